"""Pictures of tables and replays that other sites show beside a link: of positions that anybody may see."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

from heliopolis.kernel.errors import UnknownName
from heliopolis.web.routes.history_routes import KINDS, timeline_of
from heliopolis.web.table.view import shown_state
from heliopolis.web.visit import Visit, get


async def of_table(visit: Visit) -> Response:
    """A table as everybody sees it."""
    visit.context.pictures.admit(visit.connection)
    table = visit.table
    if not table.history.begun:
        raise UnknownName("no-page")
    return await visit.context.pictures.answer(visit.connection, (table.id, table.version), shown_state(table))


async def of_replay(visit: Visit) -> Response:
    """A position of a game that is looked back at."""
    visit.context.pictures.admit(visit.connection)
    timeline = await timeline_of(visit)
    told = visit.given["ply"]
    if not told.isdecimal() or len(told) > 6:
        raise UnknownName("no-page")
    ply = min(int(told), timeline.last, timeline.known)
    return await visit.context.pictures.answer(
        visit.connection, (timeline.kind, timeline.name, ply, timeline.last), timeline.at(ply)
    )


ROUTES: Final = [
    get("table-picture", of_table),
    *[get("replay-picture", of_replay, kind=kind) for kind in KINDS],
]
