"""A puzzle: a position at the start of a turn that has one clearly best way on, and the file they are kept in.

The file has one line of JSON for each puzzle, sorted, after a first line that says how all of them were made.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from heliopolis.kernel.components import Components
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.reading import Reader, parse_json
from heliopolis.teaching.puzzles.recipe import FOLDER

FILE: Final = "puzzles.jsonl"
LEVELS: Final = ("easy", "medium", "hard")
"""How hard puzzles are."""
LEVEL_MISSES: Final = (5, 7)
"""At most so many of the weaker bots miss an easy one, and a medium one."""
RATING: Final = (800, 100)
"""The rating of a puzzle that no bot misses, and what every bot adds that does."""


class WorthLine(NamedTuple):
    """A turn that was weighed: its choices, and its chance of winning in thousandths."""

    choices: list[str]
    chance: int


class Puzzle(NamedTuple):
    """A puzzle; chances are in thousandths."""

    id: str
    """From the key of its position when it was found; links to it outlive versions of the rules."""
    seat: int
    state: dict[str, object]
    """The saved position at which it begins."""
    best: WorthLine
    others: list[WorthLine]
    """Other turns that were weighed, the best first."""
    first: str
    """What the best turn is spent on."""
    gap: int
    """How much less every other first choice is worth."""
    themes: list[str]
    missed: int
    """How many of the weaker bots miss it."""
    rated: int
    """How many were asked."""
    number: int
    """Of the game it is from."""

    def __hash__(self) -> int:
        """Return the hash of what distinguishes it from most others."""
        return hash((self.id, *self.best.choices))

    @property
    def start(self) -> Reader:
        """The saved position, to read."""
        return Reader(self.state, f"puzzle {self.id}")

    @property
    def game(self) -> str:
        """The name of its game."""
        return self.start["game"].string()

    @property
    def players(self) -> int:
        return self.start["options"]["players"].integer()

    @property
    def turn(self) -> int:
        return self.start["turn"].integer()

    @property
    def level(self) -> str:
        """How hard it is, in a word."""
        return LEVELS[sum(self.missed > most for most in LEVEL_MISSES)]

    @property
    def rating(self) -> int:
        """How hard it is, in a number that can be set against a player's."""
        return RATING[0] + RATING[1] * self.missed

    def usual(self, game: Game) -> bool:
        """Return whether it is of the game without modules, anyone who plays and begins."""
        options = self.state["options"]
        assert isinstance(options, dict)
        return all(options[each.name] == each.usual for each in game.options if each.name not in {"players", "first"})

    def holds(self, game: Game, components: Components | None = None) -> bool:
        """Return whether it was made for these rules and component values."""
        values = game.components() if components is None else components
        return (self.start["rules"].value, self.start["components"].value) == (game.version, values.digest)

    def position(self, game: Game, components: Components | None = None) -> State:
        """Return where it begins."""
        return game.load(self.state, components)

    def to_dict(self) -> dict[str, object]:
        """Return the puzzle as plain data."""
        return {
            "id": self.id,
            **{name: self.state[name] for name in ("game", "rules", "components")},
            "players": self.players,
            **self._asdict(),
            "best": [" ".join(self.best.choices), self.best.chance],
            "others": [[" ".join(line.choices), line.chance] for line in self.others],
            "turn": self.turn,
        }


class Making(NamedTuple):
    """How a file of puzzles was made: what the command was given, and what came of it."""

    seed: int
    games: int
    turns: int
    """How many turns were looked at."""
    candidates: int
    confirmed: int
    simulations: int
    """Of the first look and, ten times as many, of the second."""
    clear: int
    margin: int
    kept: int
    """How many were there before, and were confirmed by who has the last word."""


class PuzzleFile(NamedTuple):
    """What a file holds."""

    making: Making
    puzzles: list[Puzzle]

    def text(self) -> str:
        """Return the file."""
        lines: Iterable[dict[str, object]] = [self.making._asdict(), *(puzzle.to_dict() for puzzle in self.puzzles)]
        return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def file_of(game: Game) -> Path:
    """Return where the puzzles of a game are kept."""
    return game.folder / FOLDER / FILE


def read_file(file: Path) -> PuzzleFile:
    """Return the puzzles of a file."""
    head, *lines = [
        Reader(parse_json(line), f"{file.name} {number}")
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
    ]
    return PuzzleFile(
        Making(*(head[field].integer() for field in Making._fields)), [read_puzzle(saved) for saved in lines]
    )


def read_puzzle(saved: Reader) -> Puzzle:
    """Return the puzzle that ``to_dict`` wrote."""
    state = saved["state"].value
    assert isinstance(state, dict), saved["state"].path
    return Puzzle(
        saved["id"].string(),
        saved["seat"].integer(),
        state,
        _read_line(saved["best"]),
        [_read_line(line) for line in saved["others"].items()],
        saved["first"].string(),
        saved["gap"].integer(),
        saved["themes"].strings(),
        saved["missed"].integer(),
        saved["rated"].integer(),
        saved["number"].integer(),
    )


def _read_line(saved: Reader) -> WorthLine:
    choices, chance = saved.items()
    return WorthLine(choices.string().split(), chance.integer())
