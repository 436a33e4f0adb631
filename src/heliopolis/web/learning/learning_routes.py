"""Where lessons are looked up and begun."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

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
from heliopolis.web.learning.exercises import Exercise, begin
from heliopolis.web.learning.learn_page import learn_page, lesson_page
from heliopolis.web.visit import Visit, get, post


async def learn(visit: Visit) -> Response:
    """All lessons."""
    return answer(learn_page(visit.preferences, [_course(game) for game in all_games().values()]))


async def show(visit: Visit) -> Response:
    """One lesson, before it is begun."""
    course, lesson = _sought(visit)
    return answer(lesson_page(course, lesson, visit.preferences))


async def begin_lesson(visit: Visit) -> Response:
    """A table for a lesson: the visitor at its seat, the gentlest bot at all others."""
    _, lesson = _sought(visit)
    exercise = Exercise(lesson.begin(), lesson.seat, GENTLE, f"lesson {lesson.id}", guide_name(lesson))
    return await begin(visit, exercise)


async def picture(visit: Visit) -> Response:
    """The position of a lesson."""
    _, lesson = _sought(visit)
    return drawing(
        visit.connection, lambda language, theme: lesson.game.scene(lesson.begin(), lesson.seat, language).svg(theme)
    )


def _course(game: Game) -> Course:
    """The lessons of a game that hold with its component values."""
    values = game.components()
    return offered(game, values.digest, values)


def _sought(visit: Visit) -> tuple[Course, Lesson]:
    try:
        course = _course(find_game(visit.given["game"]))
        return course, course.lesson(visit.given["lesson"])
    except UnknownName:
        raise UnknownName("lesson-gone") from None


ROUTES: Final = [
    get("learn", learn),
    get("lesson", show),
    post("lesson", begin_lesson),
    get("lesson-picture", picture),
]
