"""What the database holds, and the way from what earlier programs kept there to what this one keeps."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import sqlalchemy as sql

SCHEMA: Final = 11
"""Raised when the tables change, with a step in ``STEPS``."""

tables: Final = sql.MetaData()
T = TypeVar("T")


def _table(name: str, *columns: sql.Column[Any] | sql.Index) -> sql.Table:
    return sql.Table(name, tables, *columns)


def _key(name: str, kind: Any) -> sql.Column[Any]:
    """Return a column of the primary key."""
    return sql.Column(name, kind, primary_key=True, autoincrement=False)


def _must(name: str, kind: Any, **more: Any) -> sql.Column[Any]:
    """Return a column that always has a value."""
    return sql.Column(name, kind, nullable=False, **more)


def _game(*, index: bool = False) -> sql.Column[Any]:
    return sql.Column("game_id", sql.ForeignKey("games.id"), primary_key=True, index=index or None)


def _player() -> sql.Column[Any]:
    return sql.Column("player_id", sql.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True)


def _way() -> sql.ForeignKey:
    return sql.ForeignKey("notice_ways.id", ondelete="CASCADE")


ID: Final = sql.String(32)
HASH: Final = sql.String(64)
"""A SHA-256, and what else has at most as many letters."""
KIND: Final = sql.String(16)
MOMENT: Final = sql.BigInteger
"""Seconds since 1970, or parts of them."""

schema: Final = _table("schema", sql.Column("version", sql.Integer, primary_key=True))
games: Final = _table(
    "games",
    _key("id", ID),
    _must("created", MOMENT),
    _must("owner", HASH, index=True),
    _must("over", sql.Boolean),
    _must("header", sql.JSON),
    _must("open", sql.Boolean, server_default=sql.false(), index=True),
)
"""``open`` is whether anyone may find the table, to sit down or to watch."""
acts: Final = _table("acts", _game(), _key("seq", sql.Integer), _must("act", sql.JSON), sql.Column("made", MOMENT))
"""``made`` is when an act was kept, in seconds; of what earlier programs kept no one knows it."""
snapshots: Final = _table(
    "snapshots", _game(), _key("seq", sql.Integer), _must("ply", sql.Integer), _must("state", sql.JSON)
)
settings: Final = _table("settings", _key("name", ID), _must("value", sql.LargeBinary))
"""What all servers of a database share, such as the key that signs cookies."""
servers: Final = _table("servers", _key("id", ID), _must("seen", sql.Float))
"""Which servers run, and when each last said so, by the clock of the database."""
leads: Final = _table("leads", _key("game_id", ID), _must("server", ID), _must("until", sql.Float))
"""Which server moves chance and bots at a table, and until when, unless it dies before."""
players: Final = _table(
    "players",
    _key("id", ID),
    _must("key", HASH),
    _must("name", HASH),
    _must("created", MOMENT),
    _must("seen", MOMENT),
    _must("settings", sql.JSON),
    _must("progress", sql.JSON),
)
"""``key`` is the SHA-256 of the secret by which browsers are known to be a player's; the secret is kept nowhere."""
player_seats: Final = _table(
    "player_seats",
    _player(),
    _game(index=True),
    _key("seat", sql.Integer),
    _must("link", HASH),
    _must("since", MOMENT),
)
"""Which seats a player has; ``link`` is that of the seat when it was taken, as ``table.seats`` keeps it."""
talk: Final = _table(
    "talk",
    _game(),
    _key("number", sql.Integer),
    _must("seat", sql.Integer),
    _must("name", HASH),
    _must("text", sql.Text),
    _must("ply", sql.Integer),
    _must("said", MOMENT, index=True),
)
notes: Final = _table("notes", _game(), _key("seat", sql.Integer), _must("text", sql.Text))
notice_ways: Final = _table(
    "notice_ways",
    _key("id", ID),
    _must("player_id", sql.ForeignKey("players.id", ondelete="CASCADE"), index=True),
    _must("kind", KIND),
    _must("address", sql.Text, index=True),
    _must("details", sql.JSON),
    _must("base", sql.Text),
    _must("created", MOMENT),
    _must("state", KIND),
    sql.Column("failing", MOMENT),
)
"""Ways to notify a player of their turn; ``base`` is how links to us begin, ``failing`` since when."""
attention: Final = _table(
    "attention",
    _player(),
    _must("language", KIND),
    _must("quiet", sql.JSON),
    _must("looked", MOMENT),
    _must("told", MOMENT),
)
"""When a player with such a way last looked at one of our pages, and when they were last notified; 0 for never."""
turns: Final = _table(
    "turns",
    _player(),
    _game(index=True),
    _must("version", sql.Integer),
    _must("since", MOMENT),
    _must("known", sql.Boolean),
)
"""Games that wait for such a player, from which version on, and whether they have seen it or were notified."""
events: Final = _table(
    "events",
    _player(),
    _game(index=True),
    _key("kind", KIND),
    _must("mark", sql.Integer),
    _must("since", MOMENT),
    _must("told", MOMENT),
)
"""What else happened for such a player: the last of each kind. ``told`` is when they saw it or were notified."""
turn_marks: Final = _table("turn_marks", _game(), _must("version", sql.Integer))
"""At which version it was last found out for whom a game waits."""
deliveries: Final = _table(
    "deliveries",
    _key("id", ID),
    _must("way_id", _way(), index=True),
    _must("kind", KIND),
    _must("made", MOMENT),
    _must("due", MOMENT, index=True),
    _must("tries", sql.Integer),
)
"""What is still to be sent; the first to send it moves ``due`` on, so that no one else does."""
player_keys: Final = _table("player_keys", _player(), _key("key", HASH), _must("made", MOMENT))
"""Keys of a player besides the first: of browsers that came by a link in a mail."""
mail_links: Final = _table(
    "mail_links", _key("key", HASH), _must("way_id", _way()), _must("kind", KIND), _must("until", MOMENT)
)
"""Links that were mailed, as SHA-256 of their secrets: each is good once, and until then."""
service: Final = _table("service", _key("began", sql.Float), _must("seen", sql.Float))
"""When some server ran: clocks of players stand still between."""
clocks: Final = _table("clocks", _game(), _must("due", sql.Float, index=True))
"""When a table with a clock must be looked at, whether or not anyone comes: someone's time may run out then."""
presence: Final = _table(
    "presence", _key("game_id", ID), _key("seat", sql.Integer), _key("server", ID), _must("seen", sql.Float)
)
"""When each server that shares a database last saw the person of a seat at a table, by the clock of the database."""
journals: Final = _table("journals", _key("name", ID), _must("text", sql.Text), _must("opened", sql.Float, index=True))
"""Journals that someone has opened, and when."""
studies: Final = _table(
    "studies", _key("id", ID), _must("version", sql.Integer), _must("changed", MOMENT), _must("document", sql.JSON)
)
"""Studies; of two who write to the same ``version``, the second writes to what the first has left."""
study_writers: Final = _table(
    "study_writers",
    _player(),
    sql.Column("study_id", sql.ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True, index=True),
    _must("since", MOMENT),
)
"""Who may write to a study. One without writers is gone."""

