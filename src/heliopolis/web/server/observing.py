"""What is known of a request after it was answered: for the log and the figures, and without anything secret."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from starlette.types import ASGIApp, Message, Receive, Scope, Send

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
