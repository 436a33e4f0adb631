"""Shapes and scenes: what is drawn, once for browser, notebook, picture and terminal.

A shape is immutable and keeps its SVG once it is made, so that a part of a drawing that does not change is made
once. The id of a shape is the name of the drawn thing, the same that a choice names as its place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from heliopolis.kernel.errors import UnknownName
from heliopolis.render.icons import Icons
from heliopolis.render.style import Style
from heliopolis.render.svg import OWN, document, element, escape, number, sheet_of_symbols, width

if TYPE_CHECKING:
    from heliopolis.kernel.state import State
    from heliopolis.render.panels import Panel

NOTHING: Final[frozenset[str]] = frozenset()
HALF_HEIGHT: Final = 3**0.5 / 2
"""Of a hexagon with a flat top and sides of length 1."""


S = TypeVar("S")
T = TypeVar("T")


class kept(Generic[S, T]):  # noqa: N801 - used like a function
    """An attribute that is worked out when first asked for; unlike ``cached_property`` it takes no lock."""

    def __init__(self, work_out: Callable[[S], T]) -> None:
        self.work_out: Final = work_out

    def __get__(self, owner: S, kind: type[S]) -> T:
        value = self.work_out(owner)
        owner.__dict__[self.work_out.__name__] = value
        return value


@dataclass(frozen=True, eq=False)
class Shape:
    """Something drawn. ``look`` names classes of the style, ``title`` is what pointing at it tells."""

    id: str = field(default="", kw_only=True)
    look: str = field(default="", kw_only=True)
    title: str = field(default="", kw_only=True)

    @kept
    def svg(self) -> str:
        """The shape as SVG; ids still wait for the prefix of their document."""
        return self.write()

    def write(self) -> str:
        """The shape as SVG, written anew."""
        tag, attributes, content = self.draw()
        if self.title:
            content = f"<title>{escape(self.title)}</title>{content}"
        name = f' id="{OWN}{escape(self.id)}"' if self.id else ""
        look = f' class="{self.look}"' if self.look else ""
        return f"<{tag}{name}{look}{attributes}>{content}</{tag}>" if content else f"<{tag}{name}{look}{attributes}/>"

    def draw(self) -> tuple[str, str, str]:
        """The tag, its own attributes and what it holds."""
        raise NotImplementedError

    @kept
    def icons(self) -> frozenset[str]:
        """The icons it uses."""
        return self.uses()

    def uses(self) -> frozenset[str]:
        """The icons it uses, found anew."""
        return NOTHING

    @kept
    def ids(self) -> tuple[str, ...]:
        """The names of the drawn things in it, its own included, in drawing order."""
        own = (self.id,) if self.id else ()
        return own + self.inner_ids()

    def inner_ids(self) -> tuple[str, ...]:
        """The names of the drawn things within it."""
        return ()


@dataclass(frozen=True, eq=False)
class Hexagon(Shape):
    """A hexagon with a flat top; ``side`` is also the distance of its corners from the centre."""

    x: float
    y: float
    side: float

    def draw(self) -> tuple[str, str, str]:
        x, y, side = self.x, self.y, self.side
        up = side * HALF_HEIGHT
        west, left, right, east = number(x - side), number(x - side / 2), number(x + side / 2), number(x + side)
        top, middle, bottom = number(y - up), number(y), number(y + up)
        points = f"{east},{middle} {right},{bottom} {left},{bottom} {west},{middle} {left},{top} {right},{top}"
        return "polygon", f' points="{points}"', ""


@dataclass(frozen=True, eq=False)
class Circle(Shape):
    """A circle by its centre."""

    x: float
    y: float
    radius: float

    def draw(self) -> tuple[str, str, str]:
        return "circle", f' cx="{number(self.x)}" cy="{number(self.y)}" r="{number(self.radius)}"', ""


@dataclass(frozen=True, eq=False)
class Rect(Shape):
    """A rectangle by its upper left corner, with round corners if asked for."""

    x: float
    y: float
    width: float
    height: float
    corner: float = 0

    def draw(self) -> tuple[str, str, str]:
        corner = f' rx="{number(self.corner)}"' if self.corner else ""
        place = f' x="{number(self.x)}" y="{number(self.y)}"'
        return "rect", f'{place} width="{number(self.width)}" height="{number(self.height)}"{corner}', ""


@dataclass(frozen=True, eq=False)
class Path(Shape):
    """A line or area in the words of SVG."""

    d: str

    def draw(self) -> tuple[str, str, str]:
        return "path", f' d="{self.d}"', ""


@dataclass(frozen=True, eq=False)
class Icon(Shape):
    """An icon by the centre and size of the box it fills."""

    icon: str
    x: float
    y: float
    size: float

    def draw(self) -> tuple[str, str, str]:
        size = number(self.size)
        corner = f' x="{number(self.x - self.size / 2)}" y="{number(self.y - self.size / 2)}"'
        return "use", f' href="#{OWN}art/{self.icon}"{corner} width="{size}" height="{size}"', ""

    def uses(self) -> frozenset[str]:
        return frozenset((self.icon,))


@dataclass(frozen=True, eq=False)
class Text(Shape):
    """A line of text on its base line; with ``room`` it is set smaller where it would be wider than that."""

    x: float
    y: float
    words: str
    size: float = 14
    anchor: str = "start"
    room: float = 0

    def draw(self) -> tuple[str, str, str]:
        size = self.size
        if self.room:
            size = min(size, size * self.room / max(width(self.words, size, self.look), 1))
        anchor = f' text-anchor="{self.anchor}"' if self.anchor != "start" else ""
        place = f' x="{number(self.x)}" y="{number(self.y)}"'
        return "text", f'{place} font-size="{number(size)}"{anchor}', escape(self.words)


@dataclass(frozen=True, eq=False)
class Group(Shape):
    """Shapes that belong together, drawn around a place of their own if ``at`` is given."""

    shapes: Sequence[Shape]
    at: tuple[float, float] | None = None

    def draw(self) -> tuple[str, str, str]:
        place = f' transform="translate({number(self.at[0])} {number(self.at[1])})"' if self.at else ""
        return "g", place, "".join([shape.svg for shape in self.shapes])

    def uses(self) -> frozenset[str]:
        return NOTHING.union(*[shape.icons for shape in self.shapes])

    def inner_ids(self) -> tuple[str, ...]:
        return tuple([name for shape in self.shapes for name in shape.ids])


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
        glow, ring = replace(outline, look="glow"), replace(outline, look=f"ring{fine}")
        return Group([glow, *shapes, ring], id=name, look=LIVE, title=title)
    if mark == LAST:
        return Group([*shapes, replace(outline, look=f"was{fine}")], id=name, look=LAST, title=title)
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


@dataclass(frozen=True, eq=False)
class Part:
    """One board of a scene, drawn around its own origin; ``at`` is where it stands in the whole drawing.

    ``kind`` and ``seat`` tell whose it is; a part that belongs to nobody has the seat -1.
    """

    name: str
    title: str
    width: float
    height: float
    shapes: tuple[Shape, ...]
    kind: str = COMMON
    seat: int = -1
    at: tuple[float, float] = (0, 0)

    def svg(self, prefix: str = "") -> str:
        """The part as an element of a page, which carries the style and the symbols of the scene once."""
        return self._with_prefix(prefix) if prefix else self.plain

    @kept
    def plain(self) -> str:
        """The part as an element of a page that has no other drawing."""
        return self._with_prefix("")

    def _with_prefix(self, prefix: str) -> str:
        # What holds the whole part is not needed again: the text of the part itself is kept.
        body = "".join([shape.write() for shape in self.shapes])
        return element((self.width, self.height), self.title, self.name, body, prefix)

    def ids(self) -> list[str]:
        """The names of the drawn things, in drawing order."""
        return [name for shape in self.shapes for name in shape.ids]

    @kept
    def names(self) -> frozenset[str]:
        """The names of the drawn things."""
        return frozenset(self.ids())

    def placed(self) -> Group:
        """The part where it stands in the whole drawing."""
        return Group(self.shapes, at=self.at)


@dataclass(frozen=True, eq=False)
class Scene:
    """A drawing: parts in the order in which they are drawn, and for the terminal the same in panels of cells."""

    title: str
    width: float
    height: float
    parts: tuple[Part, ...]
    icons: Icons
    style: Style
    marks: Marks
    panels: tuple[Panel, ...] = ()

    def svg(self, theme: str = "light", prefix: str = "") -> str:
        """The whole drawing as a standalone SVG file; a ``prefix`` keeps the ids of several drawings apart."""
        shapes = [Rect(0, 0, self.width, self.height, look="table"), *[part.placed() for part in self.parts]]
        used = NOTHING.union(*[shape.icons for shape in shapes])
        body = "\n".join([shape.svg for shape in shapes])
        size = (self.width, self.height)
        return document(size, self.title, self.style.sheet(theme), self.icons.symbols(used), body, prefix)

    def _repr_svg_(self) -> str:
        return self.svg()

    def part(self, name: str) -> Part:
        """The part of that name."""
        for part in self.parts:
            if part.name == name:
                return part
        raise UnknownName(f"the scene has no part {name!r}; it has {', '.join(part.name for part in self.parts)}")

    def part_svg(self, name: str, prefix: str = "") -> str:
        """One part as an element of a page that carries ``symbols`` and the sheet of the style once."""
        return self.part(name).svg(prefix)

    def symbols(self, prefix: str = "") -> str:
        """All icons of the game in an element that shows nothing: whatever a part will use is there."""
        return sheet_of_symbols(self.icons.every(), prefix)

    def ids(self) -> list[str]:
        """The names of the drawn things, in drawing order."""
        return [name for part in self.parts for name in part.ids()]
