"""What Buildings, Wonders, bonuses and Trials do, in icons."""

from __future__ import annotations

from functools import cache
from typing import Final

from heliopolis.games.origins.position.choices import COLOURS, RESOURCES, TEMPLES
from heliopolis.games.origins.position.components import GAIN, LADDER, POINTS, Ability
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


@cache
def pieces(ability: Ability) -> tuple[Piece, ...]:
    """What a Building or Wonder does, in icons and numbers."""
    counted = [piece for what in ability.per for piece in COUNTED[what]]
    if ability.name == GAIN:
        resource = RESOURCES[ability.resource]
        if not ability.per:
            return ((resource, "" if ability.base == 1 else str(ability.base)),)
        return ((resource, f"{ability.base}+" if ability.base else "×"), *counted)
    if ability.name == POINTS:
        amount = f"{ability.base}+{ability.each}×" if ability.base else f"{ability.each}×"
        return (("", amount), *counted)
    if ability.name == LADDER:
        return (("", "·".join(str(step) for step in ability.steps)), *counted)
    if ability.name == "temple":
        return ((TEMPLES[ability.temple], str(ability.base)),)
    if ability.name == "great_pyramid":
        return (("", "·".join(str(step) for step in ability.steps)),)
    special: dict[str, tuple[Piece, ...]] = {
        "basic": (("basic", ""),),
        "armory": (("move", str(ability.base)), ("attack", "")),
        "outpost": (("move", "/"), ("attack", "")),
        "riding_grounds": (("move", str(ability.base)), ("stone", "/"), ("food", "")),
        "stronghold": (("move", "×"), *counted),
        "veteran_settlement": (("die-red-5", ""), ("arrow", ""), ("points", "")),
        "construction_site": (("build", ""),),
        "court_of_law": (("freeman", "⇄"), ("colours", "")),
        "estate": (("citizen", ""),),
        "forum": (("speaker", ""),),
        "statue": (("temple-step", ""),),
        "fountain_of_wisdom": (("wisdom", ""), ("ship", "1")),
        "gate_of_passage": (("raise", "+2"),),
        "mages_tower": (("copy", ""),),
        "colossus": (("move", str(ability.each)), ("points", "")),
        "hanging_gardens": (("building-farm", ""), ("food", "")),
        "ishtar_gate": (("raise", ""),),
        "lighthouse": (("citizen", ""),),
    }
    return special[ability.name]


def bundle(parts: tuple[str, ...]) -> list[Piece]:
    """Resources that are gained together; an exchange is one basic resource for gold."""
    if parts == ("exchange",):
        return [("basic", ""), ("arrow", ""), ("gold", "")]
    return [(part, "") for part in parts]
