"""The five Encounter Sites: the upper and the lower action of each."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.military import MoveOrAttack
from rules.origins.board import (
    ask,
    climbs,
    freemen,
    give,
    hold,
    holders,
    legal,
    market,
    me,
    people,
    play,
    prompt,
    refused,
    reserve,
    resources,
    strength,
    table,
)

rule = pytest.mark.rule


def at(origins: Origins, number: int) -> Origins:
    """Return a game in which a Freeman of value 6 is on a site whose bonus it cannot use."""
    freemen(origins, 0, "yellow 6; " if number != 5 else "red 6; ")
    play(origins, f"action:visit base:1 site:{number}")
    return origins


@rule("ORI-SITE-01", "ORI-SITE-02", "ORI-SITE-03")
@pytest.mark.parametrize(("number", "gained"), [(1, {"stone": 3}), (2, {"food": 3}), (3, {"wisdom": 3})])
def test_the_first_three_sites_give_three_of_a_kind(number: int, gained: dict[str, int]) -> None:
    origins = give(table())
    play(origins, f"action:visit worker:archon site:{number}")
    if prompt(origins) == "Visit":
        play(origins, "part:top")
    assert resources(origins) == gained


@rule("ORI-SITE-04")
@pytest.mark.parametrize("basic", ["stone", "food", "wisdom"])
def test_the_fourth_site_gives_a_basic_resource_of_choice_and_a_gold(basic: str) -> None:
    origins = at(give(table()), 4)
    play(origins, f"part:top resource:{basic}")
    assert resources(origins) == {basic: 1, "gold": 1}


@rule("ORI-SITE-05")
def test_the_fifth_site_gives_one_of_each_basic_resource() -> None:
    origins = give(table())
    play(origins, "action:visit worker:archon site:5")
    assert resources(origins) == {"stone": 1, "food": 1, "wisdom": 1}


@rule("ORI-SITE-01", "ORI-MIL-11")
def test_the_first_site_lets_move_one_space_and_attack_in_either_order() -> None:
    origins = at(give(table()), 1)
    play(origins, "part:bottom military:move military:attack")
    assert origins.strength[0] == 1
    assert (prompt(origins), legal(origins)) == ("Visit", {"part:top", "stop"})
    other = at(give(table()), 1)
    play(other, "part:bottom military:attack military:move")
    assert other.strength[0] == 1
    # Attacking after the move, one boundary is behind and the other disk is weaker.
    assert (sum(origins.points[0]), sum(other.points[0])) == (2, 0)


@rule("ORI-SITE-02")
def test_the_second_site_lets_purchase_a_building() -> None:
    origins = at(give(table(), stone=1), 2)
    play(origins, "part:bottom market:1 mode:building cell:1,0")
    assert resources(origins) == {}
    assert len(me(origins).city) == 3


@rule("ORI-SITE-02")
def test_without_any_tile_nothing_is_purchased() -> None:
    origins = at(market(give(table(), **dict.fromkeys(["stone", "food", "wisdom", "gold"], 9)), ""), 2)
    # The upper action was the only one left.
    assert (resources(origins)["food"], origins.seat()) == (12, 1)
    origins = at(reserve(market(give(table()), ""), 0, "mint"), 2)
    assert legal(origins, "part") == {"top", "bottom"}


@rule("ORI-SITE-02", "ORI-BUILD-13")
def test_where_there_is_nothing_to_build_nothing_is_purchased() -> None:
    origins = hold(market(freemen(give(table(), stone=9), 0, "purple 2"), ""), "pisces")
    play(origins, "action:visit base:1 site:2")
    refused(origins, "part:bottom", "ORI-BUILD-13")


@rule("ORI-SITE-03")
def test_the_third_site_lets_climb_two_steps_for_a_stone_and_take_the_card() -> None:
    origins = at(give(table(), stone=1), 3)
    play(origins, "part:bottom temple:mountain")
    assert resources(origins) == {}
    assert [track[0] for track in origins.climbs] == [0, 2, 0]
    assert holders(origins) == {"virgo": 0}


@rule("ORI-SITE-03")
def test_no_climb_without_a_stone_or_gold() -> None:
    origins = at(give(table(), gold=1), 3)
    assert legal(origins, "part") == {"top", "bottom"}
    play(origins, "part:bottom temple:sea")
    assert resources(origins) == {}
    origins = at(give(table(), food=9, wisdom=9), 3)
    assert origins.seat() == 1  # Only the upper action was possible.


@rule("ORI-SITE-03")
def test_no_climb_where_all_tops_are_reached_and_all_cards_held() -> None:
    origins = give(table(), stone=9)
    for temple in ("forest", "mountain", "sea"):
        climbs(origins, temple, 10)
    origins.holders = [0, 0, 0]
    freemen(origins, 0, "blue 6; ")
    play(origins, "action:visit base:1 site:3")
    assert origins.seat() == 1


@rule("ORI-SITE-04")
def test_the_fourth_site_lets_take_a_citizen() -> None:
    origins = at(give(table(), wisdom=1), 4)
    play(origins, "part:bottom citizen:2")
    assert people(origins) == "yellow 6 at 4; red 3"
    assert resources(origins) == {}


@rule("ORI-SITE-04", "ORI-CIT-03")
def test_no_citizen_without_a_free_base() -> None:
    origins = freemen(give(table(), wisdom=9), 0, "orange 6; red 1")
    play(origins, "action:visit base:1 site:4")
    refused(origins, "part:bottom", "ORI-CIT-03")


@rule("ORI-SITE-05")
def test_the_fifth_site_lets_spend_up_to_three_food() -> None:
    origins = freemen(give(table(), food=3), 0, "red 6; blue 2")
    play(origins, "action:visit base:1 site:5 part:bottom base:2 base:2 military:move")
    assert people(origins) == "red 6 at 5; blue 4"
    assert origins.strength[0] == 1
    assert resources(origins) == {}


@rule("ORI-SITE-05")
def test_no_food_no_lower_action_on_the_fifth_site() -> None:
    origins = freemen(give(table(), stone=9), 0, "yellow 6; red 1")
    play(origins, "action:visit base:1 site:5")
    refused(origins, "part:bottom", "ORI-FOOD-01")


@rule("ORI-SITE-05", "ORI-FOOD-04")
def test_food_that_can_raise_and_move_nothing_is_not_spent() -> None:
    origins = strength(freemen(give(table(), food=9), 0, "yellow 6; red 6; blue 3 at 1"), 13)
    play(origins, "action:visit base:1 site:5")
    refused(origins, "part:bottom", "ORI-FOOD-04")


@rule("ORI-SITE-03", "ORI-TEMPLE-02")
def test_a_climb_that_cannot_be_paid_is_not_made() -> None:
    origins = hold(freemen(give(table(), food=9), 0, "blue 2"), "pisces")
    play(origins, "action:visit base:1 site:3")
    refused(origins, "part:bottom", "ORI-TEMPLE-02")
    play(origins, "part:bonus")
    # The Gold of Pisces pays for it.
    assert legal(origins, "part") == {"top", "bottom"}


@rule("ORI-SITE-01")
def test_on_the_final_space_the_first_site_only_attacks() -> None:
    origins = strength(at(give(table()), 1), 13, 0)
    play(origins, "part:bottom")
    assert sum(origins.points[0]) == 6
    assert origins.strength == [13, 0]


def test_a_move_and_an_attack_are_asked_in_one_question() -> None:
    origins = ask(table(), MoveOrAttack(0, 1, 2, 0))
    assert legal(origins) == {"military:move", "military:attack"}
