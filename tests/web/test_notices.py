"""Notifications: players who are away get one when it is their turn, when they want it and as long as they want it."""

from __future__ import annotations

import asyncio
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from html import unescape
from pathlib import Path

import pytest

from heliopolis.table.clocks.terms import DAY
from heliopolis.web.notifications.desk import AGAIN_SECONDS, FAILING_SECONDS, WAITS, NoticeOptions
from heliopolis.web.notifications.outgoing import NotSent, Outgoing, networks_of
from web.conftest import PEOPLE, comes
from web.noticing import SOON, NoticeSite, hook, plays, ways_of, you
from web.receivers import Sink
from web.test_players import on_phone


@pytest.fixture
def club(tmp_path: Path) -> Iterator[NoticeSite]:
    site = NoticeSite(tmp_path / "tables.sqlite", tmp_path)
    yield site
    site.close()


@pytest.fixture
def sink() -> Iterator[Sink]:
    with Sink() as opened:
        yield opened


def test_who_is_away_is_told_once_of_their_turn(club: NoticeSite, sink: Sink) -> None:
    table, ann, bob = club.together()
    hook(bob, f"{sink.address}/bob")
    club.pass_time(hours=1)
    assert sink.take() == []  # it is Ann's turn
    plays(club, table, ann)
    since = club.clock.now
    club.step()
    assert sink.take() == []  # more may come in a moment
    club.pass_time(minutes=SOON)
    (told,) = sink.take()
    assert told.path == "/bob"
    notice = told.json()
    assert (notice["player"], notice["count"], notice["title"]) == ("Bob", 1, "Your turn: Helios")
    assert notice["tables"] == [
        {
            "kind": "turns",
            "table": table.id,
            "game": "Helios",
            "players": ["Ann", "Bob"],
            "since": since,
            "due": None,
            "link": f"http://testserver/t/{table.id}",
        }
    ]
    assert f"Helios with Ann: your turn since 2026-09-21 15:14 (UTC). Table {table.id}" in notice["text"]
    club.pass_time(days=3)
    assert sink.take() == []
    # Players who came, played and left are notified of their next turn.
    plays(club, table, bob)
    plays(club, table, ann)
    club.pass_time(minutes=SOON)
    assert len(sink.take()) == 1


def test_who_has_days_for_a_turn_is_told_until_when(club: NoticeSite, sink: Sink) -> None:
    table, ann, bob = club.together(clock="days", days="2")
    hook(bob, sink.address)
    club.step()
    plays(club, table, ann)
    club.pass_time(minutes=SOON)
    (told,) = sink.take()
    (line,) = told.json()["tables"]
    assert line["due"] == line["since"] + 2 * DAY
    assert "Play by 2026-09-23 14:14 (UTC)" in told.json()["text"]


def test_who_forgets_a_turn_is_reminded_and_hears_when_time_has_run_out(club: NoticeSite, sink: Sink) -> None:
    table, ann, bob = club.together(clock="days", days="2", outcome="bot")
    hook(bob, sink.address)
    club.step()
    plays(club, table, ann)
    club.pass_time(minutes=SOON)
    assert [each.json()["title"] for each in sink.take()] == ["Your turn: Helios"]
    club.pass_time(hours=30)
    assert sink.take() == []
    club.pass_time(hours=8)
    club.pass_time(minutes=SOON)
    (told,) = sink.take()
    assert (told.json()["title"], told.json()["tables"][0]["kind"]) == ("Your time is running out: Helios", "reminder")
    assert "Play by 2026-09-23" in told.json()["text"]
    club.pass_time(hours=10)
    club.pass_time(minutes=SOON)
    (told,) = sink.take()
    assert (told.json()["title"], told.json()["count"]) == ("You ran out of time: Helios", 0)
    assert "A bot (Steady) plays until you’re back." in told.json()["text"]
    # Each comes once.
    club.pass_time(days=3)
    assert sink.take() == []


