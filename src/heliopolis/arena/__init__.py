"""The arena: bots against each other over many games, measured honestly."""

from __future__ import annotations

from heliopolis.arena.confidence import SequentialTest, wilson
from heliopolis.arena.contests import Contest, contest
from heliopolis.arena.executors import Executor, in_process, processes
from heliopolis.arena.learning_curve import LearningCurve
from heliopolis.arena.outcome import Outcome
from heliopolis.arena.results_file import ResultsFile
from heliopolis.arena.running import ContestResult, run
from heliopolis.arena.standing import Standing, standings
from heliopolis.bots.objects import ManyBot

__all__ = [
    "Contest",
    "ContestResult",
    "Executor",
    "LearningCurve",
    "ManyBot",
    "Outcome",
    "ResultsFile",
    "SequentialTest",
    "Standing",
    "contest",
    "in_process",
    "processes",
    "run",
    "standings",
    "wilson",
]  # fmt: skip
