"""Measures tables on random positions: small letters, cut and overlapping texts, panels that move, covered targets.

Run as ``python tests/browser/measure.py --game origins --size 1440x900 --positions 5 --language fr``; without a game,
size or language all of them are measured. What is found is printed, each thing once with how often it came, and shown
in pictures in a folder (``--pictures``).
"""

from __future__ import annotations

import argparse
import logging
import re
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypedDict

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

from browser.chromium import find
from browser.conftest import FLAGS
from browser.playing import DRAWN
from browser.positions import CHOOSING, HINT, STATES, THINKING, WAITING, Position, StillServer, positions
from heliopolis.words.texts import LANGUAGES

MEASURE: Final = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
CARD: Final = "#digest:visible"
"""What lies on a table at the beginning of a turn."""
GAMES: Final = ("helios", "origins")
MOVED: Final = 1.5
"""Pixels; what is moved by less is not moved."""
MOST_PICTURES: Final = 60
SETTLED: Final = """async () => {
    await document.fonts.ready;
    const drawn = DRAWN, now = () => document.documentElement.innerHTML;
    let before = "";
    for (let tries = 0; tries < 400 && !(drawn() && before === now()); tries++) {
        before = now();
        await new Promise(done => setTimeout(done, 60));
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
}""".replace("DRAWN", DRAWN)
"""Resolves when the boards are drawn for this screen and nothing changes any more."""
FRAME: Final = """boxes => {
    for (const [left, top, right, bottom] of boxes) {
        const frame = document.body.appendChild(document.createElement("div"));
        frame.className = "measured";
        Object.assign(frame.style, {position: "fixed", left: `${left - 3}px`, top: `${top - 3}px`, zIndex: 99,
            width: `${right - left + 6}px`, height: `${bottom - top + 6}px`, outline: "3px solid magenta"});
    }
}"""
UNFRAME: Final = "() => document.querySelectorAll('.measured').forEach(each => each.remove())"


class Size(NamedTuple):
    """A screen: its pixels, whether it is touched, and the smallest letters and targets on it."""

    width: int
    height: int
    touch: bool
    text: float
    target: float

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


SIZES: Final = (
    Size(1366, 768, touch=False, text=11, target=0),
    Size(1440, 900, touch=False, text=11, target=0),
    Size(1920, 1080, touch=False, text=11, target=0),
    Size(820, 1180, touch=True, text=11, target=0),
    Size(390, 844, touch=True, text=12, target=44),
    Size(844, 390, touch=True, text=12, target=44),
    Size(360, 640, touch=True, text=11, target=44),
    Size(1280, 720, touch=False, text=11, target=0),
    Size(1280, 800, touch=False, text=11, target=0),
)
FIXED: Final = ("strip", "prompt", "tabs", "means")
"""The slots that stand still on phones, where the boards give way to the choices."""


class Box(NamedTuple):
    """Left, top, right and bottom."""

    left: float
    top: float
    right: float
    bottom: float


class Found(TypedDict):
    """What the script in the page reports of one thing."""

    kind: str
    where: str
    text: str
    figure: str
    box: list[float]


class Slot(TypedDict):
    """Where a panel stands."""

    box: list[float]
    kind: str


class Finding(NamedTuple):
    """Something that is wrong on a page."""

    page: str
    """Position, size, language and state."""
    kind: str
    where: str
    text: str
    figure: str
    box: Box

    @property
    def alike(self) -> tuple[str, str, str]:
        """What is the same for one fault on several pages."""
        size = re.search(r"[0-9]+x[0-9]+", self.page)
        plain = re.sub(r":[a-z0-9_,.-]+", ":*", re.sub(r"-?[0-9]+", "N", self.where))
        return size[0] if size else "", self.kind, plain

    def __str__(self) -> str:
        text = f' "{self.text}"' if self.text else ""
        return f"{self.kind}: {self.where}{text}: {self.figure} at {self.box.left:.0f},{self.box.top:.0f} ({self.page})"


