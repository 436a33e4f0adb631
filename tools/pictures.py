"""Takes the pictures of the README and the documentation, light and dark: ``make pictures``.

``python tools/pictures.py NAME ...`` takes only those. The tables are real: bots play each game from a fixed number, a
server serves it, and Chromium opens its pages. The animation of a turn is recorded from the screen.
"""

from __future__ import annotations

import base64
import hashlib
import io
import sys
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.chromium import find
from browser.conftest import FLAGS
from browser.playing import hurry
from browser.positions import tail, whole_game
from browser.test_guided import CARD, NEXT, Learner
from PIL import Image
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect, sync_playwright
from web.serving import UNLIMITED, Server

from heliopolis.bots import bot
from heliopolis.games import game as find_game
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.step import step_name
from heliopolis.table.factory import new_table, table_from_journal
from heliopolis.table.header import Catalogue
from heliopolis.table.keeping.store import STORE_FILE, Store
from heliopolis.table.seats import link_hash, person
from heliopolis.web.server.cookies import SEATS, CookieSigner, read_key

ADDRESS: Final = "http://heliopolis.example"
"""What the pages show as the server's address; the browser finds it on this machine."""
FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
THEMES: Final = ("light", "dark")
SEED: Final = 11
SECRET: Final = hashlib.sha256(b"The secret of the pictures").digest()
NAMES: Final = ("Mira", "Jonas", "Ada", "Noor")
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
STAGE: Final = (1040, 760)
"""The window in which a turn is recorded."""
REST: Final = (850, 500)
"""Where the mouse rests in it, over nothing."""
PATIENCE: Final = 20_000
"""Milliseconds."""
QUALITY: Final = 82
SHORTEST: Final = 70
"""Milliseconds that a frame of the animation is shown at least."""
LONGEST: Final = 1600
POINTER: Final = """addEventListener("DOMContentLoaded", () => {
    const space = "http://www.w3.org/2000/svg";
    const pointer = document.createElementNS(space, "svg"), arrow = document.createElementNS(space, "path");
    for (const [name, value] of [["viewBox", "0 0 24 24"], ["width", "30"], ["height", "30"]])
        pointer.setAttribute(name, value);
    arrow.setAttribute("d", "M4 2v18l5-5 3 7 3-1.500-3-6.500h7z");
    for (const [name, value] of [["fill", "#111"], ["stroke", "#fff"], ["stroke-width", "1.500"]])
        arrow.setAttribute(name, value);
    pointer.append(arrow);
    Object.assign(pointer.style, {position: "fixed", left: "-60px", top: "0", zIndex: "2147483647",
        pointerEvents: "none"});
    document.documentElement.append(pointer);
    addEventListener("mousemove", event => Object.assign(pointer.style,
        {left: `${event.clientX - 5}px`, top: `${event.clientY - 2}px`}), true);
})"""
"""Draws the mouse, which a headless browser does not show."""


class Tables(NamedTuple):
    """The ids of the tables that pictures are taken of, and what signs the cookies of their players."""

    signer: CookieSigner
    ids: dict[str, str]

    def open(self, page: Page, name: str, seat: int, more: str = "") -> None:
        """Open a table as the player of a seat."""
        table = self.ids[name]
        value = self.signer.sign(SEATS + table, str(seat))
        cookies = {SEATS + table: value, "digest": "never"}
        page.context.add_cookies([{"name": key, "value": value, "url": ADDRESS} for key, value in cookies.items()])
        page.goto(f"{ADDRESS}/t/{table}{more}")


# Tables to take pictures of --------------------------------------------------------------------------------


def sunny_turn(journal: Journal) -> tuple[int, str]:
    """Find where the first player takes a tile to move the sun and scores most by it; return the choice too."""
    plies = journal.plies
    moves = [
        (journal.at(second.number).scores()[0].total - journal.at(first.number - 1).scores()[0].total, first.number - 1)
        for first, second in pairwise(plies)
        if first.choice == "column:sun" and second.choice.startswith("sun:") and first.seat == second.seat == 0
    ]
    at = max(moves)[1]
    return at, plies[at + 1].choice


