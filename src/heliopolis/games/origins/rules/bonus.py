"""Bonus tiles: what the tile of a site gives a worker of its colour, and at what price (ORI-BONUS)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import EFFECT
from heliopolis.games.origins.position.state import GOLD, Origins
from heliopolis.games.origins.rules.building.purchase import Purchase, can_purchase, stone_to_keep
from heliopolis.games.origins.rules.citizens import BY_TILE, TakeSpeaker
from heliopolis.games.origins.rules.military import MoveOrAttack
from heliopolis.games.origins.rules.payment import GainBasic, due, shortage
from heliopolis.games.origins.rules.temples import ALL_TEMPLES, ChooseStep, tops
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.step import BIT, Step, TableStep

MILITARY_BONUS: Final = 0
BUILDING_BONUS: Final = 1
TEMPLE_BONUS: Final = 2
SPEAKER_BONUS: Final = 3


def can_bonus(origins: Origins, player: int, colour: int) -> bool:
    """Whether the price of a bonus can be paid and its effect happen (ORI-BONUS-06)."""
    me = origins.players[player]
    bonus = origins.components.bonuses[colour]
    if bonus == MILITARY_BONUS:
        return me.can_pay(0, 0, 1)
    if bonus == BUILDING_BONUS:
        return can_purchase(origins, player, 1)
    if bonus == TEMPLE_BONUS:
        return me.can_pay(1, 0, 0) and tops(origins, player) != ALL_TEMPLES
    if bonus == SPEAKER_BONUS:
        return any(origins.speakers)
    return True


def bonus_missing(origins: Origins, player: int, colour: int) -> list[Event]:
    """What a bonus lacks: its price, or something that it could do (ORI-BONUS-06)."""
    bonus = origins.components.bonuses[colour]
    if bonus == MILITARY_BONUS:
        return shortage(origins, player, 0, 0, 1)
    if bonus == BUILDING_BONUS:
        return shortage(origins, player, 0, 1, 0) or [("nothing_to_build", player)]
    if bonus == TEMPLE_BONUS:
        return shortage(origins, player, 1, 0, 0) or [("all_on_top", player)]
    return [("no_speaker", player)]


def bonus_action(origins: Origins, player: int, colour: int) -> list[Step[Origins]]:
    """The effect of a Bonus tile with its price (ORI-BONUS-01..05)."""
    bonus = origins.components.bonuses[colour]
    if bonus == MILITARY_BONUS:
        return [*due(player, 0, 0, 1), MoveOrAttack(player, 1, 1, 0)]
    if bonus == BUILDING_BONUS:
        return [*due(player, 0, 1, 0, stone_to_keep(origins, player)), Purchase(player)]
    if bonus == TEMPLE_BONUS:
        return [ChooseStep(player, 1)]
    if bonus == SPEAKER_BONUS:
        return [TakeSpeaker(player, BY_TILE)]
    return [GainBasic(player, 1)]


class BonusOrGold(TableStep[Origins]):
    """Pisces: the bonus, or one gold in its place without its price (ORI-ZOD-02)."""

    def __init__(self, player: int, colour: int) -> None:
        super().__init__(player)
        self.colour: Final = colour

    def table(self, origins: Origins) -> list[Choice]:
        return EFFECT

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        return [("ORI-BONUS-06", 0 if can_bonus(origins, self.player, self.colour) else BIT[0])]

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        return bonus_missing(origins, self.player, self.colour)

    def run(self, origins: Origins, choice: Choice) -> None:
        if choice is EFFECT[0]:
            origins.do_all(bonus_action(origins, self.player, self.colour))
        else:
            origins.gain(self.player, GOLD, 1)
