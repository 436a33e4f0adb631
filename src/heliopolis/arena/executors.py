"""Venues: where the games of a contest are played, in this process or in many."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final

from heliopolis.arena.contest import Contest, play
from heliopolis.arena.outcome import Outcome
from heliopolis.arena.schedule import Fixture
from heliopolis.kernel.errors import HeliopolisError

Outcomes = Generator[Outcome, None, None]
Executor = Callable[[Contest, Iterable[Fixture]], Outcomes]
"""Plays fixtures and gives the outcomes as they come, in any order; closed, it stops at once."""


class ExecutorLost(HeliopolisError):
    """Where games were played nothing can be played any more."""


def in_process(contest: Contest, fixtures: Iterable[Fixture]) -> Outcomes:
    """Play here, one game after the other."""
    for fixture in fixtures:
        yield play(contest, fixture)


def processes(number: int = 0) -> Executor:
    """Play in so many processes of this machine (0: one for each core)."""

    def executor(contest: Contest, fixtures: Iterable[Fixture]) -> Outcomes:
        hands = _Hands(number or cores(), contest)
        try:
            yield from hands.play(fixtures)
        finally:
            hands.stop()

    return executor


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _Hands:
    """Processes that play one game each at a time, started as they are needed."""

    def __init__(self, most: int, contest: Contest) -> None:
        self._most: Final = most
        self._contest: Final = contest
        self._processes: Final[list[SpawnProcess]] = []
        self._idle: Final[list[Connection]] = []
        self._busy: Final[list[Connection]] = []

    def play(self, fixtures: Iterable[Fixture]) -> Outcomes:
        """Hand the fixtures out, one to each process that is free."""
        for fixture in fixtures:
            if not self._idle and len(self._processes) < self._most:
                self._idle.append(self._start())
            while not self._idle:
                yield from self._wait()
            hand = self._idle.pop()
            hand.send(fixture)
            self._busy.append(hand)
        while self._busy:
            yield from self._wait()

    def _start(self) -> Connection:
        # Not forked, so that a process starts the same way on every system and inherits no open file.
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, self._contest), daemon=True)
        process.start()
        theirs.close()
        self._processes.append(process)
        return ours

    def _wait(self) -> list[Outcome]:
        ready = wait(self._busy)
        outcomes: list[Outcome] = []
        for hand in [hand for hand in self._busy if hand in ready]:
            self._busy.remove(hand)
            try:
                answer = hand.recv()
            except EOFError:
                raise ExecutorLost("venue-lost") from None
            self._idle.append(hand)
            if isinstance(answer, Exception):
                raise answer
            outcomes.append(answer)
        return outcomes

    def stop(self) -> None:
        """End the processes, whatever they are at."""
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()


def _work(asked: Connection, contest: Contest) -> None:
    """Play what is asked until nobody asks any more."""
    # Ctrl-C is for the process that asks, which then ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            fixture: Fixture = asked.recv()
            asked.send(_played(contest, fixture))
    except (EOFError, OSError):
        return


def _played(contest: Contest, fixture: Fixture) -> Outcome | Exception:
    try:
        return play(contest, fixture)
    except Exception as error:  # noqa: BLE001  whoever asked is told
        return RuntimeError(f"game {fixture.number}: {type(error).__name__}: {error}")
