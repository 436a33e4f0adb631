"""Puzzle rush: one table after the other, the first choice counts, the server keeps the clock."""

from __future__ import annotations

from html import unescape
from itertools import count

import pytest

from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.table.table import Table
from heliopolis.teaching.guides import is_exercise
from heliopolis.teaching.materials import shelf_of
from heliopolis.teaching.puzzles.puzzle import Puzzle
from heliopolis.teaching.puzzles.rush import MISSES, SECONDS, RushRun, run_of
from web.conftest import Site, Visitor

GAMES = list(all_games())


@pytest.fixture
def clock(site: Site, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Set the time of the server."""
    moment = [1_795_003_200.0]
    monkeypatch.setattr(site.host.time.uptime, "now", lambda: moment[0])
    monkeypatch.setattr(site.host.store, "_now", lambda: moment[0])
    return moment


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every test draw the same puzzles."""
    drawn = count()
    monkeypatch.setattr("heliopolis.web.lessons.rush_routes.secrets.randbits", lambda _: next(drawn))


def table_of(site: Site, path: str) -> Table:
    return site.table(path.split("/")[2])


def at(table: Table) -> tuple[RushRun, Puzzle]:
    run = run_of(table)
    assert run is not None
    assert run.puzzle is not None
    return run, run.puzzle


def begun(site: Site, visitor: Visitor, game: str = "helios") -> Table:
    reply = visitor.post(f"/rush/{game}")
    assert reply.status_code == 200, reply.text
    return table_of(site, reply.url.path)


def choose(visitor: Visitor, table: Table, *, right: bool) -> None:
    """Make the first choice of a turn."""
    _, puzzle = at(table)
    recipe = shelf_of(table.game).recipe
    wrong = next(line.choices for line in puzzle.others if recipe.first_choice(line.choices) != puzzle.first)
    for name in recipe.opening(puzzle.best.choices if right else wrong):
        assert visitor.act(table, "choose", puzzle.seat, choice=name).status_code == 200, name


def go_on(site: Site, visitor: Visitor, table: Table) -> str:
    """Continue, and return the path of the next page."""
    return visitor.post(f"/t/{table.id}/rush").url.path


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_become_harder_and_none_comes_twice(game: str) -> None:
    shelf = shelf_of(find_game(game)).puzzles
    runs = [RushRun(shelf, 0, seed).puzzles for seed in (1, 2)]
    for puzzles in runs:
        assert sorted(each.id for each in puzzles) == sorted(each.id for each in shelf)
        quarters = [sum(each.missed for each in puzzles[begin : begin + 10]) for begin in range(0, 40, 10)]
        assert quarters == sorted(set(quarters))
    assert runs[0][:10] != runs[1][:10]


@pytest.mark.parametrize("game", GAMES)
def test_a_run_goes_on_with_right_and_wrong_answers_and_ends_with_the_third_miss(
    site: Site, clock: list[float], game: str
) -> None:
    visitor = site.visitor()
    table, seen = begun(site, visitor, game), set[str]()
    for right in (True, False, False, True):
        assert is_exercise(table.header)
        assert not table.header.hints
        run, puzzle = at(table)
        seen.add(puzzle.id)
        page = unescape(visitor.get(f"/t/{table.id}").text)
        assert "Find the best first move" in page
        assert f'data-due="{run.until}"' in page
        assert go_on(site, visitor, table) == f"/t/{table.id}", "nothing is chosen yet"
        choose(visitor, table, right=right)
        page = unescape(visitor.get(f"/t/{table.id}").text)
        assert ("Right!" if right else "Not the best") in page
        clock[0] += 5
        table = table_of(site, go_on(site, visitor, table))
    choose(visitor, table, right=False)
    last = table
    path = go_on(site, visitor, table)
    assert path == f"/t/{last.id}/rush/result"
    page = unescape(visitor.get(path).text)
    assert 'data-solved="2"' in page
    assert page.count("missed</span>") == MISSES
    assert len(seen) == 4
    assert all(f"/puzzles/{game}/{each}" in page for each in seen)


def test_a_reload_gives_no_time_back_and_late_answers_do_not_count(site: Site, clock: list[float]) -> None:
    visitor = site.visitor()
    table = begun(site, visitor)
    until = at(table)[0].until
    assert until == clock[0] + SECONDS
    choose(visitor, table, right=True)
    table = table_of(site, go_on(site, visitor, table))
    assert at(table)[0].until == until
    clock[0] = until - 1.0
    assert visitor.get(f"/t/{table.id}/rush/result").url.path == f"/t/{table.id}"
    clock[0] = until + 1.0
    choose(visitor, table, right=True)
    path = go_on(site, visitor, table)
    assert path == f"/t/{table.id}/rush/result"
    assert 'data-solved="1"' in visitor.get(path).text


def test_what_was_taken_back_was_a_miss(site: Site, clock: list[float]) -> None:
    visitor = site.visitor()
    table = begun(site, visitor)
    seat = at(table)[1].seat
    choose(visitor, table, right=False)
    while table.history.ply_count:
        # A pass ends the turn, and nothing can be taken back then; but there are other puzzles.
        if visitor.act(table, "undo", seat).status_code != 200:
            table = begun(site, visitor)
            seat = at(table)[1].seat
            choose(visitor, table, right=False)
    choose(visitor, table, right=True)
    assert "Not the best" in visitor.get(f"/t/{table.id}").text


def test_only_its_player_goes_on(site: Site, clock: list[float]) -> None:
    visitor = site.visitor()
    table = begun(site, visitor)
    assert site.visitor().post(f"/t/{table.id}/rush").status_code == 403
    other = site.visitor()
    assert other.post(f"/t/{other.start()}/rush").status_code == 404
    assert other.get("/rush/chess").status_code == 404
    assert "in 5 minutes" in other.get("/rush/origins").text
