"""What the owner of a store does with it, also while it is served: delete a table, close for the night, back it up.

A backup is all that a store keeps at one moment, in one file: a database of SQLite whatever the store is, so that a
club can move from one to the other. It holds the secrets of chance and the key that signs cookies: with it anyone could
take any seat.
"""

from __future__ import annotations

import errno
import hashlib
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import sqlalchemy as sql

from heliopolis.kernel.errors import BadData, BadOption, UnknownName
from heliopolis.table.keeping import schema
from heliopolis.table.keeping.bulletin import ANY_TABLE, CHANNEL
from heliopolis.table.keeping.store import Store

CLOSED: Final = "closed"
"""The setting with the message that people see while no one can play."""
LONGEST_NOTICE: Final = 300
_OF_TABLES: Final = [table for table in reversed(schema.tables.sorted_tables) if "game_id" in table.c]
"""What is kept of tables, each before what it refers to."""


class KnownPlayer(NamedTuple):
    """A player as their owner may know them; ``seen`` is when they last came."""

    id: str
    name: str
    created: int
    seen: int
    tables: int


def known_players(store: Store) -> list[KnownPlayer]:
    """Return every player, who came last first."""
    players, held = schema.players, schema.player_seats
    tables = sql.select(sql.func.count(held.c.game_id.distinct())).where(held.c.player_id == players.c.id)
    wanted = sql.select(players.c.id, players.c.name, players.c.created, players.c.seen, tables.scalar_subquery())
    return store.each(KnownPlayer, wanted.order_by(players.c.seen.desc(), players.c.id))


def delete_table(store: Store, game_id: str) -> None:
    """Delete a table and all that is kept of it, for good."""
    with store.engine.begin() as connection:
        for table in _OF_TABLES:
            connection.execute(table.delete().where(table.c.game_id == game_id))
        gone = connection.execute(schema.games.delete().where(schema.games.c.id == game_id))
        if not gone.rowcount:
            raise UnknownName("no-table", name=game_id)
        _announce(store, connection)


def close_tables(store: Store, notice: str) -> None:
    """Let no one act until the tables are opened again; the notice is shown on all pages."""
    notice = " ".join(notice.split())
    if not 1 <= len(notice) <= LONGEST_NOTICE or not notice.isprintable():
        raise BadOption("message", "notice", most=LONGEST_NOTICE)
    with store.engine.begin() as connection:
        connection.execute(schema.settings.delete().where(schema.settings.c.name == CLOSED))
        connection.execute(schema.settings.insert(), {"name": CLOSED, "value": notice.encode()})
        _announce(store, connection)


def open_tables(store: Store) -> None:
    """Let everyone act again."""
    with store.engine.begin() as connection:
        connection.execute(schema.settings.delete().where(schema.settings.c.name == CLOSED))
        _announce(store, connection)


def closed(store: Store) -> str:
    """Return the message that people see while no one can play; nothing while everyone can."""
    found = store.first(bytes, sql.select(schema.settings.c.value).where(schema.settings.c.name == CLOSED))
    return (found or b"").decode()


def _announce(store: Store, connection: sql.Connection) -> None:
    """Announce to servers of a shared database right away; the one of a file looks every few seconds."""
    if store.shared:
        connection.execute(sql.select(sql.func.pg_notify(CHANNEL, f"{store.server} {ANY_TABLE} 0")))


KEY: Final = "key"
"""The setting with the key that signs cookies; a server with a store of its own has it in a file."""
ROWS: Final = 500
"""Copied at a time."""
_PASSING: Final = (schema.servers, schema.leads, schema.presence)
"""Data about running servers is no part of a backup."""
_KEPT: Final = [table for table in schema.tables.sorted_tables if table not in (*_PASSING, schema.schema)]
"""What is kept, each table after those it refers to."""


class Contents(NamedTuple):
    """What a backup holds, in numbers, and the key that signs cookies, if there was one."""

    games: int
    players: int
    key: bytes | None


# Taking one --------------------------------------------------------------------------------------------


