"""Places: the tables in memory, and who watches them."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from heliopolis.table.table import Table


class Watch:
    """Somebody who looks at a table: told that it changed, never what, so that the slow skip versions."""

    def __init__(self, place: Place) -> None:
        self._place: Final = place
        self._changed: Final = asyncio.Event()

    def tell(self) -> None:
        """The table has changed."""
        self._changed.set()

    async def change(self) -> Table:
        """Wait until the table has changed since the last time, and look at it as it is then."""
        await self._changed.wait()
        self._changed.clear()
        return self._place.table

    def close(self) -> None:
        """Look no longer."""
        self._place.watches.discard(self)
        self._place.used = time.monotonic()


class Place:
    """A table in memory, with what only matters while it is there."""

    def __init__(self, table: Table, pace: float) -> None:
        self.table = table
        self.lock: Final = asyncio.Lock()
        self.watches: Final[set[Watch]] = set()
        self.used = time.monotonic()
        self.pace = pace
        self.hurry = asyncio.Event()
        """Set while bots do not wait between their choices."""
        self.plan: list[str] = []
        """What the bot will choose next, the next choice first, if nothing comes between."""
        self.plan_version = -1
        self.thinking: int | None = None
        self.driver: asyncio.Task[None] | None = None

    def tell(self) -> None:
        """Tell all who watch."""
        for watch in self.watches:
            watch.tell()
