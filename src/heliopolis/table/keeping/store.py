"""The store: games as acts that are only ever appended, with a snapshot every turn.

SQLite beside the program by default; any database of SQLAlchemy will do, and several processes may share one.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, OperationalError, ProgrammingError, SQLAlchemyError

from heliopolis.kernel.errors import BadData, UnknownName
from heliopolis.table.errors import Stale
from heliopolis.table.header import Plain
from heliopolis.table.keeping.pending import PendingAct, Snapshot

SCHEMA: Final = 1
"""Raised when the tables change. A store of another version is refused."""
WAITS: Final = (0.05, 0.1, 0.2, 0.4)
"""Seconds before retrying to set up the store, if another process is doing the same."""
BUSY_SECONDS: Final = 10
"""How long a writer waits for another one."""

_tables: Final = sql.MetaData()
_schema: Final = sql.Table("schema", _tables, sql.Column("version", sql.Integer, primary_key=True))
_games: Final = sql.Table(
    "games",
    _tables,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("owner", sql.String(64), nullable=False, index=True),
    sql.Column("over", sql.Boolean, nullable=False),
    sql.Column("header", sql.JSON, nullable=False),
)
_acts: Final = sql.Table(
    "acts",
    _tables,
    sql.Column("game_id", sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("act", sql.JSON, nullable=False),
)
_snapshots: Final = sql.Table(
    "snapshots",
    _tables,
    sql.Column("game_id", sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("ply", sql.Integer, nullable=False),
    sql.Column("state", sql.JSON, nullable=False),
)

# Made once: made anew for every act they take a quarter of the time it takes to keep it.
_new_act: Final = _acts.insert()
_new_snapshot: Final = _snapshots.insert()


class Kept(NamedTuple):
    """A game as the store lists it; ``version`` is its number of acts."""

    id: str
    created: int
    owner: str
    over: bool
    header: Plain
    version: int


class Store:
    """Games by their ids. What a method has written by the time it returns survives a crash and a loss of power."""

    def __init__(self, where: Path | str) -> None:
        """Open a file, or a database by an address such as ``postgresql://...``; it is created if missing."""
        if isinstance(where, Path):
            _keep_private(where)
        address = sql.URL.create("sqlite", database=str(where)) if isinstance(where, Path) else where
        try:
            self._engine: Final = sql.create_engine(address)
            if self._engine.dialect.name == "sqlite":
                sql.event.listen(self._engine, "connect", _prepare)
            self._begin()
            # Kept open: to fetch a connection and give it back for every act takes as long as to keep the act.
            self._writer: Final = self._engine.connect()
        except (SQLAlchemyError, ImportError) as error:
            told = str(getattr(error, "orig", None) or error).partition("\n")[0]
            place = str(where) if isinstance(where, Path) else "store"
            raise BadData(place, "no-store", told=told) from error
        self._writing: Final = Lock()

    def _begin(self) -> None:
        """Create what is missing. Another process may be doing the same; then it will be there a moment later."""
        for wait in (*WAITS, None):
            try:
                _tables.create_all(self._engine)
                with self._engine.begin() as connection:
                    found = connection.execute(sql.select(_schema.c.version)).scalar()
                    if found is None:
                        connection.execute(_schema.insert(), {"version": SCHEMA})
            except (OperationalError, ProgrammingError, IntegrityError):
                if wait is None:
                    raise
                time.sleep(wait)
                continue
            if found not in {None, SCHEMA}:
                raise BadData("store", "store", version=found, current=SCHEMA)
            return

    def close(self) -> None:
        """Close the database."""
        with self._writing:
            self._writer.close()
        self._engine.dispose()

    # Writing ---------------------------------------------------------------------------------------

    def create(self, game_id: str, owner: str, header: Plain, snapshot: Snapshot) -> None:
        """Keep a new game and the position it begins at."""
        row = {"id": game_id, "created": int(time.time()), "owner": owner, "over": False, "header": header}
        with self._engine.begin() as connection:
            connection.execute(_games.insert(), row)
            connection.execute(_new_snapshot, {"game_id": game_id, **snapshot._asdict()})

    def append(self, pending: PendingAct) -> None:
        """Keep an act. Of several writers of one number exactly one succeeds; the others get ``Stale``."""
        if not all(self.append_all([pending])):
            raise Stale(pending.seq + 1, "faster")

    def append_all(self, pending: Sequence[PendingAct]) -> list[bool]:
        """Keep acts of several tables in one commit; for each, whether it was kept and nobody else was faster."""
        try:
            with self._writing, self._writer.begin():
                _insert(self._writer, pending)
        except IntegrityError:
            # One that is refused takes its commit with it, so each of the others gets its own.
            return [False] if len(pending) == 1 else [self.append_all([each])[0] for each in pending]
        return [True] * len(pending)

    # Reading ---------------------------------------------------------------------------------------

    def find(self, game_id: str) -> Kept:
        """The game of that id."""
        with self._engine.connect() as connection:
            row = connection.execute(_listed.where(_games.c.id == game_id)).first()
        if row is None:
            raise UnknownName("no-table", name=game_id)
        return Kept(*row)

    def games(self, owner: str | None = None) -> list[Kept]:
        """Every game, or those of an owner, the newest first."""
        wanted = _listed if owner is None else _listed.where(_games.c.owner == owner)
        with self._engine.connect() as connection:
            return [Kept(*row) for row in connection.execute(wanted.order_by(_games.c.created.desc(), _games.c.id))]

    def running(self, owner: str | None = None) -> list[Kept]:
        """The games that can be continued."""
        return [kept for kept in self.games(owner) if not kept.over]

    def acts(self, game_id: str, since: int = 0) -> list[Plain]:
        """The acts from that number on."""
        wanted = sql.select(_acts.c.act).where(_acts.c.game_id == game_id, _acts.c.seq >= since)
        with self._engine.connect() as connection:
            return list(connection.execute(wanted.order_by(_acts.c.seq)).scalars())

    def versions(self, game_ids: Sequence[str]) -> dict[str, int]:
        """How many acts each of these games has; one that has none or does not exist is left out."""
        wanted = sql.select(_acts.c.game_id, sql.func.max(_acts.c.seq)).where(_acts.c.game_id.in_(game_ids))
        with self._engine.connect() as connection:
            rows = connection.execute(wanted.group_by(_acts.c.game_id))
            return {game_id: last + 1 for game_id, last in rows}

    def snapshots(self, game_id: str) -> list[tuple[int, int]]:
        """After how many acts, and after which plies, positions were saved, the earliest first."""
        wanted = sql.select(_snapshots.c.seq, _snapshots.c.ply).where(_snapshots.c.game_id == game_id)
        with self._engine.connect() as connection:
            return [(seq, ply) for seq, ply in connection.execute(wanted.order_by(_snapshots.c.seq))]

    def snapshot(self, game_id: str, seq: int) -> Snapshot:
        """The position saved after that many acts."""
        wanted = sql.select(_snapshots.c.seq, _snapshots.c.ply, _snapshots.c.state)
        with self._engine.connect() as connection:
            found = connection.execute(wanted.where(_snapshots.c.game_id == game_id, _snapshots.c.seq == seq)).one()
        return Snapshot(*found)