class Measured(NamedTuple):
    """What is wrong on a page, and where its panels stand."""

    findings: list[Finding]
    slots: dict[str, Slot]


def measure(page: Page, size: Size, name: str) -> Measured:
    """Measure a page as it is."""
    page.evaluate(SETTLED)
    told = page.evaluate(MEASURE, {"text": size.text, "target": size.target})
    findings = [_finding(name, found) for found in told["findings"]]
    return Measured(findings, told["slots"])


def _finding(page: str, found: Found) -> Finding:
    left, top, right, bottom = found["box"]
    box = Box(left, top, right, bottom)
    return Finding(page, found["kind"], found["where"], found["text"], found["figure"], box)


def moved(before: dict[str, Slot], after: dict[str, Slot], size: Size, name: str) -> Iterator[Finding]:
    """Yield the slots of one screen that stand elsewhere in another state of it."""
    for slot in sorted(before.keys() & after.keys()):
        if size.touch and size.target and slot not in FIXED:
            continue
        old, new = before[slot]["box"], after[slot]["box"]
        if max(abs(one - other) for one, other in zip(old, new, strict=True)) > MOVED:
            told = " ".join(f"{one:.0f}→{other:.0f}" for one, other in zip(old, new, strict=True))
            yield Finding(name, "slot moved", f"#{slot}", "", told, Box(*new))


class Pictures:
    """Pictures of findings and a list of them, in a folder, those of one fault once; both grow while it is measured."""

    def __init__(self, folder: Path | None) -> None:
        self._folder: Final = folder
        self._shown: Final[set[tuple[str, str, str]]] = set()
        self._taken = 0

    def take(self, page: Page, findings: Sequence[Finding]) -> None:
        """Take a picture of a page with frames around what is new on it."""
        fresh = [each for each in findings if each.alike not in self._shown]
        if self._folder is None or not fresh:
            return
        self._shown.update(each.alike for each in fresh)
        self._folder.mkdir(parents=True, exist_ok=True)
        with (self._folder / "findings.txt").open("a", encoding="utf-8") as listed:
            listed.writelines(f"{each}\n" for each in fresh)
        if self._taken >= MOST_PICTURES:
            return
        self._taken += 1
        page.evaluate(FRAME, [list(each.box) for each in fresh])
        page.screenshot(path=self._folder / f"{self._taken:02}-{re.sub('[^a-z0-9=]+', '-', fresh[0].page)}.png")
        page.evaluate(UNFRAME)


class Tables:
    """The tables of one position: the same screen in each of its states."""

    def __init__(self, server: StillServer, position: Position, states: Iterable[str]) -> None:
        self._server: Final = server
        self._position: Final = position
        self._seat: Final = position.seat
        self.ids: Final[dict[str, str]] = {}
        for state in states:
            if state in {CHOOSING, HINT} or position.elsewhere is not None:
                self.ids[state] = self._table(state)
        self._hinted = False

    def _table(self, state: str) -> str:
        elsewhere = self._position.elsewhere
        if state in {CHOOSING, HINT} or elsewhere is None:
            return self._server.table(self._position.journal)
        bots = {elsewhere.state.seat()} if state == THINKING else set[int]()
        return self._server.table(elsewhere, frozenset(bots))

    def open(self, page: Page, state: str) -> None:
        """Open the table of a state on a page."""
        if state == THINKING:
            # A bot that thinks for long plays on without thinking, so each page sees one that has just begun.
            self.ids[state] = self._table(state)
        table, address = self.ids[state], self._server.address
        page.context.clear_cookies(name=re.compile("seats-"))
        self._server.seat(page.context, table, self._seat)
        if state == HINT and not self._hinted:
            self._ask(page, f"{address}/t/{table}")
        page.goto(f"{address}/t/{table}")

    def _ask(self, page: Page, table: str) -> None:
        """Ask for the hint once; it is there for every page."""
        page.goto(table)
        version = page.locator("#table").get_attribute("data-version") or ""
        form: dict[str, str | float | bool] = {"seat": str(self._seat), "version": version}
        reply = page.context.request.post(f"{table}/hint", form=form, headers={"origin": self._server.address})
        assert reply.ok, reply.text()
        self._hinted = True


