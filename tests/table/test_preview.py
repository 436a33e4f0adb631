"""What a choice gives, before it is made."""

from __future__ import annotations

import random

import pytest

from heliopolis.games import all_games
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.game import Game
from heliopolis.table.clicks import answered, without_final_scoring
from heliopolis.table.table import Table
from heliopolis.testing.walk import Walk
from table.conftest import TOY, go_on, play


def test_a_preview_pays_by_default_and_tells_all_that_follows() -> None:
    saved = TOY.new(players=2, stages=9).to_dict()
    saved["bag"] = [1, 4, 1]
    saved["players"] = [{"stage": 0, "goods": [2, 0, 3]}, {"stage": 0, "goods": [0, 0, 0]}]
    state = TOY.load(saved)
    key = state.key()
    found = answered(state, state.choice("trade"))
    assert found.paying is not None
    assert found.paying.decision().prompt == "Pay"  # type: ignore[union-attr]
    assert found.before is state
    assert [event[0] for event in found.events()] == ["gave", "gave", "gave", "score"]
    assert found.after.seat() == 1
    assert state.key() == key


def test_a_preview_stops_at_chance(table: Table) -> None:
    found = table.question.previews
    assert sorted(found) == ["search", "travel"]
    assert found["travel"].after.decision().prompt == "Roll"  # type: ignore[union-attr]
    assert found["travel"].events() == []
    play(table, "travel .")
    assert table.question.previews == {}


def test_previews_are_made_once_for_each_version(table: Table) -> None:
    first = table.question.previews
    assert table.question.previews is first
    play(table, "travel")
    table.undo(0, 1)
    assert table.question.previews is not first
    assert sorted(table.question.previews) == sorted(first)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_previews_are_what_happens(game: Game) -> None:
    walk = Walk(game, 11)
    while walk.state.todo:
        state = walk.state
        if state.seat() >= 0:
            found = {choice: answered(state, choice) for choice in state.choices()}
            choice = state.choices()[walk.ply % len(state.choices())]
            twin = state.copy()
            told = list(twin.play(choice))
            while twin != found[choice].after:
                told += twin.play(twin.decision().default)  # type: ignore[union-attr, arg-type]
            assert without_final_scoring(told, twin) == found[choice].events()
        walk.go_on()


def test_a_preview_of_another_seats_question_needs_no_default(table: Table) -> None:
    dice, rolls = random.Random(4), Dice(4)
    while go_on(table, dice) and rolls.below(20):
        for found in table.question.previews.values():
            assert found.after.seat() != table.state.seat() or found.after.todo[-1].default(found.after) is None
