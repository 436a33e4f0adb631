"""Exercises: a lesson or puzzle as a table, with the visitor at one seat and bots at all others."""

from __future__ import annotations

from typing import NamedTuple

from starlette.responses import Response

from heliopolis.kernel.game import State
from heliopolis.table.seats import machine, person
from heliopolis.web.server.seat_cookies import keep_exercise
from heliopolis.web.visit import Visit


class Exercise(NamedTuple):
    """A position, whose turn it is there, and who else plays."""

    state: State
    seat: int
    bot: str
    origin: str
    guide: str
    hints: bool = True


async def begin(visit: Visit, exercise: Exercise) -> Response:
    """A table for an exercise, which is nobody's running game: only how many are made in an hour is bounded."""
    state, seat, bot = exercise.state, exercise.seat, exercise.bot
    language = visit.preferences.language
    seats = [machine(bot, f"{bot} {each + 1}") for each in range(state.seats)]
    seats[seat] = person(visit.say("player", number=seat + 1), language)
    visit.context.limiter.table_made(visit.connection)
    table, links = await visit.context.host.table_at(
        state, state.game.components(), seats, exercise.origin, hints=exercise.hints, guide=exercise.guide
    )
    response = await visit.sit_at(table, links, frozenset({seat}))
    keep_exercise(response, visit.connection, table.id)
    return response
