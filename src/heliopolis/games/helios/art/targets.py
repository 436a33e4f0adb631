"""What can be pointed at on a land: its fields, the cubes on them, and the places where the sun may rest."""

from __future__ import annotations

from typing import Final, NamedTuple

from heliopolis.games.helios.art.hexes import centre_of, cube_art, edge_mark, field_mark, line_for
from heliopolis.games.helios.position.choices import MATERIALS, TILE_KINDS, sun_choice
from heliopolis.games.helios.position.coast import FIELD_NAMES, Layout, fields_of
from heliopolis.games.helios.position.components import HeliosComponents
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.position.tiles import CONTENTS
from heliopolis.games.helios.rules.sun import grow_there, rests
from heliopolis.kernel.step import BIT
from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.shapes import (
    HALF_HEIGHT,
    LIVE,
    NEAR,
    Circle,
    Group,
    Hexagon,
    Icon,
    Marks,
    Rect,
    Shape,
    Spot,
    Text,
    thing,
    traced,
)
from heliopolis.words.texts import Texts

FINGER: Final = 44
"""The size of the smallest target for a finger."""
NOTHING_LIES, WON, THE_SUN = -1, -2, -3
"""What lies on a field without a tile: nothing, nothing on an edge that is won, the sun."""
MOST_CUBES: Final = 3
"""Cubes that are drawn on a place where the sun may rest."""


class Laid(NamedTuple):
    """What lies on a land: what its drawing depends on besides what can be chosen."""

    layout: Layout
    tiles: int
    kinds: tuple[int, ...]
    cubes: tuple[int, ...]
    one: int
    temples: int
    sun: int


def laid_by(helios: Helios, seat: int) -> Laid:
    """Return what lies on the land of a seat."""
    me = helios.players[seat]
    return Laid(me.layout, me.tiles, tuple(me.kinds), tuple(me.cubes), me.one, me.temples, me.sun)


@drawn_once
def field_things(
    laid: Laid, owner: str, side: float, marks: Marks, values: HeliosComponents, say: Texts, *, touch: bool
) -> Group:
    """Return the fields of a land as something to point at, with what they give."""
    layout = laid.layout
    shapes: list[Shape] = []
    for field in layout.fields:
        name = f"{owner}/field:{FIELD_NAMES[field]}"
        # What lies there: a kind of tile, perhaps with a temple, the sun, or nothing; an edge may be won.
        bit = BIT[field]
        if laid.tiles & bit:
            lies = 2 * laid.kinds[field] + bool(laid.temples & bit)
        elif field == laid.sun:
            lies = THE_SUN
        else:
            lies = WON if layout.edges & bit and layout.near[field] & laid.tiles else NOTHING_LIES
        shapes.append(_field_thing(name, field, side, lies, marks.of(name), layout, values, say, touch=touch))
    return Group(shapes)


def sign_of(layout: Layout, field: int, lies: int, values: HeliosComponents) -> tuple[str, int]:
    """Return the icon and the points printed on a field, if any are to be seen."""
    bit = BIT[field]
    if lies >= 0 or lies == THE_SUN:
        return "", 0
    if layout.cube_fields & bit:
        return "field-cube", 0
    if layout.mana_fields & bit:
        return "field-mana", 0
    if layout.edges & bit:
        return "field-edge-won" if lies == WON else "field-edge", values.edge_points
    return ("sun-start", 0) if field == layout.sun else ("", 0)


@drawn_once
def _field_thing(
    name: str, field: int, side: float, lies: int, mark: str, layout: Layout, values: HeliosComponents, say: Texts,
    *, touch: bool,
) -> Group:  # fmt: skip
    x, y = centre_of(field, side)
    sign, points = sign_of(layout, field, lies, values)
    shapes: list[Shape] = [Hexagon(x, y, 0.93 * side, look="idle")]
    if mark == LIVE and lies >= 0:
        shapes.append(Hexagon(x, y, ring_side(side, touch=touch), look="halo"))
    elif mark == LIVE:
        shapes += live_face(x, y, side)
    if sign:
        shapes.append(edge_mark(sign, field, points, side) if points else field_mark(sign, field, side))
    outline = Hexagon(x, y, ring_side(side, touch=touch) if mark == LIVE else 0.93 * side)
    tag = inner(x, y, side) if touch else corner(x, y, side)
    worth = (x, y + 0.43 * side)
    title = field_title(layout, field, lies, values, say)
    return thing(name, mark, shapes, outline, title, line_for(side), tag, worth)


