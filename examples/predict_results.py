"""Who will win? A small network learns it from a data set, beside the evaluation that was set by hand.

heliopolis dataset helios --bots greedy:width=2:states=60:margin=8 --games 10000 --seed 3 --out data/quick
python examples/predict_results.py data/quick

Both say of every decision how likely the player who is asked is to win, and both are judged by games that neither has
seen. The network has the features of the position and learns how games ended, in NumPy alone, within minutes. The
evaluation gives points; how many of them are worth how much is fitted too, and may change in the course of a game.
Needs NumPy (and pyarrow, if the data set is Parquet).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis import CHANCE, State
from heliopolis.data import Batch, Dataset, load

Array = NDArray[Any]
HELD_OUT = 5
"""Of so many games one is held out."""
ANSWERS = 2
BATCH = 1024
UNIT = 30.0
"""How many points are one to the network."""
TURNS = 40
"""About as many turns are taken for one when the evaluation is fitted."""


class Forecasts(NamedTuple):
    """Of decisions: their game, the chance that someone sees for the player who is asked, and what came of it."""

    game: Array
    chance: Array
    won: Array

    def log_loss(self) -> float:
        """Return the mean surprise; 0.693 for someone who always says one half."""
        return float(self.surprises().mean())

    def surprises(self) -> Array:
        """Return how much each end surprises."""
        sure = np.clip(self.chance, 1e-6, 1 - 1e-6)
        surprise: Array = -(self.won * np.log(sure) + (1 - self.won) * np.log(1 - sure))
        return surprise

    def accuracy(self) -> float:
        """Return how often who is thought to win does; shared victories are left out."""
        decided = (self.won == 0) | (self.won == 1)
        return float(((self.chance > 0.5) == (self.won > 0.5))[decided].mean())


def sigmoid(logits: Array) -> Array:
    """Turn logits into chances."""
    chances: Array = 1 / (1 + np.exp(-logits))
    return chances


# The model -----------------------------------------------------------------------------------------------------


class Weights(NamedTuple):
    """What is learned: the weights of each feature, and those of the small hidden layer behind them."""

    features: Array
    """For each feature those of the hidden numbers, and at last what it says of both answers by itself."""
    bias: Array
    hidden: Array
    answers: Array


class Model:
    """A small network that answers twice: how likely the player is to win, and by how many points.

    The margin is only learned besides: it says more about a game than who won. Few features are set at a time, so only
    those that are not 0 enter the sums.
    """

    def __init__(self, features: int, hidden: int = 16, decay: float = 0.1) -> None:
        luck = np.random.default_rng(1)
        self.hidden, self.decay = hidden, decay
        first = np.zeros((features, hidden + ANSWERS), np.float32)
        first[:, :hidden] = luck.normal(0, 0.03, (features, hidden))
        later = [np.zeros(shape, np.float32) for shape in (hidden, (hidden, ANSWERS), ANSWERS)]
        self.weights = Weights(first, *later)
        self._known = [(np.zeros_like(each), np.zeros_like(each)) for each in self.weights]
        """The means of the slopes and of their squares."""
        self._steps = 0

    def chances(self, batch: Batch) -> Array:
        """Return what it sees for the player who is asked."""
        _, answers = self._forward(batch)
        return sigmoid(answers[:, 0])

    def _forward(self, batch: Batch) -> tuple[Array, Array]:
        """Return the hidden numbers and the answers."""
        places, weights = batch.lists("feature_places"), self.weights
        weighed = weights.features[places.values] * batch.lists("feature_values").values[:, None]
        sums = np.add.reduceat(weighed, places.starts[:-1])
        hidden = np.maximum(0, sums[:, : self.hidden] + weights.bias)
        return hidden, hidden @ weights.hidden + sums[:, self.hidden :] + weights.answers

    def learn(self, batch: Batch, rate: float) -> None:
        """Take a step towards how these games ended."""
        hidden, answers = self._forward(batch)
        off = np.empty_like(answers)
        off[:, 0] = sigmoid(answers[:, 0]) - won(batch)
        # The slope is bounded, so that a landslide teaches no more than a clear victory.
        off[:, 1] = np.clip(answers[:, 1] - margins(batch), -1, 1) / 2
        off /= len(batch)
        back = (off @ self.weights.hidden.T) * (hidden > 0)
        places, values = batch.lists("feature_places"), batch.lists("feature_values").values
        pulls = np.concatenate([back, off], axis=1)[places.rows()] * values[:, None]
        first = np.stack([np.bincount(places.values, pull, len(self.weights.features)) for pull in pulls.T], axis=1)
        self._step([first, back.sum(0), hidden.T @ off, off.sum(0)], rate)

    def _step(self, slopes: Sequence[Array], rate: float) -> None:
        """Adam, with decay of the weights."""
        self._steps += 1
        for each, slope, (mean, square) in zip(self.weights, slopes, self._known, strict=True):
            mean[...] = 0.9 * mean + 0.1 * slope
            square[...] = 0.999 * square + 0.001 * slope * slope
            size = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            each[...] -= rate * (mean / (1 - 0.9**self._steps) / size + self.decay * each)

    def fit(self, data: Dataset, epochs: int, rate: float = 3e-3) -> None:
        """Learn from all games, several times: the rate goes up for a tenth of the time, then down to nothing."""
        seen, rows = 0, epochs * data.rows
        for epoch in range(epochs):
            for batch in data.batches(BATCH, seed=epoch):
                done = seen / rows
                self.learn(batch, rate * min(10 * done + 0.01, (1 - done) / 0.9))
                seen += len(batch)

    def forecasts(self, data: Dataset) -> Forecasts:
        """Return what it sees in other games."""
        said = [(batch["game"], self.chances(batch), won(batch)) for batch in data.batches(BATCH)]
        return Forecasts(*(np.concatenate(column) for column in zip(*said, strict=True)))


def won(batch: Batch) -> Array:
    """Return the part of the victory that the player who is asked will have."""
    ranks = batch.lists("ranks").padded()
    share: Array = (ranks[np.arange(len(batch)), batch["seat"]] == 1) / np.maximum(1, (ranks == 1).sum(1))
    return share


def margins(batch: Batch) -> Array:
    """Return by how much the player to move will be ahead of the best other one, in units of about one."""
    scores = batch.lists("scores").padded().astype(np.float32)
    rows = np.arange(len(batch))
    mine: Array = scores[rows, batch["seat"]]
    if scores.shape[1] == 1:
        return np.divide(mine, UNIT)
    scores[rows, batch["seat"]] = -np.inf
    margin: Array = (mine - scores.max(1)) / UNIT
    return margin


# The evaluation ------------------------------------------------------------------------------------------------


def leads(data: Dataset, most: int) -> tuple[Array, Forecasts]:
    """Return by how much the player to move leads, as the evaluation of the game sees it, in up to that many games.

    Positions are not in a data set; its journals lead to all of them.
    """
    seen: list[list[float]] = []
    ends: list[tuple[int, float]] = []
    for number, (game, journal) in enumerate(data.journals()):
        if number == most:
            break
        result = journal.state.result()
        assert result is not None
        state = journal.at(0)
        for ply in journal.plies:
            seat = state.seat()
            if seat != CHANCE and len(state.choices()) > 1:
                lead = lead_of(state, seat)
                turn = state.turn / TURNS
                seen.append([1.0, turn, lead, lead * turn, lead * turn * turn])
                ends.append((game, 1 / len(result.winners) if seat in result.winners else 0.0))
            state.play(ply.choice)
    games, won = (np.array(column) for column in zip(*ends, strict=True))
    return np.array(seen), Forecasts(games, np.full(len(won), 0.5), won)


def lead_of(state: State, seat: int) -> float:
    """Return by how many points (in tens) a seat is ahead of the best other one; solo, of the target."""
    points = [state.game.numbers.evaluate(state, each) for each in range(state.seats)]
    others = points[:seat] + points[seat + 1 :] or [float(state.game.goal(state))]
    return (points[seat] - max(others)) / 10


def fitted(leads: Array, won: Array) -> Array:
    """Return the weights by which leads become chances: logistic regression by Newton's method."""
    weights: Array = np.zeros(leads.shape[1])
    for _ in range(20):
        chance = sigmoid(leads @ weights)
        bend = (leads * (chance * (1 - chance))[:, None]).T @ leads + 1e-6 * np.eye(len(weights))
        weights += np.linalg.solve(bend, leads.T @ (won - chance))
    return weights


