"""Notices to players: by which ways each wants them, for whom games wait, who knows it already, what is still to send.

All of it is in the store, so that a restart loses nothing, and whatever is done at most once is won by a conditional
write, so that of several servers one does it.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from typing import Final, NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from heliopolis.table.keeping import schema
from heliopolis.table.seats import link_hash, new_link

ON: Final = "on"
WAITING: Final = "waiting"
"""The address is not confirmed yet."""
STOPPED: Final = "stopped"
"""The receiver wanted no more notifications."""
FAILED: Final = "failed"
"""It could not be reached for long."""
ID_BYTES: Final = 12
PUSH_KEY: Final = "push-key"
TURNS: Final = "turns"
"""The kind of a delivery that is about turns and what else happened."""
REMINDER: Final = "reminder"
"""Time is running out."""
OUT: Final = "out"
"""Time has run out."""
OVER: Final = "over"
"""A game is over."""
CHAT: Final = "chat"
"""Someone has said something."""
KINDS: Final = (TURNS, REMINDER, OUT, OVER, CHAT)
"""What a player can be notified of."""


class NoticeWay(NamedTuple):
    """One way to notify a player."""

    id: str
    player_id: str
    kind: str
    address: str
    details: Mapping[str, str]
    base: str
    """How links begin that lead to us: our address as the player called it when they chose the way."""
    created: int
    state: str
    failing: int | None
    """Since when it could not be reached."""


class Attention(NamedTuple):
    """What a player wants of notifications, and when they last looked here and were last notified; 0 for never."""

    player_id: str
    language: str
    """What their browser speaks, for who has chosen no language."""
    quiet: Mapping[str, str]
    """The hours in which nothing is sent, and the time zone they are meant in."""
    looked: int
    told: int


class WayStore(schema.Database):
    """The ways of all players."""

    def of(self, player_id: str) -> list[NoticeWay]:
        """Return the ways of a player, the oldest first."""
        own = schema.notice_ways.c
        wanted = sql.select(schema.notice_ways).where(own.player_id == player_id).order_by(own.created, own.id)
        return self.each(NoticeWay, wanted)

    def find(self, way_id: str) -> NoticeWay | None:
        """Return the way of that id."""
        return self.first(NoticeWay, sql.select(schema.notice_ways).where(schema.notice_ways.c.id == way_id))

    def attention(self, player_id: str) -> Attention | None:
        """Return what a player who has had ways wants of them."""
        own = schema.attention
        return self.first(Attention, sql.select(own).where(own.c.player_id == player_id))

    def confirmed(self, kind: str, address: str, most: int) -> list[NoticeWay]:
        """Return the ways that lead to an address whose owner has confirmed them, the oldest first."""
        own = schema.notice_ways.c
        wanted = sql.select(schema.notice_ways).where(own.kind == kind, own.address == address, own.state != WAITING)
        return self.each(NoticeWay, wanted.order_by(own.created, own.id).limit(most))

    def make_link(self, way_id: str, kind: str, now: int, until: int) -> str:
        """Return a secret that is mailed to the address of a way.

        Those of that way and kind from before are worth nothing.
        """
        own, secret = schema.mail_links, new_link()
        with self.engine.begin() as connection:
            before = sql.and_(own.c.way_id == way_id, own.c.kind == kind)
            connection.execute(own.delete().where(sql.or_(before, own.c.until <= now)))
            row = {"key": link_hash(secret), "way_id": way_id, "kind": kind, "until": until}
            connection.execute(own.insert(), row)
        return secret

    def linked(self, secret: str, now: int) -> tuple[NoticeWay, str] | None:
        """Return the way and the kind of a link that was mailed and is still good."""
        own = schema.mail_links.c
        wanted = sql.select(own.kind, schema.notice_ways).join(schema.notice_ways)
        row = self.row(wanted.where(own.key == link_hash(secret), own.until > now))
        return None if row is None else (NoticeWay(*row[1:]), row[0])

    def use_link(self, secret: str, now: int) -> bool:
        """Use a link up; of several who try at the same time, one does."""
        own = schema.mail_links
        with self.engine.begin() as connection:
            gone = own.delete().where(own.c.key == link_hash(secret), own.c.until > now)
            return connection.execute(gone).rowcount == 1

    def at(self, kind: str, address: str) -> NoticeWay | None:
        """Return the way that leads to an address."""
        own = schema.notice_ways.c
        return self.first(NoticeWay, sql.select(schema.notice_ways).where(own.kind == kind, own.address == address))

    def push_key(self, new: bytes) -> bytes:
        """Return the key by which push services know this club, made when it first starts: that of the first server."""
        own = schema.settings
        wanted = sql.select(own.c.value).where(own.c.name == PUSH_KEY)
        with suppress(IntegrityError), self.engine.begin() as connection:
            if connection.execute(wanted).first() is None:
                connection.execute(own.insert(), {"name": PUSH_KEY, "value": new})
        return bytes(self.column(wanted)[0])

    def attending(self, player_ids: Iterable[str]) -> list[str]:
        """Return those of these players who have ways, or had."""
        own = schema.attention.c.player_id
        return self.column(sql.select(own).where(own.in_(list(player_ids))))

    def add(
        self,
        player_id: str,
        kind: str,
        address: str,
        details: Mapping[str, str],
        base: str,
        now: int,
        *,
        language: str,
        state: str = ON,
    ) -> NoticeWay:
        """Return a new way, or the one that leads to the same address again; someone who adds one is looking."""
        own = schema.notice_ways
        way = NoticeWay(secrets.token_hex(ID_BYTES), player_id, kind, address, dict(details), base, now, state, None)
        with self.engine.begin() as connection:
            same = (own.c.player_id == player_id, own.c.kind == kind, own.c.address == address)
            connection.execute(own.delete().where(*same))
            connection.execute(own.insert(), way._asdict())
            _attend(connection, player_id, language, now)
        return way

    def change(self, way_id: str, *, state: str, failing: int | None = None) -> None:
        """Let a way be in another state."""
        own = schema.notice_ways
        with self.engine.begin() as connection:
            connection.execute(own.update().where(own.c.id == way_id).values(state=state, failing=failing))
            if state != ON:
                queued = schema.deliveries
                connection.execute(queued.delete().where(queued.c.way_id == way_id, queued.c.kind == TURNS))

    def remove(self, way_id: str) -> None:
        """Forget a way, and what was still to be sent by it."""
        own, queued = schema.notice_ways, schema.deliveries
        self.execute(queued.delete().where(queued.c.way_id == way_id), own.delete().where(own.c.id == way_id))

    def set_quiet(self, player_id: str, quiet: Mapping[str, str], language: str, now: int) -> None:
        """Send nothing in these hours."""
        with self.engine.begin() as connection:
            _attend(connection, player_id, language, now)
            own = schema.attention
            connection.execute(own.update().where(own.c.player_id == player_id).values(quiet=dict(quiet)))


def _attend(connection: sql.Connection, player_id: str, language: str, now: int) -> None:
    """Watch from now on when the player looks."""
    own = schema.attention
    seen = own.update().where(own.c.player_id == player_id).values(language=language, looked=now)
    if not connection.execute(seen).rowcount:
        row = {"player_id": player_id, "language": language, "quiet": {}, "looked": now, "told": 0}
        connection.execute(own.insert(), row)


def bring_ways(connection: sql.Connection, before: str, after: str) -> None:
    """Make the ways of one player those of another; what the other wants of them stays."""
    ways, wants = schema.notice_ways, schema.attention
    held = sql.select(ways.c.address).where(ways.c.player_id == after)
    moved = ways.update().where(ways.c.player_id == before, ways.c.address.not_in(held))
    connection.execute(moved.values(player_id=after))
    known = connection.execute(sql.select(wants.c.player_id).where(wants.c.player_id == after)).first()
    if known is None:
        connection.execute(wants.update().where(wants.c.player_id == before).values(player_id=after))


class WaitingTurn(NamedTuple):
    """A game that waits for a player."""

    player_id: str
    game_id: str
    version: int
    """Of the table when it began to wait for them."""
    since: int
    known: bool
    """Whether they have seen it, or were notified."""


class Event(NamedTuple):
    """Something that happened at a game of a player's."""

    player_id: str
    game_id: str
    kind: str
    mark: int
    """Grows with each of its kind at that game."""
    since: int
    told: int = 0
    """When they saw it or were notified; 0 for not yet."""


