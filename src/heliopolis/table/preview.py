"""Previews: what a choice gives, before it is made. The rules play it on a copy; nothing is written by hand.

After the choice the same player's questions that carry a default are answered by it: the rules give a default only
where they know what a player most likely wants, which is how something is paid. The preview stops at the first other
question, at chance, at another player's question, or at the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import State
from heliopolis.table.table import Table


class Preview(NamedTuple):
    """What a choice comes to."""

    events: list[Event]
    """All that happens, payment included: a teller makes sentences of it."""
    answered: list[str]
    """The defaults by which payment was made."""
    asked: State | None
    """The position in which the first of these was answered, if there was one."""
    before: State
    """The position in which the choice is offered."""
    after: State
    """The position where the preview stops: its prompt is what is asked next."""

    @property
    def gains(self) -> dict[str, int]:
        """What the player then has more of, by kind, as ``holdings`` names it."""
        return {kind: change for kind, change in self._changes().items() if change > 0}

    @property
    def cost(self) -> dict[str, int]:
        """What the player then has less of, by kind."""
        return {kind: -change for kind, change in self._changes().items() if change < 0}

    def _changes(self) -> dict[str, int]:
        seat = self.before.seat()
        before, after = holdings(self.before, seat), holdings(self.after, seat)
        return {kind: after[kind] - before[kind] for kind in sorted(before | after)}

    @property
    def points(self) -> dict[str, int]:
        """The player's points by reason."""
        seat = self.before.seat()
        changes = zip(self.before.game.reasons, self.before.points[seat], self.after.points[seat], strict=True)
        return {reason.name: new - old for reason, old, new in changes if new != old}

    @property
    def total(self) -> int:
        """The player's points."""
        return self._gained(self.before.seat())

    @property
    def others(self) -> dict[int, int]:
        """The points of other seats."""
        gained = {seat: self._gained(seat) for seat in range(self.before.seats) if seat != self.before.seat()}
        return {seat: points for seat, points in gained.items() if points}

    def _gained(self, seat: int) -> int:
        return sum(self.after.points[seat]) - sum(self.before.points[seat])


_REMEMBERED: Final[WeakKeyDictionary[Table, tuple[int, dict[str, Preview]]]] = WeakKeyDictionary()
"""Of each table the previews of one version; they go when the table goes."""


def previews(table: Table) -> dict[str, Preview]:
    """The previews of all choices of a player's question by name; none where no player is asked."""
    state, version = table.state, table.version
    if state.seat() < 0:
        return {}
    kept = _REMEMBERED.get(table)
    if kept is None or kept[0] != version:
        kept = version, {choice.name: preview(state, choice) for choice in state.choices()}
        _REMEMBERED[table] = kept
    return kept[1]


def preview(state: State, choice: Choice) -> Preview:
    """What a legal choice of the player who is asked comes to."""
    seat = state.seat()
    after = state.copy()
    events = list(after.play(choice))
    answered: list[str] = []
    asked: State | None = None
    while after.seat() == seat and (default := after.todo[-1].default(after)) is not None:
        asked = asked or after.copy()
        answered.append(default.name)
        events += after.play(default)
    return Preview(events, answered, asked, state, after)


def holdings(state: State, seat: int) -> Counter[str]:
    """What a seat has by kind, counted in the saved form of its part of the position, wherever on the board it is.

    A number counts as much as it says under its name (``resources.stone``), a word once (``fields.cubes.green``), a
    truth once. What has a digit in it names a place or a piece, not a kind, and is left out.
    """
    players = state.game.describe(state)["players"]
    assert isinstance(players, list)
    found: Counter[str] = Counter()
    _count(players[seat], "", found)
    return found


def _count(value: object, kind: str, found: Counter[str]) -> None:
    if isinstance(value, Mapping):
        for name, part in value.items():
            _count(part, _named(kind, str(name)), found)
    elif isinstance(value, (list, tuple)):
        for part in value:
            _count(part, kind, found)
    elif isinstance(value, str):
        if _named(kind, value) != kind:
            found[_named(kind, value)] += 1
    elif isinstance(value, int):
        found[kind] += value


def _named(kind: str, name: str) -> str:
    if any(letter.isdigit() for letter in name):
        return kind
    return f"{kind}.{name}" if kind else name
