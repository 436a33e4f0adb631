"""Growing the Population."""

from __future__ import annotations

import pytest

from rules.origins.board import bases, give, me, people, play, points, refused, resources, table

rule = pytest.mark.rule
example = pytest.mark.example


@example("EX-15")
@rule("ORI-POP-01", "ORI-POP-02")
def test_the_third_base_costs_two_food_and_is_free_at_home() -> None:
    origins = give(table(), food=2)
    play(origins, "action:grow")
    assert me(origins).bases == 3
    assert me(origins).free_base() == 2
    assert people(origins) == "red 3; yellow 3; "
    assert resources(origins) == {}
    assert points(origins) == {}


@rule("ORI-POP-02")
@pytest.mark.parametrize(("number", "food"), [(2, 2), (3, 4), (4, 6), (5, 8)])
def test_each_base_has_its_price(number: int, food: int) -> None:
    refused(give(bases(table(), 0, number), food=food - 1), "action:grow", "ORI-POP-01")
    origins = give(bases(table(), 0, number), food=food)
    play(origins, "action:grow")
    assert me(origins).bases == number + 1


@rule("ORI-POP-01", "ORI-RES-02")
def test_gold_may_replace_food() -> None:
    origins = give(bases(table(), 0, 3), food=3, gold=4)
    play(origins, "action:grow")
    refused(origins, "gold:0", "ORI-RES-07")
    refused(origins, "gold:5", "ORI-RES-02")
    play(origins, "gold:4")
    assert resources(origins) == {"food": 3}


@example("EX-16")
@rule("ORI-POP-03")
def test_the_last_base_gives_ten_points() -> None:
    origins = give(bases(table(), 0, 5), food=8)
    play(origins, "action:grow")
    assert resources(origins) == {}
    assert points(origins) == {"last_base": 10}


@rule("ORI-POP-04")
def test_with_no_base_on_the_track_nobody_grows() -> None:
    refused(give(bases(table(), 0, 6), food=9), "action:grow", "ORI-POP-04")
