"""Pieces of pages: signs, images in the theme of their reader, links to pass on, codes for cameras, links to rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup
from starlette.requests import HTTPConnection
from starlette.responses import Response

from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import Game
from heliopolis.render.markup import NO_MARKUP, html
from heliopolis.render.style import THEMES
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Preferences, Translator
from heliopolis.words.rulebook import Chapter, chapters, has_rules
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import Voice

_DRAWN: Final = {
    "copy": html('<path d="M8 8h11v12H8z"/><path d="M16 8V4H5v12h3"/>'),
    "share": html(
        '<circle cx="6" cy="12" r="2.5"/><circle cx="18" cy="5.5" r="2.5"/><circle cx="18" cy="18.5" r="2.5"/>'
        '<path d="m8.3 10.8 7.4-4.1M8.3 13.2l7.4 4.1"/>'
    ),
    "mail": html('<path d="M3 5.5h18v13H3z"/><path d="m3 6.5 9 7 9-7"/>'),
    "eye": html(
        '<path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z"/>'
        '<circle cx="12" cy="12" r="3"/>'
    ),
    "bot": html('<path d="M5 9h14v10H5zM12 9V5M2.5 12.5v3M21.5 12.5v3"/><circle cx="12" cy="4" r="1.2"/>'
                '<path d="M9.3 13v1.5M14.7 13v1.5"/>'),
    "mute": html('<path d="M4 9v6h4l5 4V5L8 9zM16 9.500l5 5M21 9.500l-5 5"/>'),
    "close": html('<path d="m6 6 12 12M18 6 6 18"/>'),
    "check": html('<path d="m4.5 12.5 5 5 10-11"/>'),
    "plus": html('<path d="M12 5v14M5 12h14"/>'),
    "again": html('<path d="M5 12a7 7 0 1 0 2.3-5.2M5 4v4.5h4.5"/>'),
    "clock": html('<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5.5l3.5 2"/>'),
    "weight": html('<path d="M4 20 7 8h10l3 12z"/><circle cx="12" cy="5.5" r="2.5"/>'),
    "chart": html('<path d="M4 20V4M4 20h16M8 16l4-5 3 3 5-7"/>'),
    "list": html('<path d="M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01"/>'),
    "play": html('<path d="M7 4.5v15l12-7.5z"/>'),
    "trophy": html('<path d="M7 4h10v6a5 5 0 0 1-10 0zM7 6H4c0 3 1 5 3.5 5M17 6h3c0 3-1 5-3.5 5M12 15v4M8 20h8"/>'),
    "hand": html(
        '<path d="M8 12V5.500a1.500 1.500 0 0 1 3 0V11V4a1.500 1.500 0 0 1 3 0v7V5.500a1.500 1.500 0 0 1 3 0V14"/>'
        '<path d="M17 14a7 7 0 0 1-7 7"/>'
        '<path d="M10 21c-3 0-4-2-6.500-6.500a1.400 1.400 0 0 1 2.400-1.500L8 16"/>'
    ),
    "flag": html('<path d="M6 21V4h12l-3 4 3 4H6"/>'),
    "guide": html('<circle cx="12" cy="12" r="9"/><path d="m15.500 8.500-2 5-5 2 2-5z"/>'),
    "pen": html('<path d="m4 20 1-4L16.5 4.5l3 3L8 19z"/>'),
}  # fmt: skip


_SIGNS: Final = {
    name: html('<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">{}</svg>', drawn)
    for name, drawn in _DRAWN.items()
}


def sign(name: str) -> Markup:
    """Return the sign of that name, drawn in the colour of the text beside it."""
    return _SIGNS[name]


def swatch(colour: str) -> Markup:
    """Return a small square in a colour."""
    square = html('<rect width="12" height="12" rx="3" fill="{}"/>', colour)
    return html('<svg class="swatch" viewBox="0 0 12 12" aria-hidden="true">{}</svg>', square)


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
        '<picture>{system}<img src="{drawn}" alt="{alt}" width="{width}" height="{height}" loading="lazy"></picture>',
        system=system,
        drawn=address("dark" if preferences.theme == "dark" else "light"),
        alt=alt,
        width=size[0],
        height=size[1],
    )


def drawing(request: HTTPConnection, draw: Callable[[str, str], str]) -> Response:
    """Return what is drawn in the language and theme that the address names."""
    language, theme = request.path_params["language"], request.path_params["theme"]
    if theme not in THEMES or language not in LANGUAGES:
        raise UnknownName("no-page")
    headers = {"cache-control": DAY, "content-security-policy": POLICY}
    return Response(draw(language, theme), media_type="image/svg+xml", headers=headers)


# Links ---------------------------------------------------------------------------------------------------

QUIET_ZONE: Final = 2
"""Free modules around a code, by which cameras find it."""
KEPT_CODES: Final = 256
NOTICES: Final = "#you-notices"
"""Where players choose, on their page, how to be notified of their turn."""
COMING_BACK: Final = "#you-sign-in"
"""Where on that page a browser that does not know its player learns who they are."""


@lru_cache(KEPT_CODES)
def code_of(address: str) -> Markup:
    """Return the address as a QR code, one path of dark modules; its ground is white whatever the theme."""
    import segno  # a server starts faster without

    rows = [list(row) for row in segno.make_qr(address, error="m", boost_error=False).matrix]
    path = "".join(
        f"M{x + QUIET_ZONE} {y + QUIET_ZONE}h{length}v1h-{length}z"
        for y, row in enumerate(rows)
        for x, length in _runs(row)
    )
    size = len(rows) + 2 * QUIET_ZONE
    return html(
        '<svg xmlns="http://www.w3.org/2000/svg" class="code" viewBox="0 0 {} {}" shape-rendering="crispEdges" '
        'aria-hidden="true"><path d="{}"/></svg>',
        size,
        size,
        path,
    )


def _runs(row: list[int]) -> list[tuple[int, int]]:
    """Return where dark modules begin in a row, and how many follow each other."""
    runs: list[tuple[int, int]] = []
    for x, dark in enumerate(row):
        if dark and x and row[x - 1]:
            start, length = runs[-1]
            runs[-1] = start, length + 1
        elif dark:
            runs.append((x, 1))
    return runs


def link(text: str, name: str, **values: str) -> Markup:
    """Return a link to the address of that name."""
    return html('<a href="{}">{}</a>', url_for(name, **values), text)


def link_field(name: str, address: str, label: str, say: Translator) -> Markup:
    """Return a link in a field, with a button that copies it.

    Where a browser lets no one copy, the field is selected.
    """
    return html(
        '<div class="link-field"><input id="{id}" readonly value="{address}" aria-label="{label}">{copy_button}</div>',
        id=name,
        address=address,
        label=label,
        copy_button=copy_button(address, say("copy"), label, say),
    )


def copy_button(text: str, told: str, label: str, say: Translator, look: str = "copy") -> Markup:
    """Return a button that copies a text and says so; our script makes it work, and without scripts it is not shown."""
    return html(
        '<button type="button" class="copy" data-copy="{text}" data-copied="{copied}" '
        'data-selected="{copy_selected}" aria-label="{told}">'
        "{sign}<span>{caption}</span></button>",
        text=text,
        copied=say("copied"),
        copy_selected=say("copy-selected"),
        told=say.texts.titled(told, label) if label else told,
        sign=sign(look),
        caption=told,
    )


def rule_link(rule: str, voice: Voice, say: Translator) -> Markup:
    """Return the link to a rule; its number appears when you point at it."""
    game = voice.game
    key = next((each.key for each in chapters_of(game) if any(known.id == rule for known in each.rules)), "")
    told = say("why-rule", chapter=voice.say(f"chapter-{key}")) if key else rule
    return html(
        '<a class="rid" href="{to}#{rule}" target="_blank" title="{rule}">{told}</a>',
        to=url_for("rules", game=game.name),
        rule=rule,
        told=told,
    )


@cache
def chapters_of(game: Game) -> tuple[Chapter, ...]:
    """Return the rules of a game, read once."""
    return chapters(game.folder) if has_rules(game.folder) else ()
