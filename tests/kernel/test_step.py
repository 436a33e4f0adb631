"""Steps: saved, loaded, compared and printed by their fields."""

from __future__ import annotations

import inspect
import json
from typing import Any, ClassVar, Final

import pytest

import heliopolis
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import BUTTON, Choice, Vocabulary
from heliopolis.kernel.errors import BadData
from heliopolis.kernel.frame import Frame
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.reading import Reader
from heliopolis.kernel.step import BIT, NOBODY, Step, TableStep, fields, load_step, save_step
from heliopolis_caravan.game import CaravanGame
from heliopolis_caravan.position import Caravan
from heliopolis_caravan.rules import Find, Pay, Roll, Turn

GAMES: list[Game] = [*heliopolis.all_games().values(), CaravanGame()]
KINDS = [(game, kind) for game in GAMES for kind in game.steps.values()]


def made(kind: type[Step[Any]]) -> Step[Any]:
    """Return a step of this kind with some value in each field."""
    values: list[object] = []
    for number, parameter in enumerate(inspect.signature(kind).parameters.values()):
        values.append((1, number) if "tuple" in str(parameter.annotation) else number)
    return kind(*values)


@pytest.mark.parametrize(("game", "kind"), KINDS, ids=[f"{game.name}-{kind.__name__}" for game, kind in KINDS])
def test_every_step_is_saved_and_loaded_by_its_fields(game: Game, kind: type[Step[Any]]) -> None:
    step = made(kind)
    saved = json.loads(json.dumps(save_step(step)))
    loaded = load_step(game.steps, Reader(saved, "step"))
    assert loaded == step
    assert hash(loaded) == hash(step)
    assert repr(loaded) == repr(step)
    assert type(loaded) is kind
    assert list(fields(step)) == sorted(inspect.signature(kind).parameters)


def test_steps_are_equal_by_kind_and_fields() -> None:
    assert Pay(0, 2) == Pay(0, 2)
    assert Pay(0, 2) != Pay(0, 1)
    assert Roll(0) != Find(0)
    assert Roll(0) != "Roll"
    assert repr(Pay(1, 2)) == "Pay(due=2, player=1)"


def test_a_step_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadData, match="unknown step “Jump”"):
        load_step({"Turn": Turn}, Reader({"step": "Jump"}, "todo[0]"))
    with pytest.raises(BadData, match="step Turn does not have these fields"):
        load_step({"Turn": Turn}, Reader({"step": "Turn", "player": 0, "speed": 3}, "todo[0]"))
    with pytest.raises(BadData, match=r"todo\[0\].player: must be a whole number, not “Ann”"):
        load_step({"Turn": Turn}, Reader({"step": "Turn", "player": "Ann"}, "todo[0]"))


LETTERS = Vocabulary().table("letter", list("abcdef"), BUTTON)


class Letter(TableStep[State]):
    """A table of six, two of them barred, one by two rules."""

    def table(self, state: State) -> list[Choice]:
        return LETTERS

    def bars(self, state: State) -> list[tuple[str, int]]:
        return [("RULE-1", 0b000100), ("RULE-2", ~0b011011)]


def test_a_table_is_barred_by_masks_and_the_first_rule_is_named() -> None:
    state, step = CaravanGame().new(), Letter(0)
    assert [choice.name[-1] for choice in step.legal(state)] == ["a", "b", "d", "e"]
    assert [step.barred_by(state, choice) for choice in LETTERS] == [None, None, "RULE-1", None, None, "RULE-2"]
    assert step.candidates(state) == LETTERS
    assert step.asks_about(state, LETTERS[0])


def test_a_step_asks_nobody_unless_it_says_so() -> None:
    step: Step[State] = Step()
    state = CaravanGame().new()
    assert step.seat() == NOBODY
    assert (step.candidates(state), step.weights(state)) == ([], [])
    assert step.barred_by(state, LETTERS[0]) is None
    assert step.default(state) is None
    assert (step.asks_when_forced(), step.unordered(), step.ends_turn()) == (False, False, False)


def test_chance_bars_what_cannot_happen_without_a_rule() -> None:
    state = CaravanGame().new()
    assert isinstance(state, Caravan)
    find = Find(0)
    assert find.seat() == CHANCE
    assert find.barred_by(state, state.choice("find:tea")) is None
    assert find.barred_by(state, state.choice("roll:1")) == ""


def test_bits_are_powers_of_two() -> None:
    assert [2**place for place in range(63)] == BIT


class Renamed(Step[Caravan]):
    """A step that had another name when games were first saved."""

    saved_as: ClassVar = "FirstName"

    def __init__(self, player: int) -> None:
        self.player: Final = player


class Derived(Renamed):
    """A step of its own, with a name of its own."""


def test_a_renamed_step_keeps_the_name_it_has_in_saves() -> None:
    assert save_step(Renamed(1)) == {"step": "FirstName", "player": 1}
    assert Frame(Renamed).name == "FirstName"
    assert load_step({"FirstName": Renamed}, Reader({"step": "FirstName", "player": 1}, "step")) == Renamed(1)
    assert save_step(Derived(1)) == {"step": "Derived", "player": 1}
