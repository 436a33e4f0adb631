"""Why one turn is better than another: what each of them brings that the other does not, in the table's own chips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from heliopolis.kernel.chip import CHANGE, COST, GAIN, POINTS, Chip, together
from heliopolis.kernel.errors import Message, message
from heliopolis.kernel.game import State
from heliopolis.teaching.note import NoteGain
from heliopolis.teaching.puzzles.recipe import PuzzleRecipe

MOST: Final = 4
"""How many things are said of a turn."""
CLEARLY: Final = 1.5
"""From how many points on a forecast is worth telling."""


class Comparison(NamedTuple):
    """What one turn has that another has not, and the other way round; points it scores, and is forecast, more."""

    more: tuple[NoteGain, ...]
    less: tuple[NoteGain, ...]
    now: int
    later: int


class _Brought(NamedTuple):
    """What a turn brings: points by reason as if the game ended then, things by icon and name, and the forecast."""

    points: dict[str, int]
    things: dict[tuple[str, str], tuple[int, Chip]]
    forecast: float


def compared(state: State, recipe: PuzzleRecipe, one: Sequence[str], other: Sequence[str]) -> Comparison:
    """Return what sets two turns from a position apart."""
    first, second = _brought(state, recipe, one), _brought(state, recipe, other)
    later = first.forecast - second.forecast
    now = sum(first.points.values()) - sum(second.points.values())
    return Comparison(_over(first, second), _over(second, first), now, round(later) if later >= CLEARLY else 0)


def brought_later(state: State, recipe: PuzzleRecipe, turn: Sequence[str]) -> tuple[NoteGain, ...]:
    """Return what the rest of a turn brings, once its first choice is made."""
    opening = recipe.opening(list(turn))
    begun = _brought(state, recipe, opening)
    return _over(_brought(state, recipe, turn), begun)


def _brought(state: State, recipe: PuzzleRecipe, turn: Sequence[str]) -> _Brought:
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
        if chip.kind == POINTS or chip.icon.startswith(recipe.unsaid):
            continue
        had, _ = things.get((chip.icon, chip.name), (0, chip))
        things[chip.icon, chip.name] = had + _amount(chip), chip
    return _Brought(points, things, game.numbers.forecast(end, seat))


def _amount(chip: Chip) -> int:
    if chip.kind == CHANGE:
        return chip.number - (chip.before or 0)
    return -max(1, chip.number) if chip.kind == COST else max(1, chip.number)


def _over(one: _Brought, other: _Brought) -> tuple[NoteGain, ...]:
    """Return what one turn has over another: points first, the most first; what only the other pays, this one keeps."""
    named = {name for _, name in (*one.things, *other.things)}
    found: list[NoteGain] = []
    for reason, points in sorted(one.points.items(), key=lambda each: -each[1]):
        over = points - other.points.get(reason, 0)
        # Points of a thing that is listed itself go without saying.
        if over > 0 and f"reason-{reason}" not in named:
            found.append(NoteGain("", message("puzzle-points", points=over, reason=message(f"reason-{reason}"))))
    for key in dict.fromkeys([*one.things, *other.things]):
        amount, chip = one.things.get(key, (0, other.things.get(key, (0, None))[1]))
        over = amount - other.things.get(key, (0, None))[0]
        if over <= 0 or chip is None or (chip.kind == CHANGE and key not in one.things):
            continue
        told = _told(chip, over)
        found.append(NoteGain(chip.icon, told if amount > 0 else message("puzzle-kept", thing=told), chip.look))
    return tuple(found[:MOST])


def _told(chip: Chip, over: int) -> Message:
    """Return a message about an amount of a thing."""
    name = message(chip.name)
    if chip.kind == CHANGE:
        return message("chip-change", name=name, before=chip.before or 0, number=chip.number)
    return message("chip-gain", name=name, number=over) if over > 1 or chip.kind != GAIN or chip.number else name
