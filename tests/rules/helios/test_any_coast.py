"""What holds for the sun's way on any land: accounts of it that know nothing of each other agree."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heliopolis.games.helios.position.choices import LAPS
from heliopolis.games.helios.position.coast import (
    DIRECTIONS,
    INDEX,
    PLACES,
    Coast,
    Layout,
    encloses,
    enclosing_fields,
    fields_of,
    outer_region,
)
from heliopolis.kernel.step import BIT
from rules.helios.board import COMPONENTS

rule = pytest.mark.rule
Place = tuple[int, int]


@st.composite
def lands(draw: st.DrawFn) -> tuple[Layout, int]:
    """Return a connected land of up to 24 tiles on either board."""
    layout = COMPONENTS.layouts[draw(st.sampled_from(sorted(COMPONENTS.layouts)))]
    tiles = BIT[0]
    more = draw(st.integers(0, 23))
    for pick in draw(st.lists(st.integers(0, 999), min_size=more, max_size=more)):
        beside = 0
        for tile in fields_of(tiles):
            beside |= layout.near[tile]
        free = fields_of(beside & layout.light & ~tiles)
        if not free:
            break
        tiles |= BIT[free[pick % len(free)]]
    return layout, tiles


def around(place: Place) -> list[Place]:
    """Return the six hexes around one, clockwise from north, on the board or not."""
    return [(place[0] + q, place[1] + r) for q, r in DIRECTIONS]


class Shore:
    """The definitions of the rules page, word by word, over coordinates and without any cunning."""

    def __init__(self, layout: Layout, tiles: int) -> None:
        self.land = {PLACES[tile] for tile in fields_of(tiles)}
        self.ring = {PLACES[each] for each in fields_of(layout.ring)}
        self.gold = {PLACES[each] for each in fields_of(layout.gold)}
        self.open = self._flood(self.ring, {PLACES[each] for each in layout.fields} - self.land)
        self.beside = {place for place in self.open if self.land.intersection(around(place))}
        self.exits: dict[Place, Place] = {}
        live = set(self.open)
        while leaves := [each for each in live - self.ring if len(live.intersection(around(each))) <= 1]:
            self.exits[leaves[0]] = live.intersection(around(leaves[0])).pop()
            live.remove(leaves[0])
        self.edges = self._edges()
        self._orders: dict[tuple[Place, Place], list[tuple[Place, Place]]] = {}

    @staticmethod
    def _flood(start: set[Place], empty: set[Place]) -> set[Place]:
        reached, border = set(start), list(start)
        while border:
            for place in around(border.pop()):
                if place in empty and place not in reached:
                    reached.add(place)
                    border.append(place)
        return reached

    def _edges(self) -> list[tuple[Place, Place, int]]:
        """Return the tile, the field and the lap of each coast edge, clockwise with the land on the right hand."""
        tile, turn = next((t, d) for t in sorted(self.land) for d in range(6) if around(t)[d] in self.open)
        first, lap = (tile, turn), 0
        edges: list[tuple[Place, Place, int]] = []
        while not edges or (tile, turn) != first:
            here = around(tile)[turn]
            edges.append((tile, here, lap))
            corner = around(tile)[(turn + 1) % 6]
            if corner in self.open:
                turn = (turn + 1) % 6
                lap += self.cross(here, corner)
            else:
                tile, turn = corner, (turn - 1) % 6
        return edges

    def cross(self, start: Place, end: Place) -> int:
        if end in self.gold and start in {(end[0] - 1, end[1]), (end[0] - 1, end[1] + 1)}:
            return 1
        return -1 if start in self.gold and end in {(start[0] - 1, start[1]), (start[0] - 1, start[1] + 1)} else 0

    def ways(self, place: Place) -> list[Place]:
        """Return the fields next to this one that neither touch nothing nor are a dead end to enter."""
        if place in self.exits:
            return [self.exits[place]] if self.exits[place] in self.beside else []
        return [each for each in around(place) if each in self.beside and each not in self.exits]

    def step(self, place: Place, lap: int, index: int, there: Place) -> int | None:
        """Return the smallest greater index of the field on its lap, if there is one."""
        length = len(self.edges)
        lap += self.cross(place, there)
        found = [i + (lap - at) * length for i, (_, each, at) in enumerate(self.edges) if each == there]
        return min((each for each in found if each > index), default=None)

    def walks(self, index: int, most: int) -> dict[tuple[Place, int], tuple[int, int]]:
        """Return every walk of 1 to ``most`` steps: for each field and lap the least steps and the smallest index.

        If one of them leaves the dead ends, those that stay in them do not count.
        """
        ends: dict[tuple[Place, int], tuple[int, int]] = {}

        def go(place: Place, lap: int, at: int, steps: int) -> None:
            for there in self.ways(place):
                further = self.step(place, lap, at, there)
                if further is None:
                    continue
                end = there, lap + self.cross(place, there)
                least, smallest = ends.get(end, (steps, further))
                ends[end] = min(least, steps), min(smallest, further)
                if steps < most:
                    go(*end, further, steps + 1)

        _, place, lap = self.edges[index]
        go(place, lap, index, 1)
        outside = {end: best for end, best in ends.items() if end[0] not in self.exits}
        return outside or ends

    def sea_order(self, one: Place, other: Place) -> list[tuple[Place, Place]]:
        """Return the sides of a pair of fields counter-clockwise from the open sea, each as a field and a hex."""
        if (one, other) in self._orders:
            return self._orders[one, other]
        sides: list[tuple[Place, Place]] = []
        place, turn = one, next(d for d in range(6) if around(one)[d] == other)
        turn = (turn - 1) % 6
        while len(sides) < 10:
            hex_there = around(place)[turn]
            if hex_there in (one, other):
                turn = around(hex_there).index(place)
                place = hex_there
            else:
                sides.append((place, hex_there))
            turn = (turn - 1) % 6
        plane = {(q, r) for q in range(-5, 6) for r in range(-5, 6)} - self.land - {one, other}
        sea = self._flood({(5, 5)}, plane)
        start = next(i for i in range(10) if sides[i][1] in sea and sides[(i + 1) % 10][1] not in sea)
        self._orders[one, other] = sides[start + 1 :] + sides[: start + 1]
        return self._orders[one, other]

    def clockwise(self, place: Place, anchor: Place, there: Place) -> Place | None:
        """Return the new anchor tile, found without any index: it is met after the old one, seen from the open sea."""
        sides = self.sea_order(place, there)
        after = sides[sides.index((place, anchor)) + 1 :]
        return next((tile for each, tile in after if each == there and tile in self.land), None)


@rule("HEL-SUN-11")
@given(lands())
def test_clockwise_is_what_is_met_later_from_the_open_sea(drawn: tuple[Layout, int]) -> None:
    shore, coast = Shore(*drawn), Coast(*drawn)
    for edge in range(coast.length):
        place, anchor = PLACES[coast.edge_fields[edge]], PLACES[coast.edge_tiles[edge]]
        by_index = set()
        for growth in coast.onward(edge):
            further = (edge + growth) % coast.length
            by_index.add((PLACES[coast.edge_fields[further]], PLACES[coast.edge_tiles[further]]))
        from_the_sea = {(there, shore.clockwise(place, anchor, there)) for there in shore.ways(place)}
        assert by_index == {step for step in from_the_sea if step[1] is not None}


@rule("HEL-SUN-04", "HEL-SUN-07", "HEL-SUN-10")
@settings(max_examples=400)
@given(lands(), st.integers(0, 999), st.integers(1, 6))
def test_destinations_are_the_ends_of_all_walks(drawn: tuple[Layout, int], pick: int, most: int) -> None:
    shore, coast = Shore(*drawn), Coast(*drawn)
    start = pick % coast.length
    tile, field = PLACES[coast.edge_tiles[start]], PLACES[coast.edge_fields[start]]
    index = next(i for i, edge in enumerate(shore.edges) if edge[:2] == (tile, field))
    lap = shore.edges[index][2]
    expected = {
        (place, end - lap): (steps, shore.edges[smallest % len(shore.edges)][0])
        for (place, end), (steps, smallest) in shore.walks(index, most).items()
    }
    found = {
        (PLACES[rest.field], rest.laps): (rest.steps, PLACES[coast.edge_tiles[rest.index % coast.length]])
        for rest in coast.destinations(start, most)
    }
    assert found == expected


@rule("HEL-SUN-08")
@settings(max_examples=600)
@given(lands())
def test_dead_ends_and_their_exits_are_the_leaves_of_the_open_water(drawn: tuple[Layout, int]) -> None:
    shore, coast = Shore(*drawn), Coast(*drawn)
    assert {PLACES[field]: PLACES[coast.exits[field]] for field in fields_of(coast.dead)} == shore.exits
    assert {PLACES[field] for field in fields_of(coast.touching)} == shore.beside
    assert {PLACES[field] for field in fields_of(coast.outer)} == shore.open


@rule("HEL-SUN-01")
@given(lands())
def test_one_round_along_the_coast_is_one_lap(drawn: tuple[Layout, int]) -> None:
    coast = Coast(*drawn)
    last, first = coast.edge_fields[-1], coast.edge_fields[0]
    assert coast.laps[-1] + (drawn[0].crossing(last, first) if last != first else 0) == 1


@rule("HEL-SUN-04")
@settings(max_examples=40)
@given(lands())
def test_the_sun_can_always_move_and_every_rest_has_a_name(drawn: tuple[Layout, int]) -> None:
    coast = Coast(*drawn)
    for edge in range(coast.length):
        rests = coast.destinations(edge, COMPONENTS.track_end)
        assert rests
        assert {rest.laps for rest in rests} <= set(LAPS)


@rule("HEL-SUN-21")
@settings(max_examples=300)
@given(lands())
def test_some_field_of_every_coast_is_no_dead_end(drawn: tuple[Layout, int]) -> None:
    coast = Coast(*drawn)
    east = max(PLACES[tile][0] for tile in fields_of(drawn[1]))
    beyond = {field for field in fields_of(coast.touching) if PLACES[field][0] > east}
    assert beyond
    assert beyond.isdisjoint(fields_of(coast.dead))


@rule("HEL-LAND-06")
@settings(max_examples=300)
@given(lands(), st.integers(0, 999))
def test_exactly_the_fields_that_cut_the_sun_off_enclose_it(drawn: tuple[Layout, int], pick: int) -> None:
    layout, tiles = drawn
    suns = fields_of(Coast(layout, tiles).touching)
    sun = suns[pick % len(suns)]
    free = fields_of(layout.light & ~tiles & ~BIT[sun])
    cut_off = {field for field in free if not outer_region(layout, tiles | BIT[field]) & BIT[sun]}
    assert set(fields_of(enclosing_fields(layout, tiles, sun))) == cut_off
    assert {field for field in free if encloses(layout, tiles | BIT[field], sun)} == cut_off


def test_fields_are_numbered_outwards_from_the_centre() -> None:
    assert [max(abs(q), abs(r), abs(q + r)) for q, r in PLACES] == [0] + [1] * 6 + [2] * 12 + [3] * 18 + [4] * 24
    assert all(INDEX[place] == field for field, place in enumerate(PLACES))
