"""The guide of a puzzle's table: what is sought, hints for those who want them, and what came of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heliopolis.analysis.comparing import brought_later, compared
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import Message, message
from heliopolis.kernel.game import State
from heliopolis.table.table import Table
from heliopolis.teaching.materials import materials_of, shelf_of
from heliopolis.teaching.note import (
    DONE,
    MISSED,
    Note,
    NoteEnding,
    NoteHints,
    NoteLine,
    NotePart,
    NoteReason,
    NoteRemark,
    Onward,
    Record,
)
from heliopolis.teaching.puzzles.attempt import Attempt, attempt_at
from heliopolis.teaching.puzzles.making import thousandths
from heliopolis.teaching.puzzles.puzzle import Puzzle
from heliopolis.teaching.puzzles.recipe import PuzzleRecipe

NAME: Final = "puzzle"
BEGIN: Final = "puzzle-begin"
"""The kind of place that comes next: a puzzle from its start."""
ALL: Final = "puzzles"


def guide_name(puzzle: Puzzle) -> str:
    """Return what the header of a puzzle's table calls its guide."""
    return f"{NAME}:{puzzle.id}"


def puzzle_guide(name: str, table: Table) -> PuzzleGuide | None:
    """Return the guide of a table that was made for a puzzle; None where there is no such puzzle any more."""
    shelf = materials_of(table.game).puzzles
    puzzle = shelf.find(name) if shelf is not None else None
    return PuzzleGuide(puzzle) if puzzle is not None else None


