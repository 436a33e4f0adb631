"""Making a data set: games are played wherever the executor plays them, and written shard by shard."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeVar

from heliopolis.arena.executors import Executor, in_process
from heliopolis.data.files import Kind, packed, write, written_by, zipped
from heliopolis.data.manifest import FORMAT, Manifest, Shard, begun
from heliopolis.data.tables import ColumnKind, Table, joined
from heliopolis.kernel.errors import BadOption

T = TypeVar("T")
SHARD: Final = 100
"""How many games are a shard by default."""


class GameRecord(NamedTuple):
    """What is kept of one game: its rows in each table, and its journal."""

    tables: dict[str, Table]
    journal: str


class DataRecipe(NamedTuple, Generic[T]):
    """How a data set is made: ``play`` plays some of the fixtures, which are the games in their order."""

    about: Mapping[str, Any]
    """All that decides what is written, for the manifest."""
    columns: Mapping[str, Mapping[str, ColumnKind]]
    """Of each table."""
    fixtures: Sequence[T]
    play: Callable[[Sequence[T]], list[GameRecord]]
    kind: Kind
    """What its tables are written as."""
    shard: int = SHARD
    """How many games are in one file."""
    together: int = 1
    """How many games are one task of a process."""


def make(
    folder: Path | str,
    recipe: DataRecipe[T],
    executor: Executor = in_process,
    progress: Callable[[int, int], None] | None = None,
) -> Manifest:
    """Write the data set into a folder, or what is still missing of it there.

    The bytes depend on the recipe alone. ``progress`` is called with how many games are over, and how many there will
    be.

    Examples:
        >>> from tempfile import TemporaryDirectory
        >>> from heliopolis.data import make, recipe
        >>> two_games = recipe("helios", "random", 2)
        >>> with TemporaryDirectory() as folder:
        ...     manifest = make(folder, two_games)
        >>> manifest.complete, manifest.games
        (True, 2)
    """
    games, shard, folder = len(recipe.fixtures), recipe.shard, Path(folder)
    for name, number in (("games", games), ("shard", shard)):
        if number < 1:
            raise BadOption(name, "least", least=1, value=number)
    manifest = begun(folder, _about(recipe))
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [range(first, min(first + shard, games)) for first in range(0, games, shard)]
    kept = [each for each in manifest.shards if range(each.first, each.first + each.games) in wanted]
    manifest = manifest._replace(shards=[each for each in kept if each.whole(folder)])
    manifest.write()
    known = {each.first for each in manifest.shards}
    missing = [places for places in wanted if places.start not in known]
    done = games - sum(map(len, missing))
    if progress:
        progress(done, games)
    waiting: dict[int, dict[int, GameRecord]] = {places.start: {} for places in missing}
    with closing(executor(partial(_played, recipe.play), _tasks(recipe, missing))) as arriving:
        for place, records in arriving:
            for number, record in enumerate(records, place):
                first = number - number % shard
                waiting[first][number] = record
                done += 1
                if len(waiting[first]) == min(shard, games - first):
                    there = waiting.pop(first)
                    manifest.shards.append(_written(manifest, first, [there[each] for each in sorted(there)]))
                    manifest.shards.sort()
                    manifest.write()
            if progress:
                progress(done, games)
    return manifest


def _about(recipe: DataRecipe[T]) -> dict[str, Any]:
    return {
        "format": FORMAT,
        **recipe.about,
        "games": len(recipe.fixtures),
        "shard": recipe.shard,
        "files": recipe.kind,
        "written_by": written_by(recipe.kind),
        "tables": {
            table: {name: column.told() for name, column in columns.items()}
            for table, columns in recipe.columns.items()
        },
    }


def _tasks(recipe: DataRecipe[T], missing: Sequence[range]) -> Iterator[tuple[int, Sequence[T]]]:
    for places in missing:
        for first in range(places.start, places.stop, recipe.together):
            yield first, recipe.fixtures[first : min(first + recipe.together, places.stop)]


def _played(
    play: Callable[[Sequence[T]], list[GameRecord]], task: tuple[int, Sequence[T]]
) -> tuple[int, list[GameRecord]]:
    place, fixtures = task
    return place, play(fixtures)


def _written(manifest: Manifest, first: int, records: Sequence[GameRecord]) -> Shard:
    """Write the files of a shard."""
    rows: dict[str, int] = {}
    contents: dict[str, bytes] = {}
    for name in records[0].tables:
        table = joined([record.tables[name] for record in records])
        rows[name] = len(table["game"])
        contents[f"{name}-{first:07}.{manifest.kind}"] = packed(table, manifest.kind)
    journals = {f"{number:07}.txt": record.journal.encode() for number, record in enumerate(records, first)}
    contents[f"journals-{first:07}.zip"] = zipped(journals)
    for name, content in contents.items():
        write(manifest.folder / name, content)
    digests = {name: hashlib.sha256(content).hexdigest() for name, content in contents.items()}
    return Shard(first, len(records), rows, digests)
