"""Using tiles: which abilities may be used on an occasion, and what using one does (ORI-BUILD-08, WON-ACT)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.cells import x_of, y_of
from heliopolis.games.origins.position.choices import STOP, cell_choice
from heliopolis.games.origins.position.components import AbilityRow
from heliopolis.games.origins.position.state import AGORA, FARM, NONE, WONDER, Origins, tile_number
from heliopolis.games.origins.rules.abilities.base import ABILITIES, TileUse
from heliopolis.games.origins.rules.military import gain_bundle
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.step import PlayerStep


class Activations(PlayerStep[Origins]):
    """Use the abilities of these tiles, each at most once, in any order, or stop (ORI-BUILD-08, ORI-DIST-16)."""

    def __init__(self, player: int, cells: tuple[int, ...]) -> None:
        super().__init__(player)
        self.cells: Final = cells

    def fits(self, origins: Origins) -> bool:
        city = origins.players[self.player].city
        return len(set(self.cells)) == len(self.cells) and all(cell in city for cell in self.cells)

    def candidates(self, origins: Origins) -> list[Choice]:
        return [*[cell_choice(cell) for cell in origins.players[self.player].city], STOP]

    def asks_about(self, origins: Origins, choice: Choice) -> bool:
        return choice.kind == "cell" or choice is STOP

    def legal(self, origins: Origins) -> list[Choice]:
        # Of the whole City only these can be free.
        offered = [cell_choice(cell) for cell in self.cells]
        return [*[choice for choice in offered if self.barred_by(origins, choice) is None], STOP]

    def barred_by(self, origins: Origins, choice: Choice) -> str | None:
        if choice is STOP:
            return None
        if choice.item not in self.cells:
            return asleep(origins, self.player, choice.item)
        return use_bar(origins, self.player, choice.item, ())

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        return use_missing(origins, self.player, choice.item) if choice.item in self.cells else []

    def run(self, origins: Origins, choice: Choice) -> None:
        if choice is STOP:
            return
        rest = tuple(cell for cell in self.cells if cell != choice.item)
        if rest:
            origins.do(Activations(self.player, rest))
        use_tile(origins, self.player, choice.item, ())


def asleep(origins: Origins, player: int, cell: int) -> str:
    """Return why a tile is not used now: another occasion, or no ability (ORI-BUILD-09, WON-ACT-06)."""
    tile = origins.players[player].city.get(cell, NONE)
    if tile < FARM:
        return "ORI-BUILD-09"
    if tile >= WONDER:
        return "WON-ACT-02" if used_up(origins, player) else "WON-ACT-06"
    return "ORI-FARM-04" if tile < AGORA else "ORI-BLD-31" if tile == AGORA else "ORI-BLD-32"


def used_up(origins: Origins, player: int) -> bool:
    """Return whether the Wonder was used in this action already (WON-ACT-02)."""
    return origins.players[player].wonder_used_in == origins.action_number


def ability_row(origins: Origins, tile: int) -> AbilityRow:
    """Return what the row of a Building or Wonder says of its ability."""
    if tile >= WONDER:
        return origins.components.wonders[tile - WONDER].ability
    return origins.components.buildings[tile].ability


def use_bar(origins: Origins, player: int, cell: int, chain: tuple[int, ...]) -> str | None:
    """Return why using a tile would do nothing now, or None; ``chain`` are the Mage's Towers that led to it."""
    tile = origins.players[player].city[cell]
    if tile == AGORA:
        return None
    if FARM <= tile < WONDER or (tile >= WONDER and used_up(origins, player)):
        return asleep(origins, player, cell)
    row = ability_row(origins, tile)
    return ABILITIES[row.ability].bar(origins, TileUse(player, tile, cell, chain, row))


def use_missing(origins: Origins, player: int, cell: int) -> list[Event]:
    """Return what a tile lacks that would do nothing now."""
    tile = origins.players[player].city[cell]
    if FARM <= tile < WONDER or (tile >= WONDER and used_up(origins, player)):
        return []
    row = ability_row(origins, tile)
    return ABILITIES[row.ability].missing(origins, TileUse(player, tile, cell, (), row))


def use_tile(origins: Origins, player: int, cell: int, chain: tuple[int, ...]) -> None:
    """Use the ability of a tile where it stands."""
    tile = origins.players[player].city[cell]
    origins.tell("used", player, tile_number(tile), x_of(cell), y_of(cell))
    if tile == AGORA:
        origins.do_all(gain_bundle(origins, player, origins.components.agora_amounts))
        return
    if tile >= WONDER:
        origins.players[player].wonder_used_in = origins.action_number
    row = ability_row(origins, tile)
    origins.do_all(ABILITIES[row.ability].steps(origins, TileUse(player, tile, cell, chain, row)))
