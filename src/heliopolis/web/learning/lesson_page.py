"""The page of one lesson: what it is about, its position as a picture, its tasks, and the rules it teaches."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from heliopolis.learning.lessons import Course, Lesson
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.web.common.drawings import image
from heliopolis.web.common.page import Page
from heliopolis.web.common.signs import sign
from heliopolis.web.learning.learn_page import LEARN_FILES, lesson_address
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Preferences, Translator
from heliopolis.words.voice import Voice, voice_of


def lesson_page(course: Course, lesson: Lesson, preferences: Preferences) -> Markup:
    """A lesson before it is begun."""
    voice = voice_of(course.game, preferences.language)
    title, here = voice.say(lesson.key), lesson_address(lesson)
    page = Page(preferences, title, here=here, kind="lobby learning", files=LEARN_FILES)
    say = page.say
    body = html(
        '<main class="learn lesson" data-lesson="{}/{}"><header><p class="where">{} · {}</p><h1>{}</h1></header>'
        '<div class="beside"><div><p class="about">{}</p><h2>{}</h2><ul class="tasks">{}</ul>'
        '<form method="post" action="{}"><button class="main">{}<span>{}</span></button></form>{}</div>{}</div>{}{}'
        "</main>",
        course.game.name,
        lesson.id,
        voice.name("game"),
        say("lesson-chapter", title=voice.say(f"lessons-{lesson.chapter}")),
        title,
        voice.say(f"{lesson.key}-about"),
        say("lesson-tasks"),
        joined([html("<li>{}</li>", voice.say(f"{lesson.key}-task-{task.name}")) for task in lesson.tasks]),
        here,
        sign("play"),
        say("lesson-begin"),
        _neighbours(course, lesson, voice),
        _picture(lesson, preferences, say),
        _rules(lesson, voice, say("lesson-rules"), lesson.teaches, shown=True),
        _rules(lesson, voice, say("lesson-also"), lesson.also, shown=False),
    )
    return page.html(
        body,
        html('<a href="{}">{}</a><a href="{}">{}</a>', url_for("lobby"), say("lobby"), url_for("learn"), say("learn")),
    )


def _neighbours(course: Course, lesson: Lesson, voice: Voice) -> Markup:
    """The lessons before and after it."""
    lessons = course.lessons
    place = lessons.index(lesson)
    before = lessons[place - 1] if place else None
    after = course.after(lesson)
    links = [
        html('<a href="{}" rel="{}">{}{}{}</a>', lesson_address(each), rel, left, voice.say(each.key), right)
        for each, rel, left, right in ((before, "prev", "← ", ""), (after, "next", "", " →"))
        if each is not None
    ]
    return html('<p class="neighbours">{}</p>', joined(links))


def _picture(lesson: Lesson, preferences: Preferences, say: Translator) -> Markup:
    return image("lesson-picture", preferences, say("lesson-position"), game=lesson.game.name, lesson=lesson.id)


def _rules(lesson: Lesson, voice: Voice, heading: str, rules: Sequence[str], *, shown: bool) -> Markup:
    """Rules in words, each with the way to where it stands."""
    if not rules:
        return NO_MARKUP
    listed = [
        html(
            '<li>{} <a href="{}#{}">{}</a></li>', voice.rule(rule), url_for("rules", game=lesson.game.name), rule, rule
        )
        for rule in rules
    ]
    if shown:
        return html('<section class="taught"><h2>{}</h2><ul>{}</ul></section>', heading, joined(listed))
    return html('<details class="taught"><summary>{}</summary><ul>{}</ul></details>', heading, joined(listed))
