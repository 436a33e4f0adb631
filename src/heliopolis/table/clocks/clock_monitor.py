"""The minder of clocks: looks at tables with a clock every moment, and lets time run out where it has."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from heliopolis.kernel.step import NOBODY
from heliopolis.table.acts import Act
from heliopolis.table.clocks.clock_acts import StartClock, TimeOut
from heliopolis.table.errors import NotNow, Stale
from heliopolis.table.faults import Faults
from heliopolis.table.session import Session, Shared

MOST_DUE: Final = 50
"""Tables that are fetched in one moment because time may have run out there."""
LATER_SECONDS: Final = 3600.0
"""A table where no time runs at the moment, or that cannot be opened, is looked at again after this."""

_log: Final = logging.getLogger(__name__)


class ClockMonitor:
    """Minds the clocks of all tables of a store; of several servers one does it for each table."""

    def __init__(self, shared: Shared) -> None:
        self._shared: Final = shared
        self._time: Final = shared.time
        self._looks: Final[dict[str, float | None]] = {}
        """When each table in memory must be looked at next, as the store has it."""
        self.faults: Final = Faults(_log, "clocks")

    async def mind(self, load: Callable[[str], Awaitable[Session]]) -> None:
        """Look at all clocks, unless no one may act."""
        shared, service = self._shared, self._shared.store.service
        stopped = bool(shared.closed)
        await shared.in_thread(self._time.uptime.beat, service, stopped=stopped)
        if stopped:
            return
        sessions = shared.sessions.items()
        clocked = {table_id: session for table_id, session in sessions if session.table.history.clock is not None}
        now, looks = self._time.uptime.now(), dict[str, float | None]()
        for table_id in await shared.in_thread(service.due, now, MOST_DUE):
            if table_id not in clocked:
                looks[table_id] = now + LATER_SECONDS
                with self.faults.apart(f"table {table_id}"):
                    clocked[table_id] = await load(table_id)
        for session in clocked.values():
            looks[session.table.id] = now + LATER_SECONDS
            with self.faults.apart(f"table {session.table.id}"):
                await self._look(session)
                looks[session.table.id] = self._next_look(session)
        changed = {table_id: due for table_id, due in looks.items() if self._looks.get(table_id, 0) != due}
        if changed:
            await shared.in_thread(service.look_again, changed)
        self._looks.clear()
        self._looks.update(looks)

    async def _look(self, session: Session) -> None:
        """Let time begin to run, or run out, if it is for this server to do so."""
        act = self._wanted(session)
        if act is None or not await session.leads():
            return
        with suppress(Stale, NotNow):
            await session.enter(act, session.table.version)

    def _wanted(self, session: Session) -> Act | None:
        history = session.table.history
        clock, seat = history.clock, history.runner()
        if clock is None or seat == NOBODY:
            return None
        if clock.since is None:
            return StartClock()
        return TimeOut(seat) if seat not in clock.flagged and self._time.is_up(history) else None

    def _next_look(self, session: Session) -> float | None:
        """Return when the table must be looked at next; while no time runs, after a while, and after its game never."""
        history = session.table.history
        if history.over():
            return None
        due, known = self._time.due(history), self._looks.get(session.table.id)
        now = self._time.uptime.now()
        if due is not None and due > now:
            return round(due, 1)
        return known if known is not None and known > now else now + LATER_SECONDS
