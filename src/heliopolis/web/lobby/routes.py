"""The first page, the form for a new game, the table that it makes, and the visitor's games."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from heliopolis.games import game as find_game
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.kernel.step import NOBODY as NOBODY_THERE
from heliopolis.table.clocks.clock import TableClock
from heliopolis.table.clocks.clock_acts import GoAway
from heliopolis.table.seats import clean_name, machine, person
from heliopolis.table.table import Table
from heliopolis.teaching.exercises import is_exercise
from heliopolis.teaching.first_game import NAME as FIRST_GAME
from heliopolis.teaching.materials import materials_of
from heliopolis.web.common.drawings import drawing
from heliopolis.web.common.page import answer
from heliopolis.web.common.players import names_at
from heliopolis.web.lobby.lobby import Running, lobby_page, picture
from heliopolis.web.lobby.meeting_routes import sit_down
from heliopolis.web.lobby.my_games import GameRow, GamesListed, game_row, games_page
from heliopolis.web.lobby.new_game import FRIEND, NOBODY, PLAYERS, YOU, new_page, read_wanted
from heliopolis.web.server.cookies import known_name
from heliopolis.web.server.errors import NotAllowed
from heliopolis.web.server.limits import owner
from heliopolis.web.table.view import shown_state, shown_when
from heliopolis.web.visit import Visit, get, post, to_page
from heliopolis.words.voice import say_error

MOST_OPEN: Final = 20
"""Tables of others that are counted or listed."""
MOST_RUNNING: Final = 12
"""Games of the visitor that are listed in the lobby."""


async def lobby(visit: Visit) -> Response:
    """Return the first page, with the visitor's games."""
    preferences, own = visit.preferences, visit.context.tables_of(visit.connection)
    open_tables = [each for each in await visit.context.host.open_tables(MOST_OPEN) if each not in own]
    running = await running_games(visit)
    return answer(lobby_page(preferences, running, len(open_tables)))


async def running_games(visit: Visit) -> list[Running]:
    """Return the visitor's games, the newest first."""
    found: list[Running] = []
    say = visit.say
    for table_id in reversed(visit.context.tables_of(visit.connection)[-MOST_RUNNING:]):
        table = await visit.context.listed(table_id)
        if table is None or table.history.closed or is_exercise(table.header):
            continue
        mine, need = visit.context.mine(visit.connection, table), table.needs()
        names, points = names_at(table, say), [sum(each) for each in shown_state(table).points]
        over, asked = need.kind == "over", names[need.seat] if need.seat >= 0 else ""
        free = [] if table.history.begun else table.history.open_seats()
        names = tuple(say("open-seat") if seat in free else name for seat, name in enumerate(names))
        when = shown_when(table, visit.language)
        left, own = visit.context.time_left(table, say), need.seat in mine
        found.append(Running(table.id, table.game, names, points, when, over, own, asked, len(free), left))
    return found


async def show_picture(visit: Visit) -> Response:
    """Return a picture of a game."""
    return drawing(visit.connection, partial(picture, find_game(visit.given["game"])))


async def new(visit: Visit) -> Response:
    """Return the form for a game as you like it."""
    lone = visit.query.get(PLAYERS) == "1"
    return answer(new_page(find_game(visit.given["game"]), visit.preferences, players=1 if lone else 0))


async def create(visit: Visit) -> Response:
    """Make a table as the form wants it."""
    preferences = visit.preferences
    game = find_game(visit.form.get("game", ""))
    try:
        wanted = read_wanted(game, visit.form, visit.say, known_name(visit.connection))
        seats = [
            person(name, preferences.language) if sitter in {YOU, FRIEND} else machine(sitter, name)
            for sitter, name in zip(wanted.sitters, wanted.names, strict=True)
        ]
    except HeliopolisError as error:
        lone = visit.form.get("sits1") == NOBODY
        return answer(new_page(game, preferences, say_error(error, preferences.language), 1 if lone else 0), 400)
    visit.context.limiter.table_made(visit.connection)
    own = frozenset(seat for seat, sitter in enumerate(wanted.sitters) if sitter == YOU)
    free = [seat for seat, sitter in enumerate(wanted.sitters) if sitter == FRIEND]
    first = materials_of(game).first_game if visit.form.get("guide") == FIRST_GAME else None
    table, links = await visit.context.host.create(
        game.name,
        seats,
        {**wanted.options, **first.options} if first else wanted.options,
        owner=owner(visit.connection),
        hints=wanted.hints,
        free=free,
        maker=min(own, default=NOBODY_THERE),
        guide=FIRST_GAME if first else "",
        clock=wanted.clock,
    )
    named = clean_name(visit.form.get("name0", "")) if wanted.sitters[0] == YOU else ""
    return await visit.sit_at(table, links, own, named)


MOST_OWN: Final = 40
"""Running games of the visitor that are listed."""
OVER_PAGE: Final = 10
"""Games that are over, on one page."""
MOST_PAGES: Final = 1000
URGENCY: Final = ("yours", "waiting", "others")
"""The visitor's games: those that wait for them, longest first; then those that wait for players.

A game whose seat they have left is not among them.
"""


async def show_games(visit: Visit) -> Response:
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
    # Since when someone is asked: since the last answer, whatever else has happened.
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


ROUTES: Final = [
    get("lobby", lobby),
    get("picture", show_picture),
    get("new-game", new),
    post("new-table", create),
    get("games", show_games),
    post("games-away", away),
    post("sit", sit),
]
