"""The server itself: killed at any moment it loses nothing it acknowledged, and of many answers one wins."""

from __future__ import annotations

import json
import random
import re
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx2 as httpx
import pytest

from heliopolis.games import game as find_game
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.replay import read_journal
from heliopolis.table.clicks import Click
from web.serving import PATIENCE, Server

CLIENTS = 8
_VERSION = re.compile(r'data-version="([0-9]+)"')
_SEAT = re.compile(r'name="seat" value="([0-9]+)"')
_CHOICE = re.compile(r'name="choice" value="([^"]+)"')
_DEED = re.compile(r'action="([^"]+/(?:choose|end-turn))"')


class Client:
    """A program that plays at tables over HTTP as a browser without scripts does."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(timeout=PATIENCE, headers={"accept-encoding": "identity"})
        self.tables: list[str] = []

    def close(self) -> None:
        self.http.close()

    def post(self, path: str, form: dict[str, str]) -> httpx.Response:
        base = self.server.address
        return self.http.post(base + path, data=form, headers={"origin": base, "x-quiet": "1"})

    def start(self, game: str) -> str:
        reply = self.post("/tables", {"game": game, "sits0": "you", "sits1": "you"})
        assert reply.status_code == 303
        self.tables.append(reply.headers["location"])
        return self.tables[-1]

    def page(self, table: str) -> str:
        return self.http.get(self.server.address + table).text

    def answer(self, table: str, dice: random.Random) -> tuple[str, dict[str, str]] | None:
        """Return what can be posted next, or None while the table draws or when the game is over."""
        page = self.page(table)
        choices = _CHOICE.findall(page)
        if choices:
            form = {"choice": dice.choice(choices)}
            return f"{table}/choose", {**form, **at(page)}
        held = 'id="do-end-turn"' in page and not re.search(r'id="do-end-turn"[^>]*disabled', page)
        return (f"{table}/end-turn", at(page)) if held else None

    def journal(self, table: str) -> str:
        return self.http.get(f"{self.server.address}{table}/journal.txt").text


def at(page: str) -> dict[str, str]:
    """Return the version and the seat that the forms of a page speak for."""
    version, seat = _VERSION.search(page), _SEAT.search(page)
    assert version is not None
    assert seat is not None
    return {"version": version[1], "seat": seat[1]}


def plays(text: str) -> list[str]:
    """Return the choices of players in a journal, in order; forced ones are no choices."""
    journal = read_journal(text, find_game)
    return [ply.choice for ply in journal.plies if ply.seat >= 0]


def kill_often(folder: Path, times: int) -> None:
    """Kill the server while it is played on, and look after each restart whether all that it said is there."""
    dice = random.Random(times)
    server = Server(folder)
    server.start()
    client = Client(server)
    # The choices of each journal when it was last read; a click may be several of its choices.
    told: dict[str, list[str]] = {client.start(game): [] for game in ("helios", "origins")}
    acknowledged = 0
    try:
        for _ in range(times):
            killer = threading.Timer(0.1 + dice.random() * 0.6, server.kill)
            # Since its journal was read: the first choice posted at a table, and whether that was acknowledged.
            posted: dict[str, str] = {}
            kept_for_sure = False
            # On a busy machine nothing might be answered before it is killed: so the time runs from the first answer.
            while killer.ident is None or killer.is_alive():
                table = dice.choice(list(told))
                try:
                    found = client.answer(table, dice)
                    if found is None:
                        continue
                    path, form = found
                    posted[table] = Click.read(form["choice"]).path[0] if "choice" in form else ""
                    assert client.post(path, form).status_code == 204
                    acknowledged += 1
                    if killer.ident is None:
                        killer.start()
                    kept_for_sure = bool(posted[table])
                    told[table] = plays(client.journal(table))
                    posted, kept_for_sure = {}, False
                except httpx.TransportError:
                    break
            killer.join()
            server.start()
            for table, before in told.items():
                kept = plays(client.journal(table))
                assert kept[: len(before)] == before
                # The last answer may have been kept and not yet acknowledged.
                first = kept[len(before) : len(before) + 1]
                assert first == [posted.get(table)] or (not first and not (table in posted and kept_for_sure))
                told[table] = kept
                assert 'id="table"' in client.page(table)
    finally:
        client.close()
        server.stop()
    assert acknowledged >= times


@pytest.mark.slow
@pytest.mark.parametrize("times", [2, pytest.param(50, marks=pytest.mark.soak)])
def test_a_killed_server_loses_nothing(tmp_path: Path, times: int) -> None:
    kill_often(tmp_path, times)


@pytest.mark.slow
def test_a_journal_of_a_thousand_million_turns_is_refused_and_the_server_goes_on(tmp_path: Path) -> None:
    journal = Journal(find_game("helios"), players=2)
    while journal.state.turn_seat < 0 or not any(type(step).__name__ == "Turns" for step in journal.state.todo):
        journal.play(journal.state.choices()[0])
    start = journal.state.to_dict()
    steps = json.loads(json.dumps(start["todo"]))
    for step in steps:
        if step["step"] == "Turns":
            step["done"] = -1_000_000_000
    lines = Journal(find_game("helios"), players=2).text().splitlines()
    place = lines.index("")
    hostile = [*lines[:place], f"start: {json.dumps({**start, 'todo': steps})}", *lines[place:], ""]
    with Server(tmp_path) as server:
        client = Client(server)
        files = {"journal": ("game.txt", "\n".join(hostile).encode())}
        reply = client.http.post(f"{server.address}/open", files=files, headers={"origin": server.address})
        assert reply.status_code == 400
        assert "done: must be between 0 and 18, not -1000000000" in reply.text
        assert 'id="table"' in client.page(client.start("helios"))
        client.close()


def race(client: Client, path: str, form: dict[str, str]) -> Counter[int]:
    """Post the same from several threads at once, and count what they are answered."""
    gate = threading.Barrier(CLIENTS)

    def post(_: int) -> int:
        gate.wait()
        return client.post(path, form).status_code

    with ThreadPoolExecutor(CLIENTS) as racers:
        return Counter(racers.map(post, range(CLIENTS)))


@pytest.mark.slow
def test_of_eight_answers_to_one_question_one_wins(tmp_path: Path) -> None:
    dice = random.Random(8)
    with Server(tmp_path) as server, closing(Client(server)) as client:
        table = client.start("helios")
        for _ in range(5):
            found = None
            while found is None:
                found = client.answer(table, dice)
            path, form = found
            before = len(plays(client.journal(table)))
            assert race(client, path, form) == {204: 1, 409: CLIENTS - 1}
            assert len(plays(client.journal(table))) - before == (1 if "choice" in form else 0)
