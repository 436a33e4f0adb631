"""Where the boards of Origins are on a canvas that shows all of them, and where the page's own panels are.

Nothing here knows whose turn it is or what is asked: every box stays where it is from the first choice to the last.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.screens import DESKTOP, EDGE, FRAME, SIDE, TOP, Screen
from heliopolis.render.shapes import Box

GAP: Final = 8
COLUMNS: Final = 10
"""Between the common boards and the viewer's own."""
OWN: Final = 604
"""The least width of the viewer's own area on a desktop."""
HEAD: Final = 60
"""Where the boards of a tablet begin, under the page's header."""
NEAR: Final = 8
"""The rim of a tablet."""
ASKED: Final = 108
"""The height of the question over its buttons, in a column."""
BESIDE: Final = 66
"""The height of the row under the City on a tablet."""


class Arrangement(NamedTuple):
    """The boxes of boards and of the page's panels, by name."""

    boxes: dict[str, Box]
    slots: dict[str, Box]


@drawn_once
def layout(screen: Screen) -> Arrangement:
    """Return where everything is on a canvas that shows all boards; one that shows them in turn places nothing."""
    if screen.tabbed:
        return Arrangement({}, {})
    return desktop(screen) if screen.form == DESKTOP else tablet(screen)


def desktop(screen: Screen) -> Arrangement:
    """Return the common boards left, the others under them; right choices and log over the viewer's own area."""
    high = screen.height - TOP - EDGE
    across = screen.width - 2 * EDGE - COLUMNS
    own = max(OWN, round(across * OWN / (OWN + 802)))
    wide = across - own
    right = EDGE + wide + COLUMNS
    sites, middle = round(0.344 * high), round(0.356 * high)
    second = TOP + sites + GAP
    third = second + middle + GAP
    low = screen.height - EDGE - third
    market, temples = max(198, round(0.276 * wide)), round(0.248 * wide)
    cards = round(0.536 * wide)
    asked = round(0.36 * high)
    beside = max(146, round(0.2036 * high))
    city = high - asked - GAP - beside
    boxes: dict[str, Box] = {
        "sites": (EDGE, TOP, wide, sites),
        "market": (EDGE, second, market, middle),
        "military": (EDGE + market + GAP, second, wide - market - temples - 2 * GAP, middle),
        "temples": (EDGE + wide - temples, second, temples, middle),
        "districts": (EDGE, third, cards, low),
        "others": (EDGE + cards + GAP, third, wide - cards - GAP, low),
        "city": (right, TOP + asked + GAP, own, city),
        "workers": (right, TOP + asked + GAP + city, own, beside),
        "whole": (EDGE, TOP + FRAME, wide, high - FRAME),
    }
    log = round(0.4 * own)
    slots: dict[str, Box] = {
        "choices": (right, TOP, own - log - GAP, asked),
        "log": (right + own - log, TOP, log, asked),
    }
    return Arrangement(boxes, slots)


def tablet(screen: Screen) -> Arrangement:
    """Return all boards under each other.

    The choices below them, or in a column of their own where it is wider than high.
    """
    aside = screen.form == SIDE
    column = 380 if screen.width > 1100 else 352
    wide = screen.width - 2 * NEAR - (column if aside else 0)
    dock = 0 if aside else 268 if screen.height > 1100 else 236
    high = screen.height - HEAD - NEAR - dock
    sites, low = max(200, round(0.31 * (high - BESIDE))), max(196, round(0.297 * (high - BESIDE)))
    city = high - BESIDE - sites - low - 3 * GAP
    second = HEAD + sites + GAP
    third = second + city + BESIDE + 2 * GAP
    own = round(0.485 * wide)
    workers = 88
    market, temples = max(196, round(0.262 * wide)), max(164, round(0.245 * wide))
    boxes: dict[str, Box] = {
        "means": (160, 6, 462, 40) if aside else (116, 6, screen.width - 408, 40),
        "sites": (NEAR, HEAD, wide, sites),
        "city": (NEAR, second, own, city),
        "workers": (NEAR + own + GAP, second, wide - own - GAP, workers),
        "districts": (NEAR + own + GAP, second + workers + GAP, wide - own - GAP, city - workers - GAP),
        "belongings": (NEAR, second + city + GAP, wide, BESIDE),
        "market": (NEAR, third, market, low),
        "military": (NEAR + market + GAP, third, wide - market - temples - 2 * GAP, low),
        "temples": (NEAR + wide - temples, third, temples, low),
        "whole": (NEAR, HEAD + FRAME, wide, high - FRAME),
    }
    return Arrangement(boxes, beside_boards(screen, NEAR + wide + GAP) if aside else dock_below(screen, dock))


def dock_below(screen: Screen, high: float) -> dict[str, Box]:
    """Return the page's panels under the boards: the question with its buttons, the choices, the last event."""
    top = screen.height - high
    wide = screen.width - 2 * NEAR
    log = 40
    return {
        "prompt": (NEAR, top, wide, 60),
        "choices": (NEAR, top + 60, wide, high - 60 - log - 2 * GAP),
        "log": (NEAR, screen.height - GAP - log, wide, log),
    }


def beside_boards(screen: Screen, left: float) -> dict[str, Box]:
    """Return the same panels in a column."""
    wide = screen.width - NEAR - left
    log = 128
    return {
        "prompt": (left, HEAD, wide, ASKED),
        "choices": (left, HEAD + ASKED + GAP, wide, screen.height - HEAD - ASKED - log - NEAR - 2 * GAP),
        "log": (left, screen.height - NEAR - log, wide, log),
    }
