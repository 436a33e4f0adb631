"""Hints: the best choices of a position, with what they promise and how the game would continue."""

from __future__ import annotations

from typing import Final, NamedTuple

from heliopolis.analysis.judging import Judge, Outlook, victories
from heliopolis.bots import Budget
from heliopolis.bots.tree import Edge, Node, most_visited
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.floats import total
from heliopolis.kernel.game import State

MOST: Final = 5
"""How many choices are shown by default."""
LONGEST_LINE: Final = 12
"""How many choices of a line are shown; never less than the rest of the turn."""
LEAST_VISITS: Final = 4
"""How often a choice must have been followed for a line to include it."""


class Advice(NamedTuple):
    """A choice, how often it was followed, the outlook after it, and how the game would continue."""

    choice: str
    visits: int
    chance: float
    """The chance of winning, for the seat that chooses; solo, of reaching the goal."""
    scores: list[float]
    """The final score to expect, by seat."""
    line: list[tuple[int, str]]
    """Who would choose what then, up to the first draw."""


class Hint(NamedTuple):
    """The best choices of a position, the best first, and what it promises."""

    seat: int
    simulations: int
    outlook: Outlook
    advice: list[Advice]
    learned: bool
    """Whether the chances were learned from played games; otherwise they follow from the forecast."""

    def to_dict(self) -> dict[str, object]:
        """Return the hint as plain data."""
        return {
            "seat": self.seat,
            "simulations": self.simulations,
            "outlook": self.outlook._asdict(),
            "advice": [each._asdict() for each in self.advice],
            "learned": self.learned,
        }


def hint(
    state: State, bot: str = "expert", simulations: int = 0, seed: int = 1, most: int = MOST, milliseconds: int = 0
) -> Hint:
    """Return what a search advises the player who is asked; ``milliseconds`` limits its time.

    Examples:
        >>> from heliopolis.analysis import hint
        >>> state = heliopolis.game("helios").new(players=2)
        >>> heliopolis.Dice(7).settle(state)
        >>> hint(state, "hard", simulations=4).advice[0].choice
        'start:brown'
    """
    judge = Judge(state.game, bot, simulations, seed)
    if not state.todo or state.seat() == CHANCE:
        raise BadOption("at", "nobody-asked")
    root = judge.searcher().think(state, Budget(judge.simulations, milliseconds))
    plans: dict[str, list[Edge]] = {}
    for edge in root.edges:
        if edge.visits:
            plans.setdefault(edge.choice.name, []).append(edge)
    # What was followed most is what the search would play; it is known best, too.
    advice = sorted((_advice(judge, state, root, edges) for edges in plans.values()), key=_rank)
    return Hint(state.seat(), root.visits, judge.promised(root, state), advice[:most], judge.learned(state))


def _rank(advice: Advice) -> tuple[int, float]:
    return -advice.visits, -advice.chance


def _advice(judge: Judge, state: State, root: Node, edges: list[Edge]) -> Advice:
    """Return what the plans that begin with the same choice promise together."""
    visits = sum(edge.visits for edge in edges)
    scores = [total(scores) / visits for scores in zip(*(edge.scores for edge in edges), strict=True)]
    chance = min(1.0, total([edge.chance for edge in edges]) / visits / victories(root))
    told = judge.calibrated(_all_chances(root, chance), state)[root.seat]
    leading = max(edges, key=lambda edge: edge.visits)
    return Advice(leading.choice.name, visits, told, scores, _line(leading, root.seat))


def _all_chances(root: Node, chance: float) -> list[float]:
    """Return the chances of all, given that of the player who chooses: the others keep their shares of the rest."""
    others = (total(root.chances) - root.chances[root.seat]) or 1.0
    return [chance if seat == root.seat else (1.0 - chance) * each / others for seat, each in enumerate(root.chances)]


def _line(edge: Edge, seat: int) -> list[tuple[int, str]]:
    """Return the rest of a plan, and the plans that were followed most after it, as far as no draw comes between."""
    line = [(seat, choice.name) for choice in edge.choices[1:]]
    while len(edge.branches) == 1 and not edge.branches[0].outcomes:
        node = edge.branches[0].node
        if not node.edges:
            break
        edge = most_visited(node.edges)
        if edge.visits < LEAST_VISITS or len(line) + len(edge.choices) > LONGEST_LINE:
            break
        line += [(node.seat, choice.name) for choice in edge.choices]
    return line
