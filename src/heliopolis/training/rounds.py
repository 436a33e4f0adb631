"""Rounds of training in a folder: play, train, match, promote. What is there already is not made again.

``games-R`` is the data set of the games of round R, ``round-R.net`` what was learned from them and all earlier ones,
and ``round-R.json`` how it was made and how its matches went. The best so far is ``best.net``.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from heliopolis.arena.confidence import SequentialTest, wilson
from heliopolis.arena.executors import Executor
from heliopolis.bots.learned import FILE, write_network
from heliopolis.bots.network_shape import NetworkShape
from heliopolis.data.ends import END_COLUMNS, ENDS
from heliopolis.data.files import usual_kind
from heliopolis.data.making import DataRecipe, make
from heliopolis.data.manifest import FILE as MANIFEST
from heliopolis.data.manifest import digest
from heliopolis.data.manifest import read as read_manifest
from heliopolis.games import game as find_game
from heliopolis.kernel.game import Game
from heliopolis.training.examples import APART, check_fits, load
from heliopolis.training.matching import Side, pairings, play_pairing
from heliopolis.training.self_play import TrainingGame, play_games
from heliopolis.version import __version__

BATCH: Final = 5
"""How many games are one task of a core."""
ASKED: Final = 64
"""After so many games of a match the test is asked."""
MATCH_SEEDS: Final = 10_000_000
"""Where the seeds of matches begin: each round has a million of its own, which no training has seen."""


class TrainingSettings(NamedTuple):
    """What a training goes by."""

    game: str
    folder: Path
    games: int
    """Quick games of a round, whose bots take the plan that looks best."""
    searched: int
    """Games of a round whose bots search, once there is a network to search with."""
    simulations: int
    """Of a bot that searches."""
    memory: int
    """From how many of the last rounds it learns."""
    shape: tuple[int, int, int]
    steps: int
    match: int
    """At most so many games decide whether a network is promoted."""
    bot: str
    """The kind of bot that a match is played with."""
    seed: int
    begin: bool = False
    """Whether the network of the package is the first to be bettered, and not the forecast."""
    data: tuple[Path, ...] = ()
    """Further data sets to learn from, made with ``heliopolis dataset --ends``."""

    def told(self) -> dict[str, object]:
        """Return what a network was made by, wherever that was; further data by the digests of their manifests."""
        named = {name: value for name, value in self._asdict().items() if name not in ("folder", "data")}
        return {**named, "data": [digest(folder / MANIFEST) for folder in self.data]}


class Training:
    """The rounds of one game."""

    def __init__(self, settings: TrainingSettings, executor: Executor, say: Callable[[str], None] = print) -> None:
        self.settings: Final = settings
        self.executor: Final = executor
        self.folder: Final = settings.folder
        self.say: Final = say
        self.folder.mkdir(parents=True, exist_ok=True)
        if settings.begin and not self.best:
            shutil.copyfile(find_game(settings.game).folder / "evaluation" / FILE, self.folder / "best.net")

    @property
    def best(self) -> Path | None:
        """The network of the strongest round so far."""
        path = self.folder / "best.net"
        return path if path.is_file() else None

    def round(self, number: int) -> None:
        """Play, train and match once more."""
        record = self.folder / f"round-{number}.json"
        if record.is_file():
            return
        began = time.perf_counter()
        self.play(number)
        played = time.perf_counter()
        told = self.train(number)
        trained = time.perf_counter()
        matches = self.match(number)
        told |= {
            "matches": matches,
            "seconds": {
                "play": round(played - began, 1),
                "train": round(trained - played, 1),
                "match": round(time.perf_counter() - trained, 1),
            },
        }
        if matches["promoted"]:
            shutil.copyfile(self.folder / f"round-{number}.net", self.folder / "best.net")
        record.write_text(json.dumps(told, indent=1))
        self.say(json.dumps(told))

    def games(self, number: int) -> Path:
        """Return the data set of the games of a round."""
        return self.folder / f"games-{number}"

    def play(self, number: int) -> None:
        """Play the games of a round, by the best network so far."""
        folder, settings = self.games(number), self.settings
        if (folder / MANIFEST).is_file() and read_manifest(folder).complete:
            return
        first = settings.seed * 1_000_000_000 + number * 1_000_000
        searched = settings.searched if self.best else 0
        played = [1] * settings.games + [settings.simulations] * searched
        if not played and settings.data:
            return
        game = find_game(settings.game)
        recipe = DataRecipe(
            {
                **about_game(game),
                "version": __version__,
                "first": first,
                "round": number,
                "network": digest(self.best) if self.best else "",
                "settings": settings.told(),
            },
            {ENDS: END_COLUMNS},
            [TrainingGame(first + place, simulations) for place, simulations in enumerate(played)],
            partial(play_games, game.name, self.best),
            usual_kind(),
            together=BATCH,
        )
        began = time.perf_counter()
        made = make(folder, recipe, self.executor)
        positions, seconds = sum(shard.rows[ENDS] for shard in made.shards), time.perf_counter() - began
        self.say(f"round {number}: {len(played)} games, {positions} positions, {seconds:.0f} s")

    def train(self, number: int) -> dict[str, object]:
        """Return a network from the games of the last rounds."""
        import torch

        from heliopolis.training.learning import Fitting, scales, train

        settings = self.settings
        device = "cuda" if torch.cuda.is_available() else "cpu"
        rounds = range(max(0, number + 1 - settings.memory), number + 1)
        game = find_game(settings.game)
        for folder in settings.data:
            check_fits(folder, about_game(game))
        played = [self.games(one) for one in rounds if self.games(one).is_dir()]
        arrays = load(played, settings.data)
        names = list(game.numbers.input_names)
        shape = NetworkShape(len(names), *settings.shape)
        shifts = scales(arrays["inputs"])
        began = time.perf_counter()
        trainer = train(Fitting(shape, settings.steps, seed=number + 1), arrays, shifts, device)
        report = trainer.report()
        seconds = time.perf_counter() - began
        self.say(f"round {number}: trained {seconds:.0f} s on {device}: {report}")
        seeds = arrays["game"].astype(int)
        seeds = seeds[seeds < APART]
        about: dict[str, object] = {
            **about_game(game),
            "inputs": names,
            "licence": "MIT",
            "training": {
                "commit": commit(),
                "settings": settings.told(),
                "rounds": list(rounds),
                "games": len(set(arrays["game"].tolist())),
                "positions": len(arrays["game"]),
                "seeds": [int(seeds.min()), int(seeds.max())] if len(seeds) else [],
            },
        }
        (self.folder / f"round-{number}.net").write_bytes(write_network(about, shape, shifts, trainer.whole()))
        return {"round": number, "held_out": report, **about}

    def match(self, number: int) -> dict[str, object]:
        """Against the best so far, at first against the forecast: who does not win the test is not promoted.

        The test is asked after every few games, when each side has had the same seats and dice.
        """
        settings = self.settings
        new = Side(settings.bot, self.folder / f"round-{number}.net")
        old = Side(settings.bot, self.best)
        first = MATCH_SEEDS + number * 1_000_000
        games = pairings(settings.game, {"players": 2}, first, settings.match, new, old)
        test = SequentialTest(0.5)
        for start in range(0, len(games), ASKED):
            for each in self.executor(play_pairing, games[start : start + ASKED]):
                test.add(each.share)
            test.decide()
            if test.passed is not None:
                break
        told = wilson(test.wins, test.games)
        return {
            "against": self.best.name if self.best else "forecast",
            "bot": settings.bot,
            "seed": first,
            "games": test.games,
            "share": round(told.share, 4),
            "low": round(told.low, 4),
            "high": round(told.high, 4),
            "promoted": bool(test.passed),
        }


def about_game(game: Game) -> dict[str, object]:
    """Return what games are of that can be learned from together."""
    return {"game": game.name, "rules": game.version, "components": game.components().digest}


def commit() -> str:
    """Return the commit of the sources, where they are kept in Git."""
    found = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=False)
    return found.stdout.strip()
