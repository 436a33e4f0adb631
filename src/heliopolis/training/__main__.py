"""``python -m heliopolis.training GAME --folder FOLDER``: rounds of self-play, training and matches."""

from __future__ import annotations

import argparse
from pathlib import Path

from heliopolis.arena.cluster import cluster
from heliopolis.arena.executors import processes
from heliopolis.games import all_games
from heliopolis.training.rounds import Training, TrainingSettings


def main() -> None:
    """Continue the rounds of a folder."""
    parser = argparse.ArgumentParser(prog="python -m heliopolis.training", description=__doc__)
    parser.add_argument("game", choices=list(all_games()))
    parser.add_argument("--folder", type=Path, required=True, help="where games and networks are kept")
    parser.add_argument("--rounds", type=int, default=3, help="so many in all")
    parser.add_argument("--games", type=int, default=12_000, help="quick games of a round")
    parser.add_argument("--searched", type=int, default=4_000, help="games of a round by bots that search")
    parser.add_argument("--simulations", type=int, default=8, help="of a bot that searches")
    parser.add_argument("--begin", action="store_true", help="better the network of the package, not the forecast")
    parser.add_argument("--data", type=Path, nargs="+", default=(), help="further data sets, made with --ends")
    parser.add_argument("--memory", type=int, default=2, help="learn from so many of the last rounds")
    parser.add_argument("--shape", type=int, nargs=3, default=(32, 16, 4), metavar=("FIRST", "SECOND", "MEMBERS"))
    parser.add_argument("--steps", type=int, default=6000)
    parser.add_argument("--match", type=int, default=400, help="games of the match that decides")
    parser.add_argument("--bot", default="search:8", help="what plays the match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 for one on each core")
    parser.add_argument("--on", choices=["processes", "ray"], default="processes", help="here, or on a Ray cluster")
    asked = parser.parse_args()
    first, second, members = asked.shape
    settings = TrainingSettings(
        game=asked.game,
        folder=asked.folder,
        games=asked.games,
        searched=asked.searched,
        simulations=asked.simulations,
        memory=asked.memory,
        shape=(first, second, members),
        steps=asked.steps,
        match=asked.match,
        bot=asked.bot,
        seed=asked.seed,
        begin=asked.begin,
        data=tuple(asked.data),
    )
    training = Training(settings, cluster if asked.on == "ray" else processes(asked.workers))
    for number in range(asked.rounds):
        training.round(number)


if __name__ == "__main__":
    main()
