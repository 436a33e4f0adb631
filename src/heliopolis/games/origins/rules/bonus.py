"""Bonus tiles: what the tile of a site gives a worker of its colour, and at what price (ORI-BONUS)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import EFFECT
from heliopolis.games.origins.position.ranges import COLOUR
from heliopolis.games.origins.position.state import GOLD, Origins
from heliopolis.games.origins.rules.actions import Action
from heliopolis.games.origins.rules.building.purchase import Purchasing
from heliopolis.games.origins.rules.citizens import Recruiting
from heliopolis.games.origins.rules.military import Fighting
from heliopolis.games.origins.rules.payment import Gaining
from heliopolis.games.origins.rules.temples import Stepping
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import Frame
from heliopolis.kernel.step import BIT, TableStep

BONUSES: Final[list[Action]] = [Fighting(1, 1, wisdom=1), Purchasing(food=1), Stepping(), Recruiting(), Gaining()]
"""What each sort of Bonus tile does, for its price (ORI-BONUS-01..05)."""


def bonus_of(origins: Origins, colour: int) -> Action:
    """Return what the Bonus tile of a colour does."""
    return BONUSES[origins.components.bonuses[colour]]


class BonusOrGold(TableStep[Origins]):
    """Pisces: the bonus, or one gold in its place without its price (ORI-ZOD-02)."""

    def __init__(self, player: int, colour: int) -> None:
        super().__init__(player)
        self.colour: Final = colour

    def table(self, origins: Origins) -> list[Choice]:
        return EFFECT

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        return [("ORI-BONUS-06", 0 if bonus_of(origins, self.colour).can(origins, self.player) else BIT[0])]

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        return bonus_of(origins, self.colour).missing(origins, self.player)

    def run(self, origins: Origins, choice: Choice) -> None:
        if choice is EFFECT[0]:
            origins.do_all(bonus_of(origins, self.colour).steps(origins, self.player))
        else:
            origins.gain(self.player, GOLD, 1)


FRAMES: Final[tuple[Frame, ...]] = (
    Frame(BonusOrGold, *[row for action in BONUSES for row in action.begins], colour=COLOUR),
)
