"""The schedule: who sits where in which game, with the same chance for everyone on every seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import NamedTuple

from heliopolis.kernel.chance import derived
from heliopolis.kernel.errors import BadOption

LineUp = tuple[str, ...]
"""The bots at one table, in any order."""


class Fixture(NamedTuple):
    """A game to be played; the number alone says all the rest."""

    number: int
    line_up: int
    """Which line-up plays."""
    seats: LineUp
    """The bot on each seat."""
    seed: int
    """Of chance: that of all games of a set."""
    ends_set: bool
    """Whether every bot of the line-up has now met this chance on every seat."""


def line_ups(bots: Sequence[str], players: int) -> list[LineUp]:
    """Return every table that the bots can fill, each bot as often as it is named; with one bot only if it must be."""
    found = list(dict.fromkeys(tuple(sorted(each, key=bots.index)) for each in combinations(bots, players)))
    mixed = [line_up for line_up in found if len(set(line_up)) > 1]
    if not found:
        raise BadOption("bots", "few-bots", number=players, given=len(bots))
    return mixed or found


def seatings(line_up: LineUp) -> list[list[LineUp]]:
    """Return the ways to sit down, in sets: the rotations of every order round the table, each once."""
    sets: list[list[LineUp]] = []
    seen: set[LineUp] = set()
    for rest in permutations(line_up[1:]):
        order = (line_up[0], *rest)
        if order not in seen:
            turned = [order[-turn:] + order[:-turn] for turn in range(len(order))]
            sets.append(list(dict.fromkeys(turned)))
            seen.update(turned)
    return sets


def schedule(tables: Sequence[LineUp], games: int, seed: int) -> Iterator[Fixture]:
    """Yield that many games of every line-up, taking turns.

    The numbers are those of a schedule without end, so that a longer one begins with the same games.
    """
    sets = [seatings(line_up) for line_up in tables]
    played = [0] * len(tables)
    number = 0
    for lap in range(games):
        if min(played) >= games:
            return
        chance = derived(seed, lap)
        for place, ways in enumerate(sets):
            way = ways[lap % len(ways)]
            for seats in way:
                if played[place] < games:
                    yield Fixture(number, place, seats, chance, ends_set=seats is way[-1])
                    played[place] += 1
                number += 1


def rotation(line_up: LineUp, games: int, seed: int) -> Iterator[Fixture]:
    """Yield that many games of one line-up, each with its own seed; bots move on one seat from game to game."""
    for number in range(games):
        turned = number % len(line_up)
        yield Fixture(number, 0, line_up[turned:] + line_up[:turned], derived(seed, number), ends_set=True)
