"""What a game brings to teach it: lessons, a guided first game, an overview and puzzles, read once from its folder."""

from __future__ import annotations

from functools import cache
from typing import Final

from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import Game
from heliopolis.teaching.cues import FirstGame, read_first_game
from heliopolis.teaching.judging import offered
from heliopolis.teaching.lessons import FOLDER, Course, read_course
from heliopolis.teaching.overviews import Overview, read_overview
from heliopolis.teaching.puzzles.shelf import PuzzleShelf, read_shelf


class Materials:
    """All that teaches one game; what its folder does not have is empty, or None."""

    def __init__(self, game: Game) -> None:
        self.course: Final[Course] = read_course(game, game.folder / FOLDER)
        self.offered: Final[Course] = offered(self.course, game.components())
        """Those of its lessons that hold with the game's own component values."""
        self.first_game: Final[FirstGame | None] = read_first_game(game)
        self.overview: Final[Overview | None] = read_overview(game, self.course)
        self.puzzles: Final[PuzzleShelf | None] = read_shelf(game)


@cache
def materials_of(game: Game) -> Materials:
    """Return what a game brings to teach it; reading it takes a tenth of a second."""
    return Materials(game)


def shelf_of(game: Game) -> PuzzleShelf:
    """Return the puzzles of a game that must have some."""
    found = materials_of(game).puzzles
    if found is None:
        raise UnknownName("no-puzzles", game=game.name)
    return found
