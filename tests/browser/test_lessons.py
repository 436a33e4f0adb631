"""Lessons as one learns them: from the page to the table, the tasks ticked, on to the next; progress stays."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from browser.access import LANGUAGES, THEMES, Inspector, findings
from browser.conftest import PHONE, Doors
from browser.measure import SETTLED
from browser.playing import ready, take
from heliopolis.games import all_games
from heliopolis.teaching.lessons import Lesson
from heliopolis.teaching.materials import materials_of

SOLVED = [
    materials_of(all_games()["helios"]).course.lesson("first-turn"),
    materials_of(all_games()["origins"]).course.lesson("first-visit"),
]
NOTE = "#guide .note:not([hidden])"


@pytest.mark.parametrize("lesson", SOLVED, ids=lambda lesson: lesson.game.name)
def test_a_lesson_is_begun_solved_and_remembered(doors: Doors, lesson: Lesson) -> None:
    visit = doors.visit()
    asked: list[str] = []
    visit.context.on("request", lambda request: asked.append(request.url))
    page = visit.open("/")
    page.locator("nav a[href='/learn']").click()
    page.locator(f"[data-lesson='{lesson.game.name}/{lesson.id}'] a").click()
    assert not findings(page)
    page.locator("main.lesson button.main").click()
    ready(page)
    # Its table does not repeat what its page has said.
    expect(page.locator(f"{NOTE}.todo .tasks .open")).to_have_count(len(lesson.tasks))
    assert not findings(page)
    for choice in lesson.start.solutions[0]:
        take(page, choice)
    expect(page.locator(f"{NOTE}.done .tasks .done")).to_have_count(len(lesson.tasks))
    after = materials_of(lesson.game).course.after(lesson)
    assert after is not None
    page.locator(f"{NOTE}.done form[action='/learn/{lesson.game.name}/{after.id}'] button").click()
    expect(page.locator(f"{NOTE}.wide h2")).to_be_visible()
    page.goto(f"{doors.base}/learn")
    expect(page.locator(f"[data-lesson='{lesson.game.name}/{lesson.id}'].done")).to_be_visible()
    first = next(each for each in materials_of(lesson.game).course.lessons if each.id != lesson.id)
    expect(page.locator("#go-on [data-next]")).to_have_attribute("href", f"/learn/{lesson.game.name}/{first.id}")
    assert all(url.startswith((doors.base, "data:")) for url in asked), "something was asked of the network"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_lessons_fit_every_screen(doors: Doors, theme: str, language: str) -> None:
    page, inspector = doors.visit(language=language).open("/learn"), Inspector(theme)
    inspector.look(page, "all lessons")
    page.goto(f"{doors.base}/learn/origins/wonder-build")
    inspector.look(page, "a lesson")
    assert inspector.found == []


def test_on_a_phone_the_tasks_stand_between_what_they_are_about_and_the_question(doors: Doors) -> None:
    page = doors.visit(size=PHONE, touch=True).open("/learn/origins/march")
    page.locator("main.lesson button.main").click()
    ready(page)
    # The track that the card speaks of is opened, though the question could be answered on another board.
    expect(page.locator("#part-military")).to_be_visible()
    expect(page.locator(f"{NOTE} .tasks")).to_be_visible()
    page.evaluate(SETTLED)
    boxes = [page.locator(each).bounding_box() for each in ("#part-military", NOTE, ".ask")]
    tops = [(box["y"], box["y"] + box["height"]) for box in boxes if box is not None]
    assert [end <= begin + 1 for (_, end), (begin, _) in pairwise(tops)] == [True, True]
    assert not findings(page)
    page.locator(f"{NOTE} .fold").tap()
    expect(page.locator(f"{NOTE} .tasks")).not_to_be_visible()
    assert not findings(page)
