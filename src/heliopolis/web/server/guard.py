"""The guard behind the door: what is read of headers, who may post and how much, what every answer carries.

A file is read from a form of one part. A form that nests parts, has many of them or headers without end is refused
as soon as that shows, and the rest is not read.
"""

from __future__ import annotations

import asyncio
import math
import re
import time
from collections.abc import Awaitable, Callable, Generator, Iterable
from functools import partial
from typing import Final
from urllib.parse import parse_qsl, urlsplit

from python_multipart.exceptions import FormParserError
from python_multipart.multipart import MultipartParser, parse_options_header
from starlette.concurrency import run_in_threadpool
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from heliopolis.kernel.errors import UnknownName
from heliopolis.table.errors import TooMany
from heliopolis.web.server.addresses import EVERYWHERE, PATHS
from heliopolis.web.server.errors import FLOODED, BadForm, NotAllowed, TooLarge, TooSlow, WrongHost, status_of
from heliopolis.web.server.limits import (
    BODY_SECONDS,
    COOKIE_BYTES,
    COOKIES,
    FIELDS,
    FILE_BYTES,
    FORM_BYTES,
    KIND_BYTES,
    LANGUAGE_BYTES,
    RateLimiter,
    charged,
    ip_of,
)

MOST_PARTS: Final = 8
MOST_HEADERS: Final = 8
"""Of a part."""
LONGEST_HEADER: Final = 1024


class BadUpload(Exception):
    """What was posted is no form with a file."""


class Upload:
    """The parts of a form, read one after the other."""

    def __init__(self, boundary: bytes, most: int) -> None:
        self.parts = 0
        """Parts that have begun."""
        self.content = b""
        """That of the first part that has any."""
        self._part: bytearray = bytearray()
        self._ended = False
        self._parser: Final = MultipartParser(
            boundary,
            {
                "on_part_begin": self._begin,
                "on_part_data": lambda data, start, end: self._part.extend(data[start:end]),
                "on_part_end": self._end,
                "on_end": self._finish,
            },
            most,
            max_header_count=MOST_HEADERS,
            max_header_size=LONGEST_HEADER,
        )

    def read(self, body: bytes) -> bytes:
        """Return the content of the form."""
        try:
            self._parser.write(body)
            self._parser.finalize()
        except FormParserError as error:
            raise BadUpload(str(error)) from None
        if not self._ended:
            raise BadUpload("the form has no end")
        return self.content

    def _begin(self) -> None:
        self.parts += 1
        if self.parts > MOST_PARTS:
            raise BadUpload(f"a form has at most {MOST_PARTS} parts")
        self._part = bytearray()

    def _end(self) -> None:
        if not self.content and self._part.strip():
            self.content = bytes(self._part)

    def _finish(self) -> None:
        self._ended = True


def posted_file(kind: str, body: bytes, most: int) -> bytes:
    """Return the content of the file in a form of that content type; nothing if none was chosen."""
    found, options = parse_options_header(kind)
    if found != b"multipart/form-data" or not options.get(b"boundary"):
        raise BadUpload("the form is not one with a file")
    try:
        upload = Upload(options[b"boundary"], most)
    except FormParserError as error:
        raise BadUpload(str(error)) from None
    return upload.read(body)


POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    # A link with a seat's secret must not travel to other sites; our forms must say where they come from.
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

CONNECTIONS: Final = frozenset({"http", "websocket"})
"""The kinds of requests; whatever else a server says to an application is passed on."""
MANY: Final = "Too many requests at once. / Trop de demandes à la fois.\n"
ENDING: Final = "Heliopolis is shutting down. / Heliopolis s’arrête.\n"
READING: Final = frozenset({"GET", "HEAD"})
"""The methods that change nothing."""
FROM_MAIL: Final = PATHS["stop"].partition("{")[0]
"""Mail programs post here, from nowhere: the link alone says what may be done."""


