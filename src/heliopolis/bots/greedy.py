"""The greedy bot: a beam over its own whole turn, ranked by the game's evaluation. It thinks no turn further."""

from __future__ import annotations

from typing import Final

from heliopolis.bots.plain import Bot, Budget
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.play import last_pick
from heliopolis.kernel.state import State

WIDTH: Final = 16
"""So many unfinished turns are followed from one decision to the next."""
MOST_STATES: Final = 2000
"""The search stops after so many positions, with the best turn found by then."""


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

    def __init__(self, width: int = WIDTH, most_states: int = MOST_STATES, turns: int = 0) -> None:
        super().__init__("greedy")
        self.width: Final = width
        self.most_states: Final = most_states
        self.turns: Final = turns
        """How far it hopes (see ``Game.evaluate``)."""
        self.searches = 0
        """How many turns, or rests of a turn, were planned."""
        self.states = 0
        """How many positions were looked at."""
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
        """The best end of this turn that the beam finds; of equally good ones the first.

        A turn ends where the next one begins, where another seat is asked, or with the game.
        """
        seat, turn = state.seat(), state.turn
        self.searches += 1
        last = self.states + self.most_states
        beam = [Node(state.copy(), None, None, -1, 0.0)]
        end: Node | None = None
        while beam and self.states < last:
            following: list[Node] = []
            for node in beam:
                if self.states >= last:
                    break
                for reached in self.onward(node, seat):
                    if reached.state.turn == turn and reached.state.seat() == seat:
                        following.append(reached)
                    elif end is None or reached.worth > end.worth:
                        end = reached
            # Sorting is stable, so that the same position is always followed in the same order.
            following.sort(key=worth, reverse=True)
            beam = following[: self.width]
        return beam[0] if end is None else end

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
