"""Small parts of the boards: lines of icons and numbers, action tiles, medals, points."""

from __future__ import annotations

from functools import lru_cache

from heliopolis.games.helios.position.choices import CHARACTERS, MATERIALS, SYMBOLS, TILE_COLOURS
from heliopolis.games.helios.position.coast import fields_of
from heliopolis.games.helios.position.components import ANY, Cost
from heliopolis.games.helios.position.state import Helios
from heliopolis.render.lines import Piece
from heliopolis.render.shapes import Circle, Group, Icon, Path, SeatName, Shape, Text
from heliopolis.render.svg import width
from heliopolis.texts import Texts


def cost_parts(cost: Cost) -> list[Piece]:
    """The cubes of a price; a slot that takes several colours shows them with a stroke between."""
    parts: list[Piece] = []
    for slot in cost.slots:
        if slot == ANY:
            parts.append(("cube-any", ""))
            continue
        colours = fields_of(slot)
        parts += [(f"cube-{MATERIALS[colour]}", "/") for colour in colours[:-1]]
        parts.append((f"cube-{MATERIALS[colours[-1]]}", ""))
    return parts


@lru_cache(256)
def action_tile(symbol: int, colour: int, size: float) -> Group:
    """An action tile: its symbol on its colour."""
    name = TILE_COLOURS[colour]
    return Group(
        [
            Circle(0, 0.06 * size, 0.47 * size, look="tilecast"),
            Icon(f"tile-{name}", 0, 0, size),
            Icon(f"symbol-{SYMBOLS[symbol]}", 0, -0.06 * size, 0.57 * size, look=f"on-{name}"),
        ]
    )


def octagon(x: float, y: float, size: float) -> Path:
    """The outline of an action tile."""
    half, cut = size / 2, 0.21 * size
    corners = [
        (cut, -half), (half, -cut), (half, cut), (cut, half), (-cut, half), (-half, cut), (-half, -cut), (-cut, -half),
    ]  # fmt: skip
    return Path("M" + "L".join(f"{x + dx:.1f} {y + dy:.1f}" for dx, dy in corners) + "z")


def medal(character: int, size: float, awake: int) -> Group:
    """A character, by day or by night."""
    shapes: list[Shape] = [
        Icon("medal-day" if awake else "medal-night", 0, 0, size),
        Icon(f"character-{CHARACTERS[character]}", 0, 0, size),
    ]
    if not awake:
        shapes.append(Icon("veil-night", 0, 0, size))
    return Group(shapes, look="piece")


def points_badge(points: int, size: float) -> Group:
    """Points on a small sun."""
    number = Text(0, 0.17 * size, str(points), 0.5 * size, "middle", look="strong dark")
    return Group([Icon("vp", 0, 0, size), number])


def name_plate(helios: Helios, seat: int, x: float, y: float, size: float, say: Texts) -> list[Shape]:
    """The name of a seat after its shape, with the dragon if it starts."""
    name = seat_name(say, seat)
    look = f"strong seat{seat + 1}"
    shapes: list[Shape] = [
        Icon(f"seat-{seat + 1}", x + 0.55 * size, y, 1.1 * size),
        SeatName(x + 1.35 * size, y + 0.34 * size, seat, name, size, look=look),
    ]
    if helios.first == seat and helios.round_number:
        after = x + 1.35 * size + width(name, size, look)
        shapes.append(Icon("dragon", after + 0.9 * size, y - 1, 1.35 * size, title=say.message("scene-dragon")))
    return shapes


def seat_name(say: Texts, seat: int) -> str:
    """What a seat is called where no names are known."""
    return say.message("scene-seat", seat=seat + 1)


def points_of(helios: Helios, seat: int) -> int:
    """The points in the bag."""
    return sum(helios.points[seat])
