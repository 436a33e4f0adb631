"""Resources: paying with gold in place of anything basic, gaining what one likes (ORI-RES)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import BASIC, GOLD_SHARE, SPEND
from heliopolis.games.origins.position.ranges import AMOUNT
from heliopolis.games.origins.position.state import FOOD, GOLD, STONE, WISDOM, Origins
from heliopolis.games.origins.rules.actions import Action, PickEach
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import FieldRange, Frame
from heliopolis.kernel.step import BIT, Step, TableStep


class Pay(TableStep[Origins]):
    """How much gold replaces the resource due first; what is due later stays payable (ORI-RES-02, ORI-RES-07)."""

    def __init__(self, player: int, stone: int, food: int, wisdom: int, later_stone: int) -> None:
        super().__init__(player)
        self.stone: Final = stone
        self.food: Final = food
        self.wisdom: Final = wisdom
        self.later_stone: Final = later_stone
        """Stone of another price that must stay payable after this one."""

    def fits(self, origins: Origins) -> bool:
        stone = self.stone + self.later_stone
        return self.due() > 0 and origins.players[self.player].can_pay(stone, self.food, self.wisdom)

    def first(self) -> int:
        """Return the resource due first."""
        return STONE if self.stone else FOOD if self.food else WISDOM

    def due(self) -> int:
        return self.stone or self.food or self.wisdom

    def range_of_gold(self, origins: Origins) -> tuple[int, int]:
        """Return the least and the most gold that can be given for it."""
        have = origins.players[self.player].resources
        resource = self.first()
        stone = self.later_stone if resource == STONE else self.stone + self.later_stone
        food = self.food if resource == STONE else 0
        wisdom = 0 if resource == WISDOM else self.wisdom
        short = max(0, food - have[FOOD]) + max(0, wisdom - have[WISDOM])
        if resource == STONE:
            # Stone that is kept for later cannot be given now.
            least = max(0, self.due() + stone - have[STONE])
            return min(least, self.due()), min(self.due(), have[GOLD] - short - max(0, least - self.due()))
        short += max(0, stone - have[STONE])
        return max(0, self.due() - have[resource]), min(self.due(), have[GOLD] - short)

    def table(self, origins: Origins) -> list[Choice]:
        return GOLD_SHARE

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        least, most = self.range_of_gold(origins)
        return [("ORI-RES-02", ~(BIT[self.due() + 1] - 1)), ("ORI-RES-07", (BIT[least] - 1) | ~(BIT[most + 1] - 1))]

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        least, most = self.range_of_gold(origins)
        return [("gold_between", self.player, least, most)]

    def default(self, origins: Origins) -> Choice | None:
        return GOLD_SHARE[self.range_of_gold(origins)[0]]

    def run(self, origins: Origins, choice: Choice) -> None:
        resource = self.first()
        origins.spend(self.player, resource, self.due() - choice.item)
        origins.spend(self.player, GOLD, choice.item)
        if resource == STONE:
            origins.do_all(due(self.player, 0, self.food, self.wisdom, self.later_stone))
        elif resource == FOOD:
            origins.do_all(due(self.player, 0, 0, self.wisdom, self.later_stone))


def due(player: int, stone: int, food: int, wisdom: int, later_stone: int = 0) -> list[Step[Origins]]:
    """Return the payment of a price, or nothing where it is nothing."""
    return [Pay(player, stone, food, wisdom, later_stone)] if stone or food or wisdom else []


def shortage(origins: Origins, player: int, stone: int, food: int, wisdom: int, gold: int = 0) -> list[Event]:
    """Return a price that cannot be paid: what it is, what there is, and how much is missing even with Gold."""
    have = origins.players[player].resources
    price = [stone, food, wisdom, gold]
    short = gold - have[GOLD] + sum([max(0, price[each] - have[each]) for each in (STONE, FOOD, WISDOM)])
    if short <= 0:
        return []
    costs: list[Event] = [("costs", player, each, price[each]) for each in range(len(price)) if price[each]]
    owns: list[Event] = [
        ("owns", player, each, have[each]) for each in range(len(price)) if price[each] or each == GOLD
    ]
    return [*costs, *owns, ("short", player, short)]


class GainBasic(PickEach):
    """Choose a basic resource, unit by unit (ORI-RES-05)."""

    def table(self, origins: Origins) -> list[Choice]:
        return BASIC

    def pick(self, origins: Origins, choice: Choice) -> None:
        origins.gain(self.player, choice.item, 1)


def basics(player: int, number: int) -> list[Step[Origins]]:
    """Give that many basic resources of the player's choice."""
    return [GainBasic(player, number)] if number > 0 else []


class Gaining(Action):
    """Gain a basic resource of choice (ORI-BONUS-05)."""

    begins = ((GainBasic,),)

    def steps(self, origins: Origins, player: int) -> list[Step[Origins]]:
        return [GainBasic(player, 1)]


class SpendAny(PickEach):
    """Choose a resource to give, gold included, unit by unit (ORI-RES-04)."""

    def fits(self, origins: Origins) -> bool:
        return self.left <= sum(origins.players[self.player].resources)

    def table(self, origins: Origins) -> list[Choice]:
        return SPEND

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        lacking = 0
        for resource, number in enumerate(origins.players[self.player].resources):
            if number == 0:
                lacking |= BIT[resource]
        return [("ORI-RES-07", lacking)]

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        return [("owns", self.player, choice.item, 0)]

    def pick(self, origins: Origins, choice: Choice) -> None:
        origins.spend(self.player, choice.item, 1)


FRAMES: Final[tuple[Frame, ...]] = (
    Frame(Pay, (Pay,), stone=AMOUNT, food=AMOUNT, wisdom=AMOUNT, later_stone=AMOUNT),
    Frame(GainBasic, (GainBasic,), left=FieldRange(1, AMOUNT.most, unit=AMOUNT.unit)),
    Frame(SpendAny, (SpendAny,), left=FieldRange(1, 3)),
)
