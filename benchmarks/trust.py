"""How far the chances can be trusted that hints, analyses and the end of a game tell.

Bots of a named strength play whole games. At the beginning of every third turn the chances are asked for three times:
of a search that goes by what was learned, of the same by the forecast, and of the networks without a search. By tenths
of the chance that was told: how often it came true. By fifths of a game: how sure of the player who was favoured, how
often that one won, and how many bits it would take to tell who wins to somebody who knows the chances.

``PYTHONPATH=build/fast python -m benchmarks.trust helios --players 2 --strength hard --games 200 --seed 31000000``
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from math import log2, sqrt
from typing import NamedTuple

from heliopolis.analysis.judging import Judge
from heliopolis.analysis.turns import BOT
from heliopolis.arena.executors import processes
from heliopolis.bots import bot, resolve
from heliopolis.bots.learned import learned_value
from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.game import State

TENTHS = 10
FIFTHS = 5
SURE = 0.001
"""Nobody is taken to be surer than that of a defeat or a victory."""
LEARNED, FORECAST, NETWORK = "learned", "forecast", "network"
SOURCES = (LEARNED, FORECAST, NETWORK)


class Question(NamedTuple):
    """A game to be played and asked about."""

    game: str
    options: dict[str, Value]
    strength: str
    simulations: int
    every: int
    seed: int


class GameTold(NamedTuple):
    """What each source told at the beginning of some turns, and for each seat its part of the victory."""

    told: dict[str, list[list[float]]]
    shares: list[float]


def ask(question: Question) -> GameTold:
    """Play a game, and ask at the beginning of turns."""
    game, dice = find_game(question.game), Dice(question.seed)
    state = game.new(None, **question.options)
    players = [bot(question.strength, game, 8 * question.seed + seat) for seat in range(state.seats)]
    sources: dict[str, Callable[[State], list[float]]] = {
        LEARNED: partial(_searched, _judge(question, 1)),
        FORECAST: partial(_searched, _judge(question, 0)),
        NETWORK: _seen,
    }
    told: dict[str, list[list[float]]] = {source: [] for source in SOURCES}
    turn = asked = -1
    dice.settle(state)
    while state.todo:
        if state.turn != turn:
            turn, asked = state.turn, asked + 1
            for source, look in sources.items() if asked % question.every == 0 else ():
                told[source].append(look(state))
        state.play(players[state.seat()].choose(state))
        dice.settle(state)
    result = state.result()
    assert result is not None
    winners = result.winners
    return GameTold(told, [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)])


def _judge(question: Question, learned: int) -> Judge:
    game = find_game(question.game)
    return Judge(game, f"{resolve(BOT, game)}:learned={learned}", question.simulations, question.seed)


def _searched(judge: Judge, state: State) -> list[float]:
    return judge.outlook(state).chances


def _seen(state: State) -> list[float]:
    value = learned_value(state)
    assert value is not None, "nothing was learned about this game"
    return value.promise(state).chances


class Cell:
    """What was told of some positions, and what became of it."""

    def __init__(self) -> None:
        self.number = 0
        self.told = 0.0
        self.won = 0.0
        self._by_game: dict[int, float] = {}

    def add(self, told: float, won: float, game: int) -> None:
        """Note one position of a game."""
        self.number += 1
        self.told += told
        self.won += won
        self._by_game[game] = self._by_game.get(game, 0.0) + won - told

    def __str__(self) -> str:
        """The mean chance told, the share that came true, and the standard error; positions of a game go together."""
        if not self.number:
            return "-"
        error = sqrt(sum(off * off for off in self._by_game.values())) / self.number
        return f"{100 * self.told / self.number:.1f} {100 * self.won / self.number:.1f} ±{100 * error:.1f}"


def tenths(games: Sequence[GameTold], source: str) -> list[Cell]:
    """By tenths of the chance that was told to any seat."""
    cells = [Cell() for _ in range(TENTHS)]
    for number, game in enumerate(games):
        for chances in game.told[source]:
            for chance, share in zip(chances, game.shares, strict=True):
                cells[min(TENTHS - 1, int(TENTHS * chance))].add(chance, share, number)
    return cells


def fifths(games: Sequence[GameTold], source: str) -> list[tuple[Cell, float]]:
    """By fifths of a game: of the seat that was favoured, and the bits still open."""
    cells, bits = [Cell() for _ in range(FIFTHS)], [0.0] * FIFTHS
    for number, game in enumerate(games):
        told = game.told[source]
        for place, chances in enumerate(told):
            part = FIFTHS * place // len(told)
            both = list(zip(chances, game.shares, strict=True))
            if len(both) == 1:
                # Alone the goal is the other one who may win.
                both.append((1 - chances[0], 1 - game.shares[0]))
            cells[part].add(*max(both), number)
            bits[part] -= sum(share * log2(min(max(chance, SURE), 1 - SURE)) for chance, share in both)
    return [(cell, open_ / max(1, cell.number)) for cell, open_ in zip(cells, bits, strict=True)]


def report(games: Sequence[GameTold]) -> str:
    """Both tables, a column for each source."""
    by_tenth = [tenths(games, source) for source in SOURCES]
    rows = [_row("told, came true (%)", SOURCES)]
    for place in range(TENTHS):
        found = [cells[place] for cells in by_tenth]
        rows.append(_row(f"{10 * place} to {10 * place + 10} %", [f"{cell} ({cell.number})" for cell in found]))
    by_fifth = [fifths(games, source) for source in SOURCES]
    rows.append(_row("\nfavoured: told, won; bits", SOURCES))
    for place in range(FIFTHS):
        parts = [cells[place] for cells in by_fifth]
        rows.append(_row(f"fifth {place + 1}", [f"{cell}; {bits:.3f}" for cell, bits in parts]))
    return "\n".join(rows)


def _row(name: str, texts: Sequence[str]) -> str:
    return f"{name:26}" + "".join(f"{text:>26}" for text in texts)


def main() -> None:
    """Play, and print both tables."""
    parser = argparse.ArgumentParser(prog="benchmarks.trust", description=__doc__)
    parser.add_argument("game", choices=list(all_games()))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--strength", default="hard", help="who plays")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=31_000_000)
    parser.add_argument("--simulations", type=int, default=16, help="of each look; the pages of the tables use 16")
    parser.add_argument("--every", type=int, default=3, help="so many turns; more games tell more than more turns")
    parser.add_argument("--cores", type=int, default=0, help="0: all there are")
    asked = parser.parse_args()
    questions = [
        Question(asked.game, {"players": asked.players}, asked.strength, asked.simulations, asked.every, seed)
        for seed in range(asked.seed, asked.seed + asked.games)
    ]
    games = list(processes(asked.cores)(ask, questions))
    print(f"{asked.game}, {asked.players} players, {asked.strength}, {asked.games} games, seed {asked.seed}")
    print(report(games))


if __name__ == "__main__":
    main()
