"""The chat of a table and private notes: who hears what, what is refused, and that the game knows nothing of it."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor

import pytest

from heliopolis.table.factory import open_table
from heliopolis.table.keeping import talk
from heliopolis.table.presence import Presence
from heliopolis.table.table import Table
from heliopolis.web.server.limits import ClientLimits
from heliopolis.web.table.talk import LONGEST_LINE, LONGEST_NOTE, linked
from web.conftest import PEOPLE, Open, Site, Visitor, comes, link_in

SCRIPT = "<script>alert(1)</script> & co"
ESCAPED = "&lt;script&gt;alert(1)&lt;/script&gt; &amp; co"


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


def page(visitor: Visitor, table: Table) -> str:
    """Return the page without the time, which changes between two looks at it."""
    return re.sub(r'data-now="\d+"', "", visitor.get(f"/t/{table.id}").text)


def test_players_hear_players_and_spectators_hear_spectators(
    site: Site, ann: Visitor, bob: Visitor, table: Table
) -> None:
    eve = site.visitor()
    assert ann.act(table, "talk", 0, text="Good luck, Bob").status_code == 200
    assert eve.post(f"/t/{table.id}/talk", {"name": "Eve", "text": "She takes the quarry"}).status_code == 200
    for player in (ann, bob):
        assert "Good luck, Bob" in page(player, table)
        assert "She takes the quarry" not in page(player, table)
    seen = page(eve, table)
    assert "She takes the quarry" in seen
    assert "Eve" in seen
    assert "Good luck, Bob" not in seen


def test_nobody_speaks_for_a_seat_that_is_not_theirs(site: Site, ann: Visitor, bob: Visitor, table: Table) -> None:
    eve = site.visitor()
    assert eve.act(table, "talk", 0, text="I am Ann").status_code == 403
    assert bob.act(table, "talk", 0, text="I am Ann").status_code == 403
    assert eve.act(table, "notes", 0, text="to do").status_code == 403
    # Nor does a player whisper among those who watch.
    assert bob.post(f"/t/{table.id}/talk", {"name": "Eve", "text": "psst"}).status_code == 403
    assert "I am Ann" not in page(ann, table)
    assert "psst" not in page(eve, table)


def test_notes_are_for_ones_own_eyes(site: Site, ann: Visitor, bob: Visitor, table: Table) -> None:
    assert ann.act(table, "notes", 0, text="Temple first\nthen the tower").status_code == 200
    assert "Temple first\nthen the tower" in page(ann, table)
    assert "Temple first" not in page(bob, table)
    assert "Temple first" not in page(site.visitor(), table)
    assert ann.act(table, "notes", 0, text="").status_code == 200
    assert "Temple first" not in page(ann, table)


@pytest.mark.parametrize(
    ("deed", "text"),
    [("talk", "x" * (LONGEST_LINE + 1)), ("notes", "x" * (LONGEST_NOTE + 1)), ("talk", " \u200b\n ")],
)
def test_what_is_too_long_or_nothing_is_refused_and_not_cut(ann: Visitor, table: Table, deed: str, text: str) -> None:
    before = page(ann, table)
    assert ann.act(table, deed, 0, text=text).status_code == 400
    assert page(ann, table) == before


def test_what_is_said_is_text_on_one_line(ann: Visitor, bob: Visitor, table: Table) -> None:
    assert ann.act(table, "talk", 0, text=f"{SCRIPT}\r\nnew\u202eline").status_code == 200
    assert f"{ESCAPED} new line" in page(bob, table)
    assert SCRIPT not in page(bob, table)


def test_who_says_very_much_is_asked_to_wait(open_site: Open) -> None:
    site = open_site(ClientLimits(lines_per_minute=2))
    ann = site.visitor()
    table = site.table(ann.start(**PEOPLE))
    replies = [ann.act(table, "talk", 0, text=f"line {number}").status_code for number in range(3)]
    assert replies == [200, 200, 429]


def test_the_journal_has_no_talk_unless_a_player_asks(site: Site, ann: Visitor, bob: Visitor, table: Table) -> None:
    version = table.version
    ann.act(table, "talk", 0, text="Good luck, Bob")
    assert site.table(table.id).version == version
    plain, told = f"/t/{table.id}/journal.txt", f"/t/{table.id}/journal.txt?talk=yes"
    assert "Good luck" not in bob.get(plain).text
    assert f"; {table.names[0]}: Good luck, Bob" in bob.get(told).text
    assert "Good luck" not in bob.get(plain).text
    assert site.visitor().get(told).status_code == 403


def test_talk_is_there_after_a_restart_and_the_oldest_makes_room(
    site: Site, ann: Visitor, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "MOST_LINES", 2)
    for text in ("one", "two", "three"):
        ann.act(table, "talk", 0, text=text)
    again = site.host.store.talk.of(table.id)
    assert [(line.number, line.text) for line in again.lines] == [(1, "two"), (2, "three")]


def test_of_those_who_speak_at_once_all_are_heard(site: Site, table: Table) -> None:
    store, said = site.host.store.talk, [f"line {number}" for number in range(12)]
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda text: store.say(table.id, 0, "", text, 0), said))
    heard = store.of(table.id).lines
    assert sorted(line.text for line in heard) == sorted(said)
    assert [line.number for line in heard] == list(range(12))


def test_an_exercise_has_no_talk(ann: Visitor) -> None:
    begun = ann.post("/learn/helios/first-turn")
    assert begun.status_code == 200
    assert 'id="talk"' not in begun.text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("see http://a.example/b?c=d&e, or not", ("see ", "http://a.example/b?c=d&amp;e", ", or not")),
        ("(https://a.example/b_(c).)", ("(", "https://a.example/b_(c)", ".)")),
        ('https://a.example/"><i>x', ("", "https://a.example/", "&#34;&gt;&lt;i&gt;x")),
    ],
)
def test_links_can_be_clicked_and_nothing_else(text: str, shown: tuple[str, str, str]) -> None:
    before, address, after = shown
    link = f'<a href="{address}" target="_blank" rel="noopener noreferrer nofollow">{address}</a>'
    assert linked(text) == before + link + after
    assert "<a" not in linked("javascript://a.example ftp://a.example www.a.example")


def test_people_talk_while_they_wait(site: Site, ann: Visitor, bob: Visitor) -> None:
    table = site.table(ann.start(**PEOPLE | {"sits2": "friend"}))
    comes(bob, ann, table)
    assert not table.history.begun
    assert bob.act(table, "talk", 1, text="Hello from Bob").status_code == 200
    seen = page(ann, table)
    assert "Hello from Bob" in seen
    assert re.search(r'<time datetime="20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ">', seen)


def test_the_host_removes_a_message(site: Site, ann: Visitor, bob: Visitor, table: Table) -> None:
    for text in ("something rude", "sorry"):
        assert bob.act(table, "talk", 1, text=text).status_code == 200
    assert bob.act(table, "talk/remove", 1, number="0").status_code == 403
    assert "something rude" in page(ann, table)
    assert ann.act(table, "talk/remove", 0, number="0").status_code == 200
    for visitor in (ann, bob):
        assert "something rude" not in page(visitor, table)
        assert "removed by the host" in page(visitor, table)
        assert "sorry" in page(visitor, table)
    assert "rude" not in bob.get("/you/export.json").text + bob.get(f"/t/{table.id}/journal.txt?talk=yes").text
    # What is said next is new to everyone: numbers are not used again.
    assert [line.number for line in site.host.store.talk.of(table.id).lines] == [0, 1]


def test_the_host_mutes_someone_for_everyone(site: Site, ann: Visitor, bob: Visitor, table: Table) -> None:
    assert bob.act(table, "silence", 1, silenced="0", wanted="yes").status_code == 403
    assert ann.act(table, "silence", 0, silenced="0", wanted="yes").status_code == 409
    assert ann.act(table, "silence", 0, silenced="1", wanted="yes").status_code == 200
    assert bob.act(table, "talk", 1, text="Hello").status_code == 403
    assert "The host has muted you" in page(bob, table)
    assert open_table(site.host.store, site.host.catalogue, table.id).history.silenced == {1}
    assert ann.act(table, "silence", 0, silenced="1", wanted="no").status_code == 200
    assert bob.act(table, "talk", 1, text="Hello again").status_code == 200


def test_the_host_gives_a_new_link_to_who_lost_theirs(
    site: Site, ann: Visitor, bob: Visitor, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Not while they are here: it would be a way to take their seat.
    assert ann.act(table, "give-link", 0, of="1").status_code == 409
    monkeypatch.setattr(Presence, "away", lambda _: frozenset({0, 1}))
    assert bob.act(table, "give-link", 1, of="0").status_code == 403
    assert ann.act(table, "give-link", 0, of="7").status_code == 400
    told = ann.act(table, "give-link", 0, of="1")
    assert told.status_code == 200
    other = site.visitor()
    assert other.post(link_in(told.text)).status_code == 200
    assert other.act(table, "talk", 1, text="It is me").status_code == 200
    assert bob.act(table, "talk", 1, text="And me").status_code == 403
    assert "Ann has made a new link to Bob’s seat." in page(other, table)
    again = open_table(site.host.store, site.host.catalogue, table.id)
    assert again.seats == table.seats
