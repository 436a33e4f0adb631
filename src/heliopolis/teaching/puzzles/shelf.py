"""The puzzles on offer: those that hold under the present rules and values, one of the day, and which one is next."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from typing import Final

from heliopolis.kernel.game import Game
from heliopolis.teaching.puzzles.puzzle import LEVELS, Puzzle, shipped

STRIDES: Final = (37, 41)
"""From one day to the next: primes, so that all come before one comes again and neighbours are far apart."""


@cache
def puzzles_of_game(game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game that hold."""
    found = shipped(game)
    return tuple(puzzle for puzzle in found.puzzles if puzzle.holds(game)) if found is not None else ()


def left_out(game: Game) -> int:
    """Return how many puzzles were made for other rules or component values."""
    found = shipped(game)
    return len(found.puzzles) - len(puzzles_of_game(game)) if found is not None else 0


def stride(number: int) -> int:
    """Return how far apart those are that follow each other, among so many."""
    return next(each for each in STRIDES if number % each)


def find_puzzle(game: Game, name: str) -> Puzzle | None:
    """Return the puzzle of that id."""
    return next((puzzle for puzzle in puzzles_of_game(game) if puzzle.id == name), None)


def following(game: Game, puzzle: Puzzle) -> Puzzle:
    """Return the next puzzle after one; after the last, the first."""
    puzzles = puzzles_of_game(game)
    return puzzles[(puzzles.index(puzzle) + stride(len(puzzles))) % len(puzzles)]


def for_beginners(game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game to begin with: easy ones, without modules."""
    return tuple([each for each in puzzles_of_game(game) if each.level == LEVELS[0] and each.usual(game)])


def of_the_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle | None:
    """Return the puzzle of a day."""
    return puzzles[day.toordinal() * stride(len(puzzles)) % len(puzzles)] if puzzles else None
