"""Scenes of games whose whole table is one drawing, made again whenever it is asked for.

A game with many players at the same time draws in several boards and keeps them (``drawing_cache``); a small one only
needs this.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Final, Generic, NamedTuple, Self, TypeVar

from heliopolis.kernel.game import State
from heliopolis.render.icons import COMMON_ICONS, Icons
from heliopolis.render.panels import Panel
from heliopolis.render.scenes import Part, Scene
from heliopolis.render.screens import USUAL, Screen
from heliopolis.render.shapes import NOTHING, Marks, Shape, live_places
from heliopolis.render.style import COMMON_STYLE, Style
from heliopolis.words.texts import Texts, texts

S = TypeVar("S", bound=State)


class OneDrawing(NamedTuple):
    """The table as shapes for browsers and pictures, and as panels of cells for terminals."""

    width: float
    height: float
    shapes: tuple[Shape, ...]
    panels: tuple[Panel, ...]


Draw = Callable[[S, int, Texts, Marks], OneDrawing]
"""Draws a position as a seat sees it, in the words of a language; the marks are what can be chosen."""


class OneDrawingScenes(Generic[S]):
    """A position ready to be drawn for any viewer."""

    def __init__(
        self, state: S, language: str, draw: Draw[S], icons: Icons = COMMON_ICONS, style: Style = COMMON_STYLE
    ) -> None:
        self._state: Final = state
        self._draw: Final = draw
        self._icons: Final = icons
        self._style: Final = style
        self._words: Final = texts(state.game.folder, language)
        self._live: Final = live_places(state)
        self.near = NOTHING
        """What can be clicked besides what answers the open question."""
        self.title: Final = self._words("name-game")
        self.when: Final = ""

    def with_near(self, near: frozenset[str]) -> Self:
        """Return the same with things that can be clicked besides."""
        scenes = copy(self)
        scenes.near = near
        return scenes

    def scene(self, viewer: int, screen: Screen = USUAL, asked: frozenset[str] | None = None) -> Scene:
        """Return the table as a seat sees it."""
        marks = Marks(self._live, near=self.near)
        drawn = self._draw(self._state, viewer, self._words, marks)
        size = (drawn.width, drawn.height)
        table = Part("table", self.title, *size, drawn.shapes, live=marks.open)
        return Scene(
            self.title, self.when, *size, (table,), self._icons, self._style, marks,
            in_cells=lambda: drawn.panels, screen=screen,
        )  # fmt: skip
