"""Analysis: hints for a position, and reviews of what a game's turns were worth. No game is known here."""

from __future__ import annotations

from heliopolis.analysis.glances import glance, ledger
from heliopolis.analysis.hints import Advice, Hint, hint
from heliopolis.analysis.reviews import (
    CostlyDecision,
    CostlyTurn,
    LedgerRow,
    Plan,
    Review,
    Turn,
    TurnOutlook,
    read_review,
)
from heliopolis.analysis.turns import review, reviewing

__all__ = [
    "Advice",
    "CostlyDecision",
    "CostlyTurn",
    "Hint",
    "LedgerRow",
    "Plan",
    "Review",
    "Turn",
    "TurnOutlook",
    "glance",
    "hint",
    "ledger",
    "read_review",
    "review",
    "reviewing",
]
