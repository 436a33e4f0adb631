"""Learning curves: what an agent did is written as it was measured, by the same games every time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from heliopolis import game
from heliopolis.arena import LearningCurve
from heliopolis.arena.learning_curve import NOBODY, read_curve
from heliopolis.envs import PolicyBot
from heliopolis.tasks import Task, all_tasks

TASKS = all_tasks()


class Counted:
    """A policy that takes the last legal action, and counts the rows it is shown at once."""

    def __init__(self) -> None:
        self.most = 0

    def __call__(self, features: NDArray[np.float32], legal: NDArray[np.bool_]) -> NDArray[Any]:
        assert len(features) == len(legal)
        self.most = max(self.most, len(legal))
        last: NDArray[Any] = legal.shape[1] - 1 - legal[:, ::-1].argmax(axis=1)
        return last


def agent(task: Task, policy: Counted) -> PolicyBot:
    return PolicyBot(game(task.game), policy)


def test_points_are_written_and_read_again_and_come_of_the_same_games(tmp_path: Path) -> None:
    task, policy = TASKS["Helios-2p-v1"], Counted()
    curve = LearningCurve(tmp_path / "new" / "curve.csv", task)
    first = curve.measure(0, agent(task, policy), ["random"], games=4)
    second = curve.measure(10, agent(task, policy), ["random"], games=4)
    assert policy.most == 4, "it is asked for all games at once"
    assert list(read_curve(curve.path)) == [*first, *second]
    (one,), (other,) = first, second
    assert (one.steps, other.steps, one.games, one.against) == (0, 10, 4, "random")
    assert one[3:] == other[3:]
    assert 0 <= one.low <= one.share <= one.high <= 1
    assert "of 4 games against random" in str(one)


def test_measuring_takes_no_time_of_learning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    task = TASKS["Helios-2p-v1"]
    ticks = iter(range(1000))
    monkeypatch.setattr("heliopolis.arena.learning_curve.time.process_time", lambda: next(ticks))
    curve = LearningCurve(tmp_path / "curve.csv", task)
    (point,) = curve.measure(0, agent(task, Counted()), ["random"], games=2)
    assert (point.cpu_seconds, curve.cpu_seconds) == (1, 2)


def test_alone_the_target_is_to_be_reached(tmp_path: Path) -> None:
    task = next(task for task in TASKS.values() if not task.opponents)
    (point,) = LearningCurve(tmp_path / "curve.csv", task).measure(0, agent(task, Counted()), ["random"], games=1)
    assert (point.against, point.games) == (NOBODY, 1)
