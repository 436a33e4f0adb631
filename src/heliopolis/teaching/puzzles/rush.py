"""Puzzle rush: as many puzzles as one can in five minutes, from easy to hard; three misses end it.

Only the first choice of a turn counts, as that is what a puzzle has one clearly best of. Each puzzle has a table of its
own, whose header says when the run began, by which seed it draws its puzzles, and what came of those before. So a run
needs no other memory, and a page that is loaded again shows the same.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from heliopolis.kernel.chance import Dice, derived
from heliopolis.kernel.errors import message
from heliopolis.table.table import Table
from heliopolis.teaching.materials import materials_of, shelf_of
from heliopolis.teaching.note import DONE, MISSED, Note, NoteClock, NoteEnding, NoteRemark, Onward
from heliopolis.teaching.puzzles.puzzle import Puzzle

NAME: Final = "rush"
SECONDS: Final = 300
MISSES: Final = 3
STEPS: Final = 20
"""How many steps of difficulty there are;"""
EACH: Final = 2
"""each has so many puzzles before the next one comes."""
RIGHT: Final = "1"
WRONG: Final = "0"
_RUN: Final = re.compile(r"([0-9]{1,12})\.([0-9]{1,19})\.([01]{0,400})\Z")


class RushRun:
    """A run: when it began, what its puzzles are drawn by, and what came of each so far."""

    def __init__(self, puzzles: Sequence[Puzzle], began: int, seed: int, outcomes: str = "") -> None:
        self.began: Final = began
        self.outcomes: Final = outcomes
        self.puzzles: Final = _ordered(puzzles, seed)
        """All of them in their order."""
        self._seed: Final = seed

    @property
    def name(self) -> str:
        """What the header of its present table calls the guide."""
        return f"{NAME}:{self.began}.{self._seed}.{self.outcomes}"

    @property
    def until(self) -> int:
        """When its time is up."""
        return self.began + SECONDS

    @property
    def solved(self) -> int:
        """How many were right."""
        return self.outcomes.count(RIGHT)

    @property
    def missed(self) -> int:
        """How many were wrong."""
        return self.outcomes.count(WRONG)

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle that is to be solved now; None where all have been."""
        place = len(self.outcomes)
        return self.puzzles[place] if place < len(self.puzzles) else None

    def over(self, now: float) -> bool:
        """Return whether the run has ended."""
        return self.missed >= MISSES or now >= self.until or self.puzzle is None

    def after(self, *, right: bool) -> RushRun:
        """Return the run with one outcome more."""
        return RushRun(self.puzzles, self.began, self._seed, self.outcomes + (RIGHT if right else WRONG))


def _ordered(puzzles: Sequence[Puzzle], seed: int) -> list[Puzzle]:
    """Return the puzzles as they come: a few of each step, then what is left, the hardest first."""
    shelf = sorted(puzzles, key=lambda puzzle: (puzzle.missed, puzzle.id))
    first, rest = list[Puzzle](), list[Puzzle]()
    for step in range(STEPS):
        listed = shelf[len(shelf) * step // STEPS : len(shelf) * (step + 1) // STEPS]
        dice = Dice(derived(seed, step))
        first += [listed.pop(dice.below(len(listed))) for _ in range(min(EACH, len(listed)))]
        rest = [*listed, *rest]
    return [*first, *rest]


def run_of(table: Table) -> RushRun | None:
    """Return the run to which a table belongs, as it was when the table was made."""
    kind, _, name = table.header.guide.partition(":")
    found = _RUN.match(name) if kind == NAME else None
    shelf = materials_of(table.game).puzzles
    if found is None or shelf is None:
        return None
    run = RushRun(shelf.puzzles, int(found[1]), int(found[2]), found[3])
    return run if run.puzzle is not None and table.header.origin == origin(run.puzzle) else None


def origin(puzzle: Puzzle) -> str:
    """Return where the position of a table comes from; a run from before other puzzles shipped has ended."""
    return f"puzzle {puzzle.id}"


class FirstChoice:
    """The first choice that was made at the table of a puzzle: whether it is right, and after how many acts."""

    def __init__(self, puzzle: Puzzle, table: Table) -> None:
        recipe, history = shelf_of(table.game).recipe, table.history
        plies = [ply for ply in history.plies[1:] if ply.turn == puzzle.turn]
        opening = recipe.opening([ply.choice for ply in plies])
        whole = bool(opening) and recipe.complete(table.at(0).choice(opening[-1]))
        ended = len(plies) < history.ply_count
        self.version: Final = plies[len(opening) - 1].version if opening and (whole or ended) else 0
        """0 while it is not complete."""
        # What was taken back was a choice too.
        straight = all(ply.version == ply.number for ply in plies[: len(opening)])
        self.right: Final = straight and recipe.first_choice(opening) == puzzle.first


class RushGuide:
    """Asks for the first choice only, and leads on."""

    def __init__(self, run: RushRun, puzzle: Puzzle) -> None:
        self._run: Final = run
        self._puzzle: Final = puzzle

    def notes(self, table: Table, seat: int) -> tuple[Note, ...]:
        """Return the clock and the score, and once the choice is made whether it was right."""
        puzzle = self._puzzle
        if seat != puzzle.seat:
            return ()
        first = FirstChoice(puzzle, table)
        run = self._run.after(right=first.right) if first.version else self._run
        outcome = "" if not first.version else DONE if first.right else MISSED
        level = message("puzzle-level", level=message(f"puzzle-level-{puzzle.level}"), rating=str(puzzle.rating))
        return (
            Note(
                name=f"{NAME}/{len(run.outcomes)}/{outcome}",
                heading=message(f"rush-{outcome or 'sought'}"),
                parts=(
                    NoteClock(run.until, message("rush-score", solved=run.solved, missed=run.missed, most=MISSES)),
                    *(() if outcome else (NoteRemark(level),)),
                ),
                ending=NoteEnding((Onward(f"{NAME}-next", text=message("rush-next")),), outcome) if outcome else None,
            ),
        )


def rush_guide(_: str, table: Table) -> RushGuide | None:
    """Return the guide of a table of a run."""
    run = run_of(table)
    return RushGuide(run, run.puzzle) if run is not None and run.puzzle is not None else None
