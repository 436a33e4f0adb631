"""Clocks on pages: what a table agrees on, how much time is left, holidays, and what happens when it has run out."""

from __future__ import annotations

import math
import re
from html import unescape

import pytest

from heliopolis.table.clocks.terms import DAY, LOST, days_clock, live_clock
from heliopolis.table.clocks.timekeeper import Uptime
from heliopolis.table.table import Table
from heliopolis.web.common.clock_words import format_terms, format_time
from heliopolis.web.server.preferences import translator
from web.conftest import PEOPLE, Site, Visitor, comes, settled

LIVE = {"clock": "live", "minutes": "10", "increment": "20"}
CORRESPONDENCE = {"clock": "days", "days": "3", "off5": "1", "off6": "1", "holiday": "10"}
MONDAY = 4.0 * DAY
HOUR = 3600


class Club:
    """Ann and Bob at a table with a clock; time passes as the test says."""

    def __init__(self, site: Site, ann: Visitor | None = None, /, **form: str) -> None:
        self.site = site
        self.now = MONDAY
        site.host.time.uptime = Uptime(lambda: self.now, math.inf)  # type: ignore[misc]
        self.ann = ann or site.visitor()
        self.table = site.table(self.ann.start(**PEOPLE, **form))
        self.bob = comes(site.visitor(), self.ann, self.table)
        settled(self.table)
        self.after(0)

    def after(self, seconds: float) -> Table:
        """Let that much time pass, and the server look at its clocks."""
        self.now += seconds
        assert self.site.client.portal is not None
        self.site.client.portal.call(self.site.host.check_clocks)
        return settled(self.table)

    def page(self, visitor: Visitor) -> str:
        return unescape(visitor.get(f"/t/{self.table.id}").text)


def clocks(page: str) -> list[tuple[str, str]]:
    """Return the look of each clock at the scores, and what it shows."""
    found = re.findall(r'<span class="clock ([^"]*)" role="timer"[^>]*>(.*?)</span></span></button>', page)
    return [(look, re.sub(r"<[^>]+>", "", inner.partition("</span>")[2])) for look, inner in found]


def test_nobody_has_a_clock_who_has_not_chosen_one(site: Site) -> None:
    ann = site.visitor()
    form = ann.get("/new/helios").text
    assert '<input type="radio" name="clock" value="none" checked>' in form
    table = site.table(ann.start(**PEOPLE))
    assert table.header.clock is None
    assert 'class="clock' not in ann.get(f"/t/{table.id}").text


def test_what_the_form_asks_for_is_agreed_on(site: Site) -> None:
    ann = site.visitor()
    live, days = (site.table(ann.start(**PEOPLE, **form)).header.clock for form in (LIVE, CORRESPONDENCE))
    assert live == live_clock(10, 20)
    assert days == days_clock(3, [5, 6], 10)
    lost = site.table(ann.start(**PEOPLE, **LIVE, outcome="lost")).header.clock
    assert lost == live_clock(10, 20, LOST)


@pytest.mark.parametrize(
    ("form", "told"),
    [
        ({**LIVE, "minutes": "-3"}, "minutes per player: must be between 1 and 180, not -3"),
        ({**LIVE, "minutes": "999999999"}, "minutes per player: must be between 1 and 180"),
        ({**LIVE, "minutes": "NaN"}, "minutes per player: must be a whole number"),
        ({**LIVE, "minutes": "1" * 5000}, "minutes per player: must be a whole number"),
        ({**LIVE, "increment": "1e3"}, "seconds per turn: must be a whole number"),
        ({**CORRESPONDENCE, "days": "0"}, "days: must be between 1 and 30, not 0"),
        ({**CORRESPONDENCE, "holiday": "61"}, "holiday days: must be between 0 and 60, not 61"),
        ({**CORRESPONDENCE, **{f"off{day}": "1" for day in range(7)}}, "the clock must run on at least one"),
        ({**LIVE, "outcome": "fine"}, "when time runs out: must be one of sign, bot, lost"),
        ({"clock": "sand"}, "clock: must be one of none, live, days"),
        ({**LIVE, "sits1": "easy"}, "clock: needs at least two people"),
    ],
)
def test_what_cannot_be_agreed_on_is_refused(site: Site, form: dict[str, str], told: str) -> None:
    reply = site.visitor().post("/tables", {"game": "helios", **PEOPLE, **form})
    assert reply.status_code == 400
    assert told in unescape(reply.text)
    assert list(site.host.sessions) == []


