"""Shapes: what boards are drawn with.

A drawing is a tree of shapes. A shape that does not change is made once and shared by many drawings; the tree becomes
text when a page or a file asks for it. The id of a shape is the name of the drawn thing, the same that a choice names
as its place.
"""

# ruff: noqa: A002 - a drawn thing has an id, as in SVG
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from heliopolis.render.markup import escaped
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
LONGEST_DRAWN: Final = 10
"""Letters of a name that are drawn on a board."""


class Additions(NamedTuple):
    """What a page adds to a drawing as it is written."""

    names: Sequence[str] = ()
    """The players' names, by seat; where there are none, seats are called as they were drawn."""
    chosen: Mapping[str, str] = {}
    """More attributes of drawn things, by their names."""
    badge: Callable[[Anchor], str] | None = None
    """Writes what is shown at an anchor."""

    def called(self, text: str, name: str) -> str:
        """Return the text of a thing that has more attributes, of which its name is the first."""
        mark = f' id="{escaped(name)}"'
        return text.replace(mark, f"{mark}{self.chosen[name]}", 1)


NO_ADDITIONS: Final = Additions()


class Shape:
    """Something drawn: a tag, its own attributes and the words in it.

    ``look`` names classes of the style, ``title`` is what pointing at it says.
    """

    __slots__ = ("_text", "attributes", "id", "look", "made", "plain", "tag", "title", "words")
    named = False
    """Whether the name of a player is in it."""
    fixed = True
    """Whether its text is known: it changes by nothing but what a page adds to its name."""
    still = True
    """Whether it has nothing in it that each page writes in its own way: a player's name, what is at an anchor."""
    count = 1
    """How many shapes it is, with all in it."""
    held: tuple[Shape, ...] = ()
    """The shapes in it."""

    def __init__(
        self, tag: str, attributes: str, words: str, id: str, look: str, title: str, made: tuple[Any, ...]
    ) -> None:
        self.tag: Final = tag
        self.attributes: Final = attributes
        self.words: Final = words
        self.id: Final = id
        self.look: Final = look
        self.title: Final = title
        self.made: Final = made
        """What it was made of besides these."""
        self.plain = not id and not title
        """Whether neither the shape nor anything in it has a name, a title or something that a page fills in."""
        inside = escaped(words) if words else ""
        if title:
            inside = f"<title>{escaped(title)}</title>{inside}"
        self._text = f"{self.head()}>{inside}</{tag}>" if inside else f"{self.head()}/>"

    def head(self) -> str:
        """Return its tag as it begins, with all but the title."""
        name = f' id="{escaped(self.id)}"' if self.id else ""
        classes = f' class="{escaped(self.look)}"' if self.look else ""
        return f"<{self.tag}{name}{classes}{self.attributes}"

    def again(self, look: str) -> Shape:
        """Return the same shape without name and title, with another look."""
        make: Callable[..., Shape] = type(self)
        return make(*self.made, look=look)

    @property
    def svg(self) -> str:
        """Return the shape as text, with nothing added."""
        return self._text or written([self])

    def write(self, out: list[str], added: Additions) -> None:
        """Write the shape piece by piece."""
        out.append(added.called(self._text, self.id) if self.id in added.chosen else self._text)

    def walk(self) -> Iterator[Shape]:
        """Yield the shape and all in it, in drawing order."""
        yield self
        for each in self.held:
            yield from each.walk()

    def uses(self) -> set[str]:
        """Return the icons it uses."""
        return {each.icon for each in self.walk() if isinstance(each, Icon)}

    def ids(self) -> list[str]:
        """Return the names of the drawn things in it, its own included, in drawing order."""
        return [each.id for each in self.walk() if each.id]


def written(shapes: Iterable[Shape], added: Additions = NO_ADDITIONS) -> str:
    """Return the shapes one after the other, as text."""
    out: list[str] = []
    for each in shapes:
        each.write(out, added)
    return "".join(out)


class Hexagon(Shape):
    """A hexagon with a flat top; ``side`` is also the distance of its corners from the centre."""

    __slots__ = ()

    def __init__(self, x: float, y: float, side: float, *, id: str = "", look: str = "", title: str = "") -> None:
        up = side * HALF_HEIGHT
        west, left, right, east = number(x - side), number(x - side / 2), number(x + side / 2), number(x + side)
        top, middle, bottom = number(y - up), number(y), number(y + up)
        points = f"{east},{middle} {right},{bottom} {left},{bottom} {west},{middle} {left},{top} {right},{top}"
        super().__init__("polygon", f' points="{points}"', "", id, look, title, (x, y, side))


