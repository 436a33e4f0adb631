"""Move the sun: where it may rest, what it lights there, and full orbits (HEL-SUN, HEL-ILLUM, HEL-ORBIT)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.position.choices import FIELD, FIELDS_ON_MAP, LAPS, SKIP, SUN, sun_choice
from heliopolis.games.helios.position.coast import Destination, count, fields_of
from heliopolis.games.helios.position.components import LIT_TEMPLE_POINTS, ORBIT_POINTS, SECOND_CUBE, UNLIMITED_SUN
from heliopolis.games.helios.position.state import Helios, HeliosPlayer
from heliopolis.games.helios.position.tiles import FIRST_SPECIAL
from heliopolis.games.helios.rules.scoring import ORBIT, TEMPLE_LIT
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import Frame
from heliopolis.kernel.step import BIT, PlayerStep

FAR: Final = 200
"""More steps than any coast is long, twice over."""


class MoveSun(PlayerStep[Helios]):
    """Choose where the sun comes to rest, one field on at least, clockwise round the land (HEL-SUN-01..12)."""

    def candidates(self, helios: Helios) -> list[Choice]:
        fields = helios.layout.fields
        return [SUN[lap * FIELDS_ON_MAP + field] for lap in range(len(LAPS)) for field in fields] + [SKIP]

    def legal(self, helios: Helios) -> list[Choice]:
        choices = [sun_choice(rest.field, rest.laps) for rest in rests(helios, self.player)]
        choices.append(SKIP)
        return choices

    def asks_about(self, helios: Helios, choice: Choice) -> bool:
        """Accept every field: one stands for the shortest way to it, so that pointing at it shows why not."""
        return choice in self.candidates(helios) or choice in FIELD[: helios.layout.size]

    def barred_by(self, helios: Helios, choice: Choice) -> str | None:
        if choice in self.legal(helios):
            return None
        me = helios.players[self.player]
        coast = me.shore()
        field, laps = choice.item % FIELDS_ON_MAP, LAPS[choice.item // FIELDS_ON_MAP]
        if choice.kind == "field" and any(rest.field == field for rest in rests(helios, self.player)):
            return ""  # the sun may rest there, but a rest has a name of its own
        unlimited = helios.has(self.player, UNLIMITED_SUN)
        if me.tiles & BIT[field]:
            return "HEL-SUN-01"
        if not coast.outer & BIT[field]:
            return "HEL-SUN-21" if unlimited else "HEL-SUN-12"
        if not coast.touching & BIT[field]:
            return "HEL-SUN-02"
        if unlimited:
            return "HEL-SUN-21" if coast.dead & BIT[field] else "HEL-SUN-23"
        if field == me.sun and laps == 0:
            return "HEL-SUN-04"
        if coast.dead & BIT[field]:
            return "HEL-SUN-10" if coast.pocket(field) == coast.pocket(me.sun) else "HEL-SUN-09"
        return "HEL-SUN-04" if self.steps_to(helios, choice) else "HEL-SUN-11"

    def steps_to(self, helios: Helios, choice: Choice) -> int:
        """Return how far the sun would have to go if its marker were no limit; 0 if no way leads there."""
        me = helios.players[self.player]
        coast = me.shore()
        field, laps = choice.item % FIELDS_ON_MAP, LAPS[choice.item // FIELDS_ON_MAP]
        for rest in coast.destinations(coast.edge(me.sun, me.anchor), FAR):
            if rest.field == field and (rest.laps == laps or choice.kind == "field"):
                return rest.steps
        return 0

    def missing(self, helios: Helios, choice: Choice) -> list[Event]:
        if self.barred_by(helios, choice) != "HEL-SUN-04":
            return []
        steps = self.steps_to(helios, choice)
        return (
            [("too_far", self.player, steps, helios.players[self.player].track)] if steps else [("stays", self.player)]
        )

    def run(self, helios: Helios, choice: Choice) -> None:
        if choice is SKIP:
            helios.tell("skipped", self.player)
            return
        me = helios.players[self.player]
        laps, field = LAPS[choice.item // FIELDS_ON_MAP], choice.item % FIELDS_ON_MAP
        for rest in rests(helios, self.player):
            if rest.field == field and rest.laps == laps:
                shift_sun(helios, self.player, rest)
                break
        helios.tell("sun", self.player, me.sun)
        orbit(helios, self.player)
        illuminate(helios, self.player)


def rests(helios: Helios, player: int) -> list[Destination]:
    """Return where the sun can come to rest, the own field only after a tour (HEL-SUN-04, HEL-SUN-21)."""
    me = helios.players[player]
    coast = me.shore()
    if not helios.has(player, UNLIMITED_SUN):
        return coast.destinations(coast.edge(me.sun, me.anchor), me.track)
    return [Destination(field, 0, 1, coast.where[field][0]) for field in fields_of(coast.touching & ~coast.dead)]


def shift_sun(helios: Helios, player: int, rest: Destination) -> None:
    """Put the sun on its new field; with unlimited sun no one counts laps any more (HEL-SUN-23)."""
    me = helios.players[player]
    coast = me.shore()
    me.sun = rest.field
    me.anchor = coast.edge_tiles[rest.index % coast.length]
    me.lap += rest.laps
    me.barred = -1


def orbit(helios: Helios, player: int) -> None:
    """Pay for a full orbit: the sun rests on a higher lap than ever before, once a turn (HEL-ORBIT-01..04)."""
    me = helios.players[player]
    if me.lap <= me.best or helios.has(player, UNLIMITED_SUN):
        return
    me.best = me.lap
    if me.orbit_turn != helios.turn:
        me.orbit_turn = helios.turn
        points = helios.components.orbit_points
        if helios.has(player, ORBIT_POINTS):
            points = helios.components.amounts[ORBIT_POINTS]
        helios.score(player, points, ORBIT)


def illuminate(helios: Helios, player: int) -> None:
    """Light the tiles next to the sun: temples score and land grows a cube (HEL-ILLUM-01..08)."""
    me = helios.players[player]
    grown = grow_there(helios, player, me.sun)
    extra = helios.components.amounts[LIT_TEMPLE_POINTS] if helios.has(player, LIT_TEMPLE_POINTS) else 0
    for tile in me.lit():
        if me.temples & BIT[tile]:
            helios.tell("lit", player, tile)
            helios.score(player, temple_light(me, tile) + extra, TEMPLE_LIT)
        elif grown & BIT[tile]:
            helios.grow(player, tile, me.kinds[tile])


def grow_there(helios: Helios, player: int, field: int) -> int:
    """Return the tiles that grow a cube if the sun comes to rest on a field: land without a temple, with room."""
    me = helios.players[player]
    full = me.two if helios.has(player, SECOND_CUBE) else me.one
    grown = 0
    for tile in fields_of(me.layout.near[field] & me.tiles & ~me.temples & ~full):
        if me.kinds[tile] < FIRST_SPECIAL:
            grown |= BIT[tile]
    return grown


def temple_light(me: HeliosPlayer, tile: int) -> int:
    """Return what a lit temple is worth: its own tile and each tile around it (HEL-ILLUM-05)."""
    return 1 + count(me.layout.near[tile] & me.tiles)


FRAMES: Final[tuple[Frame, ...]] = (Frame(MoveSun),)
