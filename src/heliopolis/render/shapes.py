"""Shapes and scenes: what is drawn, once for browser, notebook, picture and terminal.

A shape is text from the start, and a part of a drawing that does not change is drawn once. The id of a shape is the
name of the drawn thing, the same that a choice names as its place.
"""

# ruff: noqa: A002 - a drawn thing has an id, as in SVG
from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import unescape
from sys import getsizeof
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from heliopolis.kernel.errors import UnknownName
from heliopolis.render.icons import Icons
from heliopolis.render.markup import escaped
from heliopolis.render.name_slots import NAME, slot, with_names
from heliopolis.render.style import Style
from heliopolis.render.svg import document, element, number, sheet_of_symbols, width

if TYPE_CHECKING:
    from heliopolis.kernel.game import State
    from heliopolis.render.panels import Panel

NOTHING: Final[frozenset[str]] = frozenset()
HALF_HEIGHT: Final = 3**0.5 / 2
"""Of a hexagon with a flat top and sides of length 1."""

_NAMED: Final = re.compile(' id="([^"]*)"')
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
    """A line of text on its base line; with ``room`` it is set smaller where it would be wider than that."""

    def __init__(
        self, x: float, y: float, words: str, size: float = 14, anchor: str = "start", room: float = 0,
        *, id: str = "", look: str = "", title: str = "",
    ) -> None:  # fmt: skip
        if room:
            size = min(size, size * room / max(width(words, size, look), 1))
        anchored = f' text-anchor="{escaped(anchor)}"' if anchor != "start" else ""
        place = f' x="{number(x)}" y="{number(y)}" font-size="{number(size)}"{anchored}'
        super().__init__("text", place, escaped(words), id, look, title)


class SeatName(Shape):
    """The name of a player on a base line; ``word`` is what the seat is called where no names are known."""

    def __init__(self, x: float, y: float, seat: int, word: str, size: float = 14, *, look: str = "") -> None:
        place = f' x="{number(x)}" y="{number(y)}" font-size="{number(size)}"{slot(seat, word, size)}'
        super().__init__("text", place, NAME, "", look, "")


class Group(Shape):
    """Shapes that belong together, drawn around a place of their own if ``at`` is given."""

    def __init__(
        self, shapes: Sequence[Shape], at: tuple[float, float] | None = None,
        *, id: str = "", look: str = "", title: str = "",
    ) -> None:  # fmt: skip
        content = "".join([shape.svg for shape in shapes])
        super().__init__("g", translated(at) if at else "", content, id, look, title)


def translated(at: tuple[float, float]) -> str:
    """The attribute that moves a shape there."""
    return f' transform="translate({number(at[0])} {number(at[1])})"'


def titled(*words: str) -> str:
    """Several words as one title."""
    return " · ".join([word for word in words if word])


def traced(shape: Shape, look: str) -> Shape:
    """The line of a shape once more, with another look."""
    return Shape(shape.tag, shape.attributes, shape.content, "", look, "")


LIVE: Final = "live"
"""The mark of a thing that can be chosen now."""
LAST: Final = "last"
"""The mark of a thing that has just been changed."""


class Marks(NamedTuple):
    """Which drawn things can be chosen now, and which have just been changed."""

    live: frozenset[str] = NOTHING
    last: frozenset[str] = NOTHING

    def of(self, name: str) -> str:
        """The mark of a thing: LIVE, LAST or none; what can be chosen matters more than what was."""
        return LIVE if name in self.live else LAST if name in self.last else ""

    def among(self, *beginnings: str) -> Marks:
        """The marks of things whose names begin so: all that a board with no other things depends on."""
        live = [name for name in self.live if name.startswith(beginnings)]
        last = [name for name in self.last if name.startswith(beginnings)]
        return Marks(frozenset(live), frozenset(last)) if live or last else NO_MARKS


NO_MARKS: Final = Marks()


def thing(name: str, mark: str, shapes: Sequence[Shape], outline: Shape, title: str = "", line: float = 3) -> Group:
    """A drawn thing of that name: with a dashed ring and a glow if it is live, outlined if it was last."""
    fine = "-fine" if line < 3 else ""
    if mark == LIVE:
        glow, ring = traced(outline, "glow"), traced(outline, f"ring{fine}")
        return Group([glow, *shapes, ring], id=name, look=LIVE, title=title)
    if mark == LAST:
        return Group([*shapes, traced(outline, f"was{fine}")], id=name, look=LAST, title=title)
    return Group(shapes, id=name, title=title)


def live_places(state: State) -> frozenset[str]:
    """The names of the things that the player who is asked can choose."""
    seat = state.seat()
    if seat < 0:
        return NOTHING
    places = (choice.place(seat) for choice in state.choices())
    return frozenset(place for place in places if place is not None)


COMMON: Final = "common"
"""The kind of a part that belongs to everybody."""
MINE: Final = "own"
"""The kind of a part that belongs to the viewer."""
RIVAL: Final = "rival"
"""The kind of a part that belongs to another seat."""


class Part:
    """One board of a scene, drawn around its own origin; ``at`` is where it stands in the whole drawing.

    ``kind`` and ``seat`` tell whose it is, ``owner`` what that seat is called where no names are known; a part that
    belongs to nobody has the seat -1. ``title`` is what it shows, and empty where it shows all that its owner has.
    ``live`` names the things on it that can be chosen now.
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
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.width: Final = width
        self.height: Final = height
        self.kind: Final = kind
        self.seat: Final = seat
        self.at: Final = at
        self.live: Final = live
        self.owner: Final = owner
        self.place: Final = f"{kind}.{name}.{at[0]:.0f}.{at[1]:.0f}.{width:.0f}.{height:.0f}"
        """Where it stands and how large it is, in whole numbers: what the style of a page needs to place it."""
        # Text is all that is kept of the shapes: of some thousand parts they would fill the memory.
        self._body: Final = "".join([shape.svg for shape in shapes])

    @property
    def bytes(self) -> int:
        """What it takes of the memory."""
        return getsizeof(self._body)

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
        shapes = [Rect(0, 0, self.width, self.height, look="table"), *[part.placed() for part in self.parts]]
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

    def scene(self, viewer: int) -> Scene:
        """The boards as a seat sees them."""
