"""Opponents that are objects of this process: asked for all games of a batch in one call, the same games otherwise."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

import heliopolis
from heliopolis.bots import Bot, BotLike, Budget, bot
from heliopolis.envs import PolicyBot, seat_env, vector
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.errors import BadOption, UnknownName
from heliopolis.kernel.game import Game, State

Steps = list[tuple[list[float], list[bool], list[int]]]


class Last(Bot):
    """Takes what stands last."""

    def __init__(self) -> None:
        super().__init__("last")

    def choose(self, state: State, budget: Budget | None = None) -> Choice:
        return last(state)


class Lasts:
    """Takes what stands last, in many positions."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def choose_many(self, states: Sequence[State], /) -> list[Choice]:
        self.asked.append(len(states))
        return [last(state) for state in states]


class League:
    """Has one opponent for even seeds and another one for odd ones."""

    def __init__(self, *bots: BotLike) -> None:
        self.bots = bots
        self.seeds: list[int] = []

    def bot(self, game: Game, seed: int) -> BotLike:
        self.seeds.append(seed)
        return self.bots[seed % len(self.bots)]


class Outside:
    """Makes a named bot that is asked through Python."""

    def __init__(self, name: str) -> None:
        self.name = name

    def bot(self, game: Game, seed: int) -> BotLike:
        return bot(self.name, game, seed).choose


def last(state: State) -> Choice:
    return state.choices()[-1]


def steps(
    opponents: BotLike | Sequence[BotLike], number: int = 60, players: int = 3, game: str = "helios", **settings: float
) -> Steps:
    """Return what the first legal actions come to in five games."""
    env = vector(game, 5, opponents, players=players, **settings)  # type: ignore[arg-type]
    observation, _ = env.reset(seed=4)
    told: Steps = []
    for _ in range(number):
        observation, rewards, over, _, _ = env.step(observation["action_mask"].argmax(1))
        told.append((rewards.tolist(), over.tolist(), observation["observation"].sum(1).tolist()))
    return told


def test_functions_objects_and_bots_for_many_play_the_same_games() -> None:
    expected = steps(last, shaping=0.1)
    assert any(any(over) for _, over, _ in expected)
    alike: list[BotLike | list[BotLike]] = [Last(), Lasts(), [last, Lasts()], League(last, Lasts())]
    for same in alike:
        assert steps(same, shaping=0.1) == expected


@pytest.mark.parametrize(("game", "number"), [("helios", 10), ("origins", 4)])
@pytest.mark.parametrize("name", ["greedy", "greedy:margin=8", "search:8"])
def test_named_bots_choose_as_they_do_when_asked_outside(game: str, number: int, name: str) -> None:
    assert steps(name, number, 2, game) == steps(Outside(name), number, 2, game)


def test_all_games_that_wait_are_one_call() -> None:
    many = Lasts()
    steps(many, players=2)
    assert max(many.asked) == 5
    assert np.mean(many.asked) > 1.5


def test_each_version_of_a_league_is_asked_once_for_its_games() -> None:
    first, second = Lasts(), Lasts()
    league = League(first, second)
    steps(league, 20, players=2)
    assert {seed % 2 for seed in league.seeds[:5]} == {0, 1}
    assert min(max(first.asked), max(second.asked)) > 1


def test_one_seat_plays_as_a_row_does() -> None:
    alone = seat_env("helios", Lasts(), seat=1, shaping=0.1, players=2)
    named = seat_env("helios", last, seat=1, shaping=0.1, players=2)
    observation, _ = alone.reset(seed=3)
    named.reset(seed=3)
    over = False
    while not over:
        action = int(observation["action_mask"].argmax())
        observation, earned, over, _, info = alone.step(action)
        assert named.step(action)[1:3] == (earned, over)
        assert info == named.seating.info()


def test_a_policy_is_an_opponent() -> None:
    game = heliopolis.game("helios")
    rows: list[int] = []

    def policy(features: NDArray[np.float32], legal: NDArray[np.bool_]) -> NDArray[np.int64]:
        assert features.shape == (len(legal), len(game.feature_spec()))
        rows.append(len(legal))
        actions: NDArray[np.int64] = legal.shape[1] - 1 - legal[:, ::-1].argmax(1)
        return actions

    env = vector(game, 4, PolicyBot(game, policy), players=2)
    observation, _ = env.reset(seed=1)
    for _ in range(10):
        observation, *_ = env.step(observation["action_mask"].argmax(1))
    assert max(rows) == 4


def test_mistakes_of_an_opponent_are_its_own() -> None:
    lost = [seat_env("helios", lambda _: "start:nowhere", seat, players=2) for seat in (1, 2)]
    with pytest.raises(UnknownName, match="nowhere"):
        [env.reset(seed=1) for env in lost]  # one of the two opponents begins
    with pytest.raises(TypeError, match="is no bot"):
        seat_env("helios", 7, players=2)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="opponents"):
        vector("helios", 2, [last, last], players=2)


def test_copies_share_objects_and_pickles_have_their_own() -> None:
    env = vector("helios", 2, last, players=2)
    env.reset(seed=1)
    twins = [env.clone(), pickle.loads(pickle.dumps(env))]
    action = env.legal.argmax(1)
    ends = [twin.step(action)[0]["observation"].sum() for twin in [env, *twins]]
    assert ends == [ends[0]] * 3
    assert bot(last, env.game).name == "last"
