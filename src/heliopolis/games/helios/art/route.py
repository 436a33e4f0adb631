"""The way of the sun for a choice, field by field, as the drawn things it passes."""

from __future__ import annotations

from heliopolis.games.helios.position.choices import FIELDS_ON_MAP, LAPS
from heliopolis.games.helios.position.coast import FIELD_NAMES, Coast
from heliopolis.games.helios.position.components import UNLIMITED_SUN
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.sun import FAR
from heliopolis.kernel.choice import Choice


def route(helios: Helios, choice: Choice) -> list[str]:
    """Return the fields from where the sun stands to where it comes to rest; empty unless the choice moves it."""
    if choice.kind != "sun":
        return []
    seat = helios.seat()
    me = helios.players[seat]
    field, laps = choice.item % FIELDS_ON_MAP, LAPS[choice.item // FIELDS_ON_MAP]
    coast = me.shore()
    # No one counts the laps of a sun without limit, and it may rest where no way leads (HEL-SUN-21, HEL-SUN-23).
    free = helios.has(seat, UNLIMITED_SUN)
    way = edges_to(coast, coast.edge(me.sun, me.anchor), field, None if free else laps)
    fields = [coast.edge_fields[edge % coast.length] for edge in way] or [me.sun, field]
    return [f"seat{seat + 1}/field:{FIELD_NAMES[each]}" for each in fields]


def edges_to(coast: Coast, start: int, field: int, laps: int | None) -> list[int]:
    """Return the coast edges of the shortest way to a field that gains so many laps, the first included; None: any."""
    before: dict[int, int] = {start: start}
    border = [start]
    for _ in range(FAR):
        ahead: list[int] = []
        for index in border:
            for growth in coast.onward(index % coast.length):
                further = index + growth
                if further not in before:
                    before[further] = index
                    ahead.append(further)
        ends = [index for index in ahead if arrives(coast, start, index, field, laps)]
        if ends:
            way = [min(ends)]
            while way[-1] != start:
                way.append(before[way[-1]])
            return way[::-1]
        border = ahead
    return []


def arrives(coast: Coast, start: int, index: int, field: int, laps: int | None) -> bool:
    """Return whether an index of the coast is that field, so many laps further on if that matters."""
    edge = index % coast.length
    gained = coast.laps[edge] + index // coast.length - coast.laps[start]
    return coast.edge_fields[edge] == field and laps in {None, gained}
