"""A league: a policy learns against its own past, with NumPy alone.

python examples/league.py Helios-4p-v2 --steps 200000 --out models/league
python examples/league.py Helios-4p-v2 --out models/league --enter entry.json

Every game is against one of the past versions of the policy, all of which play in the same ``vector`` environment. Now
and then the policy joins its own past, and curve.csv says how it does against random, greedy and the first version.
The second command rates what was learned, which is in model.npz, on the ladder of the task.
``pip install 'heliopolis[envs]'`` brings what this needs.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import heliopolis
from heliopolis import Game
from heliopolis.arena import LearningCurve
from heliopolis.arena.entries import TrainingCost, enter
from heliopolis.bots import BotLike
from heliopolis.envs import PolicyBot, task_vector
from heliopolis.tasks import Task, find_task

LENGTH, BATCHES, EPOCHS = 32, 4, 3
"""Steps of a rollout, into how many batches it is divided, and how often each decision is learned from."""
GAMMA, LAMBDA, CLIP, ENTROPY = 0.99, 0.95, 0.2, 0.01
Floats = NDArray[np.float32]


class League:
    """Random, and every version of the policy that has joined: each game is against one, which its seed chooses."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.past: list[BotLike] = ["random"]

    def bot(self, game: Game, seed: int) -> BotLike:
        """Return the opponent of one game."""
        return self.past[seed % len(self.past)]

    def add(self, policy: Policy) -> None:
        """Let the policy as it is now be one of the opponents."""
        self.past.append(PolicyBot(self.game, deepcopy(policy).act, f"version-{len(self.past)}"))


class Policy:
    """A network with one hidden layer: the chance of each action, and what the position is worth."""

    def __init__(self, features: int, actions: int, hidden: int, seed: int) -> None:
        self.luck = np.random.default_rng(seed)
        self.weights: dict[str, Floats] = {
            "in": self._normal(features, hidden, 0.05),
            "bias": np.zeros(hidden, np.float32),
            "out": self._normal(hidden, actions, 0.01),
            "worth": self._normal(hidden, 1, 0.01),
        }
        self.steps = 0
        self.means = {key: np.zeros_like(each) for key, each in self.weights.items()}
        self.squares = {key: np.zeros_like(each) for key, each in self.weights.items()}

    def _normal(self, rows: int, columns: int, size: float) -> Floats:
        return (size * self.luck.standard_normal((rows, columns))).astype(np.float32)

    def look(self, seen: Floats, legal: NDArray[Any]) -> tuple[Floats, Floats, Floats]:
        """Return the hidden layer, the logarithms of the chances of actions, and the worth of each position."""
        hidden = np.maximum(seen @ self.weights["in"] + self.weights["bias"], 0)
        logits = np.where(legal, hidden @ self.weights["out"], np.float32(-1e9))
        logits -= logits.max(1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(1, keepdims=True))
        return hidden, logits, (hidden @ self.weights["worth"])[:, 0]

    def act(self, seen: Floats, legal: NDArray[Any]) -> NDArray[np.int64]:
        """Draw an action of each row."""
        logs = self.look(seen, legal)[1]
        actions: NDArray[np.int64] = (logs + self.luck.gumbel(size=logs.shape)).argmax(1)
        return actions

    def best(self, seen: Floats, legal: NDArray[Any]) -> NDArray[np.int64]:
        """Return the likeliest action of each row."""
        actions: NDArray[np.int64] = self.look(seen, legal)[1].argmax(1)
        return actions

    def learn(self, rollout: dict[str, NDArray[Any]], rate: float) -> None:
        """Make actions that turned out better than expected likelier, by PPO's clipped step."""
        seen, legal, taken = rollout["seen"], rollout["legal"], rollout["actions"]
        hidden, logs, worths = self.look(seen, legal)
        rows, number = np.arange(len(taken)), np.float32(len(taken))
        ratio, gain = np.exp(logs[rows, taken] - rollout["logs"]), rollout["gains"]
        moving = ~((gain > 0) & (ratio > 1 + CLIP) | (gain < 0) & (ratio < 1 - CLIP))
        chances = np.exp(logs)
        entropy = -(chances * np.where(legal, logs, 0)).sum(1, keepdims=True)
        slope = chances * (gain * ratio * moving)[:, None]
        slope[rows, taken] -= gain * ratio * moving
        slope += ENTROPY * chances * (np.where(legal, logs, 0) + entropy)
        worth = 0.5 * (worths - rollout["returns"])[:, None]
        back = (slope @ self.weights["out"].T + worth @ self.weights["worth"].T) * (hidden > 0)
        slopes = {"in": seen.T @ back, "bias": back.sum(0), "out": hidden.T @ slope, "worth": hidden.T @ worth}
        self.steps += 1
        for key, summed in slopes.items():
            mean = summed / number
            self.means[key] = 0.9 * self.means[key] + 0.1 * mean
            self.squares[key] = 0.999 * self.squares[key] + 0.001 * mean * mean
            step = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            self.weights[key] -= (step * self.means[key] / (np.sqrt(self.squares[key]) + 1e-7)).astype(np.float32)


