"""My games: what waits for me first, since when and what happened; open tables; what is over. It renews itself."""

from __future__ import annotations

import re
from html import unescape

import pytest
import sqlalchemy as sql
from starlette.websockets import WebSocketDisconnect

from heliopolis.table.clocks.clock_acts import TimeOut
from heliopolis.table.clocks.timekeeper import Timekeeper
from heliopolis.table.keeping import schema
from heliopolis.table.table import Table
from heliopolis.web.lobby import routes
from web.conftest import OWN, PEOPLE, Site, Visitor, comes, settled

TWO_PEOPLE = {"sits0": "you", "name0": "Ann", "sits1": "friend", "option-first": "1"}


def games(visitor: Visitor, page: str = "/games") -> str:
    return unescape(visitor.get(page).text)


def part(page: str, name: str) -> str:
    """Return one of the lists on the page."""
    return page.partition(f'id="games-{name}"')[2].partition("</section>")[0]


def tables_in(text: str) -> list[str]:
    return re.findall(r'class="to-game" href="/t/([^"]+)"', text)


@pytest.fixture
def ann(site: Site) -> Visitor:
    return site.visitor()


def two(site: Site, ann: Visitor) -> tuple[Table, Visitor]:
    """Return Ann and Bob at a table where it is Ann's turn."""
    table = site.table(ann.start(**PEOPLE))
    bob = comes(site.visitor(), ann, table)
    return settled(table), bob


def take_turn(visitor: Visitor, table: Table) -> None:
    """Play until others are asked."""
    seat = table.needs().seat
    while table.needs().seat == seat and table.needs().kind in {"human", "held"}:
        if table.needs().kind == "held":
            reply = visitor.act(table, "end-turn", seat)
        else:
            reply = visitor.act(table, "choose", seat, choice=table.state.choices()[0].name)
        assert reply.status_code == 200, reply.text
        settled(table)


def test_my_turn_comes_first_and_is_counted_in_the_title(site: Site, ann: Visitor) -> None:
    waiting = ann.start(**TWO_PEOPLE)
    table, bob = two(site, ann)
    page = games(ann)
    assert "<title>(1) Heliopolis</title>" in page
    assert 'data-title="(1) Heliopolis"' in page
    assert tables_in(part(page, "yours")) == [table.id]
    assert tables_in(part(page, "others")) == [waiting]
    assert "<title>(1) Heliopolis</title>" in ann.get("/").text
    assert "<title>Heliopolis</title>" in bob.get("/").text
    assert "Ann’s turn" in part(games(bob), "others")
    assert "You have no games right now" in games(site.visitor())


def test_it_tells_since_when_and_what_happened(site: Site, ann: Visitor) -> None:
    table, bob = two(site, ann)
    assert "your turn, just now" in games(ann)
    take_turn(ann, table)
    while table.needs().seat != 0:
        take_turn(bob, table)
    with site.host.store.engine.begin() as connection:
        connection.execute(schema.acts.update().values(made=schema.acts.c.made - 3 * 86400 - 60))
    yours = part(games(ann), "yours")
    assert "your turn, for 3 days" in yours
    news = re.search(r'class="news">([^<]+)<', yours)
    assert news is not None
    assert "Bob" in news[1]
    ann.post("/ways", {"language": "fr"})
    assert "depuis 3 jours" in games(ann)
    # Of what an earlier program kept no one knows when it was.
    with site.host.store.engine.begin() as connection:
        connection.execute(schema.acts.update().values(made=sql.null()))
    assert "depuis" not in part(games(ann), "yours")


