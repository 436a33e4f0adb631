"""Chips in words, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from heliopolis.kernel.chip import CHANGE, COST, POINTS, Chip

APART: Final = ", "


class Says(Protocol):
    """Says the text of a key in the words of a game and a language, as ``Teller.say`` does."""

    def __call__(self, key: str, /, **args: str | int) -> str: ...

    def __hash__(self) -> int: ...


def chip_words(chip: Chip, say: Says) -> str:
    """One chip: “3 Stone”, “−1 Wisdom”, “+5 (Full orbits)”, “Sea Temple 5 → 10”."""
    name = say(chip.name)
    if chip.kind == CHANGE:
        return say("chip-change", name=name, before=chip.before or 0, number=chip.number)
    if chip.kind == POINTS:
        return say("chip-points", name=name, number=chip.number)
    if chip.kind == COST:
        return say("chip-cost", name=name, number=chip.number) if chip.number else say("chip-loss", name=name)
    return say("chip-gain", name=name, number=chip.number) if chip.number > 1 else name


def amount_words(chip: Chip, say: Says) -> str:
    """What a price takes, without a sign: “1 Wisdom”."""
    return say("chip-gain", name=say(chip.name), number=chip.number) if chip.number else say(chip.name)


def chips_words(chips: Iterable[Chip], say: Says) -> str:
    """Several chips, one after the other."""
    return APART.join([chip_words(chip, say) for chip in chips])