def played(env: Any, policy: Policy, now: tuple[dict[str, Any], NDArray[np.bool_]]) -> tuple[Any, Any]:
    """Play a rollout, and return it with where it ends; the step that begins a game again is no decision."""
    (observation, over), rows = now, np.arange(env.num_envs)
    kept: list[tuple[Any, ...]] = []
    for _ in range(LENGTH):
        seen, legal = observation["observation"].copy(), observation["action_mask"].astype(np.bool_)
        _, logs, worths = policy.look(seen, legal)
        actions = (logs + policy.luck.gumbel(size=logs.shape)).argmax(1)
        idle = over.copy()
        observation, rewards, over, _, _ = env.step(actions)
        kept.append((seen, legal, actions, logs[rows, actions], worths, rewards, over.copy(), ~idle))
    seen, legal, actions, logs, worths, rewards, ends, counted = (np.stack(each) for each in zip(*kept, strict=True))
    following = policy.look(observation["observation"], observation["action_mask"].astype(np.bool_))[2]
    gains, gain = np.zeros_like(worths), np.zeros(len(rows), np.float32)
    for step in reversed(range(LENGTH)):
        ahead = np.where(ends[step], 0, following)
        gain = rewards[step] + GAMMA * ahead - worths[step] + GAMMA * LAMBDA * np.where(ends[step], 0, gain)
        gains[step], following = gain, worths[step]
    told = {"seen": seen, "legal": legal, "actions": actions, "logs": logs, "gains": gains, "returns": gains + worths}
    rollout = {key: each[counted] for key, each in told.items()}
    rollout["gains"] = (rollout["gains"] - rollout["gains"].mean()) / (rollout["gains"].std() + 1e-6)
    return rollout, (observation, over)


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn, or rate what was learned."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", type=find_task, help="a name of heliopolis tasks list")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="curve.csv lies there")
    parser.add_argument("--steps", type=int, default=200_000, help="decisions to learn from")
    parser.add_argument("--every", type=int, default=20_000, help="the policy joins the league after so many")
    parser.add_argument("--games", type=int, default=40, help="by which each point is measured")
    parser.add_argument("--against", nargs="+", default=["random", "greedy"], metavar="BOT", help="measured against")
    parser.add_argument("--rows", type=int, default=64, help="games at once")
    parser.add_argument("--hidden", type=int, default=128, help="numbers of the hidden layer")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e9, help="learn no longer")
    parser.add_argument("--enter", metavar="FILE", type=Path, help="rate what was learned, and learn nothing")
    parser.add_argument("--secret", default="public", help="the words that decide the games of the rating")
    asked = parser.parse_args(arguments)
    if asked.enter:
        rate(asked.task, asked)
    else:
        learn(asked.task, asked)


def learn(task: Task, asked: argparse.Namespace) -> None:
    """Learn, and write what was learned and its curve."""
    begun, game = time.monotonic(), heliopolis.game(task.game)
    policy = Policy(len(game.feature_spec()), len(game.vocabulary()), asked.hidden, asked.seed)
    league, curve, steps = League(game), LearningCurve(asked.out / "curve.csv", task), 0
    league.add(policy)
    against = [*asked.against, league.past[1]]
    env = task_vector(task.name, asked.rows, league, shaping=0.02)
    now, done = (env.reset(seed=asked.seed)[0], np.zeros(asked.rows, np.bool_)), 0.0
    while done < 1:
        rollout, now = played(env, policy, now)
        for _ in range(EPOCHS):
            for batch in np.array_split(policy.luck.permutation(len(rollout["actions"])), BATCHES):
                policy.learn({key: each[batch] for key, each in rollout.items()}, asked.rate * (1 - done))
        before, steps = steps, steps + len(rollout["actions"])
        done = max(steps / asked.steps, (time.monotonic() - begun) / (60 * asked.minutes))
        if steps // asked.every > before // asked.every or done >= 1:
            league.add(policy)
            points = curve.measure(steps, PolicyBot(game, policy.best), against, asked.games)
            print(*points, sep="\n", flush=True)
    weights = {name: each.astype(np.float16) for name, each in policy.weights.items()}
    facts = np.array([asked.seed, steps, round(curve.cpu_seconds)])
    np.savez(asked.out / "model.npz", allow_pickle=False, facts=facts, **weights)


def rate(task: Task, asked: argparse.Namespace) -> None:
    """Rate what was learned."""
    kept = dict(np.load(asked.out / "model.npz"))
    training = TrainingCost(*kept.pop("facts").tolist())
    policy = Policy(1, 1, 1, 1)
    policy.weights = {name: each.astype(np.float32) for name, each in kept.items()}
    enter(task, PolicyBot(heliopolis.game(task.game), policy.best), asked.secret, asked.enter, training)


if __name__ == "__main__":
    main()
