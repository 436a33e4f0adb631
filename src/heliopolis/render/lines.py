"""Lines of icons and texts, titles and paper: what boards of every game are put together from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.shapes import Box, Circle, Group, Icon, Path, Rect, Shape, Text
from heliopolis.render.svg import LEAST, number, width

Piece = tuple[str, str]
"""An icon and a text beside it; either may be empty."""
LETTERS: Final = 0.8
"""The size of the text in a centred line, beside icons of size 1."""


def line(
    x: float, y: float, pieces: Sequence[Piece], size: float = 14, look: str = "", gap: float = 5, least: float = LEAST
) -> list[Shape]:
    """Draw icons and texts one after the other; ``y`` is the middle of the line, ``least`` the smallest text size."""
    return list(_line(x, y, tuple(pieces), size, look, gap, least))


@drawn_once
def _line(
    x: float, y: float, pieces: tuple[Piece, ...], size: float, look: str, gap: float, least: float
) -> list[Shape]:
    shapes: list[Shape] = []
    for icon, text in pieces:
        if icon:
            shapes.append(Icon(icon, x + size / 2, y, size))
            x += size + 1
        if text:
            letters = max(least, 0.88 * size)
            shapes.append(Text(x + 1, y + 0.364 * letters, text, letters, look=look))
            x += width(text, letters, look) + gap
    return shapes


def centred(
    y: float, pieces: Sequence[Piece], size: float, room: float, look: str = "", letters: float = LETTERS
) -> list[Shape]:
    """Draw icons and texts in a line round x = 0, smaller where they would need more than ``room``."""
    return list(_centred(y, tuple(pieces), size, room, look, letters))


@drawn_once
def _centred(y: float, pieces: tuple[Piece, ...], size: float, room: float, look: str, letters: float) -> list[Shape]:
    size = fitting(pieces, size, room, look, letters)
    x = -length(pieces, size, look, letters) / 2
    high = max(LEAST, letters * size)
    shapes: list[Shape] = []
    for icon, text in pieces:
        if icon:
            shapes.append(Icon(icon, x + size / 2, y, size))
            x += 1.08 * size
        if text:
            across = width(text, high, look)
            shapes.append(Text(x + across / 2, y + 0.36 * high, text, high, "middle", look=look))
            x += across + 0.08 * size
    return shapes


def length(pieces: Sequence[Piece], size: float, look: str = "", letters: float = LETTERS) -> float:
    """Return how wide a centred line is."""
    return _icons(pieces) * size + _letters(pieces, max(LEAST, letters * size), look)


def fitting(pieces: Sequence[Piece], size: float, room: float, look: str = "", letters: float = LETTERS) -> float:
    """Return the size of the icons with which a centred line fits; its text is never smaller than what can be read."""
    if length(pieces, size, look, letters) <= room:
        return size
    smaller = size * room / max(1, length(pieces, size, look, letters))
    if letters * smaller >= LEAST or not any(text for _, text in pieces):
        return smaller
    return max(LEAST, min(size, (room - _letters(pieces, LEAST, look)) / max(1, _icons(pieces))))


def _icons(pieces: Sequence[Piece]) -> float:
    """Return how wide the icons of a centred line are, and what is between the pieces, in sizes of an icon."""
    return sum([1.08 for icon, _ in pieces if icon], 0.0) + sum([0.08 for _, text in pieces if text], 0.0)


def _letters(pieces: Sequence[Piece], size: float, look: str) -> float:
    """Return how wide the texts of a centred line are."""
    return sum([width(text, size, look) for _, text in pieces if text], 0.0)


@drawn_once
def panel(box: Box) -> Rect:
    """Return the paper of a board."""
    return Rect(*box, 6, look="board")


@drawn_once
def title(x: float, y: float, words: str) -> Text:
    """Return the title of a board."""
    return Text(x, y, words.upper(), 13, look="title")


@drawn_once
def subtitle(x: float, y: float, words: str, anchor: str = "start", room: float = 0) -> Text:
    """Return the title of a part of a board."""
    return Text(x, y, words.upper(), 11, anchor, room, look="subtitle")


@drawn_once
def together(shapes: tuple[Shape, ...], at: tuple[float, float] | None = None) -> Group:
    """Put shapes into a group; where all of them were drawn earlier, so was the group."""
    return Group(shapes, at=at)


def score_track(scores: Sequence[int], left: float, across: float, y: float) -> Group:
    """Return the points of every seat on one line, as long as the highest score needs."""
    end = max(50, -(-max(scores) // 10) * 10)
    shapes: list[Shape] = [score_line(end, left, across, y)]
    for seat, points in enumerate(scores):
        before = scores[:seat].count(points)
        x = left + points * across / end + 9 * before
        shapes.append(Icon(f"seat-{seat + 1}", x, y - 3 * before, 22, id=f"seat{seat + 1}/points"))
    return Group(shapes)


def score_line(end: int, left: float, across: float, y: float) -> Group:
    """Return the line itself: a dot for every point where there is room, a stop with its number now and then."""
    stop = 5 if end <= 60 else 10 if end <= 150 else 20
    shapes: list[Shape] = [Path(f"M{number(left)} {number(y)}H{number(left + across)}", look="track")]
    step = 1 if end <= 100 else 2 if end <= 200 else 5
    between = [points for points in range(0, end + 1, step) if points % stop]
    shapes += [Circle(left + points * across / end, y, 2, look="dot") for points in between]
    for points in range(0, end + 1, stop):
        x = left + points * across / end
        shapes.append(Circle(x, y, 5, look="stop"))
        shapes.append(Text(x, y + 23, str(points), 12, "middle", look="muted"))
    return Group(shapes)
