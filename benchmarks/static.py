"""Measure the build without a server in Chromium: how long it takes to start, to answer and to think.

``python -m benchmarks.static`` measures ``build/static`` on this machine and on one that is four times slower, and
prints tables. Chromium can only slow down the thread of a page, not its workers; so here all its processes are stopped
for three of four moments.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import mean
from threading import Event, Thread
from time import perf_counter, sleep
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.chromium import find
from browser.conftest import DESKTOP, FLAGS, PHONE
from browser.playing import MINE
from playwright.sync_api import BrowserContext, Page, sync_playwright

from heliopolis.games import game as find_game
from heliopolis.games import own_games
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.game import State
from heliopolis.table.thinking import BotQuestion, SavedPosition, answer, find_hint
from heliopolis.workers.worker import pack

JOURNALS: Final = {"helios": "two-players.txt", "origins": "origins-two-players.txt"}
PATIENCE: Final = 1_800_000
MOMENT: Final = 0.004
"""Seconds that a slow machine runs in one piece."""
LEVELS: Final = ("easy", "medium", "hard", "expert")
THINK: Final = """async (tasks) => {
  const worker = new Worker(new URL("thinker.js", location.href), { type: "module" });
  const heard = () => new Promise((done, fail) => {
    worker.onmessage = ({ data }) => data.found === null ? fail("broken") : done(data);
    worker.onerror = fail;
  });
  const begun = performance.now();
  await heard();
  const spent = [performance.now() - begun];
  for (const task of tasks) {
    const asked = performance.now();
    worker.postMessage(new Uint8Array(task));
    await heard();
    spent.push(performance.now() - asked);
  }
  worker.terminate();
  return spent;
}"""
"""Has a worker of its own do tasks, and returns how many milliseconds it needed to start and for each of them."""
PAINTED: Final = 'performance.getEntriesByName("first-contentful-paint")[0].startTime'
KEPT: Final = '(async () => (await (await fetch("memory")).arrayBuffer()).byteLength)()'


class Device(NamedTuple):
    """A screen, and how many times slower than this machine its processor is."""

    name: str
    size: tuple[int, int]
    slower: int


DEVICES: Final = (Device("desktop", DESKTOP, 1), Device("phone", PHONE, 4))


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder as any host does."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


@contextmanager
def slowed(profile: str, times: int) -> Iterator[None]:
    """Stop the browser with that profile for all but one of so many moments."""
    over = Event()

    def stop_and_go() -> None:
        processes: list[int] = []
        for turn in range(sys.maxsize):
            if over.is_set():
                break
            if turn % 50 == 0:
                processes = family(profile)
            tell(processes, signal.SIGCONT)
            sleep(MOMENT)
            tell(processes, signal.SIGSTOP)
            sleep(MOMENT * (times - 1))
        tell(family(profile), signal.SIGCONT)

    thread = Thread(target=stop_and_go, daemon=True)
    if times > 1:
        thread.start()
    try:
        yield
    finally:
        over.set()
        if times > 1:
            thread.join()


def tell(processes: Sequence[int], number: signal.Signals) -> None:
    """Send a signal to those that are still there."""
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, number)


def family(profile: str) -> list[int]:
    """Return the process of the browser with that profile, and all that it has started."""
    parents: dict[int, int] = {}
    found: set[int] = set()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            number = int(folder.name)
            parents[number] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            line = (folder / "cmdline").read_bytes().decode(errors="replace")
            if f"--user-data-dir={profile}" in line and number != os.getpid():
                found.add(number)
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return sorted(found)


class Start(NamedTuple):
    """Seconds from the address to the first paint, the picture of the lobby, the lobby, and a choice in a new game."""

    painted: float
    seen: float
    usable: float
    choice: float


def start(page: Page, base: str) -> Start:
    """Open the page and begin a game."""
    begun = perf_counter()
    page.goto(base, wait_until="commit")
    frame = page.frame_locator("iframe")
    frame.locator(".brand").wait_for()
    seen = perf_counter() - begun
    page.locator("#start").wait_for(state="hidden")
    usable = perf_counter() - begun
    frame.locator("form.quick button.main").first.click()
    frame.locator(MINE).wait_for(state="attached")
    choice = perf_counter() - begun
    return Start(float(page.evaluate(PAINTED)) / 1000, seen, usable, choice)


def middles(game: str, count: int) -> list[State]:
    """Return positions of random games, each at its own part of the way, with a choice for someone."""
    found: list[State] = []
    for seed in range(count):
        chance, dice, states = random.Random(seed), Dice(seed), list[State]()
        state = find_game(game).new()
        dice.settle(state)
        while state.todo:
            if len(state.choices()) > 1:
                states.append(state.copy())
            state.play(chance.choice(state.choices()))
            dice.settle(state)
        found.append(states[len(states) * (seed + 1) // (count + 2)])
    return found


def tasks(count: int) -> dict[tuple[str, str], list[bytes]]:
    """Return for each game and level, and for hints, what a worker is asked."""
    found: dict[tuple[str, str], list[bytes]] = {}
    for game in own_games():
        for place, state in enumerate(middles(game, count)):
            saved = SavedPosition(game, state.to_dict(), "")
            for level in LEVELS:
                question = BotQuestion(saved, level, place, 10.0)
                found.setdefault((game, level), []).append(pack(partial(answer, question, find_game), 0.0))
            hint = partial(find_hint, saved, place, find_game)
            found.setdefault((game, "hint"), []).append(pack(hint, 0.0))
    return found


def analysis(page: Page, base: str, game: str) -> float:
    """Open a journal and have the game analysed; return the seconds of that."""
    journal = Path(__file__).parents[1] / "tests" / "journals" / JOURNALS[game]
    page.goto(f"{base}#learn")
    page.goto(f"{base}#")
    frame = page.frame_locator("iframe")
    frame.locator("input[type=file]").set_input_files(str(journal))
    frame.locator("section.open button").click()
    frame.locator("#table[data-question=replay]").wait_for()
    there = page.evaluate("location.hash").partition("?")[0].replace("replay", "end")
    page.goto(f"{base}{there}")
    begun = perf_counter()
    frame.locator("#analysis form button").click()
    frame.locator("#analysis .costly, #analysis .quiet").first.wait_for()
    return perf_counter() - begun


def opened(browsers: object, profile: str, device: Device) -> BrowserContext:
    """Start a browser with what it kept before."""
    width, height = device.size
    context: BrowserContext = browsers.launch_persistent_context(  # type: ignore[attr-defined]
        profile, executable_path=find(), args=FLAGS, viewport={"width": width, "height": height}, locale="en"
    )
    context.set_default_timeout(PATIENCE)
    return context


def main() -> None:
    """Measure, and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/static"))
    parser.add_argument("--positions", type=int, default=4)
    parser.add_argument("--without-analysis", action="store_true")
    options = parser.parse_args()
    asked = tasks(options.positions)
    starts: list[str] = []
    times: dict[tuple[str, str], list[str]] = {key: [] for key in asked}
    analyses: dict[str, list[str]] = {game: [] for game in JOURNALS}
    with sync_playwright() as playwright, served(options.folder) as base:
        for device in DEVICES:
            with tempfile.TemporaryDirectory() as profile, slowed(profile, device.slower):
                for visit in ("cold", "warm"):
                    context = opened(playwright.chromium, profile, device)
                    page = context.new_page()
                    found = start(page, base)
                    row = " | ".join(f"{each:.1f}" for each in found)
                    starts.append(f"| {device.name}, {visit} | {row} |")
                    print(starts[-1], flush=True)
                    while not page.evaluate(KEPT):
                        sleep(1)
                    if visit == "warm":
                        for key, payloads in asked.items():
                            _, *spent = page.evaluate(THINK, [list(each) for each in payloads])
                            times[key].append(f"{mean(spent) / 1000:.2f} (at most {max(spent) / 1000:.2f})")
                            print(device.name, *key, times[key][-1], flush=True)
                        for game in [] if options.without_analysis else JOURNALS:
                            analyses[game].append(f"{analysis(page, base, game):.0f}")
                            print(device.name, game, "analysis", analyses[game][-1], flush=True)
                    context.close()
    print("\n| | first paint | lobby seen | lobby usable | first choice |\n|---|---|---|---|---|")
    print("\n".join(starts))
    print("\n| | desktop | phone |\n|---|---|---|")
    for (game, level), cells in times.items():
        print(f"| {game}, {level} | {' | '.join(cells)} |")
    for game, cells in analyses.items():
        print(f"| {game}, analysis | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