def test_every_seat_shows_its_clock_and_that_of_who_is_asked_runs(site: Site) -> None:
    club = Club(site, **LIVE)
    club.after(30)
    # What was drawn before is counted on by the script; whatever happens is drawn again.
    club.bob.act(club.table, "rename", 1, name="Robert")
    assert clocks(club.page(club.bob)) == [(" running", "9:30"), ("", "10:00")]
    page = club.page(club.ann)
    assert f'data-due="{round(MONDAY + 600)}" data-soon="60"' in page
    assert f'data-now="{round(club.now)}"' in page
    club.after(545)
    club.ann.act(club.table, "rename", 0, name="Anna")
    assert clocks(club.page(club.bob)) == [("soon running", "0:25"), ("", "10:00")]


def test_the_invitation_and_the_table_that_waits_tell_what_was_agreed_on(site: Site) -> None:
    ann = site.visitor()
    table = site.table(ann.start(**PEOPLE, **CORRESPONDENCE))
    page = unescape(ann.get(f"/t/{table.id}").text)
    for told in (
        "3 days per turn",
        "no clock on Saturday, Sunday",
        "10 holiday days each",
        "a bot plays until the player is back",
    ):
        assert told in page
    invitation = re.search(r"/i/[^\"'?& ]+", page)
    assert invitation is not None
    assert "3 days per turn · no clock on Saturday, Sunday" in unescape(site.visitor().get(invitation[0]).text)


def test_lists_tell_the_pace_and_how_much_time_is_left(site: Site) -> None:
    club = Club(site, **CORRESPONDENCE)
    club.after(2 * DAY - 4 * HOUR)
    for page in ("/games", "/"):
        mine, others = (re.sub(r"<[^>]+>", "", unescape(each.get(page).text)) for each in (club.ann, club.bob))
        assert "your turn, 1\N{NO-BREAK SPACE}d 4\N{NO-BREAK SPACE}h left" in mine
        assert "Ann’s turn, 1\N{NO-BREAK SPACE}d 4\N{NO-BREAK SPACE}h left" in others
    waiting = site.table(club.ann.start(**PEOPLE, **LIVE))
    club.ann.act(waiting, "open", 0, wanted="yes")
    stranger = unescape(site.visitor().get("/games").text)
    assert "10 min each + 20 s per turn" in stranger


def test_a_bot_plays_on_and_the_player_takes_over_again(site: Site) -> None:
    club = Club(site, **LIVE)
    table, seen = club.table, club.table.version
    choice = table.state.choices()[0].name
    club.after(601)
    page = club.page(club.bob)
    assert "Ann ran out of time. A bot (Steady) takes over." in page
    late = club.ann.act(table, "choose", 0, version=seen, choice=choice)
    assert late.status_code in {403, 409}
    assert "Your time ran out before this arrived" in late.text
    assert "a bot (Steady) is playing for you" in club.page(club.ann)
    assert club.ann.act(table, "take", 0).status_code == 200
    assert table.seats[0].human


def test_who_has_lost_on_time_is_told_so_and_stays_out(site: Site) -> None:
    club = Club(site, **LIVE, outcome="lost")
    club.after(601)
    page = club.page(club.ann)
    assert "You lost on time." in page
    assert "/take" not in page
    assert "lost on time" in unescape(club.ann.act(club.table, "take", 0).text)
    assert ("lost", "lost") in clocks(page)
    assert "no clock is running" in club.page(club.bob)
    club.bob.act(club.table, "give", 1, given="1", bot="random")
    while not club.table.history.over():
        settled(club.table)
    page = club.page(club.ann)
    assert "Bob (Dreamer) wins with" in page
    assert "you won" in club.bob.get("/games").text
    assert "you came second" in club.ann.get("/games").text
    end = unescape(club.bob.get(f"/t/{club.table.id}/end").text)
    assert "You win" in end
    assert "Ann (Steady) lost on time" in end


