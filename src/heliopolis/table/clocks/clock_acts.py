"""Acts of a clock: it starts, time runs out, a player is away for some days."""

from __future__ import annotations

from dataclasses import dataclass

from heliopolis.kernel.position import OVER
from heliopolis.kernel.reading import Reader
from heliopolis.kernel.step import NOBODY
from heliopolis.table.acts import Act, SeatAct
from heliopolis.table.clocks.clock import Stamp, TableClock
from heliopolis.table.clocks.terms import DAYS, LOST, SIGN, STAND_IN
from heliopolis.table.errors import NotNow
from heliopolis.table.history import TableHistory


@dataclass(frozen=True)
class StartClock(Act, kind="clock", free=True):
    """Time runs from now on: someone is asked, and no act has said since when."""

    def check(self, history: TableHistory) -> None:
        if history.runner() == NOBODY or _clock(history).since is not None:
            raise NotNow("no-time")

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        pass  # when it was made is all that it says


@dataclass(frozen=True)
class TimeOut(Act, kind="time_out", free=True):
    """The time of a seat has run out, with what the table has agreed on for that."""

    seat: int

    def check(self, history: TableHistory) -> None:
        if history.runner() != self.seat or self.seat in _clock(history).flagged:
            raise NotNow("no-time")

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        clock = _clock(history)
        clock.run_out(self.seat)
        told = f"the time of seat{self.seat + 1} ran out"
        if clock.terms.outcome == SIGN:
            history.remark("time_out", (self.seat,), told)
            return
        lost = clock.terms.outcome == LOST
        history.hand_over(self.seat, STAND_IN)
        told += f": it lost, and {STAND_IN} plays on" if lost else f": {STAND_IN} plays on"
        history.remark("time_lost" if lost else "time_bot", (self.seat,), told, bot=STAND_IN)

    def ends(self, history: TableHistory, asked: int) -> bool:
        return asked == OVER and _clock(history).terms.outcome != SIGN


@dataclass(frozen=True)
class GoAway(SeatAct, kind="away", free=True):
    """A player is away for some of the days that the table allows; with no days they are back."""

    days: int

    def check(self, history: TableHistory) -> None:
        super().check(history)
        clock = history.clock
        if clock is None or clock.terms.kind != DAYS or not clock.terms.holiday:
            raise NotNow("no-holiday")
        if history.over():
            raise NotNow("over")
        Reader(self.days, "days").integer(0, clock.holiday[self.seat])

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        clock = _clock(history)
        if self.days:
            clock.go_away(self.seat, self.days, stamp.moment())
        else:
            clock.come_back(self.seat, stamp.moment())


def _clock(history: TableHistory) -> TableClock:
    if history.clock is None:
        raise NotNow("no-time")
    return history.clock
