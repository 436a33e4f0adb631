"""How a game looks to people: its drawing, its chips, its lists of choices, and what its things are for.

Nothing here decides anything, and a million simulated games never load it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from heliopolis.kernel.chip import NO_FACE, Chip, Face
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import PointSource
from heliopolis.kernel.drawing import Drawable
from heliopolis.kernel.event import Event
from heliopolis.kernel.position import Position

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Looks(Generic[P]):
    """What one game shows; a game that shows little more than its boards leaves the rest as it is."""

    sources: ClassVar[tuple[PointSource, ...]] = ()
    """Where points come from, in about six groups that hold every reason once; without any each reason is one."""
    things: ClassVar[Mapping[str, str]] = {}
    """For each sort of drawn thing the rule that says what it is for; the text ``thing-SORT`` names it.

    A sort is how a name begins, without the seat that the thing belongs to: ``field`` of ``seat1/field:0,1``, or how it
    begins and ends where its parts are things of their own: ``site/bonus`` of ``site:1/bonus``.
    """
    deeds: ClassVar[Mapping[str, str]] = {}
    """For choices, by their name or kind, the rule that says what they do; others have that of their drawn thing."""
    opened_by: ClassVar[Mapping[str, str]] = {}
    """For sorts of drawn things the place or choice by which a turn comes to them, to say why it does not."""
    unsaid: ClassVar[tuple[str, ...]] = ()
    """How the icons of chips begin that are no gain, such as who does it."""

    def scenes(self, state: P, language: str) -> Drawable:
        """Return the position with the words of a language, ready to be drawn for any viewer."""
        raise NotImplementedError

    def chips(self, before: P, events: Sequence[Event], after: P, seat: int) -> list[Chip]:
        """Return what the events from one position to another brought the seat and cost it, in their order."""
        return []

    def tale(self, before: P, events: Sequence[Event], after: P, seat: int) -> list[Event]:
        """Return what the seat did in a turn, in the words of the log: what lies at a place, and no points."""
        return [event for event in events if event[1] == seat and event[0] != "score"]

    def face(self, state: P, choice: Choice) -> Face:
        """Return how an answer to the open question looks in a list of them."""
        return NO_FACE

    def sought(self, state: P) -> list[Choice]:
        """Return the choices that are barred now and that a player could look for all the same, in board order."""
        return []

    def stands_for(self, thing: str) -> Choice | None:
        """Return the choice that a drawn thing stands for, of the player or of everyone."""
        return None

    def route(self, state: P, choice: Choice) -> list[str]:
        """Return the drawn things that a piece passes where a choice moves it, first to last.

        Empty if nothing travels.
        """
        return []
