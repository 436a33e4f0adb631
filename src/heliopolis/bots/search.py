"""The searching bot: Monte Carlo tree search over turns, for any number of players.

A node is a position where a player is asked, as a rule at the start of a turn. An edge is a plan: the choices of a
turn, up to its end or to where chance has a say; what chance makes of it are its branches, each a run of outcomes. The
plans of a node are the best that a beam finds. A simulation walks down the tree, adds one node with its plans, takes
the best of them for what will be played there, and reports to every edge on the way what the player who chose it can
expect then. Nothing in a state is hidden, so nothing has to be guessed but the dice.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from typing import Final

from heliopolis.bots.base import Bot, Budget, open_choices
from heliopolis.bots.beam import Beam, BeamNode, plan, worth
from heliopolis.bots.learned import LearnedValue, learned_value
from heliopolis.bots.tree import Branch, Edge, Node, added, most_visited, size
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.floats import exp, odds, total
from heliopolis.kernel.game import State

WEIGHTS: Final[dict[str, float]] = {
    # How much it looks at what it has seen little of.
    "explore": 0.3,
    # How many points of evaluation make a plan e times as likely to be looked at first.
    "sharpness": 3.0,
    # The lead in points that is worth e to 1 in the odds of winning.
    "margin": 14.0,
    # Chance gets a new branch while there are fewer than this times the square root of the visits.
    "widening": 1.0,
    # 1 lets it go by what was learned about the game (see ``learned``), if anything was, instead of its forecast.
    "learned": 0,
    # 0 lets it go by the evaluation of the game instead of its forecast.
    "far": 1,
    # How many turns are played on from a new node before it is judged; below 0: at random to the end of the game,
    # single choices instead of plans, and no evaluation at all.
    "turns": 0,
    # How many plans are weighed in a node at most; at the root twice as many.
    "plans": 8,
    # The beam that finds them: its width and the most positions it looks at, in the tree and at the root.
    "width": 4,
    "states": 150,
    "root_width": 16,
    "root_states": 2000,
    # The tree stops growing there, simulations continue.
    "nodes": 20_000,
    # Of a learned value: so many times as many plans as are weighed are looked at, the network chooses among them;
    # and how much more of a chance to win makes a plan e times as likely to be looked at first.
    "wider": 2,
    "heat": 0.04,
}
"""What the search goes by, under the names by which it can be changed; a game may be played best with its own."""

SWITCHES: Final = ("learned", "far")
"""Those of them that are on or off."""

EXPLORE_LEARNED: Final = 0.1
"""How much it looks at what it has seen little of, where a learned value judges and nothing else is asked for."""
MARGIN_SHARE: Final = 0.1
"""How much of a plan's worth is the margin: who has won or lost already still plays for points."""

WIDER_ALONE: Final = 4
"""How many times wider turns in the tree are where a learned value judges and no one else plays.

There the search misses its own plans over several turns, not a guess at what others might do.
"""

HOPELESS: Final = 20.0
"""How many points less than the best a plan may be worth and still be weighed."""


class LeafValue:
    """What a position promises: for each seat a chance of winning, what that is worth to it, and a final score."""

    def __init__(self, chances: list[float], worths: list[float], scores: list[float]) -> None:
        self.chances: Final = chances
        self.worths: Final = worths
        self.scores: Final = scores


class Sight:
    """The end of a plan at first sight: what it promises, and its share of the first looks."""

    def __init__(self, end: BeamNode, outlook: LeafValue, share: float) -> None:
        self.end: Final = end
        self.outlook: Final = outlook
        self.share: Final = share


