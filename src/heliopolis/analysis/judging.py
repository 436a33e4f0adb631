"""Judging: what a position promises every seat, and what a run of choices cost the seat that made it.

A run is what one seat decides without chance or anyone else acting in between. It is judged by its end: the position it
led to is compared with the one that the search would have led to, both looked at with the same budget, the same seed
and the same draws, so that what is left of the difference is the choices' own.

Chances are those that networks have learned from played games, averaged over what the search has seen; where nothing
was learned about the game as it is played, they follow from the forecast of its points. They are stated as sure as such
chances have proved to be (``LearnedValue.calibrated``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from heliopolis import bots
from heliopolis.bots import Budget
from heliopolis.bots.learned import learned_value
from heliopolis.bots.search import SearchBot
from heliopolis.bots.tree import Node
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.floats import total
from heliopolis.kernel.game import Game, State

DRAWS: Final = 4
"""How many outcomes are looked at where chance acts next, each with its part of the budget."""
LEAST: Final = 8
"""The fewest simulations for each of them."""
LEARNED: Final = {"learned": 1.0}
"""Every bot gives the learned chances, unless its name says otherwise."""


class Outlook(NamedTuple):
    """What a position promises: for each seat the chance of winning, together 1, and the final score to expect.

    Alone it is the chance of reaching the goal.
    """

    chances: list[float]
    scores: list[float]


class Run(NamedTuple):
    """A question about a run: the position before it as plain data, the choices made, and how to look at it."""

    state: dict[str, object]
    choices: list[str]
    bot: str
    simulations: int
    seed: int
    rather: list[str] | None = None
    """The choices to compare with, if they are known: then no search looks for better ones."""


class RunReview(NamedTuple):
    """The answer: the outlook before the run, the better choices, and the chance after either.

    Where the better choices were known, nothing was searched for, and the outlook is that after the run.
    """

    outlook: Outlook
    better: list[str]
    best: float
    played: float

    @property
    def cost(self) -> float:
        """The chance of winning that was lost; where the search knows nothing better, none."""
        return max(0.0, self.best - self.played)


class Judge:
    """Looks at positions of a game by search; with the same seed it says the same again."""

    def __init__(self, game: Game, bot: str, simulations: int = 0, seed: int = 1) -> None:
        self._game: Final = game
        self._bot: Final = bot
        self._seed: Final = seed
        self.simulations: Final = simulations or bots.measure(bot, game)
        if not isinstance(bots.bot(bot, game), SearchBot):
            raise BadOption("bot", "searches", name=bot)

    def searcher(self) -> SearchBot:
        """Return a bot that has seen nothing yet: what it says depends on the position alone."""
        found = bots.bot(self._bot, self._game, self._seed, LEARNED)
        assert isinstance(found, SearchBot)
        return found

    def learned(self, state: State) -> bool:
        """Return whether its chances were learned from games as this one is played."""
        return self.searcher().learned and learned_value(state) is not None

    def outlook(self, state: State, simulations: int = 0) -> Outlook:
        """Return what the position promises, over the draws that may come next."""
        if not state.todo:
            return ended(state)
        if state.seat() == CHANCE:
            return self._over_draws(state)
        return self.promised(self.searcher().think(state, Budget(simulations or self.simulations)), state)

    def promised(self, root: Node, state: State) -> Outlook:
        """Return what a search has found from there: shares of the victory, and final scores."""
        visits = max(1, sum(edge.visits for edge in root.edges))
        scores = [0.0] * state.seats
        for edge in root.edges:
            for seat, score in enumerate(edge.scores):
                scores[seat] += score / visits
        whole = root.visits * victories(root)
        return Outlook(self.calibrated([chance / whole for chance in root.chances], state), scores)

    def calibrated(self, chances: list[float], state: State) -> list[float]:
        """Return chances that a search found, calibrated."""
        value = learned_value(state) if self.learned(state) else None
        return chances if value is None else value.calibrated(chances, state.turn)

    def _over_draws(self, state: State) -> Outlook:
        each = max(LEAST, self.simulations // DRAWS)
        found: list[Outlook] = []
        for draw in range(DRAWS):
            after = state.copy()
            Dice(self._seed + draw).settle(after)
            found.append(self.outlook(after, each))
        return mean(found, [1.0 / DRAWS] * DRAWS)

    def review(self, state: State, choices: list[str], rather: list[str] | None = None) -> RunReview:
        """Return what the run of these choices cost anyone who made it."""
        seat, end = state.seat(), _after(state, choices)
        if rather is None:
            outlook, better, best_end = self._best(state)
            after = self.outlook(end)
        else:
            better, best_end = rather, _after(state, rather)
            outlook = after = self.outlook(end)
        played = after.chances[seat]
        best = played if best_end == end else self.outlook(best_end).chances[seat]
        return RunReview(outlook, better, best, played)

    def _best(self, state: State) -> tuple[Outlook, list[str], State]:
        """Return the outlook, the run that the search would make, and where it leads."""
        seat, turn = state.seat(), state.turn
        bot, end = self.searcher(), state.copy()
        outlook: Outlook | None = None
        names: list[str] = []
        while end.todo and end.seat() == seat and end.turn == turn:
            # The outlook comes from the first decision alone: the tree of the later ones is partly older.
            if outlook is None:
                outlook = self.promised(bot.think(end, Budget(self.simulations)), end)
                choice = bot.choose(end, Budget(1))
            else:
                choice = bot.choose(end, Budget(self.simulations))
            names.append(choice.name)
            end.play(choice)
        assert outlook is not None
        return outlook, names, end


def review_run(run: Run, state: State) -> RunReview:
    """Return the review of a run, which begins at that state."""
    return Judge(state.game, run.bot, run.simulations, run.seed).review(state, run.choices, run.rather)


def victories(root: Node) -> float:
    """Return the average chances of all seats: in the forecast each has its own, but they share one victory.

    Solo there is no one to share it with.
    """
    return total(root.chances) / root.visits if len(root.chances) > 1 else 1.0


def at_a_glance(state: State) -> Outlook | None:
    """Return what a position promises without any search, if anything was learned about the game as it is played."""
    if not state.todo:
        return ended(state)
    value = learned_value(state)
    if value is None:
        return None
    promise = value.promise(state)
    return Outlook(value.calibrated(promise.chances, state.turn), promise.scores)


def ended(state: State) -> Outlook:
    """Return what a game that is over has brought."""
    result = state.result()
    assert result is not None
    return Outlook(result.shares, [float(total) for total in result.totals])


def mean(outlooks: Sequence[Outlook], shares: Sequence[float]) -> Outlook:
    """Return the mean of outlooks of which each has a share; the shares come to 1."""
    chances, scores = (
        [total([share * each for share, each in zip(shares, one, strict=True)]) for one in zip(*lists, strict=True)]
        for lists in ([outlook.chances for outlook in outlooks], [outlook.scores for outlook in outlooks])
    )
    return Outlook(chances, scores)


def _after(state: State, choices: Sequence[str]) -> State:
    end = state.copy()
    for name in choices:
        end.play(end.choice(name))
    return end
