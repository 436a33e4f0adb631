"""Names in a drawing: a slot for each, filled in last.

Drawings are kept for every table that shows the same, and players are called differently at each. A slot is written
with characters that no text has, and all slots are filled in one pass, so a name is never read as anything else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape
from typing import Final

from heliopolis.render.markup import escaped
from heliopolis.render.svg import width

LONGEST_DRAWN: Final = 9
"""Letters of a name that are drawn on a board."""
OPEN: Final = "\ue010"
SHUT: Final = "\ue011"
NAME: Final = "\ue012"
"""The content of an element that shows a name."""

_SLOT: Final = re.compile(f"{OPEN}([0-9]+) ([0-9]+) ([^{OPEN}{SHUT}]*){SHUT}>{NAME}")


def slot(seat: int, word: str, size: float) -> str:
    """Return what goes at the end of the attributes of an element whose content is ``NAME``.

    ``word`` is what the seat is called where no names are known. A longer name is squeezed into its room.
    """
    return f"{OPEN}{seat} {width(word, size, 'strong'):.0f} {escaped(word)}{SHUT}"


def has_names(drawing: str) -> bool:
    """Return whether names are to be filled in."""
    return OPEN in drawing


def with_names(drawing: str, names: Sequence[str]) -> str:
    """Return the drawing with the players' names, by seat.

    Where there are none, seats are called as they were drawn.
    """

    def filled(found: re.Match[str]) -> str:
        seat, room, word = int(found[1]), found[2], found[3]
        if seat >= len(names):
            return f">{word}"
        name = names[seat] if len(names[seat]) <= LONGEST_DRAWN else f"{names[seat][: LONGEST_DRAWN - 1]}…"
        squeezed = f' textLength="{room}" lengthAdjust="spacingAndGlyphs"' if len(name) > len(unescape(word)) else ""
        return f"{squeezed}>{escaped(name)}"

    return _SLOT.sub(filled, drawing) if has_names(drawing) else drawing
