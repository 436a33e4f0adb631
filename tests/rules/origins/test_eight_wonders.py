"""The eight Wonders: what each does."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.choices import WONDERS
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.abilities.activation import Activations
from heliopolis.games.origins.rules.building.purchase import Purchase
from rules.origins.board import (
    advisors,
    ask,
    bases,
    cell,
    city,
    climbs,
    freemen,
    give,
    legal,
    market,
    me,
    offer,
    people,
    play,
    points,
    refused,
    reserve,
    resources,
    seated,
    settled,
    shown,
    speakers,
    strength,
    table,
    to_move,
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


def using(origins: Origins, where: str = "0,-1") -> Origins:
    """Let seat 0 use its Wonder."""
    play(ask(origins, Activations(0, (cell(where),))), f"cell:{where}")
    return origins


@rule("WON-01")
@pytest.mark.parametrize(
    ("reward", "got", "goods"),
    [("reward:points", {"colossus": 2}, {}), ("reward:stone", {}, {"stone": 1})],
)
def test_the_colossus_moves_one_and_gives_two_points_or_a_stone(
    reward: str, got: dict[str, int], goods: dict[str, int]
) -> None:
    origins = using(built("colossus"))
    assert origins.strength[0] == 1
    play(origins, reward)
    assert (points(origins), resources(origins)) == (got, goods)
    assert me(origins).tokens == 1


@rule("WON-01")
def test_on_the_final_space_the_colossus_still_gives() -> None:
    origins = using(strength(built("colossus"), 13))
    play(origins, "reward:points")
    assert points(origins) == {"colossus": 2}


@rule("WON-02")
@pytest.mark.parametrize(
    ("amount", "spent", "got"),
    [(1, "spend:gold", 2), (2, "spend:stone spend:gold", 5), (3, "spend:stone spend:stone spend:wisdom", 9)],
)
def test_the_great_pyramid_takes_up_to_three_resources_for_points(amount: int, spent: str, got: int) -> None:
    origins = using(give(built("great_pyramid"), stone=2, wisdom=1, gold=1))
    refused(origins, "spend:stone", "")
    play(origins, f"amount:{amount}")
    refused(origins, "spend:food", "ORI-RES-07")
    play(origins, spent)
    assert points(origins) == {"great_pyramid": got}
    assert sum(resources(origins).values()) == 4 - amount


@rule("WON-02")
def test_the_great_pyramid_takes_no_more_than_there_is_and_nothing_from_nobody() -> None:
    origins = using(give(built("great_pyramid"), food=2))
    refused(origins, "amount:3", "WON-02")
    play(origins, "amount:2")
    assert points(origins) == {"great_pyramid": 5}
    refused(ask(built("great_pyramid"), Activations(0, (cell("0,0"), cell("0,-1")))), "cell:0,-1", "WON-02")


@rule("WON-03")
def test_the_hanging_gardens_build_a_farm_and_give_food_for_each() -> None:
    origins = using(built("hanging_gardens", "1,0 farm"))
    assert legal(origins) == {f"market:{space}" for space in range(1, 6)}
    play(origins, "market:5 cell:2,0")
    # The Market is filled by the colour of the tile that was taken.
    assert shown(origins) == ["workshop", "statue", "stone_circle", "outpost", "fountain_of_wisdom"]
    play(origins, "tile:mages_tower")
    assert len(me(origins).farms()) == 2
    assert resources(origins) == {"food": 2}


@rule("WON-03")
def test_the_hanging_gardens_place_by_the_usual_rules_and_take_market_tiles_only() -> None:
    origins = using(reserve(built("hanging_gardens"), 0, "castle"))
    refused(origins, "reserve:castle", "")
    play(origins, "market:1")
    refused(origins, "cell:3,3", "ORI-PLACE-01")
    refused(origins, "cell:0,0", "ORI-PLACE-02")
    refused(origins, "mode:building", "")


@rule("WON-03")
def test_without_a_market_tile_the_hanging_gardens_still_give_food() -> None:
    origins = using(market(built("hanging_gardens", "1,0 farm; 2,0 farm"), ""))
    assert resources(origins) == {"food": 2}
    assert len(me(origins).farms()) == 2
    refused(using(market(built("hanging_gardens"), "mint armory")), "market:3", "ORI-BUILD-12")


@example("EX-27")
@rule("WON-03b", "WON-ACT-01")
def test_a_farm_of_the_gardens_beside_the_gardens_does_not_use_them_again() -> None:
    origins = give(market(built("hanging_gardens"), "armory mint"), stone=2)
    play(ask(origins, Purchase(0)), "market:1 mode:building cell:-1,-1")
    play(origins, "cell:0,-1 market:1 cell:0,-2")
    # The Armory is still to be used, the Gardens are not.
    assert legal(settled(origins)) == {"cell:-1,-1", "stop"}
    assert resources(origins) == {"food": 1}
    refused(origins, "cell:0,-1", "WON-ACT-02")
    assert len(me(origins).farms()) == 1


@rule("WON-04", "ORI-WORK-10")
def test_the_ishtar_gate_raises_a_freeman_or_a_seat_die() -> None:
    drawn = "1,0 farm; 1,1 farm"
    origins = using(seated(freemen(built("ishtar_gate", drawn), 0, "red 5; blue 1 at 3"), 0, "0,0", "red", 5))
    assert legal(origins) == {"base:1", "base:2", "seat:0,0"}
    play(origins, "seat:0,0")
    assert me(origins).seats[cell("0,0")] == 6
    origins = using(freemen(built("ishtar_gate"), 0, "red 5; blue 1 at 3"))
    play(origins, "base:2")
    assert people(origins) == "red 5; blue 2 at 3"


@rule("WON-04")
def test_the_ishtar_gate_raises_no_six_and_no_speaker() -> None:
    origins = speakers(freemen(built("ishtar_gate", "1,0 farm; 1,1 farm"), 0, "red 6; blue 1; red 2; "), 0, "3")
    using(seated(origins, 0, "0,0", "red", 6))
    refused(origins, "base:1", "WON-04")
    refused(origins, "base:4", "WON-04")
    refused(origins, "seat:0,0", "WON-04")
    refused(origins, "seat:5,5", "WON-04")
    refused(origins, "speaker:3", "")
    lone = freemen(built("ishtar_gate"), 0, "red 6; ")
    refused(ask(lone, Activations(0, (cell("0,0"), cell("0,-1")))), "cell:0,-1", "WON-04")


@rule("WON-04", "ORI-VISIT-18")
def test_a_freeman_raised_to_six_during_its_visit_gets_no_second_main_action() -> None:
    origins = give(freemen(claimed("ishtar_gate"), 0, "red 5; "), stone=3)
    play(origins, "action:visit base:1 site:2 part:bottom claimed:wonder direction:across cell:0,-1 cell:0,-1")
    assert people(origins) == "red 6 at 2; "
    assert origins.seat() == 1


@rule("WON-05")
def test_the_lighthouse_takes_a_citizen_for_its_price() -> None:
    origins = using(give(bases(built("lighthouse"), 0, 3), wisdom=1))
    assert legal(origins) == {"citizen:1", "citizen:2"}
    refused(origins, "citizen:3", "ORI-CIT-01")
    refused(origins, "decline", "ORI-CIT-09")
    play(origins, "citizen:2 face:1")
    assert people(origins) == "red 3; yellow 3; red 3"
    assert resources(origins) == {}


@rule("WON-05", "ORI-CIT-03")
def test_the_lighthouse_is_not_offered_without_a_base_a_die_or_its_price() -> None:
    both = (cell("0,0"), cell("0,-1"))
    refused(ask(give(built("lighthouse"), wisdom=9), Activations(0, both)), "cell:0,-1", "ORI-CIT-03")
    origins = offer(give(bases(built("lighthouse"), 0, 3), wisdom=9), "")
    refused(ask(origins, Activations(0, both)), "cell:0,-1", "ORI-CIT-08")


@rule("WON-06")
@pytest.mark.parametrize(("colours", "got"), [("", {}), ("red", {"mausoleum": 2}), ("red blue", {"mausoleum": 4})])
def test_the_mausoleum_gives_two_points_for_each_advisor(colours: str, got: dict[str, int]) -> None:
    assert points(using(advisors(built("mausoleum"), 0, colours))) == got


@rule("WON-07")
def test_the_statue_of_zeus_gives_a_gold() -> None:
    assert resources(using(built("statue_of_zeus"))) == {"gold": 1}


@rule("WON-08")
@pytest.mark.parametrize(("steps", "wisdom"), [((0, 0, 0), 0), ((1, 0, 0), 1), ((10, 4, 1), 3)])
def test_the_temple_of_artemis_gives_wisdom_for_each_temple_begun(steps: tuple[int, ...], wisdom: int) -> None:
    origins = built("temple_of_artemis")
    for temple, step in zip(("forest", "mountain", "sea"), steps, strict=True):
        climbs(origins, temple, step)
    assert me(using(origins)).resources[2] == wisdom


@rule("WON-ACT-01", "WON-BUILD-06")
@pytest.mark.parametrize("name", WONDERS)
def test_the_use_of_each_wonder_may_be_declined(name: str) -> None:
    origins = give(bases(freemen(built(name), 0, "red 3; "), 0, 3), stone=1, wisdom=2)
    play(ask(origins, Activations(0, (cell("0,-1"),))), "stop")
    assert points(origins) == {}
    assert resources(origins) == {"stone": 1, "wisdom": 2}
    assert me(origins).wonder_used_in != origins.action_number
    assert people(to_move(origins, 0)) == "red 3; ; "
