"""Visitors who come in and say nothing, or far too much, do not keep the server waiting."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Message, Receive, Scope, Send
from uvicorn.server import ServerState

from heliopolis.web.server import door, guard
from heliopolis.web.server.door import Patient, configured
from heliopolis.web.server.errors import BadForm, TooSlow, status_of
from heliopolis.web.server.guard import read_body
from heliopolis.web.server.limits import HEADER_BYTES
from web.serving import Server

ASK = b"GET / HTTP/1.1\r\nhost: here\r\n"


async def hello(scope: Scope, receive: Receive, send: Send) -> None:
    await PlainTextResponse("hello")(scope, receive, send)


@asynccontextmanager
async def connected() -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Provide a visitor of a server that says hello."""
    config, state = configured(hello), ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Patient(config, state, {}), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    yield reader, writer
    writer.close()
    server.close()
    while state.connections or state.tasks:
        await asyncio.sleep(0.01)


async def answer(reader: asyncio.StreamReader) -> bytes:
    """Return one answer of the server."""
    head = await reader.readuntil(b"\r\n\r\n")
    return head + await reader.readexactly(5)


def test_headers_may_come_in_pieces_and_one_request_after_the_other() -> None:
    async def visit() -> None:
        async with connected() as (reader, writer):
            for _ in range(3):
                for piece in (ASK[:9], ASK[9:], b"\r\n"):
                    writer.write(piece)
                    await writer.drain()
                    await asyncio.sleep(0)
                assert (await answer(reader)).endswith(b"hello")

    asyncio.run(visit())


def test_headers_without_end_are_cut_off() -> None:
    async def visit() -> bytes:
        async with connected() as (reader, writer):
            writer.write(ASK)
            try:
                for _ in range(8 * 1024):  # eight megabytes, were they read
                    writer.write(b"cookie: " + b"x" * 1014 + b"\r\n")
                    await writer.drain()
            except ConnectionError:
                pass
            try:
                return await reader.read()
            except ConnectionError:
                return b""

    # A client that keeps sending may find the connection gone before reading why.
    assert asyncio.run(visit())[:12] in {b"HTTP/1.1 431", b""}


def test_headers_of_the_most_that_may_come_are_read() -> None:
    async def visit() -> bytes:
        async with connected() as (reader, writer):
            writer.write(ASK + b"cookie: " + b"x" * (HEADER_BYTES - 200) + b"\r\n\r\n")
            return await answer(reader)

    assert asyncio.run(visit()).endswith(b"hello")


@pytest.mark.parametrize("said", [b"", b"GE", ASK, b"\r\n"])
def test_who_does_not_come_to_the_point_is_left(monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setattr(door, "HEADER_SECONDS", 0.05)

    async def visit() -> bytes:
        async with connected() as (reader, writer):
            writer.write(said)
            try:
                return await reader.read()  # until the server closes
            except ConnectionError:
                return b""

    assert asyncio.run(visit()) == b""


def test_a_post_that_does_not_come_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.05)

    async def nothing() -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    request = Request({"type": "http", "method": "POST", "headers": [(b"content-length", b"100")]}, nothing)
    with pytest.raises(TooSlow) as refused:
        asyncio.run(read_body(request, 1000))
    assert (status_of(refused.value), refused.value.message.key) == (408, "too-slow")


def test_who_leaves_while_posting_is_no_error_of_ours() -> None:
    async def leave() -> Message:
        return {"type": "http.disconnect"}

    request = Request({"type": "http", "method": "POST", "headers": [(b"content-length", b"100")]}, leave)
    with pytest.raises(BadForm) as refused:
        asyncio.run(read_body(request, 1000))
    assert status_of(refused.value) == 400


@pytest.mark.slow
def test_a_server_that_is_to_end_does_not_wait_for_a_stalled_post(tmp_path: Path) -> None:
    with Server(tmp_path) as server, socket.create_connection(("127.0.0.1", server.port)) as visitor:
        head = f"POST /tables HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\norigin: {server.address}\r\n"
        visitor.sendall(f"{head}content-length: 100\r\n\r\ngame=".encode())
        server.text("/")
        server.stop()  # and has ended
