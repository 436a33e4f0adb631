"""A pool of worker processes: tasks go in, futures come out, for asyncio and for plain code alike.

Tasks wait in lanes, and a lane has processes of its own: what is urgent never stands behind what is not. A process
starts when it is first needed, is replaced when it dies, and is killed when its task takes too long.
"""

from __future__ import annotations

import atexit
import weakref
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from threading import Condition, Lock, Thread
from typing import Final, Generic, NamedTuple, Self, TypeVar, cast

from heliopolis.workers.errors import PoolClosed, WorkerDied
from heliopolis.workers.process import WorkerProcess
from heliopolis.workers.worker import ProcessLimits, TaskResult, pack

R = TypeVar("R")


class Lane(NamedTuple):
    """Processes of one kind."""

    workers: int = 1
    """How many there are at most; of those that are leased, how many wait for the next lease."""
    nice: int = 0
    """How far they give way to other processes."""
    megabytes: int = 0
    """How much memory each may ask for; 0 for as much as there is."""
    single_use: bool = False
    """Whether each task has a process of its own, which nothing outlives."""

    @property
    def limits(self) -> ProcessLimits:
        """What each process is held to."""
        return ProcessLimits(self.nice, self.megabytes)


class Job(Generic[R]):
    """A task that waits or is being done."""

    def __init__(self, call: Callable[[], R], seconds: float, tries: int) -> None:
        # Pickled here, so that anyone who asks for the impossible hears it at once.
        self.payload: Final = pack(call, seconds)
        self.seconds: Final = seconds
        self.tries: Final = tries
        self.future: Final[Future[R]] = Future()

    def settle(self, answer: TaskResult) -> None:
        if answer.error is not None:
            self.future.set_exception(answer.error)
        else:
            self.future.set_result(cast("R", answer.result))


class Pool:
    """Worker processes in lanes."""

    def __init__(self, lanes: Mapping[str, Lane]) -> None:
        self._lanes: Final = {name: _Workers(lane) for name, lane in lanes.items()}
        self._closed = False
        _open.add(self)

    def submit(self, lane: str, call: Callable[[], R], seconds: float = 0.0, tries: int = 1) -> Future[R]:
        """Have a call made in a process of the lane: as a rule a partial of a function that can be imported.

        After ``seconds`` (0: never) its process is killed. If the process dies by itself, the call is made again, as
        often as ``tries`` allows. A future that is cancelled before its turn leaves the lane.
        """
        job = Job(call, seconds, tries)
        self._lanes[lane].add(job)
        return job.future

    def lease(self, lane: str) -> Lease:
        """Return a process of the lane for one caller alone."""
        return Lease(self._lanes[lane])

    def close(self) -> None:
        """Kill every process; tasks that wait or are being done fail with ``PoolClosed``."""
        # Once only: as the interpreter ends, it stops our threads wherever they are, perhaps with a lock.
        if not self._closed:
            self._closed = True
            for workers in self._lanes.values():
                workers.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        self.close()


_open: Final[weakref.WeakSet[Pool]] = weakref.WeakSet()


@atexit.register
def _close_all() -> None:
    for pool in list(_open):
        pool.close()


class Lease:
    """A process for one caller: what a call leaves behind in its modules is there for the next call.

    Given back, by ``release`` or when the lease is garbage, the process waits for the next caller, who has to begin
    again.
    """

    def __init__(self, workers: _Workers) -> None:
        self._workers: Final = workers
        self._process: WorkerProcess | None = workers.take()
        self._owes = False

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None, "the lease is over"
        return self._process.pid

    def send(self, call: Callable[[], object]) -> None:
        """Let the process begin with a call."""
        assert self._process is not None, "the lease is over"
        assert not self._owes, "it owes an answer"
        self._owes = True
        self._process.send(pack(call, 0.0))

    def receive(self, seconds: float = 0.0) -> object:
        """Return what the call came to; if that takes longer, the process is killed."""
        assert self._process is not None, "the lease is over"
        answer = self._process.receive(seconds)
        self._owes = False
        if answer.error is not None:
            raise answer.error
        return answer.result

    def release(self) -> None:
        """Give the process back, or end it if it is in the middle of a call."""
        process, self._process = self._process, None
        if process is not None:
            self._workers.give_back(process, fit=not self._owes)

    def __del__(self) -> None:
        # No process could be started, perhaps.
        if getattr(self, "_process", None) is not None:
            self.release()


