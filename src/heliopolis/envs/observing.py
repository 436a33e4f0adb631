"""Observations as NumPy arrays."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from typing import Final, Literal, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.observing import ObservationRows

Precision = Literal["float32", "float16"]
Observation = dict[str, NDArray[np.float32] | NDArray[np.float16] | NDArray[np.int8]]
"""``observation`` and ``action_mask``."""


def space(game: Game, precision: Precision) -> spaces.Dict:
    """What an agent sees: the features, and which actions it can take."""
    check_precision(precision)
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (len(game.feature_spec()),), np.dtype(precision).type),
            "action_mask": spaces.Box(0, 1, (len(game.vocabulary()),), np.int8),
        }
    )


def check_precision(precision: str) -> None:
    """Refuse what is no precision."""
    if precision not in get_args(Precision):
        raise BadOption("precision", "one-of", known=", ".join(get_args(Precision)), value=precision)


def check_seat(state: State, seat: int) -> None:
    """Refuse a seat that is not at the table; these are counted from 0."""
    if not 0 <= seat < state.seats:
        raise BadOption("seat", "between", least=0, most=state.seats - 1, value=seat)


class Views:
    """The observations of many games, in rows of arrays that are written again and again."""

    def __init__(self, game: Game, features: NDArray[np.float32], legal: NDArray[np.int8]) -> None:
        self.features: Final = features
        self.legal: Final = legal
        self._flat: Final = features.reshape(-1), legal.reshape(-1)
        self._rows: Final = ObservationRows(game, len(features))
        self._written: list[NDArray[np.int32]] = []

    def write(self, seen: Iterable[tuple[State, int]]) -> None:
        """Write all rows: for each a position and the seat that sees it."""
        rows, (features, legal) = self._rows, self._flat
        rows.begin()
        for row, (state, seat) in enumerate(seen):
            rows.write(row, state, seat)
        # Nearly all is 0 and stays so: what was written last time is taken back, not the whole wiped.
        for places in self._written[:2]:
            features[places] = 0
        for places in self._written[2:]:
            legal[places] = 0
        sheet = rows.sheet
        for start, block, length in sheet.stamps:
            features[start : start + length] = 0
            if block is not None:
                features[start : start + length][block.places] = block.values
        self._written = [packed(sheet.ones), packed(sheet.places), packed(rows.legal)]
        ones, others, actions = self._written
        features[ones] = 1
        features[others] = np.frombuffer(struct.pack(f"{len(sheet.values)}f", *sheet.values), np.float32)
        legal[actions] = 1

    def taken(self, row: int, precision: Precision) -> Observation:
        """A row as an observation of its own."""
        features = self.features[row]
        told = features.copy() if precision == "float32" else features.astype(np.float16)
        return {"observation": told, "action_mask": self.legal[row].copy()}


def packed(places: list[int]) -> NDArray[np.int32]:
    """Places as an array; several times as fast as NumPy's own way from a list."""
    return np.frombuffer(struct.pack(f"{len(places)}i", *places), np.int32)


def empty_views(game: Game, rows: int) -> Views:
    """ObservationRows of their own memory."""
    features = np.zeros((rows, len(game.feature_spec())), np.float32)
    return Views(game, features, np.zeros((rows, len(game.vocabulary())), np.int8))


def dense(state: State, seat: int, precision: Precision = "float32") -> NDArray[np.float32] | NDArray[np.float16]:
    """The features of a position as a seat sees it, as one array; ``game.feature_spec()`` says what stands where."""
    check_seat(state, seat)
    check_precision(precision)
    places, values = state.game.sparse_features(state, seat)
    features = np.zeros(len(state.game.feature_spec()), np.dtype(precision))
    features[packed(places)] = values
    return features


def sparse(state: State, seat: int) -> tuple[NDArray[np.int32], NDArray[np.float32]]:
    """The same as the places of what is not 0, in ascending order, and their values."""
    check_seat(state, seat)
    places, values = state.game.sparse_features(state, seat)
    order = np.argsort(places)
    return np.array(places, np.int32)[order], np.array(values, np.float32)[order]
