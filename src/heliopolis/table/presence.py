"""Presence: who looks at a table, here or through another server, and who is away."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Mapping
from typing import Final

from heliopolis.table.history import TableHistory

GONE_SECONDS: Final = 6.0
"""A player who reloads a page is gone for less."""
SHARED_SECONDS: Final = 3.0
"""How often servers of one database report to each other who is there."""


class Presence:
    """The people of one table: whom its pages show, and when each was last seen."""

    def __init__(
        self,
        history: Callable[[], TableHistory],
        watched: Callable[[], frozenset[int]],
        notify: Callable[[], None],
        absence: float,
    ) -> None:
        """Make a presence that counts people as away who have not been seen for ``absence`` seconds.

        ``watched`` are the seats whose people look at the table now; ``notify`` is called when someone comes or goes.
        """
        self._history: Final = history
        self._watched: Final = watched
        self._notify: Final = notify
        self._absence: Final = absence
        self._since = time.monotonic()
        """A player who was not seen counts as here then."""
        self._seen: Final[dict[int, float]] = {}
        self._elsewhere: dict[int, float] = {}
        """When another server last saw the person of a seat."""
        self._ringing: asyncio.TimerHandle | None = None
        self._leaving: asyncio.TimerHandle | None = None
        self._ring_later()

    def see(self, seats: frozenset[int]) -> None:
        """Note that the people of these seats are here, or were a moment ago."""
        now = time.monotonic()
        lately = now - min(GONE_SECONDS, self._absence)
        if all(self._seen.get(seat, -math.inf) > lately for seat in seats):
            self._seen.update(dict.fromkeys(seats, now))  # nothing changes: they were here a moment ago
            return
        before = self.state()
        self._seen.update(dict.fromkeys(seats, now))
        self._ring_later()
        if self.state() != before:
            self._notify()
            self.leave_later()

    def see_elsewhere(self, ago: Mapping[int, float]) -> None:
        """Note that another server saw the people of these seats that many seconds ago."""
        before, now = self.state(), time.monotonic()
        self._elsewhere = {seat: now - seconds for seat, seconds in ago.items()}
        self._changed_since(before)

    def excuse(self) -> None:
        """Treat everyone as here until now."""
        before, self._since = self.state(), time.monotonic()
        self._changed_since(before)

    def _changed_since(self, before: object) -> None:
        self._ring_later()
        if self.state() != before:
            self._notify()

    def seen_here(self) -> frozenset[int]:
        """Return the seats of people who look at the table through this server, or did a moment ago."""
        then = time.monotonic() - GONE_SECONDS
        lately = [seat for seat, seen in self._seen.items() if seen > then]
        return frozenset(lately).union(self._watched())

    def state(self) -> tuple[frozenset[int], frozenset[int]]:
        """Return who is here, and who is away; people who have just left are neither."""
        return self.here(), self.away()

    def here(self) -> frozenset[int]:
        """Return the seats of people who look at the table, or did a moment ago."""
        then = time.monotonic() - GONE_SECONDS - SHARED_SECONDS
        return self.seen_here().union(seat for seat, seen in self._elsewhere.items() if seen > then)

    def away(self) -> frozenset[int]:
        """Return the seats of people who have not been here for a while."""
        return frozenset(seat for seat, left in self._patience().items() if left <= 0)

    def _patience(self) -> dict[int, float]:
        """Return for each person not watching how many seconds are left until they count as away.

        Players with days for a turn are expected to be elsewhere: they count as away only when their time has run out.
        """
        here, now, history = self._watched(), time.monotonic(), self._history()
        return {
            number: max(self._seen.get(number, self._since), self._elsewhere.get(number, 0.0)) + self._absence - now
            for number, seat in enumerate(history.seats)
            if seat.human and number not in here and not (history.clock and history.clock.has_days(number))
        }

    def leave_later(self) -> None:
        """Notify watchers when a player who left is no longer expected back."""
        if self._leaving is not None:
            self._leaving.cancel()
        self._leaving = asyncio.get_running_loop().call_later(GONE_SECONDS + 0.01, self._notify)

    def _ring_later(self) -> None:
        """Notify watchers when the next person will count as away."""
        if self._ringing is not None:
            return
        left = [seconds for seconds in self._patience().values() if seconds > 0]
        if left:
            self._ringing = asyncio.get_running_loop().call_later(min(left) + 0.01, self._ring)

    def _ring(self) -> None:
        self._ringing = None
        self._notify()
        self._ring_later()

    def close(self) -> None:
        """Stop notifying."""
        for timer in (self._ringing, self._leaving):
            if timer is not None:
                timer.cancel()
