"""The door: where the server listens, how much a connection may send, and how long the server waits for it."""

from __future__ import annotations

import asyncio
import errno
import selectors
import socket
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Any, Final, Self

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.protocol import OPEN

from heliopolis.kernel.errors import BadOption
from heliopolis.web.server.errors import FLOODED, POLICY
from heliopolis.web.server.limits import (
    HEADER_BYTES,
    HEADER_SECONDS,
    LEAVE_SECONDS,
    MESSAGE_BYTES,
    SOCKET_BURST,
    SOCKET_BYTES_PER_SECOND,
    Bucket,
    ClientLimits,
    network,
)

_BACKLOG: Final = 2048
_NO_SUCH: Final = frozenset({errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT})


_TOO_LONG: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n\r\n"
_COMPRESSED: Final = ServerPerMessageDeflateFactory(
    # A socket at rest then keeps nothing for compressing, which would take some 30 KB of memory each.
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    compress_settings={"level": 3},
)
PORTER_SECONDS: Final = 0.2
"""How long the porter waits for someone to come, and then to speak."""
_STARTING: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 2\r\nrefresh: 2\r\nconnection: close\r\n"
    b"cache-control: no-store\r\ncontent-type: text/plain; charset=utf-8\r\n\r\n"
    b"Heliopolis is starting. / Heliopolis d\xc3\xa9marre.\n"
)


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
        if self._too_many():
            transport.abort()
            return
        self._wait()

    def _too_many(self) -> bool:
        """Return whether this address has too many connections open."""
        if self.client is None or not isinstance(self.config, Doors) or self.config.trusts(self.client[0]):
            return False
        own = network(self.client[0])
        others = [each.client for each in self.connections if isinstance(each, HttpToolsProtocol | Measured)]
        return sum(each is not None and network(each[0]) == own for each in others) > self.config.connections

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_longer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._answered:
            self._wait()  # for another request over the same connection, or for the rest of one that is answered
        if self._speaking:
            self._heard += len(data)
            if self._heard > HEADER_BYTES:
                self._refuse_headers()
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._heard, self._speaking = 0, True
        self._wait()

    def on_headers_complete(self) -> None:
        self._speaking = self._answered = False
        self._wait_no_longer()
        if sum(len(name) + len(value) for name, value in self.headers) + len(self.url) > HEADER_BYTES:
            self._refuse_headers()
            return
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        self._answered = True
        super().on_response_complete()

    def _refuse_headers(self) -> None:
        self.transport.write(_TOO_LONG)
        self.transport.close()

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


class Measured(WebSocketsSansIOProtocol):
    """One socket, over which a browser may send a word now and then. What the server sends is compressed."""

    def __init__(self, *args: Any, **given: Any) -> None:
        super().__init__(*args, **given)
        self.conn.available_extensions = [_COMPRESSED]
        self._bytes: Final = Bucket(SOCKET_BURST, self.loop.time())

    def data_received(self, data: bytes) -> None:
        seconds = SOCKET_BURST / SOCKET_BYTES_PER_SECOND
        if self.handshake_initiated and not self._bytes.take(SOCKET_BURST, seconds, self.loop.time(), len(data)):
            self._refuse(POLICY)
            return
        super().data_received(data)

    def handle_text(self, event: Frame) -> None:
        """Take a word of our script; it comes whole, and in letters."""
        try:
            bytes(event.data).decode()
        except UnicodeDecodeError:
            self._refuse(1007)
            return
        if event.fin:
            super().handle_text(event)
        else:
            self._refuse(POLICY)

    def handle_bytes(self, event: Frame) -> None:
        """Refuse bytes: our script sends none."""
        self._refuse(1003)

    def handle_cont(self, event: Frame) -> None:
        """Refuse pieces: our script sends none."""
        self._refuse(POLICY)

    def _refuse(self, code: int) -> None:
        self.scope[FLOODED] = True  # type: ignore[typeddict-unknown-key]
        if self.conn.state is OPEN and not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()
        else:
            self.transport.abort()


class Doors(uvicorn.Config):
    """How the server serves an application."""

    def __init__(self, app: Any, proxies: Sequence[str], connections: int) -> None:
        super().__init__(
            app,
            http=Patient,
            ws=Measured,
            log_level="warning",
            log_config=None,
            access_log=False,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=list(proxies),
            ws_per_message_deflate=False,  # as uvicorn does it; Measured has its own
            ws_max_size=MESSAGE_BYTES,
            lifespan="off",
            timeout_graceful_shutdown=LEAVE_SECONDS,
        )
        # No address may take more than a quarter of the files that the system lets us open.
        self.connections: Final = min(connections, _most_files() // 4)
        self._proxies: Final = [ip_network(each) for each in proxies]

    def trusts(self, address: str) -> bool:
        """Return whether this is the address of one of our proxies, or of this machine, on which one may run."""
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return found.is_loopback or any(found in each for each in self._proxies)


def _most_files() -> int:
    """Return how many files and connections the system lets us open."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource

    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if most == resource.RLIM_INFINITY else most


def configured(app: Any, proxies: Sequence[str] = (), limits: ClientLimits | None = None) -> Doors:
    """Return how the server serves an application; only ``proxies`` are believed when they say for whom they ask."""
    return Doors(app, proxies, (limits or ClientLimits()).connections)


def proxies_of(told: str) -> tuple[str, ...]:
    """Return the proxies of an option: addresses or networks, parted by commas."""
    words = tuple(word.strip() for word in told.split(",") if word.strip())
    for word in words:
        try:
            ip_network(word)
        except ValueError:
            raise BadOption("proxy", "proxy", value=word) from None
    return words


class Porter:
    """Answers while the server starts: visitors are asked to come again in a moment."""

    def __init__(self, listening: Sequence[socket.socket]) -> None:
        self._listening: Final = listening
        self._leaving: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._answer, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        """Note that the server is up. Visitors who come now wait for it a moment."""
        self._leaving.set()
        self._thread.join()

    def _answer(self) -> None:
        with selectors.DefaultSelector() as doors:
            for each in self._listening:
                each.setblocking(False)
                doors.register(each, selectors.EVENT_READ)
            while self._listening and not self._leaving.is_set():
                for door, _ in doors.select(PORTER_SECONDS):
                    assert isinstance(door.fileobj, socket.socket)
                    with suppress(OSError):
                        visitor, _ = door.fileobj.accept()
                        with visitor:
                            visitor.settimeout(PORTER_SECONDS)
                            visitor.recv(HEADER_BYTES)
                            visitor.sendall(_STARTING)


def listen(host: str, port: int) -> list[socket.socket]:
    """Open sockets at every address of a host, before anything else is done."""
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
