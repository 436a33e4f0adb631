"""Compare this checkout with another one, both with their compiled builds: side by side, on one machine, in one run.

    python -m benchmarks.compare ../before --rounds 5

The two take turns, each in fresh processes, so that whatever else the machine does hits both alike. Printed is the
median over the rounds of this checkout's figure divided by the other's in the same round; where above 1 is faster for
one figure and slower for another, the heading says so.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from rich.console import Console

import heliopolis
from benchmarks.run import PLAYERS, table


def run(checkout: Path, build: str, *arguments: str) -> dict[str, float]:
    """Run one measurement with the code and the benchmarks of a checkout."""
    home = checkout / ("build/fast" if build == "compiled" else "src")
    env = os.environ | {"PYTHONPATH": str(home.resolve())}
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(command, cwd=checkout, env=env, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(arguments)} failed in {checkout}:\n{done.stderr}")
    measured: dict[str, float] = json.loads(done.stdout)
    return measured


def playing(checkout: Path, game: str, build: str, seconds: float, turn: int) -> dict[str, float]:
    """Random play, copies and simulations of one game."""
    options = ("--players", str(PLAYERS), "--seconds", str(seconds), "--round", str(turn))
    measured = run(checkout, build, "benchmarks.measure", game, *options)
    if measured["compiled"] != (build == "compiled"):
        sys.exit(f"{checkout}: this is not the {build} build")
    return {
        "decisions/s": measured["decisions"] / measured["seconds"],
        "copies/s": 1e6 / measured["copy_microseconds"],
        "simulations/s": measured["simulations_per_second"],
    }


def serving(checkout: Path, tables: int, seconds: float) -> dict[str, float]:
    """Serve many tables: measure the time from a choice to both pages, and the processor time it takes."""
    measured = run(
        checkout, "compiled", "benchmarks.load", "--json", "--tables", str(tables), "--seconds", str(seconds)
    )
    return {name: measured[name] for name in ("p50", "p99", "cpu_per_deed", "cpu_per_choice") if measured.get(name)}


def ratios(ours: list[dict[str, float]], theirs: list[dict[str, float]]) -> dict[str, float]:
    """Return the median over the rounds of one figure by the other."""
    return {
        name: median(mine[name] / other[name] for mine, other in zip(ours, theirs, strict=True)) for name in ours[0]
    }


def main() -> None:
    """Measure both, and print ratios."""
    parser = argparse.ArgumentParser(prog="benchmarks.compare", description=__doc__)
    parser.add_argument("other", type=Path, help="the root of another checkout, compiled by `make fast`")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--tables", type=int, default=200)
    asked = parser.parse_args()
    checkouts = (Path.cwd(), asked.other)
    console = Console()

    drawn = table("This checkout by the other: above 1 is faster", "decisions/s", "copies/s", "simulations/s")
    for game in heliopolis.all_games():
        for build in ("compiled", "pure"):
            rounds = [
                [playing(each, game, build, asked.seconds, turn) for each in checkouts] for turn in range(asked.rounds)
            ]
            found = ratios([pair[0] for pair in rounds], [pair[1] for pair in rounds])
            drawn.add_row(f"{game} {build}", *(f"{ratio:.3f}" for ratio in found.values()))
    console.print(drawn)

    loads = [[serving(each, asked.tables, asked.seconds * 5) for each in checkouts] for _ in range(asked.rounds)]
    found = ratios([pair[0] for pair in loads], [pair[1] for pair in loads])
    drawn = table("This checkout by the other: above 1 is slower", *found)
    drawn.add_row(f"{asked.tables} tables", *(f"{ratio:.3f}" for ratio in found.values()))
    console.print(drawn)
    for name in found:
        here, there = (median(pair[which][name] for pair in loads) for which in (0, 1))
        console.print(f"{name}: {here:.1f} ms here, {there:.1f} ms there")


if __name__ == "__main__":
    main()
