"""Expert iteration: a search teaches a small network, round by round, with data sets of the games that both play.

python examples/expert_iteration.py Helios-2p-v2 --rounds 4 --out models/expert
python examples/expert_iteration.py Helios-2p-v2 --out models/expert --enter entry.json

In the first round the expert, a tree search, plays itself. In each later one it plays against the network as that is
by then, and so shows it the way on from positions that come of its own play. Every round is a data set (features,
choices and the search's visits of every decision); the network learns from all of them: what the search would do, and
who wins. The first command writes model.pt and curve.csv; the second rates the network, which then plays without any
search, on the ladder of the task. ``pip install 'heliopolis[baselines]'`` brings what they need.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

import heliopolis
from heliopolis import Choice, Game, State
from heliopolis.arena import LearningCurve
from heliopolis.arena.entries import TrainingCost, enter
from heliopolis.bots import Bot, Budget
from heliopolis.data import Batch, Dataset, load, make, recipe
from heliopolis.envs import sparse
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.tasks import Task, find_task

APPRENTICE = "apprentice"
BATCH = 256


class Network(nn.Module):  # type: ignore[misc]  # types are checked without PyTorch
    """What to do and who wins, from sparse features: only the weights of what is not 0 are added up."""

    def __init__(self, features: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.shape = (features, actions, hidden)
        self.first = nn.EmbeddingBag(features, hidden, mode="sum")
        nn.init.normal_(self.first.weight, std=0.05)
        self.second = nn.Linear(hidden, hidden)
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)

    def forward(self, places: Tensor, values: Tensor, starts: Tensor) -> tuple[Tensor, Tensor]:
        """Return for each position the logits of all actions, and that of winning."""
        hidden = torch.relu(self.first(places, starts, per_sample_weights=values))
        hidden = torch.relu(self.second(hidden))
        return self.policy(hidden), self.value(hidden)[:, 0]


class Apprentice(Bot):
    """The network as a bot, which takes the choice that it finds best."""

    def __init__(self, network: Network) -> None:
        super().__init__(APPRENTICE)
        self.network = network

    def choose(self, state: State, budget: Budget | None = None) -> Choice:
        """Answer one position, as data sets are played."""
        return self.choose_many([state])[0]

    def choose_many(self, states: Sequence[State]) -> list[Choice]:
        """Answer many at once, as the arena asks."""
        seen = [sparse(state, state.seat()) for state in states]
        places, values = (np.concatenate([each[part] for each in seen]) for part in (0, 1))
        starts = np.cumsum([0, *(len(each[0]) for each in seen[:-1])])
        with torch.no_grad():
            logits, _ = self.network(torch.from_numpy(places), torch.from_numpy(values), torch.from_numpy(starts))
        return [best(state, row) for state, row in zip(states, logits.tolist(), strict=True)]


def best(state: State, logits: Sequence[float]) -> Choice:
    """Return the legal choice with the highest logit; the network knows none outside the vocabulary."""
    return max(state.choices(), key=lambda choice: logits[choice.index] if choice.index >= 0 else -np.inf)


def lessons(batch: Batch) -> tuple[Tensor, Tensor]:
    """Return what the network is to say: the chance that the expert takes each action, and its share of the victory.

    Half of it is what the search took, half how often it looked there.
    """
    policy = batch.policy() / 2
    policy[np.arange(len(batch)), batch["choice"]] += 0.5
    ranks = batch.lists("ranks").padded()
    won = (ranks[np.arange(len(batch)), batch["seat"]] == 1) / np.maximum(1, (ranks == 1).sum(1))
    return torch.from_numpy(policy), torch.from_numpy(won.astype(np.float32))


def searched(batch: Batch) -> Batch:
    """Return the decisions of the expert alone."""
    return batch.rows(np.flatnonzero((batch.lists("visits").lengths > 0) & (batch["choice"] >= 0)))


def fit(network: Network, data: Sequence[Dataset], epochs: int, rate: float, seed: int) -> int:
    """Learn from all rounds, and return the number of decisions."""
    optimiser = torch.optim.AdamW(network.parameters(), lr=rate)
    learned = 0
    luck = np.random.default_rng(seed)
    for epoch in range(epochs):
        learned = 0
        for group in optimiser.param_groups:
            group["lr"] = rate * (1 - epoch / epochs)
        for place in luck.permutation(len(data)):
            for batch in map(searched, data[place].batches(BATCH, seed=int(luck.integers(1 << 30)))):
                if not len(batch):
                    continue
                learned += len(batch)
                policy, won = lessons(batch)
                places, values = batch.lists("feature_places"), batch.lists("feature_values")
                logits, chance = network(*map(torch.from_numpy, (places.values, values.values, places.starts[:-1])))
                logits = logits.masked_fill(~torch.from_numpy(batch.mask()), -1e9)
                loss = -(policy * torch.log_softmax(logits, 1)).sum(1).mean()
                loss = loss + nn.functional.binary_cross_entropy_with_logits(chance, won)
                optimiser.zero_grad(set_to_none=True)
                loss.backward()
                optimiser.step()
    return learned


def learn(task: Task, asked: argparse.Namespace) -> None:
    """Round by round: play, learn from all games so far, measure."""
    game: Game = heliopolis.game(task.game)
    torch.manual_seed(asked.seed)
    network = Network(len(game.feature_spec()), len(game.vocabulary()), asked.hidden)
    apprentice = Apprentice(network)
    curve = LearningCurve(asked.out / "curve.csv", task)
    print(*curve.measure(0, apprentice, asked.against, asked.games), sep="\n", flush=True)
    rounds: list[Dataset] = []
    learned, options = 0, dict[str, Any](task.options)
    for number in range(1, asked.rounds + 1):
        folder = asked.out / f"round-{number}"
        # In turn, as the two change seats from game to game.
        bots = [asked.expert] if number == 1 else [asked.expert, APPRENTICE]
        names = [bots[seat % len(bots)] for seat in range(game.new(**options).seats)]
        seed, here = asked.seed * 1000 + number, {APPRENTICE: apprentice}
        make(folder, recipe(game, names, asked.play, seed, shard=asked.play, here=here, **options))
        rounds.append(load(folder))
        learned = fit(network, rounds, asked.epochs, asked.rate, seed)
        print(*curve.measure(learned, apprentice, asked.against, asked.games), sep="\n", flush=True)
    told = {"shape": network.shape, "steps": learned, "cpu_seconds": curve.cpu_seconds, "seed": asked.seed}
    weights = {name: each.half() for name, each in network.state_dict().items()}
    torch.save({**told, "weights": weights}, asked.out / "model.pt")


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
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="model, curve and games lie there")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--play", type=int, default=50, help="games of a round")
    parser.add_argument("--expert", default="search:4", metavar="BOT", help="a bot that searches")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=256, help="numbers of the hidden layers")
    parser.add_argument("--epochs", type=int, default=3, help="how often each round goes through all games")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning")
    parser.add_argument("--games", type=int, default=30, help="by which each point is measured")
    parser.add_argument("--against", nargs="+", default=["random", "greedy"], metavar="BOT", help="measured against")
    parser.add_argument("--enter", metavar="FILE", type=Path, help="rate the model of the folder, and learn nothing")
    parser.add_argument("--secret", default="public", help="the words that decide the games of the rating")
    asked = parser.parse_args(arguments)
    torch.set_num_threads(1)
    if not asked.enter:
        if (asked.out / "round-1").exists():
            parser.error(f"{asked.out} has rounds of another run, whose games are its own network's; name a new folder")
        learn(asked.task, asked)
        return
    if not (asked.out / "model.pt").is_file():
        parser.error(f"no model.pt in {asked.out}: learn first, without --enter")
    kept = torch.load(asked.out / "model.pt")
    network = Network(*kept["shape"])
    network.load_state_dict({name: each.float() for name, each in kept["weights"].items()})
    training = TrainingCost(kept["seed"], kept["steps"], round(kept["cpu_seconds"]))
    enter(asked.task, Apprentice(network), asked.secret, asked.enter, training)


if __name__ == "__main__":
    main()
