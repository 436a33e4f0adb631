"""Places: the tables in memory, who watches them, and what is about to be done there."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from heliopolis.table.keeping.store import Addition
from heliopolis.table.table import Draft, Table


class Watch:
    """Somebody who looks at a table: told that it changed, never what, so that the slow skip versions."""

    def __init__(self, place: Place, seats: frozenset[int] = frozenset()) -> None:
        """``seats`` are those of whoever looks."""
        self.seats: Final = seats
        self._place: Final = place
        self._changed: Final = asyncio.Event()

    def tell(self) -> None:
        """The table has changed."""
        self._changed.set()

    async def change(self) -> Table:
        """Wait until the table has changed since the last time, and look at it as it is then."""
        await self._changed.wait()
        self._changed.clear()
        return self._place.table

    def close(self) -> None:
        """Look no longer."""
        self._place.watches.discard(self)
        self._place.used = time.monotonic()
        self._place.see(self.seats)


class Place:
    """A table in memory, with what only matters while it is there."""

    def __init__(self, table: Table, pace: float, absence: float) -> None:
        """Who has not been seen for ``absence`` seconds is away."""
        self.table = table
        self.lock: Final = asyncio.Lock()
        self.watches: Final[set[Watch]] = set()
        self.used = time.monotonic()
        self.pace = pace
        self.hurry = asyncio.Event()
        """Set while bots do not wait between their choices."""
        self.plan: list[str] = []
        """What the bot will choose next, the next choice first, if nothing comes between."""
        self.plan_version = -1
        self.thinking: int | None = None
        self.driver: asyncio.Task[None] | None = None
        self.failing = False
        """Whether what chance or a bot did could not be kept; it is tried again."""
        self.again: Final = asyncio.Event()
        """Set when it is to be tried again at once."""
        self._absence: Final = absence
        self._since: Final = self.used
        self._seen: Final[dict[int, float]] = {}
        self._ringing: asyncio.TimerHandle | None = None
        self._ring_later()

    # Who is there ----------------------------------------------------------------------------------

    def see(self, seats: frozenset[int]) -> None:
        """The people of these seats are, or were just, here."""
        if not seats:
            return
        before, now = self.away(), time.monotonic()
        self._seen.update(dict.fromkeys(seats, now))
        self._ring_later()
        if self.away() != before:
            self.tell()

    def away(self) -> frozenset[int]:
        """The seats of people who have not been here for a while."""
        return frozenset(seat for seat, left in self._patience().items() if left <= 0)

    def _patience(self) -> dict[int, float]:
        """For each person who does not look at the table, how many seconds are left until they count as away."""
        here = frozenset[int]().union(*(watch.seats for watch in self.watches))
        now = time.monotonic()
        people = [number for number, seat in enumerate(self.table.seats) if seat.human and number not in here]
        return {seat: self._seen.get(seat, self._since) + self._absence - now for seat in people}

    def _ring_later(self) -> None:
        """Tell who watches when somebody will be away, if nothing happens until then."""
        left = [seconds for seconds in self._patience().values() if seconds > 0]
        if left and self._ringing is None:
            self._ringing = asyncio.get_running_loop().call_later(min(left) + 0.01, self._ring)

    def _ring(self) -> None:
        self._ringing = None
        self.tell()
        self._ring_later()

    def leave(self) -> None:
        """The table leaves the memory."""
        if self._ringing is not None:
            self._ringing.cancel()
        if self.driver is not None:
            self.driver.cancel()

    # What goes on ----------------------------------------------------------------------------------

    def busy(self) -> bool:
        """Whether somebody looks at the table, acts there or thinks about it."""
        return self.lock.locked() or bool(self.watches) or self.thinking is not None

    def standing(self) -> object:
        """What chance and bots look at: as long as it stays the same, they go on with what they are about to do."""
        record = self.table.record
        return record.moved, record.needs(), record.request

    def tell(self) -> None:
        """Tell all who watch."""
        for watch in self.watches:
            watch.tell()


class Making:
    """An act on its way into the record; the lock of its place is held until that is settled."""

    def __init__(self, place: Place, draft: Draft) -> None:
        self.place: Final = place
        self.made: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self._draft: Final = draft

    def addition(self) -> Addition:
        """What the store is to keep."""
        draft = self._draft
        return Addition(self.place.table.id, draft.seq, draft.data, draft.snapshot, draft.over, draft.keep)

    def enter(self) -> None:
        """The act is kept."""
        try:
            self.place.table.enter(self._draft)
        except Exception as error:
            self.settle(error)
            raise
        self.settle(None)

    def settle(self, fault: Exception | None) -> None:
        """Tell whoever waits for it, if they still do."""
        self.place.lock.release()
        if self.made.done():
            return
        if fault is None:
            self.made.set_result(None)
        else:
            self.made.set_exception(fault)
