"""What people expect of every page: Back, larger letters, a reload without a network, nothing that moves by itself."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Doors
from browser.playing import ASKED, Clicker, hurry, passed, sit_down, version

BIG = "document.documentElement.style.fontSize = '130%'"


def high(page: Page, pattern: str) -> float:
    """Return the size of letters."""
    return float(page.locator(pattern).first.evaluate("each => parseFloat(getComputedStyle(each).fontSize)"))


def until(page: Page, truth: str) -> None:
    """Wait until something is true; pages let no one evaluate texts for themselves."""
    for _ in range(600):
        if page.evaluate(truth):
            return
        page.wait_for_timeout(50)
    raise AssertionError(truth)


def test_back_closes_the_menu_of_a_phone_and_then_leaves(doors: Doors) -> None:
    page = sit_down(doors.visit(size=PHONE, touch=True), "helios", ["you", "random"])
    table = page.url
    for _ in range(2):
        page.locator("#menu > summary").tap()
        until(page, "history.state !== null")
        expect(page.locator("#menu[open]")).to_have_count(1)
        page.go_back()
        expect(page.locator("#menu[open]")).to_have_count(0)
        assert page.url == table
    page.locator("#menu > summary").tap()
    until(page, "history.state !== null")
    page.locator("#menu > summary").tap()
    expect(page.locator("#menu[open]")).to_have_count(0)
    until(page, "history.state === null")
    page.go_back()
    assert page.url != table


def test_back_closes_the_board_of_another_player(doors: Doors) -> None:
    page = sit_down(doors.visit(size=PHONE, touch=True), "helios", ["you", "random"])
    table = page.url
    page.locator(".scores button").last.tap()
    expect(page.locator(".part.large")).to_have_count(1)
    until(page, "history.state !== null")
    page.go_back()
    expect(page.locator(".part.large")).to_have_count(0)
    assert page.url == table
    page.locator(".scores button").last.tap()
    page.locator("[data-shut]").last.tap()
    expect(page.locator(".part.large")).to_have_count(0)
    until(page, "history.state === null")
    assert page.url == table


def swipe(page: Page, start: float, end: float, height: float) -> None:
    """Move a finger across a page."""
    send = page.context.new_cdp_session(page).send
    for kind, across in (
        ("touchStart", [start]),
        ("touchMove", [(start + end) / 2]),
        ("touchMove", [end]),
        ("touchEnd", []),
    ):
        send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": height} for x in across]})


def test_a_swipe_turns_the_pages_of_a_tab(doors: Doors) -> None:
    page = sit_down(doors.visit(size=(360, 640), touch=True), "origins", ["you", "random"])
    page.locator(ASKED).wait_for(state="attached")
    tab = page.locator("a[data-tab=city]")
    tab.tap()
    expect(tab).to_have_attribute("data-pages", "●○○")
    for start, end, dots in ((300, 60, "○●○"), (300, 60, "○○●"), (60, 300, "○●○")):
        swipe(page, start, end, 150)
        expect(tab).to_have_attribute("data-pages", dots)
    # With the list folded away, the page has room for more boards, those that were seen among them.
    page.locator(".grip").tap()
    expect(page.locator("#part-workers.shown.stacked")).to_have_count(1)


def test_the_grip_of_a_phone_lies_below_the_board(doors: Doors) -> None:
    page = sit_down(doors.visit(size=PHONE, touch=True), "helios", ["you", "random"])
    page.locator(ASKED).wait_for(state="attached")
    grip, board = page.locator(".grip").bounding_box(), page.locator(".part.shown").last.bounding_box()
    assert grip
    assert board
    assert grip["y"] >= board["y"] + board["height"] - 1
    # Folded and unfolded, the rows lie where they were.
    rows = "[...document.querySelectorAll('#choices li')].map((each) => each.getBoundingClientRect().top)"
    before = page.evaluate(rows)
    for _ in range(2):
        page.locator(".grip").tap()
    assert page.evaluate(rows) == before


def test_larger_letters_are_larger_at_the_table_of_a_phone_too(doors: Doors) -> None:
    page = sit_down(doors.visit(size=PHONE, touch=True), "helios", ["you", "random"])
    page.locator(ASKED).wait_for(state="attached")
    parts = ("#ask", "#choices .choice", ".scores .pts", ".tabs a")
    before = {each: high(page, each) for each in parts}
    page.evaluate(BIG)
    assert {each: round(high(page, each) / before[each], 2) for each in parts} == dict.fromkeys(parts, 1.3)


def test_what_looks_small_on_a_phone_is_as_large_as_a_finger(doors: Doors) -> None:
    page = sit_down(doors.visit(size=PHONE, touch=True), "helios", ["you", "you"], {"first": "1"})
    page.locator(ASKED).wait_for(state="attached")
    Clicker(page, 5).act()
    page.locator(".tabs a[href='#log']").tap()
    link = page.locator("#log .turn > a").first.bounding_box()
    assert link
    assert min(link["width"], link["height"]) >= 44
    heights = page.evaluate(
        """() => ["watch", "tell", "reason"].map((name) => {
            const made = document.createElement("a"), row = document.createElement("li");
            made.className = name;
            made.textContent = "x";
            row.className = "choice";
            row.append(made);
            document.querySelector("#log").append(row);
            const beside = name === "reason" ? -2 * parseFloat(getComputedStyle(made, "::after").top) : 0;
            const { height } = made.getBoundingClientRect();
            row.remove();
            return height + beside;
        })"""
    )
    assert [height for height in heights if height < 44] == []


def test_a_reload_without_a_network_says_so_and_comes_back(doors: Doors) -> None:
    visit = doors.visit(language="fr")
    visit.forgiven = r"ERR_INTERNET_DISCONNECTED|WebSocket"
    page = visit.open("/rules/helios")
    until(page, "navigator.serviceWorker.controller !== null")
    visit.context.set_offline(offline=True)
    page.reload()
    expect(page.locator("h1")).to_have_text("Pas de connexion")
    visit.context.set_offline(offline=False)
    page.locator("main a").click()
    expect(page.locator("h1")).to_contain_text("Helios")


def test_what_is_undone_flies_nowhere(doors: Doors) -> None:
    page = sit_down(doors.visit(), "helios", ["you", "random"], {"first": "1"})
    hurry(page)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(
        """() => { window.flown = 0; new MutationObserver((list) => { for (const { addedNodes } of list)
        for (const each of addedNodes) if (each.className === "flying") window.flown += 1; })
        .observe(document.body, { childList: true }); }"""
    )
    player = Clicker(page, 5)
    for _ in range(8):
        assert player.wait()
        player.act()
    assert player.wait()
    assert page.evaluate("window.flown") > 0
    page.evaluate("window.flown = 0")
    # Back over several turns, of which older ones come back into the list.
    for _ in range(4):
        before = version(page)
        page.locator("#do-undo:enabled, #do-ask-undo:enabled").first.click()
        if page.locator("#sure[open]").count():
            page.locator("#sure button[value=yes]").click()
        passed(page, before)
    assert page.evaluate("window.flown") == 0


def test_the_card_beside_stays_whole_when_stronger_opponents_are_opened(doors: Doors) -> None:
    page = doors.visit().open("/")
    heights = """() => [...document.querySelector(".games .game").children].map((each) => each.offsetHeight)"""
    before = page.evaluate(heights)
    page.locator(".game").nth(1).locator(".stronger summary").click()
    assert all(now <= then for now, then in zip(page.evaluate(heights), before, strict=True))


def test_what_a_turn_gave_another_player_stays_beside_the_link_to_its_replay(doors: Doors) -> None:
    page = sit_down(doors.visit(), "helios", ["you", "you"], {"first": "1"})
    page.locator(ASKED).wait_for(state="attached")
    Clicker(page, 5).act()
    # As much as the final scoring says of a player.
    right, left = page.locator("#log .turn").first.evaluate(
        """(turn) => {
            const deeds = turn.querySelector(".deeds"), touched = document.createElement("span");
            touched.className = "touched";
            touched.innerHTML = '<span class="chip gain"><b>+12</b></span>'.repeat(30);
            deeds.replaceChildren(touched);
            const link = turn.querySelector(":scope > a");
            return [touched.getBoundingClientRect().right, link.getBoundingClientRect().left];
        }"""
    )
    assert right <= left


def test_a_refused_address_is_said_beside_its_form(doors: Doors) -> None:
    visit = doors.visit()
    visit.forgiven = "400"
    page = visit.open("/you")
    page.locator("#player-name").fill("Ann")
    page.locator("#you-name button").click()
    expect(page.locator("#player-link")).to_have_count(1)
    page.locator(".add-way summary").first.click()
    page.locator("#hook-address").fill("https://127.0.0.1/hook")
    page.locator(".add-way button").first.click()
    expect(page.locator(".add-way [role=alert]")).to_be_visible()
    expect(page.locator("#hook-address")).to_have_value("https://127.0.0.1/hook")
