"""The guide of a lesson's table: what is to be done, how far it is, and what comes next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from heliopolis.kernel.errors import Message, UnknownName, message
from heliopolis.table.table import Table
from heliopolis.teaching.judging import Judgement, judge
from heliopolis.teaching.lessons import Course, Lesson
from heliopolis.teaching.materials import materials_of
from heliopolis.teaching.note import DONE, MISSED, Note, NoteEnding, Onward, TaskMark, Tasks

NAME: Final = "lesson"
BEGIN: Final = "lesson-begin"
"""The kind of place that comes next: a lesson from its start."""
LEARN: Final = "learn"
PUZZLES: Final = "puzzles"
LOBBY: Final = "lobby"
MOST_RULES: Final = 4
"""Rules that the card names for those who ask why."""


def guide_name(lesson: Lesson) -> str:
    """Return what the header of a lesson's table calls its guide."""
    return f"{NAME}:{lesson.id}"


def lesson_guide(name: str, table: Table) -> LessonGuide | None:
    """Return the guide of a table that was made for a lesson; None where there is no such lesson any more."""
    course = materials_of(table.game).course
    try:
        return LessonGuide(course, course.lesson(name))
    except UnknownName:
        return None


class LessonGuide:
    """Lists the tasks of a lesson and judges them by what was played since the table began."""

    def __init__(self, course: Course, lesson: Lesson) -> None:
        self.lesson: Final = lesson
        self._next: Final = course.after(lesson)

    def verdict(self, table: Table) -> Judgement:
        """Return how far the lesson is at the table."""
        base = table.history.base
        plies = table.history.plies[base + 1 :]
        return judge(self.lesson, table.at(base), plies, table.state, lambda ply: table.at(base + ply))

    def notes(self, table: Table, seat: int) -> tuple[Note, ...]:
        """First what it is about; then its tasks for as long as they are open, and at last what came of them."""
        if seat != self.lesson.seat:
            return ()
        verdict = self.verdict(table)
        return self.closing(table, verdict) if verdict.outcome in {DONE, MISSED} else self._open(verdict)

    def _open(self, verdict: Judgement) -> tuple[Note, ...]:
        lesson = self.lesson
        left = (message("lesson-turns-left", turns=verdict.turns_left),) if lesson.turns > 1 else ()
        tasks = self._tasks(verdict)
        heading = message(lesson.key)
        opening = Note(
            name=f"{self._name}/about",
            heading=heading,
            parts=(message(f"{lesson.key}-about"), tasks),
            wide=True,
        )
        working = Note(
            name=f"{self._name}/tasks",
            heading=heading,
            parts=(*left, tasks),
            things=lesson.sights,
            rules=lesson.teaches[:MOST_RULES],
        )
        return opening, working

    def closing(self, table: Table, verdict: Judgement) -> tuple[Note, ...]:
        """Return what came of it, and where one goes from there."""
        lesson, done = self.lesson, verdict.outcome == DONE
        again = Onward(BEGIN, lesson.id, message("lesson-again"))
        onward = [Onward(LEARN)]
        told = [message(f"{lesson.key}-learnt")] if done else [*self._missing(table, verdict)]
        plies, need = table.history.plies, table.needs()
        going = done and need.kind == "human" and need.seat == lesson.seat and plies[-1].turn == table.state.turn
        if going:
            told.append(message("lesson-going"))
        if done and self._next:
            title = message("lesson-next", title=message(self._next.key))
            onward.insert(0, Onward(BEGIN, self._next.id, title))
        elif done:
            told.append(message("lesson-last"))
            onward = [
                Onward(PUZZLES, text=message("web-learn-to-puzzles")),
                Onward(LOBBY, text=message("web-learn-to-game")),
                *onward,
            ]
        note = Note(
            name=f"{self._name}/{verdict.outcome}",
            heading=message("lesson-done" if done else "lesson-missed"),
            parts=(*told, self._tasks(verdict, over=True)),
            rules=lesson.teaches[:MOST_RULES],
            ending=NoteEnding(tuple(onward if done else [again, *onward]), verdict.outcome, going),
        )
        return (note,)

    def _missing(self, table: Table, verdict: Judgement) -> Iterator[Message]:
        """Yield what a wrong try lacks: of the first task that is not done, as later ones build on it.

        Any way counts.
        """
        for task, reached in zip(self.lesson.tasks, verdict.reached, strict=True):
            if task.missing and not reached.done:
                key = f"{self.lesson.key}-task-{task.name}-missing"
                yield message(key, **self._told(table), have=reached.have, need=reached.need)
                break
        yield message("lesson-missed-about")

    def _told(self, table: Table) -> dict[str, int]:
        """Return the figures of the choices of a solution, as their rows have them, such as how far it is."""
        state, told = table.at(table.history.base), dict[str, int]()
        for name in self.lesson.start.solutions[0]:
            if state.seat() != self.lesson.seat:
                break
            choice = state.choice(name)
            told |= state.game.looks().face(state, choice).told
            state.play(choice)
        return told

    def _tasks(self, verdict: Judgement, *, over: bool = False) -> Tasks:
        """Return the tasks; of those that can be counted how far they are, once something is done or all is over."""
        marks = []
        for task, reached in zip(self.lesson.tasks, verdict.reached, strict=True):
            text: Message = message(f"{self.lesson.key}-task-{task.name}")
            have, need = reached.figures
            if not reached.done and need > 1 and (have > 0 or over):
                text = message("lesson-reached" if over else "lesson-so-far", task=text, have=max(0, have), need=need)
            marks.append(TaskMark(text, reached.done))
        return Tasks(tuple(marks))

    @property
    def _name(self) -> str:
        """By which notes of the lesson are remembered; progress in the browser goes by it."""
        return f"{NAME}/{self.lesson.game.name}/{self.lesson.id}"