def test_who_is_away_hears_of_messages_and_of_the_end_of_a_game(club: NoticeSite, sink: Sink) -> None:
    table, ann, bob = club.together()
    hook(bob, sink.address)
    club.pass_time(hours=1)
    for text in ("Are you there?", "Take <your> time"):
        ann.act(table, "talk", 0, text=text)
    club.pass_time(minutes=SOON)
    (told,) = sink.take()
    assert told.json()["title"] == "New message: Helios"
    assert "Ann wrote: “Take <your> time”." in told.json()["text"]
    # What they say themselves is no news, nor what they have seen.
    ann.act(table, "talk", 0, text="See you")
    bob.get(f"/t/{table.id}")
    bob.act(table, "talk", 1, text="Here I am")
    club.pass_time(hours=3)
    assert sink.take() == []
    for visitor, seat in ((bob, 1), (ann, 0)):
        visitor.act(table, "give", seat, given=str(seat), bot="random")
        club.pass_time(minutes=5)
    club.table(table.id)
    club.pass_time(minutes=SOON)
    (told,) = sink.take()
    assert told.json()["title"] == "Game over: Helios"
    assert re.search(r"the game is over, you (won|came second)[.]", told.json()["text"])


def test_each_kind_can_be_turned_off(club: NoticeSite, sink: Sink) -> None:
    table, ann, bob = club.together()
    hook(bob, sink.address)
    page = bob.post("/you/notices/quiet", {"kinds": "1", "tell-over": "1", "zone": "UTC"}).text
    assert 'name="tell-over" value="1" checked' in page
    assert 'name="tell-chat" value="1">' in page
    club.pass_time(hours=1)
    ann.act(table, "talk", 0, text="Are you there?")
    plays(club, table, ann)
    club.pass_time(hours=1)
    assert sink.take() == []
    bob.post("/you/notices/quiet", {"kinds": "1", "tell-over": "1", "tell-turns": "1", "zone": "UTC"})
    club.pass_time(hours=1)
    assert [each.json()["title"] for each in sink.take()] == ["Your turn: Helios"]


def test_nothing_comes_while_the_player_looks(club: NoticeSite, sink: Sink) -> None:
    table, ann, bob = club.together()
    hook(bob, sink.address)
    bob.client.cookies = bob.cookies
    with bob.client.websocket_connect(f"/t/{table.id}/live/en", headers={"origin": "http://testserver"}) as page:
        plays(club, table, ann)
        for _ in range(4):
            club.pass_time(hours=1)
        assert sink.take() == []
        # What they saw before they left they know.
        page.close()
    club.pass_time(hours=1)
    assert sink.take() == []
    assert f"/t/{table.id}" in bob.get("/games").text


def test_a_page_behind_others_is_not_looked_at(club: NoticeSite, sink: Sink) -> None:
    table, ann, bob = club.together()
    hook(bob, sink.address)
    bob.client.cookies = bob.cookies
    with bob.client.websocket_connect("/games/live/en", headers={"origin": "http://testserver"}) as page:
        page.receive_text()
        page.send_text("hidden")
        assert club.client.portal is not None
        while any(each.seen for each in club.desk.looking._open):
            pass
        club.clock.go(minutes=1)
        plays(club, table, ann)
        club.pass_time(minutes=SOON)
        assert len(sink.take()) == 1


def test_who_looks_at_one_table_is_told_of_another_when_they_have_left(club: NoticeSite, sink: Sink) -> None:
    table, ann, bob = club.together()
    other = club.table(bob.start(sits0="you", sits1="you"))
    hook(bob, sink.address)
    club.clock.go(minutes=1)
    plays(club, table, ann)
    club.clock.go(minutes=1)
    bob.get(f"/t/{other.id}")
    club.step()
    assert sink.take() == []
    club.pass_time(minutes=SOON)
    assert [line["table"] for line in sink.take()[0].json()["tables"]] == [other.id, table.id]


