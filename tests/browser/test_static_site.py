"""The build without a server: games in the browser alone, also offline, and the same games as anywhere."""

from __future__ import annotations

import fcntl
import json
import os
import random
import re
import shutil
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import product
from pathlib import Path
from threading import Thread, Timer
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Frame, Page, Playwright, ViewportSize, expect
from playwright.sync_api import Error as BrowserGone

from browser import measure as measuring
from browser.access import WIDER, findings
from browser.chromium import find
from browser.conftest import DESKTOP, FLAGS, PATIENCE, PHONE
from browser.measure import SIZES, measure
from browser.playing import ASKED, END, MINE, OVER, Clicker, Player, Tapper, ready, take
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import BadData
from heliopolis.static_site import builder
from heliopolis.static_site.builder import Written, fetch_pyodide, write_site
from heliopolis.teaching.materials import materials_of, shelf_of

ROOT = Path(__file__).parents[2]
START_SECONDS = 240
"""On a busy machine Python takes its time in the browser, to start and to answer."""
MOST_BYTES: Final = 9_000_000
"""What a first visit may load."""
KILLS = 20
PLACE: Final = "games/heliopolis"
"""Where the files lie on the host."""
LESSONS: Final = {"helios": "first-turn", "origins": "first-visit"}
PAGES: Final = (
    "",
    "new/origins",
    "learn",
    "learn/helios/first-turn",
    "puzzles/helios",
    "rules/origins",
    "games",
    "you",
    "you/games",
)
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
ALL: Final = [
    (game, language, size)
    for game, (language, size) in product(LESSONS, (("en", DESKTOP), ("fr", PHONE), ("fr", DESKTOP), ("en", PHONE)))
]
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
    games = [(name, *each) for name in own_games() for each in seeds.items()]
    return [digest(name, player, seed) for name, player, count in games for seed in range(count)]
"""
"""Plays games of bots and prints what was played; run natively and in the browser."""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Written]:
    """Provide the folder of a host, with the files below a path of it; Pyodide is fetched if it isn't there."""
    top = tmp_path_factory.mktemp("host")
    return top, write(top)


@pytest.fixture
def folder(made: tuple[Path, Written]) -> Path:
    """Provide that folder alone."""
    return made[0]


@pytest.fixture(scope="module", autouse=True)
def _patient(playwright: Playwright) -> Iterator[None]:
    """Wait longer than elsewhere: the rules, the pages and the bots run in the browser."""
    expect.set_options(timeout=1000 * START_SECONDS)
    yield
    expect.set_options(timeout=PATIENCE)


def write(top: Path) -> Written:
    """Write the files below a path of a host; if several processes want them, the first one prepares them for all."""
    pyodide = ROOT / "build" / "pyodide.tgz"
    pyodide.parent.mkdir(exist_ok=True)
    with pyodide.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            fetch_pyodide(pyodide)
        except BadData as error:
            pytest.skip(f"LEFT OUT: the build without a server, as Pyodide is not there and {error}")
        return write_site(top / PLACE, pyodide)


@pytest.fixture
def host(folder: Path) -> Iterator[ThreadingHTTPServer]:
    """Provide a host of files, as simple as they come."""
    with serving(folder) as server:
        yield server


