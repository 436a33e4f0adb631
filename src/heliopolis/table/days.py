"""Days, the same for all servers and browsers: they begin at midnight, universal time."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime, timedelta
from typing import Final

DAY: Final = timedelta(days=1)


def now() -> float:
    """Return the time, in seconds since 1970."""
    return time.time()


def today() -> date:
    """Return the day it is."""
    return datetime.fromtimestamp(now(), UTC).date()


def end_of(day: date) -> int:
    """Return when a day is over, in seconds since 1970."""
    after = day + DAY
    return int(datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp())
