"""Matches: bots against each other over many games, every bot on every seat in turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from heliopolis.bots import bot
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.game import Game, Value
from heliopolis.kernel.state import Result, State


class MatchReport(NamedTuple):
    """What came of a match; the lists are in the order of the bots."""

    bots: list[str]
    games: int
    wins: list[int]
    """Games won alone."""
    shared: list[int]
    """Games won together with another bot."""
    mean_scores: list[float]
    mean_winning_score: float


def match(
    game: Game, bots: list[str], games: int, seed: int = 1, options: Mapping[str, Value] | None = None
) -> MatchReport:
    """Play so many games, moving every bot on by one seat after each; the same seed gives the same match.

    ``options`` are those of a new game; the option ``players`` is the number of bots.
    """
    if games < 1:
        raise BadOption("games", f"must be at least 1, not {games}")
    dice = Dice(seed)
    wins, shared, totals, best = [0] * len(bots), [0] * len(bots), [0] * len(bots), 0
    for number in range(games):
        seats = [(place + number) % len(bots) for place in range(len(bots))]
        state = game.new(None, **{**(options or {}), "players": len(bots)})
        result = play(state, [bots[place] for place in seats], dice)
        for seat, place in enumerate(seats):
            totals[place] += result.totals[seat]
            if result.ranks[seat] == 1:
                (wins if len(result.winners) == 1 else shared)[place] += 1
        best += max(result.totals)
    return MatchReport(bots, games, wins, shared, [total / games for total in totals], best / games)


def play(state: State, bots: list[str], dice: Dice) -> Result:
    """Play one game to its end, a bot on each seat; the dice answer chance and seed the bots."""
    players = [bot(name, state.game, dice.next64()) for name in bots]
    dice.settle(state)
    while state.todo:
        state.play(players[state.seat()].choose(state))
        dice.settle(state)
    result = state.result()
    assert result is not None
    return result
