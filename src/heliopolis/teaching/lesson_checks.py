"""What every lesson must do: each check yields what is wrong with a lesson, or with all lessons of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from heliopolis.kernel.errors import HeliopolisError
from heliopolis.teaching.judging import CHANCES, judge, play_idly, play_line
from heliopolis.teaching.lessons import Course, Lesson
from heliopolis.teaching.note import DONE
from heliopolis.words.rulebook import chapters
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of


def faults(course: Course) -> Iterator[str]:
    """Yield everything that is wrong with the lessons of a game, each with its lesson."""
    for lesson in course.lessons:
        for check in LESSON_CHECKS:
            try:
                for fault in check(course, lesson):
                    yield f"{course.game.name}: {lesson.id}: {fault}"
            except HeliopolisError as error:
                yield f"{course.game.name}: {lesson.id}: {error}"
    for whole in COURSE_CHECKS:
        yield from (f"{course.game.name}: {fault}" for fault in whole(course))


def made_for_these_rules(course: Course, lesson: Lesson) -> Iterator[str]:
    """Check that it was made for the present rules and the game's own component values."""
    game = course.game
    if lesson.start.rules != game.version:
        yield f"made for version {lesson.start.rules} of the rules, which is now {game.version}: check it and say so"
    if lesson.start.components != game.components().digest:
        yield f"made for the component values {lesson.start.components}, which are now {game.components().digest}"
    kept = lesson.start.position.get("rules"), lesson.start.position.get("components")
    if kept != (lesson.start.rules, lesson.start.components):
        yield f"its position was saved for {kept}"


def begins_with_a_question(_course: Course, lesson: Lesson) -> Iterator[str]:
    """Check that its position can be loaded, and its seat is asked there."""
    state = lesson.begin()
    if state.seat() != lesson.seat:
        yield f"seat {state.seat()} is asked at the beginning, not seat {lesson.seat}"
    if not 1 <= len(lesson.tasks) <= 3:
        yield f"has {len(lesson.tasks)} tasks, not one to three"


def is_not_done_at_the_start(_course: Course, lesson: Lesson) -> Iterator[str]:
    """Check that there is something left to do."""
    start = lesson.begin()
    verdict = judge(lesson, start, [], start, lambda _: start)
    for task, reached in zip(lesson.tasks, verdict.reached, strict=True):
        if reached.done:
            yield f"the task {task.name!r} is done at the start"


def is_not_done_by_doing_nothing(course: Course, lesson: Lesson) -> Iterator[str]:
    """Check that passing and declining everything does not fulfil it."""
    for seed in CHANCES:
        if any(verdict.outcome == DONE for verdict in play_idly(course, lesson, seed)):
            yield f"is done by doing nothing (chance {seed})"


def is_done_by_its_solutions(_course: Course, lesson: Lesson) -> Iterator[str]:
    """Check that it has a solution, and each can be played and fulfils it, whatever the others do."""
    if not lesson.start.solutions:
        yield "has no solution"
    for number, line in enumerate(lesson.start.solutions, 1):
        for seed in CHANCES:
            verdict, refused = play_line(lesson, line, seed)
            if refused:
                yield f"solution {number} stops at {refused!r} (chance {seed})"
            elif verdict.outcome != DONE:
                open_tasks = [
                    f"{task.name} {reached.have}/{reached.need}"
                    for task, reached in zip(lesson.tasks, verdict.reached, strict=True)
                    if not reached.done
                ]
                yield f"solution {number} leaves open: {', '.join(open_tasks)} (chance {seed})"


def names_real_rules(course: Course, lesson: Lesson) -> Iterator[str]:
    """Check that the rules it teaches are rules of the game, each named once."""
    known = {rule.id for chapter in chapters(course.game.folder) for rule in chapter.rules}
    if not lesson.teaches:
        yield "teaches no rule"
    for rule in lesson.rule_ids:
        if rule not in known:
            yield f"teaches {rule}, which is no rule"
        if lesson.rule_ids.count(rule) > 1:
            yield f"names {rule} twice"


def has_its_texts(course: Course, lesson: Lesson) -> Iterator[str]:
    """Check that title, introduction, tasks and what to remember are said in every language."""
    for language in LANGUAGES:
        texts = voice_of(course.game, language).texts
        for key in text_keys(lesson):
            if not texts.has(key):
                yield f"has no text {key} in {language!r}"


def text_keys(lesson: Lesson) -> list[str]:
    """Return the keys of all texts of a lesson."""
    tasks = [f"{lesson.key}-task-{task.name}" for task in lesson.tasks]
    tasks += [f"{lesson.key}-task-{task.name}-missing" for task in lesson.tasks if task.missing]
    return [f"lessons-{lesson.chapter}", lesson.key, f"{lesson.key}-about", *tasks, f"{lesson.key}-learnt"]


def every_rule_is_taught(course: Course) -> Iterator[str]:
    """Check that a lesson teaches or mentions every rule of the game."""
    taught = {rule for lesson in course.lessons for rule in lesson.rule_ids}
    rules = [rule.id for chapter in chapters(course.game.folder) for rule in chapter.rules]
    yield from (f"no lesson teaches {rule}" for rule in rules if course.lessons and rule not in taught)


def every_lesson_has_one_place(course: Course) -> Iterator[str]:
    """Check that no lesson is listed twice, and none lies in the folder unlisted."""
    ids = [lesson.id for lesson in course.lessons]
    yield from (f"{each} is listed twice" for each in sorted({each for each in ids if ids.count(each) > 1}))
    files = sorted(file.stem for file in (course.game.folder / "lessons").glob("*.toml") if file.stem != "path")
    yield from (f"{each}.toml is in no chapter" for each in files if each not in ids)


LESSON_CHECKS: Final[tuple[Callable[[Course, Lesson], Iterator[str]], ...]] = (
    made_for_these_rules,
    begins_with_a_question,
    is_not_done_at_the_start,
    is_not_done_by_doing_nothing,
    is_done_by_its_solutions,
    names_real_rules,
    has_its_texts,
)
COURSE_CHECKS: Final[tuple[Callable[[Course], Iterator[str]], ...]] = (every_rule_is_taught, every_lesson_has_one_place)
