"""The calendar of a clock: which moments count, how long they are together, and when a time has passed.

Moments are seconds since 1970, and days are those of UTC, which is no one's in particular.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from heliopolis.table.clocks.terms import DAY, WEEK

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
