"""Measure previews: the processor time of what is shown when someone points at a choice.

No server: what is measured is the choice played on a copy, unless the list of choices has done so, the boards drawn
before and after, and their differences. Every choice of every question is looked at once; the page keeps what it was
sent. Measured in turn on the plain build and, where it is there, on the compiled one.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import mean, quantiles
from time import process_time

from benchmarks.pages import Room, act
from benchmarks.run import FAST
from heliopolis.games import all_games
from heliopolis.render.screens import USUAL
from heliopolis.table.keeping.store import Store
from heliopolis.web.table.previews import shown_preview
from heliopolis.web.table.view import TableView, VisitorView

MOST = 12
"""Choices of one question that are looked at."""


def measure(name: str, tables: int, acts: int) -> dict[str, float]:
    """Measure the milliseconds of a preview of one game, and the bytes it sends."""
    spent: list[float] = []
    sent: list[int] = []
    dice = random.Random(5)
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder) / "tables.sqlite")
        room = Room(name, tables, store)
        for number in range(acts):
            for place, table in enumerate(room.tables):
                if not act(table, room.dice):
                    room.tables[place] = room.lay()
                elif table.needs().kind == "human":
                    choices = table.state.choices()
                    view = VisitorView(TableView(table, "en"), frozenset({table.needs().seat}))
                    for choice in dice.sample(choices, min(MOST, len(choices))):
                        begun = process_time()
                        found = shown_preview(view, choice.name, USUAL)
                        if number:  # the first act fills the caches
                            spent.append(1000 * (process_time() - begun))
                            sent.append(len(json.dumps(found)))
        store.close()
    return {
        "previews": len(spent),
        "mean": mean(spent),
        "p50": quantiles(spent, n=100)[49],
        "p99": quantiles(spent, n=100)[98],
        "kilobytes": mean(sent) / 1000,
    }


def main() -> None:
    """Measure and print a line for each game and build."""
    parser = argparse.ArgumentParser(prog="benchmarks.previews", description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(all_games()))
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--acts", type=int, default=8)
    parser.add_argument("--here", action="store_true", help="only the build that runs this")
    asked = parser.parse_args()
    if asked.here:
        for name in asked.games:
            found = measure(name, asked.tables, asked.acts)
            print(
                f"{name}: a preview takes {found['mean']:.1f} ms (median {found['p50']:.1f}, one of a hundred "
                f"{found['p99']:.1f}) and {found['kilobytes']:.1f} KB, {found['previews']:.0f} measured",
                flush=True,
            )
        return
    size = ["--tables", str(asked.tables), "--acts", str(asked.acts)]
    for build, path in (("plain", ""), ("compiled", str(FAST))):
        if path and not FAST.is_dir():
            continue
        print(f"{build}:", flush=True)
        env = {**os.environ, **({"PYTHONPATH": path} if path else {})}
        subprocess.run(
            [sys.executable, "-m", "benchmarks.previews", "--here", *size, *asked.games], env=env, check=True
        )


if __name__ == "__main__":
    main()
