"""Examples: the ends of turns of data sets, as arrays by name.

For every position: the columns of ``docs/research/data-format.md``, and ``seats``, the number of seats. For every seat
of every position, one after the other: ``inputs``, ``share`` and ``score``.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.data.ends import ENDS
from heliopolis.data.loading import load as open_data
from heliopolis.data.tables import Lists, Table
from heliopolis.kernel.errors import BadData

Arrays = dict[str, NDArray[np.generic]]

APART: Final = 1 << 40
"""Games of further data sets, which all begin with 0, are numbered this far apart."""


def load(folders: Sequence[Path], further: Sequence[Path] = ()) -> Arrays:
    """Return the examples of data sets: first those whose games have numbers of their own, then further ones."""
    parts = [examples(folder) for folder in folders]
    for place, folder in enumerate(further, 1):
        part = examples(folder)
        parts.append({**part, "game": part["game"].astype(np.int64) + place * APART})
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def examples(folder: Path) -> Arrays:
    """Return the examples of one data set."""
    data = open_data(folder, ENDS)
    parts = [as_arrays(data.read(shard)) for shard in data.manifest.shards]
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def as_arrays(table: Table) -> Arrays:
    """Return the ends of turns as examples."""
    share = table["share"]
    assert isinstance(share, Lists)
    made: Arrays = {name: column.values if isinstance(column, Lists) else column for name, column in table.items()}
    return {**made, "seats": share.lengths.astype(np.int8), "inputs": made["inputs"].reshape(len(share.values), -1)}


def check_fits(folder: Path, about: dict[str, object]) -> None:
    """Refuse a data set of another game, other rules or other component values."""
    there = open_data(folder, ENDS).manifest.about
    for name in ("game", "rules", "components"):
        if there[name] != about[name]:
            raise BadData(str(folder), "other-data", name=name, theirs=str(there[name]), ours=str(about[name]))
