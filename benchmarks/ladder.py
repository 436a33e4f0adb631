"""Measure the ladders of the tasks of version 2: every rung plays against the two above it, on all processors.

``python -m benchmarks.ladder --seconds 420 --out docs/results/ladder`` writes a file for each task, from which
``make docs`` makes ratings and pages. Pairs take turns by the time they have had, so that expensive bots play fewer
games, and no game begins that would last beyond the end. Alone, each rung plays the same draws.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from heliopolis.arena.contests import contest, play
from heliopolis.arena.ladder import share_of
from heliopolis.arena.outcome import Outcome
from heliopolis.arena.schedule import Fixture
from heliopolis.games import all_games
from heliopolis.tasks import Task, all_tasks

REACH = 2
"""Against how many rungs above it each one plays."""
MOST_GAMES = (400, 120)
"""Of a pair of neighbours, and of one further apart."""
EXPENSIVE = 2
"""The number of rungs at the top that only play the next one, and with one seat."""
WEIGHTS = {0: 10.0, 1: 6.0}
"""How much more time than others the pairs of the highest rung and of the next have."""


class Pair(NamedTuple):
    """Two rungs at one table: the first has one seat, the second all others; alone, the first is all there is."""

    task: str
    first: str
    second: str


class Meeting:
    """The games of a pair, as far as they were played."""

    def __init__(self, task: Task, pair: Pair, most: int, weight: float, seed: int) -> None:
        bots = [pair.first, *[pair.second] * len(task.opponents)]
        self.pair = pair
        self.contest = contest(task.game, bots, task.options, seed)
        self.fixtures: Iterator[Fixture] = iter(list(self.contest.fixtures(most)))
        self.next: Fixture | None = next(self.fixtures)
        self.weight = weight
        self.begun = 0
        self.running: dict[int, float] = {}
        """When the games began that are played now, by their numbers."""
        self.seconds = 0.0
        self.results: dict[int, list[float]] = {}

    def expected(self) -> float:
        """Return how long a game takes, as far as is known."""
        return self.seconds / max(1, len(self.results))

    def had(self) -> float:
        """Return how much time it has had, for its weight, with games that are played now; nothing comes first."""
        now = sum(max(perf_counter() - begun, self.expected()) for begun in self.running.values())
        return (self.seconds + now) / self.weight if self.begun else -1.0

    def take(self) -> Fixture:
        """Return the next game."""
        assert self.next is not None
        fixture, self.next = self.next, next(self.fixtures, None)
        self.begun += 1
        self.running[fixture.number] = perf_counter()
        return fixture

    def add(self, outcome: Outcome) -> None:
        """Keep a game: its draws, and what came of it."""
        alone = len(outcome.seats) == 1
        result = float(outcome.totals[0]) if alone else round(share_of(outcome, self.pair.first), 4)
        thought = {"first": 0.0, "second": 0.0}
        for seat, bot in enumerate(outcome.seats):
            thought["first" if bot == self.pair.first else "second"] += outcome.seconds[seat]
        asked = sum(n for n, bot in zip(outcome.decisions, outcome.seats, strict=True) if bot == self.pair.first)
        self.results[outcome.number] = [outcome.seed, result, round(thought["first"], 3), asked]
        self.seconds += outcome.elapsed
        del self.running[outcome.number]

    def to_dict(self) -> dict[str, Any]:
        """Return what is written: for each game its set, the share (alone the total), seconds and decisions."""
        ordered = [self.results[number] for number in sorted(self.results)]
        sets = {seed: place for place, seed in enumerate(dict.fromkeys(each[0] for each in ordered))}
        games = [[sets[seed], *rest] for seed, *rest in ordered]
        return {"first": self.pair.first, "second": self.pair.second, "games": games}


def meetings(task: Task, scale: float, seed: int) -> list[Meeting]:
    """Return the pairs of a ladder, the strongest first."""
    bots = [rung.bot for rung in task.rungs]
    last = len(bots) - 1
    most = [max(4, int(scale * each)) for each in MOST_GAMES]
    made: list[Meeting] = []
    for high in range(last, -1, -1):
        weight, expensive = WEIGHTS.get(last - high, 1.0), high > last - EXPENSIVE
        if not task.opponents:
            made.append(Meeting(task, Pair(task.name, bots[high], ""), most[0], weight, seed))
            continue
        for low in range(high - 1, max(-1, high - 1 - (1 if expensive else REACH)), -1):
            games = most[high - low > 1]
            made.append(Meeting(task, Pair(task.name, bots[high], bots[low]), games, weight, seed))
            if len(task.opponents) > 1 and not expensive:
                made.append(Meeting(task, Pair(task.name, bots[low], bots[high]), games, weight, seed))
    return made


def measure(found: list[Meeting], seconds: float, processes: int) -> None:
    """Play as long as there is time."""
    until = perf_counter() + seconds
    running: dict[Future[Outcome], Meeting] = {}
    pool = ProcessPoolExecutor(processes)
    while True:
        left = until - perf_counter()
        while len(running) < processes:
            open_still = [each for each in found if each.next is not None and each.expected() * 1.3 < left]
            # One of each first, so that it is known how long its games take.
            if not open_still or left <= 0:
                break
            chosen = min(open_still, key=Meeting.had)
            running[pool.submit(play, chosen.contest, chosen.take())] = chosen
        if not running or left <= 0:
            break
        done, _ = wait(running, timeout=max(0.1, left), return_when=FIRST_COMPLETED)
        for each in done:
            running.pop(each).add(each.result())
    for process in list(pool._processes.values()):  # noqa: SLF001 - games that are not over are not waited for
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def main() -> None:
    """Measure, and write the files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=420)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--tasks", nargs="+", help="only these")
    parser.add_argument("--scale", type=float, default=1.0, help="of the most games for each pair")
    parser.add_argument("--seed", type=int, default=28_000_001)
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    asked = parser.parse_args()
    tasks = [task for task in all_tasks().values() if task.rungs and task.name in (asked.tasks or [task.name])]
    found = [each for task in tasks for each in meetings(task, asked.scale, asked.seed)]
    measure(found, asked.seconds, asked.processes)
    asked.out.mkdir(parents=True, exist_ok=True)
    for task in tasks:
        pairs = [each.to_dict() for each in found if each.pair.task == task.name]
        told = {"task": task.name, "rules": all_games()[task.game].version, "seed": asked.seed, "pairs": pairs}
        lines = json.dumps(told, separators=(",", ":")).replace('{"first"', '\n{"first"')
        (asked.out / f"{task.name}.json").write_text(lines + "\n", encoding="utf-8")
        for pair in pairs:
            games = pair["games"]
            if games:
                mean = sum(each[1] for each in games) / len(games)
                print(f"{task.name} {pair['first']} {pair['second']}: {len(games)} games, {mean:.3f}", flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()
