"""The stack of steps in numbers: what is asked and what is still to be done, told to learning agents for every game.

It follows from what a game declares of its steps (``frame``), so that no step can be forgotten.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from heliopolis.kernel.encoding import FeatureSpec, Sheet
from heliopolis.kernel.frame import FieldRange, Frame
from heliopolis.kernel.step import Step

PENDING: Final = "pending"
"""The name of the slice."""
DEEPEST: Final = 12
"""How many steps are told, the open question first. Below them lies only what ends the turn and what always follows."""


class ToldField(NamedTuple):
    """How a field of a step is told: from which place on, and by which range."""

    field: str
    start: int
    span: FieldRange
    width: int
    """For a tuple: how many places each of its numbers takes, the first of them for its being there."""


class PendingSteps:
    """Writes the stack: for each step its kind, its player and its fields; fields of one name share their places."""

    def __init__(self, frames: Sequence[Frame], seats: int, own: FeatureSpec) -> None:
        self._first_seat: Final = len(frames)
        spans: dict[tuple[str, type[FieldRange], bool], FieldRange] = {}
        for frame in frames:
            for name, span in frame.spans.items():
                key = (name, type(span), span.longest >= 0)
                spans[key] = spans[key].wide(span) if key in spans else span
        labels = [frame.name for frame in frames] + [f"player +{seat}" for seat in range(seats)]
        told: dict[tuple[str, type[FieldRange], bool], ToldField] = {}
        for key, span in spans.items():
            name = key[0]
            each = span.labels()
            told[key] = ToldField(name, len(labels), span, 1 + len(each))
            if span.longest < 0:
                labels += [f"{name} {label}" for label in each]
            else:
                for entry in range(span.longest):
                    labels += [f"{name}[{entry}]", *(f"{name}[{entry}] {label}" for label in each)]
        self._kinds: Final[dict[type[Step[Any]], int]] = {frame.step: place for place, frame in enumerate(frames)}
        self._fields: Final = [
            [told[name, type(span), span.longest >= 0] for name, span in frame.spans.items()] for frame in frames
        ]
        self._width: Final = len(labels)
        about = "the open question, then what is still to be done after it: kind of step, its player, its fields"
        self.spec: Final = own.copy()
        """What stands where: the slices of the game itself, then this one."""
        self._start: Final = self.spec.add(PENDING, (DEEPEST, len(labels)), about, labels)

    def write(self, todo: list[Step[Any]], seats: int, viewer: int, sheet: Sheet) -> None:
        """Write the steps on a stack as the viewer's seat sees them."""
        start = self._start
        last = len(todo) - 1
        for depth in range(min(len(todo), DEEPEST)):
            step = todo[last - depth]
            kind = self._kinds[type(step)]
            sheet.mark(start + kind)
            player: int = getattr(step, "player", -1)
            if player >= 0:
                sheet.mark(start + self._first_seat + (player - viewer) % seats)
            for told in self._fields[kind]:
                value: object = getattr(step, told.field)
                if isinstance(value, int):
                    told.span.write(sheet, start + told.start, value, viewer, seats)
                elif isinstance(value, tuple):
                    place = start + told.start
                    for each in value:
                        sheet.mark(place)
                        told.span.write(sheet, place + 1, each, viewer, seats)
                        place += told.width
            start += self._width

    def numbers(self, todo: list[Step[Any]]) -> list[object]:
        """The stack in numbers, equal for equal stacks and only for them."""
        data: list[object] = []
        for step in todo:
            kind = self._kinds[type(step)]
            data.append(kind)
            data.append(getattr(step, "player", -1))
            data += [getattr(step, told.field) for told in self._fields[kind]]
        return data
