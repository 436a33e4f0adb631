"""Places: the tables in memory, who watches them, and what is about to be done there."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from heliopolis.table.store import Addition
from heliopolis.table.table import Draft, Table


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

    def busy(self) -> bool:
        """Whether somebody looks at the table, acts there or thinks about it."""
        return self.lock.locked() or bool(self.watches) or self.thinking is not None

    def standing(self) -> object:
        """What chance and bots look at: as long as it stays the same, they go on with what they are about to do."""
        record = self.table.record
        return record.moved, record.needs(), record.request

    def tell(self) -> None:
        """Tell all who watch."""
        for watch in self.watches:
            watch.tell()


class Making:
    """An act on its way into the record; the lock of its place is held until that is settled."""

    def __init__(self, place: Place, draft: Draft) -> None:
        self.place: Final = place
        self.made: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self._draft: Final = draft

    def addition(self) -> Addition:
        """What the store is to keep."""
        draft = self._draft
        return Addition(self.place.table.id, draft.seq, draft.data, draft.snapshot, draft.over, draft.keep)

    def enter(self) -> None:
        """The act is kept."""
        try:
            self.place.table.enter(self._draft)
        except Exception as error:
            self.settle(error)
            raise
        self.settle(None)

    def settle(self, fault: Exception | None) -> None:
        """Tell whoever waits for it, if they still do."""
        self.place.lock.release()
        if self.made.done():
            return
        if fault is None:
            self.made.set_result(None)
        else:
            self.made.set_exception(fault)
