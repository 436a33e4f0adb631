"""Create land: which tile, which field, and what the field bears."""

from __future__ import annotations

import pytest

from heliopolis.games.helios.position.choices import MATERIALS, TILE_KINDS
from heliopolis.games.helios.position.coast import Layout
from heliopolis.games.helios.position.components import edges_touched
from heliopolis.games.helios.rules.cubes import CubeTile
from heliopolis.games.helios.rules.land import PlaceLand, TakeLand
from heliopolis.games.helios.rules.replenish import remove_land
from heliopolis.kernel.position import put
from rules.helios.board import (
    ask,
    columns,
    cubes,
    display,
    field,
    final,
    land,
    legal,
    named,
    places,
    play,
    points,
    prompt,
    refused,
    started,
)

rule = pytest.mark.rule
example = pytest.mark.example

BLUE = MATERIALS.index("blue")
TEMPLES = TILE_KINDS.index("temples")
NEARLY_CLOSED = "0,0; 1,-1; 1,-2; -1,-1; -1,0"
"""A land whose sun on 0,-1 has one way out, over 0,-2."""


@rule("HEL-LAND-01")
def test_a_face_up_land_tile_or_a_special_tile_is_taken() -> None:
    helios = ask(display(land("0,0"), blue="blue", additional="brown"), TakeLand(0))
    assert legal(helios, "land") == {"blue", "additional"}
    assert legal(helios, "special") == {"empty_fields", "created_tiles", "raw_materials", "temples"}
    play(helios, "land:additional field:1,0")
    assert helios.players[0].kinds[field("1,0")] == MATERIALS.index("brown")


@rule("HEL-LAND-01", "HEL-LAND-07", "HEL-LAND-08")
@example("EX-04")
def test_a_land_tile_keeps_its_cube_and_its_stack_shows_no_new_tile() -> None:
    helios = ask(display(land("0,0"), blue="blue"), TakeLand(0))
    play(helios, "land:blue field:1,0")
    assert helios.players[0].kinds[field("1,0")] == BLUE
    assert cubes(helios, "1,0") == ["blue"]
    ask(helios, TakeLand(1))
    refused(helios, "land:blue", "HEL-LAND-08")
    assert legal(helios, "land") == set()


@rule("HEL-LAND-07", "HEL-LAND-09")
def test_special_tiles_come_without_a_cube_and_run_out() -> None:
    helios = land("0,0")
    for name in ("1,0", "0,1"):
        play(ask(helios, TakeLand(0)), f"special:temples field:{name}")
        assert cubes(helios, name) == []
    helios.specials = put(helios.specials, 0, 0)
    ask(helios, TakeLand(0))
    refused(helios, "special:temples", "HEL-LAND-09")
    refused(helios, "special:empty_fields", "HEL-LAND-09")
    assert legal(helios, "special") == {"created_tiles", "raw_materials"}


@rule("HEL-LAND-09")
def test_special_tiles_are_not_replenished() -> None:
    helios = started()
    helios.specials = [0, 1, 2, 0]
    remove_land(helios)
    assert helios.specials == [0, 1, 2, 0]


@rule("HEL-LAND-02")
def test_no_tile_lies_on_an_orange_field() -> None:
    helios = ask(land("0,0 1,0 2,0 3,0"), PlaceLand(0, BLUE))
    refused(helios, "field:4,0", "HEL-LAND-02")


@rule("HEL-LAND-03")
def test_no_tile_lies_on_another() -> None:
    refused(ask(land("0,0 1,0"), PlaceLand(0, BLUE)), "field:1,0", "HEL-LAND-03")


@rule("HEL-LAND-04")
def test_a_tile_touches_the_land() -> None:
    refused(ask(land("0,0"), PlaceLand(0, BLUE)), "field:2,0", "HEL-LAND-04")


@rule("HEL-LAND-11")
def test_without_a_free_field_no_tile_is_taken() -> None:
    full = "0,0 1,0 0,1 -1,1 -1,0 0,-1 1,-1 2,-2 2,-1 2,0 1,1 0,2 -1,2 -2,2 -2,1 -2,0 -1,-1 0,-2 1,-2"
    helios = columns(land(full, sun="0,-3", layout="standard"), land="red red")
    told = play(helios, "column:land")
    assert ("skipped", 0) in told
    assert helios.seat() == 1


@rule("HEL-LAND-11")
def test_without_a_free_field_no_special_tile_is_taken_either() -> None:
    helios = ask(land("0,0"), TakeLand(0))
    helios.players[0].beside = 0
    helios.advance()
    step = TakeLand(0)
    assert step.legal(helios) == [helios.choice("skip")]
    assert step.barred_by(helios, helios.choice("special:temples")) == "HEL-LAND-11"


@rule("HEL-LAND-05")
def test_no_tile_lies_under_the_sun() -> None:
    refused(ask(land("0,0", sun="1,0"), PlaceLand(0, BLUE)), "field:1,0", "HEL-LAND-05")


