"""The scribe: has the acts of all tables kept. What comes while one commit is written goes into the next, together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import Final, NamedTuple

from heliopolis.table.errors import Stale
from heliopolis.table.keeping.store import Addition, Store

_log: Final = logging.getLogger(__name__)


class Letter(NamedTuple):
    """An act to be kept, and who is told what came of it: None, or why it is not kept."""

    addition: Addition
    told: Callable[[Exception | None], None]


class Scribe:
    """Writes for one asyncio loop; a commit waits for the disk, so many acts in one take as long as one.

    It calls back instead of being awaited: many tables wait at once, and every task that has to wake another one is a
    time more that all have to queue.
    """

    def __init__(self, store: Store, threads: Executor) -> None:
        self._store: Final = store
        self._threads: Final = threads
        self._waiting: list[Letter] = []
        self._resting: Final = asyncio.Event()
        self._resting.set()

    def keep(self, addition: Addition, told: Callable[[Exception | None], None]) -> None:
        """Have an act kept; if another process was faster it is refused."""
        self._waiting.append(Letter(addition, told))
        if self._resting.is_set():
            self._write()

    async def rest(self) -> None:
        """Wait until all is written."""
        await self._resting.wait()

    def _write(self) -> None:
        letters, self._waiting = self._waiting, []
        if letters:
            self._resting.clear()
            self._threads.submit(self._append, letters, asyncio.get_running_loop())
        else:
            self._resting.set()

    def _append(self, letters: Sequence[Letter], loop: asyncio.AbstractEventLoop) -> None:
        """The work of a thread."""
        additions = [letter.addition for letter in letters]
        answers: list[Exception | None]
        try:
            answers = [
                None if kept else Stale(addition.seq + 1, "faster")
                for addition, kept in zip(additions, self._store.append_all(additions), strict=True)
            ]
        except Exception as error:  # noqa: BLE001 - whatever it is, all who wait are told
            answers = [error] * len(additions)
        loop.call_soon_threadsafe(self._tell, letters, answers)

    def _tell(self, letters: Sequence[Letter], answers: Sequence[Exception | None]) -> None:
        self._write()  # what has come meanwhile is written while the others are told
        for letter, answer in zip(letters, answers, strict=True):
            try:
                letter.told(answer)
            except Exception:  # noqa: BLE001 - the others shall be told all the same
                _log.exception("act %d of table %s", letter.addition.seq, letter.addition.game_id)
