"""Virgo: building over Farms, and where they go."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.choices import BUILDINGS, COLOURS
from heliopolis.games.origins.rules.building.purchase import Purchase
from heliopolis.kernel.chance import CHANCE
from rules.origins.board import (
    ask,
    cards,
    cell,
    city,
    events,
    freemen,
    give,
    hold,
    legal,
    market,
    me,
    play,
    points,
    refused,
    resources,
    seated,
    shown,
    stack,
    table,
    to_move,
)

rule = pytest.mark.rule


@rule("ORI-ZOD-11")
def test_virgo_builds_over_a_farm_for_neither_wisdom_nor_stone() -> None:
    origins = hold(give(city(table(), 0, "1,0 farm armory; 2,0 farm statue")), "virgo")
    play(ask(origins, Purchase(0)), "market:1 mode:over_farm")
    refused(origins, "cell:0,0", "ORI-ZOD-11")
    refused(origins, "cell:3,0", "ORI-ZOD-11")
    play(origins, "cell:2,0 tile:mint cell:2,0 resource:food")
    assert me(origins).city[cell("2,0")] == BUILDINGS.index("workshop")
    assert me(origins).farms() == [cell("1,0")]
    assert resources(origins) == {"food": 1}


@rule("ORI-ZOD-11")
def test_virgo_needs_its_card_and_a_farm() -> None:
    origins = ask(give(city(table(), 0, "1,0 farm"), stone=1), Purchase(0))
    play(origins, "market:1")
    refused(origins, "mode:over_farm", "ORI-ZOD-11")
    origins = ask(hold(give(city(table(), 0, "1,0 mint"), stone=1), "virgo"), Purchase(0))
    play(origins, "market:1")
    refused(origins, "mode:over_farm", "ORI-ZOD-11")


@rule("ORI-ZOD-11", "ORI-FARM-03")
def test_the_food_of_the_building_bonus_is_still_paid_with_virgo() -> None:
    origins = hold(give(city(freemen(table(), 0, "purple 3; "), 0, "1,0 farm"), food=1), "virgo")
    play(origins, "action:visit base:1 site:2 part:bonus market:1 mode:over_farm tile:mint stop")
    assert resources(origins) == {}


@rule("ORI-ZOD-11", "ORI-PLACE-02")
def test_a_farm_is_never_built_over_by_a_farm() -> None:
    origins = hold(give(city(table(), 0, "1,0 farm"), stone=1), "virgo")
    play(ask(origins, Purchase(0)), "market:1 mode:farm")
    refused(origins, "cell:1,0", "ORI-PLACE-02")


@rule("ORI-ZOD-11", "ORI-DIST-19")
def test_virgo_may_change_a_closed_district_and_its_seat_stays() -> None:
    origins = city(freemen(table(), 0, "yellow 2; "), 0, "1,0 farm; 1,1 farm; 1,-1 farm; 0,-1 farm")
    cards(seated(origins, 0, "0,0", "red", 4), "4", "2")
    before = dict(me(origins).seats)
    market(hold(origins, "virgo"), "mint armory")
    play(ask(origins, Purchase(0)), "market:1 mode:over_farm cell:1,0 tile:workshop cell:1,0")
    assert me(origins).seats == before
    assert points(origins) == {}
    # A District closed later sees the new colour.
    play(to_move(origins, 0), "action:close")
    assert legal(origins, "cell") == {"0,0", "1,0"}


@rule("ORI-ZOD-11b")
def test_a_farm_built_over_goes_to_the_bottom_of_its_stack() -> None:
    origins = hold(give(city(market(table(), "workshop armory"), 0, "1,0 farm harbor; 2,0 farm quarry")), "virgo")
    stack(origins, "yellow", "mint", "granary")
    play(ask(origins, Purchase(0)), "market:1 mode:over_farm cell:1,0")
    # Unknown tiles come first: the only one there was is turned up.
    assert shown(origins) == ["armory", "mint"]
    assert BUILDINGS[origins.tops[4]] == "granary"
    assert [BUILDINGS[kind] for kind in origins.bottoms[4]] == ["harbor"]


@rule("ORI-ZOD-11b")
def test_the_farm_that_goes_back_is_told() -> None:
    origins = hold(give(city(market(table(), "workshop armory"), 0, "1,0 farm harbor; 2,0 farm quarry")), "virgo")
    stack(origins, "yellow", "mint", "granary")
    told = play(ask(origins, Purchase(0)), "market:1 mode:over_farm cell:1,0")
    assert events(told, "farm_back") == [(0, COLOURS.index("yellow"))]
    assert events(told, "top") == [(CHANCE, BUILDINGS.index("granary"))]


@rule("ORI-ZOD-11b")
def test_each_returned_farm_goes_under_those_returned_before() -> None:
    origins = hold(give(city(market(table(), "workshop armory"), 0, "1,0 farm quarry; 2,0 farm")), "virgo")
    stack(origins, "yellow", "mint", "", "harbor")
    play(ask(origins, Purchase(0)), "market:1 mode:over_farm cell:1,0 stop")
    assert shown(origins) == ["armory", "mint"]
    assert BUILDINGS[origins.tops[4]] == "harbor"
    assert [BUILDINGS[kind] for kind in origins.bottoms[4]] == ["quarry"]


@rule("ORI-ZOD-11b", "ORI-BUILD-12")
def test_a_farm_of_the_bought_colour_is_itself_the_refill_of_an_empty_stack() -> None:
    origins = hold(give(city(market(table(), "workshop armory"), 0, "1,0 farm quarry; 2,0 farm")), "virgo")
    stack(origins, "yellow")
    play(ask(origins, Purchase(0)), "market:1 mode:over_farm cell:1,0 stop")
    assert shown(origins) == ["armory", "quarry"]
    assert origins.tops[4] == -1


@rule("ORI-ZOD-11b", "ORI-BUILD-12")
def test_a_farm_returned_to_another_empty_stack_is_its_face_up_top_and_fills_no_gap() -> None:
    origins = hold(give(city(market(table(), "workshop armory"), 0, "1,0 farm castle; 2,0 farm")), "virgo")
    stack(stack(origins, "orange"), "yellow", "mint")
    told = play(ask(origins, Purchase(0)), "market:1 mode:over_farm cell:1,0 stop")
    assert events(told, "top") == [(CHANCE, BUILDINGS.index("castle"))]
    assert shown(origins) == ["armory", "mint"]
    assert BUILDINGS[origins.tops[3]] == "castle"