@rule("HEL-LAND-06")
@example("EX-05")
def test_the_sun_is_never_enclosed() -> None:
    helios = ask(land(NEARLY_CLOSED), TakeLand(0))
    play(helios, "special:temples")
    refused(helios, "field:0,-2", "HEL-LAND-06")
    play(helios, "field:1,0")
    assert helios.specials[3] == 1


@rule("HEL-LAND-06")
def test_two_empty_fields_round_the_sun_are_still_an_enclosure() -> None:
    helios = ask(land(NEARLY_CLOSED + "; 0,-3; -1,-2"), PlaceLand(0, BLUE))
    refused(helios, "field:0,-2", "HEL-LAND-06")
    refused(helios, "field:1,-3", "HEL-LAND-06")


@rule("HEL-LAND-02", "HEL-LAND-04", "HEL-LAND-06")
@example("EX-03")
def test_the_legal_fields_are_the_free_light_ones_beside_the_land() -> None:
    helios = ask(land(NEARLY_CLOSED, layout="standard"), PlaceLand(0, BLUE))
    beside = {"2,-2", "2,-1", "1,0", "0,1", "-1,1", "-2,1", "-2,0"}
    assert legal(helios, "field") == beside
    assert named(helios.players[0].free_fields()) == beside


@rule("HEL-LAND-10")
def test_a_tile_holds_two_cubes_at_most() -> None:
    helios = ask(land("0,0 brown cube blue; 1,0 gray cube; 0,1"), CubeTile(0, BLUE))
    refused(helios, "field:0,0", "HEL-LAND-10")
    assert legal(helios, "field") == {"1,0", "0,1"}


@rule("HEL-BONUS-01")
@example("EX-28")
def test_a_cube_field_gives_a_cube_of_another_colour() -> None:
    helios = ask(land("0,0 1,0"), PlaceLand(0, MATERIALS.index("green")))
    play(helios, "field:2,-1")
    assert prompt(helios) == "BonusCube"
    refused(helios, "colour:green", "HEL-BONUS-01")
    play(helios, "colour:blue")
    assert cubes(helios, "2,-1") == ["green", "blue"]


@rule("HEL-BONUS-01")
def test_a_special_tile_on_a_cube_field_gets_a_cube_of_any_colour() -> None:
    helios = ask(land("0,0 1,0"), PlaceLand(0, TEMPLES))
    play(helios, "field:2,-1")
    assert legal(helios, "colour") == set(MATERIALS)
    play(helios, "colour:black")
    assert cubes(helios, "2,-1") == ["black"]


@rule("HEL-BONUS-01", "HEL-BONUS-02", "HEL-BONUS-03")
@pytest.mark.parametrize(
    ("layout", "for_cubes", "for_mana", "edges"),
    [
        ("standard", "1,-2 1,1 -1,2 -1,-1", "2,-1 -2,1", "3,-3 3,0 0,3 -3,3 -3,0"),
        ("wide", "2,-1 1,1 -1,2 -2,1", "1,-2 -1,-1", "4,-4 4,0 0,4 -4,4 -4,0"),
    ],
)
def test_each_board_has_four_cube_fields_two_mana_fields_and_five_edges(
    layout: str, for_cubes: str, for_mana: str, edges: str
) -> None:
    board = started(2, layout).layout
    assert named(board.cube_fields) == set(for_cubes.split())
    assert named(board.mana_fields) == set(for_mana.split())
    assert named(board.edges) == set(edges.split())


@rule("HEL-BONUS-02")
@example("EX-29")
def test_a_mana_field_gives_two_mana() -> None:
    helios = ask(land("0,0 1,-1", mana=1), PlaceLand(0, BLUE))
    play(helios, "field:1,-2")
    assert helios.players[0].mana == 3


@rule("HEL-BONUS-03")
@example("EX-30")
def test_an_edge_field_counts_at_the_end_only() -> None:
    helios = ask(land("0,0 1,0 2,0"), TakeLand(0))
    play(helios, "special:temples field:3,0")
    assert points(helios) == {}
    assert final(helios)["edges"] == 4


@rule("HEL-BONUS-04")
def test_an_edge_field_counts_once_and_one_tile_may_reach_several() -> None:
    assert final(land("0,0 1,0 2,0 3,0 2,1 3,-1"))["edges"] == 4
    assert final(land("0,0 1,0 2,0 0,1 0,2", layout="standard"))["edges"] == 8
    board = started(2, "standard").layout
    side_by_side = Layout(
        "other",
        board.light,
        board.ring,
        board.gold,
        board.cube_fields,
        board.mana_fields,
        places("3,-1 3,0"),
        board.sun,
    )
    assert edges_touched(side_by_side, places("0,0 1,0 2,0")) == 2
    assert edges_touched(side_by_side, places("0,0 1,0 2,0 2,-1")) == 2
