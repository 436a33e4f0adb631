"""The guard at the door: what every answer carries, who may post, and how much."""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final
from urllib.parse import parse_qsl, urlsplit

from starlette.concurrency import run_in_threadpool
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from heliopolis.web.server.refusal import Refusal
from heliopolis.web.server.upload import BadUpload, posted_file

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    # A link with a seat's secret must not travel to other sites; a form of ours must tell where it comes from.
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
    b"cache-control": b"no-store",
}
"""What every answer carries that does not say otherwise."""
SECURE: Final = {b"strict-transport-security": b"max-age=31536000"}
"""What an answer carries besides where the visitor came by HTTPS."""
_HOST: Final = re.compile(r"([a-z0-9_.-]{1,255}|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?")

FORM_BYTES: Final = 16 * 1024
"""A form of ours is far smaller."""
FILE_BYTES: Final = 1024 * 1024
"""The longest journal that can be opened; a game takes some 10 KB."""
BODY_SECONDS: Final = 30.0
"""So long something that is posted may take to come."""
FIELDS: Final = 64
LONGEST_KIND: Final = 256
"""Letters of a content type that are looked at."""
CLIENTS: Final = 10_000
"""Of so many clients it is remembered what they did."""


class Names:
    """What this server may be called: a page elsewhere whose name is turned to our address must not speak to us."""

    def __init__(self, names: Iterable[str] = (), *, addresses: bool = False) -> None:
        """The names, besides those of the machine itself for itself; ``addresses``: any number of an address too."""
        self._names: Final = frozenset({"localhost", "127.0.0.1", "[::1]", *(name.lower() for name in names)})
        self._addresses: Final = addresses

    def known(self, host: str) -> bool:
        """Whether a Host header names this server; the port is not looked at."""
        found = _HOST.fullmatch(host.lower())
        if found is None:
            return False
        return found[1] in self._names or (self._addresses and _is_address(found[1].strip("[]")))


def names_for(host: str, public: Iterable[str]) -> Names:
    """What a server is called that listens at that address; at all addresses it does not know by which it is found."""
    everywhere = host in {"", "0.0.0.0", "::"}
    named = [f"[{host}]" if ":" in host else host] if not everywhere else []
    return Names([*named, *public], addresses=everywhere)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


Refuse = Callable[[Request, Exception], Awaitable[Response]]


class Guarded:
    """The application with the headers that every answer carries, for whoever calls it by its name and not too often.

    What is long and was not posted is compressed.
    """

    def __init__(self, app: ASGIApp, limiter: RateLimiter, refuse: Refuse, names: Names | None = None) -> None:
        """Without ``names`` it answers to all."""
        self.app: Final = app
        self.compressed: Final = GZipMiddleware(app, minimum_size=2000)
        self._limiter: Final = limiter
        self._refuse: Final = refuse
        self._names: Final = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name for name, _ in message["headers"]}
                headers = {**HEADERS, **SECURE} if scope["scheme"] == "https" else HEADERS
                message["headers"] = [
                    *message["headers"],
                    *[(name, value) for name, value in headers.items() if name not in given],
                ]
            await send(message)

        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        try:
            self._admit(HTTPConnection(scope))
        except Refusal as refusal:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008})
            else:
                await (await self._refuse(Request(scope, receive), refusal))(scope, receive, send_guarded)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
        elif scope["method"] == "POST":
            await self.app(scope, receive, send_guarded)
        else:
            await self.compressed(scope, receive, send_guarded)

    def _admit(self, connection: HTTPConnection) -> None:
        if self._names is not None and not self._names.known(connection.headers.get("host", "")):
            raise Refusal(421, "web-refused-host")
        if connection.scope.get("method") == "POST":
            self._limiter.posted(connection)
        else:
            self._limiter.looked(connection)


def own_origin(connection: HTTPConnection) -> bool:
    """Whether the browser says that the request comes from a page of ours."""
    origin = connection.headers.get("origin", "")
    try:
        return bool(origin) and urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


def check_origin(connection: HTTPConnection) -> None:
    """Refuse what comes from a page that is not ours."""
    if not own_origin(connection):
        raise Refusal(403, "web-refused-origin")


