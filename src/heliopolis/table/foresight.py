"""Foresight: what several choices in a row lead to, and positions drawn as if nothing were asked."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from heliopolis.kernel.choice import BUTTON, Choice
from heliopolis.kernel.game import State
from heliopolis.kernel.step import PlayerStep
from heliopolis.table.clicks import Click, Wish, play_click
from heliopolis.table.preview import Preview, preview_of

NOTHING_TO_DO: Final = Choice("rest", 0, -1, BUTTON)


class Rest(PlayerStep[Any]):
    """Nothing is asked for the moment, and nothing on the boards can be chosen."""

    def candidates(self, state: Any) -> list[Choice]:
        return [NOTHING_TO_DO]

    def asks_when_forced(self) -> bool:
        return True


def at_rest(state: State, seat: int) -> State:
    """The position as it lies on the table: what is asked and what has just happened do not show in a drawing of it."""
    resting = state.copy()
    resting.events = []
    if resting.todo:
        resting.do(Rest(seat))
        resting.advance()
    return resting


def before_scoring(state: State, seat: int) -> State:
    """The end of a game before its final scoring, which nobody is told as long as the last choice can be taken back."""
    unscored = state.copy()
    for player in range(state.seats):
        for reason, points in state.game.final_points(state, player):
            unscored.points[player][reason] -= points
    unscored.do(Rest(seat))
    unscored.advance()
    return unscored


class Foreseen(NamedTuple):
    """What choices in a row lead to."""

    preview: Preview
    """From the first of them to where the last one leads."""
    steps: list[tuple[State, Choice]]
    """Each choice with the position that offers it."""


def foresee(state: State, click: Click, wish: Wish = ()) -> Foreseen:
    """What a click of the player who is asked leads to; refuses what cannot be chosen so."""
    played = play_click(state, click, wish)
    steps: list[tuple[State, Choice]] = []
    here = state
    for choice in played.choices:
        steps.append((here, choice))
        here = here.copy()
        here.play(choice)
    return Foreseen(preview_of(state, played), steps)
