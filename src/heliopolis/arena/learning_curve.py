"""A learning curve: how an agent does against named bots while it learns, as rows of a file."""

from __future__ import annotations

import csv
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from heliopolis.arena.confidence import Interval
from heliopolis.arena.contests import contest
from heliopolis.arena.report import format_interval
from heliopolis.arena.running import run
from heliopolis.arena.standing import Standing, standings
from heliopolis.bots.objects import BotLike, BotObject, plain_name
from heliopolis.tasks import Task

NAME: Final = "agent"
SEED: Final = 90_000_000
"""Of the games that show how an agent does: neither those it learns from nor those of a task."""
NOBODY: Final = "nobody"
"""Against whom one plays where the target is to be reached alone."""


class CurvePoint(NamedTuple):
    """How an agent did after so much learning."""

    steps: int
    cpu_seconds: float
    """Of learning, without those of measuring."""
    against: str
    games: int
    share: float
    low: float
    high: float
    score: float

    def __str__(self) -> str:
        won = f"{self.share:6.1%} ({format_interval(Interval(self.share, self.low, self.high))})"
        done = f"{self.steps:>8} steps {self.cpu_seconds:7.0f} CPU s"
        return f"{done}  {won} of {self.games} games against {self.against}, {self.score:.1f} points"


class LearningCurve:
    """Measures an agent now and then; every point is written at once.

    Its file begins again. ``seed`` is that of all measured games, so that points differ by the agent alone.
    """

    def __init__(self, path: Path, task: Task, seed: int = SEED) -> None:
        self.path: Final = path
        self._task: Final = task
        self._seed: Final = seed
        self._begun = time.process_time()
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerow(CurvePoint._fields)

    @property
    def cpu_seconds(self) -> float:
        """Of this process so far, on all its cores, without those of measuring."""
        return time.process_time() - self._begun

    def measure(self, steps: int, agent: BotObject, against: Sequence[BotLike], games: int) -> list[CurvePoint]:
        """Play that many games against each of these bots, which have all other seats; solo, for the target."""
        seconds = self.cpu_seconds
        points: list[CurvePoint] = []
        for other in against if self._task.opponents else [NOBODY]:
            name = other if isinstance(other, str) else plain_name(other)
            each = measured(self._task, agent, other, games, self._seed)
            share, low, high = (round(part, 4) for part in each.wins)
            score = round(each.score.mean, 2)
            points.append(CurvePoint(steps, round(seconds, 1), name, each.games, share, low, high, score))
            self._add(points[-1])
        self._begun = time.process_time() - seconds
        return points

    def _add(self, point: CurvePoint) -> None:
        with self.path.open("a", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerow(point)


def measured(task: Task, agent: BotObject, against: BotLike, games: int, seed: int) -> Standing:
    """Return how an agent does in the game of a task with that bot on all other seats."""
    meeting = contest(task.game, [NAME, *[against] * len(task.opponents)], task.options, seed, here={NAME: agent})
    outcomes = run(meeting, games).outcomes
    return next(each for each in standings(outcomes) if each.bot == NAME)


def read_curve(path: Path) -> Iterator[CurvePoint]:
    """Yield the points of a file."""
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            share, low, high, score = (float(row[name]) for name in ("share", "low", "high", "score"))
            seconds, games = float(row["cpu_seconds"]), int(row["games"])
            yield CurvePoint(int(row["steps"]), seconds, row["against"], games, share, low, high, score)
