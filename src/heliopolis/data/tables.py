"""Tables: columns by name, all of the same length; a column has a number in each row, or a list of numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


class Lists:
    """A list for each row, laid one after the other in one array."""

    def __init__(self, values: Array, starts: Array) -> None:
        self.values: Final = values
        self.starts: Final = starts
        """Where the list of each row begins, from 0 on, and at last where the last one ends."""

    def __len__(self) -> int:
        return len(self.starts) - 1

    def __repr__(self) -> str:
        return f"<{len(self)} lists of {self.values.dtype}, {len(self.values)} numbers>"

    def __getitem__(self, row: int) -> Array:
        return self.values[self.starts[row] : self.starts[row + 1]]

    @property
    def lengths(self) -> Array:
        """How long each list is."""
        return np.diff(self.starts)

    def rows(self) -> Array:
        """Return the row that each value belongs to."""
        places: Array = np.repeat(np.arange(len(self)), self.lengths)
        return places

    def columns(self) -> Array:
        """Return the place that each value has in its list."""
        places: Array = np.arange(len(self.values)) - np.repeat(self.starts[:-1], self.lengths)
        return places

    def take(self, rows: Array) -> Lists:
        """Return the lists of these rows."""
        lengths = self.lengths[rows]
        starts = _starts(lengths)
        places = np.arange(starts[-1]) + np.repeat(self.starts[:-1][rows] - starts[:-1], lengths)
        return Lists(self.values[places], starts)

    def padded(self, fill: float = 0) -> Array:
        """Return the lists as one array, each filled up to the length of the longest."""
        made = np.full((len(self), int(self.lengths.max(initial=0))), fill, self.values.dtype)
        made[self.rows(), self.columns()] = self.values
        return made


Table = dict[str, Array | Lists]


class ColumnKind(NamedTuple):
    """What a column holds: the kind of its numbers, and whether a row has a list of them."""

    kind: str
    listed: bool = False

    def told(self) -> str:
        """Return the column as the manifest names it."""
        return f"list of {self.kind}" if self.listed else self.kind


class TableRows:
    """A table that grows row by row."""

    def __init__(self, columns: Mapping[str, ColumnKind]) -> None:
        self._columns: Final = columns
        self._kept: Final[dict[str, list[Any]]] = {name: [] for name in columns}
        self._lengths: Final[dict[str, list[int]]] = {name: [] for name, column in columns.items() if column.listed}

    def __len__(self) -> int:
        return len(next(iter(self._kept.values())))

    def add(self, row: Mapping[str, Any]) -> Self:
        """Append to the columns that are named; the others follow later."""
        for name, value in row.items():
            if self._columns[name].listed:
                self._kept[name] += value
                self._lengths[name].append(len(value))
            else:
                self._kept[name].append(value)
        return self

    def table(self) -> Table:
        """Return the columns as arrays."""
        made: Table = {}
        for name, column in self._columns.items():
            values = np.asarray(self._kept[name], column.kind)
            made[name] = Lists(values, _starts(self._lengths[name])) if column.listed else values
        return made


def joined(tables: Sequence[Table]) -> Table:
    """Return the rows of several tables of the same columns."""
    return {name: _end_to_end([table[name] for table in tables]) for name in tables[0]}


def taken(table: Table, rows: Array) -> Table:
    """Return these rows of a table."""
    return {name: column.take(rows) if isinstance(column, Lists) else column[rows] for name, column in table.items()}


def _end_to_end(parts: Sequence[Array | Lists]) -> Array | Lists:
    lists = [part for part in parts if isinstance(part, Lists)]
    if not lists:
        return np.concatenate([part for part in parts if not isinstance(part, Lists)])
    return Lists(
        np.concatenate([part.values for part in lists]), _starts(np.concatenate([part.lengths for part in lists]))
    )


def _starts(lengths: Array | Sequence[int]) -> Array:
    starts = np.zeros(len(lengths) + 1, np.int64)
    np.cumsum(np.asarray(lengths, np.int64), out=starts[1:])
    return starts
