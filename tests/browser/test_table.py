"""At the table: going back, ending the turn, asking why, another language, a phone, no scripts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PHONE, Doors, Visit
from browser.playing import ASKED, END, MINE, Clicker, Tapper, hurry, passed, ready, sit_at, sit_down, version
from browser.positions import StillServer, offering

MOST_TABS = 5
DEEDS = 12
"""After so many on a phone all boards have been looked at; `test_measure` looks at positions from whole games."""
SMALLEST = 44
"""How many pixels a finger needs."""


def begin(doors: Doors, game: str = "helios", **options: str) -> Page:
    """Return a game alone at a table of two, so that no one else acts."""
    page = sit_down(doors.visit(), game, ["you", "you"], options)
    page.locator(ASKED).wait_for(state="attached")
    return page


def advance(page: Page, deeds: int, seed: int = 3) -> None:
    player = Clicker(page, seed)
    for _ in range(deeds):
        assert player.wait()
        player.act()
    assert player.wait()


def first_choice(page: Page) -> Locator:
    return page.locator("#choices button[data-choice]").first


def choose(page: Page, choice: Locator) -> None:
    before = version(page)
    choice.click()
    passed(page, before)


def press(page: Page, deed: str) -> None:
    before = version(page)
    page.locator(f"#do-{deed}").click()
    if page.locator("#sure[open]").count():
        page.locator("#sure .main").click()
    passed(page, before)


def question(page: Page) -> str:
    return " ".join(page.locator("#ask").inner_text().split())


def within_a_turn(page: Page) -> None:
    """Play until something can be taken back within the same turn."""
    player = Clicker(page, 5)
    for _ in range(60):
        player.wait()
        if page.locator(ASKED).count() and page.locator("#do-restart:enabled").count():
            return
        player.act()
    raise AssertionError("no turn of several choices")


@pytest.mark.long
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
    expect(page.locator("#do-restart")).to_have_count(0)
    press(page, "redo")
    page.locator(".agenda .done").first.wait_for(state="attached")
    press(page, "undo")
    page.locator(ASKED).wait_for(state="attached")
    expect(page.locator(".agenda .done")).to_have_count(0)


@pytest.mark.long
def test_a_turn_waits_to_be_ended(doors: Doors) -> None:
    page = begin(doors)
    player = Clicker(page, 1)
    expect(page.locator("#do-end-turn")).to_be_disabled()
    while player.wait() and page.locator(ASKED).count():
        player.act()
    before = version(page)
    expect(page.locator("#choices.waiting")).to_be_visible()
    expect(page.locator("#do-end-turn")).to_be_enabled()
    press(page, "undo")
    page.locator(ASKED).wait_for(state="attached")
    player.act()
    page.locator(END).click()
    page.locator(ASKED).wait_for(state="attached")
    assert version(page) > before


def test_end_turn_can_be_switched_off(doors: Doors) -> None:
    page = begin(doors)
    page.locator("#menu > summary").click()
    before = version(page)
    page.locator("#menu form[action$=settings] button").click()
    passed(page, before)
    page.keyboard.press("Escape")
    expect(page.locator("#do-end-turn")).to_have_count(0)
    choose(page, first_choice(page))


@pytest.mark.parametrize(("language", "words"), [("en", "field"), ("fr", "case")])
def test_what_is_barred_says_why(still_doors: Doors, still: StillServer, language: str, words: str) -> None:
    position = offering("helios", "field:")
    page = sit_at(still_doors.visit(language=language), still, position)
    barred = page.locator(f'[id^="seat{position.seat + 1}/field:"]:not([data-choice])').first
    before = version(page)
    barred.click(force=True)  # a piece may lie on it
    bubble = page.locator("#bubble")
    expect(bubble).to_be_visible()
    expect(bubble).to_contain_text(words)
    expect(page.locator("#bubble.bad")).to_have_count(1)
    expect(bubble.locator("a.rid")).to_have_attribute("title", re.compile(r"^H[-.\w]+$"))
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
        page.locator(f"{menu} > summary").click()
        expect(page.locator(f"{menu}[open]")).to_have_count(1)
        page.locator("#ask").click(position={"x": 5, "y": 5})  # the menus lie to the right
        expect(page.locator(f"{menu}[open]")).to_have_count(0)


def test_the_language_can_be_changed_at_the_table(doors: Doors) -> None:
    page = begin(doors)
    advance(page, 3)
    before, address = version(page), page.url
    expect(page.locator("html")).to_have_attribute("lang", "en")
    english = question(page)
    page.locator(".ways > summary").click()
    page.locator('.ways button[value="fr"]').click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    ready(page)
    assert (page.url, version(page)) == (address, before)
    assert question(page) != english
    advance(page, 1)
    expect(page.locator("#do-undo, #do-ask-undo").first).to_have_text(re.compile("[Aa]nnuler"))


def test_a_replay_is_wound_and_its_address_is_right(doors: Doors) -> None:
    page = begin(doors)
    advance(page, 8)
    page.goto(f"{page.url}/replay")
    slider, last = page.locator("#ply"), int(page.locator("#ply").get_attribute("max") or 0)
    assert last >= 8

    def shows(ply: int) -> None:
        """Wait until a ply is shown; a link with the address of the page opens the same."""
        expect(page.locator("#table")).to_have_attribute("data-version", str(ply))
        expect(page).to_have_url(re.compile(f"ply={ply}$"))
        expect(page.locator(".turns [aria-current]")).to_have_count(0 if ply == 0 else 1)

    shows(0)
    slider.fill("2")
    shows(2)
    slider.press("ArrowRight")
    shows(3)
    page.locator("#table").press("End")
    shows(last)
    page.locator(".steps a").first.click()
    shows(0)
    turn = page.locator(".turns a").nth(1)
    ply = int(turn.get_attribute("data-ply") or 0)
    turn.click()
    shows(ply)
    page.reload()
    shows(ply)
    # Back leads through what was shown, not out of the replay.
    for before in (0, last, 3):
        page.go_back()
        shows(before)
    page.go_forward()
    shows(last)
    # Played by itself it begins where it is, and ends at the end.
    late = page.locator(".turns a").nth(-2).get_attribute("data-ply")
    page.goto(f"{page.url.partition('?')[0]}?ply={late}")
    play = page.locator(".steps button")
    page.keyboard.press(" ")
    expect(play).to_have_attribute("aria-pressed", "true")
    shows(last)
    expect(play).to_have_attribute("aria-pressed", "false")


def test_playing_on_from_a_replay(doors: Doors) -> None:
    page = begin(doors)
    advance(page, 8)
    before = page.url
    page.goto(f"{page.url}/replay?ply=6")
    page.locator("form[action$=play-on] button").click()
    page.locator(MINE).wait_for(state="attached")
    ready(page)
    assert "/replay" not in page.url
    assert page.url != before
    hurry(page)
    advance(page, 2)


COVER = """thing => {
    const svg = thing.closest("svg"), mark = document.createElementNS(svg.namespaceURI, "rect");
    for (const [name, value] of Object.entries({x: -999, y: -999, width: 9999, height: 9999, opacity: .1}))
        mark.setAttribute(name, value);
    svg.append(mark);
    const {left, top, width, height} = thing.getBoundingClientRect();
    const middle = [left + width / 2, top + height / 2];
    return [...middle, document.elementFromPoint(...middle) === mark];
}"""
"""Draws something above all of a board; gives the middle of a thing on it, and whether the mark is what lies there."""


def test_a_mark_above_what_can_be_chosen_takes_no_click_away(doors: Doors) -> None:
    page = begin(doors)
    things = page.locator(".part svg [data-choice]:not([data-short])")
    while things.count() == 0:
        advance(page, 1)
    left, top, covered = things.first.evaluate(COVER)
    assert covered
    before = version(page)
    page.mouse.move(left, top)
    expect(page.locator("#choices .pointed")).to_have_count(1)
    page.mouse.click(left, top)
    passed(page, before)


# On a phone ----------------------------------------------------------------------------------------------


def boxes(found: Locator) -> list[tuple[float, float, float, float]]:
    """Return what can be seen of things: left, top, right, bottom."""
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
    """Return the part of the smaller one that both cover."""
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    areas = [(box[2] - box[0]) * (box[3] - box[1]) for box in (one, other)]
    return width * height / min(areas) if width > 0 and height > 0 else 0.0


def check_phone(page: Page) -> None:
    ready(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    buttons = page.locator("#choices button, .controls button, .controls a")
    heights = buttons.evaluate_all("all => all.map(each => each.getBoundingClientRect().height).filter(high => high)")
    assert min(heights) >= SMALLEST
    listed = boxes(buttons)
    drawn = boxes(page.locator(".part svg [data-choice]"))
    for place, box in enumerate(listed):
        assert all(overlap(box, other) == 0 for other in listed[place + 1 :] + drawn), box
    for place, box in enumerate(drawn):
        # Hexes lie in boxes that overlap at their corners, and a tower or die may lie on a site that is live too.
        shared = [overlap(box, other) for other in drawn[place + 1 :]]
        assert all(part < 0.3 or part > 0.95 for part in shared), (box, shared)


@pytest.mark.sample
@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("helios", 4),
        ("origins", 2),
        pytest.param("helios", 2, marks=pytest.mark.soak),
        pytest.param("origins", 4, marks=pytest.mark.soak),
    ],
)
def test_a_phone_shows_everything_apart(doors: Doors, game: str, seats: int) -> None:
    visit = doors.visit(size=PHONE, touch=True, language="fr")
    page = sit_down(visit, game, ["you"] * seats)
    player = Tapper(page, seats)
    for _ in range(DEEDS):
        assert player.wait()
        check_phone(page)
        player.act()
    own = page.locator(".scores button").first
    for opener, opened in ((page.locator("#menu > summary"), "#menu"), (own, ".drop-down[open], .part.large")):
        opener.tap()
        right = page.locator(opened).first.evaluate("each => each.getBoundingClientRect().right")
        assert right <= PHONE[0]
        page.keyboard.press("Escape")
    assert page.locator(".tabs a").count() <= MOST_TABS
    for link in page.locator(".tabs a").all():
        link.tap()
        tab = link.get_attribute("data-tab")
        expect(page.locator(f'[data-in="{tab}"].shown, #{tab}.shown').first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.parametrize("game", ["helios", "origins"])
def test_a_rivals_board_tells_whose_it_is_and_can_be_shut(doors: Doors, game: str) -> None:
    page = sit_down(doors.visit(size=PHONE, touch=True), game, ["you", "you"])
    page.locator("#table[data-asked]").wait_for(state="attached")
    other = page.locator(".scores .score:not(.now)")
    other.locator("button").tap()
    sheet = page.locator(".part.large")
    expect(sheet.locator(":scope > svg")).to_be_visible()
    expect(sheet.locator("#sheet-head")).to_contain_text(other.locator(".seat b").text_content() or "?")
    sheet.get_by_role("button", name="Close").tap()
    expect(page.locator(".part.large, #sheet-head:visible")).to_have_count(0)
    expect(page.locator(".ask .seat b")).to_be_visible()
    other.locator("button").tap()
    sheet.get_by_role("button", name="Your turn").tap()
    expect(page.locator(".part.large, #sheet-head:visible")).to_have_count(0)


@pytest.mark.parametrize(
    "path", ["/", "/new/origins", "/overview/helios", "/overview/origins", "/rules/helios", "/components/origins"]
)
def test_pages_fit_on_a_phone(doors: Doors, path: str) -> None:
    page = doors.visit(size=PHONE, touch=True).open(path)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.parametrize("path", ["/", "/rules/helios", "/t"])
def test_the_settings_fit_on_a_french_phone(doors: Doors, path: str) -> None:
    visit = doors.visit(size=PHONE, touch=True, language="fr")
    page = sit_down(visit, "helios", ["you", "you"]) if path == "/t" else visit.open(path)
    if path == "/t":
        page.locator("#menu > summary").tap()
    page.locator(".ways > summary").tap()
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


# Clicks and keys ------------------------------------------------------------------------------------------


def test_a_double_click_chooses_once_and_what_was_refused_is_forgiven(doors: Doors) -> None:
    page = begin(doors)
    refused = []
    page.on("response", lambda reply: refused.append(reply.url) if reply.status >= 400 else None)
    before = version(page)
    first_choice(page).dblclick()
    passed(page, before)
    expect(page.locator("#bubble.bad:visible")).to_have_count(0)
    assert refused == []
    page.evaluate("Bubble.refuse('<p>No.</p>')")
    expect(page.locator("#bubble.bad")).to_be_visible()
    # A click would hide it by itself; a choice that is taken by Enter, or sent again, makes none.
    page.locator("#do-undo").evaluate("(button) => button.form.requestSubmit(button)")
    expect(page.locator("#bubble.bad:visible")).to_have_count(0)


def test_who_clicks_on_before_the_answer_has_come_is_not_refused(doors: Doors) -> None:
    page = begin(doors)
    before = version(page)
    page.evaluate("() => document.querySelectorAll('#choices button[data-choice]').forEach((each) => each.click())")
    passed(page, before)
    assert version(page) == before + 1
    expect(page.locator("#bubble.bad:visible")).to_have_count(0)


def test_before_a_turn_of_several_choices_is_taken_back_the_page_asks(doors: Doors) -> None:
    page = begin(doors, "origins")
    player = Clicker(page, 7)
    for _ in range(80):
        player.wait()
        if page.locator("#do-restart[data-sure]:enabled").count():
            break
        player.act()
    before = version(page)
    page.locator("#do-restart").click()
    expect(page.locator("#sure")).to_contain_text("choices of this turn?")
    page.locator("#sure button:not(.main)").click()
    expect(page.locator("#sure")).to_be_hidden()
    assert version(page) == before
    press(page, "restart")
    expect(page.locator("#do-redo")).to_be_visible()


def test_before_the_turns_of_bots_are_taken_back_the_page_asks(doors: Doors) -> None:
    page = sit_down(doors.visit(), "helios", ["you", "random"], {})
    hurry(page)
    player = Clicker(page, 3)
    for _ in range(80):
        player.wait()
        if page.locator("#do-ask-undo[data-sure]").count() and page.locator(ASKED).count():
            break
        player.act()
    before = version(page)
    page.locator("#do-ask-undo").click()
    expect(page.locator("#sure")).to_contain_text("Undo your last turn and everything played since (")
    page.locator("#sure .main").click()
    passed(page, before)


def test_a_tap_beside_the_settings_of_the_lobby_starts_no_game(doors: Doors) -> None:
    page = doors.visit(size=PHONE, touch=True).open("/")
    page.locator("details.ways > summary").tap()
    expect(page.locator("details.ways[open]")).to_have_count(1)
    play = page.locator("form.quick button").first
    play.evaluate("(button) => button.scrollIntoView({ block: 'end' })")
    play.tap(force=True)
    expect(page.locator("details.ways[open]")).to_have_count(0)
    page.wait_for_timeout(300)
    assert page.url == f"{doors.base}/"
    play.tap()
    page.wait_for_url(f"{doors.base}/t/*")


def test_a_board_that_was_opened_over_others_shields_them(doors: Doors) -> None:
    page = begin(doors, "origins")
    before = version(page)
    found = page.evaluate(
        """() => {
          const choice = document.querySelector(".part:not(.rival, .whole) svg [data-choice]");
          const { x, y, width, height } = choice.getBoundingClientRect();
          const at = { clientX: x + width / 2, clientY: y + height / 2 };
          const above = document.elementFromPoint(at.clientX, at.clientY);
          const open = choiceAt({ target: above, ...at });
          const part = document.createElement("div");
          part.className = "part large";
          part.style.cssText = "position:fixed;inset:0;z-index:99";
          part.innerHTML = '<svg width="2000" height="2000"><rect width="2000" height="2000"/></svg>';
          document.body.append(part);
          const shut = choiceAt({ target: part.querySelector("rect"), ...at });
          part.remove();
          return [Boolean(open), Boolean(shut)];
        }"""
    )
    assert found == [True, False]
    assert version(page) == before


def test_no_letter_chooses_anything_while_a_panel_is_open(doors: Doors) -> None:
    page = begin(doors)
    within_a_turn(page)
    before = version(page)
    page.locator("#menu > summary").click()
    for key in "Salut1":
        page.keyboard.press(key)
    page.wait_for_timeout(200)
    assert version(page) == before


# Without scripts -----------------------------------------------------------------------------------------


def test_a_turn_without_scripts(doors: Doors) -> None:
    visit = doors.visit(scripts=False)
    page = sit_down(visit, "helios", ["you", "you"])
    first = None
    for _ in range(20):
        # While the table draws no one is asked; the page looks again by itself.
        page.locator(MINE).wait_for(state="attached")
        asked = page.locator(".scores .now").inner_text()
        first = first or asked
        if asked != first:
            return
        ended, before = page.locator("#do-end-turn:enabled"), version(page)
        (ended if ended.count() else page.locator("#choices button[data-choice]").first).click()
        passed(page, before)
    raise AssertionError("the turn did not end")


def test_all_that_a_rival_has_follows_the_table(doors: Doors) -> None:
    page = begin(doors, "origins")
    page.locator(".part.rival").first.click()
    sheet = page.locator(".part.whole.large")
    expect(sheet.locator(":scope > svg")).to_be_visible()
    before = version(page)
    page.keyboard.press("1")
    passed(page, before)
    page.locator(MINE).wait_for(state="attached")
    expect(sheet).to_have_attribute("data-of", str(version(page)))
    expect(sheet.locator(":scope > svg")).to_have_count(1)


def test_reading_without_scripts(doors: Doors) -> None:
    visit: Visit = doors.visit(scripts=False, size=PHONE)
    page = sit_down(visit, "origins", ["you", "random"])
    # On a phone, which the server knows by its browser's name, parts stand below each other.
    for browser in ("", "Mobile"):
        visit.context.set_extra_http_headers({"user-agent": browser})
        page.reload()
        expect(page.locator("#table.form-phone")).to_have_count(int(browser == "Mobile"))
        # What shows all of a rival opens over the boards; the rival's few lines are there without it.
        for part in page.locator(".part:not(.whole), #log").all():
            expect(part).to_be_visible()
    page.goto(f"{page.url}/replay")
    expect(page.locator("#ply")).to_be_visible()


def test_a_turn_begins_with_a_click_on_a_thing_on_the_boards(doors: Doors) -> None:
    page = begin(doors)
    short = page.locator(".part svg [data-short]")
    while short.count() == 0:
        advance(page, 1)
    thing, before = short.first, version(page)
    click = thing.get_attribute("data-choice")
    assert click is not None
    assert "+" in click
    thing.dispatch_event("click")
    passed(page, before)
    page.locator("#do-undo").click()
    # One undo takes back the whole click: the same things can be clicked again.
    expect(page.locator(f'.part svg [data-choice="{click}"]')).to_have_count(1)
