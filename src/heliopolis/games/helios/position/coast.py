"""The sun's way round the land: pure geometry, no rules of turns or points (HEL-SUN-11).

Fields are numbered along a spiral out from the centre, so that a set of fields is one ``int``. The land is a set
of tiles; its coast is the closed chain of its outer edges, walked with the land on the right hand. A position of
the sun is an index on that chain, continued without end: one round further on is ``length`` more, on the next lap.
Moving clockwise then simply means that the index grows.
"""

from __future__ import annotations

from typing import Final

from heliopolis.kernel.encoding import FixedFeatures
from heliopolis.kernel.step import BIT

RADIUS: Final = 4
"""The largest board there is room for: sets of fields must fit into 62 bits."""

DIRECTIONS: Final[list[tuple[int, int]]] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
"""Axial steps clockwise from north; hexes have flat tops and r grows downwards."""


def _spiral() -> list[tuple[int, int]]:
    places = [(0, 0)]
    for radius in range(1, RADIUS + 1):
        q, r = 0, -radius
        for direction in (2, 3, 4, 5, 0, 1):
            for _ in range(radius):
                places.append((q, r))
                q += DIRECTIONS[direction][0]
                r += DIRECTIONS[direction][1]
    return places


PLACES: Final[list[tuple[int, int]]] = _spiral()
"""The coordinates of each field."""
INDEX: Final[dict[tuple[int, int], int]] = {place: field for field, place in enumerate(PLACES)}
FIELD_NAMES: Final[list[str]] = [f"{q},{r}" for q, r in PLACES]
NEIGHBOUR: Final[list[list[int]]] = [[INDEX.get((q + dq, r + dr), -1) for dq, dr in DIRECTIONS] for q, r in PLACES]
"""The field in each direction, or -1."""
CENTRE: Final = 0
SIDE: Final = 2 * RADIUS + 1
GRID: Final[list[int]] = [(r + RADIUS) * SIDE + q + RADIUS for q, r in PLACES]
"""The place of each field on the square of its coordinates, row by row, as learning agents see it."""
LAYERS: Final = ("light", "ring", "gold line", "cube fields", "mana fields", "edges")
"""What they see of the fields of a layout."""


def mask_of(fields: list[int]) -> int:
    """Return the set of these fields."""
    mask = 0
    for field in fields:
        mask |= BIT[field]
    return mask


def fields_of(mask: int) -> list[int]:
    """Return the fields of a set, in ascending order."""
    fields: list[int] = []
    while mask:
        lowest = mask & -mask
        fields.append(lowest.bit_length() - 1)
        mask ^= lowest
    return fields


def count(mask: int) -> int:
    """Return how many fields a set has."""
    number = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def layer_block(masks: list[int]) -> FixedFeatures:
    """Describe sets of fields as numbers, field by field."""
    numbers = [0.0] * (SIDE * SIDE * len(masks))
    for layer, mask in enumerate(masks):
        for field in fields_of(mask):
            numbers[GRID[field] * len(masks) + layer] = 1.0
    return FixedFeatures(numbers)


class Layout:
    """The fields of a player board; ``near`` holds the neighbours of each field that are on the board."""

    def __init__(
        self,
        name: str,
        light: int,
        ring: int,
        gold: int,
        cube_fields: int,
        mana_fields: int,
        edges: int,
        sun: int,
    ) -> None:
        self.name: Final = name
        self.light: Final = light
        self.ring: Final = ring
        self.gold: Final = gold
        self.cube_fields: Final = cube_fields
        self.mana_fields: Final = mana_fields
        self.edges: Final = edges
        self.edge_fields: Final = fields_of(edges)
        self.sun: Final = sun
        self.layers: Final = layer_block([light, ring, gold, cube_fields, mana_fields, edges])
        self.board: Final = light | ring
        self.fields: Final = fields_of(self.board)
        self.size: Final = self.board.bit_length()
        self.near: Final[list[int]] = [
            mask_of([other for other in NEIGHBOUR[field] if other >= 0]) & self.board for field in range(self.size)
        ]

    def crossing(self, start: int, end: int) -> int:
        """Return +1 for a step over the gold line from the west, -1 for the reverse, else 0."""
        west = PLACES[end][0] - PLACES[start][0]
        if west == 1 and self.gold & BIT[end]:
            return 1
        if west == -1 and self.gold & BIT[start]:
            return -1
        return 0


