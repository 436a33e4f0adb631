"""Intervals, and the sequential test on coins whose chance is known."""

from __future__ import annotations

import math
import random

import pytest

from heliopolis.arena.confidence import SequentialTest, wilson
from heliopolis.kernel.errors import BadOption


def test_an_interval_reads_as_a_share_with_its_bounds() -> None:
    assert str(wilson(15, 20)) == "75% (53% to 89%)"


def test_wilson_of_known_figures() -> None:
    # Worked by hand: 8 of 10, and the ends of the scale.
    share, low, high = wilson(8, 10)
    assert (share, round(low, 4), round(high, 4)) == (0.8, 0.4902, 0.9433)
    assert wilson(0, 10)[:2] == (0, 0)
    assert round(wilson(0, 10).high, 4) == 0.2775
    assert wilson(10, 10).high == pytest.approx(1)
    assert wilson(2.5, 10).share == 0.25


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    dice = random.Random(1)
    held = sum(low <= 0.7 <= high for _, low, high in (wilson(flips(dice, 0.7, 80), 80) for _ in range(1000)))
    assert 925 <= held <= 975


def flips(dice: random.Random, chance: float, number: int) -> int:
    return sum(dice.random() < chance for _ in range(number))


def judged(bar: float, chance: float, dice: random.Random, most: int = 2000) -> SequentialTest:
    """Return a coin against a bar, asked after every second flip."""
    verdict = SequentialTest(bar)
    while verdict.passed is None and verdict.games < most:
        for _ in range(2):
            verdict.add(dice.random() < chance)
        verdict.decide()
    return verdict


@pytest.mark.parametrize("bar", [0.45, 0.65, 0.75, 0.95])
def test_errors_are_as_seldom_as_promised(bar: float) -> None:
    dice, trials = random.Random(7), 600
    test = SequentialTest(bar)
    above = [judged(bar, test.high, dice) for _ in range(trials)]
    below = [judged(bar, test.low, dice) for _ in range(trials)]
    assert all(verdict.passed is not None for verdict in above + below)
    assert 0 < sum(not verdict.passed for verdict in above) / trials < 0.07
    assert 0 < sum(bool(verdict.passed) for verdict in below) / trials < 0.07


def test_a_clear_case_is_decided_early_and_a_close_one_within_400_games() -> None:
    dice = random.Random(2)
    clear = [judged(0.75, 1.0, dice).games for _ in range(5)]
    assert clear == [16] * 5
    close = [judged(0.75, 0.75, dice).games for _ in range(300)]
    assert sum(games > 400 for games in close) < 15
    assert sum(close) / len(close) < 120


def test_parts_of_victories_weigh_as_parts() -> None:
    halves, whole = SequentialTest(0.5), SequentialTest(0.5)
    for _ in range(2):
        halves.add(0.5)
    whole.add(1)
    whole.add(0)
    assert halves.likelihood == pytest.approx(whole.likelihood)
    assert halves.likelihood == pytest.approx(0)


def test_the_bounds_lie_around_the_bar_and_within_reach() -> None:
    assert (SequentialTest(0.75).low, SequentialTest(0.75).high) == pytest.approx((0.68, 0.82))
    assert (SequentialTest(0.95).low, SequentialTest(0.95).high) == pytest.approx((0.925, 0.975))
    assert (SequentialTest(0.04).low, SequentialTest(0.04).high) == pytest.approx((0.02, 0.06))
    assert math.exp(SequentialTest(0.5).bound) == pytest.approx(19)


@pytest.mark.parametrize("bar", [1.2, 1.0, 0.0, -0.5, math.nan])
def test_a_bar_is_a_share(bar: float) -> None:
    with pytest.raises(BadOption, match="beats: must be between 0 and 1"):
        SequentialTest(bar)
