"""Where puzzles are looked up and begun."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from starlette.responses import RedirectResponse, Response

from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import Game
from heliopolis.learning.puzzles.puzzle import Puzzle
from heliopolis.learning.puzzles.puzzle_guide import guide_name
from heliopolis.learning.puzzles.recipe import has_puzzles
from heliopolis.learning.puzzles.shelf import find_puzzle, for_beginners, of_the_day, puzzles_of_game
from heliopolis.web.common.drawings import drawing
from heliopolis.web.common.page import answer
from heliopolis.web.common.players import MIDDLING
from heliopolis.web.learning.exercises import Exercise, begin
from heliopolis.web.learning.puzzle_pages import puzzle_address, puzzle_page, puzzles_page
from heliopolis.web.server.addresses import url_for
from heliopolis.web.visit import Visit, get, post

TODAY: Final = "today"


async def first(_: Visit) -> Response:
    """The puzzles of the first game."""
    return RedirectResponse(url_for("puzzles-of-game", game=_with_puzzles()[0].name))


async def puzzles_of(visit: Visit) -> Response:
    """The puzzles of a game."""
    today = datetime.now().astimezone().date()
    game = _game(visit)
    days = [of_the_day(each, today) for each in (puzzles_of_game(game), for_beginners(game))]
    return answer(puzzles_page(_with_puzzles(), game, days, visit.preferences))


async def show(visit: Visit) -> Response:
    """One puzzle, before it is begun; the one of the day has an address of its own."""
    game, puzzle = _sought(visit)
    if visit.given["puzzle"] == TODAY:
        return RedirectResponse(puzzle_address(puzzle))
    return answer(puzzle_page(game, puzzle, visit.preferences, visit.base))


async def begin_puzzle(visit: Visit) -> Response:
    """A table for a puzzle, whose bots play on. A hint of the usual kind would be the solution."""
    game, puzzle = _sought(visit)
    exercise = Exercise(
        puzzle.position(game), puzzle.seat, MIDDLING, f"puzzle {puzzle.id}", guide_name(puzzle), hints=False
    )
    return await begin(visit, exercise)


async def picture(visit: Visit) -> Response:
    """The position of a puzzle."""
    game, puzzle = _sought(visit)
    return drawing(
        visit.connection, lambda language, theme: game.scene(puzzle.position(game), puzzle.seat, language).svg(theme)
    )


async def link_picture(visit: Visit) -> Response:
    """The same for other sites, beside a link."""
    visit.context.pictures.admit(visit.connection)
    game, puzzle = _sought(visit)
    return await visit.context.pictures.answer(
        visit.connection, (game.name, puzzle.id), puzzle.position(game), puzzle.seat
    )


def _with_puzzles() -> list[Game]:
    return [game for game in all_games().values() if has_puzzles(game)]


def _game(visit: Visit) -> Game:
    try:
        game = find_game(visit.given["game"])
    except UnknownName:
        raise UnknownName("no-page") from None
    if not has_puzzles(game):
        raise UnknownName("no-page")
    return game


def _sought(visit: Visit) -> tuple[Game, Puzzle]:
    game, name = _game(visit), visit.given["puzzle"]
    puzzle = (
        of_the_day(puzzles_of_game(game), datetime.now().astimezone().date())
        if name == TODAY
        else find_puzzle(game, name)
    )
    if puzzle is None:
        raise UnknownName("no-puzzle", name=name, game=game.name)
    return game, puzzle


ROUTES: Final = [
    get("puzzles", first),
    get("puzzles-of-game", puzzles_of),
    get("puzzle", show),
    post("puzzle", begin_puzzle),
    get("puzzle-picture", picture),
    get("puzzle-link-picture", link_picture),
]
