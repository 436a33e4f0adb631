"""The guided first game in the browser: played to its end by suggestions, with a card that is never in the way."""

from __future__ import annotations

from itertools import product
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.access import ONE_GAME, Inspector
from browser.conftest import DESKTOP, PHONE, Doors, Visit
from browser.measure import GAMES, SETTLED
from browser.playing import ASKED, END, Clicker, hurry, ready, tap
from heliopolis.words.texts import LANGUAGES

CARD: Final = "#guide .note:not([hidden])"
NEXT: Final = f"{CARD} [data-guide=next]"
ONE: Final = ("helios", "fr", PHONE)
"""The guided game that the whole suite plays."""
WHOLE: Final = [
    pytest.param(*each, marks=[] if each == ONE else pytest.mark.soak)
    for each in product(GAMES, LANGUAGES, (DESKTOP, PHONE))
]
COVERED: Final = """() => {
  const card = document.querySelector("#guide .note:not([hidden])");
  if (!card || card.classList.contains("wide")) return [];
  const box = card.getBoundingClientRect(), small = document.querySelector(".form-landscape");
  const things = small ? [] : card.dataset.things.split(" ").filter(Boolean).map((id) => document.getElementById(id));
  const met = [...document.querySelectorAll(".ask, #choices .rows, .controls button"), ...things];
  const common = (from, to, other_from, other_to) => Math.min(to, other_to) - Math.max(from, other_from) > 1;
  return met.filter((each) => each && each.getClientRects().length).filter((each) => {
    const other = each.getBoundingClientRect();
    return common(box.left, box.right, other.left, other.right) && common(box.top, box.bottom, other.top, other.bottom);
  }).map((each) => `${card.dataset.note} lies over ${each.id || each.className || each.tagName}`);
}"""
"""What the card lies over: the question, its answers, and, but on phones that lie on their side, what it speaks of."""


def begin(visit: Visit, game: str) -> Page:
    """Start the guided game from the lobby."""
    page = visit.open()
    page.locator(f'.first-time:has(input[value="{game}"]) button').click()
    ready(page)
    expect(page.locator(CARD)).to_have_count(1)
    return page


def suggested(page: Page) -> str:
    """Return what the card suggests, or nothing."""
    card = page.locator(CARD)
    return (card.get_attribute("data-try") or "") if card.count() else ""


class Learner(Clicker):
    """Does as the guide suggests, and takes the first row where it suggests nothing; notes what it has read."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, seed=1)
        self.read: list[str] = []
        self.covered: list[str] = []

    def act(self) -> None:
        card = self.page.locator(CARD)
        if card.count():
            ready(self.page)
            self.read.append(card.get_attribute("data-note") or "")
            self.covered += self.page.evaluate(COVERED)
        super().act()

    def choose(self) -> None:
        name = suggested(self.page)
        row = f'#choices button[data-choice="{name}"]' if name else "#choices button[data-choice] >> nth=0"
        self.press(row)

    def press(self, row: str) -> None:
        self.page.locator(row).click()


class TappingLearner(Learner):
    """The same by finger."""

    def press(self, row: str) -> None:
        if not self.page.locator(row).is_visible():
            self.page.locator(".grip").tap()
            # The card makes way for what has opened.
            expect(self.page.locator(row)).to_be_visible()
            self.page.evaluate(SETTLED)
            self.covered += self.page.evaluate(COVERED)
        tap(self.page, self.page.locator(row))

    def end_turn(self) -> None:
        self.page.locator("#do-end-turn").tap()


@pytest.mark.parametrize(("game", "language", "size"), WHOLE)
def test_a_guided_game_is_played_to_its_end(doors: Doors, game: str, language: str, size: tuple[int, int]) -> None:
    page = begin(doors.visit(language=language, size=size, touch=size == PHONE), game)
    expect(page.locator(f"{CARD}.wide h2")).to_be_visible()
    assert page.locator(f"{CARD} .pictures li").count() == 6
    page.locator(NEXT).click()
    hurry(page)
    player = TappingLearner(page) if size == PHONE else Learner(page)
    assert player.play() > 20
    assert player.covered == []
    assert len(set(player.read)) > 12
    assert "round" in player.read
    expect(page.locator(f"{CARD}.wide .closing")).to_be_visible()
    page.locator(f'{CARD} a[href$="/end"]').click()
    page.locator("table.sheet tfoot .ranks").wait_for(state="attached")


def test_any_choice_goes_through_the_veil_and_is_followed(doors: Doors) -> None:
    page = begin(doors.visit(), "helios")
    page.locator(NEXT).click()
    page.locator(".veil .rim").wait_for(state="attached")
    page.locator('svg [data-choice="start:green"], #choices button[data-choice="start:green"]').last.click()
    expect(page.locator(f'{CARD}[data-note="end-turn"]')).to_be_visible()
    page.locator(END).click()
    expect(page.locator(f'{CARD}[data-note="take-tile"]')).to_be_visible()
    page.locator('svg [data-choice="column:construct"]').click()
    expect(page.locator(f'{CARD}[data-note="construct"], {CARD}[data-note="gray"]')).to_be_visible()


def test_a_note_and_the_whole_guide_can_be_skipped_and_called_back(doors: Doors) -> None:
    page = begin(doors.visit(), "origins")
    page.locator(NEXT).click()
    note = page.locator(CARD).get_attribute("data-note")
    page.locator(f"{CARD} .because summary").click()
    expect(page.locator(f"{CARD} .because li").first).to_be_visible()
    page.locator(NEXT).click()
    expect(page.locator(CARD)).to_have_count(0)
    expect(page.locator(".suggested")).to_have_count(0)
    page.locator("#guide .recall").click()
    expect(page.locator(f'{CARD}[data-note="{note}"]')).to_be_visible()
    page.locator(f"{CARD} .skip-all").click()
    page.reload()
    expect(page.locator("#guide .recall")).to_be_visible()
    expect(page.locator(CARD)).to_have_count(0)


def test_the_cards_are_reached_by_keys(doors: Doors) -> None:
    page = begin(doors.visit(), "helios")
    page.locator(NEXT).focus()
    page.keyboard.press("Enter")
    expect(page.locator(f'{CARD}[data-note="start-tile"] [data-guide=next]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(CARD)).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator(ASKED)).to_have_count(0)


@pytest.mark.parametrize("game", ONE_GAME)
def test_everybody_can_use_a_guided_table(doors: Doors, game: str) -> None:
    page, inspector = begin(doors.visit(), game), Inspector(also=lambda page: page.evaluate(COVERED))
    inspector.look(page, "welcome")
    page.locator(NEXT).click()
    inspector.look(page, "first note")
    assert inspector.found == []


def test_on_phones_a_card_opens_the_board_it_speaks_of_and_is_called_back_beside_the_tabs(doors: Doors) -> None:
    page = begin(doors.visit(size=PHONE, touch=True), "origins")
    page.locator(NEXT).click()
    hurry(page)
    player = TappingLearner(page)
    while page.locator(f'{CARD}[data-note="action"]').count() == 0:
        player.wait()
        if page.locator(f'{CARD}[data-note="action"]').count() == 0:
            player.act()
    expect(page.locator("#part-workers")).to_be_visible()
    page.locator(f"{CARD} .skip-all").click()
    page.evaluate(SETTLED)
    recall, tabs = (page.locator(each).bounding_box() for each in ("#guide .recall", "#tabs"))
    assert recall is not None
    assert tabs is not None
    assert recall["y"] + recall["height"] <= tabs["y"]
