"""Abilities of the City itself: tiles set aside or turned into Farms, and abilities that are copied."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import MARKET, cell_choice
from heliopolis.games.origins.position.components import WONDER_TILE, AbilityRow
from heliopolis.games.origins.position.ranges import AMOUNT
from heliopolis.games.origins.position.state import FARM, FOOD, Origins
from heliopolis.games.origins.rules.abilities.activation import use_bar, use_missing, use_tile
from heliopolis.games.origins.rules.abilities.base import Ability, AskingAbility, Piece, TileUse, register
from heliopolis.games.origins.rules.building.market import TurnTop, absent, take_from_market
from heliopolis.games.origins.rules.building.placing import AS_FARM, PlaceTile
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import Frame, Row
from heliopolis.kernel.step import PlayerStep, Step, TableStep


class ConstructionSite(AskingAbility):
    """Construction Site: set a Market tile aside for later (ORI-BLD-14)."""

    def question(self, use: TileUse) -> Step[Origins]:
        return SetAside(use.player)

    def frames(self) -> tuple[Frame, ...]:
        return (Frame(SetAside, (TurnTop,)),)

    def events(self) -> dict[str, tuple[str, ...]]:
        return {"reserved": ("building",)}

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        return [("build", "")]


class SetAside(TableStep[Origins]):
    """Construction Site: take a Market tile into the reserve (ORI-BLD-14)."""

    def table(self, origins: Origins) -> list[Choice]:
        return MARKET

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        return [("ORI-BUILD-12", absent(origins))]

    def run(self, origins: Origins, choice: Choice) -> None:
        kind = origins.market[choice.item]
        me = origins.players[self.player]
        me.reserve = tuple(sorted((*me.reserve, kind)))
        origins.tell("reserved", self.player, kind)
        origins.do_all(take_from_market(origins, choice.item))


class MagesTower(AskingAbility):
    """Mage's Tower: use the ability of a Building beside it (ORI-BLD-30)."""

    def question(self, use: TileUse) -> Step[Origins]:
        return CopyAbility(use.player, use.cell, use.chain)

    def begins(self) -> tuple[Row, ...]:
        # Its frame is in the registry: any ability may follow.
        return ((CopyAbility,),)

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        return [("copy", "")]


class CopyAbility(PlayerStep[Origins]):
    """Mage's Tower: use the ability of a Building beside it (ORI-BLD-30)."""

    def __init__(self, player: int, cell: int, chain: tuple[int, ...]) -> None:
        super().__init__(player)
        self.cell: Final = cell
        self.chain: Final = chain

    def fits(self, origins: Origins) -> bool:
        city = origins.players[self.player].city
        return all(cell in city for cell in (*self.chain, self.cell))

    def candidates(self, origins: Origins) -> list[Choice]:
        return [cell_choice(cell) for cell in origins.players[self.player].city]

    def asks_about(self, origins: Origins, choice: Choice) -> bool:
        return choice.kind == "cell"

    def legal(self, origins: Origins) -> list[Choice]:
        return [cell_choice(cell) for cell in copyable(origins, self.player, self.cell, self.chain)]

    def barred_by(self, origins: Origins, choice: Choice) -> str | None:
        return None if choice.item in copyable(origins, self.player, self.cell, self.chain) else "ORI-BLD-30"

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        me = origins.players[self.player]
        beside = choice.item in me.touching(self.cell) and choice.item not in self.chain
        if not beside or me.city[choice.item] >= FARM:
            return []
        return use_missing(origins, self.player, choice.item)

    def run(self, origins: Origins, choice: Choice) -> None:
        use_tile(origins, self.player, choice.item, (*self.chain, self.cell))


def copyable(origins: Origins, player: int, cell: int, chain: tuple[int, ...]) -> list[int]:
    """Return the Buildings beside a Mage's Tower whose ability can do something; no Tower twice in one chain."""
    me = origins.players[player]
    links = (*chain, cell)
    return [
        other
        for other in me.touching(cell)
        if me.city[other] < FARM and other not in links and use_bar(origins, player, other, links) is None
    ]


class HangingGardens(Ability):
    """Hanging Gardens: a Market tile becomes a Farm, then Food for every Farm (WON-03)."""

    def steps(self, origins: Origins, use: TileUse) -> list[Step[Origins]]:
        steps: list[Step[Origins]] = [GardenTile(use.player)] if origins.market else []
        return [*steps, GardenFood(use.player, use.row.each)]

    def frames(self) -> tuple[Frame, ...]:
        return (Frame(GardenTile, (PlaceTile,)), Frame(GardenFood, each=AMOUNT))

    def begins(self) -> tuple[Row, ...]:
        return ((GardenTile, GardenFood), (GardenFood,))

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        return [("building-farm", ""), ("food", "")]


class GardenTile(TableStep[Origins]):
    """Hanging Gardens: choose the Market tile that becomes a Farm (WON-03)."""

    def table(self, origins: Origins) -> list[Choice]:
        return MARKET

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        return [("ORI-BUILD-12", absent(origins))]

    def run(self, origins: Origins, choice: Choice) -> None:
        kind = origins.market[choice.item]
        origins.do(PlaceTile(self.player, choice.item, kind, AS_FARM))


class GardenFood(Step[Origins]):
    """Hanging Gardens: Food for every Farm (WON-03)."""

    def __init__(self, player: int, each: int) -> None:
        self.player: Final = player
        self.each: Final = each

    def resolve(self, origins: Origins) -> None:
        origins.gain(self.player, FOOD, self.each * len(origins.players[self.player].farms()))


register(ConstructionSite("construction_site", 2.5, lacking="market_empty"))
register(MagesTower("mages_tower", 3.5, lacking="no_neighbour"))
register(HangingGardens("hanging_gardens", 3.0, WONDER_TILE))
