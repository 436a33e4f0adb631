"""Pages that everyone can use: axe-core finds nothing on any of them, on any screen, light or dark."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product

import pytest
from playwright.sync_api import expect

from browser.access import AND_QUICK, BY_TURNS, LANGUAGES, ONE_GAME, ONE_SCREEN, PLAIN, THEMES, Inspector
from browser.conftest import DESKTOP, PHONE, Doors, Visit
from browser.measure import CARD, GAMES, SETTLED, Tables
from browser.playing import come, sit_down
from browser.positions import CHOOSING, HINT, STATES, WAITING, Position, StillServer, positions, tail, whole_game
from heliopolis.kernel.chance import CHANCE

MOST_POSITIONS = 40
"""How many are looked through for one of several people."""


# Pages without boards ------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", AND_QUICK)
def test_pages_without_a_table(doors: Doors, theme: str) -> None:
    page, inspector = doors.visit().open(), Inspector(theme)
    inspector.look(page, "lobby")
    for game in GAMES:
        page.goto(f"{doors.base}/new/{game}")
        inspector.look(page, f"new {game}")
    # Long pages of text and pictures, which differ between screens in little but their width.
    books = () if theme == ONE_SCREEN else ("/overview/helios", "/rules/helios", "/components/helios")
    for place, path in enumerate(("/you", "/games", "/overview/origins", *books)):
        page.goto(doors.base + path)
        inspector.look(page, path, (DESKTOP, PHONE) if theme in {"light", "dark"} else ((DESKTOP, PHONE)[place % 2],))
    assert inspector.found == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_where_people_meet(doors: Doors, language: str, theme: str) -> None:
    inspector = Inspector(theme)
    host = sit_down(doors.visit(language=language), "helios", ["you", "friend", "friend"])
    inspector.look(host, "invitation")
    link = host.locator("#invite-link").input_value().removeprefix(doors.base)
    inspector.look(doors.visit(language=language).open(link), "welcome")
    guest = come(doors.visit(language=language), host, "Bob")
    inspector.look(guest, "waiting")
    last = come(doors.visit(language=language), host, "Eve")
    last.locator("#prompt").wait_for(state="attached")
    inspector.look(doors.visit(language=language).open(last.url.removeprefix(doors.base)), "watching")
    # Anyone who has a seat and opens the link of another one is asked first.
    own = last.locator("#menu input[value*='/join/']").input_value()
    guest.goto(own)
    expect(guest.locator("form[method=post] button[name=take]").first).to_be_visible()
    inspector.look(guest, "asked first")
    # So is a browser that has games and is to become another player's.
    host.goto(f"{doors.base}/you")
    inspector.look(host, "you", (DESKTOP, PHONE))
    guest.goto(host.locator("#player-link").input_value())
    expect(guest.locator("button[value=instead]")).to_be_visible()
    inspector.look(guest, "becoming another", (DESKTOP, PHONE))
    last.goto(f"{doors.base}/games")
    inspector.look(last, "my games", (DESKTOP, PHONE))
    host.goto(doors.base)
    expect(host.locator("#running li").first).to_be_visible()
    inspector.look(host, "lobby with a game")
    assert inspector.found == []


# Tables --------------------------------------------------------------------------------------------------


@pytest.fixture
def visitor(still_doors: Doors) -> Visit:
    """Provide someone's browser at that server."""
    return still_doors.visit(digest="")


def digest(visit: Visit, when: str) -> None:
    visit.context.add_cookies([{"name": "digest", "value": when, "url": visit.base}])


def of_several(game: str) -> Position:
    """Return a position of a game of several people."""
    return next(each for each in positions(game, MOST_POSITIONS, 3) if each.elsewhere is not None)


def turns(game: str) -> Iterator[Position]:
    """Yield positions at which a turn begins after that of someone else, from the middle of a game on."""
    journal = whole_game(game, {"players": 2}, 11, "random")
    asked = [ply for ply in journal.plies if ply.seat != CHANCE]
    for before, ply in pairwise(asked[len(asked) // 2 :]):
        if before.seat != ply.seat:
            yield Position(f"{game} ply={ply.number - 1}", tail(journal, ply.number - 1), ply.seat, None)


LOOKS = [
    pytest.param("origins", ONE_SCREEN, marks=[pytest.mark.long, pytest.mark.quick]),
    pytest.param("helios", ONE_SCREEN),
    pytest.param("origins", BY_TURNS),
    *(pytest.param(*each, marks=pytest.mark.soak) for each in [("helios", BY_TURNS), *product(GAMES, PLAIN)]),
]
"""Games and themes; the whole suite looks at one game on every screen, as most is drawn in the same way for both."""


@pytest.mark.parametrize(("game", "theme"), LOOKS)
def test_a_table_in_every_state(visitor: Visit, still: StillServer, game: str, theme: str) -> None:
    digest(visitor, "never")
    page, inspector = visitor.context.new_page(), Inspector(theme)
    tables = Tables(still, of_several(game), STATES)
    for state in (CHOOSING,) if theme == ONE_SCREEN else (CHOOSING, WAITING, HINT):
        tables.open(page, state)
        inspector.look(page, state)
    if theme != ONE_SCREEN:
        expect(page.locator("#advice")).to_be_visible()
    page.locator("#menu > summary").click()
    inspector.look(page, "menu")
    page.goto(f"{page.url}/replay")
    inspector.look(page, "replay")
    assert inspector.found == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", ONE_GAME)
def test_the_card_at_the_beginning_of_a_turn(visitor: Visit, still: StillServer, game: str, theme: str) -> None:
    digest(visitor, "turns")
    page, inspector, seen = visitor.context.new_page(), Inspector(theme), 0
    for position in turns(game):
        Tables(still, position, [CHOOSING]).open(page, CHOOSING)
        page.evaluate(SETTLED)
        seen = page.locator(CARD).count()
        if seen:
            inspector.look(page, f"card at {position.name}")
            expect(page.locator(CARD)).to_be_visible()
            break
    assert seen == 1
    assert inspector.found == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", ONE_GAME)
def test_the_end(visitor: Visit, still: StillServer, game: str, theme: str) -> None:
    table = still.table(whole_game(game, {"players": 2}, 11, "random"))
    still.seat(visitor.context, table, 0)
    page, inspector = visitor.open(f"/t/{table}"), Inspector(theme)
    inspector.look(page, "over")
    page.goto(f"{visitor.base}/t/{table}/end")
    inspector.look(page, "end")
    page.goto(f"{visitor.base}/t/{table}/replay")
    inspector.look(page, "replay of all")
    page.goto(f"{visitor.base}/t/{table}/share?ply=20")
    inspector.look(page, "share")
    assert inspector.found == []
