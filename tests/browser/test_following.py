"""Following on a page that stays open: the card of the player's turn, gains that fly, turns watched again."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.access import findings
from browser.conftest import DESKTOP, PHONE, Doors
from browser.measure import SETTLED
from browser.playing import ASKED, MINE, Clicker, Tapper, hurry, ready, sit_down

CARD = "#digest:not([hidden])"


def begin(page: Page) -> Clicker:
    hurry(page)
    return Tapper(page, 1) if page.locator("#table.form-phone").count() else Clicker(page, 1)


def until_the_card(player: Clicker, content: str = "") -> None:
    """Play until a turn begins that others have played before; the first game shows the card every turn."""
    for _ in range(60):
        assert player.wait()
        if player.page.locator(f"{CARD} {content}").count():
            return
        player.act()
    raise AssertionError("no card came")


COVERED = """() => {
    const card = document.getElementById("digest").getBoundingClientRect();
    const boards = ".part.means, .part svg [data-choice]:not([data-short])";
    const asked = `#strip, .ask, #choices li, #choices > :not(form), .controls, #tabs, ${boards}`;
    return [...document.getElementById("table").querySelectorAll(asked)].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.width && box.right > card.left + 1 && box.left < card.right - 1
            && box.bottom > card.top + 1 && box.top < card.bottom - 1;
    }).map((each) => each.id || each.className);
}"""
"""What the card lies on of all that a question needs."""


def test_a_card_tells_once_what_happened_and_is_in_nobodys_way(doors: Doors) -> None:
    page = sit_down(doors.visit(digest=""), "helios", ["you", "random"])
    player = begin(page)
    until_the_card(player)
    expect(page.locator(f"{CARD} .turn")).not_to_have_count(0)
    expect(page.locator("#digest :focus")).to_have_count(0)
    assert findings(page, "#digest") == []
    assert page.evaluate(COVERED) == []
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    page.locator(ASKED).wait_for(state="attached")
    page.reload()
    ready(page)
    page.locator(MINE).wait_for(state="attached")
    expect(page.locator(CARD)).to_have_count(0)
    # The first click beside it closes it, and does what it does without the card too.
    player.act()
    until_the_card(player)
    page.locator("#projection > summary").click()
    expect(page.locator(CARD)).to_have_count(0)
    page.locator("#projection[open]").wait_for(state="attached")


LONGER = """(rows) => {
    const list = document.querySelector("#choices > form ol"), first = list.querySelector("li");
    for (let row = 0; row < rows; row += 1) list.append(first.cloneNode(true));
    document.getElementById("layout").dispatchEvent(new Event("load"));
}"""
"""Makes the list of choices longer by some rows and lets the card look for its place again."""
READ = """() => {
    const since = document.querySelector("#digest .since"), card = since.parentElement.getBoundingClientRect();
    const covered = [...document.querySelectorAll("[id$='/mana']")].filter((each) => {
        const box = each.getBoundingClientRect();
        const beside = box.right < card.left || box.left > card.right || box.bottom < card.top || box.top > card.bottom;
        return each.closest(".part.own") && !beside;
    });
    return [since.clientHeight, Math.min(since.scrollHeight, 84), covered.length];
}"""
"""How high the text of the card is, how high it must be, and what it hides of the visitor's goods."""


def test_the_card_can_be_read_however_long_the_list_is_and_hides_nothing_one_pays_with(doors: Doors) -> None:
    page = sit_down(doors.visit(digest=""), "helios", ["you", "random"])
    until_the_card(begin(page))
    for _ in range(6):
        high, least, covered = page.evaluate(READ)
        assert high >= least
        assert not covered
        page.evaluate(LONGER, 1)


def test_a_turn_lights_up_its_places_where_one_rests_on_it(doors: Doors) -> None:
    page = sit_down(doors.visit(digest=""), "helios", ["you", "random"])
    player = begin(page)
    somewhere = '.turn[data-places*=":"]'
    until_the_card(player, somewhere)
    for place in (CARD, "#log"):
        line = page.locator(f"{place} {somewhere}").first
        expect(line.locator(".said")).to_be_visible()
        line.hover()
        page.locator(".part .recalled").first.wait_for(state="attached")
        page.mouse.move(1, 1)
        expect(page.locator(".part .recalled")).to_have_count(0)
        # It may lie on the log, which says the same.
        page.keyboard.press("Escape")


