"""The boards on a page: the parts of a scene, with what can be chosen made live."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from heliopolis.kernel.game import Game
from heliopolis.render.shapes import COMMON, MINE, RIVAL, Part, Scene
from heliopolis.render.svg import escape
from heliopolis.web.page import e

ORDER: Final = (MINE, COMMON, RIVAL)
"""In which order the boards are told of and stand in tabs: one's own first."""
UNSHOWN: Final = frozenset({"header", "standings"})
"""Parts of a standalone drawing that a page tells in its own way: whose turn it is, and who has how many points."""


def shown_parts(scene: Scene) -> list[Part]:
    """The parts that a page shows, one's own first."""
    parts = [part for part in scene.parts if part.name not in UNSHOWN]
    return sorted(parts, key=lambda part: ORDER.index(part.kind))


def part_title(part: Part, names: Sequence[str]) -> str:
    """What a board is called: a seat is called by the name of its player."""
    if part.seat < 0:
        return part.title
    return part.title.replace(part.title.partition(" · ")[0], names[part.seat], 1)


def board(part: Part, live: Mapping[str, tuple[str, str]], names: Sequence[str]) -> str:
    """One board; ``live`` gives for each place that can be chosen the name of its choice and its text."""
    svg = part.svg()
    for place, (choice, text) in live.items():
        mark = f'id="{escape(place)}"'
        if mark in svg:
            chosen = f'{mark} data-choice="{e(choice)}" tabindex="-1" role="button" aria-label="{e(text)}"'
            svg = svg.replace(mark, chosen, 1)
    seat = f" of-seat{part.seat + 1}" if part.seat >= 0 else ""
    title = e(part_title(part, names))
    return (
        f'<section class="part {part.kind}{seat}" id="part-{e(part.name)}" aria-label="{title}" '
        f'data-part-kind="{part.kind}">{svg}</section>'
    )


def tabs(parts: Sequence[Part], names: Sequence[str], more: Sequence[tuple[str, str]]) -> str:
    """Links to the boards and to more panels; on a small screen they are tabs."""
    links = [(f"part-{part.name}", part_title(part, names)) for part in parts]
    return (
        '<nav class="tabs" id="tabs">'
        + "".join(f'<a href="#{e(name)}" data-tab="{e(name)}">{e(text)}</a>' for name, text in [*links, *more])
        + "</nav>"
    )


def look_sheet(game: Game) -> str:
    """The style of a game's boards for a page, in both themes."""
    state = game.new()
    return game.scene(state, 0).style.page_sheet()


def symbols(game: Game) -> str:
    """The icons of a game, once for a page."""
    state = game.new()
    return game.scene(state, 0).symbols()
