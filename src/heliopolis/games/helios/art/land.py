"""A player's land: the hex fields with everything that lies on them, drawn round the centre field."""

from __future__ import annotations

from functools import cache, lru_cache
from math import atan2, cos, hypot, sin
from typing import Final

from heliopolis.games.helios.choices import MATERIALS, TILE_KINDS, sun_choice
from heliopolis.games.helios.coast import FIELD_NAMES, PLACES, Layout, fields_of
from heliopolis.games.helios.state import Helios, Player
from heliopolis.games.helios.sun import MoveSun, rests
from heliopolis.games.helios.tiles import CONTENTS, FIRST_SPECIAL
from heliopolis.kernel.step import BIT
from heliopolis.render.shapes import Circle, Group, Hexagon, Icon, Marks, Path, Rect, Shape, Text
from heliopolis.texts import Texts

TILE_ICONS: Final = [f"land-{name}" for name in MATERIALS] + [f"special-{name}" for name in TILE_KINDS[FIRST_SPECIAL:]]
FINE: Final = 34
"""Hexes with shorter sides than this are drawn with thin lines and without the small print."""


def centre_of(field: int, side: float) -> tuple[float, float]:
    """Where the middle of a field is."""
    q, r = PLACES[field]
    return 1.5 * side * q, 3**0.5 * side * (r + q / 2)


def side_for(layout: Layout, height: float) -> float:
    """The side of the hexes of a land that is to be so high."""
    rows = 1 + 2 * max(abs(PLACES[field][1]) for field in layout.fields)
    return height / (rows * 3**0.5)


def land(helios: Helios, seat: int, side: float, marks: Marks, say: Texts) -> Group:
    """The land of a seat."""
    me = helios.players[seat]
    owner = f"seat{seat + 1}"
    layers: list[Shape] = [
        ground(me.layout, side),
        Group([
            Group([tile_art(me.kinds[field], helios.components.special_points, side)],
                  at=centre_of(field, side), id=f"{owner}/tile:{FIELD_NAMES[field]}")
            for field in fields_of(me.tiles)
        ]),
        Group([field_thing(helios, seat, field, side, marks, say) for field in me.layout.fields]),
        Group(bonus_marks(helios, me, side)),
        Group([cube for field in fields_of(me.one) for cube in cubes(me, owner, field, side, marks, say)]),
        Group([
            Group([temple_art(side)], at=centre_of(field, side), id=f"{owner}/temple:{FIELD_NAMES[field]}")
            for field in fields_of(me.temples)
        ]),
        Group([sun_art(side)], at=centre_of(me.sun, side), id=f"{owner}/sun"),
    ]  # fmt: skip
    if isinstance(helios.todo[-1] if helios.todo else None, MoveSun) and helios.seat() == seat:
        layers.append(Group(sun_targets(helios, seat, side, marks, say)))
    return Group(layers)


@lru_cache(32)
def ground(layout: Layout, side: float) -> Group:
    """The printed board: ring and fields, the way of the sun, the gold line."""
    fine = side < FINE
    places = {field: centre_of(field, side) for field in layout.fields}
    shapes: list[Shape] = [Hexagon(*places[field], 1.09 * side, look="plinth") for field in fields_of(layout.ring)]
    for field, place in places.items():
        shapes.append(Hexagon(*place, 0.945 * side, look="orange" if layout.ring & BIT[field] else "light"))
    if not fine:
        plain = layout.ring & ~layout.edges & ~layout.gold
        shapes += [chevron(*places[field], 0.13 * side) for field in fields_of(plain)]
    line = "goldline-fine" if fine else "goldline"
    shapes += [Hexagon(*places[field], 0.9 * side, look=line) for field in fields_of(layout.gold)]
    if not fine:
        shapes += [
            Text(x, y + 0.72 * side, FIELD_NAMES[field], 8.5, "middle", look="mark") for field, (x, y) in places.items()
        ]
    return Group(shapes)


def chevron(x: float, y: float, size: float) -> Path:
    """An arrow head that points clockwise round the centre."""
    far = hypot(x, y)
    out_x, out_y = x / far, y / far
    on_x, on_y = -out_y, out_x
    tips = [(x + size * (out * out_x + on * on_x), y + size * (out * out_y + on * on_y))
            for out, on in ((1.0, -0.5), (0.0, 0.5), (-1.0, -0.5))]  # fmt: skip
    return Path("M" + "L".join(f"{tip_x:.1f} {tip_y:.1f}" for tip_x, tip_y in tips), look="way")


def tile_art(kind: int, points: list[int], side: float) -> Group:
    """A tile seen from above."""
    return _tile(kind, points[kind - FIRST_SPECIAL] if kind >= FIRST_SPECIAL else 0, side)


@cache
def _tile(kind: int, points: int, side: float) -> Group:
    shapes: list[Shape] = [
        Hexagon(0, 0.055 * side, 0.93 * side, look="thick"),
        Icon(TILE_ICONS[kind], 0, 0, 1.86 * side),
    ]
    if points:
        shapes.append(Text(0, 0.62 * side, str(points), 0.3 * side, "middle", look="strong dark"))
    return Group(shapes, look="piece")


