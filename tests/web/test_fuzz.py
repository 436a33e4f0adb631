"""Requests that no one means: whatever comes in, the server answers and has no fault of its own."""

from __future__ import annotations

import logging
import random
import re
import time
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocketDisconnect

from heliopolis.games import all_games
from web.conftest import OWN, PEOPLE, Site, Visitor, comes, routes_of
from web.test_memory import told

MINUTES = 10
PIECES = (
    *("", "0", "-1", "00099", "9" * 400, "1e9", "nan", "null", "true", "..", "../../etc/passwd", "%00", "%0a", "%ff"),
    *(
        "a\0b",
        "\n",
        "\x1b[2J",
        "\u2028",
        "\U0001f600" * 50,
        "é",
        "'",
        '"',
        "<script>",
        "{}",
        "[" * 4000,
        "=" * 99,
        "{{x}}",
    ),
)
"""What is put where something else belongs."""


class Fuzzer:
    """Makes requests for the routes of a site, with what belongs there and with what does not."""

    def __init__(self, site: Site, visitor: Visitor, seed: int) -> None:
        self.site, self.visitor, self.dice = site, visitor, random.Random(seed)
        self.routes = [each for each in routes_of(site.client.app) if not isinstance(each, Mount)]
        self.known = {
            "table": [visitor.start(), visitor.start("origins")],
            "game": list(all_games()),
            "language": ["en", "fr"],
            "theme": ["light", "dark"],
            "form": ["txt", "json"],
            "study": [visitor.post("/studies", {"game": game}).url.path.split("/")[2] for game in all_games()],
            "node": ["0", "1"],
        }
        self.fields = sorted(set(re.findall(r'name="([a-z0-9-]+)"', self._pages())))

    def _pages(self) -> str:
        paths = ("/", "/you", "/games", "/new/helios", "/new/origins", *(f"/t/{each}" for each in self.known["table"]))
        return "".join(self.visitor.get(path).text for path in paths)

    def piece(self) -> str:
        """Return something, now and then mangled."""
        return self.dice.choice(PIECES) if self.dice.random() < 0.8 else str(self.dice.randbytes(20))

    def path(self, pattern: str) -> str:
        """Return an address of a route."""

        def put(found: re.Match[str]) -> str:
            right = self.known.get(found[1].partition(":")[0])
            return self.dice.choice(right) if right and self.dice.random() < 0.8 else self.piece()

        path = re.sub(r"\{([^}]+)\}", put, pattern)
        asked = f"?{self.dice.choice(['ply', 'q', 'page', 'place', 'choice', 'mark', 'screen'])}={self.piece()}"
        return quote(path + (asked if self.dice.random() < 0.3 else ""), safe="/%?=&")

    def form(self) -> dict[str, str]:
        """Return a form with values that may not be."""
        chosen = self.dice.sample(self.fields, min(len(self.fields), self.dice.randrange(8)))
        return {name: self.dice.choice([self.piece(), "0", "1", "yes"]) for name in chosen}

    def requests(self) -> Iterator[str]:
        """Make requests without end; what was asked, before each."""
        while True:
            route = self.dice.choice(self.routes)
            if isinstance(route, WebSocketRoute):
                path = self.path(route.path)
                yield f"SOCKET {path[:200]}"
                self.socket(path)
            elif isinstance(route, Route):
                method = self.dice.choice(sorted(route.methods or {"GET"}))
                path = self.path(route.path)
                yield f"{method} {path[:200]}"
                self.request(method, path)

    def request(self, method: str, path: str) -> None:
        """Send one request; the server may refuse it, and must not fail."""
        headers = {
            name: self.piece().encode("ascii", "ignore").decode() for name in ("accept-language", "if-none-match")
        }
        headers = {name: value for name, value in headers.items() if value.isprintable()}
        if self.dice.random() < 0.9:
            headers |= OWN
        self.site.client.cookies = self.visitor.cookies
        body = {"data": self.form()} if self.dice.random() < 0.8 else {"content": self.piece().encode()}
        reply = self.site.client.request(
            method, path, headers=headers, follow_redirects=False, **(body if method == "POST" else {})
        )
        assert reply.status_code < 500, reply.text[:500]

    def socket(self, path: str) -> None:
        """Open one socket that says a word."""
        try:
            with self.site.client.websocket_connect(path, headers=OWN) as socket:
                socket.send_text(self.piece())
        except WebSocketDisconnect:
            pass


def fuzzed(site: Site, seed: int, enough: int, seconds: float, caplog: pytest.LogCaptureFixture) -> int:
    """Return how many requests were made."""
    visitor = site.visitor()
    comes(site.visitor(), visitor, site.table(visitor.start(**PEOPLE)))
    fuzzer, end = Fuzzer(site, visitor, seed), time.monotonic() + seconds
    caplog.set_level(logging.ERROR)
    for number, asked in enumerate(fuzzer.requests()):
        if number == enough or time.monotonic() > end:
            return number
        faults = [record for record in caplog.records if record.exc_info]
        assert faults == [], asked
    raise AssertionError


@pytest.mark.slow
def test_some_strange_requests(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    assert fuzzed(site, 1, 40, 3600, caplog) == 40


@pytest.mark.soak
def test_ten_minutes_of_strange_requests(
    site: Site, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    made = fuzzed(site, 2, 10**9, MINUTES * 60, caplog)
    told(capsys, f"{made} requests")
    assert made > 1000
