"""Hints in a real browser: the advice comes by itself, on a large screen, on a phone, and without scripts."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import DESKTOP, PHONE, Doors
from browser.playing import ASKED, passed, sit_down, version


@pytest.mark.parametrize(("size", "scripts"), [(DESKTOP, True), (PHONE, True), (DESKTOP, False)])
def test_advice_comes_beside_the_question(doors: Doors, size: tuple[int, int], scripts: bool) -> None:
    visit = doors.visit(size=size, scripts=scripts)
    page = sit_down(visit, "helios", ["you", "random"], {"first": "1"})
    expect(page.locator(ASKED)).to_be_attached()
    page.locator("#do-hint").click()
    expect(page.locator("#advice li").first).to_be_visible()
    expect(page.locator("#advice")).to_contain_text("%")
    expect(page.locator("#log .remark")).to_have_count(1)
    expect(page.locator("#do-hint")).to_have_count(0)
    if scripts:
        # It does not widen the page.
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_the_advised_choice_is_taken_by_a_click_on_it(doors: Doors) -> None:
    page = sit_down(doors.visit(), "helios", ["you", "random"], {"first": "1"})
    expect(page.locator(ASKED)).to_be_attached()
    page.locator("#do-hint").click()
    advised = page.locator("#advice [data-choice]").first
    expect(advised).to_be_visible()
    name = advised.get_attribute("data-choice")
    advised.hover()
    expect(page.locator(f'#choices [data-choice="{name}"].pointed')).to_be_visible()
    before = version(page)
    advised.click()
    passed(page, before)
    expect(page.locator("#do-end-turn")).to_be_enabled()
