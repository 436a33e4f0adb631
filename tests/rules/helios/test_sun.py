"""Move the sun: how far, where to, and what it may not do."""

from __future__ import annotations

import pytest

from heliopolis.games.helios.position.tiles import FIRST_SPECIAL
from heliopolis.games.helios.rules.land import PlaceLand
from heliopolis.games.helios.rules.sun import MoveSun
from rules.helios.board import ask, cubes, field, land, legal, named, only, play, points, refused, started

rule = pytest.mark.rule
example = pytest.mark.example

DEAD_END = "0,0; 1,-1; 2,0; 1,1; 0,1"
BAY = "0,0 0,1 0,2 1,-1 2,-2 3,-3 1,2 2,1 3,0"
HOLE = "0,0 1,-1 2,-1 2,0 1,1 0,1"


@rule("HEL-SUN-01")
def test_the_sun_moves_clockwise_from_one_empty_field_to_the_next() -> None:
    helios = ask(land("0,0 1,0"), MoveSun(0))
    assert legal(helios, "sun") == {"1,-1", "2,-1"}
    refused(helios, "sun:1,0", "HEL-SUN-01")


@rule("HEL-SUN-02")
def test_every_field_of_the_way_touches_the_land() -> None:
    refused(ask(land("0,0", track=14), MoveSun(0)), "sun:2,-2", "HEL-SUN-02")


@rule("HEL-SUN-03")
def test_the_sun_may_use_orange_fields() -> None:
    helios = ask(land("0,0 1,0 2,0", sun="2,-1", layout="standard"), MoveSun(0))
    assert legal(helios, "sun") == {"3,-1", "3,0"}
    play(helios, "sun:3,0")
    assert helios.players[0].sun == field("3,0")


@rule("HEL-SUN-04")
@example("EX-12")
def test_a_new_sun_moves_one_or_two_fields() -> None:
    helios = only(started(2, "standard"), MoveSun(0))
    assert legal(helios) == {"sun:1,-1", "sun:1,0", "skip"}
    refused(helios, "sun:0,-1", "HEL-SUN-04")
    refused(helios, "sun:0,1", "HEL-SUN-04")


@rule("HEL-SUN-05")
def test_the_sun_may_move_less_than_its_maximum() -> None:
    helios = ask(land("0,0", track=5), MoveSun(0))
    assert legal(helios, "sun") == {"1,-1", "1,0", "0,1", "-1,1", "-1,0"}
    assert MoveSun(0).barred_by(helios, helios.choice("sun:1,0")) is None


@rule("HEL-SUN-06")
def test_fields_the_sun_passes_give_nothing() -> None:
    helios = ask(land("0,0 cube; 1,-1 temple; 1,0 cube; 0,1 brown", sun="0,-1", track=5), MoveSun(0))
    play(helios, "sun:1,1")
    assert points(helios) == {}
    assert helios.players[0].stock == 3


@rule("HEL-SUN-07")
@example("EX-18")
def test_the_way_across_a_bay_may_be_short_or_long() -> None:
    for steps, reached in ((2, False), (3, True), (5, True), (7, True)):
        assert ("4,-1" in legal(ask(land(BAY, sun="4,-3", track=steps), MoveSun(0)), "sun")) == reached


@rule("HEL-SUN-09")
@example("EX-19")
def test_the_sun_never_enters_a_dead_end() -> None:
    helios = ask(land(DEAD_END, sun="2,-1", track=3), MoveSun(0))
    refused(helios, "sun:1,0", "HEL-SUN-09")
    assert "3,-1" in legal(helios, "sun")


@rule("HEL-SUN-10", "HEL-ORBIT-01")
@example("EX-20")
@pytest.mark.parametrize("track", [1, 2, 3, 4])
def test_a_sun_caught_by_a_new_tile_leaves_over_gold(track: int) -> None:
    helios = land("0,0; -1,0; 0,-2; 1,-2; 1,-1; -2,0", sun="-1,-1", track=track)
    play(ask(helios, PlaceLand(0, FIRST_SPECIAL)), "field:-1,-2")
    assert named(helios.players[0].shore().dead) == {"0,-1", "-1,-1"}
    way = ["-2,-1", "-2,-2", "-1,-3", "0,-3/+1"]
    ask(helios, MoveSun(0))
    assert legal(helios, "sun") == set(way[:track])
    play(helios, f"sun:{way[track - 1]}")
    assert points(helios) == ({"orbit": 5} if track == 4 else {})
    if track < 4:
        assert way[track] in legal(ask(helios, MoveSun(0)), "sun")


@rule("HEL-SUN-10")
def test_a_caught_sun_never_goes_deeper() -> None:
    helios = ask(land(DEAD_END + "; 2,-2; 3,-1", sun="2,-1", track=3), MoveSun(0))
    assert legal(helios, "sun") == {"3,-2", "4,-2", "4,-1"}
    refused(helios, "sun:1,0", "HEL-SUN-10")


@rule("HEL-SUN-10", "HEL-SUN-05")
def test_a_caught_sun_stops_inside_only_where_it_cannot_get_out() -> None:
    caught = land(DEAD_END + "; 2,-2; 3,-1", sun="1,0", track=1)
    assert named(caught.players[0].shore().dead) == {"1,0", "2,-1"}
    assert legal(ask(caught, MoveSun(0)), "sun") == {"2,-1"}
    caught.players[0].track = 2
    assert legal(ask(caught, MoveSun(0)), "sun") == {"3,-2"}
    refused(caught, "sun:2,-1", "HEL-SUN-10")
    assert "skip" in [choice.name for choice in caught.choices()]


