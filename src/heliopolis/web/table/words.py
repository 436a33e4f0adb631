"""The boards in words, for those who listen: the cells that a terminal shows, with words for their marks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Final

from markupsafe import Markup

from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.render.panels import Cell, Map, Panel, TextSpan, titles_for
from heliopolis.render.scenes import Scene
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Translator
from heliopolis.web.table.sections import CLOSE, Drawn, Element

BLANKS: Final = re.compile("[ \n]+")
"""What parts words; a blank that must not break is no such one."""


def in_words(scene: Scene, names: tuple[str, ...], say: Translator, drawn: Drawn) -> list[Element]:
    """Return all boards as lists, unseen."""
    head, titles = say("in-words"), titles_for(scene.panels, names)
    return [
        Element("", html('<section class="hidden" id="in-words" aria-label="{}"><h2>{}</h2>', head, head)),
        *[
            drawn.once((say, panel, title, place), partial(_panel, panel, title, place, say))
            for place, (panel, title) in enumerate(zip(scene.panels, titles, strict=True))
        ],
        CLOSE,
    ]


def offered(here: str, say: Translator) -> Markup:
    """Return the switch for them, for visitors with a keyboard or a screen reader."""
    return html(
        '<section class="by-keys" id="in-words" aria-label="{in_words}"><form method="post" action="{to}">'
        '<input type="hidden" name="here" value="{here}">'
        '<button name="words" value="on">{in_words_please}</button></form></section>',
        in_words=say("in-words"),
        to=url_for("preferences"),
        here=here,
        in_words_please=say("in-words-please"),
    )


def _panel(panel: Panel, title: str, place: int, say: Translator) -> Element:
    """Return one board."""
    if isinstance(panel, Map):
        rows = [_words(place.cell) for place in panel.places]
    else:
        rows = [_row([words for words in map(_words, row) if words], say) for row in panel.rows]
    items = joined(html("<li>{}</li>", row) for row in rows if row)
    head = html("<h3>{}</h3>", title) if title else NO_MARKUP
    name = f"words-{place}"
    return Element(name, html('<div id="{}">{}<ul>{}</ul></div>', name, head, items), "div")


def _row(cells: Sequence[str], say: Translator) -> str:
    """Return the cells of a row, parted but for one that is the head of the next."""
    apart = say.texts.between("list-loose")
    told = ""
    for words in cells:
        told += (" " if told.endswith(":") else apart if told else "") + words
    return told


def _words(cell: Cell) -> str:
    lines = [BLANKS.sub(" ", "".join(map(_said, line))).strip(" ") for line in cell.lines]
    lines = [line.replace(" ,", ",").rstrip(",") for line in lines]
    told = [line for line in lines if line]
    # A map names every field; one that holds nothing else is not worth a word.
    return "" if len(cell.lines) > 1 and len(told) < 2 else " ".join(told)


def _said(span: TextSpan) -> str:
    return f" {span.said} " if span.said else span.text
