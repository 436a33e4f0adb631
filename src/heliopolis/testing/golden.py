"""Golden files: journals, perft counts and vocabularies that may change only with the version of their game.

``python -m heliopolis.testing.golden`` lists the files that no longer hold. ``--write`` writes those again that are
missing or were made by another version of their game, and refuses to touch any other.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from rich.console import Console

from heliopolis.games import game, own_games
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.kernel.game import Game
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.replay import read_journal
from heliopolis.kernel.play import perft
from heliopolis.kernel.reading import Reader
from heliopolis.testing.walk import random_choice

TESTS: Final = Path("tests")
COMMAND: Final = "python -m heliopolis.testing.golden --write"
NOTICE: Final = f"# Written by {COMMAND}; docs/contributing/testing.md tells when."


class Fault(NamedTuple):
    """What is wrong with a golden file, and whether it may simply be written again."""

    text: str
    stale: bool


def stale(what: str) -> Fault:
    """Return a golden file that is missing or of another version."""
    return Fault(f"{what}: {COMMAND}", stale=True)


def changed(what: str) -> Fault:
    """Return a golden file that no longer holds though the version of its game is the same."""
    return Fault(f"{what}, and the version of the game is the same", stale=False)


class Golden(Protocol):
    """Something that must stay as it is."""

    @property
    def name(self) -> str:
        """What it is called."""

    def faults(self) -> Iterator[Fault]:
        """Return what no longer holds."""

    def write(self) -> None:
        """Write it again."""


class Recipe(NamedTuple):
    """How a golden file is made: the seed of a random game, and how many of its plies (-1: all)."""

    name: str
    game: Game
    options: dict[str, Value]
    components: Path | None
    seed: int
    plies: int

    def play(self) -> Journal:
        """Play the game."""
        journal = Journal(self.game, None, self.components, **self.options)
        dice = Dice(self.seed)
        while journal.state.todo and len(journal.plies) != self.plies:
            journal.play(random_choice(journal.state, dice))
        return journal


def read_recipe(row: Reader, folder: Path) -> Recipe:
    """Return the recipe of a row; its components lie beside the file."""
    found = game(row["game"].string())
    options = row["options"]
    return Recipe(
        row["name"].string(),
        found,
        found.check_options({name: options[name].value for name in options.keys()}),
        folder / row["components"].string() if row.has("components") else None,
        row["seed"].integer(),
        row.get("plies", -1).integer(),
    )


class GoldenJournal:
    """A whole game, which must replay word by word and end at the position of its key."""

    def __init__(self, folder: Path, recipe: Recipe) -> None:
        self.recipe: Final = recipe
        self.file: Final = folder / f"{recipe.name}.txt"
        self.keys: Final = folder / "keys.toml"

    @property
    def name(self) -> str:
        return self.file.name

    def faults(self) -> Iterator[Fault]:
        known = read_table(self.keys)
        if self.recipe.name not in known or not self.file.exists():
            yield stale("it is missing")
            return
        row = known[self.recipe.name]
        if row["rules"].integer() != self.recipe.game.version:
            yield stale("it was made by another version of the game")
            return
        text = self.file.read_text(encoding="utf-8")
        try:
            journal = read_journal(text, game, self.recipe.components)
        except HeliopolisError as error:
            yield changed(str(error))
            return
        if journal.text() != text:
            yield changed("it is written in another way")
        if journal.state.key() != row["key"].string():
            yield changed("it ends at another position, or positions are saved in another way")

    def write(self) -> None:
        journal = self.recipe.play()
        self.file.write_text(journal.text(), encoding="utf-8")
        row = {"rules": self.recipe.game.version, "key": journal.state.key()}
        write_row(self.keys, self.recipe.name, row)


class GoldenPerft:
    """How many ways there are to play one ply, two plies and so on, for each position of a file."""

    def __init__(self, file: Path) -> None:
        self.file: Final = file

    @property
    def name(self) -> str:
        return self.file.name

    def faults(self) -> Iterator[Fault]:
        for row in self._rows():
            recipe = read_recipe(row, self.file.parent)
            if not row.has("rules") or row["rules"].integer() != recipe.game.version:
                yield stale(f"{recipe.name} was made by another version of the game")
                continue
            counts = row["counts"].integers()
            try:
                now = self._counts(recipe, row["choices"].strings(), len(counts))
            except HeliopolisError as error:
                yield changed(f"{recipe.name}: {error}")
                continue
            if now != counts:
                yield changed(f"{recipe.name}: the counts are {now}, not {counts}")

    def write(self) -> None:
        lines: list[str] = []
        for row in self._rows():
            recipe = read_recipe(row, self.file.parent)
            choices = [ply.choice for ply in recipe.play().plies]
            lines += ["", "[[position]]"]
            lines += pairs(
                {
                    "name": recipe.name,
                    "game": recipe.game.name,
                    "rules": recipe.game.version,
                    "options": recipe.options,
                    "seed": recipe.seed,
                    "plies": recipe.plies,
                    "choices": choices,
                    "counts": self._counts(recipe, choices, len(row["counts"].items())),
                }
            )
        write_lines(self.file, lines)

    def _rows(self) -> list[Reader]:
        return read_table(self.file)["position"].items()

    def _counts(self, recipe: Recipe, choices: Sequence[str], depth: int) -> list[int]:
        state = recipe.game.new(recipe.components, **recipe.options)
        for name in choices:
            state.play(state.choice(name))
        return [perft(state, plies) for plies in range(1, depth + 1)]


class GoldenVocabulary:
    """The choices of a game, to which every version may only append."""

    def __init__(self, file: Path, found: Game) -> None:
        self.file: Final = file
        self.game: Final = found

    @property
    def name(self) -> str:
        return f"vocabulary of {self.game.name}"

    def faults(self) -> Iterator[Fault]:
        known = read_table(self.file)
        if self.game.name not in known:
            yield stale("it is missing")
            return
        row = known[self.game.name]
        count = row["choices"].integer()
        names = [choice.name for choice in self.game.vocabulary()]
        if names_digest(names[:count]) != row["digest"].string():
            yield Fault(f"it changed among its first {count} choices; it may only be appended to", stale=False)
        elif len(names) > count:
            yield stale("it has grown")

    def write(self) -> None:
        names = [choice.name for choice in self.game.vocabulary()]
        write_row(self.file, self.game.name, {"choices": len(names), "digest": names_digest(names)})


def names_digest(names: Sequence[str]) -> str:
    """Return a short name of a list of names."""
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


def goldens(tests: Path = TESTS) -> list[Golden]:
    """Return all golden files: ``journals/golden.toml`` lists the journals, each file of ``perft`` its positions."""
    folder = tests / "journals"
    rows = read_table(folder / "golden.toml")["journal"].items()
    found: list[Golden] = [GoldenJournal(folder, read_recipe(row, folder)) for row in rows]
    found += [GoldenPerft(file) for file in sorted((tests / "perft").glob("*.toml"))]
    found += [GoldenVocabulary(tests / "conformance" / "vocabulary.toml", each) for each in own_games().values()]
    return found


# TOML, which spells texts, numbers and lists as JSON does ------------------------------------------------


def read_table(file: Path) -> dict[str, Reader]:
    """Return the top of a file by key; of no file, nothing."""
    if not file.exists():
        return {}
    table = Reader(tomllib.loads(file.read_text(encoding="utf-8")), file.name)
    return {key: table[key] for key in table.keys()}


def write_row(file: Path, name: str, row: Mapping[str, object]) -> None:
    """Put a table of that name into a file of tables, in the place of an older one."""
    rows: dict[str, object] = {key: each.value for key, each in read_table(file).items()}
    rows[name] = row
    lines: list[str] = []
    for key, value in sorted(rows.items()):
        assert isinstance(value, Mapping)
        lines += ["", f"[{key}]", *pairs(value)]
    write_lines(file, lines)


def write_lines(file: Path, lines: Sequence[str]) -> None:
    """Write a file that people should not edit."""
    file.write_text("\n".join([NOTICE, *lines]) + "\n", encoding="utf-8")


def pairs(values: Mapping[str, object]) -> list[str]:
    """Return the lines of a table."""
    return [f"{name} = {spell(value)}" for name, value in values.items()]


def spell(value: object) -> str:
    """Return a value on one line."""
    return "{ " + ", ".join(pairs(value)) + " }" if isinstance(value, Mapping) else json.dumps(value)


def main() -> int:
    """Report the faults, or write what is stale again; 1 if a fault stays."""
    parser = argparse.ArgumentParser(prog="python -m heliopolis.testing.golden", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write anew what is missing or of another version")
    parser.add_argument("--tests", type=Path, default=TESTS, help="the folder of the tests (default: %(default)s)")
    arguments = parser.parse_args()
    console = Console(soft_wrap=True, highlight=False, markup=False)
    left = 0
    for golden in goldens(arguments.tests):
        faults = list(golden.faults())
        if faults and arguments.write and all(fault.stale for fault in faults):
            golden.write()
            console.print(f"{golden.name}: written")
            continue
        left += len(faults)
        for fault in faults:
            console.print(f"{golden.name}: {fault.text}")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