class Delivery(NamedTuple):
    """Something that is still to be sent."""

    id: str
    way_id: str
    kind: str
    made: int
    due: int
    tries: int


_held: Final = sql.select(schema.player_seats.c.game_id)
_TOLD_GAMES: Final = _held.join(
    schema.notice_ways, schema.notice_ways.c.player_id == schema.player_seats.c.player_id
).where(schema.notice_ways.c.state == ON)
"""Games of players who are notified."""


class NoticeQueue(schema.Database):
    """Turns and deliveries of all players."""

    # Turns -----------------------------------------------------------------------------------------

    def moved_on(self, most: int) -> list[str]:
        """Return games of players with ways that changed since the queue last found out for whom they wait."""
        games = schema.games.c
        acts, marks = schema.acts.c, schema.turn_marks.c
        last = sql.select(sql.func.max(acts.seq) + 1).where(acts.game_id == games.id).scalar_subquery()
        seen = sql.select(marks.version).where(marks.game_id == games.id).scalar_subquery()
        known = sql.exists().where(schema.turn_marks.c.game_id == games.id)
        wanted = (
            sql.select(games.id)
            .where(games.id.in_(_TOLD_GAMES), sql.or_(sql.not_(games.over), known))
            .where(sql.func.coalesce(last, 0) != sql.func.coalesce(seen, -1))
        )
        return self.column(wanted.order_by(games.id).limit(most))

    def holders(self, game_id: str, seat: int, link: str) -> list[str]:
        """Return the players with ways who have a seat of a game by that link."""
        held, ways = schema.player_seats.c, schema.notice_ways.c
        wanted = sql.select(held.player_id).where(held.game_id == game_id, held.seat == seat, held.link == link)
        told = sql.select(ways.player_id).where(ways.state == ON)
        return sorted(self.column(wanted.where(held.player_id.in_(told))))

    def note(self, game_id: str, mark: int, version: int, since: int, players: Collection[str]) -> None:
        """Note that at the version ``mark`` the game waits for these players only, since that version and time.

        Players who know already that it is their turn still do. Another server that notes the same may be faster.
        """
        own, marks = schema.turns, schema.turn_marks
        here = own.c.game_id == game_id
        with suppress(IntegrityError), self.engine.begin() as connection:
            same = sql.and_(own.c.player_id.in_(list(players)), own.c.version == version)
            connection.execute(own.delete().where(here, sql.not_(same)))
            kept = set(connection.execute(sql.select(own.c.player_id).where(here)).scalars())
            new = [WaitingTurn(each, game_id, version, since, known=False) for each in players if each not in kept]
            if new:
                connection.execute(own.insert(), [each._asdict() for each in new])
            connection.execute(marks.delete().where(marks.c.game_id == game_id))
            connection.execute(marks.insert(), {"game_id": game_id, "version": mark})

    def turns(self, player_id: str) -> list[WaitingTurn]:
        """Return the games that wait for a player, longest first."""
        own = schema.turns
        wanted = sql.select(own).where(own.c.player_id == player_id).order_by(own.c.since, own.c.game_id)
        return self.each(WaitingTurn, wanted)

    def looked(self, player_id: str, when: int, seen: Mapping[str, int], lists: int) -> None:
        """Note that a player looked at a time, at these tables and at a list of all: they know what waited."""
        own, wants, events = schema.turns, schema.attention, schema.events
        new = (events.c.player_id == player_id, events.c.told == 0)
        with self.engine.begin() as connection:
            here = wants.update().where(wants.c.player_id == player_id, wants.c.looked < when)
            connection.execute(here.values(looked=when))
            for game_id, at in seen.items():
                saw = (own.c.player_id == player_id, own.c.game_id == game_id, own.c.since <= at)
                connection.execute(own.update().where(*saw).values(known=True))
                happened = events.update().where(*new, events.c.game_id == game_id, events.c.since <= at)
                connection.execute(happened.values(told=at))
            # No list shows what was said.
            seen_there = (*new, events.c.kind != CHAT, events.c.since <= lists)
            connection.execute(events.update().where(*seen_there).values(told=lists))
            listed = (own.c.player_id == player_id, own.c.since <= lists)
            connection.execute(own.update().where(*listed).values(known=True))

    # What else happens ------------------------------------------------------------------------------

    def happen(self, event: Event) -> None:
        """Note what happened for a player, unless it was noted before."""
        own = schema.events
        same = (own.c.player_id == event.player_id, own.c.game_id == event.game_id, own.c.kind == event.kind)
        with suppress(IntegrityError), self.engine.begin() as connection:
            known = connection.execute(sql.select(own.c.mark).where(*same)).scalar()
            if known is None:
                connection.execute(own.insert(), event._asdict())
            elif known < event.mark:
                new = {"mark": event.mark, "since": event.since, "told": 0}
                connection.execute(own.update().where(*same).values(**new))

    def happened(self, player_id: str, told: int) -> list[Event]:
        """Return what a player was notified of at that moment."""
        own = schema.events
        wanted = sql.select(own).where(own.c.player_id == player_id, own.c.told == told)
        return self.each(Event, wanted.order_by(own.c.since, own.c.game_id))

    def ending(self, until: float, long: int) -> list[WaitingTurn]:
        """Return turns that may end before a moment, of which nothing was noted: those of at least so many seconds."""
        own, due, noted = schema.turns, schema.clocks.c, schema.events.c
        same = (noted.player_id == own.c.player_id, noted.game_id == own.c.game_id, noted.kind == REMINDER)
        wanted = (
            sql.select(own)
            .join(schema.clocks, due.game_id == own.c.game_id)
            .where(due.due <= until, due.due - own.c.since >= long)
            .where(sql.not_(sql.exists().where(*same, noted.mark == own.c.version)))
        )
        return self.each(WaitingTurn, wanted)

    def spoken(self, since: int) -> list[tuple[str, int, int, int]]:
        """Return what players said since a moment where players have ways: the game, the number, the seat, and when."""
        own = schema.talk.c
        wanted = sql.select(own.game_id, own.number, own.seat, own.said)
        wanted = wanted.where(own.said >= since, own.seat >= 0, own.text != "", own.game_id.in_(_TOLD_GAMES))
        return [tuple(row) for row in self.rows(wanted.order_by(own.game_id, own.number))]

    # Notices ---------------------------------------------------------------------------------------

    def to_tell(self) -> list[tuple[Attention, dict[str, int]]]:
        """Return the players whom something waits for that they do not know: of each kind since when."""
        ways, wants = schema.notice_ways.c, schema.attention
        found: dict[str, tuple[Attention, dict[str, int]]] = {}
        for table, kind, known in (
            (schema.turns, sql.literal(TURNS), schema.turns.c.known),
            (schema.events, schema.events.c.kind, schema.events.c.told > 0),
        ):
            wanted = (
                sql.select(*wants.c, kind, table.c.since)
                .join(table, table.c.player_id == wants.c.player_id)
                .where(sql.not_(known), sql.exists().where(ways.player_id == wants.c.player_id, ways.state == ON))
            )
            for *attention, of, since in self.rows(wanted):
                _, waiting = found.setdefault(attention[0], (Attention(*attention), {}))
                waiting[of] = min(since, waiting.get(of, since))
        return list(found.values())

    def tell(self, player: Attention, now: int) -> bool:
        """Let all ways of a player notify them of all that waits; False if another server has done so already."""
        own, ways, wants = schema.turns, schema.notice_ways, schema.attention
        first = (wants.c.player_id == player.player_id, wants.c.told == player.told)
        with self.engine.begin() as connection:
            if not connection.execute(wants.update().where(*first).values(told=now)).rowcount:
                return False
            connection.execute(own.update().where(own.c.player_id == player.player_id).values(known=True))
            new = (schema.events.c.player_id == player.player_id, schema.events.c.told == 0)
            connection.execute(schema.events.update().where(*new).values(told=now))
            on = sql.select(ways.c.id).where(ways.c.player_id == player.player_id, ways.c.state == ON)
            for way_id in connection.execute(on).scalars().all():
                _queue(connection, way_id, TURNS, now)
        return True

    # Deliveries ------------------------------------------------------------------------------------

    def queue(self, way_id: str, kind: str, now: int) -> None:
        """Let something be sent by a way."""
        with self.engine.begin() as connection:
            _queue(connection, way_id, kind, now)

    def queued(self, player_id: str) -> list[Delivery]:
        """Return what is still to be sent to a player."""
        own, ways = schema.deliveries, schema.notice_ways.c
        wanted = sql.select(own).join(schema.notice_ways).where(ways.player_id == player_id)
        return self.each(Delivery, wanted.order_by(own.c.due, own.c.id))

    def claim(self, now: int, until: int, most: int) -> list[Delivery]:
        """Return what is to be sent now, for the caller to send: no one else gets it before ``until``."""
        own, won = schema.deliveries, []
        due = sql.select(own).where(own.c.due <= now).order_by(own.c.due, own.c.id).limit(most)
        for each in self.each(Delivery, due):
            with self.engine.begin() as connection:
                first = own.update().where(own.c.id == each.id, own.c.due == each.due)
                if connection.execute(first.values(due=until)).rowcount:
                    won.append(each._replace(due=until))
        return won

    def done(self, delivery: Delivery) -> None:
        """Note that it was sent, or need not be sent now."""
        self.execute(schema.deliveries.delete().where(schema.deliveries.c.id == delivery.id))

    def later(self, delivery: Delivery, due: int) -> None:
        """Note that it could not be sent, and try again then."""
        own = schema.deliveries
        again = own.update().where(own.c.id == delivery.id, own.c.due == delivery.due)
        self.execute(again.values(due=due, tries=own.c.tries + 1))


def _queue(connection: sql.Connection, way_id: str, kind: str, now: int) -> None:
    """Replace what is still to be sent of that kind by that way."""
    own = schema.deliveries
    connection.execute(own.delete().where(own.c.way_id == way_id, own.c.kind == kind))
    row = Delivery(secrets.token_hex(ID_BYTES), way_id, kind, now, now, 0)
    connection.execute(own.insert(), row._asdict())
