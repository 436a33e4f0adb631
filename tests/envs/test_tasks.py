"""Named tasks are environments of Gymnasium."""

from __future__ import annotations

import gymnasium
import pytest

import heliopolis.envs  # noqa: F401 - registers them
from heliopolis.envs import SeatEnv, VectorGames, task_env
from heliopolis.tasks import Task, all_tasks

TASKS = all_tasks()


@pytest.mark.filterwarnings("ignore:.*is out of date")
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


def test_many_games_of_a_task_are_stepped_in_one_call() -> None:
    env = gymnasium.make_vec("heliopolis.envs:Heliopolis/Helios-4p-v2", 3, opponents="random", sparse=True)
    assert isinstance(env, VectorGames)
    observation, told = env.reset(seed=1)
    assert observation["places"].shape[0] == len(told["seat"]) == 3
    _, rewards, _, _, _ = env.step(observation["action_mask"].argmax(axis=1))
    assert rewards.shape == (3,)
    env.close()


def test_other_opponents_take_the_place_of_those_of_a_task() -> None:
    env = task_env("Helios-2p-v2", opponents="random")
    assert env.seating.opponents == ["random"]
