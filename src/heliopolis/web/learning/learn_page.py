"""The page of all lessons: a path of chapters for each game. What was learnt only the browser knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from heliopolis.kernel.game import Game
from heliopolis.learning.cues import first_game_of
from heliopolis.learning.first_game import NAME as FIRST_GAME
from heliopolis.learning.lessons import Course, Lesson, LessonChapter, course_of
from heliopolis.learning.overviews import overview_of
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.web.common.page import Page
from heliopolis.web.common.players import GENTLE
from heliopolis.web.common.signs import sign
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Preferences, Translator
from heliopolis.web.table.boards import icons_of
from heliopolis.words.voice import Voice, voice_of

LEARN_FILES: Final = ("learn.css", "progress.js", "players.js")


def lesson_address(lesson: Lesson) -> str:
    """Where a lesson is described, and begun by posting there."""
    return url_for("lesson", game=lesson.game.name, lesson=lesson.id)


def learn_page(preferences: Preferences, courses: Sequence[Course]) -> Markup:
    """All lessons of these games; those that do not hold with the component values in use are not among them."""
    page = Page(
        preferences, preferences_title(preferences), here=url_for("learn"), kind="lobby learning", files=LEARN_FILES
    )
    say = page.say
    paths = joined([_path(course, preferences, say) for course in courses if course.lessons])
    body = html(
        '<main class="learn"><header><h1>{}</h1><p>{}</p></header>'
        '<section class="go-on" id="go-on" data-told="{}" data-all="{}" hidden>{}<div><h2></h2><p></p></div>'
        '<a class="as-button main" href="{}" data-next>{}<span>{}</span></a>'
        '<a class="as-button main" href="{}" data-after hidden>{}</a>'
        '<a class="as-button" href="{}" data-after hidden>{}</a></section>{}'
        '<p class="forget"><button type="button" data-forget hidden>{}</button></p></main>{}',
        say("learn"),
        say("learn-about"),
        say("learn-go-on", title="%"),
        say("learn-all-done"),
        sign("flag"),
        url_for("learn"),
        sign("play"),
        say("learn-continue"),
        url_for("puzzles"),
        say("learn-to-puzzles"),
        url_for("lobby"),
        say("learn-to-game"),
        paths,
        say("learn-forget"),
        joined([icons_of(course.game, _icons(course)) for course in courses]),
    )
    return page.html(
        body,
        html(
            '<a href="{}">{}</a><a href="{}">{}</a>',
            url_for("lobby"),
            say("lobby"),
            url_for("puzzles"),
            say("puzzles-link"),
        ),
    )


def preferences_title(preferences: Preferences) -> str:
    """What the browser calls the page."""
    return f"Heliopolis: {Page(preferences, '').say('learn')}"


def _icons(course: Course) -> tuple[str, ...]:
    return tuple(sorted({icon for chapter in course.chapters for icon in chapter.icons}))


def icon_row(game: Game, chapter: LessonChapter) -> Markup:
    """What the card of a chapter shows."""
    drawn = [html('<svg class="icon"><use href="#{}/{}"/></svg>', game.name, icon) for icon in chapter.icons]
    return html('<span class="icons" aria-hidden="true">{}</span>', joined(drawn))


def _path(course: Course, preferences: Preferences, say: Translator) -> Markup:
    game, voice = course.game, voice_of(course.game, preferences.language)
    lessons = course.lessons
    left_out = len(course_of(game).lessons) - len(lessons)
    return html(
        '<section class="path{}" id="learn-{}"><header><h2>{}</h2><p>{}{}</p>'
        '<p class="progress"><span data-progress="{}">{}</span><progress max="{}" value="0" aria-label="{}"></progress>'
        '</p></header><ol class="chapters">{}</ol>{}</section>',
        " outlined" if course.outlined else "",
        game.name,
        voice.name("game"),
        voice.about("game"),
        html(' <a href="{}">{}</a>', url_for("overview", game=game.name), say("overview-link"))
        if overview_of(game)
        else NO_MARKUP,
        say("learn-progress", done="%", count=len(lessons)),
        say("learn-progress", done=0, count=len(lessons)),
        len(lessons),
        voice.name("game"),
        joined([_first_game(game, say), *(_card(game, chapter, voice, say) for chapter in course.chapters)]),
        html('<p class="left-out">{}</p>', say("learn-left-out", count=left_out)) if left_out else NO_MARKUP,
    )


def _first_game(game: Game, say: Translator) -> Markup:
    """The guided first game, with which the path begins."""
    if first_game_of(game) is None:
        return NO_MARKUP
    picture = joined([html('<svg class="icon"><use href="#{}/{}"/></svg>', game.name, icon) for icon in _first(game)])
    return html(
        '<li class="chapter first" data-first="{}" data-played="{}" data-again="{}"><article>'
        '<span class="icons" aria-hidden="true">{}</span><h3>{}</h3><p>{}</p>'
        '<form method="post" action="{}"><input type="hidden" name="game" value="{}">'
        '<input type="hidden" name="sits1" value="{}"><button name="guide" value="{}">{}</button></form></article>'
        "</li>",
        game.name,
        say("first-time-played"),
        say("first-time-onward"),
        picture,
        say("first-time"),
        say("first-time-about"),
        url_for("new-table"),
        game.name,
        GENTLE,
        FIRST_GAME,
        say("first-time-go"),
    )


def _first(game: Game) -> tuple[str, ...]:
    """What the card of the first game shows: the first thing of each of the first chapters."""
    return tuple(dict.fromkeys(chapter.icons[0] for chapter in course_of(game).chapters))[:3]


def _card(game: Game, chapter: LessonChapter, voice: Voice, say: Translator) -> Markup:
    listed = [
        html(
            '<li data-lesson="{}/{}" data-title="{}" data-done="{}" data-now="{}"><a href="{}">{}</a>'
            '<span class="state"></span></li>',
            game.name,
            lesson.id,
            voice.say(lesson.key),
            say("learn-done"),
            say("learn-now"),
            lesson_address(lesson),
            voice.say(lesson.key),
        )
        for lesson in chapter.lessons
    ]
    return html(
        '<li class="chapter"><article>{}<h3>{}</h3><ul>{}</ul>'
        '<progress max="{}" value="0" aria-hidden="true"></progress></article></li>',
        icon_row(game, chapter),
        voice.say(f"lessons-{chapter.key}"),
        joined(listed),
        len(chapter.lessons),
    )
