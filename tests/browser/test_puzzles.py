"""A puzzle in a browser: it is solved at the table, the record is kept, and everyone can use its pages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.access import findings, themed, too_wide
from browser.conftest import DESKTOP, PHONE, Doors
from browser.playing import END, ready, take
from heliopolis.games import game as find_game
from heliopolis.teaching.materials import shelf_of
from heliopolis.teaching.puzzles.puzzle import Puzzle

SINGLE = 1
"""A turn of one choice is played by one click."""


def short_one(game: str) -> Puzzle:
    return next(each for each in shelf_of(find_game(game)).puzzles if len(each.best.choices) == SINGLE)


def test_the_solution_is_shown_on_demand_and_its_places_are_lit(doors: Doors) -> None:
    """A wrong turn leaves the board uncovered: what the card speaks of can be looked at beside it."""
    helios = find_game("helios")
    puzzle = next(
        each
        for each in shelf_of(helios).puzzles
        if each.best.choices[-1].startswith("field:") and any(line.choices == ["pass"] for line in each.others)
    )
    page = doors.visit(size=DESKTOP).open(f"/puzzles/helios/{puzzle.id}")
    page.locator("main form button").click()
    ready(page)
    take(page, "pass")
    page.locator(END).click()
    expect(page.locator("#guide .note.missed")).to_be_visible()
    step = page.locator("#guide .solution .turn-line li").last
    expect(step).not_to_be_visible()
    page.locator("#guide .solution summary").click()
    step.hover()
    expect(page.locator(".veil .rim")).to_have_count(1)
    assert findings(page) + too_wide(page) == []
    covered = page.evaluate(
        """(id) => {
            const [card, field] = ["guide", id].map((each) => document.getElementById(each).getBoundingClientRect());
            const beside = card.left >= field.right || field.left >= card.right;
            return !beside && card.top < field.bottom && field.top < card.bottom;
        }""",
        step.get_attribute("data-thing"),
    )
    assert not covered


@pytest.mark.parametrize(("language", "theme", "size"), [("en", "dark", PHONE), ("fr", "light", DESKTOP)])
def test_a_puzzle_is_solved_and_remembered(doors: Doors, language: str, theme: str, size: tuple[int, int]) -> None:
    puzzle = short_one("helios")
    visit = themed(doors.visit(language=language, size=size, touch=size == PHONE), theme)
    page = visit.open(f"/puzzles/helios/{puzzle.id}")
    assert findings(page) + too_wide(page) == []
    page.locator("main form button").click()
    ready(page)
    expect(page.locator("#guide .note")).to_be_visible()
    page.locator("#guide .hint summary").first.click()
    assert findings(page) + too_wide(page) == []
    page.locator("#guide [data-guide=next]:visible").click()
    take(page, puzzle.best.choices[0])
    page.locator(END).click()
    expect(page.locator("#guide .note.done")).to_be_visible()
    expect(page.locator("#guide [data-record=streak]")).to_have_text("1")
    assert findings(page) + too_wide(page) == []
    page.goto(f"{doors.base}/puzzles/helios")
    expect(page.locator(f'[data-puzzle="{puzzle.id}"] .state')).not_to_be_empty()
    expect(page.locator("#record [data-record=solved]")).to_have_text("1")
    assert findings(page) + too_wide(page) == []
