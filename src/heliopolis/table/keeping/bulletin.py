"""News of tables: what other servers of a shared database have kept, and, for pages, that lists may have changed."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from typing import Final

import sqlalchemy as sql

CHANNEL: Final = "heliopolis"
LISTS: Final = "-"
"""Stands for a table where lists of tables have changed: someone has a seat more, a table is open to all."""
ANY_TABLE: Final = "*"
"""Stands for a table where something else was done, such as deleting one."""
LISTEN_SECONDS: Final = 0.5
"""How long it takes at most until a listener notices that it is closed."""
AGAIN_SECONDS: Final = 1.0
"""The wait before another connection is tried when one was lost."""

Heard = Callable[[str, int], None]
"""Called in the listening thread with a table and its version; without a table where something may have been missed."""

_log: Final = logging.getLogger(__name__)


def announce(connection: sql.Connection, server: str, table_id: str, version: int) -> None:
    """Announce to the other servers of a shared database that a table has changed; they hear it once it is kept."""
    if connection.dialect.name == "postgresql":
        connection.execute(sql.select(sql.func.pg_notify(CHANNEL, f"{server} {table_id} {version}")))


class Bulletin:
    """Listens in a thread until it is closed; a connection that is lost is made again."""

    def __init__(self, engine: sql.Engine, server: str, heard: Heard) -> None:
        self._engine: Final = engine
        self._server: Final = server
        self._heard: Final = heard
        self._closing: Final = threading.Event()
        self._listening: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._run, name="bulletin", daemon=True)
        self._thread.start()

    def ready(self, seconds: float) -> bool:
        """Wait until it listens."""
        return self._listening.wait(seconds)

    def close(self) -> None:
        """Hear no more."""
        self._closing.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                self._listen()
            except Exception:  # noqa: BLE001 - the database may be away for a while
                _log.warning("the bulletin of other servers was lost and is asked for anew")
                self._listening.clear()
                self._closing.wait(AGAIN_SECONDS)

    def _listen(self) -> None:
        pooled = self._engine.raw_connection()
        connection = pooled.driver_connection
        pooled.detach()  # it stays open for longer than any question takes
        assert connection is not None
        try:
            connection.autocommit = True
            connection.execute(f"LISTEN {CHANNEL}")
            self._listening.set()
            # No one has announced what was kept before this connection listened.
            self._heard("", 0)
            while not self._closing.is_set():
                for notice in connection.notifies(timeout=LISTEN_SECONDS):
                    self._hear(notice.payload)
        finally:
            connection.close()

    def _hear(self, told: str) -> None:
        server, table_id, version = told.split()
        if server != self._server:
            self._heard("" if table_id == ANY_TABLE else table_id, int(version))


class News:
    """Notifies pages that list tables of a possible change; never of which."""

    def __init__(self) -> None:
        self._waiting: Final[set[NewsWatch]] = set()

    def tell(self) -> None:
        """Notify that lists may have changed."""
        for each in self._waiting:
            each.changed.set()

    def watch(self) -> NewsWatch:
        """Hear of it until the watch is closed."""
        watch = NewsWatch(self._waiting)
        self._waiting.add(watch)
        return watch


class NewsWatch:
    """Someone who shows a list."""

    def __init__(self, waiting: set[NewsWatch]) -> None:
        self.changed: Final = asyncio.Event()
        self._waiting: Final = waiting

    async def change(self) -> None:
        """Wait until something has changed since the last call."""
        await self.changed.wait()
        self.changed.clear()

    def close(self) -> None:
        """Hear no more."""
        self._waiting.discard(self)
