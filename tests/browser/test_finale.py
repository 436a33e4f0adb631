"""The end of a game in a browser: all of it at every size, with and without scripts and motion, and for anyone."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from web.test_finale import played

from browser.access import findings
from browser.measure import SIZES, Size, measure
from browser.positions import StillServer, tail, whole_game
from heliopolis.words.texts import LANGUAGES

OFTEN = {"1280x720", "1920x1080", "820x1180", "390x844", "844x390"}
"""The smallest and the largest of each kind of screen; a long run takes those between them too."""
every_size = pytest.mark.parametrize(
    "size", [pytest.param(each, marks=[] if str(each) in OFTEN else pytest.mark.soak) for each in SIZES], ids=str
)
ENDS = {"helios": {"players": 3}, "origins": {"players": 4}, "alone": {"players": 1}}


@pytest.fixture(scope="module")
def ends(still: StillServer) -> dict[str, str]:
    """Provide the addresses of the ends of games in which the visitor had no seat."""
    games = {name: played("helios" if name == "helios" else "origins", **options) for name, options in ENDS.items()}
    return {name: f"{still.address}/t/{still.table(each.journal)}/end" for name, each in games.items()}


@every_size
@pytest.mark.parametrize("turn", [0, pytest.param(1, marks=pytest.mark.soak)])
def test_everything_has_its_place(chromium: Browser, ends: dict[str, str], turn: int, size: Size) -> None:
    """The languages by turns from screen to screen, French in the dark; a long run sees both on each."""
    language = LANGUAGES[(SIZES.index(size) + turn) % len(LANGUAGES)]
    theme: Literal["dark", "light"] = "dark" if language == "fr" else "light"
    viewport: ViewportSize = {"width": size.width, "height": size.height}
    context = chromium.new_context(locale=language, viewport=viewport, reduced_motion="reduce", color_scheme=theme)
    page = context.new_page()
    for name, address in ends.items():
        page.goto(address)
        assert [str(each) for each in measure(page, size, f"{name} {size} {language}").findings] == []
    assert findings(page) == []
    context.close()


@every_size
def test_a_replay_has_room_for_all_its_steps(chromium: Browser, ends: dict[str, str], size: Size) -> None:
    viewport: ViewportSize = {"width": size.width, "height": size.height}
    context = chromium.new_context(locale="fr", viewport=viewport, reduced_motion="reduce")
    page = context.new_page()
    for name in ("helios", "origins"):
        page.goto(ends[name].replace("/end", "/replay?ply=61"))
        assert [str(each) for each in measure(page, size, f"{name} {size}").findings] == []
        expect(page.locator(".top a:visible, .back:visible").first).to_be_visible()
    context.close()


def seen(page: Page) -> None:
    """Check that all of it is there."""
    for part in (
        ".podium h1",
        ".step.place1",
        ".part-bar",
        ".course-panel .chart:visible",
        ".turning .watch",
        "#sheet .sheet",
    ):
        expect(page.locator(part).first).to_be_visible()


def test_all_is_there_without_scripts(chromium: Browser, ends: dict[str, str]) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(ends["helios"])
    seen(page)
    assert page.locator(".step").evaluate_all("all => all.every(each => !each.getAnimations().length)")
    context.close()


def test_points_count_up_and_a_click_shows_all_at_once(chromium: Browser, ends: dict[str, str]) -> None:
    context = chromium.new_context(reduced_motion="no-preference")
    page = context.new_page()
    page.goto(ends["helios"])
    total = page.locator(".source-bars .total").first
    whole = total.evaluate("each => each.dataset.steps.split(' ').reduce((sum, each) => sum + Number(each), 0)")
    page.locator(".podium").click()
    page.locator("main.shown").wait_for(state="attached")
    expect(total).to_have_text(str(whole))
    seen(page)
    # Who comes back has seen it.
    page.reload()
    page.locator("main.shown").wait_for(state="attached")
    context.close()


def test_a_colour_leads_to_its_lines(chromium: Browser, ends: dict[str, str]) -> None:
    page = chromium.new_page(reduced_motion="reduce")
    page.goto(ends["helios"])
    part = page.locator(".part-bar a").first
    name = part.get_attribute("href") or ""
    part.click()
    expect(page.locator(f"tbody{name}")).to_be_in_viewport()
    page.close()


def test_the_end_opens_by_itself_for_who_saw_the_last_turn_and_back_leads_to_the_table(
    chromium: Browser, still: StillServer
) -> None:
    journal = whole_game("helios", {"players": 2}, 11, "random")
    last = journal.plies[-1]
    table = still.table(tail(journal, last.number - 1))
    context = chromium.new_context(reduced_motion="no-preference")
    still.seat(context, table, last.seat)
    page = context.new_page()
    page.goto(f"{still.address}/t/{table}")
    version = page.locator("#table").get_attribute("data-version") or ""
    form: dict[str, str | float | bool] = {"seat": str(last.seat), "version": version, "choice": last.choice}
    context.request.post(f"{still.address}/t/{table}/choose", form=form, headers={"origin": still.address})
    page.wait_for_url("**/end")
    expect(page.locator(".podium")).to_be_visible()
    expect(page.locator(f'.foot a[href="/t/{table}"]')).to_be_visible()
    page.go_back()
    expect(page.locator("a[data-opens-itself]")).to_be_visible()
    context.close()
