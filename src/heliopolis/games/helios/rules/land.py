"""Create one land: take a tile, place it, and reap what the field bears (HEL-LAND, HEL-BONUS)."""

from __future__ import annotations

from typing import ClassVar, Final

from heliopolis.games.helios.position.choices import COLOUR, FIELD, LAND, SKIP, SPECIAL
from heliopolis.games.helios.position.ranges import FIELD as PLACE
from heliopolis.games.helios.position.ranges import KIND
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.position.tiles import FIRST_SPECIAL, NO_TILE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import Frame
from heliopolis.kernel.position import put
from heliopolis.kernel.step import BIT, TableStep

SOURCES: Final[list[Choice]] = [*LAND, *SPECIAL, SKIP]
ALL_SOURCES: Final = BIT[len(LAND) + len(SPECIAL)] - 1
ALL_STACKS: Final = BIT[len(LAND)] - 1


class TakeLand(TableStep[Helios]):
    """Take a face-up land tile with its cube, or a special tile (HEL-LAND-01)."""

    def table(self, helios: Helios) -> list[Choice]:
        return SOURCES

    def bars(self, helios: Helios) -> list[tuple[str, int]]:
        empty = ALL_SOURCES & ~tiles_to_take(helios)
        nowhere = 0 if helios.players[self.player].free_fields() else ALL_SOURCES
        return [("HEL-LAND-08", empty & ALL_STACKS), ("HEL-LAND-09", empty & ~ALL_STACKS), ("HEL-LAND-11", nowhere)]

    def run(self, helios: Helios, choice: Choice) -> None:
        if choice is SKIP:
            helios.tell("skipped", self.player)
        elif choice.kind == "land":
            kind = helios.shown[choice.item]
            helios.shown = put(helios.shown, choice.item, NO_TILE)
            helios.tell("took_land", self.player, choice.item, kind)
            helios.do(PlaceLand(self.player, kind))
        else:
            helios.specials = put(helios.specials, choice.item, helios.specials[choice.item] - 1)
            helios.tell("took_special", self.player, choice.item)
            helios.do(PlaceLand(self.player, FIRST_SPECIAL + choice.item))


class PlaceLand(TableStep[Helios]):
    """Place the tile on a free light field beside the land; a land tile keeps its cube (HEL-LAND-02..07)."""

    saved_as: ClassVar = "PlaceTile"

    def __init__(self, player: int, kind: int) -> None:
        super().__init__(player)
        self.kind: Final = kind

    def table(self, helios: Helios) -> list[Choice]:
        return FIELD[: helios.layout.size]

    def bars(self, helios: Helios) -> list[tuple[str, int]]:
        me = helios.players[self.player]
        return [
            ("HEL-LAND-02", helios.layout.ring),
            ("HEL-LAND-03", me.tiles),
            ("HEL-LAND-05", BIT[me.sun]),
            ("HEL-LAND-04", ~me.beside),
            ("HEL-LAND-06", me.enclosing()),
        ]

    def run(self, helios: Helios, choice: Choice) -> None:
        field = choice.item
        helios.lay(self.player, field, self.kind)
        if self.kind < FIRST_SPECIAL:
            helios.grow(self.player, field, self.kind)
        if helios.layout.cube_fields & BIT[field]:
            helios.do(BonusCube(self.player, field))
        elif helios.layout.mana_fields & BIT[field]:
            helios.gain_mana(self.player, helios.components.field_mana)


class BonusCube(TableStep[Helios]):
    """A bonus-cube field gives a cube of another colour than the land tile on it (HEL-BONUS-01)."""

    def __init__(self, player: int, field: int) -> None:
        super().__init__(player)
        self.field: Final = field

    def fits(self, helios: Helios) -> bool:
        me = helios.players[self.player]
        bit = BIT[self.field]
        return helios.layout.cube_fields & me.tiles & ~me.two & ~me.temples & bit != 0

    def table(self, helios: Helios) -> list[Choice]:
        return COLOUR

    def bars(self, helios: Helios) -> list[tuple[str, int]]:
        kind = helios.players[self.player].kinds[self.field]
        return [("HEL-BONUS-01", BIT[kind] if kind < FIRST_SPECIAL else 0)]

    def missing(self, helios: Helios, choice: Choice) -> list[Event]:
        return [("own_colour", self.player, choice.item)]

    def run(self, helios: Helios, choice: Choice) -> None:
        helios.grow(self.player, self.field, choice.item)


def tiles_to_take(helios: Helios) -> int:
    """Return the sources that have a tile: stacks with one face up, special tiles that are left (HEL-LAND-01)."""
    there = 0
    for place, kind in enumerate(helios.shown):
        if kind != NO_TILE:
            there |= BIT[place]
    for place, left in enumerate(helios.specials):
        if left:
            there |= BIT[len(LAND) + place]
    return there


FRAMES: Final[tuple[Frame, ...]] = (
    Frame(TakeLand, (PlaceLand,)),
    Frame(PlaceLand, (BonusCube,), kind=KIND),
    Frame(BonusCube, field=PLACE),
)
