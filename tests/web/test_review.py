"""Reviews on pages: grades for every turn, luck and skill apart, and mistakes to try again."""

from __future__ import annotations

import re
from html import unescape
from itertools import count

import pytest

from heliopolis.analysis.judging import Outlook, Run, RunReview
from heliopolis.bots import bot
from heliopolis.games import game as find_game
from heliopolis.kernel.reading import Reader, parse_json
from heliopolis.table.table import Table
from heliopolis.table.thinking import SavedPosition
from heliopolis.web.replay.analysis import AnalysisStatus
from web.conftest import UNHURRIED, Open, Reading, Site, Visitor
from web.test_analysis import analysed, over


class Guessing(Reading):
    """An analyst to whom a turn at random is better, which always costs half of the victory."""

    def __init__(self) -> None:
        self._asked = count()

    async def review(self, position: SavedPosition, run: Run) -> RunReview:
        state = position.load(find_game)
        seat, turn, player, names = state.seat(), state.turn, bot("random", state.game, next(self._asked)), list[str]()
        while state.todo and state.seat() == seat and state.turn == turn:
            names.append(player.choose(state).name)
            state.play(state.choice(names[-1]))
        better = run.rather or (names if names[0] != run.choices[0] else run.choices)
        whole = Outlook([1 / state.seats] * state.seats, [10.0] * state.seats)
        return RunReview(whole, better, 0.75, 0.25 if better != run.choices else 0.75)


@pytest.fixture
def site(open_site: Open) -> Site:
    """Provide a site where other turns are better."""
    return open_site(UNHURRIED, Guessing())


@pytest.fixture
def reviewed(site: Site, visitor: Visitor) -> str:
    """Provide a game of the visitor that was reviewed."""
    table = over(site, visitor)
    visitor.post(f"/t/{table}/analysis")
    analysed(visitor, f"/t/{table}/analysis")
    return table


def offered(page: str, among: str = "game") -> list[str]:
    """Return where mistakes can be tried again."""
    return re.findall(rf'action="(/again/{among}\.[^"]+)"', page)


def begun(site: Site, visitor: Visitor, address: str) -> tuple[Table, list[Reader]]:
    """Begin to try a mistake again: its table, and what that knows about the mistake."""
    table = site.table(visitor.post(address).url.path.removeprefix("/t/"))
    return table, Reader(parse_json(table.header.guide.partition(":")[2]), "guide").items()


def play(visitor: Visitor, table: Table, choices: list[str]) -> str:
    """Play a turn and end it; the page after that."""
    seat = table.state.seat()
    for name in choices:
        assert visitor.act(table, "choose", seat, choice=name).status_code == 200, name
    if table.needs().kind == "held":
        visitor.act(table, "end-turn", seat)
    return unescape(visitor.get(f"/t/{table.id}").text)


def test_a_review_says_everything_about_a_game(visitor: Visitor, reviewed: str) -> None:
    page = visitor.get(f"/t/{reviewed}/analysis").text
    assert "Your mistakes" in page
    assert "mistakes of the others" in page
    turns = page.partition("by-turn")[2]
    assert turns.count("is-blunder") > 3
    assert turns.count("is-best") > 3
    # The three changes of each row add up to what lies between first and last.
    rows = re.findall(r"<tr><th scope=\"row\">.*?</tr>", page.partition("What changed the chances")[2])[:2]
    for row in rows:
        first, *changes, last = (int(each.replace("−", "-")) for each in re.findall(r"<td>([−+0-9]+) %</td>", row))
        assert first + sum(changes) == last
        assert len(changes) == 3
    assert page.count('class="chart ledger"') == 2
    # The replay has the grades too, and a line that was better.
    replay = visitor.get(f"/t/{reviewed}/replay?ply=0").text
    assert replay.count('<span class="grade is-blunder">') > 3
    assert "75 % → 25 %" in replay
    visitor.post("/ways", {"language": "fr", "here": "/"})
    assert "Vos erreurs" in visitor.get(f"/t/{reviewed}/analysis").text


def test_a_mistake_is_tried_again_until_it_is_mended(site: Site, visitor: Visitor, reviewed: str) -> None:
    address = offered(visitor.get(f"/t/{reviewed}/analysis").text)[0]
    table, (own, following, best, right, played, wrong, _) = begun(site, visitor, address)
    assert address == f"/again/{own.string()}"
    assert (right.integer(), wrong.integer()) == (750, 250)
    page = unescape(visitor.get(f"/t/{table.id}").text)
    assert "This turn lost about 50 percentage points" in page
    assert "Hint 1" in page
    missed = play(visitor, table, played.strings())
    assert "Not the best turn" in missed
    assert "lowers your winning chance by about 50 percentage points" in missed
    assert f'action="{address}"' in missed
    table, _ = begun(site, visitor, address)
    mended = play(visitor, table, best.strings())
    assert "Solved!" in mended
    assert f'data-note="mistake/{own.string()}/done' in mended
    assert f'action="/again/{following.string()}"' in mended
    # The way back leads to the review.
    assert visitor.get(address).url.path == f"/t/{reviewed}/analysis"


def test_own_mistakes_of_all_games_are_practised_by_theme(site: Site, visitor: Visitor, reviewed: str) -> None:
    page = visitor.get("/mistakes").text
    every = offered(page, "all")
    assert len(every) == 1
    themes = [each for each in re.findall(r'action="(/again/[^"]+)"', page) if each not in every]
    assert themes
    _, (_, following, *_) = begun(site, visitor, every[0])
    assert following.string().startswith("all.t.")
    assert visitor.get(every[0]).url.path == "/mistakes"
    # Others have none, and what is no mistake is no page.
    assert "None yet." in site.visitor().get("/mistakes").text
    for wrong in (f"/again/game.t.{reviewed}.9999", "/again/game.x.y.1", "/again/nothing"):
        assert visitor.post(wrong).status_code == 404


def test_first_results_are_there_before_any_search(
    site: Site, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = over(site, visitor)
    visitor.post(f"/t/{table}/analysis")
    page = analysed(visitor, f"/t/{table}/analysis")
    assert "Reviewing" not in page
    # While a review runs its page shows what is known so far, and asks again.
    kept = site_status(site, table)
    assert kept.found is not None
    running = AnalysisStatus(kept.found._replace(costly=[], turns=kept.found.turns[:3]), 0.1)
    monkeypatch.setattr("heliopolis.web.replay.analysis.Analyses.status", lambda *_: running)
    reply = visitor.get(f"/t/{table}/analysis")
    assert reply.headers["refresh"] == "2"
    assert '<svg class="chart chances"' in reply.text
    assert reply.text.partition("by-turn")[2].count('<span class="grade') >= 3
    assert "Your mistakes" not in reply.text


def site_status(site: Site, table: str) -> AnalysisStatus:
    """Return where the review of a table stands."""
    context = site.client.app.state.context  # type: ignore[attr-defined]
    found: AnalysisStatus = context.analyses.status(table, site.table(table).journal())
    return found
