"""Ancient Wonders: unlocked, claimed, built, used again."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.choices import WONDERS
from heliopolis.games.origins.position.state import WONDER, Origins
from heliopolis.games.origins.rules.building.purchase import Purchase
from rules.origins.board import (
    GAME,
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
    new,
    play,
    points,
    prompt,
    refused,
    resources,
    set_up,
    settled,
    shown,
    site,
    speakers,
    strength,
    table,
    tokens,
    wonder,
)

rule = pytest.mark.rule
example = pytest.mark.example


def claimed(name: str, drawn: str = "") -> Origins:
    """Return a game in which seat 0 has claimed this Wonder and has the Stone to build it."""
    origins = wonder(city(table(wonders=True), 0, drawn), 0, name)
    origins.action_number = 7
    return give(origins, stone=3)


def built(name: str, drawn: str = "", cells: str = "0,-1 1,-1") -> Origins:
    """Return a game in which seat 0 has built this Wonder earlier, and is asked for an action."""
    origins = wonder(city(table(wonders=True), 0, drawn), 0, name, cells)
    origins.action_number = 7
    return give(origins)


# Setup, locks, claims ------------------------------------------------------------------------------------


@rule("WON-SETUP-01")
def test_five_of_eight_wonders_come_to_the_sites_locked() -> None:
    origins = set_up(new(2, wonders=True), DrawWonder="")
    for wonders_left in (8, 7, 6, 5, 4):
        assert len(origins.choices()) == wonders_left
        assert set(origins.weights()) == {1}
        origins.play(origins.choices()[-1])
    assert sorted(origins.site_wonders) == [3, 4, 5, 6, 7]
    assert origins.unlocked == 0


@rule("WON-SETUP-02")
def test_locked_wonders_are_told_by_name() -> None:
    told = table(wonders=True).to_dict()
    assert isinstance(told["sites"], list)
    assert told["sites"][0] == {"value": 1, "bonus": "red", "wonder": "colossus", "unlocked": False}


@rule("WON-SETUP-03", "ORI-SETUP-30")
@pytest.mark.parametrize(("wonders", "trials"), [(False, "none"), (True, "none"), (False, "short"), (True, "short")])
def test_the_modules_are_used_alone_or_together(wonders: bool, trials: str) -> None:
    origins = table(2, wonders=wonders, trials=trials)
    assert (origins.site_wonders[0] >= 0) == wonders
    assert len(origins.trials) == (4 if trials == "short" else 0)


@example("EX-26")
@rule("WON-LOCK-01", "WON-CLAIM-01")
def test_a_site_that_rises_to_five_unlocks_its_wonder_for_its_visitor_too() -> None:
    origins = site(give(freemen(table(wonders=True), 0, "blue 4; "), gold=1), 2, 4)
    told = play(origins, "action:visit base:1 site:2")
    assert events(told, "unlocked") == [(0, WONDERS.index("great_pyramid"))]
    play(origins, "part:claim part:top")
    assert me(origins).wonder == WONDERS.index("great_pyramid")
    assert resources(origins) == {"food": 3}


@rule("WON-LOCK-01")
@pytest.mark.parametrize("value", [1, 3, 5, 6])
def test_no_other_value_unlocks(value: int) -> None:
    origins = site(give(freemen(table(wonders=True), 0, "blue 6; "), gold=1), 2, value)
    play(origins, "action:visit base:1 site:2")
    assert origins.unlocked == 0
    refused(origins, "part:claim", "WON-LOCK-01")


@rule("WON-LOCK-02")
def test_an_unlocked_wonder_stays_unlocked() -> None:
    origins = site(give(freemen(table(wonders=True), 0, "blue 6; "), gold=1), 2, 6)
    origins.unlocked = 0b00010
    play(origins, "action:visit base:1 site:2")
    assert origins.site_values[1] == 1
    assert "part:claim" in legal(origins)


@rule("WON-CLAIM-01")
def test_a_claim_comes_at_any_time_of_the_visit() -> None:
    origins = give(freemen(table(wonders=True), 0, "blue 6; "), gold=1)
    origins.unlocked = 0b00001
    play(origins, "action:visit base:1 site:1 part:top")
    assert legal(origins) == {"part:bottom", "part:claim", "stop"}
    play(origins, "part:claim")
    refused(origins, "part:claim", "WON-CLAIM-03")
    play(origins, "part:bottom military:move stop")
    assert me(origins).wonder == WONDERS.index("colossus")
    assert origins.site_wonders[0] == -1


@rule("WON-CLAIM-01")
@pytest.mark.parametrize("worker", ["speaker:5", "worker:archon", "base:1"])
def test_any_worker_may_claim(worker: str) -> None:
    origins = give(speakers(freemen(table(wonders=True), 0, "blue 3; "), 0, "5"), gold=1)
    origins.unlocked = 0b00001
    play(origins, f"action:visit {worker} site:1 part:top part:claim")
    assert me(origins).wonder == WONDERS.index("colossus")
    assert origins.seat() == 1


@rule("WON-CLAIM-01")
def test_a_claim_costs_a_gold_and_needs_the_wonder_of_this_site() -> None:
    origins = give(table(wonders=True), stone=5, food=5, wisdom=5)
    origins.unlocked = 0b11111
    play(origins, "action:visit base:1 site:1")
    refused(origins, "part:claim", "WON-CLAIM-01")
    give(origins, gold=1)
    assert "part:claim" in legal(origins)
    origins.site_wonders[0] = -1
    give(origins, gold=1)
    refused(origins, "part:claim", "WON-CLAIM-01")


@rule("WON-CLAIM-01")
def test_without_the_module_there_is_nothing_to_claim() -> None:
    origins = give(site(freemen(table(), 0, "blue 6; "), 1, 4), gold=1)
    play(origins, "action:visit base:1 site:1")
    refused(origins, "part:claim", "")
    assert "part:claim" not in [choice.name for choice in origins.candidates()]


@rule("WON-CLAIM-02")
def test_a_claimed_wonder_is_not_built_yet() -> None:
    origins = claimed("mausoleum")
    assert len(me(origins).city) == 2
    assert me(origins).wonder_cell() == -1
    assert GAME.tie_break(origins, 0) == 2


@rule("WON-CLAIM-03")
def test_a_second_wonder_cannot_be_claimed_before_or_after_building() -> None:
    for cells in ("", "0,-1 1,-1"):
        origins = give(wonder(table(wonders=True), 0, "mausoleum", cells), gold=3)
        origins.unlocked = 0b11111
        play(origins, "action:visit base:1 site:1")
        refused(origins, "part:claim", "WON-CLAIM-03")


# Building ------------------------------------------------------------------------------------------------


@rule("WON-BUILD-01")
def test_a_wonder_is_built_by_the_second_site() -> None:
    origins = claimed("statue_of_zeus")
    play(origins, "action:visit base:1 site:2 part:bottom claimed:wonder direction:across cell:0,-1 cell:0,-1")
    assert me(origins).city[cell("0,-1")] == WONDER + WONDERS.index("statue_of_zeus")
    assert resources(origins) == {"gold": 1}


@rule("WON-BUILD-01", "ORI-BONUS-02")
def test_a_wonder_is_built_by_the_building_bonus() -> None:
    origins = give(freemen(claimed("mausoleum"), 0, "purple 3; "), stone=3, food=1)
    play(origins, "action:visit base:1 site:2 part:bonus claimed:wonder direction:down cell:0,2 stop")
    assert me(origins).wonder_cell() == cell("0,2")
    assert resources(origins) == {}


@rule("WON-BUILD-01", "WON-BUILD-07")
def test_an_unclaimed_or_built_wonder_is_no_source() -> None:
    refused(ask(give(table(wonders=True), stone=9), Purchase(0)), "claimed:wonder", "WON-BUILD-07")
    refused(ask(give(built("mausoleum"), stone=9), Purchase(0)), "claimed:wonder", "WON-BUILD-07")


@rule("WON-BUILD-02")
def test_a_wonder_costs_three_stone_and_leaves_the_market_alone() -> None:
    refused(ask(give(claimed("mausoleum"), stone=2, wisdom=9), Purchase(0)), "claimed:wonder", "WON-BUILD-02")
    origins = give(claimed("mausoleum"), stone=2, gold=1)
    before = (shown(origins), origins.tops[:], origins.bags[:])
    play(ask(origins, Purchase(0)), "claimed:wonder direction:across cell:0,-1 stop")
    assert (shown(origins), origins.tops, origins.bags) == before
    assert resources(origins) == {}


@rule("WON-BUILD-02", "ORI-BONUS-06")
def test_with_nothing_else_to_build_the_food_of_the_bonus_must_leave_the_stone() -> None:
    origins = market(freemen(claimed("mausoleum"), 0, "purple 3; "), "")
    play(give(origins, stone=2, gold=1), "action:visit base:1 site:2")
    assert legal(origins) == {"part:top", "part:bottom"}
    refused(origins, "part:bonus", "ORI-BONUS-06")
    play(give(origins, stone=2, food=1, gold=1), "part:bonus")
    # The Gold is kept for the Stone, so the Food is paid in Food; the Wonder is the only source, not asked.
    assert prompt(origins) == "WonderDirection"
    assert resources(origins) == {}


@rule("WON-BUILD-03", "WON-BUILD-04")
@pytest.mark.parametrize(
    ("direction", "where", "cells"),
    [
        ("across", "1,0", "1,0 2,0"),
        ("down", "1,1", "1,1 1,2"),
        ("across", "-2,0", "-2,0 -1,0"),
        ("down", "0,-2", "0,-2 0,-1"),
    ],
)
def test_a_wonder_covers_two_cells_in_a_row_or_one_above_the_other(direction: str, where: str, cells: str) -> None:
    origins = ask(claimed("mausoleum"), Purchase(0))
    play(origins, f"claimed:wonder direction:{direction} cell:{where} stop")
    assert {name for name in cells.split() if me(origins).city[cell(name)] == WONDER + 5} == set(cells.split())
    assert len(me(origins).city) == 4
    assert GAME.tie_break(origins, 0) == 3


@rule("WON-BUILD-04", "ORI-PLACE-01")
def test_both_cells_must_be_empty_and_one_beside_the_city() -> None:
    origins = ask(claimed("mausoleum"), Purchase(0))
    play(origins, "claimed:wonder direction:across")
    refused(origins, "cell:0,0", "WON-BUILD-04")
    refused(origins, "cell:-1,0", "WON-BUILD-04")
    refused(origins, "cell:2,0", "ORI-PLACE-01")
    refused(origins, "cell:1,-1", "ORI-PLACE-01")
    assert len(legal(origins)) == 8


@rule("WON-BUILD-05", "WON-BUILD-06")
def test_a_new_wonder_may_be_used_then_each_building_beside_it() -> None:
    origins = claimed("statue_of_zeus", "1,0 mint; 1,-1 granary; 2,0 farm")
    play(ask(origins, Purchase(0)), "claimed:wonder direction:across cell:2,-1")
    assert legal(origins) == {"cell:2,-1", "stop"}
    refused(origins, "cell:1,-1", "ORI-BUILD-09")
    play(origins, "cell:2,-1")
    # The Granary touches it; the Mint does not, and a Farm has no ability.
    assert legal(origins) == {"cell:1,-1", "stop"}
    play(origins, "cell:1,-1")
    assert resources(origins) == {"food": 2, "gold": 1}
    assert origins.seat() == 1


@rule("WON-BUILD-06")
def test_the_buildings_beside_a_wonder_are_used_once_each_in_any_order_and_never_the_agora() -> None:
    origins = claimed("mausoleum", "-1,0 mint; 1,0 granary; 1,-1 mint; -1,-1 harbor")
    play(ask(origins, Purchase(0)), "claimed:wonder direction:down cell:0,-2 stop")
    assert legal(origins) == {"cell:1,-1", "cell:-1,-1", "stop"}
    refused(origins, "cell:0,0", "ORI-BLD-31")
    play(origins, "cell:-1,-1 cell:1,-1")
    assert resources(origins) == {"gold": 1}
    assert points(origins) == {"harbor": 8}


@rule("WON-BUILD-05", "WON-BUILD-06")
def test_a_declined_wonder_still_lets_the_neighbours_work() -> None:
    origins = claimed("statue_of_zeus", "1,0 mint")
    play(ask(origins, Purchase(0)), "claimed:wonder direction:across cell:1,-1 stop cell:1,0")
    assert resources(origins) == {"gold": 1}


# Using it again ------------------------------------------------------------------------------------------


@rule("WON-ACT-01")
@pytest.mark.parametrize("order", ["cell:0,-1 cell:-1,-1", "cell:-1,-1 cell:0,-1"])
def test_a_tile_built_beside_a_wonder_uses_it_again_in_any_order(order: str) -> None:
    origins = market(give(built("statue_of_zeus"), stone=2), "mint armory")
    play(ask(origins, Purchase(0)), "market:1 mode:building cell:-1,-1")
    assert legal(settled(origins)) == {"cell:0,-1", "cell:-1,-1", "stop"}
    play(origins, order)
    assert resources(origins) == {"gold": 2}


@rule("WON-ACT-01")
def test_a_farm_beside_a_wonder_uses_it_too_and_touching_twice_counts_once() -> None:
    origins = market(built("statue_of_zeus", "1,0 mint"), "mint armory")
    play(ask(origins, Purchase(0)), "market:1 cell:2,-1 cell:0,-1")
    assert resources(origins) == {"gold": 1}
    # It names the left or upper cell of the Wonder, whichever of the two is touched.
    assert origins.seat() == 1


@rule("WON-ACT-01")
def test_a_tile_elsewhere_does_not_use_the_wonder() -> None:
    origins = market(built("statue_of_zeus"), "mint armory")
    play(ask(origins, Purchase(0)), "market:1 cell:0,2 tile:mint")
    assert origins.seat() == 1
    assert resources(origins) == {}


@rule("WON-ACT-02", "WON-ACT-05")
def test_a_wonder_is_used_once_a_turn_its_first_use_included() -> None:
    origins = give(freemen(claimed("statue_of_zeus"), 0, "purple 6; "), stone=4, food=1)
    play(origins, "action:visit base:1 site:2 part:bottom claimed:wonder direction:across cell:0,-1 cell:0,-1")
    play(origins, "part:bonus gold:0 market:1 mode:building gold:0 cell:-1,-1")
    refused(settled(origins), "cell:0,-1", "WON-ACT-02")
    play(origins, "stop")
    assert resources(origins) == {"gold": 1}


@rule("WON-ACT-02", "WON-ACT-05")
def test_a_declined_use_does_not_count() -> None:
    origins = give(freemen(claimed("statue_of_zeus"), 0, "purple 6; "), stone=4, food=1)
    play(origins, "action:visit base:1 site:2 part:bottom claimed:wonder direction:across cell:0,-1 stop")
    play(origins, "part:bonus market:1 mode:building cell:-1,-1 cell:0,-1")
    assert resources(origins) == {"gold": 1}


@rule("WON-ACT-03")
def test_an_extra_action_is_a_new_turn_for_the_wonder() -> None:
    origins = strength(tokens(freemen(claimed("statue_of_zeus"), 0, "purple 3; blue 3"), 0, 1), 1)
    play(origins, "action:visit base:1 site:2 part:bottom claimed:wonder direction:across cell:0,-1 cell:0,-1 stop")
    play(origins, "use action:visit base:2 site:2 part:bottom market:1 mode:farm cell:-1,-1 cell:0,-1")
    assert resources(origins) == {"gold": 2}


@rule("WON-ACT-04", "WON-ACT-06", "ORI-ZOD-11")
def test_building_over_a_farm_beside_a_wonder_does_not_use_it() -> None:
    origins = hold(market(built("statue_of_zeus", "1,0 farm"), "mint armory"), "virgo")
    play(ask(origins, Purchase(0)), "market:1 mode:over_farm")
    refused(settled(origins), "cell:0,-1", "WON-ACT-06")
    assert legal(origins) == {"cell:1,0", "stop"}
