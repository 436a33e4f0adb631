"""Where points come from, as the end of a game shows it: every reason in one of six groups."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.position.choices import CHARACTERS
from heliopolis.kernel.definition import PointSource

SOURCES: Final = (
    PointSource("source-sun", "sun-small", "#E1B63A", ("orbit",)),
    PointSource("source-temples", "temple", "#C6453A", ("temple_lit", "temples")),
    PointSource("source-land", "symbol-land", "#5F9F47", ("edges", "empty_fields", "created_tiles", "raw_materials")),
    PointSource("source-city", "building-city_council", "#DF7F2A", ("buildings", "bazaar")),
    PointSource("source-characters", "character-priestess", "#7B57AE", tuple(CHARACTERS)),
    PointSource("source-mana", "mana", "#3678C5", ("mana",)),
)
