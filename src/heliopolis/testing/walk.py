"""Random games with random options, ply by ply: what the checks look at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.journals.journal import Journal

TRIES: Final = 1_000
"""How often options are drawn again if they do not go together."""
SAMPLED: Final = 5
"""When sampling, about one position in this many is taken."""


def draw_options(game: Game, dice: Dice) -> dict[str, Value]:
    """Return a random value for each option, such that they go together."""
    for _ in range(TRIES):
        options = {option.name: option.values[dice.below(len(option.values))] for option in game.options}
        try:
            game.new(None, **options)
        except BadOption:
            continue
        return options
    raise BadOption("all", "no-values", game=game.name)


def random_choice(state: State, dice: Dice) -> Choice:
    """Return one of the legal choices: by its weight if chance is asked, else each equally likely."""
    choices = state.choices()
    if state.seat() == CHANCE:
        return choices[dice.weighted(state.weights())]
    return choices[dice.below(len(choices))]


class Walk:
    """One random game: the same from the same seed, with the options drawn from it too."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game: Final = game
        self.seed: Final = seed
        self._dice: Final = Dice(seed)
        self.journal: Final = Journal(game, None, None, **draw_options(game, self._dice))

    @property
    def state(self) -> State:
        """The position reached."""
        return self.journal.state

    @property
    def events(self) -> list[list[Event]]:
        """The events before the first ply, then of each ply."""
        return [ply.events for ply in self.journal.history()]

    @property
    def ply(self) -> int:
        """How many questions were answered."""
        return len(self.journal.plies)

    def go_on(self) -> None:
        """Answer the open question."""
        self.journal.play(random_choice(self.state, self._dice))

    def __str__(self) -> str:
        options = ", ".join(f"{name}={value}" for name, value in self.journal.options.items())
        return f"seed {self.seed}, ply {self.ply}, {options}"


def sample(game: Game, positions: int, seed: int) -> Iterator[Walk]:
    """Yield walks, each at a random position in which someone is asked."""
    dice = Dice(seed)
    left = positions
    while left:
        walk = Walk(game, seed)
        while walk.state.todo and left:
            if dice.below(SAMPLED) == 0:
                left -= 1
                yield walk
            walk.go_on()
        seed += 1
