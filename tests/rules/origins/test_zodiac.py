"""The twelve Zodiac cards: what each does for its holder, when, and when not."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.choices import BUILDINGS
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.abilities.activation import Activations
from heliopolis.games.origins.rules.building.purchase import Purchase
from heliopolis.games.origins.rules.citizens import BY_TILE, MUST, PAID, TakeCitizen, TakeSpeaker
from heliopolis.games.origins.rules.military import MoveOrAttack
from heliopolis.games.origins.rules.temples import ChooseStep, ChooseTemple
from rules.origins.board import (
    advisors,
    ask,
    bases,
    cell,
    city,
    climbs,
    freemen,
    give,
    held,
    hold,
    holders,
    legal,
    me,
    offer,
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
    strength,
    table,
    zodiac,
)

rule = pytest.mark.rule
example = pytest.mark.example

OPEN = "1,0 mint; 1,1 farm"
"""A City with one District that can be closed."""


def visiting(origins: Origins, number: int, base: int = 1) -> Origins:
    """Put a Freeman of seat 0 on a site."""
    play(origins, f"action:visit base:{base} site:{number}")
    return origins


# Sagittarius ---------------------------------------------------------------------------------------------


@rule("ORI-ZOD-01")
@pytest.mark.parametrize(("answer", "value"), [("use", 4), ("decline", 3)])
def test_sagittarius_may_raise_a_new_citizen_before_the_offer_is_filled(answer: str, value: int) -> None:
    origins = hold(bases(table(), 0, 3), "sagittarius")
    play(ask(origins, TakeCitizen(0, PAID, MUST)), "citizen:2 gold:0")
    assert prompt(origins) == "RaiseNewDie"
    assert len(origins.offer) == 4
    play(origins, answer)
    assert people(origins) == f"red 3; yellow 3; red {value}"
    assert prompt(origins) == "RollCitizen"


@rule("ORI-ZOD-01")
def test_sagittarius_may_raise_a_new_speaker() -> None:
    origins = ask(hold(speaker_offer(table(), "2 4"), "sagittarius"), TakeSpeaker(0, BY_TILE))
    play(origins, "recruit:4 use")
    assert held(origins) == [5]
    play(ask(origins, TakeSpeaker(0, BY_TILE)), "decline")
    assert held(origins) == [2, 5]


@rule("ORI-ZOD-01")
def test_sagittarius_works_for_a_citizen_of_any_source() -> None:
    origins = hold(city(bases(table(), 0, 3), 0, "1,0 estate"), "sagittarius")
    play(ask(origins, Activations(0, (cell("1,0"),))), "cell:1,0 citizen:5 use")
    assert people(origins) == "red 3; yellow 3; purple 6"


@rule("ORI-ZOD-01b")
def test_sagittarius_raises_no_six_and_no_speaker_of_five() -> None:
    origins = ask(hold(offer(bases(table(), 0, 3), "red 6; blue 1"), "sagittarius"), TakeCitizen(0, PAID, MUST))
    play(origins, "citizen:1")
    assert people(origins) == "red 3; yellow 3; red 6"
    assert prompt(origins) == "RollCitizen"
    origins = ask(hold(speaker_offer(table(), "5 5"), "sagittarius"), TakeSpeaker(0, BY_TILE))
    assert held(origins) == [5]
    assert origins.seat() == 1


# Pisces --------------------------------------------------------------------------------------------------


@rule("ORI-ZOD-02")
def test_pisces_takes_gold_in_place_of_the_bonus_and_its_price() -> None:
    origins = visiting(hold(give(freemen(table(), 0, "red 3; "), wisdom=1), "pisces"), 1)
    play(origins, "part:top part:bonus")
    assert legal(origins) == {"effect:bonus", "effect:gold"}
    play(origins, "effect:gold")
    assert resources(origins) == {"stone": 3, "wisdom": 1, "gold": 1}
    assert origins.seat() == 1


@rule("ORI-ZOD-02")
def test_pisces_leaves_the_bonus_itself_open() -> None:
    origins = visiting(hold(give(freemen(table(), 0, "red 3; "), wisdom=1), "pisces"), 1)
    play(origins, "part:bonus effect:bonus military:move part:top")
    assert resources(origins) == {"stone": 3}
    assert origins.strength[0] == 1


@rule("ORI-ZOD-02", "ORI-BONUS-06")
def test_pisces_gives_gold_even_where_the_bonus_cannot_be_paid() -> None:
    origins = visiting(hold(give(freemen(table(), 0, "red 3; ")), "pisces"), 1)
    # Only the gold is left, so it is not asked.
    play(origins, "part:bonus part:top")
    assert resources(origins) == {"stone": 3, "gold": 1}


@rule("ORI-ZOD-02b")
def test_pisces_does_not_help_a_worker_of_another_colour() -> None:
    origins = visiting(hold(freemen(table(), 0, "blue 3; "), "pisces"), 1)
    refused(origins, "part:bonus", "ORI-VISIT-11")
    origins = hold(speakers(freemen(table(), 0, "red 3; "), 0, "4"), "pisces")
    play(origins, "action:visit speaker:4 site:1")
    refused(origins, "part:bonus", "ORI-VISIT-13")


# Capricorn -----------------------------------------------------------------------------------------------


@example("EX-23")
@rule("ORI-ZOD-03")
def test_capricorn_raises_a_freeman_by_two_for_a_tower_level() -> None:
    origins = hold(give(freemen(table(), 0, "red 2; blue 5 at 3; "), gold=1), "capricorn")
    play(origins, "action:tower tower:red")
    assert legal(origins) == {"base:1", "base:2", "decline"}
    again = origins.copy()
    assert isinstance(again, Origins)
    play(origins, "base:1")
    assert people(origins) == "red 4; blue 5 at 3; "
    play(again, "base:2")
    assert people(again) == "red 2; blue 6 at 3; "


@rule("ORI-ZOD-03")
def test_capricorn_may_be_declined_and_asks_anew_for_each_level() -> None:
    origins = hold(give(freemen(table(), 0, "red 2; "), gold=2), "capricorn")
    origins.players[0].tokens = 1
    play(origins, "action:tower tower:red decline use action:tower tower:blue base:1")
    assert people(origins) == "red 4; "


@rule("ORI-ZOD-03b")
def test_capricorn_chooses_no_six_no_seat_die_and_no_advisor() -> None:
    origins = city(freemen(table(), 0, "red 6; blue 1; "), 0, OPEN)
    seated(advisors(origins, 0, "yellow"), 0, "0,0", "yellow", 1)
    hold(give(origins, gold=1), "capricorn")
    play(origins, "action:tower tower:yellow")
    refused(origins, "base:1", "ORI-ZOD-03b")
    refused(origins, "base:3", "ORI-ZOD-03")
    refused(origins, "seat:0,0", "")


@rule("ORI-ZOD-03b")
def test_capricorn_is_not_asked_without_a_target() -> None:
    origins = hold(give(freemen(table(), 0, "red 6; "), gold=1), "capricorn")
    play(origins, "action:tower tower:yellow")
    assert origins.seat() == 1


# Aquarius ------------------------------------------------------------------------------------------------


@rule("ORI-ZOD-04")
def test_aquarius_sells_a_step_on_another_temple_after_the_main_action() -> None:
    origins = ask(hold(give(table(), stone=1, gold=1), "aquarius"), ChooseTemple(0))
    play(origins, "temple:forest gold:0")
    # Steps and card come first.
    assert prompt(origins) == "ExtraStep"
    assert origins.climbs[0][0] == 2
    assert holders(origins) == {"leo": 0, "aquarius": 0}
    refused(origins, "temple:forest", "ORI-ZOD-04")
    play(origins, "temple:mountain")
    assert [track[0] for track in origins.climbs] == [2, 1, 0]
    assert resources(origins) == {}
    # The extra step takes no card.
    assert holders(origins) == {"leo": 0, "aquarius": 0}


@rule("ORI-ZOD-04", "ORI-TEMPLE-03")
def test_aquarius_needs_gold_and_another_track_below_its_top() -> None:
    origins = climbs(hold(give(table(), stone=1, gold=1), "aquarius"), "sea", 10)
    play(ask(origins, ChooseTemple(0)), "temple:forest gold:0")
    refused(origins, "temple:sea", "ORI-TEMPLE-11")
    origins = hold(give(table(), stone=2), "aquarius")
    play(ask(origins, ChooseTemple(0)), "temple:forest")
    assert origins.seat() == 1


@rule("ORI-ZOD-04")
def test_aquarius_follows_a_shortened_advance_but_not_one_of_no_step() -> None:
    origins = climbs(hold(give(table(), stone=1, gold=1), "aquarius"), "forest", 9)
    play(ask(origins, ChooseTemple(0)), "temple:forest gold:0")
    assert prompt(origins) == "ExtraStep"
    origins = climbs(hold(give(table(), stone=1, gold=1), "aquarius"), "forest", 10)
    play(ask(origins, ChooseTemple(0)), "temple:forest gold:0")
    assert holders(origins) == {"leo": 0, "aquarius": 0}
    assert origins.seat() == 1


@rule("ORI-ZOD-04")
def test_aquarius_does_not_work_for_the_advance_that_takes_it() -> None:
    origins = zodiac(give(table(), stone=1, gold=1), "forest", "aquarius", 1)
    play(ask(origins, ChooseTemple(0)), "temple:forest gold:0")
    assert holders(origins) == {"aquarius": 0}
    assert origins.seat() == 1


@rule("ORI-ZOD-04", "ORI-BLD-21")
def test_aquarius_comes_beside_the_gold_option_of_a_temple_building() -> None:
    origins = hold(give(city(table(), 0, "1,0 sea_temple"), gold=2), "aquarius")
    play(ask(origins, Activations(0, (cell("1,0"),))), "cell:1,0 temple:forest temple:mountain")
    assert [track[0] for track in origins.climbs] == [1, 1, 2]
    assert resources(origins) == {}


@rule("ORI-ZOD-04b")
def test_aquarius_is_not_set_off_by_single_steps() -> None:
    origins = hold(give(city(table(), 0, "1,0 statue"), gold=5), "aquarius")
    play(ask(origins, Activations(0, (cell("1,0"),))), "cell:1,0 temple:sea")
    assert origins.seat() == 1
    origins = ask(hold(give(table(), stone=1, gold=5), "aquarius"), ChooseStep(0, 1))
    play(origins, "temple:sea gold:0")
    assert origins.seat() == 1


# Taurus --------------------------------------------------------------------------------------------------


@rule("ORI-ZOD-05")
@pytest.mark.parametrize(("space", "wisdom"), [(1, 0), (2, 0), (3, 1), (5, 3)])
def test_taurus_takes_one_wisdom_off_a_building(space: int, wisdom: int) -> None:
    origins = ask(hold(give(table(), stone=3, wisdom=4), "taurus"), Purchase(0))
    play(origins, f"market:{space} mode:building")
    assert 4 - me(origins).resources[2] == wisdom


@rule("ORI-ZOD-05")
@pytest.mark.parametrize(("space", "wisdom"), [(1, 0), (2, 0), (3, 1), (5, 3)])
def test_taurus_takes_one_wisdom_off_a_citizen(space: int, wisdom: int) -> None:
    origins = ask(hold(give(bases(table(), 0, 3), wisdom=4), "taurus"), TakeCitizen(0, PAID, MUST))
    play(origins, f"citizen:{space}")
    assert 4 - me(origins).resources[2] == wisdom


@rule("ORI-ZOD-05", "ORI-ZOD-07")
def test_taurus_works_with_libra() -> None:
    origins = zodiac(
        hold(give(city(freemen(table(), 0, "red 2; "), 0, OPEN), wisdom=3), "taurus"), "forest", "libra", 0
    )
    play(origins, "action:close stop")
    assert legal(origins, "citizen") == {"1", "2", "3", "4", "5"}
    play(origins, "citizen:5")
    assert resources(origins) == {}


@rule("ORI-ZOD-05b")
def test_taurus_lowers_no_visit_no_bonus_and_no_stone() -> None:
    origins = site(hold(give(freemen(table(), 0, "red 3; ")), "taurus"), 1, 4)
    play(origins, "action:visit base:1")
    refused(origins, "site:1", "ORI-VISIT-04")
    origins = visiting(hold(give(freemen(table(), 0, "red 3; ")), "taurus"), 1)
    refused(origins, "part:bonus", "ORI-BONUS-06")
    origins = ask(hold(give(table(), stone=1, wisdom=4), "taurus"), Purchase(0))
    play(origins, "market:3 cell:1,0")
    assert me(origins).farms() == [cell("1,0")]


# Cancer --------------------------------------------------------------------------------------------------


@rule("ORI-ZOD-06")
def test_cancer_takes_a_citizen_free_of_charge_when_passing() -> None:
    origins = hold(give(freemen(table(), 0, "red 2 at 1; ")), "cancer")
    play(origins, "pass")
    assert legal(origins, "citizen") == {"1", "2", "3", "4", "5"}
    play(origins, "citizen:5 face:2")
    # The new Freeman was on no site and does not rise.
    assert people(origins) == "red 3; purple 5"
    assert resources(origins) == {}


@rule("ORI-ZOD-06")
def test_cancer_may_be_declined() -> None:
    origins = hold(freemen(table(), 0, "red 2; "), "cancer")
    play(origins, "pass decline")
    assert people(origins) == "red 2; "
    assert origins.seat() == 1


@rule("ORI-ZOD-06b")
def test_a_base_freed_by_this_very_pass_does_not_help_cancer() -> None:
    origins = hold(freemen(table(), 0, "red 6 at 1; blue 2"), "cancer")
    play(origins, "pass")
    assert origins.seat() == 1
    assert people(origins) == "; blue 2"


# Libra ---------------------------------------------------------------------------------------------------


@rule("ORI-ZOD-07")
def test_libra_offers_a_citizen_after_the_district_is_resolved() -> None:
    origins = hold(give(city(freemen(table(), 0, "yellow 2; red 1"), 0, OPEN), wisdom=1), "libra")
    play(origins, "action:close base:1")
    # The base just freed counts; card and activations come first.
    assert prompt(origins) == "Activations"
    play(origins, "cell:1,0 stop")
    assert prompt(origins) == "TakeCitizen"
    assert legal(origins, "citizen") == {"1", "2", "3"}
    refused(origins, "citizen:4", "ORI-CIT-01")
    play(origins, "citizen:2 gold:0 face:1")
    assert people(origins) == "red 3; red 1"
    assert resources(origins) == {"gold": 1}


@rule("ORI-ZOD-07")
def test_libra_may_be_declined_and_asks_nothing_it_cannot_give() -> None:
    origins = hold(give(city(freemen(table(), 0, "yellow 2; "), 0, OPEN), wisdom=1), "libra")
    play(origins, "action:close stop decline")
    assert origins.seat() == 1
    origins = offer(hold(give(city(freemen(table(), 0, "yellow 2; "), 0, OPEN)), "libra"), "")
    play(origins, "action:close stop")
    assert origins.seat() == 1


# Aries ---------------------------------------------------------------------------------------------------


@rule("ORI-ZOD-08")
def test_aries_counts_red_freemen_and_red_seat_dice_in_each_attack() -> None:
    origins = city(freemen(table(), 0, "red 1; red 6 at 4; blue 2; "), 0, OPEN)
    seated(advisors(origins, 0, "red"), 0, "0,0", "red", 4)
    hold(strength(origins, 1), "aries")
    play(ask(origins, MoveOrAttack(0, 1, 2, 0)), "military:attack")
    assert points(origins) == {"attack": 2, "aries": 3}


@rule("ORI-ZOD-08")
def test_aries_works_for_its_holder_only() -> None:
    origins = hold(strength(table(), 1), "aries", 1)
    play(ask(origins, MoveOrAttack(0, 1, 2, 0)), "military:attack")
    assert points(origins) == {"attack": 2}


# Leo -----------------------------------------------------------------------------------------------------


@example("EX-23")
@rule("ORI-ZOD-09")
@pytest.mark.parametrize(("value", "after"), [(1, 3), (4, 6), (5, 6), (6, 6)])
def test_leo_raises_the_die_on_its_seat_by_two(value: int, after: int) -> None:
    origins = hold(city(freemen(table(), 0, f"yellow {value}; "), 0, OPEN), "leo")
    play(origins, "action:close")
    assert me(origins).seats[cell("0,0")] == 4 * 8 + after


# Gemini --------------------------------------------------------------------------------------------------


@example("EX-22")
@rule("ORI-ZOD-10")
@pytest.mark.parametrize(("space", "units"), [(5, 1), (6, 2), (4, 0), (0, 0), (13, 0), (12, 2), (1, 0)])
def test_gemini_gives_a_basic_resource_for_each_space_to_fall_back(space: int, units: int) -> None:
    origins = hold(give(strength(table(), space)), "gemini")
    play(origins, "pass")
    for name in ["resource:wisdom", "resource:stone"][:units]:
        assert prompt(origins) == "GainBasic"
        play(origins, name)
    assert sum(resources(origins).values()) == units
    assert origins.seat() == 1
    # The disk itself falls back at the end of the round.
    assert origins.strength[0] == space


@example("EX-22")
@rule("ORI-ZOD-10", "ORI-RES-05")
def test_gemini_may_give_the_same_kind_twice_but_never_gold() -> None:
    origins = hold(give(strength(table(), 9)), "gemini")
    play(origins, "pass")
    refused(origins, "spend:gold", "")
    play(origins, "resource:food resource:food")
    assert resources(origins) == {"food": 2}


# Scorpio -------------------------------------------------------------------------------------------------


@rule("ORI-ZOD-12")
def test_scorpio_gives_wisdom_for_a_closed_district() -> None:
    origins = hold(give(city(freemen(table(), 0, "blue 2; "), 0, OPEN)), "scorpio")
    play(origins, "action:close")
    assert resources(origins) == {"wisdom": 1}


@rule("ORI-ZOD-12b")
def test_scorpio_gives_wisdom_for_each_six_that_retires() -> None:
    origins = hold(
        give(advisors(freemen(table(), 0, "red 6 at 1; red 6 at 2; blue 5 at 3; blue 6"), 0, "red")), "scorpio"
    )
    play(origins, "pass")
    assert resources(origins) == {"wisdom": 2}
    assert points(origins) == {"retirement": 2}
    assert people(origins) == "; ; blue 6; blue 6"


@rule("ORI-ZOD-12c")
def test_scorpio_gives_nothing_for_a_rise_that_stops_at_six() -> None:
    origins = hold(give(freemen(table(), 0, "red 5; "), gold=1), "scorpio")
    zodiac(origins, "forest", "capricorn", 0)
    play(origins, "action:tower tower:red base:1")
    assert people(origins) == "red 6; "
    assert resources(origins) == {}


# All cards -----------------------------------------------------------------------------------------------


@rule("ORI-ZOD-13")
def test_a_card_goes_before_the_rules_and_before_buildings() -> None:
    # The price on the tile, the empty place it needs, and where dice stop changing: Virgo and Leo overrule them.
    origins = hold(give(city(table(), 0, "1,0 farm")), "virgo")
    play(ask(origins, Purchase(0)), "market:5 mode:over_farm tile:mages_tower stop")
    assert me(origins).city[cell("1,0")] == BUILDINGS.index("healers_mansion")


@rule("ORI-ZOD-13", "ORI-TEMPLE-08")
def test_a_card_of_another_player_or_on_the_board_does_nothing() -> None:
    for holder in (1, -1):
        origins = city(freemen(table(), 0, "yellow 2; "), 0, OPEN)
        for temple, card in (("forest", "leo"), ("mountain", "scorpio"), ("sea", "libra")):
            zodiac(origins, temple, card, holder)
        give(origins, wisdom=4)
        play(origins, "action:close stop")
        assert me(origins).seats[cell("0,0")] % 8 == 2
        assert resources(origins) == {"wisdom": 4}
        assert origins.seat() == 1
