"""Hypothesis strategies: options and positions of any game.

Examples:
    >>> from hypothesis import given
    >>> from heliopolis.testing import strategies
    >>> @given(strategies.positions(heliopolis.game("helios")))
    ... def test_nothing_is_broken(state): ...
"""

from __future__ import annotations

from hypothesis import strategies as st

from heliopolis.kernel.chance import Dice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.game import Game, State
from heliopolis.testing.walk import random_choice


def options(game: Game) -> st.SearchStrategy[dict[str, Value]]:
    """Draw values for all options that go together; the usual ones are the simplest."""
    values = {
        option.name: st.sampled_from([option.usual, *(value for value in option.values if value != option.usual)])
        for option in game.options
    }
    return st.fixed_dictionaries(values).filter(lambda drawn: _go_together(game, drawn))


def _go_together(game: Game, drawn: dict[str, Value]) -> bool:
    try:
        game.new(None, **drawn)
    except BadOption:
        return False
    return True


@st.composite
def positions(draw: st.DrawFn, game: Game, longest: int = 400) -> State:
    """Return a position in which someone is asked, after a random beginning of a game.

    The shortest are the simplest.
    """
    state = game.new(None, **draw(options(game)))
    dice = Dice(draw(st.integers(0, 2**32 - 1)))
    for _ in range(draw(st.integers(0, longest))):
        after = state.copy()
        after.play(random_choice(after, dice))
        if not after.todo:
            break
        state = after
    return state
