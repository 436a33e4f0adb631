"""Pages to look things up in: rules, components, and the overview with its pictures."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import Final, NamedTuple

from markupsafe import Markup
from starlette.responses import Response

from heliopolis.games import game as find_game
from heliopolis.kernel.errors import UnknownName
from heliopolis.learning.overviews import Overview, overview_of
from heliopolis.web.common.drawings import drawing
from heliopolis.web.common.page import answer
from heliopolis.web.lessons.figures import drawn
from heliopolis.web.lessons.overview_page import overview_page, overview_part
from heliopolis.web.lessons.reference_pages import components_page, rules_page
from heliopolis.web.visit import Visit, get


class KeptPage(NamedTuple):
    """A page that stays as it is, and the mark by which a browser knows it again."""

    html: Markup
    mark: str


def kept(page: Markup) -> KeptPage:
    """Return the page with its mark."""
    return KeptPage(page, f'W/"{hashlib.sha256(page.encode()).hexdigest()[:24]}"')


def unless_known(visit: Visit, kept: KeptPage) -> Response:
    """Return the page, or that the browser has it already."""
    headers = {"etag": kept.mark, "cache-control": "private, no-cache", "vary": "cookie, accept-language"}
    if kept.mark in [mark.strip() for mark in visit.connection.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    page = answer(kept.html)
    page.headers.update(headers)
    return page


async def rules(visit: Visit) -> Response:
    """Return the rules of a game."""
    game, sought = find_game(visit.given["game"]), visit.query.get("q", "")[:80]
    preferences = visit.preferences
    page = await visit.aside(lambda: rules_page(game, preferences, sought))
    return answer(page) if sought else unless_known(visit, kept(page))


async def components(visit: Visit) -> Response:
    """Return the components of a game."""
    game, preferences = find_game(visit.given["game"]), visit.preferences
    page = await visit.aside(lambda: components_page(game, preferences))
    return unless_known(visit, kept(page))


async def overview(visit: Visit) -> Response:
    """Return the page."""
    return unless_known(visit, kept(overview_page(_overview(visit), visit.preferences)))


async def overview_in_place(visit: Visit) -> Response:
    """Return what a table opens in place."""
    return unless_known(visit, kept(overview_part(_overview(visit), visit.preferences)))


async def overview_picture(visit: Visit) -> Response:
    """Return a picture."""
    try:
        found = _overview(visit).picture(visit.given["picture"])
    except UnknownName:
        raise UnknownName("no-page") from None
    return drawing(visit.connection, partial(drawn, found))


def _overview(visit: Visit) -> Overview:
    overview = overview_of(find_game(visit.given["game"]))
    if overview is None:
        raise UnknownName("no-page")
    return overview


ROUTES: Final = [
    get("rules", rules),
    get("components", components),
    get("overview", overview),
    get("overview-part", overview_in_place),
    get("overview-picture", overview_picture),
]
