"""The host: keeps the tables that somebody looks at in memory, lets chance and bots act, and tells who watches.

All of it runs in one asyncio loop; the store writes in threads and bots think in processes, so the loop never waits.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Final, Protocol, TypeVar

from heliopolis.kernel.components import Components
from heliopolis.kernel.game import State
from heliopolis.table.acts import Act
from heliopolis.table.errors import Broken, NotNow, Stale, TooMany
from heliopolis.table.factory import Links, new_table, open_table, play_on, rematch, table_at
from heliopolis.table.header import Shelf
from heliopolis.table.keeping.store import Kept, Store
from heliopolis.table.keeping.write_queue import Scribe
from heliopolis.table.loaded import Making, Place, Watch
from heliopolis.table.seat_acts import Give
from heliopolis.table.seats import Seat
from heliopolis.table.table import Table
from heliopolis.table.workers.fair_queue import FairQueue

MOST_TABLES: Final = 20
"""Running tables of one owner."""
MOST_WATCHERS: Final = 50
"""Of one table."""
IDLE_SECONDS: Final = 600.0
"""After so long without anybody looking a table leaves the memory; the store has it."""
OVER_SECONDS: Final = 60.0
"""After so long a table whose game is over does."""
MOST_LOADED: Final = 400
"""So many tables are in memory, unless more are looked at or thought about at once."""
PACE_SECONDS: Final = 0.8
"""Between the choices of a bot, so that a person can follow."""
ABSENCE_SECONDS: Final = 120.0
"""Who has not looked at the table for so long is away: others may let a bot play for them."""
RETRY_SECONDS: Final = 0.5
"""After so long it is tried again if something could not be kept; each time twice as long,"""
MOST_RETRY_SECONDS: Final = 30.0
"""but no longer than this, and at once when somebody comes to look."""
WRITERS: Final = 4
RESTING: Final = frozenset({"human", "held", "over"})
"""A table that waits for this rests until a person does something."""
THINKING_SECONDS: Final = 30.0
"""A bot that has not answered by then, its process being lost or busy, plays without thinking."""

R = TypeVar("R")
_log: Final = logging.getLogger(__name__)


class BotThinker(Protocol):
    """Whatever answers for a bot."""

    def ask(self, state: State, bot_name: str, seed: int, folder: str = "") -> Future[list[str]]:
        """The choices of a bot for the rest of its turn."""


class Host:
    """All tables of one store."""

    def __init__(
        self,
        store: Store,
        bots: BotThinker,
        shelf: Shelf | None = None,
        *,
        pace: float = PACE_SECONDS,
        idle: float = IDLE_SECONDS,
        absence: float = ABSENCE_SECONDS,
        retry: float = RETRY_SECONDS,
        thinkers: int = 1,
    ) -> None:
        """``thinkers`` is how many bots can think at a time: whose table is next is decided here."""
        self.store: Final = store
        self.shelf: Final = shelf or Shelf()
        self._bots: Final = bots
        self._pace: Final = pace
        self._idle: Final = idle
        self._absence: Final = absence
        self._retry: Final = retry
        self._places: Final[dict[str, Place]] = {}
        self._loading: Final[dict[str, asyncio.Task[Place]]] = {}
        self._refusing: Final[set[asyncio.Task[None]]] = set()
        self._threads: Final = ThreadPoolExecutor(WRITERS, "store")
        self._scribe: Final = Scribe(store, self._threads)
        self._thinkers: Final = FairQueue(thinkers)
        self._closing = False

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
    ) -> tuple[Table, Links]:
        """A new table, and the secrets of its people; ``hints`` as in ``new_table``."""
        await self._check_owner(owner)
        table, links = await self._aside(
            lambda: new_table(self.store, self.shelf, game, seats, options, components, owner, hints=hints)
        )
        self._seat(table)
        return table, links

    async def play_on(self, table_id: str, ply: int, seats: Sequence[Seat], owner: str = "") -> tuple[Table, Links]:
        """A new table from a position of another one."""
        await self._check_owner(owner)
        table = await self.table(table_id)
        after, links = await self._aside(lambda: play_on(table, ply, seats, owner))
        self._seat(after)
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
    ) -> tuple[Table, Links]:
        """A new table from a position that comes from elsewhere, such as a journal; ``hints`` as in ``table_at``."""
        await self._check_owner(owner)
        table, links = await self._aside(
            lambda: table_at(self.store, state, components, seats, origin, owner, hints=hints)
        )
        self._seat(table)
        return table, links

    async def rematch(self, table_id: str, owner: str = "") -> Table:
        """The same game once more for the same people."""
        before = await self.table(table_id)
        await self._check_owner(owner or before.header.owner)
        table = await self._aside(lambda: rematch(before, owner))
        self._seat(table)
        return table

    async def table(self, table_id: str) -> Table:
        """The table of that id, from memory or from the store."""
        return (await self._place(table_id)).table

    async def latest(self, table_id: str) -> Table:
        """The table of that id as the store has it now: another process may have written to it."""
        place = await self._place(table_id)
        await self._follow([place])
        return place.table

    async def follow(self) -> None:
        """Go on with tables that are looked at where another process has; whoever serves calls this now and then."""
        await self._follow([place for place in self._places.values() if place.watches])

    async def running(self, owner: str | None = None) -> list[Kept]:
        """The games that can be gone on with, the newest first."""
        return await self._aside(lambda: self.store.running(owner))

    def loaded(self) -> list[str]:
        """The ids of the tables in memory."""
        return list(self._places)

    def evict(self) -> None:
        """Let go of tables that nobody has looked at for a while; whoever serves calls this now and then."""
        now = time.monotonic()
        for table_id, place in list(self._places.items()):
            idle = min(self._idle, OVER_SECONDS) if place.table.record.over() else self._idle
            if not place.busy() and now - place.used >= idle:
                self._let_go(table_id, place)

    def _let_go(self, table_id: str, place: Place) -> None:
        del self._places[table_id]
        place.leave()

    def _make_room(self) -> None:
        """Let go of the tables that nobody has looked at for longest, if there are too many."""
        if len(self._places) >= MOST_LOADED:
            idle = [(place.used, table_id) for table_id, place in self._places.items() if not place.busy()]
            for _, table_id in sorted(idle)[: MOST_LOADED // 10]:
                self._let_go(table_id, self._places[table_id])

    async def close(self) -> None:
        """Stop everything; the store has all."""
        self._closing = True
        drivers = [place.driver for place in self._places.values() if place.driver is not None]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, *self._refusing, return_exceptions=True)
        await self._thinkers.close()
        await self._scribe.rest()
        for place in self._places.values():
            place.leave()
        self._places.clear()
        self._threads.shutdown()

    # Acting and watching ---------------------------------------------------------------------------

    async def make(self, table_id: str, act: Act, version: int) -> Table:
        """Do an act: when this returns it is kept, and all who watch are told."""
        place = await self._place(table_id)
        if isinstance(act, Give) and act.given != act.seat and act.given not in place.away():
            raise NotNow("present", seat=act.given + 1)
        await self._make(place, act, version, then=self._drive)
        return place.table

    async def watch(self, table_id: str, seats: frozenset[int] = frozenset()) -> Watch:
        """Look at a table, as the people of these seats, until the watch is closed."""
        place = await self._place(table_id)
        if len(place.watches) >= MOST_WATCHERS:
            raise TooMany("many-watchers", number=MOST_WATCHERS)
        before, watch = place.away(), Watch(place, seats)
        place.watches.add(watch)
        if place.away() != before:
            place.tell()
        return watch

    def see(self, table_id: str, seats: frozenset[int]) -> None:
        """The people of these seats have looked at the table or done something there."""
        if table_id in self._places:
            self._places[table_id].see(seats)

    def away(self, table_id: str) -> frozenset[int]:
        """The seats of people who have not looked at the table for a while."""
        return self._places[table_id].away() if table_id in self._places else frozenset()

    def failing(self, table_id: str) -> bool:
        """Whether what chance or a bot does at the table cannot be kept for now."""
        return table_id in self._places and self._places[table_id].failing

    def tell(self, table_id: str) -> None:
        """Tell all who watch that there is something new to see, though nothing was done."""
        if table_id in self._places:
            self._places[table_id].tell()

    def thinking(self, table_id: str) -> int | None:
        """The seat of the bot that is thinking at the table."""
        place = self._places.get(table_id)
        return None if place is None else place.thinking

    def version(self, table_id: str) -> int | None:
        """The version of a table in memory."""
        place = self._places.get(table_id)
        return None if place is None else place.table.version

    def moved(self, table_id: str) -> int | None:
        """Since which version of a table in memory nothing has happened that matters to who is asked."""
        place = self._places.get(table_id)
        return None if place is None else place.table.record.moved

    def set_pace(self, table_id: str, seconds: float) -> None:
        """How long bots of the table wait between their choices."""
        if table_id in self._places:
            self._places[table_id].pace = seconds

    def skip(self, table_id: str) -> None:
        """Bots of the table do not wait until a person is asked."""
        if table_id in self._places and self._places[table_id].driver is not None:
            self._places[table_id].hurry.set()

    # -----------------------------------------------------------------------------------------------

    async def _aside(self, work: Callable[[], R]) -> R:
        """Do what waits for the disk in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def _check_owner(self, owner: str) -> None:
        if owner and len(await self.running(owner)) >= MOST_TABLES:
            raise TooMany("many-tables", number=MOST_TABLES)

    async def _place(self, table_id: str) -> Place:
        place = self._places.get(table_id)
        if place is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            place = await asyncio.shield(self._loading[table_id])
        place.used = time.monotonic()
        # Whoever comes wakes those who wait after a fault.
        place.again.set()
        return place

    async def _load(self, table_id: str) -> Place:
        try:
            return self._seat(await self._aside(lambda: open_table(self.store, self.shelf, table_id)))
        finally:
            del self._loading[table_id]

    def _seat(self, table: Table) -> Place:
        self._make_room()
        place = Place(table, self._pace, self._absence)
        self._places[table.id] = place
        self._drive(place)
        return place

    async def _make(self, place: Place, act: Act, version: int, then: Callable[[Place], None] = lambda _: None) -> None:
        """Do an act; what is kept is entered, and ``then`` called, even if whoever asked for it is gone meanwhile."""
        await place.lock.acquire()
        try:
            making = Making(place, place.table.draft(act, version))
        except BaseException:
            place.lock.release()
            raise
        self._scribe.keep(making.addition(), partial(self._told, making, then))
        await making.made

    def _told(self, making: Making, then: Callable[[Place], None], fault: Exception | None) -> None:
        """The scribe tells what came of an act."""
        if isinstance(fault, Stale):
            refusing = asyncio.create_task(self._refuse(making, fault))
            self._refusing.add(refusing)
            refusing.add_done_callback(self._refusing.discard)
        elif fault is not None:
            making.settle(fault)
        else:
            place = making.place
            before = place.standing()
            making.enter()
            if place.table.request is not None or place.table.needs().kind != "chance":
                # Where chance answers at once nobody need see the moment before.
                place.tell()
            if place.standing() != before:
                then(place)

    async def _refuse(self, making: Making, fault: Stale) -> None:
        try:
            await self._catch_up(making.place)
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever waits is told
            making.settle(error)
        else:
            making.settle(fault)

    async def _follow(self, places: Sequence[Place]) -> None:
        kept = await self._aside(lambda: self.store.versions([place.table.id for place in places])) if places else {}
        for place in places:
            # What is being kept just now is entered when the lock is free, and then there is nothing to catch up with.
            if kept.get(place.table.id, 0) > place.table.version:
                async with place.lock:
                    if kept[place.table.id] > place.table.version:
                        await self._catch_up(place)

    async def _catch_up(self, place: Place) -> None:
        """Another process has written to the table."""
        try:
            place.table.refresh()
        except Broken:
            place.table = await self._aside(lambda: open_table(self.store, self.shelf, place.table.id))
        place.tell()
        self._drive(place)

    # The driver ------------------------------------------------------------------------------------

    def _drive(self, place: Place) -> None:
        """Let whoever is no person act; a driver that waits for something that changed starts anew."""
        if place.driver is not None:
            place.driver.cancel()
            place.driver = None
        if place.table.needs().kind in RESTING:
            place.hurry.clear()
        elif not self._closing:
            place.driver = asyncio.create_task(self._run(place))

    async def _run(self, place: Place) -> None:
        wait = self._retry
        try:
            while True:
                try:
                    goes_on = await self._step(place)
                except Exception:  # noqa: BLE001 - whatever it is, it may pass
                    _log.exception("table %s stands still for now", place.table.id)
                    self._fails(place, failing=True)
                    place.plan.clear()  # what was to be done is decided anew
                    place.again.clear()
                    await _first(place.again, wait)
                    wait = min(2 * wait, MOST_RETRY_SECONDS)
                else:
                    wait = self._retry
                    self._fails(place, failing=False)
                    if not goes_on:
                        return
        finally:
            if place.driver is asyncio.current_task():
                place.driver = None

    def _fails(self, place: Place, *, failing: bool) -> None:
        """Tell who watches that the table stands still for now, or goes on."""
        if place.failing != failing:
            place.failing = failing
            place.tell()

    async def _step(self, place: Place) -> bool:
        """One act of chance or of a bot; False if a person must act."""
        table = place.table
        version, need = table.version, table.needs()
        if need.kind in RESTING:
            place.hurry.clear()
            return False
        if table.request is not None:
            return False
        try:
            if need.kind == "chance":
                await self._make(place, table.chance_act(), version)
            else:
                choice = await self._bot_choice(place, need.seat, need.bot)
                await self._make(place, table.bot_act(need.seat, choice), version)
                place.plan_version = table.record.moved
        except Stale:
            pass
        return True

    async def _bot_choice(self, place: Place, seat: int, bot: str) -> str:
        table = place.table
        if not place.plan or place.plan_version != table.record.moved:
            place.plan = await self._think(place, seat, bot)
        elif place.pace > 0 and not place.hurry.is_set():
            await _first(place.hurry, place.pace)
        return place.plan.pop(0)

    async def _think(self, place: Place, seat: int, bot: str) -> list[str]:
        table = place.table
        folder = self.shelf.folder(table.game, table.components.digest)
        place.thinking = seat
        place.tell()
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
            place.thinking = None
            place.tell()
        left = place.pace - (time.monotonic() - begun)
        if left > 0 and not place.hurry.is_set():
            await _first(place.hurry, left)
        return names


async def _first(event: asyncio.Event, seconds: float) -> None:
    """Wait for the event, but no longer than that."""
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
