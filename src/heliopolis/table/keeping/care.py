"""What the owner of a store does with it, also while it is served: delete a table, close for the night, open again."""

from __future__ import annotations

from typing import Final, NamedTuple

import sqlalchemy as sql

from heliopolis.kernel.errors import BadOption, UnknownName
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
    with store.engine.connect() as connection:
        return [KnownPlayer(*row) for row in connection.execute(wanted.order_by(players.c.seen.desc(), players.c.id))]


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
    wanted = sql.select(schema.settings.c.value).where(schema.settings.c.name == CLOSED)
    with store.engine.connect() as connection:
        found = connection.execute(wanted).scalar()
    return "" if found is None else bytes(found).decode()


def _announce(store: Store, connection: sql.Connection) -> None:
    """Announce to servers of a shared database right away; the one of a file looks every few seconds."""
    if store.shared:
        connection.execute(sql.select(sql.func.pg_notify(CHANNEL, f"{store.server} {ANY_TABLE} 0")))
