"""Hexes: where the fields of a land are, the board printed under them, and the pieces that lie on them."""

from __future__ import annotations

from math import hypot
from typing import Final

from heliopolis.games.helios.position.choices import MATERIALS, TILE_KINDS
from heliopolis.games.helios.position.coast import PLACES, Layout, fields_of
from heliopolis.games.helios.position.components import HeliosComponents
from heliopolis.games.helios.position.tiles import FIRST_SPECIAL
from heliopolis.kernel.step import BIT
from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.shapes import HALF_HEIGHT, Circle, Group, Hexagon, Icon, Path, Rect, Shape, Text

TILE_ICONS: Final = [f"land-{name}" for name in MATERIALS] + [f"special-{name}" for name in TILE_KINDS[FIRST_SPECIAL:]]
FINE: Final = 30
"""Hexes with shorter sides than this are drawn with thin lines."""
FIGURES: Final = 20
"""Hexes with shorter sides than this show no figures: no one could read them."""
LETTERS: Final = 12
"""The size of the smallest figure on a hex."""

NO_SPOT: Final = -1
ROOM: Final = 0
"""The spot of a tile with room for a cube and none on it; otherwise the spot shows how many cubes lie there."""


def centre_of(field: int, side: float) -> tuple[float, float]:
    """Return where the middle of a field is."""
    q, r = PLACES[field]
    return 1.5 * side * q, 2 * HALF_HEIGHT * side * (r + q / 2)


@drawn_once
def reach(layout: Layout) -> int:
    """Return how many fields the ring is away from the centre."""
    return max(abs(PLACES[field][1]) for field in layout.fields)


def side_for(layout: Layout, across: float, down: float) -> float:
    """Return the side of the hexes of a land that is to fit into so much room."""
    far = reach(layout)
    return round(min(across / (3 * far + 2.2), down / ((2 * far + 1.2) * 2 * HALF_HEIGHT)), 1)


def line_for(side: float) -> float:
    """Return how thick a ring on a hex of that size is."""
    return 2 if side < FINE else 3


# The printed board ---------------------------------------------------------------------------------


@drawn_once
def ground(layout: Layout, side: float) -> Group:
    """Return the printed board: ring and fields, the way of the sun, the gold line."""
    fine = side < FINE
    places = {field: centre_of(field, side) for field in layout.fields}
    shapes: list[Shape] = [Hexagon(*places[field], 1.09 * side, look="plinth") for field in fields_of(layout.ring)]
    for field, place in places.items():
        shapes.append(Hexagon(*place, 0.945 * side, look="orange" if layout.ring & BIT[field] else "light"))
    line = "goldline-fine" if fine else "goldline"
    shapes += [Hexagon(*places[field], 0.9 * side, look=line) for field in fields_of(layout.gold)]
    if not fine:
        plain = layout.ring & ~layout.edges & ~layout.gold
        shapes += [chevron(*places[field], 0.13 * side) for field in fields_of(plain)]
    return Group(shapes)


def chevron(x: float, y: float, size: float) -> Path:
    """Return an arrow head that points clockwise round the centre."""
    far = hypot(x, y)
    out_x, out_y = x / far, y / far
    tips = [
        (x + size * (out * out_x - on * out_y), y + size * (out * out_y + on * out_x))
        for out, on in ((1.0, -0.5), (0.0, 0.5), (-1.0, -0.5))
    ]
    return Path("M" + "L".join(f"{tip_x:.1f} {tip_y:.1f}" for tip_x, tip_y in tips), look="way")


@drawn_once
def field_mark(icon: str, field: int, side: float) -> Icon:
    """Return what a field gives to a tile on it."""
    return Icon(icon, *centre_of(field, side), 0.7 * side, look="mark")


@drawn_once
def edge_mark(icon: str, field: int, points: int, side: float) -> Shape:
    """Return what an edge field is worth."""
    x, y = centre_of(field, side)
    if side < FIGURES:
        return Icon(icon, x, y, 0.74 * side, look="edge-mark")
    look = "strong dark" if icon == "field-edge-won" else "strong edge-mark"
    size = max(LETTERS, 0.32 * side)
    number = Text(x, y + 0.3 * size - 0.05 * side, str(points), size, "middle", look=look)
    return Group([Icon(icon, x, y, max(0.74 * side, 1.9 * size), look="edge-mark"), number])


# Pieces, each drawn round its own place ------------------------------------------------------------


def points_on(values: HeliosComponents, kind: int) -> int:
    """Return the points printed on a kind of tile, 0 if none are."""
    return values.special_points[kind - FIRST_SPECIAL] if kind >= FIRST_SPECIAL else 0


@drawn_once
def tile_art(kind: int, points: int, side: float, spot: int) -> Group:
    """Return a tile.

    Its cubes lie on a pale spot, so that they stand out, and a dashed one shows that there is room.
    """
    shapes: list[Shape] = [
        Hexagon(0, 0.055 * side, 0.93 * side, look="thick"),
        Icon(TILE_ICONS[kind], 0, 0, 1.86 * side),
    ]
    if points and side >= FIGURES:
        size = max(LETTERS, 0.3 * side)
        shapes.append(Text(0, 0.52 * side + 0.36 * size, str(points), size, "middle", look="strong dark"))
    if spot == ROOM:
        shapes.append(Circle(0, 0, 0.4 * side, look="room" if side >= FINE else "room-fine"))
    elif spot == 1:
        shapes.append(Circle(0, 0, 0.46 * side, look="spot"))
    elif spot == 2:
        shapes.append(Rect(-0.68 * side, -0.42 * side, 1.36 * side, 0.84 * side, 0.42 * side, look="spot"))
    return Group(shapes, look="piece")


def temple_art(side: float) -> Group:
    """Return a temple, with its shadow on the tile."""
    shadow = Rect(-0.52 * side, 0.34 * side, 1.04 * side, 0.24 * side, 0.12 * side, look="cast")
    return Group([shadow, Icon("temple", 0, -0.1 * side, 1.16 * side)], look="piece")


@drawn_once
def sun_art(side: float) -> Group:
    """Return the sun in its light."""
    return Group([Circle(0, 0, 0.86 * side, look="sunlight"), Icon("sun", 0, 0, 1.4 * side)])


@drawn_once
def cube_art(colour: str, number: int, size: float) -> Group:
    """Return one cube, or two equal ones side by side."""
    places = [0.0] if number == 1 else [-0.53 * size, 0.53 * size]
    return Group([Icon(f"cube-{colour}", x, 0, size) for x in places], look="piece")
