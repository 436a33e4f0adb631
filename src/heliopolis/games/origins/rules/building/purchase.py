"""Buying a tile: which one, as what, and at what price (ORI-BUILD, ORI-FARM)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import CLAIMED, MARKET, MODE, RESERVE
from heliopolis.games.origins.position.ranges import KIND, SOURCE
from heliopolis.games.origins.position.state import NONE, Origins, OriginsPlayer
from heliopolis.games.origins.rules.actions import Action
from heliopolis.games.origins.rules.building.placing import AS_BUILDING, FROM_RESERVE, OVER_FARM, PlaceTile, lies_there
from heliopolis.games.origins.rules.modules.wonders import WonderDirection, may_be_built
from heliopolis.games.origins.rules.payment import Pay, due, shortage
from heliopolis.games.origins.rules.zodiac import TAURUS, VIRGO
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import Frame
from heliopolis.kernel.step import BIT, Step, TableStep

SOURCES: Final[list[Choice]] = [*MARKET, *RESERVE, CLAIMED]
FROM_CLAIM: Final = BIT[len(SOURCES) - 1]
TILES: Final[list[Choice]] = SOURCES[:-1]
"""What can be built in a game without Wonders."""


class Purchase(TableStep[Origins]):
    """Choose what to build: a Market tile, a reserved one, or the claimed Wonder (ORI-BUILD-01, WON-BUILD-01)."""

    def fits(self, origins: Origins) -> bool:
        return BUILD.can(origins, self.player)

    def table(self, origins: Origins) -> list[Choice]:
        return SOURCES if origins.wonders_on() else TILES

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        me = origins.players[self.player]
        claimed = may_be_built(me)
        absent = (BIT[len(RESERVE)] - 1) << len(MARKET)
        for kind in me.reserve:
            absent &= ~BIT[len(MARKET) + kind]
        return [
            ("ORI-BUILD-12", (BIT[len(MARKET)] - 1) & ~(BIT[len(origins.market)] - 1)),
            ("ORI-BUILD-01", absent),
            ("WON-BUILD-07", 0 if claimed else FROM_CLAIM),
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


def wonder_stone(origins: Origins, me: OriginsPlayer) -> int:
    return origins.components.wonders[me.wonder].stone


def wonder_missing(origins: Origins, player: int) -> list[Event]:
    """Return the stone still missing for a claimed Wonder."""
    me = origins.players[player]
    return shortage(origins, player, wonder_stone(origins, me), 0, 0) if may_be_built(me) else []


class Purchasing(Action):
    """Buy and place a tile, for so much Food besides its price (ORI-SITE-02, ORI-BONUS-02)."""

    begins = ((Purchase,), (Pay, Purchase))

    def __init__(self, food: int) -> None:
        self._food: Final = food

    def bar(self, origins: Origins, player: int) -> str | None:
        me = origins.players[player]
        if not me.can_pay(0, self._food, 0):
            return "ORI-BONUS-06"
        if origins.market or me.reserve:
            # Any tile can become a Farm for nothing.
            return None
        if not may_be_built(me):
            return "ORI-BUILD-13"
        return None if me.can_pay(wonder_stone(origins, me), self._food, 0) else "WON-BUILD-02"

    def missing(self, origins: Origins, player: int) -> list[Event]:
        if self._food:
            return shortage(origins, player, 0, self._food, 0) or [("nothing_to_build", player)]
        return wonder_missing(origins, player)

    def steps(self, origins: Origins, player: int) -> list[Step[Origins]]:
        me = origins.players[player]
        # If the Wonder is all there is to build, its stone is held back.
        kept = 0 if origins.market or me.reserve else wonder_stone(origins, me)
        return [*due(player, 0, self._food, 0, kept), Purchase(player)]


BUILD: Final = Purchasing(0)


def only_as_farm(origins: Origins, player: int, source: int, kind: int) -> bool:
    """Return whether the tile can only become a Farm: it costs too much, and there is no Virgo (ORI-FARM-01)."""
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


def market_wisdom(origins: Origins, player: int, source: int) -> int:
    """Return the wisdom of a Market space, one less with Taurus.

    A reserved tile has none (ORI-BUILD-02, ORI-ZOD-05).
    """
    if source == FROM_RESERVE:
        return 0
    return max(0, origins.components.market_wisdom[source] - (1 if origins.holds(player, TAURUS) else 0))


FRAMES: Final[tuple[Frame, ...]] = (
    Frame(Purchase, (Pay, WonderDirection), (WonderDirection,), (BuildMode,)),
    Frame(BuildMode, (Pay, PlaceTile), (PlaceTile,), source=SOURCE, kind=KIND),
)
