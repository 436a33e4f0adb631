"""Bad input: every attempt of the rulings page is refused, named, and changes nothing."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.abilities.activation import Activations
from heliopolis.games.origins.rules.abilities.military import StoneOrFood
from heliopolis.games.origins.rules.abilities.people import GateOfIshtar
from heliopolis.games.origins.rules.building.purchase import Purchase
from heliopolis.games.origins.rules.citizens import BY_TILE, MAY, PAID, SpendFood, TakeCitizen, TakeSpeaker
from heliopolis.games.origins.rules.districts import CloseWith
from heliopolis.games.origins.rules.military import MoveOrAttack
from heliopolis.games.origins.rules.payment import GainBasic, Pay, SpendAny
from heliopolis.games.origins.rules.rounds import NextRound
from heliopolis.games.origins.rules.temples import ChooseStep, ChooseTemple
from heliopolis.games.origins.rules.towers import BuildLevel
from heliopolis.kernel.errors import BadData, BadOption, IllegalChoice, UnknownName
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.step import Step
from rules.origins.board import (
    GAME,
    advisors,
    archon,
    ask,
    bases,
    cards,
    cell,
    city,
    climbs,
    freemen,
    give,
    hold,
    legal,
    market,
    me,
    offer,
    only,
    play,
    prompt,
    refused,
    reserve,
    seated,
    settled,
    site,
    speaker_offer,
    speakers,
    stock,
    strength,
    table,
    tokens,
    tower_stock,
    towers,
    wonder,
    zodiac,
)

example = pytest.mark.example

OPEN = "1,0 mint; 1,1 armory; 1,-1 statue; 0,-1 farm"
"""A City with two Districts that can be closed."""


def unknown(name: str) -> None:
    """Check that no choice has this name."""
    with pytest.raises(UnknownName, match="has no choice"):
        table().choice(name)


@example("E-PLAYERS")
@pytest.mark.parametrize("players", [0, 5, -1, 2.5, "two", None, True])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadOption, match="option players: takes 1, 2, 3, 4") as refusal:
        GAME.new(players=players)
    assert refusal.value.option == "players"


@example("E-PLAYERS")
@pytest.mark.parametrize(
    ("option", "value"),
    [("trials", "3"), ("trials", "7"), ("trials", True), ("wonders", 2), ("wonders", "some"), ("round_limit", 3)],
)
def test_other_modules_are_refused(option: str, value: str) -> None:
    with pytest.raises(BadOption, match=f"option {option}: takes") as refusal:
        GAME.new(players=2, **{option: value})
    assert refusal.value.option == option


@example("E-PLAYERS")
def test_unknown_modules_and_too_many_names_are_refused() -> None:
    with pytest.raises(BadOption, match="option ufobot: origins has no such option"):
        GAME.new(ufobot=True)
    with pytest.raises(BadOption, match="solo is played with none or regular, not extended"):
        GAME.new(players=1, trials="extended")
    with pytest.raises(BadData, match="names 3 players, the game has 2"):
        Journal(GAME, ["Ann", "Ben", "Cid"], players=2)


@example("E-TURN")
def test_a_question_that_is_not_open_cannot_be_answered() -> None:
    origins = table()
    refused(origins, "site:1", "")
    with pytest.raises(IllegalChoice, match="site:1 isn’t an answer to ChooseAction"):
        origins.play(origins.choice("site:1"))


@example("E-TURN")
def test_nothing_can_be_played_after_the_end() -> None:
    origins = table()
    origins.triggers = 1
    only(origins, NextRound())
    assert origins.decision() is None
    refused(origins, "pass", "")
    with pytest.raises(IllegalChoice, match="the game is over"):
        origins.play(origins.choice("pass"))


@example("E-TURN")
def test_who_has_passed_is_not_asked_again() -> None:
    origins = give(table(), 1, gold=9)
    play(origins, "pass action:tower tower:red")
    assert origins.seat() == 1
    play(origins, "action:tower tower:blue")
    assert origins.seat() == 1


@example("E-OPTION")
@pytest.mark.parametrize(
    "name",
    ["", "build", "action:rest", "base:0", "base:7", "market:6", "gold:-1", "gold:13", "amount:0", "site:one", "PASS"],
)
def test_what_is_no_choice_has_no_name(name: str) -> None:
    unknown(name)


SQUARE = "; ".join(f"{x},{y} farm" for x in (1, 2, 3) for y in (0, 1))


@example("E-OPTION")
@pytest.mark.parametrize(
    ("step", "choices"),
    [
        (Activations(0, (cell("0,0"), cell("1,-1"))), ""),
        (Activations(0, (cell("1,-1"),)), "cell:1,-1"),
        (Purchase(0), ""),
        (Purchase(0), "market:2"),
        (Purchase(0), "market:2 mode:farm"),
        (Purchase(0), "market:2 mode:over_farm"),
        (Purchase(0), "claimed:wonder gold:0 direction:across"),
        (Purchase(0), "claimed:wonder gold:0 direction:down"),
        (CloseWith(0), ""),
        (CloseWith(0), "base:1"),
        (GateOfIshtar(0), ""),
        (BuildLevel(0), ""),
        (TakeCitizen(0, PAID, MAY), ""),
        (SpendFood(0, 3), ""),
        (StoneOrFood(0, 2), ""),
        (SpendAny(0, 2), ""),
    ],
)
def test_every_candidate_is_legal_or_barred_by_a_rule(step: Step[Origins], choices: str) -> None:
    origins = city(bases(table(wonders=True), 0, 3), 0, SQUARE + "; 1,-1 mages_tower; 2,-1 mint; 1,-2 harbor")
    hold(give(wonder(origins, 0, "colossus"), stone=3, food=3, wisdom=3, gold=3), "virgo")
    seated(seated(origins, 0, "1,0", "red", 2), 0, "2,0", "red", 6)
    play(ask(origins, step), choices)
    candidates = origins.candidates()
    assert len(set(candidates)) == len(candidates)
    assert [choice for choice in candidates if origins.why_not(choice) is None] == [
        choice for choice in candidates if choice in origins.choices()
    ]
    assert set(origins.choices()) <= set(candidates)
    assert all(origins.why_not(choice) != "not-asked" for choice in candidates)


@example("E-WORKER")
def test_workers_must_be_ones_own_and_unused() -> None:
    origins = speakers(archon(freemen(table(), 0, "red 3; blue 2 at 4; yellow 1; "), 0, 3), 1, "5")
    play(origins, "action:visit")
    refused(origins, "base:2", "ORI-VISIT-01")
    refused(origins, "base:4", "ORI-VISIT-01")
    refused(origins, "base:6", "ORI-VISIT-01")
    refused(origins, "worker:archon", "ORI-VISIT-01")
    refused(origins, "speaker:5", "ORI-VISIT-01")
    unknown("speaker:6")
    unknown("speaker:1")
    unknown("worker:2")


@example("E-WORKER")
def test_a_worker_that_can_pay_no_site_is_refused_and_so_is_a_visit_without_any() -> None:
    origins = give(freemen(table(), 0, "red 1; blue 2; "))
    for number in (1, 2, 3, 4, 5):
        site(origins, number, 2)
    play(archon(origins, 0, 0), "action:visit")
    refused(origins, "base:1", "ORI-VISIT-04")
    origins = give(archon(freemen(table(), 0, "red 1; "), 0, 1))
    for number in (1, 2, 3, 4, 5):
        site(origins, number, 2)
    refused(origins, "action:visit", "ORI-VISIT-04")
    refused(archon(freemen(table(), 0, "red 3 at 2; "), 0, 1), "action:visit", "ORI-VISIT-01")


@example("E-SITE")
def test_a_site_must_exist_and_be_payable() -> None:
    origins = site(give(freemen(table(), 0, "red 2; "), stone=9, food=9, wisdom=1, gold=1), 3, 5)
    play(origins, "action:visit base:1")
    refused(origins, "site:3", "ORI-VISIT-04")
    unknown("site:0")
    unknown("site:6")


@example("E-BONUS")
def test_a_bonus_needs_its_colour_its_price_and_happens_once() -> None:
    origins = freemen(table(), 0, "blue 3; ")
    play(origins, "action:visit base:1 site:1")
    refused(origins, "part:bonus", "ORI-VISIT-11")
    origins = speakers(table(), 0, "5")
    play(origins, "action:visit speaker:5 site:1")
    refused(origins, "part:bonus", "ORI-VISIT-13")
    origins = advisors(table(), 0, "blue")
    play(origins, "action:visit worker:archon site:1")
    refused(origins, "part:bonus", "ORI-VISIT-12")
    origins = give(freemen(table(), 0, "red 3; "))
    play(origins, "action:visit base:1 site:1")
    refused(origins, "part:bonus", "ORI-BONUS-06")
    origins = give(freemen(table(), 0, "red 3; "), wisdom=2)
    play(origins, "action:visit base:1 site:1 part:bonus military:move")
    refused(origins, "part:bonus", "ORI-VISIT-14")


@example("E-MAIN")
def test_main_actions_are_one_at_least_and_two_for_a_six_only() -> None:
    origins = give(freemen(table(), 0, "red 3; "), wisdom=1)
    play(origins, "action:visit base:1 site:1")
    refused(origins, "stop", "ORI-VISIT-10")
    play(origins, "part:top")
    refused(origins, "part:bottom", "ORI-VISIT-09")
    refused(origins, "part:top", "ORI-VISIT-19")
    origins = freemen(table(), 0, "blue 6; ")
    play(origins, "action:visit base:1 site:1 part:top")
    refused(origins, "part:top", "ORI-VISIT-19")
    origins = give(advisors(table(), 0, "red"), wisdom=1)
    play(origins, "action:visit worker:archon site:1 part:top")
    refused(origins, "part:bottom", "ORI-VISIT-17")


@example("E-PAY")
def test_payments_are_exact() -> None:
    origins = ask(give(table(), food=2, gold=5), Pay(0, 0, 3, 0, 0))
    assert legal(origins) == {"gold:1", "gold:2", "gold:3"}
    refused(origins, "gold:0", "ORI-RES-07")
    refused(origins, "gold:4", "ORI-RES-02")
    unknown("gold:-1")
    origins = ask(give(table(), food=3, gold=1), Pay(0, 0, 3, 0, 0))
    refused(origins, "gold:2", "ORI-RES-07")
    refused(origins, "spend:food", "")


@example("E-PAY")
def test_a_price_in_gold_takes_no_basic_resource() -> None:
    refused(give(table(), stone=9, food=9, wisdom=9), "action:tower", "ORI-TOWER-02")
    origins = give(table(wonders=True), stone=9, food=9, wisdom=9)
    origins.unlocked = 31
    play(origins, "action:visit base:1 site:1")
    refused(origins, "part:claim", "WON-CLAIM-01")
    refused(ask(give(table(), food=2, gold=1), SpendAny(0, 2)), "spend:stone", "ORI-RES-07")


@example("E-RES")
def test_gold_is_no_basic_resource() -> None:
    origins = ask(table(), GainBasic(0, 1))
    refused(origins, "spend:gold", "")
    unknown("resource:gold")
    unknown("resource:beer")
    origins = give(strength(table(), 2), food=1, gold=3)
    play(ask(origins, MoveOrAttack(0, 1, 1, 0)), "military:attack")
    refused(origins, "resource:stone", "ORI-RES-07")
    refused(origins, "spend:gold", "")


@example("E-CELL")
def test_tiles_lie_on_empty_cells_edge_to_edge() -> None:
    origins = city(give(table(), stone=3), 0, "1,0 mint")
    play(ask(origins, Purchase(0)), "market:1 mode:building")
    refused(origins, "cell:0,0", "ORI-PLACE-02")
    refused(origins, "cell:2,1", "ORI-PLACE-03")
    refused(origins, "cell:1,2", "ORI-PLACE-03")
    refused(origins, "cell:4,0", "ORI-PLACE-01")
    refused(origins, "seat:1,1", "")
    refused(origins, "direction:down", "")
    unknown("cell:0.5,1")
    unknown("cell:1,0/90")


@example("E-MARKET")
def test_only_what_is_there_can_be_bought() -> None:
    origins = ask(reserve(market(table(), "mint armory"), 1, "castle"), Purchase(0))
    refused(origins, "market:3", "ORI-BUILD-12")
    refused(origins, "market:5", "ORI-BUILD-12")
    refused(origins, "reserve:castle", "ORI-BUILD-01")
    unknown("market:0")


@example("E-MARKET")
def test_what_cannot_be_paid_is_not_bought() -> None:
    origins = hold(city(give(table(), stone=3), 0, "1,0 farm"), "virgo")
    play(ask(origins, Purchase(0)), "market:3")
    refused(origins, "mode:building", "ORI-BUILD-02")
    origins = hold(city(give(table(), stone=1, wisdom=9), 0, "1,0 farm"), "virgo")
    play(ask(origins, Purchase(0)), "market:3")
    refused(origins, "mode:building", "ORI-BUILD-03")
    # Both prices together must be payable.
    origins = hold(city(give(table(), stone=1, wisdom=1, gold=1), 0, "1,0 farm"), "virgo")
    play(ask(origins, Purchase(0)), "market:3")
    refused(origins, "mode:building", "ORI-BUILD-03")


@example("E-FARM")
def test_farms_are_built_over_with_virgo_only_and_by_no_farm() -> None:
    origins = city(give(table(), stone=3), 0, "1,0 farm; 2,0 mint")
    play(ask(origins, Purchase(0)), "market:1")
    refused(origins, "mode:over_farm", "ORI-ZOD-11")
    play(origins, "mode:farm")
    refused(origins, "cell:1,0", "ORI-PLACE-02")
    origins = hold(city(give(table()), 0, "1,0 farm; 2,0 mint; 3,0 farm"), "virgo")
    play(ask(origins, Purchase(0)), "market:1 mode:over_farm")
    refused(origins, "cell:2,0", "ORI-ZOD-11")
    refused(origins, "cell:4,0", "ORI-ZOD-11")


@example("E-BASE")
def test_no_citizen_comes_without_a_free_base() -> None:
    origins = give(table(), wisdom=9)
    play(origins, "action:visit base:1 site:4")
    assert prompt(origins) == "GainBasic"
    origins = give(freemen(table(), 0, "orange 6; red 1"), wisdom=9)
    play(origins, "action:visit base:1 site:4")
    refused(origins, "part:bottom", "ORI-CIT-03")


@example("E-OFFER")
def test_only_dice_and_speakers_that_are_offered_can_be_taken() -> None:
    origins = offer(bases(give(table(), wisdom=9), 0, 3), "red 3; blue 1")
    ask(origins, TakeCitizen(0, PAID, MAY))
    refused(origins, "citizen:3", "ORI-CIT-08")
    refused(origins, "citizen:5", "ORI-CIT-08")
    give(ask(origins, TakeCitizen(0, PAID, MAY)))
    refused(origins, "citizen:2", "ORI-CIT-01")
    unknown("citizen:6")
    refused(ask(speaker_offer(table(), "2 5"), TakeSpeaker(0, BY_TILE)), "recruit:3", "ORI-BONUS-04")
    origins = speaker_offer(freemen(table(), 0, "orange 3; "), "")
    play(bases(origins, 0, 3), "action:visit base:1 site:4")
    refused(origins, "part:bonus", "ORI-BONUS-06")


@example("E-TEMPLE")
def test_temple_steps_are_never_split_or_lost() -> None:
    origins = hold(zodiac(climbs(give(table(), stone=1, gold=2), "forest", 10), "forest", "leo", 0), "aquarius")
    ask(origins, ChooseTemple(0))
    refused(origins, "temple:forest", "ORI-TEMPLE-10")
    unknown("temple:desert")
    play(origins, "temple:mountain gold:0")
    # Two steps on one track; the extra one of Aquarius on another.
    assert origins.climbs[1][0] == 2
    refused(origins, "temple:mountain", "ORI-ZOD-04")
    refused(origins, "temple:forest", "ORI-TEMPLE-11")
    refused(ask(climbs(table(), "sea", 10), ChooseStep(0, 0)), "temple:sea", "ORI-TEMPLE-11")


@example("E-FOOD")
def test_food_is_one_to_three_and_raises_unused_freemen_below_six() -> None:
    origins = freemen(give(table(), food=9), 0, "red 6; blue 2 at 1; yellow 1; ")
    ask(origins, SpendFood(0, 3))
    refused(origins, "stop", "ORI-FOOD-01")
    refused(origins, "base:1", "ORI-FOOD-03")
    refused(origins, "base:2", "ORI-FOOD-01")
    refused(origins, "base:4", "ORI-FOOD-01")
    refused(origins, "seat:0,0", "")
    play(origins, "base:3 base:3 base:3")
    # Three are spent, and no fourth is asked for.
    assert me(origins).resources[1] == 6
    assert origins.seat() == 1


@example("E-FOOD")
def test_food_moves_no_disk_from_the_final_space() -> None:
    refused(ask(strength(give(table(), food=1), 13), SpendFood(0, 3)), "military:move", "ORI-MIL-10")


@example("E-DIST")
def test_districts_are_full_open_and_closed_by_unused_freemen() -> None:
    origins = city(freemen(table(), 0, "red 3; blue 2; red 1 at 2; "), 0, OPEN + "; 2,0 farm; 2,1 farm")
    play(speakers(seated(origins, 0, "0,0", "red", 1), 0, "3"), "action:close")
    refused(origins, "base:3", "ORI-DIST-05")
    refused(origins, "base:5", "ORI-DIST-05")
    refused(origins, "worker:archon", "")
    refused(origins, "speaker:3", "")
    play(origins, "base:1")
    refused(origins, "seat:0,0", "ORI-DIST-04")
    refused(origins, "seat:2,0", "ORI-DIST-01")
    origins = city(table(wonders=True), 0, "1,0 farm; 1,1 farm; 2,0 farm; 2,1 farm; -1,0 farm; -1,1 farm")
    wonder(origins, 0, "colossus", "0,-1 1,-1")
    play(origins, "action:close base:1")
    refused(origins, "seat:0,-1", "WON-DIST-02")


@example("E-CARD")
def test_only_displayed_cards_that_match_are_scored() -> None:
    drawn = "1,0 mages_tower; 1,1 mages_tower; 2,0 mages_tower; 2,1 armory"
    origins = city(freemen(table(), 0, "orange 1; "), 0, drawn)
    play(cards(origins, "5 42 3"), "action:close seat:1,0")
    refused(origins, "card:3", "ORI-DIST-08")
    refused(origins, "card:25", "ORI-DIST-11")
    unknown("card:46")
    unknown("card:0")


@example("E-ACT")
def test_only_buildings_of_the_district_and_colour_are_activated_once() -> None:
    origins = city(freemen(table(), 0, "yellow 1; "), 0, "1,0 mint; 1,1 armory; 5,0 mint")
    play(cards(origins, "5"), "action:close")
    refused(origins, "cell:1,1", "ORI-BUILD-09")
    refused(origins, "cell:5,0", "ORI-BUILD-09")
    refused(origins, "cell:0,1", "ORI-BLD-32")
    refused(origins, "cell:9,9", "ORI-BUILD-09")
    play(origins, "cell:1,0")
    refused(origins, "cell:1,0", "ORI-BUILD-09")


@example("E-ACT")
def test_a_mages_tower_copies_buildings_beside_it_only() -> None:
    origins = city(table(wonders=True), 0, "1,0 mages_tower; 2,0 mint; 1,1 harbor; 3,0 mint; 4,0 farm")
    wonder(origins, 0, "colossus", "1,-1 1,-2")
    play(ask(origins, Activations(0, (cell("1,0"),))), "cell:1,0")
    for name in ("cell:0,0", "cell:0,1", "cell:1,-1", "cell:3,0", "cell:4,0", "cell:1,0", "cell:7,7"):
        refused(origins, name, "ORI-BLD-30")


@example("E-TOWER")
def test_towers_need_a_disk_and_their_gold() -> None:
    origins = towers(tower_stock(give(table(), gold=1), red=0), 0, blue=2)
    play(origins, "action:tower")
    refused(origins, "tower:red", "ORI-TOWER-01")
    refused(origins, "tower:blue", "ORI-TOWER-02")
    unknown("tower:grey")
    refused(give(table()), "action:tower", "ORI-TOWER-02")


@example("E-GROW")
def test_growing_needs_a_base_and_its_food() -> None:
    refused(give(table(), food=1), "action:grow", "ORI-POP-01")
    refused(bases(give(table(), food=9), 0, 6), "action:grow", "ORI-POP-04")


@example("E-TOKEN")
def test_tokens_are_spent_once_a_turn_and_never_after_passing() -> None:
    origins = give(table(), gold=9)
    refused(origins, "use", "")
    play(origins, "action:tower tower:red")
    assert origins.seat() == 1
    origins = tokens(strength(give(table(), gold=9), 6), 0, 2)
    play(origins, "action:tower tower:red use action:tower tower:blue")
    assert (origins.seat(), me(origins).tokens) == (1, 1)
    origins = tokens(strength(table(), 6), 0, 2)
    play(origins, "pass")
    assert (origins.seat(), me(origins).tokens) == (1, 2)
    origins = tokens(strength(give(table(1), gold=9), 6), 0, 2)
    play(origins, "action:tower tower:red")
    refused(origins, "use", "")


@example("E-DIE")
def test_dice_change_only_where_they_may() -> None:
    drawn = "1,0 veteran_settlement; 2,0 court_of_law; 3,0 gate_of_passage"
    people = "red 6; red 5; red 4 at 1; blue 6; "
    origins = ask(city(freemen(table(), 0, people), 0, drawn), Activations(0, (cell("1,0"), cell("2,0"), cell("3,0"))))
    play(origins, "cell:1,0")
    refused(origins, "base:3", "ORI-BLD-12")
    refused(origins, "base:4", "ORI-BLD-12")
    origins = ask(city(freemen(table(), 0, people), 0, drawn), Activations(0, (cell("2,0"),)))
    play(stock(origins, yellow=0), "cell:2,0")
    refused(origins, "base:3", "ORI-BLD-15")
    play(origins, "base:1")
    refused(origins, "colour:red", "ORI-BLD-15")
    refused(origins, "colour:yellow", "ORI-BLD-15")
    origins = ask(city(freemen(table(), 0, people + "red 1"), 0, drawn), Activations(0, (cell("3,0"),)))
    play(origins, "cell:3,0")
    refused(origins, "base:1", "ORI-BLD-28")


@example("E-ZODIAC")
def test_cards_work_for_their_holder_only() -> None:
    origins = hold(give(city(table(), 0, "1,0 farm"), stone=1), "virgo", 1)
    play(ask(origins, Purchase(0)), "market:1")
    refused(origins, "mode:over_farm", "ORI-ZOD-11")
    origins = hold(freemen(give(table(), gold=1), 0, "red 2; "), "capricorn", 1)
    play(origins, "action:tower tower:red")
    refused(origins, "base:1", "")
    origins = hold(give(freemen(table(), 0, "red 3; ")), "pisces", 1)
    play(origins, "action:visit base:1 site:1")
    refused(origins, "part:bonus", "ORI-BONUS-06")


@example("E-WONDER")
def test_wonders_are_claimed_once_unlocked_for_a_gold_while_visiting() -> None:
    refused(table(wonders=True), "part:claim", "")
    origins = give(table(wonders=True), gold=1)
    play(origins, "action:visit base:1 site:1")
    refused(origins, "part:claim", "WON-LOCK-01")
    origins = give(table(wonders=True))
    origins.unlocked = 1
    play(origins, "action:visit base:1 site:1")
    refused(origins, "part:claim", "WON-CLAIM-01")
    origins = wonder(give(table(wonders=True), gold=1), 0, "mausoleum")
    origins.unlocked = 1
    play(origins, "action:visit base:1 site:1")
    refused(origins, "part:claim", "WON-CLAIM-03")


@example("E-WONDER")
def test_wonders_are_built_whole_by_a_site_and_used_once_a_turn() -> None:
    refused(ask(give(table(wonders=True), stone=9), Purchase(0)), "claimed:wonder", "WON-BUILD-07")
    origins = ask(wonder(give(table(wonders=True), stone=2), 0, "mausoleum"), Purchase(0))
    refused(origins, "claimed:wonder", "WON-BUILD-02")
    origins = ask(wonder(give(table(wonders=True), stone=3), 0, "mausoleum"), Purchase(0))
    play(origins, "claimed:wonder")
    refused(origins, "mode:farm", "")
    play(origins, "direction:down")
    refused(origins, "cell:0,1", "WON-BUILD-04")
    refused(origins, "cell:0,-1", "WON-BUILD-04")
    refused(origins, "cell:3,0", "ORI-PLACE-01")
    origins = wonder(table(wonders=True), 0, "colossus", "0,-1 1,-1")
    origins.players[0].wonder_used_in = origins.action_number = 4
    play(ask(give(origins, stone=2), Purchase(0)), "market:1 mode:building cell:0,-2")
    refused(settled(origins), "cell:0,-1", "WON-ACT-02")


@example("E-WONDER")
def test_the_gardens_build_no_wonder() -> None:
    origins = wonder(table(wonders=True), 0, "hanging_gardens", "0,-1 1,-1")
    origins.action_number = 4
    play(ask(give(origins, stone=9), Activations(0, (cell("0,-1"),))), "cell:0,-1")
    assert prompt(origins) == "GardenTile"
    refused(origins, "claimed:wonder", "")


@example("E-SOLO")
def test_alone_a_neighbour_that_can_rise_is_chosen() -> None:
    origins = site(table(1), 5, 6)
    play(origins, "action:visit base:1 site:3")
    refused(origins, "site:5", "ORI-SOLO-05")
    refused(origins, "site:1", "ORI-SOLO-05")
    refused(origins, "site:3", "ORI-SOLO-05")
    refused(origins, "decline", "")
