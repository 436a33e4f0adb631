"""Lookup tables of the evaluation, made once per set of components: tile patterns and what abilities are worth."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.cells import ACROSS, BLOCK, DOWN
from heliopolis.games.origins.position.choices import COLOURS
from heliopolis.games.origins.position.components import AbilityRow, OriginsComponents
from heliopolis.games.origins.position.state import AGORA, FARM, NONE, WONDER, OriginsPlayer
from heliopolis.games.origins.rules.abilities.base import ABILITIES
from heliopolis.kernel.step import BIT

GREY: Final = len(COLOURS)
"""A tile without colour."""
EMPTY: Final = GREY + 1
KINDS: Final = EMPTY + 1
CORNERS: Final[list[int]] = [1, KINDS, KINDS**2, KINDS**3]
"""The place value of each corner in the number of a block."""

AGORA_WORTH: Final = 1.6


class Block:
    """A two-by-two block of a City with at least two tiles."""

    def __init__(self, seat: int, lacking: int, number: int, tiles: list[int]) -> None:
        self.seat: Final = seat
        self.lacking: Final = lacking
        """How many corners are empty."""
        self.number: Final = number
        """Which pattern it is."""
        self.tiles: Final = tiles


class City:
    """What the tiles of a City alone determine, for any player and any rest of the table."""

    def __init__(self, tiles: dict[int, int], blocks: list[Block], looked_up: Lookups) -> None:
        self.tiles: Final = tiles
        self.blocks: Final = blocks
        """The blocks with at most two tiles missing."""
        self.lacking: Final = [0, 0, 0]
        """How many of them lack so many tiles."""
        for block in blocks:
            self.lacking[block.lacking] += 1
        self.buildings: Final = [0] * len(COLOURS)
        """How many Buildings there are of each colour."""
        self.farms = 0
        self.wonder = False
        self.worth = 0.0
        """What using each Building once is worth."""
        # In order of their kinds: the last bits of a sum must not depend on what was built first.
        for tile in sorted(tiles.values()):
            if tile < FARM:
                self.buildings[looked_up.colours[tile]] += 1
                self.worth += looked_up.worths[tile]
            elif tile < AGORA:
                self.farms += 1
            elif tile >= WONDER:
                self.wonder = True


class Lookups:
    """For each block the set of cards it matches; for each kind of Building its colour and worth."""

    def __init__(self, components: OriginsComponents) -> None:
        self.shown: Final = [0] * KINDS**4
        """The cards that a full block shows."""
        self.begun: Final = [0] * KINDS**4
        """The cards that a block with one or two empty corners can still show."""
        self.colours: Final = [building.colour for building in components.buildings]
        self.worths: Final = [worth(building.ability) for building in components.buildings]
        self.wonders: Final = [worth(wonder.ability) for wonder in components.wonders]
        for number, card in enumerate(components.cards):
            for wild in range(4):
                one, other = [corner for corner in range(4) if corner not in (wild, 3 - wild)]
                middle, ends = CORNERS[3 - wild] * card.middle, card.ends
                for tile in range(EMPTY):
                    rest = middle + CORNERS[wild] * tile
                    self.add(rest + CORNERS[one] * ends[0] + CORNERS[other] * ends[1], BIT[number])
                    self.add(rest + CORNERS[one] * ends[1] + CORNERS[other] * ends[0], BIT[number])

    def add(self, block: int, card: int) -> None:
        """Note a card that a full block shows, and that the same block short of one or two tiles can still show."""
        self.shown[block] |= card
        for place, corner in enumerate(CORNERS):
            lacking = block + corner * (EMPTY - block // corner % KINDS)
            self.begun[lacking] |= card
            for other in CORNERS[place + 1 :]:
                self.begun[lacking + other * (EMPTY - lacking // other % KINDS)] |= card

    def city(self, me: OriginsPlayer) -> City:
        """Return what the tiles of a City alone determine.

        It is kept with the player and goes to copies: a City rarely changes, and is a new dict when it does.
        """
        known = me.city_found
        if isinstance(known, City) and known.tiles is me.city:
            return known
        found = City(me.city, self.blocks(me.city), self)
        me.city_found = found
        return found

    def blocks(self, city: dict[int, int]) -> list[Block]:
        """Return the blocks of a City with at most two tiles missing."""
        found: list[Block] = []
        for seat in {cell - step for cell in city for step in BLOCK}:
            one, two = city.get(seat, NONE), city.get(seat + ACROSS, NONE)
            lacking = (1 if one == NONE else 0) + (1 if two == NONE else 0)
            three = city.get(seat + DOWN, NONE)
            if three == NONE:
                lacking += 1
                if lacking == 3:
                    continue
            four = city.get(seat + ACROSS + DOWN, NONE)
            if four == NONE:
                lacking += 1
                if lacking == 3:
                    continue
            number = self.code(one) + KINDS * (self.code(two) + KINDS * (self.code(three) + KINDS * self.code(four)))
            found.append(Block(seat, lacking, number, [one, two, three, four]))
        return found

    def code(self, tile: int) -> int:
        """Return the number of a tile in a block."""
        if tile == NONE:
            return EMPTY
        return self.colours[tile] if tile < FARM else GREY

    def worth(self, tile: int) -> float:
        """Return what using a tile once is worth, in points."""
        if tile < FARM:
            return self.worths[tile]
        return self.wonders[tile - WONDER] if tile >= WONDER else AGORA_WORTH


def worth(row: AbilityRow) -> float:
    """Return what using an ability once brings, roughly, in points."""
    return ABILITIES[row.ability].worth(row)


_MADE: Final[dict[str, Lookups]] = {}


def lookups(components: OriginsComponents) -> Lookups:
    """Return the tables of these component values."""
    found = _MADE.get(components.digest)
    if found is None:
        found = Lookups(components)
        _MADE[components.digest] = found
    return found
