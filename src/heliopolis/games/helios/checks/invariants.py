"""What holds in every position of Helios; each broken one is reported by its number (INV-1..9)."""

from __future__ import annotations

from heliopolis.games.helios.position.choices import CHARACTERS, MATERIALS, SYMBOLS
from heliopolis.games.helios.position.coast import CENTRE, FIELD_NAMES, count, fields_of
from heliopolis.games.helios.position.components import DRAW_LAND, STACK
from heliopolis.games.helios.position.ranges import MOST_TILES
from heliopolis.games.helios.position.state import Helios, HeliosPlayer
from heliopolis.games.helios.position.tiles import CONTENTS, FIRST_SPECIAL, NO_TILE
from heliopolis.games.helios.rules.characters import CharacterPhase
from heliopolis.games.helios.rules.city import DrawLand, FirstDrawn, LayDrawn
from heliopolis.games.helios.rules.land import PlaceLand
from heliopolis.games.helios.rules.replenish import Replenish, ShowLand
from heliopolis.games.helios.rules.setup import (
    ACTIONS,
    CHARACTER_PHASE,
    OVER,
    REPLENISHMENT,
    SETUP,
    Phase,
    Round,
    Scoring,
    SetupTurn,
    Stacks,
    StartCube,
    StartingTiles,
    StartTile,
    rounds,
    starting_turns,
)
from heliopolis.games.helios.rules.turn import GRAY, SET, DiscardSet, GraySpace, Turns
from heliopolis.kernel.errors import Message, at, message
from heliopolis.kernel.step import BIT, Step, fields


