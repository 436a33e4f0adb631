"""Final scoring: one pure count of what a board is worth, for the end and for the projection (HEL-END, HEL-SPEC)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.position.choices import SPECIALS
from heliopolis.games.helios.position.coast import count, fields_of
from heliopolis.games.helios.position.components import (
    BY_CONSTRUCTIONS,
    BY_EDGES,
    BY_LAND_COLOURS,
    BY_ONCE,
    BY_SPECIAL_TILES,
    BY_SUN_TRACK,
    BY_TILES,
    UNLIMITED_SUN,
    edges_touched,
)
from heliopolis.games.helios.position.state import Helios, HeliosPlayer
from heliopolis.games.helios.position.tiles import FIRST_SPECIAL
from heliopolis.kernel.definition import Reason
from heliopolis.kernel.step import BIT

ORBIT: Final = 0
TEMPLE_LIT: Final = 1
BAZAAR: Final = 2
EDGES: Final = 3
BUILT: Final = 4
MANA: Final = 5
FIRST_SPECIAL_REASON: Final = 6
FIRST_CHARACTER_REASON: Final = FIRST_SPECIAL_REASON + len(SPECIALS)

REASONS: Final = (
    Reason("orbit", "HEL-ORBIT-01"),
    Reason("temple_lit", "HEL-ILLUM-05"),
    Reason("bazaar", "HEL-CITY-BAZAAR"),
    Reason("edges", "HEL-END-02"),
    Reason("buildings", "HEL-CITY-03"),
    Reason("mana", "HEL-END-03"),
    Reason("empty_fields", "HEL-SPEC-EMPTY"),
    Reason("created_tiles", "HEL-SPEC-LAND"),
    Reason("raw_materials", "HEL-SPEC-CUBE"),
    Reason("temples", "HEL-SPEC-TEMPLE"),
    Reason("architect", "HEL-CHAR-ARCH"),
    Reason("inventor", "HEL-CHAR-INV"),
    Reason("explorer", "HEL-CHAR-EXPL"),
    Reason("cartographer", "HEL-CHAR-CARTO"),
    Reason("priestess", "HEL-CHAR-PRIEST"),
    Reason("prophetess", "HEL-CHAR-PROPH"),
    Reason("princess", "HEL-CHAR-PRINC"),
    Reason("treasurer", "HEL-CHAR-TREAS"),
)

ALWAYS_TOLD: Final = [EDGES, BUILT, MANA, *range(FIRST_SPECIAL_REASON, FIRST_CHARACTER_REASON)]
"""What a board is worth something for even without a character."""


def score_the_end(helios: Helios) -> None:
    """Give everyone what the board is worth (HEL-END-01)."""
    for seat in range(helios.seats):
        for reason, points in final_points(helios, seat):
            if points:
                helios.score(seat, points, reason)


def final_points(helios: Helios, seat: int) -> list[tuple[int, int]]:
    """Return what the board is worth, by reason."""
    points = worth(helios, seat)
    characters = [FIRST_CHARACTER_REASON + place for place in fields_of(helios.players[seat].active)]
    return [(reason, points[reason]) for reason in [*ALWAYS_TOLD, *characters]]


def ending(helios: Helios, seat: int) -> int:
    """Return what the board is worth in all: the sum of ``worth``, without the list."""
    me = helios.players[seat]
    values = helios.components
    total = values.edge_points * edges_touched(me.layout, me.tiles) + values.mana_points * me.mana
    built = me.built
    while built:
        lowest = built & -built
        built ^= lowest
        total += values.buildings[lowest.bit_length() - 1].points
    special = me.special
    while special:
        lowest = special & -special
        special ^= lowest
        field = lowest.bit_length() - 1
        kind = me.kinds[field] - FIRST_SPECIAL
        total += values.special_points[kind] * special_count(me, field, kind)
    active = me.active
    while active:
        lowest = active & -active
        active ^= lowest
        character = values.characters[lowest.bit_length() - 1]
        total += character.amount * character_count(helios, seat, character.by)
    return total


def worth(helios: Helios, seat: int) -> list[int]:
    """Return what the board is worth: for each reason its points."""
    me = helios.players[seat]
    values = helios.components
    points = [0] * len(REASONS)
    points[EDGES] = values.edge_points * edges_touched(me.layout, me.tiles)
    points[MANA] = values.mana_points * me.mana
    for building in fields_of(me.built):
        points[BUILT] += values.buildings[building].points
    for field in fields_of(me.special):
        kind = me.kinds[field] - FIRST_SPECIAL
        points[FIRST_SPECIAL_REASON + kind] += values.special_points[kind] * special_count(me, field, kind)
    for place in fields_of(me.active):
        character = values.characters[place]
        points[FIRST_CHARACTER_REASON + place] = character.amount * character_count(helios, seat, character.by)
    return points


def special_count(me: HeliosPlayer, field: int, kind: int) -> int:
    """Return how often a special tile counts: empty fields, tiles, cubes or temples around and on it (HEL-SPEC)."""
    around = me.layout.near[field]
    here = around | BIT[field]
    if kind == 0:
        return count(around & ~me.tiles)
    if kind == 1:
        return count(here & me.tiles)
    if kind == 2:
        return count(here & me.one) + count(here & me.two)
    return count(here & me.temples)


def character_count(helios: Helios, seat: int, by: int) -> int:
    """Return how often an active character counts (HEL-CHAR-08), given what it scores by."""
    me = helios.players[seat]
    if by == BY_CONSTRUCTIONS:
        return count(me.temples) + count(me.built)
    if by == BY_SPECIAL_TILES:
        return count(me.special)
    if by == BY_EDGES:
        return edges_touched(me.layout, me.tiles)
    if by == BY_LAND_COLOURS:
        return count(me.lands)
    if by == BY_ONCE:
        return 1
    if by == BY_TILES:
        return count(me.tiles)
    if by == BY_SUN_TRACK:
        return 0 if helios.has(seat, UNLIMITED_SUN) else me.track
    return me.stock + me.mana
