"""The terms of a clock: what a table agrees on when it is made, and never changes."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from heliopolis.kernel.errors import BadData, quote
from heliopolis.kernel.reading import Reader

MINUTE: Final = 60
DAY: Final = 86400
LIVE: Final = "live"
"""So much time for the whole game, and some more for every turn."""
DAYS: Final = "days"
"""So many days for every turn: by correspondence."""
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
    if not 1 <= minutes <= MOST_MINUTES:
        raise BadData("minutes", "between", least=1, most=MOST_MINUTES, value=minutes)
    if not 0 <= increment <= MOST_INCREMENT:
        raise BadData("increment", "between", least=0, most=MOST_INCREMENT, value=increment)
    return ClockTerms(LIVE, minutes * MINUTE, increment, outcome=_checked(outcome))


def days_clock(days: int, off: Collection[int] = (), holiday: int = 0, outcome: str = BOT) -> ClockTerms:
    """Return a clock with that many days for a turn, not counting these days of the week and each player's holidays."""
    if not 1 <= days <= MOST_DAYS:
        raise BadData("days", "between", least=1, most=MOST_DAYS, value=days)
    if not 0 <= holiday <= MOST_HOLIDAY:
        raise BadData("holiday", "between", least=0, most=MOST_HOLIDAY, value=holiday)
    if not set(off) < set(range(WEEK)):
        raise BadData("off", "whole-week")
    return ClockTerms(DAYS, days * DAY, 0, tuple(sorted(set(off))), holiday, _checked(outcome))


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
    if outcome not in OUTCOMES:
        raise BadData("outcome", "one-of", known=", ".join(OUTCOMES), value=quote(outcome))
    return outcome
