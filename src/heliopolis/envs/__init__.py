"""Environments for learning agents, over any game: ``pip install heliopolis[envs]``."""

from heliopolis.envs.observing import dense, sparse
from heliopolis.envs.seat import SeatEnv, seat_env
from heliopolis.envs.turns import TurnsEnv, aec
from heliopolis.envs.vector import VectorGames, vector

__all__ = ["SeatEnv", "TurnsEnv", "VectorGames", "aec", "dense", "seat_env", "sparse", "vector"]
