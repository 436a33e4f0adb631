"""Reading a data set: shard by shard, so that no more than one of them is in memory."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from heliopolis.data.batches import Batch
from heliopolis.data.files import unpacked
from heliopolis.data.manifest import Manifest, Shard, read
from heliopolis.data.recording import DECISIONS
from heliopolis.data.tables import Array, Table, taken
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import BadData, BadOption
from heliopolis.kernel.game import Game
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.replay import read_journal

if TYPE_CHECKING:
    from torch.utils.data import IterableDataset

Seed = int | Sequence[int] | None
ALL: Final = "all"
LEARNED: Final = "learned"
HELD_OUT: Final = "held out"


def load(folder: Path | str, table: str = DECISIONS) -> Dataset:
    """Return the data set of a folder: its decisions, or another of its tables. Only the manifest is read yet.

    Examples:
        >>> from tempfile import TemporaryDirectory
        >>> from heliopolis.data import load, make, recipe
        >>> two_games = recipe("helios", "random", 2)
        >>> with TemporaryDirectory() as folder:
        ...     manifest = make(folder, two_games)
        ...     len(load(folder))
        204
    """
    manifest = read(Path(folder))
    tables = manifest.about.get("tables", {})
    if table not in tables:
        raise BadOption("table", "one-of", known=", ".join(tables), value=table)
    if not manifest.complete:
        there = sum(shard.games for shard in manifest.shards)
        raise BadData(str(folder), "unfinished-data", number=there, games=manifest.games)
    return Dataset(manifest, table)


class Dataset:
    """A table of a data set, or the part of it that ``split`` made."""

    def __init__(self, manifest: Manifest, table: str, part: str = ALL, every: int = 1) -> None:
        self.manifest: Final = manifest
        self.table: Final = table
        self._part: Final = part
        self._every: Final = every
        self._first: Final = int(manifest.about.get("first", 0))
        """The number of its first game."""

    def __repr__(self) -> str:
        there, of = self.manifest.games, f"games of {self.manifest.about['game']}"
        if self._part == ALL:
            return f"<{self.rows} {self.table} of {there} {of}>"
        # Rows of a part are counted by reading all files, which is too much for a glance.
        return f"<{self.table} of {self.games} of {there} {of}, {self._part}>"

    def __len__(self) -> int:
        return self.rows

    @property
    def games(self) -> int:
        """How many games it has, or this part of it."""
        return int(np.count_nonzero(self._wanted(np.arange(self.manifest.games))))

    @property
    def rows(self) -> int:
        """How many rows it has, or this part of it; those of a part are counted in the files each time."""
        shards = self.manifest.shards
        if self._part == ALL:
            return sum(shard.rows[self.table] for shard in shards)
        return sum(len(self._rows(self.read(shard, ["game"]))) for shard in shards)

    @property
    def game(self) -> Game:
        """The game that was played."""
        return find_game(str(self.manifest.about["game"]))

    def split(self, every: int = 10) -> tuple[Dataset, Dataset]:
        """Return all games but one of so many, and those: no game has decisions in both."""
        if every < 2:
            raise BadOption("every", "least", least=2, value=every)
        learned, held_out = (Dataset(self.manifest, self.table, part, every) for part in (LEARNED, HELD_OUT))
        return learned, held_out

    def batches(self, size: int = 1024, seed: Seed = None, worker: int = 0, workers: int = 1) -> Iterator[Batch]:
        """Yield the rows in batches, in the order of play; with a seed shards are shuffled, and the rows of each.

        The same seed gives the same order: another epoch wants another one. Of several workers each reads other
        shards.
        """
        if size < 1:
            raise BadOption("size", "least", least=1, value=size)
        luck = None if seed is None else np.random.default_rng(seed)
        shards = self.manifest.shards[worker::workers]
        for place in range(len(shards)) if luck is None else luck.permutation(len(shards)):
            table = self.read(shards[place])
            rows = self._rows(table)
            if luck is not None:
                rows = luck.permutation(rows)
            for start in range(0, len(rows), size):
                yield Batch(taken(table, rows[start : start + size]), self.manifest)

    def journal(self, game: int, components: Path | None = None) -> Journal:
        """Return a game by its number, replayed and checked; with the component values it was played with."""
        place = game - self._first
        for shard in self.manifest.shards:
            if shard.first <= place < shard.first + shard.games:
                return next(self._journals(shard, [place], components))
        last = self._first + self.manifest.games - 1
        raise BadOption("game", "between", least=self._first, most=last, value=game)

    def journals(self, components: Path | None = None) -> Iterator[tuple[int, Journal]]:
        """Yield the games of this part with their numbers, one after the other."""
        for shard in self.manifest.shards:
            places = np.arange(shard.first, shard.first + shard.games)
            wanted = places[self._wanted(places)].tolist()
            for place, journal in zip(wanted, self._journals(shard, wanted, components), strict=True):
                yield self._first + place, journal

    def _journals(self, shard: Shard, places: Sequence[int], components: Path | None) -> Iterator[Journal]:
        content = self.manifest.content(shard, f"journals-{shard.first:07}.zip")
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            for place in places:
                yield read_journal(archive.read(f"{place:07}.txt").decode(), find_game, components)

    def torch(self, size: int = 1024, seed: int | None = None) -> IterableDataset[dict[str, Any]]:
        """Return the batches as an ``IterableDataset``, for a ``DataLoader`` with ``batch_size=None``.

        It gives tensors by name. With a seed each iteration has its own order, which follows from the seed and the
        iteration's number.
        """
        from heliopolis.data.tensors import Tensors

        return Tensors(partial(self.batches, size), seed, len(self.manifest.shards))

    def read(self, shard: Shard, columns: list[str] | None = None) -> Table:
        """Return the table of a shard, or these of its columns; a file that is damaged is refused by name."""
        name = f"{self.table}-{shard.first:07}.{self.manifest.kind}"
        return unpacked(self.manifest.content(shard, name), self.manifest.kind, columns)

    def _rows(self, table: Table) -> Array:
        """Return which rows of a shard's table belong to this part."""
        return np.flatnonzero(self._wanted(np.asarray(table["game"]) - self._first))

    def _wanted(self, places: Array) -> Array:
        """Return which of the games belong to this part."""
        held_out: Array = places % self._every == 0
        return held_out if self._part == HELD_OUT else ~held_out if self._part == LEARNED else places >= 0
