"""Second phase: buying and activating characters."""

from __future__ import annotations

import pytest

from heliopolis.games.helios.position.choices import CHARACTERS
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.characters import Activate, CharacterPhase, CharacterTurn
from rules.helios.board import (
    COMPONENTS,
    ask,
    cubes,
    final,
    land,
    legal,
    mask,
    only,
    pay,
    play,
    prompt,
    refused,
    settle,
    started,
    supply,
)

rule = pytest.mark.rule
example = pytest.mark.example

RICH = "0,0 brown cube gray; 1,0 green cube blue; 0,1 black cube; 1,1 brown cube; 0,2"
EVERYBODY = 3
"""Both of two players are still in the phase."""


def turn(helios: Helios) -> Helios:
    """Give seat 0 a turn of the second phase, with seat 1 still in it."""
    return ask(helios, CharacterTurn(0, EVERYBODY, 0))


def order(mana: list[int], first: int) -> int:
    helios = started(len(mana))
    helios.first = first
    for me, stones in zip(helios.players, mana, strict=True):
        me.mana = stones
    only(helios, CharacterPhase())
    return helios.seat()


@rule("HEL-CHAR-01")
def test_nobody_buys_or_activates_in_the_first_phase() -> None:
    helios = land("0,0 cube", idle="priestess", mana=9)
    refused(helios, "buy:inventor", "HEL-CHAR-01")
    refused(helios, "activate:priestess", "HEL-CHAR-01")


@rule("HEL-CHAR-02")
@pytest.mark.parametrize(
    ("mana", "first", "begins"),
    [
        ([2, 5, 4], 0, 1),
        ([5, 5, 4], 0, 0),
        ([5, 5, 4], 1, 1),
        ([5, 5, 4], 2, 0),
        ([4, 5, 5], 0, 1),
        ([9, 9, 9, 9], 3, 3),
    ],
)
def test_most_mana_begins_and_ties_go_to_the_one_nearest_to_the_starting_player(
    mana: list[int], first: int, begins: int
) -> None:
    assert order(mana, first) == begins


@rule("HEL-CHAR-02", "HEL-CHAR-09")
def test_turns_go_clockwise_until_all_have_passed() -> None:
    helios = started(3)
    for me, stones in zip(helios.players, [4, 9, 4], strict=True):
        me.mana = stones
    only(helios, CharacterPhase())
    seats = []
    for name in ("buy:inventor", "pass", "pass", "buy:explorer", "buy:priestess"):
        seats.append(helios.seat())
        play(helios, name)
    assert seats == [1, 2, 0, 1, 1]
    # With 3 mana left seat 1 is asked once more, then no one is left.
    assert helios.seat() == 1
    told = play(helios, "pass")
    assert told == [("left_market", 1)]
    assert not helios.todo


@rule("HEL-CHAR-03")
def test_one_character_is_bought_a_turn_and_any_number_activated() -> None:
    helios = turn(land(RICH, mana=9, idle="explorer"))
    play(helios, "buy:priestess")
    refused(helios, "buy:inventor", "HEL-CHAR-03")
    assert legal(helios, "activate") == {"explorer", "priestess"}
    play(helios, "activate:explorer")
    pay(helios)
    refused(helios, "buy:inventor", "HEL-CHAR-03")
    assert legal(helios) == {"activate:priestess", "end"}
    helios.players[1].mana = 9
    play(helios, "activate:priestess")
    assert pay(helios).players[0].active == mask(CHARACTERS, "explorer priestess")
    assert helios.seat() == 1


@rule("HEL-CHAR-03")
def test_buying_may_follow_activating() -> None:
    helios = turn(land(RICH, mana=9, idle="explorer"))
    play(helios, "activate:explorer")
    pay(helios)
    play(helios, "buy:inventor")
    assert helios.players[0].characters == mask(CHARACTERS, "explorer inventor")


@rule("HEL-CHAR-04")
def test_a_character_costs_mana_and_comes_night_side_up() -> None:
    helios = turn(land("0,0", mana=4))
    refused(turn(land("0,0", mana=3)), "buy:treasurer", "HEL-CHAR-04")
    play(helios, "buy:treasurer")
    me = helios.players[0]
    assert (me.mana, me.characters, me.active) == (0, mask(CHARACTERS, "treasurer"), 0)
    assert final(helios) == {}


