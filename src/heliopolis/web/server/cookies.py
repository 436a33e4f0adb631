"""Who is asking, by signed cookies: the seats of a browser, and its player.

A link with the secret of a seat puts the seat into a cookie of its table, ``seats-TABLE``; from then on the cookie
is the seat. The secret itself is never in a cookie, nor in anyone else's page. The id and the secret of a player
are in the cookie ``player``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple
from urllib.parse import unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

from heliopolis.table.keeping.players import Player, SeatHeld
from heliopolis.table.seats import clean_name
from heliopolis.table.table import Table
from heliopolis.web.server.addresses import path_of, url_for
from heliopolis.web.server.signing import CookieSigner

SEATS: Final = "seats-"
LINKS: Final = "links-"
EXERCISE: Final = "exercise"
MOST_TABLES: Final = 40
"""Tables a browser keeps seats of; the oldest makes room. Proxies refuse more than some 8 KB of cookies."""
MOST_LINKS: Final = 10
"""Tables it keeps the links for friends of."""
_YEAR: Final = 365 * 24 * 3600
_TABLE: Final = re.compile(r"[A-Za-z0-9_-]{1,40}\Z")


def seats_at(connection: HTTPConnection, signer: CookieSigner, table: Table) -> frozenset[int]:
    """Return the seats of this browser at a table.

    A forged cookie gives none, nor does one that came by a link that was renewed since.
    """
    name = SEATS + table.id
    value = signer.read(name, connection.cookies.get(name, "")) or ""
    shown = [word.partition(":") for word in value.split("-") if word]
    return frozenset(int(seat) for seat, _, mark in shown if _sits(table, int(seat), mark))


def held_seats(player: Player | None, table: Table) -> frozenset[int]:
    """Return the seats that a player has at a table, in whichever browser.

    None whose link was renewed by someone else.
    """
    held = [each for each in player.seats if each.game_id == table.id] if player else []
    return frozenset(each.seat for each in held if each.seat < len(table.seats) and _links(table, each))


def _links(table: Table, held: SeatHeld) -> bool:
    return bool(held.link) and table.seats[held.seat].link == held.link


def _sits(table: Table, seat: int, mark: str) -> bool:
    return seat < len(table.seats) and bool(table.seats[seat].link) and mark == _link_mark(table, seat)


def _link_mark(table: Table, seat: int) -> str:
    """Return what a cookie says of the link by which someone came: nothing of the first one, by which most come."""
    now, first = table.seats[seat].link, table.header.seats[seat].link
    return "" if now == first else now[:16]


def is_forged(connection: HTTPConnection, signer: CookieSigner, table: str) -> bool:
    """Return whether the browser shows a cookie for this table that we did not sign."""
    name = SEATS + table
    return name in connection.cookies and signer.read(name, connection.cookies[name]) is None


def tables_of(connection: HTTPConnection, signer: CookieSigner) -> list[str]:
    """Return the tables at which this browser has a seat."""
    names = [name for name in connection.cookies if name.startswith(SEATS)]
    return [name.removeprefix(SEATS) for name in names if signer.read(name, connection.cookies[name]) is not None]


def keep_seats(
    response: Response, connection: HTTPConnection, signer: CookieSigner, table: Table, seats: frozenset[int]
) -> None:
    """Let the browser keep its seats at a table, in place of an old one if it has many."""
    name = SEATS + table.id
    marks = {seat: _link_mark(table, seat) for seat in sorted(seats)}
    keep(
        response,
        connection,
        name,
        signer.sign(name, "-".join(f"{seat}:{mark}".rstrip(":") for seat, mark in marks.items())),
    )
    others = [other for other in tables_of(connection, signer) if other != table.id]
    for old in others[: max(0, len(others) - MOST_TABLES + 1)]:
        drop(response, SEATS + old)
        if LINKS + old in connection.cookies:
            drop(response, LINKS + old)


def keep_links(
    response: Response, connection: HTTPConnection, signer: CookieSigner, table: str, links: Mapping[int, str]
) -> None:
    """Let the browser keep the links for the others at a table, in place of old ones, whose friends have come."""
    name = LINKS + table
    keep(response, connection, name, signer.sign(name, "/".join(f"{seat}:{link}" for seat, link in links.items())))
    others = [other for other in connection.cookies if other.startswith(LINKS) and other != name]
    for old in others[: max(0, len(others) - MOST_LINKS + 1)]:
        drop(response, old)


def keep_exercise(response: Response, connection: HTTPConnection, table: str) -> None:
    """Let the browser know at which table it learns; its seat at the last one makes room, not one in a game."""
    last = connection.cookies.get(EXERCISE, "")
    if is_table(last) and last != table:
        drop(response, SEATS + last)
        drop(response, LINKS + last)
    keep(response, connection, EXERCISE, table)


def keep(response: Response, connection: HTTPConnection, name: str, value: str) -> None:
    """Set a cookie that no script can read and no other site can use."""
    secure = connection.url.scheme in {"https", "wss"}
    response.set_cookie(name, value, max_age=_YEAR, path=url_for("lobby"), httponly=True, samesite="lax", secure=secure)


def drop(response: Response, name: str) -> None:
    """Let the browser forget a cookie."""
    response.delete_cookie(name, url_for("lobby"))


def drop_seats(response: Response, connection: HTTPConnection) -> None:
    """Let the browser forget all its seats and links."""
    for name in connection.cookies:
        if name.startswith((SEATS, LINKS)) or name == EXERCISE:
            drop(response, name)


def is_table(name: str) -> bool:
    """Return whether this could be the name of a table."""
    return bool(_TABLE.match(name))


PLAYER: Final = "player"
_KEY: Final = re.compile(r"([0-9a-f]{1,32})\.([A-Za-z0-9_-]{1,64})\Z")


class PlayerKey(NamedTuple):
    """What a browser keeps of its player, and what the player's link contains."""

    id: str
    secret: str

    @property
    def path(self) -> str:
        """The player's link, without the server."""
        return path_of("player", player=self.id, secret=self.secret)


def shown_key(connection: HTTPConnection, signer: CookieSigner) -> PlayerKey | None:
    """Return the key that this browser shows; a cookie that we did not sign shows none."""
    found = _KEY.match(signer.read(PLAYER, connection.cookies.get(PLAYER, "")) or "")
    return PlayerKey(found[1], found[2]) if found else None


def keep_key(response: Response, connection: HTTPConnection, signer: CookieSigner, key: PlayerKey) -> None:
    """Let the browser be this player's."""
    keep(response, connection, PLAYER, signer.sign(PLAYER, f"{key.id}.{key.secret}"))


def player_of(connection: HTTPConnection) -> Player | None:
    """Return the player whose browser asks, as they were recognised at the door."""
    found: Player | None = connection.scope.get(PLAYER)
    return found


def known_name(connection: HTTPConnection) -> str:
    """Return what the visitor was last called; browsers from before there were players keep it in a cookie."""
    player = player_of(connection)
    told = player.name if player and player.name else unquote(connection.cookies.get("name", ""))
    return clean_name(told)


def recognise(connection: HTTPConnection, player: Player | None) -> None:
    """Treat this request as that player's from here on, or as no one's."""
    connection.scope[PLAYER] = player
