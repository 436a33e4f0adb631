"""The guides there are: what the header of a table names, what that is, and which tables are exercises."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from heliopolis.table.header import Header
from heliopolis.table.table import Table
from heliopolis.teaching import daily_guide, first_game, lesson_guide
from heliopolis.teaching.note import Guide
from heliopolis.teaching.puzzles import mistakes, puzzle_guide, rush

GUIDES: Final[dict[str, Callable[[str, Table], Guide | None]]] = {
    first_game.NAME: first_game.Coach,
    lesson_guide.NAME: lesson_guide.lesson_guide,
    puzzle_guide.NAME: puzzle_guide.puzzle_guide,
    mistakes.NAME: mistakes.mistake_guide,
    rush.NAME: rush.rush_guide,
    daily_guide.NAME: daily_guide.daily_guide,
}
"""For each kind of guide what makes it, from its name behind the colon and the table."""

EXERCISES: Final = frozenset({lesson_guide.NAME, puzzle_guide.NAME, mistakes.NAME, rush.NAME})
"""Those at whose tables people learn: no game waits for anyone there."""


def guide_of(table: Table) -> Guide | None:
    """Return what guides the players of a table.

    None at an ordinary one, and where what guided it is no longer known.
    """
    kind, _, name = table.header.guide.partition(":")
    return GUIDES[kind](name, table) if kind in GUIDES else None


def is_exercise(header: Header) -> bool:
    """Return whether a table is there to learn at; it is dropped when the next one begins."""
    return header.guide.partition(":")[0] in EXERCISES
