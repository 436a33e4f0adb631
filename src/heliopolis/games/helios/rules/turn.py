"""The action turn: take an action tile, act, and be rewarded for a set of four (HEL-TURN, HEL-PASS, HEL-BA)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.position.choices import ACTIVATE, BUY, COLUMN, PASS, SPACE
from heliopolis.games.helios.position.ranges import SPACE as PLACE
from heliopolis.games.helios.position.ranges import SYMBOL
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.actions import STARTS, BonusAction, act
from heliopolis.games.helios.rules.replenish import discard, discard_display, keeps_display
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.frame import FieldRange, Frame, Row
from heliopolis.kernel.position import put
from heliopolis.kernel.step import BIT, Step, TableStep

GRAY: Final = 3
SET: Final = 4
"""The tiles under one space that earn a bonus action."""

COLUMNS: Final[list[Choice]] = [*COLUMN, PASS, *BUY, *ACTIVATE]
"""Characters are asked about too, to say that their phase comes later."""
TOO_EARLY: Final = (BIT[len(COLUMNS)] - 1) ^ (BIT[len(COLUMN) + 1] - 1)


class Turns(Step[Helios]):
    """One turn after the other, clockwise; then the tiles left are discarded (HEL-ROUND-03, HEL-TURN-06)."""

    def __init__(self, done: int) -> None:
        self.done: Final = done

    def fits(self, helios: Helios) -> bool:
        in_turn = (helios.first + self.done - 1) % helios.seats == helios.turn_seat
        return in_turn and 0 < self.done <= helios.seats * turns_a_round(helios.seats)

    def ends_turn(self) -> bool:
        return True

    def resolve(self, helios: Helios) -> None:
        if self.done < helios.seats * turns_a_round(helios.seats):
            player = (helios.first + self.done) % helios.seats
            helios.begin_turn(player)
            helios.do(TakeTile(player), Turns(self.done + 1))
        elif not keeps_display(helios):
            discard_display(helios)


def turns_a_round(seats: int) -> int:
    """Return how often each player has an action turn in a round (HEL-ROUND-03)."""
    return 6 if seats == 3 else 4


class TakeTile(TableStep[Helios]):
    """Take the lowest tile of a column, or pass without one (HEL-TURN-01, HEL-PASS-02)."""

    def table(self, helios: Helios) -> list[Choice]:
        return COLUMNS

    def bars(self, helios: Helios) -> list[tuple[str, int]]:
        empty = 0
        for symbol, column in enumerate(helios.columns):
            if not column:
                empty |= BIT[symbol]
        return [("HEL-TURN-02", empty), ("HEL-CHAR-01", TOO_EARLY)]

    def run(self, helios: Helios, choice: Choice) -> None:
        if choice is PASS:
            helios.tell("passed", self.player)
            return
        symbol = choice.item
        column = helios.columns[symbol]
        colour = column[-1]
        helios.columns = put(helios.columns, symbol, column[:-1])
        helios.tell("took_tile", self.player, symbol, colour)
        if colour == GRAY:
            helios.do(GraySpace(self.player, symbol))
        else:
            store(helios, self.player, symbol, colour, colour)


class GraySpace(TableStep[Helios]):
    """A grey tile goes under a space of any colour and stays there (HEL-TURN-04)."""

    def __init__(self, player: int, symbol: int) -> None:
        super().__init__(player)
        self.symbol: Final = symbol

    def table(self, helios: Helios) -> list[Choice]:
        return SPACE

    def run(self, helios: Helios, choice: Choice) -> None:
        store(helios, self.player, self.symbol, GRAY, choice.item)


def store(helios: Helios, player: int, symbol: int, colour: int, space: int) -> None:
    """Put the tile under its space, then act; a fourth one earns a bonus action afterwards (HEL-TURN-05, HEL-BA-04)."""
    me = helios.players[player]
    me.spaces = put(me.spaces, space, (*me.spaces[space], symbol * 4 + colour))
    helios.tell("stored", player, symbol, colour, space)
    if len(me.spaces[space]) == SET:
        helios.do(BonusAction(player), DiscardSet(player, space))
        helios.tell("set", player, space)
    act(helios, player, symbol)


class DiscardSet(Step[Helios]):
    """The four tiles of a set go to the discard pile (HEL-BA-06)."""

    def __init__(self, player: int, space: int) -> None:
        self.player: Final = player
        self.space: Final = space

    def fits(self, helios: Helios) -> bool:
        return len(helios.players[self.player].spaces[self.space]) == SET

    def resolve(self, helios: Helios) -> None:
        me = helios.players[self.player]
        discard(helios, me.spaces[self.space])
        me.spaces = put(me.spaces, self.space, ())
        helios.tell("set_discarded", self.player, self.space)


_STORED: Final[tuple[Row, ...]] = (*STARTS, *[(*action, BonusAction, DiscardSet) for action in STARTS])
"""What follows a tile under its space: its action, and after a set of four the bonus action."""

FRAMES: Final[tuple[Frame, ...]] = (
    Frame(Turns, (TakeTile, Turns), done=FieldRange(0, 18)),
    Frame(TakeTile, (GraySpace,), *_STORED),
    Frame(GraySpace, *_STORED, symbol=SYMBOL),
    Frame(DiscardSet, space=PLACE),
)