@cache
def temple_art(side: float) -> Group:
    """A temple, with its shadow on the tile."""
    shadow = Rect(-0.52 * side, 0.34 * side, 1.04 * side, 0.24 * side, 0.12 * side, look="cast")
    return Group([shadow, Icon("temple", 0, -0.1 * side, 1.16 * side)], look="piece")


@cache
def sun_art(side: float) -> Group:
    """The sun in its light."""
    return Group([Circle(0, 0, 0.86 * side, look="sunlight"), Icon("sun", 0, 0, 1.4 * side)])


@cache
def cube_art(colour: str, number: int, size: float) -> Group:
    """One cube, or two equal ones side by side."""
    places = [0.0] if number == 1 else [-0.52 * size, 0.52 * size]
    return Group([Icon(f"cube-{colour}", x, 0, size) for x in places], look="piece")


def field_thing(helios: Helios, seat: int, field: int, side: float, marks: Marks, say: Texts) -> Shape:
    """The field as something to point at: nothing but its outline, if that."""
    me = helios.players[seat]
    name = f"seat{seat + 1}/field:{FIELD_NAMES[field]}"
    x, y = centre_of(field, side)
    tile = me.tiles & BIT[field] != 0
    shapes: list[Shape] = [Hexagon(x, y, 0.93 * side, look="idle")]
    if tile:
        shapes = spots(me, field, side)
        if name in marks.live:
            shapes.append(Hexagon(x, y, 0.84 * side, look="halo"))
    elif name in marks.live:
        shapes += [Hexagon(x, y + 0.05 * side, 0.9 * side, look="drop"), Hexagon(x, y, 0.9 * side, look="face")]
    return marks.thing(
        name, shapes, Hexagon(x, y, (0.84 if name in marks.live else 0.93) * side),
        field_title(helios, me, field, say), fine=side < FINE,
    )  # fmt: skip


def spots(me: Player, field: int, side: float) -> list[Shape]:
    """Where the cubes of a tile lie, pale so that they stand out; a dashed one tells that there is room."""
    x, y = centre_of(field, side)
    number = len(CONTENTS[me.cubes[field]])
    shapes: list[Shape] = [Hexagon(x, y, 0.93 * side, look="idle")]
    if number == 1:
        shapes.append(Circle(x, y, 0.46 * side, look="spot"))
    elif number == 2:
        shapes.append(Rect(x - 0.68 * side, y - 0.42 * side, 1.36 * side, 0.84 * side, 0.42 * side, look="spot"))
    elif not me.temples & BIT[field] and me.kinds[field] < FIRST_SPECIAL:
        shapes.append(Circle(x, y, 0.4 * side, look="room"))
    return shapes


def field_title(helios: Helios, me: Player, field: int, say: Texts) -> str:
    """What lies on a field, in words."""
    parts = [FIELD_NAMES[field]]
    kind = me.kinds[field]
    if kind >= FIRST_SPECIAL:
        parts.append(say.message(f"name-special-{TILE_KINDS[kind]}"))
    elif kind >= 0:
        parts.append(say.message(f"name-material-{TILE_KINDS[kind]}"))
    elif me.layout.cube_fields & BIT[field]:
        parts.append(say.message("scene-cube-field"))
    elif me.layout.mana_fields & BIT[field]:
        parts.append(say.message("scene-mana-field", mana=helios.components.field_mana))
    elif me.layout.edges & BIT[field]:
        parts.append(say.message("scene-edge-field", points=helios.components.edge_points))
    if me.temples & BIT[field]:
        parts.append(say.message("scene-temple"))
    return " · ".join(parts)


def bonus_marks(helios: Helios, me: Player, side: float) -> list[Shape]:
    """What empty fields and the edge promise."""
    shapes: list[Shape] = []
    layout = me.layout
    for field in fields_of((layout.cube_fields | layout.mana_fields) & ~me.tiles & ~BIT[me.sun]):
        icon = "field-cube" if layout.cube_fields & BIT[field] else "field-mana"
        shapes.append(Icon(icon, *centre_of(field, side), 0.7 * side, look="mark"))
    if not (me.tiles | BIT[me.sun]) & BIT[layout.sun]:
        shapes.append(Icon("sun-start", *centre_of(layout.sun, side), 0.62 * side, look="mark"))
    for field in fields_of(layout.edges):
        x, y = centre_of(field, side)
        won = layout.near[field] & me.tiles
        if field != me.sun:
            shapes.append(Icon("field-edge-won" if won else "field-edge", x, y, 0.74 * side, look="edge-mark"))
            points = str(helios.components.edge_points)
            shapes.append(
                Text(x, y + 0.06 * side, points, 0.32 * side, "middle", look=f"strong {'dark' if won else 'edge-mark'}")
            )
    return shapes


