"""Gaining a Citizen die: its price, its base, how the offer closes up."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.choices import COLOURS
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.citizens import FREE, MAY, MUST, PAID, TakeCitizen
from heliopolis.games.origins.rules.rounds import NextTurn
from rules.origins.board import (
    GAME,
    bases,
    events,
    freemen,
    give,
    hold,
    legal,
    me,
    offer,
    offered,
    only,
    people,
    play,
    prompt,
    refused,
    resources,
    stock,
    table,
)

rule = pytest.mark.rule
example = pytest.mark.example


def hiring(origins: Origins, paid: int = PAID, optional: int = MUST) -> Origins:
    """Let seat 0 take a Citizen, then give it another turn."""
    return only(bases(origins, 0, 6), TakeCitizen(0, paid, optional), NextTurn(0))


@rule("ORI-CIT-01")
@pytest.mark.parametrize("space", [2, 3, 4, 5])
def test_a_die_costs_the_wisdom_under_it(space: int) -> None:
    origins = hiring(give(table(), wisdom=space - 1))
    for dearer in range(space + 1, 6):
        assert origins.why_not(origins.choice(f"citizen:{dearer}")) == "ORI-CIT-01"
    play(origins, f"citizen:{space}")
    assert resources(origins) == {}


@rule("ORI-CIT-01")
def test_the_first_die_costs_nothing() -> None:
    origins = hiring(give(table()))
    # It is the only one that can be paid.
    assert people(origins).startswith("red 3; yellow 3; blue 1; ")


@rule("ORI-CIT-01", "ORI-CIT-09")
def test_a_die_that_cannot_be_paid_is_not_taken_and_the_action_is_not_declined() -> None:
    origins = hiring(give(table(), wisdom=1, gold=1))
    refused(origins, "citizen:4", "ORI-CIT-01")
    refused(origins, "decline", "ORI-CIT-09")
    play(origins, "citizen:3")
    assert resources(origins) == {}


@rule("ORI-CIT-02")
def test_the_die_keeps_its_value_and_is_an_unused_freeman() -> None:
    origins = hiring(freemen(give(table(), wisdom=9), 0, "red 3 at 1; ; yellow 2"))
    play(origins, "citizen:5")
    assert people(origins).startswith("red 3 at 1; purple 5; yellow 2; ")
    assert me(origins).unused(1)


@rule("ORI-CIT-03")
@pytest.mark.parametrize(("paid", "optional"), [(PAID, MUST), (FREE, MAY), (PAID, MAY)])
def test_without_a_free_base_there_is_no_new_die(paid: int, optional: int) -> None:
    origins = give(freemen(table(), 0, "red 3; yellow 3 at 2"), wisdom=9)
    origins.do(TakeCitizen(0, paid, optional))
    refused(origins, "citizen:1", "ORI-CIT-03")


@rule("ORI-CIT-04", "ORI-CIT-05")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_the_dice_to_the_right_slide_and_a_die_of_the_colour_comes_last(space: int) -> None:
    origins = hiring(give(table(), wisdom=9))
    before = offered(origins)
    colour = before[space - 1].split()[0]
    left = origins.stock[COLOURS.index(colour)]
    play(origins, f"citizen:{space}")
    assert prompt(origins) == "RollCitizen"
    assert legal(origins, "face") == {"1", "2", "3", "4", "5"}
    assert origins.weights() == [1] * 5
    play(origins, "face:1")
    assert offered(origins) == [*before[: space - 1], *before[space:], f"{colour} 1"]
    assert origins.stock[COLOURS.index(colour)] == left - 1
    assert GAME.broken(origins) == []


@rule("ORI-CIT-06")
def test_a_free_citizen_is_taken_in_the_same_way() -> None:
    origins = hiring(give(table()), FREE)
    play(origins, "citizen:5 face:2")
    assert me(origins).colours[2] == COLOURS.index("purple")
    assert offered(origins) == ["blue 1", "red 3", "orange 3", "yellow 3", "purple 2"]


@rule("ORI-CIT-06")
def test_a_citizen_by_a_card_may_be_declined() -> None:
    origins = hiring(give(table()), FREE, MAY)
    play(origins, "decline")
    assert len(me(origins).freemen()) == 2


@rule("ORI-CIT-07")
def test_without_a_die_of_the_colour_the_space_stays_empty_and_the_end_is_announced() -> None:
    origins = stock(hiring(give(table(), wisdom=9)), red=0)
    told = play(origins, "citizen:2")
    assert offered(origins) == ["blue 1", "orange 3", "yellow 3", "purple 5"]
    assert events(told, "trigger") == [(0, 3)]
    assert origins.to_dict()["end_triggers"] == ["no_die_left"]
    # The log names the colour.
    (ending,) = GAME.wording.endings(origins)
    assert [GAME.wording.names_of(ending.role)[cause] for cause in ending.things] == ["name-no_die-red"]


@rule("ORI-CIT-07")
@example("EX-29")
def test_with_trials_the_last_purple_die_leaves_the_space_empty_and_the_game_goes_on() -> None:
    origins = stock(hiring(give(table(2, trials="short"), wisdom=9)), purple=0)
    told = play(origins, "citizen:5")
    assert offered(origins) == ["blue 1", "red 3", "orange 3", "yellow 3"]
    assert events(told, "trigger") == []
    assert origins.to_dict()["end_triggers"] == []


@rule("ORI-CIT-08")
@example("EX-31")
def test_a_new_die_goes_to_the_first_empty_space() -> None:
    origins = offer(hiring(give(table(2, trials="short"), wisdom=9)), "blue 1; red 3; orange 3; yellow 3")
    stock(origins, purple=0)
    refused(origins, "citizen:5", "ORI-CIT-08")
    play(origins, "citizen:2 face:5")
    assert offered(origins) == ["blue 1", "orange 3", "yellow 3", "red 5"]


@rule("ORI-CIT-08")
def test_each_colour_that_has_run_out_closes_one_more_space() -> None:
    origins = stock(hiring(give(table(), wisdom=9)), red=0, blue=0)
    play(origins, "citizen:1")
    play(hiring(origins), "citizen:1")
    assert offered(origins) == ["orange 3", "yellow 3", "purple 5"]
    hiring(give(origins, wisdom=9))
    refused(origins, "citizen:4", "ORI-CIT-08")
    play(origins, "citizen:1 face:4")
    assert offered(origins) == ["yellow 3", "purple 5", "orange 4"]


@rule("ORI-CIT-08")
def test_an_empty_offer_offers_nobody() -> None:
    origins = offer(freemen(give(table(), wisdom=9), 0, "orange 1; "), "")
    play(origins, "action:visit base:1 site:4")
    refused(origins, "part:bottom", "ORI-CIT-08")


@rule("ORI-CIT-01", "ORI-ZOD-05")
def test_taurus_lowers_the_price() -> None:
    origins = hold(hiring(give(table(), wisdom=3)), "taurus")
    play(origins, "citizen:5")
    assert resources(origins) == {}
