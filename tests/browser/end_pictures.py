"""Takes the pictures of the end of a game in ``docs/pictures``: run as ``python tests/browser/end_pictures.py FOLDER``.

Bots play a game of each to its end; the page is that of someone who sat at the first seat.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final, Literal, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, sync_playwright

from browser.chromium import find
from browser.conftest import FLAGS
from browser.positions import StillServer, whole_game

SCREENS: Final = {"desktop": (1440, 900), "tablet": (820, 1180), "phone": (390, 844), "landscape": (844, 390)}
GAMES: Final = {"helios": 2, "origins": 4}
"""The games and how many play."""
SEED: Final = 11


class Shot(NamedTuple):
    """A picture: on which screen, in which language and theme."""

    screen: str
    language: str
    theme: Literal["light", "dark"]


SHOTS: Final = (
    Shot("desktop", "en", "dark"),
    Shot("desktop", "fr", "light"),
    Shot("tablet", "en", "light"),
    Shot("phone", "fr", "light"),
    Shot("phone", "en", "dark"),
    Shot("landscape", "en", "light"),
)


def take(chromium: Browser, server: StillServer, folder: Path) -> None:
    """Take all pictures."""
    for game, players in GAMES.items():
        table = server.table(whole_game(game, {"players": players}, SEED, "medium"))
        name, value = server.cookie(table, 0)
        for shot in SHOTS:
            width, height = SCREENS[shot.screen]
            context = chromium.new_context(
                locale=shot.language,
                viewport={"width": width, "height": height},
                color_scheme=shot.theme,
                device_scale_factor=2 if shot.screen in {"phone", "landscape"} else 1,
                reduced_motion="reduce",
            )
            context.add_cookies([{"name": name, "value": value, "url": server.address}])
            page = context.new_page()
            page.goto(f"{server.address}/t/{table}/end")
            page.screenshot(path=folder / f"end-{game}-{shot.screen}-{shot.language}-{shot.theme}.png")
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
