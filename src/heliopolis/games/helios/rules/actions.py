"""The three actions, and the bonus action, which is any one of them (HEL-TEMPLE, HEL-CITY, HEL-BA).

They are one chapter because they lead to each other: a building can give a bonus action, which can raise a building.
"""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.position.choices import ACTION, BUILD, DECLINE, SKIP, TEMPLE
from heliopolis.games.helios.position.components import (
    BONUS_ACTION,
    DRAW_LAND,
    EXCHANGE_MANA,
    UNLIMITED_SUN,
    Cost,
    payable,
)
from heliopolis.games.helios.position.ranges import BUILDING
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.city import DrawLand, Exchange, PlaceTemple, least_due, temple_cost
from heliopolis.games.helios.rules.land import TakeLand, tiles_to_take
from heliopolis.games.helios.rules.payment import PayCubes, any_cubes, price, unpaid
from heliopolis.games.helios.rules.sun import MoveSun
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import Frame, Row
from heliopolis.kernel.step import BIT, Step, TableStep

LAND_ACTION: Final = 0
CONSTRUCT_ACTION: Final = 1
ACTIONS: Final[list[Choice]] = [*ACTION, DECLINE]

CONSTRUCTIONS: Final[list[Choice]] = [*BUILD, TEMPLE, SKIP]
ALL_BUILDINGS: Final = BIT[len(BUILD)] - 1
A_TEMPLE: Final = BIT[len(BUILD)]


def act(helios: Helios, player: int, action: int) -> None:
    """Ask the first question of an action; each of them can still be skipped (HEL-PASS-01)."""
    if action == LAND_ACTION:
        helios.do(TakeLand(player))
    elif action == CONSTRUCT_ACTION:
        helios.do(Construct(player))
    else:
        helios.do(MoveSun(player))


class BonusAction(TableStep[Helios]):
    """Any one of the three actions without a tile, now or never (HEL-BA-01..03)."""

    def table(self, helios: Helios) -> list[Choice]:
        return ACTIONS

    def bars(self, helios: Helios) -> list[tuple[str, int]]:
        no_tile = 0 if tiles_to_take(helios) else BIT[LAND_ACTION]
        no_field = 0 if helios.players[self.player].free_fields() else BIT[LAND_ACTION]
        no_cubes = 0 if can_construct(helios, self.player) else BIT[CONSTRUCT_ACTION]
        return [("HEL-LAND-12", no_tile), ("HEL-LAND-11", no_field), ("HEL-PAY-06", no_cubes)]

    def missing(self, helios: Helios, choice: Choice) -> list[Event]:
        if choice.item != CONSTRUCT_ACTION:
            return []
        return [("least", self.player, least_due(helios, self.player), helios.players[self.player].stock)]

    def run(self, helios: Helios, choice: Choice) -> None:
        if choice is DECLINE:
            helios.tell("declined", self.player)
        else:
            helios.tell("bonus_action", self.player, choice.item)
            act(helios, self.player, choice.item)


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
            helios.do(BonusAction(player))
        elif building.function == DRAW_LAND:
            helios.do(DrawLand(player, -1))


def constructed(helios: Helios, choice: Choice) -> Cost:
    """Return the price of the building that a choice names."""
    return helios.components.buildings[choice.item].cost


def can_construct(helios: Helios, player: int) -> bool:
    """Return whether anything can be built: whether there is a choice besides skipping."""
    return len(Construct(player).legal(helios)) > 1


STARTS: Final[tuple[Row, ...]] = ((TakeLand,), (Construct,), (MoveSun,))
"""The three actions."""

FRAMES: Final[tuple[Frame, ...]] = (
    Frame(BonusAction, *STARTS),
    Frame(Construct, (PayCubes, PlaceTemple), (PayCubes, RaiseBuilding)),
    Frame(RaiseBuilding, (Exchange,), (BonusAction,), (DrawLand,), building=BUILDING),
)
