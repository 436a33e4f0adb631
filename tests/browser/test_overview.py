"""The overview is read in place: at the table, over the boards, on a desktop and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.access import findings, themed
from browser.conftest import DESKTOP, PHONE, Doors
from browser.playing import ASKED, sit_down


@pytest.mark.parametrize(("size", "game"), [(DESKTOP, "helios"), (PHONE, "origins")])
def test_rules_open_over_the_table_and_escape_closes_them(doors: Doors, size: tuple[int, int], game: str) -> None:
    page = sit_down(themed(doors.visit(size=size, touch=size == PHONE), "dark"), game, ["you", "you"])
    page.locator(ASKED).wait_for(state="attached")
    address, question = page.url, page.locator("#table").get_attribute("data-question")
    if size == PHONE:
        page.locator("#menu > summary").tap()
    page.locator("a[data-overview]").click()
    sheet = page.locator("dialog#overview")
    expect(sheet.locator(".overview h2").first).to_be_visible()
    box = sheet.bounding_box()
    assert box is not None
    if size == PHONE:
        assert (box["width"], box["height"]) == size
    # Nothing is cut off, every picture is there, and no key plays below the sheet.
    assert sheet.locator(".sheet").evaluate("each => each.scrollWidth <= each.clientWidth")
    picture = sheet.locator("img").last
    picture.scroll_into_view_if_needed()
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("each => each.naturalWidth") > 0
    page.keyboard.press("1")
    assert page.locator("#table").get_attribute("data-question") == question
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    assert page.url == address
