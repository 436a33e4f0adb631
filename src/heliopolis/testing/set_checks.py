"""Checks of sets, which are picked one by one in any order: each yields what the order changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from heliopolis.kernel.chance import Dice
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.game import State
from heliopolis.kernel.play import last_pick, repeats
from heliopolis.testing.walk import random_choice

FEW: Final = 6
"""A set of at most this many choices is explored in every order."""


def sets_have_no_order(state: State) -> Iterator[str]:
    """Check that the picks of an unordered question lead to the same position in any other order."""
    if not _picking(state, state):
        return
    dice = Dice(state.turn)
    one = state.copy()
    picks: list[Choice] = []
    while _picking(one, state):
        one.play(random_choice(one, dice))
        picks += one.played
    other = state.copy()
    left = picks[:]
    while _picking(other, state):
        candidates, legal = other.candidates(), other.choices()
        barred = [choice for choice in left if choice in candidates and choice not in legal]
        if barred:
            yield f"of the set {picks}, {barred} cannot be picked before {[*dict.fromkeys(left)]}"
            return
        # The last first, as far as it belongs to the set: what follows the set may be forced too.
        pick = next((choice for choice in reversed(left) if choice in legal), None)
        if pick is None:
            yield f"of the set {picks}, {left} cannot be picked last"
            return
        other.play(pick)
        for choice in other.played:
            if choice in left:
                left.remove(choice)
    if one != other:
        yield f"the set {picks} leads elsewhere in another order"


def sets_are_explored_once(state: State) -> Iterator[str]:
    """Check that ascending picks alone, as perft and the bots make them, reach every set exactly once."""
    if not _picking(state, state) or len(state.choices()) > FEW:
        return
    found = list(_ascending(state, state, -1, ()))
    if len(set(found)) != len(found):
        yield f"of {len(found)} sets, {len(found) - len(set(found))} are found again"
    if set(found) != set(_all(state, state, ())):
        yield "a set is not found by ascending picks"


def _ascending(state: State, start: State, least: int, picked: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield the sets that ascending picks lead to."""
    if not _picking(state, start):
        yield tuple(sorted(picked))
        return
    for choice in state.choices():
        after = state.copy()
        after.play(choice)
        if choice.index >= least and not repeats(state.choices(), after):
            yield from _ascending(after, start, last_pick(after), (*picked, *[each.name for each in after.played]))


def _all(state: State, start: State, picked: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield the sets that any picks lead to, many times over."""
    if not _picking(state, start):
        yield tuple(sorted(picked))
        return
    for choice in state.choices():
        after = state.copy()
        after.play(choice)
        yield from _all(after, start, (*picked, *[each.name for each in after.played]))


def _picking(state: State, start: State) -> bool:
    """Return whether the set that is open at the start is still open."""
    decision, first = state.decision(), start.decision()
    return (
        decision is not None
        and first is not None
        and decision.unordered
        and decision.prompt == first.prompt
        and len(state.todo) == len(start.todo)
    )


CHECKS: Final = (sets_have_no_order, sets_are_explored_once)
