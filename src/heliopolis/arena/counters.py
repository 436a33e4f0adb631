"""Things that statistics count: their short names in a book, and the keys of their texts."""

from __future__ import annotations

from heliopolis.arena.outcome import Counts
from heliopolis.kernel.definition import Count
from heliopolis.kernel.game import Game
from heliopolis.kernel.play import Tally


def counted(game: Game, tally: Tally) -> Counts:
    """What was counted, by the short names of things; what never happened is left out.

    The first column of a table names its things; the others are joined by name.
    """
    found: Counts = {}
    for count, sums in zip(tally.counts, tally.sums, strict=True):
        known = keys(game, count.table)
        names = game.names(game.events()[count.event][count.thing])
        for place, number in sums.items():
            name = short(names[place]).removeprefix(count.prefix)
            if name in known and number:
                found.setdefault(count.table, {}).setdefault(name, {})[count.column] = number
    return found


def tables(game: Game) -> dict[str, list[str]]:
    """The columns of each table."""
    found: dict[str, list[str]] = {}
    for count in game.counts():
        found.setdefault(count.table, []).append(count.column)
    return found


def keys(game: Game, table: str) -> dict[str, str]:
    """The things of a table by their short names, each with the key of its text."""
    first: Count = next(count for count in game.counts() if count.table == table)
    return {short(key): key for key in game.names(game.events()[first.event][first.thing])}


def short(key: str) -> str:
    """What the text of a key is about, without what sort of text it is."""
    return key.rpartition("-")[2]
