"""Clicks: what a player chooses in one go, and what the table answers in their place.

A click names choices in order. Where a payment stands between them, or after them, it is made by its default; what was
wished for before is answered as soon as it is asked. All of it is worked out on a copy first: a click is played whole
or not at all.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from heliopolis.kernel.choice import Choice
from heliopolis.kernel.errors import IllegalChoice, UnknownName, message
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import State

JOINS: Final = "+"
"""Stands between the choices of a click; in a name it may only follow a slash."""
_JOINT: Final = re.compile(r"(?<!/)\+")
WISHES: Final = "?"
"""Begins a choice that is wished for: it is answered when it is asked."""
BY_HAND: Final = "!"
"""Ends a click after which the player wants to pay by hand."""
MOST_CHOICES: Final = 8
"""Of one click, wishes included."""
MOST_SAME: Final = 16
"""Answers of a question that are compared; more are never all the same."""
MOST_WAYS: Final = 60
"""Payments that are looked at to find another way to pay."""
LONGEST_CHOICE: Final = 64
"""Letters in the name of a choice; longer ones are not even looked up."""

Wish = tuple[str, ...]
"""Names of choices, in the order in which they will be asked."""


class Click(NamedTuple):
    """What a player wants: choices in order, what they wish for after them, and whether to pay by hand."""

    path: tuple[str, ...]
    wish: Wish = ()
    by_hand: bool = False

    @classmethod
    def read(cls, told: str) -> Click:
        """The click that ``name`` wrote."""
        words = _JOINT.split(told)
        by_hand = words[-1] == BY_HAND
        if by_hand:
            words.pop()
        if not 0 < len(words) <= MOST_CHOICES:
            raise UnknownName("no-click", number=MOST_CHOICES)
        wish = tuple([word.removeprefix(WISHES) for word in words if word.startswith(WISHES)])
        return cls(tuple([word for word in words if not word.startswith(WISHES)]), wish, by_hand)

    @property
    def name(self) -> str:
        """The click in one word, as a page names it."""
        return JOINS.join([*self.path, *[f"{WISHES}{word}" for word in self.wish], *[BY_HAND] * self.by_hand])


class Played(NamedTuple):
    """What a click comes to."""

    choices: list[Choice]
    """All choices, those that the table answered too."""
    after: State
    events: list[Event]
    wish: Wish
    """What is still wished for."""
    paying: State | None
    """The position in which the first payment was made by its default, if any was."""
    unpaid: int
    """How many of the choices come before that."""


class _Course:
    """A click being played on a copy."""

    def __init__(self, state: State) -> None:
        self.seat: Final = state.seat()
        self.turn: Final = state.turn
        self.after: Final = state.copy()
        self.choices: Final[list[Choice]] = []
        self.events: Final[list[Event]] = []
        self.paying: State | None = None
        self.unpaid = 0

    def asked(self) -> bool:
        """Whether the same player is asked in the same turn."""
        return self.after.seat() == self.seat and self.after.turn == self.turn

    def play(self, choice: Choice) -> None:
        """One more choice."""
        self.events.extend(self.after.play(choice))
        self.choices.append(choice)

    def pay(self) -> bool:
        """Make the payment that is asked for by its default; False if none is."""
        default = self.after.todo[-1].default(self.after) if self.asked() else None
        if default is None:
            return False
        if self.paying is None:
            self.paying, self.unpaid = self.after.copy(), len(self.choices)
        self.play(default)
        return True


def play_click(state: State, click: Click, wish: Wish = (), *, settled: bool = False) -> Played:
    """What a click comes to, ``wish`` being what was wished for before; a choice that is not legal then is refused.

    If it is to be ``settled``, questions whose answers all come to the same are answered too.
    """
    course = _Course(state)
    by_hand = click.by_hand
    for name in click.path:
        choice = find(state, name)
        while course.asked() and course.after.why_not(choice) == "" and course.pay():
            pass
        if not course.asked():
            # Somebody else is asked by now: nobody answers for them.
            raise IllegalChoice(name, "", message("unasked", choice=name, prompt=""))
        # Who has begun to pay by hand goes on so.
        by_hand = click.by_hand or (course.asked() and course.after.todo[-1].default(course.after) is not None)
        course.play(choice)
    return _finished(course, click.wish or wish, by_hand=by_hand, settled=settled)


def answered(state: State, choice: Choice, wish: Wish = ()) -> Played:
    """What a click on a legal answer to the open question comes to: the same as ``play_click``, and cheaper."""
    course = _Course(state)
    by_hand = state.todo[-1].default(state) is not None
    course.play(choice)
    return _finished(course, wish, by_hand=by_hand, settled=False)


def position_after(state: State, choice: Choice) -> State:
    """The position that a click on a legal answer leads to, where nothing else about it matters."""
    by_hand = state.todo[-1].default(state) is not None
    after = state.copy()
    after.play(choice)
    seat, turn = state.seat(), state.turn
    while not by_hand and after.seat() == seat and after.turn == turn:
        default = after.todo[-1].default(after)
        if default is None:
            break
        after.play(default)
    return after


def _finished(course: _Course, wish: Wish, *, by_hand: bool, settled: bool) -> Played:
    """What the table answers after the choices of a click."""
    state = course.after
    wishes = list(wish)
    while course.asked():
        wished = find(state, wishes[0]) if wishes else None
        if wished is not None and course.after.offers(wished):
            wishes.pop(0)
            course.play(wished)
        elif settled and (same := same_answer(course.after)) is not None:
            course.play(same)
        elif by_hand or not course.pay():
            break
    if wishes and (not course.asked() or course.after.why_not(find(state, wishes[0])) != ""):
        # What was wished for is barred, or will not be asked any more.
        wishes.clear()
    return Played(course.choices, course.after, course.events, tuple(wishes), course.paying, course.unpaid)


def same_answer(state: State) -> Choice | None:
    """The first answer, if all answers to the open question come to the same position."""
    first, *others = state.choices()
    if not 0 < len(others) < MOST_SAME:
        return None
    outcome = _played(state, first)
    for other in others:
        after = _played(state, other)
        # Whole positions are compared only where what is asked next is the same: that is much cheaper.
        if after.points != outcome.points or after.todo != outcome.todo or after != outcome:
            return None
    return first


def pays_otherwise(asking: State) -> bool:
    """Whether a payment that is asked for can be made in another way that comes to something else."""
    outcome: State | None = None
    ways = [asking]
    for _ in range(MOST_WAYS):
        if not ways:
            break
        paying = ways.pop()
        if paying.seat() == asking.seat() and paying.todo[-1].default(paying) is not None:
            ways += [_played(paying, choice) for choice in paying.choices()]
        elif outcome is None:
            outcome = paying
        elif paying != outcome:
            return True
    return False


def _played(state: State, choice: Choice) -> State:
    after = state.copy()
    after.play(choice)
    return after


def find(state: State, name: str) -> Choice:
    """The choice of that name, legal or not."""
    if len(name) > LONGEST_CHOICE:
        raise UnknownName("no-choice", game=state.game.name, name=name[:LONGEST_CHOICE])
    return state.choice(name)


def names(choices: Sequence[Choice]) -> tuple[str, ...]:
    """The names of choices."""
    return tuple([choice.name for choice in choices])
