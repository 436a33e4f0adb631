"""A killed process loses nothing that it has acknowledged."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from heliopolis.kernel.journals.replay import read_journal
from heliopolis.table.factory import open_table
from heliopolis.table.keeping.store import Store
from table.conftest import TOYS

AUTOPLAY = Path(__file__).with_name("autoplay.py")
FIRST = 3
"""Acts that are acknowledged before the time to the kill begins, however slow the machine is."""
LONGEST = 4
"""Plies of a click: to trade, and to pay three goods."""


def play_and_kill(file: Path, seed: int, seconds: float) -> dict[str, int]:
    """Let a process play for a while, kill it, and return what it acknowledged: the last version of each table."""
    paths = os.pathsep.join([str(AUTOPLAY.parents[1]), *sys.path])
    process = subprocess.Popen(
        [sys.executable, str(AUTOPLAY), str(file), str(seed)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": paths},
    )
    assert process.stdout is not None
    acknowledged: dict[str, int] = {}
    with process.stdout as told:
        first = [told.readline() for _ in range(FIRST)]
        time.sleep(seconds)
        process.kill()
        for line in [*first, *told]:
            if line.endswith("\n"):
                table, version = line.split()
                acknowledged[table] = int(version)
    process.wait()
    return acknowledged


def kill_often(file: Path, times: int) -> None:
    dice = random.Random(times)
    acts = 0
    for seed in range(times):
        acknowledged = play_and_kill(file, seed, dice.random() * 0.4)
        assert acknowledged
        store = Store(file)
        for table_id, version in acknowledged.items():
            table = open_table(store, TOYS, table_id)
            # The last click may have been kept and not yet acknowledged, but never a part of it.
            assert version <= table.version <= version + LONGEST
            assert not table.state.todo or table.state.todo[-1].default(table.state) is None
            acts += version
            text = table.journal().text()
            again = read_journal(text, TOYS.game)
            assert again.text() == text
            assert again.state == table.state
        for kept in store.games():
            assert open_table(store, TOYS, kept.id).history.over() == kept.over
        store.close()
    assert acts > times


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    kill_often(tmp_path / "games.db", 3)


@pytest.mark.soak
def test_a_process_killed_fifty_times_loses_nothing(tmp_path: Path) -> None:
    kill_often(tmp_path / "games.db", 50)
