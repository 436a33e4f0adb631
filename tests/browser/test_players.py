"""A player on two devices: what one has learned is on the pages of the other; a device that forgets keeps nothing."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Doors
from browser.playing import sit_down

DONE = ".chapters [data-lesson].done"
HELD = "JSON.stringify([localStorage.getItem('learnt'), localStorage.getItem('puzzles')])"


def wide(page: Page) -> int:
    """Return by how much the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def learn(page: Page, doors: Doors, lessons: list[str]) -> None:
    """Learn lessons in this browser at its tables, and send them to the server."""
    page.goto(f"{doors.base}/learn")
    page.evaluate("(names) => localStorage.setItem('learnt', JSON.stringify(names))", lessons)
    with page.expect_response("**/you/progress"):
        page.reload()


def test_progress_and_games_follow_the_player_and_leave_with_them(doors: Doors) -> None:
    desk, phone = doors.visit().open("/you"), doors.visit(size=PHONE, language="fr").open("/learn")
    names = phone.locator(".chapters [data-lesson]").evaluate_all("(all) => all.map((each) => each.dataset.lesson)")
    # Before there is a player a browser keeps what it has learned by itself.
    learn(phone, doors, names[2:3])
    expect(phone.locator(DONE)).to_have_count(1)
    desk.locator("#player-name").fill("Ann")
    desk.locator("#you-name button").click()
    link = desk.locator("#player-link").input_value()
    learn(desk, doors, names[:2])
    expect(desk.locator(DONE)).to_have_count(2)
    phone.goto(link)
    assert wide(phone) <= 0
    phone.locator("button[name=open]").click()
    expect(phone.locator("h1")).to_have_text("Ann")
    assert wide(phone) <= 0
    phone.goto(f"{doors.base}/learn")
    expect(phone.locator(DONE)).to_have_count(3)
    desk.reload()
    expect(desk.locator(DONE)).to_have_count(3)
    # Anyone who begins again does so everywhere.
    with desk.expect_response("**/you/progress"):
        desk.locator("[data-forget]").click()
    phone.reload()
    expect(phone.locator(DONE)).to_have_count(0)
    learn(phone, doors, names[:1])
    expect(phone.locator(DONE)).to_have_count(1)
    phone.goto(f"{doors.base}/you")
    phone.locator("form[action='/you/forget'] button").click()
    expect(phone.locator("main[data-gone]")).to_be_visible()
    assert phone.evaluate(HELD) == "[null,null]"


def test_who_writes_a_name_at_an_open_table_goes_on_while_the_list_renews_itself(doors: Doors) -> None:
    host = doors.visit()
    first = sit_down(host, "helios", ["you", "friend"])
    first.locator("#open-to-all").click()
    expect(first.locator("#open-to-all[value=no]")).to_be_visible()
    guest = doors.visit(size=PHONE).open("/games")
    form = guest.locator("#games-open li form")
    form.locator("input").press_sequentially("Bo")
    second = sit_down(host, "origins", ["you", "friend"])
    second.locator("#open-to-all").click()
    expect(form).to_have_count(2)
    assert wide(guest) <= 0
    guest.keyboard.type("b")
    expect(form.locator("input").nth(1)).to_have_value("Bob")
    guest.keyboard.press("Enter")
    first.locator("#prompt").wait_for(state="attached")
    expect(first.locator(".scores")).to_contain_text("Bob")
