"""What Buildings, Wonders, Bonus tiles and Trials do, drawn as icons."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import COLOURS
from heliopolis.games.origins.position.components import AbilityRow
from heliopolis.games.origins.rules.abilities.base import ABILITIES
from heliopolis.render.lines import Piece

COUNTED: Final[dict[str, list[Piece]]] = {
    "farm": [("building-farm", "")],
    "empty_cell": [("free", "")],
    "district": [("district", "")],
    "building_colour": [("colours", "")],
    "same_kind": [("building-obelisk", "")],
    "zodiac_card": [("zodiac-card", "")],
    "freeman": [("freeman", "")],
    "freeman_colour": [("colours", ""), ("freeman", "")],
    "advisor": [("advisor", "")],
    "temple_begun": [("temple-step", "")],
    "seat_colour": [("colours", ""), ("seat", "")],
    "most_of_a_colour": [("build", "")],
    "highest_dice": [("freeman", "+"), ("seat", "")],
    "beside_start": [("building-agora", "")],
    "tower_level": [("tower", "")],
    "tallest_tower": [("tower", "↑")],
    "lowest_temple": [("temple-step", "↓")],
    "boundary": [("boundary", "")],
    "stone_printed": [("stone", "")],
    "dear_building": [("stone", "≥3")],
    "resource": [("basic", ""), ("gold", "")],
    "gold": [("gold", "")],
    "base_grown": [("base", "")],
    "strong_freeman": [("freeman", "≥5")],
    "weaker_disk": [("move", "")],
    "token": [("superiority", "")],
    "city_tile": [("build", "")],
    **{f"{colour}_building": [(f"tile-{colour}", "")] for colour in COLOURS},
    **{f"{colour}_freeman": [(f"die-{colour}-1", "")] for colour in COLOURS},
}
"""The icons of what is counted."""

BONUS: Final[dict[str, list[Piece]]] = {
    "military": [("wisdom", ""), ("arrow", ""), ("move", "/"), ("attack", "")],
    "building": [("food", ""), ("arrow", ""), ("build", "")],
    "temple": [("stone", ""), ("arrow", ""), ("temple-step", "")],
    "speaker": [("speaker", "")],
    "resource": [("basic", "")],
}


def pieces(row: AbilityRow) -> tuple[Piece, ...]:
    """Return what a Building or Wonder does, in icons and numbers."""
    counted = [piece for what in row.per for piece in COUNTED[what]]
    return tuple(ABILITIES[row.ability].pieces(row, counted))


def bundle(parts: tuple[str, ...]) -> list[Piece]:
    """Return resources that are gained together; an exchange is one basic resource for gold."""
    if parts == ("exchange",):
        return [("basic", ""), ("arrow", ""), ("gold", "")]
    return [(part, "") for part in parts]
