"""One Chromium and one server for all tests of a process, and pages that may not complain."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect, sync_playwright
from web.serving import UNLIMITED, Server

from browser.chromium import NONE, find
from browser.positions import StillServer

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    # Containers often have little shared memory, and a page that finds none left crashes.
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 60_000
"""Milliseconds: on a busy machine a page may take its time. Nothing is tested by being fast."""
HARMLESS = r"WebSocket is closed before the connection is established|409 \(Conflict\) .*/preview\?"
"""A page that is left while it connects; a preview of a choice that was made meanwhile."""
LONGEST = ("test_static_site.py", "test_whole_games.py", "test_guided.py", "test_measure.py", "test_access.py")
"""The files with tests that take minutes: begun last, they would keep one process busy when all others have ended."""
DESKTOP = (1440, 900)
PHONE = (390, 844)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Provide what drives browsers. It ends before tests elsewhere run, as it keeps a loop running in the thread."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def launched(playwright: Playwright) -> Iterator[list[Browser]]:
    """Provide the browsers that were started: one, unless it crashed."""
    browsers: list[Browser] = []
    yield browsers
    for browser in browsers:
        browser.close()


@pytest.fixture
def chromium(playwright: Playwright, launched: list[Browser]) -> Browser:
    """Provide a browser; should it have crashed in another test, a new one."""
    if not launched or not launched[-1].is_connected():
        path = find()
        assert path is not None, NONE
        launched.append(playwright.chromium.launch(executable_path=path, args=FLAGS))
        launched[-1].on("context", lambda context: context.set_default_timeout(PATIENCE))
    return launched[-1]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Provide a server that takes all tables of all tests."""
    with Server(tmp_path_factory.mktemp("tables"), *UNLIMITED) as server:
        yield server


class Visit:
    """Someone's browser: its pages, and what they complained about."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context = context
        self.base = base
        self.complaints: list[str] = []
        self.forgiven = ""
        """What a test expects to be complained about, as a pattern."""
        context.on("console", self._heard)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))

    def _heard(self, message: ConsoleMessage) -> None:
        said = f"{message.text} ({message.location['url']})"
        if message.type in {"error", "warning"} and not re.search(HARMLESS, said):
            self.complaints.append(said)

    def open(self, path: str = "/") -> Page:
        page = self.context.new_page()
        page.goto(self.base + path)
        return page

    def unexpected(self) -> list[str]:
        return [each for each in self.complaints if not (self.forgiven and re.search(self.forgiven, each))]


class Doors:
    """Lets browsers in, and looks at the end whether any of their pages complained."""

    def __init__(self, chromium: Browser, base: str) -> None:
        self._chromium = chromium
        self.base = base
        self.visits: list[Visit] = []

    def visit(
        self,
        *,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        scripts: bool = True,
        touch: bool = False,
        digest: str = "never",
    ) -> Visit:
        context = self._chromium.new_context(
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            java_script_enabled=scripts,
            has_touch=touch,
            reduced_motion="reduce",
        )
        if digest:
            # The card of the player's turn would lie over what a test is about.
            context.add_cookies([{"name": "digest", "value": digest, "url": self.base}])
        visit = Visit(context, self.base)
        self.visits.append(visit)
        return visit

    def close(self) -> None:
        for visit in self.visits:
            visit.context.close()
        assert [visit.unexpected() for visit in self.visits] == [[] for _ in self.visits]


@pytest.fixture
def doors(chromium: Browser, server: Server) -> Iterator[Doors]:
    """Provide browsers at the server, none of whose pages may complain."""
    doors = Doors(chromium, server.address)
    yield doors
    doors.close()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark slow pages: `make test` runs only the tests that say it needs them; and let them begin first."""
    for item in items:
        if item.nodeid.startswith("tests/browser/"):
            item.add_marker(pytest.mark.browser)
            if item.get_closest_marker("long") is None:
                item.add_marker(pytest.mark.slow)
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    """Return when a test begins: one process takes the browser tests from the longest on, the others from the rest."""
    folder, _, file = item.nodeid.partition("::")[0].rpartition("/")
    if folder != "tests/browser":
        return len(LONGEST) + 1
    return LONGEST.index(file) if file in LONGEST else len(LONGEST)


@pytest.fixture
def still_doors(chromium: Browser, still: StillServer) -> Iterator[Doors]:
    """Provide browsers at that server."""
    doors = Doors(chromium, still.address)
    yield doors
    doors.close()


@pytest.fixture(scope="package")
def still(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StillServer]:
    """Provide a server whose tables stay as they are."""
    with StillServer(tmp_path_factory.mktemp("still")) as server:
        yield server
