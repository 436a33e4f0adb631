"""Load one server process: many tables in the middle of a game, two live pages at each, one deed a second.

A deed is a click or End turn. Where a page offers shortcuts on its boards, seven of ten clicks take one: it makes
several choices, so that a choice takes about as many clicks as ``benchmarks.clicks`` counts in whole games. With
``--answers`` nobody takes one. Measured are the time from posting a deed until both pages of the table have it, and the
server's processor time for a deed and for a choice, as the journal counts choices.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from html import unescape
from pathlib import Path
from time import perf_counter
from typing import NamedTuple
from urllib.parse import urlencode

from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.run import FAST, table
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.game import State
from heliopolis.table.acts import Play
from heliopolis.table.factory import table_at
from heliopolis.table.keeping.store import STORE_FILE, Store
from heliopolis.table.seats import person
from heliopolis.web.server.seat_cookies import SEATS
from heliopolis.web.server.signing import CookieSigner, read_key

GAME = "origins"
OPTIONS: dict[str, Value] = {"players": 2, "wonders": True, "trials": "regular"}
POSITIONS = 20
"""How many games the positions come from, each from its middle; the tables share them."""
WARMING = 3.0
"""Seconds that do not count: caches fill."""
ADDRESS = "127.0.0.1"
_VERSION = re.compile(r'data-version="([0-9]+)"')
_CHOICE = re.compile(r'name="choice" value="([^"]+)"')
_SHORTCUT = re.compile(r'data-click="([^"]+)"')
_SAME_CHOICES = '<section id="choices" data-same>'
_SAME_SHORTCUTS = '<ul id="shortcuts" data-same>'
SHORTCUTS = 0.7
"""How often a shortcut is taken where there is one."""


@dataclass
class Heard:
    """What was measured: seconds of every deed, and what came through the sockets."""

    seconds: list[float] = field(default_factory=list)
    pushes: int = 0
    letters: int = 0
    refused: int = 0


class Counts(NamedTuple):
    """What had happened by some moment."""

    seconds: float
    server: float | None
    """The server's processor time."""
    clients: float | None
    choices: int


@dataclass(frozen=True)
class Report:
    """The figures."""

    tables: int
    deeds: int
    choices: int
    """Choices of people in the journals."""
    refused: int
    p50: float
    p99: float
    worst: float
    pushes_per_second: float
    kilobytes_per_push: float
    cpu_per_deed: float | None
    """Milliseconds of the server's processor time, all told; None where the system does not tell."""
    cpu_per_choice: float | None
    client_share: float | None
    """How much of a core the clients took, all in this process: near 1 they would wait for themselves."""


