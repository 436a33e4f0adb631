"""What a game's definition is made of: options, reasons for points, statistics and wording."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.reading import shown

Value = bool | int | str
"""What an option can be set to."""


class Option(NamedTuple):
    """One setting of a new game: the values it takes, and the one it has unless someone chooses another."""

    name: str
    values: tuple[Value, ...]
    usual: Value

    def check(self, value: object) -> Value:
        """Return the value, if the option takes it.

        Values are compared as they are spelt, so that 1 and "1" are the same.
        """
        spelt = str(value) if isinstance(value, (bool, int, str)) else str(shown(value))
        for allowed in self.values:
            if spelt.lower() == str(allowed).lower():
                return allowed
        raise BadOption(self.name, "takes", known=", ".join(str(each) for each in self.values), value=spelt)


class Reason(NamedTuple):
    """A reason for points: its name in texts, and the rule."""

    name: str
    rule: str


class PointSource(NamedTuple):
    """Several reasons for points taken together, as the end of a game shows them."""

    name: str
    """The key of the text that says what it is."""
    icon: str
    """An icon of the game's art, or nothing."""
    colour: str
    """As in SVG."""
    reasons: tuple[str, ...]


class Count(NamedTuple):
    """A column of statistics: how often an event names each thing of one sort, or how much of it."""

    table: str
    """The sort of thing; its table has a row for each."""
    column: str
    event: str
    thing: int
    """Which of the event's numbers is the thing."""
    amount: int = -1
    """Which of them is added up; below 0 each event counts one."""
    prefix: str = ""
    """What comes before the table's names in the names of the event's things."""


PALETTE: Final = ("#C6453A", "#DF7F2A", "#3678C5", "#7B57AE", "#5F9F47", "#E1B63A", "#8B919A", "#B8A1D9", "#7FC7BE")
"""Colours that stay distinguishable next to each other."""


def separate(reasons: Sequence[Reason]) -> tuple[PointSource, ...]:
    """Return a source for each reason, in colours that come again when there are many."""
    return tuple(
        PointSource(f"reason-{reason.name}", "", PALETTE[place % len(PALETTE)], (reason.name,))
        for place, reason in enumerate(reasons)
    )


class Ending(NamedTuple):
    """What brings on the end of a game, and how near it is; its text is ``ending-`` and its name."""

    name: str
    rule: str
    left: int
    """How many steps it is away; 0 if it has come and the end is only to be played out."""
    seat: int = -1
    """Whose steps they are, if it is one player's doing."""
    role: str = ""
    things: tuple[int, ...] = ()
    """What it is about, as numbers of that role: the text calls them ``what``."""
    number: int = 0
    """A figure of the text."""
