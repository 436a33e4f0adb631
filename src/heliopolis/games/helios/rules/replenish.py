"""Phase 3 and the deal of tiles: land, action tiles, the dragon, free cubes (HEL-REPL, HEL-N2, HEL-N3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heliopolis.games.helios.position.choices import DEAL, MATERIALS, REVEAL, SYMBOLS
from heliopolis.games.helios.position.ranges import SYMBOL
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.position.tiles import NO_TILE
from heliopolis.games.helios.rules.cubes import GiveCube
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.frame import FieldRange, Frame
from heliopolis.kernel.position import put
from heliopolis.kernel.step import ChanceStep, Step

COLUMN_LENGTH: Final = 6
ADDITIONAL: Final = len(MATERIALS)
"""The place of the mixed stack among the land stacks."""


class Replenish(Step[Helios]):
    """New land, new action tiles, then the dragon and the free cubes (HEL-REPL-01..07)."""

    def ends_turn(self) -> bool:
        return True

    def resolve(self, helios: Helios) -> None:
        helios.begin_turn(CHANCE)
        helios.tell("replenished", CHANCE, helios.round_number)
        remove_land(helios)
        if keeps_display(helios):
            helios.do(ShowLand(), PassDragon())
        else:
            helios.do(ShowLand(), Deal(0, COLUMN_LENGTH), PassDragon())


def keeps_display(helios: Helios) -> bool:
    """Return whether two players keep the display for a second round (HEL-N2-03)."""
    return helios.seats == 2 and helios.round_number % 2 == 1


def remove_land(helios: Helios) -> None:
    """Remove land tiles that no one took (HEL-REPL-01)."""
    helios.unshare()
    for stack, kind in enumerate(helios.shown):
        if kind != NO_TILE:
            helios.removed[kind] += 1
            helios.shown = put(helios.shown, stack, NO_TILE)
            helios.tell("land_removed", CHANCE, kind)


def discard_display(helios: Helios) -> None:
    """Action tiles left in the columns are discarded (HEL-TURN-06)."""
    discard(helios, [symbol * 4 + colour for symbol, column in enumerate(helios.columns) for colour in column])
    helios.columns = [()] * len(helios.columns)


def discard(helios: Helios, tiles: Sequence[int]) -> None:
    """Put action tiles, as symbol * 4 + colour, on the discards of their symbols."""
    helios.unshare()
    for tile in tiles:
        helios.discards[tile // 4][tile % 4] += 1


class ShowLand(ChanceStep[Helios]):
    """The top tile of each land stack is turned up with its cube; only the mixed one is a surprise (HEL-SETUP-14)."""

    def fits(self, helios: Helios) -> bool:
        return helios.shown == [NO_TILE] * len(helios.shown)

    def outcomes(self, helios: Helios) -> tuple[list[Choice], list[int]]:
        return REVEAL, helios.additional

    def run(self, helios: Helios, choice: Choice) -> None:
        helios.unshare()
        shown = helios.shown[:]
        for colour in range(ADDITIONAL):
            if helios.stacks[colour]:
                helios.stacks[colour] -= 1
                shown[colour] = colour
        helios.additional[choice.item] -= 1
        shown[ADDITIONAL] = choice.item
        helios.shown = shown
        helios.tell("shown", CHANCE, choice.item)


class Deal(Step[Helios]):
    """Deal ``left`` more tiles to a column; an empty pile is refilled from its discards (HEL-REPL-04, -05)."""

    def __init__(self, symbol: int, left: int) -> None:
        self.symbol: Final = symbol
        self.left: Final = left

    def fits(self, helios: Helios) -> bool:
        # The one tile that is already on its way is for this column, and the columns after it are still empty.
        above = helios.todo[-1]
        coming = 1 if isinstance(above, DealTile) else 0
        own = not isinstance(above, DealTile) or above.symbol == self.symbol
        room = len(helios.columns[self.symbol]) + coming + self.left <= COLUMN_LENGTH
        return own and room and not any(helios.columns[self.symbol + 1 :])

    def resolve(self, helios: Helios) -> None:
        helios.unshare()
        pile = helios.piles[self.symbol]
        discards = helios.discards[self.symbol]
        if self.left and not any(pile) and any(discards):
            for colour, tiles in enumerate(discards):
                pile[colour] = tiles
                discards[colour] = 0
            helios.tell("reshuffled", CHANCE, self.symbol)
        if self.left and any(pile):
            helios.do(DealTile(self.symbol), Deal(self.symbol, self.left - 1))
        elif self.symbol + 1 < len(SYMBOLS):
            helios.do(Deal(self.symbol + 1, COLUMN_LENGTH))


class DealTile(ChanceStep[Helios]):
    """The next action tile of a pile comes to the bottom of its column (HEL-SETUP-02)."""

    def __init__(self, symbol: int) -> None:
        self.symbol: Final = symbol

    def fits(self, helios: Helios) -> bool:
        return any(helios.piles[self.symbol])

    def outcomes(self, helios: Helios) -> tuple[list[Choice], list[int]]:
        return DEAL_OF[self.symbol], helios.piles[self.symbol]

    def run(self, helios: Helios, choice: Choice) -> None:
        colour = choice.item % 4
        helios.unshare()
        helios.piles[self.symbol][colour] -= 1
        helios.columns = put(helios.columns, self.symbol, (*helios.columns[self.symbol], colour))
        helios.tell("dealt", CHANCE, self.symbol, colour)


DEAL_OF: Final[list[list[Choice]]] = [DEAL[4 * symbol : 4 * symbol + 4] for symbol in range(len(SYMBOLS))]


class PassDragon(Step[Helios]):
    """The next player starts; the third and fourth from there get a cube (HEL-REPL-06, HEL-REPL-07)."""

    def resolve(self, helios: Helios) -> None:
        helios.first = (helios.first + 1) % helios.seats
        helios.tell("dragon", helios.first)
        helios.do(*[FreeCube((helios.first + place) % helios.seats) for place in range(2, helios.seats)])


class FreeCube(Step[Helios]):
    """A turn of its own for a free cube (HEL-REPL-07)."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def ends_turn(self) -> bool:
        return True

    def resolve(self, helios: Helios) -> None:
        helios.begin_turn(self.player)
        helios.do(GiveCube(self.player))


FRAMES: Final[tuple[Frame, ...]] = (
    Frame(Replenish, (ShowLand, PassDragon), (ShowLand, Deal, PassDragon)),
    Frame(ShowLand),
    Frame(Deal, (DealTile, Deal), (Deal,), symbol=SYMBOL, left=FieldRange(0, COLUMN_LENGTH)),
    Frame(DealTile, symbol=SYMBOL),
    Frame(PassDragon, (FreeCube, FreeCube)),
    Frame(FreeCube, (GiveCube,)),
)
