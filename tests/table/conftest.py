"""Tables of the toy game, a store in a temporary folder, and play without people."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest

from heliopolis.bots import bot
from heliopolis.kernel.game import State
from heliopolis.table import fair
from heliopolis.table.factory import new_table
from heliopolis.table.header import Catalogue
from heliopolis.table.keeping.store import Store
from heliopolis.table.seats import Seat, person
from heliopolis.table.table import Table
from heliopolis_caravan.game import CaravanGame

SECRET = bytes(range(32))
TOY = CaravanGame()
TOYS = Catalogue({TOY.name: TOY})


@pytest.fixture
def store(tmp_path: Path, empty_store: Path) -> Iterator[Store]:
    """Provide an empty store."""
    opened = Store(shutil.copy(empty_store, tmp_path / "games.db"))
    yield opened
    opened.close()


@pytest.fixture
def table(store: Store) -> Table:
    """Provide two people at a table of the toy game."""
    return seated(store, person("Ann"), person("Bob"))


def seated(store: Store, *seats: Seat, **options: object) -> Table:
    """Return a new table of the toy game."""
    return new_table(store, TOYS, TOY.name, seats, {"players": len(seats), **options}, secret=SECRET)[0]


def facts(table: Table) -> list[tuple[object, ...]]:
    """Return everything that the history of a table holds about its plies."""
    return [(ply.number, ply.to_dict(), ply.events, ply.version, ply.bot, ply.asked) for ply in table.history.plies]


def go_on(table: Table, dice: random.Random) -> bool:
    """Make one act of the player to move, at random; False when the game is over."""
    need = table.needs()
    if need.kind == "over":
        return False
    if need.kind == "chance":
        table.draw()
    elif need.kind == "held":
        table.end_turn(need.seat, table.version)
    elif need.kind == "bot":
        answer = dice.choice(table.state.choices()).name
        table.make(table.bot_act(need.seat, answer), table.version)
    else:
        table.play(need.seat, dice.choice(table.state.choices()).name, table.version)
    return True


def play(table: Table, names: str) -> None:
    """Play choices of people by their names; ``.`` ends the turn, ``?`` lets chance decide."""
    for name in names.split():
        need = table.needs()
        if name == ".":
            table.end_turn(need.seat, table.version)
        elif name == "?":
            table.draw()
        else:
            table.play(need.seat, name, table.version)


def finish(table: Table, seed: int = 1) -> None:
    """Play to the end."""
    dice = random.Random(seed)
    while go_on(table, dice):
        pass


def drawn_right(table: Table) -> int:
    """Repeat every draw of a table, also of one that still keeps its secret; how many there were."""
    journal = table.journal()
    journal.note(fair.SECRET, table.header.secret.hex())
    verdict = fair.verify(journal)
    assert verdict.wrong is None
    return verdict.draws


class Present:
    """A thinker that answers right away, in the same process."""

    def __init__(self) -> None:
        self.asked = 0

    def ask(self, state: State, bot_name: str, seed: int, folder: str = "") -> Future[list[str]]:
        self.asked += 1
        answer: Future[list[str]] = Future()
        answer.set_result([bot(bot_name, state.game, seed).choose(state).name])
        return answer
