"""Shapes: what boards are drawn with.

A shape is text from the start, and a part of a drawing that does not change is drawn once. The id of a shape is the
name of the drawn thing, the same that a choice names as its place.
"""

# ruff: noqa: A002 - a drawn thing has an id, as in SVG
from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape
from typing import TYPE_CHECKING, Final, NamedTuple

from heliopolis.render.markup import escaped
from heliopolis.render.name_slots import NAME, slot
from heliopolis.render.svg import LEAST, number, shortened, width

if TYPE_CHECKING:
    from heliopolis.kernel.game import State

NOTHING: Final[frozenset[str]] = frozenset()
Spot = tuple[float, float]
"""A point of a drawing."""
Box = tuple[float, float, float, float]
"""Left, top, width, height."""
HALF_HEIGHT: Final = 3**0.5 / 2
"""Of a hexagon with a flat top and sides of length 1."""

_NAMED: Final = re.compile(' id="([^"]*)"')
_TOLD: Final = re.compile("<title>[^<]*</title>")
_USED: Final = re.compile(' href="#art/([^"]*)"')


class Shape:
    """Something drawn, written as SVG when it is made: a tag, its own attributes and its content.

    ``look`` names classes of the style, ``title`` is what pointing at it says.
    """

    def __init__(self, tag: str, attributes: str, content: str, id: str, look: str, title: str) -> None:
        self.tag: Final = tag
        self.attributes: Final = attributes
        self.content: Final = content
        name = f' id="{escaped(id)}"' if id else ""
        classes = f' class="{escaped(look)}"' if look else ""
        told = f"<title>{escaped(title)}</title>" if title else ""
        head = f"<{tag}{name}{classes}{attributes}"
        self.svg: Final = f"{head}>{told}{content}</{tag}>" if told or content else f"{head}/>"

    def uses(self) -> set[str]:
        """Return the icons it uses."""
        return set(_USED.findall(self.svg))

    def ids(self) -> list[str]:
        """Return the names of the drawn things in it, its own included, in drawing order."""
        return [unescape(name) for name in _NAMED.findall(self.svg)]


class Hexagon(Shape):
    """A hexagon with a flat top; ``side`` is also the distance of its corners from the centre."""

    def __init__(self, x: float, y: float, side: float, *, id: str = "", look: str = "", title: str = "") -> None:
        up = side * HALF_HEIGHT
        west, left, right, east = number(x - side), number(x - side / 2), number(x + side / 2), number(x + side)
        top, middle, bottom = number(y - up), number(y), number(y + up)
        points = f"{east},{middle} {right},{bottom} {left},{bottom} {west},{middle} {left},{top} {right},{top}"
        super().__init__("polygon", f' points="{points}"', "", id, look, title)


class Circle(Shape):
    """A circle by its centre."""

    def __init__(self, x: float, y: float, radius: float, *, id: str = "", look: str = "", title: str = "") -> None:
        place = f' cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
        super().__init__("circle", place, "", id, look, title)


class Rect(Shape):
    """A rectangle by its upper left corner, with round corners if asked for."""

    def __init__(
        self, x: float, y: float, width: float, height: float, corner: float = 0,
        *, id: str = "", look: str = "", title: str = "",
    ) -> None:  # fmt: skip
        rounded = f' rx="{number(corner)}"' if corner else ""
        place = f' x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"{rounded}'
        super().__init__("rect", place, "", id, look, title)


class Path(Shape):
    """A line or area in the words of SVG."""

    def __init__(self, d: str, *, id: str = "", look: str = "", title: str = "") -> None:
        super().__init__("path", f' d="{escaped(d)}"', "", id, look, title)


class Icon(Shape):
    """An icon by the centre and size of the box it fills."""

    def __init__(
        self, icon: str, x: float, y: float, size: float, *, id: str = "", look: str = "", title: str = ""
    ) -> None:
        across = number(size)
        place = f' x="{number(x - size / 2)}" y="{number(y - size / 2)}" width="{across}" height="{across}"'
        super().__init__("use", f' href="#art/{escaped(icon)}"{place}', "", id, look, title)


class Text(Shape):
    """A line of text on its base line.

    With ``room`` it is set smaller where it would be wider than that, down to ``least``, then cut short.
    """

    def __init__(
        self, x: float, y: float, words: str, size: float = 14, anchor: str = "start", room: float = 0,
        *, id: str = "", look: str = "", title: str = "", least: float = LEAST,
    ) -> None:  # fmt: skip
        if room:
            size = min(size, max(min(size, least), size * room / max(width(words, size, look), 1)))
            words = shortened(words, room, size, look)
        anchored = f' text-anchor="{escaped(anchor)}"' if anchor != "start" else ""
        place = f' x="{number(x)}" y="{number(y)}" font-size="{number(size)}"{anchored}'
        super().__init__("text", place, escaped(words), id, look, title)


class SeatName(Shape):
    """The name of a player on a base line; ``word`` is what the seat is called where no names are known."""

    def __init__(self, x: float, y: float, seat: int, word: str, size: float = 14, *, look: str = "") -> None:
        place = f' x="{number(x)}" y="{number(y)}" font-size="{number(size)}"{slot(seat, word, size)}'
        super().__init__("text", place, NAME, "", look, "")


