"""Visiting an Encounter Site: who goes, what it costs, what may be done there."""

from __future__ import annotations

import pytest

from rules.origins.board import (
    advisors,
    archon,
    city,
    events,
    freemen,
    give,
    hold,
    legal,
    me,
    people,
    play,
    prompt,
    refused,
    resources,
    said,
    site,
    speakers,
    stock,
    table,
    to_move,
    wonder,
)

rule = pytest.mark.rule
example = pytest.mark.example

RICH = {"stone": 9, "food": 9, "wisdom": 9, "gold": 9}


@rule("ORI-VISIT-01")
def test_a_worker_goes_if_it_is_there_and_unused() -> None:
    origins = speakers(freemen(table(), 0, "red 3; blue 3 at 2; "), 0, "4")
    play(origins, "action:visit")
    assert legal(origins) == {"base:1", "speaker:4", "worker:archon"}
    refused(origins, "base:2", "ORI-VISIT-01")
    refused(origins, "base:3", "ORI-VISIT-01")
    refused(origins, "base:6", "ORI-VISIT-01")
    refused(origins, "speaker:3", "ORI-VISIT-01")
    archon(origins, 0, 1)
    refused(origins, "worker:archon", "ORI-VISIT-01")


@rule("ORI-VISIT-01", "ORI-VISIT-04")
def test_a_worker_that_can_pay_no_site_is_not_sent() -> None:
    origins = freemen(give(table(), wisdom=1), 0, "red 3; blue 5")
    for number in range(1, 6):
        site(origins, number, 6)
    play(origins, "action:visit")
    refused(origins, "base:1", "ORI-VISIT-04")
    assert legal(origins) == {"base:2", "worker:archon"}


@rule("ORI-VISIT-02")
def test_any_number_of_workers_of_any_players_are_on_a_site() -> None:
    origins = archon(freemen(table(), 0, "red 3; blue 3 at 1"), 0, 1)
    freemen(archon(origins, 1, 1), 1, "red 2 at 1")
    play(origins, "action:visit site:1 part:top")
    assert people(origins) == "red 3 at 1; blue 3 at 1"


@rule("ORI-VISIT-03")
@pytest.mark.parametrize(("worker", "value"), [("base:1", 1), ("base:1", 3), ("speaker:5", 5), ("base:2", 6)])
def test_a_worker_worth_the_site_pays_nothing(worker: str, value: int) -> None:
    origins = site(speakers(freemen(give(table()), 0, "yellow 3; red 6"), 0, "5"), 2, value)
    play(origins, f"action:visit {worker} site:2")
    assert events(origins.events, "paid") == []


@rule("ORI-VISIT-04", "ORI-VISIT-06", "ORI-VISIT-07")
@example("EX-04")
def test_a_blue_2_pays_1_wisdom_on_a_3_which_becomes_4() -> None:
    origins = site(freemen(give(table(), wisdom=2), 0, "blue 2"), 2, 3)
    play(origins, "action:visit base:1 site:2")
    assert resources(origins) == {"wisdom": 1}
    assert origins.site_values == [1, 4, 1, 1, 1]


@rule("ORI-VISIT-04")
def test_a_speaker_pays_the_difference_too() -> None:
    origins = site(speakers(give(table(), wisdom=4), 0, "2"), 1, 6)
    play(origins, "action:visit speaker:2 site:1")
    assert resources(origins) == {}


@rule("ORI-VISIT-04")
def test_gold_helps_to_pay_the_difference_and_who_cannot_pay_cannot_go() -> None:
    origins = site(site(freemen(give(table(), wisdom=1, gold=1), 0, "blue 2"), 2, 5), 1, 4)
    play(origins, "action:visit base:1")
    refused(origins, "site:2", "ORI-VISIT-04")
    play(origins, "site:1")
    assert resources(origins) == {}


@rule("ORI-VISIT-05")
def test_the_archon_never_pays() -> None:
    origins = site(give(table()), 1, 6)
    play(origins, "action:visit worker:archon")
    assert legal(origins, "site") == {"1", "2", "3", "4", "5"}
    play(origins, "site:1")
    assert events(origins.events, "paid") == []


