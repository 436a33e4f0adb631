"""What other sites show for a link to one of our pages: a title, a line and a picture, drawn once for all who ask."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from functools import partial
from importlib.util import find_spec
from typing import Final, NamedTuple

from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection
from starlette.responses import Response

from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import State
from heliopolis.render.png import png
from heliopolis.render.scenes import scene_of
from heliopolis.table.errors import TooMany
from heliopolis.table.table import Table
from heliopolis.table.thinking import PICTURES
from heliopolis.web.common.players import names_at
from heliopolis.web.server.addresses import path_of
from heliopolis.web.server.limits import RateLimiter
from heliopolis.web.server.preferences import translator
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of
from heliopolis.workers import Pool

WIDTH: Final = 1200
"""Pixels of a picture: what most sites show right away."""


class LinkPreview(NamedTuple):
    """The title, a line about it, and the whole address of a picture, if one can be made."""

    title: str
    about: str
    picture: str = ""

    @property
    def drawn(self) -> str:
        """The picture, if one can be made."""
        return self.picture if can_draw() else ""


def can_draw() -> bool:
    """Return whether the library that makes pictures is installed."""
    return find_spec("resvg_py") is not None


def preview_of_table(table: Table, language: str, base: str) -> LinkPreview:
    """Return the preview of a table, the same for everyone: it shows nothing meant for one seat.

    ``base`` is our address.
    """
    voice = voice_of(table.game, language)
    players = ", ".join(names_at(table, translator(language)))
    title = voice.texts.titled(voice.name("game"), players)
    # Before a game begins there is nothing to see.
    drawn = base + path_of("table-picture", table=table.id, language=language) if table.history.begun else ""
    return LinkPreview(title, voice.about("game"), drawn)


KEPT_BYTES: Final = 16 << 20
"""Pictures that are kept; those that were not asked for longest make room."""
MOST_WAITING: Final = 6
"""Pictures that are being drawn or wait for it."""
DRAWING_SECONDS: Final = 30.0
FRESH: Final = "public, max-age=60"


class LinkPictures:
    """Draws in a process that gives way to everything else, and keeps what it drew."""

    def __init__(self, pool: Pool, limiter: RateLimiter) -> None:
        self._pool: Final = pool
        self._limiter: Final = limiter
        self._kept: Final[OrderedDict[Hashable, bytes]] = OrderedDict()
        self._bytes = 0
        self._drawing: Final[dict[Hashable, asyncio.Task[bytes]]] = {}

    def admit(self, request: HTTPConnection) -> None:
        """Refuse what cannot be drawn, and who asks too often: a picture costs more than any page."""
        if not can_draw() or request.path_params["language"] not in LANGUAGES:
            raise UnknownName("no-page")
        self._limiter.count(request, "pictures_per_minute")

    async def answer(self, request: HTTPConnection, key: tuple[Hashable, ...], draw: Callable[[str], str]) -> Response:
        """Return a picture in the language that the address names; ``key`` is what it is known by."""
        language = request.path_params["language"]
        drawn = await self._picture((*key, language), partial(draw, language))
        # Other sites may show it.
        headers = {"cache-control": FRESH, "cross-origin-resource-policy": "cross-origin"}
        return Response(drawn, media_type="image/png", headers=headers)

    async def _picture(self, key: Hashable, draw: Callable[[], str]) -> bytes:
        """Return the picture of that key; those who ask meanwhile wait for the same."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._drawing:
            if len(self._drawing) >= MOST_WAITING:
                raise TooMany("many-pictures")
            self._drawing[key] = asyncio.create_task(self._draw(key, draw))
        return await asyncio.shield(self._drawing[key])

    async def _draw(self, key: Hashable, draw: Callable[[], str]) -> bytes:
        try:
            svg = await run_in_threadpool(draw)
            asked: Future[bytes] = self._pool.submit(PICTURES, partial(png, svg, WIDTH), DRAWING_SECONDS)
            drawn = await asyncio.wrap_future(asked)
        finally:
            del self._drawing[key]
        self._kept[key] = drawn
        self._bytes += len(drawn)
        while self._bytes > KEPT_BYTES:
            self._bytes -= len(self._kept.popitem(last=False)[1])
        return drawn


def drawn_for_links(position: State, viewer: int = 0) -> Callable[[str], str]:
    """Return what draws a position in a language as SVG; the table may continue meanwhile."""
    position = position.copy()
    return lambda language: scene_of(position, viewer, language).svg("light")
