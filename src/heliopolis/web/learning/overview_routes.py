"""Where overviews are read: as a page, as the part that a table opens in place, and their pictures."""

from __future__ import annotations

from functools import partial
from typing import Final

from starlette.responses import Response

from heliopolis.games import game as find_game
from heliopolis.kernel.errors import UnknownName
from heliopolis.learning.overviews import Overview, overview_of
from heliopolis.web.common.drawings import drawing
from heliopolis.web.learning.overview_page import overview_page, overview_part
from heliopolis.web.pages.figures import drawn
from heliopolis.web.routes.reference_routes import kept, unless_known
from heliopolis.web.visit import Visit, get


async def show(visit: Visit) -> Response:
    """The page."""
    return unless_known(visit, kept(overview_page(_sought(visit), visit.preferences)))


async def part(visit: Visit) -> Response:
    """What a table opens in place."""
    return unless_known(visit, kept(overview_part(_sought(visit), visit.preferences)))


async def picture(visit: Visit) -> Response:
    """A picture."""
    try:
        found = _sought(visit).picture(visit.given["picture"])
    except UnknownName:
        raise UnknownName("no-page") from None
    return drawing(visit.connection, partial(drawn, found))


def _sought(visit: Visit) -> Overview:
    overview = overview_of(find_game(visit.given["game"]))
    if overview is None:
        raise UnknownName("no-page")
    return overview


ROUTES: Final = [get("overview", show), get("overview-part", part), get("overview-picture", picture)]
