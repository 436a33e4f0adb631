"""Grow the Population (ORI-POP)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.components import BASES, FIRST_BASES
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.actions import Action
from heliopolis.games.origins.rules.payment import Pay, due, shortage
from heliopolis.games.origins.rules.scoring import LAST_BASE
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import Frame
from heliopolis.kernel.step import Step


def food_price(origins: Origins, player: int) -> int:
    """Return the Food of the leftmost base still on the track (ORI-POP-01)."""
    return origins.components.population_food[origins.players[player].bases - FIRST_BASES]


class NewBase(Step[Origins]):
    """A base comes home; the last one brings points (ORI-POP-03)."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def fits(self, origins: Origins) -> bool:
        return origins.players[self.player].bases < BASES

    def resolve(self, origins: Origins) -> None:
        me = origins.players[self.player]
        me.bases += 1
        origins.tell("grown", self.player, me.bases)
        if me.bases == BASES:
            origins.score(self.player, origins.components.last_base_points, LAST_BASE)


class Growing(Action):
    """Pay the Food of a base, which comes home (ORI-POP-01)."""

    begins = ((Pay, NewBase),)

    def bar(self, origins: Origins, player: int) -> str | None:
        me = origins.players[player]
        if me.bases == BASES:
            return "ORI-POP-04"
        return None if me.can_pay(0, food_price(origins, player), 0) else "ORI-POP-01"

    def missing(self, origins: Origins, player: int) -> list[Event]:
        if origins.players[player].bases == BASES:
            return []
        return shortage(origins, player, 0, food_price(origins, player), 0)

    def steps(self, origins: Origins, player: int) -> list[Step[Origins]]:
        return [*due(player, 0, food_price(origins, player), 0), NewBase(player)]


FRAMES: Final[tuple[Frame, ...]] = (Frame(NewBase),)
