"""The coast and the sun's way along it: every geometry vector of the rules page, and what holds on any land."""

from __future__ import annotations

import pytest

from heliopolis.games.helios.position.coast import FIELD_NAMES, NEIGHBOUR, Coast
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.land import PlaceLand
from heliopolis.games.helios.rules.sun import MoveSun
from rules.helios.board import ask, field, final, land, legal, named, places, play, points, reach, refused

rule = pytest.mark.rule
example = pytest.mark.example

BAY = "0,0 0,1 0,2 1,-1 2,-2 3,-3 1,2 2,1 3,0"
DEAD_END = "0,0 1,-1 2,0 1,1 0,1"
LONG_DEAD_END = DEAD_END + " 2,-2 3,-1"
ROOM = "0,0 1,-1 2,-2 3,-1 3,0 2,1 1,1 0,1"
TWO_ARMS = "0,0 0,1 0,2 1,2 2,1 3,0 1,-1 2,-2 3,-2"


def coast(drawn: str, sun: str) -> Coast:
    return land(drawn, sun=sun).players[0].shore()


def walks(helios: Helios, end: str, most: int) -> list[list[str]]:
    """Return every walk of the sun of seat 0 to a field on the same lap, step by step."""
    me = helios.players[0]
    shore = me.shore()
    start = shore.edge(me.sun, me.anchor)
    found: list[list[str]] = []

    def go(index: int, way: list[str]) -> None:
        here = FIELD_NAMES[shore.edge_fields[index % shore.length]]
        laps = shore.laps[index % shore.length] + index // shore.length - shore.laps[start]
        if way and here == end and laps == 0:
            found.append(way)
        if len(way) < most:
            for growth in shore.onward(index % shore.length):
                further = index + growth
                go(further, [*way, FIELD_NAMES[shore.edge_fields[further % shore.length]]])

    go(start, [])
    return sorted(found, key=len)


@rule("HEL-SUN-04", "HEL-SUN-11")
@example("GEO-01")
def test_one_tile_is_circled_in_six_steps() -> None:
    assert coast("0,0", "0,-1").length == 6
    assert reach(land("0,0"), 2) == {"1,-1": 1, "1,0": 2}
    once = {"1,-1": 1, "1,0": 2, "0,1": 3, "-1,1": 4, "-1,0": 5, "0,-1/+1": 6}
    assert reach(land("0,0"), 6) == once
    assert reach(land("0,0"), 12)["0,-1/+2"] == 12
    for name, steps in (("sun:0,-1/+1", 6), ("sun:0,-1/+2", 12)):
        helios = ask(land("0,0 temple", track=steps), MoveSun(0))
        play(helios, name)
        assert points(helios)["orbit"] == 5


@rule("HEL-SUN-07", "HEL-SUN-02")
@example("GEO-02")
def test_a_bay_has_five_ways_past_it() -> None:
    helios = land(BAY, sun="4,-3")
    shore = helios.players[0].shore()
    assert shore.length == 38
    assert shore.dead == 0
    ways = walks(helios, "4,-1", 7)
    assert ways == [
        ["3,-2", "3,-1", "4,-1"],
        ["3,-2", "2,-1", "3,-1", "4,-1"],
        ["3,-2", "2,-1", "2,0", "3,-1", "4,-1"],
        ["3,-2", "2,-1", "1,0", "2,0", "3,-1", "4,-1"],
        ["3,-2", "2,-1", "1,0", "1,1", "2,0", "3,-1", "4,-1"],
    ]
    assert walks(helios, "4,-1", 12) == ways
    assert not shore.touching & places("4,-2")
    assert reach(land(BAY, sun="4,-1"), 1) == {"4,0": 1}


@rule("HEL-SUN-08", "HEL-SUN-09")
@example("GEO-03")
def test_the_sun_goes_past_a_dead_end() -> None:
    assert named(coast(DEAD_END, "2,-2").dead) == {"1,0"}
    assert reach(land(DEAD_END, sun="2,-2"), 3) == {"2,-1": 1, "3,-1": 2, "3,0": 3}
    refused(ask(land(DEAD_END, sun="2,-2", track=3), MoveSun(0)), "sun:1,0", "HEL-SUN-09")


@rule("HEL-SUN-08", "HEL-SUN-09")
@example("GEO-04")
def test_a_narrow_passage_to_a_dead_end_is_one_too() -> None:
    shore = coast(LONG_DEAD_END, "3,-3")
    assert named(shore.dead) == {"1,0", "2,-1"}
    assert shore.exits[field("1,0")] == field("2,-1")
    assert shore.exits[field("2,-1")] == field("3,-2")
    assert reach(land(LONG_DEAD_END, sun="3,-3"), 3) == {"3,-2": 1, "4,-2": 2, "4,-1": 3}


@rule("HEL-SUN-08", "HEL-SUN-10")
def test_a_passage_of_three_fields_keeps_its_way_out() -> None:
    deep = "0,0 0,-1 1,0 -1,1 0,-2 1,-2 2,-2 1,1 3,-2 3,-1 3,0"
    shore = coast(deep, "1,-1")
    assert named(shore.dead) == {"1,-1", "2,-1", "2,0"}
    assert [FIELD_NAMES[shore.exits[field(name)]] for name in ("1,-1", "2,-1", "2,0")] == ["2,-1", "2,0", "2,1"]
    assert reach(land(deep, sun="1,-1"), 2) == {"2,-1": 1, "2,0": 2}
    assert reach(land(deep, sun="1,-1"), 4) == {"2,1": 3, "1,2": 4}


