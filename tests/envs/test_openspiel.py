"""Every game as a game of OpenSpiel, held to OpenSpiel's own tests."""

from __future__ import annotations

import json
import pickle
import random
import subprocess
import sys
import unittest
from itertools import islice

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.sample_some_states import sample_some_states
from open_spiel.python.bots.uniform_random import UniformRandomBot
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from heliopolis.envs import dense, openspiel
from heliopolis.envs.openspiel import SpielGame, SpielState, load, register
from heliopolis.games import all_games, game
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.errors import BadOption, IllegalChoice, UnknownName
from heliopolis_caravan.game import CaravanGame

SETS = [
    "heliopolis_helios",
    "heliopolis_helios(players=4,layout=wide,first=3)",
    "heliopolis_origins(players=1)",
    "heliopolis_origins(players=2,wonders=True)",
    "heliopolis_origins(players=3,trials=short,stated_trials_only=True)",
]
"""Both games with two and more players, the modules of Origins, and alone."""


@pytest.fixture(autouse=True)
def _the_same_luck_every_time() -> None:
    # OpenSpiel's tests draw from the generators of the process.
    random.seed(1)
    np.random.seed(1)


@pytest.mark.sample
@pytest.mark.parametrize("name", SETS)
def test_openspiels_random_simulations_pass(name: str) -> None:
    """Plays to the end: clones, serialization, masks, tensors, strings and returns, as OpenSpiel checks its games."""
    from open_spiel.python.tests import games_sim_test  # importing SciPy takes a second; most processes need not

    played = pyspiel.load_game(name)
    pyspiel.random_sim_test(played, num_sims=1, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(played)


@pytest.mark.parametrize("name", SETS)
def test_openspiels_tests_of_its_interface_pass(name: str) -> None:
    from open_spiel.integration_tests import api_test

    class OurGame(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # OpenSpiel has no types
        game = pyspiel.load_game(name)
        game_name = name
        game_type = game.get_type()

        @classmethod
        def setUpClass(cls) -> None:
            cls.some_states = sample_some_states(cls.game, max_states=40)

    assert OurGame.game_type.min_num_players < OurGame.game_type.max_num_players
    outcome = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(OurGame).run(outcome)
    assert outcome.testsRun >= 5
    assert not outcome.failures + outcome.errors


def test_a_game_from_outside_is_registered_too() -> None:
    played = load(CaravanGame(), players=3, inn=False)
    assert str(played) == "heliopolis_caravan(inn=False,players=3,stages=6)"
    pyspiel.random_sim_test(played, num_sims=2, serialize=True, verbose=False)


def test_every_value_of_every_option_is_a_game() -> None:
    for name, definition in all_games().items():
        for option in definition.options:
            for value in option.values:
                options = {"players": definition.options[0].values[-1], option.name: value}
                played = load(name, **options)
                assert played.new_initial_state().position == definition.new(None, **options)
                assert str(pyspiel.load_game(str(played))) == str(played)


def test_a_wrong_option_is_refused_by_name() -> None:
    with pytest.raises(BadOption, match="players"):
        pyspiel.load_game("heliopolis_helios(players=7)")
    with pytest.raises(BadOption, match="first"):
        pyspiel.load_game("heliopolis_helios(first=5)")
    with pytest.raises(BadOption, match="colour"):
        load("helios", colour="red")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'colour'"):
        pyspiel.load_game("heliopolis_helios(colour=red)")


def begun(played: SpielGame, seed: int = 1) -> SpielState:
    """Return a game whose setup is drawn."""
    state, dice = played.new_initial_state(), Dice(seed)
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[dice.below(len(outcomes))][0])
    return state


@pytest.mark.parametrize("name", ["helios", "origins"])
def test_chance_is_drawn_one_by_one_as_the_rules_weigh_it(name: str) -> None:
    state, twin, dice = load(name).new_initial_state(), game(name).new(), Dice(3)
    drawn = 0
    while not state.is_terminal():
        if twin.seat() == CHANCE:
            drawn += 1
            weights = twin.weights()
            expected = {
                choice.index: weight / sum(weights) for choice, weight in zip(twin.choices(), weights, strict=True)
            }
            assert dict(state.chance_outcomes()) == expected
            assert sum(expected.values()) == pytest.approx(1)
        else:
            assert state.current_player() == twin.seat()
            assert state.legal_actions() == sorted(choice.index for choice in twin.choices())
        choice = twin.choices()[dice.below(len(twin.choices()))]
        assert state.action_to_string(choice.index) == choice.name
        state.apply_action(state.string_to_action(choice.name))
        twin.play(choice)
    assert drawn > 20
    assert state.position == twin


def test_observations_are_the_features_by_name() -> None:
    definition = game("helios")
    state = begun(load("helios", players=3))
    observation = make_observation(state.get_game())
    observation.set_from(state, 2)
    expected = dense(state.position, 2)
    np.testing.assert_array_equal(observation.tensor, expected)
    np.testing.assert_array_equal(state.observation_tensor(2), expected)
    np.testing.assert_array_equal(state.information_state_tensor(2), expected)
    asked = dense(state.position, state.current_player()).tolist()
    assert state.observation_tensor() == state.information_state_tensor() == asked
    assert {type(number) for number in state.observation_tensor()} == {float}
    for wrong in (-1, 3):
        with pytest.raises(pyspiel.SpielError):
            state.observation_tensor(wrong)
    boards = definition.feature_spec()["boards"]
    np.testing.assert_array_equal(
        observation.dict["boards"], expected[boards.start : boards.stop].reshape(boards.shape)
    )


def test_strings_tell_the_position_or_how_it_was_come_to() -> None:
    state = begun(load("helios"))
    assert game("helios").load(json.loads(state.observation_string(0))) == state.position
    assert make_observation(state.get_game(), INFO_STATE_OBS_TYPE).string_from(state, 0) == state.history_str()
    assert str(state) == f"{state.position!r} {state.position.key()}"


def test_an_illegal_action_names_its_rule_and_changes_nothing() -> None:
    state = begun(load("helios", first="1"))
    before, history = state.position.key(), state.history()
    with pytest.raises(IllegalChoice) as refusal:
        state.apply_action(state.position.choice("start:blue").index)
    assert refusal.value.rule == "HEL-SETUP-10"
    with pytest.raises(UnknownName, match="is not an action"):
        state.apply_action(10**6)
    assert (state.position.key(), state.history()) == (before, history)


def test_where_no_action_is_legal_chance_picks_one_of_the_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    # As if no starting tile had a place in the vocabulary.
    monkeypatch.setattr(openspiel, "within_reach", lambda choices: any(choice.kind != "start" for choice in choices))
    state = load("helios", first="1").new_initial_state()
    while state.position.seat() == CHANCE:
        state.apply_action(state.legal_actions()[0])
    choices = state.position.choices()
    assert choices[0].kind == "start"
    assert state.chance_outcomes() == [(place, 1 / len(choices)) for place in range(len(choices))]
    assert [state.action_to_string(place) for place in state.legal_actions()] == [choice.name for choice in choices]
    copied = state.clone()
    state.apply_action(1)
    copied.apply_action(1)
    assert state.position.played[0] is choices[1]
    assert str(copied) == str(state)


def test_copies_go_on_by_themselves_in_other_processes_too() -> None:
    state = begun(load("origins", players=3, trials="short"))
    twins = [state.clone(), pickle.loads(pickle.dumps(state))]
    for _ in range(20):
        state.apply_action(state.legal_actions()[-1])
    for twin in twins:
        assert str(twin) != str(state)
        for action in islice(state.history(), len(twin.history()), None):
            twin.apply_action(action)
        assert str(twin) == str(state)
    # Whatever OpenSpiel still holds when the process ends must not break it.
    program = "import pickle, sys; print(pickle.load(sys.stdin.buffer)); import heliopolis.envs.openspiel"
    sent = pickle.dumps(state)
    done = subprocess.run([sys.executable, "-c", program], input=sent, capture_output=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.decode().strip() == str(state)


@pytest.mark.parametrize("name", ["helios", "origins"])
def test_openspiels_search_plays_to_the_end(name: str) -> None:
    played = load(name, round_limit=4) if name == "origins" else load(name)
    luck = np.random.RandomState(1)
    search = mcts.MCTSBot(played, 2, 2, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    players = [search, UniformRandomBot(1, luck)]
    state = played.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(actions, p=chances))
        else:
            state.apply_action(players[state.current_player()].step(state))
    assert sorted(state.returns()) in ([-1, 1], [0, 0])


def test_openspiels_compiled_search_runs() -> None:
    played = load("helios")
    search = pyspiel.MCTSBot(played, pyspiel.RandomRolloutEvaluator(1, 7), 2.0, 4, 100, False, 42, False)
    state = begun(played)
    assert search.mcts_search(state).best_child().action in state.legal_actions()
    returns = pyspiel.evaluate_bots(state, [search, pyspiel.make_uniform_random_bot(1, 5)], 3)
    assert sum(returns) == 0


def test_openspiels_learning_environment_runs() -> None:
    env = rl_environment.Environment(load("helios", players=3), seed=1)
    step = env.reset()
    while not step.last():
        seen = step.observations
        assert len(seen["info_state"][0]) == len(game("helios").feature_spec())
        step = env.step([seen["legal_actions"][seen["current_player"]][0]])
    assert sum(step.rewards) == pytest.approx(0)


def test_names_are_registered_once() -> None:
    assert register(game("helios")) == register(game("helios")) == "heliopolis_helios"
    assert pyspiel.registered_names().count("heliopolis_helios") == 1
