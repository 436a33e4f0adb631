"""The ranges of what fields of steps hold, shared by all who declare a step."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.position.choices import BUILDINGS, CHARACTERS, MATERIALS, SPACES, SYMBOLS, TILE_KINDS
from heliopolis.games.helios.position.coast import FIELD_NAMES
from heliopolis.kernel.frame import FieldRange, SeatsRange

SYMBOL: Final = FieldRange(0, len(SYMBOLS) - 1)
SPACE: Final = FieldRange(0, len(SPACES) - 1)
MATERIAL: Final = FieldRange(0, len(MATERIALS) - 1)
BUILDING: Final = FieldRange(0, len(BUILDINGS) - 1)
CHARACTER: Final = FieldRange(0, len(CHARACTERS) - 1)
KIND: Final = FieldRange(0, len(TILE_KINDS) - 1)
FIELD: Final = FieldRange(0, len(FIELD_NAMES) - 1)
SEATS: Final = SeatsRange(4)

MOST_TILES: Final = 24
"""No board holds more land tiles."""
