"""Lessons and puzzles, each begun as a table with bots at the other seats; rules, components and overviews."""

from __future__ import annotations

import hashlib
from datetime import datetime
from functools import partial
from typing import Final, NamedTuple

from markupsafe import Markup
from starlette.responses import RedirectResponse, Response

from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import Game, State
from heliopolis.table.seats import machine, person
from heliopolis.teaching.lesson_guide import guide_name as guide_of_lesson
from heliopolis.teaching.lessons import Course, Lesson
from heliopolis.teaching.materials import materials_of, shelf_of
from heliopolis.teaching.overviews import Overview
from heliopolis.teaching.puzzles.puzzle import Puzzle
from heliopolis.teaching.puzzles.puzzle_guide import guide_name as guide_of_puzzle
from heliopolis.teaching.puzzles.shelf import of_the_day
from heliopolis.web.common.drawings import drawing
from heliopolis.web.common.page import answer
from heliopolis.web.common.players import GENTLE, MIDDLING
from heliopolis.web.lessons.exercise_pages import learn_page, lesson_page, puzzle_address, puzzle_page, puzzles_page
from heliopolis.web.lessons.reference_pages import components_page, drawn, overview_page, overview_part, rules_page
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.cookies import keep_exercise
from heliopolis.web.visit import Visit, get, post

TODAY: Final = "today"


class Exercise(NamedTuple):
    """A position, whose turn it is there, and who else plays."""

    state: State
    seat: int
    bot: str
    origin: str
    guide: str
    hints: bool = True


async def begin(visit: Visit, exercise: Exercise) -> Response:
    """Make a table for an exercise, which is no one's running game: only the number made per hour is limited."""
    state, seat, bot = exercise.state, exercise.seat, exercise.bot
    language = visit.preferences.language
    seats = [machine(bot, f"{bot} {each + 1}") for each in range(state.seats)]
    seats[seat] = person(visit.say("player", number=seat + 1), language)
    visit.context.limiter.table_made(visit.connection)
    table, links = await visit.context.host.table_at(
        state, state.game.components(), seats, exercise.origin, hints=exercise.hints, guide=exercise.guide
    )
    response = await visit.sit_at(table, links, frozenset({seat}))
    keep_exercise(response, visit.connection, table.id)
    return response


# Lessons ---------------------------------------------------------------------------------------


async def learn(visit: Visit) -> Response:
    """Return all lessons."""
    return answer(learn_page(visit.preferences, [materials_of(game).offered for game in all_games().values()]))


async def show_lesson(visit: Visit) -> Response:
    """Return one lesson, before it is begun."""
    course, lesson = _lesson(visit)
    return answer(lesson_page(course, lesson, visit.preferences))


async def begin_lesson(visit: Visit) -> Response:
    """Return a table for a lesson: the visitor at its seat, the gentlest bot at all others."""
    _, lesson = _lesson(visit)
    exercise = Exercise(lesson.begin(), lesson.seat, GENTLE, f"lesson {lesson.id}", guide_of_lesson(lesson))
    return await begin(visit, exercise)


async def lesson_picture(visit: Visit) -> Response:
    """Return the position of a lesson."""
    _, lesson = _lesson(visit)
    return drawing(
        visit.connection, lambda language, theme: lesson.game.scene(lesson.begin(), lesson.seat, language).svg(theme)
    )


def _lesson(visit: Visit) -> tuple[Course, Lesson]:
    try:
        course = materials_of(find_game(visit.given["game"])).offered
        return course, course.lesson(visit.given["lesson"])
    except UnknownName:
        raise UnknownName("lesson-gone") from None


# Puzzles ---------------------------------------------------------------------------------------


async def puzzles(_: Visit) -> Response:
    """Return the puzzles of the first game."""
    return RedirectResponse(url_for("puzzles-of-game", game=_with_puzzles()[0].name))


async def puzzles_of(visit: Visit) -> Response:
    """Return the puzzles of a game."""
    today = datetime.now().astimezone().date()
    game = _game(visit)
    days = [of_the_day(each, today) for each in (shelf_of(game).puzzles, shelf_of(game).for_beginners(game))]
    return answer(puzzles_page(_with_puzzles(), game, days, visit.preferences))


async def show_puzzle(visit: Visit) -> Response:
    """Return one puzzle, before it is begun; the one of the day has an address of its own."""
    game, puzzle = _puzzle(visit)
    if visit.given["puzzle"] == TODAY:
        return RedirectResponse(puzzle_address(puzzle))
    return answer(puzzle_page(game, puzzle, visit.preferences, visit.base))


