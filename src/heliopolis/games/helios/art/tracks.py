"""Tracks and rays: the sun track over a land, the score track over the table, the light behind a board."""

from __future__ import annotations

from math import cos, pi, radians, sin
from typing import Final

from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.shapes import Circle, Group, Icon, Path, Shape, Text

STEP: Final = radians(5.25)
"""Between two stops of the sun track."""
LEAST_STEP: Final = 23.0
"""The same in pixels, so that no stop lies on its neighbour."""
RAYS: Final = 24


@drawn_once
def sun_track(first: int, last: int, value: int, radius: float, name: str, about: str) -> Group:
    """Return the track of the sun marker as an arc over the land; a value beyond its end stands for any distance."""
    stops = last - first + 2
    places = []
    step = max(STEP, LEAST_STEP / radius)
    for stop in range(stops):
        angle = (stop - (stops - 1) / 2) * step
        places.append((radius * sin(angle), -radius * cos(angle)))
    free = value > last
    here = stops - 1 if free else max(0, value - first)
    shapes: list[Shape] = [Path(_arc(places[0], places[-1], radius), look="band")]
    if here:
        shapes.append(Path(_arc(places[0], places[here], radius), look="reached"))
    for stop, (x, y) in enumerate(places):
        if stop == stops - 1:
            shapes.append(Icon("pip-free", x, y, 22))
        elif stop != here:
            shapes.append(Circle(x, y, 9.5, look="pip"))
            shapes.append(Text(x, y + 4.2, str(first + stop), 12, "middle", look="muted"))
    x, y = places[here]
    # The numbers beside the marker stay in sight.
    shapes.append(Icon("sun", x, y, min(36, 2 * (step * radius - 9))))
    shapes.append(
        Icon("pip-free", x, y, 18) if free else Text(x, y + 4.6, str(first + here), 13, "middle", look="strong dark")
    )
    return Group([Group(shapes)], id=name, title=about)


def _arc(start: tuple[float, float], end: tuple[float, float], radius: float) -> str:
    return f"M{start[0]:.1f} {start[1]:.1f}A{radius:.1f} {radius:.1f} 0 0 1 {end[0]:.1f} {end[1]:.1f}"


@drawn_once
def rays(box: tuple[float, float, float, float], x: float, y: float) -> Path:
    """Draw rays from a point to the edges of a board."""
    half = pi / RAYS / 2
    parts = []
    for ray in range(RAYS):
        angle = 2 * pi * ray / RAYS
        start, end = _rim(box, x, y, angle - half), _rim(box, x, y, angle + half)
        corner = "" if start[0] == end[0] or start[1] == end[1] else _corner(box, start, end)
        parts.append(f"M{x:.1f} {y:.1f}L{start[0]:.1f} {start[1]:.1f}{corner}L{end[0]:.1f} {end[1]:.1f}z")
    return Path("".join(parts), look="burst")


def _rim(box: tuple[float, float, float, float], x: float, y: float, angle: float) -> tuple[float, float]:
    """Return where a ray leaves the board."""
    left, top, across, down = box
    go_x, go_y = cos(angle), sin(angle)
    far_x = ((left + across if go_x > 0 else left) - x) / go_x if abs(go_x) > 1e-9 else float("inf")
    far_y = ((top + down if go_y > 0 else top) - y) / go_y if abs(go_y) > 1e-9 else float("inf")
    if far_x < far_y:
        return (left + across if go_x > 0 else left), y + go_y * far_x
    return x + go_x * far_y, (top + down if go_y > 0 else top)


def _corner(box: tuple[float, float, float, float], start: tuple[float, float], end: tuple[float, float]) -> str:
    left, top, across, down = box
    x = left if min(start[0], end[0]) == left else left + across
    y = top if min(start[1], end[1]) == top else top + down
    return f"L{x:.1f} {y:.1f}"