def outer_region(layout: Layout, tiles: int) -> int:
    """Return the empty fields connected with the ring over empty fields; the other empty fields are holes."""
    empty = layout.board & ~tiles
    outer = layout.ring
    border = layout.ring
    near = layout.near
    while border:
        grown = 0
        while border:
            lowest = border & -border
            grown |= near[lowest.bit_length() - 1]
            border ^= lowest
        border = grown & empty & ~outer
        outer |= border
    return outer


def encloses(layout: Layout, tiles: int, sun: int) -> bool:
    """Return whether the sun has no way of empty fields to the ring."""
    empty = layout.board & ~tiles
    reached = BIT[sun]
    border = reached
    near = layout.near
    while border:
        if border & layout.ring:
            return False
        grown = 0
        while border:
            lowest = border & -border
            grown |= near[lowest.bit_length() - 1]
            border ^= lowest
        border = grown & empty & ~reached
        reached |= border
    return True


def enclosing_fields(layout: Layout, tiles: int, sun: int) -> int:
    """Return the empty fields whose covering would cut the sun off from the ring (HEL-LAND-06).

    Only a field on one way out can do that, so only those are tried.
    """
    empty = layout.board & ~tiles
    layers: list[int] = [BIT[sun]]
    reached = layers[0]
    while not layers[-1] & layout.ring:
        grown = 0
        for field in fields_of(layers[-1]):
            grown |= layout.near[field]
        layer = grown & empty & ~reached
        reached |= layer
        layers.append(layer)
    way = 0
    last = layers[-1] & layout.ring
    for layer in reversed(layers[1:-1]):
        last = layout.near[(last & -last).bit_length() - 1] & layer
        way |= last & -last
    barred = 0
    while way:
        field = way & -way
        way ^= field
        if encloses(layout, tiles | field, sun):
            barred |= field
    return barred


class Destination:
    """Where a move of the sun can end: the least steps to it, and the coast index it then has."""

    def __init__(self, field: int, laps: int, steps: int, index: int) -> None:
        self.field: Final = field
        self.laps: Final = laps
        """How many laps are gained on the way."""
        self.steps: Final = steps
        self.index = index