def test_several_turns_are_one_notice(club: NoticeSite, sink: Sink) -> None:
    first, ann, bob = club.together()
    second = club.table(ann.start(**PEOPLE))
    comes(bob, ann, second)
    hook(bob, sink.address)
    plays(club, first, ann)
    club.pass_time(minutes=1)
    plays(club, club.table(second.id), ann)
    club.pass_time(minutes=SOON)
    (told,) = sink.take()
    assert told.json()["title"] == "2 games are waiting for you"
    assert [line["table"] for line in told.json()["tables"]] == [first.id, second.id]
    assert told.json()["link"] == "http://testserver/games"


def test_who_does_not_come_back_hears_of_new_turns_a_day_later(club: NoticeSite, sink: Sink) -> None:
    first, ann, bob = club.together()
    second = club.table(ann.start(**PEOPLE))
    comes(bob, ann, second)
    hook(bob, sink.address)
    plays(club, first, ann)
    club.pass_time(minutes=SOON)
    assert len(sink.take()) == 1
    plays(club, club.table(second.id), ann)
    club.pass_time(hours=20)
    assert sink.take() == []
    club.pass_time(hours=AGAIN_SECONDS / 3600 - 20)
    assert sink.take()[0].json()["count"] == 2
    club.pass_time(days=2)
    assert sink.take() == []


def test_quiet_hours_are_those_of_the_players_clock(club: NoticeSite, sink: Sink) -> None:
    table, ann, bob = club.together()
    hook(bob, sink.address)
    quiet = {"first": "22", "last": "9", "zone": "Asia/Tokyo"}
    assert "Quiet hours saved." in bob.post("/you/notices/quiet", quiet).text
    assert 'value="Asia/Tokyo"' in you(bob)
    # 14:14 at Greenwich is 23:14 in Japan, where the day begins when it is 0:00 at Greenwich.
    plays(club, table, ann)
    club.pass_time(hours=9.7)
    assert sink.take() == []
    club.pass_time(hours=1)
    assert "your turn since 2026-09-21 23:14 (Asia/Tokyo)" in sink.take()[0].json()["text"]
    for wrong, told in (
        ({"first": "24"}, "first: must be a full hour"),
        ({"zone": "Mars/Olympus"}, "zone: Mars/Olympus isn’t a"),
        ({"zone": "../etc/passwd"}, "zone: ../etc/passwd isn’t a"),
    ):
        reply = bob.post("/you/notices/quiet", {**quiet, **wrong})
        assert reply.status_code == 400
        assert told in reply.text
    assert 'value="Asia/Tokyo"' in you(bob)


def test_a_notice_speaks_the_language_of_its_player(club: NoticeSite, sink: Sink) -> None:
    table, ann, bob = club.together()
    bob.post("/ways", {"language": "fr"})
    hook(bob, sink.address)
    plays(club, table, ann)
    club.pass_time(minutes=SOON)
    told = sink.take()[0].json()
    assert told["title"] == "À vous de jouer\u00a0: Helios"
    assert "Helios avec Ann\u00a0: à vous de jouer depuis le 2026-09-21 14:14 (UTC)" in told["text"]
    assert "Se désabonner" in told["text"]


def test_one_click_stops_the_notices(club: NoticeSite, sink: Sink) -> None:
    table, ann, bob = club.together()
    hook(bob, sink.address)
    plays(club, table, ann)
    club.pass_time(minutes=SOON)
    stop = sink.take()[0].json()["stop"].removeprefix("http://testserver")
    # A program that looks at links ends nothing; any browser can open it, and a script presses its button.
    stranger = club.visitor()
    assert "data-at-once" in stranger.get(stop).text
    assert ">On<" in you(bob)
    assert (
        "Notifications by Plain JSON (127.0.0.1) are off."
        in stranger.client.post(stop, data={"List-Unsubscribe": "One-Click"}).text
    )
    assert "Paused: nothing is sent here." in you(bob)
    assert stranger.get(stop + "x").status_code == 404
    plays(club, table, bob)
    plays(club, table, ann)
    club.pass_time(days=2)
    assert sink.take() == []
    (way,) = ways_of(bob)
    assert "Resumed." in bob.post(f"/you/notices/{way}/start").text


