"""The greedy bot: takes its best whole turn, as the game's evaluation sees it. It thinks no turn further."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from heliopolis.bots.base import Bot, Budget, open_choices
from heliopolis.bots.beam import Beam, BeamNode, path
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.game import State

BOUNDS: Final[dict[str, float]] = {
    # How many unfinished turns are followed from one decision to the next.
    "width": 16,
    # After how many positions the search stops, with the best turn found by then.
    "states": 2000,
    # 1 lets it go by the forecast of the game instead of its evaluation.
    "far": 0,
    # How many points less than the best a turn may be worth and still be good enough.
    "margin": 0,
}
"""What bounds the bot, by the names under which that can be changed."""


class GreedyBot(Bot):
    """Plans the turn that leads to the best position, and keeps to it while the game goes as planned."""

    def __init__(self, name: str = "greedy", seed: int = 1, changes: Mapping[str, float] | None = None) -> None:
        super().__init__(name)
        bounds = {**BOUNDS, **(changes or {})}
        self.beam: Final = Beam(int(bounds["width"]), int(bounds["states"]), far=bool(bounds["far"]))
        self.margin: Final = bounds["margin"]
        self.searches = 0
        """How many turns, or rests of a turn, were planned."""
        self.regret = 0.0
        """How many points the turns taken were worth less than the best ones found, in all."""
        self._dice: Final = Dice(seed)
        self._plan: list[BeamNode] = []
        """The positions to come, the next one last."""

    def choose(self, state: State, budget: Budget | None = None) -> Choice:
        choices = open_choices(state)
        if len(choices) == 1:
            return choices[0]
        if not self._plan or self._plan[-1].before is None or self._plan[-1].before.state.hash64() != state.hash64():
            self._plan = path(self.best_turn(state))
        choice = self._plan.pop().choice
        assert choice is not None
        return choice

    def best_turn(self, state: State) -> BeamNode:
        """Return the best end of this turn that the beam finds, or one within the margin.

        Of equally good ones the first.
        """
        self.searches += 1
        ends = self.beam.ends(state, self.margin)
        best = max(end.worth for end in ends)
        enough = [end for end in ends if end.worth >= best - self.margin]
        taken = enough[self._dice.below(len(enough))] if self.margin else enough[0]
        self.regret += best - taken.worth
        return taken
