"""What would be and why not: addresses that only look."""

from __future__ import annotations

from typing import Final

from starlette.responses import JSONResponse, Response

from heliopolis.render.scenes import WHOLE
from heliopolis.table.errors import NotYourTurn, Stale
from heliopolis.web.common.page import answer
from heliopolis.web.table.boards import board
from heliopolis.web.table.explain.previews import shown_preview
from heliopolis.web.table.explain.why import chosen, why
from heliopolis.web.table.view import TableView, VisitorView
from heliopolis.web.visit import Visit, get

LONGEST: Final = 600
"""Letters of choices in a row."""
MOST_PLACES: Final = 8
"""Things that can lie on top of each other."""


async def preview(visit: Visit) -> Response:
    """Return what a choice would change, for the player who is asked."""
    table = visit.table
    language = visit.preferences.language
    view = VisitorView(TableView(table, language), visit.mine)
    if visit.number("version") != table.version:
        raise Stale(table.version, "stale")
    if not view.asked:
        raise NotYourTurn("not-asked")
    return JSONResponse(shown_preview(view, visit.query.get("choice", "")[:LONGEST], visit.screen))


async def show_board(visit: Visit) -> Response:
    """Return all that another player has, which a page does not carry until someone asks for it."""
    table = visit.table
    shared = TableView(table, visit.preferences.language)
    view = VisitorView(shared, visit.mine)
    parts = shared.stage.scene(view.viewer, visit.screen).boards
    part = next((part for part in parts if part.kind == WHOLE and part.name == visit.given["name"]), None)
    return Response(status_code=404) if part is None else answer(board(part, (), view.own_names))


async def explain(visit: Visit) -> Response:
    """Return what a thing on the boards is, and why it cannot be chosen now, or what a choice does.

    The answer is short if the mouse only rests on the thing.
    """
    table = visit.table
    language = visit.preferences.language
    view = VisitorView(TableView(table, language), visit.mine)
    places = [place[:80] for place in visit.query.getlist("place")[:MOST_PLACES]]
    named = visit.query.get("choice", "")[:LONGEST]
    screen = visit.screen
    told = chosen(view, named, screen) if named else why(view, places, screen)
    if told is None:
        return Response(status_code=204)
    reply = answer(told.short if visit.query.get("short") else told.full)
    reply.headers["x-barred"] = "1" if told.barred else ""
    return reply


ROUTES: Final = [get("preview", preview), get("why", explain), get("board", show_board)]
