"""Where a position of Origins is going, for bots: an estimate in points."""

from __future__ import annotations

from heliopolis.games.origins.scoring import final_points
from heliopolis.games.origins.state import Origins


def evaluate(origins: Origins, seat: int) -> float:
    """The points the seat has and would get if the game ended now."""
    return float(sum(origins.points[seat]) + sum(points for _, points in final_points(origins, seat)))