def back_up(store: Store, file: Path, key: bytes | None = None) -> Contents:
    """Write a new file with all that the store keeps now; ``key`` is what signs cookies if the store has it not.

    It is there whole or not at all, and no one has to wait meanwhile.
    """
    if file.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(file))
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    part.touch(0o600)
    try:
        if store.shared:
            _copy_snapshot(store.engine, part)
        else:
            with store.engine.connect() as source, closing(sqlite3.connect(part)) as target:
                driver = source.connection.driver_connection
                assert isinstance(driver, sqlite3.Connection)
                driver.backup(target)
        with closing(sqlite3.connect(part)) as made:
            _finish(made, key)
            contents = _contents(made)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return contents


def _copy_snapshot(engine: sql.Engine, part: Path) -> None:
    """Copy a shared database as it is at one moment."""
    target = sql.create_engine(sql.URL.create("sqlite", database=str(part)))
    try:
        with engine.connect() as connection, target.begin() as there:
            source = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            schema.tables.create_all(there)
            for table in (schema.schema, *_KEPT):
                _copy(source, there, table)
    finally:
        target.dispose()


def _finish(made: sqlite3.Connection, key: bytes | None) -> None:
    """Make one file of it, with a digest of all it holds."""
    made.execute("PRAGMA journal_mode=DELETE")
    for table in _PASSING:
        made.execute(f"DELETE FROM {table.name}")
    if key is not None:
        made.execute("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", (KEY, key))
    made.execute("CREATE TABLE backup (digest TEXT NOT NULL)")
    made.execute("INSERT INTO backup VALUES (?)", (_digest(made),))
    made.commit()


def _digest(connection: sqlite3.Connection) -> str:
    """Return a digest of every row of every table."""
    digest = hashlib.sha256()
    named = "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'backup' ORDER BY name"
    for (name,) in connection.execute(named).fetchall():
        digest.update(name.encode())
        for row in connection.execute(f'SELECT * FROM "{name}" ORDER BY rowid'):
            digest.update(repr(row).encode())
    return digest.hexdigest()


# The way back -------------------------------------------------------------------------------------------


def restore(store: Store, file: Path, *, replace: bool = False) -> Contents:
    """Bring everything of a backup into a store, all of it or nothing.

    A store that keeps something already is refused, unless it is to be replaced. No one may serve it meanwhile.
    """
    with _opened(file) as (source, contents), source.connect() as here, store.engine.begin() as there:
        kept = sum(_count(there, table) for table in (schema.games, schema.players))
        if kept and not replace:
            raise BadData("store", "store-full", games=_count(there, schema.games))
        if store.shared and store.others(there):
            raise BadData("store", "store-served")
        for table in reversed(_KEPT):
            there.execute(table.delete())
        for table in _KEPT:
            _copy(here, there, table)
    return contents


@contextmanager
def _opened(file: Path) -> Iterator[tuple[sql.Engine, Contents]]:
    """Provide a backup that is whole, brought to the present version in a copy of its own."""
    with TemporaryDirectory(prefix="heliopolis-") as folder:
        copy = Path(folder) / "backup.sqlite"
        shutil.copyfile(file, copy)
        copy.chmod(0o600)
        try:
            with closing(sqlite3.connect(copy)) as checked:
                told = checked.execute("SELECT digest FROM backup").fetchone()
                whole = told == (_digest(checked),)
        except sqlite3.DatabaseError:
            raise BadData(str(file), "no-backup") from None
        if not whole:
            raise BadData(str(file), "broken-backup")
        Store(copy).close()
        with closing(sqlite3.connect(copy)) as read:
            contents = _contents(read)
        engine = sql.create_engine(sql.URL.create("sqlite", database=str(copy)))
        try:
            yield engine, contents
        finally:
            engine.dispose()


def _copy(source: sql.Connection, target: sql.Connection, table: sql.Table) -> None:
    rows = source.execution_options(yield_per=ROWS).execute(sql.select(table))
    for some in rows.mappings().partitions():
        target.execute(table.insert(), [dict(row) for row in some])


def _count(connection: sql.Connection, table: sql.Table) -> int:
    return connection.execute(sql.select(sql.func.count()).select_from(table)).scalar_one()


def _contents(connection: sqlite3.Connection) -> Contents:
    games, players = (connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("games", "players"))
    key = connection.execute("SELECT value FROM settings WHERE name = ?", (KEY,)).fetchone()
    return Contents(games, players, None if key is None else bytes(key[0]))
