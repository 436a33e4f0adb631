"""The puzzles on offer: those that hold under the present rules and values, one of the day, and which one is next."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final, NamedTuple

from heliopolis.kernel.game import Game
from heliopolis.teaching.puzzles.puzzle import LEVELS, Puzzle, file_of, read_file
from heliopolis.teaching.puzzles.recipe import FOLDER, RECIPE, PuzzleRecipe, read_recipe

STRIDES: Final = (37, 41)
"""From one day to the next: primes, so that all come before one comes again and neighbours are far apart."""


class PuzzleShelf(NamedTuple):
    """The puzzles of a game that hold, and how they were made."""

    recipe: PuzzleRecipe
    puzzles: tuple[Puzzle, ...] = ()
    left_out: int = 0
    """How many others were made for other rules or component values."""

    def find(self, name: str) -> Puzzle | None:
        """Return the puzzle of that id."""
        return next((puzzle for puzzle in self.puzzles if puzzle.id == name), None)

    def following(self, puzzle: Puzzle) -> Puzzle:
        """Return the next puzzle after one; after the last, the first."""
        return self.puzzles[(self.puzzles.index(puzzle) + stride(len(self.puzzles))) % len(self.puzzles)]

    def for_beginners(self, game: Game) -> tuple[Puzzle, ...]:
        """Return those to begin with: easy ones, without modules."""
        return tuple([each for each in self.puzzles if each.level == LEVELS[0] and each.usual(game)])


def read_shelf(game: Game) -> PuzzleShelf | None:
    """Return the puzzles in the folder of a game; None if it does not say how they are made."""
    recipe, file = game.folder / FOLDER / RECIPE, file_of(game)
    if not recipe.exists():
        return None
    every = read_file(file).puzzles if file.exists() else []
    holding = tuple([puzzle for puzzle in every if puzzle.holds(game)])
    return PuzzleShelf(read_recipe(recipe), holding, len(every) - len(holding))


def stride(number: int) -> int:
    """Return how far apart those are that follow each other, among so many."""
    return next(each for each in STRIDES if number % each)


def of_the_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle | None:
    """Return the puzzle of a day."""
    return puzzles[day.toordinal() * stride(len(puzzles)) % len(puzzles)] if puzzles else None
