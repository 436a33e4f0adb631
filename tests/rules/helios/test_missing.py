"""What a refusal lacks is given in numbers, behind the sentence of the rule."""

from __future__ import annotations

import pytest

from heliopolis.games.helios.position.choices import BUILDINGS, CHARACTERS, MATERIALS
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.actions import BonusAction, Construct
from heliopolis.games.helios.rules.characters import CharacterTurn
from heliopolis.games.helios.rules.city import Exchange, FirstDrawn
from heliopolis.games.helios.rules.cubes import CubeTile
from heliopolis.games.helios.rules.land import BonusCube
from heliopolis.games.helios.rules.setup import StartCube
from heliopolis.games.helios.rules.sun import MoveSun
from heliopolis.kernel.step import Step
from heliopolis.words.voice import voice_of
from rules.helios.board import GAME, ask, field, land, play, refused

rule = pytest.mark.rule
EVERYBODY = 3
FULL = "0,0 1,0 0,1 -1,1 -1,0 0,-1 1,-1 2,-2 2,-1 2,0 1,1 0,2 -1,2 -2,2 -2,1 -2,0 -1,-1 0,-2 1,-2"


def lacks(helios: Helios, name: str, language: str = "en") -> str:
    """Return what the refusal of a choice says behind the sentence of its rule."""
    choice, voice = helios.choice(name), voice_of(GAME, language)
    told = voice.rule(str(helios.why_not(choice)))
    return voice.refusal(helios, choice).removeprefix(told).strip()


def test_each_colour_that_is_missing_from_a_price_is_named() -> None:
    helios = ask(land("0,0 gray cube brown; 1,0 brown cube"), Construct(0))
    assert lacks(helios, "build:palace") == (
        "The price is Bamboo, Granite and any cube. You have no Bamboo: pay two other cubes instead. "
        "It costs 4 cubes; you have 3."
    )
    assert lacks(ask(land("0,0 brown cube"), Construct(0)), "build:warehouse") == (
        "The price is Obsidian and Spring. You have no Obsidian and Spring: pay two other cubes for each. "
        "It costs 4 cubes; you have 1."
    )
    assert lacks(ask(land("0,0 brown cube"), Construct(0)), "build:citadel", "fr") == (
        "Le prix\u00a0: Source ou Obsidienne. Vous n’avez pas de cube Source ou Obsidienne\u00a0: "
        "deux autres cubes le remplacent. Il faut 2 cubes, vous en avez 1."
    )


@rule("HEL-PAY-05")
def test_a_price_without_a_missing_colour_is_told_by_its_cubes() -> None:
    helios = ask(land("0,0 brown cube"), Construct(0))
    refused(helios, "build:land_management", "HEL-PAY-05")
    assert lacks(helios, "build:land_management") == (
        "The price is Redwood and any cube. It costs 2 cubes; you have 1."
    )


@rule("HEL-TEMPLE-02", "HEL-TEMPLE-04")
def test_a_temple_is_told_by_its_price_unless_no_tile_is_free() -> None:
    helios = ask(land("0,0 temple; 1,0 cube"), Construct(0))
    assert lacks(helios, "build:temple") == "It costs 2 cubes; you have 1."
    # Without a free tile there are no cubes either, so no one is asked: the step itself says so.
    helios, step = land("0,0 temple"), Construct(0)
    assert step.barred_by(helios, helios.choice("build:temple")) == "HEL-TEMPLE-04"
    assert step.missing(helios, helios.choice("build:temple")) == []


def test_what_is_built_lacks_nothing() -> None:
    assert lacks(ask(land("0,0 cube", built="palace"), Construct(0)), "build:palace") == ""


def test_a_bonus_action_tells_what_the_cheapest_thing_takes() -> None:
    helios = ask(land("0,0 temple; 1,0 temple; 0,1"), BonusAction(0))
    assert lacks(helios, "action:construct") == "The cheapest you can build costs 2 cubes; you have 0."
    full = ask(land(FULL, sun="0,-3", layout="standard"), BonusAction(0))
    assert lacks(full, "action:land") == ""


