"""People who meet: the invitation, the page that waits for players, and links to seats."""

from __future__ import annotations

import re
from html import unescape

import pytest
from starlette.requests import HTTPConnection

from heliopolis.table import presence
from heliopolis.table.seats import INVITATION
from heliopolis.table.table import Table
from heliopolis.web.common.pieces import code_of
from heliopolis.web.server.addresses import Reach, is_this_machine, reach_of
from heliopolis.web.serving import greeting
from web.conftest import OWN, PEOPLE, Site, Visitor, comes, invitation_in, settled

TRIO = {**PEOPLE, "sits2": "friend"}


@pytest.fixture
def ann(site: Site) -> Visitor:
    return site.visitor()


@pytest.fixture
def table(site: Site, ann: Visitor) -> Table:
    """Make a table where Ann waits for two friends."""
    return site.table(ann.start(**TRIO))


def page_of(visitor: Visitor, table: Table) -> str:
    return unescape(visitor.get(f"/t/{table.id}").text)


def test_a_table_with_friends_waits_before_any_board(ann: Visitor, table: Table) -> None:
    page = page_of(ann, table)
    assert "Your table is ready. Invite your friends!" in page
    assert 'class="part' not in page
    assert page.count("not taken yet") == 2
    assert table.needs().kind == "seats"


def test_the_invitation_is_a_link_and_a_code(ann: Visitor, table: Table) -> None:
    page = page_of(ann, table)
    link = invitation_in(page)
    assert len(link.rpartition("/")[2]) == 22  # 128 bits in base 64
    assert re.search('<svg [^>]*class="code" viewBox="0 0 [0-9]+ [0-9]+"', page)
    assert (
        f"mailto:?subject=Join%20me%20for%20Helios&body=Play%20Helios%20with%20me%3A%20http%3A//testserver{link}"
        in page
    )


def test_every_link_of_the_menu_has_a_code_that_is_drawn_when_it_is_opened(ann: Visitor, site: Site) -> None:
    table = site.table(ann.start(sits0="you", sits1="easy"))
    page = page_of(ann, table)
    links = re.findall(r'<input id="menu-[a-z0-9-]+" readonly value="([^"]+)"', page)
    codes = re.findall(r'<img class="code" src="([^"]+)" alt="" loading="lazy">', page)
    assert len(links) == len(codes) == 2  # the player's own seat, and to watch
    for link, code in zip(links, codes, strict=True):
        reply = ann.get(code)
        assert reply.headers["content-type"] == "image/svg+xml"
        assert reply.text == code_of(link)
    assert ann.get("/t/nowhere/code.svg").status_code == 404
    assert ann.get(f"/join/{table.id}/{'x' * 65}/code.svg").status_code == 404


def test_who_opens_it_gives_a_name_and_takes_a_seat(site: Site, ann: Visitor, table: Table) -> None:
    bob = site.visitor()
    link = invitation_in(page_of(ann, table))
    asked = bob.get(link).text
    assert "Enter a name and take a seat" in asked
    assert "two to four players. 40 to 90 minutes." in asked
    assert table.history.open_seats() == [1, 2]
    assert "Welcome, Bob" in bob.post(link, {"name": "Bob"}).text
    assert table.history.open_seats() == [2]
    assert table.names[1] == "Bob"
    assert "Bob" in page_of(ann, table)
    assert bob.act(table, "rename", 1, name="Rob").status_code == 200


def test_opening_it_again_leads_back_to_the_own_seat(site: Site, ann: Visitor, table: Table) -> None:
    bob = comes(site.visitor(), ann, table)
    link = invitation_in(page_of(ann, table))
    assert "Welcome, Bob" in bob.get(link).text
    assert "Welcome, Bob" in bob.post(link, {"name": "Bob again"}).text
    assert "Your table is ready" in ann.get(link).text
    assert table.history.open_seats() == [2]


