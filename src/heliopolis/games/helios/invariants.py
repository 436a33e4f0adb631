"""What holds in every position of Helios; each broken one is told by its number (INV-1..7)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.choices import CHARACTERS, MATERIALS, SYMBOLS
from heliopolis.games.helios.coast import CENTRE, FIELD_NAMES, count, fields_of
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
    full_set = 4 if helios.turn_seat == seat else 3
    values = helios.components
    checks = [
        ("INV-1", "a tile on the ring or under the sun", me.tiles & (~me.layout.light | BIT[me.sun]) == 0),
        ("INV-1", "land apart from the centre", connected(me)),
        ("INV-2", "a sun that cannot move", not me.tiles or sun_can_move(me)),
        ("INV-3", "a full set of action tiles kept", all(len(tiles) <= full_set for tiles in me.spaces)),
        ("INV-4", "an active character of somebody else", me.active & ~me.characters == 0),
        ("INV-5", f"a sun marker on {me.track}", values.start_sun <= me.track <= values.track_end),
        ("INV-6", "more tiles than a game can give", count(me.tiles) <= MOST_TILES),
        ("INV-7", "less than nothing", me.mana >= 0 and min(helios.points[seat]) >= 0),
    ]
    faults = [f"{number}: seat {seat + 1} has {what}" for number, what, holds in checks if not holds]
    return faults + [f"INV-1: seat {seat + 1} has {what}" for what in broken_cubes(me)]


def broken_cubes(me: Player) -> list[str]:
    """What is wrong with the cubes and temples of a board."""
    faults: list[str] = []
    held = [0] * len(MATERIALS)
    for field in range(me.layout.size):
        bit = BIT[field]
        cubes = CONTENTS[me.cubes[field]]
        for colour in cubes:
            held[colour] += 1
        if (me.kinds[field] != NO_TILE) != (me.tiles & bit != 0) or (cubes and not me.tiles & bit):
            faults.append(f"something without a tile on {FIELD_NAMES[field]}")
        if (len(cubes) > 0) != (me.one & bit != 0) or (len(cubes) > 1) != (me.two & bit != 0):
            faults.append(f"miscounted cubes on {FIELD_NAMES[field]}")
        if me.temples & bit and (cubes or not me.tiles & bit):
            faults.append(f"a temple beside cubes or on no tile on {FIELD_NAMES[field]}")
    if held != me.held or sum(held) != me.stock:
        faults.append("miscounted cubes")
    return faults


def sun_can_move(me: Player) -> bool:
    """Whether the sun stands at the coast, beside its anchor, with a field to go to."""
    coast = me.shore()
    if not coast.touching & BIT[me.sun] or not me.layout.near[me.sun] & me.tiles & BIT[me.anchor]:
        return False
    return bool(coast.destinations(coast.edge(me.sun, me.anchor), 1))


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
    return reached == me.tiles | BIT[CENTRE]
