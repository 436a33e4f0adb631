"""The guard at the door: what every answer carries, who may post, and how much."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import parse_qsl, urlsplit

from starlette.concurrency import run_in_threadpool
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from heliopolis.web.server.rate_limiter import RateLimiter
from heliopolis.web.server.refusal import Refusal
from heliopolis.web.server.root_path import below
from heliopolis.web.server.upload import BadUpload, posted_file

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
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
"""How long a posted body may take to arrive."""
FIELDS: Final = 64
LONGEST_KIND: Final = 256
"""Letters of a content type that are looked at."""


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

    def __init__(
        self, app: ASGIApp, limiter: RateLimiter, refuse: Refuse, names: Names | None = None, root: str = ""
    ) -> None:
        """Without ``names`` it answers to all; ``root`` is the path below which it lies."""
        self.app: Final = below(root, app)
        self.compressed: Final = GZipMiddleware(self.app, minimum_size=2000)
        self._root: Final = root
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
                refused = await self._refuse(Request(scope, receive), refusal)
                await below(self._root, refused)(scope, receive, send_guarded)
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
