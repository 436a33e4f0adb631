"""My games, and tables that anyone may find: the lists, and sitting down without an invitation."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from heliopolis.learning.exercises import is_exercise
from heliopolis.table.clocks.clock import TableClock
from heliopolis.table.clocks.clock_acts import GoAway
from heliopolis.table.seats import clean_name
from heliopolis.table.table import Table
from heliopolis.web.common.page import answer
from heliopolis.web.lobby.meeting_routes import sit_down
from heliopolis.web.lobby.my_games import GameRow, GamesListed, game_row, games_page
from heliopolis.web.lobby.routes import MOST_OPEN
from heliopolis.web.server.errors import NotAllowed
from heliopolis.web.server.player_cookie import known_name
from heliopolis.web.visit import Visit, get, post, to_page

MOST_OWN: Final = 40
"""Running games of the visitor that are listed."""
OVER_PAGE: Final = 10
"""Games that are over, on one page."""
MOST_PAGES: Final = 1000
URGENCY: Final = ("yours", "waiting", "others")
"""The visitor's games: those that wait for them, longest first; then those that wait for players.

A game whose seat they have left is not among them.
"""


async def show(visit: Visit) -> Response:
    """Return the page."""
    if visit.player:
        await visit.context.bring_along(visit.connection)
    preferences = visit.preferences
    return answer(games_page(preferences, await listed(visit)))


async def listed(visit: Visit) -> GamesListed:
    """Return what is listed for the visitor."""
    page, store = _page(visit), visit.context.host.store
    known = visit.context.tables_of(visit.connection)[::-1]
    over = await run_in_threadpool(store.over, known)
    ended = [each for each in known if each in over]
    shown = ended[page * OVER_PAGE : (page + 1) * OVER_PAGE]
    open_to_all = [each for each in await visit.context.host.open_tables(MOST_OPEN) if each not in known]
    going_on = [each for each in known if each not in over][:MOST_OWN]
    running = await _rows(visit, going_on)
    holidays = await _holidays(visit, going_on)
    return GamesListed(
        sorted([row for row in running if row.state in URGENCY], key=_urgency),
        sorted(await _rows(visit, open_to_all), key=lambda row: row.state != "join"),
        await _rows(visit, shown),
        page,
        len(ended) > (page + 1) * OVER_PAGE,
        known_name(visit.connection),
        max((clock.holiday[seat] for _, clock, seat in holidays), default=0),
        any(visit.context.host.time.faces(table.history)[seat].away for table, _, seat in holidays),
    )


async def _holidays(visit: Visit, ids: Sequence[str]) -> list[tuple[Table, TableClock, int]]:
    """Return the tables that allow holidays, and the visitor's seats there."""
    return [
        (table, clock, seat)
        for table in [await visit.context.listed(each) for each in ids]
        if table is not None and (clock := table.history.clock) and clock.terms.holiday and not table.history.over()
        for seat in sorted(visit.context.mine(visit.connection, table))
    ]


async def away(visit: Visit) -> Response:
    """Take the visitor away from all their tables for so many days, or for as many as each still allows.

    Or bring them back.
    """
    days = visit.number("days")
    known = visit.context.tables_of(visit.connection)[::-1]
    over = await run_in_threadpool(visit.context.host.store.over, known)
    for table, clock, seat in await _holidays(visit, [each for each in known if each not in over][:MOST_OWN]):
        if clock.holiday[seat] or not days:
            act = GoAway(seat, min(days, clock.holiday[seat]))
            await (await visit.context.session(table.id)).make(act, table.version)
    return to_page("games")


async def _rows(visit: Visit, ids: Sequence[str]) -> list[GameRow]:
    tables: list[Table] = []
    for table_id in ids:
        table = await visit.context.listed(table_id)
        if table is not None and not table.history.closed and not is_exercise(table.header):
            tables.append(table)
    # Since when somebody is asked: since the last answer, whatever else has happened.
    last = {table.id: table.history.plies[-1].version for table in tables}
    made, now = await run_in_threadpool(visit.context.host.store.made, last), int(time.time())
    return [
        game_row(
            table,
            visit.context.mine(visit.connection, table),
            visit.say,
            _seconds(made.get(table.id), now),
            visit.context.time_left(table, visit.say),
        )
        for table in tables
    ]


async def sit(visit: Visit) -> Response:
    """Give a visitor who enters a name a free seat at an open table."""
    table = visit.table
    if visit.mine:
        return to_page("table", table=table.id)
    if not table.history.open_to_all:
        raise NotAllowed("not-open")
    return await sit_down(visit, clean_name(visit.form.get("name", "")))


def _seconds(made: int | None, now: int) -> int | None:
    return None if made is None else max(0, now - made)


def _urgency(row: GameRow) -> tuple[int, int]:
    return URGENCY.index(row.state), -(row.since or 0)


def _page(visit: Visit) -> int:
    told = visit.query.get("page", "0")
    return min(int(told), MOST_PAGES) if told.isdecimal() and len(told) < 5 else 0


ROUTES: Final = [get("games", show), post("games-away", away), post("sit", sit)]
