"""A session: one table in memory, where people act and watch, and chance and bots act until a person is asked.

Every act is prepared, kept in the store and only then entered; everyone who watches is notified after that. All of it
runs in one asyncio loop: the store writes in threads and bots think in processes.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple, ParamSpec, Protocol, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import State
from heliopolis.table.acts import Act
from heliopolis.table.clicks import Click
from heliopolis.table.clocks.timekeeper import Timekeeper
from heliopolis.table.errors import Broken, Closed, NotNow, Stale, TooMany
from heliopolis.table.factory import open_table
from heliopolis.table.fair_queue import FairQueue
from heliopolis.table.header import Catalogue
from heliopolis.table.history import Need, UndoRequest
from heliopolis.table.keeping.bulletin import News
from heliopolis.table.keeping.pending import Pending, WriteQueue
from heliopolis.table.keeping.store import Store
from heliopolis.table.keeping.talk import SILENCE, Talk
from heliopolis.table.presence import Presence
from heliopolis.table.seat_acts import Give, GiveLink
from heliopolis.table.table import Table

RETRY_SECONDS: Final = 0.5
"""The wait before retrying when something could not be kept. It doubles each time,"""
MOST_RETRY_SECONDS: Final = 30.0
"""up to this, and ends right away when someone comes to look."""
LEADING_SECONDS: Final = 1.0
"""How often a server asks whether it is to move a table that another one moves."""
RESTING: Final = frozenset({"seats", "human", "held", "over"})
"""While a table needs one of these, nothing happens until a person acts."""
THINKING_SECONDS: Final = 30.0
"""A bot that has not answered by then, because its process is lost or busy, plays without thinking."""
MOST_WATCHERS: Final = 50
"""Of one table, besides its players."""
LOST_SECONDS: Final = 15.0
"""A server that could not hear of others for so long cannot say who is away."""

P = ParamSpec("P")
R = TypeVar("R")

_log: Final = logging.getLogger(__name__)


class BotThinker(Protocol):
    """Whatever answers for a bot."""

    def ask(self, state: State, bot_name: str, seed: int, folder: str = "") -> Future[list[str]]:
        """Return the choices of a bot for the rest of its turn."""


@dataclass(eq=False, repr=False)
class Shared:
    """The sessions of a host, and what they share."""

    store: Store
    catalogue: Catalogue
    bots: BotThinker
    threads: Executor
    time: Timekeeper
    thinkers: FairQueue
    """Lets as many bots think at a time as there is room for."""
    pace: float
    """Seconds that bots wait between their choices."""
    absence: float
    retry: float
    thinking: float
    """Seconds that a bot may think at most."""

    def __post_init__(self) -> None:
        self.sessions: dict[str, Session] = {}
        """The tables in memory."""
        self.queue = WriteQueue(self.store, self.threads)
        self.news = News()
        self.closed = ""
        """What the owner says while no one may act; nothing while everyone may."""
        self._touched = time.monotonic()
        """When the database last answered."""

    async def in_thread(self, work: Callable[P, R], *args: P.args, **given: P.kwargs) -> R:
        """Do what waits for the store in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, partial(work, *args, **given))

    def check_open(self) -> None:
        """Refuse to act while the owner lets no one."""
        if self.closed:
            raise Closed("closed", notice=self.closed)

    async def share_presence(self, sessions: Sequence[Session]) -> None:
        """Exchange with the other servers of the database who is there."""
        if not self.store.shared or not sessions:
            return
        seen = {session.table.id: session.presence.seen_here() for session in sessions}
        await self.in_thread(self.store.see, seen)
        ago = await self.in_thread(self.store.seen_elsewhere, list(seen))
        self.touch()
        for session in sessions:
            session.presence.see_elsewhere(ago.get(session.table.id, {}))

    def touch(self) -> None:
        """Note that the database answers.

        If it has not for a while, no one knows who was elsewhere: all are excused.
        """
        before, self._touched = self._touched, time.monotonic()
        if self._touched - before > LOST_SECONDS:
            for session in self.sessions.values():
                session.presence.excuse()


class Watch:
    """Someone watching a table. It says that the table changed, never what, so slow watchers skip versions."""

    def __init__(self, session: Session, seats: frozenset[int] = frozenset()) -> None:
        """Make a watcher; ``seats`` are those of the visitor."""
        self.seats: Final = seats
        self._session: Final = session
        self._changed: Final = asyncio.Event()

    def notify(self) -> None:
        """Note that the table has changed."""
        self._changed.set()

    async def change(self) -> Table:
        """Wait until the table has changed since the last call, and return it as it is then; unless it was deleted."""
        await self._changed.wait()
        self._changed.clear()
        if self._session.deleted:
            raise UnknownName("no-table", name=self._session.table.id)
        return self._session.table

    def close(self) -> None:
        """Stop watching."""
        self._session.leave(self)


