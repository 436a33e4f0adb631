"""The guard at the door: what every answer carries, who may post, and how much."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import parse_qsl, urlsplit

from starlette.concurrency import run_in_threadpool
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from heliopolis.web.refusal import Refusal
from heliopolis.web.upload import BadUpload, posted_file

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
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
    b"cache-control": b"no-store",
}
"""What every answer carries that does not say otherwise."""

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


class Guarded:
    """The application with the headers that every answer carries; what is long and was not posted is compressed."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app
        self.compressed: Final = GZipMiddleware(app, minimum_size=2000)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *[(name, value) for name, value in HEADERS.items() if name not in given],
                ]
            await send(message)

        if scope["type"] != "http":
            await self.app(scope, receive, send)
        elif scope["method"] == "POST":
            await self.app(scope, receive, send_guarded)
        else:
            await self.compressed(scope, receive, send_guarded)


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
class Limits:
    """How much one client may have: the address it comes from is the client."""

    tables_per_hour: int = 120
    sockets: int = 60
    posts_per_minute: int = 1200


class Ledger:
    """What the clients did lately, by address."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self._times: Final[OrderedDict[tuple[str, str], deque[float]]] = OrderedDict()
        self._sockets: Final[dict[str, int]] = {}

    def table_made(self, connection: HTTPConnection) -> None:
        """Count a new table, or refuse it."""
        self._count(connection, "tables", self.limits.tables_per_hour, 3600)

    def posted(self, connection: HTTPConnection) -> None:
        """Count a post, or refuse it."""
        self._count(connection, "posts", self.limits.posts_per_minute, 60)

    def _count(self, connection: HTTPConnection, what: str, most: int, seconds: float) -> None:
        key = (address(connection), what)
        times = self._times.setdefault(key, deque())
        self._times.move_to_end(key)
        if len(self._times) > CLIENTS:
            self._times.popitem(last=False)
        now = time.monotonic()
        while times and times[0] < now - seconds:
            times.popleft()
        if len(times) >= most:
            raise Refusal(429, f"web-refused-{what}")
        times.append(now)

    def socket_opened(self, connection: HTTPConnection) -> bool:
        """Count an open socket, unless there are too many."""
        client = address(connection)
        if self._sockets.get(client, 0) >= self.limits.sockets:
            return False
        self._sockets[client] = self._sockets.get(client, 0) + 1
        return True

    def socket_closed(self, connection: HTTPConnection) -> None:
        """One socket less."""
        client = address(connection)
        self._sockets[client] -= 1
        if not self._sockets[client]:
            del self._sockets[client]


def address(connection: HTTPConnection) -> str:
    """Where the client comes from."""
    return connection.client.host if connection.client else ""


def owner(connection: HTTPConnection) -> str:
    """Who is held to account for a new table: nobody on this machine, whose tables are its user's own."""
    client = address(connection)
    try:
        return "" if ip_address(client).is_loopback else client
    except ValueError:
        return client