class Names:
    """What this server may be called: a page elsewhere whose name is turned to our address must not speak to us."""

    def __init__(self, names: Iterable[str] = (), *, addresses: bool = False) -> None:
        """Accept these names, besides those that the machine has for itself.

        ``addresses``: any number of an address too.
        """
        self._names: Final = frozenset({"localhost", "127.0.0.1", "[::1]", *(name.lower() for name in names)})
        self._addresses: Final = addresses

    def known(self, host: str) -> bool:
        """Return whether a Host header names this server; the port is not looked at."""
        found = _HOST.fullmatch(host.lower())
        if found is None:
            return False
        return found[1] in self._names or (self._addresses and ip_of(found[1].strip("[]")) is not None)


def names_for(host: str, public: Iterable[str]) -> Names:
    """Return what a server is called that listens at that address.

    A server that listens at all addresses does not know by which visitors find it.
    """
    everywhere = host in EVERYWHERE
    named = [] if everywhere else [f"[{host}]" if ":" in host else host]
    return Names([*named, *public], addresses=everywhere)


class Timed:
    """Awaits something, and measures for how long it kept everything else in the loop waiting."""

    def __init__(self, work: Awaitable[None]) -> None:
        self._work: Final = work
        self.seconds = 0.0

    def __await__(self) -> Generator[object, object, None]:
        steps = self._work.__await__()
        act: Callable[[], object] = partial(next, steps)
        while True:
            began = time.perf_counter()
            try:
                waits_for = act()
            except StopIteration:
                return
            finally:
                self.seconds += time.perf_counter() - began
            try:
                sent = yield waits_for
                act = partial(steps.send, sent)
            except BaseException as error:  # noqa: BLE001 - it belongs to the work
                act = partial(steps.throw, error)


_COOKIE: Final = re.compile(rb'[A-Za-z0-9_-]{1,80}=(?:[^"\\\s;]*|"[^"\\;]*")')


LONG_HEADERS: Final = frozenset({b"cookie", b"accept-language"})
"""Those of which only a part is read."""


def _read(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """Return what is read of a header.

    Some versions of Python take very long for a cookie of backslashes; our cookies have none.
    """
    if name == b"cookie":
        told = [each.strip() for each in value.split(b";", COOKIES)[:COOKIES]]
        return name, b"; ".join(each for each in told if len(each) <= COOKIE_BYTES and _COOKIE.fullmatch(each))
    return name, value[:LANGUAGE_BYTES] if name == b"accept-language" else value


class BelowRoot:
    """The application at the paths below a root, whether a proxy has taken that off already or not."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self.app: Final = app
        self._root: Final = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if self._root and (path == self._root or path.startswith(f"{self._root}/")):
            scope["path"] = path.removeprefix(self._root) or "/"
        # Links to pass on begin with it.
        scope["app_root_path"] = self._root
        await self.app(scope, receive, send)


class ReadHeaders:
    """Reads of the headers of a request only what is sensible, and HEAD as GET."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in CONNECTIONS:
            scope["headers"] = [_read(*each) if each[0] in LONG_HEADERS else each for each in scope["headers"]]
            if scope.get("method") == "HEAD":
                # Routes know GET alone, which changes nothing; the server leaves out what HEAD does not want.
                scope = {**scope, "method": "GET"}
        await self.app(scope, receive, send)


class SecurityHeaders:
    """Adds the headers that every answer carries."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

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

        await self.app(scope, receive, send_guarded if scope["type"] == "http" else send)


class Shutdown:
    """Refuses a request that the server cancels because it ends: the client is asked to come again in a moment."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answering = False

        async def send_noted(message: Message) -> None:
            nonlocal answering
            answering = True
            await send(message)

        try:
            await self.app(scope, receive, send_noted)
        except asyncio.CancelledError:
            if answering:
                return
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1012})
            else:
                await Response(ENDING, 503, {"retry-after": "2"}, "text/plain")(scope, receive, send)


