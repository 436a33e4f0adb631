"""The table as one fragment of a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from heliopolis.render.markup import NO_MARKUP, html
from heliopolis.render.shapes import COMMON, MINE, RIVAL, Part, titled
from heliopolis.web.table.boards import Live, board, layout_address, live_on, shape_of, shown_parts, tabs
from heliopolis.web.table.choice_list import Given, choices, live_places
from heliopolis.web.table.controls import notices, prompt, question, strip, title_of
from heliopolis.web.table.log import log, news
from heliopolis.web.table.sections import END, Fragment, Section
from heliopolis.web.table.view import Sight
from heliopolis.web.table.words import in_words, offered

ASKED: Final = html(" data-mine data-asked")
HOLDING: Final = html(" data-mine")
COLUMNS: Final = {name: Section("", html('<div class="column {}">', name)) for name in ("left", "mid", "right")}
STAGES: Final = {
    kind: Section("", html('<div class="block {}"><div class="stage {}">', kind, kind)) for kind in (COMMON, MINE)
}
RIVALS: Final = Section("", html('<div class="rivals">'))
BELOW: Final = Section("", html('<div class="below">'))


def table_fragment(sight: Sight, given: Given, menu: Markup, mark: str) -> Fragment:
    """The table as the visitor sees it, known by that mark."""
    table = sight.table
    scene = sight.showing.stage.scene(sight.viewer)
    live = live_places(sight)
    parts = shown_parts(scene)
    mine = ASKED if sight.asked else HOLDING if sight.holding else NO_MARKUP
    ask, heard = question(sight), sight.showing.once(news)
    shape, layout, title = shape_of(parts), layout_address(parts), title_of(sight, titled(scene.title, scene.when))
    head = html(
        '<main id="table" tabindex="-1" class="shape-{}" data-version="{}" data-mark="{}" '
        'data-layout="{}" '
        'data-live="{}/{}" data-why="{}" '
        'data-title="{}" data-question="{}"{}>',
        shape,
        table.version,
        mark,
        layout,
        sight.address("live"),
        sight.language,
        sight.address("why"),
        title,
        f"{table.version} {ask}",
        mine,
    )
    asking = [Section("prompt", prompt(sight, ask)), Section("notices", notices(sight), "div")]
    chosen = Section("choices", choices(sight, given))
    sections = [
        *strip(sight, menu),
        *arranged(parts, live, sight.names, asking, chosen, log(sight)),
        Section("", tabs(parts, sight.names, [("log", sight.say("log"))])),
        *(in_words(scene, sight.names, sight.say) if sight.words else [offered(sight.address(), sight.say)]),
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
