"""A rollout: what agents saw, and what else is noted of each decision, in little memory."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.envs.observing import Observation
from heliopolis.envs.vector_games import VectorGames
from heliopolis.kernel.encoding import MOST_SPARSE
from heliopolis.kernel.errors import BadOption


class Rollout:
    """Decisions of a sparse environment, to be learned from in any order: about 3 kB each, or 2 with halves.

    Examples:
        >>> from heliopolis.envs import Rollout, vector
        >>> env = vector("helios", 4, sparse=True, players=2)
        >>> rollout, (observation, info) = Rollout(env, 8), env.reset(seed=1)
        >>> for _ in range(8):
        ...     actions = observation["action_mask"].argmax(axis=1)
        ...     rollout.add(observation, actions=actions)
        ...     observation, *rest = env.step(actions)
        >>> features, legal = rollout.batch([3, 30])
        >>> features.shape == (2, len(env.game.feature_spec())), rollout.notes("actions").shape
        (True, (32,))
    """

    def __init__(self, env: VectorGames, length: int, *, halves: bool = False) -> None:
        """Make room for so many steps; with ``halves`` features are rounded to 16 bits."""
        if env.form != "sparse":
            raise BadOption("env", "sparse-only")
        self._rows: Final = env.num_envs
        self._features: Final = len(env.game.feature_spec())
        self._actions: Final = len(env.game.vocabulary())
        number = length * env.num_envs
        place = np.uint16 if self._features <= 1 << 16 else np.int32
        self._places: Final = np.zeros((number, MOST_SPARSE), place)
        self._values: Final = np.zeros((number, MOST_SPARSE), np.float16 if halves else np.float32)
        self._masks: Final = np.zeros((number, -(-self._actions // 8)), np.uint8)
        self._notes: Final[dict[str, NDArray[Any]]] = {}
        self._used = 0

    def __len__(self) -> int:
        return self._used

    @property
    def bytes_per_decision(self) -> int:
        """How much memory a decision takes, without what is noted of it."""
        return sum(array[:1].nbytes for array in (self._places, self._values, self._masks))

    def clear(self) -> None:
        """Begin again."""
        self._used = 0

    def add(self, observation: Observation, **notes: NDArray[Any]) -> None:
        """Keep a step: what was seen in each row, and anything else that has a number for each row."""
        part = slice(self._used, self._used + self._rows)
        if part.stop > len(self._places):
            raise BadOption("length", "most", most=len(self._places) // self._rows, value=part.stop // self._rows)
        self._places[part] = observation["places"]
        self._values[part] = observation["values"]
        self._masks[part] = np.packbits(observation["action_mask"], axis=1)
        for name, note in notes.items():
            if name not in self._notes:
                self._notes[name] = np.zeros((len(self._places), *note.shape[1:]), note.dtype)
            self._notes[name][part] = note
        self._used = part.stop

    def notes(self, name: str) -> NDArray[Any]:
        """Return what was noted under a name, step after step and row after row."""
        return self._notes[name][: self._used]

    def batch(self, decisions: Any) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Return the features and legal actions of some decisions."""
        places, values, legal = self.sparse_batch(decisions)
        features = np.zeros((len(places), self._features), np.float32)
        row, column = np.nonzero(values)
        features[row, places[row, column]] = values[row, column]
        return features, legal

    def sparse_batch(self, decisions: Any) -> tuple[NDArray[np.int32], NDArray[np.float32], NDArray[np.bool_]]:
        """Return the same with places and values of what is not 0, as the environment shows them."""
        places, values = self._places[: self._used][decisions], self._values[: self._used][decisions]
        legal = np.unpackbits(self._masks[: self._used][decisions], axis=1, count=self._actions)
        return places.astype(np.int32), values.astype(np.float32), legal.astype(np.bool_)
