"""Events: what happened, as data. The rules never speak; texts turn events into words."""

from __future__ import annotations

Event = tuple[str | int, ...]
"""A kind, a seat (or CHANCE) and numbers; the game's ``Wording`` says what the numbers stand for.

What a refused choice is missing has the same form.
"""


def counted(told: list[Event], event: Event, number: int, among: frozenset[str] = frozenset()) -> None:
    """Add an event that ends in a number, or add the number to an equal one.

    That is looked for among the last events of its kind and of the kinds that may lie between.
    """
    for place in range(len(told) - 1, -1, -1):
        if told[place][:-1] == event:
            told[place] = (*event, int(told[place][-1]) + number)
            return
        if told[place][0] != event[0] and told[place][0] not in among:
            break
    told.append((*event, number))
