"""The solo training mode, where it differs: the draft, the foreign disk, cards given back, the target (ORI-SOLO)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import DIE, DRAW_ZODIAC, ZODIAC
from heliopolis.games.origins.position.dice import die, die_colour, die_value
from heliopolis.games.origins.position.state import NONE, Origins, without
from heliopolis.games.origins.rules.actions import PickEach
from heliopolis.games.origins.rules.military import to_the_top
from heliopolis.games.origins.rules.scoring import target
from heliopolis.games.origins.rules.temples import take_card_back
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import FieldRange, Frame
from heliopolis.kernel.position import put
from heliopolis.kernel.step import BIT, ChanceStep

ROUNDS: Final = 5
SET_ASIDE: Final = 2
"""How many of the highest dice of the draft the player may not have (ORI-SOLO-03)."""
FOREIGN: Final = 1
"""The foreign Military disk stands where a second player's would."""


def set_highest_aside(origins: Origins, player: int, left: int) -> None:
    """Return the ``left`` highest dice to the stock; ask only about a tie for the last (ORI-SOLO-03)."""
    highest = highest_dice(origins)
    if len(highest) > left:
        origins.do(SetAsideDie(player, left))
        return
    for each in highest:
        set_aside(origins, player, each)
    if len(highest) < left:
        set_highest_aside(origins, player, left - len(highest))


class SetAsideDie(PickEach):
    """Choose which of the tied highest dice to set aside (ORI-SOLO-03)."""

    def table(self, origins: Origins) -> list[Choice]:
        return DIE

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        return [("ORI-SOLO-03", ~dice_mask(highest_dice(origins)))]

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        return [("highest_die", self.player, die_value(highest_dice(origins)[0]))]

    def pick(self, origins: Origins, choice: Choice) -> None:
        set_aside(origins, self.player, die(choice.item // 6, choice.item % 6 + 1))


def highest_dice(origins: Origins) -> list[int]:
    """Return the dice of the draft that show the highest value."""
    top = max(die_value(each) for each in origins.draft)
    return [each for each in origins.draft if die_value(each) == top]


def set_aside(origins: Origins, player: int, each: int) -> None:
    """Return a die of the draft to the stock."""
    origins.draft = without(origins.draft, each)
    colour = die_colour(each)
    origins.stock = put(origins.stock, colour, origins.stock[colour] + 1)
    origins.tell("set_aside", player, colour, die_value(each))


def dice_mask(dice: list[int]) -> int:
    """Return the places of dice in the table of dice."""
    mask = 0
    for each in dice:
        mask |= BIT[die_colour(each) * 6 + die_value(each) - 1]
    return mask


class KeepCard(ChanceStep[Origins]):
    """All Zodiac cards but one, by chance, go back to their Temples (ORI-SOLO-14)."""

    def fits(self, origins: Origins) -> bool:
        return any(holder != NONE for holder in origins.holders)

    def outcomes(self, origins: Origins) -> tuple[list[Choice], list[int]]:
        weights = [0] * len(ZODIAC)
        for temple in range(3):
            if origins.holders[temple] != NONE:
                weights[origins.zodiac[temple]] = 1
        return DRAW_ZODIAC, weights

    def run(self, origins: Origins, choice: Choice) -> None:
        for temple in range(3):
            if origins.holders[temple] != NONE and origins.zodiac[temple] != choice.item:
                take_card_back(origins, temple)


def place_foreign_disk(origins: Origins) -> None:
    """Place the foreign disk before the next boundary, from the second round on (ORI-SOLO-12)."""
    origins.strength = put(origins.strength, FOREIGN, 3 * (origins.round_number - 1))
    to_the_top(origins, FOREIGN)
    origins.tell("foreign_disk", CHANCE, origins.strength[FOREIGN])


def judge(origins: Origins) -> None:
    """Report whether the points, final scoring included, have reached the target (ORI-SOLO-17)."""
    points = target(origins)
    origins.tell("target_reached" if sum(origins.points[0]) >= points else "target_missed", 0, points)


FRAMES: Final[tuple[Frame, ...]] = (Frame(SetAsideDie, (SetAsideDie,), left=FieldRange(1, SET_ASIDE)), Frame(KeepCard))
