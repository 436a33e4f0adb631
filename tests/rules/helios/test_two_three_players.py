"""What differs with two and with three players."""

from __future__ import annotations

import pytest

from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.replenish import PassDragon
from heliopolis.games.helios.rules.setup import Round
from heliopolis.kernel.chance import Dice
from rules.helios.board import legal, only, play, prompt, settle, started

rule = pytest.mark.rule
example = pytest.mark.example


def left(helios: Helios) -> int:
    """Return the tiles on display."""
    return sum(len(column) for column in helios.columns)


def rounds(helios: Helios, names: dict[str, str]) -> list[tuple[int, int, int]]:
    """Return each round: tiles on display at its start, after the last turn was taken, and when the next one begins."""
    seen, dice = [], Dice(4)
    while helios.todo:
        start, number, last = left(helios), helios.round_number, 0
        while helios.todo and (helios.phase != 1 or helios.round_number == number):
            if helios.phase == 1:
                last = left(helios)
            if helios.seat() < 0:
                dice.settle(helios)
            else:
                play(helios, names.get(prompt(helios)) or helios.choices()[0].name)
        seen.append((start, last, left(helios)))
    return seen


EVERY_TILE = {
    "TakeLand": "skip",
    "Construct": "skip",
    "MoveSun": "skip",
    "BonusAction": "decline",
    "CharacterTurn": "pass",
}


@rule("HEL-N3-01")
@example("EX-36")
def test_three_players_take_all_eighteen_tiles_in_each_of_three_rounds() -> None:
    assert rounds(started(3), EVERY_TILE) == [(18, 0, 18), (18, 0, 18), (18, 0, 0)]


@rule("HEL-N3-01")
def test_three_players_discard_what_is_left_after_passes() -> None:
    assert [after for _, _, after in rounds(started(3), {"TakeTile": "pass", **EVERY_TILE})] == [18, 18, 0]


@rule("HEL-N3-02")
def test_with_three_players_only_the_third_gets_a_cube() -> None:
    helios = started(3)
    assert [me.stock for me in helios.players] == [1, 1, 2]
    for seat in range(3):
        settle(helios, seat, "0,0 brown cube; 1,0")
    only(helios, PassDragon())
    assert (helios.first, helios.seat()) == (1, 0)
    play(helios, "colour:blue field:1,0")
    assert [me.stock for me in helios.players] == [2, 1, 1]
    assert not helios.todo


@rule("HEL-N2-01", "HEL-N2-03", "HEL-N2-04")
@example("EX-37")
def test_two_players_use_each_display_for_two_rounds() -> None:
    assert rounds(started(2), EVERY_TILE) == [(18, 10, 10), (10, 2, 18), (18, 10, 10), (10, 2, 0)]


@rule("HEL-N2-01")
def test_two_players_start_twice_each() -> None:
    helios = started(2)
    firsts = {}
    while helios.todo:
        firsts[helios.round_number] = helios.first
        if helios.seat() < 0:
            Dice(1).settle(helios)
        else:
            play(helios, "pass" if "pass" in legal(helios) else helios.choices()[0].name)
    assert firsts == {1: 0, 2: 1, 3: 0, 4: 1}


@rule("HEL-N2-02")
def test_two_players_get_no_extra_cubes() -> None:
    helios = started(2)
    assert [me.stock for me in helios.players] == [1, 1]
    only(helios, PassDragon())
    assert not helios.todo
    assert [me.stock for me in helios.players] == [1, 1]


@rule("HEL-N2-03")
def test_with_two_players_whatever_is_left_stays_and_none_are_added() -> None:
    helios = only(started(2), Round(1))
    before = helios.columns[:]
    play(helios, "pass " * 8)
    Dice(1).settle(helios)
    assert helios.round_number == 2
    assert helios.columns == before
    assert sum(sum(pile) for pile in helios.discards) == 0


@rule("HEL-N2-04")
def test_with_two_players_the_leftovers_of_round_two_are_discarded() -> None:
    helios = only(started(2), Round(2))
    play(helios, "pass " * 8)
    assert sum(sum(pile) for pile in helios.discards) == 18
    Dice(1).settle(helios)
    assert helios.round_number == 3
    assert left(helios) == 18
    # Ten tiles of each symbol were in the piles, so none of the discards was needed.
    assert [sum(pile) for pile in helios.piles] == [4, 4, 4]


@rule("HEL-N2-05")
def test_with_two_players_land_and_dragon_follow_the_usual_rules() -> None:
    helios = only(started(2), Round(1))
    play(helios, "pass " * 8)
    Dice(1).settle(helios)
    assert sum(helios.removed) == 6
    assert helios.stacks == [2, 2, 2, 2, 2]
    assert helios.first == 1
