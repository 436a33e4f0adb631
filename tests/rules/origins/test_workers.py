"""Workers: Freemen, Speakers and the Archon."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.state import HOME, NONE
from heliopolis.games.origins.rules.abilities.counting import count
from heliopolis.games.origins.rules.citizens import BY_TILE, FREE, MAY, MUST, SpendFood, TakeCitizen, TakeSpeaker
from heliopolis.games.origins.rules.zodiac import RaiseForTower
from rules.origins.board import (
    advisors,
    archon,
    ask,
    cards,
    cell,
    city,
    freemen,
    give,
    held,
    legal,
    me,
    people,
    play,
    points,
    prompt,
    refused,
    resources,
    seated,
    site,
    speaker_offer,
    speakers,
    table,
)

rule = pytest.mark.rule
example = pytest.mark.example


@rule("ORI-WORK-01")
def test_workers_are_freemen_speakers_and_the_archon() -> None:
    origins = speakers(freemen(table(), 0, "red 1; blue 2"), 0, "2 4")
    play(origins, "action:visit")
    assert legal(origins) == {"base:1", "base:2", "speaker:2", "speaker:4", "worker:archon"}


@rule("ORI-WORK-02")
def test_a_die_and_its_base_go_to_a_site_together() -> None:
    origins = freemen(table(), 0, "blue 4; red 2")
    play(origins, "action:visit base:1 site:1 part:top")
    assert people(origins) == "blue 4 at 1; red 2"
    assert me(origins).free_base() == NONE


@rule("ORI-WORK-03")
@pytest.mark.parametrize(("people_there", "free"), [("red 1; blue 2", False), ("red 1; ", True), ("; blue 2", True)])
def test_a_new_citizen_needs_a_base_without_a_die(people_there: str, free: bool) -> None:
    origins = ask(freemen(table(), 0, people_there), TakeCitizen(0, FREE, MAY))
    assert ("citizen:1" in legal(origins)) == free


@rule("ORI-WORK-03")
def test_the_base_of_a_used_freeman_is_not_free() -> None:
    origins = freemen(table(), 0, "red 1 at 3; blue 2 at 4")
    assert me(origins).free_base() == NONE


@rule("ORI-WORK-04")
def test_a_speaker_needs_no_base() -> None:
    origins = ask(speaker_offer(freemen(table(), 0, "red 1; blue 2"), "4 5"), TakeSpeaker(0, BY_TILE))
    play(origins, "recruit:4")
    assert held(origins) == [4]
    assert people(origins) == "red 1; blue 2"


@rule("ORI-WORK-04")
@pytest.mark.parametrize("tile", ["red", "purple", "blue", "orange", "yellow"])
def test_a_speaker_has_a_value_but_no_colour(tile: str) -> None:
    origins = speakers(site(give(table(), stone=5, food=5, wisdom=5), 1, 3, tile), 0, "3")
    play(origins, "action:visit speaker:3 site:1")
    assert resources(origins)["wisdom"] == 5
    assert legal(origins, "part") == {"top", "bottom"}


@rule("ORI-WORK-05", "ORI-WORK-12")
def test_any_number_of_speakers_stays_over_the_end_of_the_round_unchanged() -> None:
    origins = speakers(speaker_offer(table(4), ""), 0, "2 3 5 5")
    play(origins, "pass pass pass pass")
    assert origins.round_number == 2
    assert held(origins) == [2, 3, 5, 5]


@rule("ORI-WORK-06")
@pytest.mark.parametrize("value", [1, 5, 6])
def test_the_archon_ignores_values(value: int) -> None:
    origins = site(give(table()), 3, value)
    play(origins, "action:visit worker:archon site:3")
    # It does one main action, never two, and the Temple costs a Stone it does not have.
    assert resources(origins) == {"wisdom": 3}
    assert (me(origins).archon, origins.seat()) == (2, 1)


@rule("ORI-WORK-07")
def test_the_archon_has_the_colours_of_the_advisors() -> None:
    origins = site(advisors(give(table(), wisdom=1), 0, "yellow blue"), 1, tile="blue")
    play(origins, "action:visit worker:archon site:1")
    refused(origins, "part:bonus", "ORI-BONUS-06")
    site(give(origins, stone=1), 1, tile="blue")
    assert legal(origins, "part") == {"top", "bottom", "bonus"}
    site(origins, 1, tile="red")
    refused(origins, "part:bonus", "ORI-VISIT-12")


@rule("ORI-WORK-08")
def test_a_speaker_of_5_is_rolled_again_at_the_end_of_the_round_only() -> None:
    origins = speakers(speaker_offer(table(2), ""), 0, "5", "5@2")
    play(origins, "pass pass")
    assert prompt(origins) == "RollSpeaker"
    assert held(origins) == [5]
    play(origins, "face:2")
    assert origins.speakers == [0, 0, 1, 0, 0, 0]


@rule("ORI-WORK-09")
def test_only_passing_makes_a_6_rise() -> None:
    origins = freemen(give(table(), food=3), 0, "red 6; blue 6 at 2; yellow 5")
    ask(origins, SpendFood(0, 3))
    refused(origins, "base:1", "ORI-FOOD-03")
    refused(origins, "base:2", "ORI-FOOD-01")
    play(origins, "base:3")
    assert people(origins) == "red 6; blue 6 at 2; yellow 6"
    ask(freemen(table(), 0, "red 6; blue 6 at 2; yellow 5"), RaiseForTower(0))
    origins = freemen(table(), 0, "red 6; blue 6 at 2; yellow 6")
    play(origins, "pass")
    assert people(origins) == "red 6; ; yellow 6"
    assert len(me(origins).advisors) == 1


@rule("ORI-WORK-10")
def test_a_seated_die_is_no_freeman_and_is_not_raised() -> None:
    origins = city(freemen(table(), 0, "blue 2"), 0, "1,0 granary; 1,1 mint")
    seated(origins, 0, "0,0", "red", 3)
    assert count(origins, 0, "freeman", NONE) == 1
    assert count(origins, 0, "red_freeman", NONE) == 0
    give(origins, food=5)
    ask(origins, SpendFood(0, 3))
    assert legal(origins) == {"base:1", "military:move"}
    play(origins, "base:1 base:1 base:1")
    assert me(origins).seats == {cell("0,0"): 0 * 8 + 3}
    play(origins, "pass pass")
    assert me(origins).seats == {cell("0,0"): 0 * 8 + 3}


@rule("ORI-WORK-11")
@example("EX-12")
def test_closing_without_a_card_gives_nothing_wakes_the_red_building_and_frees_the_base() -> None:
    drawn = "1,0 stronghold; 1,1 granary; -1,0 farm; -1,1 obelisk"
    origins = cards(city(give(freemen(table(), 0, "red 4; blue 2"), 0), 0, drawn), "45 42")
    play(origins, "action:close base:1")
    refused(origins, "seat:0,-1", "ORI-DIST-01")
    assert legal(origins, "seat") == {"0,0", "-1,0"}
    play(origins, "seat:0,0")
    assert (points(origins), resources(origins)) == ({}, {})
    refused(origins, "cell:1,1", "ORI-BUILD-09")
    assert legal(origins, "cell") == {"1,0", "0,0"}
    play(origins, "cell:1,0 stop")
    assert origins.strength == [1, 0]
    assert people(origins) == "; blue 2"
    assert (me(origins).bases, me(origins).free_base()) == (2, 0)


@rule("ORI-WORK-11")
def test_the_base_of_a_retired_die_comes_home() -> None:
    origins = freemen(table(), 0, "red 6 at 1; blue 2 at 1")
    play(origins, "pass")
    assert people(origins) == "; blue 3"
    assert me(origins).places == [HOME] * 6
    ask(origins, TakeCitizen(0, FREE, MUST))
    play(origins, "citizen:1")
    assert people(origins) == "blue 1; blue 3"


@rule("ORI-WORK-12")
def test_there_is_no_limit_to_speakers() -> None:
    origins = speakers(speaker_offer(table(4), "2"), 0, "3 4 5")
    ask(origins, TakeSpeaker(0, BY_TILE))
    assert held(origins) == [2, 3, 4, 5]


def test_an_archon_away_is_no_worker() -> None:
    origins = archon(table(), 0, 3)
    play(origins, "action:visit")
    refused(origins, "worker:archon", "ORI-VISIT-01")
