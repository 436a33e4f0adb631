"""The record of a game: options, loading, vocabulary."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from heliopolis.kernel.definition import Option
from heliopolis.kernel.errors import BadData, BadOption, DeadEnd
from heliopolis.kernel.frame import GROUND
from heliopolis_caravan.game import CaravanGame
from heliopolis_caravan.rules import NextTurn

GAME = CaravanGame()


def test_options_that_are_not_given_have_their_usual_value() -> None:
    assert GAME.check_options({}) == {"players": 2, "stages": 6, "inn": True}
    assert GAME.check_options({"stages": 9}) == {"players": 2, "stages": 9, "inn": True}


@pytest.mark.parametrize("value", [3, "3"])
def test_a_value_may_be_spelt(value: object) -> None:
    assert GAME.check_options({"players": value})["players"] == 3


@pytest.mark.parametrize(("value", "taken"), [(False, False), ("false", False), ("True", True)])
def test_truth_may_be_spelt(value: object, taken: bool) -> None:
    assert GAME.check_options({"inn": value})["inn"] is taken


def test_a_number_is_taken_for_the_text_that_spells_it() -> None:
    assert Option("first", ("random", "1", "2"), "random").check(2) == "2"


@pytest.mark.parametrize("value", [4, "four", 2.0, True, None, [2]])
def test_another_value_is_refused_by_name(value: object) -> None:
    with pytest.raises(BadOption, match="option players: takes 2, 3, not") as refusal:
        GAME.check_options({"players": value})
    assert refusal.value.option == "players"


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(BadOption, match="option speed: caravan has no such option; available: players, stages, inn"):
        GAME.new(speed=3)


def test_a_saved_state_is_loaded() -> None:
    state = GAME.new(players=3, stages=9)
    state.play(state.choice("search"))
    loaded = GAME.load(state.to_dict())
    assert loaded == state
    assert loaded.choices() == state.choices()
    assert loaded.weights() == state.weights()


def test_an_ended_game_is_loaded() -> None:
    state = GAME.new()
    state.todo.clear()
    state.advance()
    assert GAME.load(state.to_dict()).result() is not None


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("game", "chess", "state.game: is not caravan"),
        ("rules", 2, "state.rules: is version 2; these rules are version 1"),
        ("points", [{}], "state.points: must have 2 entries"),
        ("points", [{"luck": 1}, {}], r"state.points\[0\]: has an unknown reason “luck”"),
        ("turn_seat", 2, "state.turn_seat: must be between -1 and 1, not 2"),
        ("bag", [0, 0, 0], "state: 0 of silk, there must be 3"),
        ("todo", [{"step": "NextTurn", "player": 0}], "state.todo: does not end at a decision"),
        ("todo", [{"step": "Turn", "player": 5}], r"state.todo\[0\].player: must be a seat from 0 to 1"),
        ("todo", [{"step": "Pay", "player": 0, "due": 1}], r"state.todo\[0\]: step Pay cannot come first"),
    ],
)
def test_a_saved_state_at_fault_is_refused(key: str, value: object, reason: str) -> None:
    saved: Any = deepcopy(GAME.new().to_dict())
    saved[key] = value
    with pytest.raises(BadData, match=reason):
        GAME.load(saved)


def test_a_stack_with_a_forced_choice_does_not_rest_at_a_question() -> None:
    state = GAME.new()
    saved: Any = state.to_dict()
    saved["bag"] = [2, 4, 4]
    saved["players"][0]["goods"] = [1, 0, 0]
    saved["todo"][-1:] = [{"step": "Sell", "player": 0}, {"step": "Pay", "player": 0, "due": 1}]
    with pytest.raises(BadData, match="does not end at a decision"):
        GAME.load(saved)


TURN: list[object] = [{"step": "NextTurn", "player": 1}, {"step": "Turn", "player": 0}]
SALE: list[object] = [{"step": "NextTurn", "player": 1}, {"step": "Sell", "player": 0}]


@pytest.mark.parametrize(
    ("todo", "reason"),
    [
        ([*SALE, {"step": "Pay", "player": 0, "due": -(10**9)}], "state.todo[2].due: must be between 1 and 9, not"),
        ([*SALE, {"step": "Pay", "player": 0, "due": 10}], "state.todo[2].due: must be between 1 and 9, not 10"),
        ([*SALE, {"step": "Pay", "player": 0, "due": [1]}], "state.todo[2].due: must be a whole number, not [...]"),
        ([*SALE, {"step": "Pay", "player": 0, "due": 2}], "state.todo[2]: Pay doesn’t fit the position"),
        ([*TURN, {"step": "Roll", "player": 0}], "state.todo[2]: step Roll cannot follow Turn"),
        ([TURN[1]], "state.todo[0]: step Turn cannot come first"),
        ([TURN[0], *TURN], "state.todo[1]: step NextTurn cannot follow NextTurn"),
        ([TURN[0]] * 101, "state.todo: must have at most 100 entries, not 101"),
    ],
)
def test_a_stack_that_no_play_comes_to_is_refused(todo: list[object], reason: str) -> None:
    saved: Any = deepcopy(GAME.new().to_dict())
    saved["todo"] = todo
    with pytest.raises(BadData) as refusal:
        GAME.load(saved)
    assert str(refusal.value).startswith(reason)


def test_what_may_lie_on_what_follows_from_what_steps_put_on_the_stack() -> None:
    assert GAME.order == {
        "NextTurn": {GROUND},
        "Turn": {"NextTurn"},
        "Roll": {"NextTurn"},
        "Rest": {"NextTurn"},
        "Find": {"NextTurn"},
        "Pay": {"Sell"},
        "Sell": {"NextTurn"},
    }


def test_steps_without_a_question_are_not_followed_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NextTurn, "resolve", lambda self, state: state.do(NextTurn(self.player)))
    with pytest.raises(DeadEnd, match="no question in 1000 steps, the next is NextTurn"):
        GAME.new()


def test_something_else_is_no_state() -> None:
    with pytest.raises(BadData, match="state: must be a table"):
        GAME.load("state")
    with pytest.raises(BadData, match="state: has no “rules”"):
        GAME.load({"game": "caravan"})


def test_the_vocabulary_is_in_the_order_of_its_indices() -> None:
    assert [choice.index for choice in GAME.vocabulary()] == list(range(len(GAME.vocabulary())))
    assert GAME.find_choice("roll:2") is GAME.vocabulary()[5]
    assert GAME.find_choice("roll:9") is None


def test_components_may_be_a_folder_or_what_was_loaded(tmp_path: Path) -> None:
    text = (GAME.folder / "data" / "values.toml").read_text(encoding="utf-8")
    (tmp_path / "values.toml").write_text(text.replace("points = 4", "points = 7"), encoding="utf-8")
    loaded = GAME.components(tmp_path)
    state = GAME.new(tmp_path)
    assert GAME.new(loaded) == state
    assert GAME.load(state.to_dict(), tmp_path) == GAME.load(state.to_dict(), loaded)


def test_a_role_without_names_is_a_number() -> None:
    assert GAME.wording.names_of("stage") == ()