@rule("ORI-VISIT-06")
@pytest.mark.parametrize("worker", ["base:1", "speaker:3", "worker:archon"])
def test_the_site_rises_whoever_comes(worker: str) -> None:
    origins = site(speakers(table(), 0, "3"), 4, 2)
    play(origins, f"action:visit {worker} site:4")
    assert origins.site_values == [1, 1, 1, 3, 1]


@rule("ORI-VISIT-06")
@example("EX-05")
@pytest.mark.parametrize("worker", ["base:1", "speaker:5", "worker:archon"])
def test_after_a_6_comes_a_1(worker: str) -> None:
    origins = site(speakers(give(table(), wisdom=9), 0, "5"), 4, 6)
    play(origins, f"action:visit {worker} site:4")
    assert origins.site_values[3] == 1


@rule("ORI-VISIT-06", "ORI-VISIT-07")
def test_the_site_rises_after_payment_and_before_the_actions() -> None:
    origins = site(freemen(give(table(), **RICH), 0, "red 3"), 1, 5)
    play(origins, "action:visit base:1 site:1")
    assert prompt(origins) == "Pay"
    assert origins.site_values[0] == 5
    assert legal(origins) == {"gold:0", "gold:1", "gold:2"}
    play(origins, "gold:0")
    assert (prompt(origins), origins.site_values[0]) == ("Visit", 6)


@rule("ORI-VISIT-08", "ORI-VISIT-09")
@pytest.mark.parametrize("value", [1, 3, 5])
def test_a_freeman_below_6_does_one_main_action(value: int) -> None:
    origins = freemen(give(table(), **RICH), 0, f"red {value}")
    play(origins, "action:visit base:1 site:1 part:top")
    assert prompt(origins) == "Visit"  # The red bonus is left.
    refused(origins, "part:top", "ORI-VISIT-19")
    refused(origins, "part:bottom", "ORI-VISIT-09")


@rule("ORI-VISIT-09", "ORI-VISIT-14")
@pytest.mark.parametrize("order", ["top bonus bottom", "bottom bonus top", "bonus top bottom", "bottom top bonus"])
def test_a_6_does_both_main_actions_with_the_bonus_before_between_or_after(order: str) -> None:
    origins = freemen(give(table(), wisdom=2), 0, "red 6")
    play(origins, "action:visit base:1 site:1")
    for part in order.split():
        play(origins, f"part:{part}")
        if part == "bottom":
            play(origins, "military:move stop")
        if part == "bonus":
            play(origins, "military:move")
    assert resources(origins) == {"stone": 3, "wisdom": 1}
    assert origins.strength[0] == 2
    assert prompt(origins) == "SpendToken"


@rule("ORI-VISIT-09", "ORI-VISIT-10", "ORI-VISIT-19")
def test_a_6_may_do_one_main_action_only_but_not_none() -> None:
    origins = freemen(give(table(), **RICH), 0, "yellow 6")
    play(origins, "action:visit base:1 site:1")
    refused(origins, "stop", "ORI-VISIT-10")
    play(origins, "part:top")
    refused(origins, "part:top", "ORI-VISIT-19")
    play(origins, "stop")
    assert (resources(origins)["stone"], origins.seat()) == (12, 1)


@rule("ORI-VISIT-09")
def test_a_6_that_paid_for_nothing_more_may_stop_after_the_lower_action() -> None:
    origins = freemen(give(table(), **RICH), 0, "yellow 6")
    play(origins, "action:visit base:1 site:1 part:bottom military:attack stop stop")
    assert (resources(origins)["stone"], origins.seat()) == (9, 1)


@rule("ORI-VISIT-10")
def test_the_bonus_alone_is_no_visit() -> None:
    origins = freemen(give(table(), **RICH), 0, "yellow 2")
    play(origins, "action:visit base:1 site:5 part:bonus resource:stone")
    refused(origins, "stop", "ORI-VISIT-10")
    assert legal(origins, "part") == {"top", "bottom"}


