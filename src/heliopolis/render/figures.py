"""Figures: boards of a scene by themselves, as an SVG file, with some of their things pointed out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from heliopolis.render.scenes import Part, Scene
from heliopolis.render.shapes import Rect, Shape, titled
from heliopolis.render.svg import document

GAP: Final = 8
"""Between boards that stand below each other."""
_QUIET: Final = (
    ".live :is(.ring,.ring-fine,.glow,.face,.drop,.named,.tag,.worth),:is(.was,.was-fine,.near-ring){display:none}"
)
"""A figure asks no one: what could be chosen there looks like everything else."""
_POINTED: Final = "display:inline;fill:none;stroke-opacity:1;stroke-width:4;stroke-dasharray:none"


class StackedBoards(NamedTuple):
    """Boards below each other, and how large that is."""

    width: float
    height: float
    parts: tuple[Part, ...]


def figure_of(scene: Scene, names: Sequence[str]) -> StackedBoards:
    """Return the boards of these names."""
    parts, below = [], 0.0
    for part in (scene.part(name) for name in names):
        parts.append(part.moved((0, below)))
        below += part.height + GAP
    return StackedBoards(max(part.width for part in parts), below - GAP, tuple(parts))


def figure_svg(scene: Scene, names: Sequence[str], theme: str, sights: Iterable[str] = ()) -> str:
    """Return the same as a file; ``sights`` are the things that are pointed out, by their names."""
    width, height, parts = figure_of(scene, names)
    shapes: list[Shape] = [Rect(0, 0, width, height, look="table"), *[part.placed() for part in parts]]
    used = {icon for shape in shapes for icon in shape.uses()}
    gold = scene.style.tokens[theme]["gold"]
    pointed = [f'[id="{name}"]>:is(.ring,.ring-fine,.was,.was-fine,.near-ring)' for name in sights]
    sheet = f"{scene.style.sheet(theme)}{_QUIET}" + "".join([f"{each}{{{_POINTED};stroke:{gold}}}" for each in pointed])
    title = titled(scene.title, *[part.called() for part in parts])
    return document((width, height), title, sheet, scene.icons.symbols(used), "\n".join([s.svg for s in shapes]), "")
