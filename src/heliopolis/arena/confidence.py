"""How sure a result is: intervals for shares of victory, and a test that stops as soon as it is decided."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from heliopolis.kernel.errors import BadOption

MARGIN: Final = 0.07
"""A bot this much below the bar must fail and this much above it must pass; in between either may be said."""
ERROR: Final = 0.05
"""How often the test may be wrong, on either side."""
Z: Final = 1.959964
"""The quantile of a two-sided interval at 95 %."""


class Interval(NamedTuple):
    """A share of victory and where it lies with 95 % confidence."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.0%} ({self.low:.0%} to {self.high:.0%})"


def wilson(wins: float, games: int) -> Interval:
    """Return Wilson's interval, which is right for few games and shares near 0 and 1 as well.

    Examples:
        >>> from heliopolis.arena import wilson
        >>> [round(figure, 2) for figure in wilson(15, 20)]
        [0.75, 0.53, 0.89]
    """
    share = wins / games
    weight = Z * Z / games
    middle = (share + weight / 2) / (1 + weight)
    reach = Z / (1 + weight) * math.sqrt(share * (1 - share) / games + weight / (4 * games))
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


class SequentialTest:
    """Wald's sequential test of whether a bot's share of victory is above a bar.

    Of a shared victory each winner has a part, and so has the likelihood.
    """

    def __init__(self, bar: float) -> None:
        if not 0 < bar < 1:
            raise BadOption("beats", "between", least=0, most=1, value=str(bar))
        # Near 0 and 1 there is less room on one side, and the other must not be nearer.
        margin = min(MARGIN, bar / 2, (1 - bar) / 2)
        self.bar: Final = bar
        self.low: Final = bar - margin
        self.high: Final = bar + margin
        self.bound: Final = math.log((1 - ERROR) / ERROR)
        self.games = 0
        self.wins = 0.0
        self.passed: bool | None = None
        """None as long as it is open; what comes after the decision does not change it."""
        self._won: Final = math.log(self.high / self.low)
        self._lost: Final = math.log((1 - self.high) / (1 - self.low))

    @property
    def likelihood(self) -> float:
        """The logarithm of how much likelier the results are for a bot above the bar than for one below."""
        return self.wins * self._won + (self.games - self.wins) * self._lost

    def add(self, share: float) -> None:
        """Add one more game."""
        self.games += 1
        self.wins += share

    def decide(self) -> None:
        """Decide if the games suffice, which is asked when each side has had the same seats and chance."""
        if abs(self.likelihood) >= self.bound:
            self.passed = self.likelihood > 0
