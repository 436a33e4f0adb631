"""Previews: what a choice leads to, before it is made. The rules play it on a copy of the position.

After the choice, further questions to the same player are answered by their default where they have one. Rules give a
default only where they know what a player most likely wants, which is how something is paid. The preview stops at the
first other question, at chance, at another player's question, or at the end of the game.
"""

from __future__ import annotations

from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import State
from heliopolis.table.table import Table


class Preview(NamedTuple):
    """What a choice leads to."""

    events: list[Event]
    """Everything that happens, payment included."""
    before: State
    """The position in which the choice is offered."""
    after: State
    """The position where the preview stops: its prompt is what is asked next."""
    paying: State | None
    """The position in which the first question was answered by its default, if any was."""

    @property
    def points(self) -> int:
        """The points that the player gains."""
        seat = self.before.seat()
        return sum(self.after.points[seat]) - sum(self.before.points[seat])


_REMEMBERED: Final[WeakKeyDictionary[Table, tuple[int, dict[str, Preview]]]] = WeakKeyDictionary()
"""For each table the previews of one version; they go when the table goes."""


def previews(table: Table) -> dict[str, Preview]:
    """The previews of all choices of a player's question, by name; none if no player is asked."""
    state, version = table.state, table.version
    if state.seat() < 0:
        return {}
    kept = _REMEMBERED.get(table)
    if kept is None or kept[0] != version:
        kept = version, {choice.name: preview(state, choice) for choice in state.choices()}
        _REMEMBERED[table] = kept
    return kept[1]


def preview(state: State, choice: Choice) -> Preview:
    """What a legal choice of the player who is asked leads to."""
    seat = state.seat()
    after = state.copy()
    events = list(after.play(choice))
    paying: State | None = None
    while after.seat() == seat and (default := after.todo[-1].default(after)) is not None:
        paying = paying or after.copy()
        events += after.play(default)
    return Preview(events, state, after, paying)
