"""Mistakes to try again: a costly turn that a review found, as a puzzle at a table, with the guide of puzzles.

The table needs nothing but its header: it names the mistake, the next one, and the turns that the review compared.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from heliopolis.analysis.reviews import CostlyTurn
from heliopolis.kernel.errors import Message, message
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.reading import Reader, parse_json
from heliopolis.table.table import Table
from heliopolis.teaching.materials import materials_of, shelf_of
from heliopolis.teaching.note import NotePart, Onward
from heliopolis.teaching.puzzles.making import thousandths
from heliopolis.teaching.puzzles.puzzle import Puzzle, WorthLine
from heliopolis.teaching.puzzles.puzzle_guide import PuzzleGuide, percent
from heliopolis.teaching.puzzles.recipe import PuzzleRecipe
from heliopolis.teaching.puzzles.solving import play_turn

NAME: Final = "mistake"
BEGIN: Final = "mistake-begin"
"""The kind of place that comes next: another mistake."""
BACK: Final = "mistake-back"
GAME: Final = "game"
"""The mistakes of one game by one player come one after the other; otherwise those of a theme, or ``ALL``."""
ALL: Final = "all"


class Mistake(NamedTuple):
    """A mistake by its place: the kind and the name of its game, the ply of the journal before it, and its company."""

    kind: str
    name: str
    ply: int
    among: str = GAME

    def address(self) -> str:
        """Return the mistake as addresses have it."""
        return f"{self.among}.{self.kind}.{self.name}.{self.ply}"


def read_mistake(told: str) -> Mistake | None:
    """Return the mistake that an address names, if it is one."""
    parts = told.split(".")
    if len(parts) != len(Mistake._fields) or not parts[3].isdecimal() or len(parts[3]) > 6:
        return None
    among, kind, name, ply = parts
    return Mistake(kind, name, int(ply), among)


def can_try_again(journal: Journal) -> bool:
    """Return whether its mistakes can be tried again: the game has puzzles, and is played with its own components."""
    game = journal.game
    return materials_of(game).puzzles is not None and journal.components.digest == game.components().digest


def puzzle_of(journal: Journal, turn: CostlyTurn) -> Puzzle:
    """Return a costly turn as a puzzle: where it begins, the better turn, and the one that was played."""
    start, opened = journal.at(turn.ply), turn.decision.ply - turn.ply
    made = takewhile(lambda ply: (ply.turn, ply.seat) == (turn.turn, turn.seat), journal.plies[turn.ply :])
    played = [ply.choice for ply in made]
    best = play_turn(start, [*played[:opened], *turn.decision.better])
    last = not any(ply.seat == turn.seat and ply.turn > turn.turn for ply in journal.plies[turn.ply :])
    recipe = shelf_of(journal.game).recipe
    themes = [theme.name for theme in recipe.themes if theme.fits(best.choices, best.events, last=last)]
    right = WorthLine(best.choices, thousandths(turn.played + turn.decision.cost))
    return _puzzle(start.to_dict(), turn.seat, right, WorthLine(played, thousandths(turn.played)), themes, recipe)


def _puzzle(
    state: dict[str, object], seat: int, best: WorthLine, played: WorthLine, themes: list[str], recipe: PuzzleRecipe
) -> Puzzle:
    return Puzzle(NAME, seat, state, best, [played], recipe.first_choice(best.choices), 0, themes, 0, 0, 0)


def guide_name(puzzle: Puzzle, own: str, following: str) -> str:
    """Return what the header of its table calls its guide; ``own`` and ``following`` are addresses of mistakes."""
    played = puzzle.others[0]
    told = [own, following, puzzle.best.choices, puzzle.best.chance, played.choices, played.chance, puzzle.themes]
    return f"{NAME}:{json.dumps(told, separators=(',', ':'))}"


def mistake_guide(name: str, table: Table) -> PuzzleGuide:
    """Return the guide of a table that was made for a mistake."""
    own, following, best, right, played, chance, themes = Reader(parse_json(name), NAME).items()
    start = table.at(0)
    puzzle = _puzzle(
        start.to_dict(),
        start.seat(),
        WorthLine(best.strings(), right.integer()),
        WorthLine(played.strings(), chance.integer()),
        themes.strings(),
        shelf_of(table.game).recipe,
    )
    return MistakeGuide(puzzle, own.string(), following.string())


class MistakeGuide(PuzzleGuide):
    """Asks for a better turn than the one that was played."""

    def __init__(self, puzzle: Puzzle, own: str, following: str) -> None:
        super().__init__(puzzle)
        self._own: Final = own
        self._following: Final = following

    def _task(self, recipe: PuzzleRecipe) -> Sequence[NotePart]:
        best, played = self.puzzle.best.chance, self.puzzle.others[0].chance
        worth = message("mistake-worth", lost=percent(best - played), margin=self._margin(recipe))
        return worth, message("puzzle-how")

    def _wrong(self, lost: int, *, first: bool) -> Message:
        del first  # no first choice was weighed by itself
        return message("mistake-wrong", lost=percent(lost))

    def _record(self) -> Sequence[NotePart]:
        return ()

    def _onward(self) -> tuple[Onward, Onward, Onward]:
        again = Onward(BEGIN, self._own, message("puzzle-again"))
        back = Onward(BACK, self._own, message("mistake-back"))
        following = Onward(BEGIN, self._following, message("mistake-next")) if self._following else back
        return following, again, back

    @property
    def _name(self) -> str:
        return f"{NAME}/{self._own}"
