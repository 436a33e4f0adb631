"""The tree of a search: positions, the plans that lead on from them, and what chance made of each."""

from __future__ import annotations

from typing import Final

from heliopolis.kernel.choice import Choice


class Branch:
    """What chance made of a plan: the outcomes, and the position they led to."""

    def __init__(self, outcomes: list[Choice], node: Node) -> None:
        self.outcomes: Final = outcomes
        self.node: Final = node


class Edge:
    """A plan in a position, and what came of it in all simulations."""

    def __init__(self, choices: list[Choice], prior: float, look: float) -> None:
        self.choices: Final = choices
        self.prior: Final = prior
        self.look: Final = look
        """What it promised at first sight."""
        self.visits = 0
        self.worth = 0.0
        """The sum of what the player who chooses here could expect."""
        self.chance = 0.0
        """The sum of the player's chances of winning."""
        self.scores: list[float] = []
        """The sums of the final scores expected, by seat."""
        self.branches: list[Branch] = []

    @property
    def choice(self) -> Choice:
        """The first choice of the plan."""
        return self.choices[0]


class Node:
    """A position where a player is asked, or the end of a game; it has edges once it was looked at."""

    def __init__(self, seat: int, turn: int) -> None:
        self.seat: Final = seat
        self.turn: Final = turn
        self.visits = 0
        self.edges: list[Edge] = []
        self.worths: list[float] = []
        """Where simulations begin: the sums of what every seat could expect, and of its chances."""
        self.chances: list[float] = []


def size(node: Node) -> int:
    """Return how many nodes a tree has."""
    return 1 + sum(size(branch.node) for edge in node.edges for branch in edge.branches)


def added(sums: list[float], more: list[float]) -> list[float]:
    """Return two lists added place by place; the first may be empty."""
    return [one + other for one, other in zip(sums, more, strict=True)] if sums else more[:]


def most_visited(edges: list[Edge]) -> Edge:
    """Return the edge that was followed most; of equals the one worth more."""
    best = edges[0]
    for edge in edges:
        if (edge.visits, edge.worth) > (best.visits, best.worth):
            best = edge
    return best
