"""Cells of the City: an unbounded grid whose cells are single numbers (x to the right, y downward).

The number of a cell holds both coordinates; its rank on a square spiral round the Agora orders cells the same way
in every game, whatever was built first.
"""

from __future__ import annotations

import re
from typing import Final

RADIUS: Final = 12
"""How far out the action space of learning agents reaches."""
_HALF: Final = 1 << 14
_WIDTH: Final = 1 << 15
DOWN: Final = 1
ACROSS: Final = _WIDTH
STEPS: Final[list[int]] = [-DOWN, ACROSS, DOWN, -ACROSS]
"""From a cell to the four beside it."""
BLOCK: Final[list[int]] = [0, ACROSS, DOWN, ACROSS + DOWN]
"""From a Seat to the four cells round it: upper left, upper right, lower left, lower right."""
_NAME: Final = re.compile(r"(-?\d{1,4}),(-?\d{1,4})\Z")


def cell_of(x: int, y: int) -> int:
    """Return the cell at these coordinates."""
    return (x + _HALF) * _WIDTH + y + _HALF


def x_of(cell: int) -> int:
    return cell // _WIDTH - _HALF


def y_of(cell: int) -> int:
    return cell % _WIDTH - _HALF


AGORA_CELL: Final = cell_of(0, 0)
PALACE_CELL: Final = cell_of(0, 1)


def cell_name(cell: int) -> str:
    """Return the coordinates as text."""
    return f"{x_of(cell)},{y_of(cell)}"


def parse_cell(name: str) -> int:
    """Return the cell of a name, or -1."""
    match = _NAME.match(name)
    return cell_of(int(match.group(1)), int(match.group(2))) if match else -1


def spiral_rank(cell: int) -> int:
    """Return the place of a cell on the square spiral: each ring starts at its upper left and runs clockwise."""
    x, y = x_of(cell), y_of(cell)
    across, down = max(x, -x), max(y, -y)
    ring = max(across, down)
    if ring == 0:
        return 0
    side = 2 * ring
    inner = (side - 1) * (side - 1)
    if y == -ring and x < ring:
        return inner + x + ring
    if x == ring and y < ring:
        return inner + side + y + ring
    if y == ring and x > -ring:
        return inner + 2 * side + ring - x
    return inner + 3 * side + ring - y


def cell_at(rank: int) -> int:
    """Return the cell of a place on the spiral."""
    if rank == 0:
        return cell_of(0, 0)
    ring = 1
    while (2 * ring + 1) ** 2 <= rank:
        ring += 1
    side = 2 * ring
    edge, far = divmod(rank - (2 * ring - 1) ** 2, side)
    if edge == 0:
        return cell_of(-ring + far, -ring)
    if edge == 1:
        return cell_of(ring, -ring + far)
    if edge == 2:
        return cell_of(ring - far, ring)
    return cell_of(-ring, ring - far)


def neighbours(cell: int) -> list[int]:
    """Return the four cells beside a cell (ORI-PLACE-01)."""
    return [cell + step for step in STEPS]


def block(seat: int) -> list[int]:
    """Return the four cells round a Seat (ORI-DIST-01)."""
    return [seat + step for step in BLOCK]
