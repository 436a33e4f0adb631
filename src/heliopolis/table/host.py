"""The host: keeps tables in memory while somebody looks at them, and lets visitors act at them and watch them.

All of it runs in one asyncio loop; the store writes in threads and bots think in processes, so the loop never waits.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from heliopolis.kernel.components import Components
from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import State
from heliopolis.kernel.step import NOBODY
from heliopolis.table.acts import Act
from heliopolis.table.clicks import Click
from heliopolis.table.clocks.clock_minder import ClockMinder
from heliopolis.table.clocks.terms import ClockTerms
from heliopolis.table.clocks.timekeeper import Timekeeper
from heliopolis.table.clocks.uptime import Uptime
from heliopolis.table.driver import RETRY_SECONDS, BotThinker, Driver
from heliopolis.table.errors import Closed, NotNow, Stale, TooMany
from heliopolis.table.factory import Links, new_table, open_table, play_on, rematch, table_at
from heliopolis.table.header import Catalogue
from heliopolis.table.keeping.bulletin import LISTS
from heliopolis.table.keeping.care import closed, delete_table
from heliopolis.table.keeping.store import Kept, Store
from heliopolis.table.keeping.talk import SILENCE, TALKED, Talk
from heliopolis.table.loaded import HostFigures, LoadedTable, Watch
from heliopolis.table.meeting_acts import Rematched
from heliopolis.table.news import News
from heliopolis.table.seat_acts import Give
from heliopolis.table.seats import Seat
from heliopolis.table.table import Table

MOST_TABLES: Final = 20
"""Running tables of one owner."""
MOST_WATCHERS: Final = 50
"""Of one table, besides its players."""
IDLE_SECONDS: Final = 600.0
"""A table that nobody has looked at for this long leaves memory; the store has it."""
OVER_SECONDS: Final = 60.0
"""The same for a table whose game is over."""
MOST_LOADED: Final = 400
"""Tables in memory, unless more are being looked at or thought about at once."""
PACES: Final[dict[str, float]] = {"slow": 1.6, "usual": 0.8, "fast": 0.15, "instant": 0.0}
"""Seconds between the choices of a bot, so that a person can follow."""
ABSENCE_SECONDS: Final = 120.0
"""A person who has not looked at the table for this long is away: others may let a bot play for them."""
LOST_SECONDS: Final = 15.0
"""A server that could not hear of others for so long cannot say who is away."""
WRITERS: Final = 4
"""Threads that read and write the store."""

R = TypeVar("R")

_log: Final = logging.getLogger(__name__)


class Host:
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
        uptime: Uptime | None = None,
    ) -> None:
        """``thinkers`` is how many bots can think at a time; whose table is next is decided here.

        ``uptime`` tells the time.
        """
        self.store: Final = store
        self.catalogue: Final = catalogue or Catalogue()
        self.news: Final = News()
        self.closed = ""
        """What its owner tells while nobody may act; nothing while everybody may."""
        self._pace: Final = pace
        self._idle: Final = idle
        self._absence: Final = absence
        self._loaded: Final[dict[str, LoadedTable]] = {}
        self._loading: Final[dict[str, asyncio.Task[LoadedTable]]] = {}
        self._following: Final[set[asyncio.Task[None]]] = set()
        self._threads: Final = ThreadPoolExecutor(WRITERS, "store")
        self.time: Final = Timekeeper(uptime or Uptime())
        self._driver: Final = Driver(
            store, self.catalogue, bots, self._threads, self.time, retry=retry, thinkers=thinkers
        )
        self._minder: Final = ClockMinder(store, self._driver, self.time)
        self._touched = time.monotonic()
        """When the database last answered."""
        self.faults: Final = [self._minder.faults]
        """What fails of what is done without anybody asking."""

    # Tables ----------------------------------------------------------------------------------------

    async def create(
        self,
        game: str,
        seats: Sequence[Seat],
        options: Mapping[str, object] | None = None,
        components: str = "",
        owner: str = "",
        *,
        hints: bool | None = None,
        free: Collection[int] = (),
        maker: int = NOBODY,
        guide: str = "",
        clock: ClockTerms | None = None,
    ) -> tuple[Table, Links]:
        """A new table, and the secret links of its people; what is named here is as in ``new_table``."""
        await self._check_owner(owner)
        make = partial(new_table, hints=hints, free=free, maker=maker, guide=guide, clock=clock)
        table, links = await self.in_thread(
            lambda: make(self.store, self.catalogue, game, seats, options, components, owner)
        )
        self._add(table)
        return table, links

    async def play_on(self, table_id: str, ply: int, seats: Sequence[Seat], owner: str = "") -> tuple[Table, Links]:
        """A new table from a position of another one."""
        await self._check_owner(owner)
        table = await self.table(table_id)
        after, links = await self.in_thread(lambda: play_on(table, ply, seats, owner))
        self._add(after)
        return after, links

    async def table_at(
        self,
        state: State,
        components: Components,
        seats: Sequence[Seat],
        origin: str,
        owner: str = "",
        *,
        hints: bool | None = None,
        guide: str = "",
    ) -> tuple[Table, Links]:
        """A new table from a position from elsewhere, such as a journal; what is named here is as in ``table_at``."""
        await self._check_owner(owner)
        table, links = await self.in_thread(
            lambda: table_at(self.store, state, components, seats, origin, owner, hints=hints, guide=guide)
        )
        self._add(table)
        return table, links

    async def rematch(self, table_id: str, owner: str = "", stand_in: str = "") -> Table:
        """The same game once more for the same people; asked for again, the table where they play it.

        ``stand_in`` is the bot that plays for people who have not agreed; all of them must be away.
        """
        loaded = await self._load(table_id)
        async with loaded.rematching:
            before = loaded.table
            if before.history.rematch.table:
                return await self.table(before.history.rematch.table)
            for seat in before.history.undecided() if stand_in else ():
                await self._check_away(loaded, seat)
            await self._check_owner(owner or before.header.owner)
            table = await self.in_thread(lambda: rematch(before, owner, stand_in))
            try:
                await self._driver.make(loaded, Rematched(table.id), before.version)
            except Stale:
                # Somebody has made one at another server: at the one made here nobody would ever play.
                await self.in_thread(lambda: delete_table(self.store, table.id))
                if not loaded.table.history.rematch.table:
                    raise
                return await self.table(loaded.table.history.rematch.table)
            return self._add(table).table

    async def table(self, table_id: str) -> Table:
        """The table of that id, from memory or from the store."""
        return (await self._load(table_id)).table

    async def latest(self, table_id: str) -> Table:
        """The table of that id as the store has it now: another process may have written to it."""
        loaded = await self._load(table_id)
        await self._follow([loaded])
        if loaded.deleted:
            raise UnknownName("no-table", name=table_id)
        return loaded.table

    async def follow(self) -> None:
        """Catch up with other processes at every watched table. The server calls this regularly."""
        await self.look_whether_closed()
        self._touch()
        watched = [loaded for loaded in self._loaded.values() if loaded.watches]
        await self._follow(watched)
        await self._share_presence(watched)

    async def _share_presence(self, tables: Sequence[LoadedTable]) -> None:
        """Tell the other servers of the database who is there, and hear it from them."""
        if not self.store.shared or not tables:
            return
        seen = {loaded.table.id: loaded.seen_here() for loaded in tables}
        await self.in_thread(lambda: self.store.see(seen))
        ago = await self.in_thread(lambda: self.store.seen_elsewhere(list(seen)))
        self._touch()
        for loaded in tables:
            loaded.see_elsewhere(ago.get(loaded.table.id, {}))

    def _touch(self) -> None:
        """The database answers. If it has not for a while, nobody knows who was at other servers: all are excused."""
        before, self._touched = self._touched, time.monotonic()
        if self._touched - before > LOST_SECONDS:
            for loaded in self._loaded.values():
                loaded.excuse()

    async def mind_clocks(self) -> None:
        """Let time run out where it has, also where nobody looks. The server calls this every moment."""
        await self._minder.mind(list(self._loaded.values()), self._load, stopped=bool(self.closed))

    async def _follow(self, tables: Sequence[LoadedTable]) -> None:
        for gone in await self._driver.follow(tables):
            gone.deleted = True
            gone.notify()
            if self._loaded.get(gone.table.id) is gone:
                self._unload(gone.table.id)

    async def look_whether_closed(self) -> None:
        """Find out whether the owner lets people act; if that has changed, everybody who watches is told."""
        notice = await self.in_thread(lambda: closed(self.store))
        if notice != self.closed:
            self.closed = notice
            for loaded in list(self._loaded.values()):
                loaded.notify()

    def _check_open(self) -> None:
        if self.closed:
            raise Closed("closed", notice=self.closed)

    def heard(self, table_id: str, version: int) -> None:
        """Another server has kept acts of a table, or, without one, perhaps of any: catch up with it."""
        if table_id in {"", LISTS}:
            self.news.tell()
        if table_id == LISTS:
            return
        if table_id:
            loaded = self._loaded.get(table_id)
            talked = version == TALKED
            behind = [loaded] if loaded is not None and (talked or loaded.table.version < version) else []
        else:
            talked, behind = True, list(self._loaded.values())
        if behind or not table_id:
            following = asyncio.create_task(self._catch_up(behind, talked=talked, anything=not table_id))
            self._following.add(following)
            following.add_done_callback(self._following.discard)

    async def _catch_up(self, behind: Sequence[LoadedTable], *, talked: bool, anything: bool) -> None:
        try:
            if anything:
                await self.look_whether_closed()
            await self._follow(behind)
            for loaded in behind if talked else ():
                await self._hear(loaded)
        except Exception:  # noqa: BLE001 - the store may be away for a while; what is watched is followed again soon
            _log.exception("tables were not followed")

    async def running(self, owner: str | None = None) -> list[Kept]:
        """The games that can be continued, the newest first."""
        return await self.in_thread(lambda: self.store.running(owner))

    # Memory ----------------------------------------------------------------------------------------

    def loaded(self) -> list[str]:
        """The ids of the tables in memory."""
        return list(self._loaded)

    def figures(self) -> HostFigures:
        """How busy it is; this may be asked from any thread."""
        loaded, queue = list(self._loaded.values()), self._driver.queue
        watchers = sum(len(each.watches) for each in loaded)
        return HostFigures(len(loaded), watchers, queue.kept, queue.commits, queue.commit_seconds)

    def evict(self) -> None:
        """Unload tables that nobody has looked at for a while. The server calls this regularly."""
        now = time.monotonic()
        for table_id, loaded in list(self._loaded.items()):
            idle = min(self._idle, OVER_SECONDS) if loaded.table.history.over() else self._idle
            if not loaded.busy() and now - loaded.used >= idle:
                self._unload(table_id)

    def _unload(self, table_id: str) -> None:
        self._loaded.pop(table_id).unload()

    def _make_room(self) -> None:
        """If there are too many tables, unload those that nobody has looked at for longest."""
        if len(self._loaded) >= MOST_LOADED:
            idle = [(loaded.used, table_id) for table_id, loaded in self._loaded.items() if not loaded.busy()]
            for _, table_id in sorted(idle)[: MOST_LOADED // 10]:
                self._unload(table_id)

    async def close(self) -> None:
        """Stop everything; the store has it all."""
        await asyncio.gather(*self._following, return_exceptions=True)
        await self._driver.close(self._loaded.values())
        await self.in_thread(lambda: self.time.uptime.note(self.store.service))
        for table_id in list(self._loaded):
            self._unload(table_id)
        self._threads.shutdown()

    # Acting and watching ---------------------------------------------------------------------------

    async def make(self, table_id: str, act: Act, version: int) -> Table:
        """Do an act. When this returns it is kept, and everybody watching has been notified."""
        self._check_open()
        loaded = await self._load(table_id)
        if isinstance(act, Give) and act.given != act.seat:
            await self._check_away(loaded, act.given)
        await self._driver.make(loaded, act, version)
        if act.listed:
            self.news.tell()
        return loaded.table

    async def _check_away(self, loaded: LoadedTable, seat: int) -> None:
        """Refuse to let a bot play for somebody who is here or at another server, or has days for a turn."""
        await self._share_presence([loaded])
        if seat in loaded.away():
            return
        clock = loaded.table.history.clock
        if clock and clock.has_days(seat):
            raise NotNow("has-days", seat=seat + 1)
        raise NotNow("present", seat=seat + 1)

    async def open_tables(self, most: int) -> list[str]:
        """The running tables that anybody may find, the newest first."""
        return await self.in_thread(lambda: self.store.open_games(most))

    async def click(self, table_id: str, seat: int, told: str, version: int) -> Table:
        """A person chooses something: it and all that it implies are kept together, and told to watchers once."""
        self._check_open()
        loaded = await self._load(table_id)
        await self._driver.click(loaded, seat, Click.read(told), version)
        return loaded.table

    async def redo(self, table_id: str, seat: int, version: int) -> Table:
        """A person plays again what they took back last."""
        self._check_open()
        loaded = await self._load(table_id)
        await self._driver.redo(loaded, seat, version)
        return loaded.table

    async def say(self, table_id: str, seat: int, name: str, text: str) -> None:
        """Somebody says something, to those at the table or, without a seat, to those who watch."""
        loaded = await self._load(table_id)
        ply = loaded.table.history.ply_count
        await self.in_thread(lambda: self.store.talk.say(table_id, seat, name, text, ply))
        await self._hear(loaded)

    async def note(self, table_id: str, seat: int, text: str) -> None:
        """The person of a seat notes something for themselves."""
        loaded = await self._load(table_id)
        await self.in_thread(lambda: self.store.talk.note(table_id, seat, text))
        await self._hear(loaded)

    async def redact(self, table_id: str, seat: int, name: str) -> None:
        """Whoever had a seat leaves that name and nothing they have said (see ``Forget`` for the seat itself)."""
        loaded = await self._load(table_id)
        await self.in_thread(lambda: self.store.redact(table_id, seat, name))
        await self._hear(loaded)

    def talk(self, table_id: str) -> Talk:
        """What is said at a table in memory."""
        return self._loaded[table_id].talk if table_id in self._loaded else SILENCE

    async def _hear(self, loaded: LoadedTable) -> None:
        """Take in what has been said, here or on another server."""
        talk = await self.in_thread(lambda: self.store.talk.of(loaded.table.id))
        if talk != loaded.talk:
            loaded.talk = talk
            loaded.notify()

    async def watch(self, table_id: str, seats: frozenset[int] = frozenset()) -> Watch:
        """Watch a table, as the people of these seats, until the watch is closed; nobody keeps players out."""
        loaded = await self._load(table_id)
        if not seats and sum(not each.seats for each in loaded.watches) >= MOST_WATCHERS:
            raise TooMany("many-watchers", number=MOST_WATCHERS)
        before, watch = loaded.presence(), Watch(loaded, seats)
        loaded.watches.add(watch)
        if loaded.presence() != before:
            loaded.notify()
        if seats:
            with suppress(SQLAlchemyError):  # the store may be away for a while
                await self._share_presence([loaded])  # before anybody elsewhere lets a bot play for them
        return watch

    def see(self, table_id: str, seats: frozenset[int]) -> None:
        """The people of these seats have looked at the table or acted there."""
        if table_id in self._loaded:
            self._loaded[table_id].see(seats)

    def away(self, table_id: str) -> frozenset[int]:
        """The seats of people who have not looked at the table for a while."""
        return self._loaded[table_id].away() if table_id in self._loaded else frozenset()

    def here(self, table_id: str) -> frozenset[int]:
        """The seats of people who look at the table, or did a moment ago."""
        return self._loaded[table_id].here() if table_id in self._loaded else frozenset()

    def failing(self, table_id: str) -> bool:
        """Whether acts of chance or bots at the table cannot be kept at the moment."""
        return table_id in self._loaded and self._loaded[table_id].failing

    def notify(self, table_id: str) -> None:
        """Tell all watchers that there is something new to see, though no act was made."""
        if table_id in self._loaded:
            self._loaded[table_id].notify()

    def thinking(self, table_id: str) -> int | None:
        """The seat whose bot is thinking at the table."""
        loaded = self._loaded.get(table_id)
        return None if loaded is None else loaded.thinking

    def version(self, table_id: str) -> int | None:
        """The version of a table in memory."""
        loaded = self._loaded.get(table_id)
        return None if loaded is None else loaded.table.version

    def moved(self, table_id: str) -> int | None:
        """Of a table in memory, the version of the last act that matters to whoever is asked."""
        loaded = self._loaded.get(table_id)
        return None if loaded is None else loaded.table.history.moved

    def set_pace(self, table_id: str, seconds: float) -> None:
        """How long bots at the table wait between their choices."""
        if table_id in self._loaded:
            self._loaded[table_id].pace = seconds

    def skip(self, table_id: str) -> None:
        """Bots at the table do not wait until a person is asked."""
        if table_id in self._loaded and self._loaded[table_id].driver is not None:
            self._loaded[table_id].hurry.set()

    # -----------------------------------------------------------------------------------------------

    async def in_thread(self, work: Callable[[], R]) -> R:
        """Do what waits for the disk in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def _check_owner(self, owner: str) -> None:
        self._check_open()
        if owner and len(await self.running(owner)) >= MOST_TABLES:
            raise TooMany("many-tables", number=MOST_TABLES)

    async def _load(self, table_id: str) -> LoadedTable:
        loaded = self._loaded.get(table_id)
        if loaded is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._open(table_id))
            loaded = await asyncio.shield(self._loading[table_id])
        loaded.used = time.monotonic()
        # A visitor is a reason to retry at once what could not be kept.
        loaded.again.set()
        return loaded

    async def _open(self, table_id: str) -> LoadedTable:
        try:
            return self._add(*await self.in_thread(lambda: self._read(table_id)))
        finally:
            del self._loading[table_id]

    def _read(self, table_id: str) -> tuple[Table, Talk]:
        return open_table(self.store, self.catalogue, table_id), self.store.talk.of(table_id)

    def _add(self, table: Table, talk: Talk = SILENCE) -> LoadedTable:
        self._make_room()
        loaded = LoadedTable(table, self._pace, self._absence, talk)
        self._loaded[table.id] = loaded
        self._driver.drive(loaded)
        return loaded
