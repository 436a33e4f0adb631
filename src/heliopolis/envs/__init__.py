"""Environments for learning agents, over any game: ``pip install heliopolis[envs]``."""

try:
    import gymnasium
    import numpy as np  # noqa: F401
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"environments need {missing.name}: pip install 'heliopolis[envs]'", name=missing.name
    ) from missing

from heliopolis.envs.observing import dense, sparse
from heliopolis.envs.policy import PolicyBot
from heliopolis.envs.rollout import Rollout
from heliopolis.envs.seat import SeatEnv, seat_env, task_env
from heliopolis.envs.turns import TurnsEnv, aec
from heliopolis.envs.vector_games import VectorGames, task_vector, vector
from heliopolis.tasks import all_tasks

__all__ = [
    "PolicyBot",
    "Rollout",
    "SeatEnv",
    "TurnsEnv",
    "VectorGames",
    "aec",
    "dense",
    "seat_env",
    "sparse",
    "task_env",
    "task_vector",
    "vector",
]

for _task in all_tasks().values():
    gymnasium.register(
        _task.id,
        f"{SeatEnv.__module__}:{task_env.__name__}",
        kwargs={"name": _task.name},
        vector_entry_point=f"{VectorGames.__module__}:{task_vector.__name__}",
    )
