"""Where a position of Helios is going, for bots: an estimate of the final score in points."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.characters import Activate, CharacterTurn
from heliopolis.games.helios.coast import PLACES, count
from heliopolis.games.helios.components import (
    LIT_TEMPLE_POINTS,
    ORBIT_POINTS,
    SECOND_CUBE,
    TEMPLE_COST,
    UNLIMITED_SUN,
)
from heliopolis.games.helios.construct import DrawLand, PlaceTemple, RaiseBuilding
from heliopolis.games.helios.land import PlaceTile
from heliopolis.games.helios.payment import Pay
from heliopolis.games.helios.scoring import character_count, final_points
from heliopolis.games.helios.setup import ACTIONS, CHARACTER_PHASE, SETUP, rounds
from heliopolis.games.helios.state import Helios, Player
from heliopolis.games.helios.tiles import FIRST_SPECIAL
from heliopolis.games.helios.turn import BonusAction, Turns, turns_a_round
from heliopolis.kernel.step import BIT

# How a turn is likely to be spent: a third of the tiles is of each symbol, bonus actions come on top.
SUN_SHARE: Final = 0.42
CONSTRUCT_SHARE: Final = 0.4

CUBE: Final = 1.5
"""A cube that will be spent: a building or temple of two cubes is worth some points more than its cubes."""
CUBES_USED: Final = 1.8
"""The cubes that a construct action takes."""
COLOUR: Final = 0.5
"""A colour of which there is a cube: prices that ask for it are not doubled."""
GROWN: Final = 0.8
"""A cube that light may bring: less than one in hand, as the tile may still have its old one."""
LAND: Final = 2.0
"""A tile that is yet to be placed, besides its cube."""
ACTION: Final = 4.0
"""A bonus action that is yet to be taken."""
SET: Final[list[float]] = [0.0, 0.3, 0.9, 2.0, 0.0]
"""What so many action tiles under one space promise: the fourth brings a bonus action, then they are gone."""
NEAR_MEAN: Final = 1.4
"""A short move of the sun still has a few fields to choose from, so it does better than the mean field."""
PROGRESS: Final = 0.6
"""How much of an orbit's points the part of it that is done counts."""
CITADEL: Final = 0.4
"""Points for each turn left: temples that cost two or three cubes less."""
WAREHOUSE: Final = 1.0
"""Points for each move of the sun left: about one cube more."""
TEMPLE: Final = 2.0
"""Points for each move of the sun left of a temple whose tile is yet to be chosen."""
BUY: Final = 0.6
"""The chance that a character on display is bought, if there is mana for it: others want it too."""
ACTIVATE: Final = 0.85
"""The chance that cubes are found for a character in hand."""
BUILD_OVER: Final = 0.06
"""The chance each turn that an empty field beside a special tile is built over."""
TEMPLE_NEAR: Final = 0.02
"""The chance each turn that a tile beside a Temples tile gets a temple."""

# What each count of a character grows by in a turn.
GROWTH: Final[dict[str, float]] = {
    "constructions": 0.4,
    "special_tiles": 0.06,
    "edges": 0.12,
    "land_colours": 0.08,
    "once": 0.0,
    "tiles": 0.35,
    "sun_track": 0.2,
    "treasure": 0.0,
}


def _clockwise() -> list[float]:
    """For each field the part of a round that is done there, seen from the centre: 0 in the north, 0.5 in the south."""
    parts = [0.0]
    radius, place = 1, 0
    while len(parts) < len(PLACES):
        parts.append(place / (6 * radius))
        place += 1
        if place == 6 * radius:
            radius, place = radius + 1, 0
    return parts


CLOCKWISE: Final[list[float]] = _clockwise()


def evaluate(helios: Helios, seat: int) -> float:
    """The points the seat has and would get if the game ended now, and what its means promise."""
    total = float(sum(helios.points[seat]))
    if not helios.todo:
        return total
    for _, points in final_points(helios, seat):
        total += points
    turns = turns_left(helios, seat)
    phases = phases_left(helios, seat)
    me = helios.players[seat]
    moves = turns * SUN_SHARE
    built, active, track, mana, stock = me.built, me.active, me.track, me.mana, me.stock
    values = helios.components
    # What the open turn has begun counts as done, so that a half-paid building is not worse than none.
    for step in reversed(helios.todo):
        if isinstance(step, Pay):
            if step.player == seat:
                stock -= step.due
        elif isinstance(step, RaiseBuilding):
            building = values.buildings[step.building]
            built |= BIT[step.building]
            track += building.sun
            mana += building.mana
            total += building.points + building.mana * values.mana_points
        elif isinstance(step, Activate):
            character = values.characters[step.character]
            active |= BIT[step.character]
            track += character.sun
            mana += character.mana
            total += character.amount * character_count(helios, seat, character.scores) + character.mana
        elif isinstance(step, PlaceTemple):
            total += TEMPLE * moves + count(me.temples) + 1
        elif isinstance(step, PlaceTile):
            total += LAND
        elif isinstance(step, DrawLand):
            total += 2 * (LAND + CUBE)
        elif isinstance(step, BonusAction):
            total += ACTION
        elif step.ends_turn():
            break
    if turns:
        total += moves * sun_worth(helios, me, built, track)
        if not built & values.having[UNLIMITED_SUN]:
            orbit = values.amounts[ORBIT_POINTS] if built & values.having[ORBIT_POINTS] else values.orbit_points
            total += PROGRESS * min(1.0, moves) * orbit * (me.lap + CLOCKWISE[me.sun] - me.best)
        if built & values.having[TEMPLE_COST]:
            total += CITADEL * turns
        if built & values.having[SECOND_CUBE]:
            total += WAREHOUSE * moves
        for tiles in me.spaces:
            if len(tiles) + turns >= 4:
                total += SET[len(tiles)]
        total += special_growth(me, turns, values.special_points)
    uses = turns * CONSTRUCT_SHARE * CUBES_USED
    idle = me.characters & ~active
    if phases:
        uses += 3.0
    if uses and stock > 0:
        total += CUBE * stock * uses / (stock + uses) + COLOUR * min(1.0, uses / 3) * count(me.owned)
    total += characters_worth(helios, seat, turns, phases, idle, active, mana, stock)
    return total


