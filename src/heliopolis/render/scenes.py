"""Scenes: the boards of a position, each a part of it, drawn once for browser, notebook, picture and terminal.

The kernel knows only that a scene can be drawn; here is all that it can be asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Protocol, cast

from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import State
from heliopolis.render.icons import Icons
from heliopolis.render.screens import USUAL, Screen
from heliopolis.render.shapes import NOTHING, Additions, Box, Group, Marks, Rect, Shape, Spot, nameless, titled, written
from heliopolis.render.style import Style
from heliopolis.render.svg import document, element, sheet_of_symbols

if TYPE_CHECKING:
    from heliopolis.render.panels import Panel

COMMON: Final = "common"
"""The kind of a part that belongs to everyone."""
MINE: Final = "own"
"""The kind of a part that belongs to the viewer."""
RIVAL: Final = "rival"
"""The kind of a part that belongs to another seat."""
WHOLE: Final = "whole"
"""The kind of a part that shows all that another seat has over other boards, when it is asked for."""
MEANS: Final = "means"
"""The kind of a part that shows the viewer's own means in one line, where not all boards are in sight."""
SHAPE: Final = 100
"""About what a shape takes of the memory, in bytes, as most of them are shared by many drawings."""


def _place(kind: str, name: str, at: Spot, width: float, height: float) -> str:
    return f"{kind}.{name}.{at[0]:.0f}.{at[1]:.0f}.{width:.0f}.{height:.0f}"


class Part:
    """One board of a scene, drawn around its own origin; ``at`` is its place in the whole drawing.

    ``kind`` and ``seat`` say whose it is, ``owner`` what that seat is called where no names are known; a part that
    belongs to no one has the seat -1. ``title`` is what it shows, and empty where it shows all that its owner has.
    ``live`` names the things on it that can be clicked; ``tab`` is its tab where one board is seen at a time.
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
        self.shapes = shapes
        self.named: Final = seat >= 0 or any(shape.named for shape in shapes)
        """Whether it shows the names of players, in its drawing or its title."""

    @property
    def bytes(self) -> int:
        """What it takes of the memory."""
        return SHAPE * sum([shape.count for shape in self.shapes])

    @property
    def drawn(self) -> Part:
        """The part with its drawing: the same one, unless it is drawn only when it is asked for."""
        return self

    def moved(self, at: Spot) -> Part:
        """Return the same board in another place; it is not drawn again."""
        part = copy(self)
        part.at, part.place = at, _place(self.kind, self.name, at, self.width, self.height)
        return part

    def nameless(self) -> Part:
        """Return the same board with nothing on it that has a name or a title."""
        part = copy(self)
        part.shapes = tuple(map(nameless, self.shapes))
        return part

    def thing(self, name: str) -> Shape | None:
        """Return the drawn thing of that name, if it is on the board."""
        return next((each for shape in self.drawn.shapes for each in shape.walk() if each.id == name), None)

    def called(self, names: Sequence[str] = ()) -> str:
        """Return what the part is called: whose it is, by the players' names if they are known, and what it shows."""
        owner = names[self.seat] if 0 <= self.seat < len(names) else self.owner
        return titled(owner, self.title)

    def svg(self, prefix: str = "", names: Sequence[str] = ()) -> str:
        """Return the part as an element of a page, which carries the style and the symbols of the scene once."""
        return self.with_additions(Additions(names), prefix)

    def with_additions(self, added: Additions, prefix: str = "") -> str:
        """Return the same with all that a page adds."""
        body = written(self.shapes, added)
        return element((self.width, self.height), self.called(added.names), self.name, body, prefix)

    def ids(self) -> list[str]:
        """Return the names of the drawn things, in drawing order."""
        return self.placed().ids()

    def placed(self) -> Shape:
        """Return the part at its place in the whole drawing."""
        return Group(self.shapes, self.at)


class LaterPart(Part):
    """A part that is seen only when someone asks for it, and drawn then."""

    def __init__(
        self, name: str, width: float, height: float, seat: int, at: Spot, owner: str, draw: Callable[[], Part]
    ) -> None:
        super().__init__(name, "", width, height, (), WHOLE, seat, at, owner=owner)
        self._draw: Final = draw

    @property
    def drawn(self) -> Part:
        """The part with its drawing, made now."""
        return self._draw()

    def with_additions(self, added: Additions, prefix: str = "") -> str:
        """Return the part as an element of a page."""
        return self.drawn.with_additions(added, prefix)

    def placed(self) -> Shape:
        """Return the part at its place in the whole drawing."""
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
    """What a drawing by itself shows besides; a page shows in its own way whose turn it is and who leads."""
    in_cells: Callable[[], tuple[Panel, ...]] = tuple
    screen: Screen = USUAL
    """What the boards were drawn for."""
    slots: Mapping[str, Box] = field(default_factory=dict)
    """Where the page's own panels stand among the boards (left, top, width, height), by name; none: below them."""
    tabs: tuple[tuple[str, str], ...] = ()
    """Where one board is seen at a time, the tabs by name and title; ``Part.tab`` says which boards each has."""

    @property
    def boards_in_sight(self) -> tuple[Part, ...]:
        """The boards without those that are seen only when someone asks for them."""
        return tuple([part for part in self.boards if part.kind != WHOLE])

    @property
    def parts(self) -> tuple[Part, ...]:
        """All that is drawn, in the order of drawing."""
        return *self.frame(), *self.boards

    @property
    def panels(self) -> tuple[Panel, ...]:
        """The same for a terminal, made when it is read."""
        return self.in_cells()

    def svg(self, theme: str = "light", prefix: str = "") -> str:
        """Return the whole drawing as a standalone SVG file; a ``prefix`` keeps the ids of several drawings apart."""
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
        """Return the part of that name."""
        for part in self.parts:
            if part.name == name:
                return part
        raise UnknownName("no-part", name=name, known=", ".join(part.name for part in self.parts))

    def symbols(self, prefix: str = "") -> str:
        """Return all icons of the game in an element that shows nothing: whatever a part will use is there."""
        return sheet_of_symbols(self.icons.every(), prefix)

    def ids(self) -> list[str]:
        """Return the names of the drawn things, in drawing order."""
        return [name for part in self.parts for name in part.ids()]


class SceneFactory(Protocol):
    """A position in the words of a language, ready to be drawn for any viewer."""

    @property
    def title(self) -> str:
        """What is played."""

    @property
    def when(self) -> str:
        """The round, the phase and the like."""

    def with_near(self, near: frozenset[str]) -> SceneFactory:
        """Return the same with things that can be clicked besides those that answer the open question."""

    def scene(self, viewer: int, screen: Screen = USUAL, asked: frozenset[str] | None = None) -> Scene:
        """Return the boards as a seat sees them, drawn for a screen.

        ``asked`` names things that they are laid out for as if these could be chosen; if None, those that can be.
        """


def scenes_of(state: State, language: str) -> SceneFactory:
    """Return the position with the words of a language, ready to be drawn for any viewer."""
    return cast(SceneFactory, state.game.looks().scenes(state, language))


def scene_of(state: State, viewer: int, language: str = "en") -> Scene:
    """Return the boards as the viewer's seat sees them, with the words of a language."""
    return cast(Scene, state.game.scene(state, viewer, language))
