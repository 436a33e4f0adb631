"""What the database holds, and the way from what earlier programs kept there to what this one keeps."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Final

import sqlalchemy as sql

SCHEMA: Final = 9
"""Raised when the tables change, with a step in ``STEPS``."""

tables: Final = sql.MetaData()
schema: Final = sql.Table("schema", tables, sql.Column("version", sql.Integer, primary_key=True))
games: Final = sql.Table(
    "games",
    tables,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("owner", sql.String(64), nullable=False, index=True),
    sql.Column("over", sql.Boolean, nullable=False),
    sql.Column("header", sql.JSON, nullable=False),
    sql.Column("open", sql.Boolean, nullable=False, server_default=sql.false(), index=True),
)
"""``open`` is whether anyone may find the table, to sit down or to watch."""
acts: Final = sql.Table(
    "acts",
    tables,
    sql.Column("game_id", sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("act", sql.JSON, nullable=False),
    sql.Column("made", sql.BigInteger),
)
"""``made`` is when an act was kept, in seconds; of what earlier programs kept no one knows it."""
snapshots: Final = sql.Table(
    "snapshots",
    tables,
    sql.Column("game_id", sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("ply", sql.Integer, nullable=False),
    sql.Column("state", sql.JSON, nullable=False),
)
settings: Final = sql.Table(
    "settings",
    tables,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("value", sql.LargeBinary, nullable=False),
)
"""What all servers of a database share, such as the key that signs cookies."""
servers: Final = sql.Table(
    "servers",
    tables,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("seen", sql.Float, nullable=False),
)
"""Which servers run, and when each last said so, by the clock of the database."""
leads: Final = sql.Table(
    "leads",
    tables,
    sql.Column("game_id", sql.String(32), primary_key=True),
    sql.Column("server", sql.String(32), nullable=False),
    sql.Column("until", sql.Float, nullable=False),
)
"""Which server moves chance and bots at a table, and until when, unless it dies before."""
players: Final = sql.Table(
    "players",
    tables,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("key", sql.String(64), nullable=False),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("seen", sql.BigInteger, nullable=False),
    sql.Column("settings", sql.JSON, nullable=False),
    sql.Column("progress", sql.JSON, nullable=False),
)
"""``key`` is the SHA-256 of the secret by which browsers are known to be a player's; the secret is kept nowhere."""
player_seats: Final = sql.Table(
    "player_seats",
    tables,
    sql.Column("player_id", sql.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("game_id", sql.ForeignKey("games.id"), primary_key=True, index=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("link", sql.String(64), nullable=False),
    sql.Column("since", sql.BigInteger, nullable=False),
)
"""Which seats a player has; ``link`` is that of the seat when it was taken, as ``table.seats`` keeps it."""
talk: Final = sql.Table(
    "talk",
    tables,
    sql.Column("game_id", sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("ply", sql.Integer, nullable=False),
    sql.Column("said", sql.BigInteger, nullable=False),
)
notes: Final = sql.Table(
    "notes",
    tables,
    sql.Column("game_id", sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("text", sql.Text, nullable=False),
)
notice_ways: Final = sql.Table(
    "notice_ways",
    tables,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("player_id", sql.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("address", sql.Text, nullable=False, index=True),
    sql.Column("details", sql.JSON, nullable=False),
    sql.Column("base", sql.Text, nullable=False),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("state", sql.String(16), nullable=False),
    sql.Column("failing", sql.BigInteger),
)
"""Ways to notify a player of their turn; ``base`` is how links to us begin, ``failing`` since when."""
attention: Final = sql.Table(
    "attention",
    tables,
    sql.Column("player_id", sql.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("language", sql.String(16), nullable=False),
    sql.Column("quiet", sql.JSON, nullable=False),
    sql.Column("looked", sql.BigInteger, nullable=False),
    sql.Column("told", sql.BigInteger, nullable=False),
)
"""When a player with such a way last looked at one of our pages, and when they were last notified; 0 for never."""
turns: Final = sql.Table(
    "turns",
    tables,
    sql.Column("player_id", sql.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("game_id", sql.ForeignKey("games.id"), primary_key=True, index=True),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("since", sql.BigInteger, nullable=False),
    sql.Column("known", sql.Boolean, nullable=False),
)
"""Games that wait for such a player, from which version on, and whether they have seen it or were notified."""
turn_marks: Final = sql.Table(
    "turn_marks",
    tables,
    sql.Column("game_id", sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("version", sql.Integer, nullable=False),
)
"""At which version it was last found out for whom a game waits."""
deliveries: Final = sql.Table(
    "deliveries",
    tables,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("way_id", sql.ForeignKey("notice_ways.id", ondelete="CASCADE"), nullable=False, index=True),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("made", sql.BigInteger, nullable=False),
    sql.Column("due", sql.BigInteger, nullable=False, index=True),
    sql.Column("tries", sql.Integer, nullable=False),
)
"""What is still to be sent; the first to send it moves ``due`` on, so that no one else does."""
player_keys: Final = sql.Table(
    "player_keys",
    tables,
    sql.Column("player_id", sql.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("key", sql.String(64), primary_key=True),
    sql.Column("made", sql.BigInteger, nullable=False),
)
"""Keys of a player besides the first: of browsers that came by a link in a mail."""
mail_links: Final = sql.Table(
    "mail_links",
    tables,
    sql.Column("key", sql.String(64), primary_key=True),
    sql.Column("way_id", sql.ForeignKey("notice_ways.id", ondelete="CASCADE"), nullable=False),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("until", sql.BigInteger, nullable=False),
)
"""Links that were mailed, as SHA-256 of their secrets: each is good once, and until then."""
service: Final = sql.Table(
    "service",
    tables,
    sql.Column("began", sql.Float, primary_key=True),
    sql.Column("seen", sql.Float, nullable=False),
)
"""When some server ran: clocks of players stand still between."""
clocks: Final = sql.Table(
    "clocks",
    tables,
    sql.Column("game_id", sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("due", sql.Float, nullable=False, index=True),
)
"""When a table with a clock must be looked at, whether or not anyone comes: someone's time may run out then."""
presence: Final = sql.Table(
    "presence",
    tables,
    sql.Column("game_id", sql.String(32), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("server", sql.String(32), primary_key=True),
    sql.Column("seen", sql.Float, nullable=False),
)
"""When each server that shares a database last saw the person of a seat at a table, by the clock of the database."""
journals: Final = sql.Table(
    "journals",
    tables,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("opened", sql.Float, nullable=False, index=True),
)
"""Journals that someone has opened, and when."""


def _servers(connection: sql.Connection) -> None:
    """Migrate from 1 to 2: several servers share a database."""
    tables.create_all(connection, tables=[settings, servers, leads])


def _players(connection: sql.Connection) -> None:
    """Migrate from 2 to 3: players, and when acts were kept."""
    tables.create_all(connection, tables=[players, player_seats])
    connection.execute(sql.text("ALTER TABLE acts ADD COLUMN made BIGINT"))


def _talk(connection: sql.Connection) -> None:
    """Migrate from 3 to 4: people chat at a table, and keep private notes."""
    tables.create_all(connection, tables=[talk, notes])


def _open_tables(connection: sql.Connection) -> None:
    """Migrate from 4 to 5: tables that anyone may find."""
    connection.execute(sql.text("ALTER TABLE games ADD COLUMN open BOOLEAN NOT NULL DEFAULT false"))
    connection.execute(sql.text("CREATE INDEX ix_games_open ON games (open)"))


def _notices(connection: sql.Connection) -> None:
    """Migrate from 5 to 6: players get notifications of their turn."""
    tables.create_all(connection, tables=[notice_ways, attention, turns, turn_marks, deliveries])


def _mail(connection: sql.Connection) -> None:
    """Migrate from 6 to 7: players who have lost their link come back by email."""
    tables.create_all(connection, tables=[player_keys, mail_links])


def _clocks(connection: sql.Connection) -> None:
    """Migrate from 7 to 8: clocks."""
    tables.create_all(connection, tables=[service, clocks])


def _presence(connection: sql.Connection) -> None:
    """Migrate from 8 to 9: servers report to each other who is there, and share journals that were opened."""
    tables.create_all(connection, tables=[presence, journals])


STEPS: Final[Mapping[int, Callable[[sql.Connection], None]]] = {
    1: _servers,
    2: _players,
    3: _talk,
    4: _open_tables,
    5: _notices,
    6: _mail,
    7: _clocks,
    8: _presence,
}
"""By the version it leads on from, what brings a store to the next one."""


def migrate(connection: sql.Connection, found: int, file: Path | None) -> None:
    """Bring a store of an earlier version to this one, after a copy of all it held; all of it or nothing."""
    _copy(connection, found, file)
    for version in range(found, SCHEMA):
        STEPS[version](connection)
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