@contextmanager
def serving(folder: Path) -> Iterator[ThreadingHTTPServer]:
    """Serve a folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


class Guest:
    """A browser at the folder, and all addresses it asked for."""

    def __init__(
        self,
        chromium: Browser,
        host: ThreadingHTTPServer,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        place: str = f"{PLACE}/",
    ) -> None:
        self.base = f"http://127.0.0.1:{host.server_port}/{place}"
        self.touch = size == PHONE
        width, height = size
        viewport: ViewportSize = {"width": width, "height": height}
        self.watch(chromium.new_context(locale=language, viewport=viewport, has_touch=self.touch))

    def watch(self, context: BrowserContext) -> None:
        """Note what a browser asks for and complains about."""
        self.context = context
        self.context.set_default_timeout(START_SECONDS * 1000)
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
        """Return the frame once the program has answered."""
        self.page.locator("#start").wait_for(state="hidden")
        self.page.frame_locator("iframe").locator(".brand").wait_for()
        frame = self.page.query_selector("iframe").content_frame()  # type: ignore[union-attr]
        assert frame is not None
        return frame

    def go(self, frame: Frame, path: str) -> None:
        """Show another page of the program."""
        frame.goto(f"{self.base}app/{path}")

    def player(self, frame: Frame, seed: int) -> Player:
        """Return someone who plays at the table in the frame."""
        return (Tapper if self.touch else Clicker)(frame, seed)  # type: ignore[arg-type]

    def leave(self) -> None:
        """Close the browser, which asked no one else for anything and had nothing to complain about."""
        self.context.close()
        assert [each for each in self.asked if not each.startswith((self.base, "blob:", "data:", "about:"))] == []
        assert self.complaints == []


def begin(frame: Frame, bot: str = "medium") -> None:
    """Sit down against a bot, who doesn't wait."""
    frame.locator("select[name=sits1]").select_option(bot)
    frame.locator("button[name=start]").click()
    ready(frame)  # type: ignore[arg-type]
    frame.locator("#menu > summary").click()
    frame.locator("#menu select[name=pace]").select_option("instant")
    with frame.page.expect_response(re.compile("/pace$")):
        frame.locator("#menu form[action$=pace] button").click()
    frame.locator("#menu > summary").click()


def version(frame: Frame) -> int:
    return int(frame.locator("#table").get_attribute("data-version") or -1)


def play_on_without_a_connection(
    guest: Guest, host: ThreadingHTTPServer, game: str, language: str, bot: str = "medium"
) -> Player:
    """Begin a game, then reload it with host and network gone; return the player, who can continue."""
    frame = guest.open(f"new/{game}")
    assert frame.locator("html").get_attribute("lang") == language
    begin(frame, bot)
    player = guest.player(frame, 1)
    for _ in range(5):
        assert player.wait()
        player.act()
    assert player.wait()
    before, address = version(frame), guest.page.url
    assert "#t/" in address
    guest.context.set_offline(True)
    host.shutdown()
    guest.page.reload()
    frame = guest.shown()
    assert guest.page.url == address
    expect(frame.locator(f"{MINE}, {OVER}")).to_have_count(1)
    assert version(frame) == before
    return guest.player(frame, 2)


@pytest.mark.timeout(1800)
def test_a_game_goes_on_after_a_reload_without_a_connection(chromium: Browser, host: ThreadingHTTPServer) -> None:
    guest = Guest(chromium, host)
    player = play_on_without_a_connection(guest, host, "helios", "en", "easy")
    frame = guest.shown()
    assert player.wait()
    while not frame.locator(ASKED).count():
        player.act()
        assert player.wait()
    frame.locator("#do-hint").click()
    frame.locator("#advice li").first.wait_for(state="attached")
    play_the_same_games(guest, {"medium": 1})
    guest.leave()


def test_a_first_visit_loads_little(made: tuple[Path, Written]) -> None:
    assert made[1].first <= MOST_BYTES


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_what_is_pressed_before_the_program_runs_is_done_then(chromium: Browser, folder: Path) -> None:
    with serving(folder / PLACE) as host:
        guest = Guest(chromium, host, "fr", PHONE, place="")
        guest.page.goto(guest.base)
        first = guest.page.frame_locator("iframe")
        expect(first.locator("html")).to_have_attribute("lang", "fr")
        first.locator('form.quick:has(input[value="origins"]) button.main').click()
        expect(first.locator("[aria-busy]")).to_have_count(1)
        assert findings(guest.page) == []
        frame = guest.shown()
        expect(frame.locator("body.play")).to_contain_text("Origins")
        guest.leave()


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_no_script_of_the_folder_makes_another(chromium: Browser, host: ThreadingHTTPServer) -> None:
    guest = Guest(chromium, host)
    guest.open("")
    while len(guest.page.workers) < 2:  # the one in which bots think starts by itself
        guest.page.wait_for_event("worker", timeout=1000 * START_SECONDS)
    makes = """() => new Promise((done) => setTimeout(() => {
      try { new Function("return 1")(); done(true); } catch { done(false); }
    }))"""
    workers = guest.page.workers
    assert [each.url.rpartition("/")[2] for each in workers] == ["worker.js", "thinker.js"]
    assert [guest.page.evaluate(makes), *(each.evaluate(makes) for each in workers)] == [False, False, False]
    guest.context.close()


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("game", "language", "size"), ALL)
def test_a_visitor_plays_learns_and_solves_without_a_connection(
    chromium: Browser, host: ThreadingHTTPServer, tmp_path: Path, game: str, language: str, size: tuple[int, int]
) -> None:
    guest = Guest(chromium, host, language, size)
    player = play_on_without_a_connection(guest, host, game, language)
    assert player.play() > 5
    frame = guest.shown()
    frame.locator(OVER).click()
    expect(frame.locator("table.sheet tfoot .ranks")).to_be_visible()
    with guest.page.expect_download() as downloading:
        frame.locator('a[href$="journal.txt"]').first.click()
    downloading.value.save_as(tmp_path / "journal.txt")
    guest.go(frame, "")
    frame.locator("input[type=file]").set_input_files(tmp_path / "journal.txt")
    frame.locator("section.open button").click()
    expect(frame.locator("#table[data-question=replay]")).to_be_visible()
    learn(guest, frame, game)
    solve(guest, frame, game)
    guest.leave()


