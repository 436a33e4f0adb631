"""Readers of journals that take too much; a process of its own must be able to import them."""

from __future__ import annotations

import os
import signal


def endless(text: str) -> object:
    """Read for ever."""
    while text:
        pass
    return None


def greedy(text: str) -> object:
    """Take more memory than anyone is given."""
    return [bytearray(64 * 1024 * 1024) for _ in range(1024)]


def fatal(text: str) -> object:
    """Die on the way."""
    os.kill(os.getpid(), signal.SIGKILL)
    return None
