"""The ranges of what fields of steps hold, shared by all who declare a step."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.cells import RADIUS, cell_of, x_of, y_of
from heliopolis.games.origins.position.choices import BASE, BUILDINGS, COLOURS, MARKET, SITE, TEMPLES
from heliopolis.kernel.encoding import Sheet
from heliopolis.kernel.frame import FieldRange

COLOUR: Final = FieldRange(0, len(COLOURS) - 1)
PLACE: Final = FieldRange(0, len(SITE) - 1)
TEMPLE: Final = FieldRange(0, len(TEMPLES) - 1)
FREEMAN: Final = FieldRange(0, len(BASE) - 1)
KIND: Final = FieldRange(0, len(BUILDINGS) - 1)
SOURCE: Final = FieldRange(0, len(MARKET))
"""A space of the Market, or the reserve."""
AMOUNT: Final = FieldRange(0, 99, unit=6)
"""A price or a gain that is printed on a component."""
_FAR: Final = 100 * RADIUS


class CellRange(FieldRange):
    """Cells of the City, named by their coordinates."""

    def __init__(self, longest: int = -1) -> None:
        super().__init__(cell_of(-_FAR, -_FAR), cell_of(_FAR, _FAR), longest)

    def wide(self, other: FieldRange) -> FieldRange:
        return CellRange(max(self.longest, other.longest))

    def labels(self) -> list[str]:
        return [f"x /{RADIUS}", f"y /{RADIUS}"]

    def write(self, sheet: Sheet, start: int, value: int, viewer: int, seats: int) -> None:
        sheet.put(start, x_of(value) / RADIUS)
        sheet.put(start + 1, y_of(value) / RADIUS)


CELL: Final = CellRange()
CELLS: Final = CellRange(longest=16)