def learn(guest: Guest, frame: Frame, game: str) -> None:
    """Do a lesson by its solution."""
    lesson = materials_of(find_game(game)).course.lesson(LESSONS[game])
    guest.go(frame, f"learn/{game}/{lesson.id}")
    frame.locator("main.lesson button.main").click()
    frame.locator("#guide .note.todo:not([hidden])").wait_for(state="attached")
    ready(frame)  # type: ignore[arg-type]
    for choice in lesson.start.solutions[0]:
        take(frame, choice)  # type: ignore[arg-type]
    frame.locator("#guide .note.done").wait_for(state="attached")


def solve(guest: Guest, frame: Frame, game: str) -> None:
    """Solve the first puzzle that takes one choice."""
    puzzle = next(each for each in shelf_of(find_game(game)).puzzles if len(each.best.choices) == 1)
    guest.go(frame, f"puzzles/{game}/{puzzle.id}")
    frame.locator("main form button").click()
    ready(frame)  # type: ignore[arg-type]
    frame.locator("#guide .note").wait_for(state="attached")
    if frame.locator("#guide [data-guide=next]:visible").count():
        frame.locator("#guide [data-guide=next]:visible").click()
    take(frame, puzzle.best.choices[0])  # type: ignore[arg-type]
    frame.locator(END).click()
    frame.locator("#guide .note.done").wait_for(state="attached")


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_bots_play_the_same_games_in_the_browser(chromium: Browser, host: ThreadingHTTPServer) -> None:
    guest = Guest(chromium, host)
    guest.open("")
    play_the_same_games(guest, {"random": 2, "medium": 20, "hard": 3})
    guest.leave()


def play_the_same_games(guest: Guest, seeds: dict[str, int]) -> None:
    """Have bots play that many games of each game in the browser and here, and compare them."""
    # A page of the folder that no policy of this site restricts; its service worker has the files.
    page = guest.context.new_page()
    page.goto(f"{guest.base}shell.css")
    there = page.evaluate(
        """async ([base, source, seeds]) => {
          const { begin } = await import(`${base}python.js`);
          const { python } = await begin();
          python.runPython(source);
          return python.runPython(`json.dumps(digests(${seeds}))`);
        }""",
        [guest.base, DIGESTS, json.dumps(seeds)],
    )
    here: dict[str, object] = {}
    exec(DIGESTS, here)
    assert json.loads(there) == here["digests"](seeds)  # type: ignore[operator]


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_a_browser_that_is_killed_loses_nothing_it_has_shown(
    playwright: Playwright, host: ThreadingHTTPServer, tmp_path: Path
) -> None:
    chance, address, shown = random.Random(3), "", -1
    base = f"http://127.0.0.1:{host.server_port}/{PLACE}/"
    for turn in range(KILLS):
        context = playwright.chromium.launch_persistent_context(tmp_path, executable_path=find(), args=FLAGS)
        guest = Guest.__new__(Guest)
        guest.base, guest.touch = base, False
        guest.watch(context)
        frame = guest.open(address or "new/helios")
        if not address:
            begin(frame)
        expect(frame.locator(f"{MINE}, {OVER}")).to_have_count(1)
        assert version(frame) >= shown
        if frame.locator(OVER).count():
            guest.go(frame, "new/helios")
            begin(frame)
        player = guest.player(frame, turn)
        # An expectation that the browser does not live to see fails, too.
        with suppress(BrowserGone, AssertionError):
            player.wait()
            address, shown = guest.page.url.partition("#")[2], version(frame)
            Timer(chance.uniform(0, 3), kill, [tmp_path]).start()
            while player.wait():
                player.act()
                shown = version(frame)
            guest.page.wait_for_timeout(10_000)
        with suppress(BrowserGone):
            context.close()


