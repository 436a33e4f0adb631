"""Who is asking, by signed cookies: the seats of a browser, and its player.

itsdangerous signs, with a key that only the data folder holds. A link with the secret of a seat puts the seat into a
cookie of its table, ``seats-TABLE``; from then on the cookie is the seat. The secret itself is never in a cookie, nor
in anyone else's page. The id and the secret of a player are in the cookie ``player``.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import re
import secrets
import tempfile
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import unquote

from itsdangerous import BadSignature, Signer
from itsdangerous.encoding import base64_decode
from itsdangerous.signer import SigningAlgorithm
from starlette.requests import HTTPConnection
from starlette.responses import Response

from heliopolis.kernel.errors import BadData
from heliopolis.table.keeping.players import Player
from heliopolis.table.keeping.store import Store
from heliopolis.table.seats import clean_name
from heliopolis.table.table import Table
from heliopolis.web.server.addresses import path_of, url_for

KEY_BYTES: Final = 32
KEY_FILE: Final = "key"
REMEMBERED: Final = 4096
"""Cookies whose signature need not be checked again."""


class CookieSigner:
    """Signs cookies, each for its own name: the value of one is worth nothing in another."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = key
        self._verified: Final = lru_cache(REMEMBERED)(self._verify)
        """A browser sends the same cookies with every request. What others made up is not remembered."""

    def sign(self, name: str, value: str) -> str:
        """Return the value with its signature."""
        return self._signer(name).sign(value).decode()

    def read(self, name: str, signed: str) -> str | None:
        """Return the value, if we signed it for that name."""
        try:
            return self._verified(name, signed)
        except BadSignature:
            return None

    def _verify(self, name: str, signed: str) -> str:
        try:
            return self._signer(name).unsign(signed).decode()
        except BadSignature:
            earlier = Signer(self._key, key_derivation="none", algorithm=_EarlierHmac(name))
            return earlier.unsign(signed).decode()

    def _signer(self, name: str) -> Signer:
        return Signer(self._key, salt=name, key_derivation="hmac", digest_method=hashlib.sha256)


class _EarlierHmac(SigningAlgorithm):
    """The signatures of servers before itsdangerous: half an HMAC of name and value, in hexadecimal.

    Cookies live for a year, so it can go a year after the last such server.
    """

    def __init__(self, name: str) -> None:
        self._name: Final = name.encode()

    def get_signature(self, key: bytes, value: bytes) -> bytes:
        """Return the signature as the signer compares it: it takes what the cookie says for base 64."""
        return base64_decode(hmac.digest(key, self._name + b"\0" + value, "sha256").hex()[:32])


def new_key() -> bytes:
    """Return a key that no one has."""
    return secrets.token_bytes(KEY_BYTES)


def read_key(folder: Path) -> bytes:
    """Return the key of this server, made when it first starts; with it anyone could take any seat.

    A key of any other length is refused: what a full disk has left could be guessed.
    """
    path = folder / KEY_FILE
    if not path.exists():
        _make_key(path, new_key())
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise BadData(str(path), "key", needed=KEY_BYTES, found=len(key))
    return key


def signing_key(store: Store, folder: Path) -> bytes:
    """Return the key of this server: what all servers of a shared database agree on, or else that of its folder."""
    return store.agreed("key", new_key()) or read_key(folder)


def replace_key(folder: Path, key: bytes) -> None:
    """Let the server of a folder sign with another key from its next start on, such as that of a backup."""
    path = folder / KEY_FILE
    path.unlink(missing_ok=True)
    _make_key(path, key)


def _make_key(path: Path, key: bytes) -> None:
    """Put a key in place, whole or not at all; if another process was faster, its key stays."""
    file, name = tempfile.mkstemp(prefix="key-", dir=path.parent)  # readable by this user alone
    part = Path(name)
    try:
        with os.fdopen(file, "wb") as writer:
            writer.write(key)
            writer.flush()
            os.fsync(writer.fileno())
        _put(part, path)
    finally:
        part.unlink(missing_ok=True)


def _put(part: Path, path: Path) -> None:
    try:
        path.hardlink_to(part)
    except FileExistsError:
        pass
    except OSError:  # a file system without hard links
        part.replace(path)


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
    marks = _link_marks(table)
    return frozenset(int(seat) for seat, _, mark in shown if marks.get(int(seat)) == mark)


def held_seats(player: Player | None, table: Table) -> frozenset[int]:
    """Return the seats that a player has at a table, in whichever browser.

    None whose link was renewed by someone else.
    """
    held = {(each.seat, each.link) for each in player.seats if each.game_id == table.id} if player else set()
    return frozenset(seat for seat, now in enumerate(table.seats) if now.link and (seat, now.link) in held)


def _link_marks(table: Table) -> dict[int, str]:
    """Return what a cookie says of the link by which someone came to each seat that has one.

    It says nothing of the first one, by which most come.
    """
    links = zip(table.seats, table.header.seats, strict=True)
    return {
        seat: "" if now.link == first.link else now.link[:16] for seat, (now, first) in enumerate(links) if now.link
    }


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
    marks = _link_marks(table)
    told = "-".join(f"{seat}:{marks.get(seat, '')}".rstrip(":") for seat in sorted(seats))
    keep(response, connection, name, signer.sign(name, told))
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
