"""Judging: how far someone has come with a lesson, by what happened and not by what was clicked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.components import Components
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.kernel.game import State
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.notation import Ply
from heliopolis.teaching.lessons import Course, Lesson, LessonChapter
from heliopolis.teaching.note import DONE, MISSED
from heliopolis.teaching.tasks import Happened, Reached

OPEN: Final = "open"
CHANCES: Final = (1, 2, 3)
"""By which seeds the others play and chance falls when a solution is tried: it must hold whatever they do."""


class Judgement(NamedTuple):
    """How far each task is, and what that makes of the lesson."""

    reached: tuple[Reached, ...]
    outcome: str
    turns_left: int
    """The player's turns that are left, this one included."""


def judge(lesson: Lesson, start: State, plies: Sequence[Ply], now: State, at: Callable[[int], State]) -> Judgement:
    """Return how far the lesson is after these plies; ``at`` gives the position after a number of them.

    Once its turns are over, what comes after them no longer counts.
    """
    begun = [start.turn] if start.turn_seat == lesson.seat else []
    counted = len(plies)
    for place, ply in enumerate(plies):
        if ply.turn_seat == lesson.seat and ply.turn not in begun:
            begun.append(ply.turn)
            if len(begun) > lesson.turns:
                counted = place
                break
    late = counted < len(plies)
    after = at(counted) if late else now
    happened = Happened(start, after, plies[:counted], lesson.seat)
    reached = tuple(each.task(happened) for each in lesson.tasks)
    if all(each.done for each in reached):
        return Judgement(reached, DONE, 0)
    another = now.turn_seat == lesson.seat and now.turn not in begun
    over = late or not now.todo or (another and len(begun) >= lesson.turns)
    left = 0 if over else lesson.turns - len(begun) + (now.turn_seat == lesson.seat and not another)
    return Judgement(reached, MISSED if over else OPEN, left)


class PlayedLine(NamedTuple):
    """A line played from the beginning of a lesson: what came of it, and the choice that could not be played."""

    verdict: Judgement
    refused: str = ""


def play_line(lesson: Lesson, line: Sequence[str], seed: int, components: Components | None = None) -> PlayedLine:
    """Play a line; the other seats choose at random."""
    journal, dice = _begun(lesson, components), Dice(seed)
    names = list(line)
    while journal.state.todo:
        state = journal.state
        if state.seat() == lesson.seat:
            if not names:
                break
            choice = state.game.find_choice(names[0])
            if choice is None or choice not in state.choices():
                return PlayedLine(_verdict(lesson, journal), names[0])
            journal.play(choice)
            names.pop(0)
        else:
            _other(journal, dice)
        if not names and _verdict(lesson, journal).outcome != OPEN:
            break
    return PlayedLine(_verdict(lesson, journal), " ".join(names))


def position_after(lesson: Lesson, played: int) -> State:
    """Return the position after so many choices of the lesson's first solution; chance falls always alike."""
    journal, dice = _begun(lesson, None), Dice(CHANCES[0])
    names = list(lesson.start.solutions[0][:played])
    while names and journal.state.todo:
        if journal.state.seat() == lesson.seat:
            journal.play(journal.state.choice(names.pop(0)))
        else:
            _other(journal, dice)
    return journal.state


def play_idly(course: Course, lesson: Lesson, seed: int) -> list[Judgement]:
    """Return the verdicts on someone who does as little as possible, after every choice until the lesson is over."""
    journal, dice, verdicts = _begun(lesson, None), Dice(seed), []
    while journal.state.todo:
        state = journal.state
        if state.seat() == lesson.seat:
            legal = {choice.name: choice for choice in state.choices()}
            name = next((name for name in course.idle if name in legal), next(iter(legal)))
            journal.play(legal[name])
        else:
            _other(journal, dice)
        verdicts.append(_verdict(lesson, journal))
        if verdicts[-1].outcome != OPEN:
            break
    return verdicts


def _begun(lesson: Lesson, components: Components | None) -> Journal:
    start = lesson.begin(components)
    options = start.to_dict()["options"]
    assert isinstance(options, dict)
    journal = Journal(lesson.game, None, components, **options)
    journal.begin_at(start)
    return journal


def _other(journal: Journal, dice: Dice) -> None:
    """Let chance or another seat answer."""
    state = journal.state
    choices = state.choices()
    place = dice.weighted(state.weights()) if state.seat() == CHANCE else dice.below(len(choices))
    journal.play(choices[place])


def _verdict(lesson: Lesson, journal: Journal) -> Judgement:
    return judge(lesson, journal.at(0), journal.plies, journal.state, journal.at)


def holds(lesson: Lesson, components: Components) -> bool:
    """Return whether a lesson can be learned with these component values: each of its solutions still fulfils it."""
    try:
        start = lesson.begin(components)
        if judge(lesson, start, [], start, lambda _: start).outcome == DONE:
            return False
        trials = [play_line(lesson, line, seed, components) for line in lesson.start.solutions for seed in CHANCES]
    except HeliopolisError:
        return False
    return all(trial.verdict.outcome == DONE for trial in trials)


def offered(course: Course, components: Components) -> Course:
    """Return the lessons of a course that hold with these component values."""

    def kept(lesson: Lesson) -> bool:
        made_for_these = lesson.start.components == components.digest and lesson.start.rules == course.game.version
        return made_for_these or holds(lesson, components)

    chapters = [
        LessonChapter(chapter.key, chapter.icons, tuple(lesson for lesson in chapter.lessons if kept(lesson)))
        for chapter in course.chapters
    ]
    return course._replace(chapters=tuple(chapter for chapter in chapters if chapter.lessons))
