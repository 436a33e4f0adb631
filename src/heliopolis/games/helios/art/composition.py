"""Where the boards of Helios are on each screen, and where they leave room for the page's own panels."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.screens import DESKTOP, EDGE, FRAME, LANDSCAPE, PHONE, SIDE, TABLET, TOP, Screen
from heliopolis.render.shapes import Box

COLUMN_GAP: Final = 12
GAP: Final = 8
HEAD: Final = 60
"""Where the boards of a tablet begin, below the page's header."""
DISPLAY: Final = 288
"""The width of everything that can be taken."""
COURT: Final = 100
"""The height of action tiles and characters, where they have a board of their own."""
ROOMY: Final = 760
"""A desktop's boards as high as this leave room for a lower City and a longer log."""
WHOLE_WIDTH: Final = 440
"""The width of a rival's board that is shown over the others."""
PANE: Final = 374.0
"""The width of a board on a phone."""
WIDE_PANE: Final = 386.0
"""The same on a phone on its side."""
PANE_HEIGHT: Final = 340.0
"""What is left for a board where five choices stand below it."""
SHORT: Final = 206.0
"""And where there are many."""

LAND, CITY_TAB, SUPPLY, POINTS = "land", "city", "supply", "points"
TABS: Final = (LAND, CITY_TAB, SUPPLY, POINTS)


class Composition(NamedTuple):
    """The boxes of the boards by name, of the rivals in the order of play, and of the page's panels."""

    boards: Mapping[str, Box]
    rivals: tuple[Box, ...]
    slots: Mapping[str, Box]
    touch: bool = False
    """Whether fingers point: what can be chosen is larger then."""
    short: Mapping[str, Box] = {}
    """Boards that are drawn lower while they are asked about, since a list of choices takes the room below them."""


@drawn_once
def composition(screen: Screen, seats: int) -> Composition:
    """Return how a scene is composed: nothing in it depends on whose turn it is or what is asked."""
    return FORMS[screen.form](screen, seats)


