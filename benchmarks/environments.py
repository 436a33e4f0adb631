"""Steps per second of the learning environments with random legal actions, next to others of the same kind.

``python -m benchmarks.environments`` measures those of the build that is imported; ``--against FOLDER`` measures in
turn with another build, so that whatever else the machine does hits both alike. The best round of each counts.
Seconds are those a core works for it, so that others on the machine take none; with several processes, those that pass.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time

import numpy as np
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

SECONDS = 2.0
GAMES = ("helios", "origins")
ROWS = 64


def turns(name: str) -> Callable[[], int]:
    """Return a function that plays a game at a time through PettingZoo's interface."""
    from heliopolis.envs import aec

    env, dice = aec(name, players=2), np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        if not env.agents:
            env.reset()
        observation, _, terminated, _, _ = env.last()
        legal = np.flatnonzero(observation["action_mask"].view(np.bool_))
        env.step(None if terminated else int(legal[int(dice.random() * len(legal))]))
        return 1

    return step


def rows(name: str, processes: int = 0) -> Callable[[], int]:
    """Return a function that plays many games in one call."""
    from heliopolis.envs import vector

    env, dice = vector(name, ROWS, processes=processes, players=2), np.random.default_rng(1)
    observation, _ = env.reset(seed=1)
    legal = observation["action_mask"].reshape(-1).view(np.bool_)  # the array is written again by every step
    width = len(legal) // ROWS
    bounds = np.arange(ROWS + 1) * width

    def step() -> int:
        # One of the legal actions of each row; a game that is over has none, and takes any.
        actions = np.flatnonzero(legal)
        first = np.searchsorted(actions, bounds)
        picked = first[:-1] + (dice.random(ROWS) * (first[1:] - first[:-1])).astype(np.int64)
        env.step(actions[np.minimum(picked, len(actions) - 1)] % width)
        return ROWS

    return step


def classic() -> Callable[[], int]:
    """Return a classic game of PettingZoo itself."""
    from pettingzoo.classic import connect_four_v3

    env, dice = connect_four_v3.env(), np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        if not env.agents:
            env.reset()
        observation, _, terminated, truncated, _ = env.last()
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated or truncated else int(legal[int(dice.random() * len(legal))]))
        return 1

    return step


def open_spiel(name: str) -> Callable[[], int]:
    """Return the environment of OpenSpiel over one of its games, which are written in C++, or over ours."""
    from open_spiel.python import rl_environment

    import heliopolis.envs.openspiel  # noqa: F401  # which registers ours

    env, dice = rl_environment.Environment(name), np.random.default_rng(1)
    now = [env.reset()]

    def step() -> int:
        if now[0].last():
            now[0] = env.reset()
        seen = now[0].observations
        legal = seen["legal_actions"][seen["current_player"]]
        now[0] = env.step([legal[int(dice.random() * len(legal))]])
        return 1

    return step


CONTESTANTS: dict[str, Callable[[], Callable[[], int]]] = {
    **{f"{name}, PettingZoo": (lambda name=name: turns(name)) for name in GAMES},  # type: ignore[misc]
    **{f"{name}, {ROWS} at once": (lambda name=name: rows(name)) for name in GAMES},  # type: ignore[misc]
    **{
        f"{name}, {ROWS} at once, 2 processes": (lambda name=name: rows(name, 2))  # type: ignore[misc]
        for name in GAMES
    },
    **{
        f"{name}, OpenSpiel": (lambda name=name: open_spiel(f"heliopolis_{name}"))  # type: ignore[misc]
        for name in GAMES
    },
    "connect four, PettingZoo's own": classic,
    "backgammon, OpenSpiel's own": (lambda: open_spiel("backgammon")),
}


def measure(label: str, seconds: float) -> float | None:
    """Measure steps per second; None where what it needs is not installed or not part of the build."""
    try:
        step = CONTESTANTS[label]()
    except ImportError:
        return None
    clock = perf_counter if "processes" in label else process_time
    begun, made = clock(), 0
    while clock() - begun < seconds / 4:
        step()
    begun = clock()
    while (spent := clock() - begun) < seconds:
        made += step()
    return made / spent


def elsewhere(label: str, seconds: float, folder: str) -> float | None:
    """Return the same in a fresh process, with the packages of a folder before all others."""
    command = [sys.executable, "-m", "benchmarks.environments", "--only", label, "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([folder, str(Path.cwd())])}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=600)
    found: float | None = json.loads(done.stdout)
    return found


def main() -> None:
    """Measure all, in rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--build", default="build/fast", help="the build to measure")
    parser.add_argument("--against", help="another build, such as that of an older version")
    parser.add_argument("--only", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.only:
        json.dump(measure(asked.only, asked.seconds), sys.stdout)
        return
    builds = [str(Path(folder).resolve()) for folder in (asked.build, asked.against) if folder]
    best: dict[tuple[str, str], float] = {}
    for _ in range(asked.rounds):
        for label in CONTESTANTS:
            for build in builds:
                found = elsewhere(label, asked.seconds, build)
                if found is not None:
                    best[label, build] = max(found, best.get((label, build), 0.0))
    table = Table(box=SIMPLE)
    for heading in ("environment", "steps/s", *(["other build"] if asked.against else [])):
        table.add_column(heading, justify="left" if heading == "environment" else "right")
    for label in CONTESTANTS:
        table.add_row(label, *[f"{best[label, build]:,.0f}" if (label, build) in best else "-" for build in builds])
    Console().print(table)


if __name__ == "__main__":
    main()
