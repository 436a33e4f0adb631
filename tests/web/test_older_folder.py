"""A data folder of an older version opens as it was left, for everyone who had a seat there, and the games continue."""

from __future__ import annotations

import gzip
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from heliopolis.games import game
from heliopolis.table.host import Host
from heliopolis.table.keeping.store import Store
from heliopolis.web.app import application
from heliopolis.web.server.limits import ClientLimits
from web.conftest import BASE, Present, Reading, Site, Visitor

FOLDER = Path(__file__).parent / "older_folder"
KNOWN: dict[str, dict[str, Any]] = json.loads((FOLDER / "known.json").read_text(encoding="utf-8"))
TABLES = [name for name, known in KNOWN.items() if "id" in known]
UNCHANGED = [name for name in TABLES if KNOWN[name]["state"]["rules"] == game(KNOWN[name]["state"]["game"]).version]
"""Those whose rules are still the same; the others continue as test_resuming.py says."""
RUNNING = [name for name in UNCHANGED if KNOWN[name]["kind"] != "over"]
LIMITS = ClientLimits(9999, 999, 999_999, 999_999)


@pytest.fixture
def older(tmp_path: Path) -> Iterator[Site]:
    """Provide the folder, served by the present code."""
    shutil.copy(FOLDER / "key", tmp_path)
    shutil.copytree(FOLDER / "journals", tmp_path / "journals")
    (tmp_path / "tables.sqlite").write_bytes(gzip.decompress((FOLDER / "tables.sqlite.gz").read_bytes()))
    store = Store(tmp_path / "tables.sqlite")
    host = Host(store, Present(), pace=0)
    with TestClient(application(host, tmp_path, LIMITS, Reading()), base_url=BASE) as client:
        yield Site(client, host)
        assert client.portal is not None
        client.portal.call(host.close)
    store.close()


def visitors(site: Site, known: dict[str, Any]) -> dict[int, Visitor]:
    """Return the visitor of each seat, with the cookies of then."""
    found: dict[int, Visitor] = {}
    for cookies, seats in zip(known["cookies"], known["seats"], strict=True):
        visitor = site.visitor()
        for name, value in cookies.items():
            visitor.cookies.set(name, value)
        found |= dict.fromkeys(seats, visitor)
    return found


@pytest.mark.parametrize("name", UNCHANGED)
def test_a_table_is_as_it_was_left(older: Site, name: str) -> None:
    known = KNOWN[name]
    table = older.table(known["id"])
    assert (table.version, table.needs().kind, table.needs().seat) == (known["version"], known["kind"], known["asked"])
    assert table.names == known["names"]
    assert table.state.to_dict() == known["state"]
    assert table.journal().text() == known["journal"]


@pytest.mark.parametrize("name", UNCHANGED)
def test_its_pages_open_for_those_who_had_a_seat(older: Site, name: str) -> None:
    known = KNOWN[name]
    for seat, visitor in visitors(older, known).items():
        page = visitor.get(f"/t/{known['id']}")
        assert page.status_code == 200
        assert f'name="seat" value="{seat}"' in page.text or known["kind"] == "over" or known["asked"] != seat
        assert visitor.get(f"/t/{known['id']}/replay").status_code == 200
        assert f"/t/{known['id']}" in visitor.get("/").text


@pytest.mark.parametrize("name", RUNNING)
def test_it_goes_on(older: Site, name: str) -> None:
    known = KNOWN[name]
    sitters = visitors(older, known)
    for _ in range(10):
        table = older.table(known["id"])
        need, before = table.needs(), table.version
        if need.kind == "over" or need.seat not in sitters:
            break
        if need.kind == "held":
            reply = sitters[need.seat].act(table, "end-turn", need.seat)
        else:
            reply = sitters[need.seat].act(table, "choose", need.seat, choice=table.state.choices()[0].name)
        assert reply.status_code == 200, reply.text
        assert older.table(known["id"]).version > before
    assert older.table(known["id"]).version > known["version"]


def test_a_last_choice_can_still_be_taken_back(older: Site) -> None:
    name = "origins with modules, running and undone"
    if name not in UNCHANGED:
        pytest.skip("its rules have changed")
    known = KNOWN[name]
    table = older.table(known["id"])
    plies = table.history.ply_count
    reply = visitors(older, known)[known["asked"]].act(table, "undo", known["asked"])
    assert reply.status_code == 200
    assert older.table(known["id"]).history.ply_count < plies


def test_a_link_that_nobody_has_used_still_brings_a_seat(older: Site) -> None:
    known = KNOWN["helios waiting for a friend"]
    friend = older.visitor()
    assert friend.post(known["link"]).status_code == 200
    assert f"seats-{known['id']}" in friend.cookies


def test_a_journal_that_was_opened_can_still_be_replayed(older: Site) -> None:
    assert older.visitor().get(KNOWN["opened journal"]["address"]).status_code == 200
