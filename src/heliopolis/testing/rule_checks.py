"""What the tests of a rule do with a position and ask about it, whichever game it is."""

from __future__ import annotations

from typing import TypeVar

from heliopolis.kernel.errors import IllegalChoice
from heliopolis.kernel.game import State
from heliopolis.kernel.step import Step

S = TypeVar("S", bound=State)


def fresh(state: S) -> S:
    """Ask the open question again."""
    state.events, state.played = [], []
    state.advance()
    return state


def ask(state: S, *steps: Step[S]) -> S:
    """Put these steps in the place of the open question."""
    state.todo.pop()
    state.do(*steps)
    return fresh(state)


def only(state: S, *steps: Step[S]) -> S:
    """Make these steps all that is left of the game."""
    state.todo[:] = state.todo[-1:]
    return ask(state, *steps)


def prompt(state: State) -> str:
    """Return the open question."""
    decision = state.decision()
    return decision.prompt if decision else "over"


def legal(state: State, kind: str = "") -> set[str]:
    """Return the legal choices, or the details of those of a kind."""
    if not kind:
        return {choice.name for choice in state.choices()}
    return {choice.name.partition(":")[2] for choice in state.choices() if choice.kind == kind}


def points(state: State, seat: int = 0) -> dict[str, int]:
    """Return the points of a seat so far, by reason."""
    return {reason.name: got for reason, got in zip(state.game.reasons, state.points[seat], strict=True) if got}


def final(state: State, seat: int = 0) -> dict[str, int]:
    """Return what final scoring would give a seat now, by reason."""
    game = state.game
    return {game.reasons[reason].name: got for reason, got in game.final_points(state, seat) if got}


def refused(state: State, name: str, rule: str) -> None:
    """Check that the choice is refused, exactly this rule is named, and nothing changes."""
    before, key, choice = state.copy(), state.key(), state.choice(name)
    assert state.barring_rule(choice) == rule
    named: tuple[str, str] | None = None
    try:
        state.play(choice)
    except IllegalChoice as refusal:
        named = refusal.choice, refusal.rule
    assert named == (name, rule)
    assert state == before
    assert state.key() == key
