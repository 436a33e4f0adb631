"""Pages that everybody can use: axe-core finds nothing serious."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Doors, Visit
from browser.playing import ASKED, Clicker, sit_down

BAD = {"serious", "critical"}
SIZES = {"desktop": DESKTOP, "phone": PHONE}


def findings(page: Page) -> list[str]:
    """What axe-core holds against a page, with where it is."""
    found = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes'][:3]]}"
        for each in found
        if each["impact"] in BAD
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/new/origins", "/rules/helios", "/components/helios"])
def test_pages_without_a_table(doors: Doors, path: str, theme: str, size: str) -> None:
    page = themed(doors.visit(size=SIZES[size]), theme).open(path)
    assert findings(page) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["helios", "origins"])
def test_table_replay_and_end(doors: Doors, game: str, theme: str, size: str) -> None:
    page = sit_down(themed(doors.visit(size=SIZES[size]), theme), game, ["you", "you"])
    expect(page.locator(ASKED)).to_be_attached()
    player = Clicker(page, 8)
    if size == "desktop":
        for _ in range(12):
            player.wait()
            player.act()
        player.wait()
    assert findings(page) == []
    page.locator("#menu summary").click()
    assert findings(page) == []
    table = page.url
    page.goto(f"{table}/replay")
    assert findings(page) == []
    page.goto(f"{table}/end")
    assert findings(page) == []


def themed(visit: Visit, theme: str) -> Visit:
    visit.context.add_cookies([{"name": "theme", "value": theme, "url": visit.base}])
    return visit
