"""Positions of Helios in a line or two, and what a test asks about them.

A land is written as its fields with what lies on them: ``"0,0 brown; 1,-1 green cube; 2,-2 temple; 1,0 temples"``. The
first name after a field is its tile (grey if it is none), ``cube`` is a cube of the tile's own colour, further colours
are further cubes.
"""

from __future__ import annotations

import re
from functools import cache

from heliopolis import game
from heliopolis.games.helios.position.choices import (
    BUILDINGS,
    CHARACTERS,
    MATERIALS,
    SPACES,
    STACKS,
    SYMBOLS,
    TILE_COLOURS,
    TILE_KINDS,
)
from heliopolis.games.helios.position.coast import FIELD_NAMES, Coast, fields_of, mask_of
from heliopolis.games.helios.position.components import load_components
from heliopolis.games.helios.position.state import Helios, HeliosPlayer, new_player
from heliopolis.games.helios.position.tiles import CONTENTS, NO_TILE
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.event import Event
from heliopolis.kernel.position import put
from heliopolis.kernel.step import BIT
from heliopolis.testing.rule_checks import ask, final, legal, only, points, prompt, refused

__all__ = ["ask", "final", "legal", "only", "points", "prompt", "refused"]
"""What is shared by the tests of all games, beside what stands below."""

GAME = game("helios")
COMPONENTS = load_components(GAME.folder / "data", None)


def new(players: int = 2, layout: str = "wide", first: str = "1") -> Helios:
    """Return a new game, nothing dealt yet."""
    helios = GAME.new(COMPONENTS, players=players, layout=layout, first=first)
    assert isinstance(helios, Helios)
    return helios


@cache
def _started(players: int, layout: str) -> Helios:
    helios = new(players, layout)
    dice = Dice(1)
    dice.settle(helios)
    while helios.phase == 0:
        helios.play(helios.choices()[0])
        dice.settle(helios)
    return helios


def started(players: int = 2, layout: str = "wide") -> Helios:
    """Return the first turn of the first round: everyone has a brown tile, seat 0 takes an action tile."""
    helios = _started(players, layout).copy()
    assert isinstance(helios, Helios)
    return helios


def land(
    drawn: str,
    *,
    sun: str = "0,-1",
    beside: str = "",
    lap: int = 0,
    track: int = 2,
    mana: int = 0,
    built: str = "",
    active: str = "",
    idle: str = "",
    players: int = 2,
    layout: str = "wide",
) -> Helios:
    """Return the first turn of seat 0, who has this land.

    The sun is ``beside`` a tile where its field touches several.
    """
    helios = started(players, layout)
    settle(helios, 0, drawn, sun, beside)
    me = helios.players[0]
    me.lap = me.best = lap
    me.track, me.mana = track, mana
    me.built = mask(BUILDINGS, built)
    me.active = mask(CHARACTERS, active)
    me.characters = me.active | mask(CHARACTERS, idle)
    helios.display &= ~me.characters
    return helios


def settle(helios: Helios, seat: int, drawn: str, sun: str = "0,-1", beside: str = "") -> HeliosPlayer:
    """Give a seat an empty board with this land."""
    me = new_player(helios.layout, 2, 0)
    helios.players[seat] = me
    for name, things in re.findall(r"(-?\d,-?\d)([^\d-]*)", drawn):
        words = things.replace(";", " ").split()
        kind = words.pop(0) if words and words[0] in TILE_KINDS else "gray"
        helios.lay(seat, field(name), TILE_KINDS.index(kind))
        for word in words:
            if word == "temple":
                me.temples |= BIT[field(name)]
            else:
                helios.grow(seat, field(name), MATERIALS.index(kind if word == "cube" else word))
    me.sun = field(sun)
    me.anchor = field(beside) if beside else first_tile(me.shore(), me.sun)
    return me


def first_tile(coast: Coast, sun: int) -> int:
    """Return the first tile of the lap that a sun on this field can have to its right (any tile if there is none)."""
    if not coast.where[sun]:
        return 0
    return coast.edge_tiles[min(coast.where[sun], key=lambda edge: edge - coast.laps[edge] * coast.length)]


def play(helios: Helios, names: str) -> list[Event]:
    """Play these choices one after the other; return the events."""
    told: list[Event] = []
    for name in names.split():
        told += helios.play(helios.choice(name))
    return told


def pay(helios: Helios) -> Helios:
    """Pay with the first cubes that will do."""
    while prompt(helios) == "Pay":
        helios.play(helios.choices()[0])
    return helios


def reach(helios: Helios, most: int = 0) -> dict[str, int]:
    """Return where the sun of seat 0 can rest, with the least steps; ``/+1`` is the next lap."""
    me = helios.players[0]
    coast = me.shore()
    rests = coast.destinations(coast.edge(me.sun, me.anchor), most or me.track)
    return {FIELD_NAMES[rest.field] + (f"/{rest.laps:+d}" if rest.laps else ""): rest.steps for rest in rests}


# Names and numbers ---------------------------------------------------------------------------------------


def field(name: str) -> int:
    return FIELD_NAMES.index(name)


def places(names: str) -> int:
    """Return a set of fields."""
    return mask_of([field(name) for name in names.split()])


def named(fields: int) -> set[str]:
    return {FIELD_NAMES[each] for each in fields_of(fields)}


def mask(table: list[str], names: str) -> int:
    return mask_of([table.index(name) for name in names.split()])


def cubes(helios: Helios, name: str, seat: int = 0) -> list[str]:
    """Return the cubes on a field."""
    return [MATERIALS[colour] for colour in CONTENTS[helios.players[seat].cubes[field(name)]]]


def supply(helios: Helios, seat: int = 0) -> dict[str, int]:
    """Return the cubes of a board by colour, those that are there."""
    return {MATERIALS[colour]: held for colour, held in enumerate(helios.players[seat].held) if held}


def columns(helios: Helios, **colours: str) -> Helios:
    """Lay out these action tiles, the lowest last; columns that are not named are empty."""
    helios.columns = [tuple(TILE_COLOURS.index(colour) for colour in colours.get(name, "").split()) for name in SYMBOLS]
    helios.advance()
    return helios


def display(helios: Helios, **shown: str) -> Helios:
    """Show these land tiles, by stack; the other stacks show none."""
    helios.shown = [MATERIALS.index(shown[stack]) if stack in shown else NO_TILE for stack in STACKS]
    return helios


def store(helios: Helios, space: str, tiles: str, seat: int = 0) -> Helios:
    """Put action tiles such as ``sun/grey`` under a space."""
    pairs = [tile.split("/") for tile in tiles.split()]
    stored = tuple(SYMBOLS.index(symbol) * 4 + TILE_COLOURS.index(colour) for symbol, colour in pairs)
    me = helios.players[seat]
    me.spaces = put(me.spaces, SPACES.index(space), stored)
    return helios


def stored(helios: Helios, seat: int = 0) -> dict[str, int]:
    """Return how many action tiles lie under each space."""
    return {space: len(tiles) for space, tiles in zip(SPACES, helios.players[seat].spaces, strict=True)}
