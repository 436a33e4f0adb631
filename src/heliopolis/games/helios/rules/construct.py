"""Construct: one temple or one city building, paid in cubes (HEL-TEMPLE, HEL-CITY)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.position.choices import BUILD, DRAWN, EXCHANGE, FIELD, REVEAL, SKIP, TEMPLE
from heliopolis.games.helios.position.coast import count
from heliopolis.games.helios.position.components import (
    BONUS_ACTION,
    DRAW_LAND,
    EXCHANGE_MANA,
    TEMPLE_COST,
    UNLIMITED_SUN,
    Cost,
    payable,
)
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.position.tiles import CONTENTS
from heliopolis.games.helios.rules import turn
from heliopolis.games.helios.rules.land import PlaceTile
from heliopolis.games.helios.rules.payment import any_cubes, price, unpaid
from heliopolis.games.helios.rules.scoring import BAZAAR
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.state import Event
from heliopolis.kernel.step import BIT, ChanceStep, Step, TableStep

CONSTRUCTIONS: Final[list[Choice]] = [*BUILD, TEMPLE, SKIP]
ALL_BUILDINGS: Final = BIT[len(BUILD)] - 1
A_TEMPLE: Final = BIT[len(BUILD)]


class Construct(TableStep[Helios]):
    """Build one temple or one city building that can be paid (HEL-TEMPLE-01, HEL-PAY-03, HEL-PAY-05)."""

    def table(self, helios: Helios) -> list[Choice]:
        return CONSTRUCTIONS

    def bars(self, helios: Helios) -> list[tuple[str, int]]:
        me = helios.players[self.player]
        affordable = payable(helios.components.payable_buildings, me.owned, me.stock)
        too_dear = 0 if me.stock >= temple_cost(helios, self.player) else A_TEMPLE
        no_tile = 0 if me.tiles & ~me.temples else A_TEMPLE
        return [
            ("HEL-CITY-01", me.built),
            ("HEL-PAY-03", helios.components.replaced_buildings[me.owned] & ~affordable),
            ("HEL-PAY-05", ALL_BUILDINGS & ~affordable),
            ("HEL-TEMPLE-04", no_tile),
            ("HEL-TEMPLE-02", too_dear),
        ]

    def missing(self, helios: Helios, choice: Choice) -> list[Event]:
        me = helios.players[self.player]
        if choice is TEMPLE:
            cost = temple_cost(helios, self.player)
            return [("short", self.player, cost, me.stock)] if me.stock < cost and me.tiles & ~me.temples else []
        return [] if me.built & BIT[choice.item] else unpaid(helios, self.player, constructed(helios, choice))

    def run(self, helios: Helios, choice: Choice) -> None:
        player = self.player
        if choice is SKIP:
            helios.tell("skipped", player)
        elif choice is TEMPLE:
            cost = any_cubes(temple_cost(helios, player))
            helios.do(price(helios, player, cost), PlaceTemple(player))
        else:
            cost = constructed(helios, choice)
            helios.do(price(helios, player, cost), RaiseBuilding(player, choice.item))


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


class RaiseBuilding(Step[Helios]):
    """A building gives its sun steps, its mana, then its one-time function (HEL-CITY-02)."""

    def __init__(self, player: int, building: int) -> None:
        self.player: Final = player
        self.building: Final = building

    def fits(self, helios: Helios) -> bool:
        return not helios.players[self.player].built & BIT[self.building]

    def resolve(self, helios: Helios) -> None:
        player = self.player
        building = helios.components.buildings[self.building]
        helios.tell("built", player, self.building)
        helios.raise_sun(player, building.sun)
        helios.players[player].built |= BIT[self.building]
        helios.gain_mana(player, building.mana)
        if building.function == UNLIMITED_SUN:
            helios.tell("unlimited", player)
        elif building.function == EXCHANGE_MANA:
            helios.do(Exchange(player, self.building))
        elif building.function == BONUS_ACTION:
            helios.do(turn.BonusAction(player))
        elif building.function == DRAW_LAND:
            helios.do(DrawLand(player, -1))


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
            helios.do(PlaceTile(self.player, self.kind))
        else:
            helios.removed[self.kind] += 1
            helios.tell("tile_lost", self.player, self.kind)


def temple_cost(helios: Helios, player: int) -> int:
    """The cubes of the next temple: one more for each that stands, or always the same (HEL-TEMPLE-02)."""
    if helios.has(player, TEMPLE_COST):
        return helios.components.amounts[TEMPLE_COST]
    return count(helios.players[player].temples) + 1


def constructed(helios: Helios, choice: Choice) -> Cost:
    """The price of the building that a choice names."""
    return helios.components.buildings[choice.item].cost


def least_due(helios: Helios, player: int) -> int:
    """The fewest cubes for which anything can still be built."""
    me = helios.players[player]
    due = [
        each.cost.due(me.owned) for place, each in enumerate(helios.components.buildings) if not me.built & BIT[place]
    ]
    if me.tiles & ~me.temples:
        due.append(temple_cost(helios, player))
    return min(due)


def can_construct(helios: Helios, player: int) -> bool:
    """Whether anything can be paid."""
    me = helios.players[player]
    if payable(helios.components.payable_buildings, me.owned, me.stock) & ~me.built:
        return True
    return me.stock >= temple_cost(helios, player) and me.tiles & ~me.temples != 0
