"""What a seat of Helios ends with, by played games: a fitted sum of what it has and of what is left to play."""

from __future__ import annotations

import math
from typing import Final

from heliopolis.games.helios.evaluation.estimate import (
    CLOCKWISE,
    GROWN,
    SET,
    HeliosOutlook,
    characters_worth,
    cubes_worth,
    special_growth,
    sun_worth,
)
from heliopolis.games.helios.evaluation.weights import WEIGHTS
from heliopolis.games.helios.position.choices import BUILDINGS, CHARACTERS
from heliopolis.games.helios.position.coast import count
from heliopolis.games.helios.position.components import UNLIMITED_SUN
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.scoring import worth
from heliopolis.games.helios.rules.turn import TakeTile
from heliopolis.kernel.step import BIT

TURNS: Final = 16
"""The turns of a game, in which the turns to come are measured."""
EVER: Final = 99
"""What means promise is counted for the rest of the game."""


def forecast(helios: Helios, seat: int) -> float:
    """Return the points the seat has and would get if the game ended now, and what it is likely to get besides."""
    if not helios.todo:
        return float(sum(helios.points[seat]))
    points, left, found = signs(helios, seat)
    return weighed(points, left, found)


def weighed(points: float, left: float, found: list[float]) -> float:
    """Return the points so far and what the signs promise besides."""
    for place, (_, now, later) in enumerate(WEIGHTS):
        points += found[place] * (now + left * later)
    return points


def signs(helios: Helios, seat: int) -> tuple[float, float, list[float]]:
    """Return the points so far, how much of the game is left, and the other signs of ``WEIGHTS``."""
    outlook = HeliosOutlook(helios, seat, EVER)
    points = float(sum(helios.points[seat])) + outlook.points
    for given in worth(helios, seat):
        points += given
    turns = outlook.turns
    if helios.seat() == seat and isinstance(helios.todo[-1], TakeTile):
        # The turn that is about to begin is still to come.
        turns += 1
    me = outlook.me
    idle = me.characters & ~outlook.active
    sets = 0.0
    for space in me.spaces:
        sets += SET[len(space)]
    found = [
        1.0,
        float(outlook.stock),
        math.sqrt(max(0.0, float(outlook.stock))),
        float(count(me.owned)),
        float(count(me.tiles)),
        float(count(me.temples)),
        float(outlook.track),
        float(outlook.mana),
        float(count(idle)),
        sets,
        me.lap + CLOCKWISE[me.sun] - me.best,
        characters_worth(outlook),
        cubes_worth(outlook),
        sun_worth(outlook) if outlook.turns else 0.0,
        special_growth(outlook) if outlook.turns else 0.0,
        float(outlook.phases),
        float(outlook.phases * outlook.stock),
        *light_signs(outlook),
    ]
    found += [1.0 if outlook.built & BIT[building] else 0.0 for building in range(len(BUILDINGS))]
    found += [1.0 if outlook.active & BIT[character] else 0.0 for character in range(len(CHARACTERS))]
    found += [1.0 if idle & BIT[character] else 0.0 for character in range(len(CHARACTERS))]
    return points, turns / TURNS, found


def light_signs(outlook: HeliosOutlook) -> list[float]:
    """Return what the fields around the land promise to the sun, and whether it gets there."""
    me = outlook.me
    light, near = outlook.light(), me.layout.near
    land = me.tiles & ~me.temples
    coast = me.beside & ~me.tiles
    best, temples, everything, fields = 0.0, 0.0, 0.0, 0
    while coast:
        lowest = coast & -coast
        coast ^= lowest
        field = lowest.bit_length() - 1
        ways = near[field] & ~me.tiles
        # The sun enters neither a dead end nor a hole, with the Power Plant neither.
        if ways & (ways - 1) == 0:
            continue
        here = light[field] + GROWN * count(near[field] & land)
        best = max(best, here)
        temples = max(temples, light[field])
        everything += here
        fields += 1
    mean = everything / fields if fields else 0.0
    reach = min(1.0, outlook.track / fields) if fields else 0.0
    unlimited = 1.0 if outlook.has(UNLIMITED_SUN) else 0.0
    return [best, mean, temples, reach, reach * best, unlimited, unlimited * best]
