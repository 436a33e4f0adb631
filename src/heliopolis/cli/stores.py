"""Which tables a command of an owner is about."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:  # the command starts faster without
    from heliopolis.table.keeping.store import Store


def data_folder(given: Path | None) -> Path:
    """Return the folder of a server: the one that is named, or that of the user."""
    return given or Path(typer.get_app_dir("heliopolis"))


@contextmanager
def opened_store(folder: Path, database: str, *, new: bool = False) -> Iterator[Store]:
    """Provide the tables of a shared database or of a folder.

    Where no one has served yet there are none, unless ``new``.
    """
    from heliopolis.table.keeping.store import STORE_FILE, Store

    os.umask(0o077)
    file = folder / STORE_FILE
    if not database and not new and not file.exists():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file))
    with closing(Store(database or file)) as store:
        yield store
