"""How far the chances of winning can be trusted that hints and analyses tell.

Two players of a named strength play whole games; at the beginning of each turn the same strength is asked for the
chances. Fifth by fifth of a game: how sure it was of the player it favoured, and how often that player won.
``PYTHONPATH=build/fast python -m benchmarks.trust helios --games 160 --seed 2000``
"""

from __future__ import annotations

import argparse
from math import log
from typing import NamedTuple

from heliopolis.analysis.judging import Judge
from heliopolis.bots import bot
from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import Dice

PARTS = 5
SURE = 0.001
"""Nobody is taken to be surer than that of a defeat or a victory."""


class Told(NamedTuple):
    """The chance of the player who is favoured, and what became of it: 1, shared, or 0."""

    chance: float
    won: float

    def surprise(self) -> float:
        """How much the end of the game tells who knew the chance; log 2 is what it tells who knows nothing."""
        chance = min(max(self.chance, SURE), 1 - SURE)
        return -self.won * log(chance) - (1 - self.won) * log(1 - chance)


def told_in(name: str, strength: str, seed: int) -> list[Told]:
    """What was told at the beginning of each turn of a game."""
    game, dice = find_game(name), Dice(seed)
    state, judge = game.new(players=2), Judge(game, strength, seed=seed)
    players = [bot(strength, game, 2 * seed + seat) for seat in range(state.seats)]
    chances: list[float] = []
    turn = -1
    dice.settle(state)
    while state.todo:
        if state.turn != turn:
            turn = state.turn
            chances.append(judge.outlook(state).chances[0])
        state.play(players[state.seat()].choose(state))
        dice.settle(state)
    result = state.result()
    assert result is not None
    first = 1 / len(result.winners) if 0 in result.winners else 0.0
    return [Told(chance, first) if chance >= 0.5 else Told(1 - chance, 1 - first) for chance in chances]


def main() -> None:
    """Play, and print a line for each part of a game."""
    parser = argparse.ArgumentParser(prog="benchmarks.trust", description=__doc__)
    parser.add_argument("game", choices=list(all_games()))
    parser.add_argument("--strength", default="hard")
    parser.add_argument("--games", type=int, default=160)
    parser.add_argument("--seed", type=int, default=2000)
    asked = parser.parse_args()
    parts: list[list[Told]] = [[] for _ in range(PARTS)]
    for seed in range(asked.seed, asked.seed + asked.games):
        told = told_in(asked.game, asked.strength, seed)
        for place, each in enumerate(told):
            parts[PARTS * place // len(told)].append(each)
    for number, part in enumerate(parts, 1):
        chance, won, surprise = (
            sum(figures) / len(part)
            for figures in ([each.chance for each in part], [each.won for each in part], [t.surprise() for t in part])
        )
        print(f"part {number}: {len(part)} turns, told {chance:.0%}, won {won:.0%}, surprise {surprise / log(2):.2f}")


if __name__ == "__main__":
    main()
