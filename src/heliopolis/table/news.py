"""News of lists: someone has sat down somewhere, a table is open to all, a game has begun."""

from __future__ import annotations

import asyncio
from typing import Final


class News:
    """Notifies pages that list tables of a possible change; never of which."""

    def __init__(self) -> None:
        self._waiting: Final[set[NewsWatch]] = set()

    def tell(self) -> None:
        """Notify that lists may have changed."""
        for each in self._waiting:
            each.changed.set()

    def watch(self) -> NewsWatch:
        """Hear of it until the watch is closed."""
        watch = NewsWatch(self._waiting)
        self._waiting.add(watch)
        return watch


class NewsWatch:
    """Someone who shows a list."""

    def __init__(self, waiting: set[NewsWatch]) -> None:
        self.changed: Final = asyncio.Event()
        self._waiting: Final = waiting

    async def change(self) -> None:
        """Wait until something has changed since the last call."""
        await self.changed.wait()
        self.changed.clear()

    def close(self) -> None:
        """Hear no more."""
        self._waiting.discard(self)