def test_when_all_seats_are_taken_the_game_begins_and_others_may_watch(site: Site, ann: Visitor, table: Table) -> None:
    link = invitation_in(page_of(ann, table))
    comes(site.visitor(), ann, table)
    comes(site.visitor(), ann, table, "Cleo")
    assert settled(table).needs().kind == "human"
    assert 'class="part' in page_of(ann, table)
    eve = site.visitor()
    for reply in (eve.get(link), eve.post(link, {"name": "Eve"})):
        assert reply.status_code == 200
        assert "All seats are taken" in reply.text
        assert f'href="/t/{table.id}"' in reply.text
    assert table.names == ["Ann", "Bob", "Cleo"]


def test_guests_see_the_page_without_the_hosts_buttons(site: Site, ann: Visitor, table: Table) -> None:
    bob = comes(site.visitor(), ann, table)
    for deed in ("fill", "begin", "close", "invite-anew"):
        assert f'action="/t/{table.id}/{deed}"' in page_of(ann, table)
        assert f'action="/t/{table.id}/{deed}"' not in page_of(bob, table)
    assert invitation_in(page_of(bob, table)) == invitation_in(page_of(ann, table))
    assert bob.act(table, "begin", 1, bot="random").status_code == 403
    assert bob.act(table, "fill", 1, filled="2", bot="random").status_code == 403
    assert bob.act(table, "close", 1).status_code == 403
    assert bob.post(f"/t/{table.id}/invite-anew", {"seat": "1"}).status_code == 403


def test_who_watches_is_told_so_and_gets_no_invitation(site: Site, table: Table) -> None:
    page = page_of(site.visitor(), table)
    assert "You’re watching." in page
    assert "/i/" not in page


def test_a_bot_is_seated_and_sent_away_again(ann: Visitor, table: Table) -> None:
    assert ann.act(table, "fill", 0, filled="1", bot="easy").status_code == 200
    assert "Gentle" in page_of(ann, table)
    assert ann.act(table, "fill", 0, filled="1", bot="").status_code == 200
    assert table.history.open_seats() == [1, 2]
    assert ann.act(table, "fill", 0, filled="1", bot="search:100000").status_code == 400
    assert ann.act(table, "fill", 0, filled="0", bot="easy").status_code == 409


def test_the_host_starts_now_and_who_comes_late_takes_over(site: Site, ann: Visitor, table: Table) -> None:
    link = invitation_in(page_of(ann, table))
    assert ann.act(table, "begin", 0, bot="random").status_code == 200
    assert settled(table).history.begun
    assert [seat.bot for seat in table.seats] == ["", "random", "random"]
    assert invitation_in(page_of(ann, table)) == link
    bob = site.visitor()
    assert "A bot (Dreamer) is playing this seat for now" in bob.get(link).text
    assert bob.post(link, {"name": "Bob"}).status_code == 200
    assert table.seats[1].human
    assert "Bob has joined and replaces the bot (Dreamer)." in page_of(ann, table)


def test_a_closed_table_says_so_to_everybody(site: Site, ann: Visitor, table: Table) -> None:
    link = invitation_in(page_of(ann, table))
    bob = comes(site.visitor(), ann, table)
    assert ann.act(table, "close", 0).status_code == 200
    for visitor in (ann, bob, site.visitor()):
        assert "This table was closed" in page_of(visitor, table)
    reply = site.visitor().post(link, {"name": "Eve"})
    assert "This table was closed" in reply.text
    assert table.names[2] != "Eve"
    assert table.id not in ann.get("/").text


def test_a_new_invitation_ends_the_old_one(site: Site, ann: Visitor, table: Table) -> None:
    old = invitation_in(page_of(ann, table))
    assert ann.post(f"/t/{table.id}/invite-anew", {"seat": "0"}).status_code == 200
    new = invitation_in(page_of(ann, table))
    assert new != old
    assert site.visitor().get(old).status_code == 404
    assert site.visitor().get(new).status_code == 200


@pytest.mark.parametrize("name", ["", " ", "\u3164", "Ann", "medium", "<b>"])
def test_names_of_those_who_come(site: Site, ann: Visitor, table: Table, name: str) -> None:
    link, bob = invitation_in(page_of(ann, table)), site.visitor()
    reply = bob.post(link, {"name": name})
    assert "<b><b>" not in reply.text
    if name == "<b>":
        assert table.names[1] == "<b>"
    else:
        assert reply.status_code == 400
        assert 'role="alert"' in reply.text
        assert table.history.open_seats() == [1, 2]


