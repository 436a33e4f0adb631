"""The table as one fragment of a page."""

from __future__ import annotations

from collections.abc import Sequence

from heliopolis.render.shapes import COMMON, MINE, RIVAL, Part
from heliopolis.web.pages.page import e
from heliopolis.web.table.boards import Live, board, layout_address, live_on, seat_words, shape_of, shown_parts, tabs
from heliopolis.web.table.choice_list import Given, choices, live_places
from heliopolis.web.table.controls import notices, prompt, question, strip, title_of
from heliopolis.web.table.log import log, news
from heliopolis.web.table.sections import END, Fragment, Section
from heliopolis.web.table.view import Sight
from heliopolis.web.table.words import in_words, offered


def table_fragment(sight: Sight, given: Given, menu: str, mark: str) -> Fragment:
    """The table as the visitor sees it, known by that mark."""
    table = sight.table
    scene = sight.showing.stage.scene(sight.viewer)
    live = live_places(sight)
    parts = shown_parts(scene)
    mine = " data-mine data-asked" if sight.asked else " data-mine" if sight.holding else ""
    ask, heard = question(sight), e(sight.showing.once(news))
    shape, layout, title = shape_of(parts), layout_address(parts), title_of(sight, scene.title)
    head = (
        f'<main id="table" tabindex="-1" class="shape-{shape}" data-version="{table.version}" data-mark="{mark}" '
        f'data-layout="{e(layout)}" '
        f'data-live="{e(sight.address("live"))}/{sight.language}" data-why="{e(sight.address("why"))}" '
        f'data-title="{e(title)}" data-question="{e(f"{table.version} {ask}")}"{mine}>'
    )
    asking = [Section("prompt", prompt(sight, ask)), Section("notices", notices(sight), "div")]
    chosen = Section("choices", choices(sight, given))
    sections = [
        *strip(sight, menu),
        *arranged(parts, live, sight.names, asking, chosen, log(sight)),
        Section("", tabs(parts, sight.names, [("log", sight.say("log"))])),
        *(in_words(scene, sight.names, sight.say) if sight.words else [offered(sight.address(), sight.say)]),
        Section("news", f'<section id="news" class="hidden" role="status">{heard} {e(ask)}</section>'),
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

    words = seat_words(parts, names)

    def column(name: str, *sections: Section) -> list[Section]:
        return [Section("", f'<div class="column {name}">'), *sections, END]

    def drawn(kind: str) -> list[Section]:
        return [
            Section(f"part-{part.name}", board(part, live_on(part, live), names, words))
            for part in parts
            if part.kind == kind
        ]

    def stage(kind: str) -> list[Section]:
        return [Section("", f'<div class="block {kind}"><div class="stage {kind}">'), *drawn(kind), END, END]

    rivals = [Section("", '<div class="rivals">'), *drawn(RIVAL), END]
    if shape_of(parts) == MINE:
        return [
            *column("left", *stage(COMMON), *told),
            *column("mid", *asking, *stage(MINE)),
            *column("right", chosen, *rivals),
        ]
    below = [Section("", '<div class="below">'), *rivals, *told, END]
    return [*column("mid", *asking, *stage(COMMON)), *column("right", chosen, *stage(MINE), *below)]
