"""The leaderboard of tasks without a ladder: games that measure a bot, for the command and for objects."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from heliopolis.arena.contests import Contest, contest
from heliopolis.arena.results_file import ResultsFile
from heliopolis.arena.running import run
from heliopolis.bots import Timeouts
from heliopolis.bots.external import USUAL
from heliopolis.bots.objects import BotObject
from heliopolis.kernel.errors import BadOption
from heliopolis.tasks import Task


def task_contest(
    task: Task, bot: str, patience: Timeouts = USUAL, here: Mapping[str, BotObject] | None = None
) -> Contest:
    """Return the games by which a bot is measured, in a task without a ladder."""
    if task.rungs:
        raise BadOption("task", "ladder-task", task=task.name)
    if bot in task.opponents:
        raise BadOption("bot", "own-opponent", task=task.name)
    return contest(task.game, [bot, *task.opponents], task.options, task.seed, patience=patience, here=here)


def enter(task: Task, name: str, agent: BotObject, book: Path) -> None:
    """Let an object of this process play the games of a task, and write the book that enters it."""
    meeting = task_contest(task, name, here={name: agent})
    with ResultsFile(book, meeting) as results:
        run(meeting, task.games, results=results)
