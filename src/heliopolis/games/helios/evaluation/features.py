"""A position of Helios in numbers, for learning agents; docs/environments.md tells what stands where."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.evaluation.estimate import turns_left
from heliopolis.games.helios.position.choices import (
    BUILDINGS,
    CHARACTERS,
    FIELDS_ON_MAP,
    MATERIALS,
    SPECIALS,
    STACKS,
    SYMBOLS,
    TILE_COLOURS,
    TILE_KINDS,
)
from heliopolis.games.helios.position.coast import fields_of
from heliopolis.games.helios.position.components import UNLIMITED_SUN
from heliopolis.games.helios.position.saving import PHASES
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.position.tiles import CONTENTS, NO_TILE
from heliopolis.games.helios.rules.characters import CharacterTurn
from heliopolis.games.helios.rules.cubes import CubeTile
from heliopolis.games.helios.rules.land import PlaceLand
from heliopolis.games.helios.rules.payment import PayCubes
from heliopolis.games.helios.rules.replenish import COLUMN_LENGTH
from heliopolis.games.helios.rules.scoring import final_points
from heliopolis.games.helios.rules.setup import rounds
from heliopolis.kernel.step import BIT, step_name

MOST_SEATS: Final = 4
KINDS: Final = len(TILE_KINDS)
COLOURS: Final = len(MATERIALS)

# Of each field of a board: the kind of its tile, its cubes by colour, then these three.
TEMPLE_HERE: Final = KINDS + COLOURS
SUN_HERE: Final = TEMPLE_HERE + 1
ANCHOR_HERE: Final = TEMPLE_HERE + 2
PER_FIELD: Final = TEMPLE_HERE + 3
GOODS: Final = 15 + len(BUILDINGS) + 2 * len(CHARACTERS)
PER_SEAT: Final = FIELDS_ON_MAP * PER_FIELD + GOODS

QUESTIONS: Final[list[str]] = [
    "StartTile", "StartCube", "TakeTile", "GraySpace", "BonusAction", "TakeLand", "PlaceTile", "BonusCube", "Pay",
    "Construct", "PlaceTemple", "Exchange", "FirstDrawn", "MoveSun", "CharacterTurn", "CubeColour", "CubeTile",
]  # fmt: skip
LAYERS: Final = 6
COMMON: Final = (
    MOST_SEATS * 3
    + 3
    + len(PHASES)
    + len(SYMBOLS) * len(TILE_COLOURS) * (COLUMN_LENGTH + 2)
    + len(STACKS) * COLOURS
    + 3 * COLOURS
    + len(SPECIALS)
    + len(CHARACTERS)
    + len(QUESTIONS)
    + KINDS
    + FIELDS_ON_MAP * LAYERS
)
LENGTH: Final = MOST_SEATS * PER_SEAT + COMMON
"""The same for every number of players and every layout: what is not there is 0."""


def features(helios: Helios, seat: int) -> list[float]:
    """The board of the seat, those of the others in turn order, then what all share."""
    numbers = [0.0] * (MOST_SEATS * PER_SEAT)
    for place in range(helios.seats):
        board(numbers, place * PER_SEAT, helios, (seat + place) % helios.seats)
    numbers += common(helios, seat)
    return numbers


def board(numbers: list[float], start: int, helios: Helios, seat: int) -> None:
    """Write down a board and its goods."""
    me = helios.players[seat]
    for field in fields_of(me.tiles):
        here = start + field * PER_FIELD
        numbers[here + me.kinds[field]] = 1.0
        for colour in CONTENTS[me.cubes[field]]:
            numbers[here + KINDS + colour] += 0.5
        if me.temples & BIT[field]:
            numbers[here + TEMPLE_HERE] = 1.0
    numbers[start + me.sun * PER_FIELD + SUN_HERE] = 1.0
    numbers[start + me.anchor * PER_FIELD + ANCHOR_HERE] = 1.0
    unlimited = helios.has(seat, UNLIMITED_SUN)
    goods = [
        1.0,
        sum(helios.points[seat]) / 100,
        sum(points for _, points in final_points(helios, seat)) / 100 if helios.todo else 0.0,
        me.lap / 4,
        me.best / 4,
        1.0 if me.orbit_turn == helios.turn else 0.0,
        0.0 if unlimited else me.track / helios.components.track_end,
        1.0 if unlimited else 0.0,
        me.mana / 10,
        me.stock / 10,
        turns_left(helios, seat) / 18,
        1.0 if helios.first == seat else 0.0,
    ]
    goods += [len(tiles) / 4 for tiles in me.spaces]
    goods += flags(me.built, len(BUILDINGS)) + flags(me.characters, len(CHARACTERS)) + flags(me.active, len(CHARACTERS))
    place = start + FIELDS_ON_MAP * PER_FIELD
    for number in goods:
        numbers[place] = number
        place += 1


def common(helios: Helios, seat: int) -> list[float]:
    """What all share: who is asked what, the displays and stacks, and the fields of the layout."""
    seats = helios.seats
    numbers = one_of(MOST_SEATS, seats - 1)
    numbers += one_of(MOST_SEATS, (helios.seat() - seat) % seats if helios.seat() >= 0 else -1)
    numbers += one_of(MOST_SEATS, (helios.turn_seat - seat) % seats if helios.turn_seat >= 0 else -1)
    numbers += one_of(len(PHASES), helios.phase)
    numbers.append(helios.round_number / rounds(seats))
    for symbol in range(len(SYMBOLS)):
        column = helios.columns[symbol]
        for height in range(COLUMN_LENGTH):
            # The lowest tile, which is the one to take, stands first.
            numbers += one_of(len(TILE_COLOURS), column[-1 - height] if height < len(column) else -1)
        numbers += [tiles / 4 for tiles in helios.piles[symbol]]
        numbers += [tiles / 4 for tiles in helios.discards[symbol]]
    for kind in helios.shown:
        numbers += one_of(COLOURS, kind if kind != NO_TILE else -1)
    for stack in (helios.stacks, helios.additional, helios.removed):
        numbers += [tiles / 4 for tiles in stack]
    numbers += [tiles / 2 for tiles in helios.specials]
    numbers += flags(helios.display, len(CHARACTERS))
    numbers += question(helios)
    layout = helios.layout
    for layer in (layout.light, layout.ring, layout.gold, layout.cube_fields, layout.mana_fields, layout.edges):
        numbers += flags(layer, FIELDS_ON_MAP)
    return numbers


def question(helios: Helios) -> list[float]:
    """What is asked: its kind, the tile or cube to be placed, the cubes still due, whether a character was bought."""
    kind, due, done = -1, 0, 0
    name = ""
    if helios.todo:
        step = helios.todo[-1]
        name = step_name(type(step))
        if isinstance(step, PlaceLand):
            kind = step.kind
        elif isinstance(step, CubeTile):
            kind = step.colour
        elif isinstance(step, PayCubes):
            due = step.due
        elif isinstance(step, CharacterTurn):
            done = step.done
    numbers = one_of(len(QUESTIONS), QUESTIONS.index(name) if name in QUESTIONS else -1)
    return [*numbers, *one_of(KINDS, kind), due / 6, done / 2]


def one_of(length: int, place: int) -> list[float]:
    """All 0 but for a 1 at the place; a place below 0 is nowhere."""
    numbers = [0.0] * length
    if place >= 0:
        numbers[place] = 1.0
    return numbers


def flags(mask: int, length: int) -> list[float]:
    """A 1 for each member of a set."""
    numbers = [0.0] * length
    for place in fields_of(mask):
        numbers[place] = 1.0
    return numbers
