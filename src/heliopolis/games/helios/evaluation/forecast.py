"""What a seat of Helios ends with, by played games: a fitted sum of what it has and of what is left to play."""

from __future__ import annotations

import math
from typing import Final

from heliopolis.games.helios.evaluation.estimate import (
    CLOCKWISE,
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

TURNS: Final = 16
"""The turns of a game, in which the turns to come are measured."""
NOW: Final[list[float]] = [now for _, now, _ in WEIGHTS]
LATER: Final[list[float]] = [later for _, _, later in WEIGHTS]
EVER: Final = 99
"""What means promise is counted for the rest of the game."""


def forecast(helios: Helios, seat: int) -> float:
    """Return the points the seat has and would get if the game ended now, and what it is likely to get besides."""
    if not helios.todo:
        return float(helios.scored(seat))
    points, left, found, flags = signs(helios, seat)
    return weighed(points, left, found, flags)


def weighed(points: float, left: float, found: list[float], flags: int) -> float:
    """Return the points so far and what the signs promise besides."""
    place = 0
    for sign in found:
        points += sign * (NOW[place] + left * LATER[place])
        place += 1
    while flags:
        lowest = flags & -flags
        flags ^= lowest
        flag = place + lowest.bit_length() - 1
        points += NOW[flag] + left * LATER[flag]
    return points


def signs(helios: Helios, seat: int) -> tuple[float, float, list[float], int]:
    """Return the points so far, how much of the game is left, and the other signs of ``WEIGHTS``.

    The last ones, which are 1 or 0, are a set.
    """
    outlook = HeliosOutlook(helios, seat, EVER)
    points = float(helios.scored(seat)) + outlook.points
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
    flags = outlook.built | (outlook.active << len(BUILDINGS)) | (idle << (len(BUILDINGS) + len(CHARACTERS)))
    return points, turns / TURNS, found, flags


def light_signs(outlook: HeliosOutlook) -> list[float]:
    """Return what the fields around the land promise to the sun, and whether it gets there."""
    light = outlook.light()
    best, fields = light.best, light.fields
    mean = light.everything / fields if fields else 0.0
    reach = min(1.0, outlook.track / fields) if fields else 0.0
    unlimited = 1.0 if outlook.has(UNLIMITED_SUN) else 0.0
    return [best, mean, light.brightest, reach, reach * best, unlimited, unlimited * best]
