"""The build without a server: games in the browser alone, also offline, and the same games as anywhere."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Frame, Page, expect

from browser.conftest import PATIENCE
from browser.playing import MINE, OVER, Clicker
from heliopolis.kernel.errors import BadData
from heliopolis.static_site.builder import fetch_pyodide, write_site

ROOT = Path(__file__).parents[2]
START_SECONDS = 240
"""On a busy machine Python takes its time to start."""
SEEDS = 2
DIGESTS = """
import hashlib, json
from heliopolis.bots import bot
from heliopolis.games import game, own_games
from heliopolis.kernel.chance import Dice

def digest(name, player, seed):
    found, dice, played = game(name), Dice(seed), hashlib.sha256()
    state, bots = found.new(), [bot(player, found, seed + seat) for seat in range(2)]
    dice.settle(state)
    while state.todo:
        choice = bots[state.seat()].choose(state)
        played.update(choice.name.encode())
        state.play(choice)
        dice.settle(state)
    return f"{played.hexdigest()} {state.hash64():x}"

def digests(seeds):
    games = [(name, player) for name in own_games() for player in ("random", "medium")]
    return [digest(*each, seed) for each in games for seed in range(seeds)]
"""
"""Plays games of bots and prints what was played; run natively and in the browser."""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Provide the folder of a host, with the files below a path of it; Pyodide is fetched if it isn't there."""
    pyodide, top = ROOT / "build" / "pyodide.tgz", tmp_path_factory.mktemp("host")
    try:
        fetch_pyodide(pyodide)
    except BadData as error:
        pytest.skip(f"LEFT OUT: the build without a server, as Pyodide is not there and {error}")
    write_site(top / "games" / "heliopolis", pyodide)
    return top


@pytest.fixture
def host(folder: Path) -> Iterator[ThreadingHTTPServer]:
    """Provide a host of files, as simple as they come."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


class Guest:
    """A browser at the folder, and all addresses it asked for."""

    def __init__(self, chromium: Browser, host: ThreadingHTTPServer, language: str, size: tuple[int, int]) -> None:
        self.base = f"http://127.0.0.1:{host.server_port}/games/heliopolis/"
        width, height = size
        self.context = chromium.new_context(locale=language, viewport={"width": width, "height": height})
        self.context.set_default_timeout(PATIENCE)
        self.asked: list[str] = []
        self.complaints: list[str] = []
        self.context.on("request", lambda request: self.asked.append(request.url))
        self.context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.context.on("console", self._heard)
        self.page: Page = self.context.new_page()

    def _heard(self, told: ConsoleMessage) -> None:
        # Browsers look for an icon wherever a page names none.
        if told.type in {"error", "warning"} and not told.location["url"].endswith("favicon.ico"):
            self.complaints.append(told.text)

    def open(self, path: str) -> Frame:
        """Return the frame that shows a page of the program, once it is there."""
        self.page.goto(f"{self.base}#{path}")
        return self.shown()

    def shown(self) -> Frame:
        """Return the frame once a page is there."""
        self.page.frame_locator("iframe").locator(".brand").wait_for(timeout=START_SECONDS * 1000)
        frame = self.page.query_selector("iframe").content_frame()  # type: ignore[union-attr]
        assert frame is not None
        return frame

    def leave(self) -> None:
        """Close the browser, which asked no one else for anything and had nothing to complain about."""
        self.context.close()
        assert [each for each in self.asked if not each.startswith((self.base, "blob:", "data:"))] == []
        assert self.complaints == []


def begin(frame: Frame, game: str) -> None:
    """Sit down against ``medium``, who doesn't wait."""
    frame.locator("select[name=sits1]").select_option("medium")
    frame.locator("button[name=start]").click()
    expect(frame.locator("#table")).to_be_attached()
    frame.locator("#menu > summary").click()
    frame.locator("#menu select[name=pace]").select_option("instant")
    frame.locator("#menu form[action$=pace] button").click()
    frame.locator("#menu > summary").click()


def play_on_without_a_connection(guest: Guest, host: ThreadingHTTPServer, game: str, language: str) -> Clicker:
    """Begin a game, then reload it with host and network gone; return the player, who can continue."""
    frame = guest.open(f"new/{game}")
    assert frame.locator("html").get_attribute("lang") == language
    begin(frame, game)
    player = Clicker(frame, seed=1)  # type: ignore[arg-type]
    for _ in range(5):
        assert player.wait()
        player.act()
    assert player.wait()
    before = frame.locator("#table").get_attribute("data-version")
    address = guest.page.url
    assert "#t/" in address
    guest.context.set_offline(True)
    host.shutdown()
    guest.page.reload()
    frame = guest.shown()
    assert guest.page.url == address
    expect(frame.locator(f"{MINE}, {OVER}")).to_have_count(1)
    assert frame.locator("#table").get_attribute("data-version") == before
    return Clicker(frame, seed=2)  # type: ignore[arg-type]


@pytest.mark.timeout(1800)
def test_a_game_goes_on_after_a_reload_without_a_connection(chromium: Browser, host: ThreadingHTTPServer) -> None:
    guest = Guest(chromium, host, "en", (1440, 900))
    player = play_on_without_a_connection(guest, host, "helios", "en")
    for _ in range(3):
        assert player.wait()
        player.act()
    guest.leave()


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("game", "language"), [("helios", "en"), ("origins", "fr")])
def test_a_whole_game_without_a_server(chromium: Browser, host: ThreadingHTTPServer, game: str, language: str) -> None:
    guest = Guest(chromium, host, language, (1440, 900))
    player = play_on_without_a_connection(guest, host, game, language)
    assert player.play() > 5
    frame = guest.shown()
    frame.locator(".controls a").click()
    expect(frame.locator("table.sheet tfoot .ranks")).to_be_visible()
    guest.leave()


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_bots_play_the_same_games_in_the_browser(chromium: Browser, host: ThreadingHTTPServer) -> None:
    guest = Guest(chromium, host, "en", (1440, 900))
    guest.open("")
    # A page of the folder that no policy of this site restricts; its service worker has the files.
    page = guest.context.new_page()
    page.goto(f"{guest.base}shell.css")
    there = page.evaluate(
        """async ([base, source, seeds]) => {
          const { loadPyodide } = await import(`${base}runtime/pyodide.mjs`);
          const python = await loadPyodide({ indexURL: `${base}runtime/` });
          const sources = await (await fetch(`${base}heliopolis.zip`)).arrayBuffer();
          python.unpackArchive(sources, "zip", { extractDir: "/lib/python3.14/site-packages" });
          python.runPython(source);
          return python.runPython(`json.dumps(digests(${seeds}))`);
        }""",
        [guest.base, DIGESTS, SEEDS],
    )
    here: dict[str, object] = {}
    exec(DIGESTS, here)
    assert json.loads(there) == here["digests"](SEEDS)  # type: ignore[operator]
    guest.leave()
