"""Rounds and phases."""

from __future__ import annotations

import pytest

from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.setup import Round
from heliopolis.kernel.chance import Dice
from rules.helios.board import legal, only, play, prompt, started

rule = pytest.mark.rule
PHASES = ("setup", "actions", "characters", "replenishment", "over")


def pass_on(helios: Helios) -> list[tuple[int, str, int]]:
    """Pass to the end with everyone; return the round, the phase and the seat of every turn."""
    turns, dice = [], Dice(3)
    while helios.todo:
        if helios.seat() < 0:
            dice.settle(helios)
            continue
        turns.append((helios.round_number, PHASES[helios.phase], helios.seat()))
        helios.play(helios.choice("pass") if "pass" in legal(helios) else helios.choices()[0])
    return turns


@rule("HEL-ROUND-01", "HEL-ROUND-03")
@pytest.mark.parametrize(("players", "rounds", "turns"), [(2, 4, 4), (3, 3, 6), (4, 4, 4)])
def test_four_rounds_of_four_turns_or_three_of_six(players: int, rounds: int, turns: int) -> None:
    actions = [turn for turn in pass_on(started(players)) if turn[1] == "actions"]
    assert len(actions) == rounds * turns * players
    assert {number for number, _, _ in actions} == set(range(1, rounds + 1))
    for number in range(1, rounds + 1):
        seats = [seat for each, _, seat in actions if each == number]
        first = (number - 1) % players
        assert seats == [(first + place) % players for place in range(turns * players)]


@rule("HEL-ROUND-02")
def test_a_round_is_actions_then_characters_then_replenishment() -> None:
    helios = started(4)
    for me in helios.players:
        me.mana = 9
    told = play(helios, "pass " * 16)
    assert [event[2] for event in told if event[0] == "phase"] == [2]
    while PHASES[helios.phase] == "characters":
        told = play(helios, "pass")
    assert [event[2] for event in told if event[0] == "phase"] == [3]
    Dice(1).settle(helios)
    assert [helios.round_number, PHASES[helios.phase]] == [1, "replenishment"]
    assert prompt(helios) == "CubeColour"
    told = play(helios, "colour:blue")
    assert [event[2] for event in told if event[0] in ("round", "phase")] == [2, 1]


@rule("HEL-ROUND-04")
def test_in_the_last_round_scoring_takes_the_place_of_replenishment() -> None:
    helios = only(started(2), Round(4))
    helios.players[0].mana = helios.players[1].mana = 9
    play(helios, "pass " * 8)
    assert prompt(helios) == "CharacterTurn"
    told = play(helios, "pass pass")
    assert not any(event[0] == "replenished" for event in told)
    assert helios.result() is not None
    assert PHASES[helios.phase] == "over"
    assert helios.scores()[0].total == 9


@rule("HEL-ROUND-05")
@pytest.mark.parametrize(("players", "starters"), [(2, [0, 1, 0, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_everybody_starts_once_or_twice_with_two_players(players: int, starters: list[int]) -> None:
    turns = [turn for turn in pass_on(started(players)) if turn[1] == "actions"]
    firsts = {number: seat for number, _, seat in reversed(turns)}
    assert [firsts[number] for number in sorted(firsts)] == starters


@rule("HEL-ROUND-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_round_is_the_one_that_brings_the_end(players: int) -> None:
    helios, dice, seen = started(players), Dice(3), {}
    while helios.todo:
        if helios.seat() < 0:
            dice.settle(helios)
            continue
        (ending,) = helios.game.wording.endings(helios)
        assert (ending.name, ending.rule) == ("last_round", "HEL-ROUND-01")
        seen[helios.round_number] = ending.left
        helios.play(helios.choice("pass") if "pass" in legal(helios) else helios.choices()[0])
    assert seen[max(seen)] == 0
    assert all(left > 0 for number, left in seen.items() if number < max(seen))
