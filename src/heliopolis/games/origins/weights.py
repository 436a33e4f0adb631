"""How much each sign counts in the forecast; written by ``python -m benchmarks.fit``."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[tuple[str, float, float]]] = [
    ("one", 0.0, 0.0),
    ("goods", 1.0, 0.0),
    ("temples", 1.0, 0.0),
    ("city", 1.0, 0.0),
    ("people", 1.0, 0.0),
    ("military", 1.0, 0.0),
    ("others", -1.0, 0.0),
    ("delay", -1.0, 0.0),
    ("visits_now", 0.0, 0.0),
    ("visits", 0.0, 0.0),
    ("stone", 0.0, 0.0),
    ("food", 0.0, 0.0),
    ("wisdom", 0.0, 0.0),
    ("gold", 0.0, 0.0),
    ("low", 0.0, 0.0),
    ("middle", 0.0, 0.0),
    ("high", 0.0, 0.0),
    ("cards", 0.0, 0.0),
    ("bases", 0.0, 0.0),
    ("dice", 0.0, 0.0),
    ("nearly_six", 0.0, 0.0),
    ("advisors", 0.0, 0.0),
    ("speakers", 0.0, 0.0),
    ("seated", 0.0, 0.0),
    ("standing", 0.0, 0.0),
    ("highest_tower", 0.0, 0.0),
    ("towers", 0.0, 0.0),
    ("closed", 0.0, 0.0),
    ("tiles", 0.0, 0.0),
    ("tokens", 0.0, 0.0),
    ("strength", 0.0, 0.0),
    ("crossed", 0.0, 0.0),
    ("wonder", 0.0, 0.0),
    ("trials", 0.0, 0.0),
    ("trials_left", 0.0, 0.0),
    ("passed", 0.0, 0.0),
    ("announced", 0.0, 0.0),
]
"""The name of each sign, its worth at the end, and its further worth with a whole game still to play."""
