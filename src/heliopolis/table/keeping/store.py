"""The store: games as acts that are only ever appended, with a snapshot every turn.

SQLite beside the program by default, for one server, which holds a lock of the folder; several servers share a
PostgreSQL database.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
import sys
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final, NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, OperationalError, ProgrammingError, SQLAlchemyError

from heliopolis.kernel.errors import BadData, UnknownName
from heliopolis.table.errors import Stale
from heliopolis.table.header import Plain
from heliopolis.table.keeping import schema
from heliopolis.table.keeping.bulletin import LISTS, Bulletin, Heard, announce
from heliopolis.table.keeping.daily import DailyStore
from heliopolis.table.keeping.notices import NoticeQueue, WayStore
from heliopolis.table.keeping.pending import Pending, PendingAct, Snapshot
from heliopolis.table.keeping.players import PlayerStore, rename_everywhere
from heliopolis.table.keeping.service import DEAD_SECONDS, ServiceStore
from heliopolis.table.keeping.studies import StudyStore
from heliopolis.table.keeping.talk import TALKED, TalkStore

if TYPE_CHECKING:
    from sqlalchemy.dialects.postgresql import Insert

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def only_server_of(folder: Path) -> Iterator[None]:
    """Hold the folder; refuse another server for it. It is free again however this process ends."""
    path = folder / "serving.lock"
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            _lock(file)
        except OSError:
            raise BadData(str(folder), "folder-served") from None
        yield
    finally:
        os.close(file)


WAITS: Final = (0.05, 0.1, 0.2, 0.4)
"""Seconds before retrying to set up the store, if another process is doing the same."""
SYNC: Final = "FULL"
"""A commit of SQLite returns when the disk has it."""
BUSY_SECONDS: Final = 10
"""How long a writer waits for another one."""
STORE_FILE: Final = "tables.sqlite"
"""What the store is called in the folder of a server."""
POSTGRES: Final = frozenset({"postgresql", "postgres"})
SETTING_UP: Final = 0x4E110
"""The lock for the process that sets up or migrates a shared database."""
BEAT_SECONDS: Final = 2.0
"""How often a server says that it runs."""
FORGOTTEN_SECONDS: Final = 3600.0
LEAD_SECONDS: Final = 40.0
"""How long a server moves chance and bots at a table before others may: longer than a bot thinks."""

_NOW: Final = sql.extract("epoch", sql.func.clock_timestamp())
"""The clock of the database: those of servers differ."""

# Made once: made again for every act they take a quarter of the time it takes to keep it.
_new_act: Final = schema.acts.insert()
_new_snapshot: Final = schema.snapshots.insert()


class Kept(NamedTuple):
    """A game as the store lists it; ``version`` is its number of acts."""

    id: str
    created: int
    owner: str
    over: bool
    header: Plain
    version: int


class Store(schema.Database):
    """Games by their ids. What a method has written by the time it returns survives a crash and a loss of power."""

    def __init__(self, where: Path | str, now: Callable[[], float] = time.time) -> None:
        """Open a file, or a database by an address such as ``postgresql://...``; it is created if missing.

        What an earlier program kept there is brought up to date, after a copy. ``now`` gives the time of acts.
        """
        file = where if isinstance(where, Path) else None
        if file is not None:
            _keep_private(file)
        self._file: Final = file
        self._now: Final = now
        self.server: Final = secrets.token_hex(8)
        """What this process is called among those that share the database."""
        try:
            # What is kept has secrets: an error must not reveal them.
            super().__init__(sql.create_engine(_address(where), hide_parameters=True))
            if self.engine.dialect.name == "sqlite":
                sql.event.listen(self.engine, "connect", _prepare)
            self._begin()
            # Kept open: to fetch a connection and give it back for every act takes as long as to keep the act.
            self._writer: Final = self.engine.connect()
        except (SQLAlchemyError, ImportError) as error:
            told = str(getattr(error, "orig", None) or error).partition("\n")[0]
            raise BadData("store" if file is None else str(file), "no-store", told=told) from error
        self._writing: Final = Lock()
        self.players: Final = PlayerStore(self.engine)
        self.talk: Final = TalkStore(self.engine, self.server, now)
        self.studies: Final = StudyStore(self.engine, now)
        self.ways: Final = WayStore(self.engine)
        self.notices: Final = NoticeQueue(self.engine)
        self.service: Final = ServiceStore(self.engine)
        self.daily: Final = DailyStore(self.engine)

    def _begin(self) -> None:
        """Create what is missing. Another process may be doing the same; then it will be there a moment later."""
        for wait in (*WAITS, None):
            try:
                self._prepare_tables()
            except (OperationalError, ProgrammingError, IntegrityError):
                if wait is None:
                    raise
                time.sleep(wait)
                continue
            return

    def _prepare_tables(self) -> None:
        with self.engine.begin() as connection:
            if self.shared:
                # Of several servers that start at once one does it.
                connection.execute(sql.select(sql.func.pg_advisory_xact_lock(SETTING_UP)))
            schema.schema.create(connection, checkfirst=True)
            found = connection.execute(sql.select(schema.schema.c.version)).scalar()
            if found is None:
                schema.tables.create_all(connection)
                connection.execute(schema.schema.insert(), {"version": schema.SCHEMA})
            elif found > schema.SCHEMA:
                raise BadData("store", "store", version=found, current=schema.SCHEMA)
            elif found < schema.SCHEMA:
                schema.migrate(connection, found, self._file)

    def close(self) -> None:
        """Close the database."""
        with self._writing:
            self._writer.close()
        self.engine.dispose()

    # Writing ---------------------------------------------------------------------------------------

    def create(self, game_id: str, owner: str, header: Plain, snapshot: Snapshot) -> None:
        row = {"id": game_id, "created": int(self._now()), "owner": owner, "over": False, "header": header}
        with self.engine.begin() as connection:
            connection.execute(schema.games.insert(), row)
            if header.get("clock"):
                connection.execute(schema.clocks.insert(), {"game_id": game_id, "due": 0})
            connection.execute(_new_snapshot, {"game_id": game_id, **snapshot._asdict()})

    def append(self, *pending: PendingAct) -> None:
        """Keep an act. Of several writers of one number exactly one succeeds; the others get ``Stale``."""
        if not all(self.append_all([pending])):
            raise Stale(pending[0].seq + 1, "faster")

    def append_all(self, several: Sequence[Pending]) -> list[bool]:
        """Keep acts of several tables in one commit; for each, whether it was kept and no one else was faster.

        An act and what follows in the same click are kept together or not at all.
        """
        try:
            with self._writing, self._writer.begin():
                acts = [each for pending in several for each in pending]
                _insert(self._writer, acts, int(self._now()))
                if self.shared:
                    _announce(self._writer, self.server, acts)
        except IntegrityError:
            # One that is refused takes its commit with it, so each of the others gets its own.
            return [False] if len(several) == 1 else [self.append_all([each])[0] for each in several]
        return [True] * len(several)

    def redact(self, game_id: str, seat: int, name: str) -> None:
        """Replace what a game calls a former player by another name, wherever it does; what they said is gone."""
        with self.engine.begin() as connection:
            rename_everywhere(connection, game_id, seat, name)
            announce(connection, self.server, game_id, TALKED)

    # Several servers -------------------------------------------------------------------------------

    def agreed(self, name: str, value: bytes) -> bytes | None:
        """Return what all servers of a shared database go by: whatever the first of them said.

        Nothing where there is one.
        """
        if not self.shared:
            return None
        new = _shared_insert(schema.settings).values(name=name, value=value)
        with self.engine.begin() as connection:
            connection.execute(new.on_conflict_do_nothing())
            wanted = sql.select(schema.settings.c.value).where(schema.settings.c.name == name)
            return bytes(connection.execute(wanted).scalar_one())

    def beat(self) -> None:
        """Say that this server runs. Without that for a while, others take over what it was doing."""
        if self.shared:
            new = _shared_insert(schema.servers).values(id=self.server, seen=_NOW)
            gone = schema.servers.delete().where(schema.servers.c.seen < _NOW - FORGOTTEN_SECONDS)
            self.execute(new.on_conflict_do_update(index_elements=["id"], set_={"seen": _NOW}), gone)

    def others(self, connection: sql.Connection) -> int:
        """Return how many other servers of a shared database run."""
        running = (schema.servers.c.seen > _NOW - DEAD_SECONDS, schema.servers.c.id != self.server)
        found = sql.select(sql.func.count()).select_from(schema.servers).where(*running)
        return connection.execute(found).scalar_one()

    def leads(self, game_id: str) -> bool:
        """Return whether it is for this server to move chance and bots at a table: if no other does that runs."""
        if not self.shared:
            return True
        alive = sql.select(schema.servers.c.id).where(schema.servers.c.seen > _NOW - DEAD_SECONDS)
        free = sql.or_(
            schema.leads.c.server == self.server,
            schema.leads.c.until < _NOW,
            schema.leads.c.server.not_in(alive),
        )
        lead = {"server": self.server, "until": _NOW + LEAD_SECONDS}
        taken = (
            _shared_insert(schema.leads)
            .values(game_id=game_id, **lead)
            .on_conflict_do_update(index_elements=["game_id"], set_=lead, where=free)
            .returning(schema.leads.c.server)
        )
        with self.engine.begin() as connection:
            return connection.execute(taken).first() is not None

    def see(self, seats: Mapping[str, Collection[int]]) -> None:
        """Report to the other servers that this one sees the people of these seats at these tables."""
        rows = [
            {"game_id": game_id, "seat": seat, "server": self.server} for game_id, own in seats.items() for seat in own
        ]
        if not self.shared or not rows:
            return
        key, gone = ["game_id", "seat", "server"], schema.presence.c.seen < _NOW - FORGOTTEN_SECONDS
        new = [_shared_insert(schema.presence).values(**row, seen=_NOW) for row in rows]
        seen = [each.on_conflict_do_update(index_elements=key, set_={"seen": _NOW}) for each in new]
        self.execute(*seen, schema.presence.delete().where(gone))

    def seen_elsewhere(self, game_ids: Sequence[str]) -> dict[str, dict[int, float]]:
        """Return for each of these games how many seconds ago another server last saw the person of each seat."""
        if not self.shared or not game_ids:
            return {}
        own = schema.presence.c
        ago = sql.func.min(_NOW - own.seen)
        wanted = sql.select(own.game_id, own.seat, ago).where(own.game_id.in_(game_ids), own.server != self.server)
        found: dict[str, dict[int, float]] = {}
        for game_id, seat, seconds in self.rows(wanted.group_by(own.game_id, own.seat)):
            found.setdefault(game_id, {})[seat] = float(seconds)
        return found

    def listen(self, heard: Heard) -> Bulletin | None:
        """Hear of the acts that other servers keep, in a thread; no one else writes into a file."""
        return Bulletin(self.engine, self.server, heard) if self.shared else None

    def notify_lists_changed(self) -> None:
        """Let other servers know that someone has taken or left a seat: what they list has changed."""
        if self.shared:
            with self.engine.begin() as connection:
                announce(connection, self.server, LISTS, 0)

    def leave(self) -> None:
        """Note that this server has ended: others may continue right away."""
        if self.shared:
            self.execute(schema.servers.delete().where(schema.servers.c.id == self.server))

    def check(self) -> int:
        """Return which version the store has now, if it can be written to.

        A later server may have migrated it meanwhile.
        """
        own = schema.schema
        with self.engine.begin() as connection:
            connection.execute(own.update().values(version=own.c.version))
            return int(connection.execute(sql.select(own.c.version)).scalar_one())

    # Journals that were opened ---------------------------------------------------------------------

    def keep_journal(self, name: str, text: str, most: int) -> None:
        """Keep a journal that someone has opened; of more than ``most`` the oldest make room."""
        own, now = schema.journals, self._now()
        with self.engine.begin() as connection:
            if not connection.execute(own.update().where(own.c.name == name).values(opened=now)).rowcount:
                connection.execute(own.insert(), {"name": name, "text": text, "opened": now})
            newest = sql.select(own.c.name).order_by(own.c.opened.desc()).limit(most).subquery()
            connection.execute(own.delete().where(own.c.name.not_in(sql.select(newest.c.name))))

    def journal(self, name: str) -> str | None:
        """Return the text of a journal that someone has opened."""
        own = schema.journals.c
        return self.first(str, sql.select(own.text).where(own.name == name))

    # Reading ---------------------------------------------------------------------------------------

    def find(self, game_id: str) -> Kept:
        """Return the game of that id."""
        found = self.first(Kept, _listed.where(schema.games.c.id == game_id))
        if found is None:
            raise UnknownName("no-table", name=game_id)
        return found

    def games(self, owner: str | None = None) -> list[Kept]:
        """Return every game, or those of an owner, the newest first."""
        own = schema.games.c
        wanted = _listed if owner is None else _listed.where(own.owner == owner)
        return self.each(Kept, wanted.order_by(own.created.desc(), own.id))

    def running(self, owner: str | None = None) -> list[Kept]:
        """Return the games that can be continued."""
        return [kept for kept in self.games(owner) if not kept.over]

    def open_games(self, most: int) -> list[str]:
        """Return the running games that anyone may find, the newest first."""
        own = schema.games.c
        wanted = sql.select(own.id).where(own.open, sql.not_(own.over)).order_by(own.created.desc(), own.id)
        return self.column(wanted.limit(most))

    def over(self, game_ids: Sequence[str]) -> set[str]:
        """Return those of these games that are over."""
        wanted = sql.select(schema.games.c.id).where(schema.games.c.id.in_(game_ids), schema.games.c.over)
        return set(self.column(wanted))

    def made(self, versions: Mapping[str, int]) -> dict[str, int]:
        """Return when each of these games came to a version, in seconds; before its first act, when it was made."""
        games, acts = schema.games.c, schema.acts.c
        last = [(game_id, version - 1) for game_id, version in versions.items()]
        created = self.rows(sql.select(games.id, games.created).where(games.id.in_(list(versions))))
        times = {game_id: when for game_id, when in created if not versions[game_id]}
        wanted = sql.select(acts.game_id, acts.made).where(sql.tuple_(acts.game_id, acts.seq).in_(last))
        return {**times, **{game_id: when for game_id, when in self.rows(wanted) if when is not None}}

    def acts(self, game_id: str, since: int = 0) -> list[Plain]:
        wanted = sql.select(schema.acts.c.act).where(schema.acts.c.game_id == game_id, schema.acts.c.seq >= since)
        return self.column(wanted.order_by(schema.acts.c.seq))

    def renamed(self, game_ids: Sequence[str]) -> dict[str, dict[int, str]]:
        """Return for each of these games the names that people at its seats have given since it was made."""
        own, found = schema.acts.c, dict[str, dict[int, str]]()
        naming = own.act["name"].as_string().is_not(None)
        wanted = sql.select(own.game_id, own.act).where(own.game_id.in_(game_ids), naming).order_by(own.seq)
        for game_id, act in self.rows(wanted):
            found.setdefault(game_id, {})[act["seat"]] = act["name"]
        return found

    def versions(self, game_ids: Sequence[str]) -> dict[str, int]:
        """Return how many acts each of these games has; one that does not exist, or no longer, is left out."""
        acts, games = schema.acts, schema.games
        last = sql.select(sql.func.max(acts.c.seq)).where(acts.c.game_id == games.c.id).scalar_subquery()
        wanted = sql.select(games.c.id, sql.func.coalesce(last, -1)).where(games.c.id.in_(game_ids))
        return {game_id: seq + 1 for game_id, seq in self.rows(wanted)}

    def snapshots(self, game_id: str) -> list[tuple[int, int]]:
        wanted = sql.select(schema.snapshots.c.seq, schema.snapshots.c.ply).where(schema.snapshots.c.game_id == game_id)
        return [(seq, ply) for seq, ply in self.rows(wanted.order_by(schema.snapshots.c.seq))]

    def snapshot(self, game_id: str, seq: int) -> Snapshot:
        own = schema.snapshots.c
        wanted = sql.select(own.seq, own.ply, own.state).where(own.game_id == game_id, own.seq == seq)
        return self.each(Snapshot, wanted)[0]


_listed: Final = sql.select(
    schema.games.c.id,
    schema.games.c.created,
    schema.games.c.owner,
    schema.games.c.over,
    schema.games.c.header,
    sql.select(sql.func.count()).where(schema.acts.c.game_id == schema.games.c.id).scalar_subquery(),
)


def _insert(connection: sql.Connection, pending: Pending, now: int) -> None:
    rows = [{"game_id": each.table_id, "seq": each.seq, "act": each.record, "made": now} for each in pending]
    connection.execute(_new_act, rows)
    saved = [{"game_id": each.table_id, **each.snapshot._asdict()} for each in pending if each.snapshot is not None]
    if saved:
        connection.execute(_new_snapshot, saved)
    for each in pending:
        if each.keep is not None:
            gone = (schema.snapshots.c.game_id == each.table_id, schema.snapshots.c.ply > each.keep)
            connection.execute(schema.snapshots.delete().where(*gone))
    for each in pending:
        if each.opens is not None:
            own = schema.games.c.id == each.table_id
            connection.execute(schema.games.update().where(own).values(open=each.opens))
    ended = [each.table_id for each in pending if each.over]
    if ended:
        connection.execute(schema.games.update().where(schema.games.c.id.in_(ended)).values(over=True))


def _announce(connection: sql.Connection, server: str, acts: Pending) -> None:
    """Announce to the other servers which tables have changed; they hear it once it is kept."""
    for table_id, version in {each.table_id: each.seq + 1 for each in acts}.items():
        announce(connection, server, table_id, version)
    if any(each.act.listed for each in acts):
        announce(connection, server, LISTS, 0)


def _shared_insert(table: sql.Table) -> Insert:
    """Insert into a shared database a row that may be there already."""
    from sqlalchemy.dialects.postgresql import insert

    return insert(table)


def _address(where: Path | str) -> sql.URL:
    """Return the address as SQLAlchemy knows it: PostgreSQL is spoken to by psycopg."""
    if isinstance(where, Path):
        return sql.URL.create("sqlite", database=str(where))
    address = sql.make_url(where)
    return address.set(drivername="postgresql+psycopg") if address.drivername in POSTGRES else address


def _keep_private(where: Path) -> None:
    """Keep the file private: it holds the secrets of chance, and no other user may read it or its companions."""
    where.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(where, os.O_CREAT | os.O_RDWR, 0o600))
    for path in (where, where.with_name(f"{where.name}-wal"), where.with_name(f"{where.name}-shm")):
        with suppress(OSError):  # not ours, or not there
            if path.stat().st_mode & 0o077:
                path.chmod(0o600)


def _prepare(connection: object, _record: object) -> None:
    """Set up the connection: acknowledged acts are on disk, readers never wait for writers, writers wait their turn."""
    assert isinstance(connection, sqlite3.Connection)
    for setting in (
        f"busy_timeout={BUSY_SECONDS * 1000}",
        "journal_mode=WAL",
        f"synchronous={SYNC}",
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {setting}")
