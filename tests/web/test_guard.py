"""The guard at the door: what one visitor may have, by which names the server is called, what every answer carries."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from heliopolis.analysis import Hint
from heliopolis.analysis.judging import Run, RunReview
from heliopolis.games import game
from heliopolis.kernel.journals.journal import Journal
from heliopolis.table.errors import TooMany
from heliopolis.table.host import Host
from heliopolis.table.keeping.store import Store
from heliopolis.table.thinking import SavedPosition
from heliopolis.web.app import application
from heliopolis.web.replay.analysis import MOST_ASKED, Analyses
from heliopolis.web.server.guard import names_for
from heliopolis.web.server.limits import Bucket, ClientLimits, client, network, owner
from heliopolis.web.table import hints
from web.conftest import BASE, OWN, UNHURRIED, Open, Present, Reading, Site, Visitor


def test_pages_of_one_client_are_limited(open_site: Open) -> None:
    visitor = open_site(ClientLimits(pages_per_minute=3)).visitor()
    assert [visitor.get("/rules/helios").status_code for _ in range(4)] == [200, 200, 200, 429]


def test_sockets_count_as_pages(open_site: Open) -> None:
    site = open_site(ClientLimits(pages_per_minute=2))
    table = site.visitor().start()  # and looks at it
    with site.client.websocket_connect(f"/t/{table}/live/en", headers=OWN):
        pass
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        site.client.websocket_connect(f"/t/{table}/live/en", headers=OWN),
    ):
        pass
    assert closed.value.code == 1008


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(2, 0.0)
    assert [bucket.take(2, 60, 0.0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(2, 60, now) for now in (10.0, 31.0, 32.0)] == [False, True, False]
    assert [bucket.take(2, 60, 9999.0) for _ in range(3)] == [True, True, False]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb:1:2:3", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("::1", "::1"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_network_of_ipv6_counts_as_one_client(address: str, counted: str) -> None:
    assert network(address) == counted
    connection = HTTPConnection({"type": "http", "client": (address, 1), "headers": []})
    assert client(connection) == counted
    assert owner(connection) == ("" if address == "::1" else counted)


@pytest.mark.parametrize(
    ("listening", "public", "host", "known"),
    [
        ("127.0.0.1", [], "127.0.0.1:8000", True),
        ("127.0.0.1", [], "localhost", True),
        ("127.0.0.1", [], "[::1]:80", True),
        ("127.0.0.1", [], "192.168.1.5:8000", False),
        ("127.0.0.1", [], "evil.example", False),
        ("127.0.0.1", ["club.example"], "Club.Example:443", True),
        ("0.0.0.0", [], "192.168.1.5:8000", True),
        ("0.0.0.0", [], "[2001:db8::1]:8000", True),
        ("0.0.0.0", [], "evil.example", False),
        ("192.168.1.5", [], "192.168.1.5", True),
        ("::1", [], "[::1]", True),
        ("127.0.0.1", [], "", False),
        ("127.0.0.1", [], "[", False),
        ("127.0.0.1", [], "localhost:80:80", False),
        ("127.0.0.1", [], "localhost\\@evil.example", False),
    ],
)
def test_the_server_answers_to_its_names(listening: str, public: list[str], host: str, known: bool) -> None:
    assert names_for(listening, public).known(host) is known


def test_another_name_is_refused_in_a_line(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.sqlite")
    host = Host(store, Present())
    app = application(host, tmp_path, ClientLimits(), Reading(), names_for("127.0.0.1", ["testserver"]))
    with TestClient(app, base_url=BASE) as browser:
        assert browser.get("/").status_code == 200
        for name in ("evil.example", "["):
            reply = browser.get("/", headers={"host": name})
            assert reply.status_code == 421
            assert "This server doesn’t answer to that name." in reply.text
            assert "content-security-policy" in reply.headers
        assert browser.portal is not None
        browser.portal.call(host.close)
    store.close()


def test_who_comes_by_https_is_to_come_so_again(site: Site) -> None:
    plain, safe = site.client.get("/"), site.client.get("https://testserver/")
    assert "strict-transport-security" not in plain.headers
    assert safe.headers["strict-transport-security"] == "max-age=31536000"
    assert plain.headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize("path", ["/components/helios", "/rules/origins"])
def test_a_book_that_the_browser_has_is_not_sent_again(visitor: Visitor, path: str) -> None:
    page = visitor.get(path)
    mark = page.headers["etag"]
    again = visitor.get(path, **{"if-none-match": f'W/"other", {mark}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", mark)
    visitor.post("/ways", {"language": "fr"})
    french = visitor.get(path, **{"if-none-match": mark})
    assert (french.status_code, french.headers["etag"] != mark) == (200, True)


class Counting(Reading):
    """An analyst that counts what it was asked and answers when it may."""

    def __init__(self) -> None:
        self.asked = 0
        self.may = False

    async def hint(self, position: SavedPosition, seed: int) -> Hint:
        self.asked += 1
        while not self.may:
            await asyncio.sleep(0.001)
        return await super().hint(position, seed)

    async def review(self, position: SavedPosition, run: Run) -> RunReview:
        self.asked += 1
        while not self.may:
            await asyncio.sleep(0.001)
        return await super().review(position, run)


def test_hints_of_one_visitor_are_limited_and_asked_once(open_site: Open) -> None:
    analyst = Counting()
    site = open_site(UNHURRIED, analyst)
    visitor = site.visitor()
    tables = [site.table(visitor.start(sits1="random")) for _ in range(hints.MOST_ASKED + 1)]
    for table in tables[:-1]:
        assert visitor.act(table, "hint", 0).status_code == 200
        seen = table.version
        # Asking again about the same question asks no one again.
        assert visitor.act(table, "hint", 0).status_code == 200
        assert table.version == seen
    late = visitor.act(tables[-1], "hint", 0)
    assert late.status_code == 429
    assert "You already have a hint on the way." in late.text
    assert analyst.asked == 1
    analyst.may = True
    for _ in range(5000):
        if visitor.act(tables[-1], "hint", 0).status_code == 200:
            break
        time.sleep(0.002)
    assert visitor.get(f"/t/{tables[-1].id}").status_code == 200


def test_a_hint_whose_question_is_answered_leaves_the_line(open_site: Open) -> None:
    analyst = Counting()
    site = open_site(UNHURRIED, analyst)
    visitor = site.visitor()
    first, second = (site.table(visitor.start(sits1="random")) for _ in range(2))
    for table in (first, second):
        assert visitor.act(table, "hint", 0).status_code == 200
    visitor.act(second, "choose", 0, choice=second.state.choices()[0].name)
    analyst.may = True
    for _ in range(5000):
        page = visitor.get(f"/t/{first.id}").text
        if 'id="advice"' in page and "thinking" not in page.partition('id="advice"')[0][-80:]:
            break
        time.sleep(0.002)
    assert analyst.asked == 1


def test_analyses_of_one_visitor_are_limited(tmp_path: Path) -> None:
    async def ask() -> list[str]:
        analyses, journal = Analyses(Counting(), tmp_path), Journal(game("helios"))
        told: list[str] = []
        for number, visitor in enumerate(["mallory"] * (MOST_ASKED + 1) + ["ann"]):
            try:
                analyses.start(f"game{number}", journal, "", visitor)
                told.append(visitor)
            except TooMany as refusal:
                told.append(refusal.message.key)
        return told

    assert asyncio.run(ask()) == ["mallory"] * MOST_ASKED + ["analysis-busy", "ann"]
