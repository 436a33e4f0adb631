"""Training: what PyTorch learns, the bots' network says in whole numbers."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from heliopolis.bots.learned import read_network, shared_out, write_network
from heliopolis.bots.network_shape import NetworkShape
from heliopolis.training import examples

pytestmark = pytest.mark.skipif(
    find_spec("torch") is None, reason="LEFT OUT: PyTorch is not installed; pip install 'heliopolis[train]' brings it"
)


def told(games: int) -> examples.Arrays:
    """Return made-up games, in which the first number of a seat determines its score and who wins."""
    luck = np.random.default_rng(1)
    seats = luck.integers(1, 5, games)
    rows = int(seats.sum())
    inputs = np.stack([luck.normal(50, 10, rows), luck.normal(0, 3, rows), np.zeros(rows)], 1)
    score = inputs[:, 0] + inputs[:, 1]
    shares: list[float] = []
    start = 0
    for number in seats:
        mine = score[start : start + number]
        shares += [float(mine[0] > 50)] if number == 1 else [float(one == mine.max()) for one in mine]
        start += number
    return {
        "game": np.arange(games),
        "seats": seats.astype(np.int8),
        "mover": np.zeros(games, np.int8),
        "played": np.ones(games, np.bool_),
        "chance": np.full(games, -1.0, np.float32),
        "progress": np.full(games, 0.5, np.float32),
        "simulations": np.where(np.arange(games) % 2, 8, 1).astype(np.int32),
        "inputs": inputs.astype(np.float32),
        "share": np.asarray(shares, np.float32),
        "score": score.astype(np.float32),
    }


def test_what_was_learned_is_said_in_whole_numbers(tmp_path: Path) -> None:
    from heliopolis.training.learning import POINTS, Fitting, scales, train

    arrays, shape = told(3000), NetworkShape(3, 8, 4, 2)
    shifts = scales(arrays["inputs"])
    trainer = train(Fitting(shape, steps=300, batch=256, rate=2e-2), arrays, shifts, "cpu")
    path = tmp_path / "learned.net"
    path.write_bytes(write_network({}, shape, shifts, trainer.whole()))
    network = read_network(path).network
    chances, points = trainer.said()
    start, right = 0, 0
    inputs = arrays["inputs"].astype(float)
    for position, number in enumerate(arrays["seats"].tolist()[:300]):
        said = network.look(inputs[start : start + number].tolist())
        assert shared_out(said.logits) == pytest.approx(chances[position][:number].tolist(), abs=0.01)
        assert said.points == pytest.approx([POINTS * float(each) for each in points[position][:number]], abs=0.1)
        best = int(np.argmax(shared_out(said.logits))) if number > 1 else int(shared_out(said.logits)[0] > 0.5)
        share = arrays["share"].astype(float)[start : start + number]
        right += best == (int(share.argmax()) if number > 1 else int(share[0]))
        start += number
    assert right > 270
