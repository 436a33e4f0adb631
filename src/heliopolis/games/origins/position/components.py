"""The component values of Origins: read from TOML, checked, each with its provenance."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from heliopolis.games.origins.position.choices import (
    BUILDINGS,
    CARDS,
    COLOURS,
    GOLD_SHARE,
    IN_THE_BOX,
    RESOURCES,
    TEMPLES,
    TRIALS,
    WONDERS,
)
from heliopolis.kernel.components import ABOUT, Components, ComponentValue, read_sheets
from heliopolis.kernel.encoding import FixedFeatures
from heliopolis.kernel.reading import Reader

FILES: Final = ("board", "buildings", "districts", "trials", "wonders")

BUILDING: Final = 1
WONDER_TILE: Final = 2
"""Flags: which sorts of tiles may have an ability."""
COUNTS: Final = (
    "farm", "empty_cell", "district", "building_colour", "same_kind", "zodiac_card", "freeman", "freeman_colour",
    "advisor", "temple_begun", *(f"{colour}_building" for colour in COLOURS),
    *(f"{colour}_freeman" for colour in COLOURS), "seat_colour", "most_of_a_colour", "highest_dice", "beside_start",
    "tower_level", "tallest_tower", "lowest_temple", "boundary", "stone_printed", "dear_building", "resource", "gold",
    "base_grown", "strong_freeman", "weaker_disk", "token", "city_tile",
)  # fmt: skip
"""What Buildings and Trials can count; ``counting.py`` does the counting."""
OF_A_PLACE: Final = ("empty_cell", "same_kind")
"""What depends on where the tile stands, so Trials cannot count it."""

BOARD: Final = {
    "market": ("wisdom",), "offer": ("wisdom",), "population": ("food", "last_points"), "advisors": ("points",),
    "temples": ("points",), "military": ("final_points", "boundaries", "bonus"), "towers": ("disks",),
    "agora": ("gift",), "start": ("resources", "card_gold"), "sites": ("gains",), "bonus_tiles": tuple(COLOURS),
}  # fmt: skip
"""The tables of board.toml and their fields."""
EFFECT: Final = (*ABOUT, "stone", "ability", "resource", "base", "each", "per", "steps", "temple")
"""The fields of a Wonder's row; a Building also has a colour and a number of copies."""
BONUSES: Final = ("military", "building", "temple", "speaker", "resource")
"""What Bonus tiles do (ORI-BONUS-01..05)."""
EXCHANGE: Final = ("exchange",)
"""The one bundle that is a trade: a basic resource for gold."""
SPACES: Final = 5
DEAREST: Final = len(GOLD_SHARE) - 1
"""The highest price that choices can split between gold and the resource itself."""
MOST_PLAYERS: Final = 4
TILES_PER_COLOUR: Final = 15
KINDS_PER_COLOUR: Final = 6
LAST_SPACE: Final = 13
FIRST_BASES: Final = 2
BASES: Final = 6


class AbilityRow:
    """The ability of a Building or Wonder as its row in the data gives it: which one, and its numbers."""

    def __init__(
        self, rule: str, ability: int, resource: int, base: int, each: int, per: tuple[str, ...],
        steps: tuple[int, ...], temple: int,
    ) -> None:  # fmt: skip
        self.rule: Final = rule
        self.ability: Final = ability
        """Its index in the list of abilities that the components were read with."""
        self.resource: Final = resource
        self.base: Final = base
        self.each: Final = each
        self.per: Final = per
        self.steps: Final = steps
        self.temple: Final = temple


@mypyc_attr(allow_interpreted_subclasses=True)
class AbilitySpec:
    """As much of an ability as reading the data needs; the rules add what it does."""

    def __init__(self, name: str, tiles: int) -> None:
        self.name: Final = name
        self.tiles: Final = tiles

    def check(self, row: AbilityRow, saved: Reader) -> None:
        """Refuse a row that lacks something the ability needs."""


class Building:
    """One kind of Building tile."""

    def __init__(self, colour: int, stone: int, copies: int, ability: AbilityRow) -> None:
        self.colour: Final = colour
        self.stone: Final = stone
        self.copies: Final = copies
        self.ability: Final = ability


class Wonder:
    """One of the eight Wonders."""

    def __init__(self, stone: int, ability: AbilityRow) -> None:
        self.stone: Final = stone
        self.ability: Final = ability


class DistrictPattern:
    """A pattern of three colours and a wild corner, and what matching it is worth."""

    def __init__(
        self, kind: str, middle: int, ends: tuple[int, int], towers: tuple[int, ...], high: int, low: int
    ) -> None:
        self.kind: Final = kind
        self.middle: Final = middle
        self.ends: Final = ends
        self.towers: Final = towers
        self.high: Final = high
        self.low: Final = low
        hues = range(len(COLOURS))
        self.features: Final = FixedFeatures(
            [
                *[float(hue == middle) for hue in hues],
                *[ends.count(hue) / 2 for hue in hues],
                *[float(towers.count(hue)) for hue in hues],
                high / 10,
                low / 10,
            ]
        )
        """The card as learning agents see it."""