daily: Final = _table(
    "daily",
    _key("id", HASH),
    sql.Column("player_id", sql.ForeignKey("players.id", ondelete="CASCADE"), index=True),
    _must("game", HASH),
    _must("day", KIND),
    _must("bot", KIND),
    sql.Column("points", sql.Integer),
    sql.Column("finished", MOMENT),
    sql.Index("ix_daily_day", "day", "game"),
)
"""Games of the day: by their tables those of players, and what bots reached with the same draws."""


class Migration(NamedTuple):
    """What brings a store from one version to the next: tables that are new, and changes of others."""

    new: Sequence[sql.Table]
    changes: Sequence[str] = ()


STEPS: Final[Mapping[int, Migration]] = {
    1: Migration([settings, servers, leads]),
    2: Migration([players, player_seats], ["ALTER TABLE acts ADD COLUMN made BIGINT"]),
    3: Migration([talk, notes]),
    4: Migration(
        [],
        [
            "ALTER TABLE games ADD COLUMN open BOOLEAN NOT NULL DEFAULT false",
            "CREATE INDEX ix_games_open ON games (open)",
        ],
    ),
    5: Migration([notice_ways, attention, turns, turn_marks, deliveries]),
    6: Migration([player_keys, mail_links]),
    7: Migration([service, clocks]),
    8: Migration([presence, journals]),
    9: Migration([events], ["CREATE INDEX IF NOT EXISTS ix_talk_said ON talk (said)"]),
    10: Migration([studies, study_writers, daily]),
}
"""By the version it leads on from."""


class Database:
    """A database, asked and changed in transactions of its own."""

    def __init__(self, engine: sql.Engine) -> None:
        self.engine: Final = engine
        self.shared: Final = engine.dialect.name == "postgresql"
        """Whether several servers may use it at the same time."""

    def rows(self, wanted: sql.Select[Any]) -> Sequence[Any]:
        """Return what is found."""
        with self.engine.connect() as connection:
            return connection.execute(wanted).all()

    def row(self, wanted: sql.Select[Any]) -> Any:
        """Return the first that is found."""
        with self.engine.connect() as connection:
            return connection.execute(wanted).first()

    def each(self, kind: Callable[..., T], wanted: sql.Select[Any]) -> list[T]:
        """Return what is found, of that kind."""
        return [kind(*row) for row in self.rows(wanted)]

    def first(self, kind: Callable[..., T], wanted: sql.Select[Any]) -> T | None:
        """Return the first that is found, of that kind."""
        row = self.row(wanted)
        return None if row is None else kind(*row)

    def column(self, wanted: sql.Select[Any]) -> list[Any]:
        """Return the first value of each row that is found."""
        return [row[0] for row in self.rows(wanted)]

    def execute(self, *changes: sql.Executable) -> None:
        """Make changes, all of them or none."""
        with self.engine.begin() as connection:
            for change in changes:
                connection.execute(change)


def migrate(connection: sql.Connection, found: int, file: Path | None) -> None:
    """Bring a store of an earlier version to this one, after a copy of all it held; all of it or nothing."""
    _copy(connection, found, file)
    for version in range(found, SCHEMA):
        tables.create_all(connection, tables=STEPS[version].new)
        for change in STEPS[version].changes:
            connection.execute(sql.text(change))
    connection.execute(schema.update().values(version=SCHEMA))


def copy_of(file: Path, version: int) -> Path:
    """Return where the copy of a file of an earlier version lies."""
    return file.with_name(f"{file.name}.version-{version}")


def _copy(connection: sql.Connection, version: int, file: Path | None) -> None:
    if file is not None:
        copy = copy_of(file, version)
        part = copy.with_name(f"{copy.name}.part")
        part.unlink(missing_ok=True)
        part.touch(0o600)  # it holds the secrets of chance too
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
        part.replace(copy)
    elif connection.dialect.name == "postgresql":
        name = f"version_{version}"
        connection.execute(sql.text(f"CREATE SCHEMA IF NOT EXISTS {name}"))
        there = set(sql.inspect(connection).get_table_names())
        for table in [each for each in tables.tables if each in there]:
            connection.execute(sql.text(f"DROP TABLE IF EXISTS {name}.{table}"))
            connection.execute(sql.text(f"CREATE TABLE {name}.{table} AS TABLE {table}"))
