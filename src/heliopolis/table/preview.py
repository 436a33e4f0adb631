"""Previews: what a choice leads to, before it is made. The rules play it on a copy of the position.

What the table answers in the player's place (see ``clicks``) is answered here too: payments by their default, and what
was wished for before. The preview stops at the first other question, at chance, at another player's question, or at
the end of the turn.
"""

from __future__ import annotations

from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import State
from heliopolis.table.clicks import Click, Played, Wish, answered, play_click
from heliopolis.table.table import Table


class Preview(NamedTuple):
    """What a choice leads to."""

    events: list[Event]
    """Everything that happens, payment included, but not what the end of the game scores for everybody."""
    before: State
    """The position in which the choice is offered."""
    after: State
    """The position where the preview stops: its prompt is what is asked next."""
    paying: State | None
    """The position in which the first question was answered by its default, if any was."""


_REMEMBERED: Final[WeakKeyDictionary[Table, tuple[int, dict[str, Preview]]]] = WeakKeyDictionary()
"""For each table the previews of one version; they go when the table goes."""


def previews(table: Table) -> dict[str, Preview]:
    """The previews of all choices of a player's question, by name; none if no player is asked."""
    state, version = table.state, table.version
    if state.seat() < 0:
        return {}
    kept = _REMEMBERED.get(table)
    if kept is None or kept[0] != version:
        wish = table.wish
        kept = version, {choice.name: preview(state, choice, wish) for choice in state.choices()}
        _REMEMBERED[table] = kept
    return kept[1]


def preview(state: State, choice: Choice, wish: Wish = ()) -> Preview:
    """What a legal choice of the player who is asked leads to, ``wish`` being what was wished for before."""
    return preview_of(state, answered(state, choice, wish))


def clicked(state: State, click: Click, wish: Wish = ()) -> Preview:
    """What a click of the player who is asked leads to; a choice that is not legal then is refused."""
    return preview_of(state, play_click(state, click, wish))


def preview_of(state: State, played: Played) -> Preview:
    """What choices that were played on a copy have led to."""
    return Preview(without_final_scoring(played.events, played.after), state, played.after, played.paying)


def without_final_scoring(events: list[Event], after: State) -> list[Event]:
    """What was done, without what the end of the game scores for it: that is no gain of the choice that ends it."""
    if after.todo:
        return events
    final = {reason for seat in range(after.seats) for reason, _ in after.game.final_points(after, seat)}
    return [event for event in events if event[0] != "score" or event[2] not in final]
