"""Pages where people meet: live, and with plain ways where a browser lacks one."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import PHONE, Doors
from browser.playing import come, sit_down


def test_where_nothing_can_be_copied_the_link_is_selected(doors: Doors) -> None:
    visit = doors.visit()
    visit.context.add_init_script(
        "Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });"
        "Document.prototype.execCommand = () => false;"
    )
    page = sit_down(visit, "helios", ["you", "friend"])
    page.locator("#invitation .link-field .copy").click()
    expect(page.locator("#invitation .link-field .copy")).to_contain_text("Selected: press copy")
    assert page.evaluate("getSelection().toString()") == page.locator("#invite-link").input_value()
    # Where there is nothing to share with, nothing is offered.
    expect(page.locator(".share")).to_have_count(1)
    assert page.locator(".share").is_visible() == page.evaluate("Boolean(navigator.share)")


def test_the_host_sees_who_comes_and_who_leaves(doors: Doors) -> None:
    host = sit_down(doors.visit(), "helios", ["you", "friend", "friend"])
    visit = doors.visit()
    guest = come(visit, host, "Bob")
    expect(host.locator("#place-2")).to_contain_text("Bob")
    expect(host.locator("#place-2")).to_have_class(re.compile("here"))
    expect(guest.locator("#place-1")).to_have_class(re.compile("here"))
    guest.close()
    expect(host.locator("#place-2")).to_have_class(re.compile("away"))
    again = visit.open(host.url.removeprefix(doors.base))
    expect(host.locator("#place-2")).to_have_class(re.compile("here"))
    # A bot in the last seat, and the game begins on both pages by itself; then the page says who leaves.
    host.locator("#bots-3 > summary").click()
    host.locator("#bots-3 button[value=random]").click()
    for page in (host, again):
        page.locator("#prompt").wait_for(state="attached")
    again.close()
    expect(host.locator("#arrivals")).to_contain_text("Bob left.")
    visit.open(host.url.removeprefix(doors.base))
    expect(host.locator("#arrivals")).to_contain_text("Bob joined.")


def test_the_code_opens_large(doors: Doors) -> None:
    page = sit_down(doors.visit(size=PHONE), "helios", ["you", "friend"])
    page.locator(".code-frame").click()
    box = page.locator(".code-frame").bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == PHONE
    page.keyboard.press("Escape")
    expect(page.locator(".code-frame.large")).to_have_count(0)


def test_the_host_closes_the_table_for_everybody(doors: Doors) -> None:
    host = sit_down(doors.visit(), "helios", ["you", "friend", "friend"])
    guest = come(doors.visit(), host, "Bob")
    host.locator("#close-table > summary").click()
    host.locator("#close-table button").click()
    for page in (host, guest):
        expect(page.locator("h1")).to_have_text("This table was closed")


def test_the_lobby_renews_itself(doors: Doors) -> None:
    visit = doors.visit()
    host = sit_down(visit, "helios", ["you", "friend"], {"first": "1"})
    lobby = visit.open("/")
    expect(lobby.locator("#running li")).to_contain_text("Waiting for one more player")
    come(doors.visit(), host, "Bob")
    expect(lobby.locator("#running li.yours")).to_contain_text("your turn")
    expect(lobby).to_have_title("(1) Heliopolis")


def test_what_cannot_be_played_is_not_offered(doors: Doors) -> None:
    page = doors.visit().open("/new/helios")
    third = page.locator("label:has(input[name=option-first][value='3'])")
    expect(third).to_be_hidden()
    page.locator("select[name=sits2]").select_option("easy")
    expect(third).to_be_visible()
    third.click()
    page.locator("select[name=sits2]").select_option("nobody")
    expect(third).to_be_hidden()
    expect(page.locator("input[name=option-first][value='random']")).to_be_checked()
    # A name is asked of anyone who sits here, not of bots and friends.
    expect(page.locator("input[name=name0]")).to_be_visible()
    expect(page.locator("input[name=name1]")).to_be_hidden()
