"""Purchase and place: Buildings, Farms, and the Market that closes up behind them (ORI-BUILD, ORI-PLACE, ORI-FARM)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.cells import STEPS, cell_of, x_of, y_of
from heliopolis.games.origins.position.choices import (
    CLAIMED,
    DRAW_TILE,
    MARKET,
    MODE,
    RESERVE,
    cell_choice,
    cell_choices,
)
from heliopolis.games.origins.position.state import AGORA, FARM, NONE, Origins, Player, put
from heliopolis.games.origins.rules.abilities import abilities
from heliopolis.games.origins.rules.modules.wonders import WonderDirection, wonder_beside
from heliopolis.games.origins.rules.payment import due, shortage
from heliopolis.games.origins.rules.zodiac import TAURUS, VIRGO
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.step import BIT, ChanceStep, PlayerStep, Step, TableStep

SOURCES: Final[list[Choice]] = [*MARKET, *RESERVE, CLAIMED]
FROM_RESERVE: Final[int] = len(MARKET)
"""The source of a tile that a Construction Site set aside."""
FROM_CLAIM: Final = BIT[len(SOURCES) - 1]
TILES: Final[list[Choice]] = SOURCES[:-1]
"""What there is to build without Wonders."""

AS_BUILDING: Final = 0
AS_FARM: Final = 1
OVER_FARM: Final = 2


class Purchase(TableStep[Origins]):
    """Choose what to build: a Market tile, a reserved one, or the claimed Wonder (ORI-BUILD-01, WON-BUILD-01)."""

    def fits(self, origins: Origins) -> bool:
        return can_purchase(origins, self.player, 0)

    def table(self, origins: Origins) -> list[Choice]:
        return SOURCES if origins.wonders_on() else TILES

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        me = origins.players[self.player]
        absent = (BIT[len(RESERVE)] - 1) << len(MARKET)
        for kind in me.reserve:
            absent &= ~BIT[len(MARKET) + kind]
        return [
            ("ORI-BUILD-12", (BIT[len(MARKET)] - 1) & ~(BIT[len(origins.market)] - 1)),
            ("ORI-BUILD-01", absent),
            ("WON-BUILD-07", 0 if me.wonder != NONE and me.wonder_cell() == NONE else FROM_CLAIM),
            ("WON-BUILD-02", 0 if me.wonder != NONE and me.can_pay(wonder_stone(origins, me), 0, 0) else FROM_CLAIM),
        ]

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        if choice is CLAIMED:
            return wonder_missing(origins, self.player)
        return [("not_set_aside", self.player)] if choice.kind == "reserve" else []

    def run(self, origins: Origins, choice: Choice) -> None:
        if choice is CLAIMED:
            stone = wonder_stone(origins, origins.players[self.player])
            origins.do_all([*due(self.player, stone, 0, 0), WonderDirection(self.player)])
        elif choice.kind == "market":
            origins.do(BuildMode(self.player, choice.item, origins.market[choice.item]))
        else:
            origins.do(BuildMode(self.player, FROM_RESERVE, choice.item))


def wonder_stone(origins: Origins, me: Player) -> int:
    return origins.components.wonders[me.wonder].stone


def can_purchase(origins: Origins, player: int, food: int) -> bool:
    """Whether anything can be built after paying so much Food; a tile can always become a Farm."""
    me = origins.players[player]
    if not me.can_pay(0, food, 0):
        return False
    return bool(origins.market or me.reserve) or can_build_wonder(origins, player, food)


def can_build_wonder(origins: Origins, player: int, food: int) -> bool:
    """Whether a claimed Wonder waits and its stone can be paid beside so much Food."""
    me = origins.players[player]
    return me.wonder != NONE and me.wonder_cell() == NONE and me.can_pay(wonder_stone(origins, me), food, 0)


def wonder_missing(origins: Origins, player: int) -> list[Event]:
    """The stone that a claimed Wonder lacks."""
    me = origins.players[player]
    waits = me.wonder != NONE and me.wonder_cell() == NONE
    return shortage(origins, player, wonder_stone(origins, me), 0, 0) if waits else []


def purchase_bar(origins: Origins, player: int) -> str:
    """Why nothing can be built: there is only a Wonder that is too dear, or nothing at all."""
    return "WON-BUILD-02" if wonder_missing(origins, player) else "ORI-BUILD-13"


def stone_to_keep(origins: Origins, player: int) -> int:
    """The stone that must stay payable if nothing but the Wonder could be built."""
    me = origins.players[player]
    return 0 if origins.market or me.reserve else wonder_stone(origins, me)


def only_as_farm(origins: Origins, player: int, source: int, kind: int) -> bool:
    """Whether a Farm is all that the tile can become: its price cannot be paid, nor is there Virgo (ORI-FARM-01)."""
    return len(BuildMode(player, source, kind).legal(origins)) == 1


class BuildMode(TableStep[Origins]):
    """As a Building for its price, as a Farm for nothing, or over a Farm with Virgo (ORI-FARM-01, ORI-ZOD-11)."""

    def __init__(self, player: int, source: int, kind: int) -> None:
        super().__init__(player)
        self.source: Final = source
        self.kind: Final = kind

    def fits(self, origins: Origins) -> bool:
        return lies_there(origins, self.player, self.source, self.kind)

    def table(self, origins: Origins) -> list[Choice]:
        return MODE if VIRGO in origins.zodiac else MODE[:OVER_FARM]

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        me = origins.players[self.player]
        wisdom, stone = market_wisdom(origins, self.player, self.source), origins.components.buildings[self.kind].stone
        virgo = origins.holds(self.player, VIRGO) and me.farms()
        return [
            ("ORI-BUILD-02", 0 if me.can_pay(0, 0, wisdom) else BIT[AS_BUILDING]),
            ("ORI-BUILD-03", 0 if me.can_pay(stone, 0, wisdom) else BIT[AS_BUILDING]),
            ("ORI-ZOD-11", 0 if virgo else BIT[OVER_FARM]),
        ]

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        if choice.item == OVER_FARM:
            held = origins.holds(self.player, VIRGO)
            return [("no_farm", self.player) if held else ("card_not_held", self.player, VIRGO)]
        stone = origins.components.buildings[self.kind].stone
        return shortage(origins, self.player, stone, 0, market_wisdom(origins, self.player, self.source))

    def run(self, origins: Origins, choice: Choice) -> None:
        price: list[Step[Origins]] = []
        if choice.item == AS_BUILDING:
            stone = origins.components.buildings[self.kind].stone
            price = due(self.player, stone, 0, market_wisdom(origins, self.player, self.source))
        origins.do_all([*price, PlaceTile(self.player, self.source, self.kind, choice.item)])


def lies_there(origins: Origins, player: int, source: int, kind: int) -> bool:
    """Whether a tile of that kind is where it is to be taken from."""
    if source == FROM_RESERVE:
        return kind in origins.players[player].reserve
    return source < len(origins.market) and origins.market[source] == kind


def market_wisdom(origins: Origins, player: int, source: int) -> int:
    """The wisdom of a Market space, one less with Taurus; a reserved tile has none (ORI-BUILD-02, ORI-ZOD-05)."""
    if source == FROM_RESERVE:
        return 0
    return max(0, origins.components.market_wisdom[source] - (1 if origins.holds(player, TAURUS) else 0))


class CellStep(PlayerStep[Origins]):
    """A question about a cell of the City, which has no bounds."""

    def cells(self, origins: Origins) -> list[int]:
        """The cells that can be chosen."""
        raise NotImplementedError(type(self).__name__)

    def legal(self, origins: Origins) -> list[Choice]:
        return cell_choices(self.cells(origins))

    def candidates(self, origins: Origins) -> list[Choice]:
        return [cell_choice(cell) for cell in surroundings(origins.players[self.player])]

    def asks_about(self, origins: Origins, choice: Choice) -> bool:
        return choice.kind == "cell"


def surroundings(me: Player) -> list[int]:
    """Every cell of the City and two round about."""
    columns = [x_of(cell) for cell in me.city]
    rows = [y_of(cell) for cell in me.city]
    return [
        cell_of(x, y) for x in range(min(columns) - 2, max(columns) + 3) for y in range(min(rows) - 2, max(rows) + 3)
    ]


class PlaceTile(CellStep):
    """Choose the cell: empty and beside the City, or an own Farm with Virgo (ORI-PLACE-01..05, ORI-ZOD-11)."""

    def __init__(self, player: int, source: int, kind: int, mode: int) -> None:
        super().__init__(player)
        self.source: Final = source
        self.kind: Final = kind
        self.mode: Final = mode

    def fits(self, origins: Origins) -> bool:
        farms = self.mode != OVER_FARM or origins.players[self.player].farms()
        return bool(farms) and lies_there(origins, self.player, self.source, self.kind)

    def cells(self, origins: Origins) -> list[int]:
        me = origins.players[self.player]
        return me.farms() if self.mode == OVER_FARM else open_cells(me)

    def barred_by(self, origins: Origins, choice: Choice) -> str | None:
        me = origins.players[self.player]
        if self.mode == OVER_FARM:
            return None if FARM <= me.city.get(choice.item, NONE) < AGORA else "ORI-ZOD-11"
        return placing_bar(me, choice.item)

    def run(self, origins: Origins, choice: Choice) -> None:
        me = origins.players[self.player]
        cell = choice.item
        covered = me.city.get(cell, NONE)
        me.city = {**me.city, cell: FARM + self.kind if self.mode == AS_FARM else self.kind}
        if self.mode == AS_FARM:
            origins.tell("farm", self.player, x_of(cell), y_of(cell))
        else:
            origins.tell("built", self.player, self.kind, x_of(cell), y_of(cell))
        if self.mode == OVER_FARM:
            give_back(origins, self.player, covered - FARM)
        refill: list[Step[Origins]] = []
        if self.source == FROM_RESERVE:
            place = me.reserve.index(self.kind)
            me.reserve = me.reserve[:place] + me.reserve[place + 1 :]
        else:
            refill = take_from_market(origins, self.source)
        ready = [cell] if self.mode != AS_FARM else []
        if self.mode != OVER_FARM and wonder_beside(me, cell):
            ready.append(me.wonder_cell())
        origins.do_all([*refill, abilities.Activations(self.player, tuple(ready))])


def open_cells(me: Player) -> list[int]:
    """The empty cells beside the City (ORI-PLACE-01, ORI-PLACE-02)."""
    return list({cell + step for cell in me.city for step in STEPS if cell + step not in me.city})


def placing_bar(me: Player, cell: int) -> str | None:
    """Why no tile can be placed on a cell."""
    if cell in me.city:
        return "ORI-PLACE-02"
    if me.touching(cell):
        return None
    corners = [cell_of(x_of(cell) + x, y_of(cell) + y) for x in (-1, 1) for y in (-1, 1)]
    return "ORI-PLACE-03" if any(corner in me.city for corner in corners) else "ORI-PLACE-01"


def give_back(origins: Origins, player: int, kind: int) -> None:
    """A Farm that is built over goes to the bottom of its stack, face up if it is all there is (ORI-ZOD-11b)."""
    colour = origins.components.buildings[kind].colour
    origins.tell("farm_back", player, colour)
    if origins.tops[colour] == NONE:
        origins.tops[colour] = kind
        origins.tell("top", CHANCE, kind)
    else:
        origins.bottoms = put(origins.bottoms, colour, (*origins.bottoms[colour], kind))


def take_from_market(origins: Origins, space: int) -> list[Step[Origins]]:
    """The Market closes up and is filled from the stack of the same colour (ORI-BUILD-05..07)."""
    colour = origins.components.buildings[origins.market.pop(space)].colour
    top = origins.tops[colour]
    if top == NONE:
        return []
    origins.market.append(top)
    origins.tops[colour] = NONE
    origins.tell("market", CHANCE, top)
    return [TurnTop(colour)]


class TurnTop(Step[Origins]):
    """The new top tile of a stack is turned up: an unknown one, else the first of the known bottom (ORI-BUILD-07)."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def fits(self, origins: Origins) -> bool:
        return origins.tops[self.colour] == NONE

    def resolve(self, origins: Origins) -> None:
        if any(bag_of(origins, self.colour)):
            origins.do(RevealTop(self.colour))
        elif origins.bottoms[self.colour]:
            origins.tops[self.colour] = origins.bottoms[self.colour][0]
            origins.tell("top", CHANCE, origins.tops[self.colour])
            origins.bottoms = put(origins.bottoms, self.colour, origins.bottoms[self.colour][1:])


class RevealTop(ChanceStep[Origins]):
    """Which tile lies on top of a stack (ORI-BUILD-07)."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def fits(self, origins: Origins) -> bool:
        return origins.tops[self.colour] == NONE and any(bag_of(origins, self.colour))

    def outcomes(self, origins: Origins) -> tuple[list[Choice], list[int]]:
        return DRAW_TILE, bag_of(origins, self.colour)

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.bags = put(origins.bags, choice.item, origins.bags[choice.item] - 1)
        origins.tops[self.colour] = choice.item
        origins.tell("top", CHANCE, choice.item)


def bag_of(origins: Origins, colour: int) -> list[int]:
    """The face-down tiles of one colour, by kind."""
    bag = [0] * len(origins.bags)
    for kind in origins.components.kinds[colour]:
        bag[kind] = origins.bags[kind]
    return bag
