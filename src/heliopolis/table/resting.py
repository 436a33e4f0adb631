"""Positions at rest: to be drawn as if nothing were asked."""

from __future__ import annotations

from typing import Any, Final

from heliopolis.kernel.choice import BUTTON, Choice
from heliopolis.kernel.game import State
from heliopolis.kernel.step import PlayerStep

NOTHING_TO_DO: Final = Choice("rest", 0, -1, BUTTON)


class Rest(PlayerStep[Any]):
    """Nothing is asked for the moment, and nothing on the boards can be chosen."""

    def candidates(self, state: Any) -> list[Choice]:
        return [NOTHING_TO_DO]

    def asks_when_forced(self) -> bool:
        return True


def at_rest(state: State, seat: int) -> State:
    """Return the position as it lies on the table.

    A drawing shows neither what is asked nor what has just happened.
    """
    resting = state.copy()
    resting.events = []
    if resting.todo:
        resting.do(Rest(seat))
        resting.advance()
    return resting


def before_scoring(state: State, seat: int) -> State:
    """Return the end of a game before its final scoring.

    No one sees that scoring as long as the last choice can be taken back.
    """
    unscored = state.copy()
    for player in range(state.seats):
        for reason, points in state.game.final_points(state, player):
            unscored.points[player][reason] -= points
    unscored.do(Rest(seat))
    unscored.advance()
    return unscored
