"""Pieces of pages: signs, images in the theme of their reader, links to pass on, codes for cameras, links to rules."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache, lru_cache
from importlib.resources import files
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

STATIC: Final = files("heliopolis") / "web" / "static"


def asset(name: str) -> str:
    """Return the address of one of our files; it changes with the file, so that browsers may cache it."""
    return f"{url_for('static', file=name)}?{_version(name)}"


@cache
def _version(name: str) -> str:
    return hashlib.sha256((STATIC / name).read_bytes()).hexdigest()[:12]


def sign(name: str) -> Markup:
    """Return the sign of that name, drawn in the colour of the text beside it."""
    return html('<svg class="sign" aria-hidden="true"><use href="{}#sign-{}"/></svg>', asset("icon.svg"), name)


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