def busy_question(journal: Journal, step: str, answers: int) -> int:
    """Find the first such question to the first player, with that many answers, in the second half of a game."""
    for ply in range(len(journal.plies) // 2, len(journal.plies)):
        state = journal.at(ply)
        if state.seat() == 0 and step_name(type(state.todo[-1])) == step and len(state.choices()) >= answers:
            return ply
    raise LookupError(step)


def played_table(store: Store, game: str) -> str:
    """Play a game at a table to its end and return the id; its draws follow from its secret."""
    table, _ = new_table(store, Catalogue(), game, [person(name) for name in NAMES[:2]], {"players": 2}, secret=SECRET)
    players = [bot("medium", find_game(game), SEED + seat) for seat in range(2)]
    while (need := table.needs()).kind != "over":
        if need.kind == "chance":
            table.draw()
        elif need.kind == "held":
            table.end_turn(need.seat, table.version)
        else:
            table.play(need.seat, players[need.seat].choose(table.state).name, table.version)
    return table.id


def make_tables(data: Path) -> tuple[dict[str, str], str]:
    """Make the tables; the second value is the choice that the animation shows."""
    helios = whole_game("helios", {"players": 2}, SEED, "medium")
    origins = whole_game("origins", {"players": 4, "wonders": True}, SEED, "medium")
    at, sun = sunny_turn(helios)
    positions = {
        "turn": tail(helios, at),
        "turn-again": tail(helios, at),
        "helios": tail(helios, at + 1),
        "origins": tail(origins, busy_question(origins, "ChooseSite", 4)),
    }
    store = Store(data / STORE_FILE)
    ids = {
        name: table_from_journal(
            store,
            journal,
            [person(each, link=link_hash(each))._replace(confirm=False) for each in NAMES[: journal.state.seats]],
        ).id
        for name, journal in positions.items()
    }
    ids["over"] = played_table(store, "helios")
    store.close()
    return ids, sun


# Still pictures --------------------------------------------------------------------------------------------


def table(name: str) -> Callable[[Page, Tables], None]:
    """Open a table as its first player, who looks at the first choice."""

    def show(page: Page, tables: Tables) -> None:
        tables.open(page, name, 0)
        page.locator("#table").wait_for()
        page.wait_for_timeout(800)  # the page finds its screen
        first = page.locator("#choices button[data-choice]").first
        if page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
            first.tap()
        else:
            first.hover()

    return show


def guide(page: Page, _: Tables) -> None:
    """Play a guided game until the first action tile is to be taken."""
    page.goto(ADDRESS)
    page.locator('form:has(input[value=helios]) button:has-text("Learn by playing")').click()
    player = Learner(page)
    player.wait()
    page.locator(NEXT).click()
    hurry(page)
    while page.locator(f'{CARD}[data-note="take-tile"]').count() == 0:
        player.wait()
        player.act()
        page.mouse.move(0, 0)
        page.wait_for_timeout(500)


def invite(page: Page, _: Tables) -> None:
    """Open the page that waits for friends."""
    page.goto(f"{ADDRESS}/new/helios")
    page.locator("select[name=sits1]").select_option("friend")
    page.locator("button[name=start]").click()
    page.locator("#invite-link").wait_for()


def levels(page: Page, _: Tables) -> None:
    """Open the menu of opponents."""
    page.goto(ADDRESS)
    page.locator("summary:has-text('Stronger opponents')").first.click()


def analysis(page: Page, tables: Tables) -> None:
    """Open the chart of win chances."""
    tables.open(page, "over", 0, "/analysis")


def puzzles(page: Page, _: Tables) -> None:
    """Open the puzzle of the day."""
    page.goto(f"{ADDRESS}/puzzles/helios")


def fair(page: Page, tables: Tables) -> None:
    """Go to what the table published, and the button to check the draws."""
    tables.open(page, "over", 0, "/end")
    page.locator("text=Check the draws").first.scroll_into_view_if_needed()


def end(page: Page, tables: Tables) -> None:
    """Open the result of a game."""
    tables.open(page, "over", 0, "/end")


class Shot(NamedTuple):
    """A picture: how to come there, on which screen, how large its dots are; where to begin, how much to cut out."""

    show: Callable[[Page, Tables], None]
    size: tuple[int, int]
    scale: float = 1
    part: str = ""
    cut: tuple[int, int] | None = None


SHOTS: Final = {
    "table-helios": Shot(table("helios"), DESKTOP),
    "table-origins": Shot(table("origins"), DESKTOP),
    "phone-helios": Shot(table("helios"), PHONE, 1.5),
    "phone-origins": Shot(table("origins"), PHONE, 1.5),
    "guide-helios": Shot(guide, DESKTOP),
    "invitation": Shot(invite, DESKTOP),
    "end-helios": Shot(end, DESKTOP),
    "feature-guide": Shot(guide, (844, 528), 1.4, CARD, (600, 375)),
    "feature-friends": Shot(invite, (700, 438), 1.2, ".card"),
    "feature-levels": Shot(levels, (468, 293), 1.8, ".stronger"),
    "feature-analysis": Shot(analysis, (640, 400), 1.3, "figure, .panel h3"),
    "feature-puzzles": Shot(puzzles, (720, 450), 1.2, ".today:not([hidden])"),
    "feature-fair": Shot(fair, (460, 288), 1.8, ".panel.fair"),
}


def take(chromium: Browser, tables: Tables, name: str, theme: str) -> None:
    """Take a still picture."""
    shot = SHOTS[name]
    width, height = shot.size
    context = chromium.new_context(
        locale="en",
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        has_touch=shot.size == PHONE,
        device_scale_factor=shot.scale,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    shot.show(page, tables)
    page.wait_for_timeout(1500)  # pictures arrive, and fonts settle
    clip: FloatRect | None = None
    if shot.part:
        x, y = begin_at(page.locator(shot.part).first)
        if shot.cut:
            clip = {"x": x, "y": y, "width": shot.cut[0], "height": shot.cut[1]}
    Image.open(io.BytesIO(page.screenshot(clip=clip))).convert("RGB").save(file(name, theme), quality=QUALITY, method=6)
    context.close()


def begin_at(element: Locator) -> tuple[float, float]:
    """Scroll an element to the top of the window; return the corner left and above it."""
    element.evaluate("element => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 12)")
    element.page.wait_for_timeout(300)
    box = element.bounding_box()
    assert box is not None
    return max(0, box["x"] - 12), max(0, box["y"] - 12)


def file(name: str, theme: str) -> Path:
    """Return where a picture is saved."""
    return FOLDER / f"{name}{'-dark' if theme == 'dark' else ''}.webp"


# A turn ----------------------------------------------------------------------------------------------------


class Film:
    """What a page looks like from now on: its frames, each with the second at which it was drawn."""

    def __init__(self, page: Page) -> None:
        self._frames: Final[list[tuple[float, str]]] = []
        self._session: Final = page.context.new_cdp_session(page)
        self._session.on("Page.screencastFrame", self._drawn)
        self._session.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})

    def _drawn(self, frame: dict) -> None:  # type: ignore[type-arg]
        self._frames.append((frame["metadata"]["timestamp"], frame["data"]))
        self._session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def save(self, to: Path) -> None:
        """Write the frames that differ as a picture that moves for ever."""
        self._session.send("Page.stopScreencast")
        kept: list[tuple[float, Image.Image]] = []
        for second, data in self._frames:
            image = Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")
            if kept and (image.tobytes() == kept[-1][1].tobytes()):
                continue
            if kept and second - kept[-1][0] < SHORTEST / 1000:
                kept[-1] = kept[-1][0], image
            else:
                kept.append((second, image))
        seconds = [second for second, _ in kept]
        durations = [min(LONGEST, round(1000 * (after - before))) for before, after in pairwise(seconds)]
        images = [image for _, image in kept]
        images[0].save(
            to,
            save_all=True,
            append_images=images[1:],
            duration=[*durations, LONGEST],
            loop=0,
            quality=70,
            method=4,
            minimize_size=True,
        )
        sys.stdout.write(
            f"{to.name}: {len(images)} frames, {sum(durations) / 1000:.1f} s, {to.stat().st_size >> 10} KiB\n"
        )


