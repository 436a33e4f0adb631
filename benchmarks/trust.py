"""How far the chances can be trusted that hints, analyses and the end of a game show.

Bots of a named strength play whole games. At the beginning of every fourth turn the chances are asked for: of a search
that uses what was learned, if wanted of the same by the forecast, and of the networks without a search. By tenths of
the chance: how often it came true. By fifths of a game: how sure of the player who was favoured, how often that one
won, and how many bits someone who knows the chances would still need to know who wins.

``PYTHONPATH=build/fast python -m benchmarks.trust helios --players 2 --strength hard --games 200 --seed 31000000``

``--out FILE`` keeps what was said, a line of JSON for each game, and continues where it stopped. ``--read FILE...``
prints the tables of such files; with ``--fit`` it chooses from them how sure the networks may be (``Sharpness``), and
writes that into the network of the game: it is to be reported on other games.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import log, log2, sqrt
from pathlib import Path
from typing import NamedTuple

from heliopolis.analysis.judging import Judge
from heliopolis.analysis.reviews import BOT
from heliopolis.arena.executors import processes
from heliopolis.bots import bot, resolve
from heliopolis.bots.learned import FILE, POWERS, LearnedValue, Sharpness, learned_value, read_network
from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.game import State

TENTHS = 10
FIFTHS = 5
SURE = 0.001
"""No one is taken to be surer than that of a defeat or a victory."""
SEARCH, FORECAST, NETWORK = "search", "forecast", "network"
TOLD = "told"
"""What the search has found, as sure as people read it."""
SPREAD = 0.5
"""How far from 1, and from the power before, a power is expected to be, before any game was seen."""


class Question(NamedTuple):
    """A game to be played and asked about."""

    game: str
    players: int
    strength: str
    simulations: int
    every: int
    seed: int
    forecast: bool


class GameTold(NamedTuple):
    """What each source said at the beginning of some turns, and for each seat its part of the victory."""

    game: str
    options: dict[str, Value]
    strength: str
    seed: int
    turns: list[int]
    last: int
    told: dict[str, list[list[float]]]
    shares: list[float]


def ask(question: Question) -> GameTold:
    """Play a game, and ask at the beginning of turns."""
    game, dice = find_game(question.game), Dice(question.seed)
    options: dict[str, Value] = {"players": question.players}
    state = game.new(None, **options)
    players = [bot(question.strength, game, 8 * question.seed + seat) for seat in range(state.seats)]
    sources: dict[str, Callable[[State], list[float]]] = {SEARCH: partial(_searched, _judge(question, 1))}
    if question.forecast:
        sources[FORECAST] = partial(_searched, _judge(question, 0))
    sources[NETWORK] = _seen
    told: dict[str, list[list[float]]] = {source: [] for source in sources}
    turns: list[int] = []
    turn = asked = -1
    dice.settle(state)
    while state.todo:
        if state.turn != turn:
            turn, asked = state.turn, asked + 1
            if asked % question.every == 0:
                turns.append(turn)
                for source, look in sources.items():
                    told[source].append([round(chance, 5) for chance in look(state)])
        state.play(players[state.seat()].choose(state))
        dice.settle(state)
    result = state.result()
    assert result is not None
    return GameTold(question.game, options, question.strength, question.seed, turns, state.turn, told, result.shares)


class PlainJudge(Judge):
    """Says what the search has found as it is."""

    def calibrated(self, chances: list[float], state: State) -> list[float]:
        return chances


def _judge(question: Question, learned: int) -> Judge:
    game = find_game(question.game)
    return PlainJudge(game, f"{resolve(BOT, game)}:learned={learned}", question.simulations, question.seed)


def _searched(judge: Judge, state: State) -> list[float]:
    return judge.outlook(state).chances


def _seen(state: State) -> list[float]:
    value = learned_value(state)
    assert value is not None, "nothing was learned about this game"
    return value.promise(state).chances


def as_told(game: GameTold, value: LearnedValue) -> GameTold:
    """Return the same, with the chances of the search as people read them."""
    found = [value.calibrated(chances, turn) for chances, turn in zip(game.told[SEARCH], game.turns, strict=True)]
    return game._replace(told={TOLD: found, **game.told})


def kept(path: Path) -> Iterator[GameTold]:
    """Yield the games of a file."""
    for line in path.read_text(encoding="utf-8").splitlines():
        yield GameTold(**json.loads(line))


def sharpness(games: Sequence[GameTold]) -> Sharpness:
    """Return how sure the chances of these games, all of one number of players, might have been.

    By what the ends would have been least of a surprise; what is said in a fifth of a game goes together and counts as
    one. Little is changed by a few games, and from one part of a game to the next.
    """
    turns = round(sum(game.last for game in games) / len(games))
    alone = len(games[0].shares) == 1

    def surprise(numbers: Sequence[int]) -> float:
        *powers, lean = (each / 100 for each in numbers)
        away = sum(((power - 1) / SPREAD) ** 2 for power in powers) + lean**2
        rough = sum(((one - other) / SPREAD) ** 2 for one, other in pairwise(powers))
        sharp = Sharpness(turns, list(numbers[:-1]), numbers[-1])
        return (away + rough) / 2 + sum(_surprise(sharp, game) for game in games)

    best, reach = [100] * POWERS + [0], 40
    least = surprise(best)
    while reach >= 5:
        before = best
        for place in range(POWERS + alone):
            for step in (-reach, reach):
                tried = [*best[:place], best[place] + step, *best[place + 1 :]]
                if min(tried[:-1]) > 0 and (found := surprise(tried)) < least:
                    best, least = tried, found
        reach = reach if best != before else reach // 2
    return Sharpness(turns, best[:-1], best[-1])


def _surprise(sharp: Sharpness, game: GameTold) -> float:
    """Return how much the end of a game surprises: the sum of the means of its fifths."""
    whole = 0.0
    for chances, turn in zip(game.told[SEARCH], game.turns, strict=True):
        for chance, share in against_the_goal(sharp.calibrated(chances, turn), game.shares):
            whole -= share * log(max(chance, SURE))
    return FIFTHS * whole / len(game.turns)


def against_the_goal(chances: Sequence[float], shares: Sequence[float]) -> list[tuple[float, float]]:
    """Return chance and share of every seat; solo the goal is the other one who may win."""
    both = list(zip(chances, shares, strict=True))
    return both if len(both) > 1 else [*both, (1 - chances[0], 1 - shares[0])]


def write(game: str, found: dict[int, Sharpness]) -> None:
    """Write into the network of a game how sure it may be, and leave all else as it is."""
    path = find_game(game).folder / "evaluation" / FILE
    line, _, weights = path.read_bytes().partition(b"\n")
    entries = [found[players]._asdict() if players in found else {} for players in range(1, max(found) + 1)]
    path.write_bytes(json.dumps({**json.loads(line), "sharpness": entries}, sort_keys=True).encode() + b"\n" + weights)


class Cell:
    """The chances of some positions, and what became of them."""

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
        """Return the mean chance given, the share that came true, and the standard error.

        Positions of a game go together.
        """
        if not self.number:
            return "-"
        error = sqrt(sum(off * off for off in self._by_game.values())) / self.number
        return f"{100 * self.told / self.number:.1f} {100 * self.won / self.number:.1f} ±{100 * error:.1f}"


def tenths(games: Sequence[GameTold], source: str) -> list[Cell]:
    """Return cells by tenths of the chance given to any seat."""
    cells = [Cell() for _ in range(TENTHS)]
    for number, game in enumerate(games):
        for chances in game.told.get(source, ()):
            for chance, share in zip(chances, game.shares, strict=True):
                cells[min(TENTHS - 1, int(TENTHS * chance))].add(chance, share, number)
    return cells


def fifths(games: Sequence[GameTold], source: str) -> list[tuple[Cell, float]]:
    """Return cells by fifths of a game: of the seat that was favoured, and the bits still open."""
    cells, bits = [Cell() for _ in range(FIFTHS)], [0.0] * FIFTHS
    for number, game in enumerate(games):
        told = game.told.get(source, [])
        for place, chances in enumerate(told):
            part = FIFTHS * place // len(told)
            both = against_the_goal(chances, game.shares)
            cells[part].add(*max(both), number)
            bits[part] -= sum(share * log2(min(max(chance, SURE), 1 - SURE)) for chance, share in both)
    return [(cell, open_ / max(1, cell.number)) for cell, open_ in zip(cells, bits, strict=True)]


def report(games: Sequence[GameTold]) -> str:
    """Return both tables, a column for each source."""
    sources = [source for source in (TOLD, SEARCH, FORECAST, NETWORK) if any(source in game.told for game in games)]
    by_tenth = [tenths(games, source) for source in sources]
    rows = [_row("told, came true (%)", sources)]
    for place in range(TENTHS):
        found = [cells[place] for cells in by_tenth]
        rows.append(_row(f"{10 * place} to {10 * place + 10} %", [f"{cell} ({cell.number})" for cell in found]))
    by_fifth = [fifths(games, source) for source in sources]
    rows.append(_row("\nfavoured: told, won; bits", sources))
    for place in range(FIFTHS):
        parts = [cells[place] for cells in by_fifth]
        rows.append(_row(f"fifth {place + 1}", [f"{cell}; {bits:.3f}" for cell, bits in parts]))
    return "\n".join(rows)


def _row(name: str, texts: Sequence[str]) -> str:
    return f"{name:26}" + "".join(f"{text:>26}" for text in texts)


def tell(name: str, games: Sequence[GameTold]) -> None:
    """Print the tables of all games of a game, and of each number of players."""
    value = read_network(find_game(name).folder / "evaluation" / FILE)
    told = [as_told(game, value) for game in games if game.game == name]
    print(f"{name}, {len(told)} games\n{report(told)}")
    numbers = sorted({len(game.shares) for game in told})
    for players in numbers if len(numbers) > 1 else ():
        some = [game for game in told if len(game.shares) == players]
        print(f"\n{name}, {players} players, {len(some)} games\n{report(some)}")


def play(questions: Sequence[Question], cores: int, out: Path | None) -> list[GameTold]:
    """Return the games of the questions, those that a file has among them."""
    games = list(kept(out)) if out and out.exists() else []
    known = {(game.strength, len(game.shares), game.seed) for game in games}
    missing = [each for each in questions if (each.strength, each.players, each.seed) not in known]
    for game in processes(cores)(ask, missing):
        games.append(game)
        if out:
            with out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(game._asdict(), separators=(",", ":")) + "\n")
    return games


def main() -> None:
    """Play or read, and print both tables."""
    parser = argparse.ArgumentParser(prog="benchmarks.trust", description=__doc__)
    parser.add_argument("game", choices=list(all_games()))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--strength", default="hard", help="who plays")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=31_000_000)
    parser.add_argument("--simulations", type=int, default=16, help="of each look; the pages of the tables use 16")
    parser.add_argument("--every", type=int, default=4, help="so many turns; more games tell more than more turns")
    parser.add_argument("--forecast", action="store_true", help="ask a search by the forecast as well")
    parser.add_argument("--cores", type=int, default=0, help="0: all there are")
    parser.add_argument("--out", type=Path, help="keep what was said, and go on from there")
    parser.add_argument("--read", type=Path, nargs="+", help="play nothing, read what was kept")
    parser.add_argument("--fit", action="store_true", help="choose how sure the networks may be, and write it down")
    asked = parser.parse_args()
    if asked.read:
        games = [game for path in asked.read for game in kept(path) if game.game == asked.game]
    else:
        questions = [
            Question(asked.game, asked.players, asked.strength, asked.simulations, asked.every, seed, asked.forecast)
            for seed in range(asked.seed, asked.seed + asked.games)
        ]
        games = play(questions, asked.cores, asked.out)
    if asked.fit:
        by_players = {
            players: sharpness([game for game in games if len(game.shares) == players])
            for players in sorted({len(game.shares) for game in games})
        }
        write(asked.game, by_players)
        print(by_players)
    tell(asked.game, games)


if __name__ == "__main__":
    main()