class PuzzleGuide:
    """Asks for the best turn, and judges the one that is played."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle: Final = puzzle

    def notes(self, table: Table, seat: int) -> tuple[Note, ...]:
        """Return what is sought, until the turn is over; then what came of it."""
        if seat != self.puzzle.seat:
            return ()
        attempt = attempt_at(self.puzzle, table)
        return (self._sought(table) if attempt is None else self._found(table, attempt),)

    def _sought(self, table: Table) -> Note:
        puzzle, recipe = self.puzzle, shelf_of(table.game).recipe
        brings = brought_later(table.at(0), recipe.opening(puzzle.best.choices), puzzle.best.choices)
        return Note(
            name=f"{self._name}/sought",
            heading=message("puzzle-sought"),
            parts=(
                *self._task(recipe),
                NoteHints(
                    (
                        *([message("puzzle-hint-themes", themes=themes(puzzle))] if puzzle.themes else []),
                        message("puzzle-hint-brings", what=listed([each.text for each in brings]))
                        if brings
                        else message("puzzle-hint-single"),
                        message("puzzle-hint-first"),
                    ),
                    tuple(recipe.opening(puzzle.best.choices)),
                ),
            ),
        )

    def _task(self, recipe: PuzzleRecipe) -> Sequence[NotePart]:
        """Return what is asked for, and how hard it is."""
        puzzle, level = self.puzzle, message(f"puzzle-level-{self.puzzle.level}")
        return (
            message("puzzle-worth", gap=percent(puzzle.gap), margin=self._margin(recipe)),
            message("puzzle-how"),
            NoteRemark(message("puzzle-level", level=level, rating=str(puzzle.rating))),
        )

    def _wrong(self, lost: int, *, first: bool) -> Message:
        """Return what a wrong turn lost, which may have begun with the right ``first`` choice."""
        return message("puzzle-wrong-rest" if first else "puzzle-wrong-first", lost=percent(lost))

    def _record(self) -> Sequence[NotePart]:
        """Return what the browser keeps of it."""
        return (Record(),)

    def _onward(self) -> tuple[Onward, Onward, Onward]:
        """Return the next one, this one again, and all of them."""
        puzzle = self.puzzle
        following = shelf_of(find_game(puzzle.game)).following(puzzle)
        return (
            Onward(BEGIN, following.id, message("puzzle-next")),
            Onward(BEGIN, puzzle.id, message("puzzle-again")),
            Onward(ALL),
        )

    def _found(self, table: Table, attempt: Attempt) -> Note:
        """Return what came of the turn: the right one with its reason.

        The solution of a wrong one only for who asks.
        """
        puzzle, recipe, right = self.puzzle, shelf_of(table.game).recipe, attempt.right
        best = NoteLine(message("puzzle-best-line"), tuple(puzzle.best.choices), chance(puzzle.best.chance))
        own = NoteLine(message("puzzle-your-line"), attempt.choices, chance(puzzle.best.chance - attempt.lost))
        if right:
            told = message("puzzle-right-best" if attempt.best else "puzzle-right-nearly", margin=self._margin(recipe))
            lines = (best,) if attempt.best else (own, best)
        else:
            told = self._wrong(attempt.lost, first=attempt.first)
            lines = (own,)
        following, again, everything = self._onward()
        why, outcome = self._why(table.at(0), recipe, attempt), DONE if right else MISSED
        closing = (NoteRemark(message("puzzle-themes", themes=themes(puzzle))),) if right and puzzle.themes else ()
        return Note(
            name=f"{self._name}/{outcome}/{puzzle.rating}/{' '.join(puzzle.themes)}",
            heading=message("puzzle-right" if right else "puzzle-wrong"),
            parts=(told, *closing, *lines, *(why if right else ()), *self._record()),
            ending=NoteEnding(
                tuple(dict.fromkeys((following, again, everything) if right else (again, following, everything))),
                outcome,
                solution=() if right else (*why, best),
                close=message("puzzle-play-on"),
            ),
        )

    def _why(self, start: State, recipe: PuzzleRecipe, attempt: Attempt) -> tuple[NoteReason, ...]:
        """Return what the best turn has that a wrong one has not; of a right one, what other beginnings have not."""
        puzzle = self.puzzle
        if attempt.right:
            others = [line for line in puzzle.others if line.choices != list(attempt.choices)]
            rivals = [line for line in others if not puzzle.gap or recipe.first_choice(line.choices) != puzzle.first]
            if not rivals:
                return ()
            found, who = compared(start, attempt.choices, rivals[0].choices), "other"
            worse = rivals[0].chance
        else:
            found, who = compared(start, puzzle.best.choices, attempt.choices), "yours"
            worse = puzzle.best.chance - attempt.lost
        told = [
            NoteReason(message(f"puzzle-why-{what}-{who}"), gains)
            for what, gains in (("more", found.more), ("less", found.less))
            if gains
        ]
        if not found.more or found.now < 0:
            # What is seen at once speaks for the other turn: games that were played on decide.
            won = percent(puzzle.best.chance), percent(max(0, worse))
            told.append(NoteReason(message("puzzle-why-after", better=won[0], worse=won[1])))
        if found.later:
            told.append(NoteReason(message("puzzle-why-later", points=found.later)))
        return tuple(told)

    def _margin(self, recipe: PuzzleRecipe) -> Message:
        """Return how much a right turn may give away, in tenths of a percent where that says more."""
        whole, tenths = divmod(thousandths(recipe.right_margin(self.puzzle.players)), 10)
        return message("puzzle-tenths", whole=whole, tenths=tenths)

    @property
    def _name(self) -> str:
        """By which notes of the puzzle are remembered; the record in the browser goes by it."""
        return f"{NAME}/{self.puzzle.game}/{self.puzzle.id}"


def themes(puzzle: Puzzle) -> Message:
    """Return the themes of a puzzle, in one text."""
    return listed([message(f"puzzle-theme-{theme}") for theme in puzzle.themes[:3]])


def listed(texts: Sequence[Message]) -> Message:
    """Return several texts as one."""
    first, *others = texts
    for other in others:
        first = message("puzzle-and", one=first, other=other)
    return first


def percent(share: int) -> str:
    """Return thousandths as people say them, never more than the difference between the shown chances."""
    return str(max(1, share // 10)) if share else "0"


def chance(share: int) -> Message:
    """Return a chance of winning."""
    return message("puzzle-chance", chance=str((max(0, share) + 5) // 10))
