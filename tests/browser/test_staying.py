"""Pages that stay open: whatever is done at a table, every page shows it without being loaded again."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Doors
from browser.playing import ASKED, END, OVER, Clicker, come, ready, sit_down
from browser.positions import StillServer, tail, whole_game

LOOKS = 1200
"""How often to look at a page, each time after a moment, before it counts as standing still."""
SAME = """async () => {
    const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
    const fresh = page.getElementById("table"), shown = document.getElementById("table").cloneNode(true);
    for (const each of shown.querySelectorAll(".foreseen")) each.remove();
    const deeds = (main) => [...main.querySelectorAll("form")].map((form) => form.getAttribute("action"));
    const seen = (main) => [main.dataset.version, main.textContent, ...deeds(main)].join("\\n");
    const [real, here] = [seen(fresh), seen(shown)];
    let at = 0;
    while (at < real.length && real[at] === here[at]) at++;
    return [fresh.dataset.version, shown.dataset.version, real.slice(at, at + 60), here.slice(at, at + 60)];
}"""
"""The version of the table, the one that the page shows, and what a fresh page shows where this one differs.

What would be was skipped: it shows wherever the mouse happens to rest after a click."""


class Company:
    """People at a table whose pages stay open."""

    def __init__(self, **pages: Page) -> None:
        self.pages = pages
        for page in pages.values():
            page.evaluate("document.body.dataset.stays = 'yes'")
        self.agree("sitting down")

    @property
    def ann(self) -> Page:
        return self.pages["Ann"]

    @property
    def bob(self) -> Page:
        return self.pages["Bob"]

    def agree(self, deed: str) -> None:
        """Check that every page shows what a page would show that is loaded now."""
        for name, page in self.pages.items():
            real, shown, wanted, seen = page.evaluate(SAME)
            for _ in range(LOOKS):
                if (real, wanted) == (shown, seen):
                    break
                page.wait_for_timeout(50)
                real, shown, wanted, seen = page.evaluate(SAME)
            told = f"after {deed} the table is at version {real}, and {name}'s page shows {shown}"
            assert (real, wanted) == (shown, seen), f"{told}: {seen!r} where {wanted!r} should be"
            assert page.locator("body[data-stays=yes]").count() == 1, f"{name}'s page was loaded again"

    def does(self, page: Page, deed: str, do: Callable[[], None] | None = None) -> None:
        """Press a button, or act otherwise; then check that all pages agree."""
        with page.expect_response(re.compile(f"/{deed}$")) as answer:
            if do is not None:
                do()
            else:
                page.locator(f"#do-{deed}").click()
                if page.locator("#sure[open]").count():
                    page.locator("#sure .main").click()
        assert answer.value.status == 204, f"{deed} was refused with {answer.value.status}"
        self.agree(deed)

    def settles(self, page: Page, deed: str, *, seat: int | None = None, **fields: str) -> None:
        """Fill in a form of the menu, for one of several seats."""
        forms = page.locator(f"#menu form[action$='/{deed}']")
        form = forms if seat is None else forms.filter(has=page.locator(f"[name=given][value='{seat}']"))

        def fill() -> None:
            page.locator("#menu > summary").click()
            for name, value in fields.items():
                field = form.locator(f"[name={name}]")
                if field.evaluate("each => each.nodeName") == "SELECT":
                    field.select_option(value)
                else:
                    field.fill(value)
            form.locator("button").click()

        self.does(page, deed, fill)
        page.keyboard.press("Escape")

    def chooses(self, page: Page) -> None:
        self.does(page, "choose", page.locator("#choices button[data-choice]").first.click)

    def takes_turn(self, page: Page) -> None:
        """Choose until the turn is over."""
        page.locator(ASKED).wait_for(state="attached")
        while page.locator(ASKED).count():
            self.chooses(page)
        if page.locator(f"{END}:enabled").count():
            self.does(page, "end-turn")


@pytest.fixture
def company(doors: Doors) -> Company:
    """Provide Ann and Bob at a table, and Eve who watches."""
    ann = sit_down(doors.visit(), "helios", ["you", "friend"], {"first": "1"})
    bob = come(doors.visit(language="fr"), ann, "Bob")
    eve = doors.visit().open(ann.url.removeprefix(doors.base))
    return Company(Ann=ann, Bob=bob, Eve=eve)


@pytest.fixture
def lonely(doors: Doors) -> Company:
    """Provide Ann at a table with a bot, and Eve who watches."""
    ann = sit_down(doors.visit(), "helios", ["you", "random"], {"first": "1"})
    eve = doors.visit().open(ann.url.removeprefix(doors.base))
    ann.locator(ASKED).wait_for(state="attached")
    return Company(Ann=ann, Eve=eve)


@pytest.mark.long
def test_choosing_undoing_and_ending_the_turn(company: Company) -> None:
    for page in (company.ann, company.bob):
        page.locator(ASKED).wait_for(state="attached")
        company.chooses(page)
        company.does(page, "undo")
        company.takes_turn(page)


@pytest.mark.parametrize("asking", ["Ann", "Bob"])
def test_asking_to_undo(company: Company, asking: str) -> None:
    asks, other = (company.ann, company.bob) if asking == "Ann" else (company.bob, company.ann)
    if asking == "Bob":
        company.takes_turn(other)
    company.takes_turn(asks)
    company.chooses(other)
    for who, answer in ((other, "refuse"), (asks, "refuse"), (other, "consent")):
        company.does(asks, "ask-undo")
        for page in company.pages.values():
            expect(page.locator(".notice")).to_be_visible()
        company.does(who, answer)
        for page in company.pages.values():
            # A player who is refused sees why.
            told = page is asks and (who, answer) == (other, "refuse")
            expect(page.locator(".notice")).to_have_count(1 if told else 0)
    # The game continues.
    company.takes_turn(asks)


def test_going_on_instead_of_answering(company: Company) -> None:
    company.takes_turn(company.ann)
    company.chooses(company.bob)
    company.does(company.ann, "ask-undo")
    company.does(company.bob, "undo")
    company.chooses(company.bob)
    expect(company.ann.locator(".notice")).to_have_count(0)


def test_names_and_likings(company: Company) -> None:
    for page, name in ((company.ann, "Anna"), (company.bob, "Bob 2")):
        company.settles(page, "rename", name=name)
        for other in company.pages.values():
            expect(other.locator(".scores")).to_contain_text(name)
        company.settles(page, "settings")
        expect(page.locator("#do-end-turn")).to_have_count(0)
        company.settles(page, "settings")
        expect(page.locator("#do-end-turn")).to_have_count(1)
    company.takes_turn(company.ann)


def test_giving_a_seat_to_a_bot_and_taking_it_back(company: Company) -> None:
    company.settles(company.bob, "give", seat=1, bot="random")
    company.settles(company.ann, "pace", pace="instant")
    assert company.bob.locator("#menu select[name=pace]").input_value() == "instant"
    company.takes_turn(company.ann)
    company.ann.locator(ASKED).wait_for(state="attached")
    company.agree("the bot's turn")
    company.settles(company.bob, "take")
    company.takes_turn(company.ann)
    company.takes_turn(company.bob)


def test_another_page_of_the_same_person(company: Company, doors: Doors) -> None:
    again = doors.visits[0].open(company.ann.url.removeprefix(doors.base))
    company = Company(**company.pages, again=again)
    company.takes_turn(again)
    company.takes_turn(company.bob)
    company.takes_turn(company.ann)


def test_hints_and_pace_beside_a_bot(lonely: Company) -> None:
    ann = lonely.ann
    lonely.does(ann, "hint")
    expect(ann.locator("#advice > p [data-choice]")).to_be_visible()
    lonely.agree("the advice")
    lonely.settles(ann, "pace", pace="fast")
    lonely.takes_turn(ann)
    ann.locator(ASKED).wait_for(state="attached")
    lonely.agree("the bot's turn")
    lonely.does(ann, "ask-undo")
    ann.locator(ASKED).wait_for(state="attached")
    lonely.chooses(ann)


def test_mixing_in_before_the_first_draw(lonely: Company, doors: Doors) -> None:
    ann, eve = lonely.ann, lonely.pages["Eve"]
    lonely.chooses(ann)
    ann.goto(f"{ann.url}/replay")
    ann.goto(f"{ann.url.partition('?')[0]}?ply={int(ann.locator('#ply').get_attribute('max') or 0) - 1}")
    ann.locator("form[action$=play-on] button").click()
    ann.locator(ASKED).wait_for(state="attached")
    ready(ann)
    eve.goto(ann.url)
    company = Company(**lonely.pages)
    company.settles(ann, "nonce", nonce="a black cat")
    company.chooses(ann)


def test_another_device_with_the_link_of_the_own_seat(company: Company, doors: Doors) -> None:
    for page in (company.ann, company.bob):
        company.settles(page, "settings")
    own = company.ann.locator("#menu input[value*='/join/']").input_value()
    joined = doors.visit().open(own.removeprefix(doors.base))
    joined.locator("form[method=post] button[name=take]").click()
    ready(joined)
    company = Company(**company.pages, joined=joined)
    company.takes_turn(company.ann)


def test_the_end_of_the_game(still_doors: Doors, still: StillServer) -> None:
    journal = whole_game("helios", {"players": 2}, 11, "random")
    last = journal.plies[-1]
    table, visits = still.table(tail(journal, last.number - 1)), [still_doors.visit() for _ in range(3)]
    still.seat(visits[0].context, table, last.seat)
    still.seat(visits[1].context, table, 1 - last.seat)
    ann, bob, eve = (visit.open(f"/t/{table}") for visit in visits)
    company = Company(Ann=ann, Bob=bob, Eve=eve)
    Clicker(ann, 5).play()
    company.agree("the end")
    for page in company.pages.values():
        expect(page.locator(OVER)).to_be_visible()
