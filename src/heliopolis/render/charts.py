"""Charts as SVG elements, in the colours of the page they are on. Whatever is not markup is escaped."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis.render.markup import escaped, joined
from heliopolis.render.svg import number

WIDTH: Final = 640
SIDE: Final = 8
ROW: Final = 38
SMALL_WIDTH: Final = 140
TICKS: Final = 5
COLOURS: Final = 12
"""How many colours areas have (classes a0 to a11); an area is also known by its number."""
NUMBER_WIDTH: Final = 18
"""A bar this wide has room for a number."""
NUMBER_HEIGHT: Final = 11
"""An area this high has room for a number."""
POINT_RADIUS: Final = 9
DASHES: Final = ("", "8 5", "2 5", "12 4 2 4")
"""Lines are told apart by more than their colour."""

CSS: Final = """
.chart-grid{stroke:$edge;stroke-width:1;fill:none}.chart-tick{fill:$muted;font-size:11px}
.chart-fair{stroke:$gold;stroke-dasharray:4 3;fill:none}
.chart-range{stroke:$live;stroke-width:3;fill:none;stroke-linecap:round}
.chart-dot,.chart-bar{fill:$live}.chart-trough{fill:$tint}.chart-area{stroke:$board}
.chart-mark{font-size:11px;font-weight:700;fill:#1E1C24;paint-order:stroke;stroke:#FBF7EF;stroke-width:2.5px}
.chart-line{fill:none;stroke:currentColor;stroke-width:2.5;stroke-linejoin:round;stroke-linecap:round}
.chart-point{fill:$board;stroke:currentColor;stroke-width:2}.chart-point-number{font-size:11px;font-weight:700}
.chart-name{font-size:13px}
"""
"""For pages that have no style of their own for charts; the tokens are those of ``render.style``."""


class PlotArea(NamedTuple):
    """The size of a chart and the margins around what is plotted."""

    width: int
    height: int
    left: int
    right: int
    top: int
    bottom: int

    def across(self, most: float) -> Axis:
        """An axis from left to right, from 0."""
        return Axis(0, most, self.left, self.width - self.right)

    def up(self, most: float) -> Axis:
        """An axis from bottom to top, from 0."""
        return Axis(0, most, self.height - self.bottom, self.top)


AREAS: Final = PlotArea(420, 200, left=34, right=6, top=8, bottom=24)
LINES: Final = PlotArea(480, 250, left=44, right=16, top=34, bottom=28)


class Axis:
    """Where values are, from one coordinate to another."""

    def __init__(self, least: float, most: float, begin: float = SIDE, end: float = WIDTH - SIDE) -> None:
        self.least: Final = least
        self.most: Final = most if most > least else least + 1
        self.begin: Final = begin
        self.end: Final = end

    def at(self, value: float) -> float:
        """The coordinate of a value."""
        return self.begin + (self.end - self.begin) * (value - self.least) / (self.most - self.least)

    def ticks(self) -> list[float]:
        """A few round values to mark."""
        rough = (self.most - self.least) / TICKS
        power: float = 10.0 ** math.floor(math.log10(rough))
        step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)
        first = math.ceil(self.least / step - 1e-9)
        return [step * place for place in range(first, int(self.most / step + 1e-9) + 1)]


class Range(NamedTuple):
    """A figure with its confidence interval, and both in words."""

    label: str
    value: float
    low: float
    high: float
    text: str


class Series(NamedTuple):
    """A line of a chart: its name and its values from left to right."""

    name: str
    values: Sequence[float]


class Point(NamedTuple):
    """A numbered point on a line: which line, which of its values, what it is, and where it leads, if anywhere."""

    series: int
    place: int
    title: str
    href: str = ""


def ranges(rows: Sequence[Range], label: str, axis: Axis, fair: float | None = None, unit: str = "") -> Markup:
    """A dot in its interval for each row; a dashed line where all would be if nothing made a difference."""
    height = ROW * len(rows) + 20
    shapes = [_columns(axis, height, unit)]
    if fair is not None:
        shapes.append(_tag("path", class_="chart-fair", d=f"M{number(axis.at(fair))} 0V{height - 16}"))
    for place, row in enumerate(rows):
        y = ROW * place + 26
        shapes += [_row_text(y - 11, row.label, row.text), *_dot(axis, (row.value, row.low, row.high), y, 5)]
    return _chart(shapes, WIDTH, height, label)


def bars(rows: Sequence[tuple[str, float, str]], label: str) -> Markup:
    """A bar for each row: its name, its length, and the length in words."""
    axis = Axis(0, max((value for _, value, _ in rows), default=1))
    shapes: list[Markup] = []
    for place, (name, value, text) in enumerate(rows):
        y = ROW * place + 20
        bar = _tag("rect", class_="chart-bar", x=SIDE, y=y, width=axis.at(value) - SIDE, height=8, rx=2)
        shapes += [_row_text(y - 5, name, text), bar]
    return _chart(shapes, WIDTH, ROW * len(rows), label)


def histogram(values: Sequence[int], label: str) -> Markup:
    """How often each value came; values of a wide range are grouped."""
    least, most = min(values), max(values)
    step = max(1, math.ceil((most - least + 1) / 32))
    counts = Counter((value - least) // step for value in values)
    columns, top = (most - least) // step + 1, max(counts.values())
    wide = min(48.0, (WIDTH - 2 * SIDE) / columns)
    each = max(1, math.ceil(34 / wide))
    shapes: list[Markup] = []
    for place in range(columns):
        x, tall = SIDE + wide * place, 100 * counts[place] / top
        begin = least + step * place
        title = f"{begin}{f'–{begin + step - 1}' if step > 1 else ''}: {counts[place]}"
        bar = {"x": x + 1, "y": 110 - tall, "width": wide - 2, "height": tall}
        shapes.append(_tag("rect", _tag("title", title), class_="chart-bar", **bar))
        if place % each == 0:
            shapes.append(_text(x + wide / 2, 124, str(begin), "chart-tick", "middle"))
    return _chart(shapes, WIDTH, 130, label)


def stacked_bars(rows: Mapping[str, Mapping[str, float]], names: Mapping[str, str], rest: str, label: str) -> Markup:
    """A bar for each row, made of its parts; those that are small in every row are one, called ``rest``."""
    parts = list(dict.fromkeys(part for row in rows.values() for part in row))
    large = sorted(parts, key=lambda part: -max(row.get(part, 0) for row in rows.values()))[: COLOURS - 1]
    shown = [part for part in parts if part in large]
    small = [part for part in parts if part not in large]
    axis = Axis(0, max(sum(max(0, points) for points in row.values()) for row in rows.values()))
    height = ROW * len(rows) + 20
    shapes = [_columns(axis, height)]
    for place, (name, row) in enumerate(rows.items()):
        y, sofar = ROW * place + 18, 0.0
        shapes.append(_row_text(y - 4, name, f"{sum(row.values()):.1f}"))
        figures = [(colour, max(0.0, row.get(part, 0))) for colour, part in enumerate(shown)]
        figures.append((COLOURS - 1, sum(max(0.0, row.get(part, 0)) for part in small)))
        for colour, points in figures:
            if points > 0:
                shapes += _part(axis.at(sofar), axis.at(sofar + points), y, colour)
                sofar += points
    entries = [names[part] for part in shown]
    numbered = [*enumerate(entries), *([(COLOURS - 1, rest)] if small else [])]
    return _chart(shapes, WIDTH, height, label) + _legend(numbered)


def areas(layers: Sequence[Sequence[int]], top: int, label: str, begin: str, end: str) -> Markup:
    """Layers on top of each other over time, numbered; ``begin`` and ``end`` name the ends of the time."""
    length = len(layers[0])
    across, up = AREAS.across(max(1, length - 1)), AREAS.up(top)
    right = AREAS.width - AREAS.right
    step = 10 if top <= 60 else 20 if top <= 140 else 50
    shapes = _rows(up, [(value, str(value)) for value in range(0, top + 1, step)], AREAS)
    below = [0] * length
    for layer, values in enumerate(layers):
        above = [low + max(value, 0) for low, value in zip(below, values, strict=True)]
        if above != below:
            edge = [*enumerate(above), *reversed(list(enumerate(below)))]
            points = _points((across.at(place), up.at(value)) for place, value in edge)
            shapes.append(_tag("polygon", class_=f"chart-area a{layer % COLOURS}", points=points))
        if up.at(below[-1]) - up.at(above[-1]) > NUMBER_HEIGHT:
            y = up.at((above[-1] + below[-1]) / 2) + 4
            shapes.append(_text(AREAS.width - 10, y, str(layer + 1), "chart-mark", "end"))
        below = above
    shapes.append(_text(AREAS.left, AREAS.height - 6, begin, "chart-tick"))
    shapes.append(_text(right, AREAS.height - 6, end, "chart-tick", "end"))
    return _chart(shapes, AREAS.width, AREAS.height, label, "chart")


def lines(
    series: Sequence[Series], rows: Sequence[tuple[float, str]], columns: Mapping[int, str], points: Sequence[Point]
) -> Markup:
    """Lines between 0 and 1 over time, each with its name above: the content of a drawing of the size of ``LINES``.

    ``rows`` and ``columns`` are the values and places to mark, with their texts.
    """
    across, up = LINES.across(max(1, max(len(line.values) for line in series) - 1)), LINES.up(1)
    shapes = _rows(up, rows, LINES)
    shapes += [
        _text(across.at(place), LINES.height - 8, text, "chart-tick", "middle") for place, text in columns.items()
    ]
    each = (LINES.width - LINES.left - LINES.right) / len(series)
    for place, line in enumerate(series):
        drawn = _points((across.at(at), up.at(value)) for at, value in enumerate(line.values))
        shapes.append(_tag("polyline", **_line_look(place), points=drawn))
    for place, line in enumerate(series):
        x = LINES.left + place * each
        shapes.append(_tag("path", **_line_look(place), d=f"M{number(x)} 16h34"))
        shapes.append(_text(x + 42, 21, line.name, "chart-name"))
    for order, point in enumerate(points, 1):
        x, y = across.at(point.place), up.at(series[point.series].values[point.place])
        drawn_point = _tag(
            "g",
            _tag("title", point.title),
            _tag("circle", class_="chart-point", cx=x, cy=y, r=POINT_RADIUS),
            _text(x, y + 4, str(order), "chart-point-number", "middle"),
            class_=f"s{point.series + 1}",
        )
        shapes.append(_tag("a", drawn_point, href=point.href) if point.href else drawn_point)
    return joined(shapes)


def legend(names: Sequence[str]) -> Markup:
    """What the numbered areas are."""
    return _legend(list(enumerate(names)))


def small_range(span: tuple[float, float, float], fair: float) -> Markup:
    """A share and its interval, as large as a line of text."""
    axis = Axis(0, 1, SIDE, SMALL_WIDTH - SIDE)
    shapes = [
        _tag("path", class_="chart-grid", d=f"M{SIDE} 8H{SMALL_WIDTH - SIDE}"),
        _tag("path", class_="chart-fair", d=f"M{number(axis.at(fair))} 0V16"),
        *_dot(axis, span, 8, 4),
    ]
    return _tag("svg", *shapes, class_="small", viewBox=f"0 0 {SMALL_WIDTH} 16", aria_hidden="true")


def small_bar(part: float) -> Markup:
    """A part of the whole, as large as a line of text."""
    trough = _tag("rect", class_="chart-trough", y=4, width=120, height=8)
    bar = _tag("rect", class_="chart-bar", y=4, width=120 * part, height=8)
    return _tag("svg", trough, bar, class_="small", viewBox="0 0 120 16", aria_hidden="true")


# Parts of charts -------------------------------------------------------------------------------------------


def _tag(name: str, *content: str, **attributes: object) -> Markup:
    """An element; content and attributes are escaped unless they are markup. ``class_`` stands for ``class``."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{number(value) if isinstance(value, float) else escaped(str(value))}"'
        for key, value in attributes.items()
    )
    inner = joined(content)
    return Markup(f"<{name}{written}>{inner}</{name}>" if inner else f"<{name}{written}/>")


