"""Temples: climbing, the tops, the Zodiac cards."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.choices import TEMPLES
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.rounds import NextTurn
from heliopolis.games.origins.rules.temples import BY_AQUARIUS, ChooseStep, ChooseTemple, ExtraStep
from rules.origins.board import (
    ask,
    climbs,
    freemen,
    give,
    hold,
    holders,
    legal,
    me,
    only,
    play,
    prompt,
    refused,
    resources,
    table,
    zodiac,
)

rule = pytest.mark.rule


def climbing(origins: Origins) -> Origins:
    """Let seat 0 do the main action of the Temples, then give it another turn."""
    return only(origins, ChooseTemple(0), NextTurn(0))


def steps(origins: Origins, seat: int = 0) -> list[int]:
    return [track[seat] for track in origins.climbs]


@rule("ORI-TEMPLE-01")
def test_there_are_forest_mountain_and_sea() -> None:
    assert legal(climbing(give(table(), stone=1)), "temple") == {"forest", "mountain", "sea"}
    assert TEMPLES == ["forest", "mountain", "sea"]


@rule("ORI-TEMPLE-02", "ORI-TEMPLE-03")
@pytest.mark.parametrize(("temple", "expected"), [("forest", [2, 0, 0]), ("mountain", [0, 2, 0]), ("sea", [0, 0, 2])])
def test_for_a_stone_one_disk_climbs_two_steps(temple: str, expected: list[int]) -> None:
    origins = climbing(give(table(), stone=2))
    play(origins, f"temple:{temple}")
    assert steps(origins) == expected
    assert resources(origins) == {"stone": 1}
    # No second disk is asked about.
    assert prompt(origins) == "ChooseAction"


@rule("ORI-TEMPLE-03")
def test_a_step_beyond_the_top_is_lost() -> None:
    origins = climbs(climbing(give(table(), stone=1)), "sea", 9)
    play(origins, "temple:sea")
    assert steps(origins) == [0, 0, 10]
    assert resources(origins) == {}


@rule("ORI-TEMPLE-10", "ORI-TEMPLE-04")
def test_on_the_top_the_card_can_still_be_taken_but_not_if_it_is_ones_own() -> None:
    origins = climbs(zodiac(climbing(give(table(), stone=2)), "sea", "leo", 1), "sea", 10, 10, order="0 1")
    play(origins, "temple:sea")
    assert holders(origins) == {"leo": 0}
    assert steps(origins) == [0, 0, 10]
    assert origins.climb_orders[2] == (0, 1)  # No one arrived.
    assert resources(origins) == {"stone": 1}
    climbing(origins)
    refused(origins, "temple:sea", "ORI-TEMPLE-10")


@rule("ORI-TEMPLE-04")
@pytest.mark.parametrize("holder", [-1, 1, 2])
def test_the_card_comes_from_the_board_or_from_its_holder(holder: int) -> None:
    origins = zodiac(climbing(give(table(3), stone=1)), "forest", "aries", holder)
    play(origins, "temple:forest")
    assert holders(origins) == {"aries": 0}


@rule("ORI-TEMPLE-05")
def test_the_card_is_taken_even_if_others_are_higher() -> None:
    origins = climbs(zodiac(climbing(give(table(), stone=1)), "forest", "aries", 1), "forest", 0, 9)
    play(origins, "temple:forest")
    assert holders(origins) == {"aries": 0}


@rule("ORI-TEMPLE-06")
def test_a_single_step_never_gives_the_card() -> None:
    origins = only(give(table(), stone=1, gold=1), ChooseStep(0, 0), ExtraStep(0, 0, BY_AQUARIUS), NextTurn(0))
    play(origins, "temple:forest temple:sea")
    assert steps(origins) == [1, 0, 1]
    assert holders(origins) == {}


@rule("ORI-TEMPLE-06")
def test_the_step_of_aquarius_gives_no_card() -> None:
    origins = zodiac(climbing(give(table(), stone=1, gold=1)), "sea", "aquarius", 0)
    play(origins, "temple:forest gold:0 temple:mountain")
    assert steps(origins) == [2, 1, 0]
    assert set(holders(origins)) == {"aquarius", "leo"}


@rule("ORI-TEMPLE-07")
def test_who_came_first_lies_lower() -> None:
    origins = climbs(climbing(give(table(3), stone=1)), "sea", 1, 3, 3, order="0 2 1")
    play(origins, "temple:sea")
    assert origins.climbs[2] == [3, 3, 3]
    assert origins.climb_orders[2] == (2, 1, 0)


@rule("ORI-TEMPLE-08")
def test_a_card_works_only_for_who_holds_it_now() -> None:
    origins = hold(give(table(), stone=1), "pisces", 1)
    freemen(origins, 0, "red 1; red 1")
    play(origins, "action:visit base:1 site:1")
    refused(origins, "part:bonus", "ORI-BONUS-06")
    hold(origins, "pisces", 0)
    assert "part:bonus" in legal(origins)


@rule("ORI-TEMPLE-08")
def test_aquarius_just_taken_does_not_work_for_that_climb() -> None:
    origins = zodiac(climbing(give(table(), stone=1, gold=1)), "sea", "aquarius")
    play(origins, "temple:sea gold:0")
    assert (prompt(origins), holders(origins)) == ("ChooseAction", {"aquarius": 0})
    climbing(give(origins, stone=1, gold=1))
    play(origins, "temple:sea gold:0")
    assert prompt(origins) == "ExtraStep"


@rule("ORI-TEMPLE-03", "ORI-ZOD-04")
def test_aquarius_works_if_one_step_was_climbed_and_not_if_none() -> None:
    origins = zodiac(climbing(give(table(), stone=1, gold=1)), "sea", "aquarius", 0)
    play(climbs(origins, "forest", 9), "temple:forest gold:0")
    assert prompt(origins) == "ExtraStep"
    refused(origins, "temple:forest", "ORI-ZOD-04")
    climbs(origins, "mountain", 10)
    refused(origins, "temple:mountain", "ORI-TEMPLE-11")
    origins = zodiac(climbing(give(table(), stone=1, gold=1)), "sea", "aquarius", 0)
    play(climbs(origins, "forest", 10), "temple:forest gold:0")
    assert prompt(origins) == "ChooseAction"


@rule("ORI-TEMPLE-11", "ORI-BONUS-01")
def test_a_single_step_needs_a_track_below_its_top() -> None:
    origins = climbs(ask(give(table(), stone=1), ChooseStep(0, 1)), "sea", 10)
    refused(origins, "temple:sea", "ORI-TEMPLE-11")
    play(origins, "temple:forest")
    assert resources(origins) == {}


@rule("ORI-TEMPLE-09")
def test_disks_never_move_down() -> None:
    origins = climbs(climbs(table(), "sea", 4, 9), "forest", 10, 1)
    play(origins, "pass pass")
    assert origins.round_number == 2
    assert (steps(origins, 0), steps(origins, 1)) == ([10, 0, 4], [1, 0, 9])


def test_the_stone_of_the_climb_may_be_gold() -> None:
    origins = climbing(give(table(), stone=1, gold=1))
    play(origins, "temple:sea")
    assert legal(origins) == {"gold:0", "gold:1"}
    assert me(origins).resources == [1, 0, 0, 1]
