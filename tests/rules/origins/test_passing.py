"""Passing: everyone comes home."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.choices import COLOURS
from heliopolis.games.origins.position.state import HOME
from rules.origins.board import (
    GAME,
    advisors,
    archon,
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
    speakers,
    strength,
    table,
    tokens,
)

rule = pytest.mark.rule
example = pytest.mark.example


@rule("ORI-PASS-01")
def test_passing_ends_turn_and_round_of_a_player() -> None:
    origins = table(3)
    play(origins, "pass")
    assert origins.seat() == 1
    play(origins, "action:visit worker:archon site:1 part:top action:visit worker:archon site:1 part:top")
    assert origins.seat() == 1  # Seat 0 is skipped.


@rule("ORI-PASS-02")
def test_no_token_is_spent_after_passing() -> None:
    origins = tokens(strength(table(), 5), 0, 2)
    play(origins, "pass")
    assert (origins.seat(), prompt(origins)) == (1, "ChooseAction")
    assert me(origins).tokens == 2


@rule("ORI-PASS-03")
def test_the_archon_comes_home() -> None:
    origins = archon(table(), 0, 3)
    play(origins, "pass")
    assert me(origins).archon == HOME


@rule("ORI-PASS-04", "ORI-PASS-05")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_a_freeman_that_comes_home_is_one_higher(value: int) -> None:
    origins = freemen(table(), 0, f"red {value} at 2; blue {value} at 5")
    told = play(origins, "pass")
    assert people(origins) == f"red {value + 1}; blue {value + 1}"
    assert events(told, "returned") == [(0, 0, value + 1), (0, 1, value + 1)]


@rule("ORI-PASS-04")
def test_the_owner_chooses_which_6_comes_home_first() -> None:
    origins = freemen(table(), 0, "red 6 at 1; blue 6 at 1; yellow 6; orange 4 at 1")
    play(advisors(origins, 0, "red"), "pass")
    assert (origins.seat(), prompt(origins)) == (0, "Retire")
    assert legal(origins) == {"base:1", "base:2"}
    play(origins, "base:2")
    assert [COLOURS[colour] for colour in me(origins).advisors] == ["red", "blue"]


@rule("ORI-PASS-04")
@example("EX-33")
@pytest.mark.parametrize(("first", "expected"), [("base:2", 3), ("base:1", 1)])
def test_blue_before_red_gives_3_points_red_before_blue_1(first: str, expected: int) -> None:
    origins = advisors(freemen(table(), 0, "red 6 at 1; blue 6 at 2"), 0, "red")
    play(origins, f"pass {first}")
    assert points(origins) == {"retirement": expected}
    assert [COLOURS[colour] for colour in me(origins).advisors] == ["red", "blue"]


@rule("ORI-PASS-04")
def test_where_the_order_does_not_matter_it_is_not_asked() -> None:
    origins = advisors(freemen(table(), 0, "red 6 at 1; blue 6 at 2"), 0, "red blue")
    play(origins, "pass")
    assert points(origins) == {"retirement": 6}
    origins = freemen(table(), 0, "red 6 at 1; red 6 at 2")
    play(origins, "pass")
    assert points(origins) == {"retirement": 1}
    assert len(me(origins).advisors) == 1


@rule("ORI-PASS-04", "ORI-ADV-02")
@pytest.mark.parametrize("there", ["", "yellow", "yellow purple"])
def test_two_6s_of_new_colours_are_not_asked_for_an_order(there: str) -> None:
    origins = advisors(freemen(table(), 0, "red 6 at 1; blue 6 at 2"), 0, there)
    play(origins, "pass")
    assert prompt(origins) != "Retire"
    assert {COLOURS[colour] for colour in me(origins).advisors} == {"red", "blue", *there.split()}
    assert points(origins) == {}


@rule("ORI-PASS-04", "ORI-ADV-03")
@pytest.mark.parametrize(("order", "expected"), [("base:1 base:2", 1), ("base:1 base:3", 3), ("base:3", 3)])
def test_a_second_6_of_a_new_colour_is_worth_more_after_another_new_one(order: str, expected: int) -> None:
    origins = freemen(table(), 0, "red 6 at 1; red 6 at 2; blue 6 at 3")
    play(origins, f"pass {order}")
    assert points(origins) == {"retirement": expected}


@rule("ORI-PASS-06")
def test_a_6_that_comes_home_becomes_an_advisor_and_its_base_is_free() -> None:
    origins = freemen(table(), 0, "red 6 at 4; blue 2")
    told = play(origins, "pass")
    assert people(origins) == "; blue 2"
    assert [COLOURS[colour] for colour in me(origins).advisors] == ["red"]
    assert events(told, "retired") == [(0, 0)]
    assert (me(origins).free_base(), me(origins).bases) == (0, 2)


@rule("ORI-PASS-06")
def test_only_a_6_on_a_site_retires() -> None:
    origins = freemen(table(), 0, "red 6 at 1; blue 6 at 1; yellow 6; orange 4 at 1")
    play(advisors(origins, 0, "red"), "pass")
    refused(origins, "base:3", "ORI-PASS-06")
    refused(origins, "base:4", "ORI-PASS-06")
    refused(origins, "base:5", "ORI-PASS-06")


@rule("ORI-PASS-07")
def test_freemen_at_home_do_not_change() -> None:
    origins = freemen(table(), 0, "red 6; blue 2; yellow 5 at 1")
    play(origins, "pass")
    assert people(origins) == "red 6; blue 2; yellow 6"


@rule("ORI-PASS-07")
def test_a_5_that_becomes_6_stays_until_the_next_pass() -> None:
    origins = freemen(table(), 0, "red 5 at 1")
    play(origins, "pass")
    assert (people(origins), me(origins).advisors) == ("red 6; ", ())


@rule("ORI-PASS-08")
def test_speakers_on_sites_stay_and_held_ones_too() -> None:
    origins = speakers(give(table()), 0, "3", "4@1 5@2")
    play(origins, "pass")
    assert me(origins).sent == (0 * 8 + 4, 1 * 8 + 5)
    assert me(origins).speakers[3] == 1
    assert resources(origins) == {}


def test_nothing_is_lost_when_everybody_passes() -> None:
    origins = advisors(freemen(table(), 0, "red 6 at 1; blue 6 at 2; red 6 at 3; yellow 5 at 4"), 0, "blue")
    play(origins, "pass base:3")
    assert points(origins) == {"retirement": 3 + 3}
    assert GAME.broken(origins) == []