def cubes(me: Player, owner: str, field: int, side: float, marks: Marks, say: Texts) -> list[Shape]:
    """The cubes of a field: equal ones are one thing, as they are one choice."""
    x, y = centre_of(field, side)
    colours = CONTENTS[me.cubes[field]]
    equal = len(set(colours)) == 1
    size = 0.64 * side if len(colours) == 1 else 0.56 * side
    shapes: list[Shape] = []
    for place, colour in enumerate(colours[:1] if equal else colours):
        name = f"{owner}/cube:{FIELD_NAMES[field]}/{MATERIALS[colour]}"
        at = x if equal else x + (place - 0.5) * 1.06 * size
        across = size * (2.2 if equal and len(colours) == 2 else 1.16)
        outline = Rect(at - across / 2, y - 0.58 * size, across, 1.16 * size, 0.24 * size)
        art = Group([cube_art(MATERIALS[colour], len(colours) if equal else 1, size)], at=(at, y))
        shapes.append(marks.thing(name, [art], outline, say.message(f"name-material-{MATERIALS[colour]}"), fine=True))
    return shapes


def sun_targets(helios: Helios, seat: int, side: float, marks: Marks, say: Texts) -> list[Shape]:
    """Where the sun may go, each way of getting there a thing of its own."""
    places: dict[int, list[int]] = {}
    for rest in rests(helios, seat):
        places.setdefault(rest.field, []).append(rest.laps)
    shapes: list[Shape] = []
    for field, several in places.items():
        x, y = centre_of(field, side)
        for place, laps in enumerate(several):
            name = f"seat{seat + 1}/{sun_choice(field, laps).name}"
            title = f"{FIELD_NAMES[field]} · {say.message('scene-laps', laps=laps)}" if laps else FIELD_NAMES[field]
            if len(several) == 1:
                shapes.append(_whole_target(name, x, y, side, laps, title, marks))
            else:
                down = (place - (len(several) - 1) / 2) * 1.5 * side / len(several)
                shapes.append(_part_target(name, x, y + down, 1.36 * side / len(several), side, laps, title, marks))
    return shapes


def _whole_target(name: str, x: float, y: float, side: float, laps: int, title: str, marks: Marks) -> Group:
    shapes: list[Shape] = [
        Hexagon(x, y + 0.05 * side, 0.9 * side, look="drop"),
        Hexagon(x, y, 0.9 * side, look="face"),
        Icon("sun-small", x, y, 0.8 * side, look="ghost"),
    ]
    if laps:
        shapes += lap_badge(x + 0.56 * side, y - 0.5 * side, 0.3 * side, laps)
    return marks.thing(name, shapes, Hexagon(x, y, 0.84 * side), title, fine=side < FINE)


def _part_target(
    name: str, x: float, y: float, height: float, side: float, laps: int, title: str, marks: Marks
) -> Group:
    box = Rect(x - 0.62 * side, y - height / 2, 1.24 * side, height, 0.2 * side)
    size = min(0.5 * side, 0.8 * height)
    shapes: list[Shape] = [
        Rect(box.x, box.y, box.width, box.height, box.corner, look="face"),
        Icon("sun-small", x - 0.28 * side, y, size, look="ghost"),
        *lap_badge(x + 0.28 * side, y, size / 2, laps),
    ]
    return marks.thing(name, shapes, box, title, fine=True)


def lap_badge(x: float, y: float, radius: float, laps: int) -> list[Shape]:
    """How many laps a way of the sun gains."""
    return [
        Circle(x, y, radius, look="badge"),
        Text(x, y + 0.38 * radius, f"{laps:+d}" if laps else "0", 1.05 * radius, "middle", look="on-badge"),
    ]


@cache
def sun_track(first: int, last: int, value: int, radius: float) -> Group:
    """The track of the sun marker as an arc over the land; a value beyond its end stands for any distance."""
    stops = last - first + 2
    turn = 5.25 * 3.14159 / 180
    spots = []
    for stop in range(stops):
        angle = (stop - (stops - 1) / 2) * turn
        spots.append((radius * sin(angle), -radius * cos(angle)))
    free = value > last
    here = stops - 1 if free else max(0, value - first)
    shapes: list[Shape] = [Path(_arc(spots[0], spots[-1], radius), look="band")]
    if here:
        shapes.append(Path(_arc(spots[0], spots[here], radius), look="reached"))
    for stop, (x, y) in enumerate(spots):
        if stop == here:
            continue
        if stop == stops - 1:
            shapes.append(Icon("pip-free", x, y, 22))
        else:
            shapes.append(Circle(x, y, 9.5, look="pip"))
            shapes.append(Text(x, y + 4.2, str(first + stop), 12, "middle", look="muted"))
    x, y = spots[here]
    shapes.append(Icon("sun", x, y, 36))
    shapes.append(
        Icon("pip-free", x, y, 18) if free else Text(x, y + 4.6, str(first + here), 13, "middle", look="strong dark")
    )
    return Group(shapes)


def _arc(start: tuple[float, float], end: tuple[float, float], radius: float) -> str:
    long = 1 if atan2(end[0], -end[1]) - atan2(start[0], -start[1]) > 3.14159 else 0
    return f"M{start[0]:.1f} {start[1]:.1f}A{radius:.1f} {radius:.1f} 0 {long} 1 {end[0]:.1f} {end[1]:.1f}"
