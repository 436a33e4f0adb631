"""Tables are measured on random positions; first that the measure finds what is wrong, on pages made wrong."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.measure import (
    EVERY,
    GAMES,
    SIZES,
    Finding,
    Meter,
    Size,
    Tables,
    measure,
    moved,
    states_of,
    summed_up,
)
from browser.playing import ASKED, MINE
from browser.positions import CHOOSING, HINT, STATES, THINKING, WAITING, StillServer, fullest, option_sets, positions
from heliopolis.games import game as find_game
from heliopolis.words.texts import LANGUAGES

DESKTOP, PHONE, SMALLEST = SIZES[1], SIZES[4], SIZES[7]
SAMPLE = 2
"""The number that the positions of every run are made from."""
FEW_STATES = ((CHOOSING, WAITING), (HINT,), (THINKING,))
FEW = len(FEW_STATES)
"""Positions of each game in every run."""
FULLEST = 5
"""Questions of each game whose fullest rows are measured in every run."""
PROGRESS = logging.getLogger("measuring")
"""Printed by ``--log-cli-level info``."""
PARTS, PART = 4, 50
"""The long run has so many parts, which can be run apart, with so many positions of each game in each."""
ASKED_FOR = 7
"""How many of the sizes are measured at each of them, the small laptops at some."""


@pytest.fixture
def meter(chromium: Browser, still: StillServer) -> Iterator[Meter]:
    """Provide measures at that server; what it finds in a long run can be looked at while it lasts."""
    meter = Meter(chromium, still, Path("build/measured") / f"{os.getpid()}")
    yield meter
    meter.close()


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """Provide an empty page."""
    context = chromium.new_context(viewport={"width": 600, "height": 400})
    yield context.new_page()
    context.close()


def found_on(page: Page, body: str, size: Size = DESKTOP) -> list[Finding]:
    """Return what is wrong with a page."""
    page.set_content(f"<!doctype html><style>body{{margin:0;font:14px sans-serif}}</style><body>{body}")
    return measure(page, size, f"{size}").findings


SOUND = """<main id="table"><section class="panel" id="choices"
style="position:absolute;left:0;top:0;width:290px;height:100px">
<button data-choice="a" style="width:80px;height:50px">Build</button></section>
<section class="part" id="part-city" style="position:absolute;left:300px;top:0;width:200px;height:100px">
<svg viewBox="0 0 100 50" width="200" height="100"><text x="10" y="20" font-size="6">12</text>
<g data-choice="a" id="city"><rect class="ring" x="40" y="10" width="30" height="30"/></g></svg></section>
<div style="position:absolute;top:200px;height:20px;width:200px;overflow:auto"><p style="width:900px">A long
line that may be scrolled to its end, however long that is</p></div>
<p class="hidden" style="position:absolute;width:1px;height:1px;overflow:hidden;
clip-path:inset(50%);font-size:3px">For the ear alone</p></main>"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_is_wrong_with_a_sound_page(page: Page, size: Size) -> None:
    assert found_on(page, SOUND, size) == []


FAULTS = [
    ("small text", "tiny", '<p style="font-size:10px">tiny</p>'),
    ("small text", "7", '<svg viewBox="0 0 100 100" width="50" height="50"><text x="9" y="50">7</text></svg>'),
    ("cut off", "too long", '<p style="width:30px;overflow:hidden;white-space:nowrap">too long</p>'),
    (
        "cut off",
        "too long for it",
        '<p style="width:40px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">too long for it</p>',
    ),
    ("cut off", "beyond", '<svg viewBox="0 0 50 50" width="50" height="50"><text x="20" y="30">beyond</text></svg>'),
    ("cut off", "beyond", '<p style="position:fixed;left:580px">beyond</p>'),
    (
        "cut off",
        "+8 points",
        '<ol id="choices" style="width:90px;overflow:auto"><li style="width:99px;text-align:right">+8 points</li></ol>',
    ),
    (
        "outside its panel",
        "a word that is wider",
        '<div class="panel" style="width:40px"><p style="white-space:nowrap">a word that is wider</p></div>',
    ),
    (
        "texts overlap",
        "one",
        '<svg viewBox="0 0 99 99" width="99"><text x="9" y="30">one</text><text x="19" y="32">two</text></svg>',
    ),
    (
        "icon on text",
        "5",
        '<svg viewBox="0 0 99 99" width="99"><text x="9" y="30" id="t">5</text><use href="#t"/></svg>',
    ),
    (
        "panels overlap",
        "",
        '<div class="panel" style="height:50px"></div><div class="panel" style="height:50px;margin-top:-9px"></div>',
    ),
    (
        "target covered",
        "Go",
        '<button data-choice="go">Go</button><div style="position:fixed;inset:0;background:red"></div>',
    ),
]


