"""What the owner of tables does while they are served: list, delete, close for the night."""

from __future__ import annotations

import json
import threading
from contextlib import closing
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect
from typer.testing import CliRunner

from heliopolis.cli import app
from heliopolis.table.keeping.care import close_tables, closed, delete_table, open_tables
from heliopolis.table.keeping.pending import Snapshot
from heliopolis.table.keeping.store import Store
from heliopolis.web.live import GONE
from web.conftest import OWN, PEOPLE, Site, Visitor, comes, invitation_in

NIGHT = "Back at <b>eight</b>"


class Owner:
    """Commands at the folder of a site."""

    def __init__(self, folder: Path, site: Site) -> None:
        self.folder = folder
        self.site = site

    def does(self, *words: str, code: int = 0) -> str:
        result = CliRunner().invoke(app, ["admin", *words, "--data", str(self.folder)])
        assert result.exit_code == code, result.output
        return result.output

    def seen(self) -> None:
        """Wait until the server has looked, as it does every few seconds."""
        assert self.site.client.portal is not None
        self.site.client.portal.call(self.site.host.follow)


@pytest.fixture
def owner(tmp_path: Path, site: Site) -> Owner:
    return Owner(tmp_path, site)


def test_tables_are_listed_and_shown_without_secrets(owner: Owner, site: Site, visitor: Visitor) -> None:
    waiting = visitor.start(**PEOPLE)
    table = site.table(waiting)
    invitation = invitation_in(visitor.get(f"/t/{waiting}").text).rpartition("/")[2]
    listed = json.loads(owner.does("tables", "--json"))
    assert [(each["table"], each["game"], each["players"]) for each in listed] == [(waiting, "helios", ["Ann", "Bob"])]
    assert waiting in owner.does("tables")
    told = owner.does("show", waiting)
    assert json.loads(told)["acts"] == table.version
    for secret in (table.header.secret.hex(), invitation, table.header.invitation, table.seats[0].link):
        assert secret
        assert secret not in told + json.dumps(listed)


def test_players_are_listed_without_their_keys(owner: Owner, site: Site, visitor: Visitor) -> None:
    visitor.start(sits0="you", name0="Ann", sits1="you")
    told = owner.does("players", "--json")
    (listed,) = json.loads(told)
    assert (listed["name"], listed["tables"]) == ("Ann", 1)
    found = site.host.store.players.find(listed["id"])
    assert found is not None
    assert found.key not in told
    assert "Ann" in owner.does("players")


def test_a_table_that_is_deleted_is_gone_for_everybody(owner: Owner, site: Site, visitor: Visitor) -> None:
    gone, stays = visitor.start(sits0="you", sits1="you"), visitor.start(sits0="you", sits1="you")
    table = site.table(gone)
    with site.client.websocket_connect(f"/t/{gone}/live/en?mark=", headers=OWN) as socket:
        socket.receive_text()
        owner.does("delete", gone, "--yes")
        owner.seen()
        with pytest.raises(WebSocketDisconnect) as closing_it:
            socket.receive_text()
        assert closing_it.value.code == GONE
    assert visitor.get(f"/t/{gone}").status_code == 404
    reply = visitor.act(table, "choose", table.needs().seat, choice=table.state.choices()[0].name)
    assert reply.status_code == 404
    lobby = visitor.get("/").text
    assert gone not in lobby
    assert stays in lobby
    assert visitor.get(f"/t/{stays}").status_code == 200
    assert "no table" in owner.does("delete", gone, "--yes", code=2).lower()


def test_whoever_is_not_sure_deletes_nothing(owner: Owner, visitor: Visitor) -> None:
    table = visitor.start(sits0="you", sits1="you")
    result = CliRunner().invoke(app, ["admin", "delete", table, "--data", str(owner.folder)], input="n\n")
    assert result.exit_code == 0
    assert visitor.get(f"/t/{table}").status_code == 200


def test_closed_for_the_night_all_pages_tell_it_and_nobody_acts(owner: Owner, site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start(**PEOPLE))
    comes(site.visitor(), visitor, table)
    before = table.version
    with site.client.websocket_connect(f"/t/{table.id}/live/en?mark=", headers=OWN) as socket:
        socket.receive_text()
        owner.does("close", "--message", NIGHT)
        owner.seen()
        assert "Back at &lt;b&gt;eight" in socket.receive_text()
        for page in ("/", "/learn", f"/t/{table.id}", f"/t/{table.id}/replay"):
            assert visitor.get(page).text.count("Back at &lt;b&gt;eight") == 1, page
        choice = table.state.choices()[0].name
        reply = visitor.act(table, "choose", 0, choice=choice)
        assert reply.status_code == 409
        assert "Closed for now: Back at" in reply.text
        assert visitor.act(table, "rename", 0, name="Anna").status_code == 409
        assert visitor.post("/tables", {"game": "helios"}).status_code == 409
        assert table.version == before
        owner.does("open")
        owner.seen()
        assert "Back at" not in socket.receive_text()
    assert "Back at" not in visitor.get("/").text
    assert visitor.act(table, "choose", 0, choice=choice).status_code == 200
    assert table.version > before


@pytest.mark.parametrize("message", ["", " ", "x" * 301, "a\x00b"])
def test_a_notice_says_something_short(owner: Owner, message: str) -> None:
    assert "must be 1 to 300 characters" in " ".join(owner.does("close", "--message", message, code=2).split())


def test_servers_of_a_shared_database_hear_of_it_at_once(database: str) -> None:
    with closing(Store(database)) as server, closing(Store(database)) as owner:
        heard = threading.Semaphore(0)
        bulletin = server.listen(lambda table, _version: heard.release() if not table else None)
        assert bulletin is not None
        try:
            assert heard.acquire(timeout=60)  # it listens
            close_tables(owner, "night")
            assert heard.acquire(timeout=60)
            assert closed(server) == "night"
            open_tables(owner)
            assert heard.acquire(timeout=60)
            assert closed(server) == ""
            owner.create("abc", "", {}, Snapshot(0, 0, {}))
            delete_table(owner, "abc")
            assert heard.acquire(timeout=60)
            assert server.versions(["abc"]) == {}
        finally:
            bulletin.close()


def test_people_are_listed_by_the_names_they_gave(owner: Owner, site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start(**PEOPLE))
    comes(site.visitor(), visitor, table, "Zoe")
    visitor.act(table, "rename", 0, name="Anna")
    assert "Anna, Zoe" in owner.does("tables")
