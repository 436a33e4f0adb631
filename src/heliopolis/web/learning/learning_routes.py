"""Where lessons are looked up and begun."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import Game
from heliopolis.learning.judging import offered
from heliopolis.learning.lesson_guide import guide_name
from heliopolis.learning.lessons import Course, Lesson
from heliopolis.web.common.drawings import drawing
from heliopolis.web.common.page import answer
from heliopolis.web.common.players import GENTLE
from heliopolis.web.context import WebContext
from heliopolis.web.learning.exercises import Exercise, begin
from heliopolis.web.learning.learn_page import learn_page
from heliopolis.web.learning.lesson_page import lesson_page
from heliopolis.web.routes.table_routes import TableRoutes
from heliopolis.web.server.preferences import preferences_of


class LearningRoutes:
    """The lessons of all games, and a table for each of them."""

    def __init__(self, context: WebContext, tables: TableRoutes) -> None:
        self.context: Final = context
        self.tables: Final = tables

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [
            Route("/learn", self.learn),
            Route("/learn/{game}/{lesson}", self.show),
            Route("/learn/{game}/{lesson}", self.begin, methods=["POST"]),
            Route("/picture/lesson/{game}/{lesson}/{language}-{theme}.svg", self.picture),
        ]

    async def learn(self, request: Request) -> Response:
        """All lessons."""
        return answer(learn_page(preferences_of(request), [_course(game) for game in all_games().values()]))

    async def show(self, request: Request) -> Response:
        """One lesson, before it is begun."""
        course, lesson = _sought(request)
        return answer(lesson_page(course, lesson, preferences_of(request)))

    async def begin(self, request: Request) -> Response:
        """A table for a lesson: the visitor at its seat, the gentlest bot at all others."""
        _, lesson = _sought(request)
        exercise = Exercise(lesson.begin(), lesson.seat, GENTLE, f"lesson {lesson.id}", guide_name(lesson))
        return await begin(request, exercise, self.context, self.tables)

    async def picture(self, request: Request) -> Response:
        """The position of a lesson."""
        _, lesson = _sought(request)
        return drawing(
            request, lambda language, theme: lesson.game.scene(lesson.begin(), lesson.seat, language).svg(theme)
        )


def _course(game: Game) -> Course:
    """The lessons of a game that hold with its component values."""
    values = game.components()
    return offered(game, values.digest, values)


def _sought(request: Request) -> tuple[Course, Lesson]:
    try:
        course = _course(find_game(request.path_params["game"]))
        return course, course.lesson(request.path_params["lesson"])
    except UnknownName:
        raise UnknownName("lesson-gone") from None
