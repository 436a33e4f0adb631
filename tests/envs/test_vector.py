"""The vector environment: many games in one call, the same on one core and on several."""

from __future__ import annotations

import copy
import os
import pickle
import signal
import sys

import numpy as np
import pytest
from gymnasium.error import AlreadyPendingCallError, ClosedEnvironmentError, NoAsyncCallError
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from heliopolis.envs import Rollout, VectorGames, dense, seat_env, vector
from heliopolis.envs.vector_games import Together
from heliopolis.games import all_games
from heliopolis.kernel.chance import Dice, derived
from heliopolis.kernel.errors import BadOption, IllegalChoice, UnknownName
from heliopolis.workers import WorkerDied


def some_action(mask: NDArray[np.int8], dice: Dice) -> NDArray[np.int64]:
    """Return a legal action of each game; 0 where there is none."""
    legal = [np.flatnonzero(row) for row in mask]
    return np.array([row[dice.below(len(row))] if len(row) else 0 for row in legal])


def steps(env: VectorGames, number: int, seed: int | None) -> list[tuple[object, ...]]:
    """Return what random steps come to, in digests."""
    dice = Dice(seed or 1)
    if seed is not None:
        env.reset(seed=seed)
    told: list[tuple[object, ...]] = []
    for _ in range(number):
        observation, rewards, over, truncated, info = env.step(some_action(env.legal, dice))
        assert not truncated.any()
        assert env.observation_space.contains(observation)
        ranks = info["rank"].tolist() if over.any() else []
        told.append((observation["observation"].sum(), rewards.tolist(), over.tolist(), info["seat"].tolist(), ranks))
    return told


@pytest.mark.parametrize("name", all_games())
def test_each_row_is_what_the_seat_that_is_asked_sees(name: str) -> None:
    env = vector(name, 3, players=2)
    env.reset(seed=3)
    ended = 0
    dice = Dice(2)
    while ended < 2:
        observation, rewards, over, _, info = env.step(some_action(env.legal, dice))
        for row, state in enumerate(env.states):
            seat = max(state.seat(), 0)
            assert info["seat"][row] == seat + 1
            assert (observation["observation"][row] == dense(state, seat)).all()
            mask = {choice.index for choice in state.choices() if choice.index >= 0}
            assert set(np.flatnonzero(observation["action_mask"][row])) == mask
            result = state.result()
            assert over[row] == (result is not None)
            if result is not None:
                ended += 1
                assert info["rank"][row].tolist() == result.ranks
                assert info["score"][row].tolist() == result.totals
            else:
                assert rewards[row] == 0


def test_a_game_that_is_over_begins_anew_at_the_next_step() -> None:
    env = vector("helios", 2, players=2)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    env.reset(seed=1)
    dice = Dice(1)
    rewards, over = np.zeros(2), np.zeros(2, np.bool_)
    while not over.any():
        _, rewards, over, _, _ = env.step(some_action(env.legal, dice))
    (row,) = np.flatnonzero(over)
    assert abs(rewards[row]) <= 1
    assert not env.legal[row].any()
    _, rewards, over, _, _ = env.step(some_action(env.legal, dice))
    assert not over[row]
    assert rewards[row] == 0
    assert env.states[row].turn < 10


def test_against_bots_a_row_plays_like_the_environment_of_one_seat() -> None:
    env = vector("origins", 2, "random", seat=2, shaping=0.1, players=2)
    lone = seat_env("origins", "random", 2, shaping=0.1, players=2)
    env.reset(seed=8)
    lone.reset(seed=derived(8, 1))
    over = False
    while not over:
        action = np.flatnonzero(lone.action_masks())[0]
        other = np.flatnonzero(env.legal[0])
        observation, earned, over, _, _ = lone.step(action)
        seen, rewards, done, _, _ = env.step([other[0] if len(other) else 0, action])
        assert (rewards[1], done[1]) == (earned, over)
        assert (seen["observation"][1] == observation["observation"]).all()


@pytest.mark.sample
@pytest.mark.parametrize("name", all_games())
def test_processes_play_the_same_games(name: str) -> None:
    alone, together = vector(name, 5, players=2), vector(name, 5, processes=2, players=2)
    try:
        assert steps(together, 60, 4) == steps(alone, 60, 4)
        with pytest.raises(IllegalChoice):
            together.step(np.zeros(5, np.int64))
        assert steps(together, 10, None) == steps(alone, 10, None)
        with pytest.raises(TypeError, match="other processes"):
            together.clone()
    finally:
        together.close()
        alone.close()


@pytest.mark.parametrize("processes", [0, 2])
def test_sparse_rows_are_what_is_not_0(processes: int) -> None:
    dense_rows, sparse_rows = vector("helios", 3), vector("helios", 3, processes=processes, sparse=True)
    try:
        whole, _ = dense_rows.reset(seed=6)
        few, _ = sparse_rows.reset(seed=6)
        assert set(few) == {"places", "values", "action_mask"}
        dice = Dice(2)
        for _ in range(30):
            assert sparse_rows.observation_space.contains(few)
            again = np.zeros_like(whole["observation"])
            for row in range(3):
                kept = few["values"][row] != 0
                again[row, few["places"][row][kept]] = few["values"][row][kept]
            assert (again == whole["observation"]).all()
            assert (few["action_mask"] == whole["action_mask"]).all()
            actions = some_action(dense_rows.legal, dice)
            whole, *_ = dense_rows.step(actions)
            few, *_ = sparse_rows.step(actions)
    finally:
        sparse_rows.close()


