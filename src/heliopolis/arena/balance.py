"""The balance of a game, as a page of tables: how long games are, how they end, and what each component is good for."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from statistics import fmean, stdev
from typing import Final, NamedTuple

from heliopolis.arena.confidence import Z
from heliopolis.arena.counters import keys, tables
from heliopolis.arena.figures import cases, numbers, seats, winning
from heliopolis.arena.outcome import Outcome
from heliopolis.arena.running import ContestResult
from heliopolis.arena.spread import spread
from heliopolis.bots import resolve
from heliopolis.words.voice import Voice, voice_of

Played = Mapping[int, ContestResult]
"""Contests of one bot against itself that differ in the number of players alone, by that number."""


FEW: Final = 10
"""The fewest owners of a thing about whose victories the report says anything."""


class Use(NamedTuple):
    """What players made of a thing."""

    had: list[float]
    """By what part of the players, for each number of players."""
    columns: dict[str, float]
    """How much of each column those had who had it at all, on average; those that no one had are left out."""
    wins: tuple[float, float] | None
    """How many times its fair share of victories a seat had that had it, and the reach of that at 95 %."""


def balance(played: Sequence[Played], language: str) -> str:
    """Return the whole page in Markdown."""
    parts = [_Chapter(each, language).text() for each in played]
    say = _voice(played[0], language).say
    return "\n\n".join([f"# {say('balance-title')}", say("balance-about"), *parts]) + "\n"


def _voice(played: Played, language: str) -> Voice:
    return voice_of(next(iter(played.values())).contest.definition, language)


class _Chapter:
    """One game with one choice of options."""

    def __init__(self, played: Played, language: str) -> None:
        self.played: Final = played
        self.contest: Final = next(iter(played.values())).contest
        self.game: Final = self.contest.definition
        self.voice: Final = _voice(played, language)
        self.say: Final = self.voice.say

    def text(self) -> str:
        """Return the chapter."""
        usual = {option.name: option.usual for option in self.game.options}
        other = [f"{name}={value}".lower() for name, value in self.contest.options if usual[name] != value]
        chosen = [each for each in other if not each.startswith("players=")]
        title = ", ".join([self.say("name-game"), *chosen])
        bot = self.contest.bots[0]
        digest = self.game.components(self.contest.components or None).digest
        made = self.say(
            "balance-made",
            bot=bot if resolve(bot, self.game) == bot else f"{bot} ({resolve(bot, self.game)})",
            seed=self.contest.seed,
            rules=self.game.version,
            digest=digest[:12],
        )
        parts = [f"## {title}", made, self.games()]
        parts += [self.things(table) for table in tables(self.game)]
        return "\n\n".join(part for part in parts if part)

    def games(self) -> str:
        """Length, ends, scores and seats."""
        columns = [result.outcomes for result in self.played.values()]
        rows = [[self.say("arena-games"), *(str(len(outcomes)) for outcomes in columns)]]
        rows.append([self.say("arena-turns"), *(_range([each.turns for each in outcomes]) for outcomes in columns)])
        found = [numbers(outcomes) for outcomes in columns]
        rows += [
            [self.say(f"fact-{name}"), *(_range(each[name]) if name in each else "" for each in found)]
            for name in _keys(found)
        ]
        ends = [cases(outcomes) for outcomes in columns]
        for name in _keys(ends):
            for key in _keys([each.get(name, {}) for each in ends]):
                parts = [each.get(name, {}).get(key, 0.0) for each in ends]
                rows.append(
                    [
                        self.say("titled", title=self.say(f"fact-{name}"), text=self.say(key)),
                        *(f"{part:.0%}" for part in parts),
                    ]
                )
        rows.append([self.say("balance-score"), *(_range(_scores(outcomes)) for outcomes in columns)])
        best = [winning(outcomes) for outcomes in columns]
        rows.append([self.say("balance-winner"), *(f"{each.mean:.1f} ({each.min}–{each.max})" for each in best)])
        by_seat = zip_longest(*([f"{each.wins.share:.0%}" for each in seats(outcomes)] for outcomes in columns))
        for number, shares in enumerate(by_seat, 1):
            rows.append([self.say("balance-seat", number=number), *(share or "" for share in shares)])
        return _table(["", *self._players()], rows)

    def things(self, table: str) -> str:
        """Return every thing of a sort: who had it, what it came to, and whether it helped."""
        columns = tables(self.game)[table]
        uses = {key: self._use(table, name, columns) for name, key in keys(self.game, table).items()}
        order = sorted(uses, key=lambda key: -fmean(uses[key].had))
        shown = [key for key in order if any(uses[key].had)]
        if not shown:
            return ""
        # A column that counts what happens at no seat says nothing about players.
        told = [column for column in columns if any(column in uses[key].columns for key in shown)]
        head = [self.say(f"table-{table}"), *self._players()]
        head += [self.say(f"column-{column}") for column in told] + [self.say("balance-wins")]
        rows = [
            [
                self.voice.plain(key),
                *(f"{part:.0%}" for part in use.had),
                *(f"{use.columns[column]:.2f}" if column in use.columns else "" for column in told),
                f"{use.wins[0]:.2f} ±{use.wins[1]:.2f}" if use.wins else "",
            ]
            for key, use in ((key, uses[key]) for key in shown)
        ]
        never = [self.voice.plain(key) for key in order if key not in shown]
        return _table(head, rows) + (f"\n\n{self.say('arena-never', list=', '.join(never))}" if never else "")

    def _players(self) -> list[str]:
        return [self.say("balance-players", number=number) for number in self.played]

    def _use(self, table: str, name: str, columns: Sequence[str]) -> Use:
        had: list[float] = []
        holders: list[dict[str, int]] = []
        luck: list[float] = []
        for number, result in self.played.items():
            mine = [
                (counts, share * number)
                for outcome in result.outcomes
                for counts, share in zip(_seen(outcome, table, name), outcome.shares(), strict=True)
                if any(counts.values())
            ]
            had.append(len(mine) / (number * len(result.outcomes)))
            holders += [counts for counts, _ in mine]
            if number > 1:
                luck += [share for _, share in mine]
        sums = {column: sum(counts.get(column, 0) for counts in holders) for column in columns}
        return Use(had, {column: total / len(holders) for column, total in sums.items() if total}, _times(luck))


def _seen(outcome: Outcome, table: str, name: str) -> list[dict[str, int]]:
    """Return what each seat did with a thing."""
    return [counts.get(table, {}).get(name, {}) for counts in outcome.counts[: len(outcome.seats)]]


def _times(luck: Sequence[float]) -> tuple[float, float] | None:
    if len(luck) < FEW:
        return None
    return fmean(luck), Z * stdev(luck) / math.sqrt(len(luck))


def _scores(outcomes: Sequence[Outcome]) -> list[int]:
    return [total for outcome in outcomes for total in outcome.totals]


def _range(values: Sequence[int]) -> str:
    found = spread(values)
    return f"{found.mean:.1f} ({found.min}–{found.max})"


def _keys(tables: Sequence[Mapping[str, object]]) -> list[str]:
    return list(dict.fromkeys(key for table in tables for key in table))


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
