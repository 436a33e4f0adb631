"""Spending Food: higher Freemen and Military spaces."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.citizens import MOST_FOOD, SpendFood
from heliopolis.games.origins.rules.rounds import NextTurn
from rules.origins.board import (
    freemen,
    give,
    legal,
    me,
    only,
    people,
    play,
    prompt,
    refused,
    resources,
    strength,
    table,
)

rule = pytest.mark.rule


def feeding(origins: Origins) -> Origins:
    """Let seat 0 spend Food, then give it another turn."""
    return only(origins, SpendFood(0, MOST_FOOD), NextTurn(0))


@rule("ORI-FOOD-01")
@pytest.mark.parametrize(
    ("names", "after", "space", "left"),
    [
        ("base:1 stop", "red 2; blue 3", 0, 4),
        ("military:move stop", "red 1; blue 3", 1, 4),
        ("base:2 military:move stop", "red 1; blue 4", 1, 3),
        ("military:move military:move military:move", "red 1; blue 3", 3, 2),
        ("base:1 base:2 military:move", "red 2; blue 4", 1, 2),
    ],
)
def test_each_of_one_to_three_food_raises_a_freeman_or_moves(names: str, after: str, space: int, left: int) -> None:
    origins = feeding(freemen(give(table(), food=5), 0, "red 1; blue 3"))
    play(origins, names)
    assert (people(origins), origins.strength[0], resources(origins)) == (after, space, {"food": left})
    assert prompt(origins) == "ChooseAction"


@rule("ORI-FOOD-01")
def test_at_least_one_food_is_spent() -> None:
    origins = feeding(freemen(give(table(), food=5), 0, "red 1; blue 3"))
    refused(origins, "stop", "ORI-FOOD-01")


@rule("ORI-FOOD-01")
def test_only_unused_freemen_are_raised() -> None:
    origins = feeding(freemen(give(table(), food=5), 0, "red 1; blue 3 at 2; "))
    refused(origins, "base:2", "ORI-FOOD-01")
    refused(origins, "base:3", "ORI-FOOD-01")
    refused(origins, "base:4", "ORI-FOOD-01")
    assert legal(origins) == {"base:1", "military:move"}


@rule("ORI-FOOD-01")
def test_the_food_may_be_gold_and_ends_when_both_are_gone() -> None:
    origins = feeding(freemen(give(table(), food=1, gold=1), 0, "red 1; blue 3"))
    play(origins, "base:1")
    assert legal(origins) == {"gold:0", "gold:1"}
    play(origins, "gold:1 base:1")
    assert (people(origins), resources(origins)) == ("red 3; blue 3", {})
    assert prompt(origins) == "ChooseAction"


@rule("ORI-FOOD-01")
def test_with_three_food_the_visitor_itself_is_not_raised() -> None:
    origins = freemen(give(table(), food=3), 0, "red 1; blue 3")
    play(origins, "action:visit base:1 site:5 part:bottom")
    refused(origins, "base:1", "ORI-FOOD-01")


@rule("ORI-FOOD-02")
def test_the_same_freeman_may_be_raised_three_times() -> None:
    origins = feeding(freemen(give(table(), food=3), 0, "red 2; blue 3"))
    play(origins, "base:1 base:1 base:1")
    assert people(origins) == "red 5; blue 3"


@rule("ORI-FOOD-03")
def test_a_6_is_not_raised() -> None:
    origins = feeding(freemen(give(table(), food=3), 0, "red 5; blue 6"))
    refused(origins, "base:2", "ORI-FOOD-03")
    play(origins, "base:1")
    refused(origins, "base:1", "ORI-FOOD-03")
    play(origins, "stop")
    assert me(origins).advisors == ()


@rule("ORI-FOOD-01", "ORI-MIL-10")
def test_when_nothing_can_be_raised_or_moved_any_more_the_rest_is_kept() -> None:
    origins = feeding(strength(freemen(give(table(), food=3), 0, "red 6; blue 5"), 12))
    play(origins, "military:move base:2")
    assert (origins.strength[0], people(origins)) == (13, "red 6; blue 6")
    assert (resources(origins), prompt(origins)) == ({"food": 1}, "ChooseAction")


@rule("ORI-FOOD-01", "ORI-MIL-08")
def test_food_that_crosses_a_boundary_gives_a_token() -> None:
    origins = feeding(strength(freemen(give(table(), food=3), 0, "red 1"), 2))
    play(origins, "military:move military:move stop")
    assert me(origins).tokens == 1
