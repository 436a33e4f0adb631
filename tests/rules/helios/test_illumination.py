"""Illumination: what the sun lights where it stops."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.sun import MoveSun, illuminate, temple_light
from rules.helios.board import ask, cubes, land, play, points

rule = pytest.mark.rule
example = pytest.mark.example


def lit(helios: Helios) -> Helios:
    illuminate(helios, 0)
    return helios


@rule("HEL-ILLUM-01")
def test_the_sun_lights_all_tiles_next_to_it_and_no_others() -> None:
    helios = lit(land("0,0 brown; 1,-1 green; 1,0 blue", sun="0,-1"))
    assert cubes(helios, "0,0") == ["brown"]
    assert cubes(helios, "1,-1") == ["green"]
    assert cubes(helios, "1,0") == []


@rule("HEL-ILLUM-02")
@example("EX-11")
def test_an_empty_obsidian_tile_gets_a_black_cube() -> None:
    helios = ask(land("0,0 cube; 1,0 black", sun="0,-1"), MoveSun(0))
    play(helios, "sun:1,-1")
    assert cubes(helios, "1,0") == ["black"]


@rule("HEL-ILLUM-03")
def test_a_tile_with_a_cube_of_any_colour_gets_none() -> None:
    helios = lit(land("0,0 brown blue"))
    assert cubes(helios, "0,0") == ["blue"]


@rule("HEL-ILLUM-03", "HEL-ILLUM-04", "HEL-CITY-WARE")
@example("TST-05")
@pytest.mark.parametrize(
    ("tile", "after"),
    [
        ("brown", ["brown"]),
        ("brown cube", ["brown", "brown"]),
        ("brown blue", ["brown", "blue"]),
        ("brown cube blue", ["brown", "blue"]),
        ("brown temple", []),
        ("temples", []),
        ("temples blue", ["blue"]),
    ],
)
def test_with_the_warehouse_a_tile_with_one_cube_gets_a_second(tile: str, after: list[str]) -> None:
    assert cubes(lit(land(f"0,0 {tile}", built="warehouse")), "0,0") == after


@rule("HEL-ILLUM-04")
def test_a_tile_with_a_temple_gets_no_cube() -> None:
    assert cubes(lit(land("0,0 brown temple")), "0,0") == []


@rule("HEL-ILLUM-05", "HEL-CITY-COUNCIL")
@example("EX-13")
@pytest.mark.parametrize(("built", "expected"), [("", 5), ("city_council", 8)])
def test_a_temple_with_four_tiles_around_it_gives_five_points(built: str, expected: int) -> None:
    helios = land("0,0 temple; 1,-1 cube; 1,0 cube; 0,1; -1,1 temples", sun="-1,0", built=built)
    play(ask(helios, MoveSun(0)), "sun:0,-1/+1")
    assert points(helios)["temple_lit"] == expected


@rule("HEL-ILLUM-05", "HEL-ILLUM-03")
@example("EX-15")
def test_two_temples_a_full_and_an_empty_tile_are_lit_at_once() -> None:
    drawn = "0,0; 1,-1 blue; 1,0 temple; 2,0 temple; 3,-1 green cube"
    helios = ask(land(drawn, sun="0,-1", track=6), MoveSun(0))
    play(helios, "sun:2,-1")
    assert cubes(helios, "1,-1") == ["blue"]
    assert cubes(helios, "3,-1") == ["green"]
    assert points(helios) == {"temple_lit": 7}
    me = helios.players[0]
    assert sorted(temple_light(me, tile) for tile in me.lit() if me.temples & (1 << tile)) == [3, 4]


@rule("HEL-ILLUM-06")
@given(st.sets(st.sampled_from(["1,-1", "1,0", "0,1", "-1,1", "-1,0"])))
def test_a_lit_temple_gives_one_to_six_points(around: set[str]) -> None:
    helios = lit(land("0,0 temple;" + "".join(f"{name} cube;" for name in sorted(around)), sun="0,-1"))
    assert points(helios) == {"temple_lit": 1 + len(around)}


@rule("HEL-ILLUM-07")
@example("EX-14")
def test_a_special_tile_gives_nothing_by_itself() -> None:
    helios = lit(land("0,0 temples"))
    assert cubes(helios, "0,0") == []
    assert points(helios) == {}
    assert points(lit(land("0,0 temples temple; 1,0"))) == {"temple_lit": 2}


@rule("HEL-ILLUM-08")
def test_a_second_movement_in_the_same_turn_lights_anew() -> None:
    helios = ask(land("0,0 temple"), MoveSun(0), MoveSun(0))
    play(helios, "sun:1,-1 sun:1,0")
    assert points(helios) == {"temple_lit": 2}