@rule("ORI-VISIT-10")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_resource_action_is_always_possible(number: int) -> None:
    origins = stock(give(freemen(table(), 0, "red 6; blue 6")), red=0)
    origins.market.clear()
    origins.offer.clear()
    origins.strength[0] = 13
    play(origins, f"action:visit worker:archon site:{number}")
    # Where the lower action cannot be done the upper one is not even asked about.
    done = events(origins.events, "gained") or "part:top" in legal(origins) or prompt(origins) == "GainBasic"
    assert done


@rule("ORI-VISIT-11")
@pytest.mark.parametrize("colour", ["red", "purple", "blue", "orange", "yellow"])
def test_a_freeman_of_the_colour_of_the_tile_may_do_its_bonus(colour: str) -> None:
    origins = site(freemen(give(table(), **RICH), 0, f"{colour} 2"), 1, tile=colour)
    play(origins, "action:visit base:1 site:1")
    assert "bonus" in legal(origins, "part")


@rule("ORI-VISIT-11")
@pytest.mark.parametrize("colour", ["red", "purple", "orange", "yellow"])
def test_a_freeman_of_another_colour_may_not(colour: str) -> None:
    origins = site(freemen(give(table(), **RICH), 0, f"{colour} 2"), 1, tile="blue")
    play(origins, "action:visit base:1 site:1")
    refused(origins, "part:bonus", "ORI-VISIT-11")


@rule("ORI-VISIT-12", "ORI-ARCH-01")
@example("EX-17")
@pytest.mark.parametrize("colour", ["purple", "orange", "blue"])
def test_the_archon_may_use_the_bonus_of_an_advisors_colour(colour: str) -> None:
    origins = site(advisors(give(table(), **RICH), 0, "purple orange blue"), 1, tile=colour)
    play(origins, "action:visit worker:archon site:1")
    assert legal(origins, "part") == {"top", "bottom", "bonus"}


@rule("ORI-VISIT-12", "ORI-ARCH-01")
@example("EX-17")
@pytest.mark.parametrize("colour", ["red", "yellow"])
def test_the_archon_may_not_use_a_bonus_of_another_colour(colour: str) -> None:
    origins = site(advisors(give(table(), **RICH), 0, "purple orange blue"), 1, tile=colour)
    play(origins, "action:visit worker:archon site:1")
    refused(origins, "part:bonus", "ORI-VISIT-12")


@rule("ORI-VISIT-12")
def test_an_archon_without_advisors_has_no_bonus() -> None:
    origins = give(table(), **RICH)
    play(origins, "action:visit worker:archon site:1")
    refused(origins, "part:bonus", "ORI-VISIT-12")


@rule("ORI-VISIT-13")
def test_a_speaker_never_gets_the_bonus_not_even_with_pisces() -> None:
    origins = hold(advisors(speakers(give(table(), **RICH), 0, "4"), 0, "red"), "pisces")
    play(origins, "action:visit speaker:4 site:1")
    refused(origins, "part:bonus", "ORI-VISIT-13")


@rule("ORI-VISIT-14")
def test_the_bonus_is_done_once() -> None:
    origins = freemen(give(table(), **RICH), 0, "red 6")
    play(origins, "action:visit base:1 site:1 part:bonus gold:0 military:move")
    refused(origins, "part:bonus", "ORI-VISIT-14")


@rule("ORI-VISIT-15")
def test_the_bonus_may_be_left() -> None:
    origins = freemen(give(table(), **RICH), 0, "red 2")
    play(origins, "action:visit base:1 site:1 part:top stop")
    assert (resources(origins)["wisdom"], origins.strength[0], origins.seat()) == (9, 0, 1)


@rule("ORI-VISIT-16")
def test_a_worker_stays_on_its_site_though_others_pass() -> None:
    origins = speakers(freemen(give(table(), **RICH), 0, "yellow 2"), 0, "4")
    play(origins, "action:visit base:1 site:1 part:top")
    play(to_move(origins, 0), "action:visit speaker:4 site:1 part:top")
    play(to_move(origins, 0), "action:visit site:1 part:top")
    play(to_move(origins, 1), "pass")
    assert people(origins) == "yellow 2 at 1; "
    assert me(origins).archon == 0
    assert me(origins).sent == (0 * 8 + 4,)


