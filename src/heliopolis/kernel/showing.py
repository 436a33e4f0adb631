"""How a position is shown to people who program: in a line, in a terminal and in a notebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.position import Position

Show = Callable[[Position], str]

_TEXTS: Final[list[Show]] = [repr]
_PAGES: Final[list[Show]] = [repr]
"""The last one shows. The kernel cannot draw: what can is registered here."""


def show_with(text: Show, page: Show) -> None:
    """Let ``print`` of a position give such a text, and a notebook show it as such a piece of HTML."""
    _TEXTS.append(text)
    _PAGES.append(page)


def as_text(position: Position) -> str:
    """Return the boards and the open question."""
    return _TEXTS[-1](position)


def as_html(position: Position) -> str:
    """Return the same with the boards as a picture."""
    return _PAGES[-1](position)


def seat_name(seat: int) -> str:
    """Return what anyone who is asked is called in names of things; chance has no seat."""
    return "chance" if seat == CHANCE else f"seat{seat + 1}"


def in_short(game: str, position: Position) -> str:
    """Return a position in a line: how far the game is, who is asked what, and the points so far."""
    points = " ".join([str(sum(given)) for given in position.points])
    decision = position.decision()
    if decision is None:
        return f"<{game}, over, points {points}>"
    asked = f"{seat_name(decision.seat)} is asked {decision.prompt}, {len(decision.choices)} choices"
    return f"<{game}, turn {position.turn}: {asked}, points {points}>"
