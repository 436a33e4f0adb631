"""Who may do what: attacks in the name of others (second round in docs/contributing/attacks.md: H1, H2, M1 to M6)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest
from starlette.routing import Route

from heliopolis.kernel.step import NOBODY
from heliopolis.table.keeping.notices import ON, WAITING
from heliopolis.table.keeping.talk import MOST_LINES
from heliopolis.table.session import MOST_WATCHERS
from heliopolis.table.table import Table
from web.conftest import OWN, PEOPLE, Site, Visitor, comes, routes_of, settled
from web.noticing import NoticeSite

FOREIGN = {"origin": "https://evil.example"}


def posts(site: Site) -> Iterator[str]:
    """Yield every address that takes posts, derived from the application."""
    for route in routes_of(site.client.app):
        if isinstance(route, Route) and route.methods and "POST" in route.methods:
            yield re.sub(r"\{[^}]*\}", "x", route.path)


def test_no_page_of_another_site_posts_anything(site: Site) -> None:
    paths = list(posts(site))
    assert len(paths) > 40
    for path in paths:
        reply = site.client.post(path, headers=FOREIGN, follow_redirects=False)
        assert (reply.status_code == 403) != path.startswith("/stop/"), path
        assert "set-cookie" not in reply.headers, path


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_without_an_origin_nothing_is_done(site: Site, method: str) -> None:
    assert site.client.request(method, "/learn/helios/first-light").status_code == 403


def test_a_foreign_page_does_not_replace_who_the_visitor_is(site: Site, visitor: Visitor) -> None:
    lesson = re.search(r'href="(/learn/helios/[^"]+)"', visitor.get("/learn").text)
    assert lesson is not None
    before = dict(visitor.cookies)
    assert visitor.post(lesson[1], None, **FOREIGN).status_code == 403
    assert dict(visitor.cookies) == before
    assert visitor.post(lesson[1]).status_code == 200


@pytest.fixture
def over(site: Site) -> tuple[Table, Visitor, Visitor]:
    """Provide a game that Ann and Bob have ended."""
    ann, bob = site.visitor(), site.visitor()
    table = site.table(ann.start(**PEOPLE))
    comes(bob, ann, table)
    for seat, visitor in enumerate((ann, bob)):
        visitor.act(table, "give", seat, given=str(seat), bot="random")
    settled(table)
    for seat, visitor in enumerate((ann, bob)):
        visitor.act(table, "take", seat)
    return table, ann, bob


def test_a_seat_with_a_renewed_link_is_not_had_by_way_of_the_game_before(
    site: Site, over: tuple[Table, Visitor, Visitor]
) -> None:
    table, ann, bob = over
    thief = site.visitor()
    thief.cookies = httpx.Cookies({name: value for name, value in bob.cookies.items() if name.startswith("seats-")})
    for visitor in (ann, bob):
        visitor.post(f"/t/{table.id}/rematch", {"wanted": "yes"})
    after = site.table(table.history.rematch.table)
    bob.get(f"/t/{table.id}/next")
    assert bob.act(after, "renew", 1).status_code == 200
    thief.get(f"/t/{table.id}/next")
    assert thief.act(after, "renew", 1).status_code == 403
    assert bob.act(after, "settings", 1, confirm="no").status_code == 200


def test_my_games_stay_a_page_after_leaving_a_seat(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start(**PEOPLE))
    comes(site.visitor(), visitor, table)
    assert visitor.post(f"/t/{table.id}/leave", {"seat": "0"}).status_code == 200
    page = visitor.get("/games")
    assert page.status_code == 200
    assert f"/t/{table.id}" not in page.text


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_looking_at_a_link_takes_no_seat_and_makes_no_player(site: Site, visitor: Visitor, method: str) -> None:
    table = site.table(visitor.start())
    link = re.search(r'value="http://testserver(/join/[^"]+)"', visitor.get(f"/t/{table.id}").text)
    assert link is not None
    scanner = site.visitor()
    scanner.client.cookies = scanner.cookies
    reply = scanner.client.request(method, link[1], follow_redirects=False)
    assert reply.status_code == 200
    assert "set-cookie" not in reply.headers
    assert scanner.act(table, "rename", 0, name="Zoe").status_code == 403
    assert scanner.post(link[1]).status_code == 200
    assert scanner.act(table, "rename", 0, name="Zoe").status_code == 200


def test_a_mail_scanner_confirms_no_address(tmp_path: Path) -> None:
    club = NoticeSite(tmp_path / "tables.sqlite", tmp_path)
    try:
        player = club.store.players.make("Bob", {})[0].id
        way = club.store.ways.add(
            player, "mail", "b@x.example", {}, "http://testserver", 0, language="en", state=WAITING
        )
        secret = club.store.ways.make_link(way.id, "confirm", int(club.clock()), int(club.clock()) + 1000)
        for method in ("HEAD", "GET"):
            assert club.client.request(method, f"/m/{secret}").status_code == 200
            found = club.store.ways.find(way.id)
            assert found is not None
            assert found.state == WAITING
        assert club.client.post(f"/m/{secret}", headers=OWN).status_code == 200
        found = club.store.ways.find(way.id)
        assert found is not None
        assert found.state == ON
    finally:
        club.close()


def test_spectators_keep_no_player_out(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start(**PEOPLE))
    comes(site.visitor(), visitor, table)
    assert site.client.portal is not None
    session = site.host.sessions[table.id]
    watches = [site.client.portal.call(session.watch) for _ in range(MOST_WATCHERS)]
    with pytest.raises(Exception, match="already watching"):
        site.client.portal.call(session.watch)
    watches.append(site.client.portal.call(session.watch, frozenset({1})))
    assert 1 in session.presence.here()
    for watch in watches:
        site.client.portal.call(watch.close)


def test_spectators_push_out_no_word_of_players(site: Site, visitor: Visitor) -> None:
    table, talk = site.table(visitor.start(**PEOPLE)), site.host.store.talk
    talk.say(table.id, 0, "", "Hello Bob", 0)
    for number in range(MOST_LINES + 5):
        talk.say(table.id, NOBODY, "Eve", f"line {number}", 0)
    lines = talk.of(table.id).lines
    assert [line.text for line in lines if not line.watching] == ["Hello Bob"]
    assert next(line.text for line in lines if line.watching) == "line 5"
