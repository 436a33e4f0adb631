"""Pictures of tables and replays that other sites show beside a link: of positions that anybody may see."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from heliopolis.kernel.errors import UnknownName
from heliopolis.web.context import WebContext
from heliopolis.web.pages.link_pictures import LinkPictures
from heliopolis.web.routes.history_routes import HistoryRoutes
from heliopolis.web.table.view import shown_state


class LinkRoutes:
    """The addresses of the pictures."""

    def __init__(self, context: WebContext, records: HistoryRoutes, pictures: LinkPictures) -> None:
        self._context: Final = context
        self._records: Final = records
        self._pictures: Final = pictures

    def routes(self) -> list[BaseRoute]:
        """Of tables and of replays."""
        return [
            Route("/t/{table}/picture-{language}.png", self.of_table),
            Route("/t/{name}/replay/picture-{ply}-{language}.png", self.of_replay),
            Route("/j/{name}/replay/picture-{ply}-{language}.png", self.of_replay),
        ]

    async def of_table(self, request: Request) -> Response:
        """A table as everybody sees it."""
        self._pictures.admit(request)
        table = await self._context.table(request.path_params["table"])
        if not table.history.begun:
            raise UnknownName("no-page")
        return await self._pictures.answer(request, (table.id, table.version), shown_state(table))

    async def of_replay(self, request: Request) -> Response:
        """A position of a game that is looked back at."""
        self._pictures.admit(request)
        timeline = await self._records.timeline(request)
        told = request.path_params["ply"]
        if not told.isdecimal() or len(told) > 6:
            raise UnknownName("no-page")
        ply = min(int(told), timeline.last, timeline.known)
        return await self._pictures.answer(
            request, (timeline.kind, timeline.name, ply, timeline.last), timeline.at(ply)
        )
