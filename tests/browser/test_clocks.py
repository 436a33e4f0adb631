"""A clock that is chosen in the form counts down at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Doors


def test_a_clock_is_chosen_and_counts_down(doors: Doors) -> None:
    visit = doors.visit()
    page = visit.open("/new/helios")
    page.locator("#choose-clock summary").click()
    expect(page.get_by_label("Minutes per player")).to_be_hidden()
    page.get_by_label("Live: total time per player").check()
    page.get_by_label("Minutes per player").fill("9")
    page.locator("#sits1").select_option("you")
    page.locator("button[name=start]").click()
    running = page.locator(".scores .clock.running time")
    expect(running).to_have_count(1)
    expect(running).to_have_text(re.compile(r"^8:[0-5][0-9]$"))
    shown = running.inner_text()
    expect(running).not_to_have_text(shown)


SCORES = """() => {
    const chips = [...document.querySelectorAll(".scores .score")].map((each) => each.getBoundingClientRect());
    const means = document.querySelector(".part.means")?.getBoundingClientRect() ?? new DOMRect();
    const cut = [...document.querySelectorAll(".scores .seat b")].filter((each) => each.scrollWidth > each.clientWidth);
    const hidden = chips.filter(({ left, right, top, bottom }) =>
        left < means.right && right > means.left && top < means.bottom && bottom > means.top);
    return [chips.length, cut.map((each) => each.textContent), hidden.length, chips.at(-1).right <= innerWidth];
}"""


@pytest.mark.parametrize(("kind", "seats"), [("Live: total time per player", 4), ("Correspondence: days per turn", 3)])
def test_names_and_clocks_find_room(doors: Doors, kind: str, seats: int) -> None:
    page = doors.visit().open("/new/helios")
    page.locator("#choose-clock summary").click()
    page.get_by_label(kind).check()
    for seat, name in list(enumerate(("Annabelle", "Bob", "Christine", "Dominique")))[:seats]:
        page.locator(f"#sits{seat}").select_option("you")
        page.locator(f"[name=name{seat}]").fill(name)
    page.locator("button[name=start]").click()
    expect(page.locator(".scores .clock").first).to_be_visible()
    for width, height in ((1366, 768), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        expect(page.locator(".scores .score")).to_have_count(seats)
        room = f"room => JSON.stringify(({SCORES})()) === JSON.stringify(room)"
        page.wait_for_function(room, arg=[seats, [], 0, True])
