"""The stack of steps in numbers: what is asked and what is still to be done, encoded for learning agents of every game.

It follows from what a game declares of its steps (``frame``), so that no step can be forgotten.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from heliopolis.kernel.encoding import FeatureSpec, Sheet
from heliopolis.kernel.frame import FieldRange, Frame
from heliopolis.kernel.hashing import Digest64
from heliopolis.kernel.step import PlayerStep, Step

PENDING: Final = "pending"
"""The name of the slice."""
DEEPEST: Final = 12
"""How many steps are encoded, the open question first.

Below them lies only what ends the turn and what always follows.
"""


class EncodedField:
    """How a field of a step is encoded: from which place on, and by which range."""

    def __init__(self, field: str, start: int, span: FieldRange, width: int) -> None:
        self.field: Final = field
        self.start: Final = start
        self.span: Final = span
        self.width: Final = width
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
        told: dict[tuple[str, type[FieldRange], bool], EncodedField] = {}
        for key, span in spans.items():
            name = key[0]
            each = span.labels()
            told[key] = EncodedField(name, len(labels), span, 1 + len(each))
            if span.longest < 0:
                labels += [f"{name} {label}" for label in each]
            else:
                for entry in range(span.longest):
                    labels += [f"{name}[{entry}]", *(f"{name}[{entry}] {label}" for label in each)]
        self._kinds: Final[dict[type[Step[Any]], int]] = {frame.step: place for place, frame in enumerate(frames)}
        self._fields: Final = [
            [told[name, type(span), span.longest >= 0] for name, span in frame.spans.items()] for frame in frames
        ]
        self._seated: Final[dict[int, bool]] = {}
        """Which kinds have a player without being questions to one, of those that were met."""
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
            player = self._player(step, kind)
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

    def hash_into(self, todo: list[Step[Any]], digest: Digest64) -> None:
        """Feed the stack to the hash: the same for equal stacks, and hardly ever for others."""
        digest.number(len(todo))
        for step in todo:
            kind = self._kinds[type(step)]
            digest.number(kind)
            digest.number(self._player(step, kind))
            for told in self._fields[kind]:
                value: object = getattr(step, told.field)
                if isinstance(value, int):
                    digest.number(value)
                elif isinstance(value, tuple):
                    digest.row(value)

    def _player(self, step: Step[Any], kind: int) -> int:
        """Return the seat of a step, or -1; asking for a field that is not there takes long."""
        if isinstance(step, PlayerStep):
            return step.player
        seated = self._seated.get(kind)
        if seated is None:
            seated = hasattr(step, "player")
            self._seated[kind] = seated
        player: int = getattr(step, "player") if seated else -1  # noqa: B009  # of a kind that is not known here
        return player
