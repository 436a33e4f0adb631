"""What a table refuses; each error is the caller's to mend, and nothing has changed."""

from __future__ import annotations

from heliopolis.kernel.errors import Argument, HeliopolisError, Message


class NotYourTurn(HeliopolisError):
    """Someone else is asked, or no one is."""


class NotNow(HeliopolisError):
    """The table does not allow this act at this moment."""


class TimeUp(NotNow):
    """The player to move has run out of time."""


class Stale(HeliopolisError):
    """The table has gone on since the caller looked at it; ``version`` is the one it is at, if known."""

    def __init__(self, current: int, said: str | Message, **args: Argument) -> None:
        super().__init__(said, **args)
        self.version = current
        self.args = (current, self.message)


class TooMany(HeliopolisError):
    """A limit is reached."""


class Closed(HeliopolisError):
    """The owner of the tables lets no one act for now."""


class Broken(HeliopolisError):
    """A kept game that cannot continue; people can still look at it."""