def test_the_card_can_be_switched_off_where_it_stands(doors: Doors) -> None:
    # In little room it does without its foot; the settings have the same switch.
    page = sit_down(doors.visit(digest="", size=(1920, 1080)), "helios", ["you", "random"])
    player = begin(page)
    until_the_card(player)
    expect(page.locator(".ways button[name=digest][aria-pressed=true]")).to_have_attribute("value", "turns")
    with page.expect_response("**/ways"):
        page.locator(f"{CARD} button[value=never]").click()
    expect(page.locator(".ways button[name=digest][aria-pressed=true]")).to_have_attribute("value", "never")
    page.locator(f"{CARD} .close").click()
    expect(page.locator(CARD)).to_have_count(0)
    for _ in range(12):
        assert player.wait()
        expect(page.locator(CARD)).to_have_count(0)
        player.act()


def test_on_a_phone_the_question_below_the_card_is_live(doors: Doors) -> None:
    page = sit_down(doors.visit(size=PHONE, touch=True, digest=""), "helios", ["you", "random"])
    player = begin(page)
    until_the_card(player)
    assert findings(page, "#digest") == []
    assert page.evaluate(COVERED) == []
    player.act()
    player.wait()
    page.locator(ASKED).or_(page.locator(MINE)).wait_for(state="attached")


def flights(doors: Doors, *, moving: bool) -> int:
    """Return how many gains flew over a page in the first turns of a game."""
    visit = doors.visit(size=DESKTOP, digest="")
    visit.context.add_init_script(
        """window.flown = 0;
        new MutationObserver((all) => all.forEach((each) => each.addedNodes.forEach((node) => {
          if (node.className === "flying") window.flown += 1;
        }))).observe(document, { childList: true, subtree: true });"""
    )
    page = sit_down(visit, "helios", ["you", "random"])
    page.emulate_media(reduced_motion="no-preference" if moving else "reduce")
    player = begin(page)
    for _ in range(8):
        assert player.wait()
        if page.locator(CARD).count():
            page.keyboard.press("Escape")
        player.act()
    player.wait()
    return int(page.evaluate("window.flown"))


def test_gains_fly_from_where_they_happened(doors: Doors) -> None:
    assert flights(doors, moving=True) > 0


def test_nothing_flies_where_motion_is_not_wanted(doors: Doors) -> None:
    assert flights(doors, moving=False) == 0


LIES = """() => [...document.querySelectorAll(".part.shown, .part.own, .scores")].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [each.id, x, y, width, height, each.matches(".part") && /You/.test(each.textContent)];
})"""
"""Where boards and scores lie, and whether a board says “You”."""
WATCHED = """(lies) => {
    window.watched = [];
    new MutationObserver(() => {
        const words = document.querySelector("body.watching .caption p");
        if (words && words.textContent) window.watched.push(lies());
    }).observe(document.body, { childList: true });
}"""
"""Notes where they lie during each turn that is watched again, which may take only a second."""


def test_turns_can_be_watched_again_and_the_table_comes_back(doors: Doors) -> None:
    visit = doors.visit(digest="")
    page = sit_down(visit, "helios", ["you", "random"])
    page.emulate_media(reduced_motion="no-preference")
    player = begin(page)
    until_the_card(player)
    before = page.locator("#table").get_attribute("data-version")
    page.evaluate(SETTLED)
    shown, lies = page.locator(".part.own svg").first.inner_html(), page.evaluate(LIES)
    page.evaluate(f"({WATCHED})({LIES})")
    with page.expect_response("**/replay?ply=*"):
        page.locator(f"{CARD} .watch").click()
    page.wait_for_function("() => window.watched.length")
    expect(page.locator("body.watching")).to_have_count(0)
    expect(page.locator(".caption")).to_have_count(0)
    assert all(each == lies for each in page.evaluate("window.watched"))
    # The table is asked for once more, and may come later than the last turn goes.
    page.wait_for_function("shown => document.querySelector('.part.own svg').innerHTML === shown", arg=shown)
    page.locator(f'#table[data-version="{before}"]').wait_for(state="attached")
    page.locator(ASKED).wait_for(state="attached")
