"""The page of what the bots learned is made from what was measured, and is up to date."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))  # the benchmarks are beside the tests

from benchmarks.habits import Begun, habits
from benchmarks.learned_page import STRENGTH, made, match


def test_the_page_and_its_pictures_are_those_that_make_docs_writes() -> None:
    for path, text in made().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: `make docs` writes it anew"


def test_of_a_match_with_a_book_the_games_are_read_as_far_as_the_test_was_decided() -> None:
    entry = {"about": "master", "players": 2, "book": "helios-thousand-before.jsonl", "games": 18}
    assert (STRENGTH / "helios-thousand-before.jsonl").is_file()
    found = match(entry)
    assert (found.seed, found.games) == (818_181, 18)
    assert found.told.share == pytest.approx(11 / 18)


def test_habits_are_shares_of_the_turns_of_a_fifth() -> None:
    turns = [Begun("a", 0, "take:red"), Begun("a", 0, "pass"), Begun("a", 1, "pass"), Begun("b", 0, "take:blue")]
    assert habits(turns) == {
        "a": {"pass": [0.5, 1.0, 0.0, 0.0, 0.0], "take:red": [0.5, 0.0, 0.0, 0.0, 0.0]},
        "b": {"take:blue": [1.0, 0.0, 0.0, 0.0, 0.0]},
    }
    # Of many choices of a kind the kind is told.
    many = [Begun("a", 0, f"buy:{number}") for number in range(9)]
    assert habits(many) == {"a": {"buy": [1.0, 0.0, 0.0, 0.0, 0.0]}}