class Circle(Shape):
    """A circle by its centre."""

    __slots__ = ()

    def __init__(self, x: float, y: float, radius: float, *, id: str = "", look: str = "", title: str = "") -> None:
        place = f' cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
        super().__init__("circle", place, "", id, look, title, (x, y, radius))


class Rect(Shape):
    """A rectangle by its upper left corner, with round corners if asked for."""

    __slots__ = ("at",)

    def __init__(
        self, x: float, y: float, width: float, height: float, corner: float = 0,
        *, id: str = "", look: str = "", title: str = "",
    ) -> None:  # fmt: skip
        rounded = f' rx="{number(corner)}"' if corner else ""
        place = f' x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"{rounded}'
        super().__init__("rect", place, "", id, look, title, (x, y, width, height, corner))
        self.at: Final = x, y


class Path(Shape):
    """A line or area in the words of SVG; ``middle`` is where that of a place for a piece is."""

    __slots__ = ("middle",)

    def __init__(self, d: str, middle: Spot | None = None, *, id: str = "", look: str = "", title: str = "") -> None:
        super().__init__("path", f' d="{escaped(d)}"', "", id, look, title, (d, middle))
        self.middle: Final = middle


class Icon(Shape):
    """An icon by the centre and size of the box it fills."""

    __slots__ = ("icon",)

    def __init__(
        self, icon: str, x: float, y: float, size: float, *, id: str = "", look: str = "", title: str = ""
    ) -> None:
        across = number(size)
        place = f' x="{number(x - size / 2)}" y="{number(y - size / 2)}" width="{across}" height="{across}"'
        super().__init__("use", f' href="#art/{escaped(icon)}"{place}', "", id, look, title, (icon, x, y, size))
        self.icon: Final = icon


class Text(Shape):
    """A line of text on its base line.

    With ``room`` it is set smaller where it would be wider than that, down to ``least``, then cut short.
    """

    __slots__ = ("anchor", "at", "size")

    def __init__(
        self, x: float, y: float, words: str, size: float = 14, anchor: str = "start", room: float = 0,
        *, id: str = "", look: str = "", title: str = "", least: float = LEAST,
    ) -> None:  # fmt: skip
        if room:
            size = min(size, max(min(size, least), size * room / max(width(words, size, look), 1)))
            words = shortened(words, room, size, look)
        anchored = f' text-anchor="{escaped(anchor)}"' if anchor != "start" else ""
        place = f' x="{number(x)}" y="{number(y)}" font-size="{number(size)}"{anchored}'
        super().__init__("text", place, words, id, look, title, (x, y, words, size, anchor))
        self.at: Final = x, y
        self.size: Final = size
        self.anchor: Final = anchor


class SeatName(Text):
    """The name of a player on a base line; ``words`` is what the seat is called where no names are known."""

    __slots__ = ("seat",)
    named = True
    fixed = False
    still = False

    def __init__(self, x: float, y: float, seat: int, words: str, size: float = 14, *, look: str = "") -> None:
        super().__init__(x, y, words, size, look=look)
        self.seat: Final = seat
        self.plain = False

    def called(self, names: Sequence[str]) -> str:
        """Return the name as it is drawn."""
        name = names[self.seat] if self.seat < len(names) else self.words
        return name if len(name) <= LONGEST_DRAWN else f"{name[: LONGEST_DRAWN - 1]}…"

    def write(self, out: list[str], added: Additions) -> None:
        """Write it with the name, squeezed into the room of the seat where it is longer."""
        if self.seat >= len(added.names):
            super().write(out, added)
            return
        name, room = self.called(added.names), f"{width(self.words, self.size, 'strong'):.0f}"
        squeezed = f' textLength="{room}" lengthAdjust="spacingAndGlyphs"' if len(name) > len(self.words) else ""
        classes = f' class="{escaped(self.look)}"' if self.look else ""
        out.append(f"<text{classes}{self.attributes}{squeezed}>{escaped(name)}</text>")


