"""What holds in every position of Helios; each broken one is told by its number (INV-1..7)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.choices import CHARACTERS, MATERIALS, SYMBOLS
from heliopolis.games.helios.coast import CENTRE, count, fields_of
from heliopolis.games.helios.components import TILES_PER_SYMBOL
from heliopolis.games.helios.construct import DrawLand, FirstDrawn, LayDrawn
from heliopolis.games.helios.land import PlaceTile
from heliopolis.games.helios.state import Helios, Player
from heliopolis.games.helios.tiles import CONTENTS, FIRST_SPECIAL, NO_TILE
from heliopolis.games.helios.turn import GRAY, GraySpace
from heliopolis.kernel.step import BIT

MOST_TILES: Final = 24


def broken(helios: Helios) -> list[str]:
    """The invariants that do not hold."""
    faults = [fault for seat, me in enumerate(helios.players) for fault in broken_board(helios, seat, me)]
    for symbol, name in enumerate(SYMBOLS):
        under = [tile for me in helios.players for tiles in me.spaces for tile in tiles if tile // 4 == symbol]
        under += [symbol * 4 + GRAY for step in helios.todo if isinstance(step, GraySpace) and step.symbol == symbol]
        for colour, printed in enumerate(helios.components.action_tiles[symbol]):
            there = helios.piles[symbol][colour] + helios.discards[symbol][colour]
            there += helios.columns[symbol].count(colour) + sum(1 for tile in under if tile % 4 == colour)
            if there != printed:
                faults.append(f"INV-3: {there} action tiles of {name} colour {colour}, {printed} in the box")
        if sum(helios.components.action_tiles[symbol]) != TILES_PER_SYMBOL:
            faults.append(f"INV-3: not {TILES_PER_SYMBOL} action tiles of {name}")
    lying = [me.kinds[field] for me in helios.players for field in fields_of(me.tiles)]
    held = held_tiles(helios)
    for colour, name in enumerate(MATERIALS):
        there = helios.additional[colour] + helios.stacks[colour] + helios.shown.count(colour)
        there += helios.removed[colour] + lying.count(colour) + held.count(colour)
        if there != helios.components.land_tiles[colour]:
            faults.append(f"INV-4: {there} land tiles of {name}, {helios.components.land_tiles[colour]} in the box")
    for kind, left in enumerate(helios.specials):
        there = left + lying.count(FIRST_SPECIAL + kind) + held.count(FIRST_SPECIAL + kind)
        if there != helios.components.special_tiles[kind]:
            faults.append(f"INV-4: {there} special tiles of kind {kind}")
    owners = [helios.display, *(me.characters for me in helios.players)]
    if sum(count(mask) for mask in owners) != len(CHARACTERS) or sum(owners) != BIT[len(CHARACTERS)] - 1:
        faults.append("INV-4: a character is missing or has two owners")
    return faults


def held_tiles(helios: Helios) -> list[int]:
    """Tiles that were taken and are not placed yet: the stack knows them."""
    held: list[int] = []
    for step in helios.todo:
        if isinstance(step, (PlaceTile, LayDrawn)):
            held.append(step.kind)
        elif isinstance(step, FirstDrawn):
            held += [step.one, step.other]
        elif isinstance(step, DrawLand) and step.other >= 0:
            held.append(step.other)
    return held


def broken_board(helios: Helios, seat: int, me: Player) -> list[str]:
    """The invariants of one player's board that do not hold."""
    faults: list[str] = []
    name = f"seat {seat + 1}"
    held = [0] * len(MATERIALS)
    for field in range(me.layout.size):
        bit = BIT[field]
        cubes = CONTENTS[me.cubes[field]]
        for colour in cubes:
            held[colour] += 1
        if (me.kinds[field] != NO_TILE) != (me.tiles & bit != 0) or (cubes and not me.tiles & bit):
            faults.append(f"INV-1: {name} has something on field {field} without a tile")
        if (len(cubes) > 0) != (me.one & bit != 0) or (len(cubes) > 1) != (me.two & bit != 0):
            faults.append(f"INV-1: {name} has miscounted cubes on field {field}")
        if me.temples & bit and (cubes or not me.tiles & bit):
            faults.append(f"INV-1: {name} has a temple beside cubes or on no tile")
    if held != me.held or sum(held) != me.stock:
        faults.append(f"INV-1: {name} has miscounted cubes")
    if me.tiles & ~me.layout.light or me.tiles & BIT[me.sun]:
        faults.append(f"INV-1: {name} has a tile on the ring or under the sun")
    if me.tiles and not connected(me):
        faults.append(f"INV-1: {name} has land apart from the centre")
    if me.tiles:
        coast = me.shore()
        if not coast.touching & BIT[me.sun] or not me.layout.near[me.sun] & me.tiles & BIT[me.anchor]:
            faults.append(f"INV-2: {name} has a sun that touches no coast")
        elif not coast.destinations(coast.edge(me.sun, me.anchor), 1):
            faults.append(f"INV-2: {name} has a sun that cannot move")
    tiles_between_turns = 4 if helios.turn_seat == seat else 3
    if any(len(tiles) > tiles_between_turns for tiles in me.spaces):
        faults.append(f"INV-3: {name} has kept a full set of action tiles")
    most = helios.components.track_end
    if not helios.components.start_sun <= me.track <= most:
        faults.append(f"INV-5: {name} has a sun marker on {me.track}")
    if count(me.tiles) > MOST_TILES:
        faults.append(f"INV-6: {name} has {count(me.tiles)} tiles")
    if me.mana < 0 or any(points < 0 for points in helios.points[seat]):
        faults.append(f"INV-7: {name} has less than nothing")
    if me.active & ~me.characters:
        faults.append(f"INV-4: {name} has activated a character of somebody else")
    return faults


def connected(me: Player) -> bool:
    """Whether every tile is connected with the centre over tiles."""
    reached = BIT[CENTRE]
    grown = reached
    while grown:
        around = 0
        for field in fields_of(grown):
            around |= me.layout.near[field]
        grown = around & me.tiles & ~reached
        reached |= grown
    return reached == me.tiles
