"""Environments for learning agents, over any game: ``pip install heliopolis[envs]``."""

import gymnasium

from heliopolis.envs.observing import dense, sparse
from heliopolis.envs.seat import SeatEnv, seat_env, task_env
from heliopolis.envs.turns import TurnsEnv, aec
from heliopolis.envs.vector import VectorGames, vector
from heliopolis.tasks import all_tasks

__all__ = ["SeatEnv", "TurnsEnv", "VectorGames", "aec", "dense", "seat_env", "sparse", "task_env", "vector"]

for _task in all_tasks().values():
    gymnasium.register(_task.id, f"{SeatEnv.__module__}:{task_env.__name__}", kwargs={"name": _task.name})