class Group(Shape):
    """Shapes that belong together, drawn around a place of their own if ``at`` is given, larger by ``scale``."""

    def __init__(
        self, shapes: Sequence[Shape], at: tuple[float, float] | None = None,
        *, id: str = "", look: str = "", title: str = "", scale: float = 1,
    ) -> None:  # fmt: skip
        content = "".join([shape.svg for shape in shapes])
        moved = translated(at) if at else ""
        if scale != 1:
            x, y = at or (0, 0)
            moved = f' transform="translate({number(x)} {number(y)}) scale({scale:.3f})"'
        super().__init__("g", moved, content, id, look, title)


def translated(at: tuple[float, float]) -> str:
    """Return the attribute that moves a shape there."""
    return f' transform="translate({number(at[0])} {number(at[1])})"'


def titled(*words: str) -> str:
    """Return several words as one title."""
    return " · ".join([word for word in words if word])


def traced(shape: Shape, look: str) -> Shape:
    """Return the line of a shape once more, with another look."""
    return Shape(shape.tag, shape.attributes, shape.content, "", look, "")


def nameless(shape: Shape) -> Shape:
    """Return the shape without names and titles: a small copy of what is drawn elsewhere."""
    return Shape(shape.tag, shape.attributes, _NAMED.sub("", _TOLD.sub("", shape.content)), "", "", "")


LIVE: Final = "live"
"""The mark of a thing that can be chosen now."""
LAST: Final = "last"
"""The mark of a thing that has just been changed."""
NEAR: Final = "near"
"""The mark of a thing that does not answer the open question and can be clicked all the same."""


class Marks(NamedTuple):
    """Which drawn things can be chosen now, which have just been changed, and which can be clicked besides."""

    live: frozenset[str] = NOTHING
    last: frozenset[str] = NOTHING
    near: frozenset[str] = NOTHING
    common: bool = False
    """Whether the board looks the same to everyone.

    Then what only some viewers can click is not marked, but everything has a faint ring, which a page shows where
    wanted.
    """

    @property
    def open(self) -> frozenset[str]:
        """Everything that can be clicked."""
        return self.live | self.near if self.near else self.live

    def of(self, name: str) -> str:
        """Return the mark of a thing: LIVE, LAST, NEAR or none; what can be chosen matters more than what was."""
        if name in self.live:
            return LIVE
        return LAST if name in self.last else NEAR if self.common or name in self.near else ""

    def among(self, *beginnings: str) -> Marks:
        """Return the marks of things whose names begin so: all that a board with no other things depends on."""
        live = [name for name in self.live if name.startswith(beginnings)]
        last = [name for name in self.last if name.startswith(beginnings)]
        near = [name for name in self.near if name.startswith(beginnings)]
        return Marks(frozenset(live), frozenset(last), frozenset(near)) if live or last or near else NO_MARKS

    def for_all(self, *beginnings: str) -> Marks:
        """Return the same on a board that looks alike to everyone."""
        live = [name for name in self.live if name.startswith(beginnings)]
        last = [name for name in self.last if name.startswith(beginnings)]
        return Marks(frozenset(live), frozenset(last), common=True) if live or last else COMMON_MARKS


NO_MARKS: Final = Marks()
COMMON_MARKS: Final = Marks(common=True)


def thing(
    name: str, mark: str, shapes: Sequence[Shape], outline: Shape, title: str = "", line: float = 3,
    tag: Spot | None = None, worth: Spot | None = None,
) -> Group:  # fmt: skip
    """Return a drawn thing of that name: ringed and glowing if live, faintly ringed if near, outlined if last.

    Where it is live, ``tag`` and ``worth`` are where a page puts the number of the choice and its points.
    """
    fine = "-fine" if line < 3 else ""
    if mark == LIVE:
        glow, ring = traced(outline, "glow"), traced(outline, f"ring{fine}")
        anchors = [anchor(kind, name, at) for kind, at in (("tag", tag), ("worth", worth)) if at is not None]
        return Group([glow, *shapes, ring, *anchors], id=name, look=LIVE, title=title)
    if mark == LAST:
        return Group([*shapes, traced(outline, f"was{fine}")], id=name, look=LAST, title=title)
    if mark == NEAR:
        return Group([*shapes, traced(outline, "near-ring")], id=name, look=NEAR, title=title)
    return Group(shapes, id=name, title=title)


def anchor(kind: str, name: str, at: Spot) -> Shape:
    """Return a spot on a live thing that a page fills in: the number of its choice, or the points it brings."""
    return Shape("g", f' data-for="{escaped(name)}"{translated(at)}', "", "", kind, "")


def live_places(state: State) -> frozenset[str]:
    """Return the names of the things that the player who is asked can choose."""
    seat = state.seat()
    if seat < 0:
        return NOTHING
    places = (state.game.wording.place(state, choice) for choice in state.choices())
    return frozenset(place for place in places if place is not None)