# Both ------------------------------------------------------------------------------------------------------------


def difference(one: Forecasts, other: Forecasts) -> tuple[float, float]:
    """Return how much lower one log loss is, and the standard error of that, over games as wholes."""
    games = np.unique(one.game)
    gains = (other.surprises() - one.surprises())[np.argsort(one.game, kind="stable")]
    parts = np.split(gains, np.searchsorted(np.sort(one.game), games[1:]))
    sums, sizes = np.array([part.sum() for part in parts]), np.array([len(part) for part in parts])
    gain = sums.sum() / sizes.sum()
    return float(gain), float(np.sqrt(((sums - gain * sizes) ** 2).sum()) / sizes.sum())


def main() -> None:
    """Learn, and compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="a data set of heliopolis dataset")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--fitted", type=int, default=500, help="so many games fit the evaluation")
    asked = parser.parse_args()
    learned, held_out = load(asked.folder).split(HELD_OUT)
    begun = time.perf_counter()
    model = Model(learned.manifest.about["features"])
    model.fit(learned, asked.epochs)
    seconds = time.perf_counter() - begun
    theirs = model.forecasts(held_out)
    seen, ends = leads(learned, asked.fitted)
    weights = fitted(seen, ends.won)
    seen, ends = leads(held_out, learned.manifest.games)
    by_hand = ends._replace(chance=sigmoid(seen @ weights))
    print(f"{len(np.unique(theirs.game))} games held out, {len(theirs.won)} decisions; learned in {seconds:.0f} s")
    print("                log loss   accuracy")
    for name, forecasts in (("evaluation", by_hand), ("network", theirs)):
        print(f"{name:15} {forecasts.log_loss():8.4f} {forecasts.accuracy():10.1%}")
    gain, error = difference(theirs, by_hand)
    print(f"The network's log loss is lower by {gain:.4f} ± {error:.4f}.")


if __name__ == "__main__":
    main()
