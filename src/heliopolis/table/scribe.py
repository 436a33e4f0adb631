"""The scribe: has the acts of all tables kept. What comes while one commit is written goes into the next, together."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor
from typing import Final

from heliopolis.table.errors import Stale
from heliopolis.table.store import Addition, Store


class Scribe:
    """Writes for one asyncio loop; a commit waits for the disk, so many acts in one take as long as one."""

    def __init__(self, store: Store, threads: Executor) -> None:
        self._store: Final = store
        self._threads: Final = threads
        self._waiting: list[tuple[Addition, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def keep(self, addition: Addition) -> None:
        """Have an act kept: when this returns it is; if another process was faster it is refused."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((addition, kept))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await kept

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            written, self._waiting = self._waiting, []
            waiting = [(addition, kept) for addition, kept in written if not kept.cancelled()]
            additions = [addition for addition, _ in waiting]
            answers: list[Exception | None]
            try:
                done = await loop.run_in_executor(self._threads, self._store.append_all, additions)
                answers = [
                    None if kept else Stale(addition.seq + 1, "somebody else was faster")
                    for addition, kept in zip(additions, done, strict=True)
                ]
            except Exception as error:  # noqa: BLE001 - whatever it is, all who wait are told
                answers = [error] * len(additions)
            for (_, kept), answer in zip(waiting, answers, strict=True):
                if answer is None:
                    kept.set_result(None)
                else:
                    kept.set_exception(answer)
        self._writing = None
