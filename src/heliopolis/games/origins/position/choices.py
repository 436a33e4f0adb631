"""The vocabulary of Origins: every choice it can offer, in a fixed order to which a new version only appends."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from heliopolis.games.origins.position.cells import RADIUS, cell_at, cell_name, parse_cell, spiral_rank
from heliopolis.kernel.choice import BUTTON, OWN, SHARED, Choice, Vocabulary
from heliopolis.kernel.reading import Reader

COLOURS: Final[list[str]] = ["red", "purple", "blue", "orange", "yellow"]
RESOURCES: Final[list[str]] = ["stone", "food", "wisdom", "gold"]
BASICS: Final[list[str]] = RESOURCES[:3]
TEMPLES: Final[list[str]] = ["forest", "mountain", "sea"]
IN_THE_BOX: Final[list[str]] = [
    "granary", "harbor", "market", "mint", "quarry", "workshop",
    "armory", "chariot_field", "outpost", "riding_grounds", "stronghold", "veteran_settlement",
    "castle", "construction_site", "court_of_law", "estate", "forum", "stone_circle",
    "forest_temple", "mountain_temple", "sea_temple", "obelisk", "sacred_place", "statue",
    "artists_parlor", "astronomy_tower", "fountain_of_wisdom", "gate_of_passage", "healers_mansion", "mages_tower",
]  # fmt: skip
"""The Buildings that come with the game; their choices stand where they always stood."""
_ROWS: Final = Reader(
    tomllib.loads((Path(__file__).parents[1] / "data" / "buildings.toml").read_text(encoding="utf-8")), "buildings.toml"
)
BUILDINGS: Final[list[str]] = [*IN_THE_BOX, *[name for name in _ROWS.keys() if name not in IN_THE_BOX]]
"""All of them: a row of the data that the box does not have is a Building that was added."""
BUILDING_RULES: Final[list[str]] = [_ROWS[name]["rule"].string() for name in BUILDINGS]
ZODIAC: Final[list[str]] = [
    "sagittarius", "pisces", "capricorn", "aquarius", "taurus", "cancer",
    "libra", "aries", "leo", "gemini", "virgo", "scorpio",
]  # fmt: skip
WONDERS: Final[list[str]] = [
    "colossus", "great_pyramid", "hanging_gardens", "ishtar_gate",
    "lighthouse", "mausoleum", "statue_of_zeus", "temple_of_artemis",
]  # fmt: skip
TRIALS: Final[list[str]] = [f"a{number:02d}" for number in range(1, 25)]
CARDS: Final = 45
DIE_FACES: Final = 6

VOCABULARY: Final = Vocabulary()
PASS: Final = VOCABULARY.single("pass")
STOP: Final = VOCABULARY.single("stop")
USE: Final = VOCABULARY.single("use")
DECLINE: Final = VOCABULARY.single("decline")

# What chance decides: who begins, what is drawn, how dice fall.
FIRST: Final[list[Choice]] = VOCABULARY.table("first", ["1", "2", "3", "4"], BUTTON)
DRAW_COLOUR: Final[list[Choice]] = VOCABULARY.table("drawn", COLOURS, BUTTON)
DRAW_ZODIAC: Final[list[Choice]] = VOCABULARY.table("zodiac", ZODIAC, BUTTON)
DRAW_TILE: Final[list[Choice]] = VOCABULARY.table("tile", IN_THE_BOX, BUTTON)
DRAW_WONDER: Final[list[Choice]] = VOCABULARY.table("wonder", WONDERS, BUTTON)
DRAW_TRIAL: Final[list[Choice]] = VOCABULARY.table("trial", TRIALS, BUTTON)
FACE: Final[list[Choice]] = VOCABULARY.table("face", ["1", "2", "3", "4", "5", "6"], BUTTON)

# What players decide.
ACTION: Final[list[Choice]] = VOCABULARY.table("action", ["visit", "close", "tower", "grow"], BUTTON)
BASE: Final[list[Choice]] = VOCABULARY.table("base", ["1", "2", "3", "4", "5", "6"], OWN)
SPEAKER: Final[list[Choice]] = VOCABULARY.table("speaker", ["2", "3", "4", "5"], OWN)
ARCHON: Final = VOCABULARY.table("worker", ["archon"], OWN)[0]
SITE: Final[list[Choice]] = VOCABULARY.table("site", ["1", "2", "3", "4", "5"], SHARED)
PART: Final[list[Choice]] = VOCABULARY.table("part", ["top", "bottom", "bonus", "claim"], BUTTON)
GOLD_SHARE: Final[list[Choice]] = VOCABULARY.table("gold", [str(number) for number in range(13)], BUTTON)
BASIC: Final[list[Choice]] = VOCABULARY.table("resource", BASICS, BUTTON)
SPEND: Final[list[Choice]] = VOCABULARY.table("spend", RESOURCES, BUTTON)
AMOUNT: Final[list[Choice]] = VOCABULARY.table("amount", ["1", "2", "3"], BUTTON)
MILITARY: Final[list[Choice]] = VOCABULARY.table("military", ["move", "attack"], BUTTON)
TEMPLE: Final[list[Choice]] = VOCABULARY.table("temple", TEMPLES, SHARED)
CITIZEN: Final[list[Choice]] = VOCABULARY.table("citizen", ["1", "2", "3", "4", "5"], SHARED)
RECRUIT: Final[list[Choice]] = VOCABULARY.table("recruit", ["2", "3", "4", "5"], SHARED)
MARKET: Final[list[Choice]] = VOCABULARY.table("market", ["1", "2", "3", "4", "5"], SHARED)
RESERVE: Final[list[Choice]] = VOCABULARY.table("reserve", IN_THE_BOX, OWN)
CLAIMED: Final = VOCABULARY.table("claimed", ["wonder"], OWN)[0]
MODE: Final[list[Choice]] = VOCABULARY.table("mode", ["building", "farm", "over_farm"], BUTTON)
DIRECTION: Final[list[Choice]] = VOCABULARY.table("direction", ["across", "down"], BUTTON)
TOWER: Final[list[Choice]] = VOCABULARY.table("tower", COLOURS, OWN)
COLOUR: Final[list[Choice]] = VOCABULARY.table("colour", COLOURS, BUTTON)
CARD: Final[list[Choice]] = VOCABULARY.table("card", [str(number + 1) for number in range(CARDS)], SHARED)
DIE: Final[list[Choice]] = VOCABULARY.table(
    "die", [f"{colour}/{value}" for colour in COLOURS for value in range(1, DIE_FACES + 1)], SHARED
)
REWARD: Final[list[Choice]] = VOCABULARY.table("reward", ["points", "stone"], BUTTON)
EFFECT: Final[list[Choice]] = VOCABULARY.table("effect", ["bonus", "gold"], BUTTON)

_AREA: Final[list[int]] = [cell_at(rank) for rank in range((2 * RADIUS + 1) ** 2)]
CELL: Final[list[Choice]] = VOCABULARY.places("cell", [(cell_name(cell), cell) for cell in _AREA], OWN)
SEAT: Final[list[Choice]] = VOCABULARY.places("seat", [(cell_name(cell), cell) for cell in _AREA], OWN)
"""Both by their rank on the spiral."""

# Choices keep their numbers for good, so those of Buildings that were added come last.
for _kind in range(len(IN_THE_BOX), len(BUILDINGS)):
    DRAW_TILE.extend(VOCABULARY.places("tile", [(BUILDINGS[_kind], _kind)], BUTTON))
    RESERVE.extend(VOCABULARY.places("reserve", [(BUILDINGS[_kind], _kind)], OWN))


def cell_choice(cell: int) -> Choice:
    """Return the choice of a cell of the City, however far out."""
    return _ranked(CELL, "cell", spiral_rank(cell))


def cell_choices(cells: list[int]) -> list[Choice]:
    """Return the choices of cells in the order of the spiral."""
    return [_ranked(CELL, "cell", rank) for rank in sorted([spiral_rank(cell) for cell in cells])]


def seat_choice(seat: int) -> Choice:
    """Return the choice of a Seat, named by the cell at its upper left."""
    return _ranked(SEAT, "seat", spiral_rank(seat))


def _ranked(area: list[Choice], kind: str, rank: int) -> Choice:
    if rank < len(area):
        return area[rank]
    cell = cell_at(rank)
    return VOCABULARY.beyond(f"{kind}:{cell_name(cell)}", cell, rank, OWN)


def find_choice(name: str) -> Choice | None:
    """Return the choice of a name, far cells included."""
    found = VOCABULARY.find(name)
    if found is not None:
        return found
    kind, _, detail = name.partition(":")
    cell = parse_cell(detail)
    if cell < 0 or detail != cell_name(cell):
        return None
    if kind == "cell":
        return cell_choice(cell)
    return seat_choice(cell) if kind == "seat" else None
