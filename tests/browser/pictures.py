"""Takes the pictures of the tables in ``docs/pictures``: run as ``python tests/browser/pictures.py FOLDER``.

The positions come from the journals of the tests, opened and played on from, so every run shows the same.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, expect, sync_playwright
from web.serving import Server

from browser.chromium import find
from browser.conftest import DESKTOP, FLAGS, PHONE
from browser.playing import Clicker, Tapper, hurry

JOURNALS = Path(__file__).parents[1] / "journals"
POSITIONS = {"helios": ("two-players.txt", 40), "origins": ("origins-wonders.txt", 162)}
LOGGED = 12
"""So many deeds are done first, so that there is something to tell."""
LIVELY = 5
"""Then a question that so many places answer."""
PICTURES = [
    (game, kind, language, theme)
    for game in POSITIONS
    for kind, language, theme in (
        ("desktop", "en", "light"),
        ("desktop", "fr", "dark"),
        ("phone", "fr", "light"),
        ("phone", "en", "dark"),
    )
]


def open_position(page: Page, base: str, game: str, player_of: type[Clicker]) -> None:
    """Open the journal and play on from its ply."""
    journal, ply = POSITIONS[game]
    page.goto(base)
    page.locator("input[name=journal]").set_input_files(JOURNALS / journal)
    page.locator("form[action='/open'] button").click()
    page.goto(f"{page.url}?ply={ply}")
    page.locator("form[action$=play-on] button").click()
    expect(page.locator("#table[data-mine]")).to_be_attached(timeout=30_000)
    hurry(page)
    player = player_of(page, 7)
    for deed in range(60):
        assert player.wait(), "over before anything lively was asked"
        if deed >= LOGGED and page.locator("svg [data-choice]").count() >= LIVELY:
            break
        player.act()


def take(chromium: Browser, base: str, folder: Path) -> None:
    """Take all pictures."""
    for game, kind, language, theme in PICTURES:
        width, height = DESKTOP if kind == "desktop" else PHONE
        context = chromium.new_context(
            locale=language,
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=kind == "phone",
            device_scale_factor=1 if kind == "desktop" else 2,
            reduced_motion="reduce",
        )
        page = context.new_page()
        open_position(page, base, game, Clicker if kind == "desktop" else Tapper)
        page.mouse.move(0, 0)
        page.wait_for_timeout(400)
        page.screenshot(path=folder / f"table-{game}-{kind}-{language}-{theme}.png")
        context.close()


def main() -> None:
    """Start a server and take the pictures."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        take(chromium, server.address, folder)
        chromium.close()


if __name__ == "__main__":
    main()
