"""A store in memory, for a table that needs no database, such as one in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heliopolis.table.errors import Stale
from heliopolis.table.header import Plain
from heliopolis.table.keeping.pending import PendingAct, Snapshot


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
