"""What a table and its store exchange: pending acts, snapshots, the methods a table calls; a store in memory.

The write queue has the acts of all tables on their way into the store, many in one commit.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import Final, NamedTuple, Protocol

from heliopolis.kernel.game import State
from heliopolis.table.acts import Act
from heliopolis.table.clocks.clock import NO_STAMP, Stamp
from heliopolis.table.errors import Stale
from heliopolis.table.header import Plain


class Snapshot(NamedTuple):
    """A saved position: after how many acts, and after which ply."""

    seq: int
    ply: int
    state: Plain


class PendingAct(NamedTuple):
    """An act from the click to the commit. The store keeps it first; only then does its table enter it."""

    table_id: str
    seq: int
    """Its number among the acts of the table. Of several writers of one number only the first succeeds."""
    record: Plain
    """The act as the store keeps it, with its time."""
    snapshot: Snapshot | None = None
    """The position after it, if that is to be saved."""
    over: bool = False
    """Whether the game ends with it."""
    keep: int | None = None
    """If it takes plies back, the last one that stays: snapshots after it are no longer part of the game."""
    act: Act = Act()
    """The act as its table enters it."""
    stamp: Stamp = NO_STAMP
    """When it was made."""
    state: State | None = None
    """The position after it, if it is a ply: entering it does not play it a second time."""
    opens: bool | None = None
    """Whether anyone may find the table from then on, if the act changes that."""


Pending = Sequence[PendingAct]
"""An act with what follows in the same click: all of it is kept, or nothing."""


class TableStore(Protocol):
    """Where a table keeps its acts: a database (``Store``) or memory (``MemoryStore``)."""

    def create(self, table_id: str, owner: str, header: Plain, snapshot: Snapshot) -> None:
        """Keep a new table and the position it begins at."""

    def append(self, *pending: PendingAct) -> None:
        """Keep an act with what follows in the same click, or raise ``Stale`` if another one has its number."""

    def append_all(self, several: Sequence[Pending]) -> list[bool]:
        """Keep acts of several tables; for each, whether it was kept and no one else was faster."""

    def acts(self, table_id: str, since: int = 0) -> list[Plain]:
        """Return the acts of a table from that number on."""

    def snapshots(self, table_id: str) -> list[tuple[int, int]]:
        """Return after how many acts, and after which plies, positions were saved, the earliest first."""

    def snapshot(self, table_id: str, seq: int) -> Snapshot:
        """Return the position saved after that many acts."""


class MemoryStore:
    """Acts and snapshots of tables, gone with the process."""

    def __init__(self) -> None:
        self._acts: Final[dict[str, list[Plain]]] = {}
        self._snapshots: Final[dict[str, list[Snapshot]]] = {}

    def create(self, table_id: str, _owner: str, _header: Plain, snapshot: Snapshot) -> None:
        self._acts[table_id], self._snapshots[table_id] = [], [snapshot]

    def append(self, *pending: PendingAct) -> None:
        if not all(self.append_all([pending])):
            raise Stale(pending[0].seq + 1, "faster")

    def append_all(self, several: Sequence[Pending]) -> list[bool]:
        return [self._append(each) for each in several]

    def _append(self, pending: Pending) -> bool:
        first = pending[0]
        acts, snapshots = self._acts[first.table_id], self._snapshots[first.table_id]
        if first.seq != len(acts):
            return False
        acts.extend(each.record for each in pending)
        snapshots.extend(each.snapshot for each in pending if each.snapshot is not None)
        if first.keep is not None:
            snapshots[:] = [each for each in snapshots if each.ply <= first.keep]
        return True

    def acts(self, table_id: str, since: int = 0) -> list[Plain]:
        return self._acts[table_id][since:]

    def snapshots(self, table_id: str) -> list[tuple[int, int]]:
        return [(each.seq, each.ply) for each in self._snapshots[table_id]]

    def snapshot(self, table_id: str, seq: int) -> Snapshot:
        return next(each for each in self._snapshots[table_id] if each.seq == seq)


Settled = Callable[[Exception | None], None]
"""Called once an act is kept, with None, or refused, with the reason."""

_log: Final = logging.getLogger(__name__)


class WriteQueue:
    """Writes for one asyncio loop. Acts that arrive during a commit share the next one.

    A commit waits for the disk, so many acts in one take no longer than a single act. It calls back instead of being
    awaited: with many tables waiting at the same time, every extra task switch delays all of them.
    """

    def __init__(self, store: TableStore, threads: Executor) -> None:
        self._store: Final = store
        self._threads: Final = threads
        self._waiting: list[tuple[Pending, Settled]] = []
        self._idle: Final = asyncio.Event()
        self._idle.set()
        self.kept = 0
        """Acts kept since the start,"""
        self.commits = 0
        """in so many commits,"""
        self.commit_seconds = 0.0
        """which took so long."""

    def add(self, pending: Pending, settled: Settled) -> None:
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

    def _append(self, batch: Sequence[tuple[Pending, Settled]], loop: asyncio.AbstractEventLoop) -> None:
        """Commit once, in a thread."""
        acts = [pending for pending, _ in batch]
        begun = time.monotonic()
        results: list[Exception | None]
        try:
            results = [
                None if kept else Stale(pending[0].seq + 1, "faster")
                for pending, kept in zip(acts, self._store.append_all(acts), strict=True)
            ]
        except Exception as error:  # noqa: BLE001 - whatever it is, everyone who waits must hear of it
            results = [error] * len(acts)
        # One commit runs at a time, so no one else counts now.
        self.kept += results.count(None)
        self.commits += 1
        self.commit_seconds += time.monotonic() - begun
        loop.call_soon_threadsafe(self._settle, batch, results)

    def _settle(self, batch: Sequence[tuple[Pending, Settled]], results: Sequence[Exception | None]) -> None:
        self._write()  # the next commit runs while the callbacks of this one do
        for (pending, settled), result in zip(batch, results, strict=True):
            try:
                settled(result)
            except Exception:  # noqa: BLE001 - the others must hear of their own all the same
                _log.exception("act %d of table %s", pending[0].seq, pending[0].table_id)
