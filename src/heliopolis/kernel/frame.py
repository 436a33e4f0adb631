"""Frames: what a game declares about its steps, so that a saved stack that play can never reach is recognised.

A row of a game's table says of one step what it may put in its own place, as rows of steps in reading order, and the
range of each of its fields. What may lie on what follows from that.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from mypy_extensions import mypyc_attr

from heliopolis.kernel.encoding import Sheet, mark_set
from heliopolis.kernel.errors import BadData
from heliopolis.kernel.step import BIT, Step, fields, step_name

Kind = type[Step[Any]]
Row = tuple[Kind, ...]
"""Steps in reading order, as ``do`` takes them; one that may come any number of times is listed twice."""

GROUND: Final = ""
"""What the last step of all lies on."""
MOST_FRAMES: Final = 100
"""No stack is deeper."""


ONE_HOT: Final = 32
"""A field with at most as many values is encoded for learning agents as a 1 in one of as many places."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FieldRange:
    """The least and most a field can be; for a tuple, each of its numbers, and the most there can be of them.

    It also says how a number of the field is encoded for learning agents: by a 1 in its place, or where there are too
    many values, divided by ``unit``.
    """

    def __init__(self, least: int, most: int, longest: int = -1, unit: int = 0) -> None:
        self.least: Final = least
        self.most: Final = most
        self.longest: Final = longest
        self.unit: Final = unit or most

    def check(self, value: object, path: str) -> None:
        """Refuse a value outside."""
        if isinstance(value, tuple):
            if self.longest < 0:
                raise BadData(path, "number", value="[...]")
            if len(value) > self.longest:
                raise BadData(path, "most-entries", most=self.longest, number=len(value))
            for place, each in enumerate(value):
                self._check(each, f"{path}[{place}]")
        elif self.longest >= 0:
            raise BadData(path, "list")
        else:
            self._check(value, path)

    def _check(self, value: object, path: str) -> None:
        if not isinstance(value, int) or not self.least <= value <= self.most:
            raise BadData(path, "between", least=self.least, most=self.most, value=str(value))

    def wide(self, other: FieldRange) -> FieldRange:
        """Return a range for both: fields of one name share their numbers."""
        wider = self if self.most - self.least >= other.most - other.least else other
        return FieldRange(
            min(self.least, other.least), max(self.most, other.most), max(self.longest, other.longest), wider.unit
        )

    def labels(self) -> list[str]:
        """Return what each of the numbers means that ``write`` may write."""
        count = self.most - self.least + 1
        return [f"{self.least + place}" for place in range(count)] if count <= ONE_HOT else [f"/{self.unit}"]

    def write(self, sheet: Sheet, start: int, value: int, viewer: int, seats: int) -> None:
        """Encode a number of the field, as the viewer's seat sees it."""
        if self.most - self.least < ONE_HOT:
            sheet.mark(start + value - self.least)
        else:
            sheet.put(start, value / self.unit)


class SetRange(FieldRange):
    """A set of up to so many things, as a mask; encoded as a 1 for each member."""

    def __init__(self, things: int, longest: int = -1, least: int = 0, most: int = -1) -> None:
        super().__init__(least, BIT[things] - 1 if most < 0 else most, longest)
        self.things: Final = things

    def wide(self, other: FieldRange) -> FieldRange:
        assert isinstance(other, SetRange)
        return self if self.things >= other.things and self.longest >= other.longest else other

    def labels(self) -> list[str]:
        return [f"has {place}" for place in range(self.things)]

    def write(self, sheet: Sheet, start: int, value: int, viewer: int, seats: int) -> None:
        mark_set(sheet, start, value)


class SeatsRange(SetRange):
    """A set of seats, which every seat counts from itself."""

    def write(self, sheet: Sheet, start: int, value: int, viewer: int, seats: int) -> None:
        for seat in range(seats):
            if value & BIT[seat]:
                sheet.mark(start + (seat - viewer) % seats)


class Frame:
    """What a game declares about one step: what may follow in its place, and the range of each field but ``player``.

    That nothing follows is always possible and not said. The field ``player`` is a seat in every game.
    """

    def __init__(self, step: Kind, *then: Row, **spans: FieldRange) -> None:
        self.step: Final = step
        self.name: Final = step_name(step)
        self.then: Final = then
        self.spans: Final = spans

    def check(self, step: Step[Any], seats: int, path: str) -> None:
        """Refuse a step of this kind with a field outside its range."""
        for name, value in fields(step).items():
            if name == "player":
                if value not in range(seats):
                    raise BadData(f"{path}.{name}", "seat", last=seats - 1)
            elif name not in self.spans:
                raise BadData(f"{path}.{name}", "no-range")
            else:
                self.spans[name].check(value, f"{path}.{name}")


def numbered(names: Sequence[str], frames: Sequence[Frame]) -> list[Frame]:
    """Return the frames in the order of a list of steps; those that it does not name come last."""
    places = {name: place for place, name in enumerate(names)}
    return sorted(frames, key=lambda frame: places.get(frame.name, len(places)))


def lying_on(opening: Sequence[Row], frames: Sequence[Frame]) -> dict[str, set[str]]:
    """Return for each step the names of the steps it may lie directly on, worked out from what is put on the stack.

    The steps of a row lie on each other, and the last of them on whatever lay under the step that made room.
    """
    below: dict[str, set[str]] = {frame.name: set() for frame in frames}
    for row in [*opening, *[row for frame in frames for row in frame.then]]:
        for upper, lower in pairwise(row):
            below[step_name(upper)].add(step_name(lower))
    for row in opening:
        below[step_name(row[-1])].add(GROUND)
    ends = {(frame.name, step_name(row[-1])) for frame in frames for row in frame.then}
    growing = True
    while growing:
        growing = False
        for before, last in ends:
            if not below[before] <= below[last]:
                below[last] |= below[before]
                growing = True
    return below
