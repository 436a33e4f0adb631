"""What a learned value of Helios goes by: the signs of the forecast, and more of each seat and of the table."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.evaluation.forecast import signs, weighed
from heliopolis.games.helios.evaluation.weights import WEIGHTS
from heliopolis.games.helios.position.choices import CHARACTERS, MATERIALS, SPECIALS, SYMBOLS
from heliopolis.games.helios.position.coast import count
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.position.tiles import NO_TILE
from heliopolis.games.helios.rules.scoring import character_count
from heliopolis.games.helios.rules.setup import CHARACTER_PHASE, rounds
from heliopolis.kernel.step import BIT

INPUTS: Final[list[str]] = [
    "forecast",
    "left",
    "points",
    *(name for name, _, _ in WEIGHTS[1:]),
    *(f"held_{material}" for material in MATERIALS),
    *(f"counts_{character}" for character in CHARACTERS),
    *(f"within_{character}" for character in CHARACTERS),
    "free_fields",
    "two_cubes",
    "first",
    "before",
    "to_move",
    # What all seats share.
    "round_number",
    "characters_now",
    "two_players",
    "three_players",
    "four_players",
    "wide",
    *(f"shown_{material}" for material in MATERIALS),
    *(f"special_{special}" for special in SPECIALS),
    *(f"column_{symbol}" for symbol in SYMBOLS),
]
"""What each number means, in their order; the first is the forecast, the second the part of the game that is left."""


def inputs(helios: Helios, seat: int) -> list[float]:
    """Return the numbers of one seat, as many for every number of players."""
    points, left, found, flags = signs(helios, seat)
    me, seats = helios.players[seat], helios.seats
    numbers = [weighed(points, left, found, flags), left, points]
    numbers += found[1:]
    for flag in range(len(WEIGHTS) - len(found)):
        numbers.append(1.0 if flags & BIT[flag] else 0.0)
    for cubes in me.held:
        numbers.append(float(cubes))
    idle = me.characters & ~me.active
    for place, character in enumerate(helios.components.characters):
        # What it scores at the end: those out of reach are not listed.
        near = (me.characters | helios.display) & BIT[place]
        numbers.append(float(character.amount * character_count(helios, seat, character.by)) if near else 0.0)
    for place, character in enumerate(helios.components.characters):
        near = (idle | helios.display) & BIT[place]
        numbers.append(1.0 if near and (idle & BIT[place] or me.mana >= character.price) else 0.0)
    asked = helios.seat() if helios.seat() >= 0 else helios.turn_seat
    numbers += [
        float(count(me.free_fields())),
        float(count(me.two)),
        1.0 if helios.first == seat else 0.0,
        float((seat - helios.first) % seats) / seats,
        float((seat - asked) % seats) / seats if asked >= 0 else 0.0,
        float(helios.round_number) / rounds(seats),
        1.0 if helios.phase == CHARACTER_PHASE else 0.0,
        1.0 if seats == 2 else 0.0,
        1.0 if seats == 3 else 0.0,
        1.0 if seats == 4 else 0.0,
        1.0 if helios.layout.name == "wide" else 0.0,
    ]
    for material in range(len(MATERIALS)):
        number = 0.0
        for kind in helios.shown:
            if kind != NO_TILE and kind == material:
                number += 1.0
        numbers.append(number)
    for tiles in helios.specials:
        numbers.append(float(tiles))
    for column in helios.columns:
        numbers.append(float(len(column)))
    return numbers
