"""The lock of a folder: a file store is for one server at a time."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from heliopolis.kernel.errors import BadData

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def only_server_of(folder: Path) -> Iterator[None]:
    """Hold the folder; refuse another server for it. It is free again however this process ends."""
    path = folder / "serving.lock"
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            _lock(file)
        except OSError:
            raise BadData(str(folder), "folder-served") from None
        yield
    finally:
        os.close(file)
