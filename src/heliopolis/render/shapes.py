"""Shapes and scenes: what is drawn, once for browser, notebook, picture and terminal.

A shape is text from the start, and a part of a drawing that does not change is drawn once. The id of a shape is the
name of the drawn thing, the same that a choice names as its place.
"""

# ruff: noqa: A002 - a drawn thing has an id, as in SVG
from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cached_property
from html import unescape
from sys import getsizeof
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from heliopolis.kernel.errors import UnknownName
from heliopolis.render.icons import Icons
from heliopolis.render.markup import escaped
from heliopolis.render.name_slots import NAME, has_names, slot, with_names
from heliopolis.render.screens import USUAL, Screen
from heliopolis.render.style import Style
from heliopolis.render.svg import LEAST, document, element, number, sheet_of_symbols, shortened, width

if TYPE_CHECKING:
    from heliopolis.kernel.game import State
    from heliopolis.render.panels import Panel

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
    """Something drawn, written as SVG when it is made: a tag, its own attributes and what it holds.

    ``look`` names classes of the style, ``title`` is what pointing at it tells.
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
        """The icons it uses."""
        return set(_USED.findall(self.svg))

    def ids(self) -> list[str]:
        """The names of the drawn things in it, its own included, in drawing order."""
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
    """The attribute that moves a shape there."""
    return f' transform="translate({number(at[0])} {number(at[1])})"'


def titled(*words: str) -> str:
    """Several words as one title."""
    return " · ".join([word for word in words if word])


def traced(shape: Shape, look: str) -> Shape:
    """The line of a shape once more, with another look."""
    return Shape(shape.tag, shape.attributes, shape.content, "", look, "")


def nameless(shape: Shape) -> Shape:
    """The shape without names and titles: a small copy of what is drawn elsewhere."""
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
    """Whether the board looks alike to everybody: whatever can be clicked on it by some of them is then not marked, but
    everything has a faint ring, which a page shows where it is wanted."""

    @property
    def open(self) -> frozenset[str]:
        """Everything that can be clicked."""
        return self.live | self.near if self.near else self.live

    def of(self, name: str) -> str:
        """The mark of a thing: LIVE, LAST, NEAR or none; what can be chosen matters more than what was."""
        if name in self.live:
            return LIVE
        return LAST if name in self.last else NEAR if self.common or name in self.near else ""

    def among(self, *beginnings: str) -> Marks:
        """The marks of things whose names begin so: all that a board with no other things depends on."""
        live = [name for name in self.live if name.startswith(beginnings)]
        last = [name for name in self.last if name.startswith(beginnings)]
        near = [name for name in self.near if name.startswith(beginnings)]
        return Marks(frozenset(live), frozenset(last), frozenset(near)) if live or last or near else NO_MARKS

    def for_all(self, *beginnings: str) -> Marks:
        """The same on a board that looks alike to everybody."""
        live = [name for name in self.live if name.startswith(beginnings)]
        last = [name for name in self.last if name.startswith(beginnings)]
        return Marks(frozenset(live), frozenset(last), common=True) if live or last else COMMON_MARKS


NO_MARKS: Final = Marks()
COMMON_MARKS: Final = Marks(common=True)


def thing(
    name: str, mark: str, shapes: Sequence[Shape], outline: Shape, title: str = "", line: float = 3,
    tag: Spot | None = None, worth: Spot | None = None,
) -> Group:  # fmt: skip
    """A drawn thing of that name: ringed and glowing if it is live, faintly ringed if it is near, outlined if last.

    Where it is live, ``tag`` and ``worth`` are where a page puts the number of the choice and the points it brings.
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
    """A spot on a live thing that a page fills in: the number of its choice, or the points it brings."""
    return Shape("g", f' data-for="{escaped(name)}"{translated(at)}', "", "", kind, "")


def live_places(state: State) -> frozenset[str]:
    """The names of the things that the player who is asked can choose."""
    seat = state.seat()
    if seat < 0:
        return NOTHING
    places = (state.game.place(state, choice) for choice in state.choices())
    return frozenset(place for place in places if place is not None)


COMMON: Final = "common"
"""The kind of a part that belongs to everybody."""
MINE: Final = "own"
"""The kind of a part that belongs to the viewer."""
RIVAL: Final = "rival"
"""The kind of a part that belongs to another seat."""
WHOLE: Final = "whole"
"""The kind of a part that shows all that another seat has over other boards, when it is asked for."""
MEANS: Final = "means"
"""The kind of a part that shows the viewer's own means in one line, where not all boards are in sight."""


def _place(kind: str, name: str, at: Spot, width: float, height: float) -> str:
    return f"{kind}.{name}.{at[0]:.0f}.{at[1]:.0f}.{width:.0f}.{height:.0f}"


