"""Tasks that a worker process can import."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path


class Picky(Exception):
    """An exception that pickle cannot restore."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} and {other}")


def whoami() -> int:
    return os.getpid()


def niceness() -> int:
    return os.nice(0)


def double(number: int) -> int:
    return 2 * number


def fail(text: str) -> None:
    raise LookupError(text)


def fail_picky() -> None:
    raise Picky(1, 2)


def die(code: int) -> None:
    os._exit(code)


def die_once(mark: Path) -> str:
    """Die of the first attempt, which leaves a mark."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def loop() -> None:
    while True:
        pass


def hoard() -> int:
    """Take more memory than there is."""
    return sum(len(bytearray(64 * 1024 * 1024)) for _ in [bytearray(64 * 1024 * 1024) for _ in range(64)])


def chatter() -> str:
    """Print, also past Python, and read."""
    print("a task prints", flush=True)  # noqa: T201
    os.write(1, b"and writes\n")
    return sys.stdin.read()


def function() -> object:
    """Return something that cannot be sent back."""
    return lambda: None


def leave(path: Path, gate: Path) -> None:
    """Leave a mark, and wait until the gate is open."""
    path.touch()
    while not gate.exists():
        time.sleep(0.005)


kept: list[int] = []


def keep(number: int) -> list[int]:
    """Add to what earlier calls have kept in this process."""
    kept.append(number)
    return kept
