"""The module Ancient Wonders: locked at the sites, claimed, built on two cells, used again and again (WON)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins import abilities, build
from heliopolis.games.origins.cells import ACROSS, DOWN, spiral_rank, x_of, y_of
from heliopolis.games.origins.choices import DIRECTION, cell_choice
from heliopolis.games.origins.state import FARM, GOLD, NONE, WONDER, Origins, Player
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.step import BIT, PlayerStep, TableStep

UNLOCKS_AT: Final = 5
SECOND_CELL: Final[list[int]] = [ACROSS, DOWN]


def unlock(origins: Origins, site: int) -> None:
    """A Wonder is unlocked when its site first reaches 5 (WON-LOCK-01)."""
    if origins.site_values[site] == UNLOCKS_AT and not origins.unlocked & BIT[site]:
        origins.unlocked |= BIT[site]
        if origins.site_wonders[site] != NONE:
            origins.tell("unlocked", origins.turn_seat, origins.site_wonders[site])


def claim_bar(origins: Origins, player: int, site: int) -> str | None:
    """Why the Wonder of a site cannot be claimed (WON-CLAIM-01, WON-CLAIM-03)."""
    me = origins.players[player]
    if origins.site_wonders[site] == NONE or not origins.unlocked & BIT[site]:
        return "WON-LOCK-01"
    if me.wonder != NONE:
        return "WON-CLAIM-03"
    return None if me.resources[GOLD] else "WON-CLAIM-01"


def claim(origins: Origins, player: int, site: int) -> None:
    """Pay one gold and take the Wonder (WON-CLAIM-01, WON-CLAIM-02)."""
    origins.spend(player, GOLD, 1)
    origins.players[player].wonder = origins.site_wonders[site]
    origins.site_wonders[site] = NONE
    origins.tell("claimed", player, origins.players[player].wonder)


class WonderDirection(TableStep[Origins]):
    """Lay the Wonder across or down (WON-BUILD-03)."""

    def table(self, origins: Origins) -> list[Choice]:
        return DIRECTION

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        return []

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.do(PlaceWonder(self.player, choice.item))


class PlaceWonder(PlayerStep[Origins]):
    """Choose its left or upper cell: both empty, one beside the City (WON-BUILD-04)."""

    def __init__(self, player: int, direction: int) -> None:
        super().__init__(player)
        self.direction: Final = direction

    def second(self) -> int:
        return SECOND_CELL[self.direction]

    def legal(self, origins: Origins) -> list[Choice]:
        me = origins.players[self.player]
        near = build.open_cells(me)
        cells = {*near, *[cell - self.second() for cell in near]}
        return [
            choice
            for choice in [cell_choice(cell) for cell in sorted(cells, key=spiral_rank)]
            if self.bar(origins, choice) is None
        ]

    def candidates(self, origins: Origins) -> list[Choice]:
        return [cell_choice(cell) for cell in build.surroundings(origins.players[self.player])]

    def asks_about(self, origins: Origins, choice: Choice) -> bool:
        return choice.kind == "cell"

    def bar(self, origins: Origins, choice: Choice) -> str | None:
        me = origins.players[self.player]
        one, other = choice.item, choice.item + self.second()
        if one in me.city or other in me.city:
            return "WON-BUILD-04"
        return None if me.touching(one) or me.touching(other) else "ORI-PLACE-01"

    def run(self, origins: Origins, choice: Choice) -> None:
        me = origins.players[self.player]
        cells = (choice.item, choice.item + self.second())
        beside = {other for cell in cells for other in me.touching(cell) if me.city[other] < FARM}
        for cell in cells:
            me.city[cell] = WONDER + me.wonder
        origins.tell("wonder_built", self.player, me.wonder, x_of(choice.item), y_of(choice.item))
        origins.do(
            abilities.Activations(self.player, (choice.item,)),
            abilities.Activations(self.player, tuple(sorted(beside, key=spiral_rank))),
        )


def wonder_beside(me: Player, cell: int) -> bool:
    """Whether the built Wonder touches a cell (WON-ACT-01)."""
    return any(me.city[other] >= WONDER for other in me.touching(cell))
