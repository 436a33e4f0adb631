"""The pages of lessons, and a lesson's table: tasks with ticks, what is missing, what comes next."""

from __future__ import annotations

import re
from html import unescape

import pytest

from heliopolis.games import all_games
from heliopolis.kernel.errors import Message
from heliopolis.table.table import Table
from heliopolis.teaching.lesson_guide import LessonGuide
from heliopolis.teaching.lessons import Lesson
from heliopolis.teaching.materials import materials_of
from heliopolis.teaching.note import DONE, MISSED, Note, Tasks
from heliopolis.words.voice import voice_of
from web.conftest import Site, Visitor

FIRST = [
    next(lesson for lesson in materials_of(game).course.lessons if lesson.turns == 1 and len(lesson.tasks) > 1)
    for game in all_games().values()
]
each_game = pytest.mark.parametrize("lesson", FIRST, ids=lambda lesson: lesson.game.name)


def text(page: str) -> str:
    """Return what a page says."""
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", page)).split())


def sentences(note: Note) -> list[Message]:
    return [part for part in note.parts if isinstance(part, Message)]


def begun(site: Site, visitor: Visitor, lesson: Lesson) -> Table:
    reply = visitor.post(f"/learn/{lesson.game.name}/{lesson.id}")
    assert reply.status_code == 200
    return site.table(reply.url.path.removeprefix("/t/"))


def solve(visitor: Visitor, table: Table, lesson: Lesson) -> None:
    for choice in lesson.start.solutions[0]:
        if table.state.choice(choice) in table.state.choices():
            assert visitor.act(table, "choose", lesson.seat, choice=choice).status_code == 200


def test_all_lessons_are_listed_in_both_languages(visitor: Visitor) -> None:
    for language in ("en", "fr"):
        visitor.post("/ways", {"language": language})
        page = unescape(visitor.get("/learn").text)
        for game in all_games().values():
            for lesson in materials_of(game).course.lessons:
                assert f'href="/learn/{game.name}/{lesson.id}"' in page
                assert voice_of(game, language).say(lesson.key) in page


@each_game
def test_a_lesson_tells_what_to_do_and_which_rules_it_teaches(visitor: Visitor, lesson: Lesson) -> None:
    page = visitor.get(f"/learn/{lesson.game.name}/{lesson.id}").text
    voice = voice_of(lesson.game, "en")
    for key in (lesson.key, f"{lesson.key}-about", *(f"{lesson.key}-task-{task.name}" for task in lesson.tasks)):
        assert voice.say(key) in text(page)
    for rule in lesson.rule_ids:
        assert f'href="/rules/{lesson.game.name}#{rule}"' in page
    picture = visitor.get(f"/picture/lesson/{lesson.game.name}/{lesson.id}/en-light.svg")
    assert picture.headers["content-type"] == "image/svg+xml"


@each_game
def test_a_lesson_is_solved_at_its_table(site: Site, visitor: Visitor, lesson: Lesson) -> None:
    table, voice = begun(site, visitor, lesson), voice_of(lesson.game, "en")
    address = f"/t/{table.id}"
    page = visitor.get(address).text
    assert voice.say(f"{lesson.key}-about") in text(page)
    assert "(to do)" in text(page)
    solve(visitor, table, lesson)
    page = visitor.get(address).text
    after = materials_of(lesson.game).course.after(lesson)
    assert after is not None
    assert voice.say(f"{lesson.key}-learnt") in text(page)
    assert f'action="/learn/{lesson.game.name}/{after.id}"' in page
    assert f'data-note="lesson/{lesson.game.name}/{lesson.id}/done"' in page
    assert "(to do)" not in text(page)


def test_a_lesson_that_is_done_within_a_turn_says_that_the_turn_goes_on(site: Site, visitor: Visitor) -> None:
    lesson = materials_of(all_games()["helios"]).course.lesson("palace")
    table = begun(site, visitor, lesson)
    *before, last = lesson.start.solutions[0]
    for choice in before:
        visitor.act(table, "choose", lesson.seat, choice=choice)
    # The action that the Palace gives is chosen, but not done yet.
    assert "(to do)" in text(visitor.get(f"/t/{table.id}").text)
    visitor.act(table, "choose", lesson.seat, choice=last)
    page = visitor.get(f"/t/{table.id}").text
    assert 'class="note done going"' in page
    assert "Lesson complete!" in text(page)


