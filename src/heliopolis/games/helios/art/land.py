"""A player's land: the hex fields with everything that lies on them, drawn round the centre field."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import Final

from heliopolis.games.helios.position.choices import MATERIALS, TILE_KINDS, sun_choice
from heliopolis.games.helios.position.coast import FIELD_NAMES, PLACES, Layout, fields_of
from heliopolis.games.helios.position.state import Helios, HeliosPlayer
from heliopolis.games.helios.position.tiles import CONTENTS, FIRST_SPECIAL
from heliopolis.games.helios.rules.sun import MoveSun, rests
from heliopolis.kernel.step import BIT
from heliopolis.render.shapes import (
    HALF_HEIGHT,
    LIVE,
    Circle,
    Group,
    Hexagon,
    Icon,
    Marks,
    Path,
    Rect,
    Shape,
    Text,
    thing,
    traced,
)
from heliopolis.texts import Texts

TILE_ICONS: Final = [f"land-{name}" for name in MATERIALS] + [f"special-{name}" for name in TILE_KINDS[FIRST_SPECIAL:]]
FINE: Final = 34
"""Hexes with shorter sides than this are drawn with thin lines and without the small print."""

NO_SPOT: Final = -1
ROOM: Final = 0
"""The spot of a tile with room for a cube and none on it; otherwise the spot shows how many cubes lie there."""


def centre_of(field: int, side: float) -> tuple[float, float]:
    """Where the middle of a field is."""
    q, r = PLACES[field]
    return 1.5 * side * q, 2 * HALF_HEIGHT * side * (r + q / 2)


def reach(layout: Layout) -> int:
    """How many fields the ring is away from the centre."""
    return max(abs(PLACES[field][1]) for field in layout.fields)


def side_for(layout: Layout, across: float, down: float) -> float:
    """The side of the hexes of a land that is to fit into so much room."""
    far = reach(layout)
    return round(min(across / (3 * far + 2.2), down / ((2 * far + 1.2) * 2 * HALF_HEIGHT)), 1)


def line_for(side: float) -> float:
    """How thick a ring on a hex of that size is."""
    return 2 if side < FINE else 3


def land(helios: Helios, seat: int, side: float, marks: Marks, say: Texts) -> Group:
    """The land of a seat."""
    me = helios.players[seat]
    owner = f"seat{seat + 1}"
    layers: list[Shape] = [
        ground(me.layout, side),
        Group([tile(helios, me, owner, field, side) for field in fields_of(me.tiles)]),
        Group([field_thing(helios, seat, field, side, marks, say) for field in me.layout.fields]),
        Group(bonus_marks(helios, me, side)),
        Group([cube for field in fields_of(me.one) for cube in cubes(me, owner, field, side, marks, say)]),
        Group(
            [
                Group([temple_art(side)], at=centre_of(field, side), id=f"{owner}/temple:{FIELD_NAMES[field]}")
                for field in fields_of(me.temples)
            ]
        ),
        Group([sun_art(side)], at=centre_of(me.sun, side), id=f"{owner}/sun"),
    ]
    if helios.todo and isinstance(helios.todo[-1], MoveSun) and helios.seat() == seat:
        layers.append(Group(sun_targets(helios, seat, side, marks, say)))
    return Group(layers)


# The printed board ---------------------------------------------------------------------------------


@lru_cache(64)
def ground(layout: Layout, side: float) -> Group:
    """The printed board: ring and fields, the way of the sun, the gold line."""
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
        shapes += [
            Text(x, y + 0.7 * side, FIELD_NAMES[field], 8.5, "middle", look="mark") for field, (x, y) in places.items()
        ]
    return Group(shapes)


def chevron(x: float, y: float, size: float) -> Path:
    """An arrow head that points clockwise round the centre."""
    far = hypot(x, y)
    out_x, out_y = x / far, y / far
    tips = [
        (x + size * (out * out_x - on * out_y), y + size * (out * out_y + on * out_x))
        for out, on in ((1.0, -0.5), (0.0, 0.5), (-1.0, -0.5))
    ]
    return Path("M" + "L".join(f"{tip_x:.1f} {tip_y:.1f}" for tip_x, tip_y in tips), look="way")


def bonus_marks(helios: Helios, me: HeliosPlayer, side: float) -> list[Shape]:
    """What empty fields and the edge promise."""
    layout = me.layout
    taken = me.tiles | BIT[me.sun]
    shapes: list[Shape] = [field_mark("field-cube", field, side) for field in fields_of(layout.cube_fields & ~taken)]
    shapes += [field_mark("field-mana", field, side) for field in fields_of(layout.mana_fields & ~taken)]
    if not taken & BIT[layout.sun]:
        shapes.append(field_mark("sun-start", layout.sun, side))
    for field in fields_of(layout.edges & ~taken):
        won = layout.near[field] & me.tiles
        icon = "field-edge-won" if won else "field-edge"
        shapes.append(edge_mark(icon, field, helios.components.edge_points, side))
    return shapes


@lru_cache(1024)
def field_mark(icon: str, field: int, side: float) -> Icon:
    """What a field gives to a tile on it."""
    return Icon(icon, *centre_of(field, side), 0.7 * side, look="mark")


@lru_cache(1024)
def edge_mark(icon: str, field: int, points: int, side: float) -> Group:
    """What an edge field is worth."""
    x, y = centre_of(field, side)
    look = "strong dark" if icon == "field-edge-won" else "strong edge-mark"
    number = Text(x, y + 0.06 * side, str(points), 0.32 * side, "middle", look=look)
    return Group([Icon(icon, x, y, 0.74 * side, look="edge-mark"), number])


# Pieces, each drawn round its own place ------------------------------------------------------------


def tile(helios: Helios, me: HeliosPlayer, owner: str, field: int, side: float) -> Group:
    """A tile on its field."""
    kind = me.kinds[field]
    spot = len(CONTENTS[me.cubes[field]])
    if spot == ROOM and (me.temples & BIT[field] or kind >= FIRST_SPECIAL):
        spot = NO_SPOT
    return Group(
        [tile_art(kind, points_on(helios, kind), side, spot)],
        at=centre_of(field, side),
        id=f"{owner}/tile:{FIELD_NAMES[field]}",
    )


def points_on(helios: Helios, kind: int) -> int:
    """The points printed on a kind of tile, 0 if none are."""
    return helios.components.special_points[kind - FIRST_SPECIAL] if kind >= FIRST_SPECIAL else 0


@lru_cache(1024)
def tile_art(kind: int, points: int, side: float, spot: int) -> Group:
    """A tile; its cubes lie on a pale spot, so that they stand out, and a dashed one tells that there is room."""
    shapes: list[Shape] = [
        Hexagon(0, 0.055 * side, 0.93 * side, look="thick"),
        Icon(TILE_ICONS[kind], 0, 0, 1.86 * side),
    ]
    if points:
        shapes.append(Text(0, 0.62 * side, str(points), 0.3 * side, "middle", look="strong dark"))
    if spot == ROOM:
        shapes.append(Circle(0, 0, 0.4 * side, look="room" if side >= FINE else "room-fine"))
    elif spot == 1:
        shapes.append(Circle(0, 0, 0.46 * side, look="spot"))
    elif spot == 2:
        shapes.append(Rect(-0.68 * side, -0.42 * side, 1.36 * side, 0.84 * side, 0.42 * side, look="spot"))
    return Group(shapes, look="piece")


def temple_art(side: float) -> Group:
    """A temple, with its shadow on the tile."""
    shadow = Rect(-0.52 * side, 0.34 * side, 1.04 * side, 0.24 * side, 0.12 * side, look="cast")
    return Group([shadow, Icon("temple", 0, -0.1 * side, 1.16 * side)], look="piece")


@lru_cache(64)
def sun_art(side: float) -> Group:
    """The sun in its light."""
    return Group([Circle(0, 0, 0.86 * side, look="sunlight"), Icon("sun", 0, 0, 1.4 * side)])


@lru_cache(512)
def cube_art(colour: str, number: int, size: float) -> Group:
    """One cube, or two equal ones side by side."""
    places = [0.0] if number == 1 else [-0.53 * size, 0.53 * size]
    return Group([Icon(f"cube-{colour}", x, 0, size) for x in places], look="piece")


def cubes(me: HeliosPlayer, owner: str, field: int, side: float, marks: Marks, say: Texts) -> list[Shape]:
    """The cubes of a field: equal ones are one thing, as they are one choice."""
    x, y = centre_of(field, side)
    colours = CONTENTS[me.cubes[field]]
    equal = len(set(colours)) == 1
    number = len(colours) if equal else 1
    size = 0.64 * side if len(colours) == 1 else 0.56 * side
    shapes: list[Shape] = []
    for place, colour in enumerate(colours[:1] if equal else colours):
        name = f"{owner}/cube:{FIELD_NAMES[field]}/{MATERIALS[colour]}"
        at = x if equal else x + (place - 0.5) * 1.2 * size
        across = size * (2.24 if number == 2 else 1.18)
        outline = Rect(at - across / 2, y - 0.59 * size, across, 1.18 * size, 0.24 * size)
        art: list[Shape] = [Group([cube_art(MATERIALS[colour], number, size)], at=(at, y))]
        mark = marks.of(name)
        if mark == LIVE:
            # Tiles have all colours, so the ring has a ground of its own.
            art.insert(0, traced(outline, "face halo-fine"))
        shapes.append(thing(name, mark, art, outline, say.message(f"name-material-{MATERIALS[colour]}"), 2))
    return shapes


# Things to point at --------------------------------------------------------------------------------


def field_thing(helios: Helios, seat: int, field: int, side: float, marks: Marks, say: Texts) -> Group:
    """The field as something to point at."""
    me = helios.players[seat]
    name = f"seat{seat + 1}/field:{FIELD_NAMES[field]}"
    covered = me.tiles >> field & 1
    return _field_thing(name, field, side, covered, marks.of(name), field_title(helios, me, field, say))


@lru_cache(4096)
def _field_thing(name: str, field: int, side: float, covered: int, mark: str, title: str) -> Group:
    x, y = centre_of(field, side)
    shapes: list[Shape] = [Hexagon(x, y, 0.93 * side, look="idle")]
    if mark == LIVE and covered:
        shapes.append(Hexagon(x, y, 0.84 * side, look="halo"))
    elif mark == LIVE:
        shapes += _live_face(field, side)
    outline = Hexagon(x, y, (0.84 if mark == LIVE else 0.93) * side)
    return thing(name, mark, shapes, outline, title, line_for(side))


def _live_face(field: int, side: float) -> list[Shape]:
    """The ground of an empty field that can be chosen, with its name, as the choice is called by it."""
    x, y = centre_of(field, side)
    shapes: list[Shape] = [
        Hexagon(x, y + 0.05 * side, 0.9 * side, look="drop"),
        Hexagon(x, y, 0.9 * side, look="face"),
    ]
    if side >= FINE:
        shapes.append(Text(x, y + 0.62 * side, FIELD_NAMES[field], 9.5, "middle", look="strong muted named"))
    return shapes


def field_title(helios: Helios, me: HeliosPlayer, field: int, say: Texts) -> str:
    """What lies on a field, in words."""
    name, bit = FIELD_NAMES[field], BIT[field]
    if me.tiles & bit:
        name += " · " + say.message(f"name-tile-{TILE_KINDS[me.kinds[field]]}")
        return f"{name} · {say.message('scene-temple')}" if me.temples & bit else name
    if me.layout.cube_fields & bit:
        return f"{name} · {say.message('scene-cube-field')}"
    if me.layout.mana_fields & bit:
        return f"{name} · {say.message('scene-mana-field', mana=helios.components.field_mana)}"
    if me.layout.edges & bit:
        return f"{name} · {say.message('scene-edge-field', points=helios.components.edge_points)}"
    return name


def sun_targets(helios: Helios, seat: int, side: float, marks: Marks, say: Texts) -> list[Shape]:
    """Where the sun may go, each way of getting there a thing of its own."""
    places: dict[int, list[int]] = {}
    for rest in rests(helios, seat):
        places.setdefault(rest.field, []).append(rest.laps)
    shapes: list[Shape] = []
    for field, several in places.items():
        x, y = centre_of(field, side)
        for place, laps in enumerate(sorted(several)):
            name = f"seat{seat + 1}/{sun_choice(field, laps).name}"
            title = FIELD_NAMES[field]
            if laps:
                title += " · " + say.message("scene-laps", laps=laps)
            if len(several) == 1:
                here = field == helios.players[seat].sun
                shapes.append(_whole_target(name, marks.of(name), field, side, laps, title, here=here))
            else:
                down = (place - (len(several) - 1) / 2) * 1.42 * side / len(several)
                high = 1.3 * side / len(several)
                shapes.append(_part_target(name, marks.of(name), x, y + down, high, side, laps, title))
    return shapes


def _whole_target(name: str, mark: str, field: int, side: float, laps: int, title: str, *, here: bool) -> Group:
    x, y = centre_of(field, side)
    shapes: list[Shape] = [Hexagon(x, y, 0.9 * side, look="idle")]
    if not here:
        shapes += [*_live_face(field, side), Icon("sun-small", x, y - 0.06 * side, 0.8 * side, look="ghost")]
    target = thing(name, mark, shapes, Hexagon(x, y, 0.84 * side), title, line_for(side))
    return Group([target, *lap_badge(x + 0.52 * side, y - 0.56 * side, 0.3 * side, laps)]) if laps else target


def _part_target(name: str, mark: str, x: float, y: float, high: float, side: float, laps: int, title: str) -> Group:
    box = Rect(x - 0.62 * side, y - high / 2, 1.24 * side, high, 0.2 * side, look="face")
    size = min(0.5 * side, 0.8 * high)
    shapes: list[Shape] = [
        box,
        Icon("sun-small", x - 0.28 * side, y, size, look="ghost"),
        *lap_badge(x + 0.28 * side, y, size / 2, laps),
    ]
    return thing(name, mark, shapes, box, title, 2)


def lap_badge(x: float, y: float, radius: float, laps: int) -> list[Shape]:
    """How many laps a way of the sun gains."""
    return [
        Circle(x, y, radius, look="badge"),
        Text(x, y + 0.38 * radius, f"{laps:+d}" if laps else "0", 1.05 * radius, "middle", look="on-badge"),
    ]
