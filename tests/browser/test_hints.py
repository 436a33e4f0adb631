"""Hints in a real browser: the advice comes by itself, on a large screen, on a phone, and without scripts."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import DESKTOP, PHONE, Doors
from browser.playing import ASKED, MINE, passed, sit_down, version


@pytest.mark.parametrize(("size", "scripts"), [(DESKTOP, True), (PHONE, True), (DESKTOP, False)])
def test_advice_comes_beside_the_question(doors: Doors, size: tuple[int, int], scripts: bool) -> None:
    visit = doors.visit(size=size, scripts=scripts)
    page = sit_down(visit, "helios", ["you", "random"], {"first": "1"})
    page.locator(ASKED).wait_for(state="attached")
    page.locator("#do-hint").click()
    expect(page.locator("#advice > p [data-choice]")).to_be_visible()
    page.locator("#advice summary").click()
    expect(page.locator("#advice li").first).to_be_visible()
    expect(page.locator("#advice")).to_contain_text("%")
    expect(page.locator("#log .remark")).to_have_count(1)
    if scripts:
        # It does not widen the page.
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_the_advised_choice_is_taken_by_a_click_on_it(doors: Doors) -> None:
    page = sit_down(doors.visit(), "helios", ["you", "random"], {"first": "1"})
    page.locator(ASKED).wait_for(state="attached")
    page.locator("#do-hint").click()
    advised = page.locator("#advice [data-choice]").first
    expect(advised).to_be_visible()
    name = advised.get_attribute("data-choice")
    advised.hover()
    expect(page.locator(f'#choices form [data-choice="{name}"].pointed.advised')).to_be_visible()
    before = version(page)
    advised.click()
    passed(page, before)
    expect(page.locator("#do-end-turn")).to_be_enabled()


def test_after_the_first_step_of_an_advised_turn_the_next_one_is_marked(doors: Doors) -> None:
    page = sit_down(doors.visit(), "helios", ["you", "random"], {"first": "1"})
    taken = 0
    for _ in range(8):
        page.locator(ASKED).wait_for(state="attached")
        page.locator("#do-hint").click()
        expect(page.locator("#choices form .advised")).to_have_count(1)
        way = f"{page.locator('#advice > p [data-path]').get_attribute('data-path')}+"
        before, first = version(page), page.locator("#choices form .advised")
        step = f"{first.get_attribute('data-choice')}+"
        first.click()
        passed(page, before)
        page.locator(MINE).wait_for(state="attached")
        if page.locator(ASKED).count() and way != step:
            assert way.startswith(step)
            following = page.locator("#choices form .advised")
            expect(following).to_have_count(1)
            assert f"+{following.get_attribute('data-choice')}+" in f"+{way}"
            taken += 1
            break
        if page.locator("#do-end-turn:enabled").count():
            before = version(page)
            page.locator("#do-end-turn").click()
            passed(page, before)
    assert taken
