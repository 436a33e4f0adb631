"""Weighing a turn: every first choice by the best turns that begin with it, all in one search.

The searching bot weighs the best turns a beam finds, whatever they begin with. Here every first choice gets a beam of
its own, so that each is there with its best; then the same search continues from them. What a first choice is, the
recipe of the game says.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from heliopolis import bots
from heliopolis.bots.beam import Beam, plan, worth
from heliopolis.bots.search import HOPELESS, SearchBot
from heliopolis.bots.tree import Edge, Node
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.floats import exp, total
from heliopolis.kernel.game import State
from heliopolis.teaching.puzzles.recipe import PuzzleRecipe

BEAM: Final = (6, 150)
HASTY_BEAM: Final = (3, 60)
"""The width of the beam behind each beginning of a turn and the most positions it looks at.

And those of a first look.
"""
EACH: Final = 3
"""How many turns are weighed of a first choice."""
FIRSTS: Final = 12
"""How many first choices are weighed; those left out look worse than all of these."""
RIVALS: Final = 3
"""How many first choices besides the best are looked at for as long as it takes to know them."""
SHARE: Final = 8
"""One in so many simulations goes to each of them at least."""


class WeighedTurn(NamedTuple):
    """A turn: its choices, what it is spent on, its chance of winning, and how often it was simulated."""

    choices: list[str]
    first: str
    chance: float
    visits: int


class Weighing(NamedTuple):
    """All turns that were weighed, the best first."""

    turns: list[WeighedTurn]

    @property
    def firsts(self) -> int:
        """How many first choices were weighed."""
        return len({turn.first for turn in self.turns})

    @property
    def best(self) -> WeighedTurn:
        """The best turn."""
        return self.turns[0]

    @property
    def rival(self) -> WeighedTurn | None:
        """The best turn with another first choice, if there is any."""
        return next((turn for turn in self.turns if turn.first != self.best.first), None)

    @property
    def gap(self) -> float:
        """How much more the best first choice is worth than every other."""
        return self.best.chance - self.rival.chance if self.rival is not None else 0.0

    def chance(self, first: str) -> float | None:
        """Return what the best turn with that first choice promises."""
        return next((turn.chance for turn in self.turns if turn.first == first), None)


class _Beginning(NamedTuple):
    """The first choices of a turn, and where they lead."""

    choices: list[Choice]
    state: State


class _Turn(NamedTuple):
    choices: list[Choice]
    first: str
    state: State
    worth: float


def weigh(state: State, recipe: PuzzleRecipe, simulations: int, seed: int, beam: tuple[int, int] = BEAM) -> Weighing:
    """Weigh the turns of a position by so many simulations at least; the same seed finds the same again."""
    searcher = _searcher(recipe.bot, state, seed)
    found = _turns(state, recipe, beam)
    root = Node(state.seat(), state.turn)
    shares = [exp((turn.worth - found[0].worth) / searcher.sharpness) for turn in found]
    whole = total(shares)
    firsts: list[str] = []
    for place, turn in enumerate(found):
        prior = 0.8 * shares[place] / whole + 0.2 / len(found)
        root.edges.append(Edge(turn.choices, prior, searcher.judge(turn.state).worths[root.seat]))
        firsts.append(turn.first)
    for _ in range(simulations * (SHARE - RIVALS) // SHARE):
        searcher.simulate(root, state.copy())
    _look_at_rivals(searcher, root, firsts, state, simulations)
    # All seats together share one victory.
    shared = total(root.worths) / root.visits
    turns = [
        WeighedTurn(
            [choice.name for choice in edge.choices], first, min(1.0, edge.worth / edge.visits / shared), edge.visits
        )
        for edge, first in zip(root.edges, firsts, strict=True)
        if edge.visits >= _least(simulations)
    ]
    return Weighing(sorted(turns, key=_rank))


def opinion(state: State, recipe: PuzzleRecipe, name: str, seed: int) -> Weighing:
    """Return what a searching bot by itself finds of a position: the turn that it would play comes first."""
    searcher = _searcher(name, state, seed)
    turns: list[WeighedTurn] = []
    for edge in sorted(searcher.think(state).edges, key=lambda edge: (-edge.visits, -edge.worth)):
        if edge.visits:
            choices = [choice.name for choice in edge.choices]
            turns.append(WeighedTurn(choices, recipe.first_choice(choices), edge.chance / edge.visits, edge.visits))
    return Weighing(turns)


def compare(state: State, recipe: PuzzleRecipe, turns: list[list[str]], simulations: int, seed: int) -> list[float]:
    """Return the chances of winning after some turns, each after so many simulations with the same luck."""
    chances: list[float] = []
    for names in turns:
        searcher = _searcher(recipe.bot, state, seed)
        alone = Node(state.seat(), state.turn)
        alone.edges = [Edge([state.choice(name) for name in names], 1.0, 0.0)]
        for _ in range(simulations):
            searcher.simulate(alone, state.copy())
        chances.append(alone.worths[state.seat()] / total(alone.worths))
    return chances


def _searcher(name: str, state: State, seed: int) -> SearchBot:
    """Return a bot of that name, if it is one that searches."""
    searcher = bots.bot(name, state.game, seed)
    if not isinstance(searcher, SearchBot):
        raise BadOption("bot", "searches", name=name)
    return searcher


def _least(simulations: int) -> int:
    """Return how often a turn must have been simulated to be known."""
    return max(2, simulations // (2 * SHARE))


def _rank(turn: WeighedTurn) -> tuple[float, list[str]]:
    return -turn.chance, turn.choices


def _look_at_rivals(searcher: SearchBot, root: Node, firsts: list[str], state: State, simulations: int) -> None:
    """Look at the best turns of other first choices, since a search looks away from what seems worse."""
    leading: dict[str, int] = {}
    order = sorted(range(len(firsts)), key=lambda place: (-_mean(root.edges[place]), place))
    for place in order:
        leading.setdefault(firsts[place], place)
    for place in list(leading.values())[: RIVALS + 1]:
        edge = root.edges[place]
        alone = Node(root.seat, root.turn)
        alone.edges = [edge]
        while edge.visits < max(_least(simulations), simulations // SHARE):
            searcher.simulate(alone, state.copy())


def _mean(edge: Edge) -> float:
    return edge.worth / edge.visits if edge.visits else edge.look


def _turns(state: State, recipe: PuzzleRecipe, beam: tuple[int, int]) -> list[_Turn]:
    """Return the best turns of every first choice, the best first; a turn that chance breaks off ends there."""
    seat, number, (width, states) = state.seat(), state.turn, beam
    by_first: dict[str, list[_Turn]] = {}
    for beginning in _beginnings(state, recipe):
        first = recipe.first_choice([choice.name for choice in beginning.choices])
        after = beginning.state
        if after.turn != number or after.seat() != seat:
            value = after.game.numbers.forecast(after, seat)
            by_first.setdefault(first, []).append(_Turn(beginning.choices, first, after, value))
            continue
        for end in sorted(Beam(width, states, far=True).ends(after, HOPELESS), key=worth, reverse=True)[:EACH]:
            turn = _Turn([*beginning.choices, *plan(end)], first, end.state, end.worth)
            by_first.setdefault(first, []).append(turn)
    best = [_different(turns)[:EACH] for turns in by_first.values()]
    best.sort(key=lambda turns: (-turns[0].worth, turns[0].first))
    most = best[0][0].worth
    kept = [turn for turns in best[:FIRSTS] for turn in turns if turn.worth > most - HOPELESS]
    return sorted(kept, key=lambda turn: -turn.worth)


def _different(turns: list[_Turn]) -> list[_Turn]:
    """Return the turns that end in different positions, the best first."""
    kept: list[_Turn] = []
    for turn in sorted(turns, key=lambda turn: -turn.worth):
        if all(turn.state != other.state for other in kept):
            kept.append(turn)
        if len(kept) == EACH:
            break
    return kept


def _beginnings(state: State, recipe: PuzzleRecipe) -> list[_Beginning]:
    """Return every way to make the first choice of a turn."""
    seat, turn = state.seat(), state.turn
    open_: list[_Beginning] = [_Beginning([], state)]
    done: list[_Beginning] = []
    while open_:
        place = open_.pop(0)
        for choice in place.state.choices():
            after = place.state.copy()
            after.play(choice)
            reached = _Beginning([*place.choices, choice], after)
            goes_on = not recipe.complete(choice) and after.turn == turn and after.seat() == seat
            (open_ if goes_on else done).append(reached)
    return done
