"""Exercises: a lesson or puzzle as a table, with the visitor at one seat and bots at all others."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from heliopolis.kernel.game import State
from heliopolis.table.seats import machine, person
from heliopolis.web.context import WebContext
from heliopolis.web.routes.table_routes import TableRoutes
from heliopolis.web.server.preferences import preferences_of, translator
from heliopolis.web.server.seat_cookies import keep_exercise


class Exercise(NamedTuple):
    """A position, whose turn it is there, and who else plays."""

    state: State
    seat: int
    bot: str
    origin: str
    guide: str
    hints: bool = True


async def begin(request: Request, exercise: Exercise, context: WebContext, tables: TableRoutes) -> Response:
    """A table for an exercise, which is nobody's running game: only how many are made in an hour is bounded."""
    state, seat, bot = exercise.state, exercise.seat, exercise.bot
    language = preferences_of(request).language
    seats = [machine(bot, f"{bot} {each + 1}") for each in range(state.seats)]
    seats[seat] = person(translator(language)("player", number=seat + 1), language)
    context.limiter.table_made(request)
    table, links = await context.host.table_at(
        state, state.game.components(), seats, exercise.origin, hints=exercise.hints, guide=exercise.guide
    )
    response = await tables.seated(request, table, links, frozenset({seat}))
    keep_exercise(response, request, table.id)
    return response
