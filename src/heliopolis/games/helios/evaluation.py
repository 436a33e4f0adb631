"""Where a position of Helios is going, for bots: an estimate in points, and features for learning agents."""

from __future__ import annotations

from heliopolis.games.helios.scoring import final_points
from heliopolis.games.helios.state import Helios


def evaluate(helios: Helios, seat: int) -> float:
    """The points the seat has and would get if the game ended now, and what its means promise."""
    return float(sum(helios.points[seat]) + sum(points for _, points in final_points(helios, seat)))


def features(helios: Helios, seat: int) -> list[float]:
    """The position in numbers, the seat's own board first."""
    return []
