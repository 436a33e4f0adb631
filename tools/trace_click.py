"""Shows how much of the package a request passes: files, functions, calls, choices played and positions copied.

    python tools/trace_click.py                     # a page, a preview, a refused choice, a click; both games
    python tools/trace_click.py helios --tree click # and the calls, each below its caller
    python tools/trace_click.py --picture FILE      # draw the way of a click, file by file

The whole application answers, but for sockets. The same was done at another table before, so that what is read or made
once does not count; and as in life, a page is shown before anyone clicks on it.
"""

from __future__ import annotations

import argparse
import ast
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Container, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from inspect import CO_ASYNC_GENERATOR, CO_COROUTINE, CO_GENERATOR
from itertools import count
from pathlib import Path
from textwrap import shorten
from types import FrameType
from typing import Final
from xml.sax.saxutils import escape

from starlette.testclient import TestClient

import heliopolis
from heliopolis.games import own_games
from heliopolis.kernel.game import State
from heliopolis.table import fair
from heliopolis.table.host import Host
from heliopolis.table.keeping.store import Store
from heliopolis.web.app import application
from heliopolis.web.players import known_players
from heliopolis.web.server.limits import ClientLimits

SOURCES: Final = str(Path(heliopolis.__file__).parent) + "/"
BASE: Final = "http://testserver"
BEFORE: Final = 4
"""Clicks at a table before anything is traced: the game is under way then."""
PATIENCE: Final = 500
RULES: Final = ("kernel/", "games/")
"""Where the files of the rules and of their drawings begin. The last two figures, which have goals, leave them out."""
UNHURRIED: Final = ClientLimits(busy_share=1000, alone_share=1000)
"""No request waits for its turn."""
SUSPENDS: Final = CO_GENERATOR | CO_COROUTINE | CO_ASYNC_GENERATOR


class Trace:
    """The calls of functions of the package between two moments, in all threads."""

    def __init__(self) -> None:
        self.calls: Counter[tuple[str, str]] = Counter()
        """How often each function was called, by its file and its name."""
        self.lines: list[str] = []
        self._on = False
        self._suspended: set[FrameType] = set()
        """Coroutines and generators that have begun."""

    def begin(self) -> None:
        """Count from now on."""
        self._on = True

    def end(self) -> Trace:
        """Return what has been counted, which begins again."""
        self._on = False
        found = Trace()
        found.calls, found.lines, self.calls, self.lines = self.calls, self.lines, found.calls, found.lines
        return found

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        """Count that something happens in some thread: Python calls this."""
        code = frame.f_code
        if not self._on or event != "call" or not code.co_filename.startswith(SOURCES):
            return
        # Loops in brackets are no functions; a coroutine that continues is not called again.
        if code.co_name.startswith("<") or frame in self._suspended:
            return
        if code.co_flags & SUSPENDS:
            self._suspended.add(frame)
        file = code.co_filename.removeprefix(SOURCES)
        self.calls[file, code.co_qualname] += 1
        self.lines.append(f"{'  ' * depth(frame)}{code.co_qualname}  ({file})")

    def files(self) -> set[str]:
        """Return the files that were passed."""
        return {file for file, _ in self.calls}

    def count(self, method: Callable[..., object]) -> int:
        """Return how often a method was called."""
        return sum(calls for (_, name), calls in self.calls.items() if name == method.__qualname__)


def depth(frame: FrameType) -> int:
    """Return how many functions of the package lead to this one."""
    found, above = 0, frame.f_back
    while above is not None:
        found += above.f_code.co_filename.startswith(SOURCES) and not above.f_code.co_name.startswith("<")
        above = above.f_back
    return found


class NoBots:
    """No one thinks here: only people play."""

    def ask(self, state: State, bot_name: str, seed: int, folder: str = "") -> Future[list[str]]:
        """Refuse: no bot is asked."""
        raise AssertionError(bot_name)


class Player:
    """A visitor who has both seats of a table."""

    def __init__(self, client: TestClient, host: Host, game: str) -> None:
        self.client = client
        form = {"game": game, "sits0": "you", "name0": "Ann", "sits1": "you", "name1": "Bob"}
        made = client.post("/tables", data=form, headers={"origin": BASE}, follow_redirects=False)
        assert made.status_code == 303, made.text
        self.path = made.headers["location"]
        assert client.portal is not None
        self.table = client.portal.call(host.table, self.path.removeprefix("/t/"))
        self.clicks = [self._click() for _ in range(BEFORE)]
        self._ask()

    def page(self) -> int:
        """Look at the table."""
        return self.client.get(self.path).status_code

    def preview(self) -> int:
        """Point at a choice."""
        asked = {"version": str(self.table.version), "choice": self.middle()}
        return self.client.get(f"{self.path}/preview", params=asked, headers={"x-quiet": "1"}).status_code

    def refused(self) -> int:
        """Choose what was chosen before and is not offered now."""
        before = next(name for name in self.clicks if not self.table.state.offers(self.table.state.choice(name)))
        return self._post("choose", choice=before)

    def click(self) -> int:
        """Choose, as the script of a page does."""
        return self._post("choose", choice=self.middle())

    def middle(self) -> str:
        """Return one of the choices, no special one."""
        choices = self.table.state.choices()
        return choices[len(choices) // 2].name

    def _click(self) -> str:
        self._ask()
        name = self.middle()
        assert self.click() == 204
        return name

    def _ask(self) -> None:
        """Play until something is asked."""
        for _ in range(PATIENCE):
            kind = self.table.needs().kind
            if kind == "human":
                return
            if kind == "held":
                self._post("end-turn")
            time.sleep(0.01)
        raise AssertionError("nothing is asked")

    def _post(self, action: str, **form: str) -> int:
        data = {"seat": str(self.table.needs().seat), "version": str(self.table.version), **form}
        headers = {"origin": BASE, "x-quiet": "1"}
        return self.client.post(f"{self.path}/{action}", data=data, headers=headers).status_code


REQUESTS: Final[dict[str, tuple[Callable[[Player], int], int]]] = {
    "page": (Player.page, 200),
    "preview": (Player.preview, 200),
    "refused": (Player.refused, 400),
    "click": (Player.click, 204),
}
"""What is traced, in this order at one table, and how it is answered."""


@contextmanager
def opened() -> Iterator[tuple[TestClient, Host, Trace]]:
    """Provide the application over an empty store, and what traces it."""
    trace, secrets = Trace(), count()
    known_players.FRESH_SECONDS = PATIENCE  # on a slow machine, too, no one is looked up again
    fair.new_secret = lambda: next(secrets).to_bytes(fair.SECRET_BYTES, "big")
    threading.setprofile(trace)
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder) / "tables.sqlite")
        host = Host(store, NoBots(), pace=0)
        with TestClient(application(host, Path(folder), UNHURRIED), base_url=BASE) as client:
            yield client, host, trace
            assert client.portal is not None
            client.portal.call(host.close)
        store.close()
    threading.setprofile(None)


