"""Stores as earlier programs left them: what later versions added is taken away again."""

from __future__ import annotations

import sqlalchemy as sql

from heliopolis.table.keeping import schema
from heliopolis.table.keeping.store import Store

ADDED = {
    2: ("DROP TABLE settings", "DROP TABLE servers", "DROP TABLE leads"),
    3: ("DROP TABLE player_seats", "DROP TABLE players", "ALTER TABLE acts DROP COLUMN made"),
    4: ("DROP TABLE talk", "DROP TABLE notes"),
    5: ("DROP INDEX ix_games_open", "ALTER TABLE games DROP COLUMN open"),
    6: tuple(f"DROP TABLE {name}" for name in ("deliveries", "turn_marks", "turns", "attention", "notice_ways")),
    7: ("DROP TABLE mail_links", "DROP TABLE player_keys"),
    8: ("DROP TABLE service", "DROP TABLE clocks"),
    9: ("DROP TABLE presence", "DROP TABLE journals"),
    10: ("DROP TABLE events", "DROP INDEX ix_talk_said"),
    11: tuple(f"DROP TABLE {name}" for name in ("study_writers", "studies", "daily")),
}
"""By the version that added it, how to take it away."""


def make_older(store: Store, version: int) -> None:
    """Change the store to what a program of that version would have."""
    with store.engine.begin() as connection:
        for later in range(schema.SCHEMA, version, -1):
            for change in ADDED[later]:
                connection.execute(sql.text(change))
        connection.execute(schema.schema.update().values(version=version))