@rule("HEL-CHAR-04")
def test_the_prices_in_mana() -> None:
    assert legal(turn(land("0,0", mana=4)), "buy") == set(CHARACTERS)
    assert legal(turn(land("0,0", mana=2)), "buy") == set(CHARACTERS[:5])
    prices = {name: each.price for name, each in zip(CHARACTERS, COMPONENTS.characters, strict=True)}
    assert [prices[name] for name in CHARACTERS] == [2, 2, 2, 2, 2, 3, 3, 4]


@rule("HEL-CHAR-05")
def test_only_characters_on_display_can_be_bought() -> None:
    helios = land("0,0", mana=9)
    helios.display &= ~mask(CHARACTERS, "inventor")
    helios.players[1].characters = mask(CHARACTERS, "inventor")
    refused(turn(helios), "buy:inventor", "HEL-CHAR-05")


@rule("HEL-CHAR-06", "HEL-CHAR-07", "HEL-CHAR-INV")
@example("EX-23")
def test_activating_the_inventor_costs_three_cubes_and_gives_sun_and_mana() -> None:
    helios = turn(land("0,0 black cube; 1,0 gray cube; 0,1 green cube", idle="inventor"))
    play(helios, "activate:inventor")
    pay(helios)
    me = helios.players[0]
    assert supply(helios) == {}
    assert me.active == mask(CHARACTERS, "inventor")
    assert (me.track, me.mana) == (4, 1)


@rule("HEL-CHAR-06", "HEL-CHAR-10")
def test_only_an_own_idle_character_is_activated() -> None:
    helios = turn(land(RICH, active="priestess", mana=9))
    refused(helios, "activate:priestess", "HEL-CHAR-10")
    refused(helios, "activate:inventor", "HEL-CHAR-06")


@rule("HEL-CHAR-06", "HEL-PAY-05", "HEL-PAY-03")
def test_an_activation_that_cannot_be_paid_is_refused() -> None:
    refused(turn(land("0,0 cube gray", idle="priestess", mana=2)), "activate:priestess", "HEL-PAY-05")
    refused(turn(land("0,0 cube gray", idle="architect", mana=2)), "activate:architect", "HEL-PAY-03")


@rule("HEL-CHAR-07", "HEL-CHAR-10")
def test_activation_gives_its_benefit_only_once() -> None:
    helios = turn(land(RICH, idle="priestess", mana=0))
    play(helios, "activate:priestess")
    pay(helios)
    assert (helios.players[0].track, helios.players[0].mana) == (4, 2)
    refused(turn(helios), "activate:priestess", "HEL-CHAR-10")


@rule("HEL-CHAR-08")
def test_only_active_characters_score() -> None:
    assert "priestess" not in final(land("0,0", idle="priestess"))
    assert final(land("0,0", active="priestess"))["priestess"] == 12


@rule("HEL-CHAR-09")
def test_a_turn_without_buying_or_activating_is_the_last_of_the_phase() -> None:
    helios = turn(land("0,0", mana=9))
    refused(helios, "end", "HEL-CHAR-09")
    helios.players[1].mana = 9
    play(helios, "pass")
    assert helios.seat() == 1
    play(helios, "buy:inventor")
    # Seat 0 is out: seat 1 continues alone.
    assert (helios.seat(), prompt(helios)) == (1, "CharacterTurn")


@rule("HEL-CHAR-09")
def test_who_has_done_something_ends_the_turn_and_stays() -> None:
    helios = turn(land("0,0", mana=4))
    play(helios, "buy:inventor")
    assert ("left_market", 0) not in helios.events
    assert helios.seat() == 0
    helios = turn(land(RICH, mana=9))
    play(helios, "buy:inventor")
    refused(helios, "pass", "HEL-CHAR-09")


@rule("HEL-CHAR-09")
def test_who_can_neither_buy_nor_activate_is_out() -> None:
    helios = ask(land("0,0", mana=1), CharacterPhase())
    assert ("left_market", 0) in helios.events
    assert ("left_market", 1) in helios.events


