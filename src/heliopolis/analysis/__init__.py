"""Analysis: hints for a position, and what a game's turns were worth. No game is known here."""

from __future__ import annotations

from heliopolis.analysis.hints import Advice, Hint, hint
from heliopolis.analysis.turns import (
    Analysis,
    CostlyDecision,
    Plan,
    Turn,
    TurnOutlook,
    analyse,
    analysing,
    glance,
    read_analysis,
)

__all__ = [
    "Advice",
    "Analysis",
    "CostlyDecision",
    "Hint",
    "Plan",
    "Turn",
    "TurnOutlook",
    "analyse",
    "analysing",
    "glance",
    "hint",
    "read_analysis",
]
