"""A turn of Helios in the words of the log: with what lies at a place, sums instead of single cubes, and no points.

The log adds the points itself, as the score sheet has them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.position.tiles import FIRST_SPECIAL
from heliopolis.kernel.event import Event, counted

CUBES: Final[Mapping[str, str]] = {"paid": "spent", "lost": "given_up", "grown": "got"}
"""Events of single cubes, and those of their sums."""
LIGHT: Final = frozenset({"got", "lit_temples"})
"""What the sun brings, in whichever order its tiles lie."""
UNTOLD: Final = frozenset({"score", "set_discarded"})


def tale(before: Helios, events: Sequence[Event], after: Helios, seat: int) -> list[Event]:
    """Return what the seat did, for the log."""
    told: list[Event] = []
    laid = {int(event[3]) for event in events if event[0] == "laid" and event[1] == seat}
    for kind, who, *rest in events:
        numbers = [int(number) for number in rest]
        if who != seat or kind in UNTOLD or taken(str(kind), numbers) in laid:
            continue
        if kind in CUBES:
            counted(told, (CUBES[str(kind)], seat, numbers[1]), 1, LIGHT if kind == "grown" else frozenset())
        elif kind == "lit":
            counted(told, ("lit_temples", seat), 1, LIGHT)
        elif kind == "sun":
            told.append(("sun_moved", seat))
        elif kind == "laid":
            told.append(("placed", seat, numbers[1]))
        elif kind == "temple":
            told.append(("temple_on", seat, after.players[seat].kinds[numbers[0]]))
        elif kind == "bought":
            told.append(("bought_for", seat, numbers[0], before.components.characters[numbers[0]].price))
        else:
            told.append((kind, who, *rest))
    # That a player is done goes without saying after what they did.
    return [event for event in told if event[0] != "left_market" or len(told) == 1]


def taken(kind: str, numbers: Sequence[int]) -> int:
    """Return the tile that is taken; -1 if the event is of something else."""
    if kind in {"took_land", "drawn"}:
        return numbers[-1]
    return FIRST_SPECIAL + numbers[0] if kind == "took_special" else -1
