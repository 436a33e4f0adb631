"""The visitor's games in figures: planted games, worked out by hand, in both languages."""

from __future__ import annotations

import json
import re
import time
from html import unescape
from pathlib import Path

import pytest
import sqlalchemy as sql

from heliopolis.analysis.reviews import LedgerRow, Plan, Review, Turn
from heliopolis.kernel.journals.journal import Journal
from heliopolis.table.acts import EndTurn
from heliopolis.table.factory import new_table
from heliopolis.table.header import Catalogue
from heliopolis.table.keeping import schema
from heliopolis.table.keeping.store import Store
from heliopolis.table.seats import person
from heliopolis.table.table import Table
from heliopolis.web.replay.analysis import Analyses
from web.conftest import Site, Visitor
from web.test_analysis import over

PAGE = "/you/games"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Table:
    """Provide a game of Helios that two people have played."""
    return play(tmp_path_factory.mktemp("played"))


def play(folder: Path) -> Table:
    """Return a game of Helios that two people have played, always the first choice."""
    store, people = Store(folder / "tables.sqlite"), [person("Ann", "en"), person("Bob", "en")]
    table, _ = new_table(store, Catalogue(), "helios", people, {"first": 1}, secret=b"1")
    while table.needs().kind != "over":
        need = table.needs()
        if need.kind == "chance":
            table.draw()
        elif need.kind == "held":
            table.make(EndTurn(need.seat), table.version)
        else:
            table.play(need.seat, table.state.choices()[0].name, table.version)
    return table


def plant(store: Store, table: Table, seats: list[int]) -> tuple[str, str]:
    """Keep a player who has played the same game so many times, at these seats; return their id and their link."""
    player, secret = store.players.make("Ann", {})
    for number, seat in enumerate(seats):
        name = f"{player.id}-{number}"
        copy(table, store, name)
        store.players.sit(player.id, name, {seat: table.seats[seat].link})
    return player.id, f"/p/{player.id}/{secret}"


def comes_with(site: Site, table: Table, seats: list[int]) -> tuple[Visitor, str]:
    """Return such a player as a visitor, and their id."""
    visitor, (player, link) = site.visitor(), plant(site.host.store, table, seats)
    assert visitor.post(link, {"open": "together"}).status_code == 200
    return visitor, player


def copy(table: Table, store: Store, name: str) -> None:
    """Keep a table in another store, by another name."""
    assert isinstance(table.store, Store)
    with table.store.engine.connect() as reading, store.engine.begin() as writing:
        for kept, key in ((schema.games, "id"), (schema.acts, "game_id"), (schema.snapshots, "game_id")):
            rows = reading.execute(sql.select(kept).where(kept.c[key] == table.id)).mappings().all()
            writing.execute(kept.insert(), [{**row, key: name} for row in rows])


def review(folder: Path, table: Table, name: str) -> None:
    """Keep a review: every turn lost 15 points of the chance, and the draws brought two."""
    turns = [Turn(number, number % 2, number, 0.5, 0.5, 0.15, 0.0) for number in range(12)]
    found = Review(Plan(), [], [], True, turns, [LedgerRow(0.5, 0.1, -0.2, 0.02, 0.42)] * 2)
    folder.mkdir(exist_ok=True)
    kept = {"of": table.journal().closing(), "analysis": found.to_dict()}
    (folder / f"{name}.json").write_text(json.dumps(kept), encoding="utf-8")


def rows(page: str) -> list[list[str]]:
    """Return the words of all rows of figures."""
    found = re.findall(r"<tr><th scope=\"row\">.*?</tr>", page)
    return [[re.sub("<[^>]+>", "", cell) for cell in re.findall(r"<t[hd].*?</t[hd]>", row)] for row in found]


