"""Sight: one table as one visitor sees it, with the words of their language."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from heliopolis.kernel.state import Score, State
from heliopolis.table.record import Need
from heliopolis.table.table import Table
from heliopolis.telling import Teller, teller
from heliopolis.web.hint import Advising
from heliopolis.web.lobby import bot_name
from heliopolis.web.ways import Voice, voice

SPECTATOR: Final = -1


class Sight:
    """A table, the seats of the visitor (none for a spectator) and their language."""

    def __init__(self, table: Table, mine: frozenset[int], language: str, advising: Advising | None = None) -> None:
        self.table: Final = table
        self.mine: Final = mine
        self.advising: Final = advising
        """The hint they asked for."""
        self.language: Final = language
        self.say: Final[Voice] = voice(language)
        self.teller: Final[Teller] = teller(table.game, language)
        self.need: Final[Need] = table.needs()
        self.names: Final = names_at(table, self.say)

    @property
    def state(self) -> State:
        """The position."""
        return self.table.state

    @cached_property
    def scores(self) -> list[Score]:
        """How everybody would stand if the game ended now."""
        return self.state.scores()

    @property
    def seat(self) -> int:
        """The visitor's seat that matters now: the one that is asked, if it is theirs; -1 for a spectator."""
        if self.need.seat in self.mine:
            return self.need.seat
        return min(self.mine, default=SPECTATOR)

    @property
    def viewer(self) -> int:
        """From which seat the boards are seen."""
        return max(self.seat, 0)

    @property
    def asked(self) -> bool:
        """Whether the visitor is asked to choose."""
        return self.need.kind == "human" and self.need.seat in self.mine

    @property
    def holding(self) -> bool:
        """Whether the visitor's turn waits to be ended."""
        return self.need.kind == "held" and self.need.seat in self.mine

    def address(self, deed: str = "") -> str:
        """Where a deed at this table is posted."""
        return f"/t/{self.table.id}{'/' if deed else ''}{deed}"


def names_at(table: Table, say: Voice) -> tuple[str, ...]:
    """What the players are called: people by their names, bots by ours."""
    names: list[str] = []
    for seat in table.seats:
        name = seat.name
        if seat.bot:
            told = bot_name(seat.bot, say)
            # Several of a kind are numbered by a word after their name; a person's seat keeps the person's name.
            name = f"{name} ({told})" if seat.link else name.replace(seat.bot, told, 1)
        names.append(name)
    return tuple(names)
