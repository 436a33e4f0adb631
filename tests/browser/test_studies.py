"""A study in real browsers: branched, written and marked on a desktop, opened by its link on a phone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.access import findings, too_wide
from browser.conftest import PHONE, Doors
from browser.playing import ASKED, ready


def gone_from(page: Page, node: str) -> None:
    """Wait until the page shows another node, whose boards are drawn."""
    expect(page.locator(f"#table:not([data-version='{node}'])")).to_have_count(1)
    ready(page)


def test_a_study_is_branched_written_marked_and_shared(doors: Doors) -> None:
    page = doors.visit().open("/studies")
    page.locator("button[name=game][value=helios]").click()
    ready(page)
    page.locator("#choices button[data-choice=any]").click()
    page.locator(ASKED).wait_for(state="attached")
    # Two lines: the second begins where the first one does.
    page.locator("#choices button[data-choice]").first.click()
    gone_from(page, "1")
    page.keyboard.press("ArrowLeft")
    gone_from(page, "2")
    page.locator("#choices button[data-choice]").last.click()
    gone_from(page, "1")
    expect(page.locator(".study nav li")).to_have_count(4)

    page.locator("#study-write > summary").click()
    page.locator("#study-write input[name=title]").fill("A quieter line")
    page.locator("#study-write textarea").fill("It keeps the sun away.")
    page.locator("#study-write button").click()
    expect(page.locator("#study-head")).to_have_text("A quieter line")
    page.locator("[data-marking='1']").click()
    fields = page.locator(".part.own svg [id*='field:']")
    fields.nth(3).click(force=True)
    expect(page.locator("#marks li")).to_have_count(1)
    page.locator("[data-marking='2']").click()
    for number in (3, 8):
        fields.nth(number).click(force=True)
    expect(page.locator("#marks li")).to_have_count(2)
    expect(page.locator("#mark-layer .mark-head")).to_have_count(1)
    page.keyboard.press("Escape")
    assert [*findings(page), *too_wide(page)] == []

    page.locator("#study-more > summary").click()
    writers = page.locator("#study-writer").input_value()
    friend = doors.visit(language="fr", size=PHONE, touch=True)
    other = friend.open(page.url.removeprefix(friend.base))
    ready(other)
    expect(other.locator("#choices .said")).to_have_text("It keeps the sun away.")
    expect(other.locator("#choices button[data-choice]")).to_have_count(0)
    other.locator("#tabs a[data-tab=log]").tap()
    expect(other.locator(".study [aria-current]")).to_contain_text("A quieter line")
    assert [*findings(other), *too_wide(other)] == []
    other.goto(writers)
    other.locator("main button.main").tap()
    ready(other)
    other.goto(page.url)
    ready(other)
    other.locator("#tabs a[data-tab=log]").tap()
    other.locator("#study-write > summary").tap()
    other.locator("#study-write textarea").fill("Elle garde le soleil au loin.")
    other.locator("#study-write button").tap()
    expect(other.locator("#study-write textarea")).to_have_text("Elle garde le soleil au loin.")
    page.reload()
    expect(page.locator(".study .said")).to_have_text("Elle garde le soleil au loin.")
