"""Inside a worker process: read tasks from standard input, answer each on standard output.

A message is the length of a pickle and the pickle itself. The process ends as soon as its input does, in the middle of
a task too, so that no worker outlives the process that started it.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import struct
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import spawn
from queue import SimpleQueue
from threading import Thread
from typing import IO, Final, NamedTuple

from heliopolis.workers.errors import TaskFailed

_LENGTH: Final = struct.Struct(">Q")
SPARE_SECONDS: Final = 1.0
COLLECT: Final = (50_000, 100, 1_000)
"""How seldom garbage is looked for.

A search keeps a tree that has no circles: to look through it again and again took a quarter of its time.
"""


class ProcessLimits(NamedTuple):
    """What the operating system is asked to hold a worker process to."""

    nice: int
    megabytes: int


class WorkerTask(NamedTuple):
    """A call without arguments, as a rule a partial of a function that can be imported."""

    call: bytes
    """Pickled by itself, as it may need the main module."""
    main: dict[str, str]
    """Where the main module is found, if the call needs something that is defined there."""
    seconds: float
    """How long it may take; 0 if it may take as long as it likes."""


def pack(call: Callable[[], object], seconds: float) -> bytes:
    """Return the task of making a call, as a message."""
    pickled = pickle.dumps(call)
    main: dict[str, str] = {}
    if b"__main__" in pickled:
        known = spawn.get_preparation_data("worker")
        main = {key: str(value) for key, value in known.items() if key.startswith("init_main")}
    return pickle.dumps(WorkerTask(pickled, main, seconds))


class TaskResult(NamedTuple):
    """What a task returned, or the exception it raised."""

    result: object
    error: BaseException | None


def write_message(stream: IO[bytes], payload: bytes) -> None:
    """Send one message."""
    stream.write(_LENGTH.pack(len(payload)) + payload)
    stream.flush()


def read_message(stream: IO[bytes]) -> bytes:
    """Receive one message, waiting for it; EOFError if there are no more."""
    (length,) = _LENGTH.unpack(_read(stream, _LENGTH.size))
    return _read(stream, length)


def _read(stream: IO[bytes], length: int) -> bytes:
    payload = stream.read(length)
    if len(payload) < length:
        raise EOFError
    return payload


def main() -> None:
    """Answer tasks until the input ends."""
    # Ctrl-C is for the process that hands out the tasks: it ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tasks, answers = _take_streams()
    try:
        settings = read_message(tasks)
    except EOFError:
        return  # the process that hands out the tasks has ended already
    apply(pickle.loads(settings))
    gc.set_threshold(*COLLECT)
    waiting: SimpleQueue[bytes] = SimpleQueue()
    # Tasks run in the main thread, the only one that hears signals; another one listens for the end of the input.
    Thread(target=_listen, args=(tasks, waiting), daemon=True).start()
    while True:
        write_message(answers, answer(waiting.get()))


def _take_streams() -> tuple[IO[bytes], IO[bytes]]:
    """Input and output for messages alone: whatever a task prints goes to the error stream."""
    tasks, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return tasks, answers


def _listen(tasks: IO[bytes], waiting: SimpleQueue[bytes]) -> None:
    with suppress(EOFError, OSError):
        while True:
            waiting.put(read_message(tasks))
    os._exit(0)


def apply(limits: ProcessLimits) -> None:
    """Hold this process to its limits, where the system knows such."""
    if limits.nice and hasattr(os, "nice"):
        os.nice(limits.nice)
    if limits.megabytes:
        try:
            import resource
        except ImportError:
            return
        most = limits.megabytes * 1024 * 1024
        # A limit that is already there and lower stays.
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (most, most))


def answer(payload: bytes) -> bytes:
    """Do a task, and pickle what came of it."""
    try:
        task: WorkerTask = pickle.loads(payload)
        _set_alarm(task.seconds)
        if task.main:
            # As multiprocessing does it: under another name, so that what is guarded does not run.
            spawn.prepare(task.main)
        call: Callable[[], object] = pickle.loads(task.call)
        return pickle.dumps(TaskResult(call(), None))
    except Exception as error:  # noqa: BLE001 - the caller hears of it
        return pickle.dumps(TaskResult(None, portable(error)))
    finally:
        _set_alarm(0.0)


def _set_alarm(seconds: float) -> None:
    """Let the system end this process a while after its time, should no one be left to do it."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_VIRTUAL, 2 * seconds + SPARE_SECONDS if seconds else 0.0)


def portable(error: Exception) -> Exception:
    """Return the exception with its traceback as a note, or one with its text if it does not survive pickling."""
    trace = "".join(traceback.format_exception(error))
    try:
        survives = type(pickle.loads(pickle.dumps(error))) is type(error)
    except Exception:  # noqa: BLE001 - constructors of exceptions may raise anything
        survives = False
    sent = error if survives else TaskFailed(f"{type(error).__name__}: {error}")
    sent.add_note(trace)
    return sent
