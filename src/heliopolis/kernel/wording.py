"""How a game becomes words: what the numbers of its events, choices and steps stand for, and what that is called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import Ending
from heliopolis.kernel.position import Position
from heliopolis.kernel.step import Step

P = TypeVar("P", bound=Position)

NOTHING: Final[Mapping[str, Any]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Wording(Generic[P]):
    """The words of one game; a game whose choices say all by their names needs no class of its own."""

    def __init__(
        self,
        events: Mapping[str, tuple[str, ...]],
        details: Mapping[str, tuple[str, ...]],
        names: Mapping[str, Sequence[str]],
        roles: Mapping[str, str] = NOTHING,
        occupants: Mapping[str, tuple[str, ...]] = NOTHING,
        echoes: Mapping[str, tuple[str, ...]] = NOTHING,
        between: frozenset[str] = frozenset(),
        idle: frozenset[str] = frozenset(),
        detours: frozenset[str] = frozenset(),
        leaving: frozenset[str] = frozenset(),
    ) -> None:
        self.events: Final = events
        """For each kind of event, the roles of its numbers."""
        self.details: Final = details
        """For each kind of choice, the roles of the details of its names."""
        self.names: Final = names
        """For each role, the text keys or names of its numbers; a role without them has plain numbers."""
        self.roles: Final = roles
        """The role of each field of a step that is not named after its role."""
        self.occupants: Final = occupants
        """For each kind of choice, the roles of what can lie at its place, where its name does not say."""
        self.echoes: Final = echoes
        """For each kind of choice, the kinds of events that say nothing but that it was chosen."""
        self.between: Final = between
        """The kinds of events with which a turn is over and the table acts: a round ends, a phase begins."""
        self.idle: Final = idle
        """The kinds of events that say that nothing is done."""
        self.leaving: Final = leaving
        """The kinds of choices that leave something undone; lists have them last."""
        self.detours: Final = detours
        """The names of choices that a click on something further ahead does not imply if another way leads there."""

    def role_of(self, field: str) -> str:
        """Return what a field of a step stands for: a number, or of a tuple each number a set, as a mask."""
        return self.roles.get(field, field)

    def names_of(self, role: str) -> Sequence[str]:
        """Return the text keys or names of the numbers of a role (empty: they are plain numbers)."""
        return self.names.get(role, ())

    def place(self, state: P, choice: Choice) -> str | None:
        """Return the name of the drawn thing that an answer to the open question points at, or None for a button."""
        return choice.place(state.seat())

    def occupant(self, state: P, choice: Choice) -> tuple[int, ...]:
        """Return what lies face up where a choice of the asked player points, as numbers; empty if nothing does."""
        return ()

    def asked_of(self, state: P, step: Step[P]) -> Mapping[str, int]:
        """Return what a question says besides the fields of its step, by role: which die it is, which of several."""
        return {}

    def endings(self, state: P) -> list[Ending]:
        """Return what brings on the end of the game, and how near each of it is."""
        return []