class Trial:
    """Points at the end of a round for everything of one sort."""

    def __init__(self, rule: str, per: str, each: int, most: int, provenance: str) -> None:
        self.rule: Final = rule
        self.per: Final = per
        self.each: Final = each
        self.most: Final = most
        self.provenance: Final = provenance


class OriginsComponents(Components):
    """All component values of one game of Origins."""

    def __init__(
        self, digest: str, entries: list[ComponentValue], files: dict[str, Reader], abilities: Sequence[AbilitySpec]
    ) -> None:
        super().__init__(digest, entries)
        board = files["board"].only(*BOARD)
        for part, names in BOARD.items():
            board[part].only(*ABOUT, *names)
        self.market_wisdom: Final = read_ladder(board["market"]["wisdom"], SPACES, DEAREST)
        self.offer_wisdom: Final = read_ladder(board["offer"]["wisdom"], SPACES, DEAREST)
        self.population_food: Final = read_ladder(board["population"]["food"], BASES - FIRST_BASES)
        if (self.population_food[0], self.population_food[-1]) != (2, 8):
            raise board["population"]["food"].wrong("run", id="ORI-POP-02")
        self.last_base_points: Final = board["population"]["last_points"].integer(0, 99)
        self.advisor_points: Final = read_ladder(board["advisors"]["points"], SPACES)
        self.temple_points: Final = read_ladder(board["temples"]["points"], 0)
        if len(self.temple_points) < 4 or self.temple_points[:2] != [0, 1]:
            raise board["temples"]["points"].wrong("ladder")
        self.temple_top: Final = len(self.temple_points) - 1
        military = board["military"]
        self.final_points: Final = military["final_points"].integer(0, 99)
        self.boundaries: Final = military["boundaries"].integers(1, LAST_SPACE)
        if self.boundaries != [1, 4, 7, 10, 13]:
            raise military["boundaries"].wrong("boundaries", ids="ORI-MIL-01, ORI-MIL-13")
        self.attack_bonus: Final = [read_bundle(each) for each in military["bonus"].items()]
        if len(self.attack_bonus) != LAST_SPACE + 1:
            raise military["bonus"].wrong("spaces", number=LAST_SPACE + 1)
        if any(self.attack_bonus[space] for space in (0, 1, LAST_SPACE)):
            raise military["bonus"].wrong("no-bonus", id="ORI-MIL-03")
        self.tower_disks: Final = board["towers"]["disks"].integer(MOST_PLAYERS + 1, 99)
        self.agora_gift: Final = read_gain(board["agora"]["gift"])
        self.agora_amounts: Final = amounts(self.agora_gift)
        self.start_resources: Final = board["start"]["resources"].integer(0, 9)
        self.card_gold: Final = board["start"]["card_gold"].integer(0, 9)
        self.attack_amounts: Final = [amounts(bundle) for bundle in self.attack_bonus]
        self.site_gains: Final = [read_gain(each) for each in board["sites"]["gains"].items()]
        self.site_amounts: Final = [amounts(bundle) for bundle in self.site_gains]
        if len(self.site_gains) != SPACES:
            raise board["sites"]["gains"].wrong("entries-rule", number=5, id="ORI-SITE-01")
        self.bonuses: Final = [board["bonus_tiles"][colour].one_of(BONUSES) for colour in COLOURS]
        """What the Bonus tile of each colour does."""
        if len(set(self.bonuses)) != len(BONUSES):
            raise board["bonus_tiles"].wrong("effects", id="ORI-SETUP-04")
        self.buildings: Final = [
            read_building(files["buildings"].only(*BUILDINGS)[name], abilities) for name in BUILDINGS
        ]
        check_colours(self.buildings, files["buildings"])
        self.kinds: Final = [
            [kind for kind, building in enumerate(self.buildings) if building.colour == colour]
            for colour in range(len(COLOURS))
        ]
        """The kinds of Buildings of each colour."""
        self.ranks: Final = [self.kinds[building.colour].index(kind) for kind, building in enumerate(self.buildings)]
        """Which of its colour each kind is."""
        self.wonders: Final = [read_wonder(files["wonders"].only(*WONDERS)[name], abilities) for name in WONDERS]
        self.cards: Final = [read_card(files["districts"][f"card{number + 1}"]) for number in range(CARDS)]
        if len(files["districts"].keys()) != CARDS:
            raise files["districts"].wrong("cards", number=CARDS, given=len(files["districts"].keys()))
        self.trials: Final = [read_trial(files["trials"].only(*TRIALS)[name]) for name in TRIALS]


