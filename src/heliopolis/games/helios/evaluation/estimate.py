"""Where a position of Helios is going, for bots: an estimate of the final score in points."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.position.choices import SPECIALS
from heliopolis.games.helios.position.coast import PLACES, count
from heliopolis.games.helios.position.components import (
    BY_TREASURE,
    LIT_TEMPLE_POINTS,
    ORBIT_POINTS,
    SECOND_CUBE,
    TEMPLE_COST,
    UNLIMITED_SUN,
    Character,
)
from heliopolis.games.helios.position.state import Helios, HeliosPlayer
from heliopolis.games.helios.position.tiles import FIRST_SPECIAL
from heliopolis.games.helios.rules.actions import BonusAction, RaiseBuilding
from heliopolis.games.helios.rules.characters import Activate, CharacterTurn
from heliopolis.games.helios.rules.city import DrawLand, PlaceTemple
from heliopolis.games.helios.rules.land import PlaceLand
from heliopolis.games.helios.rules.payment import PayCubes
from heliopolis.games.helios.rules.scoring import character_count, ending
from heliopolis.games.helios.rules.setup import ACTIONS, CHARACTER_PHASE, SETUP, rounds
from heliopolis.games.helios.rules.turn import Turns, turns_a_round
from heliopolis.kernel.step import BIT, Step

EMPTY_FIELDS: Final = SPECIALS.index("empty_fields")
CREATED_TILES: Final = SPECIALS.index("created_tiles")
TEMPLES: Final = SPECIALS.index("temples")

HORIZON: Final = 3
"""The most turns for which the use of a means is counted: further off, plans change."""

# How a turn is likely to be spent: a third of the tiles is of each symbol, bonus actions come on top.
SUN_SHARE: Final = 0.34
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
"""What each number of action tiles under one space promises: the fourth brings a bonus action, then they are gone."""
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
CHARACTER_CUBES: Final = 3.0
"""The cubes that a character takes."""
TWO_CHARACTERS: Final = 4
"""Enough mana for two characters."""
MANA_GROWTH: Final = 0.25
"""The mana a turn brings."""
SUN_STEP: Final = 0.2
"""Points for each turn left of a step on the sun track."""
BUILD_OVER: Final = 0.06
"""The chance each turn that an empty field beside a special tile is built over."""
TEMPLE_NEAR: Final = 0.02
"""The chance each turn that a tile beside a Temples tile gets a temple."""

# What each count of a character grows by in a turn, in the order of ``SCORES``.
GROWTH: Final[list[float]] = [0.4, 0.06, 0.12, 0.08, 0.0, 0.35, 0.2, 0.0]


def _clockwise() -> list[float]:
    """Return for each field the part of a round done there, seen from the centre: 0 in the north, 0.5 in the south."""
    parts = [0.0]
    radius, place = 1, 0
    while len(parts) < len(PLACES):
        parts.append(place / (6 * radius))
        place += 1
        if place == 6 * radius:
            radius, place = radius + 1, 0
    return parts


CLOCKWISE: Final[list[float]] = _clockwise()


class HeliosOutlook:
    """The means of a seat, where what its open turn has begun counts as done.

    So a building that is half paid is not worse than none, and a search does not turn away from it.
    """

    def __init__(self, helios: Helios, seat: int, horizon: int = HORIZON) -> None:
        me = helios.players[seat]
        self.helios: Final = helios
        self.seat: Final = seat
        self.me: Final = me
        self.turns: Final = min(horizon, turns_left(helios, seat))
        self.phases: Final = phases_left(helios, seat)
        self.moves: Final = self.turns * SUN_SHARE
        self.points = 0.0
        self.built = me.built
        self.active = me.active
        self.track = me.track
        self.mana = me.mana
        self.stock = me.stock
        todo: list[Step[Helios]] = helios.todo
        for step in reversed(todo):
            if step.ends_turn():
                break
            self.foresee(step)

    def foresee(self, step: Step[Helios]) -> None:
        """Count a step on the stack as done."""
        values = self.helios.components
        if isinstance(step, PayCubes):
            self.stock -= step.due
        elif isinstance(step, RaiseBuilding):
            building = values.buildings[step.building]
            self.built |= BIT[step.building]
            self.points += building.points
            self.gain(building.sun, building.mana)
        elif isinstance(step, Activate):
            character = values.characters[step.character]
            self.active |= BIT[step.character]
            self.points += character.amount * character_count(self.helios, self.seat, character.by)
            self.gain(character.sun, character.mana)
        elif isinstance(step, PlaceTemple):
            self.points += TEMPLE * self.moves
            self.gain(0, count(self.me.temples) + 1)
        elif isinstance(step, PlaceLand):
            self.points += LAND
        elif isinstance(step, DrawLand):
            self.points += 2 * (LAND + CUBE)
        elif isinstance(step, BonusAction):
            self.points += ACTION

    def gain(self, sun: int, mana: int) -> None:
        """Add sun steps and mana, which is worth points at the end."""
        self.track += sun
        self.mana += mana
        self.points += mana * self.helios.components.mana_points

    def has(self, function: int) -> bool:
        """Return whether a building with that function is built or begun."""
        return self.built & self.helios.components.having[function] != 0

    def light(self) -> SunLight:
        """Return what the fields round the land promise to the sun.

        It is worked out once for each land with its temples, kept with the player, and goes to copies.
        """
        me = self.me
        each = 1 + (self.helios.components.amounts[LIT_TEMPLE_POINTS] if self.has(LIT_TEMPLE_POINTS) else 0)
        known = me.light_found
        if isinstance(known, SunLight) and (known.tiles, known.temples, known.each) == (me.tiles, me.temples, each):
            return known
        found = SunLight(me, each)
        me.light_found = found
        return found


class SunLight:
    """What the sun would light on the fields that it can rest on: those beside the land that are no dead ends."""

    def __init__(self, me: HeliosPlayer, each: int) -> None:
        near, tiles, temples = me.layout.near, me.tiles, me.temples
        self.tiles: Final = tiles
        self.temples: Final = temples
        self.each: Final = each
        """What a temple scores, besides a point for each tile next to it."""
        land = tiles & ~temples
        coast = me.beside & ~tiles
        best, brightest, everything, fields = 0.0, 0.0, 0.0, 0
        while coast:
            lowest = coast & -coast
            coast ^= lowest
            around = near[lowest.bit_length() - 1]
            ways = around & ~tiles
            # The sun enters neither a dead end nor a hole, with the Power Plant neither.
            if ways & (ways - 1) == 0:
                continue
            points = 0
            lit = around & temples
            while lit:
                temple = lit & -lit
                lit ^= temple
                points += each + count(near[temple.bit_length() - 1] & tiles)
            light = float(points)
            here = light + GROWN * count(around & land)
            everything += here
            fields += 1
            best = max(best, here)
            brightest = max(brightest, light)
        self.best: Final = best
        """The most that a field promises, temples and cubes."""
        self.brightest: Final = brightest
        """The most that temples score on a field."""
        self.everything: Final = everything
        """The sum over all fields."""
        self.fields: Final = fields


def evaluate(helios: Helios, seat: int) -> float:
    """Return the points the seat has and would get if the game ended now, and what its means promise in some turns."""
    total = float(helios.scored(seat))
    if not helios.todo:
        return total
    total += ending(helios, seat)
    outlook = HeliosOutlook(helios, seat)
    total += outlook.points + cubes_worth(outlook) + characters_worth(outlook)
    if outlook.turns:
        total += sun_worth(outlook) + special_growth(outlook)
        if outlook.has(TEMPLE_COST):
            total += CITADEL * outlook.turns
        for tiles in outlook.me.spaces:
            if len(tiles) + outlook.turns >= 4:
                total += SET[len(tiles)]
    return total


def turns_left(helios: Helios, seat: int) -> int:
    """Return how many action turns the seat still has after the open one."""
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
    """Return how many times the seat can still buy and activate characters, the open phase included."""
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


def cubes_worth(outlook: HeliosOutlook) -> float:
    """Return what the cubes can buy: the more there are for the same number of purchases, the less each is worth."""
    uses = outlook.turns * CONSTRUCT_SHARE * CUBES_USED
    if outlook.phases:
        uses += CHARACTER_CUBES
    if uses == 0.0 or outlook.stock <= 0:
        return 0.0
    colours = COLOUR * min(1.0, uses / CHARACTER_CUBES) * count(outlook.me.owned)
    return CUBE * outlook.stock * uses / (outlook.stock + uses) + colours


def sun_worth(outlook: HeliosOutlook) -> float:
    """Return what the moves of the sun to come will bring: light on temples and land, and orbits.

    A sun that goes all the way round finds the best field every time, a slow one takes what is near.
    """
    me = outlook.me
    values = outlook.helios.components
    unlimited = outlook.has(UNLIMITED_SUN)
    light = outlook.light()
    best, everything, fields = light.best, light.everything, light.fields
    if fields == 0:
        return 0.0
    second_cubes = WAREHOUSE if outlook.has(SECOND_CUBE) else 0.0
    if unlimited:
        return outlook.moves * (best + second_cubes)
    orbit = values.amounts[ORBIT_POINTS] if outlook.has(ORBIT_POINTS) else values.orbit_points
    reach = min(1.0, outlook.track / fields)
    each = reach * (best + orbit) + (1.0 - reach) * min(best, NEAR_MEAN * everything / fields) + second_cubes
    done = me.lap + CLOCKWISE[me.sun] - me.best
    return outlook.moves * each + min(1.0, outlook.moves) * PROGRESS * orbit * done


def special_growth(outlook: HeliosOutlook) -> float:
    """Return what the special tiles may still gain or lose while the land around them changes."""
    me = outlook.me
    points = outlook.helios.components.special_points
    total = 0.0
    tiles = me.special
    while tiles:
        tile = tiles & -tiles
        tiles ^= tile
        field = tile.bit_length() - 1
        kind = me.kinds[field] - FIRST_SPECIAL
        around = me.layout.near[field]
        if kind == TEMPLES:
            total += points[kind] * TEMPLE_NEAR * count((around | tile) & me.tiles & ~me.temples)
        elif kind == CREATED_TILES:
            total += points[kind] * BUILD_OVER * count(around & me.layout.light & ~me.tiles)
        elif kind == EMPTY_FIELDS:
            total -= points[kind] * BUILD_OVER * count(around & me.layout.light & ~me.tiles)
    return total * outlook.turns


def characters_worth(outlook: HeliosOutlook) -> float:
    """Return what active characters will grow by, and what those in hand or within reach may bring."""
    helios, turns, mana = outlook.helios, outlook.turns, outlook.mana
    idle = outlook.me.characters & ~outlook.active
    wanted = idle | helios.display if outlook.phases else 0
    total, best, second = 0.0, 0.0, 0.0
    for place, character in enumerate(helios.components.characters):
        if outlook.active & BIT[place]:
            total += character.amount * GROWTH[character.by] * turns
        elif wanted & BIT[place]:
            worth = character_worth(outlook, character)
            if worth <= 0.0:
                continue
            if idle & BIT[place]:
                total += ACTIVATE * worth
                continue
            worth = BUY * (worth - character.price) * min(1.0, (mana + MANA_GROWTH * turns) / max(1, character.price))
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
    return total + best + (second / 2 if mana >= TWO_CHARACTERS else 0.0)


def character_worth(outlook: HeliosOutlook, character: Character) -> float:
    """Return what a character would bring at the end if it were activated, less the cubes that takes."""
    cubes = len(character.cost.slots)
    if outlook.turns == 0 and outlook.stock < cubes:
        return 0.0
    number = character_count(outlook.helios, outlook.seat, character.by)
    if character.by == BY_TREASURE:
        # The cubes of the price are not there any more to be counted.
        number -= min(outlook.stock, cubes)
    growth = outlook.turns * (character.amount * GROWTH[character.by] + SUN_STEP * character.sun)
    return character.amount * number + growth + character.mana - CUBE * cubes
