"""The arena: bots against each other over many games, measured honestly."""

from __future__ import annotations

from heliopolis.arena.contest import Contest, contest
from heliopolis.arena.executors import Venue, alone, processes
from heliopolis.arena.outcome import Outcome
from heliopolis.arena.results_file import Book
from heliopolis.arena.run import Record, run
from heliopolis.arena.standings import Standing, standings
from heliopolis.arena.verdict import Verdict, wilson

__all__ = [
    "Book",
    "Contest",
    "Outcome",
    "Record",
    "Standing",
    "Venue",
    "Verdict",
    "alone",
    "contest",
    "processes",
    "run",
    "standings",
    "wilson",
]  # fmt: skip
