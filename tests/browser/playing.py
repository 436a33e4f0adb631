"""A player at a page: sits down, looks at what is live, and chooses by mouse, by finger or by keyboard."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.positions import Position, StillServer

MOST = 900
"""Choices of one player; a longer game has gone wrong."""
OVER = '.controls a[href$="/end"]'
MINE = "#table[data-mine]"
ASKED = "#table[data-asked]"
END = "#do-end-turn:not([data-choice])"
"""End turn, once the turn is complete; before that it may be an answer, of which the next position knows nothing."""
DRAWN = """() => {
    const table = document.getElementById("table"), layout = document.getElementById("layout");
    const screen = location.protocol.startsWith("http") && typeof Canvas !== "undefined" && Canvas.name();
    return (!table || !screen || table.dataset.screen === screen)
        && (!layout || Boolean(layout.sheet && layout.sheet.href === layout.href));
}"""
"""Whether the boards are drawn for this screen, and have their places on it."""


def sit_down(visit: Visit, game: str, sitters: list[str], options: dict[str, str] | None = None) -> Page:
    """Fill in the form for a new game and start it."""
    page = visit.open(f"/new/{game}")
    for seat, sitter in enumerate(sitters):
        page.locator(f"select[name=sits{seat}]").select_option(sitter)
    for name, value in (options or {}).items():
        listed = page.locator(f'select[name="option-{name}"]')
        if listed.count():
            listed.select_option(value)
        else:
            page.locator(f'input[name="option-{name}"][value="{value}"]').check()
    page.locator("button[name=start]").click()
    ready(page)
    return page


def ready(page: Page) -> None:
    """Wait until a page shows a table that one can play at.

    Until its styles and scripts are there, letters have other sizes and clicks are lost; then the boards are drawn once
    more, for this screen.
    """
    page.locator("#table").wait_for(state="attached")
    page.wait_for_load_state()
    if page.locator("html.scripted").count():
        page.wait_for_function(DRAWN)


def sit_at(visit: Visit, still: StillServer, position: Position) -> Page:
    """Sit down at a position, in the seat of the player who is asked there."""
    table = still.table(position.journal)
    still.seat(visit.context, table, position.seat)
    page = visit.open(f"/t/{table}")
    ready(page)
    page.locator(ASKED).wait_for(state="attached")
    return page


def come(visit: Visit, host: Page, name: str) -> Page:
    """Open the invitation on the host's page and take a seat; the last one lets the game begin on all pages."""
    page = visit.open(host.locator("#invite-link").input_value().removeprefix(visit.base))
    page.locator("#join-name").fill(name)
    page.locator(".take-seat button").click()
    ready(page)
    if page.locator("#prompt").count():
        # The host's page is loaded again by itself.
        host.locator("#prompt").wait_for(state="attached")
        ready(host)
    return page


def hurry(page: Page) -> None:
    """Let bots play right away."""
    page.locator("#menu > summary").click()
    page.locator("#menu select[name=pace]").select_option("instant")
    with page.expect_response(re.compile("/pace$")):
        page.locator("#menu form[action$=pace] button").click()
    page.locator("#menu > summary").click()


def tab_to(page: Page, pattern: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(150):
        if page.locator(f"{pattern}:focus").count():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {pattern}")


def sit_down_by_keys(visit: Visit, game: str, options: list[str]) -> Page:
    """Return the same with keys alone, against the usual bot.

    Each option gets its second value, and bots play right away.
    """
    page = visit.open("/")
    tab_to(page, f'a[href="/new/{game}"]')
    page.keyboard.press("Enter")
    expect(page.locator("button[name=start]")).to_be_visible()
    for name in options:
        tab_to(page, f'input[name="option-{name}"]')
        page.keyboard.press("ArrowRight")
    tab_to(page, "button[name=start]")
    page.keyboard.press("Enter")
    ready(page)
    tab_to(page, "#menu > summary")
    page.keyboard.press("Enter")
    tab_to(page, "#menu select[name=pace]")
    page.keyboard.press("End")
    tab_to(page, "#menu form[action$=pace] button")
    with page.expect_response(re.compile("/pace$")):
        page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator("#menu[open]")).to_have_count(0)
    return page


