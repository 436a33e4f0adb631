"""Score sheets, and the end of a game."""

from __future__ import annotations

from typing import NamedTuple


class Line(NamedTuple):
    """One line of a score sheet."""

    reason: str
    rule: str
    points: int


class Score(NamedTuple):
    """The score of one seat: what it has, and what final scoring would add if the game ended now."""

    total: int
    lines: list[Line]


class Result(NamedTuple):
    """The end of a game: the rank of each seat (1 wins; equal ranks are shared) and the totals.

    A lone player who misses the goal has rank 2.
    """

    ranks: list[int]
    totals: list[int]

    @property
    def winners(self) -> list[int]:
        """The seats that won: several may share the victory, and a lone player may have lost."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    @property
    def shares(self) -> list[float]:
        """The part of the victory that each seat has; alone 1 for the goal reached."""
        winners = self.ranks.count(1)
        return [1.0 / winners if rank == 1 else 0.0 for rank in self.ranks]
