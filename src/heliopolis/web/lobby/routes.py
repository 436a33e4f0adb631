"""The first page, the form for a new game, and the table that it makes."""

from __future__ import annotations

from functools import partial
from typing import Final

from starlette.responses import Response

from heliopolis.games import game as find_game
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.kernel.step import NOBODY as NOBODY_THERE
from heliopolis.learning.cues import first_game_of
from heliopolis.learning.exercises import is_exercise
from heliopolis.learning.first_game import NAME as FIRST_GAME
from heliopolis.table.seats import clean_name, machine, person
from heliopolis.web.common.drawings import drawing
from heliopolis.web.common.page import answer
from heliopolis.web.common.players import names_at
from heliopolis.web.lobby.lobby import Running, lobby_page
from heliopolis.web.lobby.new_game import FRIEND, NOBODY, PLAYERS, YOU, new_page, read_wanted
from heliopolis.web.lobby.pictures import picture
from heliopolis.web.server.player_cookie import known_name
from heliopolis.web.server.rate_limiter import owner
from heliopolis.web.table.view import shown_state, shown_when
from heliopolis.web.visit import Visit, get, post
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
    first = first_game_of(game) if visit.form.get("guide") == FIRST_GAME else None
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


ROUTES: Final = [
    get("lobby", lobby),
    get("picture", show_picture),
    get("new-game", new),
    post("new-table", create),
]
