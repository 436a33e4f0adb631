"""Takes the pictures of the tables in ``docs/pictures``: run as ``python tests/browser/pictures.py FOLDER``.

Two bots play each game from a fixed number to its middle; its journal is opened and played on from. On the compiled
build (``PYTHONPATH=build/fast``) that takes half a minute.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, expect, sync_playwright
from web.serving import Server

from browser.chromium import find
from browser.conftest import DESKTOP, FLAGS, PHONE
from browser.playing import Player, hurry
from heliopolis.bots import bot
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.journals.journal import Journal


class Middle(NamedTuple):
    """A game up to its middle: the options, the number it is played from, and how many plies."""

    options: dict[str, Value]
    seed: int
    plies: int


MIDDLES = {
    "helios": Middle({}, 3, 150),
    "origins": Middle({"wonders": True, "trials": "extended"}, 5, 400),
}
STRONG = "hard"
LOGGED = 4
"""So many deeds are done first, so that there is something to tell."""
LIVELY = 4
"""Then a question that so many places answer."""
PICTURES = [
    (game, kind, language, theme)
    for game in MIDDLES
    for kind, language, theme in (
        ("desktop", "en", "light"),
        ("desktop", "fr", "dark"),
        ("phone", "fr", "light"),
        ("phone", "en", "dark"),
    )
]


class Greedy(Player):
    """Takes from the list what gives the most points at once; on every screen the same."""

    def choose(self) -> None:
        buttons = self.page.locator("#choices button[data-choice]")
        points: list[int] = buttons.evaluate_all(
            "all => all.map(each => Number(each.querySelector('.sum')?.innerText))"
        )
        best = buttons.nth(points.index(max(points))) if max(points) > 0 else self.pick()
        best.click()

    def end_turn(self) -> None:
        self.page.locator("#do-end-turn").click()


def middle(name: str) -> str:
    """The journal of a game up to its middle."""
    game, (options, seed, plies) = find_game(name), MIDDLES[name]
    journal, dice = Journal(game, None, None, **options), Dice(seed)
    players = [bot(STRONG, game, seed + seat) for seat in range(journal.state.seats)]
    while len(journal.plies) < plies:
        state = journal.state
        chance = state.seat() == CHANCE
        journal.play(state.choices()[dice.weighted(state.weights())] if chance else players[state.seat()].choose(state))
    return journal.text()


def open_position(page: Page, base: str, journal: str, ply: int) -> None:
    """Open the journal and play on from its ply."""
    page.goto(base)
    file = {"name": "middle.txt", "mimeType": "text/plain", "buffer": journal.encode()}
    page.locator("input[name=journal]").set_input_files(file)  # type: ignore[arg-type]
    page.locator("form[action='/open'] button").click()
    page.goto(f"{page.url}?ply={ply}")
    page.locator("form[action$=play-on] button").click()
    expect(page.locator("#table[data-mine]")).to_be_attached()
    hurry(page)
    player = Greedy(page, 7)
    for deed in range(60):
        assert player.wait(), "over before anything lively was asked"
        if deed >= LOGGED and page.locator("svg [data-choice]").count() >= LIVELY:
            break
        player.act()


def take(chromium: Browser, base: str, folder: Path) -> None:
    """Take all pictures."""
    journals = {game: middle(game) for game in MIDDLES}
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
        open_position(page, base, journals[game], MIDDLES[game].plies)
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