def test_a_way_can_be_tried_and_removed(club: NoticeSite, sink: Sink) -> None:
    bob = club.together()[2]
    way = hook(bob, sink.address)
    assert "A test is on its way." in bob.post(f"/you/notices/{way}/try").text
    assert sink.take()[0].json()["title"] == "Test notification from Heliopolis"
    sink.status = 404
    assert "The address rejected the message." in bob.post(f"/you/notices/{way}/try").text
    assert "Removed." in bob.post(f"/you/notices/{way}/remove").text
    assert ways_of(bob) == []


def test_discord_and_slack_get_what_they_take_and_nobody_is_called_by_a_name(club: NoticeSite, sink: Sink) -> None:
    table, ann, bob = club.together(name0="@everyone <!here>")
    hook(bob, f"{sink.address}/discord", "discord")
    hook(bob, f"{sink.address}/slack", "slack")
    plays(club, table, ann)
    club.pass_time(minutes=SOON)
    told = {each.path: each.json() for each in sink.take()}
    discord, slack = told["/discord"], told["/slack"]
    assert set(discord) == {"content", "allowed_mentions"}
    assert discord["allowed_mentions"] == {"parse": []}
    assert f"http://testserver/t/{table.id}\n" in discord["content"]
    assert "\\@everyone" in discord["content"]
    assert set(slack) == {"text"}
    assert "&lt;!here&gt;" in slack["text"]
    assert "<" not in slack["text"]


# Receivers that fail ---------------------------------------------------------------------------------------


def test_what_was_not_taken_is_tried_again_ever_later_and_given_up(club: NoticeSite, sink: Sink) -> None:
    table, ann, bob = club.together()
    hook(bob, sink.address)
    plays(club, table, ann)
    sink.status = 500
    club.pass_time(minutes=SOON)
    ids = [told.json()["id"] for told in sink.take()]
    for wait in WAITS:
        club.pass_time(minutes=wait / 60 - 1)
        assert sink.take() == []
        club.pass_time(minutes=1)
        ids += [told.json()["id"] for told in sink.take()]
    assert len(ids) == 1 + len(WAITS)
    assert len(set(ids)) == 1
    club.pass_time(days=1)
    assert sink.take() == []
    assert "The last notifications didn’t arrive." in you(bob)


