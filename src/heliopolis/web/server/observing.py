"""What shows how a server is: a line of the log for each visit, figures for Prometheus, and its health."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from heliopolis.kernel.errors import BadOption
from heliopolis.table.faults import Faults
from heliopolis.table.host import Host
from heliopolis.table.keeping.schema import SCHEMA
from heliopolis.web.server.addresses import PATHS

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry

SHOWN: Final = frozenset(
    {"file", "form", "game", "language", "lesson", "name", "path", "picture", "puzzle", "table", "theme", "told"}
)
"""What may be shown of an address. Every other part of it may be a secret, such as the link of a seat."""
UNKNOWN: Final = "?"
"""In place of an address that leads nowhere: it may be a link that someone has mistyped."""


class SiteVisit(NamedTuple):
    """A request, or a socket from beginning to end."""

    client: str
    method: str
    """``SOCKET`` for a socket."""
    address: str
    status: int
    seconds: float


Observer = Callable[[SiteVisit], None]


class Observed:
    """The application, with a listener that hears of every visit."""

    def __init__(self, app: ASGIApp, observers: Sequence[Observer]) -> None:
        self._app: Final = app
        self._observers: Final = observers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        begun, status = time.monotonic(), 500

        async def send_seen(message: Message) -> None:
            nonlocal status
            status = _status(message, status)
            await send(message)

        try:
            await self._app(scope, receive, send_seen)
        finally:
            client = scope.get("client")
            method = "SOCKET" if scope["type"] == "websocket" else scope["method"]
            visit = SiteVisit(client[0] if client else "", method, address(scope), status, time.monotonic() - begun)
            for observe in self._observers:
                observe(visit)


def _status(message: Message, before: int) -> int:
    """Return the code that a message answers with; a socket that is refused is answered like a page that is."""
    kind = message["type"]
    if kind == "http.response.start":
        return int(message["status"])
    if kind == "websocket.accept":
        return 101
    return 403 if kind == "websocket.close" and before != 101 else before


def address(scope: Scope) -> str:
    """Return where a request went, once it was answered: without what was asked for and without secrets."""
    if "endpoint" not in scope:
        return UNKNOWN
    path = str(scope["path"])
    for name, value in scope.get("path_params", {}).items():
        if name not in SHOWN:
            path = path.replace(str(value), f"{{{name}}}")
    return path


FORMS: Final = ("text", "json")

_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")

_visits: Final = logging.getLogger("heliopolis.visits")


class JsonLines(logging.Formatter):
    """Every record as an object on a line of its own."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as JSON."""
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "log": record.name,
            "message": record.getMessage(),
            **getattr(record, "visit", {}),
        }
        if record.exc_info:
            told["fault"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


class TextLines(logging.Formatter):
    """Every record on a line; what strangers send begins no other line and steers no terminal."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - as logging calls it
        """Return the record without control characters; a fault follows on lines of its own."""
        return _CONTROL.sub(lambda found: found[0].encode("unicode_escape").decode(), super().formatMessage(record))


def open_log(form: str) -> None:
    """Write the log to the error stream in that form."""
    if form not in FORMS:
        raise BadOption("log", "one-of", known=", ".join(FORMS), value=form)
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    _visits.setLevel(logging.INFO)


def log_visit(visit: SiteVisit) -> None:
    """Log a visit in one line."""
    told = {**visit._asdict(), "seconds": round(visit.seconds, 4)}
    message = "%s %s %s %d %.0f ms"
    values = (visit.client, visit.method, visit.address, visit.status, visit.seconds * 1000)
    _visits.info(message, *values, extra={"visit": told})


LOOPBACK: Final = "127.0.0.1"
SLOW: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds by which answers are counted."""


class Metrics:
    """What is counted while a server runs."""

    def __init__(self) -> None:
        """Make the metrics; refuse where the library is missing."""
        try:
            from prometheus_client import (
                GC_COLLECTOR,
                PLATFORM_COLLECTOR,
                PROCESS_COLLECTOR,
                CollectorRegistry,
                Counter,
                Histogram,
            )
        except ImportError:
            raise BadOption("metrics", "no-metrics") from None
        self._registry: Final[CollectorRegistry] = CollectorRegistry()
        for each in (PROCESS_COLLECTOR, PLATFORM_COLLECTOR, GC_COLLECTOR):
            self._registry.register(each)
        self._requests: Final = Counter(
            "heliopolis_requests", "Requests answered.", ["method", "status"], registry=self._registry
        )
        self._seconds: Final = Histogram(
            "heliopolis_request_seconds",
            "Time to the end of an answer.",
            ["method"],
            buckets=SLOW,
            registry=self._registry,
        )

    def observe(self, visit: SiteVisit) -> None:
        """Count a visit; a socket is counted when it has ended."""
        self._requests.labels(visit.method, str(visit.status)).inc()
        if visit.method != "SOCKET":
            self._seconds.labels(visit.method).observe(visit.seconds)

    def watch(self, tables: Host) -> None:
        """Report the tables too."""
        told: dict[str, tuple[str, Callable[[], float]]] = {
            "tables_loaded": ("Tables in memory.", lambda: tables.figures().tables),
            "watchers": ("Pages that watch a table.", lambda: tables.figures().watchers),
            "acts_kept": ("Acts kept since the start.", lambda: tables.figures().kept),
            "commits": ("Commits of acts since the start.", lambda: tables.figures().commits),
            "commit_seconds": ("Time that those commits took.", lambda: tables.figures().commit_seconds),
        }
        from prometheus_client import Gauge

        for name, (about, value) in told.items():
            Gauge(f"heliopolis_{name}", about, registry=self._registry).set_function(value)

    @contextmanager
    def served(self, port: int) -> Iterator[None]:
        """Answer everyone who asks on this machine, in a thread."""
        from prometheus_client import start_http_server

        try:
            server, thread = start_http_server(port, LOOPBACK, self._registry)
        except OSError as error:
            told = error.strerror or str(error)
            raise BadOption("metrics", "listen", host=LOOPBACK, port=port, told=told) from None
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()


WAIT_SECONDS: Final = 5.0
"""A store that has not answered by then is away."""

_log: Final = logging.getLogger(__name__)


class Health:
    """Asks the store, once for all who ask meanwhile, and those who look after something."""

    def __init__(self, host: Host, faults: Sequence[Faults]) -> None:
        self._host: Final = host
        self._faults: Final = faults
        self._asking: asyncio.Task[int] | None = None

    async def complaint(self) -> str:
        """Return why this server cannot serve, in a few words; nothing if it can."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(asyncio.to_thread(self._host.store.check))
        try:
            found = await asyncio.wait_for(asyncio.shield(self._asking), WAIT_SECONDS)
        except Exception:  # noqa: BLE001 - whatever it is, tables cannot be kept; what it says may hold a password
            _log.warning("the store does not answer, or cannot be written to")
            return "the store does not answer, or cannot be written to"
        return "" if found == SCHEMA else f"the store has version {found}, not {SCHEMA}"

    async def tell(self, _request: Request) -> Response:
        """Return ``ok`` and what fails in places, or why this server cannot serve, with the status that says so."""
        complaint = await self.complaint()
        failing = [f"{each.what}: {len(each)} fail, see the log" for each in self._faults if len(each)]
        if still := sum(
            session.failing for session in self._host.sessions.values()
        ):  # a store or bots that do not work
            failing.append(f"tables: {still} stand still, see the log")
        return PlainTextResponse("\n".join([complaint or "ok", *failing, ""]), 503 if complaint else 200)


def health_routes(host: Host, faults: Sequence[Faults]) -> list[BaseRoute]:
    """Return its address; ``faults`` are of those who look after something."""
    return [Route(PATHS["health"], Health(host, [*host.faults, *faults]).tell)]
