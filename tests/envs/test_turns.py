"""The PettingZoo environment: PettingZoo's own checks, and what its page promises."""

from __future__ import annotations

import copy
import pickle
from typing import Any, Final

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from heliopolis.envs import TurnsEnv, aec
from heliopolis.games import all_games, game
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.errors import BadOption, IllegalChoice, UnknownName

pettingzoo_test = pytest.importorskip("pettingzoo.test")

# PettingZoo warns of what it recommends; each of these we do otherwise on purpose.
MEANT: Final = (
    "Observation is not a NumPy array",  # the mask comes with the features, as in PettingZoo's own card games
    "Observation space for each agent probably should be",  # for the same reason a Dict
    "We recommend agents to be named",  # a seat has the same name in journals, drawings and here
    "Action mask numpy array is all zeros",  # who has finished can do nothing
)

GAMES: Final = [
    (name, int(players))
    for name, each in all_games().items()
    for option in each.options
    if option.name == "players"
    for players in option.values
]


pytestmark = [pytest.mark.filterwarnings(f"ignore:{message}") for message in MEANT]


@pytest.mark.sample
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_pettingzoo_finds_nothing_wrong(name: str, players: int) -> None:
    pettingzoo_test.api_test(aec(name, players=players), num_cycles=300)


@pytest.mark.parametrize("name", list(all_games()))
def test_same_seed_same_game(name: str) -> None:
    pettingzoo_test.seed_test(lambda: aec(name, players=3), num_cycles=200)


def finish(env: TurnsEnv, seed: int, given: int = 0) -> dict[str, tuple[float, dict[str, int]]]:
    """Play random actions to the end, the first seat with points given to it; the reward and info of each agent."""
    env.reset(seed=seed)
    env.position.score(0, given, 0)
    dice = Dice(seed)
    ends: dict[str, tuple[float, dict[str, int]]] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, _, info = env.last()
        if terminated:
            ends[agent] = (reward, info)
            env.step(None)
        else:
            legal = np.flatnonzero(observation["action_mask"])
            env.step(legal[dice.below(len(legal))])
    return ends


@pytest.mark.sample
@pytest.mark.parametrize(("name", "players"), [each for each in GAMES if each[1] > 1])
def test_rewards_follow_the_ranks_and_sum_to_nothing(name: str, players: int) -> None:
    env = aec(name, players=players)
    for seed in range(5):
        ends = finish(env, seed)
        result = env.position.result()
        assert result is not None
        assert [info["score"] for _, info in ends.values()] == result.totals
        assert [info["rank"] for _, info in ends.values()] == result.ranks
        rewards = [reward for reward, _ in ends.values()]
        assert sum(rewards) == pytest.approx(0)
        for one in range(players):
            for other in range(players):
                assert (rewards[one] > rewards[other]) == (result.ranks[one] < result.ranks[other])
        if result.ranks.count(1) == 1:
            assert max(rewards) == 1


def test_alone_the_reward_tells_whether_the_goal_is_reached() -> None:
    env = aec("origins", players=1)
    assert [reward for reward, _ in finish(env, 1).values()] == [-1]
    assert [reward for reward, _ in finish(env, 1, given=300).values()] == [1]


def test_mask_is_the_legal_choices_of_the_agent_to_act() -> None:
    env = aec("helios", players=2)
    env.reset(seed=5)
    for _ in range(60):
        agent = env.agent_selection
        legal = {choice.index for choice in env.position.choices()}
        assert set(np.flatnonzero(env.observe(agent)["action_mask"])) == legal
        for other in env.agents:
            if other != agent:
                assert not env.observe(other)["action_mask"].any()
        env.step(max(legal))


def test_an_illegal_action_names_its_rule_and_changes_nothing() -> None:
    env = aec("helios", players=2)
    env.reset(seed=1)
    before = env.position.key()
    blue = env.position.choice("start:blue")
    with pytest.raises(IllegalChoice) as refusal:
        env.step(np.int64(blue.index))
    assert refusal.value.rule == "HEL-SETUP-10"
    assert env.position.key() == before


@pytest.mark.parametrize("action", [-1, 10**6, None])
def test_what_is_no_action_is_refused(action: int | None) -> None:
    env = aec("helios", players=2)
    env.reset(seed=1)
    with pytest.raises(UnknownName, match="is not an action"):
        env.step(action)


def test_wrapped_by_pettingzoo_an_illegal_action_ends_the_game() -> None:
    from pettingzoo.utils.wrappers import TerminateIllegalWrapper

    env = TerminateIllegalWrapper(aec("helios", players=2), illegal_reward=-1)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(env.unwrapped.position.choice("start:blue").index)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


def test_options_are_checked() -> None:
    with pytest.raises(BadOption, match="players"):
        aec("helios", players=5)
    with pytest.raises(UnknownName, match="chess"):
        aec("chess")


@pytest.mark.parametrize("layout", ["standard", "wide"])
def test_observations_have_one_length_for_all_options(layout: str) -> None:
    lengths = {len(finish_observation(aec("helios", players=players, layout=layout))) for players in (2, 3, 4)}
    assert lengths == {len(game("helios").feature_spec())}


@pytest.mark.parametrize("trials", ["none", "regular"])
def test_modules_do_not_change_the_length_of_an_observation(trials: str) -> None:
    played = game("origins")
    lengths = {
        len(finish_observation(aec(played, players=players, wonders=players % 2 == 0, trials=trials)))
        for players in (1, 2, 3, 4)
    }
    assert lengths == {len(played.feature_spec())}


def finish_observation(env: TurnsEnv) -> NDArray[Any]:
    """Return what the first seat sees at the end of a game."""
    finish(env, 11)
    observation = env.observe("seat1")["observation"]
    assert np.isfinite(observation).all()
    assert np.abs(observation).max() <= 4
    return observation


def test_render_draws_the_boards() -> None:
    env = aec("helios", players=2)
    env.reset(seed=1)
    assert env.render().startswith("<svg")


def test_copies_go_on_by_themselves_with_the_same_luck() -> None:
    env = aec("origins", players=3)
    env.reset(seed=4)
    for _ in range(30):
        observation, *_ = env.last()
        env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    key = env.position.key()
    twins = [env.clone(), copy.copy(env), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    ends = [rest(twin) for twin in twins]
    assert ends == [ends[0]] * 4
    assert env.position.key() == key
    assert rest(env) == ends[0]


def rest(env: TurnsEnv) -> list[tuple[str, float, dict[str, int]]]:
    """Return the end of a game that is played on with the first legal actions."""
    ends: list[tuple[str, float, dict[str, int]]] = []
    while env.agents:
        observation, earned, terminated, _, info = env.last()
        if terminated:
            ends.append((env.agent_selection, earned, info))
        env.step(None if terminated else int(np.flatnonzero(observation["action_mask"])[0]))
    return ends


def test_an_environment_that_was_not_begun_is_copied_too() -> None:
    env = pickle.loads(pickle.dumps(aec("helios", players=2)))
    env.reset(seed=1)
    assert env.agents == ["seat1", "seat2"]


def test_before_the_first_reset_nothing_can_be_played() -> None:
    with pytest.raises(ResetNeeded):
        aec("helios", players=2).step(0)


def test_a_fraction_is_no_action() -> None:
    env = aec("helios", players=2)
    env.reset(seed=1)
    with pytest.raises(TypeError, match="integer"):
        env.step(1.5)  # type: ignore[arg-type]