def middle(seed: int) -> State:
    """A position in the middle of a random game."""
    dice, state = Dice(seed), find_game(GAME).new(None, **OPTIONS)
    passed = [state.copy()]
    while state.todo:
        choices = state.choices()
        state.play(choices[dice.weighted(state.weights()) if state.seat() == CHANCE else dice.below(len(choices))])
        passed.append(state.copy())
    return passed[len(passed) // 2]


def lay_tables(folder: Path, count: int) -> list[tuple[str, list[str]]]:
    """Tables in the middle of a game, each with the cookies of its two seats."""
    signer, store = CookieSigner(read_key(folder)), Store(folder / STORE_FILE)
    states = [middle(seed) for seed in range(min(count, POSITIONS))]
    components = find_game(GAME).components()
    laid = []
    for number in range(count):
        made, _ = table_at(
            store,
            states[number % len(states)],
            components,
            [person(f"Ann {number}"), person(f"Bob {number}", "fr")],
            "load",
        )
        name = SEATS + made.id
        laid.append((made.id, [f"{name}={signer.sign(name, str(seat))}" for seat in range(2)]))
    store.close()
    return laid


def processor_seconds(process: int) -> float | None:
    """How long a process has worked so far, where Linux tells."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return None
    spent = stat.read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, spent)) / os.sysconf("SC_CLK_TCK")


@contextmanager
def served(folder: Path) -> Iterator[tuple[int, int]]:
    """The server as people start it, on the compiled build where there is one; its port and its process."""
    command = [sys.executable, "-m", "heliopolis.cli", "serve", "--port", "0", "--data", str(folder)]
    limits = ["--sockets", "100000", "--posts-per-minute", "1000000", "--pages-per-minute", "1000000"]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if list(FAST.glob("heliopolis/kernel/*.so")):
        env["PYTHONPATH"] = str(FAST)
    with subprocess.Popen([*command, *limits], stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline().strip().rpartition(":")[2]), process.pid
        finally:
            process.terminate()


class Page:
    """What one seat sees through a socket: the head of its newest fragment, and what can be chosen."""

    def __init__(self, socket: ClientConnection, heard: Heard) -> None:
        self.socket = socket
        self.heard = heard
        self.head = ""
        self.offering = self.shortening = ""
        """The newest fragments that tell what can be chosen, and by which shortcuts."""
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
        """Something that the page offers."""
        short = _SHORTCUT.findall(self.shortening)
        offered = short if short and dice.random() < shortcuts else _CHOICE.findall(self.offering)
        return unescape(dice.choice(offered))

    async def reach(self, version: int) -> None:
        """Wait until the page has got so far."""
        while self.version < version:
            self.changed.clear()
            await self.changed.wait()


class Sitting:
    """A table with its two pages, and a connection to post through."""

    def __init__(self, port: int, table_id: str, cookies: list[str], heard: Heard, seed: int, shortcuts: float) -> None:
        self.port = port
        self.table_id = table_id
        self.cookies = cookies
        self.heard = heard
        self.dice = random.Random(seed)
        self.shortcuts = shortcuts
        self.pages: list[Page] = []
        self.listening: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the pages and wait until they show the table."""
        origin, path = f"http://{ADDRESS}:{self.port}", f"/t/{self.table_id}/live/en?version=-1"
        for cookie in self.cookies:
            socket = await connect(
                f"ws://{ADDRESS}:{self.port}{path}",
                origin=origin,  # type: ignore[arg-type] # any text is one
                additional_headers={"Cookie": cookie},
                compression=None,
                max_size=None,
            )
            self.pages.append(Page(socket, self.heard))
            self.listening.append(asyncio.create_task(self.pages[-1].listen()))
        await asyncio.gather(*(page.reach(0) for page in self.pages))

    async def play(self, seconds: float) -> None:
        """Do one deed a second, then close the pages."""
        reader, writer = await asyncio.open_connection(ADDRESS, self.port)
        await asyncio.sleep(self.dice.random())
        begun = perf_counter()
        for second in range(round(seconds)):
            await asyncio.sleep(max(0.0, begun + second - perf_counter()))
            await self.deed(reader, writer)
        writer.close()
        for page, task in zip(self.pages, self.listening, strict=True):
            await page.socket.close()
            await task

    async def deed(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Post whatever can be done now, and wait until both pages have it."""
        for seat, page in enumerate(self.pages):
            form = {"seat": str(seat), "version": str(page.version)}
            if "data-asked" in page.head:
                form["choice"] = page.click(self.dice, self.shortcuts)
            elif "data-mine" not in page.head:
                continue
            begun = perf_counter()
            status = await self._post(reader, writer, "choose" if "choice" in form else "end-turn", seat, form)
            if status != 204:
                self.heard.refused += 1
                return
            await asyncio.gather(*(each.reach(int(form["version"]) + 1) for each in self.pages))
            self.heard.seconds.append(perf_counter() - begun)
            return

    async def _post(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, deed: str, seat: int, form: dict[str, str]
    ) -> int:
        body = urlencode(form).encode()
        host = f"{ADDRESS}:{self.port}"
        writer.write(
            f"POST /t/{self.table_id}/{deed} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
            f"Cookie: {self.cookies[seat]}\r\nX-Quiet: 1\r\nContent-Type: application/x-www-form-urlencoded\r\n"
            f"Content-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        answer = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: ([0-9]+)", answer, re.IGNORECASE)
        if length is not None:
            await reader.readexactly(int(length[1]))
        return int(answer.split()[1])


def counted(folder: Path, process: int, laid: list[tuple[str, list[str]]]) -> Counts:
    """What has happened so far, as the system and the store tell."""
    store = Store(folder / STORE_FILE)
    acts = [act for table_id, _ in laid for act in store.acts(table_id)]
    store.close()
    return Counts(
        perf_counter(),
        processor_seconds(process),
        processor_seconds(os.getpid()),
        sum(each["act"] == Play.kind for each in acts),
    )


async def measure(
    folder: Path, port: int, process: int, laid: list[tuple[str, list[str]]], seconds: float, shortcuts: float
) -> Report:
    """Play at all tables at once."""
    heard = Heard()
    sittings = [
        Sitting(port, table_id, cookies, heard, seed, shortcuts) for seed, (table_id, cookies) in enumerate(laid)
    ]
    for sitting in sittings:
        await sitting.open()
    playing = asyncio.gather(*(each.play(WARMING + seconds) for each in sittings))
    await asyncio.sleep(WARMING + 1)
    heard.seconds.clear()
    heard.pushes = heard.letters = 0
    before = counted(folder, process, laid)
    await playing
    after = counted(folder, process, laid)
    times, spent, choices = sorted(heard.seconds), after.seconds - before.seconds, after.choices - before.choices
    worked = None if before.server is None or after.server is None else 1000 * (after.server - before.server)
    return Report(
        tables=len(laid),
        deeds=len(times),
        choices=choices,
        refused=heard.refused,
        p50=1000 * times[len(times) // 2],
        p99=1000 * times[len(times) * 99 // 100],
        worst=1000 * times[-1],
        pushes_per_second=heard.pushes / spent,
        kilobytes_per_push=heard.letters / max(1, heard.pushes) / 1024,
        cpu_per_deed=None if worked is None else worked / len(times),
        cpu_per_choice=None if worked is None else worked / choices,
        client_share=None
        if before.clients is None or after.clients is None
        else (after.clients - before.clients) / spent,
    )


def main() -> None:
    """Lay the tables, load the server, and print a table or JSON."""
    parser = argparse.ArgumentParser(prog="benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--answers", action="store_true", help="answer questions, take no shortcuts")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        laid = lay_tables(Path(folder), asked.tables)
        with served(Path(folder)) as (port, process):
            report = asyncio.run(
                measure(Path(folder), port, process, laid, asked.seconds, 0.0 if asked.answers else SHORTCUTS)
            )
    if asked.json:
        print(json.dumps(asdict(report), indent=2))
        return
    drawn = table(
        f"{report.tables} tables of {GAME}, two live pages each, one deed a second, one server process",
        *("deeds", "choices", "p50 ms", "p99 ms", "worst ms", "CPU ms/deed", "CPU ms/choice", "pushes/s", "KB/push"),
    )
    drawn.add_row(
        "post to both pages",
        f"{report.deeds:,}",
        f"{report.choices:,}",
        f"{report.p50:.1f}",
        f"{report.p99:.1f}",
        f"{report.worst:.1f}",
        "" if report.cpu_per_deed is None else f"{report.cpu_per_deed:.1f}",
        "" if report.cpu_per_choice is None else f"{report.cpu_per_choice:.1f}",
        f"{report.pushes_per_second:,.0f}",
        f"{report.kilobytes_per_push:.1f}",
    )
    Console().print(drawn)
    if report.client_share is not None:
        print(f"the clients took {report.client_share:.0%} of a core")
    if report.refused:
        print(f"refused: {report.refused}")


if __name__ == "__main__":
    main()
