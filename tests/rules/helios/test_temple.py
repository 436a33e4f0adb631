"""Construct a temple."""

from __future__ import annotations

import pytest

from heliopolis.games.helios.position.choices import MATERIALS
from heliopolis.games.helios.rules.actions import Construct
from heliopolis.games.helios.rules.city import PlaceTemple
from heliopolis.games.helios.rules.cubes import CubeTile
from rules.helios.board import ask, cubes, field, land, legal, named, pay, play, prompt, refused, supply

rule = pytest.mark.rule
example = pytest.mark.example


@rule("HEL-TEMPLE-01")
def test_one_construct_action_builds_one_temple_or_one_building() -> None:
    helios = ask(land("0,0 gray cube gray; 1,0 gray cube gray"), Construct(0))
    assert {"build:temple", "build:solar_lodge", "skip"} <= legal(helios)
    play(helios, "build:solar_lodge cube:0,0/gray")
    assert (helios.seat(), prompt(helios)) == (1, "TakeTile")


@rule("HEL-TEMPLE-02", "HEL-TEMPLE-03", "HEL-PAY-01")
@example("EX-06")
def test_the_first_temple_costs_one_cube_and_gives_one_mana() -> None:
    helios = ask(land("0,0 brown gray; 1,0"), Construct(0))
    play(helios, "build:temple field:1,0")
    assert supply(helios) == {}
    assert helios.players[0].mana == 1
    assert named(helios.players[0].temples) == {"1,0"}


@rule("HEL-TEMPLE-02", "HEL-TEMPLE-03")
@example("EX-07")
def test_the_second_temple_costs_two_and_gives_two() -> None:
    helios = ask(land("0,0 temple; 1,0 green cube; 0,1 blue cube; 1,1 brown cube"), Construct(0))
    play(helios, "build:temple cube:1,0/green cube:0,1/blue field:1,0")
    assert supply(helios) == {"brown": 1}
    assert helios.players[0].mana == 2


@rule("HEL-TEMPLE-02", "HEL-TEMPLE-03")
@example("EX-08")
def test_the_third_temple_costs_three_and_gives_three() -> None:
    poor = ask(land("0,0 temple; 1,0 temple; 0,1 green cube blue"), Construct(0))
    refused(poor, "build:temple", "HEL-TEMPLE-02")
    helios = ask(land("0,0 temple; 1,0 temple; 0,1 green cube blue; 1,1 cube"), Construct(0))
    play(helios, "build:temple")
    assert supply(pay(helios)) == {}
    play(helios, "field:0,1")
    assert helios.players[0].mana == 3


@rule("HEL-TEMPLE-02", "HEL-TEMPLE-03", "HEL-CITY-CITADEL")
def test_with_the_citadel_a_temple_costs_one_and_gives_the_same() -> None:
    helios = ask(land("0,0 temple; 1,0 temple; 0,1 green cube blue; 1,1", built="citadel"), Construct(0))
    play(helios, "build:temple cube:0,1/green field:0,1")
    assert helios.players[0].mana == 3


@rule("HEL-TEMPLE-04")
def test_a_temple_stands_on_any_tile_without_one() -> None:
    helios = ask(land("0,0 brown cube; 1,0 temples; 0,1 temple"), PlaceTemple(0))
    assert legal(helios, "field") == {"0,0", "1,0"}
    refused(helios, "field:0,1", "HEL-TEMPLE-04")
    refused(helios, "field:1,1", "HEL-TEMPLE-04")


@rule("HEL-TEMPLE-04")
def test_no_temple_is_built_where_every_tile_has_one() -> None:
    helios = land("0,0 temple", built="citadel")
    # No rule leads here, as a cube always lies on a tile without a temple.
    helios.players[0].stock = 1
    helios.players[0].owned = 1
    assert Construct(0).barred_by(helios, helios.choice("build:temple")) == "HEL-TEMPLE-04"


@rule("HEL-TEMPLE-05")
def test_cubes_left_on_the_tile_of_a_temple_are_lost() -> None:
    helios = ask(land("0,0 brown cube blue; 1,0 cube"), Construct(0))
    told = play(helios, "build:temple cube:1,0/gray field:0,0")
    assert cubes(helios, "0,0") == []
    assert supply(helios) == {}
    assert [event for event in told if event[0] == "lost"] == [
        ("lost", 0, field("0,0"), MATERIALS.index("brown")),
        ("lost", 0, field("0,0"), MATERIALS.index("blue")),
    ]


@rule("HEL-TEMPLE-06")
def test_a_temple_may_be_paid_with_the_cubes_of_its_own_tile() -> None:
    helios = ask(land("0,0 brown cube; 1,0"), Construct(0))
    play(helios, "build:temple")
    assert prompt(helios) == "PlaceTemple"
    play(helios, "field:0,0")
    assert named(helios.players[0].temples) == {"0,0"}


@rule("HEL-TEMPLE-07")
def test_no_cube_is_put_on_a_tile_with_a_temple() -> None:
    helios = ask(land("0,0 temple; 1,0; 0,1"), CubeTile(0, 0))
    refused(helios, "field:0,0", "HEL-TEMPLE-07")
