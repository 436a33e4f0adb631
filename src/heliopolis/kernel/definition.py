"""What a game's definition is made of: options, reasons for points, statistics and wording."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.reading import shown

Value = bool | int | str
"""What an option can be set to."""


class Option(NamedTuple):
    """One setting of a new game: the values it takes, and the one it has unless somebody chooses another."""

    name: str
    values: tuple[Value, ...]
    usual: Value

    def check(self, value: object) -> Value:
        """The value, if the option takes it; values are compared as they are spelt, so that 1 and "1" are the same."""
        spelt = str(value) if isinstance(value, (bool, int, str)) else str(shown(value))
        for allowed in self.values:
            if spelt.lower() == str(allowed).lower():
                return allowed
        raise BadOption(self.name, "takes", known=", ".join(str(each) for each in self.values), value=spelt)


class Reason(NamedTuple):
    """A reason for points: its name in texts, and the rule."""

    name: str
    rule: str


class Count(NamedTuple):
    """A column of statistics: how often an event tells of each thing of one sort, or how much of it."""

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


class Wording(NamedTuple):
    """How what the rules tell becomes words: what its numbers stand for, and what that is called."""

    events: Mapping[str, tuple[str, ...]]
    """For each kind of event, the roles of its numbers."""
    details: Mapping[str, tuple[str, ...]]
    """For each kind of choice, the roles of the details of its names."""
    roles: Mapping[str, str]
    """The role of each field of a step that is not named after its role."""
    names: Mapping[str, Sequence[str]]
    """For each role, the text keys or names of its numbers; a role without them has plain numbers."""
    occupants: Mapping[str, tuple[str, ...]] = {}
    """For each kind of choice, the roles of what can lie at its place, where its name does not say."""
    echoes: Mapping[str, tuple[str, ...]] = {}
    """For each kind of choice, the keys of sentences that say nothing but that it was chosen."""
