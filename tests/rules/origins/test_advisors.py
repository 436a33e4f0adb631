"""Advisors and the Archon."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.choices import COLOURS
from heliopolis.games.origins.position.state import Origins
from rules.origins.board import (
    COMPONENTS,
    GAME,
    advisors,
    final,
    freemen,
    give,
    me,
    people,
    play,
    points,
    refused,
    site,
    stock,
    table,
    to_move,
)

rule = pytest.mark.rule
example = pytest.mark.example


def track(origins: Origins) -> list[str]:
    return [COLOURS[colour] for colour in me(origins).advisors]


@rule("ORI-ADV-01")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_first_advisor_takes_the_leftmost_space(colour: str) -> None:
    origins = freemen(table(), 0, f"{colour} 6 at 1")
    play(origins, "pass")
    assert track(origins) == [colour]
    assert points(origins) == {}
    assert final(give(origins))["advisors"] == 1


@rule("ORI-ADV-02")
def test_a_new_colour_takes_the_next_space_without_points() -> None:
    origins = advisors(freemen(table(), 0, "yellow 6 at 1"), 0, "purple orange")
    play(origins, "pass")
    assert track(origins) == ["purple", "orange", "yellow"]
    assert points(origins) == {}


@rule("ORI-ADV-03")
@example("EX-18")
def test_a_purple_6_beside_a_purple_advisor_gives_6_points() -> None:
    origins = advisors(freemen(table(), 0, "purple 6 at 1"), 0, "purple orange blue")
    left = origins.stock[COLOURS.index("purple")]
    play(origins, "pass")
    assert points(origins) == {"retirement": 6}
    assert track(origins) == ["purple", "orange", "blue"]
    assert origins.stock[COLOURS.index("purple")] == left + 1
    assert people(origins) == "; "
    assert me(origins).free_base() == 0


@rule("ORI-ADV-03")
@pytest.mark.parametrize(("there", "expected"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_a_colour_that_is_there_gives_the_points_of_the_rightmost_space(there: int, expected: int) -> None:
    origins = advisors(freemen(table(), 0, "red 6 at 1"), 0, " ".join(COLOURS[:there]))
    play(origins, "pass")
    assert points(origins) == {"retirement": expected}
    assert len(track(origins)) == there


@rule("ORI-ADV-04")
@pytest.mark.parametrize("there", [0, 1, 2, 3, 4, 5])
def test_at_the_end_the_rightmost_space_counts_once(there: int) -> None:
    origins = advisors(give(table()), 0, " ".join(COLOURS[:there]))
    assert final(origins).get("advisors", 0) == [0, *COMPONENTS.advisor_points][there]


@rule("ORI-ADV-05")
def test_an_advisor_stays_even_if_the_stock_runs_out() -> None:
    origins = stock(advisors(freemen(table(), 0, "red 6 at 1; red 6 at 2"), 0, "red blue"), red=0)
    play(origins, "pass pass pass pass")
    assert origins.round_number == 3
    assert track(origins) == ["red", "blue"]
    assert origins.stock[0] == 2


@rule("ORI-ARCH-01")
def test_an_advisor_of_this_pass_gives_the_archon_its_colour_next_round() -> None:
    origins = freemen(table(), 0, "yellow 6 at 1; red 2")
    play(origins, "pass pass action:visit worker:archon site:5 part:bonus resource:food")
    assert me(origins).archon == 4


@rule("ORI-ARCH-02")
def test_the_archon_is_used_once_a_round() -> None:
    origins = give(table(), wisdom=9)
    play(origins, "action:visit worker:archon site:1 part:top")
    play(to_move(origins, 0), "action:visit")
    refused(origins, "worker:archon", "ORI-VISIT-01")
    play(origins, "base:1 site:2 part:top pass pass action:visit worker:archon site:2")
    assert origins.round_number == 2


@rule("ORI-ARCH-01")
def test_the_archon_takes_one_bonus_of_the_site_it_is_on() -> None:
    origins = site(advisors(give(table(), stone=5, food=5, wisdom=5), 0, "red blue"), 1, tile="red")
    play(origins, "action:visit worker:archon site:1 part:bonus military:move")
    refused(origins, "part:bonus", "ORI-VISIT-14")
    assert GAME.broken(origins) == []
