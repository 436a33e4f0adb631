"""When servers ran, and which tables must be looked at when: what clocks of players need of the store."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final

import sqlalchemy as sql

from heliopolis.table.clocks.terms import Span
from heliopolis.table.keeping import schema

DEAD_SECONDS: Final = 8.0
"""A server that has not said for this long that it runs does not run any more."""
STARTING: Final = 0x4E111
"""The lock of a server that starts on a shared database."""
REMEMBERED_SECONDS: Final = 400 * 86400.0
"""No turn takes longer than this, holidays included."""


class ServiceStore(schema.Database):
    """The stretches of time in which some server ran, and when tables with a clock must be looked at."""

    def ahead(self) -> float:
        """Return how many seconds the clock of a shared database, which all servers use, is ahead of this machine's."""
        if not self.shared:
            return 0.0
        with self.engine.connect() as connection:
            before = time.time()
            told = connection.execute(sql.select(sql.extract("epoch", sql.func.clock_timestamp()))).scalar_one()
            return float(told) - (before + time.time()) / 2

    def start(self, now: float) -> list[Span]:
        """Note that a server runs from now on, and return all stretches of service, the last of which is open.

        Where others run meanwhile, theirs continues; only one runs on a file.
        """
        own = schema.service.c
        with self.engine.begin() as connection:
            if self.shared:
                connection.execute(sql.select(sql.func.pg_advisory_xact_lock(STARTING)))
            last = connection.execute(sql.select(sql.func.max(own.seen))).scalar()
            if not self.shared or last is None or last < now - DEAD_SECONDS:
                connection.execute(schema.service.delete().where(own.began == now))
                connection.execute(schema.service.insert(), {"began": now, "seen": now})
            wanted = sql.select(own.began, own.seen).where(own.seen > now - REMEMBERED_SECONDS).order_by(own.began)
            return [(began, seen) for began, seen in connection.execute(wanted)]

    def beat(self, began: float, now: float) -> None:
        """Extend the stretch that began then."""
        own = schema.service.c
        self.execute(schema.service.update().where(own.began == began, own.seen < now).values(seen=now))

    def due(self, now: float, most: int) -> list[str]:
        """Return tables that must be looked at now, the most urgent first."""
        own = schema.clocks.c
        wanted = sql.select(own.game_id).where(own.due <= now).order_by(own.due).limit(most)
        return self.column(wanted)

    def look_again(self, times: Mapping[str, float | None]) -> None:
        """Note when each of these tables must be looked at next; one whose game is over never again."""
        own = schema.clocks.c
        over = [game_id for game_id, due in times.items() if due is None]
        later = [
            schema.clocks.update().where(own.game_id == each).values(due=due)
            for each, due in times.items()
            if due is not None
        ]
        self.execute(schema.clocks.delete().where(own.game_id.in_(over)), *later)
