"""Temples and city buildings: what they cost, where a temple goes, what a building gives (HEL-TEMPLE, HEL-CITY)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.position.choices import DRAWN, EXCHANGE, FIELD, REVEAL
from heliopolis.games.helios.position.coast import count
from heliopolis.games.helios.position.components import (
    TEMPLE_COST,
)
from heliopolis.games.helios.position.ranges import BUILDING, MATERIAL
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.position.tiles import CONTENTS
from heliopolis.games.helios.rules.land import PlaceLand
from heliopolis.games.helios.rules.scoring import BAZAAR
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import FieldRange, Frame
from heliopolis.kernel.step import BIT, ChanceStep, Step, TableStep


class PlaceTemple(TableStep[Helios]):
    """Choose the tile of the temple, after paying; its cubes are lost, and mana is won (HEL-TEMPLE-03..06)."""

    def fits(self, helios: Helios) -> bool:
        me = helios.players[self.player]
        return me.tiles & ~me.temples != 0

    def table(self, helios: Helios) -> list[Choice]:
        return FIELD[: helios.layout.size]

    def bars(self, helios: Helios) -> list[tuple[str, int]]:
        me = helios.players[self.player]
        return [("HEL-TEMPLE-04", ~me.tiles | me.temples)]

    def run(self, helios: Helios, choice: Choice) -> None:
        me = helios.players[self.player]
        field = choice.item
        for colour in CONTENTS[me.cubes[field]]:
            helios.take_cube(self.player, field, colour)
            helios.tell("lost", self.player, field, colour)
        me.temples |= BIT[field]
        helios.tell("temple", self.player, field)
        helios.gain_mana(self.player, count(me.temples))


class Exchange(TableStep[Helios]):
    """Trade mana for points, now or never (HEL-CITY-BAZAAR)."""

    def __init__(self, player: int, building: int) -> None:
        super().__init__(player)
        self.building: Final = building

    def fits(self, helios: Helios) -> bool:
        return helios.players[self.player].built & BIT[self.building] != 0

    def table(self, helios: Helios) -> list[Choice]:
        return EXCHANGE

    def bars(self, helios: Helios) -> list[tuple[str, int]]:
        limit = min(helios.components.buildings[self.building].limit, helios.players[self.player].mana)
        return [("HEL-CITY-BAZAAR", ~(BIT[limit + 1] - 1) if limit < 3 else 0)]

    def missing(self, helios: Helios, choice: Choice) -> list[Event]:
        limit, mana = helios.components.buildings[self.building].limit, helios.players[self.player].mana
        if choice.item > limit:
            return [("at_most", self.player, limit)]
        return [("mana_short", self.player, choice.item, mana)]

    def run(self, helios: Helios, choice: Choice) -> None:
        mana = choice.item
        if mana:
            helios.players[self.player].mana -= mana
            helios.tell("traded", self.player, mana)
            helios.score(self.player, mana * helios.components.buildings[self.building].amount, BAZAAR)


class DrawLand(ChanceStep[Helios]):
    """Land Management turns up two tiles of the additional stack, one after the other (HEL-CITY-LANDM)."""

    def __init__(self, player: int, other: int) -> None:
        self.player: Final = player
        self.other: Final = other
        """The tile drawn before, or -1."""

    def outcomes(self, helios: Helios) -> tuple[list[Choice], list[int]]:
        return REVEAL, helios.additional

    def run(self, helios: Helios, choice: Choice) -> None:
        helios.unshare()
        helios.additional[choice.item] -= 1
        helios.tell("drawn", self.player, choice.item)
        if self.other < 0:
            helios.do(DrawLand(self.player, choice.item))
        else:
            helios.do(FirstDrawn(self.player, self.other, choice.item))


class FirstDrawn(TableStep[Helios]):
    """Choose which of the two drawn tiles is placed first (HEL-CITY-05)."""

    def __init__(self, player: int, one: int, other: int) -> None:
        super().__init__(player)
        self.one: Final = one
        self.other: Final = other

    def table(self, helios: Helios) -> list[Choice]:
        return DRAWN

    def bars(self, helios: Helios) -> list[tuple[str, int]]:
        return [("HEL-CITY-05", ~(BIT[self.one] | BIT[self.other]))]

    def missing(self, helios: Helios, choice: Choice) -> list[Event]:
        return [("came", self.player, self.one), ("came", self.player, self.other)]

    def run(self, helios: Helios, choice: Choice) -> None:
        second = self.other if choice.item == self.one else self.one
        helios.do(LayDrawn(self.player, choice.item), LayDrawn(self.player, second))


class LayDrawn(Step[Helios]):
    """A drawn tile is placed by the usual rules; where no field is left it leaves the game (HEL-CITY-05)."""

    def __init__(self, player: int, kind: int) -> None:
        self.player: Final = player
        self.kind: Final = kind

    def resolve(self, helios: Helios) -> None:
        if helios.players[self.player].free_fields():
            helios.do(PlaceLand(self.player, self.kind))
        else:
            helios.unshare()
            helios.removed[self.kind] += 1
            helios.tell("tile_lost", self.player, self.kind)


def temple_cost(helios: Helios, player: int) -> int:
    """Return the cubes of the next temple: one more for each that stands, or always the same (HEL-TEMPLE-02)."""
    if helios.has(player, TEMPLE_COST):
        return helios.components.amounts[TEMPLE_COST]
    return count(helios.players[player].temples) + 1


def least_due(helios: Helios, player: int) -> int:
    """Return the fewest cubes for which anything can still be built."""
    me = helios.players[player]
    due = [
        each.cost.due(me.owned) for place, each in enumerate(helios.components.buildings) if not me.built & BIT[place]
    ]
    if me.tiles & ~me.temples:
        due.append(temple_cost(helios, player))
    return min(due)


FRAMES: Final[tuple[Frame, ...]] = (
    Frame(PlaceTemple),
    Frame(Exchange, building=BUILDING),
    Frame(DrawLand, (DrawLand,), (FirstDrawn,), other=FieldRange(-1, MATERIAL.most)),
    Frame(FirstDrawn, (LayDrawn, LayDrawn), one=MATERIAL, other=MATERIAL),
    Frame(LayDrawn, (PlaceLand,), kind=MATERIAL),
)