_listed: Final = sql.select(
    _games.c.id,
    _games.c.created,
    _games.c.owner,
    _games.c.over,
    _games.c.header,
    sql.select(sql.func.count()).where(_acts.c.game_id == _games.c.id).scalar_subquery(),
)


def _insert(connection: sql.Connection, pending: Sequence[PendingAct]) -> None:
    connection.execute(_new_act, [{"game_id": each.table_id, "seq": each.seq, "act": each.act} for each in pending])
    saved = [{"game_id": each.table_id, **each.snapshot._asdict()} for each in pending if each.snapshot is not None]
    if saved:
        connection.execute(_new_snapshot, saved)
    for each in pending:
        if each.keep is not None:
            gone = (_snapshots.c.game_id == each.table_id, _snapshots.c.ply > each.keep)
            connection.execute(_snapshots.delete().where(*gone))
    ended = [each.table_id for each in pending if each.over]
    if ended:
        connection.execute(_games.update().where(_games.c.id.in_(ended)).values(over=True))


def _keep_private(where: Path) -> None:
    """The file holds the secrets of chance: nobody else on this machine may read it or its companions."""
    where.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(where, os.O_CREAT | os.O_RDWR, 0o600))
    for path in (where, where.with_name(f"{where.name}-wal"), where.with_name(f"{where.name}-shm")):
        with suppress(OSError):  # not ours, or not there
            if path.stat().st_mode & 0o077:
                path.chmod(0o600)


def _prepare(connection: object, _record: object) -> None:
    """Acknowledged acts are on disk, readers do not wait for writers, and writers wait for each other."""
    assert isinstance(connection, sqlite3.Connection)
    for setting in (f"busy_timeout={BUSY_SECONDS * 1000}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {setting}")
