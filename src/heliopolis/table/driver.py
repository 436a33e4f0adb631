"""The driver: has acts kept and entered, and lets chance and bots act until a person is asked."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor, Future
from contextlib import suppress
from functools import partial
from typing import Final, Protocol, TypeVar

from heliopolis.kernel.game import State
from heliopolis.table.acts import Act
from heliopolis.table.clicks import Click
from heliopolis.table.clocks.timekeeper import Timekeeper
from heliopolis.table.errors import Broken, Stale
from heliopolis.table.factory import open_table
from heliopolis.table.header import Catalogue
from heliopolis.table.keeping.pending import PendingAct
from heliopolis.table.keeping.store import Store
from heliopolis.table.keeping.write_queue import WriteQueue
from heliopolis.table.loaded import LoadedTable
from heliopolis.table.table import Table
from heliopolis.table.workers.fair_queue import FairQueue

RETRY_SECONDS: Final = 0.5
"""The wait before retrying when something could not be kept. It doubles each time,"""
MOST_RETRY_SECONDS: Final = 30.0
"""up to this, and ends at once when somebody comes to look."""
LEADING_SECONDS: Final = 1.0
"""How often a server asks whether it is to move a table that another one moves."""
RESTING: Final = frozenset({"seats", "human", "held", "over"})
"""While a table needs one of these, nothing happens until a person acts."""
THINKING_SECONDS: Final = 30.0
"""A bot that has not answered by then, because its process is lost or busy, plays without thinking."""

R = TypeVar("R")

_log: Final = logging.getLogger(__name__)


class BotThinker(Protocol):
    """Whatever answers for a bot."""

    def ask(self, state: State, bot_name: str, seed: int, folder: str = "") -> Future[list[str]]:
        """The choices of a bot for the rest of its turn."""


class Driver:
    """Acts at loaded tables, in one asyncio loop."""

    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        bots: BotThinker,
        threads: Executor,
        timekeeper: Timekeeper,
        *,
        retry: float,
        thinkers: int,
    ) -> None:
        """``thinkers`` is how many bots may think at a time."""
        self._store: Final = store
        self._catalogue: Final = catalogue
        self._bots: Final = bots
        self._threads: Final = threads
        self._time: Final = timekeeper
        self._retry: Final = retry
        self.queue: Final = WriteQueue(store, threads)
        self._thinkers: Final = FairQueue(thinkers)
        self._refusing: Final[set[asyncio.Task[None]]] = set()
        self._closing = False

    async def close(self, tables: Iterable[LoadedTable]) -> None:
        """Stop everything at these tables. Whatever was acknowledged is in the store."""
        self._closing = True
        drivers = [loaded.driver for loaded in tables if loaded.driver is not None]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, *self._refusing, return_exceptions=True)
        await self._thinkers.close()
        await self.queue.drain()

    # Acts ------------------------------------------------------------------------------------------

    async def make(self, loaded: LoadedTable, act: Act, version: int) -> None:
        """Do an act. When this returns it is kept, and everybody watching has been notified."""
        await self._make(loaded, lambda table: table.prepare(act, version), then=self.drive)

    async def click(self, loaded: LoadedTable, seat: int, click: Click, version: int) -> None:
        """Play a click, whole or not at all; whoever watches is notified once."""
        await self._make(loaded, lambda table: table.prepare_click(seat, click, version), then=self.drive)

    async def redo(self, loaded: LoadedTable, seat: int, version: int) -> None:
        """Play again the click that the seat took back last."""
        await self._make(loaded, lambda table: table.prepare_redo(seat, version), then=self.drive)

    async def _make_act(self, loaded: LoadedTable, act: Act, version: int) -> None:
        """Do an act of chance or of a bot, whose driver goes on by itself."""
        await self._make(loaded, lambda table: table.prepare(act, version))

    async def _make(
        self,
        loaded: LoadedTable,
        prepare: Callable[[Table], PendingAct],
        then: Callable[[LoadedTable], None] = lambda _: None,
    ) -> None:
        """Do what is prepared. Once kept it is entered, and ``then`` called, even if whoever asked for it has left."""
        await loaded.lock.acquire()
        try:
            pending = self._time.stamp(loaded.table.history, prepare(loaded.table))
        except BaseException:
            loaded.lock.release()
            raise
        done = asyncio.get_running_loop().create_future()
        self.queue.add(pending, partial(self._settle, loaded, pending, done, then))
        await done

    def _settle(
        self,
        loaded: LoadedTable,
        pending: PendingAct,
        done: asyncio.Future[None],
        then: Callable[[LoadedTable], None],
        error: Exception | None,
    ) -> None:
        """The act is kept, or refused with an error."""
        if isinstance(error, Stale):
            refusing = asyncio.create_task(self._refuse(loaded, done, error))
            self._refusing.add(refusing)
            refusing.add_done_callback(self._refusing.discard)
            return
        if error is not None:
            _release(loaded, done, error)
            return
        before = loaded.situation()
        try:
            loaded.table.enter(pending)
        except Exception as fault:
            _release(loaded, done, fault)
            raise
        _release(loaded, done, None)
        if loaded.table.request is not None or loaded.table.needs().kind != "chance":
            # Where chance answers at once, nobody needs to see the moment before.
            loaded.notify()
        if loaded.situation() != before:
            then(loaded)

    async def _refuse(self, loaded: LoadedTable, done: asyncio.Future[None], error: Exception) -> None:
        """Another process was faster: catch up with it before saying so."""
        try:
            await self._catch_up(loaded)
        except Exception as fault:  # noqa: BLE001 - whatever it is, whoever waits must hear of it
            error = fault
        _release(loaded, done, error)

    async def follow(self, tables: Sequence[LoadedTable]) -> list[LoadedTable]:
        """Catch up with other processes that have written to these tables; those that somebody has deleted."""
        if not tables:
            return []
        ids = [loaded.table.id for loaded in tables]
        kept = await self.in_thread(partial(self._store.versions, ids))
        for loaded in tables:
            # An act of our own may be on its way: once the lock is free it is entered, and we are level.
            if kept.get(loaded.table.id, 0) > loaded.table.version:
                async with loaded.lock:
                    if kept[loaded.table.id] > loaded.table.version:
                        await self._catch_up(loaded)
        return [loaded for loaded in tables if loaded.table.id not in kept]

    async def _catch_up(self, loaded: LoadedTable) -> None:
        try:
            loaded.table.refresh()
        except Broken:
            loaded.table = await self.in_thread(partial(open_table, self._store, self._catalogue, loaded.table.id))
        loaded.notify()
        self.drive(loaded)

    async def leads(self, loaded: LoadedTable) -> bool:
        """Whether it is for this server to act at a table where no person does."""
        return not self._store.shared or await self.in_thread(partial(self._store.leads, loaded.table.id))

    async def in_thread(self, work: Callable[[], R]) -> R:
        """Do what waits for the store in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    # Chance and bots -------------------------------------------------------------------------------

    def drive(self, loaded: LoadedTable) -> None:
        """Let chance and bots act; if they already do, start over with the table as it is now."""
        if loaded.driver is not None:
            loaded.driver.cancel()
            loaded.driver = None
        if loaded.table.needs().kind in RESTING:
            loaded.hurry.clear()
        elif not self._closing:
            loaded.driver = asyncio.create_task(self._run(loaded))

    async def _run(self, loaded: LoadedTable) -> None:
        wait = self._retry
        try:
            while True:
                try:
                    goes_on = await self._step(loaded)
                except Exception:  # noqa: BLE001 - whatever it is, it may pass
                    if not loaded.failing:
                        _log.exception("table %s cannot go on for now", loaded.table.id)
                    _set_failing(loaded, failing=True)
                    loaded.plan.clear()  # decide anew
                    loaded.again.clear()
                    await _first(loaded.again, wait)
                    wait = min(2 * wait, MOST_RETRY_SECONDS)
                else:
                    wait = self._retry
                    _set_failing(loaded, failing=False)
                    if not goes_on:
                        return
        finally:
            if loaded.driver is asyncio.current_task():
                loaded.driver = None

    async def _step(self, loaded: LoadedTable) -> bool:
        """One act of chance or of a bot; False if a person must act."""
        table = loaded.table
        version, need = table.version, table.needs()
        if need.kind in RESTING:
            loaded.hurry.clear()
            return False
        if table.request is not None:
            return False
        if not await self.leads(loaded):
            # Another server moves the table, and tells when it has; should it die, somebody must go on.
            loaded.again.clear()
            await _first(loaded.again, LEADING_SECONDS)
            return True
        with suppress(Stale):
            if need.kind == "chance":
                await self._make_act(loaded, table.chance_act(), version)
            else:
                choice = await self._bot_choice(loaded, need.seat, need.bot)
                await self._make_act(loaded, table.bot_act(need.seat, choice), version)
                loaded.plan_version = table.history.moved
        return True

    async def _bot_choice(self, loaded: LoadedTable, seat: int, bot: str) -> str:
        if not loaded.plan or loaded.plan_version != loaded.table.history.moved:
            loaded.plan = await self._think(loaded, seat, bot)
        elif loaded.pace > 0 and not loaded.hurry.is_set():
            await _first(loaded.hurry, loaded.pace)
        return loaded.plan.pop(0)

    async def _think(self, loaded: LoadedTable, seat: int, bot: str) -> list[str]:
        table = loaded.table
        folder = self._catalogue.folder(table.game, table.components.digest)
        loaded.thinking = seat
        loaded.notify()
        begun = time.monotonic()

        async def answer() -> list[str]:
            asked = self._bots.ask(table.state, bot, secrets.randbits(62), "" if folder is None else str(folder))
            return await asyncio.wait_for(asyncio.wrap_future(asked), THINKING_SECONDS)

        try:
            names = await self._thinkers.ask(table.header.owner, answer)
        except (TimeoutError, RuntimeError):
            _log.exception("bot %s did not answer at table %s", bot, table.id)
            names = [table.state.choices()[0].name]
        finally:
            loaded.thinking = None
            loaded.notify()
        left = loaded.pace - (time.monotonic() - begun)
        if left > 0 and not loaded.hurry.is_set():
            await _first(loaded.hurry, left)
        return names


def _release(loaded: LoadedTable, done: asyncio.Future[None], error: Exception | None) -> None:
    """The act is no longer pending: tell whoever waits for it, if they still do."""
    loaded.lock.release()
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _set_failing(loaded: LoadedTable, *, failing: bool) -> None:
    """Notify watchers when the table comes to a standstill or moves again."""
    if loaded.failing != failing:
        loaded.failing = failing
        loaded.notify()


async def _first(event: asyncio.Event, seconds: float) -> None:
    """Wait for the event, but no longer than that."""
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
