"""The table as one fragment of a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from heliopolis.render.markup import NO_MARKUP, html
from heliopolis.render.shapes import COMMON, MINE, RIVAL, Part, titled
from heliopolis.web.table.boards import Live, board, layout_address, live_on, shape_of, shown_parts, tabs
from heliopolis.web.table.choice_list import Given, choices, live_places
from heliopolis.web.table.controls import prompt, question, title_of
from heliopolis.web.table.log import log, news
from heliopolis.web.table.notices import notices
from heliopolis.web.table.sections import END, Fragment, Section
from heliopolis.web.table.standings import strip
from heliopolis.web.table.view import VisitorView
from heliopolis.web.table.words import in_words, offered

ASKED: Final = html(" data-mine data-asked")
HOLDING: Final = html(" data-mine")
COLUMNS: Final = {name: Section("", html('<div class="column {}">', name)) for name in ("left", "mid", "right")}
STAGES: Final = {
    kind: Section("", html('<div class="block {}"><div class="stage {}">', kind, kind)) for kind in (COMMON, MINE)
}
RIVALS: Final = Section("", html('<div class="rivals">'))
BELOW: Final = Section("", html('<div class="below">'))


def table_fragment(view: VisitorView, given: Given, menu: Markup, mark: str) -> Fragment:
    """The table as the visitor sees it, known by that mark."""
    table = view.table
    scene = view.shared.stage.scene(view.viewer)
    live = live_places(view)
    parts = shown_parts(scene)
    mine = ASKED if view.asked else HOLDING if view.holding else NO_MARKUP
    ask, heard = question(view), view.shared.once(news)
    shape, layout, title = shape_of(parts), layout_address(parts), title_of(view, titled(scene.title, scene.when))
    head = html(
        '<main id="table" tabindex="-1" class="shape-{}" data-version="{}" data-mark="{}" '
        'data-layout="{}" '
        'data-live="{}/{}" data-why="{}" '
        'data-title="{}" data-question="{}"{}>',
        shape,
        table.version,
        mark,
        layout,
        view.address("live"),
        view.language,
        view.address("why"),
        title,
        f"{table.version} {ask}",
        mine,
    )
    asking = [Section("prompt", prompt(view, ask)), Section("notices", notices(view), "div")]
    chosen = Section("choices", choices(view, given))
    sections = [
        *strip(view, menu),
        *arranged(parts, live, view.names, asking, chosen, log(view)),
        Section("", tabs(parts, view.names, [("log", view.say("log"))])),
        *(in_words(scene, view.names, view.say) if view.words else [offered(view.address(), view.say)]),
        Section("news", html('<section id="news" class="hidden" role="status">{} {}</section>', heard, ask)),
    ]
    return Fragment(table.version, head, tuple(sections), title, layout, mark)


def arranged(
    parts: Sequence[Part],
    live: Live,
    names: tuple[str, ...],
    asking: Sequence[Section],
    chosen: Section,
    told: Sequence[Section],
) -> list[Section]:
    """The boards and panels in columns: the large boards under the question, the choices beside them."""

    def column(name: str, *sections: Section) -> list[Section]:
        return [COLUMNS[name], *sections, END]

    def drawn(kind: str) -> list[Section]:
        return [
            Section(f"part-{part.name}", board(part, live_on(part, live), names)) for part in parts if part.kind == kind
        ]

    def stage(kind: str) -> list[Section]:
        return [STAGES[kind], *drawn(kind), END, END]

    rivals = [RIVALS, *drawn(RIVAL), END]
    if shape_of(parts) == MINE:
        return [
            *column("left", *stage(COMMON), *told),
            *column("mid", *asking, *stage(MINE)),
            *column("right", chosen, *rivals),
        ]
    below = [BELOW, *rivals, *told, END]
    return [*column("mid", *asking, *stage(COMMON)), *column("right", chosen, *stage(MINE), *below)]
