"""Worker processes: the one pool in which bots think, hints and analyses are found, and contests are played."""

from __future__ import annotations

from heliopolis.workers.errors import PoolClosed, TaskFailed, TaskTimeout, WorkerDied, WorkerError
from heliopolis.workers.pool import Lane, Lease, Pool

__all__ = [
    "Lane",
    "Lease",
    "Pool",
    "PoolClosed",
    "TaskFailed",
    "TaskTimeout",
    "WorkerDied",
    "WorkerError",
]