@rule("HEL-CHAR-ARCH")
def test_the_architect_gives_a_cube_and_scores_constructions() -> None:
    helios = turn(land("0,0 blue cube; 1,0 gray cube; 0,1 green cube; 1,1 temple", idle="architect"))
    play(helios, "activate:architect")
    pay(helios)
    assert prompt(helios) == "CubeColour"
    play(helios, "colour:black")
    refused(helios, "field:1,1", "HEL-TEMPLE-07")
    refused(helios, "field:2,1", "HEL-CHAR-ARCH")
    play(helios, "field:0,0")
    assert cubes(helios, "0,0") == ["black"]
    built = "palace warehouse"
    assert final(land("0,0 temple; 1,0", active="architect", built=built))["architect"] == 9


@rule("HEL-CHAR-ARCH", "HEL-CHAR-CARTO")
def test_a_gift_without_a_tile_to_take_it_is_lost() -> None:
    helios = ask(land("0,0 temple; 1,0 cube blue"), Activate(0, CHARACTERS.index("architect")))
    assert ("cube_lost", 0) in helios.events
    assert helios.players[0].stock == 2


@rule("HEL-CHAR-INV")
@example("EX-24")
def test_the_inventor_scores_special_tiles() -> None:
    assert final(land("0,0; 1,0 temples; 0,1 temples", active="inventor"))["inventor"] == 10


@rule("HEL-CHAR-EXPL")
@example("TST-03")
def test_the_explorer_doubles_the_edges() -> None:
    drawn = "0,0; 1,0; 2,0; 0,1; 0,2; -1,0; -2,0"
    assert final(land(drawn, layout="standard"))["edges"] == 12
    scored = final(land(drawn, layout="standard", active="explorer"))
    assert scored["edges"] + scored["explorer"] == 24


@rule("HEL-CHAR-CARTO")
def test_the_cartographer_gives_a_cube_and_scores_land_colours() -> None:
    helios = turn(land("0,0 blue cube gray; 1,0 brown cube; 0,1 green cube", idle="cartographer"))
    play(helios, "activate:cartographer")
    pay(helios)
    play(helios, "colour:blue field:1,0")
    assert cubes(helios, "1,0") == ["blue"]
    drawn = "0,0 brown; 1,0 brown; 0,1 blue; 1,1 temples; 2,0 empty_fields"
    assert final(land(drawn, active="cartographer"))["cartographer"] == 6


@rule("HEL-CHAR-PRIEST")
def test_the_priestess_gives_sun_and_mana_and_scores_twelve() -> None:
    helios = turn(land("0,0 brown cube brown; 1,0 brown cube", idle="priestess"))
    play(helios, "activate:priestess")
    pay(helios)
    assert (helios.players[0].track, helios.players[0].mana) == (4, 2)
    assert final(helios)["priestess"] == 12


@rule("HEL-CHAR-PROPH")
def test_the_prophetess_scores_all_tiles() -> None:
    assert final(land("0,0; 1,0 temple; 0,1 temples", active="prophetess"))["prophetess"] == 6


@rule("HEL-CHAR-PRINC")
@example("TST-04")
def test_the_princess_scores_the_sun_marker_but_nothing_with_a_power_plant() -> None:
    helios = turn(land("0,0 blue cube brown; 1,0 cube", idle="princess", track=7))
    play(helios, "activate:princess")
    assert pay(helios).players[0].track == 8
    assert final(helios)["princess"] == 16
    assert "princess" not in final(land("0,0", active="princess", built="power_plant", track=8))


@rule("HEL-CHAR-TREAS", "HEL-END-03", "HEL-END-04")
@example("TST-03")
def test_the_treasurer_scores_cubes_and_mana() -> None:
    scored = final(land("0,0 cube gray; 1,0 cube", mana=4, active="treasurer"))
    assert scored["treasurer"] + scored["mana"] == 18
    assert final(land("0,0 cube gray; 1,0 cube", mana=4)) == {"mana": 4}


@rule("HEL-CHAR-07", "HEL-SUN-20")
def test_sun_steps_of_a_character_are_lost_with_a_power_plant() -> None:
    helios = ask(land("0,0", built="power_plant"), Activate(0, CHARACTERS.index("inventor")))
    assert (helios.players[0].track, helios.players[0].mana) == (2, 1)


def test_a_second_board_can_be_drawn_too() -> None:
    helios = land("0,0")
    assert settle(helios, 1, "0,0 brown cube").stock == 1
