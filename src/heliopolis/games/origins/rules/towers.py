"""Build a Tower level (ORI-TOWER)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import TOWER
from heliopolis.games.origins.position.state import GOLD, Origins
from heliopolis.games.origins.rules.actions import Action
from heliopolis.games.origins.rules.payment import shortage
from heliopolis.games.origins.rules.zodiac import ALL_BASES, CAPRICORN, RaiseForTower, not_raisable
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import Frame
from heliopolis.kernel.position import put
from heliopolis.kernel.step import BIT, Step, TableStep

FEW_COLOURS_LEFT: Final = 2
"""The number of the end trigger (ORI-END-03)."""
FEW: Final = 3


class BuildLevel(TableStep[Origins]):
    """Raise one Tower by a disk of the stock for gold equal to its height (ORI-TOWER-01..04)."""

    def table(self, origins: Origins) -> list[Choice]:
        return TOWER

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        me = origins.players[self.player]
        none_left = 0
        too_dear = 0
        for colour in range(len(TOWER)):
            if origins.tower_stock[colour] == 0:
                none_left |= BIT[colour]
            if me.towers[colour] > me.resources[GOLD]:
                too_dear |= BIT[colour]
        return [("ORI-TOWER-01", none_left), ("ORI-TOWER-02", too_dear)]

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        if origins.tower_stock[choice.item] == 0:
            return []
        return shortage(origins, self.player, 0, 0, 0, origins.players[self.player].towers[choice.item])

    def run(self, origins: Origins, choice: Choice) -> None:
        me = origins.players[self.player]
        origins.spend(self.player, GOLD, me.towers[choice.item])
        origins.tower_stock = put(origins.tower_stock, choice.item, origins.tower_stock[choice.item] - 1)
        me.towers = put(me.towers, choice.item, me.towers[choice.item] + 1)
        origins.tell("tower", self.player, choice.item, me.towers[choice.item])
        if sum(1 for disks in origins.tower_stock if disks) <= FEW:
            origins.trigger(FEW_COLOURS_LEFT)
        if origins.holds(self.player, CAPRICORN) and not_raisable(origins, self.player, 0) != ALL_BASES:
            origins.do(RaiseForTower(self.player))


class Raising(Action):
    """Build a Tower level (ORI-TOWER)."""

    begins = ((BuildLevel,),)

    def bar(self, origins: Origins, player: int) -> str | None:
        me = origins.players[player]
        rule = "ORI-TOWER-01"
        for colour, disks in enumerate(origins.tower_stock):
            if disks and me.towers[colour] <= me.resources[GOLD]:
                return None
            if disks:
                rule = "ORI-TOWER-02"
        return rule

    def missing(self, origins: Origins, player: int) -> list[Event]:
        """Return the gold that the cheapest level lacks."""
        heights = [origins.players[player].towers[colour] for colour, disks in enumerate(origins.tower_stock) if disks]
        return shortage(origins, player, 0, 0, 0, min(heights)) if heights else []

    def steps(self, origins: Origins, player: int) -> list[Step[Origins]]:
        return [BuildLevel(player)]


FRAMES: Final[tuple[Frame, ...]] = (Frame(BuildLevel, (RaiseForTower,)),)
