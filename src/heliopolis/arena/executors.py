"""Executors: where the games of a contest are played, in this process or in several."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from functools import partial
from typing import Final

from heliopolis.arena.contest import Contest, play
from heliopolis.arena.outcome import Outcome
from heliopolis.arena.schedule import Fixture
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.workers import Lane, Pool, WorkerDied

GAMES: Final = "games"

Outcomes = Generator[Outcome, None, None]
Executor = Callable[[Contest, Iterable[Fixture]], Outcomes]
"""Plays fixtures and yields the outcomes as they come, in any order; closed, it stops at once."""


class ExecutorLost(HeliopolisError):
    """Where games were played, no more can be."""


def in_process(contest: Contest, fixtures: Iterable[Fixture]) -> Outcomes:
    """Play here, one game after the other."""
    for fixture in fixtures:
        yield play(contest, fixture)


def processes(number: int = 0) -> Executor:
    """Play in that many worker processes (0: one for each core)."""

    def executor(contest: Contest, fixtures: Iterable[Fixture]) -> Outcomes:
        with Pool({GAMES: Lane(number or cores())}) as pool:
            yield from _played(pool, number or cores(), contest, fixtures)

    return executor


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _played(pool: Pool, workers: int, contest: Contest, fixtures: Iterable[Fixture]) -> Outcomes:
    """One game for each worker at a time: which comes next may depend on those before."""
    pending: set[Future[Outcome]] = set()
    for fixture in fixtures:
        while len(pending) >= workers:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            yield from map(_outcome, done)
        pending.add(pool.submit(GAMES, partial(play_numbered, contest, fixture)))
    while pending:
        done, pending = wait(pending, return_when=FIRST_COMPLETED)
        yield from map(_outcome, done)


def _outcome(done: Future[Outcome]) -> Outcome:
    try:
        return done.result()
    except WorkerDied:
        raise ExecutorLost("executor-lost") from None


def play_numbered(contest: Contest, fixture: Fixture) -> Outcome:
    """Play one game; an error says which it was. Called in a worker."""
    try:
        return play(contest, fixture)
    except Exception as error:
        raise RuntimeError(f"game {fixture.number}: {type(error).__name__}: {error}") from error
