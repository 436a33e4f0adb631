"""The game of the day from its fingerprint to its secret, by a clock that the test sets; and a puzzle rush."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from web.serving import UNLIMITED, Server

from browser.access import findings, themed, too_wide
from browser.conftest import DESKTOP, PATIENCE, PHONE, Doors
from browser.playing import ready, take
from heliopolis.table.factory import open_table
from heliopolis.table.header import Catalogue
from heliopolis.table.keeping.store import STORE_FILE, Store
from heliopolis.table.table import Table
from heliopolis.teaching.materials import shelf_of
from heliopolis.teaching.puzzles.rush import MISSES, run_of

NOON = 1_795_003_200
"""Of the 18th of November 2026."""
DAY = 24 * 3600
LATER = """
import secrets, time
from pathlib import Path
secrets.randbits = lambda bits: 7
time.time = lambda real=time.time: real() + float(Path({file!r}).read_text())
from heliopolis.cli import main
from heliopolis.table import daily
daily.BESIDE = ()
main()
"""


class LaterServer(Server):
    """A server whose clock a test sets."""

    def __init__(self, data: Path, *options: str) -> None:
        self.ahead = data / "ahead"
        self.set(NOON)
        super().__init__(data, *options)
        self.program = ("-c", LATER.format(file=str(self.ahead)))

    def set(self, moment: float) -> None:
        """Let it be that moment."""
        self.ahead.write_text(str(moment - time.time()))


@pytest.fixture
def club(tmp_path: Path) -> Iterator[LaterServer]:
    """Provide a server with a clock to set."""
    with LaterServer(tmp_path, *UNLIMITED) as server:
        yield server


@pytest.fixture
def club_doors(chromium: Browser, club: LaterServer) -> Iterator[Doors]:
    """Provide browsers there."""
    doors = Doors(chromium, club.address)
    yield doors
    doors.close()


def looked(page: Page) -> None:
    """Look at a page as everyone must be able to use it."""
    assert findings(page) + too_wide(page) == []


def table_at(server: Server, page: Page) -> Table:
    """Return the table that a page shows."""
    return open_table(Store(server.data / STORE_FILE), Catalogue(), page.url.rpartition("/")[2])


def test_a_day_from_its_fingerprint_to_its_secret(club: LaterServer, club_doors: Doors) -> None:
    page = themed(club_doors.visit(size=DESKTOP), "light").open("/daily/helios/today")
    looked(page)
    page.locator(".fair-day summary").click()
    settled = page.locator(".fair-day dd").last.inner_text()
    club.set(NOON + DAY)
    page.goto(f"{club.address}/")
    page.locator('.day-ways a[href="/daily/helios/today"]').click()
    expect(page).to_have_url(f"{club.address}/daily/helios/2026-11-19")
    page.locator(".fair-day summary").click()
    expect(page.locator(".fair-day dd").first).to_have_text(settled)
    page.locator("button[name=bot][value=easy]").click()
    ready(page)
    table = table_at(club, page)
    # Whole games take long: tests/web/test_daily.py plays one to its end.
    Store(club.data / STORE_FILE).daily.finish(table.id, 34, NOON + DAY)
    page.goto(f"{club.address}/daily/helios/today")
    expect(page.locator(".day-card .own")).to_have_count(1)
    expect(page.locator(".fair-day dt")).to_have_count(2)
    looked(page)
    phone = themed(club_doors.visit(size=PHONE, touch=True, language="fr"), "dark").open("/daily/helios/2026-11-19")
    looked(phone)
    club.set(NOON + 2 * DAY)
    page.reload()
    page.locator(".fair-day summary").click()
    expect(page.locator(".fair-day dd").last).to_have_text(table.header.secret.hex())


@pytest.mark.parametrize(("language", "theme", "size"), [("fr", "dark", PHONE), ("en", "light", DESKTOP)])
def test_a_rush_goes_on_by_itself_and_its_best_is_kept(
    club: LaterServer, club_doors: Doors, language: str, theme: str, size: tuple[int, int]
) -> None:
    page = themed(club_doors.visit(language=language, size=size, touch=size == PHONE), theme).open("/rush/helios")
    looked(page)
    page.locator(".rush-card button.main").click()
    for place in range(1 + MISSES):
        ready(page)
        expect(page.locator("#guide .countdown time")).to_be_visible()
        if not place:
            looked(page)
        here, table = page.url, table_at(club, page)
        run = run_of(table)
        assert run is not None
        assert len(run.outcomes) == place
        puzzle, recipe = run.puzzle, shelf_of(table.game).recipe
        assert puzzle is not None
        wrong = next(line.choices for line in puzzle.others if recipe.first_choice(line.choices) != puzzle.first)
        for name in recipe.opening(wrong if place else puzzle.best.choices):
            take(page, name)
        page.wait_for_url(lambda url, here=here: url != here, timeout=PATIENCE)  # type: ignore[misc]
    expect(page.locator("main.rush")).to_have_attribute("data-solved", "1")
    expect(page.locator(".rush .theme li")).to_have_count(1 + MISSES)
    expect(page.locator(".rush .best b")).to_have_text("1")
    looked(page)
    page.goto(f"{club.address}/rush/helios")
    expect(page.locator(".rush .best b")).to_have_text("1")
