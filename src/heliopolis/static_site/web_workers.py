"""The pool of a browser: web workers, each with a Python of its own, think in place of processes."""

from __future__ import annotations

import asyncio
import pickle
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from typing import Final, Protocol, TypeVar, cast

from heliopolis.workers.errors import TaskTimeout, WorkerDied
from heliopolis.workers.pool import Job, Pool

R = TypeVar("R")
SLOWER: Final = 20
"""How many times slower than a server a device may be: no worker is ended that may only be slow."""


class WebWorker(Protocol):
    """A worker of the browser, as our script hands it to us."""

    def ask(self, payload: bytes) -> None:
        """Let it do a task; it does one at a time."""

    def end(self) -> None:
        """End it, in the middle of a task too."""


Begin = Callable[[Callable[[], None], Callable[[bytes | None], None]], WebWorker]
"""Starts a worker, which calls the first when it is ready for tasks and the second with each answer.

Without one if it has failed.
"""


class WebWorkerPool(Pool):
    """Does the tasks of lanes in web workers; several lanes may share one."""

    def __init__(self, lanes: Mapping[str, str], begin: Begin) -> None:
        """Make a pool; ``lanes`` gives for each lane what its worker is called."""
        super().__init__({})
        workers = {name: _Line(begin) for name in lanes.values()}
        self._lines: Final = {lane: workers[name] for lane, name in lanes.items()}

    def submit(self, lane: str, call: Callable[[], R], seconds: float = 0.0, tries: int = 1) -> Future[R]:
        """Have a call made by the worker of the lane, which is ended when that takes far too long (0: never)."""
        job = Job(call, SLOWER * seconds, tries)
        self._lines[lane].add(cast("Job[object]", job))
        return job.future


class _Line:
    """The tasks of one worker, which starts with the first of them."""

    def __init__(self, begin: Begin) -> None:
        self._begin: Final = begin
        self._jobs: Final[deque[Job[object]]] = deque()
        self._worker: WebWorker | None = None
        self._ready = False
        self._job: Job[object] | None = None
        """What it does now."""
        self._clock: asyncio.TimerHandle | None = None

    def add(self, job: Job[object]) -> None:
        """Put a task in line."""
        self._jobs.append(job)
        if self._worker is None:
            self._start()
        self._go_on()

    def _start(self) -> None:
        self._ready = False
        self._worker = self._begin(self._begun, self._answered)

    def _begun(self) -> None:
        self._ready = True
        self._go_on()

    def _go_on(self) -> None:
        while self._ready and self._worker is not None and self._job is None and self._jobs:
            job = self._jobs.popleft()
            if job.future.set_running_or_notify_cancel():
                self._job = job
                if job.seconds:
                    self._clock = asyncio.get_running_loop().call_later(job.seconds, self._expire)
                self._worker.ask(job.payload)

    def _answered(self, payload: bytes | None) -> None:
        if payload is None:
            self._fail()
        else:
            self._take().settle(pickle.loads(payload))
            self._go_on()

    def _fail(self) -> None:
        """Give up all tasks; the next one starts another worker."""
        failed = [*([self._take()] if self._job else []), *self._jobs]
        self._jobs.clear()
        self._worker = None
        for job in failed:
            if job.future.running() or job.future.set_running_or_notify_cancel():
                job.future.set_exception(WorkerDied("its worker failed"))

    def _expire(self) -> None:
        assert self._worker is not None
        self._worker.end()
        job = self._take()
        job.future.set_exception(TaskTimeout(f"it took longer than {job.seconds:g} seconds"))
        self._start()

    def _take(self) -> Job[object]:
        """Return the task that is over."""
        job, self._job = self._job, None
        assert job is not None
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        return job
