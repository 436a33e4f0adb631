"""The pages of lessons: a path of chapters for each game, and one lesson before it is begun.

What was learned only the browser knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis.kernel.game import Game
from heliopolis.learning.cues import first_game_of
from heliopolis.learning.first_game import NAME as FIRST_GAME
from heliopolis.learning.lessons import Course, Lesson, course_of
from heliopolis.learning.overviews import overview_of
from heliopolis.render.markup import joined
from heliopolis.web.common.drawings import image
from heliopolis.web.common.links import link
from heliopolis.web.common.page import Page, render
from heliopolis.web.common.players import GENTLE
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Preferences, translator
from heliopolis.web.table.boards import icons_of
from heliopolis.words.voice import Voice, voice_of

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
    title = f"Heliopolis: {say('learn')}"
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
    left_out = len(course_of(game).lessons) - len(course.lessons)
    guided = _first(game) if first_game_of(game) is not None else ()
    return LearningPath(course, voice_of(game, preferences.language), overview_of(game) is not None, guided, left_out)


def _first(game: Game) -> tuple[str, ...]:
    """Return what the card of the first game shows: the first thing of each of the first chapters."""
    return tuple(dict.fromkeys(chapter.icons[0] for chapter in course_of(game).chapters))[:3]


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
