"""Pages that everybody can use: axe-core finds nothing on any of them, on any screen, light or dark."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from browser.conftest import DESKTOP, PHONE, Doors, Visit
from browser.measure import CARD, GAMES, SETTLED, Tables
from browser.playing import come, sit_down
from browser.positions import CHOOSING, HINT, STATES, WAITING, Position, StillServer, positions, whole_game

SIZES = (DESKTOP, (820, 1180), PHONE, (844, 390))
THEMES = ("light", "dark")
MOST_POSITIONS = 40
"""So many are looked through for one at which a turn begins."""


def findings(page: Page) -> list[str]:
    """What axe-core holds against a page, with where it is."""
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes'][:3]]}" for each in found]


def everywhere(page: Page, name: str, sizes: tuple[tuple[int, int], ...] = SIZES) -> list[str]:
    """The same on every screen, once the page is drawn for it."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        found += [f"{name} {width}x{height} {each}" for each in findings(page)]
    return found


def themed(visit: Visit, theme: str) -> Visit:
    visit.context.add_cookies([{"name": "theme", "value": theme, "url": visit.base}])
    return visit


# Pages without boards ------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
def test_pages_without_a_table(doors: Doors, theme: str) -> None:
    page = themed(doors.visit(), theme).open()
    found = everywhere(page, "lobby")
    for game in GAMES:
        page.goto(f"{doors.base}/new/{game}")
        found += everywhere(page, f"new {game}")
    # Long pages of text and pictures, which differ between screens in little but their width.
    for path in ("/you", "/games", "/overview/helios", "/overview/origins", "/rules/helios", "/components/helios"):
        page.goto(doors.base + path)
        found += everywhere(page, path, (DESKTOP, PHONE))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", THEMES)
def test_pages_where_people_meet(doors: Doors, theme: str) -> None:
    host = sit_down(themed(doors.visit(), theme), "helios", ["you", "friend", "friend"])
    found = everywhere(host, "invitation")
    link = host.locator("#invite-link").input_value().removeprefix(doors.base)
    found += everywhere(themed(doors.visit(), theme).open(link), "welcome")
    guest = come(themed(doors.visit(), theme), host, "Bob")
    found += everywhere(guest, "waiting")
    last = come(themed(doors.visit(), theme), host, "Eve")
    expect(last.locator("#prompt")).to_be_attached()
    found += everywhere(themed(doors.visit(), theme).open(last.url.removeprefix(doors.base)), "watching")
    # Whoever has a seat and opens the link of another one is asked first.
    own = last.locator("#menu input[value*='/join/']").input_value()
    guest.goto(own)
    expect(guest.locator("form[method=post] button[name=take]").first).to_be_visible()
    found += everywhere(guest, "asked first")
    # So is a browser that has games and is to become another player's.
    host.goto(f"{doors.base}/you")
    found += everywhere(host, "you", (DESKTOP, PHONE))
    guest.goto(host.locator("#player-link").input_value())
    expect(guest.locator("button[value=instead]")).to_be_visible()
    found += everywhere(guest, "becoming another", (DESKTOP, PHONE))
    last.goto(f"{doors.base}/games")
    found += everywhere(last, "my games", (DESKTOP, PHONE))
    host.goto(doors.base)
    expect(host.locator("#running li").first).to_be_visible()
    found += everywhere(host, "lobby with a game")
    assert not found, "\n".join(found)


# Tables --------------------------------------------------------------------------------------------------


@pytest.fixture
def visitor(chromium: Browser, still: StillServer) -> Iterator[Visit]:
    """Somebody's browser at that server."""
    doors = Doors(chromium, still.address)
    yield doors.visit(digest="")
    doors.close()


def digest(visit: Visit, when: str) -> None:
    visit.context.add_cookies([{"name": "digest", "value": when, "url": visit.base}])


def of_several(game: str) -> Iterator[Position]:
    return (each for each in positions(game, MOST_POSITIONS, 3) if each.elsewhere is not None)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_every_state(visitor: Visit, still: StillServer, game: str, theme: str) -> None:
    digest(themed(visitor, theme), "never")
    page = visitor.context.new_page()
    tables = Tables(still, next(of_several(game)), STATES)
    found = []
    for state in (CHOOSING, WAITING, HINT):
        tables.open(page, state)
        found += everywhere(page, state)
    expect(page.locator("#advice")).to_be_visible()
    page.locator("#menu > summary").click()
    found += everywhere(page, "menu")
    page.goto(f"{page.url}/replay")
    found += everywhere(page, "replay")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_the_card_at_the_beginning_of_a_turn(visitor: Visit, still: StillServer, game: str, theme: str) -> None:
    digest(themed(visitor, theme), "turns")
    page = visitor.context.new_page()
    found, seen = [], 0
    for position in of_several(game):
        Tables(still, position, [CHOOSING]).open(page, CHOOSING)
        page.evaluate(SETTLED)
        seen = page.locator(CARD).count()
        if seen:
            found = everywhere(page, f"card at {position.name}")
            expect(page.locator(CARD)).to_be_visible()
            break
    assert seen == 1
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_the_end(visitor: Visit, still: StillServer, game: str, theme: str) -> None:
    table = still.table(whole_game(game, {"players": 2}, 11, "random"))
    name, value = still.cookie(table, 0)
    themed(visitor, theme).context.add_cookies([{"name": name, "value": value, "url": visitor.base}])
    page = visitor.open(f"/t/{table}")
    found = everywhere(page, "over")
    page.goto(f"{visitor.base}/t/{table}/end")
    found += everywhere(page, "end")
    page.goto(f"{visitor.base}/t/{table}/replay")
    found += everywhere(page, "replay of all")
    assert not found, "\n".join(found)
