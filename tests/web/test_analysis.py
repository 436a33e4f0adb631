"""Hints at the table and analyses at the end, for someone without scripts."""

from __future__ import annotations

import re
import time

import pytest

from heliopolis.analysis import Advice, Hint
from heliopolis.analysis.judging import Outlook
from heliopolis.games import all_games
from heliopolis.kernel.chip import COST, POINTS, Chip
from heliopolis.kernel.journals.replay import read_journal
from heliopolis.web.table.hints import best_first, telling
from web.conftest import PEOPLE, Site, Visitor, comes


def over(site: Site, visitor: Visitor, game: str = "helios") -> str:
    """Return a table at which bots have played a whole game."""
    table = visitor.start(game, sits0="you", sits1="random")
    visitor.act(site.table(table), "give", 0, given="0", bot="random")
    assert site.table(table).history.over()
    return table


def analysed(visitor: Visitor, path: str) -> str:
    """Return the page of an analysis, when it is there."""
    for _ in range(6000):
        reply = visitor.get(path)
        if "refresh" not in reply.headers:
            return reply.text
        assert "<progress" in reply.text
        time.sleep(0.01)
    raise AssertionError("the analysis does not end")


def test_the_end_page_offers_an_analysis_and_shows_it(site: Site, visitor: Visitor) -> None:
    table = over(site, visitor)
    before = visitor.get(f"/t/{table}/end").text
    assert f'action="/t/{table}/analysis"' in before
    # How the chances went is there at once, and where they come from.
    assert before.count('<svg class="chart chances"') == 1
    assert "learned from many bot games" in before
    assert visitor.post(f"/t/{table}/analysis").status_code == 200
    page = analysed(visitor, f"/t/{table}/analysis")
    assert page.count("<polyline") == 2
    assert page.count("chance of winning 25 % instead of 75 %") >= 5
    assert f"/t/{table}/replay?ply=" in page
    # It is kept: the end page has it at once, in every language, and another click begins nothing.
    assert "<polyline" in visitor.get(f"/t/{table}/end").text
    visitor.post("/ways", {"language": "fr", "here": "/"})
    assert "au lieu de 75" in visitor.get(f"/t/{table}/end").text
    assert "refresh" not in visitor.post(f"/t/{table}/analysis").headers


def test_a_replay_has_the_graph_and_plays_better_lines_on_its_board(site: Site, visitor: Visitor) -> None:
    table = over(site, visitor)
    path = f"/t/{table}/replay"
    plain = visitor.get(f"{path}?ply=0").text
    assert f'href="/t/{table}/analysis"' in plain
    assert '<svg class="chart chances"' not in plain
    visitor.post(f"/t/{table}/analysis")
    analysed(visitor, f"/t/{table}/analysis")
    page = visitor.get(f"{path}?ply=0").text
    assert page.count('<svg class="chart chances"') == 1
    begins = re.findall(rf'class="better" href="{path}\?ply=([0-9]+)&amp;better=1"', page)
    assert begins
    ply = int(begins[0])
    played = visitor.get(f"{path}?ply={ply}&better=1").text
    assert "Better, step 1 of " in played
    # The board shows the choice, and the way back leads to the game.
    boards = [each.partition('class="part ')[2] for each in (played, visitor.get(f"{path}?ply={ply}").text)]
    assert all(boards)
    assert boards[0] != boards[1]
    assert f'href="{path}?ply={ply}" data-follow data-key="ArrowLeft"' in played
    # It ends with its last choice, and one can play on from there.
    last = visitor.get(f"{path}?ply={ply}&better=999").text
    steps = int(re.search("Better, step ([0-9]+) of ", last)[1])  # type: ignore[index]
    assert f"step {steps} of {steps}:" in last
    reply = visitor.post(f"/t/{table}/replay/play-on", {"ply": str(ply), "better": str(steps)})
    new = site.table(str(reply.url).rpartition("/")[2])
    straight = site.table(str(visitor.post(f"/t/{table}/replay/play-on", {"ply": str(ply)}).url).rpartition("/")[2])
    assert new.state != straight.state


def test_a_game_that_goes_on_is_not_analysed(site: Site, visitor: Visitor) -> None:
    table = visitor.start()
    assert "/analysis" not in visitor.get(f"/t/{table}/end").text
    assert visitor.post(f"/t/{table}/analysis").status_code == 409