def test_figures_are_those_of_the_planted_games(site: Site, played: Table, tmp_path: Path) -> None:
    visitor, player = comes_with(site, played, [0, 1, 0, 1, 0, 1])
    for number in range(5):
        review(tmp_path / "analyses", played, f"{player}-{number}")
    page = unescape(visitor.get(PAGE).text)
    result = played.result()
    assert result is not None
    mean, best = round(sum(result.totals) / 2), max(result.totals)
    assert rows(page)[0] == ["Helios", "6", "50 %", str(mean), "50 %", "+2 %"]
    assert "5 of 6 games are reviewed" in page
    assert "Review my game (takes minutes)" in page
    # The bars say the totals: the visitor's mean, and the winner's points, as the winner is always the same.
    bar = page.partition("Points by source")[2].partition("</svg>")[0]
    assert re.findall(r">(You|Winners|[0-9]+)</text><text [^>]*>([0-9]+)<", bar) == [
        ("You", f"{sum(result.totals) / 2:.0f}"),
        ("Winners", str(best)),
    ]
    sheet = {cells[0]: (int(cells[1]), int(cells[2])) for cells in rows(page)[1:]}
    assert sum(winner for _, winner in sheet.values()) == best
    # Each of the two openings was played three times only.
    first = [next(ply.choice for ply in played.history.plies if ply.seat == seat) for seat in (0, 1)]
    assert first[0] == first[1] == "start:brown"
    assert "Start on Redwood</text>" in page
    assert "3 of 6" in page
    assert page.count('class="chart ledger"') == 1
    assert page.count("<polyline") == 2
    visitor.post("/ways", {"language": "fr", "here": "/"})
    french = unescape(visitor.get(PAGE).text)
    assert rows(french)[0][1:3] == ["6", "50\u00a0%"]
    assert "3 sur 6" in french
    assert "5 sur 6 parties en ont un" in french


def test_nothing_is_concluded_from_few_games(site: Site, played: Table) -> None:
    visitor, _ = comes_with(site, played, [0, 1, 0, 1])
    page = unescape(visitor.get(PAGE).text)
    assert rows(page) == [["Helios", "4", *["too few games (4)"] * 2, *["too few games (0)"] * 2]]
    assert page.count("too few games (4)") == 2 + 3
    assert "chart" not in page.partition("<main")[2].replace("charts", "")
    visitor.post("/ways", {"language": "fr", "here": "/"})
    assert "trop peu de parties (4)" in visitor.get(PAGE).text


def test_games_of_others_and_of_bots_do_not_count(site: Site, visitor: Visitor, played: Table) -> None:
    assert "No finished game counts yet." in visitor.get(PAGE).text
    table = over(site, visitor)
    assert site.table(table).result() is not None
    assert "No finished game counts yet." in visitor.get(PAGE).text
    assert visitor.post(PAGE).status_code == 200
    # Someone at both seats of a game is no one's opponent.
    store = site.host.store
    copy(played, store, played.id)
    player, secret = store.players.make("Eve", {})
    store.players.sit(player.id, played.id, {seat: played.seats[seat].link for seat in (0, 1)})
    other = site.visitor()
    other.post(f"/p/{player.id}/{secret}", {"open": "together"})
    assert "No finished game counts yet." in other.get(PAGE).text


def test_games_without_a_review_are_reviewed_one_after_the_other(
    site: Site, played: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []

    async def work(_: Analyses, _running: object, journal: Journal, *_asked: str) -> Review:
        begun.append(journal.state.key())
        return Review(Plan(), [], [], True, [], [])

    monkeypatch.setattr(Analyses, "_work", work)
    visitor, _ = comes_with(site, played, [0, 1])
    assert "Review my games (2, takes a while)" in visitor.get(PAGE).text
    assert visitor.post(PAGE).status_code == 200
    reply = visitor.get(PAGE)
    while "refresh" in reply.headers:
        assert "<progress" in reply.text
        time.sleep(0.01)
        reply = visitor.get(PAGE)
    assert "2 of 2 games are reviewed" in reply.text
    assert begun == [played.state.key()] * 2
    assert '<form method="post" action="/you/games"' not in reply.text
