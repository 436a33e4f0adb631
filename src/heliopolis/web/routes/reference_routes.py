"""Pages that belong to no table: forms for a new game, rules, components, styles and pictures."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import Final, NamedTuple

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from heliopolis.games import game as find_game
from heliopolis.kernel.errors import UnknownName
from heliopolis.render.style import COMMON_STYLE
from heliopolis.web.common.drawings import DAY, drawing
from heliopolis.web.common.page import STATIC, answer
from heliopolis.web.context import WebContext
from heliopolis.web.pages.new_game import PLAYERS, new_page
from heliopolis.web.pages.pictures import picture
from heliopolis.web.pages.reference_pages import components_page, rules_page
from heliopolis.web.server.preferences import preferences_of
from heliopolis.web.table.boards import layout_sheet, look_sheet


class Files(StaticFiles):
    """Our files; their addresses change when they do, so browsers keep them."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


class ReferenceRoutes:
    """Pages that belong to no table."""

    def __init__(self, context: WebContext) -> None:
        self._context: Final = context

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [
            Route("/new/{game}", new),
            Route("/rules/{game}", self.rules),
            Route("/components/{game}", self.components),
            Route("/look/{name}.css", look),
            Route("/layout/{told}.css", layout),
            Route("/picture/{game}-{language}-{theme}.svg", show_picture),
            Mount("/static", Files(directory=str(STATIC))),
        ]

    async def rules(self, request: Request) -> Response:
        """The rules of a game."""
        game, sought = find_game(request.path_params["game"]), request.query_params.get("q", "")[:80]
        preferences = preferences_of(request)
        page = await self._context.aside(request, lambda: rules_page(game, preferences, sought))
        return answer(page) if sought else unless_known(request, kept(page))

    async def components(self, request: Request) -> Response:
        """The components of a game."""
        game, preferences = find_game(request.path_params["game"]), preferences_of(request)
        page = await self._context.aside(request, lambda: components_page(game, preferences))
        return unless_known(request, kept(page))


async def new(request: Request) -> Response:
    """The form for a game as you like it."""
    lone = request.query_params.get(PLAYERS) == "1"
    return answer(new_page(find_game(request.path_params["game"]), preferences_of(request), players=1 if lone else 0))


class KeptPage(NamedTuple):
    """A page that stays as it is, and the mark by which a browser knows it again."""

    html: Markup
    mark: str


def kept(page: Markup) -> KeptPage:
    """The page with its mark."""
    return KeptPage(page, f'W/"{hashlib.sha256(page.encode()).hexdigest()[:24]}"')


def unless_known(request: Request, kept: KeptPage) -> Response:
    """The page, or that the browser has it already."""
    headers = {"etag": kept.mark, "cache-control": "private, no-cache", "vary": "cookie, accept-language"}
    if kept.mark in [mark.strip() for mark in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    page = answer(kept.html)
    page.headers.update(headers)
    return page


async def look(request: Request) -> Response:
    """The style of the boards."""
    name = request.path_params["name"]
    sheet = COMMON_STYLE.page_sheet() if name == "common" else look_sheet(find_game(name))
    return PlainTextResponse(sheet, media_type="text/css", headers={"cache-control": DAY})


async def layout(request: Request) -> Response:
    """Where the boards stand."""
    sheet = layout_sheet(request.path_params["told"][:2000])
    if sheet is None:
        raise UnknownName("no-page")
    return PlainTextResponse(sheet, media_type="text/css", headers={"cache-control": DAY})


async def show_picture(request: Request) -> Response:
    """A picture of a game."""
    return drawing(request, partial(picture, find_game(request.path_params["game"])))
