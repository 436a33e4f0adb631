"""Who is asking: seats and ways, kept in signed cookies.

A link with the secret of a seat brings the seat into a cookie of its table, ``seats-TABLE``; from then on the cookie
is the seat. The secret itself is never in a cookie or a page of somebody else.
"""

from __future__ import annotations

import hmac
import os
import re
import secrets
import tempfile
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from heliopolis.kernel.errors import BadData
from heliopolis.table.table import Table

SEATS: Final = "seats-"
KEY_BYTES: Final = 32
LINKS: Final = "links-"
MOST_TABLES: Final = 40
"""So many tables a browser keeps; the oldest makes room. Proxies refuse cookies of more than some 8 KB."""
MOST_LINKS: Final = 10
"""Of so many tables it keeps the links for friends."""
REMEMBERED: Final = 4096
"""So many cookies are known again without looking at their signatures."""
_YEAR: Final = 365 * 24 * 3600
_TABLE: Final = re.compile(r"[A-Za-z0-9_-]{1,40}\Z")


def read_key(folder: Path) -> bytes:
    """The key of this server, made when it is first started; who has it could take any seat.

    A key of any other length is refused: what a full disk has left could be guessed.
    """
    path = folder / "key"
    if not path.exists():
        _make_key(path)
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise BadData(str(path), "key", needed=KEY_BYTES, found=len(key))
    return key


def _make_key(path: Path) -> None:
    """Put a new key where there is none, whole or not at all; if another process was faster, that one's stays."""
    file, name = tempfile.mkstemp(prefix="key-", dir=path.parent)  # for nobody else to read
    part = Path(name)
    try:
        with os.fdopen(file, "wb") as writer:
            writer.write(secrets.token_bytes(KEY_BYTES))
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
    except OSError:  # a file system without such links
        part.replace(path)


class Signer:
    """Signs what a browser keeps for us."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = key
        self.read: Final = lru_cache(REMEMBERED)(self._read)
        """The value, if it was signed by us for that name. A browser shows the same cookie with every deed."""

    def sign(self, name: str, value: str) -> str:
        """The value with its signature, good for a cookie of that name only."""
        return f"{value}.{self._mark(name, value)}"

    def _read(self, name: str, signed: str) -> str | None:
        value, _, mark = signed.rpartition(".")
        return value if hmac.compare_digest(mark.encode(), self._mark(name, value).encode()) else None

    def _mark(self, name: str, value: str) -> str:
        return hmac.digest(self._key, f"{name}\0{value}".encode(), "sha256").hex()[:32]


def seats_at(connection: HTTPConnection, signer: Signer, table: Table) -> frozenset[int]:
    """The seats of this browser at a table; a forged cookie gives none, nor does one that came by a renewed link."""
    name = SEATS + table.id
    value = signer.read(name, connection.cookies.get(name, "")) or ""
    shown = [word.partition(":") for word in value.split("-") if word]
    return frozenset(int(seat) for seat, _, mark in shown if _sits(table, int(seat), mark))


def _sits(table: Table, seat: int, mark: str) -> bool:
    return seat < len(table.seats) and bool(table.seats[seat].link) and mark == _link_mark(table, seat)


def _link_mark(table: Table, seat: int) -> str:
    """What a cookie tells of the link by which somebody came: nothing of the first one, to which most come."""
    now, first = table.seats[seat].link, table.header.seats[seat].link
    return "" if now == first else now[:16]


def is_forged(connection: HTTPConnection, signer: Signer, table: str) -> bool:
    """Whether the browser shows a cookie for this table that we did not sign."""
    name = SEATS + table
    return name in connection.cookies and signer.read(name, connection.cookies[name]) is None


def tables_of(connection: HTTPConnection, signer: Signer) -> list[str]:
    """The tables at which this browser has a seat."""
    names = [name for name in connection.cookies if name.startswith(SEATS)]
    return [name.removeprefix(SEATS) for name in names if signer.read(name, connection.cookies[name]) is not None]


def keep_seats(
    response: Response, connection: HTTPConnection, signer: Signer, table: Table, seats: frozenset[int]
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
        response.delete_cookie(SEATS + old)
        if LINKS + old in connection.cookies:
            response.delete_cookie(LINKS + old)


def keep_links(
    response: Response, connection: HTTPConnection, signer: Signer, table: str, links: Mapping[int, str]
) -> None:
    """Let the browser keep the links for the others at a table, in place of old ones, whose friends have come."""
    name = LINKS + table
    keep(response, connection, name, signer.sign(name, "/".join(f"{seat}:{link}" for seat, link in links.items())))
    others = [other for other in connection.cookies if other.startswith(LINKS) and other != name]
    for old in others[: max(0, len(others) - MOST_LINKS + 1)]:
        response.delete_cookie(old)


def keep(response: Response, connection: HTTPConnection, name: str, value: str) -> None:
    """A cookie that no script can read and no other site can use."""
    secure = connection.url.scheme in {"https", "wss"}
    response.set_cookie(name, value, max_age=_YEAR, httponly=True, samesite="lax", secure=secure)


def is_table(name: str) -> bool:
    """Whether this could be the name of a table."""
    return bool(_TABLE.match(name))
