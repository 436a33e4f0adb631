"""Environments for learning agents, over any game: ``pip install heliopolis[envs]``."""

from heliopolis.envs.turns import TurnsEnv, aec

__all__ = ["TurnsEnv", "aec"]
