"""Clicks: what a player chooses in one go, and what the table answers in their place.

A click names choices in order. Where a payment stands between them, or after them, it is made by its default; what was
wished for before is answered as soon as it is asked. All of it is played on copies: a click is played whole or not at
all, and what a preview shows is what the click will do.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from heliopolis.kernel.choice import Choice
from heliopolis.kernel.errors import IllegalChoice, UnknownName, message
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import State
from heliopolis.kernel.position import NOT_ASKED

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
        """Return the click that ``name`` wrote."""
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


def read_wish(told: str) -> Wish:
    """Return what is wished for, as a ply keeps it: the name of a click without choices."""
    return Click.read(told).wish if told else ()


class Move(NamedTuple):
    """A choice that was played: the positions before and after it."""

    before: State
    choice: Choice
    after: State


class Continuation:
    """Choices of one player in a row, with what the table answers in between. No position of it may be changed."""

    def __init__(self, before: State, wish: Wish = (), *, by_hand: bool = False) -> None:
        self.before: Final = before
        """The position in which the first choice is offered."""
        self.after = before
        """The position where it stops: that asks something else, or someone else."""
        self.moves: Final[list[Move]] = []
        """All choices, those that the table answered too."""
        self.wish = wish
        """What is still wished for."""
        self.by_hand = by_hand
        """Whether the player pays by hand."""
        self.paying: State | None = None
        """The position in which the first payment was made by its default, if any was."""
        self._asked: Final = before.seat(), before.turn

    def asked(self) -> bool:
        """Return whether the same player is asked in the same turn."""
        return (self.after.seat(), self.after.turn) == self._asked

    def play(self, choice: Choice) -> None:
        """Play one more choice; refuse one that is not legal."""
        before, after = self.after, self.after.copy()
        after.play(choice)
        self.moves.append(Move(before, choice, after))
        self.after = after

    def pay(self) -> bool:
        """Make the payment that is asked for by its default; False if none is."""
        default = self.after.todo[-1].default(self.after) if self.asked() else None
        if default is None:
            return False
        if self.paying is None:
            self.paying = self.after
        self.play(default)
        return True

    def go_on(self, *, settled: bool = False) -> None:
        """Answer what the table answers; ``settled`` also where all answers come to the same."""
        while self.asked():
            wished = find(self.before, self.wish[0]) if self.wish else None
            if wished is not None and self.after.offers(wished):
                self.wish = self.wish[1:]
                self.play(wished)
            elif not self.by_hand and self.pay():
                pass
            elif settled and (same := same_answer(self.after)) is not None:
                self.play(same)
            else:
                break
        if self.wish and (not self.asked() or self.after.why_not(find(self.before, self.wish[0])) != NOT_ASKED):
            # What was wished for is barred, or will not be asked any more.
            self.wish = ()

    def settled(self) -> Continuation:
        """Return the same, gone on with where all answers come to the same."""
        played = Continuation(self.before, self.wish, by_hand=self.by_hand)
        played.moves.extend(self.moves)
        played.after, played.paying = self.after, self.paying
        played.go_on(settled=True)
        return played

    def events(self) -> list[Event]:
        """Return everything that happens, payments included, but not what the end of the game scores for everyone."""
        return without_final_scoring([event for move in self.moves for event in move.after.events], self.after)


def answered(state: State, choice: Choice, wish: Wish = ()) -> Continuation:
    """Return what a click on a legal answer comes to, ``wish`` being what was wished for before."""
    # Who has begun to pay by hand continues so.
    played = Continuation(state, wish, by_hand=state.todo[-1].default(state) is not None)
    played.play(choice)
    played.go_on()
    return played


def play_click(state: State, click: Click, wish: Wish = ()) -> Continuation:
    """Return what a click comes to, ``wish`` being what was wished for before.

    A choice that is not legal then is refused.
    """
    played = Continuation(state, click.wish or wish, by_hand=click.by_hand)
    for name in click.path:
        choice = find(state, name)
        while played.asked() and played.after.why_not(choice) == NOT_ASKED and played.pay():
            pass
        if not played.asked():
            # Someone else is asked by now: no one answers for them.
            raise IllegalChoice(name, "", message("unasked", choice=name, prompt=""))
        played.by_hand = click.by_hand or played.after.todo[-1].default(played.after) is not None
        played.play(choice)
    played.go_on()
    return played


def without_final_scoring(events: list[Event], after: State) -> list[Event]:
    """Return what was done, without the final scoring: that is no gain of the choice that ends the game."""
    if after.todo:
        return events
    final = {reason for seat in range(after.seats) for reason, _ in after.game.final_points(after, seat)}
    return [event for event in events if event[0] != "score" or event[2] not in final]


def same_answer(state: State) -> Choice | None:
    """Return the first answer, if all answers to the open question come to the same position."""
    first, *others = state.choices()
    if not 0 < len(others) < MOST_SAME:
        return None
    outcome = _played(state, first)
    for other in others:
        after = _played(state, other)
        if _differ(after, outcome):
            return None
    return first


def _differ(one: State, other: State) -> bool:
    """Return whether two positions after answers to one question differ; cheap comparisons come first."""
    if (one.turn, one.turn_seat, one.points) != (other.turn, other.turn_seat, other.points):
        return True
    if one.choices() != other.choices() or one.todo != other.todo:
        return True
    return one.game.describe(one) != other.game.describe(other)


def pays_otherwise(asking: State) -> bool:
    """Return whether a payment that is asked for can be made in another way that comes to something else."""
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
    """Return the choice of that name, legal or not."""
    if len(name) > LONGEST_CHOICE:
        raise UnknownName("no-choice", game=state.game.name, name=name[:LONGEST_CHOICE])
    return state.choice(name)