class Meter:
    """Opens positions at sizes, in languages and states, and collects what is wrong."""

    def __init__(self, chromium: Browser, server: StillServer, pictures: Path | None = None) -> None:
        self._chromium: Final = chromium
        self._server: Final = server
        self._pages: Final[dict[tuple[Size, str], Page]] = {}
        self._pictures: Final = Pictures(pictures)
        self.pages = 0

    def _page(self, size: Size, language: str) -> Page:
        if (size, language) not in self._pages:
            context = self._chromium.new_context(
                locale=language,
                viewport={"width": size.width, "height": size.height},
                has_touch=size.touch,
                is_mobile=size.touch,
                reduced_motion="reduce",
            )
            context.set_default_timeout(60_000)
            self._pages[size, language] = context.new_page()
        return self._pages[size, language]

    def look(
        self, position: Position, sizes: Sequence[Size], languages: Sequence[str], states: Sequence[str] = STATES
    ) -> list[Finding]:
        """Return what is wrong at a position."""
        tables = Tables(self._server, position, states)
        findings: list[Finding] = []
        for size in sizes:
            for language in languages:
                page, first = self._page(size, language), None
                for state in tables.ids:
                    name = f"{position.name} {size} {language} {state}"
                    tables.open(page, state)
                    measured = measure(page, size, name)
                    wrong = measured.findings
                    if page.locator(CARD).count():
                        # Then the table as it is without the card.
                        page.keyboard.press("Escape")
                        measured = measure(page, size, name)
                        wrong = [*wrong, *measured.findings]
                    self.pages += 1
                    if first is None:
                        first = measured.slots
                    else:
                        wrong += moved(first, measured.slots, size, name)
                    self._pictures.take(page, wrong)
                    findings += wrong
        return findings

    def close(self) -> None:
        """Close all pages."""
        for page in self._pages.values():
            page.context.close()


def summed_up(findings: Sequence[Finding]) -> list[str]:
    """Return the findings as lines, alike ones once, the most frequent first."""
    groups: dict[tuple[str, str, str], list[Finding]] = {}
    for finding in findings:
        groups.setdefault(finding.alike, []).append(finding)
    ordered = sorted(groups.values(), key=lambda group: (group[0].alike[0], group[0].kind, -len(group)))
    return [f"{len(group):5} x {group[0]}" for group in ordered]


OTHERWISE: Final = (WAITING, HINT, THINKING)
EVERY: Final = 4
"""In a long run one position of so many is seen in another state too, each of them in turn."""


def states_of(place: int) -> tuple[str, ...]:
    """Return the states in which a position of a long run is measured."""
    return (CHOOSING,) if place % EVERY else (CHOOSING, OTHERWISE[place // EVERY % len(OTHERWISE)])


def main() -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--size", choices=[str(size) for size in SIZES], action="append")
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    parser.add_argument("--state", choices=STATES, action="append")
    parser.add_argument("--positions", type=int, default=5)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--pictures", type=Path, default=Path("build/measured"))
    asked = parser.parse_args()
    logging.getLogger("heliopolis").setLevel(logging.CRITICAL)
    sizes = [size for size in SIZES if not asked.size or str(size) in asked.size]
    findings: list[Finding] = []
    with tempfile.TemporaryDirectory() as data, StillServer(Path(data)) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        meter = Meter(chromium, server, asked.pictures)
        for game in asked.game or GAMES:
            for position in positions(game, asked.positions, asked.seed):
                findings += meter.look(position, sizes, asked.language or LANGUAGES, asked.state or STATES)
        meter.close()
        chromium.close()
    for line in summed_up(findings):
        sys.stdout.write(f"{line}\n")
    sys.stdout.write(f"{len(findings)} findings on {meter.pages} pages; pictures in {asked.pictures}\n")


if __name__ == "__main__":
    main()
