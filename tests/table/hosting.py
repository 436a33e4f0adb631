"""A host for as long as a test lasts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from heliopolis.table.acts import Act
from heliopolis.table.header import Catalogue
from heliopolis.table.host import Host
from heliopolis.table.keeping.store import Store
from heliopolis.table.session import BotThinker, Watch
from table.conftest import TOYS, Present

HOUR = 3600.0
PATIENCE = 120.0
"""Seconds: on a busy machine everything takes its time. What must not happen is waited for only a moment."""


@asynccontextmanager
async def hosted(
    store: Store,
    bots: BotThinker | None = None,
    catalogue: Catalogue = TOYS,
    pace: float = 0,
    idle: float = 0,
    absence: float = 0,
    retry: float = 0.01,
) -> AsyncIterator[Host]:
    host = Host(store, bots or Present(), catalogue, pace=pace, idle=idle, absence=absence, retry=retry)
    try:
        yield host
    finally:
        await host.close()


async def make_at(host: Host, table_id: str, act: Act, version: int) -> None:
    """Do something at a table of the host."""
    await (await host.session(table_id)).make(act, version)


async def watch_at(host: Host, table_id: str, seats: frozenset[int] = frozenset()) -> Watch:
    """Watch a table of the host."""
    return await (await host.session(table_id)).watch(seats)


async def until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until something is true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not become true"
        await asyncio.sleep(0.005)


def run(test: Awaitable[None]) -> None:
    """Run a test in a loop of its own."""

    async def inner() -> None:
        await asyncio.wait_for(test, 2 * PATIENCE)

    asyncio.run(inner())
