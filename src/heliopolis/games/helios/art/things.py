"""The drawn things of Helios: which rule says what each sort is for, and which choice a thing stands for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from heliopolis.games.helios.position.choices import VOCABULARY
from heliopolis.kernel.choice import Choice

THINGS: Final[Mapping[str, str]] = {
    "column": "HEL-TURN-01",
    "land": "HEL-LAND-01",
    "special": "HEL-LAND-09",
    "buy": "HEL-CHAR-04",
    "activate": "HEL-CHAR-06",
    "build": "HEL-CITY-02",
    "space": "HEL-BA-04",
    "field": "HEL-LAND-04",
    "tile": "HEL-ILLUM-02",
    "temple": "HEL-ILLUM-05",
    "cube": "HEL-PAY-01",
    "cubes": "HEL-PAY-01",
    "sun": "HEL-SUN-01",
    "track": "HEL-SUN-04",
    "mana": "HEL-CHAR-04",
    "points": "HEL-END-01",
    "total": "HEL-END-01",
    "tiles": "HEL-BA-04",
    "player": "HEL-ROUND-03",
}
"""For each sort of thing the rule that says what it is for; a whole board is a player."""
DEEDS: Final[Mapping[str, str]] = {
    "pass": "HEL-PASS-02",
    "skip": "HEL-PASS-01",
    "space": "HEL-BA-04",
    "decline": "HEL-BA-03",
    "end": "HEL-CHAR-09",
    "action": "HEL-BA-01",
    "start": "HEL-SETUP-11",
    "exchange": "HEL-CITY-BAZAAR",
    "sun": "HEL-SUN-06",
}
"""For choices the rule that says what they do."""
OPENED_BY: Final[Mapping[str, str]] = {
    "land": "column:land",
    "special": "column:land",
    "field": "column:land",
    "build": "column:construct",
    "sun": "column:sun",
    "track": "column:sun",
}
"""The column whose action a thing belongs to."""
ON_FIELDS: Final = ("tile:", "temple:")
"""What lies on a field stands for the field."""


def stands_for(thing: str) -> Choice | None:
    """Return the choice that a thing stands for."""
    field = thing.partition(":")[2]
    return VOCABULARY.find(f"field:{field}" if thing.startswith(ON_FIELDS) else thing)
