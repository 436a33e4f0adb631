"""Tune by play the weights that a game's forecast goes by: ``python -m benchmarks.tune origins --games 4000``.

Two players go by the forecast, each with all weights changed a little, up or down at random, and play two games with
the same luck and seats exchanged. Every weight then moves a little towards what the better one had (SPSA). The result
is written into the game's ``weights.py``, after every hundred games and at the end.
"""

from __future__ import annotations

import argparse
import math
import random
from importlib import import_module
from pathlib import Path

import heliopolis
from heliopolis.bots import bot
from heliopolis.kernel.definition import Value

PLAYER = "greedy:far=1:width=4:states=150"
SHIFT = 0.15
"""By which part of itself a weight is changed."""
SMALLEST = 0.1
"""A weight is changed by this at least."""
PACE = 0.03
"""How far, in such changes, one pair of games moves a weight at most."""
MARGIN = 40.0
"""The lead in points that is nearly as good as a victory."""


class Weights:
    """The weights of a forecast as one list of numbers."""

    def __init__(self, game: str) -> None:
        module = import_module(f"heliopolis.games.{game}.evaluation.weights")
        self.path = Path("src/heliopolis/games") / game / "evaluation" / "weights.py"
        self.tuned = module.TUNED
        self.names = sorted(name for name in dir(module.HAND_SET) if not name.startswith("_"))
        self.lengths = [
            len(value) if isinstance(value := getattr(self.tuned, name), list) else 0 for name in self.names
        ]
        self.numbers: list[float] = []
        for name in self.names:
            value = getattr(self.tuned, name)
            self.numbers += value if isinstance(value, list) else [value]

    def named(self, numbers: list[float]) -> dict[str, float | list[float]]:
        """Return the numbers under their names."""
        left, found = iter(numbers), {}
        for name, length in zip(self.names, self.lengths, strict=True):
            found[name] = [next(left) for _ in range(length)] if length else next(left)
        return found

    def use(self, numbers: list[float]) -> None:
        """Let the forecast go by these numbers from now on."""
        for name, value in self.named(numbers).items():
            setattr(self.tuned, name, value)

    def write(self) -> None:
        """Put them into the game."""
        lines = ""
        for name, value in self.named(self.numbers).items():
            said = [round(number, 3) for number in value] if isinstance(value, list) else round(value, 3)
            lines += f'        "{name}": {said},\n'
        head, _, rest = self.path.read_text().partition("TUNED: Final")
        _, quotes, meaning = rest.partition('"""')
        self.path.write_text(f"{head}TUNED: Final = Weights(\n    {{\n{lines}    }}\n)\n{quotes}{meaning}")


def lead(name: str, options: dict[str, Value], number: int, weights: Weights, sides: list[list[float]]) -> float:
    """Play one game; the lead of the first side, from -1 to 1."""
    game, dice = heliopolis.game(name), heliopolis.Dice(number)
    state = game.new(None, **options)
    players = [bot(PLAYER, game, number + seat) for seat in range(state.seats)]
    dice.settle(state)
    while state.todo:
        seat = state.seat()
        choices = state.choices()
        if len(choices) == 1:
            state.play(choices[0])
        else:
            weights.use(sides[seat])
            state.play(players[seat].choose(state))
        dice.settle(state)
    result = state.result()
    assert result is not None
    return math.tanh((result.totals[0] - result.totals[1]) / MARGIN)


def options_of(name: str, luck: random.Random) -> dict[str, Value]:
    """Mostly the usual game for two, but all that can be changed is seen now and then."""
    found: dict[str, Value] = {}
    for option in heliopolis.game(name).options:
        if option.name != "players" and luck.random() < 0.15:
            found[option.name] = luck.choice(option.values)
    return {**found, "players": 2}


def tunable() -> list[str]:
    """Return the games whose forecast goes by weights of this kind."""
    return [
        name
        for name in heliopolis.all_games()
        if hasattr(import_module(f"heliopolis.games.{name}.evaluation.weights"), "TUNED")
    ]


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tune", description=__doc__)
    parser.add_argument("game", choices=tunable())
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    weights = Weights(asked.game)
    shifts = [max(SMALLEST, SHIFT * abs(number)) for number in weights.numbers]
    for pair in range(asked.games // 2):
        luck = random.Random(asked.seed + pair)
        options = options_of(asked.game, luck)
        signs = [luck.choice((-1, 1)) for _ in shifts]
        up = [number + sign * shift for number, sign, shift in zip(weights.numbers, signs, shifts, strict=True)]
        down = [number - sign * shift for number, sign, shift in zip(weights.numbers, signs, shifts, strict=True)]
        first = lead(asked.game, options, asked.seed + pair, weights, [up, down])
        second = lead(asked.game, options, asked.seed + pair, weights, [down, up])
        step = PACE * (first - second) / 2
        weights.numbers = [
            number + step * sign * shift for number, sign, shift in zip(weights.numbers, signs, shifts, strict=True)
        ]
        if pair % 50 == 49:
            weights.write()
            print(f"{2 * pair + 2} games", flush=True)
    weights.write()


if __name__ == "__main__":
    main()
