"""Search on several cores: each worker process has a tree and dice of its own.

All simulate from the same position; what they found about its plans is added up, and the plan that was followed most
is taken. The same seed chooses the same for a given number of simulations and of cores.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple, cast

from heliopolis.bots.base import Budget
from heliopolis.bots.search import SearchBot
from heliopolis.bots.tree import Edge, Node, added
from heliopolis.kernel.chance import derived
from heliopolis.kernel.game import Game, State
from heliopolis.workers import Lane, Lease, Pool

MOST_CORES: Final = 64
START_SECONDS: Final = 30.0
"""How long a process may take to start; then it has many times as long as this one for the same work."""
PATIENCE: Final = 10.0
MOST_IDLE: Final = 4
"""How many processes wait for the next bot that searches on several cores."""
SEARCH: Final = "search"

_log: Final = logging.getLogger(__name__)
_reported: Final[set[str]] = set()
_pools: Final[dict[int, Pool]] = {}
"""By the process that uses it: the worker processes of a parent are not those of its fork."""


class Start(NamedTuple):
    """What a worker needs to know before its first question: the class of the game, its seed, and changed weights."""

    game: Callable[[], Game]
    seed: int
    changes: dict[str, float]


class Share(NamedTuple):
    """What one worker has found about a position: visits, worths, chances, and what each plan's edge has summed up."""

    visits: int
    worths: list[float]
    chances: list[float]
    edges: list[tuple[list[str], int, float, float, list[float]]]
    """For each plan its choices, visits, worth, chance and scores."""


class ParallelSearchBot(SearchBot):
    """Searches here and in worker processes; only here where there can be none."""

    def __init__(
        self, name: str, simulations: int, seed: int = 1, changes: Mapping[str, float] | None = None, cores: int = 2
    ) -> None:
        super().__init__(name, simulations, seed, changes)
        self.cores: Final = cores
        self.alone = False
        """Whether it had to give up the other processes."""
        self._seed: Final = seed
        self._changes: Final = dict(changes or {})
        self._leases: list[Lease] = []

    def think(self, state: State, budget: Budget | None = None) -> Node:
        milliseconds = budget.milliseconds if budget is not None else 0
        simulations = budget.simulations if budget is not None else 0
        if not simulations and not milliseconds:
            simulations = self.simulations
        shares = parts(simulations, self.cores)
        others = [share for share in shares[1:] if share or not simulations]
        begun = time.monotonic()
        if self.alone or not self._ask(state, others, milliseconds):
            return super().think(state, Budget(simulations, milliseconds))
        root = super().think(state, Budget(shares[0], milliseconds))
        until = time.monotonic() + START_SECONDS + PATIENCE * (time.monotonic() - begun)
        found: list[Share] = []
        try:
            found += [received(lease, until) for lease in self._leases[: len(others)]]
        except Exception as error:  # noqa: BLE001 - whatever it is, this process can do it alone
            self._give_up(error)
            if simulations:
                root = super().think(state, Budget(simulations - shares[0], milliseconds))
        return joined(root, found, state)

    def _ask(self, state: State, shares: list[int], milliseconds: int) -> bool:
        """Let the others begin; False if they cannot."""
        position = state.to_dict()
        try:
            for number, share in enumerate(shares):
                start: Start | None = None
                if number == len(self._leases):
                    self._leases.append(pool().lease(SEARCH))
                    start = Start(
                        cast(Callable[[], Game], type(state.game)), derived(self._seed, number + 1), self._changes
                    )
                self._leases[number].send(partial(search_share, start, position, share, milliseconds))
        except Exception as error:  # noqa: BLE001 - whatever it is, this process can do it alone
            self._give_up(error)
            return False
        return True

    def _give_up(self, error: Exception) -> None:
        self.alone = True
        for lease in self._leases:
            lease.release()
        self._leases.clear()
        # Once for each reason: every game of an arena has bots of its own.
        if str(error) not in _reported:
            _reported.add(str(error))
            _log.warning("%s goes on with one core: %s", self.name, str(error))


def pool() -> Pool:
    """Return the worker processes that bots of this process search in."""
    process = os.getpid()
    if process not in _pools:
        _pools[process] = Pool({SEARCH: Lane(MOST_IDLE)})
    return _pools[process]


def parts(whole: int, number: int) -> list[int]:
    """Return a whole number in that many parts, as equal as can be."""
    return [whole // number + (1 if place < whole % number else 0) for place in range(number)]


def received(lease: Lease, until: float) -> Share:
    """Return what a worker has found, if it says so in time."""
    share = lease.receive(max(0.001, until - time.monotonic()))
    assert isinstance(share, Share)
    return share


def joined(root: Node, found: list[Share], state: State) -> Node:
    """Return the root with what the others have found; the tree below it is the one of this process."""
    whole = Node(root.seat, root.turn)
    whole.visits, whole.worths, whole.chances = root.visits, root.worths[:], root.chances[:]
    edges: dict[tuple[str, ...], Edge] = {}
    for edge in root.edges:
        copy = Edge(edge.choices, edge.prior, edge.look)
        copy.visits, copy.worth, copy.chance = edge.visits, edge.worth, edge.chance
        copy.scores, copy.branches = edge.scores[:], edge.branches
        edges[tuple(plan_names(edge))] = copy
    for share in found:
        whole.visits += share.visits
        whole.worths = added(whole.worths, share.worths)
        whole.chances = added(whole.chances, share.chances)
        for names, visits, worth, chance, scores in share.edges:
            plan = tuple(names)
            if plan not in edges:
                # A worker has remembered this position where this process has not, or the other way round.
                edges[plan] = Edge([state.choice(name) for name in names], 0.0, 0.0)
            edge = edges[plan]
            edge.visits += visits
            edge.worth += worth
            edge.chance += chance
            edge.scores = added(edge.scores, scores)
    whole.edges = list(edges.values())
    return whole


def plan_names(edge: Edge) -> list[str]:
    """Return a plan by the names of its choices."""
    return [choice.name for choice in edge.choices]


# In a worker process ---------------------------------------------------------------------------------------

_searchers: Final[list[tuple[Game, SearchBot]]] = []
"""The one that this worker searches with, for as long as its lease lasts."""


def search_share(start: Start | None, position: dict[str, object], simulations: int, milliseconds: int) -> Share:
    """Simulate, and return what was found about each plan; a start makes a new searcher, which has seen nothing yet."""
    if start is not None:
        _searchers[:] = [(start.game(), SearchBot(SEARCH, 1, start.seed, start.changes))]
    game, searcher = _searchers[0]
    root = searcher.think(game.load(position), Budget(simulations, milliseconds))
    edges = [
        (plan_names(edge), edge.visits, edge.worth, edge.chance, edge.scores) for edge in root.edges if edge.visits
    ]
    return Share(root.visits, root.worths, root.chances, edges)
