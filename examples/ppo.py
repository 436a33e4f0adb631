"""PPO learns a named task: MaskablePPO of sb3-contrib, on one core, within minutes.

python examples/ppo.py Helios-2p-v1 --steps 20480 --out models/ppo
python examples/ppo.py Helios-2p-v1 --out models/ppo --measure

The first command learns and writes model.zip and curve.csv; the second lets the model play in the arena, against
random, greedy and hard, and writes measured.csv. ``--enter FILE`` writes a book for the leaderboard.
``pip install 'heliopolis[baselines]'`` brings what they need.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import gymnasium as gym
import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import heliopolis
from heliopolis.arena import LearningCurve
from heliopolis.arena.leaderboard import enter
from heliopolis.envs import PolicyBot, seat_env
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.tasks import Task, find_task

MEASURED = ("random", "greedy", "hard")
GAMES_AT_ONCE = 8


class Seen(gym.ObservationWrapper[NDArray[np.float32], int, dict[str, Any]]):
    """What the policy sees: the features alone, as the mask goes its own way."""

    def __init__(self, env: gym.Env[dict[str, Any], int]) -> None:
        super().__init__(env)
        assert isinstance(env.observation_space, gym.spaces.Dict)
        self.observation_space = env.observation_space["observation"]

    def observation(self, observation: dict[str, Any]) -> NDArray[np.float32]:
        """Return the features."""
        seen: NDArray[np.float32] = observation["observation"]
        return seen


def environment(task: Task, opponents: Sequence[str], shaping: float) -> Any:
    """Return the environment of a task, or of its game against others."""
    options: dict[str, Any] = {"shaping": shaping, **task.options}
    env: Any = seat_env(task.game, opponents, **options)
    return Seen(env)


def bot(task: Task, model: Any) -> PolicyBot:
    """Return the model as a bot, which takes what it finds best."""

    def act(features: NDArray[np.float32], legal: NDArray[np.bool_]) -> NDArray[Any]:
        actions, _ = model.predict(features, action_masks=legal, deterministic=True)
        chosen: NDArray[Any] = actions
        return chosen

    return PolicyBot(heliopolis.game(task.game), act)


class Measuring(BaseCallback):  # type: ignore[misc]  # types are checked without it
    """Measures the model before it learns and every so many steps."""

    def __init__(self, task: Task, curve: LearningCurve, against: Sequence[str], every: int, games: int) -> None:
        super().__init__()
        self.task, self.curve, self.against, self.every, self.games = task, curve, against, every, games
        self.due = 0

    def measure(self) -> None:
        """Add points to the curve."""
        points = self.curve.measure(self.num_timesteps, bot(self.task, self.model), self.against, self.games)
        print(*points, sep="\n", flush=True)

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self.due:
            self.measure()
            self.due += self.every

    def _on_step(self) -> bool:
        return True


def learn(task: Task, asked: argparse.Namespace) -> None:
    """Learn, and write the model and its curve."""
    opponents = asked.opponents or task.opponents
    # Rewards at the end alone come too seldom: points that the lead grows by are worth something at once.
    envs = DummyVecEnv([partial(environment, task, opponents, asked.shaping)] * GAMES_AT_ONCE)
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        learning_rate=asked.rate,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=0.99,
        ent_coef=0.01,
        policy_kwargs={"net_arch": {"pi": [128], "vf": [64]}, "activation_fn": torch.nn.ReLU},
        seed=asked.seed,
        device="cpu",
    )
    against = list(dict.fromkeys(["random", *opponents]))
    curve = LearningCurve(asked.out / "curve.csv", task)
    measuring = Measuring(task, curve, against, asked.every, asked.games)
    model.learn(asked.steps, measuring)
    measuring.measure()
    model.save(asked.out / "model.zip")


def task_named(name: str) -> Task:
    """Return a task, for the command line."""
    try:
        return find_task(name)
    except HeliopolisError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn, or measure what was learned."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", type=task_named, help="a name of heliopolis tasks list")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="model.zip and curve.csv lie there")
    parser.add_argument(
        "--steps", type=int, default=20_480, help="decisions to learn from; rounded up to whole rollouts"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponents", nargs="+", metavar="BOT", help="whom to learn against, if not those of the task")
    parser.add_argument("--shaping", type=float, default=0.02, help="what a point of the lead is worth at once")
    parser.add_argument("--rate", type=float, default=5e-4, help="of learning")
    parser.add_argument("--every", type=int, default=4096, help="measure after so many steps")
    parser.add_argument("--games", type=int, default=30, help="by which each point is measured")
    parser.add_argument("--measure", action="store_true", help="measure the model of the folder, and learn nothing")
    parser.add_argument("--enter", metavar="FILE", type=Path, help="play the task's games, for the leaderboard")
    asked = parser.parse_args(arguments)
    torch.set_num_threads(1)
    if not asked.measure and not asked.enter:
        learn(asked.task, asked)
        return
    if not (asked.out / "model.zip").is_file():
        parser.error(f"no model.zip in {asked.out}: learn first, without --measure and --enter")
    model = MaskablePPO.load(asked.out / "model.zip", device="cpu")
    if asked.measure:
        curve = LearningCurve(asked.out / "measured.csv", asked.task, asked.seed + 80_000_000)
        print(*curve.measure(model.num_timesteps, bot(asked.task, model), MEASURED, asked.games), sep="\n")
    if asked.enter:
        enter(asked.task, "ppo", bot(asked.task, model), asked.enter)


if __name__ == "__main__":
    main()
