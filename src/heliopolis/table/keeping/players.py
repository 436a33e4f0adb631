"""Players: who someone is to this club, on however many devices, with their seats, settings and progress.

If a player wants to be forgotten, their name leaves the header and the acts of a game, and all they said is deleted.
It is the one change to acts that were kept. The game itself stays: nothing that is played depends on a name.
"""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

import sqlalchemy as sql

from heliopolis.kernel.step import NOBODY
from heliopolis.table.header import Plain
from heliopolis.table.keeping import schema
from heliopolis.table.keeping.notices import bring_ways
from heliopolis.table.keeping.studies import bring_studies, delete_unwritten
from heliopolis.table.seat_acts import Join, Rename
from heliopolis.table.seats import link_hash, new_link

ID_BYTES: Final = 9
"""The id of a player is no secret: it only identifies players."""

MOST_KEYS: Final = 10
"""Secrets of one player besides the first."""
_APART: Final = frozenset({"seats", "more_keys"})
"""What of a player is kept in tables of its own."""


class SeatHeld(NamedTuple):
    """A seat of a player; it is theirs as long as the seat has the link it had when they took it."""

    game_id: str
    seat: int
    link: str
    """The SHA-256 of that link."""


class Player(NamedTuple):
    """A player as the store has them."""

    id: str
    key: str
    """The SHA-256 of the secret that the player's browsers keep."""
    name: str
    created: int
    settings: Mapping[str, str]
    progress: Plain
    seats: tuple[SeatHeld, ...] = ()
    """The newest last."""
    more_keys: tuple[str, ...] = ()
    """Of secrets that were given to browsers which came by mail; another first key ends them all."""

    def opened_by(self, secret: str) -> bool:
        """Return whether this is a secret of the player's."""
        shown = link_hash(secret)
        # All are compared: the time it takes reveals nothing.
        same = [hmac.compare_digest(key, shown) for key in (self.key, *self.more_keys)]
        return any(same)

    def games(self) -> list[str]:
        """Return the tables at which they have a seat, the newest last."""
        return list(dict.fromkeys(seat.game_id for seat in self.seats))


class PlayerStore(schema.Database):
    """Players by their ids."""

    def make(self, name: str, settings: Mapping[str, str]) -> tuple[Player, str]:
        """Return a new player, and the secret, which is given out once."""
        secret, now = new_link(), int(time.time())
        player = Player(secrets.token_hex(ID_BYTES), link_hash(secret), name, now, dict(settings), {})
        row = {name: value for name, value in player._asdict().items() if name not in _APART} | {"seen": now}
        with self.engine.begin() as connection:
            connection.execute(schema.players.insert(), row)
        return player, secret

    def find(self, player_id: str) -> Player | None:
        """Return the player of that id."""
        with self.engine.connect() as connection:
            return _read(connection, player_id)

    def change(self, player_id: str, change: Callable[[Player], Player]) -> Player | None:
        """Change the key, name, settings or progress of a player; of several changes at the same time, none is lost."""
        with self.engine.begin() as connection:
            player = _locked(connection, player_id)
            if player is None:
                return None
            changed = change(player)
            kept = {name: getattr(changed, name) for name in ("key", "name", "settings", "progress")}
            connection.execute(schema.players.update().where(schema.players.c.id == player_id).values(**kept))
            if changed.key != player.key:
                connection.execute(schema.player_keys.delete().where(schema.player_keys.c.player_id == player_id))
                changed = changed._replace(more_keys=())
            return changed

    def add_key(self, player_id: str) -> str | None:
        """Return a secret more, for a browser that has proved in another way whose it is.

        The oldest of many makes room.
        """
        own, secret = schema.player_keys, new_link()
        with self.engine.begin() as connection:
            if _locked(connection, player_id) is None:
                return None
            row = {"player_id": player_id, "key": link_hash(secret), "made": time.time_ns()}
            connection.execute(own.insert(), row)
            mine = own.c.player_id == player_id
            newest = sql.select(own.c.key).where(mine).order_by(own.c.made.desc()).limit(MOST_KEYS)
            connection.execute(own.delete().where(mine, own.c.key.not_in(newest)))
        return secret

    def sit(self, player_id: str, game_id: str, seats: Mapping[int, str]) -> Player | None:
        """Give the player these seats at that table and no others; each with the hash of its link."""
        with self.engine.begin() as connection:
            if _locked(connection, player_id) is None:
                return None
            own = (schema.player_seats.c.player_id == player_id, schema.player_seats.c.game_id == game_id)
            since = connection.execute(sql.select(sql.func.min(schema.player_seats.c.since)).where(*own)).scalar()
            connection.execute(schema.player_seats.delete().where(*own))
            rows = [
                {"player_id": player_id, "game_id": game_id, "seat": seat, "link": link, "since": since or _since()}
                for seat, link in seats.items()
            ]
            if rows:
                connection.execute(schema.player_seats.insert(), rows)
            return _read(connection, player_id)

    def sit_again(self, before: str, after: str) -> list[str]:
        """Give players at one table the same seats at another, where all seats have the same links; return who."""
        held = schema.player_seats
        with self.engine.begin() as connection:
            had = sql.select(held).where(held.c.game_id == before)
            # They may be on their way there by themselves: no one else seats them until this is done.
            for player in sorted({row.player_id for row in connection.execute(had)}):
                _locked(connection, player)
            rows = connection.execute(had).mappings().all()
            known = set(connection.execute(sql.select(held.c.player_id).where(held.c.game_id == after)).scalars())
            new = [{**row, "game_id": after, "since": _since()} for row in rows if row["player_id"] not in known]
            if new:
                connection.execute(held.insert(), new)
            return sorted({row["player_id"] for row in new})

    def unite(self, player_id: str, other_id: str, change: Callable[[Player, Player], Player]) -> Player | None:
        """Make one player of two: the first id stays, with all seats of both.

        ``change`` unites the rest.
        """
        held = schema.player_seats
        with self.engine.begin() as connection:
            # Always in the same order, or two who do it at once wait for each other.
            locked = {each: _locked(connection, each) for each in sorted({player_id, other_id})}
            player, other = locked[player_id], locked[other_id]
            if player is None or other is None or player_id == other_id:
                return player
            both = change(player, other)
            kept = {name: getattr(both, name) for name in ("name", "settings", "progress")}
            connection.execute(schema.players.update().where(schema.players.c.id == player_id).values(**kept))
            known = {(seat.game_id, seat.seat) for seat in player.seats}
            for seat in other.seats:
                if (seat.game_id, seat.seat) not in known:
                    connection.execute(
                        held.update()
                        .where(held.c.player_id == other_id, held.c.game_id == seat.game_id, held.c.seat == seat.seat)
                        .values(player_id=player_id)
                    )
            bring_ways(connection, other_id, player_id)
            bring_studies(connection, other_id, player_id)
            days = schema.daily.update().where(schema.daily.c.player_id == other_id)
            connection.execute(days.values(player_id=player_id))
            _delete(connection, other_id)
            return _read(connection, player_id)

    def delete(self, player_id: str) -> None:
        """Forget a player."""
        with self.engine.begin() as connection:
            _delete(connection, player_id)


