"""Which events a lesson's task or a guide's cue is about: the part of their vocabulary that both share.

In TOML: ``event``, a kind or several; ``where``, by role the numbers that count, as notation writes them or as plain
figures; ``by``, whose events count: the player's own (``me``), those of ``anyone``, or those of the ``table``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from heliopolis.kernel.event import Event
from heliopolis.kernel.game import Game
from heliopolis.kernel.reading import Reader

FIELDS: Final = ("event", "where", "by")
BY: Final = ("me", "anyone", "table")


class EventTest(NamedTuple):
    """Recognizes events by their kind, their numbers and their seat."""

    kinds: tuple[str, ...]
    where: Mapping[int, Sequence[int]] = {}
    """For each place among an event's numbers that matters, the numbers that count."""
    by: str = BY[0]

    def fits(self, event: Event, seat: int) -> bool:
        """Return whether an event is one of those, for someone who sits at a seat."""
        if event[0] not in self.kinds:
            return False
        owner = event[1]
        assert isinstance(owner, int)
        if not (self.by == "anyone" or (owner == seat if self.by == "me" else owner < 0)):
            return False
        numbers = numbers_of(event)
        return all(numbers[place] in wanted for place, wanted in self.where.items())


def numbers_of(event: Event) -> list[int]:
    """Return the numbers of an event, without its kind and seat."""
    return [number for number in event[2:] if isinstance(number, int)]


def read_event_test(row: Reader, game: Game) -> EventTest:
    """Return the test that a table of TOML describes; anything unknown is refused with the field at fault."""
    known = game.wording.events
    kinds = tuple([list(known)[each.one_of(list(known))] for each in _several(row["event"])])
    where = _read_where(row["where"], game, known[kinds[0]]) if row.has("where") else {}
    return EventTest(kinds, where, BY[row["by"].one_of(BY)] if row.has("by") else BY[0])


def bare(name: str) -> str:
    """Return what notation calls a name: the end of the key of its text, or the name itself."""
    return name.rpartition("-")[2] if name.startswith(("name-", "reason-")) else name


def _read_where(row: Reader, game: Game, roles: Sequence[str]) -> dict[int, list[int]]:
    return {
        Reader(name, row.path).one_of(roles): [
            _number(each, game.wording.names_of(name)) for each in _several(row[name])
        ]
        for name in row.keys()
    }


def _several(row: Reader) -> list[Reader]:
    return row.items() if isinstance(row.value, list) else [row]


def _number(value: Reader, names: Sequence[str]) -> int:
    """Return a number of a role: as notation calls it, or plainly where it has no names."""
    return value.one_of([bare(name) for name in names]) if names else value.integer()