class SearchBot(Bot):
    """Looks ahead by simulation; the more it may, the better it plays."""

    def __init__(
        self,
        name: str,
        simulations: int,
        seed: int = 1,
        changes: Mapping[str, float] | None = None,
        value: LearnedValue | None = None,
    ) -> None:
        """Set up a search; a given value replaces that of the game."""
        super().__init__(name)
        weights = {**WEIGHTS, **(changes or {})}
        self.simulations: Final = simulations
        self.explore: Final = weights["explore"]
        self.explore_learned: Final = (changes or {}).get("explore", EXPLORE_LEARNED)
        self.wider: Final = int(weights["wider"])
        self.heat: Final = weights["heat"]
        self.learned: Final = bool(weights["learned"])
        self._given: Final = value
        self.value: LearnedValue | None = None
        """What judges positions, if anything was learned about the game as it is played."""
        self.sharpness: Final = weights["sharpness"]
        self.margin: Final = weights["margin"]
        self.widening: Final = weights["widening"]
        self.far: Final = bool(weights["far"])
        self.turns: Final = int(weights["turns"])
        self.plans: Final = int(weights["plans"])
        self.most_nodes: Final = int(weights["nodes"])
        width, states = int(weights["width"]), int(weights["states"])
        self.beam: Final = Beam(width, states, far=self.far)
        self.wide_beam: Final = Beam(WIDER_ALONE * width, WIDER_ALONE * states, far=self.far)
        self.root_beam: Final = Beam(int(weights["root_width"]), int(weights["root_states"]), far=self.far)
        self.nodes = 0
        """How many nodes the tree has."""
        self._dice: Final = Dice(seed)
        self._base = 0.0
        self._root: Node | None = None
        self._state: State | None = None
        """The position of the root."""
        self.weighed: list[Edge] = []
        """What the last decision was made among: the plans of the last search that were open to it then."""
        self.step = 0
        """How many choices of these plans lie behind that decision."""
        self._plan: list[Choice] = []
        self._expected: int | None = None
        """The plan that is followed, and the hash of the position where its next choice is due."""

    def choose(self, state: State, budget: Budget | None = None) -> Choice:
        choices = open_choices(state)
        if len(choices) == 1:
            return choices[0]
        if self._expected is None or self._expected != state.hash64():
            root = self.think(state, budget)
            self._plan, self.weighed, self.step = most_visited(root.edges).choices, root.edges, 0
        else:
            self.step += 1
            so_far = self._plan[: self.step]
            open_still = [edge for edge in self.weighed if edge.choices[: self.step] == so_far]
            self.weighed = [edge for edge in open_still if len(edge.choices) > self.step]
        choice = self._plan[self.step]
        self._expected = None
        if self.step + 1 < len(self._plan):
            after = state.copy()
            after.play(choice)
            self._expected = after.hash64()
        return choice

    def think(self, state: State, budget: Budget | None = None) -> Node:
        """Simulate from this position as long as the budget lasts; what is known of it already is used again."""
        root = self.remembered(state)
        if root is None:
            root = Node(state.seat(), state.turn)
        self._root, self._state = root, state.copy()
        if self.learned:
            self.value = self._given if self._given is not None else learned_value(state)
        self.nodes = size(root)
        self._base = self.score(state, state.seat())
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

    # The tree of the last decision -----------------------------------------------------------------

    def remembered(self, state: State) -> Node | None:
        """Return the node of this position in the tree of the last decision, if it was foreseen."""
        if self._root is None or self._state is None or state.turn - self._state.turn > 2 * state.seats:
            return None
        if self._state.game is not state.game or self._state.turn > state.turn:
            return None
        return self._found(self._root, self._state, state, state.hash64())

    def _found(self, node: Node, there: State, state: State, sought: int) -> Node | None:
        if node.seat == state.seat() and node.turn == state.turn and there.hash64() == sought:
            return node
        if node.turn > state.turn:
            return None
        for edge in node.edges:
            for branch in edge.branches:
                if branch.node.turn > state.turn or not branch.node.edges:
                    continue
                after = there.copy()
                for choice in edge.choices:
                    after.play(choice)
                for outcome in branch.outcomes:
                    after.play(outcome)
                found = self._found(branch.node, after, state, sought)
                if found is not None:
                    return found
        return None

    # One simulation --------------------------------------------------------------------------------

    def simulate(self, root: Node, state: State) -> None:
        """Walk down from the root, add one node, judge it, and update the edges on the way."""
        passed: list[Edge] = []
        seats: list[int] = []
        node = root
        while state.todo and node.edges:
            node.visits += 1
            edge = self.select(node)
            passed.append(edge)
            seats.append(node.seat)
            for choice in edge.choices:
                state.play(choice)
            node = self.follow(edge, state)
        node.visits += 1
        outlook = self.expand(node, state, at_root=node is root) if state.todo else self.judge(state)
        for place, edge in enumerate(passed):
            edge.visits += 1
            edge.worth += outlook.worths[seats[place]]
            edge.chance += outlook.chances[seats[place]]
            edge.scores = added(edge.scores, outlook.scores)
        root.worths = added(root.worths, outlook.worths)
        root.chances = added(root.chances, outlook.chances)

    def select(self, node: Node) -> Edge:
        """Return the edge that promises most, or of which too little is known yet."""
        explore = self.explore if self.value is None else self.explore_learned
        spread = explore * math.sqrt(node.visits)
        looks, worths, visits = 0.0, 0.0, 0
        for edge in node.edges:
            if edge.visits:
                looks += edge.look * edge.visits
                worths += edge.worth
                visits += edge.visits
        # First sights are too bright: no one has answered yet. So much they proved to be wrong where it is known.
        shift = (worths - looks) / visits if visits else 0.0
        best = node.edges[0]
        most = -1e9
        for edge in node.edges:
            mean = edge.worth / edge.visits if edge.visits else edge.look + shift
            promise = mean + spread * edge.prior / (1 + edge.visits)
            if promise > most:
                most = promise
                best = edge
        return best

    def follow(self, edge: Edge, state: State) -> Node:
        """Let chance act: on a known branch, or on a new one while there is room for it."""
        full = self.nodes >= self.most_nodes
        if state.seat() != CHANCE:
            if edge.branches:
                return edge.branches[0].node
            return Node(state.seat(), state.turn) if full else self.grown(edge, [], state)
        if edge.branches and (full or len(edge.branches) >= self.widening * math.sqrt(edge.visits + 1)):
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
        return Node(state.seat(), state.turn) if full else self.grown(edge, outcomes, state)

    def grown(self, edge: Edge, outcomes: list[Choice], state: State) -> Node:
        """Return a new node of the tree, at the end of a new branch."""
        self.nodes += 1
        node = Node(state.seat(), state.turn)
        edge.branches.append(Branch(outcomes, node))
        return node

    # Looking at a position ---------------------------------------------------------------------------

    def expand(self, node: Node, state: State, *, at_root: bool) -> LeafValue:
        """Give a node its edges, and say what the position promises to those who play the best of them."""
        if self.turns < 0:
            choices = state.choices()
            node.edges = [Edge([choice], 1.0 / len(choices), 0.5) for choice in choices]
            while state.todo:
                self.play_at_random(state)
            return self.judge(state)
        most = self.plans * (2 if at_root else 1)
        found = self.finder(state, at_root=at_root).ends(state, HOPELESS)
        sights = (
            self.ranked(found, most, node.seat) if self.value else self.first_sights(best_ends(found, most), node.seat)
        )
        whole = total([sight.share for sight in sights])
        best = sights[0]
        for sight in sights:
            # A little of everything, so that nothing is ruled out by its first look.
            prior = 0.8 * sight.share / whole + 0.2 / len(sights)
            look = sight.outlook.worths[node.seat]
            node.edges.append(Edge(plan(sight.end), prior, look))
            if look > best.outlook.worths[node.seat]:
                best = sight
        return self.played_on(best.end.state) if self.turns else best.outlook

    def finder(self, state: State, *, at_root: bool) -> Beam:
        """Return the beam that finds the plans of a position."""
        if at_root:
            return self.root_beam
        return self.wide_beam if self.value is not None and state.seats == 1 else self.beam

    def first_sights(self, ends: list[BeamNode], seat: int) -> list[Sight]:
        """Return the ends of plans in the order of the beam, which also says how likely each is to be looked at."""
        return [
            Sight(end, self.judge(end.state, seat, end.worth), exp((end.worth - ends[0].worth) / self.sharpness))
            for end in ends
        ]

    def ranked(self, found: list[BeamNode], most: int, seat: int) -> list[Sight]:
        """Return the best of more ends, as the learned value ranks them."""
        ends = best_ends(found, most * self.wider)
        looks = [self.judge(end.state) for end in ends]
        order = sorted(range(len(ends)), key=lambda place: -looks[place].worths[seat])[:most]
        best = looks[order[0]].worths[seat]
        return [
            Sight(ends[place], looks[place], exp((looks[place].worths[seat] - best) / self.heat)) for place in order
        ]

    def played_on(self, state: State) -> LeafValue:
        """Return what comes of a position after some turns, each of them the best that the beam finds."""
        state = state.copy()
        last = state.turn + self.turns
        while state.todo and state.turn < last:
            if state.seat() == CHANCE:
                state.play(state.choices()[self._dice.weighted(state.weights())])
                continue
            ends = self.beam.ends(state, 0.0)
            for choice in plan(ends[-1]):
                state.play(choice)
        return self.judge(state)

    def judge(self, state: State, scored: int = -1, score: float = 0.0) -> LeafValue:
        """Return what the position promises as it stands; the score of one seat may be known already."""
        seats = state.seats
        result = state.result()
        if result is not None:
            scores = [float(total) for total in result.totals]
            return self.leaf(state, result.shares, scores)
        if self.value is not None:
            promise = self.value.promise(state)
            return self.leaf(state, promise.chances, promise.scores)
        scores = [score if seat == scored else self.score(state, seat) for seat in range(seats)]
        worths = [self.odds(state, scores, seat) for seat in range(seats)]
        return LeafValue(worths if seats > 1 else [self.reaching(state, scores[0])], worths, scores)

    def score(self, state: State, seat: int) -> float:
        """Return the final score that a seat can expect."""
        numbers = state.game.numbers
        return numbers.forecast(state, seat) if self.far else numbers.evaluate(state, seat)

    def leaf(self, state: State, chances: list[float], scores: list[float]) -> LeafValue:
        """Return what chances are worth: a little depends on the margin."""
        if state.seats == 1 and self.value is None:
            return LeafValue(chances, [self.odds(state, scores, 0)], scores)
        worths = [
            MARGIN_SHARE * self.odds(state, scores, seat) + (1.0 - MARGIN_SHARE) * chance
            for seat, chance in enumerate(chances)
        ]
        return LeafValue(chances, worths, scores)

    def odds(self, state: State, scores: list[float], seat: int) -> float:
        """Return the chance to win with these scores; alone, to do better than it looks now, or to reach the goal."""
        others = [score for other, score in enumerate(scores) if other != seat]
        if not others and self.value is not None:
            return self.reaching(state, scores[seat])
        return odds((scores[seat] - (max(others) if others else self._base)) / self.margin)

    def reaching(self, state: State, score: float) -> float:
        """Return the chance of someone alone to reach the goal with such a score ahead."""
        return odds((score - state.game.goal(state)) / self.margin)

    def play_at_random(self, state: State) -> None:
        choices = state.choices()
        if state.seat() == CHANCE:
            state.play(choices[self._dice.weighted(state.weights())])
        else:
            state.play(choices[self._dice.below(len(choices))])


def best_ends(ends: list[BeamNode], most: int) -> list[BeamNode]:
    """Return the best ends of a turn, each by another plan, at most half of them by the same first choice."""
    kept: list[BeamNode] = []
    plans: set[tuple[Choice, ...]] = set()
    firsts: dict[Choice, int] = {}
    for end in sorted(ends, key=worth, reverse=True):
        choices = tuple(plan(end))
        if choices in plans or firsts.get(choices[0], 0) >= max(1, most // 2):
            continue
        plans.add(choices)
        firsts[choices[0]] = firsts.get(choices[0], 0) + 1
        kept.append(end)
        if len(kept) == most:
            break
    return kept
