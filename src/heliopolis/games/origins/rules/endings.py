"""How near the end of the game is (ORI-END): the four triggers, or the rounds where their number is fixed."""

from __future__ import annotations

from collections.abc import Sequence

from heliopolis.games.origins.position.choices import COLOURS, TEMPLES
from heliopolis.games.origins.position.saving import TRIGGERS
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.citizens import NO_DIE_LEFT, offered
from heliopolis.games.origins.rules.districts import NO_GOLD_LEFT
from heliopolis.games.origins.rules.rounds import rounds
from heliopolis.games.origins.rules.temples import ALL_ON_TOP, on_top
from heliopolis.games.origins.rules.towers import FEW, FEW_COLOURS_LEFT
from heliopolis.kernel.definition import Ending
from heliopolis.kernel.step import BIT

LAST_ROUND = "last_round"


def endings(origins: Origins) -> list[Ending]:
    """Return the triggers and how many steps each is away; once one has happened, that this round is the last."""
    fixed = rounds(origins)
    if fixed:
        rule = "TRI-END-01" if origins.trials_on() else "ORI-SOLO-11"
        return [Ending(LAST_ROUND, rule, fixed - origins.round_number, number=fixed)]
    if origins.triggers:
        return [Ending(LAST_ROUND, "ORI-END-05", 0, role="cause", things=_causes(origins))]
    disks = sorted([left for left in origins.tower_stock if left])
    cards = [gold for gold in origins.card_gold if gold]
    scarce, lowest = _where(origins.tower_stock, 1), min(origins.stock)
    return [
        *[_on_top(origins, seat) for seat in range(origins.seats)],
        Ending(TRIGGERS[NO_GOLD_LEFT], "ORI-END-02", len(cards), number=sum(cards)),
        Ending(
            TRIGGERS[FEW_COLOURS_LEFT],
            "ORI-END-03",
            sum(disks[: max(0, len(disks) - FEW)]),
            role="colour",
            things=scarce,
        ),
        Ending(TRIGGERS[NO_DIE_LEFT], "ORI-END-04", 1 + lowest, role="colour", things=_where(origins.stock, lowest)),
    ]


def _causes(origins: Origins) -> tuple[int, ...]:
    """Return the triggers that have happened.

    For dice that ran out their colours, which are numbered after the triggers.
    """
    happened = [place for place in range(len(TRIGGERS)) if origins.triggers & BIT[place] and place != NO_DIE_LEFT]
    if origins.triggers & BIT[NO_DIE_LEFT]:
        missing = [len(TRIGGERS) + colour for colour in range(len(COLOURS)) if not offered(origins, colour)]
        # A die that came back may have filled the offer since.
        happened += missing or [NO_DIE_LEFT]
    return tuple(happened)


def _on_top(origins: Origins, seat: int) -> Ending:
    """Return how many Temples a player has still to climb, which, and by how many steps together."""
    below = tuple([temple for temple in range(len(TEMPLES)) if not on_top(origins, seat, temple)])
    steps = sum(origins.components.temple_top - origins.climbs[temple][seat] for temple in below)
    return Ending(TRIGGERS[ALL_ON_TOP], "ORI-END-01", len(below), seat, "temple", below, steps)


def _where(stock: Sequence[int], number: int) -> tuple[int, ...]:
    """Return the colours of which so many are left."""
    return tuple([colour for colour, left in enumerate(stock) if left == number])
