"""Where points come from, as the end of a game shows it: every reason in one of a few groups."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import BUILDINGS, TRIALS, WONDERS
from heliopolis.games.origins.rules.scoring import REASONS
from heliopolis.kernel.definition import PointSource

_TILES: Final = {*BUILDINGS, *WONDERS}

SOURCES: Final = (
    PointSource("source-army", "attack", "#C6453A", ("attack", "aries", "final_space")),
    PointSource("source-districts", "district", "#DF7F2A", ("district",)),
    PointSource("source-temples", "temple-step", "#3678C5", ("temples",)),
    PointSource("source-people", "citizen", "#7B57AE", ("last_base", "retirement", "advisors", "seats")),
    PointSource(
        "source-buildings", "build", "#5F9F47", tuple(reason.name for reason in REASONS if reason.name in _TILES)
    ),
    PointSource("source-trials", "points-badge", "#8B919A", tuple(f"trial_{name}" for name in TRIALS)),
    PointSource("source-gold", "gold", "#E1B63A", ("gold",)),
)
"""Trials give points only in games that are played with them."""