def traced(game: str, wanted: Container[str] = REQUESTS) -> dict[str, Trace]:
    """Return what each request passes at a table of the game, where another one was played before."""
    found: dict[str, Trace] = {}
    with opened() as (client, host, trace):
        for again in (False, True):
            player = Player(client, host, game)
            for name, (request, status) in REQUESTS.items():
                if again and name in wanted:
                    trace.begin()
                answered = request(player)
                found[name] = trace.end()
                assert answered == status, f"{name}: {answered}"
    return found


# --- the picture -------------------------------------------------------------------------------------------

ROW: Final = 30
COLUMNS: Final = (150, 310, 980)
"""Where names of files and what they say of themselves begin, and where the picture ends."""
STYLE: Final = """<style>
text { font: 14px system-ui, sans-serif; fill: #2b2118; }
.room { font-weight: 600; fill: #8a4b12; }
.about { fill: #6b5d50; }
.band { fill: #f4ecdf; }
@media (prefers-color-scheme: dark) {
text { fill: #f1e7d8; } .room { fill: #f0b45c; } .about { fill: #b9aa98; } .band { fill: #2a2420; }
}
</style>"""


def way(trace: Trace) -> list[str]:
    """Return the files that a request passes, each where it is first met, without those of the rules."""
    files = dict.fromkeys(line.rpartition("  (")[2].rstrip(")") for line in trace.lines)
    return [file for file in files if not file.startswith(RULES)]


def about(file: str) -> str:
    """Return the first paragraph of a module's docstring."""
    said = ast.get_docstring(ast.parse(Path(SOURCES, file).read_text(encoding="utf-8"))) or ""
    return " ".join(said.split("\n\n")[0].split()).rstrip(".")


def picture(files: Sequence[str]) -> str:
    """Return the way as SVG: a row for each file, banded by room."""
    rows: list[str] = []
    room, bands = "", 0
    for place, file in enumerate(files):
        now = file.rpartition("/")[0]
        top = place * ROW
        bands += now != room
        if bands % 2:
            rows.append(f'<rect class="band" y="{top}" width="{COLUMNS[2]}" height="{ROW}"/>')
        if now != room:
            rows.append(f'<text class="room" x="10" y="{top + 20}">{escape(now)}</text>')
        room = now
        rows.append(f'<text x="{COLUMNS[0]}" y="{top + 20}">{escape(file.rpartition("/")[2])}</text>')
        said = escape(shorten(about(file), 90, placeholder=" …"))
        rows.append(f'<text class="about" x="{COLUMNS[1]}" y="{top + 20}">{said}</text>')
    size = f'width="{COLUMNS[2]}" height="{len(files) * ROW}"'
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', STYLE, *rows, "</svg>", ""])


def main() -> None:
    """Trace and print a line for each request."""
    parser = argparse.ArgumentParser(prog="tools/trace_click.py", description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(own_games()))
    parser.add_argument("--tree", choices=REQUESTS, help="print the calls of this request too")
    parser.add_argument("--picture", type=Path, help="draw the way of a click at a table of Helios")
    asked = parser.parse_args()
    if asked.picture:
        asked.picture.write_text(picture(way(traced("helios", {"click"})["click"])), encoding="utf-8")
        return
    print(
        f"{'':24}{'files':>8}{'functions':>11}{'calls':>8}{'plays':>8}{'copies':>8}{'own files':>12}{'own calls':>12}"
    )
    for game in asked.games:
        for name, trace in traced(game).items():
            figures = (len(trace.files()), len(trace.calls), trace.calls.total())
            print(f"{game + ' ' + name:24}{figures[0]:8}{figures[1]:11}{figures[2]:8}", end="")
            own = sum(calls for (file, _), calls in trace.calls.items() if not file.startswith(RULES))
            print(f"{trace.count(State.play):8}{trace.count(State.copy):8}{len(way(trace)):12}{own:12}")
            if name == asked.tree:
                print("\n".join(trace.lines))


if __name__ == "__main__":
    main()
