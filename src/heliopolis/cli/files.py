"""Files of the command: journals read whole and checked, results written whole or not at all."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from heliopolis.cli.errors import BadFile
from heliopolis.games import game
from heliopolis.kernel.errors import BadData, HeliopolisError
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.replay import RecordedGame, look_through, read_journal
from heliopolis.version import PROGRAM

INPUT: Final = Path("-")


def load_journal(path: Path, components: Path | None = None) -> Journal:
    """Return the journal in that file, replayed and checked."""
    try:
        return read_journal(read_text(path), game, components)
    except HeliopolisError as error:
        raise BadFile(path, error) from None


def load_record(path: Path, components: Path | None = None) -> RecordedGame:
    """Return the journal in that file to be looked through, also if it is of an older version of the rules."""
    try:
        return look_through(read_text(path), game, components)
    except HeliopolisError as error:
        raise BadFile(path, error) from None


def read_text(path: Path) -> str:
    """Return what the file holds, or the input."""
    return _decoded(sys.stdin.buffer.read() if path == INPUT else path.read_bytes())


def save_journal(path: Path, journal: Journal) -> None:
    """Write the journal, as JSON if the file is named so, with the program that wrote it."""
    journal.note(*PROGRAM)
    write(path, (journal.json() if path.suffix == ".json" else journal.text()).encode())


def write(path: Path, content: bytes) -> None:
    """Write the file whole: a failure on the way leaves what was there."""
    if path.is_dir():
        raise IsADirectoryError(None, "is a folder", str(path))
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_bytes(content)
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        error.filename = str(path)
        raise


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadData(f"line {line}", "not-utf8") from None