@pytest.mark.parametrize("game", all_games())
def test_a_hint_is_shown_to_who_asked_and_told_to_all(site: Site, visitor: Visitor, game: str) -> None:
    table = visitor.start(game, sits0="you", sits1="random", **{"option-first": "1"} if game == "helios" else {})
    kept = site.table(table)
    assert kept.header.hints
    page = visitor.act(kept, "hint", kept.needs().seat).text
    for _ in range(6000):
        page = visitor.get(f"/t/{table}").text
        if "Why this?" in page:
            break
        time.sleep(0.01)
    assert "Why this?" in page
    assert "learned from many bot games" in page
    assert "asked for a hint." in page
    assert re.search('id="do-hint"[^>]* disabled', page)
    stranger = site.visitor().get(f"/t/{table}").text
    assert "asked for a hint." in stranger
    assert "Why this?" not in stranger
    # The journal has it too, and can be read again.
    text = visitor.get(f"/t/{table}/journal.txt").text
    assert "; seat" in text
    assert "asked for a hint" in text
    assert read_journal(text, all_games().__getitem__).text() == text


def test_a_hint_shows_everything_that_it_costs() -> None:
    gains = [Chip("points", "chip-points", number, POINTS) for number in range(1, 6)]
    costs = [Chip("cube-black", "chip-cube", -1, COST), Chip("cube-green", "chip-cube", -1, COST)]
    assert telling([*costs, *gains]) == [*gains[:4], *costs]


def test_what_is_thought_best_is_said_first() -> None:
    whole = Outlook([0.5, 0.5], [10.0, 10.0])
    given = [Advice("a", 100, 0.28, [], []), Advice("b", 60, 0.36, [], []), Advice("c", 9, 0.9, [], [])]
    # What was hardly looked at is not advised, whatever it seems to promise.
    assert [each.choice for each in best_first(Hint(0, 169, whole, given, learned=True))] == ["b", "a"]


def test_the_line_of_advice_tells_what_the_choice_brings(site: Site, visitor: Visitor) -> None:
    kept = site.table(visitor.start("helios", sits0="you", sits1="random", **{"option-first": "1"}))
    visitor.act(kept, "hint", kept.needs().seat)
    page = visitor.get(f"/t/{kept.id}").text
    for _ in range(6000):
        if "Why this?" in page:
            break
        time.sleep(0.01)
        page = visitor.get(f"/t/{kept.id}").text
    choices, _, advice = page.partition('id="advice"')
    assert 'id="choices"' in choices
    line = advice.partition("</p>")[0]
    assert re.search('data-choice="([^"]+)" data-path="([^"]+)"', line)
    assert 'class="chip' in line
    assert "%" not in line
    # The reasons compare, and count nothing that only a bot cares for.
    assert "looked at" not in advice
    if advice.count("<li>") > 1:
        assert " ends up about " in advice


def test_advice_goes_when_the_question_is_answered(site: Site, visitor: Visitor) -> None:
    table = visitor.start(**{"option-first": "1"})
    kept = site.table(table)
    visitor.act(kept, "hint", 0)
    visitor.act(kept, "choose", 0, choice=kept.state.choices()[0].name)
    page = visitor.get(f"/t/{table}").text
    assert "Why this?" not in page
    assert "asked for a hint." in page


def test_people_among_themselves_have_no_hints_unless_they_want_them(site: Site, visitor: Visitor) -> None:
    table = visitor.start(**PEOPLE)
    kept = site.table(table)
    assert not kept.header.hints
    assert 'id="do-hint"' not in visitor.get(f"/t/{table}").text
    refused = visitor.act(kept, "hint", 0)
    assert refused.status_code == 409
    assert "hints are not allowed at this table" in refused.text
    allowed = visitor.start(**PEOPLE, hints="yes")
    assert site.table(allowed).header.hints
    alone = visitor.start(hints="no")
    assert not site.table(alone).header.hints


def test_only_who_is_asked_gets_a_hint(site: Site, visitor: Visitor) -> None:
    table = visitor.start(**PEOPLE, hints="yes")
    kept = site.table(table)
    friend = comes(site.visitor(), visitor, kept)
    assert kept.needs().seat == 0
    assert friend.act(kept, "hint", 1).status_code == 403
    assert visitor.act(kept, "hint", 0, version=kept.version + 1).status_code == 409
