"""Hints on request: a worker looks at the question of the moment, and the table shows what it found."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final, NamedTuple

from heliopolis.analysis import Hint
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.table.errors import TooMany
from heliopolis.table.fair_queue import FairQueue
from heliopolis.table.header import Catalogue
from heliopolis.table.session import Session
from heliopolis.table.table import Table
from heliopolis.table.thinking import Analyst, SavedPosition

SECONDS: Final = 60.0
"""Who has no advice by then will not get any."""

MOST_ASKED: Final = 2
"""Hints one visitor may wait for."""

MOST_KEPT: Final = 300
"""Tables whose last hint is kept in memory."""

_log: Final = logging.getLogger(__name__)


class Advising(NamedTuple):
    """A hint that was asked for: at which version, by which seat, and what was found, if it is there already."""

    version: int
    seat: int
    hint: Hint | None


class Hints:
    """The hints of all tables: the last one of each, as long as its question is open."""

    def __init__(self, catalogue: Catalogue, analyst: Analyst) -> None:
        self._catalogue: Final = catalogue
        self._analyst: Final = analyst
        self._line: Final = FairQueue(1)
        self._last: Final[dict[str, Advising]] = {}
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        """What is being looked for, by its table: a table has one open question."""

    def of(self, table: Table, mine: frozenset[int]) -> Advising | None:
        """Return the hint that someone with these seats sees now: their own."""
        found = self._last.get(table.id)
        return found if found is not None and found.version == table.history.moved and found.seat in mine else None

    def check(self, visitor: str) -> None:
        """Refuse a visitor who waits for enough hints already."""
        if self._line.asked(visitor) >= MOST_ASKED:
            raise TooMany("many-hints")

    def look(self, session: Session, visitor: str) -> None:
        """Start looking at the open question; watchers are notified when something is found."""
        table = session.table
        asked = Advising(table.history.moved, table.needs().seat, None)
        self._last.pop(table.id, None)
        self._last[table.id] = asked
        if len(self._last) > MOST_KEPT:
            del self._last[next(iter(self._last))]
        folder = self._catalogue.folder(table.game, table.components.digest)
        position = SavedPosition(table.game.name, table.state.to_dict(), "" if folder is None else str(folder))
        if table.id in self._tasks:
            self._tasks[table.id].cancel()
        task = self._tasks[table.id] = asyncio.create_task(self._find(session, asked, position, visitor))
        task.add_done_callback(lambda done: self._forget(table.id, done))
        session.notify()

    def _forget(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id]

    async def _find(self, session: Session, asked: Advising, position: SavedPosition, visitor: str) -> None:
        table_id = session.table.id
        found: Hint | None = None

        async def answer() -> Hint | None:
            if session.table.history.moved != asked.version:
                return None  # the table has gone on while the question stood in line
            return await asyncio.wait_for(self._analyst.hint(position, secrets.randbits(62)), SECONDS)

        try:
            found = await self._line.ask(visitor, answer)
        except (TimeoutError, RuntimeError, HeliopolisError):
            _log.exception("no hint was found at table %s", table_id)
        # Meanwhile someone may have asked about another question.
        if self._last.get(table_id) == asked:
            if found is None:
                del self._last[table_id]
            else:
                self._last[table_id] = asked._replace(hint=found)
            session.notify()
