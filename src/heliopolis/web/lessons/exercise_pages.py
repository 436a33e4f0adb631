"""The pages of lessons and puzzles: all of them, and each before it is begun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis.kernel.game import Game
from heliopolis.render.markup import joined
from heliopolis.teaching.first_game import NAME as FIRST_GAME
from heliopolis.teaching.lessons import Course, Lesson
from heliopolis.teaching.materials import materials_of, shelf_of
from heliopolis.teaching.puzzles.puzzle import Puzzle
from heliopolis.web.common.drawings import image
from heliopolis.web.common.link_preview import LinkPreview
from heliopolis.web.common.links import link
from heliopolis.web.common.page import Page, render
from heliopolis.web.common.players import GENTLE
from heliopolis.web.server.addresses import path_of, url_for
from heliopolis.web.server.preferences import Preferences, translator
from heliopolis.web.table.boards import icons_of
from heliopolis.words.voice import Voice, capital, voice_of

LEARN_FILES: Final = ("learn.css", "progress.js", "players.js")


class LearningPath(NamedTuple):
    """What can be learned of a game."""

    course: Course
    voice: Voice
    overview: bool
    guided: tuple[str, ...]
    """What the card of the guided first game shows, with which the path begins; nothing where there is none."""
    left_out: int
    """How many lessons do not hold with the component values in use."""


def learn_page(preferences: Preferences, courses: Sequence[Course]) -> Markup:
    """Return all lessons of these games; those that do not hold with the component values in use are not among them."""
    say = translator(preferences.language)
    title = say.texts.titled("Heliopolis", say("learn"))
    page = Page(preferences, title, here=url_for("learn"), kind="lobby learning", files=LEARN_FILES)
    body = render(
        "lessons/learn.html",
        say=say,
        paths=[_path(course, preferences) for course in courses if course.lessons],
        gentle=GENTLE,
        first_game=FIRST_GAME,
        icons=joined([icons_of(course.game, _icons(course)) for course in courses]),
    )
    return page.html(body, joined([link(say("lobby"), "lobby"), link(say("puzzles-link"), "puzzles")]))


def _icons(course: Course) -> tuple[str, ...]:
    return tuple(sorted({icon for chapter in course.chapters for icon in chapter.icons}))


def _path(course: Course, preferences: Preferences) -> LearningPath:
    game = course.game
    left_out = len(materials_of(game).course.lessons) - len(course.lessons)
    guided = _first(game) if materials_of(game).first_game is not None else ()
    return LearningPath(
        course, voice_of(game, preferences.language), materials_of(game).overview is not None, guided, left_out
    )


def _first(game: Game) -> tuple[str, ...]:
    """Return what the card of the first game shows: the first thing of each of the first chapters."""
    return tuple(dict.fromkeys(chapter.icons[0] for chapter in materials_of(game).course.chapters))[:3]


def lesson_page(course: Course, lesson: Lesson, preferences: Preferences) -> Markup:
    """Return a lesson before it begins.

    It shows what the lesson is about, its position as a picture, its tasks, and the rules it teaches.
    """
    voice, here = (
        voice_of(course.game, preferences.language),
        url_for("lesson", game=course.game.name, lesson=lesson.id),
    )
    title, place = voice.say(lesson.key), course.lessons.index(lesson)
    page = Page(preferences, title, here=here, kind="lobby learning", files=LEARN_FILES)
    say = page.say
    body = render(
        "lessons/lesson.html",
        say=say,
        voice=voice,
        lesson=lesson,
        title=title,
        here=here,
        before=course.lessons[place - 1] if place else None,
        after=course.after(lesson),
        picture=image("lesson-picture", preferences, say("lesson-position"), game=lesson.game.name, lesson=lesson.id),
    )
    return page.html(body, joined([link(say("lobby"), "lobby"), link(say("learn"), "learn")]))


PUZZLE_FILES: Final = ("puzzles.css", "puzzles.js", "players.js")

WHO: Final = ("all", "few")
"""Whom a puzzle of the day is for: everyone, or who has solved few. Of both, the browser's script shows one."""


def puzzle_address(puzzle: Puzzle) -> str:
    """Return where a puzzle is shown, and begun by posting there."""
    return url_for("puzzle", game=puzzle.game, puzzle=puzzle.id)


def puzzles_page(games: list[Game], game: Game, days: list[Puzzle | None], preferences: Preferences) -> Markup:
    """Return the puzzles of a game, with those of the day: the usual one, and one for who has solved few."""
    voice = voice_of(game, preferences.language)
    title, here = voice.say("puzzles-of", game=voice.name("game")), url_for("puzzles-of-game", game=game.name)
    page = Page(preferences, title, here=here, kind="lobby learning", files=PUZZLE_FILES)
    body = render(
        "lessons/puzzles.html",
        voice=voice,
        game=game,
        title=title,
        games=[(each, voice_of(each, preferences.language).name("game")) for each in games],
        left_out=shelf_of(game).left_out,
        days=[
            (day, who, _picture(day, preferences, voice)) for day, who in zip(days, WHO, strict=True) if day is not None
        ],
        described=described,
        themes=_themes(game, voice),
    )
    return page.html(body, joined([link(page.say("lobby"), "lobby"), link(page.say("learn"), "learn")]))


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
    return voice.say(
        "puzzle-described",
        level=voice.say(f"puzzle-level-{puzzle.level}"),
        rating=str(puzzle.rating),
        number=puzzle.players,
        seat=puzzle.seat + 1,
    )


def _picture(puzzle: Puzzle, preferences: Preferences, voice: Voice) -> Markup:
    """Return the position, drawn."""
    return image("puzzle-picture", preferences, voice.say("puzzle-position"), game=puzzle.game, puzzle=puzzle.id)


def puzzle_page(game: Game, puzzle: Puzzle, preferences: Preferences, base: str = "") -> Markup:
    """Return one puzzle before it is begun; ``base`` is our address."""
    voice, here = voice_of(game, preferences.language), puzzle_address(puzzle)
    title = voice.say("puzzle-title", game=voice.name("game"), id=puzzle.id)
    drawn = base + path_of("puzzle-link-picture", game=puzzle.game, puzzle=puzzle.id, language=preferences.language)
    preview = LinkPreview(title, described(puzzle, voice), drawn).html()
    page = Page(preferences, title, here=here, kind="lobby learning", files=PUZZLE_FILES, preview=preview)
    body = render(
        "lessons/puzzle.html",
        voice=voice,
        puzzle=puzzle,
        title=title,
        here=here,
        next=shelf_of(game).following(puzzle),
        described=described,
        picture=_picture(puzzle, preferences, voice),
    )
    links = [link(page.say("lobby"), "lobby"), link(voice.say("puzzles-all"), "puzzles-of-game", game=game.name)]
    return page.html(body, joined(links))
