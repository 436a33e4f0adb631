"""Lessons are data that hold what they promise: every solution is played, every rule has its lesson."""

from __future__ import annotations

from pathlib import Path

import pytest

from heliopolis.games import all_games, game
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.errors import BadData, UnknownName
from heliopolis.kernel.game import State
from heliopolis.teaching.judging import OPEN, holds, judge, offered, play_line
from heliopolis.teaching.lesson_checks import LESSON_CHECKS, every_lesson_has_one_place, every_rule_is_taught, faults
from heliopolis.teaching.lessons import Course, Lesson, read_course, read_lesson, start_of
from heliopolis.teaching.materials import materials_of
from heliopolis.teaching.note import DONE, MISSED

HELIOS = game("helios")
COURSES = [materials_of(each).course for each in all_games().values()]
LESSONS = [(course, lesson) for course in COURSES for lesson in course.lessons]


def asked() -> State:
    """Return a new game at the first question to a player."""
    state, dice = HELIOS.new(), Dice(1)
    while state.seat() == CHANCE:
        state.play(state.choices()[dice.weighted(state.weights())])
    return state


START = start_of(asked(), ["start:brown"])
DRAFT = """
teaches = ["HEL-SETUP-10"]

[[tasks]]
name = "lay"
event = "laid"
"""


def written(folder: Path, draft: str = DRAFT, start: str = START) -> Lesson:
    (folder / "mine.toml").write_text(draft + start, encoding="utf-8")
    return read_lesson(HELIOS, folder / "mine.toml", "chapter")


@pytest.mark.parametrize(("course", "lesson"), LESSONS, ids=[f"{c.game.name}-{lesson.id}" for c, lesson in LESSONS])
def test_a_lesson_holds_what_it_promises(course: Course, lesson: Lesson) -> None:
    assert [fault for check in LESSON_CHECKS for fault in check(course, lesson)] == []


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.game.name)
def test_every_rule_is_taught_and_every_lesson_has_a_place(course: Course) -> None:
    assert [*every_rule_is_taught(course), *every_lesson_has_one_place(course)] == []


@pytest.mark.parametrize(
    ("draft", "start", "said"),
    [
        (DRAFT + "turn = 3\n", START, "mine.toml.tasks[0]: has an unknown “turn”"),
        ("turn = 3\n" + DRAFT, START, "mine.toml: has an unknown “turn”"),
        (DRAFT.replace("laid", "layed"), START, "mine.toml.tasks[0].event: must be one of"),
        (DRAFT, "", "has no “start”"),
        (DRAFT, START.replace("seat = ", "seat = 7"), "mine.toml.start.seat: must be between"),
        (DRAFT, START.replace('{"game"', '{game"'), "mine.toml.start.position: is not JSON"),
        (DRAFT, START + "=", "mine.toml: is not TOML"),
    ],
)
def test_a_faulty_file_is_refused_with_the_field_at_fault(tmp_path: Path, draft: str, start: str, said: str) -> None:
    with pytest.raises(BadData) as refusal:
        written(tmp_path, draft, start)
    assert said in str(refusal.value)


def test_a_missing_lesson_is_told(tmp_path: Path) -> None:
    (tmp_path / "path.toml").write_text('idle = []\n[[chapter]]\nkey = "a"\nicons = []\nlessons = ["gone"]\n')
    with pytest.raises(BadData, match=r"gone\.toml"):
        read_course(HELIOS, tmp_path)
    with pytest.raises(UnknownName, match="no lesson “gone”"):
        materials_of(HELIOS).course.lesson("gone")


def test_a_game_without_lessons_has_an_empty_course(tmp_path: Path) -> None:
    assert read_course(HELIOS, tmp_path).lessons == []


# Judging -----------------------------------------------------------------------------------------------


@pytest.fixture
def lesson() -> Lesson:
    return materials_of(HELIOS).course.lesson("two-temples")


def test_nothing_is_done_at_the_start_and_the_turn_is_still_to_come(lesson: Lesson) -> None:
    start = lesson.begin()
    verdict = judge(lesson, start, [], start, lambda _: start)
    assert (verdict.outcome, verdict.turns_left) == (OPEN, 1)
    assert not verdict.reached[0].done


def test_a_line_that_only_looks_right_is_told_what_it_lacks(lesson: Lesson) -> None:
    trial = play_line(lesson, ["pass"], 1)
    assert trial.verdict.outcome == MISSED
    assert trial.verdict.reached[0].figures == (0, 2)


def test_what_is_done_in_time_stays_done(lesson: Lesson) -> None:
    (line,) = lesson.start.solutions
    assert play_line(lesson, line, 1).verdict.outcome == DONE
    # Whatever comes after the turns of the lesson changes nothing.
    late = play_line(lesson, [*line, "pass"], 1)
    assert late.verdict.outcome == DONE


def test_two_tries_are_not_one_move(lesson: Lesson) -> None:
    (line,) = lesson.start.solutions
    trial = play_line(lesson, ["pass", *line], 1)
    assert trial.verdict.outcome == MISSED


def test_an_unplayable_solution_is_a_fault(lesson: Lesson) -> None:
    course = materials_of(HELIOS).course
    start = lesson.start._replace(solutions=(("column:sun", "sun:0,0"), ("pass",)))
    broken = lesson._replace(start=start, also=("HEL-NONE-01",))
    chapter = course.chapters[0]._replace(lessons=(broken,))
    told = "\n".join(faults(course._replace(chapters=(chapter,))))
    assert "solution 1 stops at" in told
    assert "solution 2 leaves open: both 0/2" in told
    assert "teaches HEL-NONE-01, which is no rule" in told
    assert "no lesson teaches HEL-CHAR-01" in told
    assert "first-turn.toml is in no chapter" in told


# Changed component values -------------------------------------------------------------------------


def test_lessons_that_do_not_hold_with_other_component_values_are_left_out(tmp_path: Path, lesson: Lesson) -> None:
    source = (HELIOS.folder / "data" / "values.toml").read_text(encoding="utf-8")
    assert "edge = 4" in source
    (tmp_path / "values.toml").write_text(source.replace("edge = 4", "edge = 3"), encoding="utf-8")
    values = HELIOS.components(tmp_path)
    kept = {each.id for each in offered(materials_of(HELIOS).course, values).lessons}
    assert holds(lesson, values)
    assert "two-temples" in kept
    assert "edge-field" not in kept
    assert materials_of(HELIOS).offered.lessons == materials_of(HELIOS).course.lessons
