"""Rows of choices on a phone: the gains of a choice are on one line."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from browser.conftest import PHONE
from browser.playing import ready
from browser.positions import StillServer, tail, whole_game
from heliopolis.kernel.step import step_name
from heliopolis.words.texts import LANGUAGES


def test_the_gains_of_a_site_do_not_stack(chromium: Browser, still: StillServer) -> None:
    journal = whole_game("origins", {"players": 2}, 11, "random")
    plies = [ply for ply in journal.plies if ply.seat >= 0]
    ply = next(each for each in plies if step_name(type(journal.at(each.number - 1).todo[-1])) == "ChooseSite")
    table = still.table(tail(journal, ply.number - 1))
    context = chromium.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True)
    still.seat(context, table, ply.seat)
    page = context.new_page()
    page.goto(f"{still.address}/t/{table}")
    ready(page)
    page.locator("#table.form-phone #choices .gains").first.wait_for()
    heights = page.locator("#choices .gains").evaluate_all("all => all.map((each) => each.offsetHeight)")
    assert len(heights) > 1
    assert max(heights) < 40
    context.close()


BROKEN = """() => {
    const button = document.getElementById("commit"), words = button.firstElementChild, text = words.firstChild;
    const broken = [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
    }).map(([word]) => word);
    const cut = words.scrollHeight > words.clientHeight + 1 || button.scrollWidth > button.clientWidth;
    return [...broken, ...(cut ? [text.data] : [])];
}"""
"""Words that the button breaks, or all of them if it cuts them off."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_that_chooses_breaks_no_word_and_cuts_none_off(
    chromium: Browser, still: StillServer, language: str
) -> None:
    journal = whole_game("helios", {"players": 2}, 3, "easy")
    asked = [ply for ply in journal.plies if ply.seat >= 0 and ply.choice.startswith("activate")]
    context = chromium.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, locale=language)
    page, looked_at = context.new_page(), 0
    for ply in asked[:2]:
        table = still.table(tail(journal, ply.number - 1))
        still.seat(context, table, ply.seat)
        page.goto(f"{still.address}/t/{table}")
        ready(page)
        rows = page.locator("#table.form-phone #choices form button[data-choice]:not([data-at-once])")
        rows.first.wait_for()
        for row in rows.all():
            row.tap()
            page.locator("#commit:enabled").wait_for()
            assert page.evaluate(BROKEN) == []
            looked_at += 1
    assert looked_at > 2
    context.close()
