"""The greedy bot: a beam over its own whole turn, ranked by the game's evaluation. It thinks no turn further."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from heliopolis.bots.plain import Bot, Budget
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.play import last_pick
from heliopolis.kernel.state import State

BOUNDS: Final[dict[str, float]] = {
    # So many unfinished turns are followed from one decision to the next.
    "width": 16,
    # The search stops after so many positions, with the best turn found by then.
    "states": 2000,
    # How far it hopes (see ``Game.evaluate``); 0 leaves that to the game.
    "turns": 0,
    # Any turn is good enough that is worth at most so many points less than the best.
    "margin": 0,
}
"""What bounds the bot, by the names under which that can be changed."""


class Node:
    """A position within the turn: how it was reached, and what it is worth."""

    def __init__(self, state: State, before: Node | None, choice: Choice | None, least: int, worth: float) -> None:
        self.state: Final = state
        self.before: Final = before
        self.choice: Final = choice
        self.least: Final = least
        """Picks of the open set below this index would repeat earlier ones in another order."""
        self.worth: Final = worth


class GreedyBot(Bot):
    """Plans the turn that leads to the best position, and keeps to it while the game goes as planned."""

    def __init__(self, name: str = "greedy", seed: int = 1, changes: Mapping[str, float] | None = None) -> None:
        super().__init__(name)
        bounds = {**BOUNDS, **(changes or {})}
        self.width: Final = int(bounds["width"])
        self.most_states: Final = int(bounds["states"])
        self.turns: Final = int(bounds["turns"])
        self.margin: Final = bounds["margin"]
        self.searches = 0
        """How many turns, or rests of a turn, were planned."""
        self.states = 0
        """How many positions were looked at."""
        self.regret = 0.0
        """How many points the turns taken were worth less than the best ones found, in all."""
        self._dice: Final = Dice(seed)
        self._plan: list[Node] = []
        """The positions to come, the next one last."""

    def choose(self, state: State, budget: Budget | None = None) -> Choice:
        choices = state.choices()
        if len(choices) == 1:
            return choices[0]
        if not self._plan or self._plan[-1].before is None or self._plan[-1].before.state != state:
            self._plan = path(self.best_turn(state))
        choice = self._plan.pop().choice
        assert choice is not None
        return choice

    def best_turn(self, state: State) -> Node:
        """The best end of this turn that the beam finds, or one within the margin; of equally good ones the first.

        A turn ends where the next one begins, where another seat is asked, or with the game.
        """
        seat, turn = state.seat(), state.turn
        self.searches += 1
        last = self.states + self.most_states
        beam = [Node(state.copy(), None, None, -1, 0.0)]
        ends: list[Node] = []
        best = 0.0
        while beam and self.states < last:
            following: list[Node] = []
            for node in beam:
                if self.states >= last:
                    break
                for reached in self.onward(node, seat):
                    if reached.state.turn == turn and reached.state.seat() == seat:
                        following.append(reached)
                    elif not ends or reached.worth > best - self.margin:
                        best = max(best, reached.worth) if ends else reached.worth
                        ends.append(reached)
            # Sorting is stable, so that the same position is always followed in the same order.
            following.sort(key=worth, reverse=True)
            beam = following[: self.width]
        return self.settle_for(ends, best) if ends else beam[0]

    def settle_for(self, ends: list[Node], best: float) -> Node:
        """One of the ends of a turn that are nearly as good as the best; without a margin, the best."""
        enough = [end for end in ends if end.worth >= best - self.margin]
        taken = enough[self._dice.below(len(enough))] if self.margin else enough[0]
        self.regret += best - taken.worth
        return taken

    def onward(self, node: Node, seat: int) -> list[Node]:
        """The positions one choice further, as the seat values them."""
        unordered = node.state.todo[-1].unordered()
        reached: list[Node] = []
        for choice in picks(node, unordered=unordered):
            after = node.state.copy()
            after.play(choice)
            least = last_pick(after) if unordered else -1
            expect(after, node.state.turn)
            reached.append(Node(after, node, choice, least, after.game.evaluate(after, seat, self.turns)))
        self.states += len(reached)
        return reached


def expect(state: State, turn: int) -> None:
    """Answer chance within a turn by its middle outcome: a plan that goes on from there is made anew if need be."""
    while state.seat() == CHANCE and state.turn == turn:
        weights = state.weights()
        place, half = 0, sum(weights) // 2
        while half >= weights[place]:
            half -= weights[place]
            place += 1
        state.play(state.choices()[place])


def worth(node: Node) -> float:
    """What a position is worth."""
    return node.worth


def picks(node: Node, *, unordered: bool) -> list[Choice]:
    """The choices to follow: of a set only those that do not repeat it in another order, if there are any."""
    choices = node.state.choices()
    if not unordered or node.least < 0:
        return choices
    return [choice for choice in choices if choice.index >= node.least] or choices


def path(end: Node) -> list[Node]:
    """The positions that lead to an end, the first one last."""
    nodes: list[Node] = []
    node = end
    while node.before is not None:
        nodes.append(node)
        node = node.before
    return nodes
