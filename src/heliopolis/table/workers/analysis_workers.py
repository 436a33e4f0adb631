"""The study: a room beside the tables where games are looked at for people, in processes of their own.

Bots do not wait for it, and it gives way to them: its processes have a low priority.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, NamedTuple, Protocol, TypeVar

from heliopolis.analysis.hints import Hint, hint
from heliopolis.analysis.judging import Run, RunReview, review_run
from heliopolis.games import game
from heliopolis.kernel.game import Game
from heliopolis.kernel.state import State
from heliopolis.table.workers.bot_workers import begin_process

PROCESSES: Final = 2
"""One for an analysis, and one for hints, which somebody waits for."""
TRIES: Final = 2
GIVES_WAY: Final = 10
"""How much lower than that of others the priority of its processes is."""
HINT_BOT: Final = "expert"
HINT_SIMULATIONS: Final = 200
HINT_MILLISECONDS: Final = 6000
"""A hint comes after so long at most, though less was looked at then."""

R = TypeVar("R")


class Sheet(NamedTuple):
    """A position as it goes to a process: the game, the position, the folder of its component values or nothing."""

    game: str
    state: dict[str, object]
    folder: str

    def state_of(self, find_game: Callable[[str], Game]) -> State:
        """The position itself."""
        found = find_game(self.game)
        return found.load(self.state, found.components(self.folder or None))


class Looking(Protocol):
    """Whoever can look at a position."""

    async def hint(self, sheet: Sheet, seed: int) -> Hint:
        """Advice for who is asked."""

    async def review(self, sheet: Sheet, run: Run) -> RunReview:
        """What a run cost."""


def advise(sheet: Sheet, seed: int, find_game: Callable[[str], Game]) -> Hint:
    """Advice for who is asked; runs in a process of the study."""
    return hint(sheet.state_of(find_game), HINT_BOT, HINT_SIMULATIONS, seed, milliseconds=HINT_MILLISECONDS)


def judge(sheet: Sheet, run: Run, find_game: Callable[[str], Game]) -> RunReview:
    """What a run cost; runs in a process of the study."""
    return review_run(run, sheet.state_of(find_game))


def _begin() -> None:
    begin_process()
    if hasattr(os, "nice"):
        os.nice(GIVES_WAY)


class Study:
    """A few processes, started when they are first needed; one that dies is replaced, and asked once more."""

    def __init__(self, processes: int = PROCESSES, find_game: Callable[[str], Game] = game) -> None:
        self._processes: Final = processes
        self._find_game: Final = find_game
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def hint(self, sheet: Sheet, seed: int) -> Hint:
        """Advice for who is asked."""
        return await self._ask(lambda pool: pool.submit(advise, sheet, seed, self._find_game))

    async def review(self, sheet: Sheet, run: Run) -> RunReview:
        """What a run cost."""
        return await self._ask(lambda pool: pool.submit(judge, sheet, run, self._find_game))

    def close(self) -> None:
        """End the processes; what they were asked stays unanswered."""
        pool, self._pool, self._closed = self._pool, None, True
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    async def _ask(self, submit: Callable[[ProcessPoolExecutor], Future[R]]) -> R:
        tries = TRIES
        while True:
            tries -= 1
            pool = self._running()
            try:
                return await asyncio.wrap_future(submit(pool))
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if not tries or self._closed:
                    raise

    def _running(self) -> ProcessPoolExecutor:
        if self._closed:
            raise RuntimeError("the study is closed")
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), initializer=_begin)
        return self._pool
