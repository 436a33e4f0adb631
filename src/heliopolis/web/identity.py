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
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from heliopolis.kernel.errors import BadData

SEATS: Final = "seats-"
KEY_BYTES: Final = 32
MOST_TABLES: Final = 40
"""So many tables a browser keeps; the oldest makes room."""
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
        raise BadData(
            str(path), f"must have {KEY_BYTES} bytes, not {len(key)}; delete it, and seats need their links anew"
        )
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


def seats_at(connection: HTTPConnection, signer: Signer, table: str) -> frozenset[int]:
    """The seats of this browser at a table; a forged cookie gives none."""
    name = SEATS + table
    value = signer.read(name, connection.cookies.get(name, ""))
    return frozenset(int(seat) for seat in (value or "").split("-") if seat)


def is_forged(connection: HTTPConnection, signer: Signer, table: str) -> bool:
    """Whether the browser shows a cookie for this table that we did not sign."""
    name = SEATS + table
    return name in connection.cookies and signer.read(name, connection.cookies[name]) is None


def tables_of(connection: HTTPConnection, signer: Signer) -> list[str]:
    """The tables at which this browser has a seat."""
    names = [name for name in connection.cookies if name.startswith(SEATS)]
    return [name.removeprefix(SEATS) for name in names if signer.read(name, connection.cookies[name]) is not None]


def keep_seats(
    response: Response, connection: HTTPConnection, signer: Signer, table: str, seats: frozenset[int]
) -> None:
    """Let the browser keep its seats at a table, in place of an old one if it has many."""
    name = SEATS + table
    value = "-".join(str(seat) for seat in sorted(seats))
    keep(response, connection, name, signer.sign(name, value))
    others = [other for other in tables_of(connection, signer) if other != table]
    for old in others[: max(0, len(others) - MOST_TABLES + 1)]:
        response.delete_cookie(SEATS + old)


def keep(response: Response, connection: HTTPConnection, name: str, value: str) -> None:
    """A cookie that no script can read and no other site can use."""
    secure = connection.url.scheme in {"https", "wss"}
    response.set_cookie(name, value, max_age=_YEAR, httponly=True, samesite="lax", secure=secure)


def is_table(name: str) -> bool:
    """Whether this could be the name of a table."""
    return bool(_TABLE.match(name))
