"""A fair queue: visitors who wait for the same few workers get the same time of them, however much one has asked."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from typing import Final, TypeVar

R = TypeVar("R")


class FairQueue:
    """Questions of visitors, of which a few are answered at a time: next is whose answers have taken least time.

    A newcomer counts as having taken as much as the visitor served last, so that no one saves time up. A question no
    one waits for any more leaves the queue; one that is being answered keeps its place, as its worker is busy.
    """

    def __init__(self, places: int, now: Callable[[], float] = time.monotonic) -> None:
        self._free = places
        self._now: Final = now
        self._waiting: Final[dict[str, deque[asyncio.Future[None]]]] = {}
        """The visitors in the order of their coming; of each their questions, the oldest first."""
        self._asked: Final[Counter[str]] = Counter()
        self._taken: Final[dict[str, float]] = {}
        """The time that visitors have taken, of those who have taken more than the one served last."""
        self._served = 0.0
        """The time that the visitor served last had taken when it was their turn."""
        self._working: Final[set[asyncio.Task[object]]] = set()

    def asked(self, visitor: str) -> int:
        """Return how many questions of a visitor wait or are being answered."""
        return self._asked[visitor]

    async def ask(self, visitor: str, answer: Callable[[], Coroutine[object, object, R]]) -> R:
        """Return the answer, when it is the visitor's turn."""
        self._asked[visitor] += 1
        self._taken[visitor] = max(self._taken.get(visitor, 0.0), self._served)
        try:
            await self._turn(visitor)
        except BaseException:
            self._leave(visitor)
            raise
        working, began = asyncio.create_task(answer()), self._now()
        self._working.add(working)
        working.add_done_callback(lambda done: self._answered(visitor, began, done))
        return await asyncio.shield(working)

    async def close(self) -> None:
        """Drop all questions: no one waits for an answer now."""
        working = list(self._working)
        for each in working:
            each.cancel()
        await asyncio.gather(*working, return_exceptions=True)

    async def _turn(self, visitor: str) -> None:
        if self._free:
            self._free -= 1
            self._serve(visitor)
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(visitor, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.cancelled():
                self._forget(visitor, called)
            else:
                # Called at the same moment.
                self._call()
            raise

    def _forget(self, visitor: str, called: asyncio.Future[None]) -> None:
        questions = self._waiting.get(visitor)
        if questions is not None and called in questions:
            questions.remove(called)
            if not questions:
                del self._waiting[visitor]

    def _call(self) -> None:
        """Use a free place: the next visitor's oldest question takes it, and their others wait for their next turn."""
        while self._waiting:
            visitor = min(self._waiting, key=self._taken.__getitem__)
            questions = self._waiting.pop(visitor)
            called = questions.popleft()
            if questions:
                self._waiting[visitor] = questions  # behind others who have taken as much
            if not called.done():
                self._serve(visitor)
                called.set_result(None)
                return
        self._free += 1

    def _serve(self, visitor: str) -> None:
        self._served = max(self._served, self._taken[visitor])
        for each in [each for each, taken in self._taken.items() if taken < self._served and not self._asked[each]]:
            del self._taken[each]

    def _answered(self, visitor: str, began: float, done: asyncio.Task[R]) -> None:
        self._working.discard(done)
        self._taken[visitor] += self._now() - began
        if not done.cancelled():
            done.exception()  # those who still wait get it; no one else need know
        self._leave(visitor)
        self._call()

    def _leave(self, visitor: str) -> None:
        self._asked[visitor] -= 1
        if not self._asked[visitor]:
            del self._asked[visitor]
