"""The soak test: many random games of every game, everything that must hold looked at after every decision.

``python -m heliopolis.testing.soak`` plays 10,000 games of each game over all options and checks every invariant
after every decision; in 500 of them every position is also saved and loaded. It ends with code 1 and the seed and
ply of the failure if there is one.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, wait
from functools import partial
from itertools import islice
from time import monotonic
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from heliopolis.games import all_games, game
from heliopolis.kernel import position as kernel_position
from heliopolis.testing import conformance, game_checks, position_checks
from heliopolis.testing.walk import Walk
from heliopolis.workers import Lane, Pool

GAMES: Final = 10_000
SAVES: Final = 500
SOAK: Final = "soak"
BATCH: Final = 20
"""Games that a process plays at a time."""

EVERY_PLY: Final = (
    position_checks.the_question_is_sound,
    position_checks.the_stack_is_as_declared,
    position_checks.invariants_hold,
    position_checks.scores_add_up,
)
SAVED_TOO: Final = (*EVERY_PLY, position_checks.saving_is_lossless)


class SoakTask(NamedTuple):
    """Some games to be played by one process: which, from which seed, and whether they are saved at every ply."""

    game: str
    seed: int
    number: int
    saves: int
    """How many of them, counted from the first, are saved and loaded at every decision."""


class SoakCounts(NamedTuple):
    """What some games came to; ``failure`` is empty if all went well."""

    games: int = 0
    plies: int = 0
    chance: int = 0
    forced: int = 0
    saves: int = 0
    longest: int = 0
    failure: str = ""

    def plus(self, other: SoakCounts) -> SoakCounts:
        """Return both together."""
        return SoakCounts(
            self.games + other.games,
            self.plies + other.plies,
            self.chance + other.chance,
            self.forced + other.forced,
            self.saves + other.saves,
            max(self.longest, other.longest),
            self.failure or other.failure,
        )


def soak(task: SoakTask) -> SoakCounts:
    """Play the games of a task up to the first failure."""
    tally = SoakCounts()
    for number in range(task.number):
        saved = number < task.saves
        walk = Walk(game(task.game), task.seed + number)
        try:
            conformance.play(walk, SAVED_TOO if saved else EVERY_PLY)
            conformance.examine(game_checks.the_end_adds_up, walk, walk)
        except conformance.Nonconformance as fault:
            return tally.plus(SoakCounts(failure=str(fault)))
        made = walk.journal.plies
        chance = sum(1 for ply in made if ply.seat < 0)
        forced = len(walk.journal.opening.forced) + sum(len(ply.forced) for ply in made)
        tally = tally.plus(SoakCounts(1, len(made), chance, forced, len(made) if saved else 0, len(made)))
    return tally


def tasks(name: str, seed: int, number: int | None, saves: int) -> Iterator[SoakTask]:
    """Yield the games in batches, without end if no number is given; the saved games are spread over the batches."""
    done = 0
    while number is None or done < number:
        size = BATCH if number is None else min(BATCH, number - done)
        whole = GAMES if number is None else number
        due = saves * (done + size) // whole - saves * done // whole
        yield SoakTask(name, seed + done, size, min(due, size))
        done += size


def soak_game(name: str, arguments: argparse.Namespace, console: Console) -> SoakCounts:
    """Play the games of one game on every core, with a progress bar, and print what they came to."""
    number: int | None = arguments.games or (None if arguments.minutes else GAMES)
    waiting = tasks(name, arguments.seed, number, arguments.saves)
    begun = monotonic()
    end = begun + 60 * arguments.minutes if arguments.minutes else float("inf")
    tally = SoakCounts()
    columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as bar, Pool({SOAK: Lane(arguments.processes)}) as pool:
        shown = bar.add_task(name, total=number)
        # As many at a time as keep every process busy, so that the run can be ended at any time.
        running = {pool.submit(SOAK, partial(soak, task)) for task in islice(waiting, 2 * arguments.processes)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for each in done:
                tally = tally.plus(each.result())
            bar.update(shown, completed=tally.games)
            if not tally.failure and monotonic() < end:
                running |= {pool.submit(SOAK, partial(soak, task)) for task in islice(waiting, len(done))}
    report(name, arguments.seed, tally, monotonic() - begun, console)
    return tally


def report(name: str, seed: int, tally: SoakCounts, seconds: float, console: Console) -> None:
    """Print the figures of one game."""
    build = "compiled" if not kernel_position.__file__.endswith(".py") else "pure Python"
    console.print(
        f"{name} (rules {game(name).version}, {build}): {tally.games:,} games from seed {seed} in {seconds:.0f} s, "
        f"{tally.plies:,} plies ({tally.chance:,} by chance), {tally.forced:,} forced, the longest {tally.longest}; "
        f"{tally.saves:,} positions saved and loaded.",
        soft_wrap=True,
        highlight=False,
    )
    if tally.failure:
        console.print(f"FAILED: {tally.failure}", soft_wrap=True, highlight=False, markup=False)
    else:
        console.print(f"{name}: every invariant held after every decision.", highlight=False)


def main() -> int:
    """Run the soak test; 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="python -m heliopolis.testing.soak", description=__doc__)
    parser.add_argument("--games", type=int, help=f"games of each game (default {GAMES:,}, or what the minutes allow)")
    parser.add_argument("--minutes", type=float, help="stop each game's run after this many minutes")
    parser.add_argument("--saves", type=int, default=SAVES, help=f"of {GAMES:,} games, saved at every decision")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game; the next has the next")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--game", choices=sorted(all_games()), action="append", help="only this game")
    arguments = parser.parse_args()
    console = Console()
    tallies = [soak_game(name, arguments, console) for name in arguments.game or all_games()]
    return 1 if any(tally.failure for tally in tallies) else 0


if __name__ == "__main__":
    sys.exit(main())
