"""An outcome: all that is kept of a game that was played, as one line of JSON."""

from __future__ import annotations

import json
from typing import Final, NamedTuple

from heliopolis.kernel.reading import Reader

Counts = dict[str, dict[str, dict[str, int]]]
"""What happened: for each sort of thing and each thing, the columns."""
Facts = dict[str, int | list[str]]

_LARGEST: Final = 2**64


class Outcome(NamedTuple):
    """What came of one game; the lists have one entry for each seat."""

    number: int
    seats: list[str]
    """The bots."""
    seed: int
    ranks: list[int]
    totals: list[int]
    points: list[dict[str, int]]
    """By reason."""
    turns: int
    facts: Facts
    """What the game finds worth knowing of itself."""
    counts: list[Counts]
    """What happened at each seat, and last what happened at none."""
    decisions: list[int]
    """Among at least two choices."""
    seconds: list[float]
    """Of thinking."""
    forfeits: list[list[str]]
    """What a bot of someone else did wrong; it played at random instead."""
    key: str
    """The name of the final position."""
    forced: int = 0
    """How many choices were the only one there was; like the next two not in files of earlier versions."""
    chance: int = 0
    """How often chance decided."""
    elapsed: float = 0.0
    """The seconds that the game took."""

    def shares(self) -> list[float]:
        """Return the part of the victory that each seat has; solo there may be no winner."""
        winners = self.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranks]

    def share(self, bot: str) -> float:
        """Return the part of the victory that a bot has, on whichever seats it sat."""
        return sum(share for share, name in zip(self.shares(), self.seats, strict=True) if name == bot)

    def line(self) -> str:
        """Return the outcome as one line."""
        return json.dumps(self._asdict(), separators=(",", ":"))


def read_outcome(line: Reader) -> Outcome:
    """Return the outcome that ``line`` wrote; anything else is refused with the field at fault."""
    line.only(*Outcome._fields)
    return Outcome(
        number=line["number"].integer(0),
        seats=line["seats"].strings(),
        seed=line["seed"].integer(0, _LARGEST),
        ranks=line["ranks"].integers(1),
        totals=line["totals"].integers(),
        points=[_numbers(sheet) for sheet in line["points"].items()],
        turns=line["turns"].integer(0),
        facts=_facts(line["facts"]),
        counts=[_counts(seat) for seat in line["counts"].items()],
        decisions=line["decisions"].integers(0),
        seconds=[read_number(each) for each in line["seconds"].items()],
        forfeits=[each.strings() for each in line["forfeits"].items()],
        key=line["key"].string(),
        forced=line["forced"].integer(0) if line.has("forced") else 0,
        chance=line["chance"].integer(0) if line.has("chance") else 0,
        elapsed=read_number(line["elapsed"]) if line.has("elapsed") else 0.0,
    )


def _numbers(table: Reader) -> dict[str, int]:
    return {name: table[name].integer() for name in table.keys()}


def _counts(tables: Reader) -> Counts:
    return {table: {thing: _numbers(tables[table][thing]) for thing in tables[table].keys()} for table in tables.keys()}


def _facts(table: Reader) -> Facts:
    return {
        name: table[name].strings() if isinstance(table[name].value, list) else table[name].integer()
        for name in table.keys()
    }


def read_number(value: Reader) -> float:
    """Return a number, whole or not."""
    if isinstance(value.value, float):
        return value.value
    return value.integer()
