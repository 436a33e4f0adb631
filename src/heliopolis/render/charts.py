"""Charts as SVG elements, in the colours of the page they are on. Whatever is not markup is escaped."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis.render.chart_parts import (
    SIDE,
    WIDTH,
    Axis,
    PlotArea,
    chart_element,
    columns_at,
    dot_in_range,
    points_of,
    row_text,
    rows_at,
    tag,
    words_at,
)
from heliopolis.render.markup import escaped, joined
from heliopolis.render.style import COMMON_STYLE
from heliopolis.render.svg import number, width

ROW: Final = 38
SMALL_WIDTH: Final = 140
COLOURS: Final = 12
"""How many colours areas have (classes a0 to a11); an area is also known by its number."""
NAME_SIZE: Final = 13
NAME_LEFT: Final = 42
"""Where the name of a line begins, after a piece of the line."""
NUMBER_WIDTH: Final = 18
"""A bar this wide has room for a number."""
NUMBER_HEIGHT: Final = 11
"""An area this high has room for a number."""
POINT_RADIUS: Final = 9
LETTER: Final = 8
"""About the width of a letter below a chart."""
BAR: Final = 40
"""The height of a bar made of parts."""
ICON: Final = 18
FIGURE_FROM: Final = 7
"""A part of so many points shows them,"""
ICON_FROM: Final = 18
"""and one of so many its icon,"""
ICON_SHARE: Final = 0.085
"""if it is so much of the whole width;"""
TIGHT_SHARE: Final = 0.09
"""less than this leaves the figure out on narrow screens,"""
ROOMY_SHARE: Final = 0.18
"""less than that the icon."""
DARK: Final = 0.2
"""Letters on a colour that is darker than this are light."""
DASHES: Final = ("", "8 5", "2 5", "12 4 2 4")
"""Lines differ by more than their colour."""

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


AREAS: Final = PlotArea(420, 200, left=34, right=6, top=8, bottom=24)
LINES: Final = PlotArea(330, 180, left=50, right=10, top=34, bottom=28)
"""Small enough to be read on a phone and beside a board."""
COURSE: Final = PlotArea(500, 372, left=34, right=10, top=30, bottom=28)
SLIM_COURSE: Final = PlotArea(330, 250, left=32, right=8, top=30, bottom=26)
"""The same on a phone."""


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


class BarPart(NamedTuple):
    """A part of a bar: its points, what it is, its colour and icon, and where it leads."""

    points: int
    title: str
    colour: str
    icon: str
    href: str
    order: int
    """Which part it is in every bar."""


class Instant(NamedTuple):
    """A place on a line that is pointed out: which line, which of its values, and what it is called."""

    series: int
    place: int
    title: str


class Point(NamedTuple):
    """A numbered point on a line: which line, which of its values, what it is, and where it leads, if anywhere."""

    series: int
    place: int
    title: str
    href: str = ""


def ranges(rows: Sequence[Range], label: str, axis: Axis, fair: float | None = None, unit: str = "") -> Markup:
    """Return a dot in its interval for each row; a dashed line where all would be if nothing made a difference."""
    height = ROW * len(rows) + 20
    shapes = [columns_at(axis, height, unit)]
    if fair is not None:
        shapes.append(tag("path", class_="chart-fair", d=f"M{number(axis.at(fair))} 0V{height - 16}"))
    for place, row in enumerate(rows):
        y = ROW * place + 26
        shapes += [row_text(y - 11, row.label, row.text), *dot_in_range(axis, (row.value, row.low, row.high), y, 5)]
    return chart_element(shapes, WIDTH, height, label)


def bars(rows: Sequence[tuple[str, float, str]], label: str, wide: int = WIDTH, most: float = 0) -> Markup:
    """Return a bar for each row: its name, its length, and that in words; ``most`` fills the width."""
    axis = Axis(0, most or max((value for _, value, _ in rows), default=1), end=wide - SIDE)
    shapes: list[Markup] = []
    for place, (name, value, text) in enumerate(rows):
        y = ROW * place + 20
        bar = tag("rect", class_="chart-bar", x=SIDE, y=y, width=axis.at(value) - SIDE, height=8, rx=2)
        shapes += [row_text(y - 5, name, text, wide), bar]
    return chart_element(shapes, wide, ROW * len(rows), label)


def histogram(values: Sequence[int], label: str, beside: Sequence[int] = (), own: int | None = None) -> Markup:
    """Return how often each value came; values of a wide range are grouped.

    Those ``beside`` are stacked on the others, in another colour; the column of the reader’s ``own`` value is marked.
    """
    every = [*values, *beside]
    least, most = min(every), max(every)
    step = max(1, math.ceil((most - least + 1) / 32))
    counts, above = (Counter((value - least) // step for value in each) for each in (values, beside))
    columns, top = (most - least) // step + 1, max((counts + above).values())
    wide = min(48.0, (WIDTH - 2 * SIDE) / columns)
    each = max(1, math.ceil(34 / wide))
    shapes: list[Markup] = []
    for place in range(columns):
        x, begin, y = SIDE + wide * place, least + step * place, 110.0
        mine = own is not None and (own - least) // step == place
        title = f"{begin}{f'–{begin + step - 1}' if step > 1 else ''}: {counts[place] + above[place]}"
        for look, here in (("chart-bar", counts[place]), ("chart-beside", above[place])):
            tall = 100 * here / top
            y -= tall
            bar = {"x": x + 1, "y": y, "width": wide - 2, "height": tall}
            if here or look == "chart-bar":
                shapes.append(tag("rect", tag("title", title), class_=look, **bar))
        if mine:
            shapes.append(tag("path", class_="chart-own", d=f"M{x + wide / 2:.1f} {y - 2:.1f}l-5 -8h10z"))
        if place % each == 0:
            shapes.append(words_at(x + wide / 2, 124, str(begin), "chart-tick", "middle"))
    return chart_element(shapes, WIDTH, 130, label)


def stacked_bars(
    rows: Mapping[str, Mapping[str, float]],
    names: Mapping[str, str],
    rest: str,
    label: str,
    wide: int = WIDTH,
    decimals: int = 1,
) -> Markup:
    """Return a bar for each row, made of its parts; those that are small in every row are one, called ``rest``."""
    parts = list(dict.fromkeys(part for row in rows.values() for part in row))
    large = sorted(parts, key=lambda part: -max(row.get(part, 0) for row in rows.values()))[: COLOURS - 1]
    shown = [part for part in parts if part in large]
    small = [part for part in parts if part not in large]
    axis = Axis(0, max(sum(max(0, points) for points in row.values()) for row in rows.values()), end=wide - SIDE)
    height = ROW * len(rows) + 20
    shapes = [columns_at(axis, height)]
    for place, (name, row) in enumerate(rows.items()):
        y, sofar = ROW * place + 18, 0.0
        shapes.append(row_text(y - 4, name, f"{sum(row.values()):.{decimals}f}", wide))
        figures = [(colour, max(0.0, row.get(part, 0))) for colour, part in enumerate(shown)]
        figures.append((COLOURS - 1, sum(max(0.0, row.get(part, 0)) for part in small)))
        for colour, points in figures:
            if points > 0:
                shapes += _part(axis.at(sofar), axis.at(sofar + points), y, colour)
                sofar += points
    entries = [names[part] for part in shown]
    numbered = [*enumerate(entries), *([(COLOURS - 1, rest)] if small else [])]
    return chart_element(shapes, wide, height, label) + _legend(numbered)


def areas(layers: Sequence[Sequence[int]], top: int, label: str, begin: str, end: str) -> Markup:
    """Draw layers on top of each other over time, numbered; ``begin`` and ``end`` name the ends of the time."""
    length = len(layers[0])
    across, up = AREAS.across(max(1, length - 1)), AREAS.up(top)
    right = AREAS.width - AREAS.right
    step = 10 if top <= 60 else 20 if top <= 140 else 50
    shapes = rows_at(up, [(value, str(value)) for value in range(0, top + 1, step)], AREAS)
    below = [0] * length
    for layer, values in enumerate(layers):
        above = [low + max(value, 0) for low, value in zip(below, values, strict=True)]
        if above != below:
            edge = [*enumerate(above), *reversed(list(enumerate(below)))]
            points = points_of((across.at(place), up.at(value)) for place, value in edge)
            shapes.append(tag("polygon", class_=f"chart-area a{layer % COLOURS}", points=points))
        if up.at(below[-1]) - up.at(above[-1]) > NUMBER_HEIGHT:
            y = up.at((above[-1] + below[-1]) / 2) + 4
            shapes.append(words_at(AREAS.width - 10, y, str(layer + 1), "chart-mark", "end"))
        below = above
    shapes.append(words_at(AREAS.left, AREAS.height - 6, begin, "chart-tick"))
    shapes.append(words_at(right, AREAS.height - 6, end, "chart-tick", "end"))
    return chart_element(shapes, AREAS.width, AREAS.height, label, "chart")


def lines(
    series: Sequence[Series], rows: Sequence[tuple[float, str]], columns: Mapping[int, str], points: Sequence[Point]
) -> Markup:
    """Draw lines between 0 and 1 over time, each with its name above: the content of a drawing as large as ``LINES``.

    ``rows`` and ``columns`` are the values and places to mark, with their texts.
    """
    half = (LINES.width - LINES.left - LINES.right) / 2
    # Names are two in a row where all of them fit.
    most = 2 if all(width(line.name, NAME_SIZE) < half - NAME_LEFT for line in series) else 1
    area = LINES._replace(top=LINES.top + 20 * ((len(series) - 1) // most))
    across, up = area.across(max(1, max(len(line.values) for line in series) - 1)), area.up(1)
    shapes = rows_at(up, rows, area)
    shapes += [
        words_at(across.at(place), LINES.height - 8, text, "chart-tick", "middle") for place, text in columns.items()
    ]
    for place, line in enumerate(series):
        drawn = points_of((across.at(at), up.at(value)) for at, value in enumerate(line.values))
        shapes.append(tag("polyline", **_line_look(place), points=drawn))
    for place, line in enumerate(series):
        x, high = LINES.left + place % most * half, 16 + 20 * (place // most)
        shapes.append(tag("path", **_line_look(place), d=f"M{number(x)} {high}h34"))
        shapes.append(words_at(x + NAME_LEFT, high + 5, line.name, "chart-name"))
    for order, point in enumerate(points, 1):
        x, y = across.at(point.place), up.at(series[point.series].values[point.place])
        drawn_point = tag(
            "g",
            tag("title", point.title),
            tag("circle", class_="chart-point", cx=x, cy=y, r=POINT_RADIUS),
            words_at(x, y + 4, str(order), "chart-point-number", "middle"),
            class_=f"s{point.series + 1}",
        )
        shapes.append(tag("a", drawn_point, href=point.href) if point.href else drawn_point)
    return joined(shapes)


def course(
    series: Sequence[Series],
    area: PlotArea,
    columns: Mapping[int, str],
    thick: Collection[int],
    instant: Instant | None = None,
    goal: tuple[float, str] | None = None,
    label: str = "",
) -> Markup:
    """Draw points over time, a line for each series, those in ``thick`` last and thicker; ``goal`` is to be reached."""
    least = min(0.0, *(min(line.values) for line in series))
    most = max(10.0, goal[0] if goal else 0.0, *(max(line.values) for line in series))
    across = area.across(max(1, max(len(line.values) for line in series) - 1))
    up = Axis(least, most, area.height - area.bottom, area.top)
    floor = area.height - area.bottom
    shapes = rows_at(up, [(tick, f"{tick:g}") for tick in up.ticks()], area)
    shapes += _names_below(across, columns, area)
    if goal is not None:
        end = f"M{area.left} {number(up.at(goal[0]))}H{area.width - area.right}"
        shapes.append(tag("path", class_="chart-fair", d=end))
        shapes.append(words_at(area.left + 4, up.at(goal[0]) - 5, goal[1], "chart-goal"))
    x = 0.0 if instant is None else across.at(instant.place)
    if instant is not None:
        shapes.append(tag("path", class_="chart-fair", d=f"M{number(x)} {area.top - 6}V{floor}"))
        side = "start" if x < area.width / 3 else "end" if x > area.width * 2 / 3 else "middle"
        shapes.append(words_at(x, area.top - 12, instant.title, "chart-goal", side))
    for place in sorted(range(len(series)), key=lambda each: each in thick):
        drawn = points_of((across.at(at), up.at(value)) for at, value in enumerate(series[place].values))
        look = f"chart-line s{place + 1}{' thick' if place in thick else ''}"
        shapes.append(tag("polyline", tag("title", series[place].name), class_=look, points=drawn))
    if instant is not None:
        y = up.at(series[instant.series].values[instant.place])
        shapes.append(tag("circle", class_="chart-instant", cx=x, cy=y, r=7))
    return chart_element(shapes, area.width, area.height, label, "chart course")


def part_bar(parts: Sequence[BarPart], most: float, label: str) -> Markup:
    """Return a bar made of parts, as wide as its place.

    Letters keep their size, so positions are in per cent of ``most``.
    """
    shapes: list[Markup] = []
    sofar = 0
    for part in parts:
        share = part.points / most
        middle = "50%"
        shown: list[Markup] = [tag("title", part.title), tag("rect", width="100%", height=BAR, fill=part.colour)]
        ink = "on-dark" if _luminance(part.colour) < DARK else "on-light"
        iconed = bool(part.icon) and part.points >= ICON_FROM and share >= ICON_SHARE
        if iconed:
            place = {"x": middle, "y": (BAR - ICON) // 2, "width": ICON, "height": ICON}
            look = "bar-icon" + (" roomy" if share < ROOMY_SHARE else "")
            shown.append(tag("use", href=f"#art/{part.icon}", class_=look, **place))
        if part.points >= FIGURE_FROM:
            look = f"bar-figure {ink}{' beside' if iconed else ''}{' tight' if share < TIGHT_SHARE else ''}"
            look += " roomy" if iconed and share < ROOMY_SHARE else ""
            shown.append(tag("text", str(part.points), class_=look, x=middle, y=BAR // 2 + 5, text_anchor="middle"))
        segment = tag("g", *shown, class_=f"bar-part k{part.order}")
        box = {"x": f"{100 * sofar / most:.3f}%", "width": f"{100 * share:.3f}%", "height": BAR}
        shapes.append(tag("svg", tag("a", segment, href=part.href, aria_label=part.title), **box))
        sofar += part.points
    return tag("svg", *shapes, class_="part-bar", width="100%", height=BAR, role="group", aria_label=label)


def legend(names: Sequence[str]) -> Markup:
    """Return what the numbered areas are."""
    return _legend(list(enumerate(names)))


def small_range(span: tuple[float, float, float], fair: float) -> Markup:
    """Return a share and its interval, as large as a line of text."""
    axis = Axis(0, 1, SIDE, SMALL_WIDTH - SIDE)
    shapes = [
        tag("path", class_="chart-grid", d=f"M{SIDE} 8H{SMALL_WIDTH - SIDE}"),
        tag("path", class_="chart-fair", d=f"M{number(axis.at(fair))} 0V16"),
        *dot_in_range(axis, span, 8, 4),
    ]
    return tag("svg", *shapes, class_="small", viewBox=f"0 0 {SMALL_WIDTH} 16", aria_hidden="true")


def small_bar(part: float) -> Markup:
    """Return a part of the whole, as large as a line of text."""
    trough = tag("rect", class_="chart-trough", y=4, width=120, height=8)
    bar = tag("rect", class_="chart-bar", y=4, width=120 * part, height=8)
    return tag("svg", trough, bar, class_="small", viewBox="0 0 120 16", aria_hidden="true")


# Parts of these charts ----------------------------------------------------------------------------------------------


def _names_below(axis: Axis, names: Mapping[int, str], area: PlotArea) -> list[Markup]:
    """Return names of places below a chart, those that have room after the ones before them."""
    shapes: list[Markup] = []
    free = 0.0
    for place, name in names.items():
        x, wide = axis.at(place), LETTER * len(name)
        if x >= free and x + wide <= area.width:
            shapes.append(words_at(x, area.height - 6, name, "chart-tick"))
            free = x + wide + LETTER
    return shapes


def _luminance(colour: str) -> float:
    """Return how light a colour is, from 0 to 1, as eyes see it."""
    levels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4 for level in levels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _part(begin: float, end: float, y: int, colour: int) -> list[Markup]:
    shapes = [tag("rect", class_=f"chart-area a{colour}", x=begin, y=y, width=end - begin, height=18)]
    if end - begin > NUMBER_WIDTH:
        shapes.append(words_at((begin + end) / 2, y + 13, str(colour + 1), "chart-mark", "middle"))
    return shapes


def _line_look(place: int) -> dict[str, str]:
    return {"class": f"chart-line s{place + 1}", "stroke_dasharray": DASHES[place % len(DASHES)]}


def _legend(entries: Sequence[tuple[int, str]]) -> Markup:
    items = [
        tag(
            "li",
            tag(
                "svg",
                tag("rect", class_=f"chart-area a{place % COLOURS}", width=20, height=16),
                words_at(10, 12, str(place + 1), "chart-mark", "middle"),
                viewBox="0 0 20 16",
                aria_hidden="true",
            ),
            name,
        )
        for place, name in entries
    ]
    return tag("ul", *items, class_="legend")


# Charts as files of their own, which bring their colours along --------------------------------------------

STYLE: Final = COMMON_STYLE.extended(
    CSS
    + """
.s1{color:$seat1}.s2{color:$seat2}.s3{color:$seat3}.s4{color:$seat4}.chart-tick{font-size:12px}.sheet{fill:$board}
text{font-size:13px}svg{overflow:visible}
""",
    {},
    {},
)

MARGIN: Final = 12
"""Around a chart, which may write over its edges."""


def chart_file(drawn: Markup, width: int, height: int, title: str) -> str:
    """Return what is drawn, as the text of a file."""
    wide, high = width + 2 * MARGIN, height + 2 * MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN} {-MARGIN} {wide} {high}" width="{wide}" '
        f'height="{high}" role="img"><title>{escaped(title)}</title><style>{STYLE.sheet("light")}</style>'
        f'<rect class="sheet" x="{-MARGIN}" y="{-MARGIN}" width="{wide}" height="{high}"/>'
        f'<svg width="{width}" height="{height}" overflow="visible">{drawn}</svg></svg>\n'
    )
