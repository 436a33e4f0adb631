"""Executors: where many alike tasks are done, games of a contest as a rule: in this process or in several."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from functools import partial
from typing import Final, Protocol, TypeVar

from heliopolis.kernel.errors import HeliopolisError
from heliopolis.workers import Lane, Pool, WorkerDied

T = TypeVar("T")
R = TypeVar("R")
TASKS: Final = "tasks"


class Executor(Protocol):
    """Makes a call with each task and yields what came of it as it comes, in any order; closed, it stops at once."""

    def __call__(self, call: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]: ...


class ExecutorLost(HeliopolisError):
    """Where games were played, no more can be."""


def in_process(call: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
    """Do everything here, one task after the other."""
    for task in tasks:
        yield call(task)


def processes(number: int = 0) -> Executor:
    """Have it done in that many worker processes (0: one for each core)."""
    workers = number or cores()

    def executor(call: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        with Pool({TASKS: Lane(workers)}) as pool:
            yield from _done(pool, workers, call, tasks)

    return executor


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _done(pool: Pool, workers: int, call: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
    """Yield one task for each worker at a time: which comes next may depend on those before."""
    pending: set[Future[R]] = set()
    for task in tasks:
        while len(pending) >= workers:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            yield from map(_result, done)
        pending.add(pool.submit(TASKS, partial(call, task)))
    while pending:
        done, pending = wait(pending, return_when=FIRST_COMPLETED)
        yield from map(_result, done)


def _result(done: Future[R]) -> R:
    try:
        return done.result()
    except WorkerDied:
        raise ExecutorLost("executor-lost") from None
