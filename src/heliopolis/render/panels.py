"""Panels: a scene in cells, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple


class TextSpan(NamedTuple):
    """A few characters in one colour; none means the colour of the cell."""

    text: str
    ink: str = ""
    said: str = ""
    """What is said instead of marks and letters to those who listen; a blank is silence."""


class Cell(NamedTuple):
    """Drawn things in characters: their names, a line or two, and the colours in front and behind."""

    things: tuple[str, ...]
    lines: tuple[tuple[TextSpan, ...], ...]
    paper: str = ""
    ink: str = ""


class Place(NamedTuple):
    """A cell of a map: its column, and its height in half cells from the top."""

    column: int
    half_row: int
    cell: Cell


@dataclass(frozen=True, eq=False)
class Rows:
    """Cells in rows, under a title; ``seat`` is whose they are, or -1."""

    title: str
    rows: tuple[tuple[Cell, ...], ...]
    seat: int = -1


@dataclass(frozen=True, eq=False)
class Map:
    """Cells placed like hexes: every other column is half a cell lower."""

    title: str
    places: tuple[Place, ...]
    seat: int = -1


Panel = Rows | Map


def cell(text: str, *things: str, ink: str = "", said: str = "") -> Cell:
    """Return a cell of one line in one colour."""
    return Cell(things, ((TextSpan(text, "", said),),), "", ink)


def spans(*parts: TextSpan, things: tuple[str, ...] = ()) -> Cell:
    """Return a cell of one line in several colours."""
    return Cell(things, (parts,))


def titles_for(panels: Sequence[Panel], players: Sequence[str]) -> list[str]:
    """Return the titles of panels: the first of each seat stands under the name of its player."""
    first = {panel.seat: place for place, panel in reversed([*enumerate(panels)]) if panel.seat >= 0}
    return [
        f"{players[panel.seat]} · {panel.title}" if first.get(panel.seat) == place else panel.title
        for place, panel in enumerate(panels)
    ]
