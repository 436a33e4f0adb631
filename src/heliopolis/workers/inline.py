"""For where there are no threads: each task is done at once, while its caller waits."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class InlineExecutor(Executor):
    """Does each task where it is asked for, in place of threads."""

    def submit(self, task: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Do the task; its future is done when this returns."""
        future: Future[R] = Future()
        try:
            future.set_result(task(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - it belongs to the task
            future.set_exception(error)
        return future
