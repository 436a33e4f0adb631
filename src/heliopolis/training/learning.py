"""Training: networks are fitted to examples, several at once, and written down in whole numbers.

PyTorch does it, on a GPU where there is one. What is learned at first is how games ended; then, as well, what the
networks themselves say of the next positions of the game (temporal differences): the end of a game is a noisy teacher.
At last, gently, how the games ended whose players searched: chances are to hold for those who play well.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from heliopolis.bots.network_shape import (
    INPUT_BITS,
    MOST_INPUT,
    MOST_WEIGHT,
    OUTPUT_BITS,
    OUTPUTS,
    WEIGHT_BITS,
    NetworkShape,
)
from heliopolis.training.examples import Arrays

MOST_SEATS: Final = 4
POINTS: Final = 16.0
"""Points are learned in units of this size."""
HELD_OUT: Final = 20
"""One in this many games is held out, to measure how well the others were learned."""


class Fitting(NamedTuple):
    """How to train."""

    shape: NetworkShape
    steps: int = 6000
    batch: int = 4096
    rate: float = 2e-3
    last_rate: float = 3e-4
    """The rate of the last phase."""
    decay: float = 1e-3
    carry: float = 0.7
    """How far the teacher is the end of the game, and not what is said of the next position (lambda)."""
    seed: int = 1


class TrainingData(NamedTuple):
    """Examples as tensors, padded to the most seats; ``there`` marks the seats that exist."""

    numbers: Tensor
    there: Tensor
    shares: Tensor
    points: Tensor
    mover: Tensor
    chance: Tensor
    """What the search saw for the mover of a position that was not played; -1 where it was."""
    following: Tensor
    """The next played position of the same game; itself where there is none."""
    last: Tensor
    progress: Tensor
    held_out: Tensor
    searched: Tensor
    """Whether it was played, and by players that searched."""


def training_data(arrays: Arrays, shifts: list[int], device: str) -> TrainingData:
    """Return examples, their inputs made whole as the network will see them."""
    seats = arrays["seats"].astype(np.int64)
    starts = np.concatenate([[0], np.cumsum(seats)[:-1]])
    place = np.minimum(np.arange(MOST_SEATS)[None, :], seats[:, None] - 1) + starts[:, None]
    there = np.arange(MOST_SEATS)[None, :] < seats[:, None]
    raw = np.asarray(arrays["inputs"], np.float32)
    whole = np.floor(np.clip(raw * np.float32(2.0) ** np.asarray(shifts, np.float32), -MOST_INPUT, MOST_INPUT))
    numbers = (whole / (1 << INPUT_BITS)).astype(np.float32)
    points = (np.asarray(arrays["score"], np.float32) - raw[:, 0]) / POINTS
    games = arrays["game"].astype(np.int64)
    following, last = _following(games, arrays["played"].astype(bool))

    def tensor(values: NDArray[np.generic]) -> Tensor:
        return torch.from_numpy(np.ascontiguousarray(values)).to(device)

    return TrainingData(
        tensor(numbers[place]),
        tensor(there),
        tensor(np.where(there, np.asarray(arrays["share"], np.float32)[place], 0.0).astype(np.float32)),
        tensor(points[place]),
        tensor(arrays["mover"].astype(np.int64)),
        tensor(arrays["chance"].astype(np.float32)),
        tensor(following),
        tensor(last),
        tensor(arrays["progress"].astype(np.float32)),
        tensor(games % HELD_OUT == 0),
        tensor((arrays["simulations"].astype(np.int64) > 1) & arrays["played"].astype(bool)),
    )


def _following(games: NDArray[np.int64], played: NDArray[np.bool_]) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
    """Return for each position the next played one of its game, and whether there is none."""
    following, last = np.arange(len(games)), np.ones(len(games), np.bool_)
    here = np.flatnonzero(played)
    together = games[here[:-1]] == games[here[1:]]
    following[here[:-1][together]] = here[1:][together]
    last[here[:-1][together]] = False
    return following, last


def scales(inputs: NDArray[np.generic]) -> list[int]:
    """Return the power of two for each input, so that it spreads over 32 to 64 whole numbers."""
    spread = np.asarray(inputs, np.float64).std(0)
    return [max(-16, min(16, INPUT_BITS - 1 - math.floor(math.log2(size)) if size > 1e-9 else 0)) for size in spread]


class Members(nn.Module):  # type: ignore[misc]  # types are checked without PyTorch
    """Several networks of the same shape, each with weights of its own; as ``bots.network`` in floating point."""

    def __init__(self, shape: NetworkShape, means: Tensor) -> None:
        super().__init__()
        first, second, members = shape.first, shape.second, shape.members
        self.shape = shape
        self.register_buffer("means", means)

        def weights(rows: int, columns: int) -> nn.Parameter:
            return nn.Parameter(torch.randn(members, rows, columns) * math.sqrt(2.0 / rows))

        self.own = weights(shape.inputs, first)
        self.own_more = nn.Parameter(torch.zeros(members, 1, first))
        self.pool = weights(3 * first, second)
        self.pool_more = nn.Parameter(torch.zeros(members, 1, second))
        self.out = nn.Parameter(weights(second, OUTPUTS).data * 0.1)
        self.skip = nn.Parameter(torch.zeros(members, shape.inputs, OUTPUTS))
        self.out_more = nn.Parameter(torch.zeros(members, 1, OUTPUTS))

    def forward(self, numbers: Tensor, there: Tensor) -> Tensor:
        """Return logits and points: members × positions × seats × 2.

        The input ``numbers`` is members × positions × seats × inputs.
        """
        members, positions, seats, inputs = numbers.shape
        centred = (numbers - self.means).reshape(members, positions * seats, inputs)
        own = torch.relu(torch.baddbmm(self.own_more, centred, self.own)).reshape(members, positions, seats, -1)
        own = own * there[..., None]
        number = there.sum(-1)[..., None, None]
        whole = own.sum(2, keepdim=True)
        mean = (whole - own) / (number - 1).clamp(min=1)
        ranked = own.topk(2, dim=2).values
        most = torch.where(own == ranked[:, :, :1], ranked[:, :, 1:2], ranked[:, :, :1])
        pooled = torch.cat([own, mean, most], -1).reshape(members, positions * seats, -1)
        second = torch.relu(torch.baddbmm(self.pool_more, pooled, self.pool))
        out = torch.baddbmm(self.out_more, second, self.out) + torch.bmm(centred, self.skip)
        return out.reshape(members, positions, seats, OUTPUTS)


def log_chances(logits: Tensor, there: Tensor) -> Tensor:
    """Return the logarithm of each seat's chance; alone that of reaching the goal."""
    alone = there.sum(-1, keepdim=True) == 1
    shared = torch.log_softmax(logits.masked_fill(~there, -1e9), -1)
    return torch.where(alone, nn.functional.logsigmoid(logits), shared)


