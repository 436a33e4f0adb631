"""A lesson made from a study: a node as its start, the lines after it as solutions, a task that all of them do."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from heliopolis.kernel.event import Event
from heliopolis.kernel.game import State
from heliopolis.kernel.reading import Reader
from heliopolis.studies.boards import StudyBoards
from heliopolis.studies.tree import Study, StudyNode
from heliopolis.table.errors import NotNow
from heliopolis.teaching.lesson_checks import (
    begins_with_a_question,
    is_done_by_its_solutions,
    is_not_done_at_the_start,
    is_not_done_by_doing_nothing,
    names_real_rules,
    text_keys,
)
from heliopolis.teaching.lessons import Lesson, lesson_of, start_of
from heliopolis.teaching.materials import materials_of

TASK: Final = "goal"
"""What the task is called until its author finds a better name."""
CHECKS: Final = (
    begins_with_a_question,
    is_not_done_at_the_start,
    is_not_done_by_doing_nothing,
    is_done_by_its_solutions,
)


class LessonDraft(NamedTuple):
    """The file of a lesson, and what its author must still add."""

    lesson: Lesson
    text: str
    faults: Sequence[str]


class Solution(NamedTuple):
    """The choices of the learner's turn in one line, what happened to them, and where it led."""

    choices: tuple[str, ...]
    events: Sequence[Event]
    after: State


def draft_lesson(boards: StudyBoards, node: int, name: str) -> LessonDraft:
    """Return a lesson that begins at a node and is solved by the lines after it, within one turn.

    Its task is the first that all lines do and that is not done by doing nothing: points, or something that happens.
    """
    start = boards.at(node)
    lines = list(dict.fromkeys(_line(boards.study, each, node) for each in _ends(boards.study, node)))
    solutions = [found for line in lines if (found := _solution(start, line)).choices]
    if start.seat() < 0 or not solutions:
        raise NotNow("study-no-solution")
    for task in _tasks(start, solutions):
        text = _text(boards.study.node(node), task, start, solutions)
        lesson = lesson_of(boards.game, Reader(tomllib.loads(text), name), name, "")
        course = materials_of(boards.game).course
        if not any(fault for check in CHECKS for fault in check(course, lesson)):
            faults = [*names_real_rules(course, lesson), *(f"needs a text {key}" for key in text_keys(lesson)[1:])]
            return LessonDraft(lesson, text, faults)
    raise NotNow("study-no-task")


def _ends(study: Study, node: int) -> Iterator[int]:
    """Yield the last node of each line."""
    for each in study.below(node):
        if not study.children(each.id):
            yield each.id


def _line(study: Study, end: int, node: int) -> tuple[str, ...]:
    """Return the plies from a node to the end of a line."""
    before = len(study.path(node))
    return tuple(ply for each in study.path(end)[before:] for ply in each.plies)


def _solution(start: State, plies: Sequence[str]) -> Solution:
    """Play a line as far as the learner's turn goes."""
    seat, turn, state = start.seat(), start.turn, start.copy()
    choices, events = list[str](), list[Event]()
    for ply in plies:
        if (state.turn, state.turn_seat) != (turn, start.turn_seat):
            break
        if state.seat() == seat:
            choices.append(ply)
        events += state.play(state.choice(ply))
    return Solution(tuple(choices), [event for event in events if event[1] == seat], state)


def _tasks(start: State, solutions: Sequence[Solution]) -> Iterator[str]:
    """Yield what all solutions do, as tasks in TOML."""
    seat = start.seat()
    gained = min(each.after.scores()[seat].total for each in solutions) - start.scores()[seat].total
    if gained > 0:
        yield f"points = {gained}"
    shared = set.intersection(*({str(event[0]) for event in each.events} for each in solutions))
    kinds = dict.fromkeys(str(event[0]) for event in reversed(solutions[0].events))
    yield from (f'event = "{kind}"' for kind in kinds if kind in shared and kind in start.game.wording.events)


def _rules(start: State, solution: Solution) -> list[str]:
    """Return the rules behind what a solution chooses and scores."""
    seat, deeds = start.seat(), start.game.looks().deeds
    kinds = [deeds.get(name) or deeds.get(name.partition(":")[0]) for name in solution.choices]
    had = {line.reason: line.points for line in start.scores()[seat].lines}
    scored = [line.rule for line in solution.after.scores()[seat].lines if line.points > had.get(line.reason, 0)]
    return list(dict.fromkeys(rule for rule in (*kinds, *scored) if rule))


def _text(node: StudyNode, task: str, start: State, solutions: Sequence[Solution]) -> str:
    """Return the file, with what the study says there as comments for the texts."""
    said = [f"# {line}".rstrip() for line in (node.title, *node.text.splitlines()) if line]
    sights = [mark[0] for mark in node.marks if len(mark) == 1]
    rules = json.dumps(_rules(start, solutions[0]))
    head = [*said, *([f"sights = {json.dumps(sights)}"] if sights else []), f"teaches = {rules}", ""]
    return "\n".join(
        [*head, "[[tasks]]", f'name = "{TASK}"', task, "", start_of(start, *[each.choices for each in solutions])]
    )
