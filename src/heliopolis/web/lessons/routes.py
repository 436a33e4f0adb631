"""Lessons and puzzles, each begun as a table with bots at the other seats; rules, components and overviews."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import Final, NamedTuple

from markupsafe import Markup
from starlette.responses import RedirectResponse, Response

from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import Game, State
from heliopolis.render.markup import joined
from heliopolis.table import days
from heliopolis.teaching.first_game import NAME as FIRST_GAME
from heliopolis.teaching.lesson_guide import guide_name as guide_of_lesson
from heliopolis.teaching.lessons import Course, Lesson
from heliopolis.teaching.materials import materials_of, shelf_of
from heliopolis.teaching.overviews import Overview
from heliopolis.teaching.puzzles.puzzle import Puzzle
from heliopolis.teaching.puzzles.puzzle_guide import guide_name as guide_of_puzzle
from heliopolis.teaching.puzzles.shelf import of_the_day
from heliopolis.web.common.link_preview import LinkPreview, drawn_for_links
from heliopolis.web.common.page import answer
from heliopolis.web.common.pieces import drawing
from heliopolis.web.common.players import GENTLE, MIDDLING
from heliopolis.web.lessons.reference_pages import components_page, drawn, overview_page, overview_part, rules_page
from heliopolis.web.server.addresses import path_of, url_for
from heliopolis.web.server.cookies import keep_exercise
from heliopolis.web.table.boards import icons_of
from heliopolis.web.visit import Visit, get, post
from heliopolis.words.voice import Voice, capital, voice_of

LEARN_FILES: Final = ("learn.css", "progress.js", "players.js")
PUZZLE_FILES: Final = ("puzzles.css", "puzzles.js", "players.js")
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
    """Make a table for an exercise, which is no one's running game."""
    state, seats = exercise.state, visit.seats_against(exercise.bot, exercise.seat, exercise.state.seats)
    table, links = await visit.context.host.table_at(
        state, state.game.components(), seats, exercise.origin, hints=exercise.hints, guide=exercise.guide
    )
    response = await visit.sit_at(table, links, frozenset({exercise.seat}))
    keep_exercise(response, visit.connection, table.id)
    return response


# Lessons ---------------------------------------------------------------------------------------


async def learn(visit: Visit) -> Response:
    """Show all lessons; those that do not hold with the component values in use are not among them."""
    courses = [course for game in all_games().values() if (course := materials_of(game).offered).lessons]
    title = visit.say.texts.titled("Heliopolis", visit.say("learn"))
    page = visit.page(title, "lobby learning", LEARN_FILES)
    return answer(
        page.show(
            "lessons/learn.html",
            paths=[(course, voice_of(course.game, visit.language)) for course in courses],
            materials_of=materials_of,
            gentle=GENTLE,
            first_game=FIRST_GAME,
            icons=joined(icons_of(course.game, _icons(course)) for course in courses),
        )
    )


def _icons(course: Course) -> tuple[str, ...]:
    return tuple(sorted({icon for chapter in course.chapters for icon in chapter.icons}))


async def show_lesson(visit: Visit) -> Response:
    """Show what a lesson is about before it is begun: its position as a picture, its tasks, the rules it teaches."""
    course, lesson = _lesson(visit)
    voice, place = voice_of(lesson.game, visit.language), course.lessons.index(lesson)
    page = visit.page(voice.say(lesson.key), "lobby learning", LEARN_FILES)
    before = course.lessons[place - 1] if place else None
    shown = page.show("lessons/lesson.html", voice=voice, lesson=lesson, before=before, after=course.after(lesson))
    return answer(shown)


async def begin_lesson(visit: Visit) -> Response:
    """Return a table for a lesson: the visitor at its seat, the gentlest bot at all others."""
    _, lesson = _lesson(visit)
    visit.count("tables_per_hour")
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


async def puzzles(visit: Visit) -> Response:
    """Return the puzzles of the first game."""
    return RedirectResponse(url_for("puzzles-of-game", game=puzzle_games(visit.language)[0][0].name))


async def puzzles_of(visit: Visit) -> Response:
    """Show the puzzles of a game, with those of the day: the usual one, and one for those who have solved few."""
    game, today = puzzle_game(visit), days.today()
    voice, shelf = voice_of(game, visit.language), shelf_of(game)
    daily = [("all", of_the_day(shelf.puzzles, today)), ("few", of_the_day(shelf.for_beginners(game), today))]
    page = visit.page(voice.say("puzzles-of", game=voice.name("game")), "lobby learning", PUZZLE_FILES)
    return answer(
        page.show(
            "lessons/puzzles.html",
            voice=voice,
            game=game,
            games=puzzle_games(visit.language),
            left_out=shelf.left_out,
            days=[(who, puzzle) for who, puzzle in daily if puzzle is not None],
            described=described,
            themes=_themes(game, voice),
        )
    )


