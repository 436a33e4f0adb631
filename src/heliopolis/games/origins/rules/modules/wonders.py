"""The module Ancient Wonders: locked at the sites, claimed, and built on two cells (WON)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.cells import ACROSS, DOWN, spiral_rank, x_of, y_of
from heliopolis.games.origins.position.choices import DIRECTION, cell_choice, cell_choices
from heliopolis.games.origins.position.state import FARM, GOLD, NONE, WONDER, Origins, OriginsPlayer
from heliopolis.games.origins.rules.abilities.activation import Activations
from heliopolis.games.origins.rules.actions import Action
from heliopolis.games.origins.rules.building.placing import open_cells, surroundings
from heliopolis.games.origins.rules.payment import shortage
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import FieldRange, Frame
from heliopolis.kernel.position import put
from heliopolis.kernel.step import BIT, PlayerStep, Step, TableStep

UNLOCKS_AT: Final = 5
SECOND_CELL: Final[list[int]] = [ACROSS, DOWN]


def unlock(origins: Origins, site: int) -> None:
    """Unlock a Wonder when its site first reaches 5 (WON-LOCK-01)."""
    if origins.site_values[site] == UNLOCKS_AT and not origins.unlocked & BIT[site]:
        origins.unlocked |= BIT[site]
        if origins.site_wonders[site] != NONE:
            origins.tell("unlocked", origins.turn_seat, origins.site_wonders[site])


class Claiming(Action):
    """Pay one gold and take the Wonder of a site (WON-CLAIM-01..03)."""

    def __init__(self, site: int) -> None:
        self._site: Final = site

    def bar(self, origins: Origins, player: int) -> str | None:
        me = origins.players[player]
        if me.wonder != NONE:
            return "WON-CLAIM-03"
        if origins.site_wonders[self._site] == NONE:
            return "WON-CLAIM-01"
        if not origins.unlocked & BIT[self._site]:
            return "WON-LOCK-01"
        return None if me.resources[GOLD] else "WON-CLAIM-01"

    def missing(self, origins: Origins, player: int) -> list[Event]:
        if origins.players[player].wonder != NONE:
            return []
        if origins.site_wonders[self._site] == NONE:
            return [("no_wonder", player)]
        if not origins.unlocked & BIT[self._site]:
            return [("site_shows", player, origins.site_values[self._site])]
        return shortage(origins, player, 0, 0, 0, 1)

    def steps(self, origins: Origins, player: int) -> list[Step[Origins]]:
        me = origins.players[player]
        origins.spend(player, GOLD, 1)
        me.wonder = origins.site_wonders[self._site]
        origins.site_wonders = put(origins.site_wonders, self._site, NONE)
        origins.tell("claimed", player, me.wonder)
        return []


def may_be_built(me: OriginsPlayer) -> bool:
    """Return whether a Wonder is claimed and not yet built (WON-BUILD-01)."""
    return me.wonder != NONE and me.wonder_cell() == NONE


class WonderDirection(TableStep[Origins]):
    """Lay the Wonder across or down (WON-BUILD-03)."""

    def fits(self, origins: Origins) -> bool:
        return may_be_built(origins.players[self.player])

    def table(self, origins: Origins) -> list[Choice]:
        return DIRECTION

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.do(PlaceWonder(self.player, choice.item))


class PlaceWonder(PlayerStep[Origins]):
    """Choose its left or upper cell: both empty, one beside the City (WON-BUILD-04)."""

    def __init__(self, player: int, direction: int) -> None:
        super().__init__(player)
        self.direction: Final = direction

    def fits(self, origins: Origins) -> bool:
        return may_be_built(origins.players[self.player])

    def second(self) -> int:
        return SECOND_CELL[self.direction]

    def legal(self, origins: Origins) -> list[Choice]:
        me = origins.players[self.player]
        near = open_cells(me)
        cells = {*near, *[cell - self.second() for cell in near]}
        return [choice for choice in cell_choices(list(cells)) if self.barred_by(origins, choice) is None]

    def candidates(self, origins: Origins) -> list[Choice]:
        return [cell_choice(cell) for cell in surroundings(origins.players[self.player])]

    def asks_about(self, origins: Origins, choice: Choice) -> bool:
        return choice.kind == "cell"

    def barred_by(self, origins: Origins, choice: Choice) -> str | None:
        me = origins.players[self.player]
        one, other = choice.item, choice.item + self.second()
        if one in me.city or other in me.city:
            return "WON-BUILD-04"
        return None if me.touching(one) or me.touching(other) else "ORI-PLACE-01"

    def run(self, origins: Origins, choice: Choice) -> None:
        me = origins.players[self.player]
        cells = (choice.item, choice.item + self.second())
        beside = {other for cell in cells for other in me.touching(cell) if me.city[other] < FARM}
        me.city = {**me.city, **dict.fromkeys(cells, WONDER + me.wonder)}
        origins.tell("wonder_built", self.player, me.wonder, x_of(choice.item), y_of(choice.item))
        origins.do(
            Activations(self.player, (choice.item,)),
            Activations(self.player, tuple(sorted(beside, key=spiral_rank))),
        )


FRAMES: Final[tuple[Frame, ...]] = (
    Frame(WonderDirection, (PlaceWonder,)),
    Frame(PlaceWonder, (Activations, Activations), direction=FieldRange(0, 1)),
)
