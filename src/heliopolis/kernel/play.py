"""Playing without people: random play to the end, and counts of what was played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import Count
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import State


class Tally:
    """How many choices of each sort were played, and the counts of events that statistics ask for."""

    def __init__(self, counts: Sequence[Count] = (), seats: int = 0) -> None:
        """Count for all seats together, or for each seat if the number of seats is given."""
        self.decisions = 0
        """By players, among at least two."""
        self.forced = 0
        """The only one there was."""
        self.chance = 0
        self.by_seat: Final = [0] * seats
        """The decisions of each seat."""
        self.counts: Final = list(counts)
        self.sums: Final[list[list[dict[int, int]]]] = [[{} for _ in counts] for _ in range(seats + 1)]
        """For each seat, and last for none, the sums of each count by thing."""
        self._columns: Final[dict[str | int, list[int]]] = {}
        for column, count in enumerate(self.counts):
            self._columns.setdefault(count.event, []).append(column)

    def decide(self, seat: int) -> None:
        """Count a decision among at least two choices."""
        self.decisions += 1
        if self.by_seat:
            self.by_seat[seat] += 1

    def note(self, events: list[Event]) -> None:
        """Count what happened."""
        for event in events:
            columns = self._columns.get(event[0])
            if columns is None:
                continue
            # Before its numbers an event has its kind and its seat, which is -1 for no one's.
            seat = event[1]
            assert isinstance(seat, int)
            for column in columns:
                count = self.counts[column]
                thing, amount = event[2 + count.thing], event[2 + count.amount] if count.amount >= 0 else 1
                assert isinstance(thing, int)
                assert isinstance(amount, int)
                sums = self.sums[seat if self.by_seat else -1][column]
                sums[thing] = sums.get(thing, 0) + amount


def finish(state: State, dice: Dice, tally: Tally) -> None:
    """Play the state to its end with random choices, counting."""
    counting = bool(tally.counts)
    while state.todo:
        choices = state.choices()
        seat = state.seat()
        if seat == CHANCE:
            tally.chance += 1
            state.play(choices[dice.weighted(state.weights())])
        else:
            if len(choices) > 1:
                tally.decide(seat)
            else:
                tally.forced += 1
            state.play(choices[dice.below(len(choices))])
        tally.forced += len(state.played) - 1
        if counting:
            tally.note(state.events)


def playout(state: State, seed: int) -> State:
    """Return the end of one random game from here; the state itself stays as it is."""
    end = state.copy()
    finish(end, Dice(seed), Tally())
    return end


def perft(state: State, depth: int) -> int:
    """Return how many ways there are to play ``depth`` plies, chance included, sets counted once.

    Picks of a set are followed in ascending order only, so that the same payment is not counted in every order.
    """
    return _count(state, depth, -1)


def _count(state: State, depth: int, least: int) -> int:
    decision = state.decision()
    if decision is None or depth == 0:
        return 1
    total = 0
    for choice in decision.choices:
        if decision.unordered and choice.index < least:
            continue
        after = state.copy()
        after.play(choice)
        if decision.unordered and repeats(decision.choices, after):
            continue
        total += _count(after, depth - 1, last_pick(after) if decision.unordered else -1)
    return total


def last_pick(state: State) -> int:
    """Return the index below which a pick of the open set would repeat an earlier one in another order."""
    return max(choice.index for choice in state.played)


def repeats(choices: list[Choice], after: State) -> bool:
    """Return whether a pick of a set only repeats it in another order: it forced one below it that was legal before."""
    first = after.played[0].index
    return any(forced.index < first and forced in choices for forced in after.played[1:])
