"""Named tasks are environments of Gymnasium."""

from __future__ import annotations

import gymnasium
import pytest

import heliopolis.envs  # noqa: F401 - registers them
from heliopolis.envs import SeatEnv
from heliopolis.tasks import Task, all_tasks

TASKS = all_tasks()


@pytest.mark.parametrize("task", TASKS.values(), ids=list(TASKS))
def test_a_task_is_made_by_its_name(task: Task) -> None:
    env = gymnasium.make(f"heliopolis.envs:{task.id}", shaping=0.01).unwrapped
    assert isinstance(env, SeatEnv)
    seating = env.seating
    assert tuple(seating.opponents) == task.opponents
    assert seating.playing.game.name == task.game
    assert task.options.items() <= dict(seating.playing.options).items()
    observation, told = env.reset(seed=3)
    assert observation["action_mask"].any()
    assert 1 <= told["seat"] <= len(task.opponents) + 1