class Part:
    """One board of a scene, drawn around its own origin; ``at`` is where it stands in the whole drawing.

    ``kind`` and ``seat`` tell whose it is, ``owner`` what that seat is called where no names are known; a part that
    belongs to nobody has the seat -1. ``title`` is what it shows, and empty where it shows all that its owner has.
    ``live`` names the things on it that can be clicked; ``tab`` is the tab it stands under where one board is seen
    at a time.
    """

    def __init__(
        self,
        name: str,
        title: str,
        width: float,
        height: float,
        shapes: tuple[Shape, ...],
        kind: str = COMMON,
        seat: int = -1,
        at: tuple[float, float] = (0, 0),
        live: frozenset[str] = NOTHING,
        owner: str = "",
        tab: str = "",
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.width: Final = width
        self.height: Final = height
        self.kind: Final = kind
        self.seat: Final = seat
        self.at = at
        self.live: Final = live
        self.owner: Final = owner
        self.tab: Final = tab
        self.place = _place(kind, name, at, width, height)
        """Where it stands and how large it is, in whole numbers: what the style of a page needs to place it."""
        # Text is all that is kept of the shapes: of some thousand parts they would fill the memory.
        self._body: Final = "".join([shape.svg for shape in shapes])
        self.named: Final = seat >= 0 or has_names(self._body)
        """Whether it tells the names of players, in its drawing or by what it is called."""

    @property
    def bytes(self) -> int:
        """What it takes of the memory."""
        return getsizeof(self._body)

    @property
    def drawn(self) -> Part:
        """The part with its drawing: the same one, unless it is drawn only when it is asked for."""
        return self

    def moved(self, at: Spot) -> Part:
        """The same board in another place; it is not drawn again."""
        part = copy(self)
        part.at, part.place = at, _place(self.kind, self.name, at, self.width, self.height)
        return part

    def called(self, names: Sequence[str] = ()) -> str:
        """What the part is called: of whom it is, by the names of the players if they are known, and what it shows."""
        owner = names[self.seat] if 0 <= self.seat < len(names) else self.owner
        return titled(owner, self.title)

    def svg(self, prefix: str = "", names: Sequence[str] = ()) -> str:
        """The part as an element of a page, which carries the style and the symbols of the scene once."""
        body = with_names(self._body, names)
        return element((self.width, self.height), self.called(names), self.name, body, prefix)

    def ids(self) -> list[str]:
        """The names of the drawn things, in drawing order."""
        return self.placed().ids()

    def placed(self) -> Shape:
        """The part where it stands in the whole drawing."""
        return Shape("g", translated(self.at), with_names(self._body, ()), "", "", "")


class LaterPart(Part):
    """A part that is seen only when somebody asks for it, and drawn then."""

    def __init__(
        self, name: str, width: float, height: float, seat: int, at: Spot, owner: str, draw: Callable[[], Part]
    ) -> None:
        super().__init__(name, "", width, height, (), WHOLE, seat, at, owner=owner)
        self._draw: Final = draw

    @property
    def drawn(self) -> Part:
        """The part with its drawing, made now."""
        return self._draw()

    def svg(self, prefix: str = "", names: Sequence[str] = ()) -> str:
        """The part as an element of a page."""
        return self.drawn.svg(prefix, names)

    def placed(self) -> Shape:
        """The part where it stands in the whole drawing."""
        return self.drawn.moved(self.at).placed()


@dataclass(frozen=True, eq=False)
class Scene:
    """A drawing: its boards, and for the terminal the same in panels of cells."""

    title: str
    """What is played."""
    when: str
    """The round, the phase and the like; empty where a game has no such thing."""
    width: float
    height: float
    boards: tuple[Part, ...]
    icons: Icons
    style: Style
    marks: Marks
    frame: Callable[[], tuple[Part, ...]] = tuple
    """What a drawing that stands alone shows besides; a page tells in its own way whose turn it is and who leads."""
    in_cells: Callable[[], tuple[Panel, ...]] = tuple
    screen: Screen = USUAL
    """What the boards were drawn for."""
    slots: Mapping[str, Box] = field(default_factory=dict)
    """Where the page's own panels stand among the boards (left, top, width, height), by name; none: below them."""
    tabs: tuple[tuple[str, str], ...] = ()
    """Where one board is seen at a time, the tabs by name and title; ``Part.tab`` tells which boards each has."""

    @property
    def boards_in_sight(self) -> tuple[Part, ...]:
        """The boards without those that are seen only when somebody asks for them."""
        return tuple([part for part in self.boards if part.kind != WHOLE])

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """All that is drawn, in the order of drawing."""
        return *self.frame(), *self.boards

    @cached_property
    def panels(self) -> tuple[Panel, ...]:
        """The same for a terminal, made when it is first read."""
        return self.in_cells()

    def svg(self, theme: str = "light", prefix: str = "") -> str:
        """The whole drawing as a standalone SVG file; a ``prefix`` keeps the ids of several drawings apart."""
        parts = [part.placed() for part in self.parts if part.kind != WHOLE]
        shapes = [Rect(0, 0, self.width, self.height, look="table"), *parts]
        used = {icon for shape in shapes for icon in shape.uses()}
        body = "\n".join([shape.svg for shape in shapes])
        size = (self.width, self.height)
        return document(
            size, titled(self.title, self.when), self.style.sheet(theme), self.icons.symbols(used), body, prefix
        )

    def _repr_svg_(self) -> str:
        return self.svg()

    def part(self, name: str) -> Part:
        """The part of that name."""
        for part in self.parts:
            if part.name == name:
                return part
        raise UnknownName("no-part", name=name, known=", ".join(part.name for part in self.parts))

    def symbols(self, prefix: str = "") -> str:
        """All icons of the game in an element that shows nothing: whatever a part will use is there."""
        return sheet_of_symbols(self.icons.every(), prefix)

    def ids(self) -> list[str]:
        """The names of the drawn things, in drawing order."""
        return [name for part in self.parts for name in part.ids()]


class SceneFactory(Protocol):
    """A position in the words of a language, ready to be drawn for whoever looks at it."""

    @property
    def title(self) -> str:
        """What is played."""

    @property
    def when(self) -> str:
        """The round, the phase and the like."""

    def with_near(self, near: frozenset[str]) -> SceneFactory:
        """The same with things that can be clicked besides those that answer the open question."""

    def scene(self, viewer: int, screen: Screen = USUAL, asked: frozenset[str] | None = None) -> Scene:
        """The boards as a seat sees them, drawn for a screen.

        ``asked`` names things that they are laid out for as if these could be chosen; if None, those that can be.
        """
