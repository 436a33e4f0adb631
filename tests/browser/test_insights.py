"""A player's games in figures on a desktop and a phone, from the page “You”."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect
from web.serving import Server
from web.test_insights import plant, play, review

from browser.access import findings, themed, too_wide
from browser.conftest import DESKTOP, PHONE, Doors
from heliopolis.table.keeping.daily import DailyTry
from heliopolis.table.keeping.store import STORE_FILE, Store


def test_figures_can_be_read_by_everyone(server: Server, doors: Doors, tmp_path: Path) -> None:
    table = play(tmp_path)
    store = Store(server.data / STORE_FILE)
    player, link = plant(store, table, [0, 1] * 6)
    store.daily.begin(DailyTry(f"{player}-day", player, "origins", "2026-11-18", "easy", None, None))
    for number in range(7):
        review(server.data / "analyses", table, f"{player}-{number}")
    for size, language, theme in ((DESKTOP, "en", "light"), (PHONE, "fr", "dark")):
        page = themed(doors.visit(size=size, language=language, touch=size == PHONE), theme).open(link)
        page.locator("button[name=open]").click()
        page.goto(f"{doors.base}/you")
        page.locator("main .as-button").click()
        expect(page.locator(".insights .charts svg[role=img]")).to_have_count(6)
        page.locator(".insights figure summary").click()
        assert findings(page) + too_wide(page) == []
        # Drawings keep their size on a phone, so that letters can be read.
        assert page.locator(".insights .charts svg[role=img]").first.evaluate("(each) => each.clientWidth") >= 300
