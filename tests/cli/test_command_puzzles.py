"""``heliopolis puzzles``: checking those that ship, solving one here, and what is refused."""

from __future__ import annotations

import pytest

from cli.conftest import Command
from heliopolis.games import game as find_game
from heliopolis.teaching.materials import shelf_of

HELIOS = shelf_of(find_game("helios")).puzzles


def test_a_fresh_look_tells_how_often_it_agrees(command: Command) -> None:
    result = command("puzzles", "check", "helios", "--number", "1", "--times", "4", "--seed", "4")
    assert result.exit_code == 0, result.output
    assert "1 of 1 agree" in result.stdout


def test_a_puzzle_is_solved_in_the_terminal(command: Command) -> None:
    puzzle = next(each for each in HELIOS if len(each.best.choices) == 1)
    told = command("puzzles", "play", "helios", puzzle.id, typed=(puzzle.best.choices[0], "quit")).output
    assert "Find the best turn" in told
    assert "Solved!" in told
    assert "heliopolis puzzles play helios" in told


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("play", "helios", "nothing"), "no puzzle nothing"),
        (("make", "helios", "--players", "two"), "whole numbers"),
    ],
)
def test_what_cannot_be(command: Command, given: tuple[str, ...], said: str) -> None:
    result = command("puzzles", *given)
    assert result.exit_code == 2
    assert said in result.output
