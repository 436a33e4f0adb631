"""Chips: what happened to a seat or would happen, as data: so much of one thing, gained, paid or changed.

Each game has one table that makes chips of its events (``art/chips.py``). Rows of choices, pills on boards, hints and
logs show the same chips; what one is called is a text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from heliopolis.kernel.event import Event

S = TypeVar("S")

COST: Final = "cost"
"""Something is paid, given up or lost."""
GAIN: Final = "gain"
POINTS: Final = "points"
CHANGE: Final = "change"
"""A figure becomes another one."""
KINDS: Final = (COST, GAIN, POINTS, CHANGE)


class Chip(NamedTuple):
    """One thing that is gained, paid or changed."""

    icon: str
    """An icon of the game's art."""
    name: str
    """The key of the text that says what it is."""
    number: int = 0
    """How much or how many of it; 0: it has no figure."""
    kind: str = GAIN
    place: str = ""
    """The drawn thing where it happens, if there is one."""
    before: int | None = None
    """What the figure was, where it is a change."""
    look: str = ""
    """The class of the game's style that gives the icon its colour, if it has none of its own."""


class Face(NamedTuple):
    """How an answer to a question looks in a list: its sign, what it is about, and what it leads to."""

    emblem: Chip | None = None
    """The die, tile or mark that stands for it."""
    opens: tuple[tuple[Chip, ...], ...] = ()
    """What it leads to as printed, where it is still to be chosen: one of these."""
    extra: tuple[Chip, ...] = ()
    """What it leads to besides."""
    price: tuple[Chip, ...] = ()
    """What it costs as printed, where that is paid later."""
    for_sale: bool = False
    """Whether it is a thing with a price, which may be nothing."""
    printed: int = 0
    """The number that its board prints on it: a list keeps to it."""
    told: Mapping[str, int] = {}
    """What its title says besides its name, by role."""
    does: tuple[tuple[str, str], ...] = ()
    """What it does from then on: icons with figures, as its board draws them."""
    scores: tuple[str, int] | None = None
    """What it scores in the end: the key of a text, and its points."""
    about: str = ""
    """The key of the text that explains it."""


NO_FACE: Final = Face()


def together(chips: Iterable[Chip]) -> list[Chip]:
    """Return the chips without their places, one for each thing.

    Amounts are added up, changes follow each other.
    """
    found: dict[tuple[str, str, str], Chip] = {}
    for chip in chips:
        # Two pieces that change are two things, however alike they look.
        key = chip.icon, chip.name, f"{CHANGE} {chip.place}" if chip.kind == CHANGE else chip.kind
        known = found.get(key)
        if known is None:
            found[key] = chip._replace(place="")
        elif chip.kind == CHANGE:
            found[key] = known._replace(number=chip.number)
        else:
            found[key] = known._replace(number=known.number + chip.number)
    return list(found.values())


class Moment(Generic[S]):
    """One event of a seat among those between two positions, as the games' tables look at it."""

    def __init__(self, before: S, events: Sequence[Event], after: S, seat: int, at: int) -> None:
        self.before: Final = before
        self.events: Final = events
        self.after: Final = after
        self.seat: Final = seat
        self.at: Final = at
        self.numbers: Final = [int(number) for number in events[at][2:]]
        """The numbers of the event."""

    def own(self, thing: str) -> str:
        """Return the name of a drawn thing on the seat's own boards."""
        return f"seat{self.seat + 1}/{thing}"

    def earlier(self, *kinds: str) -> list[list[int]]:
        """Return what earlier events of these kinds said of the seat, the latest first."""
        found = [event for event in self.events[: self.at] if event[1] == self.seat and event[0] in kinds]
        return [[int(number) for number in event[2:]] for event in found[::-1]]

    def later(self, *kinds: str) -> list[list[int]]:
        """Return the numbers of events of these kinds for the seat after this one, the next first."""
        found = [event for event in self.events[self.at + 1 :] if event[1] == self.seat and event[0] in kinds]
        return [[int(number) for number in event[2:]] for event in found]


def always(chip: Chip) -> Callable[[object], list[Chip]]:
    """Return a function for the tables that gives the same chip whenever the event happens."""
    return lambda _: [chip]


def chips_of(
    makers: Mapping[str, Callable[[Moment[S]], list[Chip]]], before: S, events: Sequence[Event], after: S, seat: int
) -> list[Chip]:
    """Return the chips that a game's table makes of the events of a seat, in their order."""
    found: list[Chip] = []
    for at, event in enumerate(events):
        maker = makers.get(str(event[0])) if event[1] == seat else None
        if maker is not None:
            found += maker(Moment(before, events, after, seat, at))
    return found
