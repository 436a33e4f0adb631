"""The game of the day: the same draws for everyone, settled the day before, ranked, revealed when the day is over."""

from __future__ import annotations

import re
from datetime import date, timedelta
from html import unescape

import pytest

from heliopolis.games import game as find_game
from heliopolis.table import days, fair
from heliopolis.table.daily import SEAT, DailyGames, bot_points
from heliopolis.table.factory import open_table
from heliopolis.table.header import Catalogue
from heliopolis.table.table import Table
from heliopolis.teaching import daily_guide
from web.conftest import Site, Visitor

HELIOS = find_game("helios")
NOON = 1_795_003_200
TODAY = date(2026, 11, 18)


@pytest.fixture(autouse=True)
def clock(site: Site, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Set the time of days and of the store: noon of that day."""
    moment = [float(NOON)]
    monkeypatch.setattr(days, "now", lambda: moment[0])
    for module in ("daily", "table"):
        monkeypatch.setattr(f"heliopolis.table.{module}.now", lambda: moment[0])
    monkeypatch.setattr("heliopolis.web.lessons.daily_routes.now", lambda: moment[0])
    monkeypatch.setattr(site.host.store, "_now", lambda: moment[0])
    assert days.today() == TODAY
    return moment


@pytest.fixture(autouse=True)
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no bots play whole games in other processes."""
    monkeypatch.setattr(DailyGames, "_keep_bots", lambda *_: None)
    monkeypatch.setattr("heliopolis.table.daily.bot_points", dict)


def begun(site: Site, visitor: Visitor, day: str = "today", bot: str = "easy", game: str = "helios") -> Table:
    reply = visitor.post(f"/daily/{game}/{day}", {"bot": bot})
    assert reply.status_code == 200, reply.text
    return site.table(reply.url.path.removeprefix("/t/"))


def finish(site: Site, visitor: Visitor, table: Table) -> int:
    """Play to the end, always the first choice."""
    while table.needs().kind != "over":
        table = site.table(table.id)
        if table.needs().kind == "held":
            visitor.act(table, "end-turn", SEAT)
        elif table.needs().kind == "human":
            visitor.act(table, "choose", SEAT, choice=table.state.choices()[0].name)
    result = table.result()
    assert result is not None
    return result.totals[SEAT]


def ended(site: Site, table: Table, points: int, clock: list[float]) -> None:
    """Let a game have ended, a minute after the last one."""
    clock[0] += 60
    site.host.store.daily.finish(table.id, points, int(clock[0]))


def told(visitor: Visitor, game: str = "helios", day: date = TODAY) -> str:
    return unescape(visitor.get(f"/daily/{game}/{day}").text)


def test_everyone_has_the_same_draws_and_no_one_can_change_them(site: Site) -> None:
    one, other = begun(site, site.visitor()), begun(site, site.visitor(), bot="hard")
    assert one.commitment == other.commitment
    draws = [[ply.choice for ply in table.history.plies if ply.draw] for table in (one, other)]
    assert draws[0] == draws[1] != []
    assert not one.header.hints
    assert open_table(site.host.store, Catalogue(), one.id).header == one.header
    assert begun(site, site.visitor(), game="origins").commitment != one.commitment
    assert begun(site, site.visitor(), day=str(TODAY - days.DAY)).commitment != one.commitment


def test_what_would_change_draws_or_who_plays_is_refused(site: Site, visitor: Visitor) -> None:
    table = begun(site, visitor)
    assert visitor.act(table, "nonce", SEAT, nonce="x").status_code == 409
    assert visitor.act(table, "give", SEAT, given="0", bot="hard").status_code == 409
    while not any(ply.seat == SEAT for ply in table.history.plies[:-1]) or table.needs().kind != "human":
        table = site.table(table.id)
        if table.needs().kind == "held":
            visitor.act(table, "end-turn", SEAT)
        else:
            visitor.act(table, "choose", SEAT, choice=table.state.choices()[0].name)
        table = site.table(table.id)
    assert visitor.act(table, "ask-undo", SEAT).status_code == 409


def test_the_seed_is_settled_the_day_before_and_revealed_after(
    site: Site, visitor: Visitor, clock: list[float]
) -> None:
    settled = re.search(r"Fingerprint of tomorrow</dt><dd><code>([0-9a-f]{64})", told(visitor))
    assert settled is not None
    clock[0] += 24 * 3600
    table = begun(site, visitor)
    assert table.commitment == settled[1]
    finish(site, visitor, table)
    assert "<dt>Secret" not in told(visitor, day=TODAY + days.DAY)
    assert table.secret is None
    assert fair.SECRET not in visitor.get(f"/t/{table.id}/journal.txt").text
    assert "revealed when the day is over" in visitor.get(f"/t/{table.id}/end").text
    clock[0] += 24 * 3600
    secret = re.search(r"<dt>Secret</dt><dd><code>([0-9a-f]{64})", told(visitor, day=TODAY + days.DAY))
    assert secret is not None
    assert fair.commitment(bytes.fromhex(secret[1])) == settled[1]
    assert secret[1] in visitor.get(f"/t/{table.id}/journal.txt").text
    assert fair.verify(table.journal()).wrong is None


def test_the_first_finished_game_of_a_player_counts(site: Site, visitor: Visitor, clock: list[float]) -> None:
    others = [site.visitor() for _ in range(3)]
    for other, points in zip(others, (20, 30, 40), strict=True):
        ended(site, begun(site, other), points, clock)
    table = begun(site, visitor)
    assert f'href="/t/{table.id}"' in told(visitor)
    ended(site, table, 30, clock)
    ended(site, begun(site, visitor), 50, clock)
    page = told(visitor)
    assert "<b>30 points</b> Place 2 of 4" in page
    assert page.count('class="chart-own"') == 1
    assert 'name="bot" value="hard" class="main"' in page
    assert "<b>40 points</b> Place 1 of 4" in told(others[2])
    assert "4 players have finished" in told(site.visitor())


@pytest.mark.slow
def test_past_days_can_be_played_and_do_not_count(site: Site, visitor: Visitor, clock: list[float]) -> None:
    late = begun(site, visitor)
    clock[0] += 24 * 3600
    finish(site, visitor, late)
    page = told(visitor)
    assert "no longer counts" in page
    assert "didn’t count" in page
    for wrong in ("2026-11-20", "2020-01-01", "never"):
        assert visitor.get(f"/daily/helios/{wrong}").status_code == 404
    assert visitor.post("/daily/helios/today", {"bot": "master"}).status_code == 400


def test_its_end_leads_to_the_results(site: Site, visitor: Visitor) -> None:
    table = begun(site, visitor)
    (guide,) = {daily_guide.daily_guide(str(TODAY), table)}
    assert guide.notes(table, SEAT) == ()
    points = finish(site, visitor, table)
    (note,) = guide.notes(table, SEAT)
    assert note.ending is not None
    page = unescape(visitor.get(f"/t/{table.id}").text)
    assert f"You have {points} points" in page
    assert f'href="/daily/helios/{TODAY}"' in page


def test_bots_play_the_same_day(site: Site, visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heliopolis.table.daily.BESIDE", ("random",))
    monkeypatch.setattr("heliopolis.table.daily.bots.offered", lambda: ["random"])
    reached = bot_points("helios", b"x" * 32, "random")
    assert list(reached) == ["random 1", "random 2"]
    assert reached == bot_points("helios", b"x" * 32, "random")
    site.host.store.daily.keep_bots("helios", str(TODAY), "easy", {"easy 1": 31, "hard 1": 62})
    site.host.store.daily.keep_bots("helios", str(TODAY), "easy", {"easy 1": 31})
    page = told(visitor)
    assert re.search(r"same draws: \w+ 62, \w+ 31", page)
    assert page.count('class="chart-beside"') == 2


def test_without_a_server_of_its_own_the_date_decides(site: Site) -> None:
    store, catalogue = site.host.store, site.host.catalogue
    alone = [DailyGames(store, catalogue, b"", None) for _ in range(2)]  # type: ignore[arg-type]
    club = DailyGames(store, catalogue, b"key", None)  # type: ignore[arg-type]
    tomorrow = TODAY + timedelta(1)
    assert alone[0].public
    assert alone[0].secret(HELIOS, tomorrow) == alone[1].secret(HELIOS, tomorrow) != club.secret(HELIOS, tomorrow)
    assert len({alone[0].secret(HELIOS, TODAY + timedelta(each)) for each in range(30)}) == 30


def test_a_player_is_forgotten_with_their_games(site: Site, visitor: Visitor, clock: list[float]) -> None:
    ended(site, begun(site, visitor), 20, clock)
    assert "One player has finished" in told(site.visitor())
    player = site.host.store.daily.tries(game="helios", day=str(TODAY))[0].player_id
    assert visitor.post("/you/delete", {"player": str(player), "sure": "yes"}).status_code == 200
    assert "One player has finished" not in told(site.visitor())


def test_results_are_on_the_page_of_figures_and_in_the_download(
    site: Site, visitor: Visitor, clock: list[float]
) -> None:
    ended(site, begun(site, visitor), 71, clock)
    begun(site, visitor, game="origins", bot="hard")
    page = unescape(visitor.get("/you/games").text).partition('id="days"')[2]
    assert "2 games" in page
    found = re.findall(r"<tr><th scope=\"row\">.*?</tr>", page)
    assert [re.sub("<[^>]+>", " ", row).split() for row in found] == [
        ["18", "November", "2026", "Origins:", "First", "Builders", "Strategist", "not", "finished"],
        ["18", "November", "2026", "Helios", "Gentle", "71"],
    ]
    assert "2 played" in visitor.get("/you").text
    kept = visitor.get("/you/export.json").json()["daily"]
    assert [(each["game"], each["day"], each["bot"], each["points"]) for each in kept] == [
        ("helios", str(TODAY), "easy", 71),
        ("origins", str(TODAY), "hard", None),
    ]