@pytest.mark.slow
def test_a_receiver_that_fails_for_days_is_switched_off_and_the_player_is_told(club: NoticeSite, sink: Sink) -> None:
    table, ann, bob = club.together()
    way = hook(bob, sink.address)
    sink.status = 500
    tries = 0
    for _ in range(6):
        plays(club, table, ann)
        for _ in range(24):
            club.pass_time(hours=1)
        tries += len(sink.take())
        plays(club, table, bob)
        if "Turned off: nothing has arrived for days." in you(bob):
            break
    assert "Turned off: nothing has arrived for days." in you(bob)
    assert 0 < tries <= (FAILING_SECONDS // 86400 + 1) * (len(WAITS) + 1)
    sink.status = 204
    assert "A test is on its way." in bob.post(f"/you/notices/{way}/try").text
    assert ">On<" in you(bob)


def test_a_receiver_that_asks_for_rest_gets_it(club: NoticeSite, sink: Sink) -> None:
    table, ann, bob = club.together()
    hook(bob, sink.address)
    plays(club, table, ann)
    sink.status, sink.headers = 429, {"Retry-After": "7200"}
    club.pass_time(minutes=SOON)
    assert len(sink.take()) == 1
    club.pass_time(hours=1.9)
    assert sink.take() == []
    sink.status = 200
    club.pass_time(hours=0.2)
    assert len(sink.take()) == 1


# A restart, and several servers ----------------------------------------------------------------------------


def test_a_restart_loses_nothing_and_doubles_nothing(tmp_path: Path, sink: Sink) -> None:
    where = tmp_path / "tables.sqlite"
    club = NoticeSite(where, tmp_path)
    table, ann, bob = club.together()
    hook(bob, sink.address)
    plays(club, table, ann)
    club.close()  # before anyone has looked for whom the game waits
    club.clock.go(hours=1)
    after = NoticeSite(where, tmp_path, clock=club.clock)
    sink.status = 500
    after.step()
    assert len(sink.take()) == 1
    after.close()  # while it is to be tried again
    sink.status = 200
    last = NoticeSite(where, tmp_path, clock=club.clock)
    try:
        last.pass_time(minutes=5)
        assert len(sink.take()) == 1
        last.pass_time(days=1)
        assert sink.take() == []
    finally:
        last.close()


def test_of_several_servers_one_tells(database: str, tmp_path: Path, sink: Sink) -> None:
    one = NoticeSite(database, tmp_path)
    two = NoticeSite(database, tmp_path, clock=one.clock)
    try:
        table, ann, bob = one.together()
        hook(bob, sink.address)
        plays(one, table, ann)
        for _ in range(3):
            for site in (one, two):
                assert site.client.portal is not None
                site.client.portal.start_task_soon(site.desk.step)
            for site in (one, two):
                site.pass_time(minutes=SOON)
        assert len(sink.take()) == 1
        # Players who look at a page of one server get nothing from the other.
        plays(one, table, bob)
        plays(one, table, ann)
        bob.get("/games")
        one.step()
        two.pass_time(minutes=SOON)
        assert sink.take() == []
    finally:
        two.close()
        one.close()


# Hostile cases ---------------------------------------------------------------------------------------------


INSIDE = [
    ("https://localhost/hook", "localhost isn’t a public address"),
    ("https://[::1]/hook", "::1 isn’t a public address"),
    ("https://[::ffff:10.0.0.1]/hook", "isn’t a public address"),
    ("https://10.1.2.3/hook", "10.1.2.3 isn’t a public address"),
    ("https://192.168.1.1/", "isn’t a public address"),
    ("https://169.254.169.254/latest/meta-data", "isn’t a public address"),
    ("https://100.64.0.1/", "isn’t a public address"),
    ("https://224.0.0.1/", "isn’t a public address"),
    ("https://[64:ff9b::a00:1]/", "isn’t a public address"),
    ("https://[2002:a00:1::]/", "isn’t a public address"),
    ("https://0.0.0.0/", "isn’t a public address"),
    ("https://2130706433/", "isn’t a public address"),
    ("http://93.184.216.34/", "must start with https://"),
    ("ftp://example.org/", "address: must be an address such as"),
    ("https://user:secret@93.184.216.34/", "address: must be an address such as"),
    ("https://93.184.216.34/" + "x" * 2000, "with at most 1000 characters"),
    ("https://93.184.216.34/a\r\nX-More: 1", "address: must be an address such as"),
    ("https://93.184.216.34:99999/", "address: must be an address such as"),
    ("https://nowhere.invalid/", "nowhere.invalid can’t be found on the network"),
]
"""Addresses to which nothing is sent, and why."""


def test_nobody_makes_the_server_call_its_own_network(tmp_path: Path) -> None:
    site = NoticeSite(tmp_path / "tables.sqlite", tmp_path, NoticeOptions())
    try:
        bob = site.visitor()
        bob.post("/you/name", {"name": "Bob"})
        for address, told in INSIDE:
            reply = bob.post("/you/notices/webhook", {"address": address, "form": "json"})
            assert (reply.status_code, told in unescape(reply.text)) == (400, True), address
        assert ways_of(bob) == []
    finally:
        site.close()


def test_a_name_is_looked_up_once_and_the_connection_goes_where_that_led(sink: Sink) -> None:
    """Of a name that means another address a moment later only the first is ever spoken to."""
    asked: list[str] = []

    async def lookup(host: str, _port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["10.0.0.1"]

    outgoing = Outgoing(networks_of(["127.0.0.1"]), lookup)
    address = sink.address.replace("127.0.0.1", "turns.example")
    assert asyncio.run(outgoing.post(address, b"{}", {})).status == 204
    assert asked == ["turns.example"]
    assert sink.take()[0].headers["host"].startswith("turns.example:")
    # Now it stands for an address that is not allowed; nor is one of which only some are.
    with pytest.raises(NotSent, match="isn’t a public address"):
        asyncio.run(outgoing.post(address, b"{}", {}))

    async def mixed(_host: str, _port: int) -> list[str]:
        return ["93.184.216.34", "127.0.0.1"]

    with pytest.raises(NotSent, match="isn’t a public address"):
        asyncio.run(Outgoing((), mixed).post("https://turns.example/", b"{}", {}))
    assert sink.take() == []


def test_a_receiver_that_never_answers_or_never_ends_is_left() -> None:
    def goes_on(listening: socket.socket) -> None:
        there, _ = listening.accept()
        with there, suppress(OSError):
            while True:
                there.sendall(b"HTTP/1.1 200 OK\r\n" + b"x-more: y\r\n" * 400)

    def post(listening: socket.socket, seconds: float) -> str:
        address = f"http://127.0.0.1:{listening.getsockname()[1]}/"
        with pytest.raises(NotSent) as error:
            asyncio.run(Outgoing(networks_of(["127.0.0.1"]), seconds=seconds).post(address, b"{}", {}))
        return str(error.value)

    with socket.create_server(("127.0.0.1", 0)) as listening:
        assert post(listening, 0.1) == "no answer in time"
    with socket.create_server(("127.0.0.1", 0)) as listening:
        speaking = threading.Thread(target=goes_on, args=[listening])
        speaking.start()
        assert post(listening, 60) == "LimitOverrunError"
        speaking.join()


def test_a_redirect_is_not_followed(club: NoticeSite, sink: Sink) -> None:
    bob = club.together()[2]
    way = hook(bob, f"{sink.address}/there")
    sink.status, sink.headers = 302, {"Location": f"{sink.address}/inside"}
    assert "The address rejected the message." in bob.post(f"/you/notices/{way}/try").text
    assert [told.path for told in sink.take()] == ["/there"]


def test_nobody_changes_the_ways_of_another(club: NoticeSite, sink: Sink) -> None:
    _, ann, bob = club.together()
    way = hook(bob, sink.address)
    for deed in ("try", "stop", "remove", "start"):
        assert ann.post(f"/you/notices/{way}/{deed}").status_code == 404
        assert club.visitor().post(f"/you/notices/{way}/{deed}").status_code == 403
    assert bob.client.post(f"/you/notices/{way}/remove", headers={"origin": "http://elsewhere"}).status_code == 403
    assert sink.take() == []
    assert ">On<" in you(bob)


def test_nobody_floods_others_with_notices(club: NoticeSite, sink: Sink) -> None:
    bob = club.together()[2]
    for number in range(8):
        hook(bob, f"{sink.address}/{number}")
    reply = bob.post("/you/notices/webhook", {"address": f"{sink.address}/more", "form": "json"})
    assert reply.status_code == 409
    assert "You already have 8 ways to be notified." in reply.text
    way = ways_of(bob)[0]
    replies = [bob.post(f"/you/notices/{way}/try").status_code for _ in range(60)]
    assert 429 in replies
    assert len(sink.take()) < 60
    # What one player does does not hinder others of another house, and a form that is none is refused.
    assert bob.post("/you/notices/webhook", {"address": sink.address, "form": "telegraph"}).status_code in {400, 429}


def test_what_is_kept_of_notices_is_told_and_deleted_with_the_player(club: NoticeSite, sink: Sink) -> None:
    table, ann, bob = club.together()
    hook(bob, f"{sink.address}/secret")
    plays(club, table, ann)
    sink.status = 500
    club.pass_time(minutes=SOON)
    kept = bob.get("/you/export.json").json()
    assert [way["address"] for way in kept["notices"]["ways"]] == [f"{sink.address}/secret"]
    assert [turn["game_id"] for turn in kept["notices"]["waiting"]] == [table.id]
    assert len(kept["notices"]["queued"]) == 1
    sink.take()
    bob.post("/you/delete", {"player": kept["player"], "sure": "yes"})
    club.pass_time(days=1)
    assert sink.take() == []
    with club.store.engine.connect() as connection:
        for name in ("notice_ways", "attention", "turns", "deliveries"):
            assert connection.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar_one() == 0


def test_the_ways_of_two_who_become_one_are_those_of_one(club: NoticeSite, sink: Sink) -> None:
    table, ann, bob = club.together()
    hook(bob, sink.address)
    eve = club.visitor()
    eve.post("/you/name", {"name": "Eve"})
    link = re.search(r'value="http://testserver(/p/[^"]+)"', eve.get("/you").text)
    assert link is not None
    assert bob.post(link[1], {"open": "together"}).status_code == 200
    assert len(ways_of(eve)) == 1
    plays(club, table, ann)
    club.pass_time(minutes=SOON)
    assert sink.take()[0].json()["player"] == "Eve"


def test_the_log_tells_no_secrets(club: NoticeSite, sink: Sink, caplog: pytest.LogCaptureFixture) -> None:
    table, ann, bob = club.together()
    hook(bob, f"{sink.address}/secret")
    plays(club, table, ann)
    sink.status = 500
    club.pass_time(minutes=SOON)
    assert "a notice by webhook was not taken: status 500" in caplog.text
    assert "secret" not in caplog.text
    assert "127.0.0.1" not in caplog.text


@pytest.mark.slow
def test_three_play_over_days_and_each_is_told_once_of_every_turn(club: NoticeSite, sink: Sink) -> None:
    ann, bob, eve = [club.visitor() for _ in range(3)]
    people = {"sits0": "you", "name0": "Ann", "sits1": "friend", "sits2": "friend", "option-first": "1"}
    table = club.table(ann.start(**people, clock="days", days="2", outcome="bot"))
    comes(bob, ann, table, "Bob")
    comes(eve, ann, table, "Eve")
    eve.post("/ways", {"language": "fr"})
    order = (("ann", ann), ("bob", bob), ("eve", eve))
    for name, visitor in order:
        hook(visitor, f"{sink.address}/{name}")
    bob.post("/you/notices/quiet", {"first": "20", "last": "8", "zone": "UTC"})
    told: list[tuple[str, str]] = []
    quiet_hours = 0
    for _ in range(2):
        for name, visitor in order:
            asked = order[table.needs().seat][0]
            assert (asked, told[-1:]) == (name, [(name, "fr" if name == "eve" else "en")] if told else [])
            plays(club, table, visitor)
            before = len(told)
            for _ in range(36):
                club.pass_time(minutes=30)
                hour = club.clock.now // 3600 % 24
                news = [(each.path.strip("/"), each.json()["language"]) for each in sink.take()]
                night = hour < 8 or hour >= 20
                assert not (night and ("bob", "en") in news)
                quiet_hours += night
                told += news
            assert len(told) == before + 1
    assert quiet_hours
    assert [name for name, _ in told] == ["bob", "eve", "ann", "bob", "eve", "ann"]
    # Bob stays away for longer than he has: a bot plays his turn, and Eve is notified of hers.
    plays(club, table, ann)
    for _ in range(60):
        club.pass_time(hours=1)
    # He is reminded before, and hears of it after.
    assert [each.path for each in sink.take()] == ["/bob", "/bob", "/eve", "/bob"]
    assert (table.needs().seat, table.seats[1].human) == (2, False)
    # He comes back on another device by his link, plays on, and is notified again.
    phone = on_phone(club, bob)
    assert phone.act(table, "take", 1).status_code == 200
    assert table.seats[1].human
    plays(club, table, eve)
    plays(club, table, ann)
    assert table.needs().seat == 1
    club.pass_time(hours=18)
    assert [each.path for each in sink.take()] == ["/bob"]
    plays(club, table, phone)
    assert table.needs().seat == 2
