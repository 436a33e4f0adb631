"""Looking ahead: at which question of this turn a thing could be chosen, and what bars it there.

The rules alone know: every question that the player who is asked can come to within the turn is put to them, as far as
a few choices lead.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import State
from heliopolis.kernel.step import NOBODY, step_name

DEEPEST: Final = 5
"""Choices that lead to a question."""
MOST_ALIKE: Final = 6
"""Choices of one kind that are followed; what the others lead to is much the same."""
MOST_POSITIONS: Final = 120


class Ahead(NamedTuple):
    """A question of this turn: the choices that lead to it, each with the position that offers it."""

    path: tuple[tuple[State, Choice], ...]
    state: State


class Met(NamedTuple):
    """The question at which a thing could be chosen, its choice there, and the rule that bars it, if one does."""

    ahead: Ahead
    choice: Choice
    rule: str | None

    @property
    def missing(self) -> list[Event]:
        """What it lacks, in the form of events."""
        here = self.ahead.state
        return here.todo[-1].missing(here, self.choice) if self.rule else []

    @property
    def rank(self) -> tuple[int, int]:
        """What is asked now matters most, then what can be chosen in the end."""
        length = len(self.ahead.path)
        return (0, 0) if not length else (1 if self.rule is None else 2, length)


def questions(state: State) -> Iterator[Ahead]:
    """Yield the questions that the player to move can come to in this turn, near ones before far.

    The open one is first. Those with one answer left are among them, though no one is asked: what they bar is worth
    knowing.
    """
    if state.seat() < 0:
        return
    waiting = deque([Ahead((), state)])
    left = MOST_POSITIONS
    while waiting:
        here = waiting.popleft()
        yield here
        # What is forced has been followed already.
        if len(here.path) == DEEPEST or not _open(here.state):
            continue
        for choice in _followed(here.state):
            left -= 1
            if left < 0:
                break
            waiting += [Ahead((*here.path, (here.state, choice)), after) for after in _onward(here.state, choice)]


def _open(state: State) -> bool:
    step = state.todo[-1]
    return len(step.legal(state)) > 1 or step.asks_when_forced()


def _onward(state: State, choice: Choice) -> Iterator[State]:
    """Yield the positions after a choice that put a question to the same player in the same turn, up to an open one."""
    after = state.copy()
    after.events = []  # a copy shares the events so far
    after.todo.pop().run(after, choice)
    while after.todo and after.turn == state.turn:
        step = after.todo[-1]
        if step.seat() == NOBODY:
            after.todo.pop()
            step.resolve(after)
            continue
        if step.seat() != state.seat():
            return
        yield after.copy()
        legal = step.legal(after)
        if len(legal) != 1 or step.asks_when_forced():
            return
        after.todo.pop()
        step.run(after, legal[0])


def _followed(state: State) -> list[Choice]:
    """Return the choices that are worth following: how something is paid leads nowhere else."""
    default = state.todo[-1].default(state)
    if default is not None:
        return [default]
    kinds: dict[str, list[Choice]] = {}
    for choice in state.todo[-1].legal(state):
        kinds.setdefault(choice.kind, []).append(choice)
    return [choice for alike in kinds.values() for choice in _spread(alike)]


def _spread(choices: Sequence[Choice]) -> Sequence[Choice]:
    """Return a few of many, from the first to the last."""
    return choices if len(choices) <= MOST_ALIKE else choices[:: -(-len(choices) // MOST_ALIKE)]


def met(state: State, places: Sequence[tuple[str, Choice | None]]) -> dict[str, Met]:
    """Find for each of these drawn things the question of this turn that it belongs to, if there is one.

    With a thing comes the choice that it stands for where it is not drawn as its place.
    """
    found: dict[str, Met] = {}
    for ahead in questions(state):
        here = ahead.state
        asked = {here.game.wording.place(here, choice): choice for choice in here.todo[-1].candidates(here)}
        for place, stands_for in places:
            choice = asked.get(place)
            if choice is None and stands_for is not None and here.todo[-1].asks_about(here, stands_for):
                choice = stands_for
            if choice is None:
                continue
            step = here.todo[-1]
            rule = None if choice in step.legal(here) else step.barred_by(here, choice)
            if rule == "":
                continue  # that question is about something else
            answer = Met(ahead, choice, rule)
            if place not in found or answer.rank < found[place].rank:
                found[place] = answer
        if len(found) == len(places) and all(each.rule is None or not each.ahead.path for each in found.values()):
            break
    return found


def next_question(state: State, choice: Choice) -> str:
    """Return the step that is next behind a legal choice, even if one answer to it is left and no one is asked."""
    return next((step_name(type(after.todo[-1])) for after in _onward(state, choice)), "")


class MissingRequirement(NamedTuple):
    """An answer to the next question that is barred for want of something, and what is missing, as events."""

    state: State
    choice: Choice
    missing: list[Event]


def lacking(state: State, choice: Choice) -> list[MissingRequirement]:
    """Return what the question behind a legal choice bars for want of something, even if one answer is left."""
    for after in _onward(state, choice):
        step = after.todo[-1]
        if step.default(after) is not None:
            break
        found = [
            MissingRequirement(after, each, step.missing(after, each))
            for each in step.candidates(after)
            if step.barred_by(after, each)
        ]
        return [lack for lack in found if lack.missing]
    return []
