"""Purchasing a Building: what can be bought, what it costs, how the Market closes up."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.choices import BUILDINGS
from heliopolis.games.origins.position.state import NONE, Origins
from heliopolis.games.origins.rules.abilities.activation import Activations
from heliopolis.games.origins.rules.building.purchase import Purchase
from heliopolis.games.origins.rules.rounds import NextTurn
from heliopolis.kernel.chance import CHANCE
from rules.origins.board import (
    COMPONENTS,
    ask,
    cell,
    city,
    events,
    freemen,
    give,
    hold,
    legal,
    market,
    me,
    only,
    play,
    points,
    prompt,
    refused,
    reserve,
    resources,
    settled,
    shown,
    stack,
    table,
)

rule = pytest.mark.rule
example = pytest.mark.example


def buying(origins: Origins) -> Origins:
    """Let seat 0 purchase, then give it another turn."""
    return only(origins, Purchase(0), NextTurn(0))


@rule("ORI-BUILD-01")
def test_any_market_tile_or_an_own_reserved_one_can_be_chosen() -> None:
    origins = buying(reserve(reserve(give(table()), 0, "mint estate"), 1, "quarry"))
    assert legal(origins) == {*[f"market:{space}" for space in range(1, 6)], "reserve:mint", "reserve:estate"}
    refused(origins, "reserve:quarry", "ORI-BUILD-01")
    # Without the module no one is asked about Wonders.
    refused(origins, "claimed:wonder", "")


@rule("ORI-BUILD-02", "ORI-BUILD-03")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_the_price_is_the_wisdom_of_the_space_and_the_stone_of_the_tile(space: int) -> None:
    origins = market(table(), "harbor statue stone_circle outpost healers_mansion")
    stone, wisdom = [3, 1, 2, 1, 2][space - 1], space - 1
    buying(give(origins, stone=stone, wisdom=wisdom))
    play(origins, f"market:{space} mode:building cell:1,0")
    assert events(settled(origins).events, "gained") == []
    assert resources(origins) == {}


@rule("ORI-BUILD-02", "ORI-BUILD-03")
def test_a_building_that_cannot_be_paid_names_the_missing_price() -> None:
    # With Virgo there is still a choice.
    origins = buying(hold(city(give(table(), stone=9, wisdom=1), 0, "1,0 farm"), "virgo"))
    play(origins, "market:3")
    refused(origins, "mode:building", "ORI-BUILD-02")
    give(origins, stone=1, wisdom=9)
    refused(origins, "mode:building", "ORI-BUILD-03")
    assert legal(origins) == {"mode:farm", "mode:over_farm"}


@rule("ORI-BUILD-02", "ORI-BUILD-03")
def test_gold_pays_for_both_but_only_once() -> None:
    origins = buying(give(table(), stone=1, wisdom=1, gold=2))
    play(origins, "market:3 mode:building cell:1,0")
    assert resources(origins) == {}
    origins = hold(city(give(table(), stone=1, wisdom=1, gold=1), 0, "1,0 farm"), "virgo")
    play(buying(origins), "market:3")
    refused(origins, "mode:building", "ORI-BUILD-03")


@rule("ORI-BUILD-03")
def test_every_stone_price_is_1_to_3() -> None:
    assert {building.stone for building in COMPONENTS.buildings} == {1, 2, 3}


@rule("ORI-BUILD-01", "ORI-BUILD-02")
def test_a_reserved_tile_costs_its_stone_only_and_leaves_the_market_alone() -> None:
    origins = buying(reserve(give(table(), stone=2), 0, "mint mint"))
    before = shown(origins)
    play(origins, "reserve:mint mode:building cell:0,-1")
    assert resources(origins) == {}
    assert shown(origins) == before
    assert [BUILDINGS[kind] for kind in me(origins).reserve] == ["mint"]


@rule("ORI-BUILD-04")
def test_the_tile_is_put_into_the_city_at_once() -> None:
    origins = buying(give(table(), stone=1))
    play(origins, "market:1 mode:building")
    assert prompt(origins) == "PlaceTile"
    play(origins, "cell:-1,0")
    assert me(origins).city[cell("-1,0")] == BUILDINGS.index("workshop")


@rule("ORI-BUILD-05", "ORI-BUILD-06", "ORI-BUILD-07")
@example("EX-08")
def test_the_stone_circle_on_the_third_space_costs_2_wisdom_and_2_stone() -> None:
    origins = buying(give(table(), stone=3, wisdom=3))
    assert shown(origins) == ["workshop", "statue", "stone_circle", "outpost", "healers_mansion"]
    play(origins, "market:3 mode:building cell:1,0")
    assert resources(origins) == {"stone": 1, "wisdom": 1}
    assert shown(origins) == ["workshop", "statue", "outpost", "healers_mansion", "court_of_law"]
    # The next orange tile is turned up: thirteen were face down.
    assert (origins.seat(), prompt(origins)) == (CHANCE, "RevealTop")
    assert dict(zip([each.name for each in origins.choices()], origins.weights(), strict=True)) == {
        "tile:castle": 2,
        "tile:construction_site": 2,
        "tile:court_of_law": 2,
        "tile:estate": 3,
        "tile:forum": 3,
        "tile:stone_circle": 1,
    }
    play(origins, "tile:estate")
    assert BUILDINGS[origins.tops[3]] == "estate"
    assert prompt(origins) == "Activations"


@rule("ORI-BUILD-05")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_the_tiles_below_slide_up_and_the_gap_ends_at_the_last_space(space: int) -> None:
    origins = buying(give(table(), stone=9, wisdom=9))
    before = shown(origins)
    colour = COMPONENTS.buildings[origins.market[space - 1]].colour
    top = BUILDINGS[origins.tops[colour]]
    play(origins, f"market:{space} mode:farm cell:1,0")
    assert shown(origins) == [*before[: space - 1], *before[space:], top]


@rule("ORI-BUILD-07")
def test_what_lies_face_down_comes_before_the_known_bottom() -> None:
    origins = buying(stack(give(table()), "yellow", top="mint", down="quarry", bottom="harbor market"))
    play(origins, "market:1 mode:farm cell:1,0")
    assert BUILDINGS[origins.tops[4]] == "quarry"
    buying(origins)
    play(origins, "market:5 mode:farm cell:1,1")
    assert BUILDINGS[origins.tops[4]] == "harbor"
    assert [BUILDINGS[kind] for kind in origins.bottoms[4]] == ["market"]


@rule("ORI-BUILD-08")
def test_the_ability_is_used_once_after_the_market_is_filled_or_not_at_all() -> None:
    origins = buying(market(give(table(), stone=1), "construction_site statue workshop outpost healers_mansion"))
    play(origins, "market:1 mode:building cell:1,0 tile:estate")
    assert legal(origins) == {"cell:1,0", "stop"}
    twin = origins.copy()
    play(origins, "cell:1,0")
    # The Construction Site sees the tile that has just come.
    assert shown(origins)[-1] == "court_of_law"
    play(origins, "market:5")
    assert [BUILDINGS[kind] for kind in me(origins).reserve] == ["court_of_law"]
    assert prompt(settled(origins)) == "ChooseAction"
    twin.play(twin.choice("stop"))
    assert twin.seat() == 0


@rule("ORI-BUILD-09")
def test_other_buildings_stay_asleep_when_one_is_placed() -> None:
    origins = buying(city(give(table(), stone=1), 0, "1,0 mint; 0,-1 workshop"))
    play(origins, "market:1 mode:building cell:1,1")
    settled(origins)
    refused(origins, "cell:1,0", "ORI-BUILD-09")
    refused(origins, "cell:0,-1", "ORI-BUILD-09")
    refused(origins, "cell:0,0", "ORI-BLD-31")
    play(origins, "cell:1,1 resource:stone")
    assert prompt(origins) == "ChooseAction"


@rule("ORI-BUILD-09")
def test_closing_wakes_the_buildings_of_the_dies_colour_once_each() -> None:
    drawn = "1,0 mint; 1,1 granary; 2,0 mint; 2,1 quarry"
    origins = city(give(freemen(table(), 0, "yellow 2")), 0, drawn)
    play(origins, "action:close base:1 seat:1,0")
    refused(origins, "cell:0,0", "ORI-BLD-31")
    assert legal(origins, "cell") == {"1,0", "1,1", "2,0", "2,1"}
    play(origins, "cell:2,0")
    refused(origins, "cell:2,0", "ORI-BUILD-09")
    play(origins, "cell:1,0 stop")
    assert resources(origins) == {"gold": 2}


@rule("ORI-BUILD-10")
@pytest.mark.parametrize(
    ("name", "expected"),
    [("harbor", {"harbor": 2}), ("chariot_field", {"chariot_field": 4}), ("obelisk", {"obelisk": 1})],
)
def test_a_building_counts_itself(name: str, expected: dict[str, int]) -> None:
    # Seat 0 has a red Freeman, which the Chariot Field counts too.
    origins = ask(city(give(table()), 0, f"1,0 {name}"), Activations(0, (cell("1,0"),)))
    play(origins, "cell:1,0")
    assert points(origins) == expected


@rule("ORI-BUILD-11")
def test_what_a_building_says_goes_before_the_rules() -> None:
    # A move is one space and a Citizen costs Wisdom, but not by these.
    origins = city(give(freemen(table(), 0, "red 3")), 0, "1,0 armory; 1,1 estate")
    ask(origins, Activations(0, (cell("1,0"), cell("1,1"))))
    play(origins, "cell:1,0 military:move stop cell:1,1 citizen:5")
    assert origins.strength[0] == 2
    assert (me(origins).colours[1], me(origins).values[1]) == (1, 5)


@rule("ORI-BUILD-12")
def test_an_empty_stack_adds_nothing_and_the_market_has_no_gap() -> None:
    origins = buying(stack(give(table()), "orange"))
    play(origins, "market:3 mode:farm cell:1,0")
    assert shown(origins) == ["workshop", "statue", "outpost", "healers_mansion"]
    assert origins.tops[3] == NONE
    buying(origins)
    refused(origins, "market:5", "ORI-BUILD-12")
    # The next tile goes to the first empty space; the most expensive stays empty.
    play(origins, "market:1 mode:farm cell:1,1")
    assert shown(origins) == ["statue", "outpost", "healers_mansion", "mint"]


@rule("ORI-BUILD-12")
def test_the_last_face_up_tile_of_a_stack_still_comes() -> None:
    origins = buying(stack(give(table()), "orange", top="forum"))
    play(origins, "market:3 mode:farm cell:1,0")
    assert shown(origins)[-1] == "forum"
    assert origins.tops[3] == NONE
    buying(origins)
    play(origins, "market:5 mode:farm cell:1,1")
    assert len(shown(origins)) == 4
