"""Memory: what the server keeps of games that are over does not grow with their number."""

from __future__ import annotations

import os
import random
import sys
from contextlib import closing
from pathlib import Path

import pytest

from web.serving import UNLIMITED, Server
from web.test_served import Client

GAMES = 200
SETTLED = 50
"""After so many games nearly all that is kept for speed is there; so often the memory is looked at."""
GROWTH = 1.3
"""By so much the memory may be larger at the end than it was then: rare drawings, and pieces that fit nothing else."""
LAST_GROWTH = 1.05
"""And by so much than fifty games before the end, where nothing may grow any more."""


def resident(process: int) -> int:
    """Bytes of memory that a process has, where Linux tells."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.soak
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux tells how much memory a process has")
def test_two_hundred_games_leave_the_memory_as_fifty_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    dice, figures = random.Random(200), {}
    with Server(tmp_path, *UNLIMITED) as server:
        for number in range(1, GAMES + 1):
            with closing(Client(server)) as client:
                play_through(client, ("helios", "origins")[number % 2], dice)
            if number % SETTLED == 0:
                figures[number] = resident(server.process)
                with capsys.disabled():
                    sys.stdout.write(f"{number} games: {figures[number] / 1e6:.0f} MB\n")
                    sys.stdout.flush()
    assert figures[GAMES] <= figures[SETTLED] * GROWTH, figures
    assert figures[GAMES] <= figures[GAMES - SETTLED] * LAST_GROWTH, figures


def play_through(client: Client, game: str, dice: random.Random) -> None:
    """A whole game through its pages, both seats one after the other, and a look at its end and its replay."""
    table = client.start(game)
    while (found := client.answer(table, dice)) is not None or f'href="{table}/end"' not in client.page(table):
        if found is not None:
            assert client.post(*found).status_code == 204
    assert client.page(f"{table}/end")
    assert client.page(f"{table}/replay?ply=30")
