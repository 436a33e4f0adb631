"""PPO learns a named task against itself: PyTorch on one core, within minutes.

python examples/ppo.py Helios-2p-v2 --steps 400000 --out models/ppo
python examples/ppo.py Helios-2p-v2 --out models/ppo --enter entry.json

Games are played in one ``vector`` environment, against the policy as it was a moment ago, against past versions, and
against bots (``--opponents``). The first command learns and writes model.pt and curve.csv; the second rates the model
on the ladder of the task. ``pip install 'heliopolis[baselines]'`` brings what they need.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

import heliopolis
from heliopolis import Game
from heliopolis.arena import LearningCurve
from heliopolis.arena.entries import TrainingCost, enter
from heliopolis.bots import BotLike
from heliopolis.envs import PolicyBot, Rollout, task_vector
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.tasks import Task, find_task

LENGTH, BATCHES, EPOCHS = 64, 4, 3
"""Steps of a rollout, into how many batches it is divided, and how often each decision is learned from."""
GAMMA, LAMBDA, CLIP, ENTROPY = 0.997, 0.95, 0.2, 0.01
NEWEST = 0.5
"""The share of games against the newest version; the others are against bots and older versions."""
Floats = NDArray[np.float32]


class Network(nn.Module):  # type: ignore[misc]  # types are checked without PyTorch
    """What to do and what to expect, from sparse features: only the weights of what is not 0 are added up."""

    def __init__(self, features: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.shape = (features, actions, hidden)
        self.first = nn.EmbeddingBag(features, hidden, mode="sum")
        self.second = nn.Linear(hidden, hidden)
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.normal_(self.first.weight, std=0.05)
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.normal_(self.value.weight, std=0.01)

    def forward(self, places: Any, values: Any, legal: Any) -> tuple[Tensor, Tensor]:
        """Return the logarithms of the chances of actions, and the worth of each position."""
        used = int((values != 0).sum(1).max())  # what is not 0 comes first in each row
        places, values = (torch.as_tensor(each[:, :used]) for each in (places, values))
        hidden = torch.relu(self.first(places.long(), per_sample_weights=values))
        hidden = torch.relu(self.second(hidden))
        logits = self.policy(hidden).masked_fill(~torch.as_tensor(legal).bool(), -1e9)
        return torch.log_softmax(logits, 1), self.value(hidden)[:, 0]

    @torch.no_grad()  # type: ignore[untyped-decorator]  # types are checked without PyTorch
    def act(self, places: Any, values: Any, legal: Any) -> NDArray[Any]:
        """Draw an action of each row."""
        taken: NDArray[Any] = drawn(self(places, values, legal)[0]).numpy()
        return taken

    @torch.no_grad()  # type: ignore[untyped-decorator]  # as above
    def best(self, places: Any, values: Any, legal: Any) -> NDArray[Any]:
        """Return the likeliest action of each row."""
        taken: NDArray[Any] = self(places, values, legal)[0].argmax(1).numpy()
        return taken


def drawn(logs: Tensor) -> Tensor:
    """Return an action of each row, drawn by the logarithms of the chances."""
    return (logs - torch.empty_like(logs).exponential_().log()).argmax(1)


class League:
    """The opponents: in every other game the newest version of the policy, else any bot or older version."""

    def __init__(self, game: Game, bots: Sequence[BotLike], network: Network) -> None:
        self.game, self.others = game, list(bots)
        self.newest = self._version(network)

    def bot(self, game: Game, seed: int) -> BotLike:
        """Return the opponent on one seat of one game."""
        if seed % 1000 < 1000 * NEWEST:
            return self.newest
        return self.others[seed // 1000 % len(self.others)]

    def renew(self, network: Network) -> None:
        """Let the policy as it is now be the newest version."""
        self.newest = self._version(network)

    def keep(self) -> None:
        """Let the newest version be one of the older ones too."""
        self.others.append(self.newest)

    def _version(self, network: Network) -> PolicyBot:
        return PolicyBot(self.game, deepcopy(network).act, "version", sparse=True)


def agent(task: Task, network: Network) -> PolicyBot:
    """Return the policy as a bot, which takes what it finds best."""
    return PolicyBot(heliopolis.game(task.game), network.best, "ppo", sparse=True)


def play(env: Any, network: Network, rollout: Rollout, now: tuple[Any, NDArray[np.bool_]]) -> tuple[Any, Any]:
    """Play a rollout, and return what was gained by each decision, and where it ends."""
    observation, over = now
    rollout.clear()
    ends: list[tuple[Floats, NDArray[np.bool_]]] = []
    for _ in range(LENGTH):
        with torch.no_grad():
            logs, worths = network(*observation.values())
        actions = drawn(logs)
        taken = logs.gather(1, actions[:, None])[:, 0]
        rollout.add(observation, actions=actions.numpy(), logs=taken.numpy(), worths=worths.numpy(), counted=~over)
        observation, rewards, over, _, _ = env.step(actions.numpy())
        ends.append((rewards.astype(np.float32), over.copy()))
    with torch.no_grad():
        following = network(*observation.values())[1].numpy()
    worths = rollout.notes("worths").reshape(LENGTH, -1)
    gains, gain = np.zeros_like(worths), np.zeros(len(over), np.float32)
    for step in reversed(range(LENGTH)):
        rewards, ended = ends[step]
        gain = (
            rewards + GAMMA * np.where(ended, 0, following) - worths[step] + GAMMA * LAMBDA * np.where(ended, 0, gain)
        )
        gains[step], following = gain, worths[step]
    return gains.reshape(-1), (observation, over)


def improve(network: Network, optimiser: Any, rollout: Rollout, gains: Floats) -> None:
    """Make actions that turned out better than expected likelier, by PPO's clipped steps."""
    counted = np.flatnonzero(rollout.notes("counted"))  # the step that begins a game again is no decision
    returns = torch.from_numpy(gains + rollout.notes("worths"))
    mean, spread = gains[counted].mean(), gains[counted].std() + 1e-6
    better = torch.from_numpy((gains - mean) / spread)
    actions, before = (torch.from_numpy(rollout.notes(name)) for name in ("actions", "logs"))
    for _ in range(EPOCHS):
        for batch in np.array_split(np.random.permutation(counted), BATCHES):
            logs, worths = network(*rollout.sparse_batch(batch))
            ratio = (logs.gather(1, actions[batch, None])[:, 0] - before[batch]).exp()
            gain = better[batch]
            loss = -torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = loss + 0.5 * (worths - returns[batch]).square().mean()
            loss = loss + ENTROPY * (logs.exp() * logs.clamp(min=-1e4)).sum(1).mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def learn(task: Task, asked: argparse.Namespace) -> None:
    """Learn, and write the model and its curve."""
    begun, game = time.monotonic(), heliopolis.game(task.game)
    torch.manual_seed(asked.seed)
    np.random.seed(asked.seed)
    network = Network(len(game.feature_spec()), len(game.vocabulary()), asked.hidden)
    optimiser = torch.optim.Adam(network.parameters(), lr=asked.rate, eps=1e-5)
    league = League(game, asked.opponents, network)
    opponents = league if task.opponents else ()
    env = task_vector(task.name, asked.rows, opponents, shaping=asked.shaping, sparse=True)
    curve, rollout, steps, due = LearningCurve(asked.out / "curve.csv", task), Rollout(env, LENGTH), 0, 0
    now = env.reset(seed=asked.seed)[0], np.zeros(asked.rows, np.bool_)
    while True:
        done = max(steps / asked.steps, (time.monotonic() - begun) / (60 * asked.minutes))
        if done >= due / asked.points:
            print(*curve.measure(steps, agent(task, network), asked.against, asked.games), sep="\n", flush=True)
            due += 1
            league.keep()
        if done >= 1:
            break
        optimiser.param_groups[0]["lr"] = asked.rate * (1 - done)
        gains, now = play(env, network, rollout, now)
        improve(network, optimiser, rollout, gains)
        steps += int(rollout.notes("counted").sum())
        league.renew(network)
    told = {"shape": network.shape, "steps": steps, "cpu_seconds": curve.cpu_seconds, "seed": asked.seed}
    weights = {name: each.half() for name, each in network.state_dict().items()}
    torch.save({**told, "weights": weights}, asked.out / "model.pt")