def _themes(game: Game, voice: Voice) -> list[tuple[str, str, list[Puzzle]]]:
    """Return all puzzles under the first of their themes, the easier first."""
    themes: list[tuple[str, str, list[Puzzle]]] = []
    for theme in shelf_of(game).recipe.themes:
        listed = [each for each in shelf_of(game).puzzles if each.themes[0] == theme.name]
        listed.sort(key=lambda each: (each.missed, each.number, each.turn))
        if listed:
            themes.append((theme.name, capital(voice.say(f"puzzle-theme-{theme.name}")), listed))
    return themes


def described(puzzle: Puzzle, voice: Voice) -> str:
    """Return what is known of a puzzle before it is solved: its themes are a hint."""
    level, seat = voice.say(f"puzzle-level-{puzzle.level}"), puzzle.seat + 1
    return voice.say("puzzle-described", level=level, rating=str(puzzle.rating), number=puzzle.players, seat=seat)


async def show_puzzle(visit: Visit) -> Response:
    """Show one puzzle, before it is begun; the one of the day has an address of its own."""
    game, puzzle = _puzzle(visit)
    names = {"game": game.name, "puzzle": puzzle.id}
    here = url_for("puzzle", **names)
    if visit.given["puzzle"] == TODAY:
        return RedirectResponse(here)
    voice = voice_of(game, visit.language)
    title = voice.say("puzzle-title", game=voice.name("game"), id=puzzle.id)
    drawn = visit.base + path_of("puzzle-link-picture", **names, language=visit.language)
    preview = LinkPreview(title, described(puzzle, voice), drawn)
    page = visit.page(title, "lobby learning", PUZZLE_FILES, here, preview)
    after = shelf_of(game).following(puzzle)
    shown = page.show("lessons/puzzle.html", voice=voice, game=game, puzzle=puzzle, after=after, described=described)
    return answer(shown)


async def begin_puzzle(visit: Visit) -> Response:
    """Return a table for a puzzle, whose bots play on. A hint of the usual kind would be the solution."""
    game, puzzle = _puzzle(visit)
    visit.count("tables_per_hour")
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
    key = game.name, puzzle.id
    return await visit.context.pictures.answer(
        visit.connection, key, drawn_for_links(puzzle.position(game), puzzle.seat)
    )


def puzzle_games(language: str) -> list[tuple[Game, str]]:
    """Return the games that have puzzles, with their names."""
    found = [game for game in all_games().values() if materials_of(game).puzzles is not None]
    return [(game, voice_of(game, language).name("game")) for game in found]


def puzzle_game(visit: Visit) -> Game:
    """Return the game of the address."""
    found = [game for game, _ in puzzle_games(visit.language) if game.name == visit.given["game"]]
    if not found:
        raise UnknownName("no-page")
    return found[0]


def _puzzle(visit: Visit) -> tuple[Game, Puzzle]:
    game, name = puzzle_game(visit), visit.given["puzzle"]
    puzzle = of_the_day(shelf_of(game).puzzles, days.today()) if name == TODAY else shelf_of(game).find(name)
    if puzzle is None:
        raise UnknownName("no-puzzle", name=name, game=game.name)
    return game, puzzle


# Books -----------------------------------------------------------------------------------------


def unchanged_or(visit: Visit, page: Markup) -> Response:
    """Return a page that stays as it is with its mark, or that the browser has it already."""
    mark = f'W/"{hashlib.sha256(page.encode()).hexdigest()[:24]}"'
    headers = {"etag": mark, "cache-control": "private, no-cache", "vary": "cookie, accept-language"}
    known = [each.strip() for each in visit.connection.headers.get("if-none-match", "").split(",")]
    response = Response(status_code=304) if mark in known else answer(page)
    response.headers.update(headers)
    return response


async def rules(visit: Visit) -> Response:
    """Return the rules of a game."""
    game, sought = find_game(visit.given["game"]), visit.query.get("q", "")[:80]
    preferences = visit.preferences
    page = await visit.aside(lambda: rules_page(game, preferences, sought))
    return answer(page) if sought else unchanged_or(visit, page)


async def components(visit: Visit) -> Response:
    """Return the components of a game."""
    game, preferences = find_game(visit.given["game"]), visit.preferences
    return unchanged_or(visit, await visit.aside(lambda: components_page(game, preferences)))


async def overview(visit: Visit) -> Response:
    """Return the overview as a page."""
    return unchanged_or(visit, overview_page(_overview(visit), visit.preferences))


async def overview_in_place(visit: Visit) -> Response:
    """Return what a table opens in place."""
    return unchanged_or(visit, overview_part(_overview(visit), visit.preferences))


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
