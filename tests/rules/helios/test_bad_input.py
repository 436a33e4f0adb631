"""Bad input: every attempt of the rules page is refused, named, and changes nothing."""

from __future__ import annotations

import pytest

from heliopolis.games.helios.position.choices import BUILDINGS
from heliopolis.games.helios.rules.actions import BonusAction, Construct
from heliopolis.games.helios.rules.characters import CharacterTurn
from heliopolis.games.helios.rules.city import Exchange, PlaceTemple
from heliopolis.games.helios.rules.cubes import CubeTile
from heliopolis.games.helios.rules.land import PlaceLand, TakeLand
from heliopolis.games.helios.rules.setup import Scoring, StartCube
from heliopolis.games.helios.rules.sun import MoveSun
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.errors import BadOption, IllegalChoice, UnknownName
from heliopolis.kernel.position import put
from rules.helios.board import (
    GAME,
    ask,
    columns,
    display,
    land,
    new,
    only,
    play,
    refused,
    started,
    store,
)

rule = pytest.mark.rule
example = pytest.mark.example

RICH = "0,0 brown cube gray; 1,0 green cube blue; 0,1 black cube; 1,1 brown cube; 0,2"


def unknown(name: str) -> None:
    """Check that no choice has this name."""
    with pytest.raises(UnknownName, match=f"“{name}”"):
        started().choice(name)


@example("ERR-TURN")
def test_a_question_that_is_not_open_cannot_be_answered() -> None:
    helios = started()
    refused(helios, "sun:1,-1", "")
    with pytest.raises(IllegalChoice, match="sun:1,-1 isn’t an answer to TakeTile"):
        helios.play(helios.choice("sun:1,-1"))


@example("ERR-TURN")
def test_nothing_can_be_played_after_the_end() -> None:
    helios = only(started(), Scoring())
    assert helios.decision() is None
    refused(helios, "pass", "")
    with pytest.raises(IllegalChoice, match="the game is over"):
        helios.play(helios.choice("pass"))


@example("ERR-PLAYERS")
@pytest.mark.parametrize("players", [0, 1, 5, -2, "four", 2.5, None, True])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadOption, match="option players: takes 2, 3, 4") as refusal:
        GAME.new(players=players)
    assert refusal.value.option == "players"


@example("ERR-PLAYERS")
def test_a_starting_seat_that_nobody_has_is_refused() -> None:
    with pytest.raises(BadOption, match="option first: seat 4 does not exist with 3 players"):
        GAME.new(players=3, first="4")


@example("ERR-START")
def test_wrong_starting_tiles_and_cubes_are_refused() -> None:
    helios = new(3)
    Dice(1).settle(helios)
    refused(helios, "start:blue", "HEL-SETUP-10")
    refused(helios, "start:black", "HEL-SETUP-10")
    refused(helios, "colour:gray", "")
    play(helios, "start:gray")
    # Neither the first nor the second player is asked for a cube.
    refused(helios, "colour:gray", "")
    refused(ask(land("0,0 brown cube"), StartCube(0)), "colour:brown", "HEL-SETUP-16")


@example("ERR-COLUMN")
def test_a_tile_of_an_empty_column_is_refused_and_others_than_the_lowest_have_no_name() -> None:
    helios = columns(started(), land="red blue")
    refused(helios, "column:sun", "HEL-TURN-02")
    unknown("column:land/2")


@example("ERR-SPACE")
def test_tiles_lie_where_they_belong() -> None:
    helios = columns(store(started(), "red", "sun/gray"), sun="red blue gray", land="red")
    refused(helios, "space:blue", "")
    play(helios, "column:sun")
    refused(helios, "skip", "")
    unknown("space:gray")
    play(helios, "space:red skip")
    refused(helios, "space:yellow", "")
    play(helios, "column:sun")
    refused(helios, "space:red", "")
    assert len(helios.players[1].spaces[1]) == 1