def task_named(name: str) -> Task:
    """Return a task, for the command line."""
    try:
        return find_task(name)
    except HeliopolisError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn, or rate what was learned."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", type=task_named, help="a name of heliopolis tasks list")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="model.pt and curve.csv are there")
    parser.add_argument("--steps", type=int, default=400_000, help="decisions to learn from")
    parser.add_argument("--minutes", type=float, default=1e9, help="learn no longer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponents", nargs="+", default=["random"], metavar="BOT", help="besides its own versions")
    parser.add_argument("--shaping", type=float, default=0.02, help="what a point of the lead is worth at once")
    parser.add_argument("--rate", type=float, default=5e-4, help="of learning")
    parser.add_argument("--rows", type=int, default=64, help="games at once")
    parser.add_argument("--hidden", type=int, default=128, help="numbers of the hidden layers")
    parser.add_argument("--points", type=int, default=10, help="of the curve after the first, and versions kept")
    parser.add_argument("--games", type=int, default=40, help="by which each point is measured")
    parser.add_argument("--against", nargs="+", default=["random", "greedy"], metavar="BOT", help="measured against")
    parser.add_argument("--enter", metavar="FILE", type=Path, help="rate the model of the folder, and learn nothing")
    parser.add_argument("--secret", default="public", help="the words that decide the games of the rating")
    asked = parser.parse_args(arguments)
    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    if not asked.enter:
        learn(asked.task, asked)
        return
    if not (asked.out / "model.pt").is_file():
        parser.error(f"no model.pt in {asked.out}: learn first, without --enter")
    kept = torch.load(asked.out / "model.pt")
    network = Network(*kept["shape"])
    network.load_state_dict({name: each.float() for name, each in kept["weights"].items()})
    training = TrainingCost(kept["seed"], kept["steps"], round(kept["cpu_seconds"]))
    enter(asked.task, agent(asked.task, network), asked.secret, asked.enter, training)


if __name__ == "__main__":
    main()
