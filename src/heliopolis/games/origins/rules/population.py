"""Grow the Population (ORI-POP)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.components import BASES, FIRST_BASES
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.payment import due, shortage
from heliopolis.games.origins.rules.scoring import LAST_BASE
from heliopolis.kernel.event import Event
from heliopolis.kernel.step import Step


def food_price(origins: Origins, player: int) -> int:
    """The Food of the leftmost base still on the track (ORI-POP-01)."""
    return origins.components.population_food[origins.players[player].bases - FIRST_BASES]


def grow_bar(origins: Origins, player: int) -> str | None:
    """Why the Population cannot grow."""
    me = origins.players[player]
    if me.bases == BASES:
        return "ORI-POP-04"
    return None if me.can_pay(0, food_price(origins, player), 0) else "ORI-POP-01"


def grow_missing(origins: Origins, player: int) -> list[Event]:
    """The Food that the next base lacks."""
    if origins.players[player].bases == BASES:
        return []
    return shortage(origins, player, 0, food_price(origins, player), 0)


def grow(origins: Origins, player: int) -> None:
    """Pay the Food, then a base comes home (ORI-POP-01)."""
    origins.do_all([*due(player, 0, food_price(origins, player), 0), NewBase(player)])


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
