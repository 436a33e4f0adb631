"""One round of one contestant, in a process of its own: prints what it measured as JSON."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from time import perf_counter
from timeit import timeit

from benchmarks.contestants import PEERS, Contestant, Copy, Count, Ours

POSITIONS = 8
"""How many games lend their middle to the measure of copying."""


def middle(contestant: Contestant, seed: int) -> Copy:
    """Take the copying of the position in the middle of a random game."""
    copies = list(contestant.positions(seed))
    return copies[len(copies) // 2]


def copy_microseconds(contestant: Contestant, seconds: float, seed: int) -> float:
    """Measure the mean cost of a copy over several mid-game positions."""
    copies = [middle(contestant, seed + game) for game in range(POSITIONS)]
    spent, made, batch = 0.0, 0, 10
    while spent < seconds:
        spent += sum(timeit(copy, number=batch) for copy in copies)
        made += batch * len(copies)
    return spent / made * 1e6


def random_play(contestant: Contestant, seconds: float, seed: int) -> tuple[Count, float]:
    """Play whole random games for about that many seconds."""
    contestant.play(seed, Count())  # fills the caches
    count = Count()
    begun = perf_counter()
    while (spent := perf_counter() - begun) < seconds:
        seed += 1
        contestant.play(seed, count)
    return count, spent


def simulations_per_second(contestant: Contestant, seconds: float, seed: int) -> float:
    """Search for about that many seconds, in pieces."""
    contestant.simulate(seed, 1)
    made, piece = 0, 10
    begun = perf_counter()
    while (spent := perf_counter() - begun) < seconds:
        seed += 1
        contestant.simulate(seed, piece)
        made += piece
        # A piece should take a good part of the time, as a tree is begun again with each.
        if spent < seconds / 10:
            piece *= 2
    return made / spent


def compiled() -> bool:
    """Return whether the imported kernel is compiled."""
    kernel = sys.modules.get("heliopolis.kernel.game")
    return kernel is not None and not str(kernel.__file__).endswith(".py")


def main() -> None:
    """Measure one contestant."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("contestant")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--round", type=int, default=0)
    asked = parser.parse_args()

    make = PEERS.get(asked.contestant)
    contestant = make() if make else Ours(asked.contestant, asked.players)
    seed = 1_000_000 * asked.round
    count, spent = random_play(contestant, asked.seconds, seed)
    copying = copy_microseconds(contestant, asked.seconds / 5, seed)
    measured = asdict(count) | {
        "seconds": spent,
        "copy_microseconds": copying,
        "simulations_per_second": simulations_per_second(contestant, asked.seconds, seed),
        "compiled": compiled(),
    }
    print(json.dumps(measured))


if __name__ == "__main__":
    main()
