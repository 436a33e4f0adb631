"""The Bonus Action tiles: five effects and their prices."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.bonus import BonusOrGold
from rules.origins.board import (
    climbs,
    freemen,
    give,
    held,
    hold,
    holders,
    legal,
    market,
    play,
    points,
    prompt,
    refused,
    reserve,
    resources,
    shown,
    site,
    speaker_offer,
    strength,
    table,
    wonder,
)

rule = pytest.mark.rule


def visiting(origins: Origins, colour: str) -> Origins:
    """Return a Freeman of this colour on the first site, which has the tile of its colour."""
    site(freemen(origins, 0, f"{colour} 2; "), 1, tile=colour)
    play(origins, "action:visit base:1 site:1")
    return origins


@rule("ORI-BONUS-01")
def test_blue_climbs_a_step_for_a_stone_without_the_card() -> None:
    origins = visiting(give(table(), stone=1), "blue")
    play(origins, "part:bonus temple:mountain")
    assert [track[0] for track in origins.climbs] == [0, 1, 0]
    assert (resources(origins), holders(origins)) == ({}, {})


@rule("ORI-BONUS-02")
def test_purple_purchases_for_a_food_and_the_whole_price() -> None:
    origins = visiting(give(table(), stone=1, food=1, wisdom=1), "purple")
    play(origins, "part:bonus market:2 mode:building cell:1,0 stop")
    assert resources(origins) == {}
    assert shown(origins)[1] == "stone_circle"
    assert prompt(origins) == "Visit"


@rule("ORI-BONUS-03")
@pytest.mark.parametrize(("choice", "space", "score"), [("move", 5, {}), ("attack", 4, {"attack": 3})])
def test_red_moves_or_attacks_for_a_wisdom(choice: str, space: int, score: dict[str, int]) -> None:
    origins = visiting(strength(give(table(), wisdom=1), 4, 0), "red")
    play(origins, f"part:bonus military:{choice}")
    assert (origins.strength[0], points(origins)) == (space, score)
    assert "wisdom" not in resources(origins)
    # Only one of them.
    assert prompt(origins) == "Visit"


@rule("ORI-BONUS-04")
def test_orange_takes_a_speaker_of_choice() -> None:
    origins = speaker_offer(visiting(give(table(4)), "orange"), "2 4 4")
    play(origins, "part:bonus")
    refused(origins, "recruit:3", "ORI-BONUS-04")
    play(origins, "recruit:4")
    assert held(origins) == [4]
    assert origins.speakers == [0, 0, 1, 0, 1, 0]


@rule("ORI-BONUS-04")
def test_a_speaker_just_taken_can_be_used_in_the_same_round() -> None:
    origins = speaker_offer(visiting(give(table()), "orange"), "2 4")
    play(origins, "part:bonus recruit:4 part:top action:visit worker:archon site:1 part:top action:visit speaker:4")
    assert prompt(origins) == "ChooseSite"


@rule("ORI-BONUS-05")
@pytest.mark.parametrize("basic", ["stone", "food", "wisdom"])
def test_yellow_gives_a_basic_resource_of_choice(basic: str) -> None:
    origins = visiting(give(table()), "yellow")
    play(origins, f"part:bonus resource:{basic}")
    assert resources(origins) == {basic: 1}


@rule("ORI-BONUS-06")
@pytest.mark.parametrize("colour", ["red", "purple", "blue"])
def test_a_bonus_whose_price_is_missing_cannot_be_chosen(colour: str) -> None:
    lacking = {"red": "wisdom", "purple": "food", "blue": "stone"}[colour]
    purse = {kind: 3 for kind in ("stone", "food", "wisdom") if kind != lacking}
    origins = visiting(give(table(), **purse), colour)
    refused(origins, "part:bonus", "ORI-BONUS-06")
    give(origins, gold=1)
    assert "bonus" in legal(origins, "part")


@rule("ORI-BONUS-06")
def test_a_bonus_that_can_do_nothing_cannot_be_chosen() -> None:
    origins = speaker_offer(visiting(give(table(), stone=9, food=9, wisdom=9), "orange"), "")
    refused(origins, "part:bonus", "ORI-BONUS-06")
    origins = visiting(give(table(), stone=9, food=9, wisdom=9), "blue")
    for temple in ("forest", "mountain", "sea"):
        climbs(origins, temple, 10)
    refused(origins, "part:bonus", "ORI-BONUS-06")
    origins = market(visiting(give(table(), stone=9, food=9, wisdom=9), "purple"), "")
    refused(origins, "part:bonus", "ORI-BONUS-06")
    reserve(origins, 0, "mint")
    assert "bonus" in legal(origins, "part")


@rule("ORI-BONUS-06", "ORI-BONUS-02")
def test_if_only_a_wonder_can_be_built_its_stone_stays_payable_after_the_food() -> None:
    origins = market(visiting(give(table(2, wonders=True), stone=3, gold=1), "purple"), "")
    wonder(origins, 0, "colossus")
    play(origins, "part:bonus claimed:wonder")
    assert resources(origins) == {}
    origins = market(visiting(give(table(2, wonders=True), stone=2, gold=1), "purple"), "")
    wonder(origins, 0, "colossus")
    refused(origins, "part:bonus", "ORI-BONUS-06")
    give(origins, stone=2, food=1, gold=1)
    play(origins, "part:bonus")
    # The Gold is needed for the Stone, so the Food is paid in Food and the Wonder is all that can be built.
    assert (resources(origins), prompt(origins)) == ({}, "WonderDirection")


@rule("ORI-BONUS-06")
def test_pisces_gives_gold_for_a_bonus_that_is_impossible_or_not_wanted() -> None:
    origins = hold(visiting(give(table()), "blue"), "pisces")
    play(origins, "part:bonus")
    assert resources(origins) == {"gold": 1}
    origins = hold(visiting(give(table(), stone=1), "blue"), "pisces")
    play(origins, "part:bonus")
    assert legal(origins) == {"effect:bonus", "effect:gold"}
    play(origins, "effect:gold")
    assert resources(origins) == {"stone": 1, "gold": 1}


@rule("ORI-BONUS-06")
def test_a_bonus_asked_about_by_pisces_must_be_possible() -> None:
    origins = hold(visiting(give(table()), "blue"), "pisces")
    origins.do(BonusOrGold(0, 2))
    refused(origins, "effect:bonus", "ORI-BONUS-06")
