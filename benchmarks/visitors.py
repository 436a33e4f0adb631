"""People at busy tables: the pages that they look at, and what they do there."""

from __future__ import annotations

import asyncio
import random
import re
from dataclasses import dataclass, field
from html import unescape
from time import perf_counter
from urllib.parse import urlencode

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.clubs import ADDRESS, Laid

_VERSION = re.compile(r'data-version="([0-9]+)"')
_CHOICE = re.compile(r'name="choice" value="([^"]+)"')
_SHORTCUT = re.compile(r'data-click="([^"]+)"')
_SAME_CHOICES = '<section id="choices" data-same>'
_SAME_SHORTCUTS = '<ul id="shortcuts" data-same>'


@dataclass
class Heard:
    """What was measured: seconds of every deed, and what came through the sockets."""

    seconds: list[float] = field(default_factory=list)
    """From posting a deed until both pages of the table have it."""
    elsewhere: list[float] = field(default_factory=list)
    """From posting a deed at one server until a page of another has it."""
    pushes: int = 0
    letters: int = 0
    refused: int = 0

    def forget(self) -> None:
        """Begin again."""
        self.seconds.clear()
        self.elsewhere.clear()
        self.pushes = self.letters = 0


class Page:
    """What one seat sees through a socket: the head of its newest fragment, and what can be chosen."""

    def __init__(self, port: int, socket: ClientConnection, heard: Heard) -> None:
        self.port = port
        self.socket = socket
        self.heard = heard
        self.head = ""
        self.offering = self.shortening = ""
        """The newest fragments with what can be chosen, and by which shortcuts."""
        self.version = -1
        self.changed = asyncio.Event()

    async def listen(self) -> None:
        """Take in what is pushed."""
        async for html in self.socket:
            assert isinstance(html, str)
            found = _VERSION.search(html)
            assert found is not None
            self.head, self.version = html.partition(">")[0], int(found[1])
            if _SAME_CHOICES not in html:
                self.offering = html
            if _SAME_SHORTCUTS not in html:
                self.shortening = html
            self.heard.pushes += 1
            self.heard.letters += len(html)
            self.changed.set()

    def click(self, dice: random.Random, shortcuts: float) -> str:
        """Return something that the page offers."""
        short = _SHORTCUT.findall(self.shortening)
        offered = short if short and dice.random() < shortcuts else _CHOICE.findall(self.offering)
        return unescape(dice.choice(offered))

    async def reach(self, version: int) -> float:
        """Wait until the page has got so far; when that was."""
        while self.version < version:
            self.changed.clear()
            await self.changed.wait()
        return perf_counter()


class Line:
    """A connection to post through. Servers end those that are idle for some seconds: a new one is opened in time."""

    IDLE = 3.0

    def __init__(self, port: int) -> None:
        self.port = port
        self.used = perf_counter()
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Return the connection, to be used right away."""
        if self.streams is None or perf_counter() - self.used > self.IDLE:
            self.hang_up()
            self.streams = await asyncio.open_connection(ADDRESS, self.port)
        self.used = perf_counter()
        return self.streams

    def hang_up(self) -> None:
        """End the connection, if there is one."""
        if self.streams is not None:
            self.streams[1].close()


class Sitting:
    """A table with its two pages, each at another server if there are two, and a connection of each to post through."""

    def __init__(self, ports: list[int], laid: Laid, heard: Heard, seed: int, shortcuts: float) -> None:
        self.ports = [ports[(seed + seat) % len(ports)] for seat in range(len(laid.cookies))]
        self.laid = laid
        self.heard = heard
        self.dice = random.Random(seed)
        self.shortcuts = shortcuts
        self.pages: list[Page] = []
        self.listening: list[asyncio.Task[None]] = []
        self.posting: list[Line] = []

    async def open(self) -> None:
        """Open the pages and wait until they show the table."""
        path = f"/t/{self.laid.table}/live/en?version=-1"
        for port, cookie in zip(self.ports, self.laid.cookies, strict=True):
            socket = await connect(
                f"ws://{ADDRESS}:{port}{path}",
                origin=f"http://{ADDRESS}:{port}",  # type: ignore[arg-type] # any text is one
                additional_headers={"Cookie": cookie},
                compression=None,
                max_size=None,
            )
            self.pages.append(Page(port, socket, self.heard))
            self.listening.append(asyncio.create_task(self.pages[-1].listen()))
            self.posting.append(Line(port))
        await asyncio.gather(*(page.reach(0) for page in self.pages))

    async def play(self, seconds: float) -> None:
        """Do one deed a second, then close the pages."""
        await asyncio.sleep(self.dice.random())
        begun = perf_counter()
        for second in range(round(seconds)):
            await asyncio.sleep(max(0.0, begun + second - perf_counter()))
            await self.deed()
        for line in self.posting:
            line.hang_up()
        for page, task in zip(self.pages, self.listening, strict=True):
            await page.socket.close()
            await task

    async def deed(self) -> None:
        """Post whatever can be done now, and wait until both pages have it."""
        for seat, page in enumerate(self.pages):
            form = {"seat": str(seat), "version": str(page.version)}
            if "data-asked" in page.head:
                form["choice"] = page.click(self.dice, self.shortcuts)
            elif "data-mine" not in page.head:
                continue
            begun, wanted = perf_counter(), page.version + 1
            status = await self._post("choose" if "choice" in form else "end-turn", seat, form)
            if status != 204:
                self.heard.refused += 1
                return
            reached = await asyncio.gather(*(each.reach(wanted) for each in self.pages))
            self.heard.seconds.append(max(reached) - begun)
            self.heard.elsewhere += [
                moment - begun for moment, each in zip(reached, self.pages, strict=True) if each.port != page.port
            ]
            return

    async def _post(self, deed: str, seat: int, form: dict[str, str]) -> int:
        reader, writer = await self.posting[seat].open()
        body = urlencode(form).encode()
        host = f"{ADDRESS}:{self.ports[seat]}"
        writer.write(
            f"POST /t/{self.laid.table}/{deed} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
            f"Cookie: {self.laid.cookies[seat]}\r\nX-Quiet: 1\r\nContent-Type: application/x-www-form-urlencoded\r\n"
            f"Content-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        answer = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: ([0-9]+)", answer, re.IGNORECASE)
        if length is not None:
            await reader.readexactly(int(length[1]))
        return int(answer.split()[1])
