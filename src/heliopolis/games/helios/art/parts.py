"""Small parts of the boards: lines of icons and numbers, action tiles, medals, points."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.position.choices import CHARACTERS, MATERIALS, SPACES, SYMBOLS, TILE_COLOURS
from heliopolis.games.helios.position.coast import fields_of
from heliopolis.games.helios.position.components import ANY, Cost
from heliopolis.games.helios.position.state import Helios
from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.lines import Piece
from heliopolis.render.shapes import Circle, Group, Icon, Path, SeatName, Shape, Text
from heliopolis.render.svg import LEAST, width
from heliopolis.words.texts import Texts


def cost_parts(cost: Cost) -> list[Piece]:
    """Return the cubes of a price; a slot that takes several colours shows them with a stroke between."""
    parts: list[Piece] = []
    for slot in cost.slots:
        if slot == ANY:
            parts.append(("cube-any", ""))
            continue
        colours = fields_of(slot)
        parts += [(f"cube-{MATERIALS[colour]}", "/") for colour in colours[:-1]]
        parts.append((f"cube-{MATERIALS[colours[-1]]}", ""))
    return parts


@drawn_once
def action_tile(symbol: int, colour: int, size: float) -> Group:
    """Return an action tile: its symbol on its colour."""
    name = TILE_COLOURS[colour]
    return Group(
        [
            Circle(0, 0.06 * size, 0.47 * size, look="tilecast"),
            Icon(f"tile-{name}", 0, 0, size),
            Icon(f"symbol-{SYMBOLS[symbol]}", 0, -0.06 * size, 0.57 * size, look=f"on-{name}"),
        ]
    )


def octagon(x: float, y: float, size: float) -> Path:
    """Return the outline of an action tile."""
    half, cut = size / 2, 0.21 * size
    corners = [
        (cut, -half), (half, -cut), (half, cut), (cut, half), (-cut, half), (-half, cut), (-half, -cut), (-cut, -half),
    ]  # fmt: skip
    return Path("M" + "L".join(f"{x + dx:.1f} {y + dy:.1f}" for dx, dy in corners) + "z")


def medal(character: int, size: float, awake: int) -> Group:
    """Return a character, by day or by night."""
    shapes: list[Shape] = [
        Icon("medal-day" if awake else "medal-night", 0, 0, size),
        Icon(f"character-{CHARACTERS[character]}", 0, 0, size),
    ]
    if not awake:
        shapes.append(Icon("veil-night", 0, 0, size))
    return Group(shapes, look="piece")


def points_badge(points: int, size: float) -> Group:
    """Return points on a small sun."""
    letters = max(LEAST, 0.5 * size)
    number = Text(0, 0.36 * letters, str(points), letters, "middle", look="strong dark")
    return Group([Icon("vp", 0, 0, size), number])


SET_SHAPES: Final = (
    "M0 -7L7.5 6.500H-7.500Z",
    "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z",
    "M-6.500-6.500H6.500V6.500H-6.500Z",
)
"""Triangle, circle and square: the shapes that stand for the coloured spaces where there is little room."""


def set_sign(place: int, at: tuple[float, float]) -> Group:
    """Return the shape of a coloured space."""
    return Group([Path(SET_SHAPES[place], look=f"set bar-{SPACES[place]}")], at=at)


def name_plate(helios: Helios, seat: int, x: float, y: float, size: float, say: Texts) -> tuple[Shape, ...]:
    """Return the name of a seat after its shape, with the dragon if it starts."""
    return plate(seat, int(starts(helios, seat)), x, y, size, say)


@drawn_once
def plate(seat: int, first: int, x: float, y: float, size: float, say: Texts) -> tuple[Shape, ...]:
    """Return the name of a seat after its shape, by what is seen of it."""
    name = seat_name(say, seat)
    look = f"strong seat{seat + 1}"
    shapes = (
        Icon(f"seat-{seat + 1}", x + 0.55 * size, y, 1.1 * size),
        SeatName(x + 1.35 * size, y + 0.34 * size, seat, name, size, look=look),
    )
    after = x + 1.35 * size + width(name, size, look)
    return (*shapes, dragon(after + 0.9 * size, y - 1, 1.35 * size, say)) if first else shapes


def starts(helios: Helios, seat: int) -> bool:
    """Return whether a seat starts the round."""
    return helios.first == seat and bool(helios.round_number)


def dragon(x: float, y: float, size: float, say: Texts) -> Icon:
    """Return the dragon, which the seat has that starts."""
    return Icon("dragon", x, y, size, title=say("scene-dragon"))


def seat_name(say: Texts, seat: int) -> str:
    """Return what a seat is called where no names are known."""
    return say("scene-seat", seat=seat + 1)


def points_of(helios: Helios, seat: int) -> int:
    """Return the points in the bag."""
    return sum(helios.points[seat])
