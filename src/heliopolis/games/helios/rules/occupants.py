"""What lies face up at the places that choices do not name by it."""

from __future__ import annotations

from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.position.tiles import NO_TILE
from heliopolis.games.helios.rules.land import BonusCube
from heliopolis.games.helios.rules.replenish import ADDITIONAL
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.step import Step


def occupant(helios: Helios, choice: Choice) -> tuple[int, ...]:
    """Return the tile where the choice points, as numbers whose roles ``Wording.occupants`` gives."""
    if choice.kind == "column":
        column = helios.columns[choice.item]
        return (column[-1],) if column else ()
    if choice.kind == "land" and choice.item == ADDITIONAL:
        shown = helios.shown[ADDITIONAL]
        return (shown,) if shown != NO_TILE else ()
    seat = helios.seat()
    if choice.kind == "field" and seat >= 0:
        kind = helios.players[seat].kinds[choice.item]
        return (kind,) if kind != NO_TILE else ()
    return ()


def asked_of(helios: Helios, step: Step[Helios]) -> dict[str, int]:
    """Return what a question is about besides its step: the tile on its field."""
    return {"tile": helios.players[step.player].kinds[step.field]} if isinstance(step, BonusCube) else {}
