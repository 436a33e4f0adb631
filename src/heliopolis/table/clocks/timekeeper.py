"""The timekeeper: when each act was made, how long it took, and how much time everyone has at this moment.

Time counts only while there is a server. A test of a clock sets the time.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from heliopolis.kernel.step import NOBODY
from heliopolis.table.clocks.clock import THOUSANDTH, Stamp, TableClock
from heliopolis.table.clocks.terms import SIGN, Span, days_off, length, moment_after, within, without
from heliopolis.table.errors import TimeUp
from heliopolis.table.history import TableHistory
from heliopolis.table.keeping.pending import Pending
from heliopolis.table.keeping.service import ServiceStore

BEAT_SECONDS: Final = 5.0
"""How often it is written down that a server runs."""
LAPSE_SECONDS: Final = 30.0
"""A server that has not come to write it down for this long was asleep, and its computer with it."""


class Uptime:
    """The stretches of time in which this server or one that shares its store ran."""

    def __init__(self, clock: Callable[[], float] = time.time, lapse: float = LAPSE_SECONDS) -> None:
        self._clock: Final = clock
        self._lapse: Final = lapse
        self._ahead = 0.0
        self._past: list[Span] = []
        self._began = self._seen = clock()
        self._started = False
        self.stopped = False
        """Whether time stands still because the owner lets no one act."""

    def now(self) -> float:
        """Return what time it is, for all servers of a store the same."""
        return self._clock() + self._ahead

    def served(self, begin: float, end: float) -> list[Span]:
        """Return when there was a server between two moments."""
        awake = not self.stopped and end - self._seen <= self._lapse
        return within([*self._past, (self._began, max(self._seen, end) if awake else self._seen)], begin, end)

    def beat(self, service: ServiceStore, *, stopped: bool) -> None:
        """Write down, now and then, that a server runs; unless time stands still."""
        now = self.now()
        if self.stopped or not self._started or now - self._seen > self._lapse:
            if not stopped:
                self._start(service)
        elif stopped or now - self._seen >= BEAT_SECONDS:
            self.note(service)
        self.stopped = stopped

    def note(self, service: ServiceStore) -> None:
        """Write it down right away, as a server that ends does."""
        if self._started and not self.stopped:
            self._seen = self.now()
            service.beat(self._began, self._seen)

    def _start(self, service: ServiceStore) -> None:
        self._ahead = service.ahead()
        now = self.now()
        *self._past, (self._began, _) = service.start(now)
        self._seen, self._started = now, True


TIMED: Final = frozenset({"play", "end_turn", "undo"})
"""What no one can do any more once their time has run out."""


class SeatClock(NamedTuple):
    """The clock of a seat as it is shown."""

    left: int
    """Seconds it has left."""
    due: int | None = None
    """When it will have run out, if it runs: seconds since 1970."""
    state: str = ""
    """``out`` of time, ``lost`` by it, or nothing of that."""
    away: int | None = None
    """Until when its player is away, if they are."""


class Timekeeper:
    """Time at tables with a clock."""

    def __init__(self, uptime: Uptime) -> None:
        self.uptime: Final = uptime

    def spent(self, history: TableHistory, now: float) -> float:
        """Return how long the player to move has thought since the last reading, without days off and downtime."""
        clock, seat = history.clock, history.runner()
        if clock is None or clock.since is None or seat == NOBODY:
            return 0.0
        off = days_off(clock.since, now, clock.terms.off)
        return length(without(self.uptime.served(clock.since, now), [*off, *clock.away[seat]]))

    def left(self, history: TableHistory, clock: TableClock) -> float:
        """Return how many seconds the player to move has left."""
        return clock.left[history.runner()] - self.spent(history, self.uptime.now())

    def is_up(self, history: TableHistory) -> bool:
        """Return whether the player to move has run out of time."""
        clock = history.clock
        return clock is not None and history.runner() != NOBODY and self.left(history, clock) <= 0

    def stamp(self, history: TableHistory, clock: TableClock, pending: Pending) -> Pending:
        """Return an act at a table with a clock, with its time; refuse it if its player had no time left for it."""
        seat, (first, *others) = history.runner(), pending
        if first.record["act"] in TIMED and clock.terms.outcome != SIGN and self.is_up(history):
            raise TimeUp("time-up")
        now = self.uptime.now()
        spent = None if seat == NOBODY else round(self.spent(history, now) * THOUSANDTH)
        stamp = Stamp(round(now * THOUSANDTH), spent)
        return [first._replace(record={**first.record, **stamp.to_dict()}, stamp=stamp), *others]

    # What is shown ---------------------------------------------------------------------------------

    def due(self, history: TableHistory) -> float | None:
        """Return when the player to move will run out of time, if it runs."""
        clock, seat, now = history.clock, history.runner(), self.uptime.now()
        if clock is None or clock.since is None or seat == NOBODY or self.uptime.stopped:
            return None
        return moment_after(now, self.left(history, clock), clock.terms.off, clock.away[seat])

    def faces(self, history: TableHistory) -> tuple[SeatClock, ...]:
        """Return everyone's clock; nothing where there is none."""
        clock = history.clock
        if clock is None:
            return ()
        now, due, runner = self.uptime.now(), self.due(history), history.runner()
        # While it runs the moment matters, which stays the same.
        stands = runner if due is None else NOBODY
        return tuple(
            SeatClock(
                round(self.left(history, clock) if seat == stands else clock.left[seat]),
                round(round(due, 2)) if seat == runner and due is not None else None,
                "lost" if seat in clock.lost else "out" if seat in clock.flagged else "",
                _whole(clock.away_at(seat, now)),
            )
            for seat in range(len(history.seats))
        )


def _whole(moment: float | None) -> int | None:
    return None if moment is None else round(moment)
