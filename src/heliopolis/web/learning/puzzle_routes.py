"""Where puzzles are looked up and begun."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

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
from heliopolis.web.context import WebContext
from heliopolis.web.learning.exercises import Exercise, begin
from heliopolis.web.learning.puzzle_pages import puzzle_address, puzzle_page, puzzles_page
from heliopolis.web.pages.link_pictures import LinkPictures
from heliopolis.web.routes.table_routes import TableRoutes
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import preferences_of

TODAY: Final = "today"


class PuzzleRoutes:
    """The puzzles of all games, and a table for each of them."""

    def __init__(self, context: WebContext, tables: TableRoutes, pictures: LinkPictures) -> None:
        self.context: Final = context
        self.tables: Final = tables
        self.pictures: Final = pictures

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [
            Route("/puzzles", self.first),
            Route("/puzzles/{game}", self.all),
            Route("/puzzles/{game}/{puzzle}", self.show),
            Route("/puzzles/{game}/{puzzle}", self.begin, methods=["POST"]),
            Route("/picture/puzzle/{game}/{puzzle}/{language}-{theme}.svg", self.picture),
            Route("/picture/puzzle/{game}/{puzzle}/{language}.png", self.link_picture),
        ]

    async def first(self, _: Request) -> Response:
        """The puzzles of the first game."""
        return RedirectResponse(url_for("puzzles-of-game", game=_with_puzzles()[0].name))

    async def all(self, request: Request) -> Response:
        """The puzzles of a game."""
        today = datetime.now().astimezone().date()
        game = _game(request)
        days = [of_the_day(each, today) for each in (puzzles_of_game(game), for_beginners(game))]
        return answer(puzzles_page(_with_puzzles(), game, days, preferences_of(request)))

    async def show(self, request: Request) -> Response:
        """One puzzle, before it is begun; the one of the day has an address of its own."""
        game, puzzle = _sought(request)
        if request.path_params["puzzle"] == TODAY:
            return RedirectResponse(puzzle_address(puzzle))
        return answer(puzzle_page(game, puzzle, preferences_of(request), self.context.reach.base(request)))

    async def begin(self, request: Request) -> Response:
        """A table for a puzzle, whose bots play on. A hint of the usual kind would be the solution."""
        game, puzzle = _sought(request)
        exercise = Exercise(
            puzzle.position(game), puzzle.seat, MIDDLING, f"puzzle {puzzle.id}", guide_name(puzzle), hints=False
        )
        return await begin(request, exercise, self.context, self.tables)

    async def picture(self, request: Request) -> Response:
        """The position of a puzzle."""
        game, puzzle = _sought(request)
        return drawing(
            request, lambda language, theme: game.scene(puzzle.position(game), puzzle.seat, language).svg(theme)
        )

    async def link_picture(self, request: Request) -> Response:
        """The same for other sites, beside a link."""
        self.pictures.admit(request)
        game, puzzle = _sought(request)
        return await self.pictures.answer(request, (game.name, puzzle.id), puzzle.position(game), puzzle.seat)


def _with_puzzles() -> list[Game]:
    return [game for game in all_games().values() if has_puzzles(game)]


def _game(request: Request) -> Game:
    try:
        game = find_game(request.path_params["game"])
    except UnknownName:
        raise UnknownName("no-page") from None
    if not has_puzzles(game):
        raise UnknownName("no-page")
    return game


def _sought(request: Request) -> tuple[Game, Puzzle]:
    game, name = _game(request), request.path_params["puzzle"]
    puzzle = (
        of_the_day(puzzles_of_game(game), datetime.now().astimezone().date())
        if name == TODAY
        else find_puzzle(game, name)
    )
    if puzzle is None:
        raise UnknownName("no-puzzle", name=name, game=game.name)
    return game, puzzle
