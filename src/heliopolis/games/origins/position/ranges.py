"""The ranges of what fields of steps hold, shared by all who declare a step."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.cells import RADIUS, cell_of
from heliopolis.games.origins.position.choices import BASE, BUILDINGS, COLOURS, MARKET, SITE, TEMPLES
from heliopolis.kernel.frame import FieldRange

COLOUR: Final = FieldRange(0, len(COLOURS) - 1)
PLACE: Final = FieldRange(0, len(SITE) - 1)
TEMPLE: Final = FieldRange(0, len(TEMPLES) - 1)
FREEMAN: Final = FieldRange(0, len(BASE) - 1)
KIND: Final = FieldRange(0, len(BUILDINGS) - 1)
SOURCE: Final = FieldRange(0, len(MARKET))
"""A space of the Market, or the reserve."""
AMOUNT: Final = FieldRange(0, 99)
"""A price or a gain that is printed on a component."""
_FAR: Final = 100 * RADIUS
CELL: Final = FieldRange(cell_of(-_FAR, -_FAR), cell_of(_FAR, _FAR))
CELLS: Final = FieldRange(CELL.least, CELL.most, longest=16)
