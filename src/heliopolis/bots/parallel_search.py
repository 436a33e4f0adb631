"""The crew: search on several cores, each a process with a tree and dice of its own.

All simulate from the same position; what they found about its plans is added up, and the plan that was followed most
is taken. For a number of simulations and of cores the same seed chooses the same.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Mapping
from importlib import import_module
from typing import Final, TextIO

from heliopolis.bots.base import Budget
from heliopolis.bots.program import Program, ProgramError, shown
from heliopolis.bots.search import Edge, Node, SearchBot, added
from heliopolis.kernel.chance import derived
from heliopolis.kernel.game import Game
from heliopolis.kernel.reading import Reader
from heliopolis.kernel.state import State

MOST_CORES: Final = 64
START_SECONDS: Final = 30.0
"""A process may take so long to start, and then many times as long as this one for the same work."""
PATIENCE: Final = 10.0
COMMAND: Final = (sys.executable, "-P", "-c", "from heliopolis.bots.parallel_search import work; work()")

_log: Final = logging.getLogger(__name__)
_told: Final[set[str]] = set()


class ParallelSearchBot(SearchBot):
    """Searches here and in other processes; alone where there can be none."""

    def __init__(
        self, name: str, simulations: int, seed: int = 1, changes: Mapping[str, float] | None = None, cores: int = 2
    ) -> None:
        super().__init__(name, simulations, seed, changes)
        self.cores: Final = cores
        self.alone = False
        """Whether it had to give the other processes up."""
        self._seed: Final = seed
        self._changes: Final = dict(changes or {})
        self._hands: list[Program] = []

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
        found: list[Reader] = []
        try:
            found += [heard(hand, until) for hand in self._hands[: len(others)]]
        except ProgramError as error:
            self._give_up(error)
            if simulations:
                root = super().think(state, Budget(simulations - shares[0], milliseconds))
        return joined(root, found, state)

    def _ask(self, state: State, shares: list[int], milliseconds: int) -> bool:
        """Let the others begin; False if they cannot."""
        position = state.to_dict()
        until = time.monotonic() + START_SECONDS
        try:
            for number, share in enumerate(shares):
                question: dict[str, object] = {"position": position, "simulations": share, "milliseconds": milliseconds}
                if number == len(self._hands):
                    self._hands.append(Program(COMMAND, [folder for folder in sys.path if folder]))
                    question["begin"] = self._beginning(type(state.game), number + 1)
                self._hands[number].tell(json.dumps(question, separators=(",", ":")).encode(), until)
        except ProgramError as error:
            self._give_up(error)
            return False
        return True

    def _beginning(self, record: type[object], number: int) -> dict[str, object]:
        return {
            "record": f"{record.__module__}:{record.__qualname__}",
            "seed": derived(self._seed, number),
            "changes": self._changes,
        }

    def _give_up(self, error: ProgramError) -> None:
        self.alone = True
        for hand in self._hands:
            hand.close()
        self._hands.clear()
        # Once for each reason: every game of an arena has bots of its own.
        if str(error) not in _told:
            _told.add(str(error))
            _log.warning("%s goes on with one core: %s", self.name, str(error))


def parts(whole: int, number: int) -> list[int]:
    """A whole number in so many parts, as equal as can be."""
    return [whole // number + (1 if place < whole % number else 0) for place in range(number)]


def heard(hand: Program, until: float) -> Reader:
    """What one of the others has found."""
    line = hand.hear(until)
    try:
        answer = Reader(json.loads(line), "answer")
    except ValueError:
        raise ProgramError("json", f"{shown(line)} is no JSON") from None
    if answer.has("error"):
        raise ProgramError("error", answer["error"].string())
    return answer


def joined(root: Node, found: list[Reader], state: State) -> Node:
    """The root with what the others have found; the tree below it is the one of this process."""
    whole = Node(root.seat, root.turn)
    whole.visits, whole.worths = root.visits, root.worths[:]
    edges: dict[tuple[str, ...], Edge] = {}
    for edge in root.edges:
        twin = Edge(edge.choices, edge.prior, edge.look)
        twin.visits, twin.worth, twin.scores, twin.branches = edge.visits, edge.worth, edge.scores[:], edge.branches
        edges[named(edge)] = twin
    for answer in found:
        whole.visits += answer["visits"].integer()
        whole.worths = added(whole.worths, numbers(answer["worths"]))
        for told in answer["edges"].items():
            choices, visits, worth, scores = told.items()
            plan = tuple(choices.strings())
            if plan not in edges:
                # It has remembered this position where others have not, or the other way round.
                edges[plan] = Edge([state.choice(name) for name in plan], 0.0, 0.0)
            edge = edges[plan]
            edge.visits += visits.integer()
            edge.worth += number(worth)
            edge.scores = added(edge.scores, numbers(scores))
    whole.edges = list(edges.values())
    return whole


def named(edge: Edge) -> tuple[str, ...]:
    """A plan by the names of its choices."""
    return tuple([choice.name for choice in edge.choices])


def numbers(told: Reader) -> list[float]:
    return [number(each) for each in told.items()]


def number(told: Reader) -> float:
    value = told.value
    if not isinstance(value, (int, float)):
        raise told.wrong("a-number")
    return float(value)


# In the other process --------------------------------------------------------------------------------------


class Hand(SearchBot):
    """One of the others: thinks about what it is asked."""

    def __init__(self, game: Game, seed: int, changes: Mapping[str, float]) -> None:
        super().__init__("hand", 1, seed, changes)
        self.game: Final = game

    def answer(self, asked: Reader) -> dict[str, object]:
        """Simulate, and tell what was found about each plan."""
        state = self.game.load(asked["position"].value)
        root = self.think(state, Budget(asked["simulations"].integer(0), asked["milliseconds"].integer(0)))
        edges = [[list(named(edge)), edge.visits, edge.worth, edge.scores] for edge in root.edges if edge.visits]
        return {"visits": root.visits, "worths": root.worths, "edges": edges}


def make_hand(begin: Reader) -> Hand:
    """One of the crew, for the game whose record is named."""
    module, _, name = begin["record"].string().partition(":")
    record = getattr(import_module(module), name)()
    assert isinstance(record, Game)
    changes = begin["changes"]
    return Hand(record, begin["seed"].integer(0, 2**64), {key: number(changes[key]) for key in changes.keys()})


def work() -> None:
    """Answer every line, as long as somebody asks."""
    serve(sys.stdin, sys.stdout)


def serve(lines: TextIO, answers: TextIO) -> None:
    """Answer every line: with what was found, or with what went wrong."""
    hand: Hand | None = None
    for line in lines:
        try:
            asked = Reader(json.loads(line), "question")
            if asked.has("begin"):
                hand = make_hand(asked["begin"])
            assert hand is not None, "nobody has begun"
            answer = hand.answer(asked)
        except Exception as error:  # noqa: BLE001  whoever asked is told, and goes on alone
            answer = {"error": f"{type(error).__name__}: {error}"}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()