def _since() -> int:
    """Return when a seat was taken: finer than seconds, as it orders the list of tables."""
    return time.time_ns() // 1_000_000


def _locked(connection: sql.Connection, player_id: str) -> Player | None:
    """Return the player, whom no one else changes until this is done: to write first is what locks, in a file too."""
    seen = schema.players.update().where(schema.players.c.id == player_id).values(seen=int(time.time()))
    return _read(connection, player_id) if connection.execute(seen).rowcount else None


def _read(connection: sql.Connection, player_id: str) -> Player | None:
    wanted = sql.select(*[schema.players.c[name] for name in Player._fields if name not in _APART])
    row = connection.execute(wanted.where(schema.players.c.id == player_id)).first()
    if row is None:
        return None
    held = schema.player_seats.c
    seats = connection.execute(
        sql.select(held.game_id, held.seat, held.link)
        .where(held.player_id == player_id)
        .order_by(held.since, held.game_id, held.seat)
    )
    keys = sql.select(schema.player_keys.c.key).where(schema.player_keys.c.player_id == player_id)
    return Player(*row)._replace(
        seats=tuple(SeatHeld(*seat) for seat in seats), more_keys=tuple(connection.execute(keys).scalars())
    )


def _delete(connection: sql.Connection, player_id: str) -> None:
    connection.execute(schema.player_seats.delete().where(schema.player_seats.c.player_id == player_id))
    connection.execute(schema.players.delete().where(schema.players.c.id == player_id))
    delete_unwritten(connection)


def rename_everywhere(connection: sql.Connection, game_id: str, seat: int, name: str) -> None:
    """Put that name into the header and into acts that name the seat; what was said and noted there is gone.

    The network from which the game was made is gone too.
    """
    games, acts = schema.games, schema.acts
    header = connection.execute(sql.select(games.c.header).where(games.c.id == game_id)).scalar_one()
    seats = [{**each, "name": name} if number == seat else each for number, each in enumerate(header["seats"])]
    made = {"owner": ""} if header.get("maker", NOBODY) in {seat, NOBODY} else {}
    connection.execute(
        games.update().where(games.c.id == game_id).values(header={**header, "seats": seats, **made}, **made)
    )
    for said in (schema.talk, schema.notes):
        connection.execute(said.delete().where(said.c.game_id == game_id, said.c.seat == seat))
    telling = acts.c.act["act"].as_string().in_((Join.kind, Rename.kind))
    wanted = sql.select(acts.c.seq, acts.c.act).where(acts.c.game_id == game_id, telling)
    for seq, act in connection.execute(wanted).all():
        if act["seat"] == seat:
            own = (acts.c.game_id == game_id, acts.c.seq == seq)
            connection.execute(acts.update().where(*own).values(act={**act, "name": name}))
