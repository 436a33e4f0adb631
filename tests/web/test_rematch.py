"""The same game once more: asked for by one, agreed to by all, and everyone led to the new table."""

from __future__ import annotations

import re
from html import unescape

import pytest

from heliopolis.table.table import Table
from heliopolis.web.server.preferences import translator
from heliopolis.web.table.rematch import rematch_section
from web.conftest import OWN, PEOPLE, Site, Visitor, comes, settled


@pytest.fixture
def ann(site: Site) -> Visitor:
    return site.visitor()


@pytest.fixture
def bob(site: Site) -> Visitor:
    return site.visitor()


@pytest.fixture
def over(site: Site, ann: Visitor, bob: Visitor) -> Table:
    """Provide a game of Ann, who began, and Bob, who let bots play it to its end and took their seats back."""
    table = site.table(ann.start(**PEOPLE))
    comes(bob, ann, table)
    for seat, visitor in enumerate((ann, bob)):
        visitor.act(table, "give", seat, given=str(seat), bot="random")
    assert settled(table).history.over()
    for seat, visitor in enumerate((ann, bob)):
        visitor.act(table, "take", seat)
    return table


def end_of(visitor: Visitor, table: Table) -> str:
    return unescape(visitor.get(f"/t/{table.id}/end").text)


def test_one_asks_the_others_see_it_and_agree(site: Site, ann: Visitor, bob: Visitor, over: Table) -> None:
    assert "Rematch, same seats" in end_of(ann, over)
    assert ann.post(f"/t/{over.id}/rematch", {"wanted": "yes", "here": f"/t/{over.id}/end"}).url.path.endswith("/end")
    assert over.history.rematch.agreed == (0,)
    assert "Accept rematch" in end_of(bob, over)
    assert re.search("answer agreed.*Ann.*answer thinking.*Bob", end_of(bob, over))
    assert "Ann wants a rematch." in bob.get(f"/t/{over.id}").text
    after = bob.post(f"/t/{over.id}/rematch", {"wanted": "yes"})
    new = site.table(after.url.path.removeprefix("/t/"))
    assert new.id == over.history.rematch.table
    assert new.names == ["Ann", "Bob"]
    for seat, visitor in enumerate((ann, bob)):
        assert visitor.get(f"/t/{over.id}/next").url.path == f"/t/{new.id}"
        assert visitor.act(new, "settings", seat, confirm="no").status_code == 200
        assert f"/join/{new.id}/" in visitor.get(f"/t/{new.id}").text


def test_the_next_seat_begins(ann: Visitor, bob: Visitor, site: Site, over: Table) -> None:
    began = next(ply.seat for ply in over.history.plies if ply.seat >= 0)
    assert began == 0
    for visitor in (ann, bob):
        visitor.post(f"/t/{over.id}/rematch")
    assert settled(site.table(over.history.rematch.table)).needs().seat == 1


def test_who_asked_may_think_again(ann: Visitor, bob: Visitor, over: Table) -> None:
    ann.post(f"/t/{over.id}/rematch")
    assert "Cancel" in end_of(ann, over)
    ann.post(f"/t/{over.id}/rematch", {"wanted": "no"})
    assert over.history.rematch.agreed == ()
    bob.post(f"/t/{over.id}/rematch")
    assert not over.history.rematch.table


def test_who_watches_sees_it_and_is_led_along(site: Site, ann: Visitor, bob: Visitor, over: Table) -> None:
    eve = site.visitor()
    assert "Rematch, same seats" not in end_of(eve, over)
    assert eve.post(f"/t/{over.id}/rematch").status_code == 403
    assert eve.get(f"/t/{over.id}/next").url.path == f"/t/{over.id}"
    for visitor in (ann, bob):
        visitor.post(f"/t/{over.id}/rematch")
    new = over.history.rematch.table
    assert eve.get(f"/t/{over.id}/next").url.path == f"/t/{new}"
    assert f"seats-{new}" not in eve.cookies


