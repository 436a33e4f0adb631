"""The write queue: acts of all tables on their way into the store, many in one commit."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import Final

from heliopolis.table.errors import Stale
from heliopolis.table.keeping.pending import PendingAct
from heliopolis.table.keeping.store import Store

Settled = Callable[[Exception | None], None]
"""Called once an act is kept, with None, or refused, with the reason."""

_log: Final = logging.getLogger(__name__)


class WriteQueue:
    """Writes for one asyncio loop. Acts that arrive during a commit share the next one.

    A commit waits for the disk, so many acts in one take no longer than a single act. It calls back instead of being
    awaited: with many tables waiting at the same time, every extra task switch delays all of them.
    """

    def __init__(self, store: Store, threads: Executor) -> None:
        self._store: Final = store
        self._threads: Final = threads
        self._waiting: list[tuple[PendingAct, Settled]] = []
        self._idle: Final = asyncio.Event()
        self._idle.set()
        self.kept = 0
        """Acts kept since the start,"""
        self.commits = 0
        """in so many commits,"""
        self.commit_seconds = 0.0
        """which took so long."""

    def add(self, pending: PendingAct, settled: Settled) -> None:
        """Have an act kept; it is refused if another process was faster."""
        self._waiting.append((pending, settled))
        if self._idle.is_set():
            self._write()

    async def drain(self) -> None:
        """Wait until everything is written."""
        await self._idle.wait()

    def _write(self) -> None:
        batch, self._waiting = self._waiting, []
        if batch:
            self._idle.clear()
            self._threads.submit(self._append, batch, asyncio.get_running_loop())
        else:
            self._idle.set()

    def _append(self, batch: Sequence[tuple[PendingAct, Settled]], loop: asyncio.AbstractEventLoop) -> None:
        """Commit once, in a thread."""
        acts = [pending for pending, _ in batch]
        begun = time.monotonic()
        results: list[Exception | None]
        try:
            results = [
                None if kept else Stale(pending.seq + 1, "faster")
                for pending, kept in zip(acts, self._store.append_all(acts), strict=True)
            ]
        except Exception as error:  # noqa: BLE001 - whatever it is, everyone who waits must hear of it
            results = [error] * len(acts)
        # One commit runs at a time, so no one else counts now.
        self.kept += results.count(None)
        self.commits += 1
        self.commit_seconds += time.monotonic() - begun
        loop.call_soon_threadsafe(self._settle, batch, results)

    def _settle(self, batch: Sequence[tuple[PendingAct, Settled]], results: Sequence[Exception | None]) -> None:
        self._write()  # the next commit runs while the callbacks of this one do
        for (pending, settled), result in zip(batch, results, strict=True):
            try:
                settled(result)
            except Exception:  # noqa: BLE001 - the others must hear of their own all the same
                _log.exception("act %d of table %s", pending.seq, pending.table_id)
