"""The boards on a page: the parts of a scene as the scene places them, with what can be chosen made live."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from sys import getsizeof
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis.kernel.game import Game
from heliopolis.render.drawing_cache import KEYS, MEGABYTE, DrawingCache
from heliopolis.render.markup import escaped, html, joined, trusted
from heliopolis.render.scenes import scene_of
from heliopolis.render.shapes import COMMON, MINE, RIVAL, Part, Scene

ORDER: Final = (MINE, COMMON, RIVAL)
"""In which order the boards are told of and stand in tabs: one's own first."""

BROAD: Final = 1.6
"""A board so much wider than high is panned on a small screen, as it would be too small to touch."""

_PLACED: Final = re.compile(
    r"([a-z]{1,12})\.([a-z0-9]{1,24})\.([0-9]{1,4})\.([0-9]{1,4})\.([0-9]{1,4})\.([0-9]{1,4})\Z"
)


class Framed(NamedTuple):
    """A board of a page and the part it was made of, by which it is found and which stays as long."""

    part: Part
    html: Markup

    @property
    def bytes(self) -> int:
        """What both take of the memory."""
        return self.part.bytes + getsizeof(self.html)


BOARDS: Final[DrawingCache[Framed]] = DrawingCache(32 * MEGABYTE, lambda framed: framed.bytes + KEYS)
"""Boards as text, those of some two hundred tables."""

Live = Mapping[str, tuple[str, str]]
"""For each place that can be chosen the name of its choice and its text."""
LiveHere = tuple[tuple[str, str, str], ...]
"""The same for one board: place, choice, text."""


def shown_parts(scene: Scene) -> list[Part]:
    """The parts that a page shows, one's own first."""
    return sorted(scene.boards, key=lambda part: ORDER.index(part.kind))


def short_title(part: Part, names: Sequence[str]) -> str:
    """What a board is called in a tab: of one's own boards only what they show."""
    return part.title if part.kind == MINE and part.title else part.called(names)


def live_on(part: Part, live: Live) -> LiveHere:
    """The places on a board that can be chosen."""
    if not live:
        return ()
    return tuple([(place, *live[place]) for place in live if place in part.live])


def board(part: Part, live: LiveHere, names: tuple[str, ...]) -> Markup:
    """One board with what can be chosen on it; a part that was drawn before is the same part, and kept here."""
    return BOARDS.find((part, live, names), lambda: Framed(part, _board(part, live, names))).html


def _board(part: Part, live: LiveHere, names: tuple[str, ...]) -> Markup:
    svg = part.svg(names=names)
    for place, choice, text in live:
        mark = f'id="{escaped(place)}"'
        label = escaped(text)
        chosen = f'{mark} data-choice="{escaped(choice)}" tabindex="-1" role="button" aria-label="{label}"'
        svg = svg.replace(mark, chosen, 1)
    # A wide board is panned on a small screen, by keys too.
    broad, stop = (" broad", ' tabindex="0"') if part.width > BROAD * part.height else ("", "")
    title = escaped(part.called(names))
    return trusted(
        f'<section class="part {part.kind}{broad}" id="part-{part.name}" aria-label="{title}"{stop}>{svg}</section>'
    )


def tabs(parts: Sequence[Part], names: Sequence[str], more: Sequence[tuple[str, str]]) -> Markup:
    """Links to the boards and to more panels; on a small screen they are tabs."""
    return _tabs((*[(f"part-{part.name}", short_title(part, names)) for part in parts], *more))


@lru_cache(1024)
def _tabs(links: tuple[tuple[str, str], ...]) -> Markup:
    items = [html('<a href="#{}" data-tab="{}">{}</a>', name, name, text) for name, text in links]
    return html('<nav class="tabs" id="tabs">{}</nav>', joined(items))


def shape_of(parts: Sequence[Part]) -> str:
    """Which boards take the middle of a large screen: one's own, or the common ones if they are larger."""
    areas = dict.fromkeys(ORDER, 0.0)
    for part in parts:
        areas[part.kind] += part.width * part.height
    return COMMON if areas[COMMON] > areas[MINE] else MINE


def layout_address(parts: Sequence[Part]) -> str:
    """Where the style is that places the boards as the scene does; the address tells all of it."""
    return f"/layout/{'~'.join([part.place for part in parts])}.css"


def layout_sheet(told: str) -> str | None:
    """Where the boards stand on a large screen, as style, since a page may not carry positions itself.

    ``told`` is what the address tells; what is not of its form gives None.
    """
    boxes: dict[str, list[tuple[str, int, int, int, int]]] = {kind: [] for kind in ORDER}
    for word in told.split("~"):
        found = _PLACED.match(word)
        if found is None or found[1] not in boxes:
            return None
        left, top, across, down = (int(number) for number in found.groups()[2:])
        boxes[found[1]].append((found[2], left, top, max(across, 1), max(down, 1)))
    rules = [rule for kind in (COMMON, MINE) if boxes[kind] for rule in _stage(kind, boxes[kind])]
    if boxes[RIVAL] and boxes[RIVAL][0][3] > boxes[RIVAL][0][4]:
        rules.append(".rivals{grid-auto-flow:row;grid-auto-rows:minmax(0,1fr)}")
    return "@media (min-width:1101px){" + "".join(rules) + "}"


def _stage(kind: str, boxes: Sequence[tuple[str, int, int, int, int]]) -> list[str]:
    """The boards of a kind on a stage that keeps its proportions, each in per cent of it."""
    left, top = min(x for _, x, _, _, _ in boxes), min(y for _, _, y, _, _ in boxes)
    across = max(x + wide for _, x, _, wide, _ in boxes) - left
    down = max(y + high for _, _, y, _, high in boxes) - top
    stage = f".stage.{kind}{{width:min(100cqw,100cqh*{across / down:.4f});aspect-ratio:{across}/{down}}}"
    return [stage] + [
        f"#part-{name}{{left:{100 * (x - left) / across:.3f}%;top:{100 * (y - top) / down:.3f}%;"
        f"width:{100 * wide / across:.3f}%;height:{100 * high / down:.3f}%}}"
        for name, x, y, wide, high in boxes
    ]


@cache
def look_sheet(game: Game) -> str:
    """The style of a game's boards for a page, in both themes."""
    return scene_of(game.new(), 0).style.page_sheet()


@cache
def look_address(game: Game) -> str:
    """Where that style is; the address changes with it, so that browsers may keep it."""
    return f"/look/{game.name}.css?{hashlib.sha256(look_sheet(game).encode()).hexdigest()[:12]}"


@cache
def symbols(game: Game) -> Markup:
    """The icons of a game, once for a page."""
    return trusted(scene_of(game.new(), 0).symbols())
