"""Attacks by sockets, headers and many connections (second round in docs/contributing/attacks.md: C1, C2, H4, M5)."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.server import ServerState

from heliopolis.web.server import guard
from heliopolis.web.server.door import Doors, Patient, configured
from heliopolis.web.server.errors import POLICY
from heliopolis.web.server.limits import COOKIES, HEADER_BYTES, SOCKET_BURST, ClientLimits
from web.conftest import Site


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await PlainTextResponse("hello")(scope, receive, send)
        return
    socket = WebSocket(scope, receive, send)
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text() + " " + "x" * 5000)
    except WebSocketDisconnect:
        pass


@asynccontextmanager
async def open_socket(extra: str = "") -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter, bytes]]:
    """Provide a socket of a server that repeats what it hears; the head of its answer."""
    config, state = configured(echo), ServerState()
    config.load()
    server = await asyncio.get_running_loop().create_server(lambda: Patient(config, state, {}), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    key = base64.b64encode(os.urandom(16)).decode()
    head = "GET / HTTP/1.1\r\nhost: h\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    writer.write(f"{head}{extra}sec-websocket-key: {key}\r\n\r\n".encode())
    yield reader, writer, await reader.readuntil(b"\r\n\r\n")
    writer.close()
    server.close()
    while state.connections or state.tasks:
        await asyncio.sleep(0.01)


def frame(text: bytes, opcode: int = 1, *, final: bool = True) -> bytes:
    """Return a frame as a browser sends it."""
    mask = b"\1\2\3\4"
    return (
        bytes([opcode | (0x80 if final else 0), 0x80 | len(text)])
        + mask
        + bytes(each ^ mask[place % 4] for place, each in enumerate(text))
    )


async def closed(reader: asyncio.StreamReader) -> int:
    """Return the code with which the server closes, or 0 if it just hangs up."""
    with_code = b""
    with suppress(ConnectionError):
        with_code = await asyncio.wait_for(reader.read(), 20)
    place = with_code.rfind(b"\x88")
    return struct.unpack("!H", with_code[place + 2 : place + 4])[0] if place >= 0 else 0


@pytest.mark.parametrize("opcode", [1, 9], ids=["messages", "pings"])
def test_a_socket_that_sends_without_end_is_closed(opcode: int) -> None:
    async def flood() -> tuple[int, int]:
        async with open_socket() as (reader, writer, _):
            sent = 0
            try:
                while sent < 100 * SOCKET_BURST:
                    writer.write(frame(b"x", opcode) * 100)
                    sent += 700
                    await writer.drain()
                    await asyncio.sleep(0)
            except ConnectionError:
                pass
            return await closed(reader), sent

    code, sent = asyncio.run(flood())
    assert code in {POLICY, 0}
    assert sent < 100 * SOCKET_BURST


@pytest.mark.parametrize(
    ("sent", "code"),
    [(frame(b"\xff\xfe"), 1007), (frame(b"x", 2), 1003), (frame(b"x", final=False), POLICY), (frame(b"", 0), 1002)],
    ids=["no text", "bytes", "a piece", "the rest of nothing"],
)
def test_what_our_script_never_sends_closes_the_socket(
    sent: bytes, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def say() -> int:
        async with open_socket() as (reader, writer, _):
            writer.write(sent)
            return await closed(reader)

    assert asyncio.run(say()) == code
    assert caplog.records == []


def test_what_the_server_sends_is_compressed_and_keeps_nothing_for_it() -> None:
    async def say() -> tuple[bytes, int]:
        async with open_socket("sec-websocket-extensions: permessage-deflate\r\n") as (reader, writer, head):
            writer.write(frame(b"hidden"))
            start = await reader.readexactly(2)
            return head, start[1] & 0x7F

    head, length = asyncio.run(say())
    assert b"permessage-deflate; server_no_context_takeover" in head
    assert length < 126, "five thousand letters in one byte of length"


def test_headers_that_come_at_once_are_not_longer_than_others() -> None:
    async def visit() -> bytes:
        config, state = configured(echo), ServerState()
        config.load()
        server = await asyncio.get_running_loop().create_server(lambda: Patient(config, state, {}), "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(b"GET / HTTP/1.1\r\nhost: h\r\ncookie: " + b"x" * HEADER_BYTES + b"\r\n\r\n")
        answer = await reader.read()
        writer.close()
        server.close()
        return answer

    assert asyncio.run(visit()).startswith(b"HTTP/1.1 431")


def test_cookies_that_python_takes_long_to_read_are_not_read(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def note(text: str) -> str:
        read.append(text)
        return text

    monkeypatch.setattr("http.cookies._unquote", note)
    hostile = 'a="' + "\\" * 8000 + '"; theme=dark'
    page = site.client.get("/", headers={"cookie": hostile}).text
    assert read
    assert all("\\" not in each for each in read)
    assert 'data-theme="dark"' in page


def test_of_many_cookies_and_languages_a_few_are_read() -> None:
    many = b"; ".join(b"seats-%d=x" % number for number in range(3500))
    assert guard._read(b"cookie", many)[1].count(b";") < COOKIES
    assert guard._read(b"cookie", b"a=" + b"x" * 5000) == (b"cookie", b"")
    assert len(guard._read(b"accept-language", b"," * 60_000)[1]) < 1000
    assert guard._read(b"host", b"x" * 5000)[1] == b"x" * 5000


def test_one_address_has_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Doors, "trusts", lambda *_: False)  # this machine counts like any other

    async def come() -> list[bytes]:
        config, state = configured(echo, limits=ClientLimits(connections=2)), ServerState()
        config.load()
        server = await asyncio.get_running_loop().create_server(lambda: Patient(config, state, {}), "127.0.0.1", 0)
        lines = [await asyncio.open_connection(*server.sockets[0].getsockname()) for _ in range(3)]
        answers = []
        for reader, writer in lines:
            try:
                writer.write(b"GET / HTTP/1.1\r\nhost: h\r\n\r\n")
                answers.append(await reader.read(12))
            except ConnectionError:
                answers.append(b"")
            writer.close()
        server.close()
        return answers

    assert asyncio.run(come()) == [b"HTTP/1.1 200", b"HTTP/1.1 200", b""]


def test_a_proxy_has_the_connections_of_everybody() -> None:
    doors = configured(echo, ["192.0.2.0/24"])
    assert doors.trusts("192.0.2.7")
    assert doors.trusts("127.0.0.1")
    assert not doors.trusts("203.0.113.5")
