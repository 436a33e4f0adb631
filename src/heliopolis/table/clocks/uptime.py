"""Uptime: what time it is, and when there was a server at all. A test of a clock sets the time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from heliopolis.table.clocks.calendar import Span, within
from heliopolis.table.keeping.service import ServiceStore

BEAT_SECONDS: Final = 5.0
"""How often it is written down that a server runs."""
LAPSE_SECONDS: Final = 30.0
"""A server that has not come to write it down for this long was asleep, and its computer with it."""


class Uptime:
    """The stretches of time in which this server or one that shares its store ran."""

    def __init__(self, clock: Callable[[], float] = time.time, lapse: float = LAPSE_SECONDS) -> None:
        self._clock: Final = clock
        self._lapse: Final = lapse
        self._ahead = 0.0
        self._past: list[Span] = []
        self._began = self._seen = clock()
        self._started = False
        self.stopped = False
        """Whether time stands still because the owner lets no one act."""

    def now(self) -> float:
        """Return what time it is, for all servers of a store the same."""
        return self._clock() + self._ahead

    def served(self, begin: float, end: float) -> list[Span]:
        """Return when there was a server between two moments."""
        awake = not self.stopped and end - self._seen <= self._lapse
        return within([*self._past, (self._began, max(self._seen, end) if awake else self._seen)], begin, end)

    def beat(self, service: ServiceStore, *, stopped: bool) -> None:
        """Write down, now and then, that a server runs; unless time stands still."""
        now = self.now()
        if self.stopped or not self._started or now - self._seen > self._lapse:
            if not stopped:
                self._start(service)
        elif stopped or now - self._seen >= BEAT_SECONDS:
            self.note(service)
        self.stopped = stopped

    def note(self, service: ServiceStore) -> None:
        """Write it down right away, as a server that ends does."""
        if self._started and not self.stopped:
            self._seen = self.now()
            service.beat(self._began, self._seen)

    def _start(self, service: ServiceStore) -> None:
        self._ahead = service.ahead()
        now = self.now()
        *self._past, (self._began, _) = service.start(now)
        self._seen, self._started = now, True
