"""The door: where the server listens, and how long it waits for whoever comes in and says nothing."""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import Sequence
from ipaddress import ip_network
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from heliopolis.kernel.errors import BadOption

HEADER_BYTES: Final = 64 * 1024
"""All that may come before the end of the headers: forty cookies of seats take a tenth of it."""
HEADER_SECONDS: Final = 20.0
"""How long a client may take to send its headers."""
LEAVE_SECONDS: Final = 5
"""How long a server that shuts down waits for requests under way."""
SOCKET_BYTES: Final = 64 * 1024
"""The longest message of a browser; ours says nothing at all."""
_BACKLOG: Final = 2048
_NO_SUCH: Final = frozenset({errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT})


class Patient(HttpToolsProtocol):
    """One connection, whose headers must come in time and be no longer than headers are."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._heard = 0
        """Bytes of headers that have no end yet."""
        self._speaking = False
        """Whether such headers have begun."""
        self._answered = False
        """Whether the last request has its answer."""
        self._waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_longer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._answered:
            self._wait()  # for another request over the same connection, or for the rest of one that is answered
        if self._speaking:
            self._heard += len(data)
            if self._heard > HEADER_BYTES:
                self.transport.write(b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n\r\n")
                self.transport.close()
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._heard, self._speaking = 0, True
        self._wait()

    def on_headers_complete(self) -> None:
        self._speaking = self._answered = False
        self._wait_no_longer()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        self._answered = True
        super().on_response_complete()

    def _wait(self) -> None:
        if self._waiting is None:
            self._waiting = self.loop.call_later(HEADER_SECONDS, self._too_late)

    def _wait_no_longer(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _too_late(self) -> None:
        self._waiting = None
        if not self.transport.is_closing():
            self.transport.abort()


def configured(app: Any, proxies: Sequence[str] = ()) -> uvicorn.Config:
    """How the server serves an application; only ``proxies`` are believed when they say for whom they ask."""
    return uvicorn.Config(
        app,
        http=Patient,
        log_level="warning",
        log_config=None,
        access_log=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        ws_per_message_deflate=False,
        ws_max_size=SOCKET_BYTES,
        lifespan="off",
        timeout_graceful_shutdown=LEAVE_SECONDS,
    )


def proxies_of(told: str) -> tuple[str, ...]:
    """The proxies of an option: addresses or networks, parted by commas."""
    words = tuple(word.strip() for word in told.split(",") if word.strip())
    for word in words:
        try:
            ip_network(word)
        except ValueError:
            raise BadOption("proxy", "proxy", value=word) from None
    return words


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets that listen at every address of a host; they are opened before anything else is done."""
    opened: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, _, _, _, place in dict.fromkeys(found):
            # Of port 0 the system chooses one, which all addresses share.
            shared = opened[0].getsockname()[1] if opened else port
            try:
                opened.append(socket.create_server((place[0], shared), family=family, backlog=_BACKLOG))
            except OSError as error:
                if error.errno not in _NO_SUCH or len(found) == 1:
                    raise
    except OSError as error:
        for each in opened:
            each.close()
        told = (error.strerror or str(error)).partition(" (")[0]
        raise BadOption("port", "listen", host=host, port=port, told=told) from None
    if not opened:
        raise BadOption("port", "no-address", host=host, port=port)
    return opened
