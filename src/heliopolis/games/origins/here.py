"""What lies face up at the places that choices name by number only."""

from __future__ import annotations

from heliopolis.games.origins.state import NONE, Origins, tile_number
from heliopolis.kernel.choice import OWN, Choice


def lying(origins: Origins, choice: Choice) -> tuple[int, ...]:
    """The tile or die where the choice points, in numbers of the roles that the record gives its kind."""
    kind, item = choice.kind, choice.item
    if kind == "market":
        return (origins.market[item],) if item < len(origins.market) else ()
    if kind == "citizen":
        return divmod(origins.offer[item], 8) if item < len(origins.offer) else ()
    seat = origins.seat()
    if choice.scope != OWN or seat < 0:
        return ()
    me = origins.players[seat]
    if kind == "base":
        return (me.colours[item], me.values[item]) if me.colours[item] != NONE else ()
    if kind == "claimed":
        return (me.wonder,) if me.wonder != NONE else ()
    if kind == "cell":
        return (tile_number(me.city[item]),) if item in me.city else ()
    if kind == "seat":
        return divmod(me.seats[item], 8) if item in me.seats else ()
    return ()
