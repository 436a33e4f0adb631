"""Serving: the tables of a folder behind open doors, until the process is told to end."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from socket import socket
from typing import Final, NamedTuple

import uvicorn

from heliopolis.games import all_games
from heliopolis.narration import teller
from heliopolis.table.host import Host
from heliopolis.table.keeping.store import Store
from heliopolis.table.workers.bot_workers import BotWorkers
from heliopolis.table.workers.lanes import open_pool
from heliopolis.texts import LANGUAGES
from heliopolis.web.app import application
from heliopolis.web.server.door import configured
from heliopolis.web.server.guard import Names
from heliopolis.web.server.preferences import translator
from heliopolis.web.server.rate_limiter import ClientLimits
from heliopolis.workers import Pool

FILE: Final = "tables.sqlite"
EVICT_SECONDS: Final = 60.0
FOLLOW_SECONDS: Final = 3.0
"""How far pages of one process may lag behind what another one has written."""

_log: Final = logging.getLogger(__name__)


class Open(NamedTuple):
    """What is served: the folder, where it listens, what one client may have, its names, how many think for bots."""

    folder: Path
    listening: list[socket]
    limits: ClientLimits
    names: Names
    thinkers: int
    greeting: str
    """Said when the first visitor can come."""


async def serve(opened: Open, say: Callable[[str], None]) -> None:
    """Serve until a signal ends it."""
    with open_pool(opened.thinkers) as pool:
        async with open_host(opened.folder / FILE, pool, opened.thinkers) as tables:
            read_texts()
            app = application(tables, opened.folder, opened.limits, names=opened.names, pool=pool)
            await Announcing(configured(app), lambda: say(opened.greeting)).serve(opened.listening)


class Announcing(uvicorn.Server):
    """A server that tells when it is there."""

    def __init__(self, config: uvicorn.Config, tell: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell: Final = tell

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        self._tell()


@asynccontextmanager
async def open_host(store_file: Path, pool: Pool, thinkers: int) -> AsyncIterator[Host]:
    """The tables of a file and who thinks for their bots."""
    store, bots = Store(store_file), BotWorkers(pool)
    bots.warm()
    tables = Host(store, bots, thinkers=thinkers)
    caring = [asyncio.create_task(_evict(tables)), asyncio.create_task(_follow(tables))]
    try:
        yield tables
    finally:
        for task in caring:
            task.cancel()
        await tables.close()
        store.close()


async def _evict(tables: Host) -> None:
    while True:
        await asyncio.sleep(EVICT_SECONDS)
        before = len(tables.loaded())
        tables.evict()
        if len(tables.loaded()) < before:
            # Tables that have left may hold each other, and the collector as good as never looks at what is old.
            gc.collect()


async def _follow(tables: Host) -> None:
    while True:
        await asyncio.sleep(FOLLOW_SECONDS)
        try:
            await tables.follow()
        except Exception:  # noqa: BLE001 - the store may be away for a while
            _log.exception("tables were not followed")


def read_texts() -> None:
    """Read every text now: the first visitor of a language would keep all others waiting for a second."""
    for language in LANGUAGES:
        translator(language)
        for game in all_games().values():
            teller(game, language)