def ring_side(side: float, *, touch: bool) -> float:
    """Return the side of the ring on a live hex.

    On touch screens it is large enough for a finger, though rings may cross.
    """
    return max(0.84 * side, min(1.25 * side, FINGER / 2 / HALF_HEIGHT)) if touch else 0.84 * side


def corner(x: float, y: float, side: float) -> Spot:
    """Return where the number of a choice is on a hex."""
    return x - 0.5 * side, y - 0.5 * side


def inner(x: float, y: float, side: float) -> Spot:
    """Return the same on a small hex, where neighbours that are drawn later would cover what is not well inside."""
    return x - 0.36 * side, y - 0.36 * side


def live_face(x: float, y: float, side: float) -> list[Shape]:
    """Return the ground of an empty field that can be chosen."""
    return [Hexagon(x, y + 0.05 * side, 0.9 * side, look="drop"), Hexagon(x, y, 0.9 * side, look="face")]


def field_title(layout: Layout, field: int, lies: int, values: HeliosComponents, say: Texts) -> str:
    """Return what lies on a field, in words: pointing at it shows its coordinates, which the board does not."""
    name, bit = FIELD_NAMES[field], BIT[field]
    if lies >= 0:
        name += " · " + say(f"name-tile-{TILE_KINDS[lies // 2]}")
        return f"{name} · {say('scene-temple')}" if lies % 2 else name
    if lies == THE_SUN:
        return f"{name} · {say('said-sun')}"
    if layout.cube_fields & bit:
        return f"{name} · {say('scene-cube-field')}"
    if layout.mana_fields & bit:
        return f"{name} · {say('scene-mana-field', mana=values.field_mana)}"
    if layout.edges & bit:
        return f"{name} · {say('scene-edge-field', points=values.edge_points)}"
    return name


# Cubes ---------------------------------------------------------------------------------------------


@drawn_once
def cubes(laid: Laid, owner: str, side: float, marks: Marks, say: Texts, *, touch: bool) -> Group:
    """Return all cubes of a land."""
    fields = fields_of(laid.one)
    return Group([each for field in fields for each in _cubes_on(laid, owner, field, side, marks, say, touch=touch)])


def _cubes_on(laid: Laid, owner: str, field: int, side: float, marks: Marks, say: Texts, *, touch: bool) -> list[Shape]:
    """Return the cubes of a field: equal ones are one thing, as they are one choice."""
    x, y = centre_of(field, side)
    colours = CONTENTS[laid.cubes[field]]
    equal = len(set(colours)) == 1
    number = len(colours) if equal else 1
    size = 0.64 * side if len(colours) == 1 else 0.56 * side
    shapes: list[Shape] = []
    for place, colour in enumerate(colours[:1] if equal else colours):
        name = f"{owner}/cube:{FIELD_NAMES[field]}/{MATERIALS[colour]}"
        way = 0 if equal else 2 * place - 1
        at = x + way * 0.6 * size
        across = size * (2.24 if number == 2 else 1.18)
        outline = Rect(at - across / 2, y - 0.59 * size, across, 1.18 * size, 0.24 * size)
        if touch:
            # Two colours share the width of their field, so that they leave its neighbours alone.
            wide = side if way else max(FINGER, across)
            middle = x + way * wide / 2
            outline = Rect(middle - wide / 2, y - FINGER / 2, wide, FINGER, 9)
        art: list[Shape] = [Group([cube_art(MATERIALS[colour], number, size)], at=(at, y))]
        mark = marks.of(name)
        tag = (at + (way or -1) * 0.5 * across, y - 0.6 * size)
        if mark == LIVE:
            # Tiles have all colours, so the ring has a ground of its own.
            art = [traced(outline, "idle" if touch else "face halo-fine"), *art]
        shapes.append(thing(name, mark, art, outline, say(f"name-material-{MATERIALS[colour]}"), 2, tag))
    # On a field that can be chosen, a click on its cubes means the field.
    through = marks.of(f"{owner}/field:{FIELD_NAMES[field]}") == LIVE
    return [Group(shapes, look="through")] if through else shapes


# The sun -------------------------------------------------------------------------------------------


def sun_may_go(live: frozenset[str], seat: int) -> bool:
    """Return whether a place for the sun of a seat can be chosen."""
    beginning = f"seat{seat + 1}/sun:"
    return any(name.startswith(beginning) for name in live)


Way = tuple[int, int, tuple[int, ...]]
"""Where the sun may rest, the laps it gains on the way, and the colours of the cubes that grow there."""


