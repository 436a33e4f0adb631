"""Observations as NumPy arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.observing import ObservationRows

if TYPE_CHECKING:
    from typing_extensions import Buffer

Precision = Literal["float32", "float16"]
Observation = dict[str, NDArray[np.float32] | NDArray[np.float16] | NDArray[np.int8]]
"""``observation`` and ``action_mask``."""


def space(game: Game, precision: Precision) -> spaces.Dict:
    """Return what an agent sees: the features, and which actions it can take."""
    check_precision(precision)
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (len(game.feature_spec()),), np.dtype(precision).type),
            "action_mask": spaces.Box(0, 1, (len(game.vocabulary()),), np.int8),
        }
    )


def check_precision(precision: str) -> None:
    """Raise ``BadOption`` unless ``precision`` is "float32" or "float16"."""
    if precision not in get_args(Precision):
        raise BadOption("precision", "one-of", known=", ".join(get_args(Precision)), value=precision)


class Views:
    """The observations of many games, in rows of arrays that are written again and again."""

    def __init__(self, game: Game, rows: int) -> None:
        self._rows: Final = ObservationRows(game, rows)
        self.features: Final = array_over(self._rows.sheet.numbers, "float32").reshape(rows, -1)
        self.legal: Final = array_over(self._rows.legal, "int8").reshape(rows, -1)

    def write(self, states: list[State], seats: list[int]) -> None:
        """Write all rows: for each a position and the seat that sees it."""
        self._rows.write_all(states, seats)

    def taken(self, row: int, precision: Precision) -> Observation:
        """Return a row as an observation of its own."""
        features = self.features[row]
        told = features.copy() if precision == "float32" else features.astype(np.float16)
        return {"observation": told, "action_mask": self.legal[row].copy()}


class Memory:
    """Numbers that compiled code writes, as NumPy takes them for an array that can be written too.

    Otherwise it would make arrays of them that can only be read, which others do not like to be given.
    """

    def __init__(self, numbers: Buffer, kind: str) -> None:
        self._seen: Final = np.frombuffer(memoryview(numbers), kind)
        self.__array_interface__: Final = {**self._seen.__array_interface__, "data": (self._seen.ctypes.data, False)}


def array_over(numbers: Buffer, kind: str) -> NDArray[Any]:
    """Return the numbers as an array of a kind of as many bytes, without copying them."""
    return np.asarray(Memory(numbers, kind))


def dense(state: State, seat: int, precision: Precision = "float32") -> NDArray[np.float32] | NDArray[np.float16]:
    """Return the features of a position as a seat sees it, as one array.

    ``game.feature_spec()`` says what stands where.
    """
    check_precision(precision)
    places, values = state.game.sparse_features(state, seat)
    features = np.zeros(len(state.game.feature_spec()), np.dtype(precision))
    features[places] = values
    return features


def sparse(state: State, seat: int) -> tuple[NDArray[np.int32], NDArray[np.float32]]:
    """Return the same as the places of what is not 0, in ascending order, and their values."""
    places, values = state.game.sparse_features(state, seat)
    order = np.argsort(places)
    return np.array(places, np.int32)[order], np.array(values, np.float32)[order]
