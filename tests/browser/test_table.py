"""At the table: going back, ending the turn, asking why, another language, a phone, no scripts."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PHONE, Doors, Visit
from browser.playing import ASKED, MINE, Clicker, Tapper, hurry, passed, sit_down, version
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.step import step_name

SMALLEST = 40
"""So many pixels a finger needs."""


def begin(doors: Doors, game: str = "helios", **options: str) -> Page:
    """A game alone at a table of two, so that nobody else acts."""
    page = sit_down(doors.visit(), game, ["you", "you"], options)
    expect(page.locator(ASKED)).to_be_attached()
    return page


def advance(page: Page, deeds: int, seed: int = 3) -> None:
    player = Clicker(page, seed)
    for _ in range(deeds):
        assert player.wait()
        player.act()


def first_choice(page: Page) -> Locator:
    return page.locator("#choices button[data-choice]").first


def choose(page: Page, choice: Locator) -> None:
    before = version(page)
    choice.click()
    passed(page, before)


def press(page: Page, deed: str) -> None:
    before = version(page)
    page.locator(f"#do-{deed}").click()
    passed(page, before)


def question(page: Page) -> str:
    return page.locator("#ask").inner_text()


def within_a_turn(page: Page) -> None:
    """Go on until something can be taken back and the turn still goes on."""
    player = Clicker(page, 5)
    for _ in range(60):
        player.wait()
        if page.locator(ASKED).count() and page.locator("#do-restart:enabled").count():
            return
        player.act()
    raise AssertionError("no turn of several choices")


def test_undo_goes_back_one_choice(doors: Doors) -> None:
    page = begin(doors)
    expect(page.locator("#do-undo")).to_be_disabled()
    asked = question(page)
    choose(page, first_choice(page))
    assert question(page) != asked
    press(page, "undo")
    assert question(page) == asked
    expect(page.locator("#do-undo")).to_be_disabled()


def test_restart_goes_back_to_the_beginning_of_the_turn(doors: Doors) -> None:
    page = begin(doors)
    within_a_turn(page)
    press(page, "restart")
    expect(page.locator("#do-restart")).to_be_disabled()
    expect(page.locator(ASKED)).to_be_attached()
    expect(page.locator(".agenda .done")).to_have_count(0)


def test_a_turn_waits_to_be_ended(doors: Doors) -> None:
    page = begin(doors)
    player = Clicker(page, 1)
    expect(page.locator("#do-end-turn")).to_be_disabled()
    while page.locator(ASKED).count():
        player.act()
    before = version(page)
    expect(page.locator(MINE)).to_be_attached()
    expect(page.locator("#choices")).to_be_hidden()
    expect(page.locator("#do-end-turn")).to_be_enabled()
    press(page, "undo")
    expect(page.locator(ASKED)).to_be_attached()
    player.act()
    page.locator("#do-end-turn").click()
    expect(page.locator(ASKED)).to_be_attached()
    assert version(page) > before


def test_end_turn_can_be_switched_off(doors: Doors) -> None:
    page = begin(doors)
    page.locator("#menu summary").click()
    before = version(page)
    page.locator("#menu form[action$=settings] button").click()
    passed(page, before)
    page.keyboard.press("Escape")
    expect(page.locator("#do-end-turn")).to_have_count(0)
    choose(page, first_choice(page))


@pytest.mark.parametrize(("language", "words"), [("en", "Not now"), ("fr", "Pas maintenant")])
def test_what_is_barred_says_why(doors: Doors, language: str, words: str) -> None:
    page = sit_down(doors.visit(language=language), "helios", ["you", "you"])
    expect(page.locator(ASKED)).to_be_attached()
    player = Clicker(page, 4)
    for _ in range(40):
        player.wait()
        if page.locator('svg [data-choice^="field:"]').count():
            break
        player.act()
    seat = page.locator(".scores .now").evaluate("each => [...each.parentElement.children].indexOf(each) + 1")
    barred = page.locator(f'[id^="seat{seat}/field:"]:not([data-choice])').first
    before = version(page)
    barred.click(force=True)  # a piece may lie on it
    bubble = page.locator("#bubble")
    expect(bubble).to_be_visible()
    expect(bubble).to_contain_text(words)
    expect(bubble.locator("a.rid")).to_have_text(re.compile(r"^H[-.\w]+$"))
    assert version(page) == before
    with page.expect_popup() as opened:
        bubble.locator("a.rid").click()
    expect(opened.value.locator(".rule:target")).to_be_visible()
    page.keyboard.press("Escape")
    barred.hover(force=True)
    expect(bubble).to_be_visible()
    page.locator("#ask").hover()
    expect(bubble).to_be_hidden()


def test_a_click_beside_a_menu_closes_it(doors: Doors) -> None:
    page = begin(doors)
    for menu in ("#menu", "#projection", ".ways"):
        page.locator(f"{menu} summary").click()
        expect(page.locator(f"{menu}[open]")).to_have_count(1)
        page.locator("#ask").click(position={"x": 5, "y": 5})  # the menus lie to the right
        expect(page.locator(f"{menu}[open]")).to_have_count(0)


def test_the_language_can_be_changed_at_the_table(doors: Doors) -> None:
    page = begin(doors)
    advance(page, 3)
    before, address = version(page), page.url
    expect(page.locator("html")).to_have_attribute("lang", "en")
    english = question(page)
    page.locator(".ways summary").click()
    page.locator('.ways button[value="fr"]').click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert (page.url, version(page)) == (address, before)
    assert question(page) != english
    advance(page, 1)
    expect(page.locator("#do-undo, #do-ask-undo").first).to_have_text(re.compile("[Aa]nnuler"))


def test_the_replay_is_wound_by_its_slider(doors: Doors) -> None:
    page = begin(doors)
    advance(page, 8)
    page.goto(f"{page.url}/replay")
    slider = page.locator("#ply")
    last = int(slider.get_attribute("max") or 0)
    assert last >= 8
    expect(page.locator("#table")).to_have_attribute("data-version", str(last))
    slider.fill("2")
    expect(page.locator("#table")).to_have_attribute("data-version", "2")
    assert page.url.endswith("ply=2")
    slider.press("ArrowRight")
    expect(page.locator("#table")).to_have_attribute("data-version", "3")
    page.locator(".steps a").first.click()
    expect(page.locator("#table")).to_have_attribute("data-version", "0")
    page.keyboard.press("End")
    expect(page.locator("#table")).to_have_attribute("data-version", str(last))


def test_playing_on_from_a_replay(doors: Doors) -> None:
    page = begin(doors)
    advance(page, 8)
    before = page.url
    page.goto(f"{page.url}/replay?ply=6")
    page.locator("form[action$=play-on] button").click()
    expect(page.locator(MINE)).to_be_attached()
    assert page.url != before
    hurry(page)
    advance(page, 2)


def shielded(page: Page) -> tuple[float, float] | None:
    """A point near the middle of a thing that can be chosen where something else is drawn above it."""
    found: list[tuple[float, float]] = page.locator(".part svg [data-choice]").evaluate_all(
        """things => things.flatMap((thing) => {
            const {left, top, width, height} = thing.getBoundingClientRect();
            const points = [[.5, .5], [.6, .5], [.4, .4], [.5, .4], [.5, .6], [.35, .5]];
            return points.map(([across, down]) => [left + across * width, top + down * height])
                .filter(([x, y]) => {
                    const [first, ...below] = document.elementsFromPoint(x, y);
                    return !thing.contains(first) && first.matches(".part svg *") &&
                        below.some((each) => thing.contains(each));
                });
        })"""
    )
    return found[0] if found else None


def crowded() -> tuple[str, list[int]]:
    """A game, and plies of it at which a tile is to be placed, maybe on a field that promises something."""
    journal, dice, chance = Journal(find_game("helios")), random.Random(2), Dice(2)
    plies: list[int] = []
    while journal.state.todo:
        state = journal.state
        if step_name(type(state.todo[-1])) == "PlaceTile":
            plies.append(len(journal.plies))
        choices = state.choices()
        journal.play(choices[chance.weighted(state.weights())] if state.seat() == CHANCE else dice.choice(choices))
    return journal.text(), plies


def test_a_mark_above_what_can_be_chosen_takes_no_click_away(doors: Doors) -> None:
    page = doors.visit().open()
    text, plies = crowded()
    file = {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[name=journal]").set_input_files(file)  # type: ignore[arg-type]
    page.locator("form[action='/open'] button").click()
    expect(page.locator("#ply")).to_be_visible()
    replay, middle = page.url, None
    for ply in plies:
        page.goto(f"{replay}?ply={ply}")
        page.locator("form[action$=play-on] button").click()
        expect(page.locator(ASKED)).to_be_attached()
        middle = shielded(page)
        if middle is not None:
            break
    assert middle is not None
    before = version(page)
    page.mouse.move(*middle)
    expect(page.locator("#choices .pointed")).to_have_count(1)
    page.mouse.click(*middle)
    passed(page, before)


# On a phone ----------------------------------------------------------------------------------------------


def boxes(found: Locator) -> list[tuple[float, float, float, float]]:
    """What can be seen of things: left, top, right, bottom."""
    seen: list[tuple[float, float, float, float]] = found.evaluate_all(
        """things => things.map(thing => {
            let {left, top, right, bottom} = thing.getBoundingClientRect();
            for (let up = thing.parentElement; up; up = up.parentElement) {
                if (getComputedStyle(up).overflow === "visible") continue;
                const box = up.getBoundingClientRect();
                left = Math.max(left, box.left); right = Math.min(right, box.right);
                top = Math.max(top, box.top); bottom = Math.min(bottom, box.bottom);
            }
            return [left, top, right, bottom];
        }).filter(([left, top, right, bottom]) => right - left > 1 && bottom - top > 1)"""
    )
    return seen


def overlap(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> float:
    """The part of the smaller one that both cover."""
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    areas = [(box[2] - box[0]) * (box[3] - box[1]) for box in (one, other)]
    return width * height / min(areas) if width > 0 and height > 0 else 0.0


def check_phone(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    buttons = page.locator("#choices button, .controls button, .controls a")
    heights = buttons.evaluate_all("all => all.map(each => each.getBoundingClientRect().height).filter(high => high)")
    assert min(heights) >= SMALLEST
    listed = boxes(buttons)
    drawn = boxes(page.locator(".part svg [data-choice]"))
    for place, box in enumerate(listed):
        assert all(overlap(box, other) == 0 for other in listed[place + 1 :] + drawn), box
    for place, box in enumerate(drawn):
        # Hexes lie in boxes that overlap at their corners.
        assert all(overlap(box, other) < 0.3 for other in drawn[place + 1 :]), box


@pytest.mark.parametrize(("game", "seats"), [("helios", 2), ("helios", 4), ("origins", 2), ("origins", 4)])
def test_a_phone_shows_everything_apart(doors: Doors, game: str, seats: int) -> None:
    visit = doors.visit(size=PHONE, touch=True, language="fr")
    page = sit_down(visit, game, ["you"] * seats)
    player = Tapper(page, seats)
    for _ in range(30):
        assert player.wait()
        check_phone(page)
        player.act()
    for menu in page.locator(".drop-down").all():
        menu.locator("summary").tap()
        right = menu.locator(":scope > div").evaluate("each => each.getBoundingClientRect().right")
        assert right <= PHONE[0]
        menu.locator("summary").tap()
    for link in page.locator(".tabs a").all():
        link.tap()
        shown = page.locator(f"#{link.get_attribute('data-tab')}")
        expect(shown).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.parametrize("path", ["/", "/new/origins", "/rules/helios", "/components/origins"])
def test_pages_fit_on_a_phone(doors: Doors, path: str) -> None:
    page = doors.visit(size=PHONE, touch=True).open(path)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.parametrize("path", ["/", "/rules/helios", "/t"])
def test_the_settings_fit_on_a_french_phone(doors: Doors, path: str) -> None:
    visit = doors.visit(size=PHONE, touch=True, language="fr")
    page = sit_down(visit, "helios", ["you", "you"]) if path == "/t" else visit.open(path)
    page.locator(".ways summary").tap()
    for button in page.locator(".ways button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
    # Words are not cut either.
    cut = page.locator(".ways button").evaluate_all("all => all.filter(each => each.scrollWidth > each.clientWidth)")
    assert cut == []


@pytest.mark.parametrize("seats", [3, 4])
def test_the_score_sheet_shows_all_players_on_a_phone(doors: Doors, seats: int) -> None:
    page = sit_down(doors.visit(size=PHONE, touch=True, language="fr"), "helios", ["you"] * seats)
    page.goto(f"{page.url}/end")
    columns = page.locator("table.sheet thead th, table.sheet tfoot td")
    assert columns.count() >= 2 * seats
    right = columns.evaluate_all("all => Math.max(...all.map(each => each.getBoundingClientRect().right))")
    assert right <= PHONE[0]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


# Without scripts -----------------------------------------------------------------------------------------


def test_a_turn_without_scripts(doors: Doors) -> None:
    visit = doors.visit(scripts=False)
    page = sit_down(visit, "helios", ["you", "you"])
    first = None
    for _ in range(20):
        # While the table draws nobody is asked; the page looks again by itself.
        expect(page.locator(MINE)).to_be_attached()
        asked = page.locator(".scores .now").inner_text()
        first = first or asked
        if asked != first:
            return
        ended = page.locator("#do-end-turn:enabled")
        (ended if ended.count() else page.locator("#choices button[data-choice]").first).click()
    raise AssertionError("the turn did not end")


def test_reading_without_scripts(doors: Doors) -> None:
    visit: Visit = doors.visit(scripts=False, size=PHONE)
    page = sit_down(visit, "origins", ["you", "random"])
    for part in page.locator(".part").all():
        expect(part).to_be_visible()
    page.goto(f"{page.url}/replay")
    expect(page.locator("#ply")).to_be_visible()
