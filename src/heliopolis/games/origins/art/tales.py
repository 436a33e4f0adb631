"""A turn of Origins in the words of the log: dice by what they show, sums instead of single steps, and no points.

The log adds the points itself, as the score sheet has them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heliopolis.games.origins.position.components import BASES
from heliopolis.games.origins.position.state import NONE, Origins
from heliopolis.kernel.event import Event, counted

UNTOLD: Final = frozenset({"score", "no_die", "farm_back"})
GOODS: Final = frozenset({"gained", "paid"})
BOUGHT: Final = frozenset({"moved", "die_set", "climbed", "superiority"})
"""What is paid for step by step."""


def tale(before: Origins, events: Sequence[Event], seat: int) -> list[Event]:
    """Return what the seat did, for the log."""
    me = before.players[seat]
    colours, values, strength = list(me.colours), list(me.values), before.strength[seat]
    told: list[Event] = []
    for kind, who, *rest in events:
        if who != seat or kind in UNTOLD:
            continue
        numbers = [int(number) for number in rest]
        last = told[-1] if told else ()
        if kind in GOODS:
            counted(told, (kind, seat, numbers[0]), numbers[1], BOUGHT)
        elif kind == "visited" and numbers[0] < BASES and colours[numbers[0]] != NONE:
            told.append(("sent", seat, colours[numbers[0]], values[numbers[0]], numbers[1]))
        elif kind == "site" and last[:1] == ("sent",) and last[-1] == numbers[0]:
            told[-1] = ("sent_up", *last[1:], numbers[1])
        elif kind in {"raised", "lowered"} and colours[numbers[0]] != NONE:
            values[numbers[0]] = numbers[1]
            told.append(("die_set", seat, colours[numbers[0]], numbers[1]))
        elif kind == "swapped":
            told.append(("recoloured", seat, colours[numbers[0]], values[numbers[0]], numbers[1]))
            colours[numbers[0]] = numbers[1]
        elif kind == "hired":
            base = next((base for base, colour in enumerate(colours) if colour == NONE), None)
            if base is not None:
                colours[base], values[base] = numbers
            told.append((kind, seat, *numbers))
        elif kind == "returned":
            counted(told, ("home", seat), 1)
        elif kind == "advanced":
            counted(told, ("moved", seat), numbers[0] - strength, BOUGHT)
            strength = numbers[0]
        elif kind == "climbed" and last[:3] == ("climbed", seat, numbers[0]):
            told[-1] = ("climbed", seat, *numbers)
        elif kind == "closed":
            told.append(("district_closed", seat, *numbers[2:]))
        else:
            told.append((kind, who, *rest))
    return told
