"""A fair queue: visitors who wait for the same few workers are served in turn, however much one has asked."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Coroutine
from typing import Final, TypeVar

R = TypeVar("R")


class FairQueue:
    """Questions of visitors, of which a few are answered at a time.

    A question nobody waits for any more leaves the queue; one that is being answered keeps its place until it is
    answered, as its worker is busy all the same.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: Final[OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()
        """The visitors, whose turn is next first; of each their questions, the oldest first."""
        self._asked: Final[Counter[str]] = Counter()
        self._working: Final[set[asyncio.Task[object]]] = set()

    def asked(self, visitor: str) -> int:
        """How many questions of a visitor wait or are being answered."""
        return self._asked[visitor]

    async def ask(self, visitor: str, answer: Callable[[], Coroutine[object, object, R]]) -> R:
        """The answer, when it is the visitor's turn."""
        self._asked[visitor] += 1
        try:
            await self._turn(visitor)
        except BaseException:
            self._leave(visitor)
            raise
        working = asyncio.create_task(answer())
        self._working.add(working)
        working.add_done_callback(lambda done: self._answered(visitor, done))
        return await asyncio.shield(working)

    async def close(self) -> None:
        """Nobody waits for an answer any more."""
        working = list(self._working)
        for each in working:
            each.cancel()
        await asyncio.gather(*working, return_exceptions=True)

    async def _turn(self, visitor: str) -> None:
        if self._free:
            self._free -= 1
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
        """A place is free: the next visitor's oldest question takes it, and their others wait for their next turn."""
        while self._waiting:
            visitor, questions = next(iter(self._waiting.items()))
            called = questions.popleft()
            if questions:
                self._waiting.move_to_end(visitor)
            else:
                del self._waiting[visitor]
            if not called.done():
                called.set_result(None)
                return
        self._free += 1

    def _answered(self, visitor: str, done: asyncio.Task[R]) -> None:
        self._working.discard(done)
        if not done.cancelled():
            done.exception()  # whoever still waits is told; if nobody does, nobody need be
        self._leave(visitor)
        self._call()

    def _leave(self, visitor: str) -> None:
        self._asked[visitor] -= 1
        if not self._asked[visitor]:
            del self._asked[visitor]
