"""The terms of a clock: what a table agrees on when it is made and never changes, and which moments count by them.

Moments are seconds since 1970, and days are those of UTC, which is no one's in particular.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

from heliopolis.kernel.errors import BadData
from heliopolis.kernel.reading import Reader

MINUTE: Final = 60
DAY: Final = 86400
LIVE: Final = "live"
"""A time for the whole game, and some more for every turn."""
DAYS: Final = "days"
"""A number of days for every turn: by correspondence."""
KINDS: Final = (LIVE, DAYS)
SIGN: Final = "sign"
"""Everyone sees that time has run out, and that is all."""
BOT: Final = "bot"
"""A bot plays on until the player is back."""
LOST: Final = "lost"
"""The player has lost; a bot plays their seat to the end."""
OUTCOMES: Final = (SIGN, BOT, LOST)
STAND_IN: Final = "medium"
"""The bot that plays on: neither weak nor slow."""
WEEK: Final = 7
MOST_MINUTES: Final = 180
MOST_INCREMENT: Final = 300
MOST_DAYS: Final = 30
MOST_HOLIDAY: Final = 60


class ClockTerms(NamedTuple):
    """What a table has agreed on about time."""

    kind: str
    seconds: int
    """For the whole game of each player, or, by correspondence, for every turn."""
    increment: int = 0
    """Seconds that a turn adds to what its player has left."""
    off: tuple[int, ...] = ()
    """Days of the week, Monday is 0, on which no clock runs."""
    holiday: int = 0
    """How many days each player may be away in the whole game without their clock running."""
    outcome: str = SIGN

    def to_dict(self) -> dict[str, object]:
        """Return the terms as plain data."""
        return {**self._asdict(), "off": list(self.off)}


def live_clock(minutes: int, increment: int = 0, outcome: str = BOT) -> ClockTerms:
    """Return a clock with that many minutes for each player, and seconds for every turn."""
    seconds = Reader(minutes, "minutes").integer(1, MOST_MINUTES) * MINUTE
    return ClockTerms(
        LIVE, seconds, Reader(increment, "increment").integer(0, MOST_INCREMENT), outcome=_checked(outcome)
    )


def days_clock(days: int, off: Collection[int] = (), holiday: int = 0, outcome: str = BOT) -> ClockTerms:
    """Return a clock with that many days for a turn, not counting these days of the week and each player's holidays."""
    seconds = Reader(days, "days").integer(1, MOST_DAYS) * DAY
    Reader(holiday, "holiday").integer(0, MOST_HOLIDAY)
    if not set(off) < set(range(WEEK)):
        raise BadData("off", "whole-week")
    return ClockTerms(DAYS, seconds, 0, tuple(sorted(set(off))), holiday, _checked(outcome))


def check_people(number: int) -> None:
    """Refuse a clock where fewer than two people play."""
    if number < 2:
        raise BadData("clock", "clock-people")


def read_terms(saved: Reader) -> ClockTerms:
    """Return the terms that ``to_dict`` wrote."""
    return ClockTerms(
        KINDS[saved["kind"].one_of(KINDS)],
        saved["seconds"].integer(1),
        saved["increment"].integer(0),
        tuple(saved["off"].integers(0, WEEK - 1)),
        saved["holiday"].integer(0),
        OUTCOMES[saved["outcome"].one_of(OUTCOMES)],
    )


def _checked(outcome: str) -> str:
    return OUTCOMES[Reader(outcome, "outcome").one_of(OUTCOMES)]


THURSDAY: Final = 3
"""The first day of 1970."""

Span = tuple[float, float]
"""From a moment to another."""


def length(spans: Iterable[Span]) -> float:
    """Return how many seconds they are together."""
    return sum(end - begin for begin, end in spans)


def within(spans: Iterable[Span], begin: float, end: float) -> list[Span]:
    """Return what lies between two moments."""
    cut = [(max(begin, first), min(end, last)) for first, last in spans]
    return [(first, last) for first, last in cut if first < last]


def without(spans: Iterable[Span], gaps: Sequence[Span]) -> list[Span]:
    """Return the spans less the gaps."""
    left = list(spans)
    for begin, end in gaps:
        left = [
            part
            for first, last in left
            for part in ((first, min(last, begin)), (max(first, end), last))
            if part[0] < part[1]
        ]
    return left


def days_off(begin: float, end: float, off: Collection[int]) -> list[Span]:
    """Return the days of the week that do not count, from a moment to another."""
    days = range(int(begin // DAY), int(end // DAY) + 1) if off else ()
    return [(day * DAY, (day + 1) * DAY) for day in days if (day + THURSDAY) % WEEK in off]


def moment_after(begin: float, seconds: float, off: Collection[int], away: Sequence[Span]) -> float:
    """Return when that many seconds that count will have passed."""
    now, left = begin, seconds
    # Holidays end and a week has a day that counts, so this comes to an end.
    while True:
        tomorrow = (now // DAY + 1) * DAY
        for first, last in without([(now, tomorrow)], [*away, *days_off(now, now, off)]):
            if first + left <= last:
                return first + left
            left -= last - first
        now = tomorrow
