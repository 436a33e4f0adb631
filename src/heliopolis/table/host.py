"""The host: all tables of one store. It keeps a session for each that someone looks at, and makes new ones.

All of it runs in one asyncio loop; the store writes in threads and bots think in processes, so the loop never waits.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from typing import Final, NamedTuple, TypeVar, Unpack

from heliopolis.kernel.components import Components
from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import State
from heliopolis.table.clocks.clock_monitor import ClockMonitor
from heliopolis.table.clocks.timekeeper import Timekeeper, Uptime
from heliopolis.table.errors import Stale, TooMany
from heliopolis.table.factory import Links, NewTable, new_table, open_table, rematch, table_at
from heliopolis.table.fair_queue import FairQueue
from heliopolis.table.header import Catalogue
from heliopolis.table.keeping.bulletin import LISTS
from heliopolis.table.keeping.care import closed, delete_table
from heliopolis.table.keeping.store import Store
from heliopolis.table.keeping.talk import SILENCE, TALKED, Talk
from heliopolis.table.seat_acts import Rematched
from heliopolis.table.seats import Seat
from heliopolis.table.session import RETRY_SECONDS, THINKING_SECONDS, BotThinker, Session, Shared
from heliopolis.table.table import Table

MOST_TABLES: Final = 20
"""Running tables of one owner."""
IDLE_SECONDS: Final = 600.0
"""A table that no one has looked at for this long leaves memory; the store has it."""
OVER_SECONDS: Final = 60.0
"""The same for a table whose game is over."""
MOST_LOADED: Final = 400
"""Tables in memory, unless more are being looked at or thought about at the same time."""
PACES: Final[dict[str, float]] = {"slow": 1.6, "usual": 0.8, "fast": 0.15, "instant": 0.0}
"""Seconds between the choices of a bot, so that a person can follow."""
ABSENCE_SECONDS: Final = 120.0
"""A person who has not looked at the table for this long is away: others may let a bot play for them."""
WRITERS: Final = 4
"""Threads that read and write the store."""

R = TypeVar("R")

_log: Final = logging.getLogger(__name__)


class HostFigures(NamedTuple):
    """How busy a host is: tables in memory, pages that watch them; acts kept since its start, in how many commits."""

    tables: int
    watchers: int
    kept: int
    commits: int
    commit_seconds: float


class Host(Shared):
    """All tables of one store."""

    def __init__(
        self,
        store: Store,
        bots: BotThinker,
        catalogue: Catalogue | None = None,
        *,
        pace: float = PACES["usual"],
        idle: float = IDLE_SECONDS,
        absence: float = ABSENCE_SECONDS,
        retry: float = RETRY_SECONDS,
        thinkers: int = 1,
        thinking: float = THINKING_SECONDS,
        uptime: Uptime | None = None,
        threads: Executor | None = None,
    ) -> None:
        """Make a host with room for as many thinking bots as ``thinkers``; it decides whose table is next.

        A bot that does not answer within ``thinking`` seconds plays without thinking. ``uptime`` gives the time, and
        ``threads`` are where the store works.
        """
        super().__init__(
            store,
            catalogue or Catalogue(),
            bots,
            threads or ThreadPoolExecutor(WRITERS, "store"),
            Timekeeper(uptime or Uptime()),
            FairQueue(thinkers),
            pace,
            absence,
            retry,
            thinking,
        )
        self._idle: Final = idle
        self._loading: Final[dict[str, asyncio.Task[Session]]] = {}
        self._following: Final[set[asyncio.Task[None]]] = set()
        self._minder: Final = ClockMonitor(self)
        self.faults: Final = [self._minder.faults]
        """What fails of what is done without anyone asking."""

    # Tables ----------------------------------------------------------------------------------------

    async def create(
        self,
        game: str,
        seats: Sequence[Seat],
        options: Mapping[str, object] | None = None,
        components: str = "",
        **wanted: Unpack[NewTable],
    ) -> tuple[Table, Links]:
        """Return a new table, and the secret links of its people (see ``new_table``)."""
        make = partial(new_table, self.store, self.catalogue, game, seats, options, components, **wanted)
        return await self._make(make, wanted.get("owner", ""))

    async def table_at(
        self, state: State, components: Components, seats: Sequence[Seat], origin: str, **wanted: Unpack[NewTable]
    ) -> tuple[Table, Links]:
        """Return a new table from a position, such as that of a journal (see ``factory.table_at``)."""
        make = partial(table_at, self.store, state, components, seats, origin, **wanted)
        return await self._make(make, wanted.get("owner", ""))

    async def _make(self, make: Callable[[], tuple[Table, Links]], owner: str) -> tuple[Table, Links]:
        await self._check_owner(owner)
        table, links = await self.in_thread(make)
        self._add(table)
        return table, links

    async def rematch(self, table_id: str, owner: str = "", stand_in: str = "") -> Table:
        """Return the same game once more for the same people; asked for again, the table where they play it.

        ``stand_in`` is the bot that plays for people who have not agreed; all of them must be away.
        """
        session = await self.session(table_id)
        async with session.rematching:
            before = session.table
            if before.history.rematch.table:
                return await self.table(before.history.rematch.table)
            for seat in before.history.undecided() if stand_in else ():
                await session.check_away(seat)
            await self._check_owner(owner or before.header.owner)
            table = await self.in_thread(rematch, before, owner, stand_in)
            try:
                await session.enter(Rematched(table.id), before.version)
            except Stale:
                # Someone has made one at another server: at the one made here no one would ever play.
                await self.in_thread(delete_table, self.store, table.id)
                if not session.table.history.rematch.table:
                    raise
                return await self.table(session.table.history.rematch.table)
            return self._add(table).table

    async def session(self, table_id: str, *, latest: bool = False) -> Session:
        """Return the table of that id in memory, where someone comes to look.

        If it is to be the ``latest``, it is as the store has it now: another process may have written to it.
        """
        session = self.sessions.get(table_id)
        if session is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._open(table_id))
            session = await asyncio.shield(self._loading[table_id])
        session.come()
        if latest:
            await self._follow([session])
            if session.deleted:
                raise UnknownName("no-table", name=table_id)
        return session

    async def table(self, table_id: str) -> Table:
        """Return the table of that id, from memory or from the store."""
        return (await self.session(table_id)).table

    async def follow(self) -> None:
        """Catch up with other processes at every watched table. The server calls this regularly."""
        await self.look_whether_closed()
        self.touch()
        watched = [session for session in self.sessions.values() if session.watches]
        await self._follow(watched)
        await self.share_presence(watched)

    async def check_clocks(self) -> None:
        """Let time run out where it has, also where no one looks. The server calls this every moment."""
        await self._minder.mind(self.session)

    async def _follow(self, sessions: Sequence[Session]) -> None:
        """Catch up with other processes that have written to these tables; those that someone has deleted go."""
        if not sessions:
            return
        ids = [session.table.id for session in sessions]
        kept = await self.in_thread(self.store.versions, ids)
        for session in sessions:
            if session.table.id in kept:
                await session.catch_up(kept[session.table.id])
                continue
            session.deleted = True
            session.notify()
            if self.sessions.get(session.table.id) is session:
                self._unload(session.table.id)

    async def look_whether_closed(self) -> None:
        """Find out whether the owner lets people act; if that has changed, notify everyone who watches."""
        notice = await self.in_thread(closed, self.store)
        if notice != self.closed:
            self.closed = notice
            for session in list(self.sessions.values()):
                session.notify()

    def heard(self, table_id: str, version: int) -> None:
        """Catch up with acts that another server has kept at a table or, without one, perhaps at any."""
        if table_id in {"", LISTS}:
            self.news.tell()
        if table_id == LISTS:
            return
        if table_id:
            session = self.sessions.get(table_id)
            talked = version == TALKED
            behind = [session] if session is not None and (talked or session.table.version < version) else []
        else:
            talked, behind = True, list(self.sessions.values())
        if behind or not table_id:
            following = asyncio.create_task(self._catch_up(behind, talked=talked, anything=not table_id))
            self._following.add(following)
            following.add_done_callback(self._following.discard)

    async def _catch_up(self, behind: Sequence[Session], *, talked: bool, anything: bool) -> None:
        try:
            if anything:
                await self.look_whether_closed()
            await self._follow(behind)
            for session in behind if talked else ():
                await session.hear()
        except Exception:  # noqa: BLE001 - the store may be away for a while; what is watched is followed again soon
            _log.exception("tables were not followed")

    # Memory ----------------------------------------------------------------------------------------

    def figures(self) -> HostFigures:
        """Return how busy it is; this may be asked from any thread."""
        sessions, queue = list(self.sessions.values()), self.queue
        watchers = sum(len(each.watches) for each in sessions)
        return HostFigures(len(sessions), watchers, queue.kept, queue.commits, queue.commit_seconds)

    def evict(self) -> None:
        """Unload tables that no one has looked at for a while. The server calls this regularly."""
        now = time.monotonic()
        for table_id, session in list(self.sessions.items()):
            idle = min(self._idle, OVER_SECONDS) if session.table.history.over() else self._idle
            if not session.busy() and now - session.used >= idle:
                self._unload(table_id)

    def _unload(self, table_id: str) -> None:
        self.sessions.pop(table_id).unload()

    def _make_room(self) -> None:
        """Unload the tables that no one has looked at for longest, if there are too many."""
        if len(self.sessions) >= MOST_LOADED:
            idle = [(session.used, table_id) for table_id, session in self.sessions.items() if not session.busy()]
            for _, table_id in sorted(idle)[: MOST_LOADED // 10]:
                self._unload(table_id)

    async def close(self) -> None:
        """Stop everything; the store has it all."""
        await asyncio.gather(*self._following, return_exceptions=True)
        stopping = [task for session in self.sessions.values() for task in session.stop()]
        await asyncio.gather(*stopping, return_exceptions=True)
        await self.thinkers.close()
        await self.queue.drain()
        await self.in_thread(self.time.uptime.note, self.store.service)
        for table_id in list(self.sessions):
            self._unload(table_id)
        self.threads.shutdown()

    # -----------------------------------------------------------------------------------------------

    async def _check_owner(self, owner: str) -> None:
        self.check_open()
        if owner and len(await self.in_thread(self.store.running, owner)) >= MOST_TABLES:
            raise TooMany("many-tables", number=MOST_TABLES)

    async def _open(self, table_id: str) -> Session:
        try:
            return self._add(*await self.in_thread(self._read, table_id))
        finally:
            del self._loading[table_id]

    def _read(self, table_id: str) -> tuple[Table, Talk]:
        return open_table(self.store, self.catalogue, table_id), self.store.talk.of(table_id)

    def _add(self, table: Table, talk: Talk = SILENCE) -> Session:
        self._make_room()
        session = self.sessions[table.id] = Session(table, self, talk)
        session.drive()
        return session
