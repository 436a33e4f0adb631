"""Pages that belong to no table: forms for a new game, rules, components, styles and pictures."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import Final, NamedTuple

from markupsafe import Markup
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

from heliopolis.games import game as find_game
from heliopolis.kernel.errors import UnknownName
from heliopolis.render.style import COMMON_STYLE
from heliopolis.web.common.drawings import DAY, drawing
from heliopolis.web.common.page import STATIC, answer
from heliopolis.web.pages.new_game import PLAYERS, new_page
from heliopolis.web.pages.pictures import picture
from heliopolis.web.pages.reference_pages import components_page, rules_page
from heliopolis.web.table.boards import layout_sheet, look_sheet
from heliopolis.web.visit import Visit, get


class Files(StaticFiles):
    """Our files; their addresses change when they do, so browsers keep them."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


async def rules(visit: Visit) -> Response:
    """The rules of a game."""
    game, sought = find_game(visit.given["game"]), visit.query.get("q", "")[:80]
    preferences = visit.preferences
    page = await visit.aside(lambda: rules_page(game, preferences, sought))
    return answer(page) if sought else unless_known(visit, kept(page))


async def components(visit: Visit) -> Response:
    """The components of a game."""
    game, preferences = find_game(visit.given["game"]), visit.preferences
    page = await visit.aside(lambda: components_page(game, preferences))
    return unless_known(visit, kept(page))


async def new(visit: Visit) -> Response:
    """The form for a game as you like it."""
    lone = visit.query.get(PLAYERS) == "1"
    return answer(new_page(find_game(visit.given["game"]), visit.preferences, players=1 if lone else 0))


class KeptPage(NamedTuple):
    """A page that stays as it is, and the mark by which a browser knows it again."""

    html: Markup
    mark: str


def kept(page: Markup) -> KeptPage:
    """The page with its mark."""
    return KeptPage(page, f'W/"{hashlib.sha256(page.encode()).hexdigest()[:24]}"')


def unless_known(visit: Visit, kept: KeptPage) -> Response:
    """The page, or that the browser has it already."""
    headers = {"etag": kept.mark, "cache-control": "private, no-cache", "vary": "cookie, accept-language"}
    if kept.mark in [mark.strip() for mark in visit.connection.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    page = answer(kept.html)
    page.headers.update(headers)
    return page


async def look(visit: Visit) -> Response:
    """The style of the boards."""
    name = visit.given["name"]
    sheet = COMMON_STYLE.page_sheet() if name == "common" else look_sheet(find_game(name))
    return PlainTextResponse(sheet, media_type="text/css", headers={"cache-control": DAY})


async def layout(visit: Visit) -> Response:
    """Where the boards stand."""
    sheet = layout_sheet(visit.given["told"][:2000])
    if sheet is None:
        raise UnknownName("no-page")
    return PlainTextResponse(sheet, media_type="text/css", headers={"cache-control": DAY})


async def show_picture(visit: Visit) -> Response:
    """A picture of a game."""
    return drawing(visit.connection, partial(picture, find_game(visit.given["game"])))


ROUTES: Final = [
    get("new-game", new),
    get("rules", rules),
    get("components", components),
    get("look", look),
    get("layout", layout),
    get("picture", show_picture),
    Mount("/static", Files(directory=str(STATIC))),
]