def test_long_names_are_cut(site: Site, ann: Visitor, table: Table) -> None:
    comes(site.visitor(), ann, table, "x" * 500)
    assert table.names[1] == "x" * 24


@pytest.mark.parametrize("link", ["AAAAAAAAAAAAAAAAAAAAAA", "x" * 5000, "%00", "..%2f..", ""])
def test_other_links_invite_nobody(site: Site, table: Table, link: str) -> None:
    mallory = site.visitor()
    assert mallory.get(f"/i/{table.id}/{link}").status_code == 404
    assert mallory.post(f"/i/{table.id}/{link}", {"name": "Mallory"}).status_code in {404, 405}
    assert table.history.open_seats() == [1, 2]


def test_an_invitation_is_no_seat_and_a_seat_no_invitation(site: Site, ann: Visitor, table: Table) -> None:
    link = invitation_in(page_of(ann, table)).rpartition("/")[2]
    assert site.visitor().get(f"/join/{table.id}/{link}").status_code == 404
    bob = comes(site.visitor(), ann, table)
    comes(site.visitor(), ann, table, "Cleo")
    own = re.search(f'/join/{table.id}/([^"]+)', page_of(bob, table))
    assert own is not None
    assert site.visitor().get(f"/i/{table.id}/{own[1]}").status_code == 404


def test_posts_from_elsewhere_take_no_seat(site: Site, ann: Visitor, table: Table) -> None:
    link = invitation_in(page_of(ann, table))
    assert site.visitor().post(link, {"name": "Eve"}, origin="http://elsewhere.example").status_code == 403
    assert table.history.open_seats() == [1, 2]


def test_who_waits_sees_who_comes_and_then_the_table(site: Site, ann: Visitor, table: Table) -> None:
    site.client.cookies = ann.cookies
    with site.client.websocket_connect(f"/t/{table.id}/live/en?mark=", headers=OWN) as socket:
        assert 'data-page="waiting"' in socket.receive_text()
        comes(site.visitor(), ann, table)
        while "Bob is here." not in (sent := socket.receive_text()):
            pass
        assert 'data-page="waiting"' in sent
        comes(site.visitor(), ann, table, "Cleo")
        while 'data-page="waiting"' in (sent := socket.receive_text()):
            pass
        assert 'id="prompt"' in sent


