"""Receivers of notices that tests start on loopback, and a clock that only they move."""

from __future__ import annotations

import email
import email.policy
import json
import socket
import threading
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import SimpleNamespace
from typing import Any, NamedTuple, Self

from aiosmtpd.controller import Controller


class Clock:
    """Shows the time that the test sets."""

    def __init__(self, now: int = 1_790_000_000) -> None:
        self.now = now

    def __call__(self) -> float:
        return float(self.now)

    def go(self, *, days: float = 0, hours: float = 0, minutes: float = 0) -> None:
        self.now += round(86400 * days + 3600 * hours + 60 * minutes)


class Received(NamedTuple):
    """What someone sent."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Sink:
    """A server that takes whatever is posted to it, or answers as the test wants."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.status = 204
        self.headers: dict[str, str] = {}
        sink = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", "0")))
                headers = {name.lower(): value for name, value in self.headers.items()}
                sink.received.append(Received(self.path, headers, body))
                self.send_response(sink.status)
                for name, value in sink.headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def take(self) -> list[Received]:
        """Return what has come since this was last asked."""
        taken, self.received = self.received, []
        return taken

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


class MailBox:
    """A mail server that takes everything, or refuses as the test wants."""

    def __init__(self) -> None:
        self.received: list[EmailMessage] = []
        self.raw = b""
        """The last mail as it came."""
        self.refusal = ""
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port())

    async def handle_DATA(self, _server: object, _session: object, envelope: SimpleNamespace) -> str:  # noqa: N802
        if not self.refusal:
            self.raw = bytes(envelope.content)
            self.received.append(email.message_from_bytes(envelope.content, policy=email.policy.default))
        return self.refusal or "250 taken"

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self._controller.port}"

    def take(self) -> list[EmailMessage]:
        """Return what has come since this was last asked."""
        taken, self.received = self.received, []
        return taken

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()


def free_port() -> int:
    """Return a port at which no one listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
