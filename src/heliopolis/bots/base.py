"""What a bot is, and the plainest one: it picks at random."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.kernel.game import State


class Budget:
    """How much a bot may think about one decision: simulations, milliseconds, or (0 and 0) its own measure."""

    def __init__(self, simulations: int = 0, milliseconds: int = 0) -> None:
        self.simulations: Final = simulations
        self.milliseconds: Final = milliseconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is not a person; one bot plays one seat of one game at a time."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def choose(self, state: State, budget: Budget | None = None) -> Choice:
        """Answer the open question, which is asked of a player; the state is left as it is."""
        raise NotImplementedError(type(self).__name__)


def open_choices(state: State) -> list[Choice]:
    """Return what a player can answer; where no player is asked, for the game is over or chance decides, raise."""
    if not state.todo:
        raise HeliopolisError("over")
    if state.seat() == CHANCE:
        raise HeliopolisError("chance-asked")
    return state.choices()


class RandomBot(Bot):
    """Every legal choice is equally likely."""

    def __init__(self, name: str = "random", seed: int = 1) -> None:
        super().__init__(name)
        self._dice: Final = Dice(seed)

    def choose(self, state: State, budget: Budget | None = None) -> Choice:
        choices = open_choices(state)
        return choices[self._dice.below(len(choices))]
