"""Analysis: hints for a position, and what a game's turns were worth. No game is known here."""

from __future__ import annotations

from heliopolis.analysis.hints import Advice, Hint, hint
from heliopolis.analysis.turns import Analysis, Decision, Moment, Plan, Turn, analyse, analysing, read_analysis

__all__ = [
    "Advice",
    "Analysis",
    "Decision",
    "Hint",
    "Moment",
    "Plan",
    "Turn",
    "analyse",
    "analysing",
    "hint",
    "read_analysis",
]
