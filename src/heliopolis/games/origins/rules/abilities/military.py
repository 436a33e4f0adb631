"""Abilities of soldiers: moves, attacks, and what the Military track pays for."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import BASIC, REWARD
from heliopolis.games.origins.position.components import LAST_SPACE, WONDER_TILE, AbilityRow
from heliopolis.games.origins.position.ranges import AMOUNT
from heliopolis.games.origins.position.state import STONE, Origins
from heliopolis.games.origins.rules.abilities.base import REASON, Ability, AskingAbility, Piece, TileUse, register
from heliopolis.games.origins.rules.actions import ChooseBase, PickEach
from heliopolis.games.origins.rules.military import RED, MoveOrAttack, move
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.frame import FieldRange, Frame, Row
from heliopolis.kernel.position import put
from heliopolis.kernel.step import Step, TableStep

STONE_AND_FOOD: Final[list[Choice]] = BASIC[:2]


class Armory(AskingAbility):
    """Armory: move and attack, in either order (ORI-BLD-07)."""

    def question(self, use: TileUse) -> Step[Origins]:
        return MoveOrAttack(use.player, use.row.base, 2, 0)

    def begins(self) -> tuple[Row, ...]:
        return ((MoveOrAttack,),)

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        return [("move", str(row.base)), ("attack", "")]


class Outpost(AskingAbility):
    """Outpost: move or attack (ORI-BLD-09)."""

    def question(self, use: TileUse) -> Step[Origins]:
        return MoveOrAttack(use.player, use.row.base, 1, 0)

    def begins(self) -> tuple[Row, ...]:
        return ((MoveOrAttack,),)

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        return [("move", "/"), ("attack", "")]


class Stronghold(Ability):
    """Stronghold: a move of as many spaces as its row counts (ORI-BLD-11)."""

    def bar(self, origins: Origins, use: TileUse) -> str | None:
        return None if origins.strength[use.player] < LAST_SPACE else "ORI-MIL-10"

    def steps(self, origins: Origins, use: TileUse) -> list[Step[Origins]]:
        move(origins, use.player, use.amount(origins))
        return []

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        return [("move", "×"), *counted]


class RidingGrounds(Ability):
    """Riding Grounds: a move, then a stone or a food for each weaker player (ORI-BLD-10)."""

    def steps(self, origins: Origins, use: TileUse) -> list[Step[Origins]]:
        move(origins, use.player, use.row.base)
        weaker = origins.weaker(use.player)
        return [StoneOrFood(use.player, weaker)] if weaker else []

    def frames(self) -> tuple[Frame, ...]:
        return (Frame(StoneOrFood, (StoneOrFood,), left=FieldRange(1, 3)),)

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        return [("move", str(row.base)), ("stone", "/"), ("food", "")]


class StoneOrFood(PickEach):
    """Riding Grounds: a stone or a food for each weaker player (ORI-BLD-10)."""

    def table(self, origins: Origins) -> list[Choice]:
        return STONE_AND_FOOD

    def pick(self, origins: Origins, choice: Choice) -> None:
        origins.gain(self.player, choice.item, 1)


class VeteranSettlement(AskingAbility):
    """Veteran Settlement: points for an unused red Freeman, which then counts one less (ORI-BLD-12)."""

    def question(self, use: TileUse) -> Step[Origins]:
        return Veteran(use.player, use.reason())

    def frames(self) -> tuple[Frame, ...]:
        return (Frame(Veteran, reason=REASON),)

    def events(self) -> dict[str, tuple[str, ...]]:
        return {"lowered": ("base", "value")}

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        return [("die-red-5", ""), ("arrow", ""), ("points", "")]


class Veteran(ChooseBase):
    """Veteran Settlement: the value of an unused red Freeman in points, then one less on it (ORI-BLD-12)."""

    rule = "ORI-BLD-12"

    def __init__(self, player: int, reason: int) -> None:
        super().__init__(player)
        self.reason: Final = reason

    def takes(self, origins: Origins, base: int) -> bool:
        return super().takes(origins, base) and origins.players[self.player].colours[base] == RED

    def run(self, origins: Origins, choice: Choice) -> None:
        me = origins.players[self.player]
        origins.score(self.player, me.values[choice.item], self.reason)
        me.values = put(me.values, choice.item, max(1, me.values[choice.item] - 1))
        origins.tell("lowered", self.player, choice.item, me.values[choice.item])


class Colossus(Ability):
    """Colossus: a move, then points or a stone (WON-01)."""

    def steps(self, origins: Origins, use: TileUse) -> list[Step[Origins]]:
        move(origins, use.player, use.row.base)
        return [PointsOrStone(use.player, use.row.each, use.reason())]

    def frames(self) -> tuple[Frame, ...]:
        return (Frame(PointsOrStone, points=AMOUNT, reason=REASON),)

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        return [("move", str(row.each)), ("points", "")]


class PointsOrStone(TableStep[Origins]):
    """Colossus: points or a stone (WON-01)."""

    def __init__(self, player: int, points: int, reason: int) -> None:
        super().__init__(player)
        self.points: Final = points
        self.reason: Final = reason

    def table(self, origins: Origins) -> list[Choice]:
        return REWARD

    def run(self, origins: Origins, choice: Choice) -> None:
        if choice is REWARD[0]:
            origins.score(self.player, self.points, self.reason)
        else:
            origins.gain(self.player, STONE, 1)


register(Armory("armory", 4.0))
register(Outpost("outpost", 2.0))
register(Stronghold("stronghold", 2.0))
register(RidingGrounds("riding_grounds", 3.0))
register(VeteranSettlement("veteran_settlement", 3.5, lacking="nobody"))
register(Colossus("colossus", 2.5, WONDER_TILE))
