"""Drawings shown as images: how a page names them, in the theme of its reader, and how they are served."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from markupsafe import Markup
from starlette.requests import HTTPConnection
from starlette.responses import Response

from heliopolis.kernel.errors import UnknownName
from heliopolis.render.markup import NO_MARKUP, html
from heliopolis.render.style import THEMES
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Preferences
from heliopolis.words.texts import LANGUAGES

DAY: Final = "public, max-age=86400"
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
"""A drawing carries its own style, and as it is shown as an image it can do nothing."""


def image(
    name: str, preferences: Preferences, alt: str = "", size: tuple[int, int] = (640, 400), **values: str
) -> Markup:
    """Return an image in the language and the theme of the visitor; ``name`` and ``values`` make its address."""

    def address(theme: str) -> str:
        return url_for(name, language=preferences.language, theme=theme, **values)

    system = NO_MARKUP
    if preferences.theme == "system":
        system = html('<source media="(prefers-color-scheme: dark)" srcset="{}">', address("dark"))
    return html(
        '<picture>{}<img src="{}" alt="{}" width="{}" height="{}" loading="lazy"></picture>',
        system,
        address("dark" if preferences.theme == "dark" else "light"),
        alt,
        *size,
    )


def drawing(request: HTTPConnection, draw: Callable[[str, str], str]) -> Response:
    """Return what is drawn in the language and theme that the address names."""
    language, theme = request.path_params["language"], request.path_params["theme"]
    if theme not in THEMES or language not in LANGUAGES:
        raise UnknownName("no-page")
    headers = {"cache-control": DAY, "content-security-policy": POLICY}
    return Response(draw(language, theme), media_type="image/svg+xml", headers=headers)
