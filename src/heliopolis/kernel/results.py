"""Score sheets, and the end of a game."""

from __future__ import annotations

from typing import NamedTuple


class Line(NamedTuple):
    """One line of a score sheet."""

    reason: str
    rule: str
    points: int


class Score(NamedTuple):
    """The score of one seat: what it has, and what final scoring would add if the game ended now.

    Examples:
        >>> state = heliopolis.game("helios").new(players=2)
        >>> heliopolis.Dice(7).settle(state)
        >>> state.scores()[0]
        Score(total=1, lines=[Line(reason='mana', rule='HEL-END-03', points=1)])
    """

    total: int
    lines: list[Line]


class Result(NamedTuple):
    """The end of a game: the rank of each seat (1 wins; equal ranks are shared) and the totals.

    A lone player who misses the goal has rank 2.

    Examples:
        >>> result = heliopolis.Result(ranks=[1, 1, 3], totals=[40, 40, 25])
        >>> result.winners, result.shares
        ([0, 1], [0.5, 0.5, 0.0])
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
