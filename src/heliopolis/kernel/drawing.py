"""What the kernel knows of drawings: that a position can be drawn, and that a drawing is SVG in the end.

The shapes they are made of, and the type that has them all, are in ``render``.
"""

from __future__ import annotations

from typing import Protocol


class Drawing(Protocol):
    """A finished drawing of a position."""

    def svg(self, theme: str = "light", prefix: str = "") -> str:
        """Return the drawing as a standalone SVG file."""


class Drawable(Protocol):
    """A position with the words of one language, ready to be drawn for any viewer."""

    @property
    def title(self) -> str:
        """The game, and where in it we are."""

    def scene(self, viewer: int) -> Drawing:
        """Return the boards as the viewer's seat sees them."""
