"""Observations as NumPy arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from heliopolis.kernel.encoding import MOST_SPARSE, HalfRowsSheet, RowsSheet, SparseRowsSheet
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.observing import ObservationRows

if TYPE_CHECKING:
    from typing_extensions import Buffer

Precision = Literal["float32", "float16"]
Form = Literal["float32", "float16", "sparse"]
"""How features lie in rows: all numbers of a precision, or the places and values of what is not 0."""
Observation = dict[str, NDArray[Any]]
"""``observation`` (where sparse: ``places`` and ``values``) and ``action_mask``."""
BOUND: Final = 100.0
"""No feature is as large, positive or negative."""


def space(game: Game, form: Form) -> spaces.Dict:
    """Return what an agent sees: the features, and which actions it can take."""
    features = len(game.feature_spec())
    masks = {"action_mask": spaces.Box(0, 1, (len(game.vocabulary()),), np.int8)}
    if form == "sparse":
        places = spaces.Box(0, features - 1, (MOST_SPARSE,), np.int32)
        return spaces.Dict({"places": places, "values": spaces.Box(-BOUND, BOUND, (MOST_SPARSE,), np.float32), **masks})
    check_precision(form)
    return spaces.Dict({"observation": spaces.Box(-BOUND, BOUND, (features,), np.dtype(form).type), **masks})


def check_precision(precision: str) -> None:
    """Raise ``BadOption`` unless ``precision`` is "float32" or "float16"."""
    if precision not in get_args(Precision):
        raise BadOption("precision", "one-of", known=", ".join(get_args(Precision)), value=precision)


class Views:
    """The observations of many games, in rows of arrays that are written again and again."""

    def __init__(self, game: Game, rows: int, form: Form = "float32") -> None:
        length = len(game.feature_spec())
        self.seen: Final[Observation] = {}
        """The arrays."""
        if form == "sparse":
            sparse = SparseRowsSheet(rows, length)
            sheet: RowsSheet = sparse
            self.seen["places"] = array_over(sparse.places, "int32").reshape(rows, -1)
            self.seen["values"] = array_over(sparse.values, "float32").reshape(rows, -1)
        elif form == "float16":
            halves = HalfRowsSheet(rows, length)
            sheet = halves
            self.seen["observation"] = array_over(halves.halves, "float16").reshape(rows, -1)
        else:
            sheet = RowsSheet(rows, length)
            self.seen["observation"] = array_over(sheet.numbers, "float32").reshape(rows, -1)
        self._rows: Final = ObservationRows(game, rows, sheet)
        self.seen["action_mask"] = array_over(self._rows.legal, "int8").reshape(rows, -1)

    @property
    def features(self) -> NDArray[Any]:
        """All numbers, a row for each game."""
        return self.seen["observation"]

    @property
    def legal(self) -> NDArray[np.int8]:
        """Which actions are legal, a row for each game."""
        return self.seen["action_mask"]

    def write(self, states: list[State], seats: list[int]) -> None:
        """Write all rows: for each a position and the seat that sees it."""
        self._rows.write_all(states, seats)

    def written(self) -> NDArray[np.int32]:
        """Return where in all rows the numbers are that are not 0; a copy."""
        sheet = self._rows.sheet
        return np.frombuffer(memoryview(sheet.written), np.int32, sheet.count).copy()

    def taken(self, row: int) -> Observation:
        """Return a row as an observation of its own."""
        return {name: array[row].copy() for name, array in self.seen.items()}


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
