"""Stores of the first version, with running tables, migrate on both databases: draws are correct, games continue."""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from heliopolis.table.factory import open_table
from heliopolis.table.header import Catalogue
from heliopolis.table.keeping import schema
from heliopolis.table.keeping.schema import copy_of
from heliopolis.table.keeping.store import Store
from table.conftest import drawn_right, go_on

CLUB = Path(__file__).parent / "older_club"
KNOWN: dict[str, dict[str, dict[str, Any]]] = json.loads((CLUB / "known.json").read_text(encoding="utf-8"))
Known = dict[str, dict[str, Any]]


@pytest.fixture(params=["sqlite", "postgresql"])
def older(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Store, Known]]:
    """Provide the store after its migration, and what is known of its tables."""
    if request.param == "sqlite":
        file = tmp_path / "tables.sqlite"
        file.write_bytes(gzip.decompress((CLUB / "tables.sqlite.gz").read_bytes()))
        with closing(Store(file)) as store:
            with closing(sqlite3.connect(copy_of(file, 1))) as copy:
                assert copy.execute("SELECT version FROM schema").fetchall() == [(1,)]
                assert copy.execute("SELECT count(*) FROM games").fetchall() == [(4,)]
            yield store, KNOWN["sqlite"]
        return
    import psycopg

    address = request.getfixturevalue("database")
    lines = gzip.decompress((CLUB / "club.sql.gz").read_bytes()).decode().splitlines()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("\n".join(line for line in lines if not line.startswith("\\")))
    with closing(Store(address)) as store:
        with store.engine.connect() as connection:
            assert connection.execute(sql.text("SELECT version FROM version_1.schema")).scalar_one() == 1
            assert connection.execute(sql.text("SELECT count(*) FROM version_1.games")).scalar_one() == 4
        yield store, KNOWN["postgresql"]


def test_an_older_club_is_migrated_and_its_games_go_on(older: tuple[Store, Known]) -> None:
    store, known = older
    assert store.check() == schema.SCHEMA
    assert {kept.id for kept in store.games()} == {each["id"] for each in known.values()}
    dice = random.Random(1)
    for name, each in known.items():
        table = open_table(store, Catalogue(), each["id"])
        # Under other rules it continues from the beginning of the turn; that is one more entry of its history.
        older = table.game.version != each["state"]["rules"]
        version = each["version"] + older
        assert (table.needs().kind, table.version) == (each["kind"], version), name
        assert table.state.turn == each["state"]["turn"], name
        assert older or table.state.to_dict() == each["state"], name
        assert drawn_right(table) > 0 or older, name
        for _ in range(20):
            go_on(table, dice)
        assert table.history.over() or table.version == version + 20, name
        # What was kept before and since is one game, also for anyone who opens it next.
        again = open_table(store, Catalogue(), each["id"])
        assert again.journal().text() == table.journal().text()
        drawn_right(again)