class Situation(NamedTuple):
    """What chance and bots go by: while it stays the same, they carry on with what they were about to do."""

    moved: int
    need: Need
    request: UndoRequest | None


class Session:
    """A table in memory, with everything that only matters while it is there."""

    def __init__(self, table: Table, shared: Shared, talk: Talk = SILENCE) -> None:
        self.table = table
        self.talk = talk
        """What is said there."""
        self.watches: Final[set[Watch]] = set()
        self.used = time.monotonic()
        """When someone last came or left."""
        self.pace = shared.pace
        """Seconds that bots wait between their choices."""
        self.thinking: int | None = None
        """The seat whose bot is thinking."""
        self.failing = False
        """Whether an act of chance or a bot could not be kept; it is being retried."""
        self.deleted = False
        """Whether its owner has deleted it."""
        self.rematching: Final = asyncio.Lock()
        """Held while a table for a rematch is made."""
        self._shared: Final = shared
        self._lock: Final = asyncio.Lock()
        """Held while an act is pending."""
        self._hurry: Final = asyncio.Event()
        """Set while bots do not wait between their choices."""
        self._again: Final = asyncio.Event()
        """Set to retry right away."""
        self._plan: list[str] = []
        """The bot's next choices, in order, as long as nothing comes between."""
        self._plan_version = -1
        self._moving: asyncio.Task[None] | None = None
        """Lets chance and bots act."""
        self._refusing: Final[set[asyncio.Task[None]]] = set()
        self._closing = False
        self.presence: Final = Presence(lambda: self.table.history, self._watched, self.notify, shared.absence)
        """Who is here, and who is away."""

    # Acting ----------------------------------------------------------------------------------------

    async def make(self, act: Act, version: int) -> None:
        """Make an act of a person. When this returns it is kept, and everyone watching has been notified."""
        self._shared.check_open()
        if isinstance(act, Give) and act.given != act.seat:
            await self.check_away(act.given)
        if isinstance(act, GiveLink):
            await self.check_gone(act.given)
        await self.enter(act, version)
        if act.listed:
            self._shared.news.tell()

    async def enter(self, act: Act, version: int) -> None:
        """Do what no one needs leave for: an act of the host itself."""
        await self._do(lambda: self.table.prepare(act, version))

    async def click(self, seat: int, told: str, version: int) -> None:
        """Play a person's choice: it and all that it implies are kept together, and watchers are notified once."""
        self._shared.check_open()
        click = Click.read(told)
        await self._do(lambda: self.table.prepare_click(seat, click, version))

    async def redo(self, seat: int, version: int) -> None:
        """Play again what a person took back last."""
        self._shared.check_open()
        await self._do(lambda: self.table.prepare_redo(seat, version))

    async def check_away(self, seat: int) -> None:
        """Refuse to let a bot play for someone who is here or at another server, or has days for a turn."""
        await self._shared.share_presence([self])
        if seat in self.presence.away():
            return
        clock = self.table.history.clock
        if clock and clock.has_days(seat):
            raise NotNow("has-days", seat=seat + 1)
        raise NotNow("present", seat=seat + 1)

    async def check_gone(self, seat: int) -> None:
        """Refuse a new link for someone who is here, or was a moment ago; those with days for a turn are elsewhere."""
        await self._shared.share_presence([self])
        clock, presence = self.table.history.clock, self.presence
        elsewhere = clock is not None and clock.has_days(seat)
        gone = seat not in presence.here() if elsewhere else seat in presence.away()
        if self.table.history.seat(seat).human and not gone:
            raise NotNow("present", seat=seat + 1)

    async def _do(self, prepare: Callable[[], Pending], *, by_person: bool = True) -> None:
        """Do what is prepared. Once kept it is entered, even if the player who asked for it has left."""
        await self._lock.acquire()
        try:
            pending, clock = prepare(), self.table.history.clock
            if clock is not None:
                pending = self._shared.time.stamp(self.table.history, clock, pending)
        except BaseException:
            self._lock.release()
            raise
        done = asyncio.get_running_loop().create_future()
        self._shared.queue.add(pending, partial(self._settle, pending, done, by_person))
        await done

    def _settle(
        self,
        pending: Pending,
        done: asyncio.Future[None],
        by_person: bool,  # noqa: FBT001 - called back with what came of it
        error: Exception | None,
    ) -> None:
        """Settle an act: it is kept, or refused with an error."""
        if isinstance(error, Stale):
            refusing = asyncio.create_task(self._refuse(done, error))
            self._refusing.add(refusing)
            refusing.add_done_callback(self._refusing.discard)
            return
        if error is not None:
            self._release(done, error)
            return
        before = self._situation()
        try:
            self.table.enter(pending)
        except Exception as fault:
            self._release(done, fault)
            raise
        self._release(done, None)
        now = self._situation()
        if now.request is not None or now.need.kind != "chance":
            # Where chance answers right away, no one needs to see the moment before.
            self.notify()
        # Chance and bots continue by themselves; a person may have changed what they were about to do.
        if by_person and now != before:
            self.drive()

    async def _refuse(self, done: asyncio.Future[None], error: Exception) -> None:
        """Catch up with another process that was faster, before refusing."""
        try:
            await self._catch_up()
        except Exception as fault:  # noqa: BLE001 - whatever it is, the caller that waits must hear of it
            error = fault
        self._release(done, error)

    def _release(self, done: asyncio.Future[None], error: Exception | None) -> None:
        """Take the act from the pending ones, and answer the request that waits for it, if it still does."""
        self._lock.release()
        if done.done():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    def _situation(self) -> Situation:
        history = self.table.history
        return Situation(history.moved, history.needs(), history.request)

    async def catch_up(self, version: int) -> None:
        """Catch up with acts that another process has kept, up to that version."""
        # An act of our own may be on its way: once the lock is free it is entered, and we are level.
        if version > self.table.version:
            async with self._lock:
                if version > self.table.version:
                    await self._catch_up()

    async def _catch_up(self) -> None:
        shared = self._shared
        try:
            self.table.refresh()
        except Broken:
            self.table = await shared.in_thread(open_table, shared.store, shared.catalogue, self.table.id)
        self.notify()
        self.drive()

    # Talking ---------------------------------------------------------------------------------------

    async def say(self, seat: int, name: str, text: str) -> None:
        """Say something to those at the table or, without a seat, to those who watch."""
        talk, ply = self._shared.store.talk, self.table.history.ply_count
        await self._shared.in_thread(talk.say, self.table.id, seat, name, text, ply)
        await self.hear()

    async def unsay(self, number: int) -> None:
        """Remove what a player said."""
        await self._shared.in_thread(self._shared.store.talk.remove, self.table.id, number)
        await self.hear()

    async def note(self, seat: int, text: str) -> None:
        """Save a private note of the person of a seat."""
        await self._shared.in_thread(self._shared.store.talk.note, self.table.id, seat, text)
        await self.hear()

    async def redact(self, seat: int, name: str) -> None:
        """Replace a player's name by that name and remove all they have said (see ``Forget`` for the seat itself)."""
        await self._shared.in_thread(self._shared.store.redact, self.table.id, seat, name)
        await self.hear()

    async def hear(self) -> None:
        """Take in what has been said, here or on another server."""
        talk = await self._shared.in_thread(self._shared.store.talk.of, self.table.id)
        if talk != self.talk:
            self.talk = talk
            self.notify()

    # Watching --------------------------------------------------------------------------------------

    async def watch(self, seats: frozenset[int] = frozenset()) -> Watch:
        """Watch the table, as the people of these seats, until the watch is closed; no one keeps players out."""
        if not seats and sum(not each.seats for each in self.watches) >= MOST_WATCHERS:
            raise TooMany("many-watchers", number=MOST_WATCHERS)
        before, watch = self.presence.state(), Watch(self, seats)
        self.watches.add(watch)
        if self.presence.state() != before:
            self.notify()
        if seats:
            with suppress(SQLAlchemyError):  # the store may be away for a while
                await self._shared.share_presence([self])  # before anyone elsewhere lets a bot play for them
        return watch

    def leave(self, watch: Watch) -> None:
        """Remove a watcher."""
        self.watches.discard(watch)
        self.used = time.monotonic()
        self.presence.see(watch.seats)
        self.presence.leave_later()

    def _watched(self) -> frozenset[int]:
        return frozenset[int]().union(*(watch.seats for watch in self.watches))

    def notify(self) -> None:
        """Notify all watchers that the table has changed, or what is shown with it."""
        for watch in self.watches:
            watch.notify()

    def come(self) -> None:
        """Add someone who looks: a reason to retry right away what could not be kept."""
        self.used = time.monotonic()
        self._again.set()

    # Chance and bots -------------------------------------------------------------------------------

    def skip(self) -> None:
        """Let bots play without waiting until a person is asked."""
        if self._moving is not None:
            self._hurry.set()

    def drive(self) -> None:
        """Let chance and bots act; if they already do, start over with the table as it is now."""
        if self._moving is not None:
            self._moving.cancel()
            self._moving = None
        if self.table.needs().kind in RESTING:
            self._hurry.clear()
        elif not self._closing:
            self._moving = asyncio.create_task(self._run())

    async def leads(self) -> bool:
        """Return whether it is for this server to act at the table where no person does."""
        store = self._shared.store
        return not store.shared or await self._shared.in_thread(store.leads, self.table.id)

    async def _run(self) -> None:
        wait = self._shared.retry
        try:
            while True:
                try:
                    goes_on = await self._step()
                except Exception:  # noqa: BLE001 - whatever it is, it may pass
                    if not self.failing:
                        _log.exception("table %s cannot go on for now", self.table.id)
                    self._set_failing(failing=True)
                    self._plan.clear()  # decide again
                    self._again.clear()
                    await _first(self._again, wait)
                    wait = min(2 * wait, MOST_RETRY_SECONDS)
                else:
                    wait = self._shared.retry
                    self._set_failing(failing=False)
                    if not goes_on:
                        return
        finally:
            if self._moving is asyncio.current_task():
                self._moving = None

    def _set_failing(self, *, failing: bool) -> None:
        """Notify watchers when the table comes to a standstill or moves again."""
        if self.failing != failing:
            self.failing = failing
            self.notify()

    async def _step(self) -> bool:
        """Return one act of chance or of a bot; False if a person must act."""
        table = self.table
        version, need = table.version, table.needs()
        if need.kind in RESTING:
            self._hurry.clear()
            return False
        if table.history.request is not None:
            return False
        if not await self.leads():
            # Another server moves the table, and says when it has; if it dies, someone must continue.
            self._again.clear()
            await _first(self._again, LEADING_SECONDS)
            return True
        with suppress(Stale):
            if need.kind == "chance":
                act: Act = table.chance_act()
                await self._do(lambda: self.table.prepare(act, version), by_person=False)
            else:
                act = table.bot_act(need.seat, await self._bot_choice(need.seat, need.bot))
                await self._do(lambda: self.table.prepare(act, version), by_person=False)
                self._plan_version = table.history.moved
        return True

    async def _bot_choice(self, seat: int, bot: str) -> str:
        if not self._plan or self._plan_version != self.table.history.moved:
            self._plan = await self._think(seat, bot)
        elif self.pace > 0 and not self._hurry.is_set():
            await _first(self._hurry, self.pace)
        return self._plan.pop(0)

    async def _think(self, seat: int, bot: str) -> list[str]:
        table, shared = self.table, self._shared
        folder = shared.catalogue.folder(table.game, table.components.digest)
        self.thinking = seat
        self.notify()
        begun = time.monotonic()

        async def answer() -> list[str]:
            asked = shared.bots.ask(table.state, bot, table.bot_seed(), "" if folder is None else str(folder))
            return await asyncio.wait_for(asyncio.wrap_future(asked), shared.thinking)

        try:
            names = await shared.thinkers.ask(table.header.owner, answer)
        except (TimeoutError, RuntimeError):
            _log.exception("bot %s did not answer at table %s", bot, table.id)
            names = [table.state.choices()[0].name]
        finally:
            self.thinking = None
            self.notify()
        left = self.pace - (time.monotonic() - begun)
        if left > 0 and not self._hurry.is_set():
            await _first(self._hurry, left)
        return names

    # -----------------------------------------------------------------------------------------------

    def busy(self) -> bool:
        """Return whether someone watches the table, acts there or thinks about it."""
        return self._lock.locked() or bool(self.watches) or self.thinking is not None

    def unload(self) -> None:
        """Take the table out of memory."""
        self.presence.close()
        if self._moving is not None:
            self._moving.cancel()

    def stop(self) -> list[asyncio.Task[None]]:
        """Return nothing happens any more; what is still to be waited for."""
        self._closing = True
        moving = [] if self._moving is None else [self._moving]
        for task in moving:
            task.cancel()
        return [*moving, *self._refusing]


async def _first(event: asyncio.Event, seconds: float) -> None:
    """Wait for the event, but no longer than that."""
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
