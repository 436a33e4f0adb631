"""Plots: a few kinds of small drawings as SVG, in the colours of the page they stand on."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from markupsafe import escape

from heliopolis.render.style import DARK, LIGHT, Style

WIDTH: Final = 640
SIDE: Final = 8
ROW: Final = 38
TICKS: Final = 5
LOOKS: Final = 12
"""So many colours there are; an area is also known by its number."""
ROOM: Final = 18
"""An area so wide has room for its number."""

# The last colour is that of all that has none of its own.
_AREAS: Final = (
    "#E3B93C", "#14807A", "#C94C3F", "#3B78C2", "#8A3F7D", "#5F9F47", "#DF7F2A", "#B8A1D9", "#91583A", "#7FC7BE",
    "#E9A3A0", "#8B919A",
)  # fmt: skip

STYLE: Final = Style(
    """
svg{display:block;width:100%;height:auto;overflow:visible;font-variant-numeric:tabular-nums}
text{fill:$ink;font-size:14px}.tick{fill:$muted;font-size:11px}.grid{stroke:$edge;fill:none}
.fair{stroke:$gold;stroke-dasharray:4 3;fill:none}.reach{stroke:$live;stroke-width:3;fill:none;stroke-linecap:round}
.at,.bar{fill:$live}.trough{fill:$tint}.area{stroke:$board}
.number{font-size:11px;font-weight:700;fill:#1E1C24;paint-order:stroke;stroke:#FBF7EF;stroke-width:2.5px}
"""
    + "".join(f".a{place}{{fill:{colour}}}" for place, colour in enumerate(_AREAS)),
    LIGHT,
    DARK,
)


class Span(NamedTuple):
    """A figure with how far it may be off, and how it is told."""

    label: str
    value: float
    low: float
    high: float
    told: str


class Scale:
    """Where values stand from left to right."""

    def __init__(self, least: float, most: float, width: int = WIDTH) -> None:
        self.least: Final = least
        self.most: Final = most if most > least else least + 1
        self.width: Final = width

    def x(self, value: float) -> float:
        """The place of a value."""
        return round(SIDE + (self.width - 2 * SIDE) * (value - self.least) / (self.most - self.least), 1)

    def ticks(self) -> list[float]:
        """Round values to mark, not many."""
        rough = (self.most - self.least) / TICKS
        power: float = 10.0 ** math.floor(math.log10(rough))
        step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)
        first = math.ceil(self.least / step - 1e-9)
        return [step * place for place in range(first, int(self.most / step + 1e-9) + 1)]


def spans(rows: Sequence[Span], label: str, scale: Scale, fair: float | None = None, unit: str = "") -> str:
    """A dot and its reach for each row; a dashed line where all would be if nothing made a difference."""
    height = ROW * len(rows) + 20
    shapes = [_ticks(scale, height, unit)]
    if fair is not None:
        shapes.append(f'<path class="fair" d="M{scale.x(fair)} 0V{height - 16}"/>')
    for place, row in enumerate(rows):
        y = ROW * place + 26
        shapes.append(
            f'<text x="{SIDE}" y="{y - 11}">{escape(row.label)}</text>'
            f'<text x="{WIDTH - SIDE}" y="{y - 11}" text-anchor="end">{escape(row.told)}</text>'
            f'<path class="reach" d="M{scale.x(row.low)} {y}H{scale.x(row.high)}"/>'
            f'<circle class="at" cx="{scale.x(row.value)}" cy="{y}" r="5"/>'
        )
    return _drawing(shapes, height, label)


def bars(rows: Sequence[tuple[str, float, str]], label: str) -> str:
    """A bar for each row: its label, its length, and how that is told."""
    scale = Scale(0, max((value for _, value, _ in rows), default=1))
    shapes: list[str] = []
    for place, (name, value, told) in enumerate(rows):
        y = ROW * place + 20
        shapes.append(
            f'<text x="{SIDE}" y="{y - 5}">{escape(name)}</text>'
            f'<text x="{WIDTH - SIDE}" y="{y - 5}" text-anchor="end">{escape(told)}</text>'
            f'<rect class="bar" x="{SIDE}" y="{y}" width="{scale.x(value) - SIDE:.1f}" height="8" rx="2"/>'
        )
    return _drawing(shapes, ROW * len(rows), label)


def histogram(values: Sequence[int], label: str) -> str:
    """How often each value came, values of a wide range taken together."""
    least, most = min(values), max(values)
    step = max(1, math.ceil((most - least + 1) / 32))
    counts = Counter((value - least) // step for value in values)
    number, top, height = (most - least) // step + 1, max(counts.values()), 130
    wide = min(48.0, (WIDTH - 2 * SIDE) / number)
    shapes: list[str] = []
    each = max(1, math.ceil(number * 34 / (wide * number)))
    for place in range(number):
        x, tall = SIDE + wide * place, 100 * counts[place] / top
        begin = least + step * place
        shapes.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{110 - tall:.1f}" width="{wide - 2:.1f}" height="{tall:.1f}">'
            f"<title>{begin}{f'–{begin + step - 1}' if step > 1 else ''}: {counts[place]}</title></rect>"
        )
        if place % each == 0:
            shapes.append(f'<text class="tick" x="{x + wide / 2:.1f}" y="124" text-anchor="middle">{begin}</text>')
    return _drawing(shapes, height, label)


def stacks(rows: Mapping[str, Mapping[str, float]], names: Mapping[str, str], rest: str, label: str) -> str:
    """A bar for each row, made of its parts; parts that are small everywhere are one, called ``rest``."""
    parts = list(dict.fromkeys(part for row in rows.values() for part in row))
    large = sorted(parts, key=lambda part: -max(row.get(part, 0) for row in rows.values()))[: LOOKS - 1]
    shown = [part for part in parts if part in large]
    small = [part for part in parts if part not in large]
    scale = Scale(0, max(sum(max(0, points) for points in row.values()) for row in rows.values()))
    height = ROW * len(rows) + 20
    shapes = [_ticks(scale, height)]
    for place, (name, row) in enumerate(rows.items()):
        y, sofar = ROW * place + 18, 0.0
        shapes.append(
            f'<text x="{SIDE}" y="{y - 4}">{escape(name)}</text>'
            f'<text x="{WIDTH - SIDE}" y="{y - 4}" text-anchor="end">{sum(row.values()):.1f}</text>'
        )
        figures = [*((look, max(0.0, row.get(part, 0))) for look, part in enumerate(shown))]
        figures.append((LOOKS - 1, sum(max(0.0, row.get(part, 0)) for part in small)))
        for look, points in figures:
            if points > 0:
                shapes.append(_area(scale, sofar, points, y, look))
                sofar += points
    legend = [(look, names[part]) for look, part in enumerate(shown)] + ([(LOOKS - 1, rest)] if small else [])
    return _drawing(shapes, height, label) + _legend(legend)


def small_span(span: tuple[float, float, float], scale: Scale, fair: float) -> str:
    """A dot and its reach within a line of a table."""
    value, low, high = span
    return (
        f'<svg class="small" viewBox="0 0 {scale.width} 16" aria-hidden="true">'
        f'<path class="grid" d="M{SIDE} 8H{scale.width - SIDE}"/><path class="fair" d="M{scale.x(fair)} 0V16"/>'
        f'<path class="reach" d="M{scale.x(low)} 8H{scale.x(high)}"/>'
        f'<circle class="at" cx="{scale.x(value)}" cy="8" r="4"/></svg>'
    )


def small_bar(part: float) -> str:
    """A part of the whole within a line of a table."""
    return (
        '<svg class="small" viewBox="0 0 120 16" aria-hidden="true"><rect class="trough" y="4" width="120" height="8"/>'
        f'<rect class="bar" y="4" width="{120 * part:.1f}" height="8"/></svg>'
    )


def _area(scale: Scale, begin: float, points: float, y: int, look: int) -> str:
    x, end = scale.x(begin), scale.x(begin + points)
    number = f'<text class="number" x="{(x + end) / 2:.1f}" y="{y + 13}" text-anchor="middle">{look + 1}</text>'
    area = f'<rect class="area a{look}" x="{x}" y="{y}" width="{end - x:.1f}" height="18"/>'
    return area + (number if end - x > ROOM else "")


def _legend(entries: Sequence[tuple[int, str]]) -> str:
    items = "".join(
        f'<li><svg viewBox="0 0 20 16" aria-hidden="true"><rect class="area a{look}" width="20" height="16"/>'
        f'<text class="number" x="10" y="12" text-anchor="middle">{look + 1}</text></svg>{escape(name)}</li>'
        for look, name in entries
    )
    return f'<ul class="legend">{items}</ul>'


def _ticks(scale: Scale, height: int, unit: str = "") -> str:
    return "".join(
        f'<path class="grid" d="M{scale.x(tick)} 0V{height - 16}"/>'
        f'<text class="tick" x="{scale.x(tick)}" y="{height - 4}" text-anchor="middle">{tick:g}{escape(unit)}</text>'
        for tick in scale.ticks()
    )


def _drawing(shapes: Sequence[str], height: int, label: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">{"".join(shapes)}</svg>'
