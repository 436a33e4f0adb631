"""Named tasks for learning agents: a game, against whom, with how much experience, and how it is measured.

Each game has its own in ``tasks.toml``. Those of version 1 are measured by the share of victory against fixed bots,
those of version 2 by a rating on a ladder of bots, whose ratings are in ``ladder.toml``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from heliopolis.games import all_games
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import UnknownName, known_names
from heliopolis.kernel.game import Game
from heliopolis.kernel.reading import Reader

FILE: Final = "tasks.toml"
LADDER: Final = "ladder.toml"
NAMESPACE: Final = "Heliopolis"
"""Under which Gymnasium knows the tasks."""
STEPS: Final = 1_000_000
GAMES: Final = 100
LADDER_GAMES: Final = 1000


class Rung(NamedTuple):
    """A bot of a ladder, with its rating and where that is with 95 % confidence."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    """By which it was measured."""


class Task(NamedTuple):
    """What to learn, and how it is measured."""

    name: str
    game: str
    options: Mapping[str, Value]
    opponents: tuple[str, ...]
    """The bots on the other seats; no one where the goal is to be reached alone."""
    seed: int
    """Of the games by which it is measured; training may use any other."""
    steps: int = STEPS
    """The decisions of its own that an agent may learn from."""
    games: int = GAMES
    """By which it is measured, each seat the same number of times; on a ladder at least."""
    rungs: tuple[Rung, ...] = ()
    """The ladder by which it is measured, the weakest first; with none, it is measured against its opponents."""

    @property
    def id(self) -> str:
        """Its name in Gymnasium."""
        return f"{NAMESPACE}/{self.name}"


def all_tasks() -> dict[str, Task]:
    """Return the tasks of all games, by their names."""
    return {task.name: task for game in all_games().values() for task in tasks_of(game)}


def tasks_of(game: Game) -> Iterator[Task]:
    """Yield the tasks in the folder of a game."""
    path = game.folder / FILE
    if path.is_file():
        tables = Reader(tomllib.loads(path.read_text(encoding="utf-8")), f"{game.name}/{FILE}")
        ladders = game.folder / LADDER
        text = ladders.read_text(encoding="utf-8") if ladders.is_file() else ""
        rated = Reader(tomllib.loads(text), f"{game.name}/{LADDER}")
        for name in tables.keys():
            yield _read(name, game, tables[name].only("options", "opponents", "seed", "rungs"), rated)


def _read(name: str, game: Game, table: Reader, rated: Reader) -> Task:
    asked = table["options"]
    options: dict[str, Value] = {}
    for key in asked.keys():
        value = asked[key].value
        options[key] = value if isinstance(value, (bool, int)) else asked[key].string()
    seed = table["seed"].integer(0)
    made = Task(name, game.name, game.check_options(options), tuple(table["opponents"].strings()), seed)
    if not table.has("rungs"):
        return made
    rungs = tuple(_rung(bot, rated[name][bot]) for bot in table["rungs"].strings())
    return made._replace(games=LADDER_GAMES, rungs=rungs)


def _rung(bot: str, rated: Reader) -> Rung:
    """Return a rung as it was measured."""
    rating, low, high, games = rated.integers()
    return Rung(bot, rating, low, high, games)


def find_task(name: str) -> Task:
    """Return the task of that name, with or without the namespace."""
    tasks, short = all_tasks(), name.removeprefix(f"{NAMESPACE}/")
    if short not in tasks:
        raise UnknownName("no-task", name=name, known=known_names(short, list(tasks)))
    return tasks[short]
