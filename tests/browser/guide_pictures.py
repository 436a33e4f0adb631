"""Takes the pictures of the guided first game in ``docs/pictures``: ``python tests/browser/guide_pictures.py FOLDER``.

A learner plays as suggested; the pictures show the cards of a few moments.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final, Literal, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, expect, sync_playwright
from web.serving import Server

from browser.chromium import find
from browser.conftest import FLAGS, PATIENCE, Visit
from browser.pictures import SCREENS
from browser.playing import hurry
from browser.test_guided import CARD, NEXT, Learner, TappingLearner, begin

MOST: Final = 40
"""Deeds before all pictures of a game must be there."""


class Showing(NamedTuple):
    """A game on a screen, in a language and theme, and the notes that are taken of it."""

    game: str
    screen: str
    language: str
    theme: Literal["light", "dark"]
    notes: tuple[str, ...]


SHOWN: Final = (
    Showing("helios", "desktop", "en", "light", ("aim", "take-tile", "characters")),
    Showing("helios", "phone", "fr", "light", ("aim", "place-tile")),
    Showing("origins", "desktop", "fr", "dark", ("aim", "site")),
    Showing("origins", "phone", "en", "dark", ("draft", "worker")),
    Showing("helios", "landscape", "en", "light", ("take-tile",)),
    Showing("origins", "tablet", "fr", "light", ("site",)),
)


def take(browser: Browser, base: str, showing: Showing, folder: Path) -> None:
    """Play until every picture is taken."""
    width, height = SCREENS[showing.screen]
    touch = showing.screen != "desktop"
    context = browser.new_context(
        locale=showing.language,
        viewport={"width": width, "height": height},
        color_scheme=showing.theme,
        has_touch=touch,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    page = begin(Visit(context, base), showing.game)
    player = TappingLearner(page) if showing.screen in {"phone", "landscape"} else Learner(page)
    left = list(showing.notes)
    for _ in range(MOST):
        player.wait()
        name = page.locator(CARD).get_attribute("data-note") if page.locator(CARD).count() else ""
        if name in left:
            words = ["guide", showing.game, name, showing.screen, showing.language, showing.theme]
            page.screenshot(path=folder / f"{'-'.join(words)}.png")
            left.remove(name)
        if not left:
            break
        if name == "aim":
            page.locator(NEXT).click()
            hurry(page)
            page.mouse.move(0, 0)
        else:
            player.act()
            page.mouse.move(0, 0)
    assert not left, left
    context.close()


def main(folder: Path) -> None:
    """Take all pictures."""
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        for showing in SHOWN:
            take(browser, server.address, showing, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