@pytest.mark.parametrize(("kind", "text", "body"), FAULTS)
def test_a_fault_is_found_with_its_text(page: Page, kind: str, text: str, body: str) -> None:
    assert [(found.kind, found.text) for found in found_on(page, body)] == [(kind, text)]


def test_a_small_target_is_found_on_a_phone_alone(page: Page) -> None:
    body = '<button data-choice="go" style="width:40px;height:60px">Go</button>'
    assert found_on(page, body) == []
    assert [(found.kind, found.text) for found in found_on(page, body, PHONE)] == [("small target", "Go")]


def test_a_slot_that_moves_is_found() -> None:
    before = {
        "log": {"box": [0.0, 0.0, 100.0, 50.0], "kind": ""},
        "choices": {"box": [0.0, 60.0, 9.0, 9.0], "kind": ""},
    }
    after = {"log": {"box": [0.0, 0.0, 100.0, 51.0], "kind": ""}, "choices": {"box": [0.0, 90.0, 9.0, 9.0], "kind": ""}}
    assert [found.where for found in moved(before, after, DESKTOP, "")] == ["#choices"]  # type: ignore[arg-type]


def test_alike_findings_are_one_line(page: Page) -> None:
    tiny = found_on(page, '<svg viewBox="0 0 99 99" width="50"><g id="build:a"><text y="50">9</text></g></svg>')
    assert len(summed_up(tiny * 3)) == 1


@pytest.mark.parametrize(("game", "sets"), [("helios", 6), ("origins", 28)])
def test_all_option_sets_are_played(game: str, sets: int) -> None:
    found = option_sets(find_game(game))
    assert len(found) == sets
    assert {options["players"] for options in found} >= {2, 3, 4}


def test_a_position_is_opened_in_every_state(chromium: Browser, still: StillServer) -> None:
    position = next(each for each in positions("helios", 9) if each.elsewhere is not None)
    tables = Tables(still, position, STATES)
    page = chromium.new_page()
    tables.open(page, CHOOSING)
    page.locator(ASKED).wait_for(state="attached")
    expect(page.locator("#advice")).to_have_count(0)
    tables.open(page, HINT)
    expect(page.locator("#advice > p [data-choice]")).to_be_visible()
    tables.open(page, WAITING)
    page.locator("#table").wait_for(state="attached")
    expect(page.locator(MINE)).to_have_count(0)
    tables.open(page, THINKING)
    page.locator(".thinking").first.wait_for(state="attached")
    page.close()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wrong_at_a_few_positions(meter: Meter, game: str) -> None:
    found: list[Finding] = []
    # Each in another state, the first in two of them, so that slots which move are found; languages and sizes by turns.
    for place, (position, states) in enumerate(zip(positions(game, FEW, SAMPLE), FEW_STATES, strict=True)):
        found += meter.look(position, SIZES[place::FEW], [LANGUAGES[place % len(LANGUAGES)]], states)
    assert not found, "\n".join(summed_up(found))


@pytest.mark.parametrize("game", GAMES)
def test_the_fullest_rows_of_every_question_are_whole(meter: Meter, game: str) -> None:
    found: list[Finding] = []
    for place, position in enumerate(islice(fullest(game), FULLEST)):
        # The two narrowest lists in turn; a long run sees all of them.
        found += meter.look(position, [(DESKTOP, SMALLEST)[place % 2]], LANGUAGES[place % 2 :][:1], (CHOOSING,))
    assert not found, "\n".join(summed_up(found))


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_the_fullest_rows_are_whole_on_every_screen(meter: Meter, game: str) -> None:
    found: list[Finding] = []
    for position in fullest(game, range(8)):
        found += meter.look(position, SIZES, LANGUAGES, (CHOOSING,))
    assert not found, "\n".join(summed_up(found))


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wrong_at_many_positions(meter: Meter, game: str, part: int) -> None:
    found: list[Finding] = []
    for place, position in enumerate(positions(game, PART, 1, part * PART), part * PART):
        found += meter.look(position, SIZES[: None if place % EVERY == 1 else ASKED_FOR], LANGUAGES, states_of(place))
        PROGRESS.info(
            "%d of %d, %d pages, %d findings: %s", place + 1, PARTS * PART, meter.pages, len(found), position.name
        )
    assert not found, "\n".join(summed_up(found))