@example("ERR-SOURCE")
def test_tiles_that_are_not_there_are_not_taken() -> None:
    helios = display(land("0,0"), brown="brown")
    helios.specials = put(helios.specials, 0, 0)
    ask(helios, TakeLand(0))
    refused(helios, "land:green", "HEL-LAND-08")
    refused(helios, "special:empty_fields", "HEL-LAND-09")
    unknown("land:white")


@example("ERR-FIELD")
def test_tiles_lie_on_free_light_fields_beside_the_land() -> None:
    helios = ask(land("0,0 1,0 2,0", layout="standard"), PlaceLand(0, 0))
    refused(helios, "field:3,0", "HEL-LAND-02")
    refused(helios, "field:1,0", "HEL-LAND-03")
    refused(helios, "field:-2,0", "HEL-LAND-04")
    # The wide board has this field, the standard one does not.
    refused(helios, "field:4,0", "")
    unknown("field:5,0")


@example("ERR-SUN-FIELD")
def test_the_field_of_the_sun_takes_no_tile() -> None:
    refused(ask(land("0,0"), PlaceLand(0, 0)), "field:0,-1", "HEL-LAND-05")


@example("ERR-ENCLOSE")
def test_a_tile_that_cuts_off_the_sun_is_refused() -> None:
    refused(ask(land("0,0; 1,-1; 1,-2; -1,-1; -1,0"), PlaceLand(0, 0)), "field:0,-2", "HEL-LAND-06")


@example("ERR-BONUS-COLOUR")
def test_a_bonus_cube_of_the_tiles_colour_is_refused() -> None:
    helios = ask(land("0,0 1,0"), PlaceLand(0, 2))
    play(helios, "field:2,-1")
    refused(helios, "colour:green", "HEL-BONUS-01")
    unknown("colour:white")


@example("ERR-CUBE-TILE")
def test_cubes_lie_on_own_tiles_with_room() -> None:
    helios = land("0,0 cube gray; 1,0 temple; 0,1; -1,1")
    helios.lay(1, helios.choice("field:1,1").item, 0)
    ask(helios, CubeTile(0, 0))
    refused(helios, "field:0,0", "HEL-LAND-10")
    refused(helios, "field:1,0", "HEL-TEMPLE-07")
    refused(helios, "field:2,0", "HEL-REPL-07")
    refused(helios, "field:1,1", "HEL-REPL-07")


@example("ERR-COST")
def test_what_cannot_be_paid_is_refused() -> None:
    helios = ask(land("0,0 temple; 1,0 cube"), Construct(0))
    refused(helios, "build:temple", "HEL-TEMPLE-02")
    refused(helios, "build:palace", "HEL-PAY-03")
    helios = ask(land("0,0 cube", idle="priestess", mana=2), CharacterTurn(0, 3, 0))
    refused(helios, "activate:priestess", "HEL-PAY-05")


@example("ERR-PAY")
def test_payments_are_exact() -> None:
    helios = ask(land("0,0 green cube gray; 1,0 black cube; 0,1 black cube"), Construct(0))
    play(helios, "build:palace")
    refused(helios, "cube:0,1/blue", "HEL-PAY-01")
    refused(helios, "skip", "")
    play(helios, "cube:1,0/black")
    # The same cube again; then two blacks where grey and green are owned.
    refused(helios, "cube:1,0/black", "HEL-PAY-01")
    refused(helios, "cube:0,1/black", "HEL-PAY-04")
    play(helios, "cube:0,0/green")
    # Three cubes were due, and three were paid: a fourth is not asked for.
    refused(helios, "cube:0,1/black", "")
    assert helios.players[0].stock == 1


@example("ERR-PAY")
def test_a_missing_colour_takes_two_cubes_neither_more_nor_fewer() -> None:
    helios = ask(land("0,0 green cube green; 1,0 green cube"), Construct(0))
    play(helios, "build:observatory cube:0,0/green")
    assert not helios.players[0].built
    play(helios, "cube:0,0/green")
    assert helios.players[0].built
    refused(helios, "cube:1,0/green", "")


