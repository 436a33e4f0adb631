"""Takes the pictures of the tables in ``docs/pictures``: run as ``python tests/browser/pictures.py FOLDER``.

Bots play each game from a fixed number to its end; the pictures show moments of it as one of the players sees them, the
same moments as the mock-ups: choosing with a preview, waiting, a hint, the start of a turn, an invitation.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final, Literal, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

from browser.chromium import find
from browser.conftest import FLAGS
from browser.measure import CARD
from browser.positions import TAIL, StillServer, tail, whole_game
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.definition import Value
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.step import step_name

SCREENS: Final = {"desktop": (1440, 900), "tablet": (820, 1180), "phone": (390, 844), "landscape": (844, 390)}
GAMES: Final[dict[str, dict[str, Value]]] = {"helios": {"players": 2}, "origins": {"players": 4, "wonders": True}}
SEED: Final = 11
LIVELY: Final = 4
"""Questions with fewer answers make no picture."""


class Moment(NamedTuple):
    """A picture: what is shown of which game, on which screen, in which language and theme.

    An empty ``step`` is the plain picture of a table; its name says nothing of the moment.
    """

    game: str
    name: str
    step: str
    screen: str
    language: str
    theme: Literal["light", "dark"]

    @property
    def file(self) -> str:
        """The name of its file."""
        words = ["table", self.game, self.name, self.screen, self.language, self.theme]
        return "-".join(word for word in words if word) + ".png"


MOMENTS: Final = (
    Moment("helios", "", "MoveSun", "desktop", "en", "light"),
    Moment("helios", "", "MoveSun", "desktop", "fr", "dark"),
    Moment("helios", "", "MoveSun", "tablet", "fr", "light"),
    Moment("helios", "", "MoveSun", "phone", "fr", "light"),
    Moment("helios", "", "MoveSun", "phone", "en", "dark"),
    Moment("helios", "", "MoveSun", "landscape", "en", "light"),
    Moment("helios", "waiting", "TakeTile", "desktop", "en", "dark"),
    Moment("origins", "", "ChooseSite", "desktop", "en", "light"),
    Moment("origins", "", "ChooseSite", "desktop", "fr", "dark"),
    Moment("origins", "", "ChooseSite", "tablet", "en", "light"),
    Moment("origins", "", "ChooseSite", "phone", "fr", "light"),
    Moment("origins", "", "ChooseSite", "phone", "en", "dark"),
    Moment("origins", "", "ChooseSite", "landscape", "fr", "light"),
    Moment("origins", "waiting", "ChooseSite", "desktop", "en", "light"),
    Moment("origins", "hint", "ChooseSite", "desktop", "fr", "light"),
    Moment("origins", "start", "ChooseAction", "desktop", "en", "light"),
    Moment("origins", "start", "ChooseAction", "phone", "fr", "light"),
    Moment("origins", "temple", "ChooseTemple", "phone", "en", "light"),
)


@cache
def played(game: str) -> Journal:
    """Return the whole game."""
    return whole_game(game, GAMES[game], SEED, "medium")


def moment(game: str, name: str, step: str) -> Journal:
    """Return the game up to a question of that kind, beyond its middle, with enough answers.

    The last such one if none has.
    """
    journal = played(game)
    found = 0
    for ply in range(len(journal.plies) // 2, len(journal.plies)):
        state = journal.at(ply)
        if not state.todo or state.seat() < 0 or step_name(type(state.todo[-1])) != step:
            continue
        if name == "start" and not others_played(journal, ply):
            continue
        found = ply
        if len(state.choices()) >= LIVELY:
            break
    return tail(journal, found)


def others_played(journal: Journal, ply: int) -> bool:
    """Return whether the next player has played shortly before, and others after that."""
    asked = journal.at(ply).seat()
    seats = [played.seat for played in journal.plies[max(0, ply - TAIL) : ply] if played.seat != CHANCE]
    return asked in seats and seats[-1] != asked


def show(page: Page, shot: Moment) -> None:
    """Bring the page to the moment."""
    first = page.locator("#choices button[data-choice]").first
    if shot.name == "hint":
        page.locator("#do-hint").click()
        page.locator(".advice").wait_for()
    elif shot.name == "start":
        page.locator(CARD).wait_for()
    elif not shot.name or shot.name == "temple":
        if shot.screen == "desktop":
            first.hover()
        else:
            first.tap()


def take(chromium: Browser, server: StillServer, folder: Path) -> None:
    """Take all pictures."""
    for shot in MOMENTS:
        journal = moment(shot.game, shot.name, shot.step)
        asked, seats = journal.state.seat(), journal.state.seats
        table = server.table(journal)
        seat = (asked + 1) % seats if shot.name == "waiting" else asked
        digest = "turns" if shot.name == "start" else "never"

        def open_table(page: Page, table: str = table) -> None:
            page.goto(f"{server.address}/t/{table}")
            page.locator("#table").wait_for()

        cookies = [server.cookie(table, seat), ("digest", digest)]
        picture(chromium, server, shot, cookies, open_table, folder / shot.file)
    for screen, language, theme in (("desktop", "en", "light"), ("phone", "fr", "dark")):
        file = folder / f"invitation-{screen}-{language}-{theme}.png"
        shot = Moment("helios", "invitation", "", screen, language, "dark" if theme == "dark" else "light")
        picture(chromium, server, shot, [], invite, file)


def invite(page: Page) -> None:
    """Make a table with a friend's seat."""
    page.locator("select[name=sits1]").select_option("friend")
    page.locator("button[name=start]").click()


def picture(
    chromium: Browser,
    server: StillServer,
    shot: Moment,
    cookies: list[tuple[str, str]],
    begin: Callable[[Page], None],
    file: Path,
) -> None:
    """Take one picture."""
    width, height = SCREENS[shot.screen]
    small = shot.screen in {"phone", "landscape"}
    context = chromium.new_context(
        locale=shot.language,
        viewport={"width": width, "height": height},
        color_scheme=shot.theme,
        has_touch=shot.screen != "desktop",
        device_scale_factor=2 if small else 1,
        reduced_motion="reduce",
    )
    context.add_cookies([{"name": name, "value": value, "url": server.address} for name, value in cookies])
    page = context.new_page()
    if begin is invite:
        page.goto(f"{server.address}/new/helios")
    begin(page)
    page.wait_for_timeout(800)  # the page finds its screen, and fonts settle
    if begin is not invite:
        show(page, shot)
    page.wait_for_timeout(1200)
    page.screenshot(path=file)
    context.close()


def main() -> None:
    """Start a server and take the pictures."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, StillServer(Path(data)) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        take(chromium, server, folder)
        chromium.close()


if __name__ == "__main__":
    main()
