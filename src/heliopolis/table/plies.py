"""Plies of a table: each is written with its results, so that it can be shown without the rules of the game."""

from __future__ import annotations

from typing import Final

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.event import Event
from heliopolis.kernel.journals.notation import Ply
from heliopolis.kernel.reading import Reader
from heliopolis.table.clicks import Move
from heliopolis.table.header import Plain, read_events

PLAYED: Final = "play"
DRAWN: Final = "chance"
PLIES: Final = (PLAYED, DRAWN)
"""How the store names a ply of a seat, and one of chance."""


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

    def record(self) -> Plain:
        """Return the ply as the store keeps it. What most do not have is left out: a store grows by every ply."""
        by_chance = self.seat == CHANCE
        who: Plain = {"draw": self.draw} if by_chance else {"seat": self.seat, "bot": self.bot}
        if self.continues:
            who["continues"] = True
        if self.wish:
            who["wish"] = self.wish
        return {
            "act": DRAWN if by_chance else PLAYED,
            "choice": self.choice,
            **who,
            "turn": self.turn,
            "whose": self.turn_seat,
            "forced": self.forced,
            "told": [list(event) for event in self.events],
            "asked": self.asked,
        }


def ply_of(move: Move, number: int, version: int, *, bot: str = "", draw: int = 0) -> TablePly:
    """Return the ply that a move is at a table: its number, and the version of the table that has it first."""
    before, choice, after = move
    forced = [each.name for each in after.played[1:]]
    ply = Ply(number, before.turn, before.turn_seat, before.seat(), choice.name, forced, draw, list(after.events))
    return at_table(ply, version, bot, after.seat())


def at_table(ply: Ply, version: int, bot: str, asked: int) -> TablePly:
    """Return a ply with what a table knows of it."""
    return TablePly(
        ply.number,
        ply.turn,
        ply.turn_seat,
        ply.seat,
        ply.choice,
        ply.forced,
        ply.draw,
        ply.events,
        version=version,
        bot=bot,
        asked=asked,
    )


def read_ply(saved: Reader, number: int, version: int) -> TablePly:
    """Return the ply that ``record`` wrote."""
    by_chance = saved["act"].string() == DRAWN
    ply = TablePly(
        number,
        saved["turn"].integer(),
        saved["whose"].integer(),
        CHANCE if by_chance else saved["seat"].integer(),
        saved["choice"].string(),
        saved["forced"].strings(),
        saved["draw"].integer() if by_chance else 0,
        read_events(saved["told"]),
        version=version,
        bot="" if by_chance else saved["bot"].string(),
        asked=saved["asked"].integer(),
    )
    ply.continues = saved.has("continues") and saved["continues"].boolean()
    ply.wish = saved["wish"].string() if saved.has("wish") else ""
    return ply