def middle(element: Locator) -> tuple[float, float]:
    """Return the middle of an element."""
    box = element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def glide(page: Page, start: tuple[float, float], goal: tuple[float, float]) -> None:
    """Move the mouse as a hand does."""
    steps = 9
    for step in range(1, steps + 1):
        part = step / steps
        part = part * part * (3 - 2 * part)
        page.mouse.move(*(a + (b - a) * part for a, b in zip(start, goal, strict=True)))
        page.wait_for_timeout(40)


def record(chromium: Browser, tables: Tables, name: str, sun: str, theme: str) -> None:
    """Record how a player points at choices, takes a tile, moves the sun and scores."""
    context = chromium.new_context(
        locale="en",
        viewport={"width": STAGE[0], "height": STAGE[1]},
        color_scheme="dark" if theme == "dark" else "light",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(POINTER)
    page = context.new_page()
    tables.open(page, name, 0)
    page.locator("#table").wait_for()
    page.wait_for_timeout(1500)
    page.mouse.move(*REST)
    page.wait_for_timeout(500)
    film = Film(page)
    page.wait_for_timeout(900)
    tile = middle(page.locator('svg [data-choice="column:sun"]').first)
    glide(page, REST, tile)
    page.wait_for_timeout(700)
    page.mouse.click(*tile)
    field = page.locator(f'svg [data-choice="{sun}"]').first
    field.wait_for()
    page.wait_for_timeout(1200)
    goal = middle(field)
    glide(page, tile, goal)
    page.wait_for_timeout(2500)
    page.mouse.click(*goal)
    page.wait_for_timeout(200)
    glide(page, goal, REST)
    page.wait_for_timeout(4000)
    film.save(file("turn", theme))
    context.close()


def main(names: list[str]) -> None:
    """Take the pictures, all of them if none is named."""
    expect.set_options(timeout=PATIENCE)
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        ids, sun = make_tables(data)
        signer = CookieSigner(read_key(data))
        host = ADDRESS.removeprefix("http://")
        with Server(data, *UNLIMITED, "--public", host) as server, sync_playwright() as playwright:
            here = f"--host-resolver-rules=MAP {host} 127.0.0.1:{server.port}"
            chromium = playwright.chromium.launch(executable_path=find(), args=[*FLAGS, here])
            tables = Tables(signer, ids)
            for theme, turn in zip(THEMES, ("turn", "turn-again"), strict=True):
                for name in names or ["turn", *SHOTS]:
                    if name == "turn":
                        record(chromium, tables, turn, sun, theme)
                    else:
                        take(chromium, tables, name, theme)
            chromium.close()


if __name__ == "__main__":
    main(sys.argv[1:])
