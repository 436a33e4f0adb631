"""Seats and what browsers keep of them: links that are renewed, cookies that stay few, games that are played on."""

from __future__ import annotations

import re

import httpx2 as httpx
import pytest

from heliopolis.render.markup import html
from heliopolis.table import host as hosting
from heliopolis.table.table import Table
from heliopolis.web.common.players import names_at
from heliopolis.web.context import MOST_FRAGMENTS, FragmentCache
from heliopolis.web.server.cookies import LINKS, MOST_LINKS, MOST_TABLES, SEATS
from heliopolis.web.server.preferences import translator
from heliopolis.web.table.view import Element, Fragment
from web.conftest import PEOPLE, UNHURRIED, Open, Site, Visitor, comes, link_in


@pytest.fixture
def ann(site: Site) -> Visitor:
    return site.visitor()


@pytest.fixture
def bob(site: Site) -> Visitor:
    return site.visitor()


@pytest.fixture
def table(site: Site, ann: Visitor, bob: Visitor) -> Table:
    table = site.table(ann.start(**PEOPLE))
    comes(bob, ann, table)
    return table


def test_a_renewed_link_sends_away_who_came_by_the_old_one(
    site: Site, ann: Visitor, bob: Visitor, table: Table
) -> None:
    old = link_in(bob.get(f"/t/{table.id}").text)
    mallory = site.visitor()
    for visitor in (bob, mallory):
        assert visitor.post(old).status_code == 200
        assert visitor.act(table, "settings", 1, confirm="no").status_code == 200
    page = bob.act(table, "renew", 1)
    assert page.status_code == 200
    new = link_in(page.text)
    assert new != old
    assert bob.act(table, "settings", 1, confirm="yes").status_code == 200
    assert mallory.act(table, "settings", 1, confirm="no").status_code == 403
    assert mallory.get(old).status_code == 404
    assert mallory.act(table, "renew", 1).status_code == 403
    # The new link works elsewhere too, and Ann's seat is as it was.
    elsewhere = site.visitor()
    assert elsewhere.post(new).status_code == 200
    assert elsewhere.act(table, "settings", 1, confirm="no").status_code == 200
    assert ann.act(table, "settings", 0, confirm="no").status_code == 200


def cookie_bytes(cookies: httpx.Cookies) -> int:
    return sum(len(f"{cookie.name}={cookie.value}; ") for cookie in cookies.jar)


def test_cookies_stay_few(open_site: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "MOST_TABLES", 1000)
    visitor = open_site(UNHURRIED).visitor()
    four = {"sits0": "you", **{f"sits{seat}": "friend" for seat in (1, 2, 3)}}
    for _ in range(MOST_TABLES + 5):
        visitor.start(**four)
    names = [str(cookie.name) for cookie in visitor.cookies.jar]
    assert sum(name.startswith(SEATS) for name in names) == MOST_TABLES
    assert sum(name.startswith(LINKS) for name in names) == MOST_LINKS
    assert cookie_bytes(visitor.cookies) < 6000


def played_on(site: Site, visitor: Visitor, table: Table) -> Table:
    reply = visitor.post(f"/t/{table.id}/replay/play-on", {"ply": "1"})
    assert reply.status_code == 200, reply.text
    return site.table(reply.url.path.removeprefix("/t/"))


def test_a_running_game_without_hints_is_played_on_without_them(site: Site, ann: Visitor) -> None:
    table = site.table(ann.start(sits0="you", sits1="random", hints="no"))
    on = played_on(site, ann, table)
    assert not on.header.hints
    # Nor does it help to play that to its end and to continue from there.
    for seat in range(2):
        if on.seats[seat].human:
            ann.act(on, "give", seat, given=str(seat), bot="random")
    assert site.table(on.id).history.over()
    assert not played_on(site, ann, on).header.hints
    # Where the first game is over nothing is shown too early.
    ann.act(table, "give", 0, given="0", bot="random")
    assert site.table(table.id).history.over()
    assert played_on(site, ann, table).header.hints
    assert played_on(site, ann, on).header.hints


def test_a_running_game_with_hints_is_played_on_with_them(site: Site, ann: Visitor) -> None:
    assert played_on(site, ann, site.table(ann.start(sits0="you", sits1="random"))).header.hints


def test_an_opened_journal_of_a_running_game_is_played_on_without_hints(site: Site, ann: Visitor) -> None:
    table = site.table(ann.start(sits0="you", sits1="random", hints="no"))
    text = ann.get(f"/t/{table.id}/journal.txt").content
    ann.client.cookies = ann.cookies
    opened = ann.client.post("/open", files={"journal": ("game.txt", text)}, headers={"origin": "http://testserver"})
    reply = ann.post(f"{opened.url.path}/play-on", {"ply": "1"})
    assert not site.table(reply.url.path.removeprefix("/t/")).header.hints


def test_whoever_calls_the_server_by_many_names_fills_no_memory(table: Table) -> None:
    shown = FragmentCache(table)
    fragment = Fragment(
        1, html("<main>"), (Element("menu", html("{}", "x" * 10_000)),), "A table", "/layout/x.css", "side", ""
    )
    for number in range(3 * MOST_FRAGMENTS):
        shown.keep((f"http://name{number}.example",), fragment)
        assert len(shown.fragments) <= MOST_FRAGMENTS
        assert shown.bytes <= MOST_FRAGMENTS * 10_100


def test_the_name_of_another_player_is_refused_in_a_line(ann: Visitor, table: Table) -> None:
    reply = ann.act(table, "rename", 0, name="bob")
    assert reply.status_code == 400
    assert re.search("another player is already called bob", reply.text)
    assert ann.act(table, "rename", 0, name="\u3164\u3164").status_code == 400
    assert table.names == ["Ann", "Bob"]


def test_players_who_look_alike_are_numbered(site: Site, ann: Visitor) -> None:
    table = site.table(ann.start(sits0="you", name0="Ann", sits1="you", name1="\uff21nn\u2800"))
    assert table.names == ["Ann", "\uff21nn 2"]


def test_who_has_given_no_name_is_called_in_the_language_of_the_reader(site: Site, ann: Visitor) -> None:
    table = site.table(ann.start("helios", sits0="you", sits1="you", name1="Bob"))
    assert [names_at(table, translator(language)) for language in ("en", "fr")] == [
        ("Player 1", "Bob"),
        ("Joueur 1", "Bob"),
    ]
