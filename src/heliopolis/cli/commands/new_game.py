"""The command that begins a new game: a package that Heliopolis finds once it is installed."""

from __future__ import annotations

import errno
import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath
from typing import Annotated, Final

import typer

from heliopolis.cli.arguments import Lang
from heliopolis.cli.errors import polite
from heliopolis.games import all_games
from heliopolis.games.outside import NAME
from heliopolis.kernel.errors import BadOption
from heliopolis.words.texts import LANGUAGES, common_texts

SKELETON: Final = "skeleton"
"""What the game is called that every other one begins as, wherever its code and texts say so."""
PROJECT: Final = "project"
"""Its folder of what lies around the package."""


@polite
def run(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Name of the game: lowercase letters and digits.")],
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="DIR", help="Folder to create (default: heliopolis-NAME).")
    ] = None,
    lang: Lang = LANGUAGES[0],
) -> None:
    """Create a new game package from a playable template."""
    written = skeleton(name)
    folder = out or Path(f"heliopolis-{name}")
    if folder.exists():
        raise FileExistsError(errno.EEXIST, "", str(folder))
    for path, text in written.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    typer.echo(common_texts(lang)("cli-new-game", folder=str(folder), name=name))


def skeleton(name: str) -> dict[PurePosixPath, str]:
    """Return the files of a new game of that name."""
    if NAME.fullmatch(name) is None:
        raise BadOption("name", "game-name")
    if name in all_games():
        raise BadOption("name", "game-taken")
    sources = dict(_sources(files("heliopolis") / SKELETON, PurePosixPath()))
    word = re.compile(rf"\b{name.capitalize()}\b")
    if keyword.iskeyword(name.capitalize()) or any(word.search(text) for path, text in sources.items() if _code(path)):
        raise BadOption("name", "game-word", name=name.capitalize())
    return {_named(path, name): _renamed(path, text, name) for path, text in sources.items()}


def _sources(folder: Traversable, path: PurePosixPath) -> Iterator[tuple[PurePosixPath, str]]:
    """Yield the files of the skeleton, by where they lie in it."""
    for each in folder.iterdir():
        if each.is_dir():
            yield from _sources(each, path / each.name)
        elif not each.name.endswith(".pyc"):
            yield path / each.name, each.read_text(encoding="utf-8")


def _code(path: PurePosixPath) -> bool:
    return path.suffix == ".py"


def _named(path: PurePosixPath, name: str) -> PurePosixPath:
    """Return where a file of the skeleton lies in the new package."""
    named = PurePosixPath(str(path).replace(SKELETON, name))
    return named.relative_to(PROJECT) if path.parts[0] == PROJECT else PurePosixPath("src", f"heliopolis_{name}", named)


def _renamed(path: PurePosixPath, text: str, name: str) -> str:
    """Return a file of the skeleton as one of the new game."""
    package = f"heliopolis_{name}"
    text = text.replace(f"heliopolis.{SKELETON}", package)
    for old, new in ((SKELETON, name), (SKELETON.capitalize(), name.capitalize()), (SKELETON.upper(), name.upper())):
        text = text.replace(old, new)
    return _with_own_imports_last(text, f"from {package}.") if _code(path) else text


def _with_own_imports_last(text: str, own: str) -> str:
    """Return the code with the imports of the package behind those of Heliopolis, as they are of another one now."""
    lines = text.splitlines()
    moved = [line for line in lines if line.startswith(own)]
    others = [line for line in lines if not line.startswith(own)]
    imports = [place for place, line in enumerate(others) if line.startswith("from heliopolis.")]
    if moved and imports:
        others[imports[-1] + 1 : imports[-1] + 1] = ["", *moved]
        lines = others
    return "\n".join(lines) + "\n"
