"""The ranges of what fields of steps hold, shared by all who declare a step."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.cells import RADIUS, cell_of
from heliopolis.games.origins.position.choices import BASE, BUILDINGS, COLOURS, MARKET, SITE, TEMPLES
from heliopolis.kernel.frame import Span

COLOUR: Final = Span(0, len(COLOURS) - 1)
PLACE: Final = Span(0, len(SITE) - 1)
TEMPLE: Final = Span(0, len(TEMPLES) - 1)
FREEMAN: Final = Span(0, len(BASE) - 1)
KIND: Final = Span(0, len(BUILDINGS) - 1)
SOURCE: Final = Span(0, len(MARKET))
"""A space of the Market, or the reserve."""
AMOUNT: Final = Span(0, 99)
"""A price or a gain that is printed on a component."""
_FAR: Final = 100 * RADIUS
CELL: Final = Span(cell_of(-_FAR, -_FAR), cell_of(_FAR, _FAR))
CELLS: Final = Span(CELL.least, CELL.most, longest=16)
