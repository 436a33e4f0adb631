"""The manifest of a data set: what was played and how, and the digest of every file."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from heliopolis.data.files import NPZ, PARQUET, Kind, write
from heliopolis.kernel.errors import BadData, HeliopolisError
from heliopolis.kernel.reading import NotJson, Reader, parse_json

FILE: Final = "manifest.json"
FORMAT: Final = "heliopolis data 1"
GROWING: Final = ("command", "games", "shards")
"""What may differ between a data set and the same with more games."""


class Shard(NamedTuple):
    """Some games of a data set, in files of their own."""

    first: int
    games: int
    rows: dict[str, int]
    """How many each table has."""
    files: dict[str, str]
    """The SHA-256 of each file."""

    def whole(self, folder: Path) -> bool:
        """Return whether all its files are there as they were written."""
        return all((folder / name).is_file() and digest(folder / name) == known for name, known in self.files.items())


class Manifest(NamedTuple):
    """What is known of a data set."""

    folder: Path
    about: dict[str, Any]
    """All but the shards, as in the file."""
    shards: list[Shard]

    @property
    def kind(self) -> Kind:
        """What its tables are written as."""
        return NPZ if self.about["files"] == NPZ else PARQUET

    @property
    def games(self) -> int:
        """How many games it has when it is complete."""
        return int(self.about["games"])

    @property
    def complete(self) -> bool:
        """Whether all its games are there."""
        return sum(shard.games for shard in self.shards) == self.games

    def write(self) -> None:
        """Write the manifest, whole or not at all."""
        told = {**self.about, "shards": [shard._asdict() for shard in self.shards]}
        write(self.folder / FILE, (json.dumps(told, indent=1) + "\n").encode())

    def content(self, shard: Shard, name: str) -> bytes:
        """Return what a file holds; one that is missing or not as it was written is refused by its path."""
        path = self.folder / name
        if not path.is_file():
            raise BadData(str(path), "shard-missing")
        content = path.read_bytes()
        if hashlib.sha256(content).hexdigest() != shard.files[name]:
            raise BadData(str(path), "shard-damaged")
        return content


def read(folder: Path) -> Manifest:
    """Return the manifest of a folder; where there is none, or one of another format, that is said."""
    path = folder / FILE
    if not path.is_file():
        raise BadData(str(folder), "no-manifest", file=FILE)
    try:
        told = Reader(parse_json(path.read_bytes()), str(path))
    except NotJson as error:
        raise BadData(str(path), "not-json", problem=error.reason) from None
    if not told.has("format") or told["format"].value != FORMAT:
        raise told.wrong("other-format", format=FORMAT)
    if told["files"].string() not in (PARQUET, NPZ):
        raise told["files"].wrong("one-of", known=f"{PARQUET}, {NPZ}", value=told["files"].string())
    for name in ("game", "version"):
        told[name].string()
    told["tables"].keys()
    for name in ("games", *(name for name in ("features", "actions") if told.has(name))):
        told[name].integer(1)
    shards = [
        Shard(
            each["first"].integer(0),
            each["games"].integer(1),
            {name: each["rows"][name].integer(0) for name in each["rows"].keys()},
            {_plain(each["files"], name): each["files"][name].string() for name in each["files"].keys()},
        )
        for each in told["shards"].items()
    ]
    about = {name: told[name].value for name in told.keys() if name != "shards"}
    return Manifest(folder, about, shards)


def kind_there(folder: Path) -> Kind | None:
    """Return what the tables of a folder are written as, if a data set was begun there."""
    return read(folder).kind if (folder / FILE).is_file() else None


def begun(folder: Path, about: Mapping[str, Any]) -> Manifest:
    """Return the data set to continue: the one that is in the folder, if it is the same, or a new one.

    A folder of another data set, or one that has other things in it and no data set, is refused and left as it is.
    """
    nearest = next(each for each in (folder, *folder.parents) if each.exists())
    if not nearest.is_dir():
        raise HeliopolisError("not-folder", folder=str(nearest))
    if not folder.exists() or not any(folder.iterdir()):
        return Manifest(folder, dict(about), [])
    there = read(folder)
    for name in [*about, *(name for name in there.about if name not in about)]:
        theirs, ours = there.about.get(name), json.loads(json.dumps(about.get(name)))
        if name not in GROWING and theirs != ours:
            raise BadData(str(folder), "other-data", name=name, theirs=json.dumps(theirs), ours=json.dumps(ours))
    if there.games > about["games"]:
        raise BadData(str(folder), "more-data", games=there.games)
    return Manifest(folder, dict(about), there.shards)


def digest(path: Path) -> str:
    """Return the SHA-256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _plain(files: Reader, name: str) -> str:
    """Return the name of a file, if it lies in the folder itself."""
    if Path(name).name != name:
        raise files.wrong("unknown", key=name)
    return name
