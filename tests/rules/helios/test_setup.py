"""Setup: tiles, boards, starting tiles, and the cube of the later seats."""

from __future__ import annotations

import pytest

from heliopolis.games.helios.position.choices import CHARACTERS, MATERIALS, SPECIALS, SYMBOLS
from heliopolis.games.helios.position.coast import CENTRE
from heliopolis.games.helios.rules.sun import illuminate
from heliopolis.kernel.chance import CHANCE, Dice
from rules.helios.board import (
    GAME,
    columns,
    cubes,
    field,
    land,
    legal,
    new,
    play,
    prompt,
    refused,
    started,
    supply,
)

rule = pytest.mark.rule
every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4])


@rule("HEL-SETUP-01")
def test_each_symbol_has_its_own_pile_of_sixteen() -> None:
    helios = new()
    assert [sum(pile) for pile in helios.piles] == [16, 16, 16]
    assert {choice.name for choice in helios.choices()} == {
        f"deal:{SYMBOLS[0]}/{colour}" for colour in ("red", "blue", "yellow", "gray")
    }
    assert helios.seat() == CHANCE
    assert helios.weights() == [4, 4, 4, 4]
    play(helios, "deal:land/red")
    assert helios.weights() == [3, 4, 4, 4]


@rule("HEL-SETUP-02")
def test_six_tiles_of_each_pile_make_three_columns() -> None:
    helios = new()
    play(helios, "deal:land/red deal:land/blue deal:land/gray deal:land/red deal:land/red deal:land/yellow")
    assert helios.columns == [(0, 1, 3, 0, 0, 2), (), ()]
    Dice(1).settle(helios)
    assert [len(column) for column in helios.columns] == [6, 6, 6]
    assert [sum(pile) for pile in helios.piles] == [10, 10, 10]


@rule("HEL-SETUP-03")
def test_the_supply_never_runs_out() -> None:
    # The box holds 14 cubes of a colour and 30 mana: a player may have more of either.
    row = "0,0 0,1 0,2 1,1 1,2 2,1 2,0 3,-1 3,0 -1,1 -1,2 -1,3 -2,3 -2,2"
    helios = land("1,0 blue;" + "".join(f"{name} blue cube;" for name in row.split()), sun="1,-1", mana=30)
    illuminate(helios, 0)
    helios.gain_mana(0, 5)
    assert supply(helios) == {"blue": 15}
    assert helios.players[0].mana == 35


@rule("HEL-SETUP-04")
@every_number_of_players
def test_all_characters_are_on_display(players: int) -> None:
    helios = started(players)
    assert helios.to_dict()["characters"] == CHARACTERS
    assert all(player.characters == player.active == 0 for player in helios.players)


@rule("HEL-SETUP-05")
@every_number_of_players
def test_everybody_has_a_board_an_empty_city_and_an_empty_bag(players: int) -> None:
    helios = started(players)
    assert len(helios.players) == players
    assert all(player.built == player.temples == 0 for player in helios.players)
    assert all(sum(bag) == 0 for bag in helios.points)


@rule("HEL-SETUP-06", "HEL-SETUP-07", "HEL-SETUP-08")
@pytest.mark.parametrize("layout", ["standard", "wide"])
def test_everybody_begins_with_the_marker_on_2_the_sun_on_its_symbol_and_1_mana(layout: str) -> None:
    for me in started(4, layout).players:
        assert (me.track, me.mana) == (2, 1)
        assert (me.sun, me.lap, me.best) == (field("0,-1"), 0, 0)


@rule("HEL-SETUP-09")
def test_chance_picks_the_starting_player() -> None:
    helios = new(3, first="random")
    assert helios.seat() == CHANCE
    assert legal(helios) == {"first:1", "first:2", "first:3"}
    assert helios.weights() == [1, 1, 1]
    play(helios, "first:3")
    Dice(1).settle(helios)
    assert helios.first == helios.seat() == 2


@rule("HEL-SETUP-09")
def test_the_table_may_name_the_starting_player() -> None:
    helios = new(4, first="4")
    assert legal(helios, "first") == set()
    assert helios.first == 3


