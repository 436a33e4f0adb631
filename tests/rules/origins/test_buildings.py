"""The Buildings: what each does, how often, and when it can do nothing."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.choices import IN_THE_BOX
from heliopolis.games.origins.position.components import LAST_SPACE
from heliopolis.games.origins.rules.abilities.activation import Activations
from heliopolis.games.origins.rules.building.purchase import Purchase
from rules.origins.board import (
    COMPONENTS,
    advisors,
    ask,
    bases,
    cell,
    city,
    freemen,
    give,
    legal,
    market,
    me,
    offering,
    people,
    play,
    points,
    prompt,
    refused,
    resources,
    seated,
    strength,
    table,
    using,
    wonder,
    zodiac,
)

rule = pytest.mark.rule
example = pytest.mark.example


# Yellow --------------------------------------------------------------------------------------------------


@rule("ORI-BLD-01")
@pytest.mark.parametrize(("farms", "food"), [("", 1), ("0,-1 farm", 2), ("0,-1 farm; 5,5 farm; 6,5 farm", 4)])
def test_a_granary_gives_food_and_one_more_for_each_farm(farms: str, food: int) -> None:
    assert resources(using(give(city(table(), 0, f"1,0 granary; {farms}")))) == {"food": food}


@rule("ORI-BLD-02")
def test_a_harbor_gives_two_points_for_each_yellow_building_and_itself() -> None:
    assert points(using(city(table(), 0, "1,0 harbor"))) == {"harbor": 2}
    assert points(using(city(table(), 0, "1,0 harbor; 2,0 mint; 3,0 harbor; 4,0 outpost; 5,0 farm mint"))) == {
        "harbor": 6
    }


@rule("ORI-BLD-03")
def test_a_market_gives_four_points_for_each_yellow_freeman_used_or_not() -> None:
    origins = city(freemen(table(), 0, "yellow 1; yellow 6 at 3; red 2; "), 0, "1,0 market")
    assert points(using(origins)) == {"market": 8}


@rule("ORI-BLD-03")
def test_seat_dice_and_advisors_are_no_freemen() -> None:
    origins = city(freemen(table(), 0, "red 1; "), 0, "1,0 market; 1,1 farm")
    seated(advisors(origins, 0, "yellow"), 0, "0,0", "yellow", 4)
    assert points(using(origins)) == {}


@rule("ORI-BLD-04")
def test_a_mint_gives_a_gold() -> None:
    assert resources(using(give(city(table(), 0, "1,0 mint")))) == {"gold": 1}


@rule("ORI-BLD-05")
@pytest.mark.parametrize(
    ("neighbours", "stone"), [("", 4), ("1,-1 farm", 3), ("1,-1 farm; 2,0 mint; 1,1 farm", 1), ("2,-1 farm", 4)]
)
def test_a_quarry_gives_stone_and_one_more_for_each_empty_place_beside_it(neighbours: str, stone: int) -> None:
    assert resources(using(give(city(table(), 0, f"1,0 quarry; {neighbours}")))) == {"stone": stone}


@rule("ORI-BLD-05")
def test_a_wonder_fills_places_beside_a_quarry() -> None:
    origins = wonder(city(table(wonders=True), 0, "1,0 quarry"), 0, "mausoleum", "2,0 3,0")
    assert resources(using(give(origins))) == {"stone": 3}


@rule("ORI-BLD-06")
def test_a_workshop_gives_a_basic_resource_of_choice_never_gold() -> None:
    origins = using(give(city(table(), 0, "1,0 workshop")))
    assert legal(origins) == {"resource:stone", "resource:food", "resource:wisdom"}
    refused(origins, "spend:gold", "")
    play(origins, "resource:wisdom")
    assert resources(origins) == {"wisdom": 1}


# Red -----------------------------------------------------------------------------------------------------


@rule("ORI-BLD-07")
@pytest.mark.parametrize(
    ("order", "space", "got"),
    [
        ("military:move military:attack", 2, {"attack": 2}),
        ("military:attack military:move", 2, {}),
        ("military:move stop", 2, {}),
        ("military:attack stop", 0, {}),
    ],
)
def test_an_armory_moves_two_and_or_attacks_in_any_order(order: str, space: int, got: dict[str, int]) -> None:
    origins = using(give(city(table(), 0, "1,0 armory")))
    refused(origins, "stop", "ORI-MIL-12")
    play(origins, order)
    assert origins.strength[0] == space
    assert points(origins) == got
    assert prompt(origins) == ("ChooseAction" if space == 0 else "SpendToken")


@example("EX-36")
@rule("ORI-BLD-07", "ORI-MIL-10")
def test_on_the_final_space_an_armory_offers_no_move() -> None:
    origins = strength(city(table(3), 0, "1,0 armory"), 13, 13, 0, order="2 0 1")
    offering(origins, "1,0")
    play(origins, "stop")
    assert origins.strength_order == (2, 0, 1)
    assert origins.strength == [13, 13, 0]
    assert points(origins) == {}
    # Once accepted it can only attack, which is not asked: five boundaries and one weaker disk.
    origins = using(strength(city(table(3), 0, "1,0 armory"), 13, 13, 0, order="2 0 1"))
    assert points(origins) == {"attack": 6}
    assert origins.strength_order == (2, 0, 1)


@rule("ORI-BLD-08")
def test_a_chariot_field_gives_two_points_for_each_red_building_and_red_freeman() -> None:
    origins = city(freemen(table(), 0, "red 1; red 6 at 3; blue 2; "), 0, "1,0 chariot_field; 2,0 outpost; 3,0 mint")
    assert points(using(origins)) == {"chariot_field": 8}


@rule("ORI-BLD-09")
@pytest.mark.parametrize(("deed", "space"), [("military:move", 3), ("military:attack", 2)])
def test_an_outpost_moves_one_or_attacks_not_both(deed: str, space: int) -> None:
    origins = using(give(strength(city(table(), 0, "1,0 outpost"), 2)))
    assert legal(origins) == {"military:move", "military:attack"}
    play(origins, deed)
    assert origins.strength[0] == space
    assert prompt(origins) == "ChooseAction"
    assert origins.seat() == 1


@rule("ORI-BLD-10")
def test_riding_grounds_move_two_then_give_stone_or_food_for_each_weaker_player() -> None:
    # Compared after the move: seat 1 is passed, seat 2 is reached and equal, seat 3 stays ahead.
    origins = using(give(strength(city(table(4), 0, "1,0 riding_grounds"), 1, 2, 3, 7)))
    assert legal(origins) == {"resource:stone", "resource:food"}
    refused(origins, "resource:wisdom", "")
    play(origins, "resource:food")
    assert origins.strength[0] == 3
    assert resources(origins) == {"food": 1}
    origins = using(give(strength(city(table(4), 0, "1,0 riding_grounds"), 5, 2, 3, 7)))
    play(origins, "resource:food resource:stone")
    assert resources(origins) == {"stone": 1, "food": 1}
    assert origins.players[0].tokens == 1


@rule("ORI-BLD-10")
def test_riding_grounds_still_give_on_the_final_space() -> None:
    origins = using(give(strength(city(table(), 0, "1,0 riding_grounds"), 13, 12)))
    play(origins, "resource:stone")
    assert resources(origins) == {"stone": 1}
    assert points(origins) == {}


@rule("ORI-BLD-10")
def test_riding_grounds_give_nothing_if_nobody_is_weaker() -> None:
    origins = using(give(strength(city(table(), 0, "1,0 riding_grounds"), 0, 2)))
    assert prompt(origins) == "SpendToken"
    assert origins.strength[0] == 2


@rule("ORI-BLD-10", "ORI-SOLO-13")
def test_alone_riding_grounds_count_the_foreign_disk() -> None:
    origins = using(give(strength(city(table(1), 0, "1,0 riding_grounds"), 2, 3)))
    play(origins, "resource:food")
    assert resources(origins) == {"food": 1}


@rule("ORI-BLD-11", "ORI-MIL-04")
def test_a_stronghold_moves_as_far_as_there_are_red_buildings() -> None:
    assert using(city(table(), 0, "1,0 stronghold")).strength[0] == 1
    origins = using(city(table(), 0, "1,0 stronghold; 2,0 outpost; 3,0 armory; 4,0 armory; 5,0 farm armory"))
    assert origins.strength[0] == 4
    assert origins.players[0].tokens == 2


@rule("ORI-BLD-11")
def test_a_stronghold_is_not_offered_on_the_final_space() -> None:
    refused(offering(strength(city(table(), 0, "1,0 stronghold"), LAST_SPACE), "1,0"), "cell:1,0", "ORI-MIL-10")
    origins = using(strength(city(table(), 0, "1,0 stronghold; 2,0 armory"), 12))
    assert origins.strength[0] == LAST_SPACE
    assert points(origins) == {"final_space": 9}


@rule("ORI-BLD-12")
@pytest.mark.parametrize(("value", "left"), [(6, 5), (4, 3), (1, 1)])
def test_a_veteran_settlement_gives_the_value_of_a_red_freeman_and_lowers_it(value: int, left: int) -> None:
    origins = using(city(freemen(table(), 0, f"red {value}; blue 5"), 0, "1,0 veteran_settlement"))
    assert points(origins) == {"veteran_settlement": value}
    assert people(origins) == f"red {left}; blue 5"


@rule("ORI-BLD-12")
def test_a_veteran_is_red_and_unused() -> None:
    origins = city(freemen(table(), 0, "red 4; red 2; red 6 at 1; blue 6; "), 0, "1,0 veteran_settlement")
    using(origins)
    assert legal(origins) == {"base:1", "base:2"}
    refused(origins, "base:3", "ORI-BLD-12")
    refused(origins, "base:4", "ORI-BLD-12")
    refused(origins, "base:5", "ORI-BLD-12")


@rule("ORI-BLD-12")
def test_a_veteran_settlement_is_not_offered_without_a_veteran() -> None:
    origins = city(freemen(table(), 0, "red 4 at 1; blue 2"), 0, "1,0 veteran_settlement")
    refused(offering(origins, "1,0"), "cell:1,0", "ORI-BLD-12")


# Grey, and what holds for all ----------------------------------------------------------------------------


@rule("ORI-BLD-31", "ORI-DIST-17")
def test_the_agora_gives_a_basic_resource_when_its_district_is_closed_with_any_colour() -> None:
    origins = give(city(freemen(table(), 0, "red 2; "), 0, "1,0 mint; 1,1 statue"))
    play(origins, "action:close")
    assert legal(origins) == {"cell:0,0", "stop"}
    play(origins, "cell:0,0 resource:food")
    assert resources(origins) == {"food": 1}


@rule("ORI-BLD-31", "WON-BUILD-06")
def test_the_agora_works_only_when_its_district_is_closed() -> None:
    origins = give(market(table(), "mint armory"), stone=2)
    play(ask(origins, Purchase(0)), "market:1 mode:building cell:1,0 tile:workshop")
    refused(origins, "cell:0,0", "ORI-BLD-31")


@rule("ORI-BLD-32")
def test_the_palace_does_nothing_and_holds_five_towers_of_one_level() -> None:
    origins = city(freemen(table(), 0, "red 2; "), 0, "1,0 mint; 1,1 armory")
    play(origins, "action:close")
    refused(origins, "cell:0,1", "ORI-BLD-32")
    assert me(origins).towers == [1, 1, 1, 1, 1]


@rule("ORI-BLD-33")
def test_a_farm_has_no_ability_and_no_colour() -> None:
    origins = city(freemen(table(), 0, "yellow 2; "), 0, "1,0 farm mint; 1,1 mint")
    play(origins, "action:close")
    assert legal(origins) == {"cell:0,0", "cell:1,1", "stop"}
    refused(origins, "cell:1,0", "ORI-FARM-04")
    assert origins.colour_of(me(origins).city[cell("1,0")]) == -1


@rule("ORI-BLD-33", "ORI-FARM-02")
def test_a_farm_costs_nothing_and_asks_nothing() -> None:
    origins = ask(give(table()), Purchase(0))
    play(origins, "market:5 cell:1,0 tile:mages_tower")
    assert resources(origins) == {}
    assert origins.seat() == 1


@rule("ORI-BLD-34")
def test_a_row_has_no_other_effect_than_its_ability() -> None:
    # An asterisk would have to stand somewhere: a Building is its colour, its price, its copies and one ability.
    assert {entry.field for entry in COMPONENTS.entries if entry.component.startswith("buildings.")} == {
        "colour", "stone", "copies", "ability", "resource", "base", "each", "per", "steps", "temple"
    }  # fmt: skip


@rule("ORI-BUILD-10")
@pytest.mark.parametrize("kind", ["harbor", "chariot_field", "stronghold", "obelisk"])
def test_a_lone_building_that_counts_its_like_counts_itself(kind: str) -> None:
    origins = using(city(freemen(table(), 0, ""), 0, f"1,0 {kind}"))
    assert sum(points(origins).values()) + origins.strength[0] > 0


@rule("ORI-BUILD-08")
@pytest.mark.parametrize("kind", IN_THE_BOX)
def test_each_building_may_be_left_unused(kind: str) -> None:
    origins = give(zodiac(bases(city(table(), 0, f"1,0 {kind}; 2,0 mint"), 0, 3), "sea", "leo", 0), gold=3)
    before = (people(origins), resources(origins), origins.strength[:], [track[:] for track in origins.climbs])
    play(ask(origins, Activations(0, (cell("1,0"),))), "stop")
    assert (people(origins), resources(origins), origins.strength, origins.climbs) == before
    assert points(origins) == {}
    assert origins.seat() == 1
