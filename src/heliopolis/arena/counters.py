"""What statistics count of a game: tables of things, with their short names in results and the keys of their texts."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from heliopolis.arena.outcome import Counts
from heliopolis.kernel.game import Game


class Column(NamedTuple):
    """A column of a table: what one count of the game sums up."""

    table: str
    name: str
    things: list[str]
    """The short name of each thing by its number; nothing for one that has no row in the table."""


@lru_cache(16)
def columns(game: Game) -> list[Column]:
    """Return every column. The first of a table names its rows; the others are joined by name."""
    found: list[Column] = []
    for count in game.numbers.counts:
        rows = keys(game, count.table)
        names = [
            short(key).removeprefix(count.prefix)
            for key in game.wording.names_of(game.wording.events[count.event][count.thing])
        ]
        found.append(Column(count.table, count.column, [name if name in rows else "" for name in names]))
    return found


def keys(game: Game, table: str) -> dict[str, str]:
    """Return the things of a table by their short names, each with the key of its text."""
    first = next(count for count in game.numbers.counts if count.table == table)
    return {short(key): key for key in game.wording.names_of(game.wording.events[first.event][first.thing])}


def tables(game: Game) -> dict[str, list[str]]:
    """Return the names of the columns of each table."""
    found: dict[str, list[str]] = {}
    for column in columns(game):
        found.setdefault(column.table, []).append(column.name)
    return found


def counted(game: Game, sums: list[dict[int, int]]) -> Counts:
    """Return the sums of each count by thing, under their names; what never happened is left out."""
    found: Counts = {}
    for column, by_thing in zip(columns(game), sums, strict=True):
        for thing, number in by_thing.items():
            name = column.things[thing]
            if name and number:
                found.setdefault(column.table, {}).setdefault(name, {})[column.name] = number
    return found


def short(key: str) -> str:
    """Return what the text of a key is about, without what sort of text it is."""
    return key.rpartition("-")[2]