def test_a_character_is_told_by_its_mana_or_its_cubes() -> None:
    helios = ask(land("0,0 cube", mana=2, idle="priestess", active="explorer"), CharacterTurn(0, EVERYBODY, 0))
    assert lacks(helios, "buy:treasurer") == "It costs 4 mana; you have 2."
    assert lacks(helios, "buy:treasurer", "fr") == "Il faut 4 mana, vous en avez 2."
    assert lacks(helios, "activate:priestess") == "It costs 3 cubes; you have 1."
    for name in ("activate:explorer", "activate:inventor", "buy:explorer", "end"):
        assert lacks(helios, name) == ""
    play(helios, "buy:inventor")
    assert lacks(helios, "buy:princess") == ""


@rule("HEL-PAY-01", "HEL-PAY-04")
def test_a_cube_that_is_not_there_or_not_due_is_told() -> None:
    helios = ask(land("0,0 brown cube; 1,0 gray cube; 0,1 green cube"), Construct(0))
    play(helios, "build:sanctuary")
    refused(helios, "cube:0,0/gray", "HEL-PAY-01")
    assert lacks(helios, "cube:0,0/gray") == "There is no Granite cube there."
    refused(helios, "cube:1,0/gray", "HEL-PAY-04")
    assert lacks(helios, "cube:1,0/gray") == "Still due: Redwood and Bamboo."


@rule("HEL-CITY-BAZAAR")
def test_more_mana_than_there_is_cannot_be_traded() -> None:
    helios = ask(land("0,0", mana=1), Exchange(0, BUILDINGS.index("exchange_bazaar")))
    refused(helios, "exchange:3", "HEL-CITY-BAZAAR")
    assert lacks(helios, "exchange:3") == "It costs 3 mana; you have 1."


def test_a_limit_of_the_bazaar_is_told() -> None:
    # Whatever building is asked, its limit counts: the Observatory trades nothing.
    helios = ask(land("0,0", mana=3), Exchange(0, BUILDINGS.index("exchange_bazaar")))
    step = Exchange(0, BUILDINGS.index("observatory"))
    assert step.missing(helios, helios.choice("exchange:1")) == [("at_most", 0, 0)]


@pytest.mark.parametrize("step", [BonusCube(0, field("1,0")), StartCube(0)], ids=["bonus", "start"])
def test_the_colour_of_the_tile_itself_is_told(step: Step[Helios]) -> None:
    helios = ask(land("0,0 green; 1,0 green"), step)
    assert lacks(helios, "colour:green") == "The tile itself is Bamboo."


def test_the_tiles_that_were_drawn_are_told() -> None:
    helios = ask(land("0,0"), FirstDrawn(0, MATERIALS.index("blue"), MATERIALS.index("gray")))
    assert lacks(helios, "drawn:brown") == "You drew Spring and Granite."


@rule("HEL-SUN-04")
def test_a_field_too_far_is_told_by_its_steps() -> None:
    helios = ask(land("0,0", track=2), MoveSun(0))
    assert lacks(helios, "sun:0,1") == "That field is 3 fields away; your sun marker shows 2."
    assert lacks(helios, "sun:0,-1/+1") == "That field is 6 fields away; your sun marker shows 2."
    assert lacks(helios, "sun:0,-1") == "The sun is already there."
    assert lacks(helios, "sun:0,-1", "fr") == "Le soleil y est déjà."


@rule("HEL-SUN-04", "HEL-SUN-01", "HEL-SUN-02")
def test_whoever_points_at_a_field_is_told_the_shortest_way() -> None:
    helios = ask(land("0,0 1,0", sun="1,-1", track=2), MoveSun(0))
    refused(helios, "field:0,-1", "HEL-SUN-04")
    assert lacks(helios, "field:0,-1") == "That field is 7 fields away; your sun marker shows 2."
    refused(helios, "field:0,0", "HEL-SUN-01")
    refused(helios, "field:3,-3", "HEL-SUN-02")
    # Where the sun may go the field is no refusal: that choice is there, by its own name.
    assert helios.why_not(helios.choice("field:2,-1")) == "not-asked"


@rule("HEL-CHAR-ARCH", "HEL-CHAR-CARTO", "HEL-REPL-07")
def test_a_free_cube_goes_by_the_rule_of_its_giver() -> None:
    helios = land("0,0 1,1")
    refused(ask(helios, CubeTile(0, 0, CHARACTERS.index("architect"))), "field:1,0", "HEL-CHAR-ARCH")
    refused(ask(helios, CubeTile(0, 0, CHARACTERS.index("cartographer"))), "field:1,0", "HEL-CHAR-CARTO")
    refused(ask(helios, CubeTile(0, 0)), "field:1,0", "HEL-REPL-07")
