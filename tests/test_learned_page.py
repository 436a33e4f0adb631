"""The page of what the bots learned is made from what was measured, and is up to date."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))  # the benchmarks are beside the tests

from benchmarks.habits import Begun, habits
from benchmarks.learned_page import STRENGTH, made, match, opinion, together
from benchmarks.opinions import Offer, offers, opinions
from heliopolis.bots.beam import Beam, plan
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import Dice


@pytest.mark.slow
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
    # Of many choices of a kind only the kind is listed.
    many = [Begun("a", 0, f"buy:{number}") for number in range(9)]
    assert habits(many) == {"a": {"buy": [1.0, 0.0, 0.0, 0.0, 0.0]}}


def test_a_thing_is_offered_where_a_turn_can_have_it_and_leave_it() -> None:
    game, dice = find_game("helios"), Dice(4)
    state = game.new(None, players=2)
    dice.settle(state)
    told = 0
    for _ in range(12):
        ends = Beam(6, 200, far=False).ends(state, 50.0)
        promised = [number / len(ends) for number in range(len(ends))]
        # Who takes a special tile says so by a choice of its own, so that its ends are known without any event.
        taking = [{name.removeprefix("special:") for name in (each.name for each in plan(end))} for end in ends]
        found = {
            offer.thing[1]: offer.more for offer in offers(game, state, ends, promised) if offer.thing[0] == "special"
        }
        for name, more in found.items():
            own = [each for each, taken in zip(promised, taking, strict=True) if name in taken]
            others = [each for each, taken in zip(promised, taking, strict=True) if name not in taken]
            assert more == pytest.approx(max(own) - max(others))
            told += 1
        for choice in plan(ends[-1]):
            state.play(choice)
        dice.settle(state)
    assert told


def test_opinions_are_how_often_a_thing_was_wanted_and_by_how_much() -> None:
    palace, grove = ("building", "palace"), ("building", "sacred_grove")
    noted = [Offer(2, palace, 0.04), Offer(2, palace, 0.02), Offer(2, palace, -0.5), Offer(4, grove, -0.1)]
    assert opinions(noted) == {"building": {"palace": {"2": [3, 0.6667, 0.03]}, "sacred_grove": {"4": [1, 0.0, 0.0]}}}
    assert opinion([25, 0.4, 0.031]) == "40 % (+3.1)"
    assert opinion([25, 0.0, 0.0]) == "0 %"
    assert together([[30, 0.5, 0.02], [10, 0.1, 0.1], [40, 0.0, 0.0]]) == pytest.approx([80, 0.2, 0.025])
    assert opinion([3, 0.6667, 0.03]) == opinion(None) == ""
