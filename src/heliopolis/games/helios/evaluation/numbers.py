"""Helios in numbers, as bots, learning agents and statistics see it."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.evaluation import estimate, features, forecast, inputs
from heliopolis.games.helios.evaluation.inputs import INPUTS
from heliopolis.games.helios.position.state import Helios
from heliopolis.kernel.definition import Count
from heliopolis.kernel.encoding import Sheet
from heliopolis.kernel.numbers import Numbers

COUNTS: Final = (
    Count("building", "built", "built", 0),
    Count("character", "bought", "bought", 0),
    Count("character", "activated", "activated", 0),
    Count("character", "points", "score", 0, 1),
    Count("special", "taken", "took_special", 0),
    Count("special", "points", "score", 0, 1),
)
"""A reason for points has the name of the character or special tile that gives them."""

LEVELS: Final = {
    "hard": "search:8:learned=1",
    "expert": "search:240:learned=1",
    "master": "search:400:learned=1:width=16:states=600",
}
"""The strengths that differ from the usual ones; docs/results/strength.md says how strong they were measured to be."""


class HeliosNumbers(Numbers[Helios]):
    """What evaluations, features and statistics say of Helios."""

    spec = features.SPEC
    input_names = INPUTS
    counts = COUNTS
    levels = LEVELS

    def evaluate(self, state: Helios, seat: int) -> float:
        return estimate.evaluate(state, seat)

    def forecast(self, state: Helios, seat: int) -> float:
        return forecast.forecast(state, seat)

    def inputs(self, state: Helios, seat: int) -> list[float]:
        return inputs.inputs(state, seat)

    def write(self, state: Helios, seat: int, sheet: Sheet) -> None:
        features.write(state, seat, sheet)

    def essence(self, state: Helios, saved: dict[str, object]) -> dict[str, object]:
        return features.essence(state, saved)
