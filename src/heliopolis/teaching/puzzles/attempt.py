"""An attempt at a puzzle: the turn that was played, and what it lost.

Turns that were weighed when the puzzle was made have their worth in it; so has every first choice but the best one.
Only a turn that begins rightly and continues in another way is looked at again, by a short search that weighs it
against the best one: the same turn is always worth the same.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from heliopolis.analysis.judging import Run, review_run
from heliopolis.analysis.reviews import BOT
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.game import Game
from heliopolis.table.table import Table
from heliopolis.teaching.materials import shelf_of
from heliopolis.teaching.puzzles.making import thousandths
from heliopolis.teaching.puzzles.puzzle import Puzzle
from heliopolis.teaching.puzzles.solving import play_turn
from heliopolis.teaching.puzzles.weighing import compare

SIMULATIONS: Final = 12
"""For each of the two turns that are weighed against each other."""
KEPT: Final = 2048


class Attempt(NamedTuple):
    """A turn that was played: its choices, whether it is right, and what it lost, in thousandths of the victory."""

    choices: tuple[str, ...]
    right: bool
    lost: int
    first: bool
    """Whether its first choice is the best one."""
    best: bool
    """Whether it leads where the best turn does."""


def attempt_at(puzzle: Puzzle, table: Table) -> Attempt | None:
    """Return the attempt at the table of a puzzle; None until the turn ends."""
    history = table.history
    if history.base or history.held is not None:
        return None
    start = table.at(0)
    turn = [ply for ply in history.plies[1:] if ply.turn == start.turn]
    over = len(turn) < history.ply_count or table.state.turn != start.turn or not table.state.todo
    if not over or not turn:
        return None
    names: list[str] = []
    for ply in turn:
        if ply.seat == CHANCE:
            break
        names.append(ply.choice)
    return judge(table.game, puzzle, tuple(names))


@lru_cache(KEPT)
def judge(game: Game, puzzle: Puzzle, names: tuple[str, ...]) -> Attempt:
    """Return what a turn is worth: known if it leads where a weighed one does, or begins otherwise.

    Else it is weighed.
    """
    recipe = shelf_of(game).recipe
    state, margin = puzzle.position(game), thousandths(recipe.right_margin(puzzle.players))
    played = play_turn(state, list(names)).end
    first = recipe.first_choice(list(names))
    for line in (puzzle.best, *puzzle.others):
        if play_turn(state, line.choices).end == played:
            lost = max(0, puzzle.best.chance - line.chance)
            return Attempt(names, lost <= margin, lost, first == puzzle.first, best=line is puzzle.best)
    if not puzzle.gap:
        # First choices were not weighed: the whole turn is, in the way of reviews.
        run = Run(puzzle.state, list(names), BOT, SIMULATIONS, 1, puzzle.best.choices)
        lost = thousandths(review_run(run, state).cost)
        return Attempt(names, lost <= margin, lost, first == puzzle.first, best=False)
    if first != puzzle.first:
        known = [line.chance for line in puzzle.others if recipe.first_choice(line.choices) == first]
        lost = max(puzzle.gap, puzzle.best.chance - max(known)) if known else puzzle.gap
        return Attempt(names, right=False, lost=lost, first=False, best=False)
    best, own = compare(state, recipe, [puzzle.best.choices, list(names)], SIMULATIONS, 1)
    lost = max(0, thousandths(best - own))
    return Attempt(names, lost <= margin, lost, first=True, best=False)
