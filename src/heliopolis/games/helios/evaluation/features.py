"""A position of Helios in numbers, for learning agents; docs/research/observations.md lists them."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.evaluation.estimate import turns_left
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
from heliopolis.games.helios.position.coast import GRID, LAYERS, SIDE
from heliopolis.games.helios.position.components import UNLIMITED_SUN
from heliopolis.games.helios.position.saving import PHASES
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.position.tiles import CONTENTS
from heliopolis.games.helios.rules.replenish import COLUMN_LENGTH
from heliopolis.games.helios.rules.scoring import ending
from heliopolis.games.helios.rules.setup import rounds
from heliopolis.kernel.encoding import FeatureSpec, Sheet, Unit, mark_one, mark_set

MOST_SEATS: Final = 4
KINDS: Final = len(TILE_KINDS)
COLOURS: Final = len(MATERIALS)
TILES: Final = len(SYMBOLS) * len(TILE_COLOURS)

BY_2: Final = Unit(2)
BY_4: Final = Unit(4)
BY_10: Final = Unit(10)
BY_18: Final = Unit(18)
BY_100: Final = Unit(100)

# Of each field of a board: the kind of its tile, its cubes by colour, then these three.
TEMPLE_HERE: Final = KINDS + COLOURS
SUN_HERE: Final = TEMPLE_HERE + 1
ANCHOR_HERE: Final = TEMPLE_HERE + 2
PER_FIELD: Final = TEMPLE_HERE + 3
PER_BOARD: Final = SIDE * SIDE * PER_FIELD

GOODS_LABELS: Final = (
    "in the game", "points /100", "final scoring now /100", "lap /4", "highest lap /4", "orbit paid this turn",
    "sun track of its end", "unlimited sun", "mana /10", "cubes /10", "action turns left /18", "dragon",
)  # fmt: skip

SPEC: Final = FeatureSpec()
"""The same for every number of players and every layout: what is not there is 0."""
BOARDS: Final = SPEC.add(
    "boards",
    (MOST_SEATS, SIDE, SIDE, PER_FIELD),
    "for each seat, the observer first, and each field q,r at [r + 4, q + 4]: kind of tile, cubes by colour "
    "(½ each), temple, sun, tile at the sun's right hand",
    [*TILE_KINDS, *(f"{colour} cubes /2" for colour in MATERIALS), "temple", "sun", "anchor"],
)
GOODS: Final = SPEC.add("goods", (MOST_SEATS, len(GOODS_LABELS)), "what each seat has", GOODS_LABELS)
ACTION_TILES: Final = SPEC.add(
    "action_tiles",
    (MOST_SEATS, len(SPACES), TILES),
    "the action tiles under each space, how many /4",
    [f"{symbol} {colour}" for symbol in SYMBOLS for colour in TILE_COLOURS],
)
BUILT: Final = SPEC.add("buildings", (MOST_SEATS, len(BUILDINGS)), "what each seat has built", BUILDINGS)
OWNED: Final = SPEC.add("characters", (MOST_SEATS, len(CHARACTERS)), "the characters of each seat", CHARACTERS)
ACTIVE: Final = SPEC.add("active_characters", (MOST_SEATS, len(CHARACTERS)), "those that are active", CHARACTERS)
PLAYERS: Final = SPEC.add("players", (MOST_SEATS,), "how many play", ["1", "2", "3", "4"])
ASKED: Final = SPEC.add("asked", (MOST_SEATS,), "who is asked, counted from the observer")
TURN: Final = SPEC.add("turn", (MOST_SEATS,), "whose turn it is, counted from the observer")
PHASE: Final = SPEC.add("phase", (len(PHASES),), "the phase", PHASES)
ROUND: Final = SPEC.add("round", (1,), "the round as a part of all rounds")
COLUMNS: Final = SPEC.add(
    "columns",
    (len(SYMBOLS), COLUMN_LENGTH, len(TILE_COLOURS)),
    "the action tiles of each column, the lowest, which is the one to take, first",
    TILE_COLOURS,
)
PILES: Final = SPEC.add("piles", (len(SYMBOLS), len(TILE_COLOURS)), "face-down action tiles /4", TILE_COLOURS)
DISCARDS: Final = SPEC.add("discards", (len(SYMBOLS), len(TILE_COLOURS)), "discarded action tiles /4", TILE_COLOURS)
SHOWN: Final = SPEC.add("shown", (len(STACKS), COLOURS), "the face-up land tile of each stack", MATERIALS)
LAND: Final = SPEC.add(
    "land", (3, COLOURS), "land tiles in the stacks, in the additional stack, out of the game, /4", MATERIALS
)
SPECIAL: Final = SPEC.add("specials", (len(SPECIALS),), "special tiles left /2", SPECIALS)
DISPLAY: Final = SPEC.add("display", (len(CHARACTERS),), "characters that can be bought", CHARACTERS)
LAYOUT: Final = SPEC.add("layout", (SIDE, SIDE, len(LAYERS)), "the fields of the layout, placed as on boards", LAYERS)


def write(helios: Helios, seat: int, sheet: Sheet) -> None:
    """Write the board of the seat, those of the others in turn order, then what all share."""
    for place in range(helios.seats):
        write_board(sheet, place, helios, (seat + place) % helios.seats)
    write_common(sheet, helios, seat)


def write_board(sheet: Sheet, place: int, helios: Helios, seat: int) -> None:
    """Write down a board and its goods."""
    me = helios.players[seat]
    start = BOARDS + place * PER_BOARD
    tiles = me.tiles
    while tiles:
        lowest = tiles & -tiles
        tiles ^= lowest
        field = lowest.bit_length() - 1
        here = start + GRID[field] * PER_FIELD
        sheet.mark(here + me.kinds[field])
        cubes = CONTENTS[me.cubes[field]]
        if len(cubes) == 1:
            sheet.part(here + KINDS + cubes[0], 1, BY_2)
        elif len(cubes) == 2:
            if cubes[0] == cubes[1]:
                sheet.mark(here + KINDS + cubes[0])
            else:
                sheet.part(here + KINDS + cubes[0], 1, BY_2)
                sheet.part(here + KINDS + cubes[1], 1, BY_2)
        if me.temples & lowest:
            sheet.mark(here + TEMPLE_HERE)
    sheet.mark(start + GRID[me.sun] * PER_FIELD + SUN_HERE)
    sheet.mark(start + GRID[me.anchor] * PER_FIELD + ANCHOR_HERE)
    start = GOODS + place * len(GOODS_LABELS)
    sheet.mark(start)
    sheet.part(start + 1, helios.scored(seat), BY_100)
    if helios.todo:
        sheet.part(start + 2, ending(helios, seat), BY_100)
    sheet.part(start + 3, me.lap, BY_4)
    sheet.part(start + 4, me.best, BY_4)
    if me.orbit_turn == helios.turn:
        sheet.mark(start + 5)
    sheet.put(start + 6, me.track / helios.components.track_end)
    if helios.has(seat, UNLIMITED_SUN):
        sheet.mark(start + 7)
    sheet.part(start + 8, me.mana, BY_10)
    sheet.part(start + 9, me.stock, BY_10)
    sheet.part(start + 10, turns_left(helios, seat), BY_18)
    if helios.first == seat:
        sheet.mark(start + 11)
    start = ACTION_TILES + place * len(SPACES) * TILES
    for lying in me.spaces:
        for number in range(len(lying)):
            tile = lying[number]
            if lying.index(tile) == number:
                sheet.part(start + tile, lying.count(tile), BY_4)
        start += TILES
    mark_set(sheet, BUILT + place * len(BUILDINGS), me.built)
    mark_set(sheet, OWNED + place * len(CHARACTERS), me.characters)
    mark_set(sheet, ACTIVE + place * len(CHARACTERS), me.active)


def write_common(sheet: Sheet, helios: Helios, seat: int) -> None:
    """Write what all share: who is asked, the displays and stacks, and the fields of the layout."""
    seats = helios.seats
    sheet.mark(PLAYERS + seats - 1)
    asked = helios.seat()
    if asked >= 0:
        sheet.mark(ASKED + (asked - seat) % seats)
    if helios.turn_seat >= 0:
        sheet.mark(TURN + (helios.turn_seat - seat) % seats)
    sheet.mark(PHASE + helios.phase)
    sheet.put(ROUND, helios.round_number / rounds(seats))
    for symbol in range(len(SYMBOLS)):
        place = COLUMNS + symbol * COLUMN_LENGTH * len(TILE_COLOURS)
        column = helios.columns[symbol]
        for height in range(len(column) - 1, -1, -1):
            sheet.mark(place + column[height])
            place += len(TILE_COLOURS)
        sheet.parts(PILES + symbol * len(TILE_COLOURS), helios.piles[symbol], BY_4)
        sheet.parts(DISCARDS + symbol * len(TILE_COLOURS), helios.discards[symbol], BY_4)
    for stack in range(len(STACKS)):
        mark_one(sheet, SHOWN + stack * COLOURS, helios.shown[stack])
    sheet.parts(LAND, helios.stacks, BY_4)
    sheet.parts(LAND + COLOURS, helios.additional, BY_4)
    sheet.parts(LAND + 2 * COLOURS, helios.removed, BY_4)
    sheet.parts(SPECIAL, helios.specials, BY_2)
    mark_set(sheet, DISPLAY, helios.display)
    sheet.stamp(LAYOUT, helios.layout.layers)


def essence(helios: Helios, saved: dict[str, object]) -> dict[str, object]:
    """Return the saved position without what cannot affect play.

    Who was to begin is over once someone did. The turn of an orbit counts only if it is this one, and tiles under a
    space, which are discarded together, lie in no order.
    """
    options = saved["options"]
    boards = saved["players"]
    assert isinstance(options, dict)
    assert isinstance(boards, list)
    del options["first"]
    for seat, board in enumerate(boards):
        me = helios.players[seat]
        board["sun"]["orbit_turn"] = me.orbit_turn == helios.turn
        board["action_tiles"] = [sorted(tiles) for tiles in me.spaces]
    return saved
