"""Refusals: they name the rule that is in the way, and give in numbers what is missing."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.abilities.activation import Activations
from heliopolis.games.origins.rules.abilities.goods import PyramidAmount
from heliopolis.games.origins.rules.building.purchase import Purchase
from heliopolis.games.origins.rules.citizens import (
    BY_FORUM,
    BY_TILE,
    FREE,
    MUST,
    PAID,
    SpendFood,
    TakeCitizen,
    TakeSpeaker,
)
from heliopolis.games.origins.rules.districts import CloseWith
from heliopolis.games.origins.rules.military import ExchangeForGold
from heliopolis.games.origins.rules.payment import Pay, SpendAny
from heliopolis.games.origins.rules.temples import BY_AQUARIUS, BY_BUILDING, ChooseStep, ExtraStep
from rules.origins.board import (
    archon,
    ask,
    cell,
    city,
    climbs,
    freemen,
    give,
    hold,
    market,
    new,
    offering,
    play,
    refused,
    seated,
    set_up,
    site,
    speaker_offer,
    strength,
    table,
    tower_stock,
    towers,
    using,
    why,
    wonder,
    zodiac,
)

rule = pytest.mark.rule


def visiting(origins: Origins, people: str, number: int) -> Origins:
    """Put the first Freeman on a site."""
    play(freemen(origins, 0, people), f"action:visit base:1 site:{number}")
    return origins


def lacks(origins: Origins, name: str, rule_id: str, english: str, french: str = "") -> None:
    """Check that this rule refuses the choice, and that these words follow its sentence."""
    refused(origins, name, rule_id)
    assert why(origins, name).endswith(f" {english}"), why(origins, name)
    if french:
        assert why(origins, name, "fr").endswith(f" {french}"), why(origins, name, "fr")


@rule("ORI-VISIT-04")
def test_a_site_tells_its_toll_and_what_is_missing() -> None:
    origins = site(freemen(give(table(), wisdom=1, gold=1), 0, "red 1; blue 6"), 3, 6)
    play(origins, "action:visit base:1")
    lacks(
        origins,
        "site:3",
        "ORI-VISIT-04",
        "It costs 5 Wisdom. You have 1 Wisdom and 1 Gold. You are 3 short.",
        "Cela coûte 5 Sagesse. Vous avez 1 Sagesse et 1 Or. Il en manque 3.",
    )


@rule("ORI-VISIT-04")
def test_a_worker_and_the_visit_tell_the_cheapest_toll() -> None:
    origins = archon(freemen(give(table()), 0, "red 1; blue 2; yellow 2"), 0, 1)
    for number in range(1, 6):
        site(origins, number, 4 + number % 2)
    lacks(origins, "action:visit", "ORI-VISIT-04", "It costs 2 Wisdom. You have 0 Wisdom and 0 Gold. You are 2 short.")
    play(give(origins, wisdom=2), "action:visit")
    lacks(origins, "base:1", "ORI-VISIT-04", "It costs 3 Wisdom. You have 2 Wisdom and 0 Gold. You are 1 short.")


@rule("ORI-POP-01")
def test_growing_tells_the_food_of_the_next_base() -> None:
    origins = give(table(), food=1)
    lacks(origins, "action:grow", "ORI-POP-01", "It costs 2 Food. You have 1 Food and 0 Gold. You are 1 short.")


@rule("ORI-TOWER-02")
def test_a_tower_tells_its_gold() -> None:
    origins = towers(give(table(), stone=9, gold=1), 0, red=3, purple=2, blue=2, orange=4, yellow=2)
    lacks(origins, "action:tower", "ORI-TOWER-02", "It costs 2 Gold. You have 1 Gold. You are 1 short.")
    play(towers(origins, 0, yellow=1, purple=1), "action:tower")
    lacks(origins, "tower:orange", "ORI-TOWER-02", "It costs 4 Gold. You have 1 Gold. You are 3 short.")
    refused(tower_stock(origins, orange=0), "tower:orange", "ORI-TOWER-01")


@rule("ORI-DIST-01", "ORI-DIST-04")
def test_closing_tells_the_tiles_that_are_missing_or_that_every_seat_is_taken() -> None:
    origins = city(table(), 0, "1,0 mint")
    lacks(
        origins,
        "action:close",
        "ORI-DIST-01",
        "Your next District needs 1 more tile.",
        "Il manque 1 tuile à votre prochain District.",
    )
    seated(city(origins, 0, "1,0 mint; 1,1 armory"), 0, "0,0", "red", 2)
    lacks(origins, "action:close", "ORI-DIST-04", "Your next District needs 2 more tiles.")
    play(city(origins, 0, "1,0 mint; 1,1 armory; 0,-1 farm; 1,-1 farm; 2,0 farm; 2,1 farm"), "action:close base:1")
    lacks(origins, "seat:-1,0", "ORI-DIST-01", "2 tiles are missing here.")


@rule("WON-DIST-02")
def test_closing_names_the_wonder_that_is_in_the_way_of_the_only_square() -> None:
    origins = wonder(table(wonders=True), 0, "mausoleum", "1,0 1,1")
    refused(origins, "action:close", "WON-DIST-02")


@rule("ORI-CIT-01", "ORI-CIT-09")
def test_a_citizen_tells_its_price_and_one_that_must_be_taken_says_so() -> None:
    origins = ask(freemen(give(table(), wisdom=1), 0, "red 1; "), TakeCitizen(0, PAID, MUST))
    lacks(origins, "citizen:5", "ORI-CIT-01", "It costs 4 Wisdom. You have 1 Wisdom and 0 Gold. You are 3 short.")
    refused(ask(origins, TakeCitizen(0, FREE, MUST)), "decline", "ORI-CIT-09")


@rule("ORI-BUILD-02", "ORI-BUILD-03")
def test_a_building_tells_its_whole_price() -> None:
    origins = hold(market(give(city(table(), 0, "1,0 farm"), stone=1, gold=1), "mint castle castle"), "virgo")
    play(ask(origins, Purchase(0)), "market:3")
    price = "It costs 3 Stone and 2 Wisdom. You have 1 Stone, 0 Wisdom and 1 Gold. You are 3 short."
    lacks(origins, "mode:building", "ORI-BUILD-02", price)
    price = "It costs 3 Stone and 2 Wisdom. You have 1 Stone, 2 Wisdom and 1 Gold. You are 1 short."
    lacks(give(origins, stone=1, wisdom=2, gold=1), "mode:building", "ORI-BUILD-03", price)


@rule("ORI-ZOD-11")
def test_building_over_a_farm_tells_whether_the_card_or_the_farm_is_missing() -> None:
    origins = give(city(table(), 0, "1,0 farm"), stone=9)
    play(ask(origins, Purchase(0)), "market:1")
    lacks(origins, "mode:over_farm", "ORI-ZOD-11", "You don’t hold the Virgo card.")
    lacks(hold(city(origins, 0, ""), "virgo"), "mode:over_farm", "ORI-ZOD-11", "You have no Farm.")


@rule("ORI-ZOD-11")
def test_virgo_is_no_question_where_it_is_not_in_the_game() -> None:
    origins = zodiac(give(city(table(), 0, "1,0 farm"), stone=9), "mountain", "aries")
    play(ask(origins, Purchase(0)), "market:1")
    refused(origins, "mode:over_farm", "")


@rule("ORI-TEMPLE-02", "ORI-TEMPLE-10")
def test_the_third_site_names_the_stone_or_the_tops_that_are_reached() -> None:
    origins = visiting(hold(give(table()), "pisces"), "blue 3", 3)
    lacks(origins, "part:bottom", "ORI-TEMPLE-02", "It costs 1 Stone. You have 0 Stone and 0 Gold. You are 1 short.")
    for temple, card in (("forest", "leo"), ("mountain", "virgo"), ("sea", "pisces")):
        climbs(zodiac(give(origins, stone=1), temple, card, 0), temple, 10)
    refused(origins, "part:bottom", "ORI-TEMPLE-10")


@rule("ORI-CIT-03")
def test_the_fourth_site_names_the_base_that_is_missing() -> None:
    refused(visiting(give(table(), wisdom=9), "orange 3; red 3", 4), "part:bottom", "ORI-CIT-03")


@rule("ORI-FOOD-01", "ORI-FOOD-04")
def test_the_fifth_site_names_the_food_or_that_it_could_do_nothing() -> None:
    origins = visiting(give(table()), "yellow 3; red 6", 5)
    lacks(origins, "part:bottom", "ORI-FOOD-01", "It costs 1 Food. You have 0 Food and 0 Gold. You are 1 short.")
    refused(strength(give(origins, food=1), 13), "part:bottom", "ORI-FOOD-04")


@rule("ORI-FOOD-01")
def test_the_first_food_must_be_spent() -> None:
    refused(ask(give(table(), food=3), SpendFood(0, 3)), "stop", "ORI-FOOD-01")


@rule("WON-BUILD-02")
def test_the_second_site_names_the_stone_of_a_wonder_that_is_all_there_is() -> None:
    origins = wonder(market(hold(give(table(wonders=True), stone=1), "pisces"), ""), 0, "mausoleum")
    visiting(origins, "purple 3", 2)
    lacks(origins, "part:bottom", "WON-BUILD-02", "It costs 3 Stone. You have 1 Stone and 0 Gold. You are 2 short.")


@rule("ORI-BONUS-06")
@pytest.mark.parametrize(
    ("person", "number", "missing"),
    [
        ("red 3; ", 1, "It costs 1 Wisdom. You have 0 Wisdom and 0 Gold. You are 1 short."),
        ("purple 3; ", 2, "It costs 1 Food. You have 0 Food and 0 Gold. You are 1 short."),
        ("orange 3; ", 4, "There is no Speaker in the offer."),
    ],
)
def test_a_bonus_tells_what_it_lacks(person: str, number: int, missing: str) -> None:
    lacks(visiting(speaker_offer(give(table()), ""), person, number), "part:bonus", "ORI-BONUS-06", missing)


@rule("ORI-BONUS-06", "ORI-TEMPLE-11")
def test_the_temple_bonus_tells_that_all_tops_are_reached() -> None:
    origins = give(table(), stone=1)
    for temple in ("forest", "mountain", "sea"):
        climbs(origins, temple, 10)
    lacks(visiting(origins, "blue 3", 3), "part:bonus", "ORI-BONUS-06", "All your Zodiac disks are at the top.")


@rule("ORI-VISIT-11", "ORI-VISIT-12")
def test_a_bonus_of_another_colour_tells_the_colour_of_the_tile() -> None:
    origins = visiting(give(table(), food=1), "blue 3; ", 1)
    lacks(origins, "part:bonus", "ORI-VISIT-11", "The tile here is red.", "Ici, la tuile est rouge.")
    origins = give(table(), food=1)
    play(origins, "action:visit worker:archon site:1")
    lacks(origins, "part:bonus", "ORI-VISIT-12", "The tile here is red.")


@rule("WON-CLAIM-01", "WON-LOCK-01")
def test_a_claim_tells_the_value_the_gold_or_that_nothing_is_there() -> None:
    origins = visiting(give(table(wonders=True)), "blue 3; ", 1)
    lacks(origins, "part:claim", "WON-LOCK-01", "The site now shows 2.")
    origins = visiting(site(give(table(wonders=True)), 1, 4), "blue 6; ", 1)
    lacks(origins, "part:claim", "WON-CLAIM-01", "It costs 1 Gold. You have 0 Gold. You are 1 short.")
    origins.site_wonders = [-1] * 5
    lacks(origins, "part:claim", "WON-CLAIM-01", "There is no Wonder at this site.")


@rule("ORI-BLD-17", "ORI-BONUS-04")
def test_a_speaker_who_is_not_there_is_named_for_tile_and_forum() -> None:
    origins = ask(speaker_offer(table(), "2 5"), TakeSpeaker(0, BY_TILE))
    lacks(origins, "recruit:3", "ORI-BONUS-04", "There is no Speaker of value 3 in the offer.")
    refused(ask(origins, TakeSpeaker(0, BY_FORUM)), "recruit:3", "ORI-BLD-17")


@rule("ORI-ZOD-04", "ORI-BLD-20", "ORI-TEMPLE-11")
def test_an_extra_step_names_aquarius_or_the_building() -> None:
    origins = climbs(ask(give(table(), gold=1), ExtraStep(0, 1, BY_AQUARIUS)), "sea", 10)
    refused(origins, "temple:mountain", "ORI-ZOD-04")
    refused(origins, "temple:sea", "ORI-TEMPLE-11")
    refused(ask(origins, ExtraStep(0, 1, BY_BUILDING)), "temple:mountain", "ORI-BLD-20")
    refused(ask(origins, ChooseStep(0, 0)), "temple:sea", "ORI-TEMPLE-11")


@rule("ORI-RES-02", "ORI-RES-07")
def test_a_payment_tells_how_much_gold_fits() -> None:
    origins = ask(give(table(), stone=1, gold=3), Pay(0, 2, 0, 0, 0))
    lacks(origins, "gold:0", "ORI-RES-07", "Here you can give 1 to 2 Gold.")
    lacks(origins, "gold:3", "ORI-RES-02", "Here you can give 1 to 2 Gold.")
    lacks(ask(give(origins, stone=2, gold=1), Pay(0, 2, 0, 0, 0)), "gold:2", "ORI-RES-07", "at most 1 Gold.")


@rule("ORI-RES-07", "ORI-ATT-02", "WON-02")
def test_giving_what_one_has_not_tells_what_one_has() -> None:
    lacks(ask(give(table(), food=2, gold=1), SpendAny(0, 2)), "spend:stone", "ORI-RES-07", "You have 0 Stone.")
    lacks(ask(give(table(), food=2), ExchangeForGold(0)), "resource:stone", "ORI-RES-07", "You have 0 Stone.")
    origins = ask(give(wonder(table(wonders=True), 0, "great_pyramid"), food=2), PyramidAmount(0, 0))
    lacks(origins, "amount:3", "WON-02", "You have 2 in total.")


@rule("ORI-BLD-12", "ORI-BLD-30", "ORI-BLD-24")
def test_an_ability_that_can_do_nothing_tells_why() -> None:
    origins = freemen(table(), 0, "blue 3; ")
    for temple in ("forest", "mountain", "sea"):
        climbs(origins, temple, 10)
    city(origins, 0, "1,0 veteran_settlement; 2,0 statue; 1,1 forest_temple; -1,0 mages_tower")
    offering(give(origins), "1,0", "2,0", "1,1", "-1,0")
    lacks(origins, "cell:1,0", "ORI-BLD-12", "You have no such die right now.")
    lacks(origins, "cell:2,0", "ORI-BLD-24", "All your Zodiac disks are at the top.")
    lacks(origins, "cell:-1,0", "ORI-BLD-30", "No Building next to it can do anything now.")
    lacks(climbs(origins, "sea", 9), "cell:1,1", "ORI-BLD-19", "It costs 1 Gold. You have 0 Gold. You are 1 short.")


@rule("ORI-SETUP-31", "ORI-SOLO-03")
def test_a_die_that_is_not_in_the_draft_says_so() -> None:
    refused(set_up(new(2)), "die:red/5", "ORI-SETUP-31")
    origins = set_up(new(1), DraftRoll="face:5 face:5 face:5 face:1 face:2", SetAsideDie="")
    lacks(origins, "die:orange/1", "ORI-SOLO-03", "The highest value left is 5.")
    play(origins, "die:red/5 die:purple/5")
    refused(origins, "die:red/5", "ORI-SOLO-03")


@rule("ORI-VISIT-01", "ORI-DIST-05")
def test_who_is_not_at_home_is_told_where_they_are() -> None:
    origins = archon(freemen(give(table()), 0, "red 3; blue 2 at 4; yellow 2; "), 0, 2)
    play(origins, "action:visit")
    lacks(
        origins,
        "base:2",
        "ORI-VISIT-01",
        "This worker is at site 4 until you pass.",
        "Cet ouvrier est au Lieu 4 jusqu’à ce que vous passiez.",
    )
    lacks(origins, "base:4", "ORI-VISIT-01", "This base has no die.")
    lacks(origins, "base:6", "ORI-VISIT-01", "This base is still on your Population track.")
    lacks(origins, "worker:archon", "ORI-VISIT-01", "This worker is at site 2 until you pass.")
    lacks(origins, "speaker:3", "ORI-VISIT-01", "You have no Speaker of value 3.")
    lacks(ask(origins, CloseWith(0)), "base:2", "ORI-DIST-05", "This worker is at site 4 until you pass.")


@rule("ORI-CIT-03", "ORI-BLD-16")
def test_a_citizen_without_a_free_base_tells_how_many_there_are() -> None:
    origins = visiting(speaker_offer(give(table()), "2"), "orange 3; red 3", 4)
    lacks(origins, "part:bottom", "ORI-CIT-03", "Each of your 2 bases already has a die.")
    lacks(
        offering(city(table(), 0, "1,0 estate"), "1,0"),
        "cell:1,0",
        "ORI-CIT-03",
        "Each of your 2 bases already has a die.",
    )


@rule("ORI-BUILD-01")
def test_a_tile_that_is_not_set_aside_says_so() -> None:
    lacks(ask(table(), Purchase(0)), "reserve:mint", "ORI-BUILD-01", "You haven’t set that tile aside.")


@rule("ORI-BLD-31", "ORI-BLD-32", "ORI-FARM-04")
def test_tiles_that_are_not_used_now_tell_why() -> None:
    origins = ask(city(table(), 0, "1,0 mint; 2,0 farm; 3,0 mint"), Activations(0, (cell("1,0"),)))
    refused(origins, "cell:0,0", "ORI-BLD-31")
    refused(origins, "cell:0,1", "ORI-BLD-32")
    refused(origins, "cell:2,0", "ORI-FARM-04")
    refused(origins, "cell:3,0", "ORI-BUILD-09")


@rule("ORI-BLD-30")
def test_a_mages_tower_tells_why_a_neighbour_cannot_be_used() -> None:
    drawn = "1,0 mages_tower; 2,0 statue; 1,1 mint; 1,-1 granary"
    origins = city(table(), 0, drawn)
    for temple in ("forest", "mountain", "sea"):
        climbs(origins, temple, 10)
    lacks(using(origins), "cell:2,0", "ORI-BLD-30", "All your Zodiac disks are at the top.")
