"""The orange, blue and purple Buildings: what each does, and when it can do nothing."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.choices import BUILDINGS
from heliopolis.games.origins.rules.building.purchase import Purchase
from rules.origins.board import (
    advisors,
    ask,
    bases,
    cell,
    city,
    climbs,
    events,
    freemen,
    give,
    hold,
    legal,
    market,
    me,
    offer,
    offered,
    offering,
    people,
    play,
    points,
    refused,
    reserve,
    resources,
    seated,
    shown,
    site,
    speaker_offer,
    stack,
    stock,
    table,
    using,
    wonder,
)

rule = pytest.mark.rule
example = pytest.mark.example


# Orange --------------------------------------------------------------------------------------------------


@rule("ORI-BLD-13")
def test_a_castle_gives_a_point_and_three_for_each_closed_district() -> None:
    origins = city(table(), 0, "1,0 castle; 1,1 farm; 0,-1 farm; 1,-1 farm")
    assert points(using(origins.copy())) == {"castle": 1}  # type: ignore[arg-type]
    seated(seated(origins, 0, "0,0", "red", 4), 0, "0,-1", "blue", 1)
    assert points(using(origins)) == {"castle": 7}


@rule("ORI-BLD-13", "ORI-DIST-16")
def test_a_castle_counts_the_district_just_closed() -> None:
    origins = city(freemen(table(), 0, "orange 2; "), 0, "1,0 castle; 1,1 farm")
    play(origins, "action:close cell:1,0")
    assert points(origins) == {"castle": 4}


@rule("ORI-BLD-14")
def test_a_construction_site_sets_a_market_tile_aside_free_of_charge() -> None:
    origins = using(give(city(table(), 0, "1,0 construction_site")))
    play(origins, "market:4 tile:armory")
    assert me(origins).reserve == (BUILDINGS.index("outpost"),)
    assert shown(origins) == ["workshop", "statue", "stone_circle", "healers_mansion", "armory"]
    assert len(me(origins).city) == 3


@rule("ORI-BLD-14", "ORI-BUILD-01")
def test_a_tile_set_aside_is_built_later_for_its_stone_only() -> None:
    origins = give(reserve(table(), 0, "castle castle"), stone=3)
    before = shown(origins)
    ask(origins, Purchase(0))
    refused(origins, "reserve:armory", "ORI-BUILD-01")
    play(origins, "reserve:castle mode:building cell:1,0 stop")
    assert resources(origins) == {}
    assert me(origins).reserve == (BUILDINGS.index("castle"),)
    assert me(origins).city[cell("1,0")] == BUILDINGS.index("castle")
    assert shown(origins) == before


@rule("ORI-BLD-14", "ORI-FARM-01", "ORI-ZOD-11")
def test_a_tile_set_aside_may_become_a_farm_or_use_virgo() -> None:
    # Without a Stone it can only be a Farm, which is not asked.
    origins = ask(give(reserve(table(), 0, "castle")), Purchase(0))
    play(origins, "reserve:castle cell:1,0")
    assert me(origins).farms() == [cell("1,0")]
    assert me(origins).reserve == ()
    origins = hold(give(city(reserve(table(), 0, "mint"), 0, "1,0 farm armory")), "virgo")
    before = shown(origins)
    play(ask(origins, Purchase(0)), "reserve:mint")
    refused(origins, "mode:building", "ORI-BUILD-03")
    play(origins, "mode:over_farm cell:1,0")
    assert resources(origins) == {"gold": 1}
    assert shown(origins) == before


@rule("ORI-BLD-14")
def test_nobody_builds_what_another_has_set_aside() -> None:
    refused(ask(reserve(table(), 1, "castle"), Purchase(0)), "reserve:castle", "ORI-BUILD-01")


@rule("ORI-BLD-14")
def test_a_construction_site_is_not_offered_while_the_market_is_empty() -> None:
    refused(offering(market(city(table(), 0, "1,0 construction_site"), ""), "1,0"), "cell:1,0", "ORI-BLD-14")
    origins = using(market(city(table(), 0, "1,0 construction_site"), "mint armory"))
    refused(origins, "market:3", "ORI-BUILD-12")


@rule("ORI-BLD-14", "ORI-BUILD-08")
def test_a_construction_site_sees_the_market_that_was_filled_behind_it() -> None:
    origins = give(market(table(), "construction_site mint"), stone=1)
    stack(origins, "orange", "castle", "estate")
    play(ask(origins, Purchase(0)), "market:1 mode:building cell:1,0 cell:1,0")
    assert shown(origins) == ["mint", "castle"]
    play(origins, "market:2")
    assert me(origins).reserve == (BUILDINGS.index("castle"),)


@rule("ORI-BLD-15")
def test_a_court_of_law_swaps_a_die_for_one_of_the_stock_with_the_same_value() -> None:
    origins = hold(city(freemen(table(), 0, "red 4; blue 2 at 1"), 0, "1,0 court_of_law"), "sagittarius")
    before = origins.stock[:]
    using(origins)
    refused(origins, "colour:red", "ORI-BLD-15")
    play(origins, "colour:yellow")
    assert people(origins) == "yellow 4; blue 2 at 1"
    assert [now - then for now, then in zip(origins.stock, before, strict=True)] == [1, 0, 0, 0, -1]
    # It is no new die: Sagittarius asks nothing, and no end is announced.
    assert origins.seat() == 1
    assert not origins.triggers


@rule("ORI-BLD-15")
def test_a_court_of_law_needs_an_unused_die_and_another_colour_in_the_stock() -> None:
    origins = city(freemen(table(), 0, "red 4; blue 2; red 1 at 2; "), 0, "1,0 court_of_law")
    stock(origins, red=0, purple=0, blue=2, orange=0, yellow=0)
    offering(origins, "1,0")
    play(origins, "cell:1,0")
    # Only the red die has another colour to turn to, and only one: nothing is left to ask.
    assert people(origins) == "blue 4; blue 2; red 1 at 2; "
    stock(origins, red=2, purple=1)
    using(origins)
    refused(origins, "base:3", "ORI-BLD-15")
    refused(origins, "base:4", "ORI-BLD-15")
    play(origins, "base:2")
    refused(origins, "colour:orange", "ORI-BLD-15")


@rule("ORI-BLD-15")
def test_a_court_of_law_is_not_offered_without_a_swap() -> None:
    origins = city(freemen(table(), 0, "red 4; blue 2 at 2"), 0, "1,0 court_of_law")
    refused(offering(stock(origins, red=3, purple=0, blue=0, orange=0, yellow=0), "1,0"), "cell:1,0", "ORI-BLD-15")
    origins = city(freemen(table(), 0, "red 4 at 2; "), 0, "1,0 court_of_law")
    refused(offering(origins, "1,0"), "cell:1,0", "ORI-BLD-15")


@rule("ORI-BLD-16", "ORI-CIT-06")
def test_an_estate_takes_a_citizen_free_of_charge() -> None:
    origins = using(give(city(bases(table(), 0, 3), 0, "1,0 estate")))
    assert legal(origins, "citizen") == {"1", "2", "3", "4", "5"}
    play(origins, "citizen:5 face:2")
    assert people(origins) == "red 3; yellow 3; purple 5"
    assert offered(origins) == ["blue 1", "red 3", "orange 3", "yellow 3", "purple 2"]


@rule("ORI-BLD-16", "ORI-CIT-03")
def test_an_estate_is_not_offered_without_a_free_base_or_a_die() -> None:
    refused(offering(city(table(), 0, "1,0 estate"), "1,0"), "cell:1,0", "ORI-CIT-03")
    refused(offering(offer(city(bases(table(), 0, 3), 0, "1,0 estate"), ""), "1,0"), "cell:1,0", "ORI-CIT-08")


@rule("ORI-BLD-17")
def test_a_forum_takes_a_speaker_of_the_offer_free_of_charge() -> None:
    origins = using(give(speaker_offer(city(table(), 0, "1,0 forum"), "2 5")))
    assert legal(origins) == {"recruit:2", "recruit:5"}
    play(origins, "recruit:5")
    assert me(origins).speakers[5] == 1
    assert origins.speakers == [0, 0, 1, 0, 0, 0]


@rule("ORI-BLD-17")
def test_a_forum_is_not_offered_without_a_speaker() -> None:
    refused(offering(speaker_offer(city(table(), 0, "1,0 forum"), ""), "1,0"), "cell:1,0", "ORI-BLD-17")


@rule("ORI-BLD-18")
@pytest.mark.parametrize(
    ("others", "got"),
    [
        ("", 0),
        ("2,0 farm mint", 0),
        ("2,0 mint", 1),
        ("2,0 mint; 3,0 obelisk; 4,0 statue", 3),
        ("2,0 mint; 3,0 obelisk; 4,0 armory; 5,0 estate", 6),
        ("2,0 mint; 3,0 obelisk; 4,0 armory; 5,0 mages_tower", 10),
    ],
)
def test_a_stone_circle_counts_the_colours_of_the_buildings(others: str, got: int) -> None:
    assert sum(points(using(city(table(), 0, f"1,0 stone_circle; {others}"))).values()) == got


# Blue ----------------------------------------------------------------------------------------------------


@rule("ORI-BLD-19")
def test_a_forest_temple_climbs_two_and_sells_a_step_elsewhere_for_gold() -> None:
    origins = using(give(city(table(), 0, "1,0 forest_temple"), gold=1))
    assert legal(origins) == {"temple:mountain", "temple:sea", "decline"}
    refused(origins, "temple:forest", "ORI-BLD-19")
    play(origins, "temple:sea")
    assert [track[0] for track in origins.climbs] == [2, 0, 1]
    assert resources(origins) == {}
    assert origins.holders == [-1, -1, -1]
    assert origins.seat() == 1


@rule("ORI-BLD-20")
def test_a_mountain_temple_climbs_two_and_its_extra_step_may_be_declined() -> None:
    origins = using(give(city(table(), 0, "1,0 mountain_temple"), gold=1))
    play(origins, "decline")
    assert [track[0] for track in origins.climbs] == [0, 2, 0]
    assert resources(origins) == {"gold": 1}


@rule("ORI-BLD-21", "ORI-RES-03")
def test_a_sea_temple_takes_gold_only_for_its_extra_step() -> None:
    origins = using(give(city(table(), 0, "1,0 sea_temple"), stone=5, food=5, wisdom=5))
    assert [track[0] for track in origins.climbs] == [0, 0, 2]
    assert origins.seat() == 1


@rule("ORI-BLD-19", "ORI-TEMPLE-03")
def test_on_top_a_temple_building_still_sells_a_step_elsewhere() -> None:
    origins = hold(climbs(give(city(table(), 0, "1,0 forest_temple"), gold=2), "forest", 10), "aquarius")
    using(origins)
    play(origins, "temple:sea")
    # The building moved no step, so Aquarius does not follow.
    assert origins.seat() == 1
    assert [track[0] for track in origins.climbs] == [10, 0, 1]


@rule("ORI-BLD-20")
def test_a_temple_building_that_can_do_nothing_is_not_offered() -> None:
    origins = climbs(give(city(table(), 0, "1,0 mountain_temple"), stone=3), "mountain", 10)
    refused(offering(origins, "1,0"), "cell:1,0", "ORI-BLD-20")
    offering(give(origins, gold=1), "1,0")
    assert "cell:1,0" in legal(origins)
    climbs(climbs(origins, "forest", 10), "sea", 10)
    refused(origins, "cell:1,0", "ORI-BLD-20")


@rule("ORI-BLD-22")
@pytest.mark.parametrize(("obelisks", "got"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 7)])
def test_obelisks_give_more_together(obelisks: int, got: int) -> None:
    drawn = "; ".join(f"{x},0 obelisk" for x in range(1, obelisks + 1))
    assert points(using(city(table(), 0, drawn + "; 9,0 farm obelisk; 8,0 statue"))) == {"obelisk": got}


@rule("ORI-BLD-23")
@pytest.mark.parametrize(("held", "got"), [(0, {}), (1, {"sacred_place": 3}), (2, {"sacred_place": 6})])
def test_a_sacred_place_counts_the_zodiac_cards(held: int, got: dict[str, int]) -> None:
    origins = city(table(), 0, "1,0 sacred_place")
    origins.holders[:held] = [0] * held
    origins.holders[2] = 1
    assert points(using(origins)) == got


@rule("ORI-BLD-23")
def test_a_sacred_place_gives_ten_for_all_three_cards() -> None:
    origins = city(table(), 0, "1,0 sacred_place")
    origins.holders[:] = [0, 0, 0]
    assert points(using(origins)) == {"sacred_place": 10}


@rule("ORI-BLD-24", "ORI-TEMPLE-06")
def test_a_statue_climbs_one_step_without_the_card() -> None:
    origins = using(give(climbs(city(table(), 0, "1,0 statue"), "sea", 10)))
    refused(origins, "temple:sea", "ORI-TEMPLE-11")
    play(origins, "temple:mountain")
    assert origins.climbs[1] == [1, 0]
    assert origins.holders == [-1, -1, -1]


@rule("ORI-BLD-24")
def test_a_statue_is_not_offered_when_all_disks_are_on_top() -> None:
    origins = city(table(), 0, "1,0 statue")
    for temple in ("forest", "mountain", "sea"):
        climbs(origins, temple, 10)
    refused(offering(origins, "1,0"), "cell:1,0", "ORI-BLD-24")


# Purple --------------------------------------------------------------------------------------------------


@rule("ORI-BLD-25")
def test_an_artists_parlor_counts_the_colours_of_the_freemen() -> None:
    origins = city(freemen(table(), 0, "red 1; red 2; blue 3 at 5; yellow 6; "), 0, "1,0 artists_parlor")
    assert points(using(origins)) == {"artists_parlor": 9}


@rule("ORI-BLD-26")
@pytest.mark.parametrize(("colours", "wisdom"), [("", 1), ("red", 2), ("red blue yellow", 4)])
def test_an_astronomy_tower_gives_wisdom_and_one_more_for_each_advisor(colours: str, wisdom: int) -> None:
    origins = advisors(city(table(), 0, "1,0 astronomy_tower"), 0, colours)
    assert resources(using(give(origins))) == {"wisdom": wisdom}


@rule("ORI-BLD-27", "WON-LOCK-02")
def test_a_fountain_of_wisdom_gives_wisdom_and_sets_any_mothership_to_one() -> None:
    origins = site(give(city(table(wonders=True), 0, "1,0 fountain_of_wisdom")), 3, 6)
    origins.unlocked = 0b00100
    using(origins)
    # Any of the five, also one that shows 1 already.
    assert legal(origins) == {f"site:{number}" for number in range(1, 6)}
    play(origins, "site:3")
    assert origins.site_values[2] == 1
    assert origins.unlocked == 0b00100
    assert resources(origins) == {"wisdom": 1}


@rule("ORI-BLD-28")
@pytest.mark.parametrize(("value", "amount", "after"), [(1, "amount:1", 2), (1, "amount:2", 3), (4, "amount:2", 6)])
def test_a_gate_of_passage_raises_an_unused_freeman_by_one_or_two(value: int, amount: str, after: int) -> None:
    origins = using(city(freemen(table(), 0, f"red {value}; blue 6"), 0, "1,0 gate_of_passage"))
    refused(origins, "amount:3", "ORI-BLD-28")
    play(origins, amount)
    assert people(origins) == f"red {after}; blue 6"


@rule("ORI-BLD-28")
def test_a_gate_of_passage_stops_at_six() -> None:
    origins = using(city(freemen(table(), 0, "red 5; blue 6; red 2 at 4; blue 5; "), 0, "1,0 gate_of_passage"))
    assert legal(origins) == {"base:1", "base:4"}
    refused(origins, "base:2", "ORI-BLD-28")
    refused(origins, "base:3", "ORI-BLD-28")
    refused(origins, "base:5", "ORI-BLD-28")
    play(origins, "base:4")
    # Two more would be no more than one more: it is not asked.
    assert people(origins) == "red 5; blue 6; red 2 at 4; blue 6; "


@rule("ORI-BLD-28")
def test_a_gate_of_passage_is_not_offered_without_a_target() -> None:
    origins = city(freemen(table(), 0, "red 6; blue 2 at 1"), 0, "1,0 gate_of_passage")
    refused(offering(origins, "1,0"), "cell:1,0", "ORI-BLD-28")


@rule("ORI-BLD-29")
def test_a_healers_mansion_gives_a_point_and_one_for_each_freeman() -> None:
    origins = city(freemen(table(), 0, "red 1; red 2 at 3; ; "), 0, "1,0 healers_mansion")
    assert points(using(origins)) == {"healers_mansion": 3}
    assert points(using(city(freemen(table(), 0, ""), 0, "1,0 healers_mansion"))) == {"healers_mansion": 1}


@rule("ORI-BLD-30")
def test_a_mages_tower_uses_a_building_beside_it_as_if_where_that_stands() -> None:
    # The Quarry counts its own empty places: three, for the Tower fills one.
    origins = using(give(city(table(), 0, "1,0 mages_tower; 2,0 quarry; 1,1 harbor; 3,1 mint")))
    assert legal(origins) == {"cell:2,0", "cell:1,1"}
    refused(origins, "cell:3,1", "ORI-BLD-30")
    refused(origins, "cell:0,0", "ORI-BLD-30")
    play(origins, "cell:2,0")
    assert resources(origins) == {"stone": 4}


@rule("ORI-BLD-30")
def test_a_mages_tower_uses_no_agora_palace_farm_or_wonder() -> None:
    origins = city(table(wonders=True), 0, "1,0 mages_tower; 1,1 farm")
    origins.action_number = 1
    wonder(origins, 0, "statue_of_zeus", "1,-1 1,-2")
    refused(offering(origins, "1,0"), "cell:1,0", "ORI-BLD-30")
    origins = city(table(wonders=True), 0, "0,2 mages_tower; 1,2 mint; -1,2 harbor; 0,3 farm")
    using(origins, "0,2")
    refused(origins, "cell:0,1", "ORI-BLD-30")
    refused(origins, "cell:0,3", "ORI-BLD-30")


@example("EX-34")
@rule("ORI-BLD-30")
def test_a_chain_of_mages_towers_never_turns_back() -> None:
    origins = using(give(city(table(), 0, "1,0 mages_tower; 2,0 mages_tower; 3,0 mint; 1,-1 market")))
    assert legal(origins) == {"cell:1,-1", "cell:2,0"}
    told = play(origins, "cell:2,0")
    # The second Tower is next to the first and the Mint: only the Mint is left, so it is not asked.
    assert resources(origins) == {"gold": 1}
    assert len(events(told, "used")) == 2


@rule("ORI-BLD-30")
def test_a_mages_tower_from_which_nothing_can_be_reached_is_no_target() -> None:
    origins = city(table(), 0, "1,0 mages_tower; 2,0 mages_tower; 1,1 farm")
    refused(offering(origins, "1,0"), "cell:1,0", "ORI-BLD-30")
    # The Forum beyond can do nothing without a Speaker, so neither Tower can.
    origins = speaker_offer(city(table(), 0, "1,0 mages_tower; 2,0 mages_tower; 3,0 forum"), "")
    refused(offering(origins, "1,0", "2,0"), "cell:2,0", "ORI-BLD-30")
    speaker_offer(origins, "4")
    assert legal(origins) == {"cell:0,0", "cell:1,0", "cell:2,0", "stop"}


@rule("ORI-BLD-30", "ORI-ZOD-04")
def test_a_copied_temple_sets_off_aquarius() -> None:
    origins = hold(give(city(table(), 0, "1,0 mages_tower; 2,0 forest_temple"), gold=2), "aquarius")
    using(origins)
    play(origins, "temple:sea temple:sea")
    assert [track[0] for track in origins.climbs] == [2, 0, 2]
    assert resources(origins) == {}