@example("ERR-TEMPLE")
def test_a_temple_needs_a_tile_without_one() -> None:
    helios = ask(land("0,0 temple; 1,0; 0,1"), PlaceTemple(0))
    refused(helios, "field:0,0", "HEL-TEMPLE-04")
    refused(helios, "field:1,1", "HEL-TEMPLE-04")


@example("ERR-BUILT")
def test_a_building_that_stands_is_refused() -> None:
    refused(ask(land(RICH, built="palace"), Construct(0)), "build:palace", "HEL-CITY-01")


@example("ERR-EXCHANGE")
def test_only_so_much_mana_is_traded() -> None:
    helios = ask(land("0,0", mana=2), Exchange(0, BUILDINGS.index("exchange_bazaar")))
    refused(helios, "exchange:3", "HEL-CITY-BAZAAR")
    unknown("exchange:-1")
    unknown("exchange:4")


@example("ERR-SUN-ZERO")
def test_the_sun_never_stands_still() -> None:
    refused(ask(land("0,0", track=14), MoveSun(0)), "sun:0,-1", "HEL-SUN-04")


@example("ERR-SUN-RANGE")
def test_the_sun_goes_no_further_than_its_marker() -> None:
    refused(ask(land("0,0", track=2), MoveSun(0)), "sun:0,1", "HEL-SUN-04")
    refused(ask(land("0,0", track=5), MoveSun(0)), "sun:0,-1/+1", "HEL-SUN-04")


@example("ERR-SUN-PATH")
def test_the_sun_keeps_to_its_way() -> None:
    helios = ask(land("0,0 1,-1 2,-1 2,0 1,1 0,1", track=2), MoveSun(0))
    refused(helios, "sun:1,0", "HEL-SUN-12")
    refused(helios, "sun:2,0", "HEL-SUN-01")
    refused(helios, "sun:3,-3", "HEL-SUN-02")
    refused(helios, "sun:-1,0", "HEL-SUN-04")
    refused(helios, "sun:-1,0/-1", "HEL-SUN-11")
    unknown("sun:9,9")


@example("ERR-SUN-DEAD")
def test_dead_ends_are_closed() -> None:
    dead_end = "0,0 1,-1 2,0 1,1 0,1"
    refused(ask(land(dead_end, sun="2,-1"), MoveSun(0)), "sun:1,0", "HEL-SUN-09")
    refused(ask(land(dead_end + " 2,-2 3,-1", sun="2,-1"), MoveSun(0)), "sun:1,0", "HEL-SUN-10")


@example("ERR-CHAR")
def test_characters_are_bought_and_activated_by_the_rules() -> None:
    refused(land("0,0", mana=9), "buy:inventor", "HEL-CHAR-01")
    helios = land(RICH, mana=3, idle="priestess", active="explorer")
    helios.display &= ~1
    helios.players[1].characters = 1
    ask(helios, CharacterTurn(0, 3, 0))
    refused(helios, "buy:architect", "HEL-CHAR-05")
    refused(helios, "buy:treasurer", "HEL-CHAR-04")
    refused(helios, "activate:architect", "HEL-CHAR-06")
    refused(helios, "activate:inventor", "HEL-CHAR-06")
    refused(helios, "activate:explorer", "HEL-CHAR-10")
    play(helios, "buy:inventor")
    refused(helios, "buy:princess", "HEL-CHAR-03")
    refused(helios, "pass", "HEL-CHAR-09")


@example("ERR-CHAR")
def test_who_has_passed_is_not_asked_again() -> None:
    helios = only(land("0,0", mana=9), CharacterTurn(0, 3, 0))
    helios.players[1].mana = 9
    play(helios, "pass buy:inventor")
    assert helios.seat() == 1
    play(helios, "pass")
    refused(helios, "buy:architect", "")
    assert not helios.todo


@example("ERR-SAVE")
def test_a_bonus_action_cannot_be_kept() -> None:
    helios = ask(land("0,0 cube"), BonusAction(0))
    refused(helios, "skip", "")
    refused(helios, "pass", "")
    play(helios, "decline")
    refused(helios, "action:sun", "")