def ways(helios: Helios, seat: int) -> list[Way]:
    """Return all ways of the sun, with what one sees of them."""
    me = helios.players[seat]
    found: list[Way] = []
    for rest in rests(helios, seat):
        grown = tuple([me.kinds[tile] for tile in fields_of(grow_there(helios, seat, rest.field))])
        found.append((rest.field, rest.laps, grown))
    return found


def sun_targets(helios: Helios, seat: int, side: float, marks: Marks, say: Texts, *, touch: bool) -> list[Shape]:
    """Return where the sun may go, each way of getting there a thing of its own."""
    places: dict[int, list[Way]] = {}
    for way in ways(helios, seat):
        places.setdefault(way[0], []).append(way)
    shapes: list[Shape] = []
    for field, several in places.items():
        for place, way in enumerate(sorted(several)):
            _, laps, _ = way
            name = f"seat{seat + 1}/{sun_choice(field, laps).name}"
            title = FIELD_NAMES[field]
            if laps:
                title += " · " + say("scene-laps", laps=laps)
            if len(several) == 1:
                here = field == helios.players[seat].sun
                shapes.append(_whole_target(name, marks.of(name), way, side, title, here=here, touch=touch))
            else:
                half = (place, len(several))
                shapes.append(_part_target(name, marks.of(name), way, half, side, title, touch=touch))
    return shapes


@drawn_once
def _whole_target(name: str, mark: str, way: Way, side: float, title: str, *, here: bool, touch: bool) -> Group:
    field, laps, grown = way
    x, y = centre_of(field, side)
    shapes: list[Shape] = [Hexagon(x, y, 0.9 * side, look="idle")]
    if mark == NEAR:
        # The sun is not the question yet: where it may go shows when someone points there.
        return thing(name, mark, shapes, Hexagon(x, y, ring_side(side, touch=touch)), title, line_for(side))
    if not here:
        shapes += live_face(x, y, side)
    offered = lap_sign(x + 0.5 * side, y - 0.5 * side, laps)
    outline = Hexagon(x, y, ring_side(side, touch=touch))
    if grown and not here and not touch:
        offered += grown_cubes(x, y + 0.42 * side, grown, 0.36 * side)
    elif not here:
        shapes.append(Icon("sun-small", x, y, 0.8 * side, look="ghost alone"))
    if offered:
        shapes.append(Group(offered, look="offer"))
    if touch:
        worth = (x, y + 0.43 * side)
        return thing(name, mark, shapes, outline, title, line_for(side), inner(x, y, side), worth)
    worth = (x, y - (0.12 if grown else -0.12) * side)
    return thing(name, mark, shapes, outline, title, line_for(side), corner(x, y, side), worth)


@drawn_once
def _part_target(
    name: str, mark: str, way: Way, part: tuple[int, int], side: float, title: str, *, touch: bool
) -> Group:
    """Return one of several ways to a field: they stand below each other."""
    field, laps, _ = way
    place, several = part
    x, y = centre_of(field, side)
    high = FINGER if touch else max(24, 1.4 * side / several)
    wide = max(1.36 * side, 54 if touch else 0)
    y += (place - (several - 1) / 2) * (high + 2)
    box = Rect(x - wide / 2, y - high / 2, wide, high, 8)
    if mark == NEAR:
        return thing(name, mark, [traced(box, "idle")], box, title, 2)
    shapes: list[Shape] = [traced(box, "face"), Group(lap_sign(x + wide / 2, y - 0.2 * high, laps), look="offer")]
    return thing(name, mark, shapes, box, title, 2, (x - wide / 2, y), (x + 7, y))


def grown_cubes(x: float, y: float, colours: tuple[int, ...], size: float) -> list[Shape]:
    """Return the cubes that grow where the sun comes to rest."""
    shown = colours[:MOST_CUBES]
    step = size + 2
    left = x - step * (len(shown) - 1) / 2
    return [Icon(f"cube-{MATERIALS[colour]}", left + place * step, y, size) for place, colour in enumerate(shown)]


def lap_sign(x: float, y: float, laps: int) -> list[Shape]:
    """Return the loop of a way that passes the gold line; a figure shows more or fewer."""
    if not laps:
        return []
    if laps == 1:
        return [Circle(x, y, 10, look="lap"), Icon("loop", x, y, 15, look="on-lap")]
    told = f"{laps}".replace("-", "\u2212")
    return [
        Rect(x - 16, y - 10, 32, 20, 10, look="lap"),
        Icon("loop", x - 7, y, 14, look="on-lap"),
        Text(x + 8, y + 4.3, told, 12, "middle", look="strong dark"),
    ]