@rule("HEL-SUN-09", "HEL-SUN-10")
def test_a_caught_sun_enters_no_other_dead_end() -> None:
    two_pockets = DEAD_END + "; -1,1; -2,1; -2,0; -1,-1"
    helios = ask(land(two_pockets, sun="1,0", track=14), MoveSun(0))
    assert named(helios.players[0].shore().dead) == {"1,0", "-1,0"}
    refused(helios, "sun:-1,0", "HEL-SUN-09")


@rule("HEL-SUN-11")
def test_what_lies_behind_the_sun_is_closed_on_this_lap() -> None:
    helios = ask(land(BAY, sun="4,-1", track=3), MoveSun(0))
    refused(helios, "sun:3,-1", "HEL-SUN-11")
    refused(helios, "sun:4,-3", "HEL-SUN-11")


@rule("HEL-SUN-11", "HEL-SUN-04")
def test_a_lap_too_many_is_too_far_and_one_too_few_is_backwards() -> None:
    helios = ask(land("0,0", track=6), MoveSun(0))
    assert "0,-1/+1" in legal(helios, "sun")
    refused(helios, "sun:1,-1/+1", "HEL-SUN-04")
    refused(helios, "sun:1,-1/-1", "HEL-SUN-11")


@rule("HEL-SUN-11")
def test_the_sun_keeps_its_place_on_the_coast_while_the_land_grows() -> None:
    helios = land("0,0 0,1 0,2 1,2 2,1 3,0 1,-1 2,-2 3,-2", sun="3,-1", beside="3,0")
    play(ask(helios, PlaceLand(0, 0)), "field:2,-1")
    ask(helios, MoveSun(0))
    assert "4,-1" in legal(helios, "sun")
    refused(helios, "sun:2,0", "HEL-SUN-11")


@rule("HEL-SUN-20", "HEL-CITY-POWER")
def test_with_the_power_plant_sun_steps_have_no_effect() -> None:
    helios = land("0,0", built="power_plant", track=4)
    helios.raise_sun(0, 2)
    assert helios.players[0].track == 4


@rule("HEL-SUN-21")
def test_with_the_power_plant_the_sun_goes_anywhere_along_the_coast_but_into_dead_ends() -> None:
    helios = ask(land(DEAD_END, sun="2,-1", built="power_plant"), MoveSun(0))
    coast = helios.players[0].shore()
    assert legal(helios, "sun") == named(coast.touching) - {"1,0"}
    refused(helios, "sun:1,0", "HEL-SUN-21")
    play(helios, "sun:0,-1")
    assert (helios.players[0].sun, helios.players[0].lap) == (field("0,-1"), 0)


@rule("HEL-SUN-21")
def test_with_the_power_plant_the_own_field_is_a_full_round() -> None:
    helios = ask(land("0,0 brown; 1,-1", sun="0,-1", built="power_plant"), MoveSun(0))
    play(helios, "sun:0,-1")
    assert helios.players[0].sun == field("0,-1")
    assert cubes(helios, "0,0") == ["brown"]


@rule("HEL-SUN-21", "HEL-SUN-10")
def test_even_the_power_plant_leads_a_caught_sun_out_of_its_dead_end() -> None:
    helios = ask(land(DEAD_END + "; 2,-2; 3,-1", sun="2,-1", built="power_plant"), MoveSun(0))
    assert named(helios.players[0].shore().dead) == {"1,0", "2,-1"}
    refused(helios, "sun:2,-1", "HEL-SUN-21")
    refused(helios, "sun:1,0", "HEL-SUN-21")
    assert {"3,-2", "0,-1"} <= legal(helios, "sun")


@rule("HEL-SUN-12")
def test_no_way_leads_into_a_hole() -> None:
    helios = ask(land(HOLE, track=14), MoveSun(0))
    refused(helios, "sun:1,0", "HEL-SUN-12")


@rule("HEL-SUN-21", "HEL-SUN-01", "HEL-SUN-02")
def test_even_the_power_plant_leaves_holes_and_open_water_alone() -> None:
    helios = ask(land(HOLE, built="power_plant"), MoveSun(0))
    refused(helios, "sun:1,0", "HEL-SUN-21")
    refused(helios, "sun:0,0", "HEL-SUN-01")
    refused(helios, "sun:4,-4", "HEL-SUN-02")


@rule("HEL-SUN-23")
def test_with_the_power_plant_no_laps_are_counted() -> None:
    helios = ask(land("0,0", built="power_plant", track=6), MoveSun(0))
    refused(helios, "sun:1,-1/+1", "HEL-SUN-23")


@rule("HEL-SUN-22")
@example("TST-04")
@pytest.mark.parametrize("built", ["power_plant", "power_plant watch_tower"])
def test_with_the_power_plant_full_orbits_pay_nothing(built: str) -> None:
    helios = ask(land("0,0 cube", sun="-1,0", built=built), MoveSun(0))
    play(helios, "sun:0,-1")
    assert points(helios) == {}
    assert helios.players[0].lap == 0
