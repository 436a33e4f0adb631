"""My games, and tables that anybody may find: the lists, and sitting down without an invitation."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from heliopolis.learning.exercises import is_exercise
from heliopolis.table.clocks.clock import TableClock
from heliopolis.table.clocks.clock_acts import GoAway
from heliopolis.table.seats import clean_name
from heliopolis.table.table import Table
from heliopolis.web.common.page import answer
from heliopolis.web.context import WebContext
from heliopolis.web.players.my_games import GameRow, GamesListed, game_row, games_page
from heliopolis.web.routes.meeting_routes import MeetingRoutes
from heliopolis.web.routes.table_routes import MOST_OPEN, number
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.errors import NotAllowed
from heliopolis.web.server.guard import read_form
from heliopolis.web.server.player_cookie import known_name, player_of
from heliopolis.web.server.preferences import Translator, preferences_of, translator

MOST_OWN: Final = 40
"""Running games of the visitor that are listed."""
OVER_PAGE: Final = 10
"""Games that are over, on one page."""
MOST_PAGES: Final = 1000
URGENCY: Final = ("yours", "waiting", "others")
"""Games of the visitor: those that wait for them, longest first; then those that wait for players. A game whose seat
they have left is none of theirs."""


class GamesRoutes:
    """The lists of games."""

    def __init__(self, context: WebContext, meeting: MeetingRoutes) -> None:
        self.context: Final = context
        self.meeting: Final = meeting

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [
            Route("/games", self.show),
            Route("/games/away", self.away, methods=["POST"]),
            Route("/t/{table}/sit", self.sit, methods=["POST"]),
        ]

    async def show(self, request: Request) -> Response:
        """The page."""
        if player_of(request):
            await self.context.bring_along(request)
        preferences = preferences_of(request)
        return answer(games_page(preferences, await self.listed(request, preferences.language)))

    async def listed(self, connection: HTTPConnection, language: str) -> GamesListed:
        """What is listed for the visitor."""
        page, store, say = _page(connection), self.context.host.store, translator(language)
        known = self.context.tables_of(connection)[::-1]
        over = await run_in_threadpool(store.over, known)
        ended = [each for each in known if each in over]
        shown = ended[page * OVER_PAGE : (page + 1) * OVER_PAGE]
        open_to_all = [each for each in await self.context.host.open_tables(MOST_OPEN) if each not in known]
        going_on = [each for each in known if each not in over][:MOST_OWN]
        running = await self._rows(connection, going_on, say)
        holidays = await self._holidays(connection, going_on)
        return GamesListed(
            sorted([row for row in running if row.state in URGENCY], key=_urgency),
            sorted(await self._rows(connection, open_to_all, say), key=lambda row: row.state != "join"),
            await self._rows(connection, shown, say),
            page,
            len(ended) > (page + 1) * OVER_PAGE,
            known_name(connection),
            max((clock.holiday[seat] for _, clock, seat in holidays), default=0),
            any(self.context.host.time.faces(table.history)[seat].away for table, _, seat in holidays),
        )

    async def _holidays(self, connection: HTTPConnection, ids: Sequence[str]) -> list[tuple[Table, TableClock, int]]:
        """The tables that allow holidays, and the visitor's seats there."""
        return [
            (table, clock, seat)
            for table in [await self.context.listed(each) for each in ids]
            if table is not None and (clock := table.history.clock) and clock.terms.holiday and not table.history.over()
            for seat in sorted(self.context.mine(connection, table))
        ]

    async def away(self, request: Request) -> Response:
        """The visitor is away from all their tables for so many days, or for as many as each still allows; or back."""
        days = number(await read_form(request), "days")
        known = self.context.tables_of(request)[::-1]
        over = await run_in_threadpool(self.context.host.store.over, known)
        for table, clock, seat in await self._holidays(
            request, [each for each in known if each not in over][:MOST_OWN]
        ):
            if clock.holiday[seat] or not days:
                act = GoAway(seat, min(days, clock.holiday[seat]))
                await self.context.host.make(table.id, act, table.version)
        return RedirectResponse(url_for("games"), 303)

    async def _rows(self, connection: HTTPConnection, ids: Sequence[str], say: Translator) -> list[GameRow]:
        tables: list[Table] = []
        for table_id in ids:
            table = await self.context.listed(table_id)
            if table is not None and not table.history.closed and not is_exercise(table.header):
                tables.append(table)
        # Since when somebody is asked: since the last answer, whatever else has happened.
        last = {table.id: table.history.plies[-1].version for table in tables}
        made, now = await run_in_threadpool(self.context.host.store.made, last), int(time.time())
        return [
            game_row(
                table,
                self.context.mine(connection, table),
                say,
                _seconds(made.get(table.id), now),
                self.context.time_left(table, say),
            )
            for table in tables
        ]

    async def sit(self, request: Request) -> Response:
        """Whoever gives a name takes a free seat at a table that is open to all."""
        form = await read_form(request)
        table = await self.context.table(request.path_params["table"])
        if self.context.mine(request, table):
            return RedirectResponse(url_for("table", table=table.id), 303)
        if not table.history.open_to_all:
            raise NotAllowed("not-open")
        return await self.meeting.sit_down(request, table, clean_name(form.get("name", "")))


def _seconds(made: int | None, now: int) -> int | None:
    return None if made is None else max(0, now - made)


def _urgency(row: GameRow) -> tuple[int, int]:
    return URGENCY.index(row.state), -(row.since or 0)


def _page(connection: HTTPConnection) -> int:
    told = connection.query_params.get("page", "0")
    return min(int(told), MOST_PAGES) if told.isdecimal() and len(told) < 5 else 0