def _text(x: float, y: float, text: str, kind: str = "", anchor: str = "") -> Markup:
    look = {"class": kind} if kind else {}
    side = {"text_anchor": anchor} if anchor else {}
    return _tag("text", text, **look, x=float(x), y=float(y), **side)


def _chart(shapes: Iterable[Markup], width: int, height: int, label: str, kind: str = "") -> Markup:
    look = {"class": kind} if kind else {}
    return _tag("svg", *shapes, **look, viewBox=f"0 0 {width} {height}", role="img", aria_label=label)


def _points(points: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def _columns(axis: Axis, height: int, unit: str = "") -> Markup:
    """Vertical lines at round values, with the values below."""
    return joined(
        _tag("path", class_="chart-grid", d=f"M{number(axis.at(tick))} 0V{height - 16}")
        + _text(axis.at(tick), height - 4, f"{tick:g}{unit}", "chart-tick", "middle")
        for tick in axis.ticks()
    )


def _rows(axis: Axis, values: Sequence[tuple[float, str]], area: PlotArea) -> list[Markup]:
    """Horizontal lines at some values, with their texts on the left."""
    return [
        _tag("path", class_="chart-grid", d=f"M{area.left} {number(axis.at(value))}H{area.width - area.right}")
        + _text(area.left - 6, axis.at(value) + 4, text, "chart-tick", "end")
        for value, text in values
    ]


def _row_text(y: float, name: str, text: str) -> Markup:
    return _text(SIDE, y, name) + _text(WIDTH - SIDE, y, text, anchor="end")


def _dot(axis: Axis, span: tuple[float, float, float], y: int, radius: int) -> list[Markup]:
    value, low, high = span
    return [
        _tag("path", class_="chart-range", d=f"M{number(axis.at(low))} {y}H{number(axis.at(high))}"),
        _tag("circle", class_="chart-dot", cx=axis.at(value), cy=y, r=radius),
    ]


def _part(begin: float, end: float, y: int, colour: int) -> list[Markup]:
    shapes = [_tag("rect", class_=f"chart-area a{colour}", x=begin, y=y, width=end - begin, height=18)]
    if end - begin > NUMBER_WIDTH:
        shapes.append(_text((begin + end) / 2, y + 13, str(colour + 1), "chart-mark", "middle"))
    return shapes


def _line_look(place: int) -> dict[str, str]:
    return {"class": f"chart-line s{place + 1}", "stroke_dasharray": DASHES[place % len(DASHES)]}


def _legend(entries: Sequence[tuple[int, str]]) -> Markup:
    items = [
        _tag(
            "li",
            _tag(
                "svg",
                _tag("rect", class_=f"chart-area a{place % COLOURS}", width=20, height=16),
                _text(10, 12, str(place + 1), "chart-mark", "middle"),
                viewBox="0 0 20 16",
                aria_hidden="true",
            ),
            name,
        )
        for place, name in entries
    ]
    return _tag("ul", *items, class_="legend")
