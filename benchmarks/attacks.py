"""Attack a server with twenty connections, and measure how long others wait meanwhile.

    python -m benchmarks.attacks

Each attack of docs/contributing/attacks.md runs for some seconds against a fresh server, from its own address, while
visitors from other addresses open pages. The table has their waiting times in quiet and under attack, and the ratios.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import itertools
import os
import random
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from multiprocessing import Process
from pathlib import Path
from time import perf_counter

from rich.console import Console

from benchmarks.clubs import serving
from benchmarks.load import part
from benchmarks.run import table

CONNECTIONS = 20
VISITORS = 6
PAUSE = 0.1
"""Seconds between the pages of a visitor."""
JOURNAL = Path(__file__).parents[1] / "tests" / "journals" / "four-players.txt"

Ask = Callable[[int], bytes]
"""A request by its number."""
Attack = Callable[[float], Awaitable[None]]
"""Something that runs until a moment."""


def request(path: str, address: str, *headers: str, body: bytes = b"", method: str = "GET") -> bytes:
    """Return a request that a proxy passes on for an address."""
    lines = [f"{method} {path} HTTP/1.1", "host: localhost", f"x-forwarded-for: {address}", *headers]
    if body:
        lines += [f"content-length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


async def answer(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """Return status and body of an answer."""
    head = await reader.readuntil(b"\r\n\r\n")
    status, length = int(head.split(b" ", 2)[1]), 0
    for line in head.lower().split(b"\r\n"):
        if line.startswith(b"content-length:"):
            length = int(line.split(b":")[1])
    return status, await reader.readexactly(length)


@asynccontextmanager
async def connection(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Provide a connection to the server."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 22)
    try:
        yield reader, writer
    finally:
        writer.close()


async def ask(port: int, sent: bytes) -> tuple[int, bytes]:
    """Return one request over a connection of its own."""
    async with connection(port) as (reader, writer):
        writer.write(sent)
        return await answer(reader)


async def visit(port: int, number: int, end: float, waited: list[float]) -> None:
    """Open a page now and then, as a visitor."""
    paths = itertools.cycle(["/", "/new/helios", "/learn", "/games"])
    while perf_counter() < end:
        await asyncio.sleep(PAUSE * random.Random(number).uniform(0.8, 1.2))
        begun = perf_counter()
        await ask(port, request(next(paths), f"198.51.100.{number + 1}"))
        waited.append(perf_counter() - begun)


async def measured(port: int, seconds: float) -> list[float]:
    """Return the waiting times of visitors."""
    waited: list[float] = []
    end = perf_counter() + seconds
    await asyncio.gather(*(visit(port, number, end, waited) for number in range(VISITORS)))
    return waited


def flood(port: int, made: Ask) -> Attack:
    """Twenty connections that ask again as soon as they are answered."""
    numbers = itertools.count()

    async def one(end: float) -> None:
        while perf_counter() < end:
            with suppress(OSError, asyncio.IncompleteReadError):
                await ask(port, made(next(numbers)))

    async def all_of_them(end: float) -> None:
        await asyncio.gather(*(one(end) for _ in range(CONNECTIONS)))

    return all_of_them


def sockets(port: int) -> Attack:
    """Send messages of one byte without end by sockets."""
    frame = b"\x81\x81\1\2\3\4y"

    async def one(end: float) -> None:
        while perf_counter() < end:
            key = base64.b64encode(os.urandom(16)).decode()
            extra: tuple[str, ...] = ("origin: http://localhost", "upgrade: websocket", "connection: upgrade")
            extra += ("sec-websocket-version: 13", f"sec-websocket-key: {key}")
            sent = request("/games/live/en", "203.0.113.9", *extra)
            with suppress(OSError, asyncio.IncompleteReadError):
                async with connection(port) as (reader, writer):
                    writer.write(sent)
                    await reader.readuntil(b"\r\n\r\n")
                    while perf_counter() < end and not reader.at_eof():
                        writer.write(frame * 1000)
                        await writer.drain()
                        await asyncio.sleep(0)
            await asyncio.sleep(0.01)

    async def all_of_them(end: float) -> None:
        await asyncio.gather(*(one(end) for _ in range(CONNECTIONS)))

    return all_of_them


def settings(number: int) -> str:
    """Return another combination of settings each time."""
    return (
        f"cookie: theme={('light', 'dark')[number % 2]}; sound={('on', 'off')[number // 2 % 2]}; "
        f"words={('on', 'off')[number // 4 % 2]}; digest={('turns', 'rounds', 'never')[number % 3]}"
    )


async def opened_journal(port: int) -> str:
    """Return the address of a journal that someone has opened."""
    head = b'--X\r\ncontent-disposition: form-data; name="file"; filename="g.txt"\r\n\r\n'
    body = head + JOURNAL.read_bytes() + b"\r\n--X--\r\n"
    extra = ("origin: http://localhost", "content-type: multipart/form-data; boundary=X")
    async with connection(port) as (reader, writer):
        writer.write(request("/open", "198.51.100.200", *extra, body=body, method="POST"))
        told = (await reader.readuntil(b"\r\n\r\n")).decode()
    found = [line.split(": ")[1] for line in told.split("\r\n") if line.lower().startswith("location")]
    assert found, told
    return found[0].removesuffix("/replay")


def asking(port: int, path: str, header: Callable[[int], str] = lambda _: "x-nothing: 1") -> Attack:
    """Ask for a page again and again, with another header each time."""
    return flood(port, lambda number: request(path, "203.0.113.9", header(number)))


def fresh_seats(number: int) -> str:
    """Return cookies of seats that no one has sent before."""
    return "cookie: " + "; ".join(f"seats-{number}-{each}=x" for each in range(800))


ATTACKS: dict[str, Callable[[int, str], Attack]] = {
    "C1 messages over sockets": lambda port, _: sockets(port),
    "C2 a cookie of backslashes": lambda port, _: asking(port, "/", lambda _: 'cookie: a="' + "\\" * 12_000 + '"'),
    "H4 components, settings in turn": lambda port, _: asking(port, "/components/origins", settings),
    "H4 fresh cookies of seats": lambda port, _: asking(port, "/", fresh_seats),
    "H4 ends of a journal": lambda port, journal: asking(port, f"{journal}/end", settings),
    "H4 analyses of a journal": lambda port, journal: asking(port, f"{journal}/analysis", settings),
    "H4 many languages": lambda port, _: asking(port, "/", lambda _: "accept-language: " + "," * 15_000),
}
"""What is tried, by the port of a server and the address of a journal there."""


@contextmanager
def fresh_server() -> Iterator[int]:
    """Provide a server of its own that believes who says for whom it asks."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), "--proxy", "127.0.0.1") as (port, _):
        yield port


