"""The table as one fragment of a page."""

from __future__ import annotations

from functools import partial
from typing import Final

from markupsafe import Markup

from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.render.scenes import WHOLE, Part
from heliopolis.render.shapes import titled
from heliopolis.web.server.addresses import url_for
from heliopolis.web.table.boards import (
    LiveHere,
    board,
    board_on_demand,
    form_of,
    in_words,
    layout_address,
    live_on,
    offered,
    shown_parts,
    tabbed,
    tabs,
)
from heliopolis.web.table.choices import choices, live_places, shortcuts
from heliopolis.web.table.controls import prompt, question, spoken, title_of
from heliopolis.web.table.guide import guide
from heliopolis.web.table.log import log, news
from heliopolis.web.table.notices import notices, warnings
from heliopolis.web.table.rematch import next_address, over
from heliopolis.web.table.standings import PRESENCE, seats_by_presence, strip
from heliopolis.web.table.turns import digest, gains, waiting
from heliopolis.web.table.view import Element, Fragment, Section, VisitorView

ASKED: Final = html(" data-mine data-asked")
HOLDING: Final = html(" data-mine")


def _tabs(view: VisitorView) -> Markup:
    return tabs(view.scene, view.names, [("log", view.say("log-short"))])


TABS: Final = Section("tabs", _tabs, lambda view: (view.names, tabbed(view.scene)), "nav")
"""The boards and the log, where one of them is seen at a time."""
OFFERED: Final = Section("in-words", lambda view: offered(view.address(), view.say), lambda _: ())
"""The switch for boards in words."""


def table_fragment(view: VisitorView, mark: str) -> Fragment:
    """Return the table as the visitor sees it, known by that mark."""
    table, scene, once = view.table, view.scene, view.drawn.once
    mine = ASKED if view.asked else HOLDING if view.holding else NO_MARKUP
    ask = question(view)
    heard = news(view), spoken(view, ask)
    goes = next_address(table)
    places = scene.screen, tuple([part.place for part in scene.boards]), tuple(scene.slots.items())
    layout = once(places, lambda: layout_address(scene))
    form = form_of(scene)
    title = title_of(view, titled(scene.title, view.when))
    here, away = seats_by_presence(view)
    head = html(
        '<main id="table" tabindex="-1" class="form-{form} seats-{seats}" data-screen="{screen}" '
        'data-version="{version}" data-mark="{mark}" data-layout="{layout}" {addresses}data-title="{title}" '
        'data-question="{version} {ask}" data-here="{here}" data-away="{away}"{goes}{mine}>',
        form=form,
        seats=len(view.names),
        screen=scene.screen.name,
        version=table.version,
        mark=mark,
        layout=layout,
        addresses=once(("addresses", view.language), lambda: _addresses(view)),
        title=title,
        ask=ask,
        here=here,
        away=away,
        goes=html(' data-goes="{}"', goes) if goes else NO_MARKUP,
        mine=mine,
    )
    asking = [Element("prompt", prompt(view, ask)), Element("notices", notices(view), "div"), *guide(view)]
    if view.need.kind == "over":
        chosen = over(view)
    else:
        warned = joined(warnings(view))
        chosen = choices(view, warned) if view.asked else waiting(view, warned)
    sections = [
        *strip(view),
        *asking,
        Element("choices", chosen),
        *_boards(view),
        *log(view),
        TABS.of(view),
        *(in_words(scene, view.names, view.say) if view.words else [OFFERED.of(view)]),
        Element("shortcuts", shortcuts(view), "ul"),
        PRESENCE.of(view),
        Element("digest", digest(view)),
        Element("gains", view.once(gains), "ul"),
        Element("news", html('<section id="news" class="hidden" role="status">{} {}</section>', *heard)),
    ]
    return Fragment(table.version, head, tuple(sections), title, layout, form, mark)


def _addresses(view: VisitorView) -> Markup:
    """Return where our script finds what the table sends and says."""
    live = url_for("live", table=view.table.id, language=view.language)
    return html('data-live="{}" data-why="{}" data-preview="{}" ', live, view.address("why"), view.address("preview"))


def _boards(view: VisitorView) -> list[Element]:
    """Return the boards; all that another player has is fetched when someone asks for it."""
    names, live, once = view.own_names, live_places(view), view.drawn.once
    elements: list[Element] = []
    for part in shown_parts(view.scene):
        if part.kind == WHOLE:
            elements.append(once((part.place, names), partial(_later, view, part)))
            continue
        # A part that shows the same is the same part; what shows no names is the same for all.
        called, here = names if part.named else (), live_on(part, live)
        elements.append(once((part, here, called), partial(_board, part, here, called)))
    return elements


def _board(part: Part, live: LiveHere, names: tuple[str, ...]) -> Element:
    return Element(f"part-{part.name}", board(part, live, names))


def _later(view: VisitorView, part: Part) -> Element:
    return Element(f"part-{part.name}", board_on_demand(part, view.own_names, view.table.id))
