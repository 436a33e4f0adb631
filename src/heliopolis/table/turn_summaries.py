"""Turns as people see them: the plies of a turn together, what the table does between turns apart from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import islice
from typing import Final, Generic, NamedTuple, TypeVar
from weakref import WeakKeyDictionary

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.chip import Chip
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import State
from heliopolis.kernel.journals.notation import Ply
from heliopolis.kernel.position import OVER
from heliopolis.table.history import TablePly
from heliopolis.table.table import Table

P = TypeVar("P", bound=Ply)


class TurnSummary(NamedTuple, Generic[P]):
    """What a seat did in one go, or, with the seat ``CHANCE``, what the table did: a round ends, cards are dealt."""

    seat: int
    first: P
    last: P
    parts: tuple[tuple[Event, ...], ...]
    """The events of each ply that has any."""

    @property
    def events(self) -> tuple[Event, ...]:
        """All its events."""
        return tuple([event for part in self.parts for event in part])


class TurnBrief(NamedTuple):
    """What a turn came to."""

    chips: tuple[Chip, ...]
    """What it brought the seat whose turn it was and cost it, in the order of the events."""
    points: int | None
    """By how many points the score sheet changed that shows what would be if the game ended; None if unknown."""
    others: tuple[tuple[int, tuple[Chip, ...]], ...]
    """The other seats that it touched, and how; all seats where it was the table's doing."""
    tale: tuple[Event, ...] = ()
    """What the seat did, in the words of the log."""
    reasons: tuple[tuple[str, int], ...] = ()
    """The lines of the score sheet that changed, by their reasons, and by how much."""

    @property
    def places(self) -> list[str]:
        """The drawn things that it was about."""
        chips = [*self.chips, *[chip for _, given in self.others for chip in given]]
        return list(dict.fromkeys(chip.place for chip in chips if chip.place))


def whose(ply: Ply) -> int:
    """Return whose doing a ply was: of chance within a turn, that of the turn."""
    return ply.turn_seat if ply.seat == CHANCE else ply.seat


class TurnBuilder(Generic[P]):
    """Plies as they become turns; ``between`` are the kinds of events with which turns end."""

    def __init__(self, between: Collection[str]) -> None:
        self._between: Final = between
        self._turns: Final[list[TurnSummary[P]]] = []
        self._apart = False
        """Whether the table acts: what chance turns up after a round has ended belongs to that."""
        self.count = 0
        """How many plies it has heard of."""
        self._last: P | None = None

    def add(self, plies: Sequence[P]) -> None:
        """Continue with these plies."""
        for ply in plies:
            self._add(ply)
            self._last = ply
        self.count += len(plies)

    def goes_on(self, plies: Sequence[P]) -> bool:
        """Return whether these are the plies it has heard of, and maybe more."""
        return 0 < self.count <= len(plies) and plies[self.count - 1] is self._last

    def newest(self, most: int) -> list[TurnSummary[P]]:
        """Return the last turns that say something, newest first."""
        return list(islice((turn for turn in reversed(self._turns) if turn.parts), most))

    def _add(self, ply: P) -> None:
        turns = self._turns
        seat = CHANCE if self._apart and ply.seat == CHANCE else whose(ply)
        own, rest = _parted(ply, self._between)
        told = (own,) if own else ()
        if not turns or turns[-1].seat != seat or (seat != CHANCE and turns[-1].first.turn != ply.turn):
            turns.append(TurnSummary(seat, ply, ply, told))
        else:
            turns[-1] = turns[-1]._replace(last=ply, parts=turns[-1].parts + told)
        if rest and seat != CHANCE:
            turns.append(TurnSummary(CHANCE, ply, ply, (rest,)))
        elif rest:
            turns[-1] = turns[-1]._replace(parts=(*turns[-1].parts, rest))
        self._apart = bool(rest) or seat == CHANCE


def turn_summaries(plies: Sequence[P], between: Collection[str], most: int) -> list[TurnSummary[P]]:
    """Return the last turns that say something, newest first.

    ``between`` are the kinds of events with which turns end.
    """
    telling: TurnBuilder[P] = TurnBuilder(between)
    telling.add(plies)
    return telling.newest(most)


_REMEMBERED: Final[WeakKeyDictionary[Table, tuple[int, TurnBuilder[TablePly]]]] = WeakKeyDictionary()
"""The turns of each table so far, since which change of rules; they go when the table goes."""


def turns_at(table: Table, most: int) -> list[TurnSummary[TablePly]]:
    """Return the last turns of a table that say something, newest first.

    Plies seen earlier are not looked at again.
    """
    plies, base = table.history.plies, table.history.base
    kept = _REMEMBERED.get(table)
    if kept is None or kept[0] != base or not kept[1].goes_on(plies):
        kept = _REMEMBERED[table] = base, TurnBuilder(table.game.wording.between)
    telling = kept[1]
    telling.add(plies[telling.count :])
    return telling.newest(most)


def _parted(ply: Ply, between: Collection[str]) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """Return the events of a ply that belong to its player, and those of the end of a round or of the game."""
    events = tuple(ply.events)
    for at, event in enumerate(events):
        if event[0] in between:
            return events[:at], events[at:]
    if isinstance(ply, TablePly) and ply.asked == OVER:
        at = len(events)
        while at and events[at - 1][0] == "score":
            at -= 1
        return events[:at], events[at:]
    return events, ()


UNKNOWN: Final = TurnBrief((), None, ())


def brief(table: Table, turn: TurnSummary[TablePly]) -> TurnBrief:
    """Return what a turn came to; where older rules played it, its positions are not known."""
    history = table.history
    if turn.first.number <= history.base:
        return UNKNOWN
    after = table.state if turn.last.number == history.ply_count else table.at(turn.last.number)
    return brief_between(table.at(turn.first.number - 1), turn, after)


def brief_between(before: State, turn: TurnSummary[P], after: State) -> TurnBrief:
    """Return what a turn came to, given the positions around it."""
    events, game = turn.events, before.game
    looks = game.looks()
    seats = {int(event[1]) for event in events} - {CHANCE, turn.seat}
    others = [(seat, tuple(looks.chips(before, events, after, seat))) for seat in sorted(seats)]
    touched = tuple([each for each in others if each[1]])
    if turn.seat == CHANCE:
        return TurnBrief((), None, touched)
    points = after.total(turn.seat) - before.total(turn.seat)
    chips = tuple(looks.chips(before, events, after, turn.seat))
    tale = tuple(looks.tale(before, events, after, turn.seat))
    changed = _sheet(after, turn.seat)
    changed.subtract(_sheet(before, turn.seat))
    reasons = tuple([(game.reasons[reason].name, number) for reason, number in changed.items() if number])
    return TurnBrief(chips, points, touched, tale, reasons)


def _sheet(state: State, seat: int) -> Counter[int]:
    """Return the points of a seat by their reasons, as if the game ended now."""
    points = Counter(dict(enumerate(state.points[seat])))
    for reason, number in state.game.final_points(state, seat) if state.todo else ():
        points[reason] += number
    return points