@rule("ORI-VISIT-16")
def test_a_speaker_stays_on_its_site_after_the_pass_of_its_owner() -> None:
    origins = speakers(freemen(table(), 0, "yellow 2 at 1"), 0, "", "4@1")
    play(archon(origins, 0, 1), "pass")
    assert people(origins) == "yellow 3; "
    assert me(origins).archon == -1
    assert me(origins).sent == (0 * 8 + 4,)
    play(origins, "pass")
    assert me(origins).sent == ()


@rule("ORI-VISIT-17")
@pytest.mark.parametrize("worker", ["speaker:5", "worker:archon"])
def test_archon_and_speakers_do_one_main_action(worker: str) -> None:
    origins = advisors(speakers(give(table(), **RICH), 0, "5"), 0, "red")
    play(origins, f"action:visit {worker} site:1 part:top")
    if worker == "worker:archon":
        assert prompt(origins) == "Visit"  # The bonus is left.
        refused(origins, "part:bottom", "ORI-VISIT-17")
        refused(origins, "part:top", "ORI-VISIT-19")
        play(origins, "stop")
    assert origins.seat() == 1


@rule("ORI-VISIT-18")
def test_a_freeman_raised_to_6_on_its_site_does_not_act_twice() -> None:
    origins = wonder(city(give(table(2, wonders=True), **RICH), 0, "1,0 granary"), 0, "ishtar_gate", "2,0 3,0")
    freemen(origins, 0, "purple 5")
    play(origins, "action:visit base:1 site:2 part:bonus gold:0 market:1 mode:farm cell:2,1 cell:2,0")
    assert people(origins) == "purple 6 at 2; "
    play(origins, "part:top")
    assert origins.seat() == 1


@rule("ORI-VISIT-18")
def test_a_freeman_sent_as_a_6_acts_twice_whatever_becomes_of_it() -> None:
    origins = freemen(give(table(), **RICH), 0, "yellow 6")
    play(origins, "action:visit base:1 site:1")
    me(origins).values[0] = 2
    play(origins, "part:top")
    assert "bottom" in legal(origins, "part")


@rule("ORI-VISIT-10")
def test_a_site_tells_before_it_is_chosen_that_only_its_resources_are_possible() -> None:
    origins = freemen(give(table()), 0, "yellow 3; blue 3")
    play(origins, "action:visit base:1")
    # Neither Stone for a Temple nor a free base for a Citizen nor Food; a Market tile can always be a Farm.
    assert said(origins, "site:1") == "Site 1: Stone and arms"
    assert said(origins, "site:2") == "Site 2: Food and building"
    assert said(origins, "site:3") == "Site 3: Wisdom and Temples (only the resources)"
    assert said(origins, "site:4") == "Site 4: Gold and Citizens (only the resources)"
    # The yellow Freeman gets the bonus there.
    assert said(origins, "site:5") == "Site 5: Resources and training"
    play(origins, "site:3")
    assert (resources(origins), prompt(origins)) == ({"wisdom": 3}, "ChooseAction")


@rule("ORI-VISIT-10", "ORI-VISIT-04")
def test_what_the_toll_takes_is_considered() -> None:
    origins = site(freemen(give(table(), wisdom=1, gold=1), 0, "red 3; blue 3"), 3, 4)
    play(origins, "action:visit base:1")
    # With Wisdom paid, the Gold buys the steps.
    assert said(origins, "site:3") == "Site 3: Wisdom and Temples"
    give(origins, gold=1)
    assert said(origins, "site:3") == "Site 3: Wisdom and Temples (only the resources)"


@rule("ORI-VISIT-09", "ORI-VISIT-10")
def test_a_6_takes_the_resources_first_where_they_make_the_rest_possible() -> None:
    origins = freemen(give(table()), 0, "red 6; blue 3")
    play(origins, "action:visit base:1")
    assert said(origins, "site:5") == "Site 5: Resources and training (first the resources)"
    play(origins, "site:5")
    assert (resources(origins), prompt(origins)) == ({"stone": 1, "food": 1, "wisdom": 1}, "Visit")
