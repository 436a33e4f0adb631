"""Component values: rows in TOML, each value with its provenance, replaceable file by file."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from heliopolis.kernel.errors import BadData
from heliopolis.kernel.reading import Reader

PROVENANCES: Final = ("stated", "implied", "reconstructed")
"""Printed in the rulebook; implied by its counts or examples; our own choice where only the pieces would show it."""
ABOUT: Final = ("source", "note", "rule")
"""What a table says about itself; these are not component values."""


class ComponentValue(NamedTuple):
    """One component value, for people who want to know where it comes from."""

    component: str
    field: str
    value: str
    provenance: str
    note: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Components:
    """The component values of one game as loaded: what the rules read is in the game's own subclass."""

    def __init__(self, digest: str, entries: list[ComponentValue]) -> None:
        self.digest: Final = digest
        self.entries: Final = entries
        self.replaced: tuple[tuple[str, str], ...] = ()
        """The files, by name and text, that replace the game's own."""


class Sheets(NamedTuple):
    """The files of a game's components, parsed but not yet checked."""

    digest: str
    entries: list[ComponentValue]
    files: dict[str, Reader]


def read_sheets(own: Path, folder: Path | str | None, names: tuple[str, ...]) -> Sheets:
    """Return the game's own files, each replaced by the file of that name in ``folder`` if there is one."""
    paths = {name: own / f"{name}.toml" for name in names}
    if folder is not None:
        paths.update(_replacements(Path(folder), names))
    parsed: dict[str, object] = {}
    for name, path in paths.items():
        try:
            parsed[name] = tomllib.loads(path.read_text(encoding="utf-8"))
        except (ValueError, RecursionError) as error:
            # Also a number of thousands of digits, and depth without end.
            raise BadData(path.name, "not-toml", problem=str(error)) from None
    files = {name: Reader(value, f"{name}.toml") for name, value in parsed.items()}
    entries = [entry for name in names for entry in _entries(name, files[name])]
    canonical = json.dumps(_bare(parsed), sort_keys=True, separators=(",", ":"))
    return Sheets(hashlib.sha256(canonical.encode()).hexdigest()[:16], entries, files)


def files_in(folder: Path) -> tuple[tuple[str, str], ...]:
    """Return the files of a folder of components, by name and text."""
    return tuple([(path.name, path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.toml"))])


def _replacements(folder: Path, names: tuple[str, ...]) -> dict[str, Path]:
    known = ", ".join(f"{name}.toml" for name in names)
    if not folder.is_dir():
        raise BadData("components", "not-folder", folder=str(folder))
    found = {path.stem: path for path in sorted(folder.glob("*.toml"))}
    if not found:
        raise BadData("components", "holds-none", folder=str(folder), known=known)
    for name in found:
        if name not in names:
            raise BadData(f"{name}.toml", "none-of", known=known)
    return found


def _entries(component: str, saved: Reader) -> list[ComponentValue]:
    if not saved.has("source"):
        if any(not isinstance(saved[key].value, Mapping) for key in saved.keys()):
            raise saved.wrong("source")
        return [entry for key in saved.keys() for entry in _entries(f"{component}.{key}", saved[key])]
    source = saved["source"]
    fallback = PROVENANCES[source["all"].one_of(PROVENANCES)]
    note = saved.get("note", "").string()
    entries: list[ComponentValue] = []
    for key in saved.keys():
        if key in ABOUT:
            continue
        provenance = PROVENANCES[source[key].one_of(PROVENANCES)] if source.has(key) else fallback
        value = saved[key].value
        shown = " ".join(str(item) for item in value) if isinstance(value, list) else str(value)
        entries.append(ComponentValue(component, key, shown, provenance, note))
    return entries


def _bare(value: object) -> object:
    """Return the values alone, without notes and sources: a better note does not make it another game."""
    if isinstance(value, Mapping):
        return {key: _bare(each) for key, each in value.items() if key not in ABOUT}
    return value
