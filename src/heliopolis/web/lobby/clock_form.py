"""The clock in the form for a new game: what can be agreed on about time, and what the form asks for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from heliopolis.kernel.errors import BadData, quote
from heliopolis.table.clocks.terms import (
    BOT,
    DAYS,
    KINDS,
    LIVE,
    MOST_DAYS,
    MOST_HOLIDAY,
    MOST_INCREMENT,
    MOST_MINUTES,
    OUTCOMES,
    WEEK,
    ClockTerms,
    days_clock,
    live_clock,
)
from heliopolis.web.server.preferences import Translator

NO_CLOCK: Final = "none"
USUAL: Final = {"minutes": 20, "increment": 15, "days": 3, "holiday": 0}
"""What the form proposes."""
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}\Z")


def clock_fields(say: Translator) -> Mapping[str, object]:
    """Return what the form needs: the bounds of its numbers, what it proposes, and what can happen when time is up."""
    return {
        "usual": USUAL,
        "minutes": MOST_MINUTES,
        "increment": MOST_INCREMENT,
        "days": MOST_DAYS,
        "holiday": MOST_HOLIDAY,
        "bot": BOT,
        "outcomes": [(each, say(f"clock-outcome-{each}")) for each in OUTCOMES],
    }


def read_clock(form: Mapping[str, str]) -> ClockTerms | None:
    """Return what a form asks for; nothing if it wants no clock."""
    kind = form.get("clock", NO_CLOCK)
    outcome = form.get("outcome", BOT)
    if kind == NO_CLOCK:
        return None
    if kind == LIVE:
        return live_clock(_read(form, "minutes"), _read(form, "increment"), outcome)
    if kind == DAYS:
        off = [day for day in range(WEEK) if form.get(f"off{day}")]
        return days_clock(_read(form, "days"), off, _read(form, "holiday"), outcome)
    raise BadData("clock", "one-of", known=", ".join([NO_CLOCK, *KINDS]), value=quote(kind))


def _read(form: Mapping[str, str], name: str) -> int:
    told = form.get(name, str(USUAL[name]))
    if not _NUMBER.match(told):
        raise BadData(name, "number", value=quote(told))
    return int(told)
