"""The chat of a table and private notes: who hears what, what is refused, and that the game knows nothing of it."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor

import pytest

from heliopolis.table.keeping import talk
from heliopolis.table.table import Table
from heliopolis.web.server.limits import ClientLimits
from heliopolis.web.table.log import LONGEST_LINE, LONGEST_NOTE
from web.conftest import PEOPLE, Open, Site, Visitor, comes

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