def test_who_passes_is_told_what_is_missing_and_may_try_again(site: Site, visitor: Visitor) -> None:
    lesson = materials_of(all_games()["helios"]).course.lesson("two-temples")
    table = begun(site, visitor, lesson)
    visitor.act(table, "choose", lesson.seat, choice="pass")
    visitor.act(table, "end-turn", lesson.seat)
    for _ in range(20):
        if table.state.turn_seat == lesson.seat and table.history.ply_count > 1:
            break
        site.table(table.id)
    page = visitor.get(f"/t/{table.id}").text
    assert "Not yet" in text(page)
    assert 'action="/learn/helios/two-temples"' in page


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("full-orbit", "Your sun didn’t reach the gold fields. Move it 6 fields to get there"),
        ("two-temples", "(0 of 2)"),
        ("sunlight", "(0 of 2)"),
        ("palace", "You didn’t build the Palace."),
    ],
)
def test_a_wrong_try_is_told_in_figures_what_it_lacks(site: Site, visitor: Visitor, name: str, said: str) -> None:
    course = materials_of(all_games()["helios"]).course
    lesson = course.lesson(name)
    guide, table = LessonGuide(course, lesson), begun(site, visitor, lesson)
    (note,) = guide.closing(table, guide.verdict(table)._replace(outcome=MISSED))
    voice = voice_of(lesson.game, "en")
    tasks = [mark.text for part in note.parts if isinstance(part, Tasks) for mark in part.marks]
    told = [voice.message(each) for each in [*sentences(note), *tasks]]
    assert any(said in each for each in told), told


def test_a_wrong_try_is_not_told_what_only_a_better_one_could_lack(site: Site, visitor: Visitor) -> None:
    course = materials_of(all_games()["helios"]).course
    lesson = course.lesson("city-building")
    guide, table = LessonGuide(course, lesson), begun(site, visitor, lesson)
    (note,) = guide.closing(table, guide.verdict(table)._replace(outcome=MISSED))
    told = " ".join(voice_of(lesson.game, "en").message(each) for each in sentences(note))
    assert "You didn’t build anything in your city." in told
    assert "You didn’t replace a colour." not in told


@each_game
def test_the_last_lesson_leads_on_to_puzzles_and_games(site: Site, visitor: Visitor, lesson: Lesson) -> None:
    last = materials_of(lesson.game).course.lessons[-1]
    guide = LessonGuide(materials_of(lesson.game).course, last)
    table = begun(site, visitor, last)
    done = guide.verdict(table)._replace(outcome=DONE)
    (note,) = guide.closing(table, done)
    assert note.ending is not None
    assert [each.kind for each in note.ending.onward] == ["puzzles", "lobby", "learn"]


def test_lessons_take_no_room_from_games(site: Site, visitor: Visitor) -> None:
    game = visitor.start()
    lessons = [begun(site, visitor, lesson).id for lesson in FIRST]
    assert [name for name in visitor.cookies if name.startswith("seats-")] == [f"seats-{game}", f"seats-{lessons[-1]}"]
    lobby = visitor.get("/").text
    assert f'href="/t/{game}"' in lobby
    assert not any(f'href="/t/{lesson}"' in lobby for lesson in lessons)


@pytest.mark.parametrize("path", ["/learn/helios/nothing", "/learn/nothing/first-turn", "/learn/helios/../x"])
def test_a_lesson_that_is_not_there_is_told_by_a_clear_page(visitor: Visitor, path: str) -> None:
    for reply in (visitor.get(path), visitor.post(path)):
        assert reply.status_code in {404, 405}
    assert "There’s no lesson with that name" in text(visitor.get("/learn/helios/nothing").text)
    assert "pas de leçon" in text(visitor.get("/learn/helios/nothing", **{"accept-language": "fr"}).text)
