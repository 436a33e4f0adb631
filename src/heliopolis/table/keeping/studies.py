"""Where studies are kept: each as one document with a version, and who may write to it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Final, NamedTuple

import sqlalchemy as sql

from heliopolis.kernel.errors import UnknownName
from heliopolis.table.errors import TooMany
from heliopolis.table.header import Plain
from heliopolis.table.keeping import schema

ID_BYTES: Final = 9
MOST_STUDIES: Final = 200
"""Of one player."""


class KeptStudy(NamedTuple):
    """A study as the store has it; ``changed`` is when it last was, in seconds."""

    id: str
    changed: int
    document: Plain
    """What the study itself writes and reads; its ``version`` grows with every change."""


class StudyStore(schema.Database):
    """Studies by their ids. The id is what a reader needs; writers are players who made it or were given its link."""

    def __init__(self, engine: sql.Engine, now: Callable[[], float] = time.time) -> None:
        super().__init__(engine)
        self._now: Final = now

    def create(self, player_id: str, document: Plain) -> str:
        """Keep a new study of a player, and return its id."""
        study_id, now = secrets.token_urlsafe(ID_BYTES), int(self._now())
        row = {"id": study_id, "version": document["version"], "changed": now, "document": document}
        with self.engine.begin() as connection:
            connection.execute(schema.studies.insert(), row)
            self._add_writer(connection, study_id, player_id)
        return study_id

    def find(self, study_id: str) -> Plain:
        """Return the study of that id."""
        row = self.row(sql.select(schema.studies.c.document).where(schema.studies.c.id == study_id))
        if row is None:
            raise UnknownName("no-study")
        document: Plain = row[0]
        return document

    def change(self, study_id: str, change: Callable[[Plain], Plain]) -> Plain:
        """Change a study and return it; of several changes at the same time none is lost.

        Each is made to what those before it have left, which it may refuse.
        """
        own = schema.studies
        while True:
            before = self.find(study_id)
            after = change(before)
            if after["version"] == before["version"]:
                return before
            same = (own.c.id == study_id, own.c.version == before["version"])
            values = {"version": after["version"], "changed": int(self._now()), "document": after}
            with self.engine.begin() as connection:
                if connection.execute(own.update().where(*same).values(**values)).rowcount:
                    return after

    def of(self, player_id: str) -> list[KeptStudy]:
        """Return the studies of a player, the last changed first."""
        own, writers = schema.studies.c, schema.study_writers.c
        wanted = sql.select(own.id, own.changed, own.document).join(
            schema.study_writers, sql.and_(writers.study_id == own.id, writers.player_id == player_id)
        )
        return self.each(KeptStudy, wanted.order_by(own.changed.desc(), own.id))

    def writes(self, player_id: str, study_id: str) -> bool:
        """Return whether a player may write to a study."""
        own = schema.study_writers.c
        return self.row(sql.select(own.since).where(own.player_id == player_id, own.study_id == study_id)) is not None

    def join(self, player_id: str, study_id: str) -> None:
        """Let a player write to a study."""
        if not self.writes(player_id, study_id):
            with self.engine.begin() as connection:
                self._add_writer(connection, study_id, player_id)

    def leave(self, player_id: str, study_id: str) -> None:
        """Take a study off a player's list; with its last writer it is gone."""
        own = schema.study_writers
        with self.engine.begin() as connection:
            connection.execute(own.delete().where(own.c.player_id == player_id, own.c.study_id == study_id))
            delete_unwritten(connection)

    def _add_writer(self, connection: sql.Connection, study_id: str, player_id: str) -> None:
        own = schema.study_writers
        held = sql.select(sql.func.count()).select_from(own).where(own.c.player_id == player_id)
        if connection.execute(held).scalar_one() >= MOST_STUDIES:
            raise TooMany("many-studies", most=MOST_STUDIES)
        row = {"player_id": player_id, "study_id": study_id, "since": int(self._now())}
        connection.execute(own.insert(), row)


def bring_studies(connection: sql.Connection, before: str, after: str) -> None:
    """Let one player write to all that another one could write to."""
    own = schema.study_writers
    known = sql.select(own.c.study_id).where(own.c.player_id == after).scalar_subquery()
    moved = own.update().where(own.c.player_id == before, own.c.study_id.not_in(known))
    connection.execute(moved.values(player_id=after))


def delete_unwritten(connection: sql.Connection) -> None:
    """Delete the studies that no one can write to any more."""
    written = sql.select(schema.study_writers.c.study_id)
    connection.execute(schema.studies.delete().where(schema.studies.c.id.not_in(written)))
