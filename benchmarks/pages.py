"""Measure pages: the processor time it takes to show both players of a table what one of them has just done.

No server and no sockets: what is measured is drawing and HTML. ``--without PATTERN`` switches off the caches whose
names match (several patterns with blanks between them), in turn with all of them on, to see what they save;
``--caches`` prints how often each was used.
"""

from __future__ import annotations

import argparse
import functools
import gc
import random
import sys
import tempfile
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from time import process_time
from types import ModuleType
from typing import Any

from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.game import State
from heliopolis.render.drawing_cache import DrawingCache
from heliopolis.table.factory import table_at
from heliopolis.table.keeping.store import Store
from heliopolis.table.seats import person
from heliopolis.table.table import Table
from heliopolis.web.table.fragment import table_fragment
from heliopolis.web.table.view import Drawn, TableView, VisitorView

POSITIONS = 20
"""Games that lend their middle; the tables share them."""
WARMING = 5
"""Acts at each table that do not count: caches fill."""
Cached = type(functools.lru_cache(lambda: None))


class Forgetful:
    """A cache that keeps nothing."""

    def begin(self) -> None:
        """Begin a version of the table."""

    def find(self, values: Any, draw: Any) -> Any:
        return draw()

    once = find


def modules() -> list[ModuleType]:
    """Return the modules of the package."""
    return [module for name, module in list(sys.modules.items()) if name.startswith("heliopolis")]


def caches() -> Iterator[tuple[str, Any]]:
    """Yield all caches by name: of functions, of methods, of drawings."""
    for each in gc.get_objects():
        if isinstance(each, Cached) and str(each.__module__).startswith("heliopolis"):
            yield f"{each.__module__}.{each.__qualname__}", each
    for module in modules():
        for name, value in vars(module).items():
            if isinstance(value, DrawingCache) or (
                isinstance(value, functools.partial) and hasattr(value, "__wrapped__")
            ):
                yield f"{module.__name__}.{name}", value
    for each in gc.get_objects():
        if isinstance(each, Drawn):
            yield f"{Drawn.__module__}.Drawn", each


class Switch:
    """Switches off the caches whose names match, wherever they are held, and on again."""

    def __init__(self, pattern: str) -> None:
        off = {id(cache) for name, cache in caches() if any(fnmatch(name, f"*{each}") for each in pattern.split())}
        kinds = ("heliopolis", Shown.__module__)
        ours = [each for each in gc.get_objects() if str(type(each).__module__).startswith(kinds)]
        holders: list[Any] = [*modules(), *ours]
        self.held = [
            (holder, name, value, Forgetful() if isinstance(value, DrawingCache | Drawn) else value.__wrapped__)
            for holder in holders
            for name, value in list(getattr(holder, "__dict__", {}).items())
            if id(value) in off
        ]

    def off(self) -> None:
        """Put what does the work in place of the caches."""
        for holder, name, _, plain in self.held:
            setattr(holder, name, plain)

    def on(self) -> None:
        """Put the caches back."""
        for holder, name, cache, _ in self.held:
            setattr(holder, name, cache)


def middle(name: str, seed: int) -> State:
    """Return a position in the middle of a random game of two."""
    dice, state = Dice(seed), find_game(name).new(None, players=2)
    passed = [state.copy()]
    while state.todo:
        choices = state.choices()
        state.play(choices[dice.weighted(state.weights()) if state.seat() == CHANCE else dice.below(len(choices))])
        passed.append(state.copy())
    return passed[len(passed) // 2]


def act(table: Table, dice: random.Random) -> bool:
    """Do something at the table, chosen at random; False once the game is over."""
    need = table.needs()
    if need.kind == "over":
        return False
    if need.kind == "held":
        table.end_turn(need.seat, table.version)
    else:
        table.play(need.seat, dice.choice(table.state.choices()).name, table.version)
    while table.needs().kind == "chance":
        table.draw()
    return True


class Shown:
    """What the pages of a table's two players have."""

    def __init__(self) -> None:
        self.drawn = Drawn()
        self.known: list[dict[str, Any]] = [{}, {}]

    def show(self, table: Table) -> None:
        """Show the table to both players."""
        self.drawn.begin()
        shared = TableView(table, "en", drawn=self.drawn)
        for seat in range(2):
            view = VisitorView(shared, frozenset({seat}), base="http://localhost")
            fragment = table_fragment(view, "")
            fragment.text(self.known[seat])
            self.known[seat] = fragment.known()


class Room:
    """Tables of a game that are played at random, each by two."""

    def __init__(self, name: str, tables: int, store: Store) -> None:
        self.game = find_game(name)
        self.store = store
        self.dice = random.Random(1)
        self.states = [middle(name, seed) for seed in range(min(tables, POSITIONS))]
        self.laid = 0
        self.tables = [self.lay() for _ in range(tables)]
        self.shown = [Shown() for _ in self.tables]

    def lay(self) -> Table:
        """Return another table in the middle of a game."""
        self.laid += 1
        seats = [person(f"Ann {self.laid}"), person(f"Bob {self.laid}")]
        state = self.states[self.laid % len(self.states)]
        table, _ = table_at(self.store, state, self.game.components(), seats, "")
        while table.needs().kind == "chance":
            table.draw()
        return table

    def play(self, acts: int, switch: Switch) -> tuple[float, float]:
        """Play that many acts at each table; return the milliseconds of one for both players, with caches and without.

        Every other act is shown without them, so that whatever else the machine does hits both alike.
        """
        spent, counts = [0.0, 0.0], [0, 0]
        for number in range(acts):
            for place, table in enumerate(self.tables):
                if not act(table, self.dice):
                    self.tables[place], self.shown[place] = self.lay(), Shown()
                    continue
                off = (number + place) % 2
                if off:
                    switch.off()
                begun = process_time()
                self.shown[place].show(table)
                spent[off] += process_time() - begun
                counts[off] += 1
                switch.on()
        return 1000 * spent[0] / counts[0], 1000 * spent[1] / counts[1]


def main() -> None:
    """Measure and print a line for each game, and one for each group of caches that is switched off."""
    parser = argparse.ArgumentParser(prog="benchmarks.pages", description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(all_games()))
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--acts", type=int, default=20)
    parser.add_argument("--without", action="append", default=[], metavar="PATTERN")
    parser.add_argument("--caches", action="store_true")
    asked = parser.parse_args()
    for name in asked.games:
        with tempfile.TemporaryDirectory() as folder:
            store = Store(Path(folder) / "tables.sqlite")
            room = Room(name, asked.tables, store)
            room.play(WARMING, Switch(""))
            print(f"{name}: {sum(room.play(asked.acts, Switch(''))) / 2:.2f} ms an act", flush=True)
            for pattern in asked.without:
                kept, off = room.play(asked.acts, Switch(pattern))
                print(f"{name}: {kept:.2f} ms, {off:.2f} without {pattern}", flush=True)
            store.close()
    if asked.caches:
        for name, cache in sorted(caches(), key=lambda each: each[0]):
            if isinstance(cache, Cached):
                print(f"{name}: {cache.cache_info()}")
            elif isinstance(cache, DrawingCache):
                print(f"{name}: {len(cache)} kept")


if __name__ == "__main__":
    main()
