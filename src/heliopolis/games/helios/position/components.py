"""The component values of Helios: read from TOML, checked, each with its provenance."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from heliopolis.games.helios.position.choices import (
    BUILDINGS,
    CHARACTERS,
    MATERIALS,
    SPECIALS,
    START_COLOURS,
    SYMBOLS,
    TILE_COLOURS,
)
from heliopolis.games.helios.position.coast import DIRECTIONS, INDEX, PLACES, RADIUS, Layout, count, mask_of
from heliopolis.kernel.components import ABOUT, Components, ComponentValue, read_sheets
from heliopolis.kernel.reading import Reader
from heliopolis.kernel.step import BIT

FILES: Final = ("buildings", "characters", "layouts", "tiles", "values")

ANY: Final = 31
"""A cost slot that takes a cube of any of the five colours."""

FUNCTIONS: Final = (
    "none", "orbit_points", "lit_temple_points", "unlimited_sun", "temple_cost", "exchange", "bonus_action",
    "second_cube", "draw_land",
)  # fmt: skip
NONE: Final = 0
ORBIT_POINTS: Final = 1
LIT_TEMPLE_POINTS: Final = 2
UNLIMITED_SUN: Final = 3
TEMPLE_COST: Final = 4
EXCHANGE_MANA: Final = 5
BONUS_ACTION: Final = 6
SECOND_CUBE: Final = 7
DRAW_LAND: Final = 8

SCORES: Final = (
    "constructions", "special_tiles", "edges", "land_colours", "once", "tiles", "sun_track", "treasure",
)  # fmt: skip
BY_CONSTRUCTIONS: Final = 0
BY_SPECIAL_TILES: Final = 1
BY_EDGES: Final = 2
BY_LAND_COLOURS: Final = 3
BY_ONCE: Final = 4
BY_TILES: Final = 5
BY_SUN_TRACK: Final = 6
BY_TREASURE: Final = 7

TILES_PER_SYMBOL: Final = 16
STACK: Final = 4
"""The tiles of each coloured land stack."""


class Cost:
    """The cubes of a price: each slot is the set of colours it takes, as a mask."""

    def __init__(self, slots: tuple[int, ...]) -> None:
        self.slots: Final = slots

    def missing(self, owned: int) -> int:
        """Return how many coloured slots ask for a colour of which none is owned (HEL-PAY-03)."""
        return sum(1 for slot in self.slots if not slot & owned)

    def due(self, owned: int) -> int:
        """Return how many cubes must be paid by someone who owns these colours (HEL-PAY-05)."""
        return len(self.slots) + self.missing(owned)

    def exact(self, owned: int) -> tuple[int, ...]:
        """Return the coloured slots that must be paid in their own colour (HEL-PAY-04)."""
        return tuple(slot for slot in self.slots if slot != ANY and slot & owned)


class CityBuilding:
    """One of the twelve city buildings."""

    def __init__(
        self, rule: str, cost: Cost, sun: int, mana: int, points: int, function: int, amount: int, limit: int
    ) -> None:
        self.rule: Final = rule
        self.cost: Final = cost
        self.sun: Final = sun
        self.mana: Final = mana
        self.points: Final = points
        self.function: Final = function
        self.amount: Final = amount
        self.limit: Final = limit


class Character:
    """One of the eight characters."""

    def __init__(
        self, rule: str, price: int, cost: Cost, sun: int, mana: int, cubes: int, scores: str, amount: int
    ) -> None:
        self.rule: Final = rule
        self.price: Final = price
        self.cost: Final = cost
        self.sun: Final = sun
        self.mana: Final = mana
        self.cubes: Final = cubes
        self.scores: Final = scores
        self.by: Final = SCORES.index(scores)
        """What it scores by, as a place in ``SCORES``."""
        self.amount: Final = amount


class HeliosComponents(Components):
    """All component values of one game of Helios."""

    def __init__(self, digest: str, entries: list[ComponentValue], files: dict[str, Reader]) -> None:
        super().__init__(digest, entries)
        self.layouts: Final = {name: read_layout(name, files["layouts"][name]) for name in files["layouts"].keys()}
        tiles = files["tiles"].only("action", "land", "special")
        tiles["action"].only(*SYMBOLS)
        tiles["land"].only(*ABOUT, *MATERIALS)
        tiles["special"].only(*SPECIALS)
        self.action_tiles: Final = [read_action_tiles(tiles["action"][symbol]) for symbol in SYMBOLS]
        self.land_tiles: Final = [tiles["land"][colour].integer(STACK, 36) for colour in MATERIALS]
        for colour in START_COLOURS:
            # All four players may start with the same colour, and its stack must still be full (HEL-SETUP-12).
            tiles["land"][colour].integer(STACK + 4, 36)
        if sum(self.land_tiles) != 36:
            raise tiles["land"].wrong("tiles", number=36, id="HEL-SETUP-12", given=sum(self.land_tiles))
        self.special_tiles: Final = [tiles["special"][name]["tiles"].integer(0, 8) for name in SPECIALS]
        if sum(self.special_tiles) != 8:
            raise tiles["special"].wrong("tiles", number=8, id="HEL-SETUP-15", given=sum(self.special_tiles))
        self.special_points: Final = [tiles["special"][name]["points"].integer(0, 99) for name in SPECIALS]
        self.buildings: Final = [read_building(files["buildings"].only(*BUILDINGS)[name]) for name in BUILDINGS]
        self.characters: Final = [read_character(files["characters"].only(*CHARACTERS)[name]) for name in CHARACTERS]
        values = files["values"].only("start", "track", "points", "fields")
        self.start_sun: Final = values["start"]["sun"].integer(1, 14)
        self.start_mana: Final = values["start"]["mana"].integer(0, 30)
        self.track_end: Final = values["track"]["last"].integer(1, 14)
        self.orbit_points: Final = values["points"]["orbit"].integer(0, 99)
        self.edge_points: Final = values["points"]["edge"].integer(0, 99)
        self.mana_points: Final = values["points"]["mana"].integer(0, 99)
        self.field_mana: Final = values["fields"]["mana"].integer(0, 30)
        gains = sum(building.sun for building in self.buildings) + sum(each.sun for each in self.characters)
        if self.start_sun + gains > self.track_end:
            raise values["track"]["last"].wrong("track", least=self.start_sun + gains)
        self.having: Final = [self._with_function(function) for function in range(len(FUNCTIONS))]
        """For each function the set of buildings that have it."""
        self.amounts: Final = [self._amount(function) for function in range(len(FUNCTIONS))]
        self.payable_buildings: Final = payable_table([building.cost for building in self.buildings])
        self.payable_characters: Final = payable_table([character.cost for character in self.characters])
        self.replaced_buildings: Final = replaced_table([building.cost for building in self.buildings])
        self.replaced_characters: Final = replaced_table([character.cost for character in self.characters])

    def _with_function(self, function: int) -> int:
        return mask_of([place for place, building in enumerate(self.buildings) if building.function == function])

    def _amount(self, function: int) -> int:
        return max((building.amount for building in self.buildings if building.function == function), default=0)


MOST_DUE: Final = 12
"""No price comes to more cubes: owning more makes no difference to what can be paid."""


def payable_table(costs: list[Cost]) -> list[int]:
    """List for each set of owned colours and number of owned cubes the prices that can be paid (HEL-PAY-05)."""
    return [
        mask_of([place for place, cost in enumerate(costs) if cubes >= cost.due(owned)])
        for owned in range(ANY + 1)
        for cubes in range(MOST_DUE + 1)
    ]


def payable(table: list[int], owned: int, cubes: int) -> int:
    """Return the prices that this many cubes of the owned colours can pay."""
    return table[owned * (MOST_DUE + 1) + (min(MOST_DUE, cubes))]


def replaced_table(costs: list[Cost]) -> list[int]:
    """List for each set of owned colours the prices with a colour that others must replace (HEL-PAY-03)."""
    return [mask_of([place for place, cost in enumerate(costs) if cost.missing(owned)]) for owned in range(ANY + 1)]


def read_cost(saved: Reader) -> Cost:
    slots: list[int] = []
    named = 0
    for slot in saved.items():
        if slot.string() == "any":
            slots.append(ANY)
            continue
        colours = 0
        for name in slot.string().split("|"):
            colours |= BIT[Reader(name, slot.path).one_of(MATERIALS)]
        if colours & named:
            raise slot.wrong("slot")
        named |= colours
        slots.append(colours)
    if not 1 <= len(slots) <= 6:
        raise saved.wrong("cubes")
    return Cost(tuple(slots))


def read_building(saved: Reader) -> CityBuilding:
    saved.only(*ABOUT, "cost", "sun", "mana", "points", "function", "amount", "limit")
    function = saved["function"].one_of(FUNCTIONS)
    amount = saved.get("amount", 0).integer(0, 99)
    limit = saved.get("limit", 0).integer(0, 3)
    if function == TEMPLE_COST and amount < 1:
        raise saved.wrong("temple-cost")
    if function == DRAW_LAND and amount != 2:
        raise saved.wrong("draw", id="HEL-CITY-05")
    return CityBuilding(
        saved["rule"].string(), read_cost(saved["cost"]), saved["sun"].integer(0, 12), saved["mana"].integer(0, 30),
        saved["points"].integer(0, 99), function, amount, limit,
    )  # fmt: skip


def read_character(saved: Reader) -> Character:
    saved.only(*ABOUT, "mana", "cost", "sun", "mana_gain", "cubes", "scores", "amount")
    return Character(
        saved["rule"].string(), saved["mana"].integer(0, 30), read_cost(saved["cost"]), saved["sun"].integer(0, 12),
        saved["mana_gain"].integer(0, 30), saved["cubes"].integer(0, 1), SCORES[saved["scores"].one_of(SCORES)],
        saved["amount"].integer(0, 99),
    )  # fmt: skip


def read_action_tiles(saved: Reader) -> list[int]:
    saved.only(*ABOUT, *TILE_COLOURS)
    tiles = [saved[colour].integer(0, TILES_PER_SYMBOL) for colour in TILE_COLOURS]
    if sum(tiles) != TILES_PER_SYMBOL:
        raise saved.wrong("tiles", number=TILES_PER_SYMBOL, id="HEL-SETUP-01", given=sum(tiles))
    return tiles


def read_field(saved: Reader) -> int:
    parts = saved.string().split(",")
    try:
        place = (int(parts[0]), int(parts[1]))
    except (ValueError, IndexError):
        raise saved.wrong("field-name", value=str(saved.value)) from None
    if len(parts) != 2 or place not in INDEX:
        raise saved.wrong("far", place=str(saved.value), number=RADIUS)
    return INDEX[place]


def read_fields(saved: Reader, number: int) -> int:
    mask = mask_of([read_field(each) for each in saved.items()])
    if len(saved.items()) != number or count(mask) != number:
        raise saved.wrong("different", number=number)
    return mask


def read_layout(name: str, saved: Reader) -> Layout:
    """Return a board layout that meets every requirement the sun's geometry rests on."""
    saved.only(*ABOUT, "radius", "sun", "gold", "cube_fields", "mana_fields", "edges")
    radius = saved["radius"].integer(1, RADIUS - 1)
    reach = [max(abs(q), abs(r), abs(q + r)) for q, r in PLACES]
    light = mask_of([field for field, far in enumerate(reach) if far <= radius])
    ring = mask_of([field for field, far in enumerate(reach) if far == radius + 1])
    gold = read_fields(saved["gold"], radius + 1)
    if gold != mask_of([INDEX[(0, -far)] for far in range(1, radius + 2)]):
        raise saved["gold"].wrong("gold")
    sun = read_field(saved["sun"])
    if PLACES[sun] != DIRECTIONS[0]:
        raise saved["sun"].wrong("sun", id="HEL-SETUP-07")
    cube_fields = read_fields(saved["cube_fields"], 4)
    mana_fields = read_fields(saved["mana_fields"], 2)
    edges = read_fields(saved["edges"], 5)
    inner = light & ~BIT[0]
    for key, mask in (("cube_fields", cube_fields), ("mana_fields", mana_fields)):
        if mask & ~inner:
            raise saved[key].wrong("light", id="HEL-BONUS-01")
    if cube_fields & mana_fields:
        raise saved["mana_fields"].wrong("distinct", id="HEL-BONUS-02")
    if edges & ~ring:
        raise saved["edges"].wrong("ring", id="HEL-BONUS-03")
    return Layout(name, light, ring, gold, cube_fields, mana_fields, edges, sun)


def load_components(own: Path, folder: Path | str | None) -> HeliosComponents:
    """Return the game's own values, each file replaced by the one of that name in ``folder`` if there is one."""
    sheets = read_sheets(own, folder, FILES)
    return HeliosComponents(sheets.digest, sheets.entries, sheets.files)


def edges_touched(layout: Layout, tiles: int) -> int:
    """Return how many bonus edge fields a tile stands next to (HEL-BONUS-03, HEL-BONUS-04)."""
    touched = 0
    for edge in layout.edge_fields:
        if layout.near[edge] & tiles:
            touched += 1
    return touched
