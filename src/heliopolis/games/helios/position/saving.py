"""A position of Helios as plain, readable data, and back again."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.position.choices import (
    BUILDINGS,
    CHARACTERS,
    MATERIALS,
    SPACES,
    SPECIALS,
    STACKS,
    SYMBOLS,
    TILE_COLOURS,
    TILE_KINDS,
)
from heliopolis.games.helios.position.coast import FIELD_NAMES, fields_of, mask_of
from heliopolis.games.helios.position.state import Helios, HeliosPlayer
from heliopolis.games.helios.position.tiles import CONTENTS, NO_TILE, cube_code
from heliopolis.kernel.hashing import Digest64
from heliopolis.kernel.reading import Reader
from heliopolis.kernel.step import BIT

CODES: Final = len(CONTENTS)
PHASES: Final = ("setup", "actions", "characters", "replenishment", "over")


def describe(helios: Helios) -> dict[str, object]:
    """Return everything but the stack and the points."""
    return {
        "options": {"players": helios.seats, "layout": helios.layout.name, "first": helios.first_option},
        "components": helios.components.digest,
        "round": helios.round_number,
        "phase": PHASES[helios.phase],
        "starting_player": helios.first,
        "columns": {
            symbol: [TILE_COLOURS[colour] for colour in column]
            for symbol, column in zip(SYMBOLS, helios.columns, strict=True)
        },
        "piles": _by_symbol(helios.piles),
        "discards": _by_symbol(helios.discards),
        "land": {
            "display": {
                stack: MATERIALS[kind] if kind >= 0 else None for stack, kind in zip(STACKS, helios.shown, strict=True)
            },
            "stacks": _counts(MATERIALS, helios.stacks),
            "additional": _counts(MATERIALS, helios.additional),
            "removed": _counts(MATERIALS, helios.removed),
        },
        "special_tiles": _counts(SPECIALS, helios.specials),
        "characters": _names(CHARACTERS, helios.display),
        "players": [_describe_player(player) for player in helios.players],
    }


def _describe_player(player: HeliosPlayer) -> dict[str, object]:
    fields: dict[str, object] = {}
    for field in fields_of(player.tiles):
        fields[FIELD_NAMES[field]] = {
            "tile": TILE_KINDS[player.kinds[field]],
            "cubes": [MATERIALS[colour] for colour in CONTENTS[player.cubes[field]]],
            "temple": player.temples & BIT[field] != 0,
        }
    return {
        "fields": fields,
        "sun": {
            "field": FIELD_NAMES[player.sun],
            "lap": player.lap,
            "best_lap": player.best,
            "anchor": FIELD_NAMES[player.anchor],
            "orbit_turn": player.orbit_turn,
        },
        "sun_track": player.track,
        "mana": player.mana,
        "buildings": _names(BUILDINGS, player.built),
        "characters": [
            {"name": CHARACTERS[place], "active": player.active & BIT[place] != 0}
            for place in fields_of(player.characters)
        ],
        "action_tiles": {
            space: [{"symbol": SYMBOLS[tile // 4], "colour": TILE_COLOURS[tile % 4]} for tile in tiles]
            for space, tiles in zip(SPACES, player.spaces, strict=True)
        },
    }


def hash_into(helios: Helios, digest: Digest64) -> None:
    """Feed the hash the same data; what follows from the rest is left out."""
    digest.word(helios.components.digest)
    digest.word(helios.layout.name)
    digest.word(helios.first_option)
    digest.number(helios.round_number)
    digest.number(helios.phase)
    digest.number(helios.first)
    digest.number(helios.display)
    for symbol in range(len(SYMBOLS)):
        digest.row(helios.columns[symbol])
        digest.numbers(helios.piles[symbol])
        digest.numbers(helios.discards[symbol])
    digest.numbers(helios.shown)
    digest.numbers(helios.stacks)
    digest.numbers(helios.additional)
    digest.numbers(helios.removed)
    digest.numbers(helios.specials)
    for me in helios.players:
        _hash_player(me, digest)


def _hash_player(me: HeliosPlayer, digest: Digest64) -> None:
    tiles = me.tiles
    digest.number(tiles)
    digest.number(me.temples)
    # A number for each tile: there are few of them, and sixty fields.
    while tiles:
        lowest = tiles & -tiles
        tiles ^= lowest
        field = lowest.bit_length() - 1
        digest.number(me.kinds[field] * CODES + me.cubes[field])
    digest.number(me.sun)
    digest.number(me.anchor)
    digest.number(me.lap)
    digest.number(me.best)
    digest.number(me.orbit_turn)
    digest.number(me.track)
    digest.number(me.mana)
    digest.number(me.built)
    digest.number(me.characters)
    digest.number(me.active)
    for lying in me.spaces:
        digest.row(lying)


def _counts(names: list[str], numbers: list[int]) -> dict[str, int]:
    return dict(zip(names, numbers, strict=True))


def _by_symbol(piles: list[list[int]]) -> dict[str, dict[str, int]]:
    return {symbol: _counts(TILE_COLOURS, pile) for symbol, pile in zip(SYMBOLS, piles, strict=True)}


def _names(names: list[str], mask: int) -> list[str]:
    return [names[place] for place in fields_of(mask)]


def restore(helios: Helios, saved: Reader) -> None:
    """Fill a new position with what ``describe`` returned."""
    helios.round_number = saved["round"].integer(0, 4)
    helios.phase = saved["phase"].one_of(PHASES)
    helios.first = saved["starting_player"].integer(0, helios.seats - 1)
    for symbol, name in enumerate(SYMBOLS):
        helios.columns[symbol] = tuple(item.one_of(TILE_COLOURS) for item in saved["columns"][name].items())
        helios.piles[symbol] = _read_counts(TILE_COLOURS, saved["piles"][name])
        helios.discards[symbol] = _read_counts(TILE_COLOURS, saved["discards"][name])
    land = saved["land"]
    for place, stack in enumerate(STACKS):
        shown = land["display"][stack]
        helios.shown[place] = NO_TILE if shown.value is None else shown.one_of(MATERIALS)
    helios.stacks[:] = _read_counts(MATERIALS, land["stacks"])
    helios.additional[:] = _read_counts(MATERIALS, land["additional"])
    helios.removed[:] = _read_counts(MATERIALS, land["removed"])
    helios.specials[:] = _read_counts(SPECIALS, saved["special_tiles"])
    helios.display = _read_names(CHARACTERS, saved["characters"])
    boards = saved["players"].items()
    if len(boards) != helios.seats:
        raise saved["players"].wrong("entries", number=helios.seats)
    for player, board in zip(helios.players, boards, strict=True):
        _restore_player(player, board)


def _restore_player(player: HeliosPlayer, saved: Reader) -> None:
    for name in saved["fields"].keys():
        tile = saved["fields"][name]
        field = _read_field(player, Reader(name, tile.path))
        player.cover(field, tile["tile"].one_of(TILE_KINDS))
        colours = [cube.one_of(MATERIALS) for cube in tile["cubes"].items()]
        if len(colours) > 2:
            raise tile["cubes"].wrong("too-many", id="HEL-LAND-10")
        player.cubes[field] = cube_code(colours)
        for colour in colours:
            player.two |= player.one & BIT[field]
            player.one |= BIT[field]
            player.held[colour] += 1
            player.owned |= BIT[colour]
            player.stock += 1
        if tile["temple"].boolean():
            player.temples |= BIT[field]
    sun = saved["sun"]
    player.sun = _read_field(player, sun["field"])
    player.anchor = _read_field(player, sun["anchor"])
    player.lap = sun["lap"].integer(-9, 99)
    player.best = sun["best_lap"].integer(0, 99)
    player.orbit_turn = sun["orbit_turn"].integer(0)
    player.track = saved["sun_track"].integer(1, 99)
    player.mana = saved["mana"].integer(0)
    player.built = _read_names(BUILDINGS, saved["buildings"])
    for each in saved["characters"].items():
        bit = BIT[each["name"].one_of(CHARACTERS)]
        player.characters |= bit
        if each["active"].boolean():
            player.active |= bit
    for space, name in enumerate(SPACES):
        player.spaces[space] = tuple(
            tile["symbol"].one_of(SYMBOLS) * 4 + tile["colour"].one_of(TILE_COLOURS)
            for tile in saved["action_tiles"][name].items()
        )


def _read_field(player: HeliosPlayer, saved: Reader) -> int:
    field = saved.one_of(FIELD_NAMES)
    if not player.layout.board & BIT[field]:
        raise saved.wrong("off-board", place=str(saved.value), board=player.layout.name)
    return field


def _read_counts(names: list[str], saved: Reader) -> list[int]:
    return [saved[name].integer(0, 99) for name in names]


def _read_names(names: list[str], saved: Reader) -> int:
    return mask_of([item.one_of(names) for item in saved.items()])
