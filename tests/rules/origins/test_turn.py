"""The turn: whose it is, the five actions, and when the round ends."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.choices import COLOURS
from heliopolis.games.origins.position.state import Origins
from rules.origins.board import (
    archon,
    bases,
    city,
    events,
    freemen,
    give,
    legal,
    me,
    people,
    play,
    points,
    prompt,
    refused,
    resources,
    site,
    speakers,
    table,
    to_move,
    tokens,
    tower_stock,
    towers,
)

rule = pytest.mark.rule
example = pytest.mark.example

SQUARE = "1,0 granary; 1,1 mint"


def able() -> Origins:
    """Return a game in which seat 0 can do everything."""
    return city(give(table(3), stone=9, food=9, wisdom=9, gold=9), 0, SQUARE)


@rule("ORI-TURN-01")
def test_play_goes_clockwise_from_the_bulwark_and_skips_who_has_passed() -> None:
    origins = table(4)
    origins.bulwark = 2
    to_move(origins, 2)
    seats = []
    for name in ["visit", "pass", "visit", "pass", "visit", "visit", "pass", "pass"]:
        seats.append(origins.seat())
        play(origins, "pass" if name == "pass" else "action:visit worker:archon site:1 part:top")
        give(origins, origins.seat(), wisdom=9)
        archon(origins, origins.seat(), 0)
    assert seats == [2, 3, 0, 1, 2, 0, 2, 0]
    assert origins.round_number == 2


@rule("ORI-TURN-02")
def test_a_turn_is_one_of_five_actions() -> None:
    assert legal(able()) == {"action:visit", "action:close", "action:tower", "action:grow", "pass"}


@rule("ORI-TURN-02")
@pytest.mark.parametrize(
    ("names", "kind"),
    [
        ("action:visit worker:archon site:1 part:top", "visited"),
        ("action:close base:1 stop", "closed"),
        ("action:tower tower:red", "tower"),
        ("action:grow gold:0", "grown"),
        ("pass", "passed"),
    ],
)
def test_after_its_action_the_turn_is_over(names: str, kind: str) -> None:
    origins = able()
    told = play(origins, names)
    assert len(events(told, kind)) == 1
    assert (origins.seat(), prompt(origins)) == (1, "ChooseAction")


@rule("ORI-TURN-02")
def test_an_action_that_cannot_be_done_names_what_it_lacks() -> None:
    origins = archon(freemen(give(table()), 0, "red 3 at 1"), 0, 2)
    refused(origins, "action:visit", "ORI-VISIT-01")
    refused(origins, "action:close", "ORI-DIST-05")
    refused(origins, "action:tower", "ORI-TOWER-02")
    refused(origins, "action:grow", "ORI-POP-01")
    for number in range(1, 6):
        site(origins, number, 6)
    speakers(origins, 0, "3")
    refused(origins, "action:visit", "ORI-VISIT-04")
    freemen(origins, 0, "red 3")
    refused(origins, "action:close", "ORI-DIST-01")
    tower_stock(origins, red=0, purple=0, blue=0, orange=0, yellow=0)
    refused(origins, "action:tower", "ORI-TOWER-01")
    bases(origins, 0, 6)
    refused(origins, "action:grow", "ORI-POP-04")


@rule("ORI-TURN-03")
def test_the_same_action_can_be_done_on_later_turns() -> None:
    origins = give(table(), gold=9)
    for height in (2, 3):
        play(origins, "action:tower tower:red")
        assert me(origins).towers[0] == height
        play(origins, "action:visit worker:archon site:1 part:top")
        archon(origins, 1, 0)
        assert origins.seat() == 0


@rule("ORI-TURN-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_round_ends_when_all_have_passed(players: int) -> None:
    origins = table(players)
    for _ in range(players - 1):
        assert events(play(origins, "pass"), "round_over") == []
    told = play(origins, "pass")
    assert events(told, "round_over") == [(-1, 1)]
    assert events(told, "round") == [(-1, 2)]
    assert (origins.round_number, origins.passed) == (2, 0)


@rule("ORI-TURN-04")
def test_the_last_player_goes_on_alone() -> None:
    origins = table(2)
    play(origins, "pass action:visit worker:archon site:1 part:top")
    assert origins.seat() == 1
    play(origins, "action:visit base:1 site:2 part:top")
    assert origins.seat() == 1


@rule("ORI-TURN-05")
def test_passing_is_always_possible_and_asked_even_if_nothing_else_is() -> None:
    assert "pass" in legal(able())
    origins = archon(freemen(give(table()), 0, "red 3 at 1"), 0, 2)
    assert legal(origins) == {"pass"}
    assert (origins.seat(), prompt(origins)) == (0, "ChooseAction")


# Towers and Population, as the book plays them -----------------------------------------------------------------


@rule("ORI-TOWER-02", "ORI-TOWER-03", "ORI-TOWER-04")
@example("EX-14")
def test_the_fourth_level_of_a_tower_costs_3_gold() -> None:
    origins = towers(give(table(), gold=5), 0, orange=3)
    before = origins.tower_stock[COLOURS.index("orange")]
    play(origins, "action:tower tower:orange")
    assert me(origins).towers[COLOURS.index("orange")] == 4
    assert resources(origins) == {"gold": 2}
    assert origins.tower_stock[COLOURS.index("orange")] == before - 1


@rule("ORI-TOWER-02")
@example("EX-30")
@pytest.mark.parametrize(("colour", "price"), [("orange", 3), ("purple", 2), ("red", 1), ("blue", 1), ("yellow", 1)])
def test_a_level_costs_as_much_gold_as_its_tower_is_high(colour: str, price: int) -> None:
    origins = towers(give(table(), gold=price), 0, orange=3, purple=2)
    play(origins, f"action:tower tower:{colour}")
    assert resources(origins) == {}
    give(to_move(origins, 1), 1, gold=price - 1)
    towers(origins, 1, red=price, purple=price, blue=price, orange=price, yellow=price)
    refused(origins, "action:tower", "ORI-TOWER-02")


@rule("ORI-POP-01", "ORI-POP-02")
@example("EX-15")
def test_the_third_base_costs_2_food() -> None:
    origins = give(table(), food=3)
    play(origins, "action:grow")
    assert resources(origins) == {"food": 1}
    assert me(origins).bases == 3
    assert people(origins) == "red 3; yellow 3; "


@rule("ORI-POP-02", "ORI-POP-03")
@example("EX-16")
def test_the_last_base_costs_8_food_and_gives_10_points() -> None:
    origins = bases(give(table(), food=7), 0, 5)
    refused(origins, "action:grow", "ORI-POP-01")
    give(origins, food=8)
    play(origins, "action:grow")
    assert (resources(origins), me(origins).bases) == ({}, 6)
    assert points(origins) == {"last_base": 10}


def test_a_token_is_not_asked_about_without_one() -> None:
    origins = tokens(able(), 0, 0)
    play(origins, "action:grow gold:0")
    assert origins.seat() == 1
