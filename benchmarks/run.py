"""Measure our games, plain and compiled, beside their peers: one machine, one core, one run.

Every round measures each contestant once, in turn, so that whatever else the machine does hits all alike; the
median of the rounds counts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import heliopolis
from benchmarks.contestants import PEERS

FAST = Path("build/fast").resolve()
PLAYERS = 4
STANDARD = "catanatron"
"""The peer that ratios refer to: a board game of the same kind, in Python, for research."""


@dataclass(frozen=True)
class Contestant:
    """What to start: a game or a peer, and for our games which build."""

    name: str
    build: str = ""

    @property
    def label(self) -> str:
        """What people read."""
        return f"{self.name} {self.build}".strip()

    def measure(self, seconds: float, turn: int) -> dict[str, float]:
        """Run one round in a fresh process."""
        command = [sys.executable, "-m", "benchmarks.measure", self.name]
        command += ["--players", str(PLAYERS), "--seconds", str(seconds), "--round", str(turn)]
        env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if self.build == "compiled":
            env["PYTHONPATH"] = str(FAST)
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            sys.exit(f"measuring {self.label} failed:\n{done.stderr}")
        measured: dict[str, float] = json.loads(done.stdout)
        if measured["compiled"] != (self.build == "compiled"):
            sys.exit(f"{self.name}: this is not the {self.build} build")
        return measured


@dataclass(frozen=True)
class Figures:
    """What came out for one contestant."""

    name: str
    label: str
    build: str
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    forced_per_game: float
    chance_per_game: float
    copy_microseconds: float
    simulations_per_second: float


def contestants() -> list[Contestant]:
    """List our games in the builds there are, then the peers."""
    builds = ["pure"]
    if list(FAST.glob("heliopolis/kernel/*.so")):
        builds.append("compiled")
    else:
        print("no compiled build in build/fast: left out", file=sys.stderr)
    ours = [Contestant(game, build) for game in heliopolis.all_games() for build in builds]
    return ours + [Contestant(peer) for peer in PEERS]


def summary(contestant: Contestant, rounds: list[dict[str, float]]) -> Figures:
    """Take the median of the rounds for what is timed, the mean over all games for what is counted."""
    games = sum(each["games"] for each in rounds)
    return Figures(
        name=contestant.name,
        label=contestant.label,
        build=contestant.build,
        decisions_per_second=median(each["decisions"] / each["seconds"] for each in rounds),
        games_per_second=median(each["games"] / each["seconds"] for each in rounds),
        decisions_per_game=sum(each["decisions"] for each in rounds) / games,
        forced_per_game=sum(each["forced"] for each in rounds) / games,
        chance_per_game=sum(each["chance"] for each in rounds) / games,
        copy_microseconds=median(each["copy_microseconds"] for each in rounds),
        simulations_per_second=median(each["simulations_per_second"] for each in rounds),
    )


def measure_all(rounds: int, seconds: float, console: Console) -> list[Figures]:
    """Let the contestants take turns."""
    field = contestants()
    measured: dict[Contestant, list[dict[str, float]]] = {each: [] for each in field}
    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task("measuring", total=rounds * len(field))
        for turn in range(rounds):
            for each in field:
                progress.update(bar, description=each.label)
                measured[each].append(each.measure(seconds, turn))
                progress.advance(bar)
    return [summary(each, measured[each]) for each in field]


def ratios(figures: list[Figures]) -> dict[str, dict[str, float]]:
    """Compare everyone with the standard; above 1 is faster, in playing and in copying."""
    standard = next(each for each in figures if each.name == STANDARD)
    return {
        each.label: {
            "decisions_per_second": each.decisions_per_second / standard.decisions_per_second,
            "copy": standard.copy_microseconds / each.copy_microseconds,
            "simulations_per_second": each.simulations_per_second / standard.simulations_per_second,
        }
        for each in figures
    }


def table(title: str, *headings: str) -> Table:
    """Begin a table of figures narrow enough for any terminal."""
    drawn = Table(title=title, title_justify="left", box=SIMPLE)
    drawn.add_column("")
    for heading in headings:
        drawn.add_column(heading, justify="right")
    return drawn


def speed(figures: list[Figures]) -> Table:
    """Draw what was timed."""
    compared = ratios(figures)
    drawn = table(
        f"Random play on one core; × is the ratio to {STANDARD}, higher is better",
        *("choices/s", "×", "games/s", "copy µs", "×", "sims/s", "×"),
    )
    for each in figures:
        ratio = compared[each.label]
        drawn.add_row(
            each.label,
            f"{each.decisions_per_second:,.0f}",
            f"{ratio['decisions_per_second']:.1f}",
            f"{each.games_per_second:,.1f}",
            f"{each.copy_microseconds:.2f}",
            f"{ratio['copy']:.1f}",
            f"{each.simulations_per_second:,.1f}",
            f"{ratio['simulations_per_second']:.1f}",
        )
    return drawn


def counts(figures: list[Figures]) -> Table:
    """Draw what was counted."""
    drawn = table("Per game; a decision is among at least two", "decisions", "forced", "chance")
    for each in figures:
        drawn.add_row(
            each.label,
            f"{each.decisions_per_game:,.0f}",
            f"{each.forced_per_game:,.0f}",
            f"{each.chance_per_game:,.0f}",
        )
    return drawn


def main() -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measure, for each contestant and round")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    asked = parser.parse_args()

    if hasattr(os, "sched_setaffinity"):
        # One core for all: the processes we start inherit it.
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    figures = measure_all(asked.rounds, asked.seconds, Console(stderr=True))
    if asked.json:
        report = {"figures": [asdict(each) for each in figures], "ratios": ratios(figures)}
        print(json.dumps(report, indent=2))
    else:
        Console().print(speed(figures), counts(figures))


if __name__ == "__main__":
    main()
