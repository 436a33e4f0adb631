"""Tables in memory: who watches them, who is away, and what their bots are about to do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Final, NamedTuple

from heliopolis.kernel.errors import UnknownName
from heliopolis.table.keeping.talk import SILENCE, Talk
from heliopolis.table.table import Table

GONE_SECONDS: Final = 6.0
"""Whoever loads a page anew is gone for less."""
SHARED_SECONDS: Final = 3.0
"""How often servers of one database tell each other who is there."""


class HostFigures(NamedTuple):
    """How busy a host is: tables in memory, pages that watch them; acts kept since its start, in how many commits."""

    tables: int
    watchers: int
    kept: int
    commits: int
    commit_seconds: float


class Watch:
    """Somebody watching a table. It says that the table changed, never what, so slow watchers skip versions."""

    def __init__(self, loaded: LoadedTable, seats: frozenset[int] = frozenset()) -> None:
        """``seats`` are those of the visitor."""
        self.seats: Final = seats
        self._loaded: Final = loaded
        self._changed: Final = asyncio.Event()

    def notify(self) -> None:
        """The table has changed."""
        self._changed.set()

    async def change(self) -> Table:
        """Wait until the table has changed since the last call, and return it as it is then; unless it was deleted."""
        await self._changed.wait()
        self._changed.clear()
        if self._loaded.deleted:
            raise UnknownName("no-table", name=self._loaded.table.id)
        return self._loaded.table

    def close(self) -> None:
        """Stop watching."""
        self._loaded.watches.discard(self)
        self._loaded.used = time.monotonic()
        self._loaded.see(self.seats)
        self._loaded.leave_later()


class LoadedTable:
    """A table in memory, with everything that only matters while it is there."""

    def __init__(self, table: Table, pace: float, absence: float, talk: Talk = SILENCE) -> None:
        """A person who has not been seen for ``absence`` seconds counts as away."""
        self.table = table
        self.talk = talk
        self.lock: Final = asyncio.Lock()
        """Held while an act is pending."""
        self.watches: Final[set[Watch]] = set()
        self.used = time.monotonic()
        self.pace = pace
        self.hurry = asyncio.Event()
        """Set while bots do not wait between their choices."""
        self.plan: list[str] = []
        """The bot's next choices, in order, as long as nothing comes between."""
        self.plan_version = -1
        self.thinking: int | None = None
        self.driver: asyncio.Task[None] | None = None
        self.failing = False
        """Whether an act of chance or a bot could not be kept; it is being retried."""
        self.deleted = False
        """Whether its owner has deleted it."""
        self.rematching: Final = asyncio.Lock()
        """Held while a table for a rematch is made."""
        self.again: Final = asyncio.Event()
        """Set to retry at once."""
        self._absence: Final = absence
        self._since = self.used
        """Whoever has not been seen is taken to have been here then."""
        self._seen: Final[dict[int, float]] = {}
        self._elsewhere: dict[int, float] = {}
        """When another server last saw the person of a seat."""
        self._ringing: asyncio.TimerHandle | None = None
        self._leaving: asyncio.TimerHandle | None = None
        self._ring_later()

    # Who is there ----------------------------------------------------------------------------------

    def see(self, seats: frozenset[int]) -> None:
        """The people of these seats are here, or were a moment ago."""
        if not seats:
            return
        before, now = self.presence(), time.monotonic()
        self._seen.update(dict.fromkeys(seats, now))
        self._ring_later()
        if self.presence() != before:
            self.notify()
            self.leave_later()

    def see_elsewhere(self, ago: Mapping[int, float]) -> None:
        """Another server saw the people of these seats so many seconds ago."""
        before, now = self.presence(), time.monotonic()
        self._elsewhere = {seat: now - seconds for seat, seconds in ago.items()}
        self._ring_later()
        if self.presence() != before:
            self.notify()

    def excuse(self) -> None:
        """Everybody may have been here until now."""
        before, self._since = self.presence(), time.monotonic()
        self._ring_later()
        if self.presence() != before:
            self.notify()

    def seen_here(self) -> frozenset[int]:
        """The seats of people who look at the table through this server, or did a moment ago."""
        then = time.monotonic() - GONE_SECONDS
        lately = [seat for seat, seen in self._seen.items() if seen > then]
        return frozenset(lately).union(*(watch.seats for watch in self.watches))

    def presence(self) -> tuple[frozenset[int], frozenset[int]]:
        """Who is here, and who is away; who has just left is neither."""
        return self.here(), self.away()

    def here(self) -> frozenset[int]:
        """The seats of people who look at the table, or did a moment ago."""
        then = time.monotonic() - GONE_SECONDS - SHARED_SECONDS
        return self.seen_here().union(seat for seat, seen in self._elsewhere.items() if seen > then)

    def leave_later(self) -> None:
        """Notify watchers when whoever has left is no longer expected back at once."""
        if self._leaving is not None:
            self._leaving.cancel()
        self._leaving = asyncio.get_running_loop().call_later(GONE_SECONDS + 0.01, self.notify)

    def away(self) -> frozenset[int]:
        """The seats of people who have not been here for a while."""
        return frozenset(seat for seat, left in self._patience().items() if left <= 0)

    def _patience(self) -> dict[int, float]:
        """For each person not watching, how many seconds are left until they count as away.

        Who has days for a turn is expected to be elsewhere: they count only when their time has run out.
        """
        here = frozenset[int]().union(*(watch.seats for watch in self.watches))
        now = time.monotonic()
        clock = self.table.history.clock
        return {
            number: max(self._seen.get(number, self._since), self._elsewhere.get(number, 0.0)) + self._absence - now
            for number, seat in enumerate(self.table.seats)
            if seat.human and number not in here and not (clock and clock.has_days(number))
        }

    def _ring_later(self) -> None:
        """Notify watchers when the next person will count as away."""
        left = [seconds for seconds in self._patience().values() if seconds > 0]
        if left and self._ringing is None:
            self._ringing = asyncio.get_running_loop().call_later(min(left) + 0.01, self._ring)

    def _ring(self) -> None:
        self._ringing = None
        self.notify()
        self._ring_later()

    def unload(self) -> None:
        """The table leaves memory."""
        for timer in (self._ringing, self._leaving):
            if timer is not None:
                timer.cancel()
        if self.driver is not None:
            self.driver.cancel()

    # What goes on ----------------------------------------------------------------------------------

    def busy(self) -> bool:
        """Whether somebody watches the table, acts there or thinks about it."""
        return self.lock.locked() or bool(self.watches) or self.thinking is not None

    def situation(self) -> object:
        """What chance and bots go by: while it stays the same, they carry on with what they were about to do."""
        history = self.table.history
        return history.moved, history.needs(), history.request

    def notify(self) -> None:
        """Tell all watchers that the table has changed."""
        for watch in self.watches:
            watch.notify()
