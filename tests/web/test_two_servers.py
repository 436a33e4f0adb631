"""Two servers of one club: what is done on one is on the pages of the other, and if one is killed, play continues."""

from __future__ import annotations

import os
import random
import re
import signal
import time
from contextlib import closing, suppress
from pathlib import Path

import httpx2 as httpx
import pytest
from typer.testing import CliRunner
from websockets.sync.client import connect
from websockets.typing import Origin

from heliopolis.cli import app
from heliopolis.games import game as find_game
from heliopolis.kernel.journals.replay import read_journal
from heliopolis.table.clicks import Click
from web.serving import PATIENCE, Server
from web.test_served import Client, at, plays

_LIVE = re.compile(r'data-live="([^"]+)"')
_CHOICE = re.compile(r'name="choice" value="([^"]+)"')


def elsewhere(client: Client, server: Server) -> Client:
    """Return the same visitor at another server."""
    there = Client(server)
    for cookie in client.http.cookies.jar:
        there.http.cookies.set(cookie.name, cookie.value or "")
    there.tables = client.tables
    return there


def answered(client: Client, table: str, dice: random.Random) -> tuple[str, dict[str, str]]:
    """Return what can be posted next, as soon as someone is asked."""
    end = time.monotonic() + PATIENCE
    while (found := client.answer(table, dice)) is None:
        assert time.monotonic() < end
        time.sleep(0.02)
    return found


@pytest.mark.long
def test_a_move_on_one_server_is_pushed_to_the_pages_of_the_other(servers: tuple[Server, Server]) -> None:
    dice, (one, other) = random.Random(5), servers
    with closing(Client(one)) as here:
        table = here.start("helios")
        with closing(elsewhere(here, other)) as there:
            page = there.page(table)
            live = _LIVE.search(page)
            assert live is not None
            cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in there.http.cookies.jar)
            address = f"ws://127.0.0.1:{other.port}{live[1]}"
            with connect(address, origin=Origin(other.address), additional_headers={"cookie": cookies}) as socket:
                socket.recv(PATIENCE)
                for _ in range(3):
                    path, form = answered(here, table, dice)
                    assert here.post(path, form).status_code == 204
                    wanted = int(form["version"])
                    told = str(socket.recv(PATIENCE))
                    while int(re.findall(r'data-version="([0-9]+)"', told)[0]) <= wanted:
                        told = str(socket.recv(PATIENCE))
                # What is said or noted on one is on the pages of the other.
                seat = answered(here, table, dice)[1]["seat"]
                assert here.post(f"{table}/notes", {"seat": seat, "text": "well played"}).status_code == 204
                while "well played" not in str(socket.recv(PATIENCE)):
                    pass
            # So is a seat that is taken on one, to the list of games that is open on the other.
            lists = f"ws://127.0.0.1:{other.port}/games/live/en"
            with connect(lists, origin=Origin(other.address), additional_headers={"cookie": cookies}) as socket:
                assert table in str(socket.recv(PATIENCE))
                second = here.start("helios")
                while second not in str(socket.recv(PATIENCE)):
                    pass
            # A seat taken at one server is a seat at the other: they sign with one key.
            path, form = answered(there, table, dice)
            assert there.post(path, form).status_code == 204


@pytest.mark.slow
def test_a_bot_is_moved_by_one_server_and_by_the_other_when_that_dies(servers: tuple[Server, Server]) -> None:
    dice, (one, other) = random.Random(6), servers
    with closing(Client(one)) as here:
        reply = here.post("/tables", {"game": "helios", "sits0": "you", "sits1": "easy"})
        table = reply.headers["location"]
        with closing(elsewhere(here, other)) as there:
            for client in (here, there, here, there):
                path, form = answered(client, table, dice)
                assert client.post(path, form).status_code == 204
            one.kill()
            for _ in range(4):
                path, form = answered(there, table, dice)
                assert there.post(path, form).status_code == 204
            journal = read_journal(there.journal(table), find_game)
            assert {ply.seat for ply in journal.plies} >= {0, 1}
        one.start()


@pytest.mark.slow
def test_processes_of_one_machine_share_a_door_and_one_that_dies_comes_back(database: str, tmp_path: Path) -> None:
    dice = random.Random(7)
    with Server(tmp_path, "--database", database, "--processes", "2") as server, closing(Client(server)) as client:
        table = client.start("helios")
        first = children(server.process, 2)
        os.kill(first[1], signal.SIGKILL)
        for _ in range(4):
            # What was on its way to the one that died is lost.
            with suppress(httpx.TransportError):
                client.post(*answered(client, table, dice))
        again = children(server.process, 2)
        assert first[0] in again
        assert first[1] not in again


def test_several_processes_need_a_database(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["serve", "--processes", "2", "--data", str(tmp_path)])
    assert result.exit_code == 2
    assert "processes: must be 1 unless --database names" in " ".join(result.output.split())


def test_a_database_that_nobody_answers_at_is_told_once(tmp_path: Path) -> None:
    lost = ["--processes", "2", "--database", "postgresql://nobody@127.0.0.1:1/none"]
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path), *lost])
    assert result.exit_code == 2
    assert result.output.count("can’t be used to store tables") == 1


def children(process: int, number: int) -> list[int]:
    """Return the processes that serve for another one, as soon as there are so many."""
    end = time.monotonic() + PATIENCE
    while True:
        all_of_them = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
        found = sorted(each for each in all_of_them if parent(each) == process)
        if len(found) == number:
            return found
        assert time.monotonic() < end
        time.sleep(0.05)


def parent(process: int) -> int:
    """Return the process that started another; 0, if it has ended."""
    with suppress(OSError):
        state, above = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[:2]
        return 0 if state == "Z" else int(above)
    return 0


def kill_often(servers: tuple[Server, Server], times: int) -> None:
    """Kill one of two servers again and again while someone plays on both."""
    dice = random.Random(times)
    acknowledged = 0
    with closing(Client(servers[0])) as here:
        told: dict[str, list[str]] = {here.start(game): [] for game in ("helios", "origins")}
        with closing(elsewhere(here, servers[1])) as there:
            clients = (here, there)
            for _ in range(times):
                dying = dice.randrange(2)
                for _ in range(dice.randrange(1, 4)):
                    table, client = dice.choice(list(told)), dice.choice(clients)
                    path, form = answered(client, table, dice)
                    assert client.post(path, form).status_code == 204
                    acknowledged += 1
                    told[table] = plays(client.journal(table))
                # One more that may or may not be kept: its server dies meanwhile.
                table, client = dice.choice(list(told)), clients[dying]
                path, form = answered(client, table, dice)
                servers[dying].kill_soon(dice.random() * 0.02)
                with suppress(httpx.TransportError):
                    client.post(path, form)
                servers[dying].killed()
                alive = clients[1 - dying]
                for name, before in told.items():
                    kept = plays(alive.journal(name))
                    assert kept[: len(before)] == before
                    first = kept[len(before) : len(before) + 1]
                    posted = Click.read(form["choice"]).path[:1] if "choice" in form else ()
                    assert first == [] or (name == table and first == list(posted))
                    told[name] = kept
                    path, form_now = answered(alive, name, dice)
                    assert at(alive.page(name)), path + str(form_now)
                servers[dying].start()
    assert acknowledged >= times


@pytest.mark.slow
def test_servers_that_are_killed_lose_nothing_and_the_others_go_on(servers: tuple[Server, Server]) -> None:
    kill_often(servers, 2)


@pytest.mark.soak
def test_servers_killed_fifty_times_lose_nothing(servers: tuple[Server, Server]) -> None:
    kill_often(servers, 50)
