"""Talk: what people at a table say to each other, and what they note for themselves. None of it belongs to the game."""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable
from typing import Final, NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from heliopolis.kernel.step import NOBODY
from heliopolis.table.keeping import schema
from heliopolis.table.keeping.bulletin import announce

MOST_LINES: Final = 400
"""Of the players of a table, and as many of its spectators; the oldest make room."""
TALKED: Final = -1
"""Stands for a version in messages to other servers."""


class Spoken(NamedTuple):
    """Something that was said."""

    number: int
    """Counts what was said at the table."""
    seat: int
    """The speaker, or NOBODY for a spectator."""
    name: str
    """What a spectator is called; people at the table go by the names of their seats."""
    text: str
    """Nothing where the host has removed it."""
    ply: int
    """After how many plies it was said."""
    said: int
    """When, in seconds since 1970."""

    @property
    def watching(self) -> bool:
        """Whether it was said among spectators."""
        return self.seat == NOBODY


class Talk(NamedTuple):
    """All talk of a table, the oldest first, and what each seat has noted for itself."""

    lines: tuple[Spoken, ...] = ()
    notes: tuple[tuple[int, str], ...] = ()
    mark: str = ""
    """Differs wherever something else was said or noted."""

    def heard_by(self, seats: frozenset[int]) -> tuple[Spoken, ...]:
        """Return what someone hears: players hear players, spectators hear spectators."""
        return tuple([line for line in self.lines if line.watching != bool(seats)])

    def noted(self, seat: int) -> str:
        """Return what the person of a seat has noted."""
        return dict(self.notes).get(seat, "")


SILENCE: Final = Talk()


class TalkStore(schema.Database):
    """The talk of all tables."""

    def __init__(self, engine: sql.Engine, server: str, now: Callable[[], float] = time.time) -> None:
        super().__init__(engine)
        self._now: Final = now
        self._server: Final = server

    def of(self, game_id: str) -> Talk:
        """Return the talk of a table."""
        lines = sql.select(*[schema.talk.c[name] for name in Spoken._fields]).where(schema.talk.c.game_id == game_id)
        notes = sql.select(schema.notes.c.seat, schema.notes.c.text).where(schema.notes.c.game_id == game_id)
        with self.engine.connect() as connection:
            said = connection.execute(lines.order_by(schema.talk.c.number)).all()
            noted = connection.execute(notes.order_by(schema.notes.c.seat)).all()
        mark = f"{len(said)}-{said[-1][0] if said else ''}-{zlib.crc32(repr((said, noted)).encode()):x}"
        return Talk(tuple(Spoken(*row) for row in said), tuple((seat, text) for seat, text in noted), mark)

    def say(self, game_id: str, seat: int, name: str, text: str, ply: int) -> None:
        """Keep what someone says; of two who speak at the same time, both are heard."""
        while True:
            try:
                self._append(game_id, {"seat": seat, "name": name, "text": text, "ply": ply})
            except IntegrityError:
                continue
            return

    def _append(self, game_id: str, said: dict[str, int | str]) -> None:
        own, number = schema.talk.c.game_id == game_id, sql.func.coalesce(sql.func.max(schema.talk.c.number), -1)
        following = sql.select(number + 1).where(own).scalar_subquery()
        with self.engine.begin() as connection:
            connection.execute(
                schema.talk.insert().values(game_id=game_id, number=following, said=int(self._now()), **said)
            )
            # Spectators make room for spectators only, and players for players.
            watching = schema.talk.c.seat == NOBODY if said["seat"] == NOBODY else schema.talk.c.seat != NOBODY
            newest = sql.select(schema.talk.c.number).where(own, watching).order_by(schema.talk.c.number.desc())
            oldest = sql.select(newest.limit(MOST_LINES).subquery().c.number)
            connection.execute(schema.talk.delete().where(own, watching, schema.talk.c.number.not_in(oldest)))
            announce(connection, self._server, game_id, TALKED)

    def remove(self, game_id: str, number: int) -> None:
        """Remove the text of what a player said; that something was said there stays."""
        own = schema.talk
        line = (own.c.game_id == game_id, own.c.number == number, own.c.seat != NOBODY)
        with self.engine.begin() as connection:
            connection.execute(own.update().where(*line).values(text=""))
            announce(connection, self._server, game_id, TALKED)

    def note(self, game_id: str, seat: int, text: str) -> None:
        """Keep what someone notes for themselves, in the place of what they noted before."""
        with self.engine.begin() as connection:
            connection.execute(
                schema.notes.delete().where(schema.notes.c.game_id == game_id, schema.notes.c.seat == seat)
            )
            if text:
                connection.execute(schema.notes.insert(), {"game_id": game_id, "seat": seat, "text": text})
            announce(connection, self._server, game_id, TALKED)
