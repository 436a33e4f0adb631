"""The report: one page that needs nothing else, whole and well-formed in every language."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest

import heliopolis
from heliopolis.arena import ContestResult, contest, run
from heliopolis.arena.figures import things
from heliopolis.arena.report import report
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of


@pytest.fixture(scope="module", params=heliopolis.all_games())
def result(request: pytest.FixtureRequest) -> ContestResult:
    """Provide a few games of every game, of bots that hardly think."""
    meeting = contest(request.param, ["random", "greedy:width=1:states=2", "greedy:width=1:states=3"], {"players": 3})
    return run(meeting, 3)


class Tags(HTMLParser):
    """Reads a page, and which of its tags were never closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.titles: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)
        if self.open[-1:] == ["h2"]:
            self.titles.append(data)


def read(page: str) -> Tags:
    tags = Tags()
    tags.feed(page)
    tags.close()
    assert tags.open == []
    return tags


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_whole_and_alone(result: ContestResult, language: str) -> None:
    page = report(result, language)
    tags = read(page)
    assert f'lang="{language}"' in page
    assert not re.search(r"https?://|<script|<link|src=|@import|url\(", page)
    assert "prefers-color-scheme:dark" in page
    voice = voice_of(result.contest.definition, language)
    for key in ("arena-ratings", "arena-shares", "arena-seats", "arena-reasons", "arena-turns", "arena-played"):
        assert voice.say(key) in tags.titles
    for svg in re.findall(r"<svg.*?</svg>", page, re.DOTALL):
        ET.fromstring(svg)


def test_a_page_tells_of_everything_that_is_counted(result: ContestResult) -> None:
    game = result.contest.definition
    voice = voice_of(game, "en")
    tags = read(report(result, "en"))
    found = 0
    for table, rows in things(game, result.outcomes).items():
        shown = any(row.had for row in rows)
        assert (voice.say(f"table-{table}") in tags.titles) == shown
        found += shown
        for row in rows if shown else []:
            assert any(voice.say(row.key) in text for text in tags.texts)
    assert found >= 2
    for bot in result.contest.bots:
        assert bot in tags.texts


def test_a_verdict_stands_first() -> None:
    meeting = contest("helios", ["greedy:width=1:states=2", "random"], {"players": 2})
    page = report(run(meeting, 2, 0.5), "en")
    assert "Undecided after 2 games" in page.partition("<h2>")[0]
