"""Trials of the Builders: what each of the 24 counts, and the game that ends with them."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.choices import TRIALS
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.modules.trials import trial_points
from heliopolis.games.origins.rules.rounds import NextRound
from heliopolis.kernel.event import Event
from rules.origins.board import (
    advisors,
    bases,
    cards,
    city,
    climbs,
    events,
    final,
    freemen,
    give,
    hold,
    legal,
    me,
    new,
    offer,
    offered,
    only,
    people,
    play,
    points,
    prompt,
    reserve,
    seated,
    set_up,
    speakers,
    stock,
    strength,
    table,
    tokens,
    tower_stock,
    towers,
    wonder,
)

rule = pytest.mark.rule
example = pytest.mark.example

CITY = "1,0 mint; 1,1 harbor; 2,0 armory; 2,1 castle; 3,0 farm castle; 3,1 farm; 0,-1 farm"
"""Two yellow Buildings (2 and 3 Stone), a red (2), an orange (3), and three Farms."""


def worth(origins: Origins, trial: str, seat: int = 0) -> int:
    """Return what a Trial gives a seat now."""
    return trial_points(origins, seat, TRIALS.index(trial))


@rule("TRI-A01")
def test_a01_counts_the_colours_of_the_buildings() -> None:
    origins = wonder(city(table(wonders=True), 0, CITY), 0, "colossus", "4,0 4,1")
    assert worth(origins, "a01") == 9
    assert worth(table(), "a01") == 0


@rule("TRI-A02")
def test_a02_counts_the_colours_of_the_freemen() -> None:
    origins = advisors(freemen(table(), 0, "red 1; red 6 at 2; blue 3; "), 0, "yellow")
    assert worth(origins, "a02") == 6


@rule("TRI-A03")
def test_a03_counts_the_colours_on_the_seats() -> None:
    origins = city(table(), 0, CITY)
    for corner, colour in (("0,0", "red"), ("1,0", "blue"), ("2,0", "red")):
        seated(origins, 0, corner, colour, 2)
    assert worth(origins, "a03") == 8


@rule("TRI-A04")
def test_a04_counts_the_commonest_colour_of_the_buildings() -> None:
    assert worth(city(table(), 0, CITY), "a04") == 6
    assert worth(city(table(), 0, "1,0 mint; 2,0 armory; 3,0 farm mint"), "a04") == 3
    assert worth(table(), "a04") == 0


@rule("TRI-A05")
def test_a05_counts_the_advisors() -> None:
    assert worth(advisors(table(), 0, "red blue yellow"), "a05") == 12


@rule("TRI-A06")
def test_a06_counts_the_closed_districts() -> None:
    origins = city(table(), 0, CITY)
    for corner in ("0,0", "1,0", "2,0"):
        seated(origins, 0, corner, "red", 2)
    assert worth(origins, "a06") == 12


@rule("TRI-A07")
def test_a07_adds_the_highest_freeman_and_the_highest_seat_die() -> None:
    origins = freemen(city(table(), 0, CITY), 0, "red 4; blue 2")
    assert worth(origins, "a07") == 4
    seated(seated(origins, 0, "0,0", "red", 2), 0, "1,0", "red", 5)
    assert worth(origins, "a07") == 9
    assert worth(freemen(origins, 0, ""), "a07") == 5


@rule("TRI-A08")
def test_a08_counts_the_freemen_used_or_not() -> None:
    origins = seated(advisors(freemen(city(table(), 0, CITY), 0, "red 4; blue 2 at 3; "), 0, "red"), 0, "0,0", "red", 2)
    assert worth(origins, "a08") == 6


@rule("TRI-A09")
def test_a09_counts_the_tiles_beside_the_agora_or_beside_the_palace() -> None:
    # Each counts for the other; the better of the two counts, not both.
    assert worth(table(), "a09") == 2
    assert worth(city(table(), 0, "1,0 farm; -1,0 mint; 1,1 farm"), "a09") == 6
    assert worth(city(table(), 0, "1,0 farm; 0,2 mint; 1,1 farm; -1,1 farm"), "a09") == 8
    assert worth(wonder(table(wonders=True), 0, "colossus", "0,-1 1,-1"), "a09") == 4


@rule("TRI-A10")
def test_a10_counts_tower_levels_above_the_first() -> None:
    assert worth(table(), "a10") == 0
    assert worth(towers(table(), 0, red=3, blue=2), "a10") == 6


@rule("TRI-A11")
def test_a11_counts_the_levels_of_the_tallest_tower() -> None:
    assert worth(table(), "a11") == 3
    assert worth(towers(table(), 0, red=3, blue=2), "a11") == 9


@rule("TRI-A12")
def test_a12_counts_the_zodiac_cards() -> None:
    origins = table()
    origins.holders[:] = [0, 1, 0]
    assert (worth(origins, "a12", 0), worth(origins, "a12", 1)) == (8, 4)


@rule("TRI-A13")
def test_a13_counts_the_steps_of_the_lowest_zodiac_disk() -> None:
    assert worth(climbs(climbs(table(), "forest", 6), "mountain", 4), "a13") == 0
    assert worth(climbs(climbs(climbs(table(), "forest", 6), "mountain", 4), "sea", 3), "a13") == 6


@rule("TRI-A14")
@pytest.mark.parametrize(("space", "got"), [(0, 0), (1, 3), (3, 3), (4, 6), (12, 12), (13, 15)])
def test_a14_counts_the_boundaries_crossed(space: int, got: int) -> None:
    assert worth(strength(table(), space), "a14") == got


@rule("TRI-A15")
def test_a15_counts_the_farms_that_stand() -> None:
    assert worth(city(table(), 0, CITY), "a15") == 9


@rule("TRI-A16")
def test_a16_counts_the_printed_stone_of_the_buildings() -> None:
    origins = city(table(wonders=True), 0, CITY)
    assert worth(origins, "a16") == 10
    assert worth(wonder(origins, 0, "colossus"), "a16") == 10
    assert worth(wonder(origins, 0, "colossus", "4,0 4,1"), "a16") == 13
    assert worth(reserve(table(), 0, "castle"), "a16") == 0


@rule("TRI-A17")
def test_a17_counts_the_buildings_of_three_stone() -> None:
    origins = city(table(wonders=True), 0, CITY)
    assert worth(origins, "a17") == 8
    assert worth(wonder(origins, 0, "colossus"), "a17") == 8
    assert worth(wonder(origins, 0, "colossus", "4,0 4,1"), "a17") == 12


@rule("TRI-A18")
def test_a18_counts_resources_up_to_ten() -> None:
    assert worth(give(table(), stone=1, food=2, wisdom=3, gold=3), "a18") == 9
    assert worth(give(table(), stone=9, food=2), "a18") == 10


@rule("TRI-A19")
def test_a19_counts_gold_up_to_ten_points() -> None:
    assert worth(give(table(), stone=9, gold=4), "a19") == 8
    assert worth(give(table(), gold=6), "a19") == 10


@rule("TRI-A20")
def test_a20_counts_the_bases_that_left_the_track() -> None:
    assert worth(table(), "a20") == 0
    assert worth(bases(table(), 0, 6), "a20") == 12


@rule("TRI-A21")
def test_a21_counts_freemen_of_five_and_six() -> None:
    origins = seated(freemen(city(table(), 0, CITY), 0, "red 4; blue 5 at 3; red 6; "), 0, "0,0", "red", 6)
    assert worth(origins, "a21") == 6


@rule("TRI-A22")
def test_a22_counts_weaker_players_and_twice_with_two_disks() -> None:
    assert [worth(strength(table(4), 3, 5, 1, 3), "a22", seat) for seat in range(4)] == [4, 12, 0, 4]
    assert [worth(strength(table(2), 3, 5), "a22", seat) for seat in range(2)] == [0, 8]
    assert worth(strength(table(2), 5, 5), "a22") == 0
    assert worth(strength(table(1, trials="regular"), 4, 3), "a22") == 8


@rule("TRI-A23")
def test_a23_counts_tokens_up_to_twelve_points() -> None:
    assert worth(tokens(table(), 0, 2), "a23") == 8
    assert worth(tokens(table(), 0, 4), "a23") == 12


@rule("TRI-A24")
def test_a24_counts_every_tile_once() -> None:
    origins = reserve(city(table(wonders=True), 0, CITY), 0, "castle")
    assert worth(origins, "a24") == 9
    assert worth(wonder(origins, 0, "colossus"), "a24") == 9
    assert worth(wonder(origins, 0, "colossus", "4,0 4,1"), "a24") == 10


# The module ----------------------------------------------------------------------------------------------


@example("EX-28")
@rule("TRI-SETUP-01")
@pytest.mark.parametrize(("length", "tiles"), [("short", 4), ("regular", 5), ("extended", 6)])
def test_a_game_has_four_five_or_six_trials_all_different(length: str, tiles: int) -> None:
    origins = set_up(new(2, trials=length), DrawTrial="")
    for drawn in range(tiles):
        assert len(origins.choices()) == 24 - drawn
        play(origins, f"trial:a{drawn + 7:02d}")
    assert origins.trials == tuple(range(6, 6 + tiles))
    assert prompt(origins) == "DraftRoll"


@rule("TRI-SETUP-02")
def test_an_option_leaves_only_the_stated_trials() -> None:
    origins = set_up(new(2, trials="extended", stated_trials_only=True), DrawTrial="")
    assert legal(origins, "trial") == {"a01", "a08", "a09", "a15", "a16", "a17"}
    play(origins, "trial:a08 trial:a01 trial:a09 trial:a15 trial:a16")
    # The sixth is the only one left.
    assert len(origins.trials) == 6


@rule("TRI-ROUND-01", "ORI-ROUND-00")
def test_the_leftmost_trial_is_scored_for_all_before_anything_else() -> None:
    origins = table(trials="short")
    origins.trials = (TRIALS.index("a08"), TRIALS.index("a14"), 0, 1)
    # A Speaker on a site would be rolled again only after the Trial.
    speakers(freemen(strength(origins, 5, 0), 0, "red 1; red 2; red 3"), 0, "", "5@1")
    told = play(origins, "pass pass")
    assert prompt(origins) == "RollSpeaker"
    assert (points(origins), points(origins, 1)) == ({"trial_a08": 9}, {"trial_a08": 6})
    assert [TRIALS[trial] for trial in origins.trials] == ["a14", "a01", "a02"]
    assert origins.strength == [5, 0]
    assert [event[0] for event in told[-4:]] == ["round_over", "trial", "score", "score"]


@rule("TRI-ROUND-02")
def test_a_trial_sees_returned_freemen_retired_sixes_and_unmoved_disks() -> None:
    origins = freemen(table(trials="short"), 0, "red 4 at 1; blue 6 at 2; yellow 5")
    origins.trials = tuple(TRIALS.index(each) for each in ("a21", "a05", "a14", "a01"))
    play(hold(strength(origins, 6, 0), "leo", 1), "pass pass")
    # The 4 has become a 5, the 6 an Advisor.
    assert points(origins)["trial_a21"] == 6
    assert people(origins) == "red 5; ; yellow 5"
    assert me(origins).advisors == (2,)


@rule("TRI-ROUND-02", "TRI-A12")
def test_a_trial_sees_cards_where_the_round_left_them() -> None:
    origins = hold(climbs(table(trials="short"), "sea", 0, 6), "leo", 0)
    origins.trials = (TRIALS.index("a12"), 0, 1, 2)
    play(origins, "pass pass")
    assert points(origins) == {"trial_a12": 4}
    assert origins.holders[2] == 1


@example("EX-28")
@rule("TRI-END-01")
def test_a_regular_game_lasts_five_rounds() -> None:
    origins = table(trials="regular")
    told: list[Event] = []
    for round_number in (1, 2, 3, 4, 5):
        assert origins.round_number == round_number
        assert len(origins.trials) == 6 - round_number
        told = play(origins, "pass pass")
    assert prompt(origins) == "over"
    assert events(told, "game_over") == [(-1, 5)]


@rule("TRI-END-02")
def test_with_trials_no_other_end_is_announced_or_counts() -> None:
    origins = tower_stock(
        cards(give(table(trials="short"), gold=9), "5", "0"), red=1, purple=0, blue=0, orange=0, yellow=1
    )
    for temple in ("forest", "mountain", "sea"):
        climbs(origins, temple, 10)
    told = play(origins, "action:tower tower:red pass pass")
    assert events(told, "trigger") == []
    assert origins.round_number == 2


@rule("TRI-END-02")
def test_with_trials_the_limit_of_rounds_does_not_apply() -> None:
    origins = table(trials="extended", round_limit=4)
    origins.round_number = 4
    play(origins, "pass pass")
    assert origins.round_number == 5


@rule("TRI-END-03")
def test_the_final_scoring_is_the_usual_one() -> None:
    origins = advisors(give(table(trials="short"), gold=4), 0, "red blue")
    origins.trials = ()
    expected = final(origins)
    only(origins, NextRound())
    assert points(origins) == expected == {"gold": 4, "advisors": 3}


@example("EX-29")
@rule("TRI-CIT-01", "ORI-CIT-07")
def test_a_colour_that_has_run_out_leaves_the_dearest_space_empty() -> None:
    origins = stock(give(bases(table(trials="short"), 0, 3), wisdom=9), purple=0)
    told = play(origins, "action:visit base:1 site:4 part:bottom citizen:5 gold:0")
    assert offered(origins) == ["blue 1", "red 3", "orange 3", "yellow 3"]
    assert events(told, "trigger") == []


@example("EX-31")
@rule("TRI-CIT-01", "ORI-CIT-08")
def test_later_refills_go_to_the_first_empty_space() -> None:
    origins = offer(give(bases(table(trials="short"), 0, 3), wisdom=9), "blue 1; red 2; orange 3; yellow 4")
    play(origins, "action:visit base:1 site:4 part:bottom citizen:2 face:5")
    assert offered(origins) == ["blue 1", "orange 3", "yellow 4", "red 5"]