def kill(profile: Path) -> None:
    """Kill the browser with that profile."""
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if f"--user-data-dir={profile}" in (folder / "cmdline").read_bytes().decode(errors="replace"):
                os.kill(int(folder.name), signal.SIGKILL)


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_a_new_version_is_offered_and_waits_for_the_visitor(
    chromium: Browser, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(folder / PLACE, tmp_path / PLACE)
    colour = "async () => (await (await fetch('manifest.webmanifest')).json()).theme_color"
    with serving(tmp_path) as host:
        guest = Guest(chromium, host)
        frame = guest.open("new/helios")
        begin(frame)
        player = guest.player(frame, 1)
        monkeypatch.setattr(builder, "PAPER", "#ffffff")
        write(tmp_path)
        guest.page.reload()
        frame = guest.shown()
        expect(guest.page.locator("#update button")).to_be_visible()
        player = guest.player(frame, 2)
        assert player.wait()
        player.act()
        assert player.wait()
        before = version(frame)
        assert guest.page.evaluate(colour) != "#ffffff"
        with guest.page.expect_navigation():
            guest.page.locator("#update button").click()
        frame = guest.shown()
        assert guest.page.evaluate(colour) == "#ffffff"
        expect(frame.locator(MINE)).to_have_count(1)
        assert version(frame) == before
        expect(guest.page.locator("#update")).to_be_hidden()
        guest.leave()


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_everything_goes_to_another_browser(chromium: Browser, host: ThreadingHTTPServer, tmp_path: Path) -> None:
    guest = Guest(chromium, host)
    frame = guest.open("new/helios")
    begin(frame)
    table = guest.page.url.partition("#")[2]
    guest.go(frame, "you")
    with guest.page.expect_download() as downloading:
        frame.locator("#you-device a").click()
    downloading.value.save_as(tmp_path / "kept.heliopolis")
    guest.leave()
    guest = Guest(chromium, host, "fr", PHONE)
    frame = guest.open("you")
    frame.locator("#you-device summary").click()
    frame.locator("#you-device input[type=file]").set_input_files(tmp_path / "kept.heliopolis")
    assert findings(frame) == []  # type: ignore[arg-type]
    with guest.page.expect_navigation():
        frame.locator("#you-device button").click()
    frame = guest.shown()
    guest.go(frame, table)
    frame.locator(f"{MINE}, {ASKED}").wait_for(state="attached")
    guest.leave()


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("size", [SIZES[1], SIZES[4]], ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_everyone_can_use_its_pages(
    chromium: Browser, host: ThreadingHTTPServer, language: str, size: measuring.Size
) -> None:
    guest = Guest(chromium, host, language, (size.width, size.height))
    wrong: list[str] = []
    for path in PAGES:
        frame = guest.open(path)
        for theme in THEMES:
            guest.page.emulate_media(color_scheme=theme)
            wrong.extend(f"{path}: {each}" for each in findings(frame))  # type: ignore[arg-type]
            assert frame.evaluate(WIDER) <= 0
    for game in ("helios", "origins"):
        begin(guest.open(f"new/{game}"))
        frame = guest.shown()
        expect(frame.locator(MINE)).to_have_count(1)
        wrong.extend(findings(frame))  # type: ignore[arg-type]
        wrong.extend(map(str, measure(frame, size, game).findings))  # type: ignore[arg-type]
    wrong.extend(findings(guest.page))
    assert wrong == []
    guest.leave()