class Coast:
    """The outer coast of one land: it changes only when a tile is placed."""

    def __init__(self, layout: Layout, tiles: int) -> None:
        self.layout: Final = layout
        self.outer: Final = outer_region(layout, tiles)
        self.edge_fields: Final[list[int]] = []
        """The field of each coast edge."""
        self.edge_tiles: Final[list[int]] = []
        """The tile of each coast edge."""
        self.laps: Final[list[int]] = []
        """The lap of each coast edge, seen from the first."""
        self.where: Final[list[list[int]]] = [[] for _ in range(layout.size)]
        """The coast edges of each field."""
        self.touching = 0
        """The fields of the outer region that touch a tile."""
        self.dead = 0
        """The dead ends (HEL-SUN-08)."""
        self.exits: Final[list[int]] = [-1] * layout.size
        """The way out of each dead end."""
        self._walk(tiles)
        self._prune()
        self.length: Final = len(self.edge_fields)
        self._onward: Final[list[list[int] | None]] = [None] * self.length
        # The rules ask twice, for the question and for its answer: the last one is kept.
        self._asked = (-1, -1)
        self._found: list[Destination] = []

    def _walk(self, tiles: int) -> None:
        outer = self.outer
        tile, direction = self._first_edge(tiles)
        first_tile, first_direction = tile, direction
        field = NEIGHBOUR[tile][direction]
        lap = 0
        while True:
            self.where[field].append(len(self.edge_fields))
            self.touching |= BIT[field]
            self.edge_fields.append(field)
            self.edge_tiles.append(tile)
            self.laps.append(lap)
            turn = (direction + 1) % 6
            corner = NEIGHBOUR[tile][turn]
            if outer & BIT[corner]:
                direction = turn
                lap += self.layout.crossing(field, corner)
                field = corner
            else:
                tile = corner
                direction = (direction + 5) % 6
            if tile == first_tile and direction == first_direction:
                break

    def _first_edge(self, tiles: int) -> tuple[int, int]:
        for tile in fields_of(tiles):
            for direction in range(6):
                if self.outer & BIT[NEIGHBOUR[tile][direction]]:
                    return tile, direction
        raise ValueError("there is no land")

    def _prune(self) -> None:
        # A dead end has one open side; closing it may leave the field before it with one, and so on.
        near = self.layout.near
        live = self.outer
        unsure = self.touching & self.layout.light
        while unsure:
            suspects = unsure & ~self.dead
            unsure = 0
            while suspects:
                bit = suspects & -suspects
                suspects ^= bit
                field = bit.bit_length() - 1
                ways = near[field] & live
                if ways & (ways - 1) == 0:
                    self.exits[field] = ways.bit_length() - 1
                    self.dead |= bit
                    live ^= bit
                    unsure |= ways & self.layout.light & self.touching

    def pocket(self, field: int) -> int:
        """Return the last field on the way out of the dead ends around a field, the same for all of one pocket.

        Or -1.
        """
        last = -1
        while field >= 0 and self.dead & BIT[field]:
            last = field
            field = self.exits[field]
        return last

    def onward(self, edge: int) -> list[int]:
        """Return how far the coast index grows with each step that is legal from a coast edge (HEL-SUN-11)."""
        known = self._onward[edge]
        if known is not None:
            return known
        field = self.edge_fields[edge]
        if self.dead & BIT[field]:
            ways = BIT[self.exits[field]] & self.touching
        else:
            ways = self.layout.near[field] & self.touching & ~self.dead
        growth: list[int] = []
        while ways:
            lowest = ways & -ways
            ways ^= lowest
            there = lowest.bit_length() - 1
            lap = self.laps[edge] + self.layout.crossing(field, there)
            least = 0
            for other in self.where[there]:
                grown = other + (lap - self.laps[other]) * self.length - edge
                if grown > 0 and (least == 0 or grown < least):
                    least = grown
            if least:
                growth.append(least)
        self._onward[edge] = growth
        return growth

    def edge(self, field: int, tile: int) -> int:
        """Return the coast edge between a field and a tile."""
        for edge in self.where[field]:
            if self.edge_tiles[edge] == tile:
                return edge
        raise ValueError(f"no coast between field {FIELD_NAMES[field]} and tile {FIELD_NAMES[tile]}")

    def destinations(self, start: int, most: int) -> list[Destination]:
        """Return where the sun can come to rest from a coast edge in 1 to ``most`` steps, each field and lap once.

        Out of a dead end where the steps suffice, else on the way out (HEL-SUN-10).
        """
        if self._asked == (start, most):
            return self._found
        length = self.length
        found: list[Destination] = []
        by_place: dict[int, Destination] = {}
        seen: set[int] = {start}
        border: list[int] = [start]
        lap_here = self.laps[start]
        for steps in range(1, most + 1):
            ahead: list[int] = []
            for index in border:
                for growth in self.onward(index % length):
                    further = index + growth
                    if further in seen:
                        continue
                    seen.add(further)
                    ahead.append(further)
                    edge = further % length
                    laps = self.laps[edge] + further // length - lap_here
                    field = self.edge_fields[edge]
                    place = (laps + 8) * 64 + field
                    known = by_place.get(place)
                    if known is None:
                        known = Destination(field, laps, steps, further)
                        by_place[place] = known
                        found.append(known)
                    elif further < known.index:
                        known.index = further
            if not ahead:
                break
            border = ahead
        if self.dead & BIT[self.edge_fields[start]]:
            outside = [rest for rest in found if not self.dead & BIT[rest.field]]
            if outside:
                found = outside
        self._asked = (start, most)
        self._found = found
        return found
