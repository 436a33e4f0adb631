"""Why one turn is better than another: what each of them brings that the other does not, in the table's own chips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from heliopolis.kernel.chip import CHANGE, COST, GAIN, POINTS, Chip, together
from heliopolis.kernel.errors import Message, message
from heliopolis.kernel.game import State

MOST: Final = 4
"""How many things are said of a turn."""
CLEARLY: Final = 1.5
"""From how many points on a forecast is worth telling."""


class TurnGain(NamedTuple):
    """Something that a turn brings: its icon, if it has one, and what it is in words."""

    icon: str
    text: Message
    look: str = ""
    """The class of the game's style that gives the icon its colour, if it has none of its own."""


class Comparison(NamedTuple):
    """What one turn has that another has not, and the other way round; points it scores, and is forecast, more."""

    more: tuple[TurnGain, ...]
    less: tuple[TurnGain, ...]
    now: int
    later: int
    ends: int
    """1 if it alone brings on the end of the game, -1 if the other alone does, otherwise 0."""


class _Brought(NamedTuple):
    """What a turn brings: points by reason as if the game ended then, things by icon and name, and the forecast."""

    points: dict[str, int]
    things: dict[tuple[str, str], tuple[int, Chip]]
    forecast: float
    ends: bool
    """Whether it brings on the end of the game."""


def compared(state: State, one: Sequence[str], other: Sequence[str]) -> Comparison:
    """Return what sets two turns from a position apart."""
    first, second = _brought(state, one), _brought(state, other)
    later = first.forecast - second.forecast
    now = sum(first.points.values()) - sum(second.points.values())
    return Comparison(
        _over(first, second),
        _over(second, first),
        now,
        round(later) if later >= CLEARLY else 0,
        first.ends - second.ends,
    )


def brought_later(state: State, opening: Sequence[str], turn: Sequence[str]) -> tuple[TurnGain, ...]:
    """Return what the rest of a turn brings, once the choices that open it are made."""
    return _over(_brought(state, turn), _brought(state, opening))


def _brought(state: State, turn: Sequence[str]) -> _Brought:
    seat, end, game = state.seat(), state.copy(), state.game
    events = []
    for name in turn:
        end.play(end.choice(name))
        events += end.events
    before = {line.reason: line.points for line in state.scores()[seat].lines}
    after = {line.reason: line.points for line in end.scores()[seat].lines}
    points = {reason: after.get(reason, 0) - before.get(reason, 0) for reason in {**before, **after}}
    things: dict[tuple[str, str], tuple[int, Chip]] = {}
    for chip in together(game.looks().chips(state, tuple(events), end, seat)):
        if chip.kind == POINTS or chip.icon.startswith(game.looks().unsaid):
            continue
        had, _ = things.get((chip.icon, chip.name), (0, chip))
        things[chip.icon, chip.name] = had + _amount(chip), chip
    ends = not end.todo or any(ending.left <= 0 for ending in game.wording.endings(end))
    return _Brought(points, things, game.numbers.forecast(end, seat), ends)


def _amount(chip: Chip) -> int:
    if chip.kind == CHANGE:
        return chip.number - (chip.before or 0)
    return -max(1, chip.number) if chip.kind == COST else max(1, chip.number)


def _over(one: _Brought, other: _Brought) -> tuple[TurnGain, ...]:
    """Return what one turn has over another: points first, the most first; what only the other pays, this one keeps."""
    named = {name for _, name in (*one.things, *other.things)}
    found: list[TurnGain] = []
    for reason, points in sorted(one.points.items(), key=lambda each: -each[1]):
        over = points - other.points.get(reason, 0)
        # Points of a thing that is listed itself go without saying.
        if over > 0 and f"reason-{reason}" not in named:
            found.append(TurnGain("", message("compared-points", points=over, reason=message(f"reason-{reason}"))))
    for key in dict.fromkeys([*one.things, *other.things]):
        amount, chip = one.things.get(key, (0, other.things.get(key, (0, None))[1]))
        over = amount - other.things.get(key, (0, None))[0]
        if over <= 0 or chip is None or (chip.kind == CHANGE and key not in one.things):
            continue
        told = _told(chip, over)
        found.append(TurnGain(chip.icon, told if amount > 0 else message("compared-kept", thing=told), chip.look))
    return tuple(found[:MOST])


def _told(chip: Chip, over: int) -> Message:
    """Return a message about an amount of a thing."""
    name = message(chip.name)
    if chip.kind == CHANGE:
        return message("chip-change", name=name, before=chip.before or 0, number=chip.number)
    return message("chip-gain", name=name, number=over) if over > 1 or chip.kind != GAIN or chip.number else name
