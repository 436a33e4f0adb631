"""The searching bot: Monte Carlo tree search for any number of players, with chance sampled and sets in one order.

A node is a position where a player is asked. An edge is one choice; what chance makes of it are its branches, each
a run of outcomes. A simulation walks down the tree, adds one node, judges the position there and tells every edge
on the way what the player who chose it can expect. Nothing in a state is hidden, so nothing has to be guessed but
the dice.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from typing import Final

from heliopolis.bots.plain import Bot, Budget
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.play import last_pick, repeats
from heliopolis.kernel.state import State

WEIGHTS: Final[dict[str, float]] = {
    # How much it looks at what it has seen little of.
    "explore": 0.15,
    # So many points of evaluation make a choice e times as likely to be looked at first.
    "sharpness": 2.5,
    # A lead of so many points is worth e to 1 in the odds of winning.
    "margin": 14.0,
    # Chance gets a new branch while there are fewer than this times the square root of the visits.
    "widening": 1.2,
    # What means promise is counted for so many turns: who looks ahead can use them.
    "foresight": 8,
    # So many turns are played on from a new node before it is judged, as evaluations judge ends of turns best;
    # below 0: at random to the end of the game.
    "turns": 1,
    # So many choices at most are looked at in each decision of a playout.
    "glances": 12,
    # The tree stops growing there: about 100 MB at most. Simulations go on.
    "nodes": 60_000,
}
"""What the search goes by, under the names by which it can be changed; a game may be played best with its own."""


class Settings:
    """The weights of one bot."""

    def __init__(self, changes: Mapping[str, float]) -> None:
        weights = {**WEIGHTS, **changes}
        self.explore: Final = weights["explore"]
        self.sharpness: Final = weights["sharpness"]
        self.margin: Final = weights["margin"]
        self.widening: Final = weights["widening"]
        self.foresight: Final = int(weights["foresight"])
        self.turns: Final = int(weights["turns"])
        self.glances: Final = int(weights["glances"])
        self.most_nodes: Final = int(weights["nodes"])


class Branch:
    """What chance made of a choice: the outcomes, and the position they led to."""

    def __init__(self, outcomes: list[Choice], node: Node) -> None:
        self.outcomes: Final = outcomes
        self.node: Final = node


class Edge:
    """A choice in a position, and what came of it in all simulations."""

    def __init__(self, choice: Choice, prior: float) -> None:
        self.choice: Final = choice
        self.prior: Final = prior
        self.visits = 0
        self.worth = 0.0
        """The sum of what the player who chooses here could expect."""
        self.scores: list[float] = []
        """The sums of the final scores expected, by seat."""
        self.branches: list[Branch] = []


class Node:
    """A position where a player is asked, or the end of a game; it has edges once it was entered again."""

    def __init__(self, seat: int, least: int) -> None:
        self.seat: Final = seat
        self.least: Final = least
        """Picks of the open set below this index would repeat earlier ones in another order."""
        self.visits = 0
        self.edges: list[Edge] = []
        self.worths: list[float] = []
        """Where simulations begin: the sums of what every seat could expect."""


class Outlook:
    """What a position promises: for each seat a chance of winning and a final score."""

    def __init__(self, worths: list[float], scores: list[float]) -> None:
        self.worths: Final = worths
        self.scores: Final = scores


class SearchBot(Bot):
    """Looks ahead by simulation; the more it may, the better it plays."""

    def __init__(self, name: str, simulations: int, seed: int = 1, changes: Mapping[str, float] | None = None) -> None:
        super().__init__(name)
        self.simulations: Final = simulations
        self.settings: Final = Settings(changes or {})
        self._dice: Final = Dice(seed)
        self._root: Node | None = None
        self._key = ""
        self._nodes = 0
        self._base = 0.0

    def choose(self, state: State, budget: Budget | None = None) -> Choice:
        choices = state.choices()
        if len(choices) == 1:
            return choices[0]
        root = self.think(state, budget)
        best = most_visited(root)
        self._keep(state, best)
        return best.choice

    def think(self, state: State, budget: Budget | None = None) -> Node:
        """Simulate from this position as long as the budget lasts; the tree of the last decision is used again."""
        root = self._root
        if root is None or self._key != state.key():
            root = Node(state.seat(), -1)
            self._nodes = 1
        self._root = root
        self._key = state.key()
        self._base = state.game.evaluate(state, state.seat(), self.settings.foresight)
        simulations = self.simulations
        until = 0.0
        if budget is not None:
            simulations = budget.simulations or (10**9 if budget.milliseconds else simulations)
            until = time.perf_counter() + budget.milliseconds / 1000 if budget.milliseconds else 0.0
        for _ in range(simulations):
            self.simulate(root, state.copy())
            if until and time.perf_counter() >= until:
                break
        return root

    def _keep(self, state: State, edge: Edge) -> None:
        # Only a position that is certain to come is worth keeping: no chance, and still our own decision.
        self._root = None
        if len(edge.branches) == 1 and not edge.branches[0].outcomes:
            following = state.copy()
            following.play(edge.choice)
            if following.todo and following.seat() == state.seat():
                self._root = edge.branches[0].node
                self._key = following.key()

    # One simulation --------------------------------------------------------------------------------

    def simulate(self, root: Node, state: State) -> None:
        """Walk down from the root, add one node, judge it, and tell the edges on the way."""
        path: list[Edge] = []
        seats: list[int] = []
        node = root
        while state.todo:
            node.visits += 1
            if not node.edges:
                if node.visits > 1 or node is root:
                    self.expand(node, state)
                else:
                    break
            edge = self.select(node)
            path.append(edge)
            seats.append(node.seat)
            unordered = state.todo[-1].unordered()
            state.play(edge.choice)
            node = self.follow(edge, state, last_pick(state) if unordered else -1)
        outlook = self.judge(state)
        if root.worths:
            for seat, worth in enumerate(outlook.worths):
                root.worths[seat] += worth
        else:
            root.worths = outlook.worths[:]
        for place, edge in enumerate(path):
            edge.visits += 1
            edge.worth += outlook.worths[seats[place]]
            if edge.scores:
                for seat, score in enumerate(outlook.scores):
                    edge.scores[seat] += score
            else:
                edge.scores = outlook.scores[:]

    def select(self, node: Node) -> Edge:
        """The edge that promises most, or of which too little is known yet."""
        spread = self.settings.explore * math.sqrt(node.visits)
        total = 0.0
        visits = 0
        for edge in node.edges:
            total += edge.worth
            visits += edge.visits
        unknown = total / visits if visits else 0.5
        best = node.edges[0]
        most = -1.0
        for edge in node.edges:
            mean = edge.worth / edge.visits if edge.visits else unknown
            promise = mean + spread * edge.prior / (1 + edge.visits)
            if promise > most:
                most = promise
                best = edge
        return best

    def expand(self, node: Node, state: State) -> None:
        """Give a node its edges, the better looking ones the greater prior."""
        unordered = state.todo[-1].unordered()
        choices = state.choices()
        if unordered and node.least >= 0:
            choices = [choice for choice in choices if choice.index >= node.least] or choices
        looks: list[float] = []
        kept: list[Choice] = []
        for choice in choices:
            after = state.copy()
            after.play(choice)
            if unordered and repeats(choices, after):
                continue
            kept.append(choice)
            looks.append(state.game.evaluate(after, node.seat, self.settings.foresight))
        best = max(looks)
        shares = [math.exp(max(-30.0, (look - best) / self.settings.sharpness)) for look in looks]
        whole = sum(shares)
        for place, choice in enumerate(kept):
            # A little of everything, so that nothing is ruled out by its first look.
            node.edges.append(Edge(choice, 0.9 * shares[place] / whole + 0.1 / len(kept)))

    def follow(self, edge: Edge, state: State, least: int) -> Node:
        """Let chance act: on a known branch, or on a new one while there is room for it."""
        full = self._nodes >= self.settings.most_nodes
        if state.seat() != CHANCE:
            if edge.branches:
                return edge.branches[0].node
            return Node(state.seat(), least) if full else self.grown(edge, [], state, least)
        if edge.branches and (full or len(edge.branches) >= self.settings.widening * math.sqrt(edge.visits + 1)):
            branch = edge.branches[self._dice.below(len(edge.branches))]
            for outcome in branch.outcomes:
                state.play(outcome)
            return branch.node
        outcomes: list[Choice] = []
        while state.seat() == CHANCE:
            outcome = state.choices()[self._dice.weighted(state.weights())]
            outcomes.append(outcome)
            state.play(outcome)
        for branch in edge.branches:
            if branch.outcomes == outcomes:
                return branch.node
        return Node(state.seat(), -1) if full else self.grown(edge, outcomes, state, -1)

    def grown(self, edge: Edge, outcomes: list[Choice], state: State, least: int) -> Node:
        """A new node of the tree, at the end of a new branch."""
        self._nodes += 1
        node = Node(state.seat(), least)
        edge.branches.append(Branch(outcomes, node))
        return node

    # Judging ---------------------------------------------------------------------------------------

    def judge(self, state: State) -> Outlook:
        """Play the turn to its end, or the game, and say what the position promises."""
        if self.settings.turns < 0:
            while state.todo:
                self.play_at_random(state)
        else:
            last = state.turn + self.settings.turns
            while state.todo and state.turn < last:
                self.play_with_sense(state)
        seats = state.seats
        result = state.result()
        if result is not None:
            scores = [float(total) for total in result.totals]
            return Outlook(self.won(result.ranks, scores), scores)
        scores = [state.game.evaluate(state, seat, self.settings.foresight) for seat in range(seats)]
        return Outlook([self.odds(scores, seat) for seat in range(seats)], scores)

    def won(self, ranks: list[int], scores: list[float]) -> list[float]:
        """A victory is worth 1, shared the better the fewer share it; a little depends on the margin."""
        winners = ranks.count(1)
        if len(ranks) == 1:
            return [self.odds(scores, 0)]
        return [
            0.1 * self.odds(scores, seat) + (0.9 / winners if rank == 1 else 0.0) for seat, rank in enumerate(ranks)
        ]

    def odds(self, scores: list[float], seat: int) -> float:
        """The chance to win with these scores; alone, to do better than it looks now."""
        others = [score for other, score in enumerate(scores) if other != seat]
        lead = scores[seat] - (max(others) if others else self._base)
        return 1 / (1 + math.exp(max(-30.0, min(30.0, -lead / self.settings.margin))))

    def play_at_random(self, state: State) -> None:
        choices = state.choices()
        if state.seat() == CHANCE:
            state.play(choices[self._dice.weighted(state.weights())])
        else:
            state.play(choices[self._dice.below(len(choices))])

    def play_with_sense(self, state: State) -> None:
        """One decision of a playout: the best looking of a few choices."""
        choices = state.choices()
        seat = state.seat()
        if seat == CHANCE:
            state.play(choices[self._dice.weighted(state.weights())])
            return
        best = choices[0]
        if len(choices) > 1:
            most = -1e9
            glances = self.settings.glances
            few = len(choices) <= glances
            for place in range(len(choices) if few else glances):
                choice = choices[place] if few else choices[self._dice.below(len(choices))]
                after = state.copy()
                after.play(choice)
                look = state.game.evaluate(after, seat, self.settings.foresight)
                if look > most:
                    most = look
                    best = choice
        state.play(best)


def most_visited(root: Node) -> Edge:
    """The edge that was followed most; of equals the one worth more."""
    best = root.edges[0]
    for edge in root.edges:
        if (edge.visits, edge.worth) > (best.visits, best.worth):
            best = edge
    return best
