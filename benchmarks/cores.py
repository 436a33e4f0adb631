"""Measure what several cores gain for search: the same simulations from the same position, side by side.

``PYTHONPATH=build/fast python -m benchmarks.cores --cores 2``, on a machine with nothing else to do.
"""

from __future__ import annotations

import argparse
import time
from statistics import median

import heliopolis
from heliopolis.bots import Budget, bot
from heliopolis.bots.search import SearchBot
from heliopolis.games import all_games
from heliopolis.kernel.game import Game, State

DECISIONS = 40
"""How far into a game the position is."""


def position(game: Game, seed: int) -> State:
    """Return a question with several answers in the middle of a game."""
    state, dice, player = game.new(players=2), heliopolis.Dice(seed), bot("greedy", game)
    dice.settle(state)
    played = 0
    while played < DECISIONS or len(state.choices()) < 3:
        state.play(player.choose(state))
        dice.settle(state)
        played += 1
    return state


def seconds(name: str, state: State, turn: int) -> float:
    """Return how long one decision takes, once the processes are there."""
    player = bot(name, state.game, turn)
    assert isinstance(player, SearchBot)
    player.think(position(state.game, 1), Budget(simulations=64))
    begun = time.perf_counter()
    player.think(state)
    return time.perf_counter() - begun


def main() -> None:
    """Print the medians of all rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=1600)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    for game in all_games().values():
        state = position(game, 2)
        alone, together = f"search:{given.simulations}", f"search:{given.simulations}:cores={given.cores}"
        rounds = [(seconds(alone, state, turn), seconds(together, state, turn)) for turn in range(given.rounds)]
        one, several = median(each[0] for each in rounds), median(each[1] for each in rounds)
        gain = f"{one / several:.2f} times as fast"
        print(f"{game.name}: {one:.2f} s on one core, {several:.2f} s on {given.cores}, {gain}")


if __name__ == "__main__":
    main()
