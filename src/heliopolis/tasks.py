"""Named tasks for learning agents: a game, against whom, with how much experience, and how it is measured.

Each game has its own in ``tasks.toml``. Anyone who names a task and a share of victory says all that is needed to
compare.
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
NAMESPACE: Final = "Heliopolis"
"""Under which Gymnasium knows the tasks."""
STEPS: Final = 1_000_000
GAMES: Final = 100


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
    """By which it is measured, each seat the same number of times."""

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
        for name in tables.keys():
            yield _read(name, game, tables[name].only("options", "opponents", "seed"))


def _read(name: str, game: Game, table: Reader) -> Task:
    asked = table["options"]
    options: dict[str, Value] = {}
    for key in asked.keys():
        value = asked[key].value
        options[key] = value if isinstance(value, (bool, int)) else asked[key].string()
    seed = table["seed"].integer(0)
    return Task(name, game.name, game.check_options(options), tuple(table["opponents"].strings()), seed)


def find_task(name: str) -> Task:
    """Return the task of that name, with or without the namespace."""
    tasks, short = all_tasks(), name.removeprefix(f"{NAMESPACE}/")
    if short not in tasks:
        raise UnknownName("no-task", name=name, known=known_names(short, list(tasks)))
    return tasks[short]
