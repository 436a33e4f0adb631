"""The texts as the parser of Fluent reads them, once for all tests of a process: it takes long."""

from __future__ import annotations

from functools import cache
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType


def entries(file: Traversable) -> list[EntryType]:
    """Return the entries of a file of texts."""
    return _parsed(file.read_text(encoding="utf-8"))


@cache
def _parsed(source: str) -> list[EntryType]:
    return FluentParser().parse(source).body