@rule("HEL-SUN-10", "HEL-LAND-06")
@example("GEO-05")
def test_a_trapped_sun_leaves_and_never_returns() -> None:
    helios = ask(land(DEAD_END + " 2,-2", sun="2,-1", track=3), PlaceLand(0, 0))
    play(helios, "field:3,-1")
    ask(helios, PlaceLand(0, 0))
    refused(helios, "field:3,-2", "HEL-LAND-06")
    assert "1,0" in legal(helios, "field")
    assert reach(helios, 1) == {"3,-2": 1}
    assert reach(helios, 3) == {"3,-2": 1, "4,-2": 2, "4,-1": 3}
    ask(helios, MoveSun(0))
    refused(helios, "sun:1,0", "HEL-SUN-10")
    play(helios, "sun:3,-2")
    ask(helios, MoveSun(0))
    refused(helios, "sun:2,-1", "HEL-SUN-09")


@rule("HEL-SUN-12")
@example("GEO-06")
def test_a_hole_has_no_coast() -> None:
    around = "0,0; 1,-1; 2,-1; 2,0; 1,1; 0,1"
    shore = coast(around, "0,-1")
    assert shore.length == 18
    assert len(named(shore.touching)) == 12
    assert not shore.outer & places("1,0")
    assert not shore.dead
    refused(ask(land(around, track=14), MoveSun(0)), "sun:1,0", "HEL-SUN-12")


@rule("HEL-SUN-07", "HEL-SUN-11")
@example("GEO-07")
def test_a_room_behind_a_door_may_be_toured() -> None:
    helios = land(ROOM, sun="3,-3")
    assert not helios.players[0].shore().dead
    ways = walks(helios, "4,-2", 12)
    assert [len(way) for way in ways] == [2, 4, 6, 6, 7]
    assert ways[-1] == ["3,-2", "2,-1", "1,0", "2,0", "2,-1", "3,-2", "4,-2"]
    assert reach(land(ROOM, sun="3,-2"), 2)["3,-2"] == 2


@rule("HEL-SUN-03")
@example("GEO-08")
def test_the_coast_runs_over_the_ring() -> None:
    helios = land("0,0 1,-1 2,-2 3,-3", sun="2,-3")
    assert helios.players[0].shore().length == 18
    assert reach(helios, 3) == {"3,-4": 1, "4,-4": 2, "4,-3": 3}
    assert final(helios)["edges"] == 4


@rule("HEL-SUN-11")
@example("GEO-09")
def test_between_two_arms_the_anchor_tells_which_bank_the_sun_is_on() -> None:
    assert set(reach(land(TWO_ARMS, sun="3,-1", beside="3,-2"), 1)) == {"2,-1", "2,0", "4,-1"}
    assert set(reach(land(TWO_ARMS, sun="3,-1", beside="3,0"), 1)) == {"4,-1"}


@rule("HEL-ORBIT-01")
@example("GEO-10")
def test_a_tile_on_the_line_moves_the_crossing_outwards() -> None:
    helios = land("0,0 0,-1", sun="-1,-1")
    assert helios.players[0].shore().length == 10
    assert reach(helios, 1) == {"0,-2/+1": 1}


@rule("HEL-SUN-04", "HEL-SUN-11")
@pytest.mark.parametrize(
    ("tiles", "sun", "most", "rests"),
    [
        ("0,0", "0,-1", 2, "1,-1 1; 1,0 2"),
        ("0,0", "-1,0", 2, "0,-1/+1 1; 1,-1/+1 2"),
        ("0,0 1,0 0,1 -1,1", "0,-1", 5, "1,-1 1; 2,-1 2; 2,0 3; 1,1 4; 0,2 5"),
        ("0,0 1,0 2,0 0,1 0,2", "2,-1", 5, "3,-1 1; 3,0 2; 2,1 3; 1,1 4; 1,2 4; 0,3 5"),
        (
            "0,0 -1,0 -2,0 -1,-1 1,-1 2,-2 1,-2",
            "-2,-1",
            4,
            "-1,-2 1; 0,-2/+1 2; 1,-3/+1 3; 2,-3/+1 4",
        ),
    ],
)
def test_reach_on_the_standard_board(tiles: str, sun: str, most: int, rests: str) -> None:
    expected = {name: int(steps) for name, steps in (rest.split() for rest in rests.split(";"))}
    assert reach(land(tiles, sun=sun, layout="standard"), most) == expected


@rule("HEL-SUN-09", "HEL-SUN-07")
@pytest.mark.parametrize(
    ("tiles", "loop", "dead"),
    [
        ("0,0 1,0 0,1 -1,1", 10, set()),
        ("0,0 1,0 2,0 0,1 0,2", 13, set()),
        ("0,0 -1,0 -2,0 -1,-1 1,-1 2,-2 1,-2", 14, {"0,-1"}),
    ],
)
def test_a_round_on_the_standard_board(tiles: str, loop: int, dead: set[str]) -> None:
    shore = land(tiles, sun=_north(tiles), layout="standard").players[0].shore()
    assert named(shore.dead) == dead
    assert len(named(shore.touching & ~shore.dead)) == loop


def _north(tiles: str) -> str:
    """Return a field where the sun can be."""
    return "0,-1" if "1,-2" not in tiles else "-2,-1"


@rule("HEL-SUN-10", "HEL-ORBIT-01")
def test_a_sun_leaves_its_dead_end_over_gold_and_scores() -> None:
    helios = land("0,0 -1,1 -2,1 -2,0 -1,-1", sun="-1,0", layout="standard")
    assert named(helios.players[0].shore().dead) == {"-1,0"}
    play(ask(helios, MoveSun(0)), "sun:0,-1/+1")
    assert points(helios) == {"orbit": 5}


def test_neighbours_of_neighbours_are_the_field_itself() -> None:
    for here, around in enumerate(NEIGHBOUR):
        for direction, there in enumerate(around):
            assert there < 0 or NEIGHBOUR[there][(direction + 3) % 6] == here