class Group(Shape):
    """Shapes that belong together, drawn around a place of their own if ``at`` is given, larger by ``scale``."""

    __slots__ = ("_inner", "_start", "at", "count", "held", "named", "still")
    fixed = False

    def __init__(
        self, shapes: Sequence[Shape], at: Spot | None = None,
        *, id: str = "", look: str = "", title: str = "", scale: float = 1,
    ) -> None:  # fmt: skip
        moved = translated(at) if at else ""
        if scale != 1:
            x, y = at or (0, 0)
            moved = f' transform="translate({number(x)} {number(y)}) scale({scale:.3f})"'
        super().__init__("g", moved, "", id, look, title, (at, scale))
        self.held = tuple(shapes)
        self.at: Final = at if at and scale == 1 else (0.0, 0.0)
        plain, still, named, count = self.plain, True, False, 1
        for each in self.held:
            plain = plain and each.plain
            still = still and each.still
            named = named or each.named
            count += each.count
        self.plain = plain
        self.still = still
        self.named = named
        self._inner: frozenset[str] | None = None
        self.count = count
        told = f"<title>{escaped(title)}</title>" if title else ""
        self._start = f"{self.head()}>{told}"
        if self.held or title:
            self._text = ""

    def holding(self, shapes: tuple[Shape, ...]) -> Group:
        """Return the same group without name and title, with other shapes in it."""
        at, scale = self.made
        return Group(shapes, at, look=self.look, scale=scale)

    def write(self, out: list[str], added: Additions) -> None:
        """Write the group and all in it; what never changes is put together once."""
        chosen = added.chosen
        if self.still and (self.plain or not chosen or self.inner().isdisjoint(chosen)):
            if not self._text:
                inside = [each._text or each.svg for each in self.held]  # noqa: SLF001 - most have their text
                self._text = "".join([self._start, *inside, "</g>"])
            super().write(out, added)
            return
        out.append(added.called(self._start, self.id) if self.id in chosen else self._start)
        for each in self.held:
            if each.fixed and each.id not in chosen:
                out.append(each._text)  # noqa: SLF001 - without a call: most shapes are written so
            else:
                each.write(out, added)
        out.append("</g>")

    def inner(self) -> frozenset[str]:
        """Return the names of all that is in it."""
        if self._inner is None:
            inner = [each.inner() for each in self.held if isinstance(each, Group) and not each.plain]
            self._inner = frozenset([each.id for each in self.held if each.id]).union(*inner)
        return self._inner


class Anchor(Shape):
    """A spot on a live thing that a page fills in: the number of its choice, or the points it brings."""

    __slots__ = ("kind", "place", "thing")
    fixed = False
    still = False

    def __init__(self, kind: str, thing: str, at: Spot) -> None:
        self.place: Final = translated(at)
        super().__init__("g", f' data-for="{escaped(thing)}"{self.place}', "", "", kind, "", ())
        self.kind: Final = kind
        self.thing: Final = thing
        self.plain = False

    def write(self, out: list[str], added: Additions) -> None:
        """Write what the page shows there."""
        if added.badge is None:
            super().write(out, added)
        else:
            out.append(added.badge(self))


def translated(at: tuple[float, float]) -> str:
    """Return the attribute that moves a shape there."""
    return f' transform="translate({number(at[0])} {number(at[1])})"'


def titled(*words: str) -> str:
    """Return several words as one title."""
    return " · ".join([word for word in words if word])


def traced(shape: Shape, look: str) -> Shape:
    """Return the line of a shape once more, with another look."""
    return shape.again(look)


def nameless(shape: Shape) -> Shape:
    """Return the shape without names and titles: a small copy of what is drawn elsewhere."""
    if shape.plain or isinstance(shape, SeatName | Anchor):
        return shape
    if isinstance(shape, Group):
        return shape.holding(tuple(map(nameless, shape.held)))
    return shape.again(shape.look)


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
        anchors = [Anchor(kind, name, at) for kind, at in (("tag", tag), ("worth", worth)) if at is not None]
        return Group([glow, *shapes, ring, *anchors], id=name, look=LIVE, title=title)
    if mark == LAST:
        return Group([*shapes, traced(outline, f"was{fine}")], id=name, look=LAST, title=title)
    if mark == NEAR:
        return Group([*shapes, traced(outline, "near-ring")], id=name, look=NEAR, title=title)
    return Group(shapes, id=name, title=title)


def live_places(state: State) -> frozenset[str]:
    """Return the names of the things that the player who is asked can choose."""
    seat = state.seat()
    if seat < 0:
        return NOTHING
    places = [state.game.wording.place(state, choice) for choice in state.choices()]
    return frozenset([place for place in places if place is not None])
