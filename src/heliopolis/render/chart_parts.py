"""The parts that charts are made of: axes, areas to plot on, elements with their texts escaped."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis.render.markup import escaped, joined
from heliopolis.render.svg import number

WIDTH: Final = 640
SIDE: Final = 8
TICKS: Final = 5


class PlotArea(NamedTuple):
    """The size of a chart and the margins around what is plotted."""

    width: int
    height: int
    left: int
    right: int
    top: int
    bottom: int

    def across(self, most: float) -> Axis:
        """Return an axis from left to right, from 0."""
        return Axis(0, most, self.left, self.width - self.right)

    def up(self, most: float) -> Axis:
        """Return an axis from bottom to top, from 0."""
        return Axis(0, most, self.height - self.bottom, self.top)


class Axis:
    """Where values are, from one coordinate to another."""

    def __init__(self, least: float, most: float, begin: float = SIDE, end: float = WIDTH - SIDE) -> None:
        self.least: Final = least
        self.most: Final = most if most > least else least + 1
        self.begin: Final = begin
        self.end: Final = end

    def at(self, value: float) -> float:
        """Return the coordinate of a value."""
        return self.begin + (self.end - self.begin) * (value - self.least) / (self.most - self.least)

    def ticks(self) -> list[float]:
        """Return a few round values to mark."""
        rough = (self.most - self.least) / TICKS
        power: float = 10.0 ** math.floor(math.log10(rough))
        step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)
        first = math.ceil(self.least / step - 1e-9)
        return [step * place for place in range(first, int(self.most / step + 1e-9) + 1)]


def tag(name: str, *content: str, **attributes: object) -> Markup:
    """Return an element; content and attributes are escaped unless they are markup. ``class_`` stands for ``class``."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{number(value) if isinstance(value, float) else escaped(str(value))}"'
        for key, value in attributes.items()
    )
    inner = joined(content)
    return Markup(f"<{name}{written}>{inner}</{name}>" if inner else f"<{name}{written}/>")


def words_at(x: float, y: float, text: str, kind: str = "", anchor: str = "") -> Markup:
    """Return a line of text on its base line."""
    look = {"class": kind} if kind else {}
    side = {"text_anchor": anchor} if anchor else {}
    return tag("text", text, **look, x=float(x), y=float(y), **side)


def chart_element(shapes: Iterable[Markup], width: int, height: int, label: str, kind: str = "") -> Markup:
    """Return the element that holds a chart."""
    look = {"class": kind} if kind else {}
    return tag("svg", *shapes, **look, viewBox=f"0 0 {width} {height}", role="img", aria_label=label)


def points_of(points: Iterable[tuple[float, float]]) -> str:
    """Return points as SVG writes them."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def columns_at(axis: Axis, height: int, unit: str = "") -> Markup:
    """Vertical lines at round values, with the values below."""
    return joined(
        tag("path", class_="chart-grid", d=f"M{number(axis.at(tick))} 0V{height - 16}")
        + words_at(axis.at(tick), height - 4, f"{tick:g}{unit}", "chart-tick", "middle")
        for tick in axis.ticks()
    )


def rows_at(axis: Axis, values: Sequence[tuple[float, str]], area: PlotArea) -> list[Markup]:
    """Horizontal lines at some values, with their texts on the left."""
    return [
        tag("path", class_="chart-grid", d=f"M{area.left} {number(axis.at(value))}H{area.width - area.right}")
        + words_at(area.left - 6, axis.at(value) + 4, text, "chart-tick", "end")
        for value, text in values
    ]


def row_text(y: float, name: str, text: str, wide: int = WIDTH) -> Markup:
    """Return what a row is, on the left, and its figure, on the right."""
    return words_at(SIDE, y, name) + words_at(wide - SIDE, y, text, anchor="end")


def dot_in_range(axis: Axis, span: tuple[float, float, float], y: int, radius: int) -> list[Markup]:
    """Return a figure in its interval."""
    value, low, high = span
    return [
        tag("path", class_="chart-range", d=f"M{number(axis.at(low))} {y}H{number(axis.at(high))}"),
        tag("circle", class_="chart-dot", cx=axis.at(value), cy=y, r=radius),
    ]
