"""Plays games of a store for ever and says each act that is kept: to be killed at any moment."""

from __future__ import annotations

import random
import sys
from pathlib import Path

from heliopolis.kernel.errors import HeliopolisError
from heliopolis.table.factory import new_table, open_table
from heliopolis.table.header import Catalogue
from heliopolis.table.keeping.store import Store
from heliopolis.table.seats import person
from heliopolis.table.table import Table
from heliopolis_caravan.game import CaravanGame


def act(table: Table, dice: random.Random) -> None:
    """Do something at random: an answer, End turn, sometimes undo."""
    need = table.needs()
    if need.kind in {"human", "held"} and dice.random() < 0.2:
        table.undo(need.seat, table.version)
    elif need.kind == "chance":
        table.draw()
    elif need.kind == "held":
        table.end_turn(need.seat, table.version)
    else:
        table.click(need.seat, dice.choice(table.state.choices()).name, table.version)


def main() -> None:
    """Take up the games that were left, or begin new ones."""
    dice = random.Random(int(sys.argv[2]))
    catalogue, store = Catalogue({"caravan": CaravanGame()}), Store(Path(sys.argv[1]))
    while True:
        left = [kept.id for kept in store.running()]
        people = [person("Ann"), person("Bob")]
        table = open_table(store, catalogue, left[0]) if left else new_table(store, catalogue, "caravan", people)[0]
        while not table.history.over():
            try:
                act(table, dice)
            except HeliopolisError:
                continue
            sys.stdout.write(f"{table.id} {table.version}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
