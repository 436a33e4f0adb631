"""What many games show together, worked out by hand."""

from __future__ import annotations

import pytest

from heliopolis.analysis.insights import FEW, Insights, Opening, PlayedGame, lately, mean, mean_ledger
from heliopolis.analysis.reviews import LedgerRow, Plan, Review, Turn


def game(
    own: int, other: int, opening: tuple[str, ...] = ("start:brown",), review: Review | None = None, seat: int = 0
) -> PlayedGame:
    """Return a game of two with so many points from land; the other sources give ten and five."""
    points = [{"land": own, "city": 10}, {"land": other, "city": 5}]
    ahead = own + 10 - other - 5
    ranks = [1 if ahead >= 0 else 2, 1 if ahead <= 0 else 2]
    return PlayedGame(seat, ranks[:: -1 if seat else 1], points[:: -1 if seat else 1], opening, review)


def reviewed(*costs: float, draws: float = 0.0) -> Review:
    """Return a review of a game with these turns of the first seat."""
    turns = [Turn(number, 0, number, 0.5, 0.5, cost, 0.0) for number, cost in enumerate(costs, 1)]
    return Review(Plan(), [], [], True, turns, [LedgerRow(0.5, 0.3, -0.1, draws, 0.7 + draws)] * 2)


def test_points_are_beside_those_of_the_winners_of_the_same_games() -> None:
    # 30 to 20, won; 10 to 40, lost; and 15 to 20, which both win.
    found = Insights([game(30, 20), game(10, 40), game(15, 20, seat=1)])
    own, winners = found.sources()
    assert own == pytest.approx({"land": 55 / 3, "city": 10})
    assert winners == pytest.approx({"land": (30 + 40 + 17.5) / 3, "city": (10 + 5 + 7.5) / 3})
    assert found.won == 2
    assert found.points() is None
    assert Insights([game(30, 20)] * FEW).points() == 40


def test_a_game_without_opponents_has_no_winner_to_compare_with() -> None:
    alone = PlayedGame(0, [2], [{"land": 100}], ("start:gray",))
    assert Insights([alone, game(30, 20)]).sources()[0] == {"land": 30, "city": 10}
    assert Insights([alone]).sources() == ({}, {})
    assert Insights([alone]).openings(0) == [Opening("start:gray", 1, 0)]


def test_openings_count_by_the_first_detail_of_a_choice() -> None:
    won, lost = game(30, 20, ("die:red/1", "pass")), game(10, 40, ("die:red/6", "die:blue/2"))
    found = Insights([won, lost, game(30, 20, ("die:blue/1",))])
    assert found.openings(0) == [Opening("die:red", 2, 1), Opening("die:blue", 1, 1)]
    assert found.openings(1) == [Opening("die:blue", 1, 0), Opening("pass", 1, 1)]


def test_accuracy_counts_for_games_with_a_review() -> None:
    # A turn that loses 15 points of the chance is half as accurate as one that loses nothing.
    found = Insights([game(1, 2), game(1, 2, review=reviewed(0, 0.15, 0.15)), game(1, 2, review=reviewed(0, 0, 0))])
    assert found.accuracies() == pytest.approx([2 / 3, 1])
    assert [pytest.approx(phase) for phase in ([1, 1], [0.5, 1], [0.5, 1])] == found.phases()
    assert lately([0, 1, 0, 1, 0, 1]) == pytest.approx([0, 1 / 2, 1 / 3, 1 / 2, 2 / 5, 3 / 5])


def test_the_mean_of_ledgers_adds_up_and_needs_enough_games() -> None:
    draws = [0.1, -0.1, 0.05, 0.0, 0.05]
    rows = Insights([game(1, 2, review=reviewed(0, draws=each)) for each in draws]).ledgers()
    row = mean_ledger(rows)
    assert row is not None
    assert row == pytest.approx((0.5, 0.3, -0.1, 0.02, 0.72))
    assert row.first + row.own + row.others + row.draws == pytest.approx(row.last)
    assert mean_ledger(rows[1:]) is None
    assert mean([1.0] * (FEW - 1)) is None