async def read_body(request: Request, most: int) -> bytes:
    """What was posted, if it is not too much; what is too much is not read to its end."""
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > most:
        raise Refusal(413, "web-refused-size", most=most // 1024)
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise Refusal(413, "web-refused-size", most=most // 1024)
    except TimeoutError:
        raise Refusal(408, "web-refused-slow") from None
    return bytes(body)


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a form of ours."""
    check_origin(request)
    body = await read_body(request, FORM_BYTES)
    try:
        return dict(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=FIELDS))
    except ValueError:
        raise Refusal(400, "web-refused-form") from None


async def read_file(request: Request) -> str:
    """The text of the file, or of the field, that was posted."""
    check_origin(request)
    body = await read_body(request, FILE_BYTES)
    kind = request.headers.get("content-type", "")[:LONGEST_KIND]
    try:
        # It takes a while, so it is done aside; a form without end is refused before that.
        content = await run_in_threadpool(posted_file, kind, body, FILE_BYTES)
    except BadUpload:
        raise Refusal(400, "web-refused-form") from None
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise Refusal(400, "web-refused-file") from None
    if not text.strip():
        raise Refusal(400, "web-refused-file")
    return text


@dataclass(frozen=True)
class ClientLimits:
    """How much one client may have: the address it comes from is the client."""

    tables_per_hour: int = 120
    sockets: int = 60
    posts_per_minute: int = 1200
    pages_per_minute: int = 1800


class Bucket:
    """What somebody may still do: it fills again evenly, up to what they may do at once."""

    __slots__ = ("left", "seen")

    def __init__(self, most: int, now: float) -> None:
        self.left = float(most)
        self.seen = now

    def take(self, most: int, seconds: float, now: float) -> bool:
        """Take one of ``most`` in so many seconds, if there is one."""
        self.left = min(float(most), self.left + (now - self.seen) * most / seconds)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class RateLimiter:
    """What the clients did lately, by address."""

    def __init__(self, limits: ClientLimits) -> None:
        self.limits: Final = limits
        self._buckets: Final[OrderedDict[tuple[str, str], Bucket]] = OrderedDict()
        self._sockets: Final[dict[str, int]] = {}

    def table_made(self, connection: HTTPConnection) -> None:
        """Count a new table, or refuse it."""
        self._count(connection, "tables", self.limits.tables_per_hour, 3600)

    def posted(self, connection: HTTPConnection) -> None:
        """Count a post, or refuse it."""
        self._count(connection, "posts", self.limits.posts_per_minute, 60)

    def looked(self, connection: HTTPConnection) -> None:
        """Count a page, a file or a socket that is asked for, or refuse it."""
        self._count(connection, "pages", self.limits.pages_per_minute, 60)

    def _count(self, connection: HTTPConnection, what: str, most: int, seconds: float) -> None:
        key, now = (client(connection), what), time.monotonic()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(most, now)
            if len(self._buckets) > CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        if not bucket.take(most, seconds, now):
            raise Refusal(429, f"web-refused-{what}")

    def socket_opened(self, connection: HTTPConnection) -> bool:
        """Count an open socket, unless there are too many."""
        who = client(connection)
        if self._sockets.get(who, 0) >= self.limits.sockets:
            return False
        self._sockets[who] = self._sockets.get(who, 0) + 1
        return True

    def socket_closed(self, connection: HTTPConnection) -> None:
        """One socket less."""
        who = client(connection)
        self._sockets[who] -= 1
        if not self._sockets[who]:
            del self._sockets[who]


def client(connection: HTTPConnection) -> str:
    """Who is held to account: the address, of which a household with IPv6 has 2^64 and so counts as one."""
    return network(connection.client.host if connection.client else "")


@lru_cache(1024)
def network(address: str) -> str:
    """An address, or the network of 2^64 addresses that one of IPv6 belongs to."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address) or found.is_loopback:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


def owner(connection: HTTPConnection) -> str:
    """Who is held to account for a new table: nobody on this machine, whose tables are its user's own."""
    address = connection.client.host if connection.client else ""
    try:
        return "" if ip_address(address).is_loopback else network(address)
    except ValueError:
        return address
