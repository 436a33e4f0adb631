"""Grades: what a turn is called by the chance of winning that it lost. The same table for all players and games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heliopolis.kernel.floats import exp, total

BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
GRADES: Final[dict[str, float]] = {BEST: 0.0, GOOD: 0.01, INACCURACY: 0.05, MISTAKE: 0.10, BLUNDER: 0.20}
"""From which lost chance on a turn has a grade; the best comes first."""
HALVED: Final = 0.15
"""A turn that loses so much of the chance is half as accurate as one that loses nothing."""
PHASES: Final = 3
"""Into how many parts of equal length a game is divided."""

_LOG_2: Final = 0.6931471805599453


def grade(cost: float) -> str:
    """Return the grade of a turn that lost so much of the chance.

    Examples:
        >>> from heliopolis.analysis.grades import grade
        >>> [grade(cost) for cost in (0.0, 0.02, 0.05, 0.12, 0.4)]
        ['best', 'good', 'inaccuracy', 'mistake', 'blunder']
    """
    return [name for name, least in GRADES.items() if cost >= least][-1]


def accuracy(costs: Sequence[float]) -> float | None:
    """Return how accurate turns were that lost so much: 1 if nothing was lost; None where there was no turn.

    Examples:
        >>> from heliopolis.analysis.grades import accuracy
        >>> round(accuracy([0.0, 0.15, 0.30]), 3)
        0.583
    """
    kept = [exp(-_LOG_2 * cost / HALVED) for cost in costs]
    return total(kept) / len(kept) if kept else None
