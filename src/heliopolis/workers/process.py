"""A worker process, seen by the process that started it."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Timer
from typing import Final

from heliopolis.workers.errors import TaskTimeout, WorkerDied
from heliopolis.workers.worker import ProcessLimits, TaskResult, read_message, write_message

BOOT: Final = "import sys; sys.path[:] = sys.argv[1:]; from heliopolis.workers.worker import main; main()"
"""A fresh interpreter, on every system: it inherits no lock, no open file and no main module, only import paths.

Those are arguments, as an environment variable would reach the programs that a task starts, too.
"""


class WorkerProcess:
    """One interpreter that does one task at a time."""

    def __init__(self, limits: ProcessLimits) -> None:
        folders = [folder or str(Path.cwd()) for folder in sys.path]
        try:
            self._process: Final = subprocess.Popen(
                [sys.executable, "-P", "-c", BOOT, *folders],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise WorkerDied(f"no process can be started: {error}") from None
        self._overdue = False
        with suppress(WorkerDied):
            # If it is dead already, the first task says so.
            self.send(pickle.dumps(limits))

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def alive(self) -> bool:
        """Return whether it has not ended yet."""
        return self._process.poll() is None

    def ask(self, payload: bytes, seconds: float = 0.0) -> TaskResult:
        """Have a task done; if it takes longer than that (0: for ever), the process is killed."""
        with self._within(seconds):
            self._write(payload)
            return self._read()

    def send(self, payload: bytes) -> None:
        """Hand over a task, whose answer is received later."""
        with self._within(0.0):
            self._write(payload)

    def receive(self, seconds: float = 0.0) -> TaskResult:
        """Wait for the answer to a task; if it takes longer than that (0: for ever), the process is killed."""
        with self._within(seconds):
            return self._read()

    def kill(self) -> None:
        """Kill the process immediately."""
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """End it and close what leads to it; not while another thread waits for an answer."""
        self.kill()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    # What could not be sent stays unsent.
                    pipe.close()

    def _write(self, payload: bytes) -> None:
        assert self._process.stdin is not None
        write_message(self._process.stdin, payload)

    def _read(self) -> TaskResult:
        assert self._process.stdout is not None
        answer: TaskResult = pickle.loads(read_message(self._process.stdout))
        return answer

    @contextmanager
    def _within(self, seconds: float) -> Iterator[None]:
        """Talk to the process for that long at most; if it dies meanwhile, or its time is over, say so."""
        timer = Timer(seconds, self._expire) if seconds else None
        if timer is not None:
            timer.daemon = True
            timer.start()
        try:
            yield
        except (EOFError, OSError):
            code = self._process.wait()
            if self._overdue:
                raise TaskTimeout(f"it took longer than {seconds:g} seconds") from None
            how = f"with code {code}" if code >= 0 else f"by signal {-code}"
            raise WorkerDied(f"its process ended {how}") from None
        finally:
            if timer is not None:
                timer.cancel()

    def _expire(self) -> None:
        self._overdue = True
        self.kill()