@rule("HEL-SETUP-10")
def test_in_turn_order_everybody_picks_a_starting_tile() -> None:
    helios = new(3, first="2")
    Dice(1).settle(helios)
    for seat in (1, 2, 0):
        assert helios.seat() == seat
        assert legal(helios, "start") == {"brown", "gray", "green"}
        play(helios, "start:green")
    assert all(me.kinds[CENTRE] == MATERIALS.index("green") for me in helios.players)


@rule("HEL-SETUP-10")
@pytest.mark.parametrize("colour", ["blue", "black"])
def test_nobody_starts_with_blue_or_black(colour: str) -> None:
    helios = new()
    Dice(1).settle(helios)
    refused(helios, f"start:{colour}", "HEL-SETUP-10")


@rule("HEL-SETUP-11")
def test_the_starting_tile_lies_in_the_centre_with_its_cube() -> None:
    helios = new()
    Dice(1).settle(helios)
    play(helios, "start:gray")
    assert helios.players[0].tiles == 1 << field("0,0")
    assert cubes(helios, "0,0") == ["gray"]


@rule("HEL-SETUP-12", "HEL-SETUP-13", "HEL-SETUP-14")
@pytest.mark.parametrize(("players", "additional"), [(2, 14), (3, 13), (4, 12)])
def test_five_stacks_of_four_and_the_rest_apart_each_with_its_top_tile_shown(players: int, additional: int) -> None:
    helios = new(players)
    Dice(1).settle(helios)
    for _ in range(players):
        play(helios, "start:brown")
    assert prompt(helios) == "ShowLand"
    assert helios.stacks == [4, 4, 4, 4, 4]
    assert helios.additional == [4 - players, 4, 4, 2, 2]
    assert sum(helios.additional) == additional
    play(helios, "reveal:black")
    assert helios.stacks == [3, 3, 3, 3, 3]
    assert helios.shown == [0, 1, 2, 3, 4, MATERIALS.index("black")]
    assert sum(helios.additional) == additional - 1


@rule("HEL-SETUP-15")
def test_special_tiles_lie_in_four_piles_of_two() -> None:
    assert started().to_dict()["special_tiles"] == dict.fromkeys(SPECIALS, 2)


@rule("HEL-SETUP-16")
def test_the_third_and_fourth_player_choose_a_cube_of_another_colour() -> None:
    helios = new(4, first="3")
    dice = Dice(1)
    dice.settle(helios)
    play(helios, "start:brown start:gray start:green start:brown")
    dice.settle(helios)
    assert (helios.seat(), prompt(helios)) == (0, "StartCube")
    refused(helios, "colour:green", "HEL-SETUP-16")
    play(helios, "colour:black")
    assert cubes(helios, "0,0", 0) == ["green", "black"]
    assert helios.seat() == 1
    refused(helios, "colour:brown", "HEL-SETUP-16")
    assert legal(helios, "colour") == {"gray", "green", "blue", "black"}
    play(helios, "colour:gray")
    assert prompt(helios) == "TakeTile"
    assert [len(cubes(helios, "0,0", seat)) for seat in range(4)] == [2, 2, 1, 1]


@rule("HEL-SETUP-16")
def test_the_first_two_players_get_no_cube() -> None:
    helios = new(2)
    dice = Dice(1)
    dice.settle(helios)
    play(helios, "start:brown start:gray")
    dice.settle(helios)
    assert prompt(helios) == "TakeTile"
    assert [sum(me.held) for me in helios.players] == [1, 1]


def test_a_position_is_drawn_in_a_line() -> None:
    helios = columns(land("0,0 brown cube blue; 1,-1 temples; 1,0 temple", sun="0,-1"), sun="red gray")
    assert cubes(helios, "0,0") == ["brown", "blue"]
    assert GAME.load(started().to_dict()) == started()
    assert helios.players[0].temples == 1 << field("1,0")
    assert legal(helios, "column") == {"sun"}