class _Workers:
    """The tasks and the processes of a lane: a thread for each process hands it one task after the other."""

    def __init__(self, lane: Lane) -> None:
        self._lane: Final = lane
        self._jobs: Final[deque[Job[object]]] = deque()
        self._changed: Final = Condition(Lock())
        self._threads = 0
        self._idle_threads = 0
        self._processes: Final[set[WorkerProcess]] = set()
        """All of them, leased ones too."""
        self._idle: Final[list[WorkerProcess]] = []
        """Those that wait for the next lease."""
        self._closed = False

    def add(self, job: Job[R]) -> None:
        """Put a task in line."""
        with self._changed:
            self._check_open()
            self._jobs.append(cast("Job[object]", job))
            if self._idle_threads < len(self._jobs) and self._threads < self._lane.workers:
                self._threads += 1
                Thread(target=self._serve, daemon=True).start()
            self._changed.notify()

    def take(self) -> WorkerProcess:
        """Return a process for a lease."""
        with self._changed:
            self._check_open()
            while self._idle:
                process = self._idle.pop()
                if process.alive():
                    return process
                self._drop(process)
        return self._start()

    def give_back(self, process: WorkerProcess, *, fit: bool) -> None:
        """Take back the process of a lease."""
        with self._changed:
            if fit and not self._closed and process.alive() and len(self._idle) < self._lane.workers:
                self._idle.append(process)
            else:
                self._drop(process)

    def close(self) -> None:
        """Kill the processes and drop the tasks."""
        with self._changed:
            self._closed = True
            jobs = [*self._jobs]
            self._jobs.clear()
            for process in self._idle:
                self._drop(process)
            self._idle.clear()
            for process in self._processes:
                # The thread that waits for it hears of it, and passes it to those who asked.
                process.kill()
            self._changed.notify_all()
        for job in jobs:
            if job.future.set_running_or_notify_cancel():
                job.future.set_exception(PoolClosed("the pool is closed"))

    def _check_open(self) -> None:
        if self._closed:
            raise PoolClosed("the pool is closed")

    def _start(self) -> WorkerProcess:
        process = WorkerProcess(self._lane.limits)
        with self._changed:
            self._processes.add(process)
            if self._closed:
                process.kill()
        return process

    def _drop(self, process: WorkerProcess) -> None:
        self._processes.discard(process)
        process.close()

    # In the thread of a process --------------------------------------------------------------------

    def _serve(self) -> None:
        process: WorkerProcess | None = None
        while (job := self._next()) is not None:
            if job.future.set_running_or_notify_cancel():
                process = self._do(job, process)
            del job
        self._discard(process)

    def _next(self) -> Job[object] | None:
        with self._changed:
            self._idle_threads += 1
            while not self._jobs and not self._closed:
                self._changed.wait()
            self._idle_threads -= 1
            return self._jobs.popleft() if self._jobs else None

    def _do(self, job: Job[object], process: WorkerProcess | None) -> WorkerProcess | None:
        """Do a task; the process for the next one, if it is still fit for that."""
        tries = job.tries
        while True:
            tries -= 1
            try:
                if process is None or not process.alive():
                    self._discard(process)
                    process = self._start()
                answer = process.ask(job.payload, job.seconds)
            except Exception as error:  # noqa: BLE001 - an answer that cannot be unpickled may raise anything
                self._discard(process)
                process = None
                if self._closed:
                    job.future.set_exception(PoolClosed("the pool is closed"))
                elif isinstance(error, WorkerDied) and tries > 0:
                    continue
                else:
                    job.future.set_exception(error)
                return None
            if self._lane.single_use:
                self._discard(process)
                process = None
            job.settle(answer)
            return process

    def _discard(self, process: WorkerProcess | None) -> None:
        if process is not None:
            with self._changed:
                self._processes.discard(process)
            # Without the lock: no other thread waits until the process is gone.
            process.close()
