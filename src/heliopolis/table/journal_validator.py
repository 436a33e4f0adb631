"""Journals of strangers are replayed in a process of their own, which is killed when it takes too much.

Whatever a journal does to the rules, it does it there: no one here waits for it longer than the stated time, and the
memory it takes is not ours. What passed within these limits can be read again anywhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

from heliopolis.games import game as find_game
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.kernel.journals.replay import look_through
from heliopolis.table.errors import TooMany
from heliopolis.table.thinking import UPLOAD_MEGABYTES, UPLOADS
from heliopolis.workers import Pool, TaskTimeout, WorkerDied

SECONDS: Final = 10.0
"""How long a journal may take to be replayed, the start of its process included."""
WAITING_SECONDS: Final = 20.0
"""How long a journal waits for its turn."""


class TooHeavy(HeliopolisError):
    """A journal that takes more time or memory than anyone is given."""


class JournalValidator:
    """Where journals of strangers are tried: a few at a time, and one of each visitor."""

    def __init__(self, pool: Pool, seconds: float = SECONDS, read: Callable[[str], object] | None = None) -> None:
        """Look through journals, unless a test reads them in another way."""
        self.seconds: Final = seconds
        self._pool: Final = pool
        self._read: Final = read or read_through
        self._visitors: Final[set[str]] = set()

    async def prove(self, text: str, visitor: str) -> None:
        """Return if the journal can be looked through; raise its fault if not, or what it takes too much of."""
        if visitor in self._visitors:
            raise TooMany("many-journals")
        self._visitors.add(visitor)
        try:
            await self._try_out(text)
        finally:
            self._visitors.discard(visitor)

    async def _try_out(self, text: str) -> None:
        tried = self._pool.submit(UPLOADS, partial(self._read, text), self.seconds)
        ended = asyncio.wrap_future(tried)
        await asyncio.wait([ended], timeout=WAITING_SECONDS)
        # Only what has not begun can be cancelled; what has begun ends in time.
        if tried.cancel():
            raise TooMany("many-journals")
        try:
            await ended
        except (TaskTimeout, WorkerDied, MemoryError, RecursionError):
            raise TooHeavy("heavy-journal", seconds=round(self.seconds), megabytes=UPLOAD_MEGABYTES) from None


def read_through(text: str) -> None:
    """Look through a journal by the rules of its game; called in a worker."""
    look_through(text, find_game)
