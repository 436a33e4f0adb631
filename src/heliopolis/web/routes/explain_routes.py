"""What would be and why not: addresses that only look."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from heliopolis.render.scenes import WHOLE
from heliopolis.table.errors import NotYourTurn, Stale
from heliopolis.web.common.page import answer
from heliopolis.web.context import WebContext
from heliopolis.web.explain.previews import shown_preview
from heliopolis.web.explain.why import chosen, why
from heliopolis.web.routes.table_routes import number
from heliopolis.web.server.preferences import preferences_of, screen_of
from heliopolis.web.table.boards import board
from heliopolis.web.table.view import TableView, VisitorView

LONGEST: Final = 600
"""Letters of choices in a row."""
MOST_PLACES: Final = 8
"""Things that can lie on top of each other."""


class ExplainRoutes:
    """Looking ahead at a table."""

    def __init__(self, context: WebContext) -> None:
        self.context: Final = context

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [
            Route("/t/{table}/preview", self.preview),
            Route("/t/{table}/why", self.why),
            Route("/t/{table}/board/{name}", self.board),
        ]

    async def preview(self, request: Request) -> Response:
        """What a choice would change, for whoever is asked."""
        table = await self.context.table(request.path_params["table"])
        language = preferences_of(request).language
        view = VisitorView(TableView(table, language), self.context.mine(request, table))
        if number(request.query_params, "version") != table.version:
            raise Stale(table.version, "stale")
        if not view.asked:
            raise NotYourTurn("not-asked")
        return JSONResponse(shown_preview(view, request.query_params.get("choice", "")[:LONGEST], screen_of(request)))

    async def board(self, request: Request) -> Response:
        """All that another player has, which a page does not carry until somebody asks for it."""
        table = await self.context.table(request.path_params["table"])
        shared = TableView(table, preferences_of(request).language)
        view = VisitorView(shared, self.context.mine(request, table))
        parts = shared.stage.scene(view.viewer, screen_of(request)).boards
        part = next((part for part in parts if part.kind == WHOLE and part.name == request.path_params["name"]), None)
        return Response(status_code=404) if part is None else answer(board(part, (), view.own_names))

    async def why(self, request: Request) -> Response:
        """What a thing on the boards is, and why it cannot be chosen, or what a choice does.

        It is told briefly if the mouse only rests on it.
        """
        table = await self.context.table(request.path_params["table"])
        language = preferences_of(request).language
        view = VisitorView(TableView(table, language), self.context.mine(request, table))
        places = [place[:80] for place in request.query_params.getlist("place")[:MOST_PLACES]]
        named = request.query_params.get("choice", "")[:LONGEST]
        screen = screen_of(request)
        told = chosen(view, named, screen) if named else why(view, places, screen)
        if told is None:
            return Response(status_code=204)
        reply = answer(told.short if request.query_params.get("short") else told.full)
        reply.headers["x-barred"] = "1" if told.barred else ""
        return reply