def broken(helios: Helios) -> list[Message]:
    """Return the invariants that do not hold."""
    faults = [fault for seat, me in enumerate(helios.players) for fault in broken_board(helios, seat, me)]
    for symbol, name in enumerate(SYMBOLS):
        under = [tile for me in helios.players for tiles in me.spaces for tile in tiles if tile // 4 == symbol]
        under += [symbol * 4 + GRAY for step in helios.todo if isinstance(step, GraySpace) and step.symbol == symbol]
        for colour, printed in enumerate(helios.components.action_tiles[symbol]):
            there = helios.piles[symbol][colour] + helios.discards[symbol][colour]
            there += helios.columns[symbol].count(colour) + sum(1 for tile in under if tile % 4 == colour)
            if there != printed:
                faults.append(
                    at("INV-3", message("action-tiles", number=there, symbol=name, colour=colour, printed=printed))
                )
    lying = [me.kinds[field] for me in helios.players for field in fields_of(me.tiles)]
    held = held_tiles(helios)
    for colour, name in enumerate(MATERIALS):
        there = helios.additional[colour] + helios.stacks[colour] + helios.shown.count(colour)
        there += helios.removed[colour] + lying.count(colour) + held.count(colour)
        if there != helios.components.land_tiles[colour]:
            faults.append(
                at(
                    "INV-4",
                    message("land-tiles", number=there, colour=name, printed=helios.components.land_tiles[colour]),
                )
            )
    for kind, left in enumerate(helios.specials):
        there = left + lying.count(FIRST_SPECIAL + kind) + held.count(FIRST_SPECIAL + kind)
        if there != helios.components.special_tiles[kind]:
            faults.append(at("INV-4", message("special-tiles", number=there, kind=kind)))
    owners = [helios.display, *(me.characters for me in helios.players)]
    if sum(count(mask) for mask in owners) != len(CHARACTERS) or sum(owners) != BIT[len(CHARACTERS)] - 1:
        faults.append(at("INV-4", message("character")))
    return faults + broken_course(helios)


def broken_course(helios: Helios) -> list[Message]:
    """Return what is wrong with the course of the game: what is still to come, whose turn it is, what was turned up."""
    made = not any(isinstance(step, (StartingTiles, Stacks)) for step in helios.todo)
    shown = lands_shown(helios)
    stacks = [max(0, STACK - shown) if made else 0] * len(MATERIALS)
    setup = helios.phase == SETUP
    checks = [
        ("INV-8", message("rest-of-round"), helios.todo[: len(to_come(helios))] == to_come(helios)),
        ("INV-8", message("foreign-turn"), all(of_turn(helios))),
        ("INV-8", message("rest-of-setup"), not setup or is_setup(helios)),
        ("INV-9", message("stacks"), helios.stacks == stacks),
        ("INV-9", message("additional"), sum(helios.additional) == additional(helios, shown)),
        ("INV-9", message("lost-in-setup"), not setup or not any(helios.removed)),
        ("INV-9", message("early-land"), shown > 0 or helios.shown == [NO_TILE] * len(helios.shown)),
    ]
    return [at(number, message("broken-table", what=what)) for number, what, holds in checks if not holds]


def to_come(helios: Helios) -> list[Step[Helios]]:
    """Return what lies at the bottom of the stack, the last thing first, by round and phase (HEL-ROUND-02)."""
    if helios.phase == OVER:
        return []
    if helios.round_number < rounds(helios.seats):
        rest: list[Step[Helios]] = [Round(helios.round_number + 1)]
        if helios.phase in (ACTIONS, CHARACTER_PHASE):
            rest += [Replenish(), Phase(REPLENISHMENT)]
    else:
        rest = [Scoring()]
    if helios.phase == ACTIONS:
        rest += [CharacterPhase(), Phase(CHARACTER_PHASE)]
        rest += [step for step in helios.todo if isinstance(step, Turns)] or [Turns(0)]
    return rest


def is_setup(helios: Helios) -> bool:
    """Return whether the rest of the setup is what it must be, and everyone has the cubes of the turns they had."""
    if any(isinstance(step, StartingTiles) for step in helios.todo):
        return True
    steps, rest = starting_turns(helios), helios.todo[:0:-1]
    top = rest[0] if rest else helios.todo[0]
    part = 0 if isinstance(top, StartTile) else 1 if isinstance(top, StartCube) else -1
    if part >= 0:
        rest = rest[1:]
    begun = len(steps) - len(rest)
    if begun < 1 or rest != steps[begun:]:
        return False
    asked = SetupTurn(helios.turn_seat, part)
    if part >= 0 and steps[begun - 1] != asked:
        return False
    cubes = [0] * helios.seats
    for step in steps[:begun]:
        if isinstance(step, SetupTurn) and (step != asked or part < 0):
            cubes[step.player] += 1
    return cubes == [me.stock for me in helios.players]


def of_turn(helios: Helios) -> list[bool]:
    """Return for each step in this turn that belongs to a player whether it is their turn."""
    own: list[bool] = []
    for step in helios.todo[::-1]:
        if step.ends_turn():
            break
        own.append(fields(step).get("player", helios.turn_seat) == helios.turn_seat)
    return own


def lands_shown(helios: Helios) -> int:
    """Return how often new land was turned up: at setup, and in each replenishment (HEL-SETUP-14, HEL-REPL-02)."""
    waiting = any(isinstance(step, (StartingTiles, ShowLand)) for step in helios.todo)
    return helios.round_number + (1 if helios.phase in (SETUP, REPLENISHMENT) and not waiting else 0)


def additional(helios: Helios, shown: int) -> int:
    """Return how many tiles the additional stack must have, when land was turned up that often."""
    left = sum(helios.components.land_tiles) - sum(1 for me in helios.players if me.tiles) - shown
    if not any(isinstance(step, (StartingTiles, Stacks)) for step in helios.todo):
        left -= STACK * len(MATERIALS)
    for me in helios.players:
        left -= 2 * count(me.built & helios.components.having[DRAW_LAND])
    for step in helios.todo:
        if isinstance(step, DrawLand):
            left += 2 if step.other < 0 else 1
    return left


def held_tiles(helios: Helios) -> list[int]:
    """Return tiles that were taken and are not placed yet: the stack knows them."""
    held: list[int] = []
    for step in helios.todo:
        if isinstance(step, (PlaceLand, LayDrawn)):
            held.append(step.kind)
        elif isinstance(step, FirstDrawn):
            held += [step.one, step.other]
        elif isinstance(step, DrawLand) and step.other >= 0:
            held.append(step.other)
    return held


def broken_board(helios: Helios, seat: int, me: HeliosPlayer) -> list[Message]:
    """Return the invariants of one player's board that do not hold."""
    values = helios.components
    starting = [step for step in helios.todo if is_start(step, seat)]
    checks = [
        ("INV-1", message("off-land"), me.tiles & (~me.layout.light | BIT[me.sun]) == 0),
        ("INV-1", message("apart"), connected(me)),
        ("INV-2", message("stuck"), not me.tiles or sun_can_move(me)),
        ("INV-1", message("no-land"), len(starting) == (0 if me.tiles else 1)),
        ("INV-1", message("more-than-start"), helios.phase != SETUP or is_bare(me)),
        ("INV-3", message("full-set"), all(is_set(helios, seat, space) for space in range(3))),
        ("INV-4", message("foreign-character"), me.active & ~me.characters == 0),
        ("INV-5", message("marker", track=me.track), values.start_sun <= me.track <= values.track_end),
        ("INV-6", message("many-tiles"), count(me.tiles) <= MOST_TILES),
        ("INV-7", message("debt"), me.mana >= 0 and min(helios.points[seat]) >= 0),
    ]
    faults = [at(number, message("broken", seat=seat + 1, what=what)) for number, what, holds in checks if not holds]
    return faults + [at("INV-1", message("broken", seat=seat + 1, what=what)) for what in broken_cubes(me)]


def is_start(step: Step[Helios], seat: int) -> bool:
    """Return whether the step gives the seat its starting tile."""
    if isinstance(step, StartTile):
        return step.player == seat
    if isinstance(step, SetupTurn):
        return step.player == seat and step.part == 0
    return isinstance(step, StartingTiles)


def is_bare(me: HeliosPlayer) -> bool:
    """Return whether there is nothing on the board but a starting tile."""
    return not (me.tiles & ~BIT[CENTRE] or me.temples or me.built or me.characters)


def is_set(helios: Helios, seat: int, space: int) -> bool:
    """Return whether fewer than four tiles are under a space, or four that are about to be discarded (HEL-BA-06)."""
    sets = [step for step in helios.todo if isinstance(step, DiscardSet) and (step.player, step.space) == (seat, space)]
    return len(sets) < 2 and (len(helios.players[seat].spaces[space]) < SET or len(sets) == 1)


def broken_cubes(me: HeliosPlayer) -> list[Message]:
    """Return what is wrong with the cubes and temples of a board."""
    faults: list[Message] = []
    held = [0] * len(MATERIALS)
    for field in range(me.layout.size):
        bit = BIT[field]
        cubes = CONTENTS[me.cubes[field]]
        for colour in cubes:
            held[colour] += 1
        if (me.kinds[field] != NO_TILE) != (me.tiles & bit != 0) or (cubes and not me.tiles & bit):
            faults.append(message("no-tile", place=FIELD_NAMES[field]))
        if (len(cubes) > 0) != (me.one & bit != 0) or (len(cubes) > 1) != (me.two & bit != 0):
            faults.append(message("miscounted-there", place=FIELD_NAMES[field]))
        if me.temples & bit and (cubes or not me.tiles & bit):
            faults.append(message("temple-there", place=FIELD_NAMES[field]))
    if held != me.held or sum(held) != me.stock:
        faults.append(message("miscounted"))
    return faults


def sun_can_move(me: HeliosPlayer) -> bool:
    """Return whether the sun is at the coast, next to its anchor, with a field to go to."""
    coast = me.shore()
    if not coast.touching & BIT[me.sun] or not me.layout.near[me.sun] & me.tiles & BIT[me.anchor]:
        return False
    return bool(coast.destinations(coast.edge(me.sun, me.anchor), 1))


def connected(me: HeliosPlayer) -> bool:
    """Return whether every tile is connected with the centre over tiles."""
    reached = BIT[CENTRE]
    grown = reached
    while grown:
        around = 0
        for field in fields_of(grown):
            around |= me.layout.near[field]
        grown = around & me.tiles & ~reached
        reached |= grown
    return reached == me.tiles | BIT[CENTRE]
