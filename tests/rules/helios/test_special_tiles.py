"""Special tiles in the final scoring."""

from __future__ import annotations

import pytest

from rules.helios.board import final, land

rule = pytest.mark.rule
example = pytest.mark.example


@rule("HEL-SPEC-EMPTY")
@example("EX-31")
def test_empty_fields_scores_each_empty_field_around_it() -> None:
    assert final(land("0,0; 1,0 empty_fields"))["empty_fields"] == 5


@rule("HEL-SPEC-EMPTY")
def test_orange_fields_and_the_suns_field_are_empty() -> None:
    helios = land("0,0; 1,0; 2,0 empty_fields", sun="3,-1", layout="standard")
    assert final(helios)["empty_fields"] == 5


@rule("HEL-SPEC-LAND")
@example("EX-32")
def test_created_tiles_scores_itself_and_its_neighbours() -> None:
    helios = land("0,0 created_tiles; 1,0 temple; 0,1 cube; -1,1 temples; -1,0")
    assert final(helios)["created_tiles"] == 10


@rule("HEL-SPEC-CUBE")
@example("EX-33")
def test_raw_materials_scores_cubes_on_it_and_around() -> None:
    helios = land("0,0 brown cube blue; 1,0 raw_materials blue; 2,0 cube gray; 1,1 cube; -1,0 cube cube")
    assert final(helios)["raw_materials"] == 12


@rule("HEL-SPEC-TEMPLE")
@example("EX-34")
def test_temples_scores_temples_on_it_and_around() -> None:
    helios = land("0,0 temple; 1,0 temples temple; 2,0 temple; -1,0 temple")
    assert final(helios)["temples"] == 12


@rule("HEL-SPEC-05")
def test_one_thing_may_count_for_several_special_tiles() -> None:
    helios = land("0,0 temple; 1,0 temples; 0,1 temples")
    assert final(helios)["temples"] == 8
    helios = land("0,0 cube; 1,0 raw_materials; 0,1 created_tiles")
    assert final(helios) == {"raw_materials": 2, "created_tiles": 6}
