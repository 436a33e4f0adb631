"""A policy as a bot of this process: it sees what the environments show, for many games at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.envs.observing import Views
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.game import Game, State

Policy = Callable[..., NDArray[Any]]
"""Of features and legal actions, a row for each position, an action for each; sparse features are places and values."""


class PolicyBot:
    """A policy as a bot: for contests, data sets, and as an opponent in environments."""

    def __init__(self, game: Game, policy: Policy, name: str = "policy", *, sparse: bool = False) -> None:
        """Make a bot of a policy; contests show its name.

        With ``sparse`` the policy gets places and values of what is not 0, in place of all features.
        """
        self.name: Final = name
        self._game: Final = game
        self._policy: Final = policy
        self._sparse: Final = sparse
        self._views = self._make_views(1)

    def _make_views(self, rows: int) -> Views:
        return Views(self._game, rows, "sparse" if self._sparse else "float32")

    def choose_many(self, states: Sequence[State]) -> list[Choice]:
        """Answer each position; where all choices lie outside the vocabulary, by the first.

        The next call writes the arrays again that the policy gets.
        """
        number = len(states)
        if number > len(self._views.legal):
            self._views = self._make_views(2 * number)
        self._views.write(list(states), [state.seat() for state in states])
        legal = self._views.legal[:number].astype(np.bool_)
        seen = [array[:number] for name, array in self._views.seen.items() if name != "action_mask"]
        actions = self._policy(*seen, legal)
        within: list[bool] = np.asarray(legal.any(axis=1)).tolist()
        return [
            self._game.action(int(actions[row])) if within[row] else state.choices()[0]
            for row, state in enumerate(states)
        ]

    def __reduce__(self) -> tuple[object, ...]:
        return partial(PolicyBot, sparse=self._sparse), (self._game, self._policy, self.name)
