"""Building a Tower level."""

from __future__ import annotations

import pytest

from rules.origins.board import give, legal, me, play, refused, resources, table, tower_stock, towers

rule = pytest.mark.rule
example = pytest.mark.example


@rule("ORI-TOWER-01")
def test_a_level_needs_a_disk_of_its_colour_in_the_stock() -> None:
    origins = tower_stock(give(table(), gold=1), red=0, purple=0)
    play(origins, "action:tower")
    assert legal(origins) == {"tower:blue", "tower:orange", "tower:yellow"}
    refused(origins, "tower:red", "ORI-TOWER-01")
    origins = tower_stock(give(table(), gold=9), red=0, purple=0, blue=0, orange=0, yellow=0)
    refused(origins, "action:tower", "ORI-TOWER-01")


@example("EX-14")
@rule("ORI-TOWER-02", "ORI-TOWER-03")
def test_a_level_costs_the_height_of_its_tower_in_gold() -> None:
    origins = towers(give(table(), gold=4), 0, orange=3, blue=5)
    stock = origins.tower_stock[3]
    play(origins, "action:tower")
    refused(origins, "tower:blue", "ORI-TOWER-02")
    play(origins, "tower:orange")
    assert resources(origins) == {"gold": 1}
    assert me(origins).towers == [1, 1, 5, 4, 1]
    assert origins.tower_stock[3] == stock - 1


@example("EX-30")
@rule("ORI-TOWER-02")
@pytest.mark.parametrize(("colour", "price"), [("orange", 3), ("purple", 2), ("red", 1), ("blue", 1), ("yellow", 1)])
def test_each_tower_has_its_own_price(colour: str, price: int) -> None:
    origins = towers(give(table(), gold=5), 0, orange=3, purple=2)
    play(origins, f"action:tower tower:{colour}")
    assert resources(origins) == ({"gold": 5 - price})


@rule("ORI-TOWER-02", "ORI-RES-03")
def test_a_level_is_paid_in_gold_only() -> None:
    refused(give(table(), stone=9, food=9, wisdom=9), "action:tower", "ORI-TOWER-02")


@rule("ORI-TOWER-04", "ORI-TURN-03")
def test_one_action_builds_one_level_and_may_be_repeated_in_later_turns() -> None:
    origins = give(table(), gold=9)
    play(origins, "action:tower tower:red")
    assert origins.seat() == 1
    play(origins, "pass action:tower tower:red")
    assert me(origins).towers[0] == 3
    assert resources(origins) == {"gold": 6}


@rule("ORI-TOWER-05")
def test_only_the_stock_limits_the_height_of_a_tower() -> None:
    origins = tower_stock(towers(give(table(), gold=30), 0, red=9), red=2)
    play(origins, "action:tower tower:red pass action:tower tower:red")
    assert me(origins).towers[0] == 11
    assert resources(origins) == {"gold": 11}
    play(origins, "action:tower")
    refused(origins, "tower:red", "ORI-TOWER-01")


@rule("ORI-END-03", "ORI-END-06")
def test_the_end_is_announced_with_three_colours_left_not_with_four() -> None:
    origins = tower_stock(give(table(), gold=9), red=1, purple=1, blue=1, orange=1, yellow=1)
    told = play(origins, "action:tower tower:red")
    assert ("trigger", 0, 2) not in told
    play(origins, "pass")
    told = play(origins, "action:tower tower:blue")
    assert ("trigger", 0, 2) in told
    assert origins.triggers == 0b0100