def test_the_first_to_run_out_of_time_comes_first_and_lost_time_is_told(
    site: Site, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = []
    for days in ("5", "2", "9"):
        table = site.table(ann.start(**PEOPLE, clock="days", days=days, outcome="bot"))
        comes(site.visitor(), ann, table)
        tables.append(settled(table))
    slow, soon, last = [table.id for table in tables]
    assert tables_in(part(games(ann), "yours")) == [soon, slow, last]
    monkeypatch.setattr(Timekeeper, "is_up", lambda _, history: history is tables[1].history)
    assert site.client.portal is not None
    session = site.client.portal.call(site.host.session, soon)
    site.client.portal.call(session.enter, TimeOut(0), tables[1].version)
    assert "You ran out of time. A bot (Steady) plays until you’re back." in games(ann)


def test_games_that_are_over_have_their_result_and_replay(
    site: Site, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes, "OVER_PAGE", 1)
    ended = []
    for _ in range(2):
        table = site.table(ann.start(sits0="you", name0="Ann", sits1="random"))
        ann.act(table, "give", 0, given="0", bot="random")
        assert settled(site.table(table.id)).history.over()
        ended.append(table.id)
    page = games(ann)
    over = part(page, "over")
    assert tables_in(over) == ended[1:]
    assert "you won" in over or "you came second" in over
    for deed in ("end", "replay", "end#rematch"):
        assert f'href="/t/{ended[1]}/{deed}"' in over
        assert ann.get(f"/t/{ended[1]}/{deed}").status_code == 200
    assert "Older games" in page
    assert tables_in(part(games(ann, "/games?page=1"), "over")) == ended[:1]
    for strange in ("-1", "x", "9" * 50, "²"):
        assert ann.get(f"/games?page={strange}").status_code == 200


# Open to all ---------------------------------------------------------------------------------------------


def test_anybody_sits_down_at_a_table_that_is_open_to_all(site: Site, ann: Visitor) -> None:
    table = site.table(ann.start("origins", sits0="you", name0="Ann", sits1="friend", **{"option-wonders": "True"}))
    bob = site.visitor()
    assert table.id not in games(bob)
    assert ann.act(table, "open", 0, wanted="yes").status_code == 200
    offered = part(games(bob), "open")
    assert tables_in(offered) == [table.id]
    assert "one free seat" in offered
    assert "Wonder" in offered
    assert table.id not in part(games(ann), "open")
    assert bob.post(f"/t/{table.id}/sit", {"name": "Ann"}).status_code == 400
    assert bob.post(f"/t/{table.id}/sit", {"name": "Bob"}).url.path == f"/t/{table.id}"
    assert settled(table).names == ["Ann", "Bob"]
    assert table.id in part(games(bob), "others") + part(games(bob), "yours")
    # Others find it to watch, and no seat to take.
    eve = site.visitor()
    assert "in progress: watch" in part(games(eve), "open")
    assert eve.post(f"/t/{table.id}/sit", {"name": "Eve"}).status_code == 409
    assert eve.get(f"/t/{table.id}").status_code == 200


def test_a_table_that_is_not_open_is_neither_found_nor_joined(site: Site, ann: Visitor) -> None:
    table = site.table(ann.start(**TWO_PEOPLE))
    mallory = site.visitor()
    reply = mallory.post(f"/t/{table.id}/sit", {"name": "Mallory"})
    assert reply.status_code == 403
    assert "This table isn’t open to everyone" in reply.text
    # Only who made it opens it.
    assert mallory.act(table, "open", 0, wanted="yes").status_code == 403
    ann.act(table, "open", 0, wanted="yes")
    ann.act(table, "open", 0, wanted="no")
    assert mallory.post(f"/t/{table.id}/sit", {"name": "Mallory"}).status_code == 403
    assert table.names[1] != "Mallory"


# It renews itself ----------------------------------------------------------------------------------------


def test_the_list_hears_of_turns_new_tables_and_open_ones(site: Site, ann: Visitor) -> None:
    table, bob = two(site, ann)
    site.client.cookies = bob.cookies
    with site.client.websocket_connect("/games/live/en", headers=OWN) as socket:
        assert 'data-title="Heliopolis"' in socket.receive_text()
        take_turn(ann, table)
        while "your turn" not in (told := socket.receive_text()):
            pass
        assert 'data-title="(1) Heliopolis"' in told
        # Ann opens another table, and Bob sits down elsewhere in the same club.
        another = site.table(ann.start(**TWO_PEOPLE))
        ann.act(another, "open", 0, wanted="yes")
        while another.id not in part(told, "open"):
            told = socket.receive_text()
        bob.post(f"/t/{another.id}/sit", {"name": "Bob"})
        while another.id not in part(told, "others") + part(told, "yours"):
            told = socket.receive_text()
    assert not site.host.sessions[table.id].watches
    assert not site.host.news._waiting


def test_a_socket_from_elsewhere_is_refused(site: Site) -> None:
    elsewhere = {"origin": "http://elsewhere.example"}
    with pytest.raises(WebSocketDisconnect), site.client.websocket_connect("/games/live/en", headers=elsewhere):
        pass
