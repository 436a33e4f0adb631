"""Farms: any tile, face down, for nothing."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.choices import BUILDINGS
from heliopolis.games.origins.position.state import FARM, NONE
from heliopolis.games.origins.rules.abilities.city import SetAside
from heliopolis.games.origins.rules.abilities.counting import count
from heliopolis.games.origins.rules.building.purchase import Purchase
from heliopolis.games.origins.rules.districts import matches
from heliopolis.games.origins.rules.rounds import NextTurn
from rules.origins.board import (
    ask,
    cell,
    city,
    freemen,
    give,
    hold,
    legal,
    market,
    me,
    only,
    play,
    prompt,
    refused,
    reserve,
    resources,
    said,
    settled,
    shown,
    table,
)

rule = pytest.mark.rule
example = pytest.mark.example


@rule("ORI-FARM-01", "ORI-FARM-02")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_any_tile_of_the_market_can_be_a_farm_for_nothing(space: int) -> None:
    origins = only(give(table()), Purchase(0), NextTurn(0))
    kind = origins.market[space - 1]
    play(origins, f"market:{space}")
    # Nothing can be paid, so only the Farm is left and is not asked about.
    assert prompt(origins) == "PlaceTile"
    play(origins, "cell:1,0")
    assert me(origins).city[cell("1,0")] == FARM + kind
    assert resources(origins) == {}


@rule("ORI-FARM-01")
def test_a_tile_that_can_only_be_a_farm_says_so_before_it_is_chosen() -> None:
    origins = only(reserve(give(table(), stone=1), 0, "workshop castle"), Purchase(0), NextTurn(0))
    assert "only as a Farm" not in said(origins, "market:1")  # Workshop: 1 Stone, no Wisdom.
    assert said(origins, "market:2") == "Statue (Market 2), only as a Farm"
    assert "only as a Farm" not in said(origins, "reserve:workshop")
    assert said(origins, "reserve:castle") == "Set aside: Castle, only as a Farm"
    hold(city(origins, 0, "1,0 farm"), "virgo")
    assert "only as a Farm" not in said(origins, "market:2")


@rule("ORI-FARM-01")
def test_a_tile_that_is_set_aside_says_nothing_of_farms() -> None:
    origins = ask(give(table()), SetAside(0))
    assert said(origins, "market:2") == "Statue (Market 2)"


@rule("ORI-FARM-01")
def test_who_could_pay_may_still_build_a_farm() -> None:
    origins = only(give(table(), stone=9, wisdom=9), Purchase(0), NextTurn(0))
    play(origins, "market:5")
    assert legal(origins) == {"mode:building", "mode:farm"}
    refused(origins, "mode:over_farm", "ORI-ZOD-11")
    play(origins, "mode:farm cell:1,0")
    assert resources(origins) == {"stone": 9, "wisdom": 9}


@rule("ORI-FARM-01")
def test_a_reserved_tile_can_be_a_farm() -> None:
    origins = only(reserve(give(table()), 0, "mint"), Purchase(0), NextTurn(0))
    play(origins, "reserve:mint cell:1,0")
    assert me(origins).city[cell("1,0")] == FARM + BUILDINGS.index("mint")
    assert me(origins).reserve == ()


@rule("ORI-FARM-03")
def test_the_food_of_the_bonus_is_paid_for_a_farm_too() -> None:
    origins = freemen(give(table(), food=1), 0, "purple 2")
    play(origins, "action:visit base:1 site:2 part:bonus market:1 cell:1,0")
    assert resources(origins) == {}
    origins = freemen(give(table(), stone=3), 0, "purple 2")
    play(origins, "action:visit base:1 site:2")
    refused(origins, "part:bonus", "ORI-BONUS-06")


@rule("ORI-FARM-04")
def test_a_farm_has_no_colour_no_ability_and_no_price() -> None:
    origins = only(give(table()), Purchase(0), NextTurn(0))
    play(origins, "market:4 cell:1,0")
    settled(origins)
    assert prompt(origins) == "ChooseAction"  # No ability was offered.
    assert count(origins, 0, "red_building", NONE) == 0
    assert count(origins, 0, "stone_printed", NONE) == 0
    assert count(origins, 0, "farm", NONE) == 1


@rule("ORI-FARM-04")
def test_closing_does_not_wake_a_farm() -> None:
    origins = city(give(freemen(table(), 0, "yellow 2")), 0, "1,0 farm mint; 1,1 farm granary")
    play(origins, "action:close base:1")
    assert legal(origins, "cell") == {"0,0"}


@rule("ORI-FARM-05")
@example("EX-09")
def test_the_stone_circle_as_a_farm_moves_the_market_as_a_building_does() -> None:
    origins = only(give(table(), stone=3, wisdom=3), Purchase(0), NextTurn(0))
    play(origins, "market:3 mode:farm cell:1,0")
    assert resources(origins) == {"stone": 3, "wisdom": 3}
    assert me(origins).city[cell("1,0")] == FARM + BUILDINGS.index("stone_circle")
    assert shown(origins) == ["workshop", "statue", "outpost", "healers_mansion", "court_of_law"]
    play(origins, "tile:estate")
    assert BUILDINGS[origins.tops[3]] == "estate"
    assert prompt(origins) == "ChooseAction"


@rule("ORI-FARM-06")
def test_in_a_pattern_a_farm_is_wild_or_nothing() -> None:
    # Card 41: three red tiles and a wild corner.
    origins = table()
    origins.cards, origins.card_gold = [40], [2]
    city(origins, 0, "1,0 outpost; 2,0 armory; 2,1 outpost; 1,1 farm outpost")
    assert matches(origins, 0, cell("1,0")) == [40]
    city(origins, 0, "1,0 outpost; 2,0 armory; 2,1 farm armory; 1,1 farm outpost")
    assert matches(origins, 0, cell("1,0")) == []


def test_a_farm_can_be_the_last_tile_of_a_market() -> None:
    origins = ask(market(give(table()), "mint"), Purchase(0))
    play(origins, "cell:1,0")
    assert shown(origins) == ["mint"]
