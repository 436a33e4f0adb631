"""Where overviews are read: as a page, as the part that a table opens in place, and their pictures."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from heliopolis.games import game as find_game
from heliopolis.kernel.errors import UnknownName
from heliopolis.learning.overviews import Overview, overview_of
from heliopolis.web.common.drawings import drawing
from heliopolis.web.learning.overview_page import overview_page, overview_part
from heliopolis.web.pages.figures import drawn
from heliopolis.web.routes.reference_routes import kept, unless_known
from heliopolis.web.server.preferences import preferences_of


def overview_routes() -> list[BaseRoute]:
    """The overviews of all games."""
    return [
        Route("/overview/{game}", show),
        Route("/overview/{game}/part", part),
        Route("/picture/overview/{game}/{picture}/{language}-{theme}.svg", picture),
    ]


async def show(request: Request) -> Response:
    """The page."""
    return unless_known(request, kept(overview_page(_sought(request), preferences_of(request))))


async def part(request: Request) -> Response:
    """What a table opens in place."""
    return unless_known(request, kept(overview_part(_sought(request), preferences_of(request))))


async def picture(request: Request) -> Response:
    """A picture."""
    try:
        found = _sought(request).picture(request.path_params["picture"])
    except UnknownName:
        raise UnknownName("no-page") from None
    return drawing(request, partial(drawn, found))


def _sought(request: Request) -> Overview:
    overview = overview_of(find_game(request.path_params["game"]))
    if overview is None:
        raise UnknownName("no-page")
    return overview
