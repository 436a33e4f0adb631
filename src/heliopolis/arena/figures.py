"""Figures of many games: by line-up, by seat, by reason, by length, and by every thing that a game counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from heliopolis.arena.confidence import Interval, wilson
from heliopolis.arena.counters import keys, tables
from heliopolis.arena.outcome import Outcome
from heliopolis.arena.schedule import LineUp
from heliopolis.arena.spread import Spread, spread
from heliopolis.arena.standing import Standing, standings
from heliopolis.kernel.game import Game


class SeatFigures(NamedTuple):
    """How a seat did, anyone who sat there."""

    wins: Interval
    score: Spread


class Thing(NamedTuple):
    """What became of a thing: a building, a character, a card."""

    key: str
    """Of its text."""
    had: int
    """How many players had it, each counted once a game."""
    part: float
    """Of all players."""
    wins: Interval | None
    """Of those who had it; None if no one did."""
    columns: dict[str, float]
    """For each game on average."""


def meetings(outcomes: Sequence[Outcome]) -> dict[LineUp, list[Standing]]:
    """Return the standings of each line-up by itself."""
    found: dict[LineUp, list[Outcome]] = {}
    for outcome in outcomes:
        found.setdefault(tuple(sorted(outcome.seats)), []).append(outcome)
    return {line_up: standings(played) for line_up, played in found.items()}


def seats(outcomes: Sequence[Outcome]) -> list[SeatFigures]:
    """Return every seat of the table."""
    shares = [outcome.shares() for outcome in outcomes]
    return [
        SeatFigures(
            wilson(sum(each[seat] for each in shares), len(outcomes)),
            spread([outcome.totals[seat] for outcome in outcomes]),
        )
        for seat in range(len(outcomes[0].seats))
    ]


def winning(outcomes: Sequence[Outcome]) -> Spread:
    """Return the score that won."""
    return spread([max(outcome.totals) for outcome in outcomes])


def reasons(game: Game, outcomes: Sequence[Outcome]) -> dict[str, dict[str, float]]:
    """Return the points of each bot by reason, on average for a seat in a game.

    Reasons that gave no one any are left out.
    """
    sheets: dict[str, list[dict[str, int]]] = {}
    for outcome in outcomes:
        for name, sheet in zip(outcome.seats, outcome.points, strict=True):
            sheets.setdefault(name, []).append(sheet)
    used = {reason for mine in sheets.values() for sheet in mine for reason in sheet}
    order = [reason.name for reason in game.reasons if reason.name in used]
    return {
        name: {reason: fmean(sheet.get(reason, 0) for sheet in mine) for reason in order}
        for name, mine in sheets.items()
    }


def numbers(outcomes: Sequence[Outcome]) -> dict[str, list[int]]:
    """Return the facts of the games that are numbers."""
    found: dict[str, list[int]] = {}
    for outcome in outcomes:
        for name, fact in outcome.facts.items():
            if isinstance(fact, int):
                found.setdefault(name, []).append(fact)
    return found


def cases(outcomes: Sequence[Outcome]) -> dict[str, dict[str, float]]:
    """Return the facts that were the case or not, by the keys of their texts: in what part of the games."""
    found: dict[str, Counter[str]] = {}
    for outcome in outcomes:
        for name, fact in outcome.facts.items():
            if not isinstance(fact, int):
                found.setdefault(name, Counter()).update(fact)
    return {
        name: {key: times / len(outcomes) for key, times in counter.most_common()} for name, counter in found.items()
    }


def things(game: Game, outcomes: Sequence[Outcome]) -> dict[str, list[Thing]]:
    """Return everything that is counted, table by table, components that most players had first."""
    found: dict[str, list[Thing]] = {}
    for table, columns in tables(game).items():
        rows = [_thing(outcomes, table, columns, name, key) for name, key in keys(game, table).items()]
        found[table] = sorted(rows, key=lambda thing: -thing.had)
    return found


def _thing(outcomes: Sequence[Outcome], table: str, columns: Sequence[str], name: str, key: str) -> Thing:
    """Count a component; a player had it if any event of that player involves it."""
    had, wins, players = 0, 0.0, 0
    sums = dict.fromkeys(columns, 0)
    for outcome in outcomes:
        players += len(outcome.seats)
        mine = [counts.get(table, {}).get(name, {}) for counts in outcome.counts]
        for share, counted in zip(outcome.shares(), mine[:-1], strict=True):
            if any(counted.values()):
                had += 1
                wins += share
        for column in columns:
            sums[column] += sum(counted.get(column, 0) for counted in mine)
    return Thing(
        key=key,
        had=had,
        part=had / players,
        wins=wilson(wins, had) if had else None,
        columns={column: total / len(outcomes) for column, total in sums.items()},
    )