async def tried(port: int, name: str, seconds: float) -> tuple[list[float], list[float]]:
    """Return waiting times in quiet and under an attack."""
    for path in ("/", "/new/helios", "/learn", "/games"):
        await ask(port, request(path, "198.51.100.99"))
    journal = await opened_journal(port)
    quiet = await measured(port, seconds)
    # In a process of its own, which gives way: visitors must not wait for the attacker's work.
    attacker = Process(target=attack, args=(name, port, journal, 2 * seconds), daemon=True)
    attacker.start()
    try:
        await asyncio.sleep(1)
        return quiet, await measured(port, seconds)
    finally:
        attacker.kill()


def attack(name: str, port: int, journal: str, seconds: float) -> None:
    """Attack a server for so long."""
    os.nice(10)
    asyncio.run(_attack(ATTACKS[name](port, journal), seconds))


async def _attack(attacking: Attack, seconds: float) -> None:
    await attacking(perf_counter() + seconds)


def main() -> None:
    """Print a row for each attack."""
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("--seconds", type=float, default=15)
    asked.add_argument("--only", default="", help="attacks whose names begin so")
    given = asked.parse_args()
    drawn = table(
        f"{VISITORS} visitors, {CONNECTIONS} connections of an attacker, {given.seconds:.0f} s each; milliseconds",
        *("quiet p50", "p99", "attacked p50", "p99", "ratio p50", "p99"),
    )
    for name in [each for each in ATTACKS if each.startswith(given.only)]:
        with fresh_server() as port:
            quiet, attacked = asyncio.run(tried(port, name, given.seconds))
        figures = [part(quiet, 50), part(quiet, 99), part(attacked, 50), part(attacked, 99)]
        ratios = [figures[2] / figures[0], figures[3] / figures[1]]
        drawn.add_row(name, *(f"{each:.0f}" for each in figures), *(f"{each:.1f}" for each in ratios))
    Console(width=150).print(drawn)


if __name__ == "__main__":
    main()
