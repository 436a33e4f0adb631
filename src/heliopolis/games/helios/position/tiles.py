"""What lies on a field: the kinds of tiles, and up to two cubes as one number."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.position.choices import MATERIALS

NO_TILE: Final = -1
FIRST_SPECIAL: Final = len(MATERIALS)
"""Tile kinds from here on are special tiles."""

# The cubes of a field as one number: two octal digits, colour + 1 each, the smaller first.
CONTENTS: Final[list[list[int]]] = [[digit - 1 for digit in (code & 7, code >> 3) if digit] for code in range(48)]
"""The colours of the cubes of a code."""


def cube_code(colours: list[int]) -> int:
    """Return the code of up to two cubes."""
    code = 0
    for colour in sorted(colours, reverse=True):
        code = code * 8 + colour + 1
    return code


WITH: Final[list[list[int]]] = [
    [cube_code([*CONTENTS[code], colour]) if len(CONTENTS[code]) < 2 else -1 for colour in range(5)]
    for code in range(48)
]
"""The code with one cube more."""


def _without(code: int, colour: int) -> int:
    cubes = CONTENTS[code][:]
    if colour not in cubes:
        return -1
    cubes.remove(colour)
    return cube_code(cubes)


WITHOUT: Final[list[list[int]]] = [[_without(code, colour) for colour in range(5)] for code in range(48)]
"""The code with one cube less, or -1 if there is none of that colour."""
