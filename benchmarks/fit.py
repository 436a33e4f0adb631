"""Fit the forecast of a game to played games: ``python -m benchmarks.fit helios --games 400``.

Bots of different strength play; at the start of every turn the signs of two seats are noted, and in the end what these
seats scored. The weights that best predict that score from the signs are written into the game's ``weights.py``. Games
that are kept (``--keep``) join those of later fits: a forecast that has only seen its own play knows no other.
"""

from __future__ import annotations

import argparse
import json
import random
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import heliopolis
from heliopolis.bots import bot
from heliopolis.kernel.definition import Value

QUICK = "width=4:states=150"
PLAYERS = (
    "greedy", "greedy:margin=6", "greedy:far=1", "greedy:far=1:margin=3", "greedy:far=1:margin=8",
)  # fmt: skip
RIDGE = 50.0
Numbers = NDArray[np.float64]


class Row(NamedTuple):
    """What was seen of a seat at one moment, and what it scored in the end."""

    game: int
    points: float
    left: float
    signs: list[float]
    score: int


def watch(name: str, number: int, rows: list[Row]) -> None:
    """Play one game and note what was seen."""
    luck, dice = random.Random(number), heliopolis.Dice(number)
    game = heliopolis.game(name)
    signs = import_module(f"heliopolis.games.{name}.evaluation.forecast").signs
    options: dict[str, Value] = {}
    for option in game.options:
        # Mostly the usual game, but all that can be changed is seen now and then.
        if option.name == "players" or luck.random() < 0.15:
            options[option.name] = luck.choice(option.values)
    try:
        state = game.new(None, **options)
    except heliopolis.BadOption:
        return  # options that do not go together
    players = [bot(f"{luck.choice(PLAYERS)}:{QUICK}", game, number + seat) for seat in range(state.seats)]
    dice.settle(state)
    seen: list[tuple[int, float, float, list[float]]] = []
    turn = -1
    while state.todo:
        if state.turn != turn:
            turn = state.turn
            seen += [(seat, *signs(state, seat)) for seat in {state.seat(), (state.seat() - 1) % state.seats}]
        state.play(players[state.seat()].choose(state))
        dice.settle(state)
    result = state.result()
    assert result is not None
    rows += [Row(number, points, left, found, result.totals[seat]) for seat, points, left, found in seen]


def fitted(rows: list[Row], chosen: NDArray[np.bool_]) -> Numbers:
    """Return the weights now and, after them, later."""
    signs = spread(rows)
    wanted = np.array([row.score - row.points for row in rows])
    scale = signs[chosen].std(0)
    scale[scale < 1e-6] = 1.0
    scaled = signs[chosen] / scale
    found: Numbers = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(scaled.shape[1]), scaled.T @ wanted[chosen])
    weights: Numbers = found / scale
    return weights


def spread(rows: list[Row]) -> Numbers:
    """Return the signs, and once more by the part of the game that is left."""
    signs = np.array([row.signs for row in rows])
    return np.hstack([signs, signs * np.array([row.left for row in rows])[:, None]])


def tell(rows: list[Row]) -> None:
    """Print how well a fit to most games predicts the scores of the others."""
    games = np.array([row.game for row in rows])
    known = games % 6 != 0
    told = spread(rows) @ fitted(rows, known) + np.array([row.points for row in rows])
    scores, left = np.array([row.score for row in rows]), np.array([row.left for row in rows])
    for low, high in ((0.75, 9.0), (0.5, 0.75), (0.25, 0.5), (0.01, 0.25), (-1.0, 0.01)):
        here = ~known & (left >= low) & (left < high)
        if here.sum() > 10:
            error = float(np.sqrt(((told - scores)[here] ** 2).mean()))
            likeness = float(np.corrcoef(told[here], scores[here])[0, 1])
            print(f"{max(low, 0):.2f} of the game left: off by {error:.1f} points, correlation {likeness:.3f}")


def write(name: str, rows: list[Row]) -> None:
    """Put the weights into the game."""
    weights = fitted(rows, np.ones(len(rows), dtype=np.bool_))
    table = import_module(f"heliopolis.games.{name}.evaluation.weights").WEIGHTS
    lines = [
        f'    ("{sign}", {weights[place]:.3f}, {weights[place + len(table)]:.3f}),\n'
        for place, (sign, _, _) in enumerate(table)
    ]
    path = Path("src/heliopolis/games") / name / "evaluation" / "weights.py"
    head, _, rest = path.read_text().partition("= [\n")
    path.write_text(head + "= [\n" + "".join(lines) + "]\n" + rest.partition("]\n")[2])


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fit", description=__doc__)
    known = [name for name in heliopolis.all_games() if find_spec(f"heliopolis.games.{name}.evaluation.forecast")]
    parser.add_argument("game", choices=known)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file that keeps what was seen, for later fits")
    asked = parser.parse_args()
    rows: list[Row] = []
    for number in range(asked.games):
        watch(asked.game, asked.seed + number, rows)
    if asked.keep:
        if asked.keep.exists():
            rows = [Row(*row) for row in json.loads(asked.keep.read_text())] + rows
        asked.keep.write_text(json.dumps(rows))
    tell(rows)
    write(asked.game, rows)


if __name__ == "__main__":
    main()
