"""Abilities that climb the Temples."""

from __future__ import annotations

from heliopolis.games.origins.position.choices import TEMPLES
from heliopolis.games.origins.position.components import AbilityRow
from heliopolis.games.origins.position.state import GOLD, Origins
from heliopolis.games.origins.rules.abilities.base import Ability, AskingAbility, Piece, TileUse, register
from heliopolis.games.origins.rules.payment import shortage
from heliopolis.games.origins.rules.temples import (
    ALL_TEMPLES,
    BY_AQUARIUS,
    BY_BUILDING,
    ChooseStep,
    ExtraStep,
    climb,
    tops,
)
from heliopolis.games.origins.rules.zodiac import AQUARIUS
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import Row
from heliopolis.kernel.step import BIT, Step


class TempleBuilding(Ability):
    """A Temple: climb its track, then pay gold for a step on another one (ORI-BLD-19..21)."""

    def bar(self, origins: Origins, use: TileUse) -> str | None:
        reached = tops(origins, use.player)
        own = BIT[use.row.temple]
        extra = origins.players[use.player].resources[GOLD] > 0 and reached | own != ALL_TEMPLES
        return None if extra or not reached & own else use.row.rule

    def missing(self, origins: Origins, use: TileUse) -> list[Event]:
        if tops(origins, use.player) == ALL_TEMPLES:
            return [("all_on_top", use.player)]
        return shortage(origins, use.player, 0, 0, 0, 1)

    def steps(self, origins: Origins, use: TileUse) -> list[Step[Origins]]:
        temple = use.row.temple
        moved = climb(origins, use.player, temple, use.row.base)
        steps: list[Step[Origins]] = [ExtraStep(use.player, temple, BY_BUILDING)]
        if moved > 0 and origins.holds(use.player, AQUARIUS):
            steps.append(ExtraStep(use.player, temple, BY_AQUARIUS))
        return steps

    def begins(self) -> tuple[Row, ...]:
        return ((ExtraStep, ExtraStep),)

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        return [(TEMPLES[row.temple], str(row.base))]


class Statue(AskingAbility):
    """Statue: a step on a Temple of choice (ORI-BLD-24)."""

    def question(self, use: TileUse) -> Step[Origins]:
        return ChooseStep(use.player, 0)

    def begins(self) -> tuple[Row, ...]:
        return ((ChooseStep,),)

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        return [("temple-step", "")]


register(TempleBuilding("temple", 7.0))
register(Statue("statue", 3.5, lacking="all_on_top"))