def take(page: Page, choice: str) -> None:
    """Choose by the row of a choice, by finger on a phone, and wait until the table has gone on."""
    before, row = version(page), page.locator(f'#choices button[data-choice="{choice}"]').first
    row.wait_for(state="attached")
    if page.locator("#table.form-phone").count():
        tap(page, row)
    else:
        row.click()
    passed(page, before)


def tap(page: Page, row: Locator) -> None:
    """Choose a row by finger: the list may be folded, and the first tap may only show what would be."""
    if not row.is_visible():
        page.locator(".grip").tap()
    at_once = row.get_attribute("data-at-once") is not None
    row.tap()
    if not at_once:
        page.locator("#commit").tap()


def version(page: Page) -> int:
    return int(page.locator("#table").get_attribute("data-version") or -1)


def passed(page: Page, before: int) -> None:
    """Wait until the table has gone on."""
    expect(page.locator(f'#table[data-version="{before}"]')).to_have_count(0)


class Player:
    """Chooses at random, as far as the rules let it; its subclasses decide how it chooses."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.on_board = 0
        self.in_list = 0

    def wait(self) -> bool:
        """Wait until this player must act; False if the game is over."""
        expect(self.page.locator(f"{MINE}, {OVER}")).to_have_count(1)
        return self.page.locator(OVER).count() == 0

    def act(self) -> None:
        """Choose something, or end the turn."""
        before = version(self.page)
        if self.page.locator(ASKED).count():
            self.choose()
        else:
            self.end_turn()
        passed(self.page, before)

    def choose(self) -> None:
        raise NotImplementedError

    def end_turn(self) -> None:
        raise NotImplementedError

    def pick(self) -> Locator:
        """Return one of the choices in the list; not the last one, which often ends things, if there are others."""
        buttons = self.page.locator("#choices button[data-choice]")
        count = buttons.count()
        return buttons.nth(self.dice.randrange(count - 1 if count > 1 else count))

    def play(self) -> int:
        """Play the game to its end and return how many deeds it took."""
        for deeds in range(MOST):
            if not self.wait():
                return deeds
            self.act()
        raise AssertionError(f"not over after {MOST} deeds")


class Clicker(Player):
    """Clicks what glows on the board, and the list where a choice has no place."""

    def choose(self) -> None:
        name = self.pick().get_attribute("data-choice")
        place = self.page.locator(f'svg [data-choice="{name}"]')
        if place.count():
            self.on_board += 1
            place.click()
        else:
            self.in_list += 1
            self.page.locator(f'#choices button[data-choice="{name}"]').click()

    def end_turn(self) -> None:
        self.page.locator("#do-end-turn").click()


class Tapper(Clicker):
    """Taps what glows on its board; opens its tab first, as people must."""

    def choose(self) -> None:
        name = self.pick().get_attribute("data-choice")
        place = self.page.locator(f'svg [data-choice="{name}"]')
        row = self.page.locator(f'#choices button[data-choice="{name}"]')
        if not place.count() or self.dice.random() >= 0.5:
            tap(self.page, row)
            return
        tab = place.evaluate("each => each.closest('.part').dataset.in")
        if not place.is_visible():
            self.page.locator(f'.tabs a[data-tab="{tab}"]').tap()
        at_once = row.get_attribute("data-at-once") is not None
        place.tap()
        if not at_once:
            self.page.locator("#commit").tap()

    def end_turn(self) -> None:
        self.page.locator("#do-end-turn").tap()


class Typist(Player):
    """Uses keys alone: digits, or arrows and Enter; e ends the turn."""

    def choose(self) -> None:
        button = self.pick()
        key = button.get_attribute("data-key")
        if key and self.dice.random() < 0.5:
            self.page.keyboard.press(key)
            return
        name = button.get_attribute("data-choice")
        for _ in range(self.page.locator("#choices button[data-choice]").count() + 1):
            if self.page.locator(f'button[data-choice="{name}"]:focus').count():
                break
            self.page.keyboard.press("ArrowDown")
        self.in_list += 1
        self.page.keyboard.press("Enter")

    def end_turn(self) -> None:
        self.page.keyboard.press("e")
