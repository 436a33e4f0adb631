"""The lobby: a game in one click, opponents by their strength, games that renew themselves, and what cannot be."""

from __future__ import annotations

import re
from html import unescape

import pytest
from starlette.websockets import WebSocketDisconnect

from heliopolis import bots
from heliopolis.games import all_games
from heliopolis.table.table import Table
from web.conftest import OWN, PEOPLE, Site, Visitor, comes, settled

GAMES = list(all_games())


def lobby(visitor: Visitor) -> str:
    return unescape(visitor.get("/").text)


def test_the_first_opponent_is_the_gentle_one(site: Site, visitor: Visitor) -> None:
    page = lobby(visitor)
    assert page.count("Play now against Gentle") == len(GAMES)
    assert site.table(visitor.start()).seats[1].bot == "easy"


def test_opponents_tell_their_strength_and_games_their_length_and_weight(visitor: Visitor) -> None:
    page = lobby(visitor)
    for told in (
        "Three or four rounds",
        "Steady · a fair opponent",
        "Strategist · strong",
        "Sage · very strong",
        "minutes",
        "medium:",
        "heavy:",
    ):
        assert told in page
    visitor.post("/ways", {"language": "fr"})
    for told in ("Jouer contre Débonnaire", "Tacticien · fort", "moyen", "exigeant", "Jouer en solo"):
        assert told in lobby(visitor)
    assert "Bot\u00a0: Appliqué · un adversaire correct" in unescape(visitor.get("/new/helios").text)


def test_who_would_think_too_long_is_not_offered_and_the_page_says_so(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    for compiled in (False, True):
        monkeypatch.setattr(bots, "PLAIN", not compiled)
        for page in (lobby(visitor), visitor.get("/new/helios").text):
            assert ("Oracle · the strongest" in page) is compiled
            assert ("Oracle, the strongest bot, isn’t available yet" in page) is not compiled


def test_solo_is_one_click_where_the_game_has_it(site: Site, visitor: Visitor) -> None:
    cards = lobby(visitor).split("<article")[1:]
    assert ["Play solo" in card for card in cards] == [name == "origins" for name in GAMES]
    assert len(site.table(visitor.start("origins", sits1="nobody")).seats) == 1


def test_inviting_a_friend_is_one_click(site: Site, visitor: Visitor) -> None:
    assert 'name="sits1" value="friend"' in lobby(visitor)
    table = site.table(visitor.start(sits1="friend"))
    assert table.needs().kind == "seats"
    assert "Waiting for one more player" in lobby(visitor)


def test_games_that_wait_for_me_come_first(site: Site, visitor: Visitor) -> None:
    mine = visitor.start(sits0="you", sits1="you")
    settled(site.table(mine))
    waiting = visitor.start(sits1="friend")
    listed = re.findall('href="/t/([^"]+)"', lobby(visitor))
    assert listed == [mine, waiting]
    assert '<li class="yours">' in lobby(visitor)


def test_pages_have_one_navigation(site: Site, visitor: Visitor) -> None:
    table = visitor.start()
    places = ["/", "/learn", "/puzzles", "/games", "/rules/helios"]
    for path, here in (
        *[(each, each) for each in places if each != "/puzzles"],
        ("/rules/origins", "/rules/helios"),
        ("/puzzles/origins", "/puzzles"),
        ("/you", ""),
        (f"/t/{visitor.start(**PEOPLE)}", ""),
        (f"/t/{table}/end", ""),
    ):
        links = re.findall(r'<a href="([^"]+)"( aria-current="page")?>', visitor.get(path).text)
        found = [link for link in links if link[0] in places][: len(places)]
        assert [to for to, _ in found] == places, path
        assert [to for to, current in found if current] == ([here] if here else []), path

    # At a table they are in the settings.
    settings = visitor.get(f"/t/{table}").text.partition('class="to-you"')[2]
    assert re.findall(r'<a href="([^"]+)"', settings)[: len(places)] == places


def test_the_picture_of_a_game_is_a_board_that_can_be_read(visitor: Visitor) -> None:
    for name in GAMES:
        size = re.search(r'viewBox="0 0 ([0-9.]+) ', visitor.get(f"/picture/{name}-en-light.svg").text)
        assert size is not None
        assert float(size[1]) <= 390


def test_the_list_renews_itself(site: Site, visitor: Visitor) -> None:
    table: Table = site.table(visitor.start(**PEOPLE))
    assert 'data-part="/lobby/en"' in lobby(visitor)
    site.client.cookies = visitor.cookies
    with site.client.websocket_connect("/lobby/en", headers=OWN) as socket:
        assert "Waiting for one more player" in socket.receive_text()
        # Who is in the lobby is not at the table.
        assert site.host.sessions[table.id].watches
        assert all(not watch.seats for watch in site.host.sessions[table.id].watches)
        comes(site.visitor(), visitor, table)
        while "your turn" not in socket.receive_text():
            pass
    assert not site.host.sessions[table.id].watches


def test_a_socket_of_the_lobby_from_elsewhere_is_refused(site: Site, visitor: Visitor) -> None:
    visitor.start()
    with (
        pytest.raises(WebSocketDisconnect),
        site.client.websocket_connect("/lobby/en", headers={"origin": "http://elsewhere.example"}),
    ):
        pass


def test_options_say_with_how_many_players_they_can_be_played(visitor: Visitor) -> None:
    page = visitor.get("/new/helios").text
    assert re.search('data-players="3 4"><input type="radio" name="option-first" value="3"', page)
    assert re.search('data-players="4"><input type="radio" name="option-first" value="4"', page)
    assert re.search('<label class="radio"><input type="radio" name="option-first" value="2"', page)


def test_what_cannot_be_played_is_refused_in_words(visitor: Visitor) -> None:
    reply = visitor.post("/tables", {"game": "helios", "sits1": "easy", "option-first": "4"})
    assert reply.status_code == 400
    assert "seat 4 does not exist with 2 players" in unescape(reply.text)
    visitor.post("/ways", {"language": "fr"})
    reply = visitor.post("/tables", {"game": "helios", "sits1": "easy", "option-first": "4"})
    assert "la place 4 n’existe pas" in unescape(reply.text)


def test_the_lobby_leads_to_open_tables_of_others(site: Site, visitor: Visitor) -> None:
    ann = site.visitor()
    table = site.table(ann.start(**PEOPLE))
    assert "open-tables" not in visitor.get("/").text
    assert ann.act(table, "open", 0, wanted="yes").status_code == 200
    page = visitor.get("/").text
    assert f'class="to-game" href="/t/{table.id}"' in page
    assert f'action="/t/{table.id}/sit"' in page
    assert "open-tables" not in ann.get("/").text
