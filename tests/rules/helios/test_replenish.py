"""Third phase: land, action tiles, dragon and free cubes."""

from __future__ import annotations

import pytest

from heliopolis.games.helios.position.choices import MATERIALS
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.cubes import CubeColour, GiveCube
from heliopolis.games.helios.rules.replenish import Deal, DealTile, PassDragon, Replenish, ShowLand, discard_display
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.position import put
from rules.helios.board import ask, cubes, display, land, legal, only, play, prompt, refused, settle, started

rule = pytest.mark.rule
example = pytest.mark.example


def replenish(helios: Helios) -> Helios:
    """Return the third phase as far as chance alone leads it."""
    # What was left in the columns was discarded when the actions ended.
    discard_display(helios)
    only(helios, Replenish())
    Dice(1).settle(helios)
    return helios


@rule("HEL-REPL-01", "HEL-REPL-02")
@example("EX-25")
def test_untaken_land_leaves_the_game_and_six_new_tiles_are_shown() -> None:
    helios = display(started(4), brown="brown", gray="gray", additional="black")
    stacks, additional = helios.stacks[:], sum(helios.additional)
    replenish(helios)
    assert helios.removed == [1, 1, 0, 0, 1]
    assert helios.shown[:5] == [0, 1, 2, 3, 4]
    assert helios.shown[5] in range(5)
    assert helios.stacks == [left - 1 for left in stacks]
    assert sum(helios.additional) == additional - 1


@rule("HEL-REPL-01")
def test_cubes_of_untaken_land_go_back() -> None:
    helios = replenish(started(2))
    assert [me.stock for me in helios.players] == [1, 1]


@rule("HEL-REPL-02", "HEL-SETUP-14")
def test_the_additional_stack_is_the_only_surprise() -> None:
    helios = only(started(4), ShowLand())
    assert helios.seat() == CHANCE
    assert helios.weights() == [left for left in helios.additional if left]


@rule("HEL-REPL-03")
def test_special_tiles_stay_as_they_are() -> None:
    helios = started(4)
    helios.specials = [2, 0, 1, 2]
    assert replenish(helios).specials == [2, 0, 1, 2]


@rule("HEL-REPL-04")
@example("EX-26")
def test_eighteen_new_action_tiles_are_laid_out() -> None:
    helios = replenish(started(4))
    assert [len(column) for column in helios.columns] == [6, 6, 6]
    assert [sum(pile) for pile in helios.piles] == [4, 4, 4]


@rule("HEL-REPL-05")
def test_a_short_pile_is_made_up_of_the_discards_of_its_symbol() -> None:
    helios = started(4)
    helios.columns = put(helios.columns, 2, ())
    helios.piles = put(helios.piles, 2, [2, 0, 0, 0])
    helios.discards = put(helios.discards, 2, [0, 5, 0, 0])
    told = only(helios, Deal(2, 6)).events
    assert helios.columns[2] == (0, 0, 1, 1, 1, 1)
    assert ("reshuffled", CHANCE, 2) in told
    assert (helios.piles[2], helios.discards[2]) == ([0, 1, 0, 0], [0, 0, 0, 0])


@rule("HEL-REPL-05")
def test_a_column_stays_shorter_if_there_are_too_few_tiles() -> None:
    helios = started(4)
    helios.columns = put(helios.columns, 2, ())
    helios.piles = put(helios.piles, 2, [2, 0, 0, 0])
    helios.discards = put(helios.discards, 2, [0, 0, 1, 0])
    told = only(helios, Deal(2, 6)).events
    assert helios.columns[2] == (0, 0, 2)
    assert told.count(("reshuffled", CHANCE, 2)) == 1


@rule("HEL-REPL-05", "HEL-SETUP-02")
def test_a_tile_that_is_not_in_the_pile_cannot_be_dealt() -> None:
    helios = started(4)
    helios.piles = put(helios.piles, 2, [2, 0, 3, 0])
    only(helios, DealTile(2))
    assert legal(helios) == {"deal:sun/red", "deal:sun/yellow"}
    assert helios.weights() == [2, 3]
    refused(helios, "deal:sun/blue", "")


@rule("HEL-REPL-06")
def test_the_dragon_goes_clockwise() -> None:
    helios = started(2)
    helios.first = 1
    assert only(helios, PassDragon()).first == 0


@rule("HEL-REPL-07")
@example("EX-27")
def test_the_third_and_fourth_player_put_a_cube_on_a_tile() -> None:
    helios = started(4)
    for seat in range(4):
        settle(helios, seat, "0,0 brown cube; 1,0 blue cube; 0,1 temple")
    only(helios, PassDragon())
    assert helios.first == 1
    assert (helios.seat(), legal(helios, "colour")) == (3, set(MATERIALS))
    play(helios, "colour:blue")
    refused(helios, "field:1,1", "HEL-REPL-07")
    refused(helios, "field:0,1", "HEL-TEMPLE-07")
    play(helios, "field:1,0")
    # Unlike at setup the colour is free: it may be the tile's own.
    assert cubes(helios, "1,0", 3) == ["blue", "blue"]
    assert helios.seat() == 0
    play(helios, "colour:black field:0,0")
    assert [me.stock for me in helios.players] == [3, 2, 2, 3]
    assert not helios.todo


@rule("HEL-REPL-07")
def test_a_free_cube_without_room_is_lost() -> None:
    helios = ask(land("0,0 brown cube blue"), GiveCube(0))
    assert ("cube_lost", 0) in helios.events
    helios = ask(land("0,0 brown cube"), GiveCube(0))
    assert prompt(helios) == "CubeColour"


@rule("HEL-REPL-07", "HEL-LAND-10")
def test_a_free_cube_never_is_the_third_of_its_tile() -> None:
    helios = ask(land("0,0 brown cube blue; 1,0; 0,1"), CubeColour(0))
    play(helios, "colour:gray")
    refused(helios, "field:0,0", "HEL-LAND-10")


@rule("HEL-REPL-08")
@pytest.mark.parametrize("players", [2, 4])
def test_each_coloured_stack_lasts_four_rounds(players: int) -> None:
    helios = started(players)
    for _ in range(3):
        assert all(helios.stacks)
        only(helios, ShowLand())
        Dice(1).settle(helios)
        assert helios.shown[:5] == [0, 1, 2, 3, 4]
        helios.do(ShowLand())
    assert helios.stacks == [0, 0, 0, 0, 0]
