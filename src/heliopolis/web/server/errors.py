"""What visitors are refused, and the status with which each kind of error is answered."""

from __future__ import annotations

from typing import Final

from heliopolis.kernel.errors import HeliopolisError, UnknownName
from heliopolis.table.errors import Broken, Closed, NotNow, NotYourTurn, Stale, TooMany

POLICY: Final = 1008
"""The code that closes a socket that may not be opened, or not continue."""
FLOODED: Final = "heliopolis.flooded"
"""Set in the scope of a socket that was closed because of what came over it."""


class BadForm(HeliopolisError):
    """What was sent cannot be read, or lacks something."""


class NotAllowed(HeliopolisError):
    """This is for someone else to do."""


class TooLarge(HeliopolisError):
    """More was sent than anyone may send."""


class TooSlow(HeliopolisError):
    """What was sent did not come to its end in time."""


class WrongHost(HeliopolisError):
    """The request is for a server of another name."""


STATUS: Final[dict[type[HeliopolisError], int]] = {
    NotAllowed: 403,
    NotYourTurn: 403,
    UnknownName: 404,
    TooSlow: 408,
    Broken: 409,
    Closed: 409,
    NotNow: 409,
    Stale: 409,
    TooLarge: 413,
    WrongHost: 421,
    TooMany: 429,
}


def status_of(error: HeliopolisError) -> int:
    """Return the status of the answer; any other error says what is wrong with the request."""
    return next((status for kind, status in STATUS.items() if isinstance(error, kind)), 400)
