"""The store: appended once and for good, one winner for each number, safe settings."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from heliopolis.kernel.errors import BadData, UnknownName
from heliopolis.table.errors import Stale
from heliopolis.table.keeping.pending import PendingAct, Snapshot
from heliopolis.table.keeping.schema import SCHEMA
from heliopolis.table.keeping.store import Store

START = Snapshot(0, 0, {"turn": 0})


@pytest.fixture
def game(store: Store) -> str:
    store.create("abc", "ann", {"game": "x"}, START)
    return "abc"


def test_acts_come_back_in_order(store: Store, game: str) -> None:
    for seq in range(12):
        snapshot = Snapshot(seq + 1, seq, {"turn": seq}) if seq % 5 == 0 else None
        store.append(PendingAct(game, seq, {"act": "play", "number": seq, "name": "é"}, snapshot))
    assert [act["number"] for act in store.acts(game)] == list(range(12))
    assert [act["number"] for act in store.acts(game, 10)] == [10, 11]
    assert store.snapshots(game) == [(0, 0), (1, 0), (6, 5), (11, 10)]
    assert store.snapshot(game, 6) == (6, 5, {"turn": 5})
    assert store.find(game).version == 12


def test_of_several_writers_of_one_number_exactly_one_wins(store: Store, game: str) -> None:
    def write(writer: int) -> int | None:
        try:
            store.append(PendingAct(game, 0, {"writer": writer}, Snapshot(1, writer, {}), over=writer == 3))
        except Stale:
            return None
        return writer

    with ThreadPoolExecutor(8) as pool:
        winners = [writer for writer in pool.map(write, range(8)) if writer is not None]
    assert len(winners) == 1
    assert store.acts(game) == [{"writer": winners[0]}]
    # What a loser wanted to write beside its act is not there either.
    assert store.snapshots(game) == [(0, 0), (1, winners[0])]
    assert store.find(game).over == (winners == [3])


def test_two_stores_on_one_file_are_one(store: Store, game: str, tmp_path: Path) -> None:
    other = Store(tmp_path / "games.db")
    other.append(PendingAct(game, 0, {"act": "x"}))
    with pytest.raises(Stale, match="someone else acted first"):
        store.append(PendingAct(game, 0, {"act": "y"}))
    assert store.acts(game) == [{"act": "x"}]
    other.close()


def test_running_games_are_listed_by_owner(store: Store, game: str) -> None:
    store.create("def", "bob", {}, START)
    store.create("ghi", "ann", {}, START)
    store.append(PendingAct("ghi", 0, {}, over=True))
    assert {kept.id for kept in store.running()} == {"abc", "def"}
    assert [kept.id for kept in store.running("ann")] == ["abc"]
    assert {kept.id for kept in store.games("ann")} == {"abc", "ghi"}
    assert store.find("abc").header == {"game": "x"}


def test_an_unknown_game_is_refused(store: Store) -> None:
    with pytest.raises(UnknownName, match="no table “nix”"):
        store.find("nix")
    with pytest.raises(Stale):
        store.append(PendingAct("nix", 0, {}))


def test_an_acknowledged_act_is_on_the_disk(store: Store) -> None:
    with store.engine.connect() as connection:
        found = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
        }
    assert found == {"journal_mode": "wal", "synchronous": 2}


def test_a_store_of_another_version_is_refused(store: Store, tmp_path: Path) -> None:
    store.close()
    Store(tmp_path / "games.db").close()
    with sqlite3.connect(tmp_path / "games.db") as raw:
        raw.execute("UPDATE schema SET version = 99")
    raw.close()
    with pytest.raises(BadData, match=f"store: is version 99; this program uses version {SCHEMA}"):
        Store(tmp_path / "games.db")


def test_positions_that_were_taken_back_are_let_go(store: Store, game: str) -> None:
    for seq, ply in ((0, 1), (1, 2), (2, 3)):
        store.append(PendingAct(game, seq, {"act": "play"}, Snapshot(seq + 1, ply, {})))
    store.append(PendingAct(game, 3, {"act": "undo"}, keep=1))
    assert store.snapshots(game) == [(0, 0), (1, 1)]
    assert store.versions([game, "other"]) == {game: 4}
