"""Matches: one bot against others of another kind, each seat once with the same dice."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from heliopolis.bots import Bot, BotSpec, bot, resolve
from heliopolis.bots.learned import read_network
from heliopolis.bots.search import SearchBot
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.game import Game


class Side(NamedTuple):
    """A bot by its name; with a network, one that searches and goes by that."""

    name: str
    network: Path | None = None

    def bot(self, game: Game, seed: int) -> Bot:
        """Return a bot of this side."""
        if self.network is None:
            return bot(self.name, game, seed)
        spec = BotSpec(resolve(self.name, game))
        return SearchBot(self.name, spec.measure, seed, {**spec.changes, "learned": 1.0}, read_network(self.network))


class Pairing(NamedTuple):
    """One game of a match: the seat of the one, all others are the other's."""

    game: str
    options: dict[str, Value]
    seed: int
    seat: int
    one: Side
    other: Side


class MatchGame(NamedTuple):
    """How it went for the one: its part of the victory, its score, and the mean score of the others."""

    pairing: Pairing
    share: float
    score: int
    others: float


def play_pairing(pairing: Pairing) -> MatchGame:
    """Play one game of a match."""
    game = find_game(pairing.game)
    dice = Dice(pairing.seed)
    state = game.new(None, **pairing.options)
    players = [
        (pairing.one if seat == pairing.seat else pairing.other).bot(game, pairing.seed * 8 + seat)
        for seat in range(state.seats)
    ]
    dice.settle(state)
    while state.todo:
        state.play(players[state.seat()].choose(state))
        dice.settle(state)
    result = state.result()
    assert result is not None
    others = [total for seat, total in enumerate(result.totals) if seat != pairing.seat]
    return MatchGame(
        pairing,
        result.shares[pairing.seat],
        result.totals[pairing.seat],
        sum(others) / len(others) if others else 0.0,
    )


def pairings(game: str, options: dict[str, Value], first: int, number: int, one: Side, other: Side) -> list[Pairing]:
    """Return the games of a match, beginning with a seed: with each the one sits on every seat in turn."""
    players = int(options["players"])
    return [Pairing(game, options, first + place // players, place % players, one, other) for place in range(number)]