def test_a_player_is_away_for_days_of_their_own(site: Site) -> None:
    club = Club(site, **CORRESPONDENCE)
    assert "You have 10 holiday days left." in club.page(club.ann)
    assert club.ann.act(club.table, "away", 0, days="4").status_code == 200
    page = club.page(club.ann)
    assert "You have 6 holiday days left." in page
    assert "I’m back" in page
    assert "Ann is away; the clock waits" in club.page(club.bob)
    for days in ("7", "999999999", "-1", "NaN"):
        assert club.ann.act(club.table, "away", 0, days=days).status_code == 400
    assert club.bob.act(club.table, "away", 0, days="1").status_code == 403


def test_a_player_is_away_from_all_their_tables_at_once(site: Site) -> None:
    club = Club(site, **CORRESPONDENCE)
    other = Club(site, club.ann, **{**CORRESPONDENCE, "holiday": "2"})
    assert "Away from all your tables" not in club.bob.get("/learn").text
    assert 'href="/games#games-away"' in club.ann.get("/you").text
    page = club.ann.get("/games").text
    assert "Away from all your tables" in page
    assert "I’m back" not in page
    assert club.ann.post("/games/away", {"days": "4"}).status_code == 200
    assert "You have 6 holiday days left." in club.page(club.ann)
    assert "You have no holiday days left." in other.page(club.ann)
    assert "Ann is away; the clock waits" in club.page(club.bob)
    assert "I’m back" in club.ann.get("/games").text
    club.ann.post("/games/away", {"days": "0"})
    for each in (club, other):
        assert "I’m back" not in each.page(club.ann)


def test_by_correspondence_nobody_need_stay_to_hear_of_their_turn(site: Site) -> None:
    told = '<a href="/you#you-notices">Notify me when I’m away</a>'
    ann = site.visitor()
    alone = site.table(ann.start(**PEOPLE, **CORRESPONDENCE))
    assert told in ann.get(f"/t/{alone.id}").text
    assert told not in site.visitor().get(f"/t/{alone.id}").text
    by_notice, by_sound = 'class="tell" href="/you#you-notices"', '<button name="sound" value="on" class="sound"'
    for form, shown, hidden in ((CORRESPONDENCE, by_notice, by_sound), (LIVE, by_sound, by_notice)):
        club = Club(site, **form)
        page = club.page(club.bob)
        assert shown in page
        assert hidden not in page


def test_by_correspondence_nobody_is_played_for_before_their_time_has_run_out(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = Club(site, **CORRESPONDENCE, outcome="sign")
    monkeypatch.setattr(site.host.sessions[club.table.id].presence, "_absence", 0.0)
    page = club.page(club.bob)
    assert "Once Ann runs out of time, a bot can take over." in page
    assert 'name="given" value="0"' not in page
    refused = club.bob.act(club.table, "give", 1, given="0", bot="random")
    assert refused.status_code == 409
    assert "seat 1 still has time for its turn" in unescape(refused.text)
    club.after(3 * DAY)
    assert 'name="given" value="0"' in club.page(club.bob)
    assert club.bob.act(club.table, "give", 1, given="0", bot="random").status_code == 200


@pytest.mark.parametrize(
    ("seconds", "english", "french"),
    [
        (-20, "−0:20", "−0:20"),
        (59, "0:59", "0:59"),
        (3599, "59:59", "59:59"),
        (5 * HOUR + 61, "5 h 01 min", "5 h 01 min"),
        (DAY + 4 * HOUR, "1 d 4 h", "1 j 4 h"),
    ],
)
def test_time_is_told_in_what_matters(seconds: int, english: str, french: str) -> None:
    told = [format_time(seconds, translator(language)).replace("\N{NO-BREAK SPACE}", " ") for language in ("en", "fr")]
    assert told == [english, french]


def test_what_was_agreed_on_is_told_in_french() -> None:
    assert format_terms(days_clock(1, [6], 1), translator("fr"))[:3] == [
        "1 jour par tour",
        "pas de pendule le dimanche",
        "1 jour de congé chacun",
    ]