@pytest.mark.parametrize("halves", [False, True])
def test_a_rollout_gives_back_what_was_seen(halves: bool) -> None:
    env, twin = vector("helios", 3, players=2), vector("helios", 3, sparse=True, players=2)
    rollout = Rollout(twin, 5, halves=halves)
    whole, _ = env.reset(seed=6)
    few, _ = twin.reset(seed=6)
    seen, masks, dice = [], [], Dice(4)
    for _ in range(5):
        actions = some_action(env.legal, dice)
        seen.append(whole["observation"].copy())
        masks.append(whole["action_mask"].astype(np.bool_))
        rollout.add(few, actions=actions)
        whole, *_ = env.step(actions)
        few, *_ = twin.step(actions)
    features, legal = rollout.batch(np.arange(15)[::-1])
    expected = np.concatenate(seen)[::-1]
    assert (features == (expected.astype(np.float16) if halves else expected)).all()
    assert (legal == np.concatenate(masks)[::-1]).all()
    assert (len(rollout), rollout.notes("actions").shape) == (15, (15,))
    assert rollout.bytes_per_decision < (2300 if halves else 3300)
    with pytest.raises(BadOption, match="length"):
        rollout.add(few)
    rollout.clear()
    rollout.add(few)
    assert len(rollout) == 3
    with pytest.raises(BadOption, match="sparse"):
        Rollout(env, 5)


def test_a_step_can_be_begun_and_waited_for() -> None:
    env, twin = vector("helios", 2, players=2), vector("helios", 2, processes=2, players=2)
    try:
        for each in (env, twin):
            each.reset(seed=3)
            with pytest.raises(NoAsyncCallError, match="call send"):
                each.recv()
            actions = some_action(each.legal, Dice(1))
            each.send(actions)
            with pytest.raises(AlreadyPendingCallError, match="call recv"):
                each.send(actions)
        assert env.recv()[0]["observation"].sum() == twin.recv()[0]["observation"].sum()
    finally:
        twin.close()


@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed in another way there")
def test_a_process_that_dies_is_named() -> None:
    env = vector("helios", 3, processes=2, players=2)
    try:
        env.reset(seed=3)
        hands = env._hands
        assert isinstance(hands, Together)
        os.kill(hands._helpers[1]._lease.pid, signal.SIGKILL)
        with pytest.raises(WorkerDied, match="process 2 of 2, which plays games 1 to 2: its process ended by signal 9"):
            env.step(some_action(env.legal, Dice(1)))
    finally:
        env.close()
    # Their pipes are closed too, not only when they are garbage.
    assert [helper._lease._process for helper in hands._helpers] == [None, None]


def test_nothing_is_played_where_one_action_is_illegal() -> None:
    env = vector("helios", 3, players=2)
    env.reset(seed=1)
    keys = [state.key() for state in env.states]
    actions = some_action(env.legal, Dice(1))
    for wrong, error in ((env.states[1].choice("pass").index, IllegalChoice), (9_999, UnknownName), (-1, UnknownName)):
        with pytest.raises(error):
            env.step([actions[0], wrong, actions[2]])
    assert [state.key() for state in env.states] == keys


@pytest.mark.parametrize("opponents", [None, "random"])
def test_copies_go_on_by_themselves(opponents: str | None) -> None:
    env = vector("helios", 3, opponents, players=2)
    steps(env, 20, 5)
    keys = [state.key() for state in env.states]
    twins = [env.clone(), copy.copy(env), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    ends = [steps(twin, 120, None) for twin in twins]
    assert ends == [ends[0]] * 4
    assert [state.key() for state in env.states] == keys


def test_half_precision_is_rounded() -> None:
    whole, half = vector("origins", 2, players=2), vector("origins", 2, precision="float16", players=2)
    one, _ = whole.reset(seed=1)
    other, _ = half.reset(seed=1)
    assert other["observation"].dtype == np.float16
    assert (one["observation"].astype(np.float16) == other["observation"]).all()


def test_arguments_are_checked() -> None:
    with pytest.raises(BadOption, match="num_envs"):
        vector("helios", 0)
    with pytest.raises(BadOption, match="processes"):
        vector("helios", 2, processes=3)
    with pytest.raises(BadOption, match="seed"):
        vector("helios", 2).reset(seed=[1])
    with pytest.raises(UnknownName, match="nobody"):
        vector("helios", 2, "nobody")


@pytest.mark.parametrize("processes", [0, 1])
def test_a_closed_environment_says_so(processes: int) -> None:
    env = vector("helios", 2, processes=processes, players=2)
    observation, _ = env.reset(seed=1)
    env.close()
    with pytest.raises(ClosedEnvironmentError, match="closed"):
        env.step(observation["action_mask"].argmax(axis=1))
    with pytest.raises(ClosedEnvironmentError, match="closed"):
        env.reset()


def test_a_fraction_is_no_action() -> None:
    env = vector("helios", 2, players=2)
    env.reset(seed=1)
    before = [state.key() for state in env.states]
    with pytest.raises(TypeError, match="whole numbers, not float64"):
        env.step(some_action(env.legal, Dice(1)) + 0.5)
    assert [state.key() for state in env.states] == before
