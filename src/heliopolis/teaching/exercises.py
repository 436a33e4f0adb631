"""Exercises: tables that someone learns at, which are no games that wait for anyone."""

from __future__ import annotations

from typing import Final

from heliopolis.table.header import Header

KINDS: Final = frozenset({"lesson", "puzzle"})
"""The kinds of guides whose tables are exercises."""


def is_exercise(header: Header) -> bool:
    """Return whether a table is there to learn at; it is dropped when the next one begins."""
    return header.guide.partition(":")[0] in KINDS