def losses(out: Tensor, there: Tensor, shares: Tensor, points: Tensor) -> tuple[Tensor, Tensor]:
    """Return how much the end surprises, by position, and how far off the scores are, by seat."""
    logits = out[..., 0]
    alone = there.sum(-1) == 1
    shared = -(shares * log_chances(logits, there)).sum(-1)
    goal = nn.functional.binary_cross_entropy_with_logits(logits[..., 0], shares[..., 0], reduction="none")
    return torch.where(alone, goal, shared), nn.functional.smooth_l1_loss(out[..., 1], points, reduction="none")


class Trainer:
    """Fits members to examples."""

    def __init__(self, fitting: Fitting, taught: TrainingData, device: str) -> None:
        torch.manual_seed(fitting.seed)
        self.fitting = fitting
        self.taught = taught
        self.known = torch.nonzero(~taught.held_out).flatten()
        sample = self.known[torch.randint(len(self.known), (100_000,), device=device)]
        means = taught.numbers[sample][taught.there[sample]].mean(0)
        self.model = Members(fitting.shape, means).to(device)

    def fit(self, steps: int, rate: float, shares: Tensor, among: Tensor) -> None:
        """Continue training towards these shares of the victory, with examples drawn from among those."""
        taught, fitting, model = self.taught, self.fitting, self.model
        optimiser = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=fitting.decay)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps, pct_start=0.1)
        members = fitting.shape.members
        for _ in range(steps):
            drawn = among[torch.randint(len(among), (members, fitting.batch), device=among.device)]
            there = taught.there[drawn]
            surprise, off = losses(model(taught.numbers[drawn], there), there, shares[drawn], taught.points[drawn])
            # What the search saw of a plan that was not played says nothing about the score.
            played = (taught.chance[drawn] < 0)[..., None] & there
            loss = surprise.mean() * members + 0.5 * (off * played).sum() / played.sum() * members
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            schedule.step()

    def said(self) -> tuple[Tensor, Tensor]:
        """Return what the members say together of every position: chances by seat, and points."""
        chances, points = [], []
        taught, members = self.taught, self.fitting.shape.members
        for numbers, there in zip(taught.numbers.split(65536), taught.there.split(65536), strict=True):
            with torch.no_grad():
                out = self.model(numbers.expand(members, *numbers.shape), there.expand(members, *there.shape)).mean(0)
            chances.append(log_chances(out[..., 0], there).exp() * there)
            points.append(out[..., 1])
        return torch.cat(chances), torch.cat(points)

    def ends(self) -> Tensor:
        """Return how the games ended; of plans that were not played, what the search saw for the mover."""
        return self.seen(self.taught.shares)

    def seen(self, shares: Tensor) -> Tensor:
        """Return the shares, with what the search saw of plans that were not played in place of the end of the game.

        What is left of the chance goes to the others as their shares of the end have it, or evenly.
        """
        taught = self.taught
        mover = nn.functional.one_hot(taught.mover, MOST_SEATS).bool()
        others = taught.there & ~mover
        rest = torch.where(others, shares + 0.1, 0.0)
        rest = rest / rest.sum(-1, keepdim=True).clamp(min=1e-6)
        chance = taught.chance.clamp(min=0.0)[:, None]
        looked = torch.where(mover, chance, (1 - chance) * rest)
        return torch.where((taught.chance >= 0)[:, None], looked, shares)

    def looked_ahead(self) -> Tensor:
        """Temporal differences: each position is taught by what is said of the later ones of its game, and by its end.

        The weight of each is ``carry`` times that of the one before; the end has what is left.
        """
        taught, carry = self.taught, self.fitting.carry
        said, _ = self.said()
        target = taught.shares.clone()
        for _ in range(40):
            ahead = (1 - carry) * said[taught.following] + carry * target[taught.following]
            target = torch.where(taught.last[:, None], taught.shares, ahead)
        return self.seen(target)

    def report(self) -> dict[str, list[float]]:
        """Report by fifths of a game, of games for two that were held out.

        The figures are bits of the winner still open (with those of the games that were learned), how far off the
        scores are, and how far the forecast was.
        """
        taught = self.taught
        chances, points = self.said()
        found: dict[str, list[float]] = {"bits": [], "bits_learned": [], "off": [], "off_forecast": []}
        fifths = (torch.ceil(taught.progress * 5) - 1).clamp(0, 4)
        for fifth in range(5):
            for name, held_out in (("bits", taught.held_out), ("bits_learned", ~taught.held_out)):
                here = held_out & (taught.chance < 0) & (fifths == fifth) & (taught.there.sum(-1) == 2)
                sure = chances[here].clamp(1e-4, 1).log2()
                bits = -(taught.shares[here] * sure)[taught.there[here]].sum() / here.sum()
                found[name].append(round(float(bits), 4))
            here = taught.held_out & (taught.chance < 0) & (fifths == fifth) & (taught.there.sum(-1) == 2)
            wanted = taught.points[here][taught.there[here]] * POINTS
            said = points[here][taught.there[here]] * POINTS
            found["off"].append(round(float((said - wanted).square().mean().sqrt()), 2))
            found["off_forecast"].append(round(float(wanted.square().mean().sqrt()), 2))
        return found

    def whole(self) -> list[int]:
        """Return the weights in whole numbers, in the order in which the network reads them."""
        model = self.model
        weights: list[int] = []
        unit, more = float(1 << WEIGHT_BITS), float(1 << (INPUT_BITS + WEIGHT_BITS))
        scale = torch.tensor([1.0, POINTS], device=model.out.device)
        for member in range(self.fitting.shape.members):
            own, skip = model.own[member], model.skip[member] * scale
            means = model.means
            parts = [
                own * unit,
                (model.own_more[member, 0] - means @ own) * more,
                model.pool[member].T * unit,
                model.pool_more[member, 0] * (1 << OUTPUT_BITS),
                model.out[member] * scale * unit,
                skip * unit,
                (model.out_more[member, 0] * scale - means @ skip) * (1 << OUTPUT_BITS),
            ]
            for part in parts:
                weights += part.detach().double().round().clamp(-MOST_WEIGHT, MOST_WEIGHT).flatten().long().tolist()
        return weights


def train(fitting: Fitting, arrays: Arrays, shifts: list[int], device: str) -> Trainer:
    """Learn the ends of games, then what is said of later positions, and at last how those end who search."""
    trainer = Trainer(fitting, training_data(arrays, shifts, device), device)
    known, steps = trainer.known, fitting.steps // 4
    trainer.fit(steps, fitting.rate, trainer.ends(), known)
    trainer.fit(steps, fitting.rate, trainer.looked_ahead(), known)
    trainer.fit(steps, fitting.rate, trainer.looked_ahead(), known)
    searched = known[trainer.taught.searched[known]]
    if len(searched):
        trainer.fit(steps, fitting.last_rate, trainer.ends(), searched)
    return trainer
