"""The shape of a network, and the fixed fractions in which it counts."""

from __future__ import annotations

from typing import Final, NamedTuple

INPUT_BITS: Final = 6
WEIGHT_BITS: Final = 14
MIDDLE_BITS: Final = 10
OUTPUT_BITS: Final = MIDDLE_BITS + WEIGHT_BITS
"""The fractions, as powers of two."""
MOST_INPUT: Final = 1 << 12
"""Inputs are held within this, which is 64 times their usual size."""
MOST_MIDDLE: Final = 1 << 20
MOST_WEIGHT: Final = 1 << 30
"""Weights, and the constants that are added to them, are below this."""
OUTPUTS: Final = 2


class NetworkShape(NamedTuple):
    """How many numbers a seat has, how many each layer makes of them, and how many members look at it."""

    inputs: int
    first: int
    second: int
    members: int

    def layers(self) -> list[int]:
        """Return how many weights each part of a member has, in the order in which they are kept."""
        return [
            self.inputs * self.first,
            self.first,
            self.second * 3 * self.first,
            self.second,
            self.second * OUTPUTS,
            self.inputs * OUTPUTS,
            OUTPUTS,
        ]

    def weights(self) -> int:
        """Return how many weights a member has."""
        return sum(self.layers())
