"""Several browsers at one table, and a server that goes away and comes back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from web.serving import Server

from browser.conftest import Doors
from browser.playing import ASKED, MINE, Clicker, come, passed, sit_down, version

NOT_ARRIVED = re.compile("saved and will be sent|hasn’t arrived")
"""What the page says of a choice while the server cannot be reached, and after that."""
NO_SERVER = r"WebSocket|ERR_CONNECTION_REFUSED|Failed to fetch|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE"
"""What a browser complains about while there is no server."""


def who_acts(pages: tuple[Page, ...]) -> int:
    """Return whose page asks, when all of them show the same."""
    for _ in range(1200):
        asked = [place for place, page in enumerate(pages) if page.locator(MINE).count()]
        if len(asked) == 1 and len({version(page) for page in pages}) == 1:
            return asked[0]
        pages[0].wait_for_timeout(50)
    raise AssertionError("the pages do not agree on who acts")


@pytest.mark.long
def test_two_people_at_one_table(doors: Doors) -> None:
    ann, bob = doors.visit(), doors.visit(language="fr")
    first = sit_down(ann, "helios", ["you", "friend"], {"first": "1"})
    second = come(bob, first, "Bob")
    assert "/i/" not in second.url
    pages = (first, second)
    players = (Clicker(first, 1), Clicker(second, 2))
    for _ in range(16):
        acting = who_acts(pages)
        other = pages[1 - acting]
        assert other.locator("#choices button[data-choice], svg [data-choice]").count() == 0
        before = version(other)
        players[acting].act()
        passed(other, before)
    assert min(each.on_board + each.in_list for each in players) > 2
    assert first.locator("#ask").inner_text() != second.locator("#ask").inner_text()


def test_the_title_says_whose_turn_it_is(doors: Doors) -> None:
    ann, bob = doors.visit(), doors.visit()
    first = sit_down(ann, "helios", ["you", "friend"], {"first": "1"})
    second = come(bob, first, "Bob")
    first.locator(ASKED).wait_for(state="attached")
    assert "Your turn" in first.title()
    assert "Your turn" not in second.title()


def test_a_spectator_sees_everything_and_chooses_nothing(doors: Doors) -> None:
    page = sit_down(doors.visit(), "helios", ["you", "you"])
    page.locator(ASKED).wait_for(state="attached")
    watching = doors.visit().open(page.url.removeprefix(doors.base))
    expect(watching.locator("#table")).to_have_attribute("data-version", str(version(page)))
    player = Clicker(page, 4)
    for _ in range(4):
        player.act()
        # Chance may act after a turn: what both see then is where someone is asked again.
        player.wait()
        now = version(page)
        expect(watching.locator("#table")).to_have_attribute("data-version", str(now))
        assert (
            watching.locator(
                f"{MINE}, {ASKED}, svg [data-choice], #choices button[data-choice], .controls button"
            ).count()
            == 0
        )
        assert watching.locator("#menu input[value*='/join/']").count() == 0


def test_a_choice_made_offline_is_told_kept_and_offered_again(doors: Doors) -> None:
    visit = doors.visit()
    visit.forgiven = r"ERR_INTERNET_DISCONNECTED|WebSocket"
    page = sit_down(visit, "helios", ["you", "you"], {"first": "1"})
    page.locator(ASKED).wait_for(state="attached")
    before = version(page)
    expect(page.locator("#lost")).to_be_hidden()
    visit.context.set_offline(offline=True)
    page.locator("#choices button[data-choice]").first.click()
    expect(page.locator("#lost")).to_contain_text(NOT_ARRIVED)
    expect(page.locator("#choices .sending")).to_have_count(1)
    assert version(page) == before
    # It is offered again, even if the page is loaded again meanwhile, and goes out once. Still open when the network
    # comes back, the page would send it by itself.
    table = page.url
    page.goto("about:blank")
    visit.context.set_offline(offline=False)
    page.goto(table)
    expect(page.locator("#lost")).to_contain_text(NOT_ARRIVED)
    page.locator("#lost [data-again]").click()
    passed(page, before)
    expect(page.locator("#lost")).to_be_hidden()
    expect(page.locator(".sending")).to_have_count(0)
    page.reload()
    expect(page.locator("#lost")).to_be_hidden()
    page.locator("#log .turn, #log li").first.wait_for(state="attached")


def test_a_page_that_was_refused_renews_itself(doors: Doors) -> None:
    page = sit_down(doors.visit(), "helios", ["you", "you"], {"first": "1"})
    page.locator(ASKED).wait_for(state="attached")
    doors.visits[0].forgiven = "409"
    real = version(page)
    # As if the page had slept through what happened.
    page.evaluate(
        """() => {
            for (const each of document.querySelectorAll("input[name=version]")) each.value = "0";
            document.querySelector("#table").dataset.version = "0";
            document.querySelector("#choices button[data-choice]").click();
        }"""
    )
    expect(page.locator("#bubble")).to_contain_text("The game has moved on")
    expect(page.locator("#table")).to_have_attribute("data-version", str(real))
    page.locator("#choices button[data-choice]").first.click()
    passed(page, real)


def test_what_a_stopped_server_did_not_get_is_dropped_or_arrives_later(chromium: Browser, tmp_path: Path) -> None:
    with Server(tmp_path) as restless:
        doors = Doors(chromium, restless.address)
        visit = doors.visit()
        visit.forgiven = NO_SERVER
        page = sit_down(visit, "helios", ["you", "you"], {"first": "1"})
        page.locator(ASKED).wait_for(state="attached")
        page.evaluate("document.body.dataset.stays = 'yes'")
        before = version(page)
        for dropped in (True, False):
            restless.kill()
            expect(page.locator("#lost")).to_be_visible()
            expect(page.locator("#lost button").first).to_be_hidden()
            page.locator("#choices button[data-choice]").first.click()
            expect(page.locator("#lost")).to_contain_text(NOT_ARRIVED)
            if dropped:
                page.locator("#lost [data-drop]").click()
            restless.start()
            expect(page.locator("#lost")).to_be_hidden()
            if dropped:
                assert version(page) == before
        passed(page, before)
        assert version(page) == before + 1
        # One can play on at the page, which was not loaded again.
        player = Clicker(page, 6)
        for _ in range(3):
            assert player.wait()
            player.act()
        assert page.locator("body[data-stays=yes]").count() == 1
        doors.close()
