"""Origins in numbers, as bots, learning agents and statistics see it."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.evaluation import estimate, features, inputs, statistics
from heliopolis.games.origins.evaluation.inputs import INPUTS
from heliopolis.games.origins.evaluation.weights import HAND_SET, TUNED
from heliopolis.games.origins.position.state import Origins
from heliopolis.kernel.encoding import Sheet
from heliopolis.kernel.numbers import Numbers

LEVELS: Final = {
    "hard": "search:4:learned=1:root_width=5:root_states=400",
    "expert": "search:60:learned=1",
    "master": "search:600:learned=1",
}
"""The strengths that differ from the usual ones; docs/results/strength.md says how strong they were measured to be."""


class OriginsNumbers(Numbers[Origins]):
    """What evaluations, features and statistics say of Origins."""

    spec = features.SPEC
    input_names = INPUTS
    counts = statistics.COUNTS
    levels = LEVELS

    def evaluate(self, state: Origins, seat: int) -> float:
        # A round is not counted in turns, and the rest of the game always counts.
        return estimate.evaluate(state, seat, HAND_SET)

    def forecast(self, state: Origins, seat: int) -> float:
        return estimate.evaluate(state, seat, TUNED)

    def inputs(self, state: Origins, seat: int) -> list[float]:
        return inputs.inputs(state, seat)

    def write(self, state: Origins, seat: int, sheet: Sheet) -> None:
        features.write(state, seat, sheet)

    def essence(self, state: Origins, saved: dict[str, object]) -> dict[str, object]:
        return features.essence(state, saved)

    def facts(self, state: Origins) -> dict[str, int | list[str]]:
        return statistics.facts(state)
