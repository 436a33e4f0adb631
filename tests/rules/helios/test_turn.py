"""The action turn: take a tile, store it, act or not."""

from __future__ import annotations

import pytest

from heliopolis.games.helios.position.choices import SYMBOLS, TILE_COLOURS
from heliopolis.kernel.chance import Dice
from rules.helios.board import columns, land, legal, play, prompt, refused, started, store, stored

rule = pytest.mark.rule
example = pytest.mark.example


@rule("HEL-TURN-01")
@example("EX-01")
def test_the_lowest_tile_of_each_column_is_available() -> None:
    helios = columns(started(), land="red blue gray", construct="blue yellow red", sun="red red yellow")
    assert legal(helios) == {"column:land", "column:construct", "column:sun", "pass"}
    play(helios, "column:sun")
    assert stored(helios) == {"red": 0, "blue": 0, "yellow": 1}
    assert helios.columns[2] == (0, 0)


@rule("HEL-TURN-02")
def test_an_empty_column_gives_no_action() -> None:
    helios = columns(started(), land="red", construct="red")
    refused(helios, "column:sun", "HEL-TURN-02")


@rule("HEL-TURN-02")
def test_without_any_tile_the_turn_is_over() -> None:
    helios = started()
    helios.columns = [(), (), ()]
    helios.advance()
    assert prompt(helios) != "TakeTile"
    assert [choice.name for choice in helios.played[-8:]] == ["pass"] * 8


@rule("HEL-TURN-03")
@example("EX-02")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_a_coloured_tile_goes_under_its_colour_whatever_its_symbol(symbol: str) -> None:
    helios = columns(started(), **{symbol: "blue"})
    play(helios, f"column:{symbol}")
    assert helios.players[0].spaces == [(), (SYMBOLS.index(symbol) * 4 + TILE_COLOURS.index("blue"),), ()]


@rule("HEL-TURN-04")
@pytest.mark.parametrize("space", ["red", "blue", "yellow"])
def test_a_gray_tile_goes_under_any_space_and_stays_there(space: str) -> None:
    helios = columns(started(), sun="gray")
    play(helios, "column:sun")
    assert (prompt(helios), legal(helios)) == ("GraySpace", {"space:red", "space:blue", "space:yellow"})
    play(helios, f"space:{space} skip")
    assert stored(helios)[space] == 1
    refused(helios, "space:red", "")


@rule("HEL-TURN-05")
def test_the_tile_is_stored_before_its_action() -> None:
    helios = columns(started(), sun="red")
    told = play(helios, "column:sun")
    assert [event[0] for event in told] == ["took_tile", "stored"]
    assert prompt(helios) == "MoveSun"
    assert stored(helios)["red"] == 1


@rule("HEL-PASS-01")
@pytest.mark.parametrize(("symbol", "question"), [("land", "TakeLand"), ("construct", "Construct"), ("sun", "MoveSun")])
def test_an_action_may_be_left_undone(symbol: str, question: str) -> None:
    helios = columns(land("0,0 cube"), **{symbol: "red red"})
    play(helios, f"column:{symbol}")
    assert prompt(helios) == question
    told = play(helios, "skip")
    assert told[0] == ("skipped", 0)
    assert helios.seat() == 1


@rule("HEL-PASS-02")
def test_passing_takes_no_tile() -> None:
    helios = started()
    before = helios.columns[:]
    told = play(helios, "pass")
    assert told == [("passed", 0)]
    assert helios.columns == before
    assert stored(helios) == {"red": 0, "blue": 0, "yellow": 0}
    assert helios.seat() == 1


@rule("HEL-PASS-02", "HEL-PASS-03")
def test_a_tile_without_its_action_counts_towards_a_set() -> None:
    helios = columns(store(land("0,0 cube"), "red", "sun/red sun/red land/red"), construct="red")
    play(helios, "column:construct skip")
    assert prompt(helios) == "BonusAction"


@rule("HEL-TURN-06")
@example("EX-22")
def test_when_the_actions_end_the_tiles_left_are_discarded_and_stored_ones_stay() -> None:
    helios, dice = started(4), Dice(1)
    for me in helios.players:
        me.mana = 9
    # Every tile is taken; none is used, and no set is completed, as the grey ones go where there is room.
    while helios.phase == 1:
        if prompt(helios) == "TakeTile":
            helios.play(helios.choices()[0])
        elif prompt(helios) == "GraySpace":
            space = min(range(3), key=lambda each: len(helios.players[helios.seat()].spaces[each]))
            helios.play(helios.choices()[space])
        elif prompt(helios) == "BonusAction":
            play(helios, "decline")
        else:
            play(helios, "skip")
    dice.settle(helios)
    assert prompt(helios) == "CharacterTurn"
    assert helios.columns == [(), (), ()]
    under = sum(len(tiles) for me in helios.players for tiles in me.spaces)
    assert sum(sum(pile) for pile in helios.discards) == 18 - under
    assert sum(sum(pile) for pile in helios.piles) == 30
    assert under >= 8


@rule("HEL-TURN-07")
@pytest.mark.parametrize(("players", "left"), [(2, 10), (3, 0), (4, 2)])
def test_how_many_tiles_are_left_if_everybody_takes_one(players: int, left: int) -> None:
    helios = started(players)
    for me in helios.players:
        me.mana = 9
    tiles = 18
    while helios.phase == 1:
        left_before = sum(len(column) for column in helios.columns)
        step = {"TakeTile": helios.choices()[0].name, "GraySpace": "space:red", "BonusAction": "decline"}
        play(helios, step.get(prompt(helios), "skip"))
        tiles = min(tiles, left_before)
    discarded = sum(sum(pile) for pile in helios.discards)
    under = sum(len(space) for me in helios.players for space in me.spaces)
    kept = sum(len(column) for column in helios.columns)
    assert kept + discarded + under == 18
    assert tiles == left
    assert kept == (left if players == 2 else 0)