async def begin_puzzle(visit: Visit) -> Response:
    """Return a table for a puzzle, whose bots play on. A hint of the usual kind would be the solution."""
    game, puzzle = _puzzle(visit)
    exercise = Exercise(
        puzzle.position(game), puzzle.seat, MIDDLING, f"puzzle {puzzle.id}", guide_of_puzzle(puzzle), hints=False
    )
    return await begin(visit, exercise)


async def puzzle_picture(visit: Visit) -> Response:
    """Return the position of a puzzle."""
    game, puzzle = _puzzle(visit)
    return drawing(
        visit.connection, lambda language, theme: game.scene(puzzle.position(game), puzzle.seat, language).svg(theme)
    )


async def puzzle_link_picture(visit: Visit) -> Response:
    """Return the same for other sites, beside a link."""
    visit.context.pictures.admit(visit.connection)
    game, puzzle = _puzzle(visit)
    return await visit.context.pictures.answer(
        visit.connection, (game.name, puzzle.id), puzzle.position(game), puzzle.seat
    )


def _with_puzzles() -> list[Game]:
    return [game for game in all_games().values() if materials_of(game).puzzles is not None]


def _game(visit: Visit) -> Game:
    try:
        game = find_game(visit.given["game"])
    except UnknownName:
        raise UnknownName("no-page") from None
    if materials_of(game).puzzles is None:
        raise UnknownName("no-page")
    return game


def _puzzle(visit: Visit) -> tuple[Game, Puzzle]:
    game, name = _game(visit), visit.given["puzzle"]
    puzzle = (
        of_the_day(shelf_of(game).puzzles, datetime.now().astimezone().date())
        if name == TODAY
        else shelf_of(game).find(name)
    )
    if puzzle is None:
        raise UnknownName("no-puzzle", name=name, game=game.name)
    return game, puzzle


class KeptPage(NamedTuple):
    """A page that stays as it is, and the mark by which a browser knows it again."""

    html: Markup
    mark: str


def kept(page: Markup) -> KeptPage:
    """Return the page with its mark."""
    return KeptPage(page, f'W/"{hashlib.sha256(page.encode()).hexdigest()[:24]}"')


def not_modified_or(visit: Visit, kept: KeptPage) -> Response:
    """Return the page, or that the browser has it already."""
    headers = {"etag": kept.mark, "cache-control": "private, no-cache", "vary": "cookie, accept-language"}
    if kept.mark in [mark.strip() for mark in visit.connection.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    page = answer(kept.html)
    page.headers.update(headers)
    return page


async def rules(visit: Visit) -> Response:
    """Return the rules of a game."""
    game, sought = find_game(visit.given["game"]), visit.query.get("q", "")[:80]
    preferences = visit.preferences
    page = await visit.aside(lambda: rules_page(game, preferences, sought))
    return answer(page) if sought else not_modified_or(visit, kept(page))


async def components(visit: Visit) -> Response:
    """Return the components of a game."""
    game, preferences = find_game(visit.given["game"]), visit.preferences
    page = await visit.aside(lambda: components_page(game, preferences))
    return not_modified_or(visit, kept(page))


async def overview(visit: Visit) -> Response:
    """Return the page."""
    return not_modified_or(visit, kept(overview_page(_overview(visit), visit.preferences)))


async def overview_in_place(visit: Visit) -> Response:
    """Return what a table opens in place."""
    return not_modified_or(visit, kept(overview_part(_overview(visit), visit.preferences)))


async def overview_picture(visit: Visit) -> Response:
    """Return a picture."""
    try:
        found = _overview(visit).picture(visit.given["picture"])
    except UnknownName:
        raise UnknownName("no-page") from None
    return drawing(visit.connection, partial(drawn, found))


def _overview(visit: Visit) -> Overview:
    overview = materials_of(find_game(visit.given["game"])).overview
    if overview is None:
        raise UnknownName("no-page")
    return overview


ROUTES: Final = [
    get("learn", learn),
    get("lesson", show_lesson),
    post("lesson", begin_lesson),
    get("lesson-picture", lesson_picture),
    get("puzzles", puzzles),
    get("puzzles-of-game", puzzles_of),
    get("puzzle", show_puzzle),
    post("puzzle", begin_puzzle),
    get("puzzle-picture", puzzle_picture),
    get("puzzle-link-picture", puzzle_link_picture),
    get("rules", rules),
    get("components", components),
    get("overview", overview),
    get("overview-part", overview_in_place),
    get("overview-picture", overview_picture),
]
