"""What a table and its store exchange: pending acts, snapshots, the methods a table calls; and a store in memory."""

from __future__ import annotations

from collections.abc import Sequence
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
    act: Plain
    """The act as the store keeps it."""
    snapshot: Snapshot | None = None
    """The position after it, if that is to be saved."""
    over: bool = False
    """Whether the game ends with it."""
    keep: int | None = None
    """If it takes plies back, the last one that stays: snapshots after it are no longer part of the game."""
    entry: Act | None = None
    """The act as its table enters it."""
    stamp: Stamp = NO_STAMP
    """When it was made."""
    state: State | None = None
    """The position after it, if it is a ply: entering it does not play it a second time."""
    opens: bool | None = None
    """Whether anyone may find the table from then on, if the act changes that."""
    listed: bool = False
    """Whether lists of tables change with it: someone sits down, the game begins."""
    more: tuple[PendingAct, ...] = ()
    """What follows in the same click: all of it is kept, or nothing."""

    def all(self) -> list[PendingAct]:
        """Return the act and what follows in the same click."""
        return [self, *self.more]


class TableStore(Protocol):
    """Where a table keeps its acts: a database (``Store``) or memory (``MemoryStore``)."""

    def create(self, table_id: str, owner: str, header: Plain, snapshot: Snapshot) -> None:
        """Keep a new table and the position it begins at."""

    def append(self, pending: PendingAct) -> None:
        """Keep an act, or raise ``Stale`` if another one has its number."""

    def append_all(self, pending: Sequence[PendingAct]) -> list[bool]:
        """Keep several acts; for each, whether it was kept and no one else was faster."""

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
        """Keep a new table and the position it begins at."""
        self._acts[table_id], self._snapshots[table_id] = [], [snapshot]

    def append(self, pending: PendingAct) -> None:
        """Keep an act, or raise ``Stale`` if another one has its number."""
        if not all(self.append_all([pending])):
            raise Stale(pending.seq + 1, "faster")

    def append_all(self, pending: Sequence[PendingAct]) -> list[bool]:
        """Keep several acts; for each, whether it was kept and no one else was faster."""
        return [self._append(each) for each in pending]

    def _append(self, pending: PendingAct) -> bool:
        acts, snapshots = self._acts[pending.table_id], self._snapshots[pending.table_id]
        if pending.seq != len(acts):
            return False
        for each in pending.all():
            acts.append(each.act)
            if each.snapshot is not None:
                snapshots.append(each.snapshot)
        if pending.keep is not None:
            snapshots[:] = [each for each in snapshots if each.ply <= pending.keep]
        return True

    def acts(self, table_id: str, since: int = 0) -> list[Plain]:
        """Return the acts of a table from that number on."""
        return self._acts[table_id][since:]

    def snapshots(self, table_id: str) -> list[tuple[int, int]]:
        """Return after how many acts, and after which plies, positions were saved, the earliest first."""
        return [(each.seq, each.ply) for each in self._snapshots[table_id]]

    def snapshot(self, table_id: str, seq: int) -> Snapshot:
        """Return the position saved after that many acts."""
        return next(each for each in self._snapshots[table_id] if each.seq == seq)
