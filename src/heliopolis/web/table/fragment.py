"""The table as one fragment of a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.render.scenes import WHOLE, Scene
from heliopolis.render.shapes import titled
from heliopolis.web.server.addresses import url_for
from heliopolis.web.table.boards import (
    Live,
    board,
    board_on_demand,
    form_of,
    layout_address,
    live_on,
    shown_parts,
    tabs,
)
from heliopolis.web.table.choices.choice_list import choices, live_places, shortcuts
from heliopolis.web.table.controls import prompt, question, spoken, title_of
from heliopolis.web.table.following.digest import digest
from heliopolis.web.table.following.gains import gains
from heliopolis.web.table.following.over import over
from heliopolis.web.table.following.waiting import waiting
from heliopolis.web.table.following.warnings import warnings
from heliopolis.web.table.guide import guide
from heliopolis.web.table.log import log, news
from heliopolis.web.table.notices import notices
from heliopolis.web.table.presence import presence, seats_by_presence
from heliopolis.web.table.rematch import next_address
from heliopolis.web.table.sections import Fragment, Section
from heliopolis.web.table.standings import strip
from heliopolis.web.table.view import VisitorView
from heliopolis.web.table.words import in_words, offered

ASKED: Final = html(" data-mine data-asked")
HOLDING: Final = html(" data-mine")


def table_fragment(view: VisitorView, menu: Markup, mark: str) -> Fragment:
    """Return the table as the visitor sees it, known by that mark."""
    table = view.table
    stage = view.shared.asking_stage if view.asked else view.shared.stage
    scene = stage.scene(view.viewer, view.screen)
    live = live_places(view)
    mine = ASKED if view.asked else HOLDING if view.holding else NO_MARKUP
    ask = question(view)
    heard = news(view), spoken(view, ask)
    goes = next_address(table)
    layout, title = layout_address(scene), title_of(view, titled(scene.title, view.shared.when))
    head = html(
        '<main id="table" tabindex="-1" class="form-{} seats-{}" data-screen="{}" data-version="{}" data-mark="{}" '
        'data-layout="{}" '
        'data-live="{}" data-why="{}" data-preview="{}" '
        'data-title="{}" data-question="{}" data-here="{}" data-away="{}"{}{}>',
        form_of(scene),
        len(view.names),
        scene.screen.name,
        table.version,
        mark,
        layout,
        url_for("live", table=table.id, language=view.language),
        view.address("why"),
        view.address("preview"),
        title,
        f"{table.version} {ask}",
        *seats_by_presence(view),
        html(' data-goes="{}"', goes) if goes else NO_MARKUP,
        mine,
    )
    asking = [Section("prompt", prompt(view, ask)), Section("notices", notices(view), "div"), *guide(view)]
    if view.need.kind == "over":
        chosen = over(view)
    else:
        warned = joined(warnings(view))
        chosen = choices(view, warned) if view.asked else waiting(view, warned)
    sections = [
        *strip(view, menu),
        *arranged(scene, live, view.own_names, asking, Section("choices", chosen), log(view), table.id),
        Section("tabs", tabs(scene, view.names, [("log", view.say("log-short"))]), "nav"),
        *(in_words(scene, view.names, view.say) if view.words else [offered(view.address(), view.say)]),
        Section("shortcuts", shortcuts(view), "ul"),
        Section("presence", presence(view), "ul"),
        Section("digest", digest(view)),
        Section("gains", view.shared.once(gains), "ul"),
        Section("news", html('<section id="news" class="hidden" role="status">{} {}</section>', *heard)),
    ]
    return Fragment(table.version, head, tuple(sections), title, layout, mark)


def arranged(
    scene: Scene,
    live: Live,
    names: tuple[str, ...],
    asking: Sequence[Section],
    chosen: Section,
    told: Sequence[Section],
    table: str = "",
) -> list[Section]:
    """Question, choices, boards and log in the order in which they are read; the layout places them.

    All that another player has is fetched from the ``table`` when someone asks for it; without one it is there.
    """
    boards = [
        Section(
            f"part-{part.name}",
            board_on_demand(part, names, table)
            if part.kind == WHOLE and table
            else board(part, live_on(part, live), names),
        )
        for part in shown_parts(scene)
    ]
    return [*asking, chosen, *boards, *told]