def desktop(screen: Screen, seats: int) -> Composition:
    """Return three columns: what can be taken, the viewer's own boards, the choices and the log above the rivals."""
    _, width, height = screen
    down = height - EDGE - TOP
    roomy = down >= ROOMY
    left = DISPLAY + max(0, min(24, (width - 1440) // 10))
    right = (width - 1440) // 3 + 380 if width > 1440 else 380 if width == 1440 else 344
    middle = width - 2 * EDGE - 2 * COLUMN_GAP - left - right
    across = EDGE + left + COLUMN_GAP
    city = 170 if roomy else 214
    # The last three turns are always in sight; several rivals need more room than one.
    log = 190 if roomy and seats < 3 else 150
    choices = round((0.345 if seats < 3 else 0.31) * down)
    others = TOP + choices + GAP + log + GAP
    beside = across + middle + COLUMN_GAP
    boards = {
        "display": (EDGE, TOP, left, down),
        "board": (across, TOP, middle, down - city - GAP),
        "city": (across, TOP + down - city, middle, city),
    }
    slots = {"choices": (beside, TOP, right, choices), "log": (beside, TOP + choices + GAP, right, log)}
    return Composition(boards, strips((beside, others, right, TOP + down - others), seats - 1), slots)


def strips(box: Box, number: int) -> tuple[Box, ...]:
    """Return a box parted into strips below each other."""
    left, top, across, down = box
    high = (down - GAP * (number - 1)) // number
    return tuple([(left, top + place * (high + GAP), across, high) for place in range(number)])


def over(screen: Screen, seats: int) -> tuple[Box, ...]:
    """Return places for boards that are shown over the others on request."""
    top = HEAD + FRAME
    high = min(700, screen.height - top - EDGE)
    return (((screen.width - WHOLE_WIDTH) // 2, top, WHOLE_WIDTH, high),) * (seats - 1)


def tablet(screen: Screen, seats: int) -> Composition:
    """Return all boards above the choices."""
    _, width, height = screen
    across = width - 2 * EDGE
    tall = height > 1100
    # Four scores leave less of the header.
    means = (116, 6, 420 if seats < 4 else width - 408, 40)
    dock, city = (250, 184) if tall else (220, 154)
    low = height - EDGE - dock
    down = low - GAP - city - GAP - HEAD
    beside, wide = EDGE + DISPLAY + GAP, across - DISPLAY - GAP
    boards = {
        "means": means,
        "display": (EDGE, HEAD, DISPLAY, down),
        "board": (beside, HEAD, wide, down - COURT - GAP),
        "court": (beside, HEAD + down - COURT, wide, COURT),
        "city": (EDGE, low - GAP - city, across, city),
    }
    log = 40
    slots = {
        "prompt": (EDGE, low, across, 60),
        "choices": (EDGE, low + 60, across, dock - 60 - log - GAP),
        "log": (EDGE, height - EDGE - log, across, log),
    }
    return Composition(boards, over(screen, seats), slots)


def side(screen: Screen, seats: int) -> Composition:
    """Return all boards, the choices in a column beside them."""
    _, width, height = screen
    down = height - EDGE - HEAD
    dock = 380 if width > 1100 else 316
    beside = EDGE + DISPLAY + GAP
    middle = width - 2 * EDGE - 2 * GAP - DISPLAY - dock
    city, prompt, log = 290, 112, 132
    right = width - EDGE - dock
    boards = {
        "means": (160, 6, 420, 40),
        "display": (EDGE, HEAD, DISPLAY, down - COURT - GAP),
        "court": (EDGE, HEAD + down - COURT, DISPLAY, COURT),
        "board": (beside, HEAD, middle, down - city - GAP),
        "city": (beside, HEAD + down - city, middle, city),
    }
    slots = {
        "prompt": (right, HEAD, dock, prompt),
        "choices": (right, HEAD + prompt + GAP, dock, down - prompt - log - 2 * GAP),
        "log": (right, HEAD + down - log, dock, log),
    }
    return Composition(boards, over(screen, seats), slots)


def phone(screen: Screen, seats: int) -> Composition:
    """Return one board at a time, each as wide as its pane.

    The land is as narrow as it can be, to grow with its pane.
    """
    land = (306.0, 340.0) if screen.height > 700 else (238.0, 264.0)
    boards = {
        "means": (0.0, 0.0, 390.0, 40.0),
        "board": (0.0, 0.0, *land),
        "city": (0.0, 0.0, PANE, PANE_HEIGHT),
        "court": (0.0, 0.0, PANE, 196.0),
        "tiles": (0.0, 0.0, PANE, 186.0),
        "lands": (0.0, 0.0, PANE, 192.0),
        "characters": (0.0, 0.0, PANE, 292.0),
        "standings": (0.0, 0.0, PANE, 40.0 + 75 * seats),
    }
    short = {"city": (0.0, 0.0, PANE, SHORT), "characters": (0.0, 0.0, PANE, SHORT)}
    return Composition(boards, ((0, 0, PANE, 640),) * (seats - 1), {}, touch=True, short=short)


def landscape(screen: Screen, seats: int) -> Composition:
    """Return the same on its side, where a board is as high as the screen."""
    upright = phone(screen, seats)
    boards = {name: (0.0, 0.0, WIDE_PANE, box[3]) for name, box in upright.boards.items()}
    boards["means"] = (0.0, 0.0, 400.0, 44.0)
    boards["board"] = (0.0, 0.0, 302.0, 334.0)
    boards["city"] = (0.0, 0.0, WIDE_PANE, 334.0)
    return Composition(boards, ((0, 0, 780, 330),) * (seats - 1), {}, touch=True)


FORMS: Final[Mapping[str, Callable[[Screen, int], Composition]]] = {
    DESKTOP: desktop,
    TABLET: tablet,
    SIDE: side,
    PHONE: phone,
    LANDSCAPE: landscape,
}
