"""The Market and the stacks behind it: tiles leave, the row closes up, new ones are turned up (ORI-BUILD-05..07)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import DRAW_TILE
from heliopolis.games.origins.position.ranges import COLOUR
from heliopolis.games.origins.position.state import NONE, Origins
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.frame import Frame
from heliopolis.kernel.position import put
from heliopolis.kernel.step import BIT, ChanceStep, Step


def absent(origins: Origins) -> int:
    """Return the empty spaces of the Market, as a mask."""
    return ~(BIT[len(origins.market)] - 1)


def take_from_market(origins: Origins, space: int) -> list[Step[Origins]]:
    """Take a tile from the Market, close the gap and refill from the stack of its colour (ORI-BUILD-05..07)."""
    colour = origins.components.buildings[origins.market[space]].colour
    origins.market = origins.market[:space] + origins.market[space + 1 :]
    top = origins.tops[colour]
    if top == NONE:
        return []
    origins.market = [*origins.market, top]
    origins.tops = put(origins.tops, colour, NONE)
    origins.tell("market", CHANCE, top)
    return [TurnTop(colour)]


def give_back(origins: Origins, player: int, kind: int) -> None:
    """Return a built-over Farm to the bottom of its stack; if the stack is empty, it lies face up (ORI-ZOD-11b)."""
    colour = origins.components.buildings[kind].colour
    origins.tell("farm_back", player, colour)
    if origins.tops[colour] == NONE:
        origins.tops = put(origins.tops, colour, kind)
        origins.tell("top", CHANCE, kind)
    else:
        origins.bottoms = put(origins.bottoms, colour, (*origins.bottoms[colour], kind))


class TurnTop(Step[Origins]):
    """Turn up the next tile of a stack: one of the unknown ones, or else the first returned Farm (ORI-BUILD-07)."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def fits(self, origins: Origins) -> bool:
        return origins.tops[self.colour] == NONE

    def resolve(self, origins: Origins) -> None:
        if any(bag_of(origins, self.colour)):
            origins.do(RevealTop(self.colour))
        elif origins.bottoms[self.colour]:
            origins.tops = put(origins.tops, self.colour, origins.bottoms[self.colour][0])
            origins.tell("top", CHANCE, origins.tops[self.colour])
            origins.bottoms = put(origins.bottoms, self.colour, origins.bottoms[self.colour][1:])


class RevealTop(ChanceStep[Origins]):
    """Chance decides which of the unknown tiles is on top (ORI-BUILD-07)."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def fits(self, origins: Origins) -> bool:
        return origins.tops[self.colour] == NONE and any(bag_of(origins, self.colour))

    def outcomes(self, origins: Origins) -> tuple[list[Choice], list[int]]:
        return DRAW_TILE, bag_of(origins, self.colour)

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.bags = put(origins.bags, choice.item, origins.bags[choice.item] - 1)
        origins.tops = put(origins.tops, self.colour, choice.item)
        origins.tell("top", CHANCE, choice.item)


def bag_of(origins: Origins, colour: int) -> list[int]:
    """Return the face-down tiles of one colour, by kind."""
    bag = [0] * len(origins.bags)
    for kind in origins.components.kinds[colour]:
        bag[kind] = origins.bags[kind]
    return bag


FRAMES: Final[tuple[Frame, ...]] = (Frame(TurnTop, (RevealTop,), colour=COLOUR), Frame(RevealTop, colour=COLOUR))