def test_a_rematch_is_asked_for_at_the_end_only(ann: Visitor, bob: Visitor) -> None:
    table_id = ann.start()
    assert ann.post(f"/t/{table_id}/rematch").status_code == 409
    assert "Rematch" not in unescape(ann.get(f"/t/{table_id}/end").text)


def test_open_pages_of_the_end_hear_of_it(site: Site, ann: Visitor, bob: Visitor, over: Table) -> None:
    site.client.cookies = bob.cookies
    with site.client.websocket_connect(f"/t/{over.id}/rematch/en", headers=OWN) as socket:
        assert "Rematch, same seats" in socket.receive_text()
        ann.post(f"/t/{over.id}/rematch", {}, **{"x-quiet": "1"})
        assert "Accept rematch" in socket.receive_text()
        bob.post(f"/t/{over.id}/rematch", {}, **{"x-quiet": "1"})
        while f'data-goes="/t/{over.id}/next"' not in socket.receive_text():
            pass


def test_open_tables_hear_of_it_too(site: Site, ann: Visitor, bob: Visitor, over: Table) -> None:
    site.client.cookies = bob.cookies
    with site.client.websocket_connect(f"/t/{over.id}/live/en", headers=OWN) as socket:
        assert "data-goes" not in socket.receive_text()
        for visitor in (ann, bob):
            visitor.post(f"/t/{over.id}/rematch", {}, **{"x-quiet": "1"})
        while f'data-goes="/t/{over.id}/next"' not in socket.receive_text():
            pass


def test_who_has_no_name_is_you_beside_the_button(over: Table) -> None:
    names = ("Player 1", "Bob")
    section = rematch_section(over, names, frozenset({0}), translator("en"))
    assert re.findall(r'class="answer[^>]*>.*?<b>([^<]*)</b>', section) == ["You", "Bob"]
    assert "Player 1" in rematch_section(over, names, frozenset({1}), translator("en"))


def test_alone_among_bots_it_begins_at_once(site: Site, ann: Visitor) -> None:
    table = site.table(ann.start(sits0="you", sits1="random"))
    ann.act(table, "give", 0, given="0", bot="random")
    assert settled(table).history.over()
    after = ann.post(f"/t/{table.id}/rematch")
    new = site.table(after.url.path.removeprefix("/t/"))
    assert new.id != table.id
    assert [seat.bot for seat in new.seats] == ["", "random"]


def test_the_draws_of_a_game_that_is_over_can_be_checked(ann: Visitor, site: Site, over: Table) -> None:
    assert f'href="/t/{over.id}/verify"' in end_of(ann, over)
    draws = sum(1 for ply in over.history.plies if ply.draw)
    assert f"All {draws} draws are correct" in ann.get(f"/t/{over.id}/verify").text
    running = site.table(ann.start())
    assert "secret" in ann.get(f"/t/{running.id}/verify").text
    assert f'href="/t/{running.id}/verify"' not in end_of(ann, running)


def test_who_agreed_goes_on_without_somebody_who_is_away(
    site: Site, ann: Visitor, bob: Visitor, over: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    again = f"/t/{over.id}/rematch"
    ann.post(again, {"wanted": "yes"})
    assert "Ann proposed a rematch" in unescape(bob.get("/games").text)
    assert "proposed a rematch" not in ann.get("/games").text
    assert "with a bot for Bob" not in end_of(ann, over)
    assert ann.post(again, {"wanted": "without"}).status_code == 409
    monkeypatch.setattr(site.host.sessions[over.id].presence, "_absence", -1.0)
    assert bob.post(again, {"wanted": "without"}).status_code == 409
    assert "Start, with a bot for Bob" in end_of(ann, over)
    ann.post(again, {"wanted": "without"})
    new = site.table(over.history.rematch.table)
    assert [seat.bot for seat in new.seats] == ["", "medium"]
    assert bob.act(new, "take", 1).status_code == 200
    assert new.seats[1].human
