"""A tape: a game that can be wound to any ply, be it of a table or of a journal that was opened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import State
from heliopolis.kernel.journal import Journal
from heliopolis.kernel.replay import Record
from heliopolis.table.table import Table


class Moment(NamedTuple):
    """One ply: in which turn, whose turn, whose doing, and what it came to."""

    ply: int
    turn: int
    whose: int
    seat: int
    choice: str
    told: tuple[Event, ...]


class Tape:
    """The plies of a game, and the position after each, as far as the present rules lead."""

    def __init__(
        self,
        journal: Journal,
        names: tuple[str, ...],
        moments: Sequence[Moment],
        at: Callable[[int], State],
        record: Record | None = None,
    ) -> None:
        self.journal: Final = journal
        self.game: Final = journal.game
        self.names: Final = names
        self.moments: Final = moments
        self.record: Final = record
        """The journal that was opened, as it was written."""
        self._at: Final = at

    def at(self, ply: int) -> State:
        """The position after a ply, or the last one before it that is known."""
        return self._at(min(ply, self.known))

    @property
    def known(self) -> int:
        """To which ply the positions are known."""
        return self.plies if self.record is None else len(self.record.journal.plies)

    @property
    def plies(self) -> int:
        """How many plies there are."""
        return self.moments[-1].ply

    def turns(self) -> list[Moment]:
        """The first ply of every turn."""
        return [
            moment for before, moment in zip(self.moments, self.moments[1:], strict=False) if moment.turn != before.turn
        ]

    def turn_before(self, ply: int) -> int:
        """The position at the beginning of the turn of a ply, or of the turn before if it is that."""
        starts = [moment.ply - 1 for moment in self.turns() if moment.ply - 1 < ply]
        return starts[-1] if starts else 0

    def turn_after(self, ply: int) -> int:
        """The position at the end of the turn that follows a ply."""
        starts = [moment.ply - 1 for moment in self.turns() if moment.ply - 1 > ply]
        return starts[0] if starts else self.plies


def tape_of_table(table: Table, names: tuple[str, ...]) -> Tape:
    """The tape of a table up to now."""
    moments = [
        Moment(entry.ply, entry.turn, entry.whose, entry.seat, entry.choice, tuple(entry.told))
        for entry in table.record.entries
    ]
    return Tape(table.journal(), names, moments, table.at)


def tape_of_record(record: Record) -> Tape:
    """The tape of a journal, played through once to hear what it tells."""
    journal = record.journal
    state = journal.at(0)
    moments = [Moment(0, 0, CHANCE, CHANCE, "", tuple(state.events))]
    for number, ply in enumerate(journal.plies, 1):
        told = state.play(state.choice(ply.choice))
        moments.append(Moment(number, ply.turn, ply.turn_seat, ply.seat, ply.choice, tuple(told)))
    for number, ply in enumerate(record.plies[len(journal.plies) :], len(journal.plies) + 1):
        moments.append(Moment(number, ply.turn, ply.turn_seat, ply.seat, ply.choice, ()))
    return Tape(journal, tuple(journal.players), moments, journal.at, record)
