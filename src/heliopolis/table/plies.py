"""Plies of a table: what is written beside an answer, so that it can be told without the rules of the game."""

from __future__ import annotations

from typing import Final

from heliopolis.kernel.event import Event
from heliopolis.kernel.journals.notation import Ply
from heliopolis.kernel.reading import Reader
from heliopolis.table.header import Plain, read_events


class TablePly(Ply):
    """A ply with what only a table knows about it."""

    def __init__(
        self,
        number: int,
        turn: int,
        turn_seat: int,
        seat: int,
        choice: str,
        forced: list[str],
        draw: int,
        events: list[Event],
        *,
        version: int,
        bot: str,
        asked: int,
    ) -> None:
        super().__init__(number, turn, turn_seat, seat, choice, forced, draw, events)
        self.version: Final = version
        """The version of the table that first had this ply."""
        self.bot: Final = bot
        """The bot that answered for the seat, or "" if a person or chance did."""
        self.asked = asked
        """Who is asked next: a seat, CHANCE or OVER. Only a change of rules can change it later."""
        self.continues = False
        """Whether it was played with the ply before, by one click."""
        self.wish = ""
        """What its player wishes for after it."""


def outcome(ply: Ply, asked: int) -> Plain:
    """What is written beside an answer: what it came to, and who is asked next."""
    return {
        "turn": ply.turn,
        "whose": ply.turn_seat,
        "forced": ply.forced,
        "told": [list(event) for event in ply.events],
        "asked": asked,
    }


def read_ply(saved: Reader, number: int, seat: int, choice: str, draw: int, *, version: int, bot: str) -> TablePly:
    """The ply of an answer, from what ``outcome`` wrote beside it."""
    return TablePly(
        number,
        saved["turn"].integer(),
        saved["whose"].integer(),
        seat,
        choice,
        saved["forced"].strings(),
        draw,
        read_events(saved["told"]),
        version=version,
        bot=bot,
        asked=saved["asked"].integer(),
    )
