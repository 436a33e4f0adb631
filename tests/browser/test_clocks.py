"""A clock that is chosen in the form counts down at the table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Doors


def test_a_clock_is_chosen_and_counts_down(doors: Doors) -> None:
    visit = doors.visit()
    page = visit.open("/new/helios")
    page.locator("#choose-clock summary").click()
    expect(page.get_by_label("Minutes for each player")).to_be_hidden()
    page.get_by_label("Live: a time for the whole game").check()
    page.get_by_label("Minutes for each player").fill("9")
    page.locator("#sits1").select_option("you")
    page.locator("button[name=start]").click()
    running = page.locator(".scores .clock.running time")
    expect(running).to_have_count(1)
    expect(running).to_have_text(re.compile(r"^8:[0-5][0-9]$"))
    shown = running.inner_text()
    expect(running).not_to_have_text(shown)
