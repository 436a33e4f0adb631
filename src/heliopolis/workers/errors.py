"""What can go wrong with a task in another process, besides the exceptions it raises itself."""

from __future__ import annotations


class WorkerError(RuntimeError):
    """A task was not finished, or its answer could not be sent back."""


class WorkerDied(WorkerError):
    """The process of a task ended in the middle of it, or could not be started."""


class TaskTimeout(WorkerError):
    """A task took longer than it may, and its process was killed."""


class TaskFailed(WorkerError):
    """A task raised an exception that cannot be pickled; this one has its text."""


class PoolClosed(WorkerError):
    """The pool takes no tasks any more, and those it had are dropped."""
