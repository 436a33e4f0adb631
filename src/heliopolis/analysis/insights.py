"""What many games of one player show together: points by source, openings, accuracy, luck. Few games show nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from heliopolis.analysis.grades import PHASES
from heliopolis.analysis.reviews import LedgerRow, Review
from heliopolis.kernel.floats import total

FEW: Final = 5
"""From how many games on a figure is given."""


class PlayedGame(NamedTuple):
    """A game that is over, as one of its players looks back at it."""

    seat: int
    """Where they sat."""
    ranks: Sequence[int]
    points: Sequence[Mapping[str, int]]
    """For each seat the points by source."""
    opening: Sequence[str]
    """Their first choices, by name."""
    review: Review | None = None

    @property
    def won(self) -> bool:
        """Whether they won, alone or with others; alone against the rules, whether they reached the goal."""
        return self.ranks[self.seat] == 1


class Opening(NamedTuple):
    """A first choice: its kind and the first of its details, in how many games it was made, and how many were won."""

    choice: str
    games: int
    won: int


class Insights:
    """All games of one sort, the oldest first."""

    def __init__(self, games: Sequence[PlayedGame]) -> None:
        self.games: Final = games
        self.compared: Final = [game for game in games if len(game.ranks) > 1]
        """Those with a winner to compare with."""
        self._reviewed: Final = [(game.review, game.seat) for game in games if game.review is not None]

    @property
    def won(self) -> int:
        """How many games were won."""
        return sum(game.won for game in self.games)

    def points(self) -> float | None:
        """Return the mean of the player's points."""
        return mean(float(sum(game.points[game.seat].values())) for game in self.games)

    def sources(self) -> tuple[dict[str, float], dict[str, float]]:
        """Return the mean points by source: the player's, and those of the winners of the same games."""
        winners = [[seat for seat, rank in enumerate(game.ranks) if rank == 1] for game in self.compared]
        own = _by_source([([game.seat], game.points) for game in self.compared])
        return own, _by_source([(seats, game.points) for seats, game in zip(winners, self.compared, strict=True)])

    def openings(self, place: int) -> list[Opening]:
        """Return what was chosen first, or as the second, and so on, the most frequent at the beginning."""
        found: dict[str, list[bool]] = {}
        for game in self.games:
            if place < len(game.opening):
                found.setdefault(game.opening[place].partition("/")[0], []).append(game.won)
        told = [Opening(choice, len(wins), sum(wins)) for choice, wins in found.items()]
        return sorted(told, key=lambda each: (-each.games, each.choice))

    def accuracies(self) -> list[float]:
        """Return the accuracy in each game that was reviewed."""
        return _known(review.accuracy(seat) for review, seat in self._reviewed)

    def phases(self) -> list[list[float]]:
        """Return the same for each phase."""
        parts = [review.accuracies(seat) for review, seat in self._reviewed]
        return [_known(each[phase] for each in parts) for phase in range(PHASES)]

    def ledgers(self) -> list[LedgerRow]:
        """Return what changed the chance in each game that was reviewed, where chances are known."""
        return [review.ledger[seat] for review, seat in self._reviewed if review.ledger]


def mean(values: Iterable[float]) -> float | None:
    """Return the mean of values; None of too few.

    Examples:
        >>> from heliopolis.analysis.insights import mean
        >>> mean([1.0, 2.0, 3.0, 4.0, 5.0]), mean([1.0, 2.0])
        (3.0, None)
    """
    known = list(values)
    return total(known) / len(known) if len(known) >= FEW else None


def lately(values: Sequence[float]) -> list[float]:
    """Return for each value the mean of it and those shortly before it."""
    spans = [values[max(0, place + 1 - FEW) : place + 1] for place in range(len(values))]
    return [total(span) / len(span) for span in spans]


def mean_ledger(rows: Sequence[LedgerRow]) -> LedgerRow | None:
    """Return the mean of ledgers, which adds up as they do; None of too few."""
    found = [mean(each) for each in zip(*rows, strict=True)]
    known = [each for each in found if each is not None]
    return LedgerRow(*known) if known else None


def _by_source(games: Sequence[tuple[Sequence[int], Sequence[Mapping[str, int]]]]) -> dict[str, float]:
    """Return the mean points by source of these seats; several of one game count as one."""
    found: dict[str, float] = {}
    for seats, points in games:
        for source in points[0]:
            part = sum(points[seat][source] for seat in seats) / (len(seats) * len(games))
            found[source] = found.get(source, 0.0) + part
    return found


def _known(values: Iterable[float | None]) -> list[float]:
    return [each for each in values if each is not None]
