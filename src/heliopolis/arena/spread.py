"""How numbers are spread over the games."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple


class Spread(NamedTuple):
    """The mean of some numbers, their standard deviation, the least and the greatest."""

    mean: float
    sd: float
    min: int
    max: int

    def to_dict(self) -> dict[str, float]:
        """Return the figures as plain data."""
        return {"mean": round(self.mean, 3), "sd": round(self.sd, 3), "min": self.min, "max": self.max}


def spread(values: Sequence[int]) -> Spread:
    """Return how some whole numbers are spread."""
    total, squares, count = sum(values), sum(value * value for value in values), len(values)
    # In whole numbers as far as it goes, so that the figures are the same everywhere.
    return Spread(total / count, math.sqrt(count * squares - total * total) / count, min(values), max(values))
