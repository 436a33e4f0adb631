"""The clock of a table: what follows from its acts about time. It knows no hour: acts say when they were made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from heliopolis.kernel.reading import Reader
from heliopolis.kernel.step import NOBODY
from heliopolis.table.clocks.terms import DAY, DAYS, LOST, SIGN, ClockTerms, Span
from heliopolis.table.errors import NotNow

THOUSANDTH: Final = 1000
"""Acts give moments and times in thousandths of a second."""
WELCOME_SECONDS: Final = 60.0
"""Players who take their seat back from a bot have at least this much time."""
LATEST: Final = 10**14
"""No moment is later, in thousandths of a second since 1970."""


class Stamp(NamedTuple):
    """When an act was made, and how long the player had thought: in thousandths, at a table with a clock."""

    at: int | None = None
    spent: int | None = None

    def moment(self) -> float:
        """Return when it was made, in seconds since 1970."""
        if self.at is None:
            raise NotNow("no-time")
        return self.at / THOUSANDTH

    def to_dict(self) -> dict[str, object]:
        """Return what is written beside the act."""
        return {name: value for name, value in self._asdict().items() if value is not None}


NO_STAMP: Final = Stamp()


def read_stamp(saved: Reader) -> Stamp:
    """Return what is written beside an act."""
    at, spent = [saved[name].integer(0, LATEST) if saved.has(name) else None for name in Stamp._fields]
    return Stamp(at, spent)


class TableClock:
    """How much time everyone has left, and whose runs."""

    def __init__(self, terms: ClockTerms, seats: int) -> None:
        self.terms: Final = terms
        self.left: Final = [float(terms.seconds)] * seats
        """Seconds of each seat, when its time last began to run."""
        self.seat = NOBODY
        """Whose turn it is: chance between two questions to one player does not end it."""
        self.since: float | None = None
        """Since when time runs that is not yet taken from anyone, if that is known."""
        self.flagged: Final[set[int]] = set()
        """The seats whose time has run out."""
        self.lost: Final[list[int]] = []
        """Those that have lost by it, in that order."""
        self.holiday: Final = [terms.holiday] * seats
        """How many days each may still be away."""
        self.away: Final[list[list[Span]]] = [[] for _ in range(seats)]
        """When each was or will be away."""
        self._kept: Final[dict[int, float]] = {}
        """What each had left when their turn ended."""

    def charge(self, seat: int, stamp: Stamp) -> None:
        """Charge for an act: take what was spent until then from the seat whose time ran, if there was one."""
        if stamp.at is not None:
            self.since = stamp.moment()
        if stamp.spent is not None and seat != NOBODY:
            self.left[seat] -= stamp.spent / THOUSANDTH

    def pass_to(self, seat: int, *, answered: bool) -> None:
        """Pass to the next player; ``answered`` is whether the turn before was played, or taken back."""
        ended, self.seat = self.seat, seat
        if ended != NOBODY:
            self._kept[ended] = self.left[ended]
            if self.terms.kind == DAYS:
                self.left[ended] = float(self.terms.seconds)
            elif answered:
                self.left[ended] += self.terms.increment
            # Where a bot plays on, anyone who comes back takes the seat.
            if self.terms.outcome == SIGN and self.left[ended] > 0:
                self.flagged.discard(ended)

    def reopen(self, seat: int) -> None:
        """Let a seat continue its turn after all, with the time it had."""
        if seat in self._kept and seat != self.seat:
            self.left[seat] = self._kept[seat]

    def welcome_back(self, seat: int) -> None:
        """Give a player back their seat."""
        if seat in self.flagged:
            self.left[seat] = max(self.left[seat], WELCOME_SECONDS)
            self.flagged.discard(seat)

    def run_out(self, seat: int) -> None:
        """Note that a seat has no time left."""
        self.flagged.add(seat)
        if self.terms.outcome == LOST:
            self.lost.append(seat)

    def has_days(self, seat: int) -> bool:
        """Return whether a seat has days for its turn and they are not over: not to be there is then as agreed on."""
        return self.terms.kind == DAYS and seat not in self.flagged

    # Holidays --------------------------------------------------------------------------------------

    def away_at(self, seat: int, now: float) -> float | None:
        """Return until when a seat is away, if it is."""
        ends = [end for _, end in self.away[seat] if now < end]
        return max(ends, default=None)

    def go_away(self, seat: int, days: int, now: float) -> None:
        """Let a player take some of their days, after those that they have taken already."""
        self.holiday[seat] -= days
        begin = max([now, *(end for _, end in self.away[seat])])
        self.away[seat].append((begin, begin + days * DAY))

    def come_back(self, seat: int, now: float) -> None:
        """Bring a player back before their time: days that have not begun are theirs again."""
        kept = [(begin, min(end, now)) for begin, end in self.away[seat] if begin < now]
        ahead = sum(end - max(begin, now) for begin, end in self.away[seat] if end > now)
        self.holiday[seat] += int(ahead // DAY)
        self.away[seat][:] = kept


def ranked(ranks: Sequence[int], lost: Sequence[int]) -> list[int]:
    """Rank by the rules of the game, with players who lost on time behind all others, the first to lose last."""
    if len(ranks) == 1:
        # No one is there to be behind: the goal is reached or missed.
        return [2] if lost else list(ranks)
    still = [rank for seat, rank in enumerate(ranks) if seat not in lost]
    places = {seat: len(ranks) - order for order, seat in enumerate(lost)}
    return [places.get(seat, 1 + sum(other < rank for other in still)) for seat, rank in enumerate(ranks)]
