"""What a choice would bring, shown on the boards while one points at it: by mouse, by keys, by a long press."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PHONE, Doors
from browser.playing import ASKED, Tapper, passed, sit_at, sit_down, version
from browser.positions import StillServer, offering

GHOST = ".foreseen .ghost"
BOXES = """() => ["#prompt", "#choices", "#log", ".part", ".scores li"].flatMap(
    pattern => [...document.querySelectorAll(pattern)].map(each => {
        const {x, y, width, height} = each.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(" ");
    }))"""


@pytest.fixture
def at_the_sun(still_doors: Doors, still: StillServer) -> Page:
    """Provide a table at which someone moves the sun."""
    return sit_at(still_doors.visit(), still, offering("helios", "sun:"))


NUMBERS_ABOVE = """() => {
    const route = document.querySelector(".foreseen .route"), svg = route.closest("svg");
    const box = (each) => each.getBoundingClientRect();
    const spots = (all) => all.map(box).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
    const above = [...svg.querySelectorAll(".foreseen .tag")], below = [...svg.querySelectorAll(".live .tag")];
    return below.length > 0 && spots(above).join() === spots(below).join()
        && above.every((each) => route.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING);
}"""


def test_hovering_a_row_shows_the_piece_its_way_and_the_score(at_the_sun: Page) -> None:
    page = at_the_sun
    row = page.locator('#choices button[data-choice^="sun:"]').first
    row.scroll_into_view_if_needed()
    before = page.evaluate(BOXES)
    row.hover()
    expect(page.locator(GHOST).first).to_be_visible()
    expect(page.locator(".foreseen .route")).to_have_count(1)
    expect(page.locator(".scores .would")).to_contain_text("→")
    # Numbers and points of the choices lie above the way, where they were.
    assert page.evaluate(NUMBERS_ABOVE)
    assert page.evaluate(BOXES) == before
    page.mouse.move(2, 2)
    expect(page.locator(".foreseen")).to_have_count(0)


def test_a_target_on_the_board_shows_the_same_as_its_row(at_the_sun: Page) -> None:
    page = at_the_sun
    name = page.locator('#choices button[data-choice^="sun:"]').first.get_attribute("data-choice")
    page.locator(f'svg [data-choice="{name}"]').hover()
    expect(page.locator(".foreseen .route")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".foreseen")).to_have_count(0)


def test_focus_shows_it_too_and_choosing_ends_it(at_the_sun: Page) -> None:
    page = at_the_sun
    for _ in range(9):
        page.keyboard.press("ArrowDown")
        if page.locator('#choices button[data-choice^="sun:"]:focus').count():
            break
    expect(page.locator(GHOST).first).to_be_visible()
    before = version(page)
    page.keyboard.press("Enter")
    passed(page, before)
    expect(page.locator(GHOST)).to_have_count(0)


def test_figures_that_change_are_told_where_they_stand(still_doors: Doors, still: StillServer) -> None:
    page = sit_at(still_doors.visit(), still, offering("origins", "site:"))
    page.locator('#choices button[data-choice^="site:"]').first.hover()
    expect(page.locator(".foreseen-pills .figure").first).to_contain_text("→")


@pytest.mark.parametrize("game", ["helios", "origins"])
def test_the_first_tap_shows_what_would_be(doors: Doors, game: str) -> None:
    page = sit_down(doors.visit(size=PHONE, touch=True), game, ["you", "you"])
    weighed = "#choices button[data-choice]:not([data-at-once])"
    player, row = Tapper(page, 4), page.locator(weighed).first
    while player.wait() and not row.count():
        player.act()
    before = version(page)
    if not row.is_visible():
        page.locator(".grip").tap()
    row.tap()
    expect(page.locator(".scores .would")).to_have_count(1)
    assert version(page) == before
    page.locator("#commit").tap()
    passed(page, before)
    expect(page.locator(".foreseen")).to_have_count(0)


def test_whoever_waits_is_told_what_things_are(still_doors: Doors, still: StillServer) -> None:
    page = sit_at(still_doors.visit(), still, offering("helios", "column:"))
    page.locator('[id="buy:priestess"]').hover(force=True)
    # Characters have their own phase.
    expect(page.locator("#bubble")).to_contain_text("only in the character phase")
    expect(page.locator("#bubble a.rid")).to_have_text("Rules: “Second phase: characters”")
    page.locator("#ask").hover()
    expect(page.locator("#bubble")).to_be_hidden()


def test_what_can_be_chosen_is_explained_beside_its_row_where_the_mouse_rests(doors: Doors) -> None:
    page = sit_down(doors.visit(), "origins", ["you", "you"])
    row = page.locator('#choices button[data-choice^="die:"]').first
    row.hover()
    expect(page.locator("#bubble")).to_contain_text("It becomes your Freeman.")
    expect(page.locator("#bubble a.rid")).to_be_visible()
    before = version(page)
    row.click()
    passed(page, before)
    # What comes under the mouse then is not asked about.
    expect(page.locator("#bubble")).to_be_hidden()


def test_a_long_press_explains_and_does_not_choose(doors: Doors) -> None:
    page = sit_down(doors.visit(size=PHONE, touch=True), "helios", ["you", "you"])
    target = page.locator(".part.shown svg [data-choice]")
    for _ in range(40):
        assert Tapper(page, 3).wait()
        if page.locator(ASKED).count() and target.count():
            break
        Tapper(page, 3).act()
    before = version(page)
    pressed_long(page, target.first, page.locator("#bubble a.rid").first)
    page.reload()
    assert version(page) == before


def pressed_long(page: Page, thing: Locator, told: Locator) -> None:
    """Hold a finger on a thing until it is explained, and lift it."""
    box = thing.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(told).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_long_press_on_a_command_explains_it_and_takes_nothing_back(doors: Doors) -> None:
    page = sit_down(doors.visit(size=PHONE, touch=True), "helios", ["you", "you"])
    restart, player = page.locator("#do-restart"), Tapper(page, 3)
    for _ in range(40):
        assert player.wait()
        if restart.is_enabled():
            break
        player.act()
    before = version(page)
    pressed_long(page, restart, page.locator("#bubble"))
    expect(page.locator("#bubble")).to_contain_text("Undo everything you chose")
    # The next tap closes the explanation.
    page.locator(".tabs a").last.tap()
    expect(page.locator("#bubble")).to_be_hidden()
    page.reload()
    assert version(page) == before


def test_a_tap_on_the_handle_chooses_nothing(doors: Doors) -> None:
    page = sit_down(doors.visit(size=PHONE, touch=True), "origins", ["you", "you"])
    page.locator(ASKED).wait_for(state="attached")
    grip, rows = page.locator(".grip"), page.locator("#choices form")
    box = grip.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    for _ in range(4):
        seen = rows.is_visible()
        grip.tap()
        expect(rows).to_be_visible(visible=not seen)
        expect(page.locator(".picked")).to_have_count(0)
        expect(page.locator("#commit")).to_be_disabled()


def test_a_row_that_was_chosen_is_not_marked_in_the_next_question(doors: Doors) -> None:
    page = sit_down(doors.visit(size=PHONE, touch=True), "helios", ["you", "you"])
    rows, player = page.locator("#choices button[data-choice]"), Tapper(page, 3)
    for _ in range(40):
        assert player.wait()
        row, before = rows.nth(1), version(page)
        if not row.is_visible():
            player.act()
            continue
        at_once = row.get_attribute("data-at-once") is not None
        row.tap()
        if not at_once:
            expect(row).to_have_class(re.compile("picked"))
            row.tap()
        passed(page, before)
        faces = rows.evaluate_all("rows => rows.map((row) => getComputedStyle(row).backgroundColor)")
        assert set(faces) <= {"rgba(0, 0, 0, 0)"}
        if len(faces) > 1:
            return
    raise AssertionError("no choice is followed by another one")
