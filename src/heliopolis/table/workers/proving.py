"""Proving: what strangers send is replayed in a process of its own, which is ended when it takes too much.

Whatever a journal does to the rules, it does it there: here nobody waits for it longer than the stated time, and what
it needs of memory is not ours. What passed within these limits can be read again anywhere.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import BoundedSemaphore, Lock
from typing import Final

from heliopolis.games import game as find_game
from heliopolis.kernel.errors import HeliopolisError, Message
from heliopolis.kernel.replay import look_through

SECONDS: Final = 10.0
"""So long a journal may take to be replayed, the start of the process included."""
MEGABYTES: Final = 1024
"""So much memory its process may ask for."""
AT_ONCE: Final = 2
"""So many journals are replayed at a time; the others wait."""
WAITING_SECONDS: Final = 20.0
"""So long a journal waits for its turn."""


class TooHeavy(Exception):
    """A journal that takes more time or memory than anybody is given."""


class Busy(Exception):
    """So many journals are being replayed, or this visitor has one under way, that there is no room for another."""


class Proving:
    """Where journals of strangers are tried: a few at a time, and one of each visitor."""

    def __init__(
        self, seconds: float = SECONDS, megabytes: int = MEGABYTES, read: Callable[[str], object] | None = None
    ) -> None:
        """Journals are looked through, unless a test reads them otherwise."""
        self.seconds: Final = seconds
        self.megabytes: Final = megabytes
        self._read: Final = read or read_through
        self._room: Final = BoundedSemaphore(AT_ONCE)
        self._lock: Final = Lock()
        self._visitors: Final[set[str]] = set()

    def prove(self, text: str, visitor: str) -> None:
        """Nothing, if the journal can be looked through; the fault of one that cannot, or what it takes too much."""
        with self._lock:
            if visitor in self._visitors:
                raise Busy
            self._visitors.add(visitor)
        try:
            if not self._room.acquire(timeout=WAITING_SECONDS):
                raise Busy
            try:
                self._try_out(text)
            finally:
                self._room.release()
        finally:
            with self._lock:
                self._visitors.discard(visitor)

    def _try_out(self, text: str) -> None:
        context = get_context("spawn")
        heard, told = context.Pipe(duplex=False)
        arguments = (self._read, text, told, self.seconds, self.megabytes)
        process = context.Process(target=tell, args=arguments, daemon=True)
        until = time.monotonic() + self.seconds
        process.start()
        told.close()
        try:
            # A process that dies closes the pipe, which wakes this one up as well.
            if not heard.poll(max(0.0, until - time.monotonic())):
                raise TooHeavy
            fault = heard.recv()
        except (EOFError, OSError):
            raise TooHeavy from None
        finally:
            process.kill()
            process.join()
            heard.close()
        if fault is not None:
            raise HeliopolisError(fault)


# In the process of a journal -------------------------------------------------------------------------------


def tell(read: Callable[[str], object], text: str, told: Connection, seconds: float, megabytes: int) -> None:
    """Read the journal within the limits, and tell its fault, or None."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    hold_to(seconds, megabytes)
    fault: Message | None = None
    try:
        read(text)
    except HeliopolisError as error:
        fault = error.message
    except (MemoryError, RecursionError):
        # Whoever waits hears that the pipe is closed.
        told.close()
        return
    told.send(fault)
    told.close()


def hold_to(seconds: float, megabytes: int) -> None:
    """Let the system end this process at its limits, also where nobody is left to do it."""
    try:
        import resource
    except ImportError:
        return  # A system without such limits: whoever waits ends it.
    limits = [(resource.RLIMIT_CPU, int(seconds) + 1), (resource.RLIMIT_AS, megabytes * 1024 * 1024)]
    for what, most in limits:
        # Where a limit is there already and lower, it stays.
        with suppress(ValueError, OSError):
            resource.setrlimit(what, (most, most))


def read_through(text: str) -> object:
    """The journal, looked through by the rules of its game."""
    return look_through(text, find_game)
