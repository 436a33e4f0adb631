"""How the command fails: one clear line on the error stream, exit code 2, nothing written."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Final, NoReturn, ParamSpec, TypeVar

import typer

from heliopolis.games import registered
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.words.texts import LANGUAGES, common_texts
from heliopolis.words.voice import say_error

P = ParamSpec("P")
R = TypeVar("R")

FAILED: Final = 2
SERVER: Final = frozenset(
    {"anyio", "cryptography", "httptools", "itsdangerous", "jinja2", "python_multipart", "segno", "sqlalchemy"}
    | {"starlette", "uvicorn", "websockets"}
)
"""The libraries of the extra ``web``, as they are imported."""


class BadFile(HeliopolisError):
    """A file with a fault of its own: what is wrong, and in which file."""

    def __init__(self, path: Path, fault: HeliopolisError) -> None:
        super().__init__("file", path=str(path), fault=fault.message)
        self.path = path
        self.fault = fault
        self.args = (path, fault)


def polite(command: Callable[P, R]) -> Callable[P, R]:
    """Return the command; each error the caller can fix becomes one line in the chosen language."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return command(*args, **kwargs)
        except BrokenPipeError:
            raise
        except (HeliopolisError, OSError, ModuleNotFoundError) as error:
            language = str(kwargs.get("lang"))
            fail(mendable(error), language if language in LANGUAGES else LANGUAGES[0])

    return run


def mendable(error: HeliopolisError | OSError | ModuleNotFoundError) -> HeliopolisError | OSError:
    """Return the error that the caller can fix: a library of the server that is not installed is one, too."""
    if not isinstance(error, ModuleNotFoundError):
        return error
    library = (error.name or "").partition(".")[0]
    if library not in SERVER:
        raise error
    return HeliopolisError("no-web", name=library)


def fail(error: HeliopolisError | OSError, language: str) -> NoReturn:
    """Report the error and exit."""
    warn(error, language)
    raise typer.Exit(FAILED)


def warn(error: HeliopolisError | OSError, language: str) -> None:
    """Report the error and continue."""
    typer.echo(f"heliopolis: {spoken(error, language)}", err=True)


def warn_of_unusable_games(language: str) -> None:
    """Report which games of installed packages are left out, and why."""
    for fault in registered().left_out:
        warn(fault, language)


def spoken(error: HeliopolisError | OSError, language: str) -> str:
    """Return the error in one line, of whichever game it is."""
    words = common_texts(language)
    if isinstance(error, BadFile):
        return words.titled(str(error.path), spoken(error.fault, language))
    if isinstance(error, HeliopolisError):
        return " ".join(say_error(error, language).splitlines())
    for kind, key in _FILES.items():
        if isinstance(error, kind):
            return words(key, file=str(error.filename))
    return words.titled(str(error.filename), str(error.strerror)) if error.filename else str(error)


_FILES: Final[dict[type[OSError], str]] = {
    FileNotFoundError: "cli-no-file",
    NotADirectoryError: "cli-no-file",
    FileExistsError: "cli-file-exists",
    IsADirectoryError: "cli-file-is-folder",
    PermissionError: "cli-file-forbidden",
}
