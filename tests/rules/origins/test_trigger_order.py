"""In which order cards, Buildings and rules take effect."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.rules.building.purchase import Purchase
from heliopolis.games.origins.rules.military import MoveOrAttack
from rules.origins.board import (
    advisors,
    ask,
    cards,
    city,
    events,
    freemen,
    give,
    hold,
    people,
    play,
    points,
    prompt,
    resources,
    strength,
    table,
    tower_stock,
    towers,
    zodiac,
)

rule = pytest.mark.rule


@rule("ORI-ZOD-09", "ORI-ZOD-12", "ORI-ZOD-07")
def test_closing_goes_leo_scorpio_activations_libra() -> None:
    origins = city(freemen(table(), 0, "yellow 2; "), 0, "1,0 mint; 1,1 mint; 0,-1 farm; 1,-1 mint")
    cards(origins, "45", "2")
    for temple, card in (("forest", "leo"), ("mountain", "scorpio"), ("sea", "libra")):
        zodiac(origins, temple, card, 0)
    give(origins)
    told = play(origins, "action:close seat:0,-1")
    told += play(origins, "cell:1,0 stop citizen:1 face:1")
    kinds = [event[0] for event in told]
    assert kinds.index("closed") < kinds.index("gained") < kinds.index("used") < kinds.index("hired")
    assert events(told, "closed")[0][-1] == 4
    assert resources(origins) == {"wisdom": 1, "gold": 1}


@rule("ORI-DIST-11", "ORI-DIST-16", "ORI-ZOD-07")
def test_the_gold_of_the_card_comes_before_activations_and_pays_for_libra() -> None:
    origins = city(freemen(table(), 0, "yellow 2; "), 0, "1,0 mint; 1,1 mint; 2,0 mint; 2,1 farm")
    cards(origins, "45", "2")
    zodiac(hold(give(origins), "libra"), "forest", "sagittarius", 0)
    play(origins, "action:close seat:1,0")
    assert resources(origins) == {"gold": 2}
    assert points(origins) == {"district": 9}
    play(origins, "stop citizen:3")
    assert prompt(origins) == "RaiseNewDie"
    play(origins, "use face:1")
    assert resources(origins) == {}
    assert people(origins) == "orange 4; "


@rule("ORI-ZOD-06", "ORI-ZOD-10", "ORI-ZOD-12b")
def test_passing_goes_cancer_sagittarius_gemini_returns_retirements() -> None:
    origins = advisors(freemen(table(), 0, "red 6 at 1; blue 2 at 2; "), 0, "red")
    for temple, card in (("forest", "cancer"), ("mountain", "sagittarius"), ("sea", "gemini")):
        zodiac(origins, temple, card, 0)
    give(strength(origins, 6))
    told = play(origins, "pass citizen:5")
    assert prompt(origins) == "RaiseNewDie"
    told += play(origins, "use face:1 resource:food")
    assert people(origins) == "red 6 at 1; blue 2 at 2; purple 6"
    told += play(origins, "resource:food")
    assert people(origins) == "; blue 3; purple 6"
    kinds = [event[0] for event in told]
    order = ["passed", "hired", "raised", "gained", "returned", "retired"]
    assert sorted(order, key=kinds.index) == order


@rule("ORI-ZOD-12b", "ORI-ADV-03")
def test_at_a_retirement_scorpio_comes_before_the_advisor() -> None:
    origins = hold(give(advisors(freemen(table(), 0, "red 6 at 1; "), 0, "red")), "scorpio")
    kinds = [event[0] for event in play(origins, "pass")]
    assert kinds.index("gained") < kinds.index("score")


@rule("ORI-ATT-01", "ORI-ATT-03", "ORI-ZOD-08")
def test_an_attack_goes_bonus_points_aries() -> None:
    origins = hold(give(strength(freemen(table(), 0, "red 1; "), 7)), "aries")
    play(ask(origins, MoveOrAttack(0, 1, 1, 0)), "military:attack")
    assert prompt(origins) == "GainBasic"
    assert points(origins) == {}
    told = play(origins, "resource:wisdom")
    assert [event[0] for event in told] == ["gained", "score", "score"]
    assert points(origins) == {"attack": 4, "aries": 1}


@rule("ORI-TOWER-02", "ORI-TOWER-03", "ORI-ZOD-03")
def test_a_tower_goes_price_disk_capricorn() -> None:
    origins = hold(give(tower_stock(towers(freemen(table(), 0, "red 2; "), 0, red=2), red=1), gold=2), "capricorn")
    told = play(origins, "action:tower")
    assert prompt(origins) == "BuildLevel"
    told = play(origins, "tower:red")
    assert [event[0] for event in told[:2]] == ["paid", "tower"]
    assert prompt(origins) == "RaiseForTower"
    assert origins.tower_stock[0] == 0


@rule("ORI-BUILD-05", "ORI-BUILD-08", "ORI-ZOD-05")
def test_building_goes_price_place_market_ability() -> None:
    origins = hold(give(table(), stone=2, wisdom=1), "taurus")
    told = play(ask(origins, Purchase(0)), "market:3 mode:building")
    assert resources(origins) == {}
    assert prompt(origins) == "PlaceTile"
    told += play(origins, "cell:1,0")
    assert prompt(origins) == "RevealTop"
    told += play(origins, "tile:castle")
    assert prompt(origins) == "Activations"
    told += play(origins, "cell:1,0")
    assert [event[0] for event in told] == ["paid", "paid", "built", "market", "top", "used"]