def turns_left(helios: Helios, seat: int) -> int:
    """How many action turns the seat still has after the open one."""
    seats = helios.seats
    each = turns_a_round(seats)
    left = (rounds(seats) - helios.round_number) * each
    if helios.phase == ACTIONS:
        for step in helios.todo:
            if isinstance(step, Turns):
                place = (seat - helios.first) % seats
                left += each - min(each, max(0, (step.done - place + seats - 1) // seats))
                break
    return left


def phases_left(helios: Helios, seat: int) -> int:
    """How many times the seat can still buy and activate characters, the open phase included."""
    left = rounds(helios.seats) - helios.round_number
    if helios.phase == SETUP:
        return left
    if helios.phase == ACTIONS:
        return left + 1
    if helios.phase == CHARACTER_PHASE:
        for step in helios.todo:
            if isinstance(step, CharacterTurn):
                return left + (1 if step.staying & BIT[seat] else 0)
    return left


def sun_worth(helios: Helios, me: Player, built: int, track: int) -> float:
    """What a move of the sun brings on average: light on temples and land, and its part of an orbit.

    A sun that goes all the way round finds the best field every time, a slow one takes what is near.
    """
    values = helios.components
    near = me.layout.near
    tiles, temples = me.tiles, me.temples
    extra = values.amounts[LIT_TEMPLE_POINTS] if built & values.having[LIT_TEMPLE_POINTS] else 0
    unlimited = built & values.having[UNLIMITED_SUN] != 0
    light = [0.0] * me.layout.size
    rest = temples
    while rest:
        bit = rest & -rest
        rest ^= bit
        around = near[bit.bit_length() - 1]
        points = 1 + extra + count(around & tiles)
        around &= ~tiles
        while around:
            lowest = around & -around
            around ^= lowest
            light[lowest.bit_length() - 1] += points
    land = tiles & ~temples
    coast = me.beside & ~tiles
    best, everything, fields = 0.0, 0.0, 0
    while coast:
        lowest = coast & -coast
        coast ^= lowest
        field = lowest.bit_length() - 1
        around = near[field]
        ways = around & ~tiles
        # The sun does not enter a dead end.
        if ways & (ways - 1) == 0 and (ways == 0 or not unlimited):
            continue
        here = light[field] + GROWN * count(around & land)
        everything += here
        fields += 1
        best = max(best, here)
    if fields == 0:
        return 0.0
    if unlimited:
        return best
    orbit = values.amounts[ORBIT_POINTS] if built & values.having[ORBIT_POINTS] else values.orbit_points
    reach = min(1.0, track / fields)
    return reach * (best + orbit) + (1.0 - reach) * min(best, NEAR_MEAN * everything / fields)


def special_growth(me: Player, turns: int, points: list[int]) -> float:
    """What the special tiles may still gain or lose while the land around them changes."""
    total = 0.0
    kinds = me.kinds
    rest = me.tiles
    while rest:
        bit = rest & -rest
        rest ^= bit
        field = bit.bit_length() - 1
        kind = kinds[field] - FIRST_SPECIAL
        if kind < 0:
            continue
        around = me.layout.near[field]
        if kind == 0:
            total -= points[kind] * min(0.5, turns * BUILD_OVER) * count(around & me.layout.light & ~me.tiles)
        elif kind == 1:
            total += points[kind] * min(0.5, turns * BUILD_OVER) * count(around & me.layout.light & ~me.tiles)
        elif kind == 3:
            total += points[kind] * min(0.4, turns * TEMPLE_NEAR) * count((around | bit) & me.tiles & ~me.temples)
    return total


def characters_worth(
    helios: Helios, seat: int, turns: int, phases: int, idle: int, active: int, mana: int, stock: int
) -> float:
    """What active characters will grow by, and what those in hand or within reach may bring."""
    total = 0.0
    best, second = 0.0, 0.0
    for place, character in enumerate(helios.components.characters):
        bit = BIT[place]
        if active & bit:
            total += character.amount * GROWTH[character.scores] * turns
            continue
        if not phases or not (idle | helios.display) & bit:
            continue
        cubes = len(character.cost.slots)
        number = character_count(helios, seat, character.scores) + GROWTH[character.scores] * turns
        if character.scores == "treasure":
            number -= min(float(stock), float(cubes))
        worth = character.amount * number + character.mana - CUBE * cubes + turns * 0.2 * character.sun
        if worth <= 0.0 or (turns == 0 and stock < cubes):
            continue
        if idle & bit:
            total += ACTIVATE * worth
            continue
        worth = BUY * (worth - character.price) * min(1.0, (mana + 0.25 * turns) / character.price)
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return total + best + (0.5 * second if mana > 3 else 0.0)


def features(helios: Helios, seat: int) -> list[float]:
    """The position in numbers, the seat's own board first."""
    return []
