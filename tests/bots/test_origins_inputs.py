"""The numbers that a learned value of Origins goes by: whole, alive, and those of the position alone."""

from __future__ import annotations

from typing import Final

import pytest
from origins_positions import GAME, TABLES, new, positions
from rules.origins.board import COMPONENTS, cards, city, table, to_move, tokens, wonder

from heliopolis.bots import bot
from heliopolis.games.origins.evaluation.inputs import INPUTS, LENGTH, OWN, inputs
from heliopolis.games.origins.evaluation.outlook import next_seat
from heliopolis.games.origins.position.state import Origins
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.definition import Value

NARROW: Final = "greedy:far=1:width=4:states=120"
"""Builds and closes Districts, and is quick."""
KINDS: Final = ["outpost", "fountain_of_wisdom", "obelisk", "court_of_law", "workshop"]
"""A Building of each colour."""


def copied(origins: Origins) -> Origins:
    copy = origins.copy()
    assert isinstance(copy, Origins)
    return copy


def greedy_positions(seed: int, options: dict[str, Value], every: int) -> list[Origins]:
    """Return positions of a greedy game, and all those in which chance is asked."""
    state, dice = new(seed, options)
    bots = [bot(NARROW, GAME) for _ in range(state.seats)]
    found: list[Origins] = []
    ply = 0
    while state.todo:
        if state.seat() == CHANCE:
            found.append(copied(state))
            state.play(state.choices()[dice.weighted(state.weights())])
            continue
        if ply % every == 0:
            found.append(copied(state))
        state.play(bots[state.seat()].choose(state))
        ply += 1
    return found


@pytest.fixture(scope="module")
def played() -> list[Origins]:
    """Return positions of random and of greedy games, of every number of players and module."""
    found = [
        copied(state)
        for seed, options in enumerate(TABLES)
        for state in positions(seed, options, every=9)
        if state.todo
    ]
    return found + greedy_positions(1, {"players": 3, "wonders": True}, every=6)


def late() -> Origins:
    """Return what few games have: a Wonder built, a card matched that a District shows again, an end trigger."""
    card = COMPONENTS.cards[0]
    one, other = (KINDS[colour] for colour in card.ends)
    shown = city(cards(table(wonders=True), "1", "0"), 0, f"1,0 {one}; 1,-1 {KINDS[card.middle]}; 0,-1 {other}")
    origins = wonder(shown, 0, "colossus", "0,2 1,2")
    origins.players[0].matched = 1
    origins.triggers = 1
    return origins


def named(origins: Origins, seat: int = 0) -> dict[str, float]:
    return dict(zip(INPUTS, inputs(origins, seat), strict=True))


def test_each_number_has_a_name_of_its_own() -> None:
    assert len(set(INPUTS)) == len(INPUTS) == LENGTH
    assert INPUTS[0] == "forecast"
    assert {"left", "rounds_left"} <= set(INPUTS[OWN:])


def test_there_are_as_many_for_every_seat_of_every_table(played: list[Origins]) -> None:
    for state in played:
        found = [inputs(state, seat) for seat in range(state.seats)]
        assert {len(numbers) for numbers in found} == {LENGTH}
        assert {type(number) for numbers in found for number in numbers} == {float}
        assert [numbers[0] for numbers in found] == [GAME.numbers.forecast(state, seat) for seat in range(state.seats)]
        assert all(numbers[OWN:] == found[0][OWN:] for numbers in found)


def test_no_number_is_always_the_same(played: list[Origins]) -> None:
    every = [inputs(state, seat) for state in [*played, late()] for seat in range(state.seats)]
    assert [name for name, numbers in zip(INPUTS, zip(*every, strict=True), strict=True) if len(set(numbers)) < 2] == []


def test_between_actions_the_score_is_that_of_the_score_sheet(played: list[Origins]) -> None:
    asked = [state for state in played if type(state.todo[-1]).__name__ == "ChooseAction"]
    assert asked
    for state in asked:
        for seat in range(state.seats):
            assert named(state, seat)["score_now"] == state.total(seat)


def test_they_tell_of_the_position_and_of_nothing_else(played: list[Origins]) -> None:
    for state in played[::5]:
        loaded = GAME.load(state.to_dict())
        assert isinstance(loaded, Origins)
        for seat in range(state.seats):
            numbers = inputs(state, seat)
            assert inputs(copied(state), seat) == numbers
            assert inputs(loaded, seat) == numbers


def test_whoever_begins_an_action_when_chance_has_acted_is_known(played: list[Origins]) -> None:
    foretold, begins = [], []
    for state in played:
        if state.seat() == CHANCE:
            after = copied(state)
            Dice(1).settle(after)
            if after.todo and type(after.todo[-1]).__name__ in {"ChooseAction", "SpendToken", "DraftDie"}:
                foretold.append(next_seat(state))
                begins.append(after.seat())
    assert foretold == begins
    assert set(begins) == {0, 1, 2}


def test_the_turn_order_is_counted_from_the_next_to_act() -> None:
    origins = to_move(table(3), 1)
    assert [named(origins, seat)["turns_before"] for seat in range(3)] == [2, 0, 1]
    assert [named(origins, seat)["to_move"] for seat in range(3)] == [0, 1, 0]


def test_what_is_left_goes_from_the_whole_game_to_nothing() -> None:
    origins = table()
    assert named(origins)["left"] == 1
    origins.passed = 0b10
    assert 0.8 < named(origins)["left"] < 1
    origins.triggers = 1
    origins.passed = 0b11
    assert named(origins)["left"] == 0


def test_between_rounds_a_trial_that_was_scored_takes_no_second_round_away() -> None:
    origins = table(trials="short")
    before = named(origins)["rounds_left"]
    origins.trials = origins.trials[1:]
    assert named(origins)["rounds_left"] == before == 3


def test_late_in_a_game_cards_and_wonders_count() -> None:
    found = named(late())
    assert [found[name] for name in ("wonder_built", "cards_matched", "cards_ready", "triggered")] == [1, 1, 1, 1]


def test_alone_the_target_is_measured_against_the_forecast() -> None:
    origins = table(1)
    found = named(origins)
    assert found["to_target"] == GAME.goal(origins) - found["forecast"]
    assert named(tokens(table(2), 0, 1))["to_target"] == 0
