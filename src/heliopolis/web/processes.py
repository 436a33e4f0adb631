"""Several processes behind one door: they share its sockets, and one that dies is started again."""

from __future__ import annotations

import logging
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

AGAIN_SECONDS: Final = 1.0
"""One that dies right away is not started again before this."""
ENDS: Final = (signal.SIGTERM, signal.SIGINT)
"""The signals that end a server."""

_log: Final = logging.getLogger(__name__)


def run_several(number: int, serve: Callable[[int], None]) -> None:
    """Let that many copies of this process serve, each with its number, until a signal ends this one."""
    # Not while one is being started: it would never hear of the end.
    signal.pthread_sigmask(signal.SIG_BLOCK, ENDS)
    running = {_start(place, serve): place for place in range(number)}
    for end in ENDS:
        signal.signal(end, lambda *_: _end(running))
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDS)
    while running:
        ended, _ = os.wait()
        place = running.pop(ended, None)
        if place is not None:
            time.sleep(AGAIN_SECONDS)
            signal.pthread_sigmask(signal.SIG_BLOCK, ENDS)
            running[_start(place, serve)] = place
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDS)


def _start(place: int, serve: Callable[[int], None]) -> int:
    process = os.fork()
    if process:
        return process
    status = 1
    try:
        for end in ENDS:
            signal.signal(end, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDS)
        serve(place)
        status = 0
    except SystemExit as ended:
        status = ended.code if isinstance(ended.code, int) else 0
    except KeyboardInterrupt:
        status = 0
    except Exception:  # noqa: BLE001 - nobody above would tell of it
        _log.exception("a server has failed")
    finally:
        os._exit(status)


def _end(running: dict[int, int]) -> None:
    """End all of them in order, wait for them, and end."""
    # A second signal, such as Ctrl-C brings, must not cut the waiting short.
    signal.pthread_sigmask(signal.SIG_BLOCK, ENDS)
    processes = list(running)
    running.clear()
    # One of them may have ended by itself just now.
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGTERM)
    for process in processes:
        with suppress(ChildProcessError):
            os.waitpid(process, 0)
    raise SystemExit(0)
