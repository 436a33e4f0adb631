"""A bot as a class: it takes whatever looks best right away, and looks no further.

heliopolis arena helios random "magpie=python -m heliopolis.adapter magpie:Magpie" --games 20
"""

from __future__ import annotations

from heliopolis import Choice, Game, State
from heliopolis.bots import Bot, Budget


class Magpie(Bot):
    """Tries every choice on a copy and asks the game what the position is worth to its seat."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__("magpie")

    def choose(self, state: State, budget: Budget | None = None) -> Choice:
        return max(state.choices(), key=lambda choice: self.worth(state.copy(), choice))

    def worth(self, state: State, choice: Choice) -> float:
        seat = state.seat()
        state.play(choice)
        return state.game.numbers.evaluate(state, seat)
