"""Games from outside: installed packages bring them by an entry point of the group ``heliopolis.games``.

The entry point has the name of the game and leads to its definition, a subclass of ``GameDefinition``. What a list of
games needs is tried when a game is loaded, so that one that is broken is left out and takes no other with it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from traceback import extract_tb
from typing import Final

from heliopolis.kernel.errors import Message, UnknownName, message
from heliopolis.kernel.game import Game, GameDefinition, the_game

GROUP: Final = "heliopolis.games"
OURS: Final = Path(__file__).parents[1]
PYTHON: Final = Path(os.__file__).parent
NAME: Final = re.compile("[a-z][a-z0-9]*")
"""What a game can be called: its name is part of addresses, journals and names of files."""


class UnusableGame(UnknownName):
    """A game of an installed package that is left out; ``package`` is the name and version of that."""

    def __init__(self, name: str, package: str, fault: Message) -> None:
        super().__init__("unusable-game", name=name, package=package, fault=fault)
        self.name = name
        self.package = package
        self.args = (name, package, fault)


def entries() -> list[EntryPoint]:
    """Return the games that installed packages name; sorted, as the order of packages is arbitrary."""
    return sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, package_of(entry)))


def package_of(entry: EntryPoint) -> str:
    """Return the name and version of the package that an entry point is of."""
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist is not None else "?"


def load(entry: EntryPoint, taken: Collection[str]) -> Game:
    """Return the game of an entry point, if it can be used and no other has its name."""
    cause: BaseException | None = None
    if NAME.fullmatch(entry.name) is None:
        fault = message("game-name")
    elif entry.name in taken:
        fault = message("game-taken")
    else:
        try:
            found = _made(entry)
        except (Exception, SystemExit) as error:  # noqa: BLE001  whatever is wrong with it is not wrong with us
            cause = error
            fault = message("game-fails", problem=f"{type(error).__name__}: {error}{place_of(error)}")
        else:
            if isinstance(found, GameDefinition):
                return found
            fault = found
    raise UnusableGame(entry.name, package_of(entry), fault) from cause


def place_of(error: BaseException) -> str:
    """Return the file and line of a package that an error comes from, if any; a syntax error has its own."""
    frames = [frame for frame in extract_tb(error.__traceback__) if _of_a_package(Path(frame.filename))]
    return f", {frames[-1].filename}:{frames[-1].lineno}" if frames and not isinstance(error, SyntaxError) else ""


def _of_a_package(file: Path) -> bool:
    """Return whether a file is neither ours nor Python's own; compiled code has no place of its own."""
    ours = not file.is_absolute() or file.is_relative_to(OURS)
    return not ours and (not file.is_relative_to(PYTHON) or file.is_relative_to(PYTHON / "site-packages"))


def _made(entry: EntryPoint) -> Game | Message:
    """Return the game, or why what the entry point leads to is none of that name."""
    # Who simulates our own games reads no text.
    from heliopolis.words.texts import INTRODUCTION, LANGUAGES, Texts

    kind = entry.load()
    make: Callable[[], Game] = kind
    if not (isinstance(kind, type) and issubclass(kind, GameDefinition)):
        return message("game-class", value=entry.value)
    game = the_game(make)
    if game.name != entry.name:
        return message("game-named", own=game.name)
    game.components()
    game.looks()
    for language in LANGUAGES:
        own = Texts([game.folder / "text"], language)
        for key in INTRODUCTION:
            own(key)
    return game
