"""A review in a browser: begun at the end of a game, it shows better lines on the board and lets one try again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from web.test_finale import played

from browser.access import findings, themed, too_wide
from browser.conftest import DESKTOP, PHONE, Doors
from browser.playing import ready
from browser.positions import StillServer


@pytest.mark.parametrize(("language", "theme", "size"), [("en", "light", PHONE), ("fr", "dark", DESKTOP)])
def test_a_game_is_reviewed_and_a_mistake_tried_again(
    still_doors: Doors, still: StillServer, language: str, theme: str, size: tuple[int, int]
) -> None:
    table = still.table(played("helios", players=2).journal)
    visit = themed(still_doors.visit(language=language, size=size, touch=size == PHONE), theme)
    still.seat(visit.context, table, 0)
    page = visit.open(f"/t/{table}/end")
    page.locator('.foot form[action$="/analysis"] button').click()
    # The page renews itself until all is found.
    mistake = page.locator(".costly li").first
    expect(mistake).to_be_visible()
    expect(page.locator(".by-turn .grade").first).to_be_visible()
    expect(page.locator(".chart.ledger")).to_have_count(2)
    assert [*findings(page), *too_wide(page)] == []
    mistake.locator("a").click()
    ready(page)
    expect(page.locator(".turns .grade").first).to_be_attached()
    assert [*findings(page), *too_wide(page)] == []
    page.goto(f"{still.address}/mistakes")
    expect(page.locator(".theme .grade").first).to_be_visible()
    assert [*findings(page), *too_wide(page)] == []
    page.locator("main form button").first.click()
    ready(page)
    expect(page.locator('#guide .note[data-note^="mistake/"]')).to_be_visible()
    assert [*findings(page), *too_wide(page)] == []
