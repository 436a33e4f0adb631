"""Memory: what the server keeps does not grow with the number of games and visitors there were."""

from __future__ import annotations

import http.client
import os
import random
import secrets
import sys
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from web.serving import UNLIMITED, Server
from web.test_served import Client

GAMES = 200
SETTLED = 50
"""After this many games nearly all caches are full; this is how often the memory is looked at."""
GROWTH = 1.3
"""By so much the memory may be larger at the end than it was then: rare drawings, and pieces that fit nothing else."""
LAST_GROWTH = 1.05
"""And by so much than fifty games before the end, where nothing may grow any more."""
VISITS = 10_000
PAGES = 400
IDLE_BYTES = 120_000
"""Of a page that is open and shows what it showed before."""


def resident(process: int) -> int:
    """Return the bytes of memory that a process has, on Linux."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def told(capsys: pytest.CaptureFixture[str], words: str) -> None:
    """Say how it goes: this takes minutes."""
    with capsys.disabled():
        sys.stdout.write(f"{words}\n")
        sys.stdout.flush()


linux = pytest.mark.skipif(
    not Path("/proc/self/statm").exists(), reason="only Linux tells how much memory a process has"
)


@linux
@pytest.mark.soak
def test_two_hundred_games_leave_the_memory_as_fifty_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    dice, figures = random.Random(200), {}
    with Server(tmp_path, *UNLIMITED) as server:
        for number in range(1, GAMES + 1):
            with closing(Client(server)) as client:
                play_through(client, ("helios", "origins")[number % 2], dice)
            if number % SETTLED == 0:
                figures[number] = resident(server.process)
                told(capsys, f"{number} games: {figures[number] / 1e6:.0f} MB")
    assert figures[GAMES] <= figures[SETTLED] * GROWTH, figures
    assert figures[GAMES] <= figures[GAMES - SETTLED] * LAST_GROWTH, figures


@linux
@pytest.mark.soak
def test_ten_thousand_visits_with_fresh_cookies_leave_the_memory_as_two_thousand_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    figures: dict[int, int] = {}
    with Server(tmp_path, *UNLIMITED) as server, closing(http.client.HTTPConnection("127.0.0.1", server.port)) as line:
        for number in range(1, VISITS + 1):
            forged = "; ".join(f"seats-{secrets.token_urlsafe(9)}={secrets.token_urlsafe(600)}" for _ in range(4))
            line.request("GET", "/learn", headers={"cookie": f"player={secrets.token_urlsafe(600)}; {forged}"})
            assert line.getresponse().read()
            if number % (VISITS // 5) == 0:
                figures[number] = resident(server.process)
                told(capsys, f"{number} visits: {figures[number] / 1e6:.0f} MB")
    assert figures[VISITS] <= figures[VISITS // 5] * LAST_GROWTH, figures


@linux
@pytest.mark.soak
def test_an_idle_page_costs_little_memory(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with (
        Server(tmp_path, *UNLIMITED, "--sockets", "1000") as server,
        closing(Client(server)) as client,
        ExitStack() as pages,
    ):
        tables = [client.start("origins") for _ in range(8)]
        sizes: list[int] = []
        for number in range(0, PAGES + 1, PAGES // 4):
            while len(sizes) < number:
                address = f"ws://127.0.0.1:{server.port}{tables[len(sizes) % 8]}/live/en?mark=&screen="
                page = pages.enter_context(connect(address, origin=Origin(server.address), max_size=None))
                assert page.recv(timeout=30)
                sizes.append(resident(server.process))
            told(capsys, f"{number} idle pages: {resident(server.process) / 1e6:.0f} MB")
        # The first ones also make what all of them share.
        each = (sizes[-1] - sizes[PAGES // 4 - 1]) / (PAGES - PAGES // 4)
        told(capsys, f"{each / 1e3:.0f} kB for each")
    assert each <= IDLE_BYTES


def play_through(
    client: Client, game: str, dice: random.Random, begun: Callable[[str], object] = lambda _: None
) -> None:
    """Play a whole game through its pages, both seats one after the other, and look at its end and its replay."""
    table = client.start(game)
    begun(table)
    while (found := client.answer(table, dice)) is not None or f'href="{table}/end"' not in client.page(table):
        if found is not None:
            assert client.post(*found).status_code == 204
    assert client.page(f"{table}/end")
    assert client.page(f"{table}/replay?ply=30")
