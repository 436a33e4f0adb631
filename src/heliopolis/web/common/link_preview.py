"""What other sites show for a link to one of our pages: a title, a line and a picture that anyone may see."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis.render.markup import NO_MARKUP, html
from heliopolis.table.table import Table
from heliopolis.web.common.players import names_at
from heliopolis.web.server.addresses import path_of
from heliopolis.web.server.preferences import translator
from heliopolis.words.voice import voice_of

WIDTH: Final = 1200
"""Pixels of a picture: what most sites show right away."""


class LinkPreview(NamedTuple):
    """The title, a line about it, and the whole address of a picture, if one can be made."""

    title: str
    about: str
    picture: str = ""

    def html(self) -> Markup:
        """Return the lines for the head of a page, in the words of Open Graph."""
        drawn = NO_MARKUP
        if self.picture and can_draw():
            drawn = html(
                '<meta property="og:image" content="{}"><meta property="og:image:type" content="image/png">'
                '<meta property="og:image:width" content="{}"><meta name="twitter:card" content="summary_large_image">',
                self.picture,
                WIDTH,
            )
        return html(
            '<meta property="og:site_name" content="Heliopolis"><meta property="og:type" content="website">'
            '<meta property="og:title" content="{}"><meta property="og:description" content="{}">{}\n',
            self.title,
            self.about,
            drawn,
        )


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
