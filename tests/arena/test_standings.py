"""Shares of victory, scores and ratings of the bots of a contest."""

from __future__ import annotations

import random

import pytest

from heliopolis.arena import Contest, Outcome, run, standings
from heliopolis.arena.contests import play
from heliopolis.arena.schedule import schedule
from heliopolis.arena.standing import ratings


@pytest.fixture
def sample(toys: Contest) -> Outcome:
    return play(toys, next(schedule(toys.line_ups, 1, toys.seed)))


def played(sample: Outcome, seats: list[str], ranks: list[int]) -> Outcome:
    """Return a game with this end."""
    wide = len(seats)
    return sample._replace(
        seats=seats,
        ranks=ranks,
        totals=[100 - 10 * rank for rank in ranks],
        points=[{}] * wide,
        counts=[{}] * (wide + 1),
        decisions=[2] * wide,
        seconds=[0.5] * wide,
        forfeits=[["slow"]] * wide,
    )


def test_the_stronger_bot_stands_first(toys: Contest) -> None:
    first, second = standings(run(toys, 30).outcomes)
    assert (first.bot, second.bot) == ("greedy", "random")
    assert first.wins.share + second.wins.share == pytest.approx(1)
    assert first.wins.low < first.wins.share < first.wins.high
    assert first.games == second.games == 30
    assert first.score.mean > second.score.mean


def test_ratings_follow_strength(sample: Outcome) -> None:
    dice = random.Random(4)
    strength = {"a": 0.0, "b": 1.0, "c": 2.0}
    outcomes: list[Outcome] = []
    for _ in range(60):
        for pair in (["a", "b"], ["b", "c"], ["c", "a"]):
            form = [strength[name] + dice.gauss(0, 1) for name in pair]
            outcomes.append(played(sample, pair, [1, 2] if form[0] > form[1] else [2, 1]))
    rated = ratings(outcomes)
    assert rated["a"].mu < rated["b"].mu < rated["c"].mu
    assert all(rating.sigma < 25 / 3 for rating in rated.values())


def test_ratings_of_a_table_of_four_follow_the_ranks(sample: Outcome) -> None:
    rated = ratings([played(sample, list("abcd"), [2, 4, 1, 3])] * 5)
    assert sorted(rated, key=lambda name: -rated[name].mu) == ["c", "a", "d", "b"]


def test_a_shared_victory_tells_no_difference(sample: Outcome) -> None:
    rated = ratings([played(sample, ["a", "b"], [1, 1])] * 5)
    assert rated["a"].mu == pytest.approx(rated["b"].mu)


def test_a_bot_on_several_seats_has_the_mean_of_them(sample: Outcome) -> None:
    outcomes = [played(sample, ["a", "b", "b", "b"], ranks) for ranks in ([1, 2, 3, 4], [3, 1, 1, 4])]
    first, second = standings(outcomes)
    assert (first.bot, first.games, first.wins.share) == ("a", 2, 0.5)
    assert (second.bot, second.games) == ("b", 2)
    assert second.wins.share == pytest.approx(1 / 6)
    assert (first.decisions, second.decisions, second.seconds, second.forfeits) == (4, 12, 3.0, 6)


def test_a_bot_against_itself_is_not_rated(sample: Outcome) -> None:
    (only,) = standings([played(sample, ["a", "a"], [1, 2])] * 3)
    assert list(only.rating) == pytest.approx([25, 25 / 3])
    assert only.wins.share == 0.5
