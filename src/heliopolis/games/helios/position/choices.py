"""The vocabulary of Helios: every choice it can offer, in a fixed order to which a new version only appends."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.position.coast import FIELD_NAMES
from heliopolis.kernel.choice import BUTTON, OWN, SHARED, Choice, Vocabulary

MATERIALS: Final[list[str]] = ["brown", "gray", "green", "blue", "black"]
"""Redwood, granite, bamboo, spring, obsidian: the colours of land tiles and cubes."""
START_COLOURS: Final[list[str]] = MATERIALS[:3]
"""What a land may start with (HEL-SETUP-10)."""
SPECIALS: Final[list[str]] = ["empty_fields", "created_tiles", "raw_materials", "temples"]
TILE_KINDS: Final[list[str]] = MATERIALS + SPECIALS
"""What can lie on a field: a land tile of a colour, or a special tile."""
SYMBOLS: Final[list[str]] = ["land", "construct", "sun"]
"""The three actions, one column of action tiles each."""
TILE_COLOURS: Final[list[str]] = ["red", "blue", "yellow", "gray"]
"""The colours of action tiles; a grey one goes to a space of any colour."""
SPACES: Final[list[str]] = TILE_COLOURS[:3]
BUILDINGS: Final[list[str]] = [
    "observatory", "solar_lodge", "watch_tower", "city_council", "power_plant", "citadel",
    "sanctuary", "sacred_grove", "exchange_bazaar", "palace", "warehouse", "land_management",
]  # fmt: skip
CHARACTERS: Final[list[str]] = [
    "architect", "inventor", "explorer", "cartographer", "priestess", "prophetess", "princess", "treasurer",
]  # fmt: skip
STACKS: Final[list[str]] = [*MATERIALS, "additional"]
"""The land stacks: one of each colour, and the mixed one."""

LAPS: Final[list[int]] = [0, 1, 2, 3, -1, -2]
"""How many laps a move of the sun can gain: an arm of land over the gold line may even lose some."""

VOCABULARY: Final = Vocabulary()
SKIP: Final = VOCABULARY.single("skip")
PASS: Final = VOCABULARY.single("pass")
DECLINE: Final = VOCABULARY.single("decline")
END: Final = VOCABULARY.single("end")
FIRST_SEAT: Final[list[Choice]] = VOCABULARY.table("first", ["1", "2", "3", "4"], BUTTON)
DEAL: Final[list[Choice]] = VOCABULARY.table("deal", [f"{s}/{c}" for s in SYMBOLS for c in TILE_COLOURS], BUTTON)
REVEAL: Final[list[Choice]] = VOCABULARY.table("reveal", MATERIALS, BUTTON)
START_TILE: Final[list[Choice]] = VOCABULARY.table("start", MATERIALS, BUTTON)
COLUMN: Final[list[Choice]] = VOCABULARY.table("column", SYMBOLS, SHARED)
SPACE: Final[list[Choice]] = VOCABULARY.table("space", SPACES, OWN)
ACTION: Final[list[Choice]] = VOCABULARY.table("action", SYMBOLS, BUTTON)
LAND: Final[list[Choice]] = VOCABULARY.table("land", STACKS, SHARED)
SPECIAL: Final[list[Choice]] = VOCABULARY.table("special", SPECIALS, SHARED)
FIELD: Final[list[Choice]] = VOCABULARY.table("field", FIELD_NAMES, OWN)
COLOUR: Final[list[Choice]] = VOCABULARY.table("colour", MATERIALS, BUTTON)
DRAWN: Final[list[Choice]] = VOCABULARY.table("drawn", MATERIALS, BUTTON)
CUBE: Final[list[Choice]] = VOCABULARY.table("cube", [f"{f}/{c}" for f in FIELD_NAMES for c in MATERIALS], OWN)
TEMPLE: Final = VOCABULARY.table("build", ["temple"], BUTTON)[0]
BUILD: Final[list[Choice]] = VOCABULARY.table("build", BUILDINGS, OWN)
EXCHANGE: Final[list[Choice]] = VOCABULARY.table("exchange", ["0", "1", "2", "3"], BUTTON)
BUY: Final[list[Choice]] = VOCABULARY.table("buy", CHARACTERS, SHARED)
ACTIVATE: Final[list[Choice]] = VOCABULARY.table("activate", CHARACTERS, OWN)
SUN: Final[list[Choice]] = VOCABULARY.table(
    "sun", [name + (f"/{laps:+d}" if laps else "") for laps in LAPS for name in FIELD_NAMES], OWN
)

FIELDS_ON_MAP: Final = len(FIELD_NAMES)


def sun_choice(field: int, laps: int) -> Choice:
    """Return the choice of a resting field for the sun, with the laps gained on the way."""
    return SUN[LAPS.index(laps) * FIELDS_ON_MAP + field]


def cube_choice(field: int, colour: int) -> Choice:
    """Return the choice of a cube by its field and colour."""
    return CUBE[field * 5 + colour]
