"""The Gymnasium environment of one seat: Gymnasium's own checks, and what its page promises."""

from __future__ import annotations

import copy
import pickle
from typing import Final

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from heliopolis.envs import SeatEnv, dense, seat_env, sparse, vector
from heliopolis.envs.playing import AGENT
from heliopolis.games import all_games, game
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.errors import BadOption, IllegalChoice, UnknownName
from heliopolis.testing.walk import sample

# Gymnasium warns of what it recommends; this we do otherwise on purpose.
MEANT: Final = ".*Not able to test alternative render modes"  # there is only one
pytestmark = pytest.mark.filterwarnings(f"ignore:{MEANT}")


@pytest.mark.parametrize("name", all_games())
@pytest.mark.parametrize("precision", ["float32", "float16"])
def test_gymnasium_finds_nothing_wrong(name: str, precision: str) -> None:
    check_env(seat_env(name, precision=precision, players=2))  # type: ignore[arg-type]


def played_out(env: SeatEnv, dice: Dice) -> list[tuple[float, object]]:
    """Play random actions to the end; return the reward of each step, and the score."""
    told: list[tuple[float, object]] = []
    over = False
    while not over:
        legal = np.flatnonzero(env.action_masks())
        observation, earned, over, _, info = env.step(legal[dice.below(len(legal))])
        assert (observation["action_mask"] == env.action_masks()).all()
        assert over or env.position.seat() == env.seating.seat
        told.append((earned, info["score"]))
    return told


@pytest.mark.parametrize("name", all_games())
@pytest.mark.parametrize("seat", [None, 3])
def test_the_agent_is_asked_for_its_seat_alone(name: str, seat: int | None) -> None:
    env = seat_env(name, "random", seat, players=3)
    _, info = env.reset(seed=4)
    assert seat is None or info["seat"] == seat
    told = played_out(env, Dice(1))
    result = env.position.result()
    assert result is not None
    rank = result.ranks[env.seating.seat]
    assert {1: told[-1][0] > 0, 3: told[-1][0] < 0}.get(rank, True)
    assert told[-1][1] == result.totals[env.seating.seat]
    env.reset(seed=4)
    assert played_out(env, Dice(1)) == told


def test_bots_sit_in_turn_order_from_the_left_of_the_agent() -> None:
    env = seat_env("helios", ["greedy", "random", "medium"], 3, players=4)
    assert env.reset(seed=1)[1]["seat"] == 3
    assert env.seating.playing.players == ("random", "medium", AGENT, "greedy")


def test_shaping_pays_for_the_lead_as_it_grows() -> None:
    plain, shaped = (seat_env("helios", "random", 1, shaping, players=2) for shaping in (0.0, 0.5))
    plain.reset(seed=2)
    shaped.reset(seed=2)
    before = shaped.position.total(0) - shaped.position.total(1)
    rest = sum(earned for earned, _ in played_out(plain, Dice(3)))
    whole = sum(earned for earned, _ in played_out(shaped, Dice(3)))
    after = shaped.position.total(0) - shaped.position.total(1)
    assert whole == pytest.approx(rest + 0.5 * (after - before))


def test_an_illegal_action_is_refused_or_ends_the_game() -> None:
    strict, lenient = (seat_env("helios", illegal=illegal, players=2) for illegal in (None, -0.5))
    for env in (strict, lenient):
        env.reset(seed=1)
    illegal = strict.position.choice("start:blue").index
    with pytest.raises(IllegalChoice):
        strict.step(illegal)
    _, earned, over, truncated, info = lenient.step(illegal)
    assert (earned, over, truncated, info["illegal"]) == (-0.5, True, False, True)
    for ended in (lenient, lenient.clone(), pickle.loads(pickle.dumps(lenient))):
        assert not ended.action_masks().any()
        with pytest.raises(ResetNeeded, match="The game is over"):
            ended.step(0)
    observation, _ = lenient.reset(seed=1)
    assert observation["action_mask"].any()


def test_nothing_can_be_asked_before_the_first_reset() -> None:
    env = seat_env("helios", players=2)
    chance = env.position.choices()[0].index
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(chance)
    with pytest.raises(ResetNeeded, match="call reset"):
        env.action_masks()
    with pytest.raises(ResetNeeded, match="call reset"):
        vector("helios", 2, players=2).step([chance, chance])


def test_seats_and_precisions_that_there_are_not_are_refused() -> None:
    state = seat_env("helios", players=2).position
    for seat in (-1, 2):
        with pytest.raises(BadOption, match=f"seat: must be between 0 and 1, not {seat}"):
            dense(state, seat)
        with pytest.raises(BadOption, match="seat"):
            sparse(state, seat)
    with pytest.raises(BadOption, match="precision: must be one of float32, float16, not float64"):
        dense(state, 0, "float64")  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="precision"):
        seat_env("helios", precision="int3", players=2)  # type: ignore[arg-type]


def test_options_opponents_and_seats_are_checked() -> None:
    with pytest.raises(BadOption, match="seat"):
        seat_env("helios", seat=3, players=2)
    with pytest.raises(BadOption, match="opponents"):
        seat_env("helios", ["random", "random"], players=2)
    with pytest.raises(UnknownName, match="nobody"):
        seat_env("helios", "nobody", players=2)


@pytest.mark.parametrize("name", all_games())
def test_copies_go_on_by_themselves_with_the_same_luck(name: str) -> None:
    env = seat_env(name, "random", 1, shaping=0.1, players=2)
    env.reset(seed=6)
    for _ in range(5):
        env.step(np.flatnonzero(env.action_masks())[0])
    key = env.position.key()
    twins = [env.clone(), copy.copy(env), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    ends = [played_out(twin, Dice(9)) for twin in twins]
    assert ends == [ends[0]] * 4
    assert env.position.key() == key


@pytest.mark.parametrize("name", all_games())
def test_features_come_dense_and_sparse(name: str) -> None:
    for walk in sample(game(name), 20, 3):
        state = walk.state
        numbers = np.array(state.game.features(state, 0), np.float32)
        places, values = sparse(state, 0)
        assert (np.diff(places) > 0).all()
        assert (numbers.nonzero()[0] == places).all()
        assert (numbers[places] == values).all()
        assert (dense(state, 0) == numbers).all()
        half = dense(state, 0, "float16")
        assert half.dtype == np.float16
        assert (half == numbers.astype(np.float16)).all()


def test_the_board_is_drawn() -> None:
    env = seat_env("helios", players=2)
    env.reset(seed=1)
    assert env.render().startswith("<svg")
