"""The minder of clocks: looks at tables with a clock every moment, and lets time run out where it has."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Final

from heliopolis.kernel.step import NOBODY
from heliopolis.table.acts import Act
from heliopolis.table.clocks.clock_acts import StartClock, TimeOut
from heliopolis.table.clocks.timekeeper import Timekeeper
from heliopolis.table.driver import Driver
from heliopolis.table.errors import NotNow, Stale
from heliopolis.table.faults import Faults
from heliopolis.table.keeping.store import Store
from heliopolis.table.loaded import LoadedTable

MOST_DUE: Final = 50
"""Tables that are fetched in one moment because time may have run out there."""
LATER_SECONDS: Final = 3600.0
"""A table where no time runs at the moment, or that cannot be opened, is looked at again after this."""

_log: Final = logging.getLogger(__name__)


class ClockMinder:
    """Minds the clocks of all tables of a store; of several servers one does it for each table."""

    def __init__(self, store: Store, driver: Driver, time: Timekeeper) -> None:
        self._store: Final = store
        self._driver: Final = driver
        self._time: Final = time
        self._looks: Final[dict[str, float | None]] = {}
        """When each table in memory must be looked at next, as the store has it."""
        self.faults: Final = Faults(_log, "clocks")

    async def mind(
        self, tables: Iterable[LoadedTable], load: Callable[[str], Awaitable[LoadedTable]], *, stopped: bool
    ) -> None:
        """Look at all clocks; ``stopped`` while nobody may act."""
        await self._driver.in_thread(lambda: self._time.uptime.beat(self._store.service, stopped=stopped))
        if stopped:
            return
        clocked = {loaded.table.id: loaded for loaded in tables if loaded.table.history.clock is not None}
        now, looks = self._time.uptime.now(), dict[str, float | None]()
        for table_id in await self._driver.in_thread(lambda: self._store.service.due(now, MOST_DUE)):
            if table_id not in clocked:
                looks[table_id] = now + LATER_SECONDS
                with self.faults.apart(f"table {table_id}"):
                    clocked[table_id] = await load(table_id)
        for loaded in clocked.values():
            looks[loaded.table.id] = now + LATER_SECONDS
            with self.faults.apart(f"table {loaded.table.id}"):
                await self._look(loaded)
                looks[loaded.table.id] = self._next_look(loaded)
        changed = {table_id: due for table_id, due in looks.items() if self._looks.get(table_id, 0) != due}
        if changed:
            await self._driver.in_thread(lambda: self._store.service.look_again(changed))
        self._looks.clear()
        self._looks.update(looks)

    async def _look(self, loaded: LoadedTable) -> None:
        """Let time begin to run, or run out, if it is for this server to do so."""
        act = self._wanted(loaded)
        if act is None or not await self._driver.leads(loaded):
            return
        with suppress(Stale, NotNow):
            await self._driver.make(loaded, act, loaded.table.version)

    def _wanted(self, loaded: LoadedTable) -> Act | None:
        history = loaded.table.history
        clock, seat = history.clock, history.runner()
        if clock is None or seat == NOBODY:
            return None
        if clock.since is None:
            return StartClock()
        return TimeOut(seat) if seat not in clock.flagged and self._time.is_up(history) else None

    def _next_look(self, loaded: LoadedTable) -> float | None:
        """When the table must be looked at next; while no time runs, after a while, and after its game never."""
        history = loaded.table.history
        if history.over():
            return None
        due, known = self._time.due(history), self._looks.get(loaded.table.id)
        now = self._time.uptime.now()
        if due is not None and due > now:
            return round(due, 1)
        return known if known is not None and known > now else now + LATER_SECONDS