def test_who_leaves_is_shown_as_away(site: Site, ann: Visitor, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    bob = comes(site.visitor(), ann, table)
    assert "Bob is here." in page_of(ann, table)
    monkeypatch.setattr(presence, "GONE_SECONDS", 0.0)
    assert "Bob is away." in page_of(ann, table)
    site.client.cookies = bob.cookies
    with site.client.websocket_connect(f"/t/{table.id}/live/en?mark=", headers=OWN) as socket:
        socket.receive_text()
        assert "Bob is here." in page_of(ann, table)
    assert "Bob is away." in page_of(ann, table)


def test_the_invitation_stays_in_the_hosts_browser(site: Site, ann: Visitor, table: Table) -> None:
    """Its secret is in the signed cookie of the host and in no record."""
    link = invitation_in(page_of(ann, table)).rpartition("/")[2]
    assert f"{INVITATION}:{link}" in str(ann.cookies.get(f"links-{table.id}"))
    assert link not in str(site.host.store.find(table.id).header)


def test_seats_of_friends_are_told_apart_by_number(site: Site, ann: Visitor) -> None:
    table = site.table(ann.start(**{f"sits{seat}": "friend" for seat in (1, 2)}))
    assert table.names[1:] == ["Player 2", "Player 3"]


def test_by_which_address_friends_come() -> None:
    assert reach_of("127.0.0.1", 8000, public=False) == Reach(alone=True)
    assert reach_of("::1", 8000, public=False) == Reach(alone=True)
    assert reach_of("127.0.0.1", 8000, public=True) == Reach()
    assert reach_of("192.168.7.7", 8000, public=False) == Reach()
    everywhere = reach_of("0.0.0.0", 8123, public=False)
    assert not everywhere.alone
    assert everywhere.elsewhere == "" or everywhere.elsewhere.endswith(":8123")
    assert [is_this_machine(name) for name in ("localhost", "127.8.8.8", "::1", "box", "10.0.0.1")] == [
        True, True, True, False, False,
    ]  # fmt: skip
    assert Reach(alone=True).hidden("http://127.0.0.1:8000")
    assert Reach(alone=True).hidden("http://localhost")
    assert not Reach(alone=True).hidden("https://play.example.org")
    assert not Reach().hidden("http://127.0.0.1:8000")


def test_the_server_tells_where_friends_find_it() -> None:
    assert greeting("127.0.0.1", 8000, Reach(alone=True)) == "Heliopolis: http://127.0.0.1:8000"
    told = greeting("0.0.0.0", 8000, Reach(elsewhere="http://192.168.7.7:8000"))
    assert told.splitlines()[1] == "Friends in your network: http://192.168.7.7:8000"


def test_where_all_may_come_links_name_the_address_for_friends() -> None:
    """Even if the host looks at the table by a name that only means this machine."""
    here = HTTPConnection({"type": "http", "scheme": "http", "server": ("127.0.0.1", 8000), "path": "/", "headers": []})
    there = HTTPConnection({"type": "http", "scheme": "http", "server": ("10.1.1.1", 8000), "path": "/", "headers": []})
    reach = Reach(elsewhere="http://192.168.7.7:8000")
    assert reach.base(here) == "http://192.168.7.7:8000"
    assert reach.base(there) == "http://10.1.1.1:8000"
    assert Reach().base(here) == "http://127.0.0.1:8000"


def test_at_the_table_a_dot_tells_who_is_here(site: Site, ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table = site.table(ann.start(**PEOPLE))
    comes(site.visitor(), ann, table)
    assert 'data-here="1 2" data-away=""' in page_of(ann, table)
    monkeypatch.setattr(presence, "GONE_SECONDS", 0.0)
    page = page_of(ann, table)
    assert 'data-away="1 2"' in page
    assert 'data-state="away" data-come="Bob joined." data-gone="Bob left."' in page


def test_who_watches_a_game_is_told_so(site: Site, ann: Visitor) -> None:
    table = site.table(ann.start())
    assert "You’re watching" in page_of(site.visitor(), table)
    assert "You’re watching" not in page_of(ann, table)
    # Perhaps it is a player on another device.
    assert 'href="/you#you-sign-in">Are you one of the players?' in page_of(site.visitor(), table)
    assert 'id="you-sign-in"' in site.visitor().get("/you").text


def test_a_seat_that_was_taken_while_the_answer_got_lost_is_found_again(site: Site, ann: Visitor, table: Table) -> None:
    link, lost, bob = invitation_in(page_of(ann, table)), site.visitor(), site.visitor()
    own = re.search('name="own" value="([^"]+)"', bob.get(link).text)
    assert own is not None
    form = {"name": "Bob", "own": own[1]}
    lost.post(link, form)  # whose cookies the browser never got
    assert "Welcome, Bob" in bob.post(link, form).text
    assert table.names[1] == "Bob"
    assert table.history.open_seats() == [2]
    assert bob.act(table, "rename", 1, name="Rob").status_code == 200


def test_before_the_first_draw_everybody_sees_the_commitment_and_may_mix_words_in(
    site: Site, ann: Visitor, table: Table
) -> None:
    bob = comes(site.visitor(), ann, table)
    for visitor in (ann, bob, site.visitor()):
        assert table.commitment in page_of(visitor, table)
    assert bob.act(table, "nonce", 1, nonce="a black cat").status_code == 200
    assert "Bob: a black cat" in page_of(ann, table)
    assert f'action="/t/{table.id}/nonce"' not in page_of(site.visitor(), table)
    comes(site.visitor(), ann, table, "Cleo")
    assert table.history.nonces[0].first == 1