def read_ladder(saved: Reader, length: int, most: int = 999) -> list[int]:
    steps = saved.integers(0, most)
    if length and len(steps) != length:
        raise saved.wrong("entries-given", number=length, given=len(steps))
    if steps != sorted(steps):
        raise saved.wrong("fall")
    return steps


def read_bundle(saved: Reader) -> tuple[str, ...]:
    """Return resources joined by +, where basic is any basic resource; or ``exchange``, or ``none``."""
    if saved.string() == "none":
        return ()
    parts = tuple(saved.string().split("+"))
    if parts == EXCHANGE:
        return parts
    for part in parts:
        if part != "basic" and part not in RESOURCES:
            raise saved.wrong("bundle", part=part, known=", ".join(RESOURCES))
    return parts


def read_gain(saved: Reader) -> tuple[str, ...]:
    """Return a bundle that is gained, not traded."""
    parts = read_bundle(saved)
    if parts == EXCHANGE:
        raise saved.wrong("gain")
    return parts


def amounts(bundle: tuple[str, ...]) -> list[int]:
    """Return the number of each resource in a bundle, and last of those the player picks."""
    return [bundle.count(name) for name in (*RESOURCES, "basic")]


def read_ability(saved: Reader, abilities: Sequence[AbilitySpec], tiles: int) -> AbilityRow:
    known = [ability.name for ability in abilities if ability.tiles & tiles]
    name = known[saved["ability"].one_of(known)]
    number = [ability.name for ability in abilities].index(name)
    per = tuple(COUNTS[each.one_of(COUNTS)] for each in saved["per"].items()) if saved.has("per") else ()
    row = AbilityRow(
        saved["rule"].string(), number,
        saved["resource"].one_of(RESOURCES) if saved.has("resource") else 0,
        saved.get("base", 0).integer(0, 99),
        saved.get("each", 0).integer(0, 99),
        per,
        tuple(read_ladder(saved["steps"], 0)) if saved.has("steps") else (),
        saved["temple"].one_of(TEMPLES) if saved.has("temple") else 0,
    )  # fmt: skip
    abilities[number].check(row, saved)
    return row


def read_building(saved: Reader, abilities: Sequence[AbilitySpec]) -> Building:
    saved.only(*EFFECT, "colour", "copies")
    return Building(
        saved["colour"].one_of(COLOURS), saved["stone"].integer(1, 3), saved["copies"].integer(1, TILES_PER_COLOUR),
        read_ability(saved, abilities, BUILDING),
    )  # fmt: skip


def read_wonder(saved: Reader, abilities: Sequence[AbilitySpec]) -> Wonder:
    saved.only(*EFFECT)
    return Wonder(saved["stone"].integer(0, 9), read_ability(saved, abilities, WONDER_TILE))


def check_colours(buildings: list[Building], saved: Reader) -> None:
    """Check that the box has fifteen tiles of six kinds in each colour; added Buildings come on top."""
    for colour, name in enumerate(COLOURS):
        kinds = [building for building in buildings[: len(IN_THE_BOX)] if building.colour == colour]
        if len(kinds) != KINDS_PER_COLOUR:
            raise saved.wrong("kinds", colour=name, number=KINDS_PER_COLOUR, given=len(kinds))
        tiles = sum(building.copies for building in kinds)
        if tiles != TILES_PER_COLOUR:
            raise saved.wrong("colour-tiles", colour=name, number=TILES_PER_COLOUR, id="ORI-SETUP-07", given=tiles)


def read_card(saved: Reader) -> DistrictPattern:
    saved.only(*ABOUT, "kind", "middle", "ends", "towers", "high", "low")
    ends = [each.one_of(COLOURS) for each in saved["ends"].items()]
    if len(ends) != 2:
        raise saved["ends"].wrong("ends", id="ORI-DIST-08")
    high, low = saved["high"].integer(0, 99), saved["low"].integer(0, 99)
    if high <= low:
        raise saved["high"].wrong("high", id="ORI-DIST-12")
    towers = tuple(each.one_of(COLOURS) for each in saved["towers"].items())
    return DistrictPattern(
        saved["kind"].string(), saved["middle"].one_of(COLOURS), (ends[0], ends[1]), towers, high, low
    )


def read_trial(saved: Reader) -> Trial:
    saved.only(*ABOUT, "per", "each", "most")
    counts = [each for each in COUNTS if each not in OF_A_PLACE]
    return Trial(
        saved["rule"].string(), counts[saved["per"].one_of(counts)], saved["each"].integer(0, 99),
        saved["most"].integer(0, 99), saved["source"]["all"].string(),
    )  # fmt: skip


def load_components(own: Path, folder: Path | str | None, abilities: Sequence[AbilitySpec]) -> OriginsComponents:
    """Return the game's own values, each file replaced by the one of that name in ``folder`` if there is one.

    ``abilities`` are those that rows can name.
    """
    sheets = read_sheets(own, folder, FILES)
    return OriginsComponents(sheets.digest, sheets.entries, sheets.files, abilities)
