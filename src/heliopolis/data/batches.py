"""A batch: some rows of a table."""

from __future__ import annotations

from collections.abc import KeysView
from typing import Any, Final

import numpy as np

from heliopolis.data.manifest import Manifest
from heliopolis.data.tables import Array, Lists, Table, taken
from heliopolis.kernel.errors import BadOption


class Batch:
    """Some rows: ``batch["seat"]`` is a column, an array or ``Lists``; what is dense is made when it is asked for."""

    def __init__(self, table: Table, manifest: Manifest) -> None:
        self.table: Final = table
        self._manifest: Final = manifest

    def __len__(self) -> int:
        return len(self["game"])

    def __repr__(self) -> str:
        return f"<batch of {len(self)} rows: {', '.join(self.keys())}>"

    def keys(self) -> KeysView[str]:
        """Return the names of its columns."""
        return self.table.keys()

    def __getitem__(self, name: str) -> Any:
        if name not in self.table:
            raise BadOption("column", "one-of", known=", ".join(self.keys()), value=name)
        return self.table[name]

    def lists(self, name: str) -> Lists:
        """Return a column of lists."""
        column = self.table.get(name)
        if not isinstance(column, Lists):
            listed = [each for each in self.keys() if isinstance(self.table[each], Lists)]
            raise BadOption("column", "one-of", known=", ".join(listed), value=name)
        return column

    def rows(self, places: Array) -> Batch:
        """Return some of its rows, by their places."""
        return Batch(taken(self.table, places), self._manifest)

    def features(self) -> Array:
        """Return the features as the environments give them: a row of float32 for each decision."""
        places = self.lists("feature_places")
        made = np.zeros((len(self), self._manifest.about["features"]), np.float32)
        made[places.rows(), places.values] = self.lists("feature_values").values
        return made

    def mask(self) -> Array:
        """Return for each decision and each action of the vocabulary whether it was legal."""
        legal = self.lists("legal")
        made = np.zeros((len(self), self._manifest.about["actions"]), np.bool_)
        made[legal.rows(), legal.values] = True
        return made

    def policy(self) -> Array:
        """Return for each decision and action its part of the search's visits.

        Where nothing was searched, the choice.
        """
        legal, visits = self.lists("legal"), self.lists("visits")
        made = np.zeros((len(self), self._manifest.about["actions"]), np.float32)
        known = visits.take(np.flatnonzero(visits.lengths))
        rows = np.flatnonzero(visits.lengths)
        made[np.repeat(rows, known.lengths), legal.take(rows).values] = known.values
        seen = made.sum(1, keepdims=True)
        chosen = np.flatnonzero((seen[:, 0] == 0) & (self["choice"] >= 0))
        made[chosen, self["choice"][chosen]] = 1
        return made / np.where(seen > 0, seen, 1)

    def arrays(self) -> dict[str, Array]:
        """Return all of it dense, by name: lists by seat are padded with 0."""
        made = {name: column for name, column in self.table.items() if not isinstance(column, Lists)}
        if "feature_places" in self.table:
            made |= {"features": self.features(), "mask": self.mask(), "policy": self.policy()}
            made |= {name: self.lists(name).padded() for name in ("ranks", "scores")}
        else:
            made |= {name: column.padded() for name, column in self.table.items() if isinstance(column, Lists)}
        return made
