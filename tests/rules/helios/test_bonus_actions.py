"""Bonus actions: the fourth tile of a colour, the Palace, and one inside the other."""

from __future__ import annotations

import pytest

from heliopolis.games.helios.rules.actions import BonusAction, Construct
from rules.helios.board import ask, columns, display, land, legal, play, prompt, refused, started, store, stored

rule = pytest.mark.rule
example = pytest.mark.example


@rule("HEL-BA-01", "HEL-BA-02")
def test_a_bonus_action_needs_no_column() -> None:
    helios = columns(land("0,0 cube; 1,0 temple"))
    ask(helios, BonusAction(0))
    assert legal(helios) == {"action:land", "action:construct", "action:sun", "decline"}
    play(helios, "action:sun sun:1,-1")
    assert stored(helios) == {"red": 0, "blue": 0, "yellow": 0}


@rule("HEL-BA-01", "HEL-PAY-06")
def test_a_bonus_action_that_cannot_be_carried_out_is_not_offered() -> None:
    helios = ask(land("0,0"), BonusAction(0))
    refused(helios, "action:construct", "HEL-PAY-06")
    assert legal(helios) == {"action:land", "action:sun", "decline"}


@rule("HEL-BA-01", "HEL-PAY-06")
def test_a_bonus_action_may_construct_where_only_a_temple_can_be_paid() -> None:
    # A single brown cube pays for the first temple and for no building; a second temple costs two.
    assert "construct" in legal(ask(land("0,0 brown cube"), BonusAction(0)), "action")
    refused(ask(land("0,0 brown cube; 1,0 temple"), BonusAction(0)), "action:construct", "HEL-PAY-06")
    two = land("0,0 brown cube brown; 1,0 temple", built="exchange_bazaar land_management")
    assert "construct" in legal(ask(two, BonusAction(0)), "action")


@rule("HEL-BA-01", "HEL-LAND-12")
def test_no_land_is_created_where_there_is_no_tile_to_take() -> None:
    helios = display(land("0,0 cube"))
    helios.specials = [0, 0, 0, 0]
    ask(helios, BonusAction(0))
    refused(helios, "action:land", "HEL-LAND-12")


@rule("HEL-BA-01", "HEL-LAND-11")
def test_no_land_is_created_on_a_full_board() -> None:
    full = "0,0 cube 1,0 0,1 -1,1 -1,0 0,-1 1,-1 2,-2 2,-1 2,0 1,1 0,2 -1,2 -2,2 -2,1 -2,0 -1,-1 0,-2 1,-2"
    helios = ask(land(full, sun="0,-3", layout="standard"), BonusAction(0))
    refused(helios, "action:land", "HEL-LAND-11")
    assert "construct" in legal(helios, "action")


@rule("HEL-BA-03")
def test_a_bonus_action_is_used_at_once_or_lost() -> None:
    helios = ask(land("0,0 cube"), BonusAction(0))
    told = play(helios, "decline")
    assert told[0] == ("declined", 0)
    assert (prompt(helios), helios.seat()) == ("TakeTile", 1)
    refused(helios, "action:sun", "")


@rule("HEL-BA-04", "HEL-BA-05", "HEL-BA-06")
@example("EX-21")
def test_the_fourth_tile_of_a_colour_earns_a_bonus_action_after_the_regular_one() -> None:
    helios = columns(store(land("0,0 cube"), "red", "sun/red land/red construct/gray"), sun="red red")
    play(helios, "column:sun")
    assert prompt(helios) == "MoveSun"
    play(helios, "sun:1,-1")
    assert prompt(helios) == "BonusAction"
    assert stored(helios)["red"] == 4
    play(helios, "action:sun sun:1,0")
    assert stored(helios)["red"] == 0
    assert helios.discards == [[1, 0, 0, 0], [0, 0, 0, 1], [2, 0, 0, 0]]
    assert helios.seat() == 1


@rule("HEL-BA-04")
def test_a_gray_tile_counts_as_the_colour_it_lies_under() -> None:
    helios = columns(store(land("0,0 cube"), "blue", "sun/blue land/blue sun/blue"), sun="gray")
    play(helios, "column:sun space:blue skip")
    assert prompt(helios) == "BonusAction"


@rule("HEL-BA-04")
def test_three_of_a_colour_and_one_of_another_are_no_set() -> None:
    helios = columns(store(land("0,0 cube"), "blue", "sun/blue land/blue sun/blue"), sun="red red")
    play(helios, "column:sun skip")
    assert helios.seat() == 1
    assert stored(helios) == {"red": 1, "blue": 3, "yellow": 0}


@rule("HEL-BA-06")
def test_the_set_is_discarded_even_if_its_bonus_action_is_declined() -> None:
    helios = columns(store(land("0,0 cube"), "red", "sun/red sun/red sun/red"), sun="red")
    play(helios, "column:sun skip decline")
    assert stored(helios)["red"] == 0
    assert helios.discards[2] == [4, 0, 0, 0]


@rule("HEL-BA-07")
@example("EX-09")
def test_the_palace_gives_sun_and_mana_and_then_a_bonus_action() -> None:
    helios = ask(land("0,0 green cube green; 1,0 gray cube"), Construct(0))
    told = play(helios, "build:palace cube:0,0/green cube:0,0/green")
    me = helios.players[0]
    assert me.stock == 0
    assert (me.track, me.mana) == (3, 1)
    assert [event[0] for event in told][-3:] == ["built", "track", "mana"]
    assert prompt(helios) == "BonusAction"


@rule("HEL-BA-08")
def test_a_bonus_action_inside_another_is_finished_first() -> None:
    helios = land("0,0 green cube green; 1,0 gray cube; 0,1 gray cube")
    columns(store(helios, "red", "sun/red sun/red sun/red"), construct="red red")
    play(helios, "column:construct build:palace cube:0,0/green cube:0,0/green cube:1,0/gray")
    assert helios.agenda() == [(0, "BonusAction"), (0, "BonusAction")]
    play(helios, "action:sun sun:1,-1")
    assert helios.agenda() == [(0, "BonusAction")]
    assert stored(helios)["red"] == 4
    play(helios, "action:sun sun:2,-1")
    assert stored(helios)["red"] == 0
    assert helios.seat() == 1


@rule("HEL-BA-08")
def test_the_palace_as_a_bonus_action_finishes_before_the_set_is_discarded() -> None:
    helios = land("0,0 green cube green; 1,0 gray cube; 0,1 gray cube")
    columns(store(helios, "red", "sun/red sun/red sun/red"), sun="red")
    play(helios, "column:sun skip action:construct build:palace cube:0,0/green cube:0,0/green cube:1,0/gray")
    assert prompt(helios) == "BonusAction"
    assert stored(helios)["red"] == 4
    play(helios, "decline")
    assert stored(helios)["red"] == 0


def test_a_started_game_has_no_bonus_action() -> None:
    assert started().agenda() == [(0, "TakeTile")]
