"""Steps per second of the learning environments with random legal actions, next to others of the same kind.

``python -m benchmarks.environments`` measures those of the build that is imported; ``--against FOLDER`` measures in
turn with another build, so that whatever else the machine does hits both alike. The best round of each counts.
There are two figures for each: by the seconds that cores work for it, in all its processes, and by those that pass.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from heliopolis.kernel.errors import HeliopolisError

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


def rows(name: str, number: int = ROWS, opponents: str | None = None, **settings: Any) -> Callable[[], int]:
    """Return a function that plays many games in one call."""
    from heliopolis.envs import vector

    env, dice = vector(name, number, opponents, players=2, **settings), np.random.default_rng(1)
    observation, _ = env.reset(seed=1)
    legal = observation["action_mask"].reshape(-1).view(np.bool_)  # the array is written again by every step
    width = len(legal) // number
    bounds = np.arange(number + 1) * width

    def step() -> int:
        # One of the legal actions of each row; a game that is over has none, and takes any.
        actions = np.append(np.flatnonzero(legal), len(legal))
        first = np.searchsorted(actions, bounds)
        picked = first[:-1] + (dice.random(number) * (first[1:] - first[:-1])).astype(np.int64)
        env.step(actions[np.minimum(picked, len(actions) - 1)] % width)
        return number

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
    **{f"{name}, {number} at once": partial(rows, name, number) for name in GAMES for number in (1, ROWS, 256, 1024)},
    **{f"{name}, {ROWS} at once, float16": partial(rows, name, precision="float16") for name in GAMES},
    **{f"{name}, {ROWS} at once, sparse": partial(rows, name, sparse=True) for name in GAMES},
    **{
        f"{name}, {number} at once, 2 processes": partial(rows, name, number, processes=2)
        for name in GAMES
        for number in (ROWS, 256)
    },
    **{
        f"{name}, 32 at once against {opponent}": partial(rows, name, 32, opponent)
        for name in GAMES
        for opponent in ("random", "greedy", "search:8")
    },
    **{
        f"{name}, OpenSpiel": (lambda name=name: open_spiel(f"heliopolis_{name}"))  # type: ignore[misc]
        for name in GAMES
    },
    "connect four, PettingZoo's own": classic,
    "backgammon, OpenSpiel's own": (lambda: open_spiel("backgammon")),
}


def cpu_seconds() -> float:
    """Return the seconds that cores worked for this process and for those it started, where the system says so."""
    ticks = 0
    with suppress(OSError):
        for child in Path(f"/proc/self/task/{os.getpid()}/children").read_text().split():
            fields = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return process_time() + ticks / os.sysconf("SC_CLK_TCK")


def measure(label: str, seconds: float) -> tuple[float, float] | None:
    """Measure steps per second of work and of time; None where the build lacks what it needs, an option perhaps."""
    try:
        step = CONTESTANTS[label]()
    except (ImportError, TypeError, HeliopolisError):
        return None
    begun = cpu_seconds()
    while cpu_seconds() - begun < seconds / 4:
        step()
    begun, clock, made = cpu_seconds(), perf_counter(), 0
    while (spent := cpu_seconds() - begun) < seconds:
        until = perf_counter() + seconds / 20
        while perf_counter() < until:
            made += step()
    return made / spent, made / (perf_counter() - clock)


def elsewhere(label: str, seconds: float, folder: str) -> list[float] | None:
    """Return the same in a fresh process, with the packages of a folder before all others."""
    command = [sys.executable, "-m", "benchmarks.environments", "--only", label, "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([folder, str(Path.cwd())])}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=600)
    found: list[float] | None = json.loads(done.stdout)
    return found


def main() -> None:
    """Measure all, in rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--build", default="build/fast", help="the build to measure")
    parser.add_argument("--against", help="another build, such as that of an older version")
    parser.add_argument("--with", dest="named", default="", help="measure only those that have this in their names")
    parser.add_argument("--only", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.only:
        json.dump(measure(asked.only, asked.seconds), sys.stdout)
        return
    builds = [str(Path(folder).resolve()) for folder in (asked.build, asked.against) if folder]
    best: dict[tuple[str, str], list[float]] = {}
    labels = [label for label in CONTESTANTS if asked.named in label]
    for _ in range(asked.rounds):
        for label in labels:
            for build in builds:
                found = elsewhere(label, asked.seconds, build)
                if found is not None:
                    best[label, build] = [*map(max, found, best.get((label, build), found))]
    table = Table(box=SIMPLE)
    table.add_column("environment")
    for heading in ("steps/CPU s", "steps/s", *(["other build/CPU s", "other build/s"] if asked.against else [])):
        table.add_column(heading, justify="right")
    for label in labels:
        figures = [best.get((label, build)) for build in builds]
        table.add_row(label, *[f"{number:,.0f}" if found else "-" for found in figures for number in found or (0, 0)])
    Console().print(table)


if __name__ == "__main__":
    main()