class Admission:
    """Admits visitors who call the server by its name, come from one of our pages and do not come too often."""

    def __init__(self, app: ASGIApp, limiter: RateLimiter, names: Names | None) -> None:
        """Admit by these names; without ``names`` answer to all."""
        self.app: Final = app
        self._limiter: Final = limiter
        self._names: Final = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in CONNECTIONS:
            self._admit(HTTPConnection(scope))
        await self.app(scope, receive, send)

    def _admit(self, connection: HTTPConnection) -> None:
        path = connection.scope["path"]
        if "\0" in path:  # which no database takes
            raise UnknownName("no-page")
        if self._names is not None and not self._names.known(connection.headers.get("host", "")):
            raise WrongHost("wrong-host")
        reads = connection.scope.get("method") in READING
        looks = reads or connection.scope["type"] == "websocket"
        self._limiter.come(connection, "pages_per_minute" if looks else "posts_per_minute")
        # Whatever a route does, a page of another site cannot have it done in the visitor's name.
        if not reads and not _own_origin(connection) and not path.startswith(FROM_MAIL):
            raise NotAllowed("foreign-page")


class FairTurns:
    """Lets the requests of a visitor wait while they keep the server busy, and charges them for the time they take.

    Whatever is answered behind it is charged, refusals too. Who asks for far too much gets no page: that would be work.
    """

    def __init__(self, app: ASGIApp, limiter: RateLimiter) -> None:
        self.app: Final = app
        self._limiter: Final = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        payers = charged(HTTPConnection(scope)) if scope["type"] in CONNECTIONS else []
        if scope["type"] == "websocket":
            await self._open(scope, receive, send, payers)
        elif not payers:
            await self.app(scope, receive, send)
        else:
            try:
                async with self._limiter.turn(payers[0]):
                    await self._charged(self.app(scope, receive, send), scope)
            except TooMany as refusal:
                await Response(MANY, status_of(refusal), {"retry-after": "1"}, "text/plain")(scope, receive, send)

    async def _open(self, scope: Scope, receive: Receive, send: Send, payers: list[str]) -> None:
        """Let someone have a socket."""
        try:
            if payers:
                await self._limiter.rest(payers[0], payers[0])
        except TooMany:
            await send({"type": "websocket.close", "code": 1012})
            return
        limits = self._limiter.limits
        await self._charged(self.app(scope, receive, send), scope, limits.opening_seconds)
        if FLOODED in scope:  # another one would do the same: the client waits before it opens one
            self._limiter.charge(payers, limits.busy_seconds)

    async def _charged(self, work: Awaitable[None], scope: Scope, most: float = math.inf) -> None:
        """Do the work, and charge the client and the player for the time it took."""
        timed = Timed(work)
        try:
            await timed
        finally:
            self._limiter.worked(charged(HTTPConnection(scope)), min(timed.seconds, most))


class CompressedPages(GZipMiddleware):
    """Compresses what is long, unless it was posted."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") in READING:
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def _own_origin(connection: HTTPConnection) -> bool:
    """Return whether the browser says that the request comes from one of our pages."""
    origin = connection.headers.get("origin", "")
    try:
        return bool(origin) and urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


async def read_body(request: Request, most: int) -> bytes:
    """Return what was posted, if it is not too much; what is too much is not read to its end."""
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > most:
        raise TooLarge("too-large", most=most // 1024)
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise TooLarge("too-large", most=most // 1024)
    except TimeoutError:
        raise TooSlow("too-slow") from None
    except ClientDisconnect:  # no one reads the answer
        raise BadForm("form") from None
    return bytes(body)


async def read_form(request: Request) -> dict[str, str]:
    """Return the fields of one of our forms."""
    body = await read_body(request, FORM_BYTES)
    try:
        form = dict(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=FIELDS))
    except ValueError:
        raise BadForm("form") from None
    if any("\0" in value for value in form.values()):
        raise BadForm("form")
    return form


async def read_file(request: Request) -> str:
    """Return the text of the file, or of the field, that was posted."""
    body = await read_body(request, FILE_BYTES)
    kind = request.headers.get("content-type", "")[:KIND_BYTES]
    try:
        # It takes a while, so it is done aside; a form without end is refused before that.
        content = await run_in_threadpool(posted_file, kind, body, FILE_BYTES)
    except BadUpload:
        raise BadForm("form") from None
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise BadForm("no-file") from None
    if not text.strip():
        raise BadForm("no-file")
    return text
