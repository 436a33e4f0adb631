"""Numbers that decide a move are the same to the last bit on every machine."""

from __future__ import annotations

import math

import pytest

from heliopolis.kernel.chance import Dice
from heliopolis.kernel.floats import FARTHEST, exp, log, odds, total

PINNED = {
    0.0: "0x1.0000000000000p+0",
    1.0: "0x1.5bf0a8b14576ap+1",
    -1.0: "0x1.78b56362cef38p-2",
    0.34657359027997264: "0x1.6a09e667f3bccp+0",  # half of log 2, where the range is cut
    -7.3: "0x1.622d4792b6a8dp-11",
    29.99: "0x1.33ec341bda5fap+43",
    -FARTHEST: "0x1.39792499b1a24p-58",
}
LOGARITHMS = {
    0.0001: "-0x1.26bb1bbb55516p+3",
    0.25: "-0x1.62e42fefa39efp+0",
    0.75: "-0x1.269621134db92p-2",
    1.0: "0x0.0p+0",
    1.5: "0x1.9f323ecbf984cp-2",
    0.9999: "-0x1.a3738d2cf1cc2p-14",
    1234.5: "0x1.c79436f818745p+2",
}


@pytest.mark.parametrize(("x", "bits"), PINNED.items())
def test_a_power_of_e_has_the_same_bits_everywhere(x: float, bits: str) -> None:
    assert exp(x).hex() == bits


def test_a_power_of_e_is_what_mathematics_says() -> None:
    dice = Dice(11)
    for _ in range(5_000):
        x = (dice.below(80_001) - 40_000) / 1000
        assert abs(exp(x) - math.exp(x)) <= 3 * math.ulp(math.exp(x))


def test_powers_of_e_beyond_all_bounds_stay_within_them() -> None:
    assert exp(1e300) == exp(FARTHEST)
    assert exp(-1e300) == exp(-FARTHEST)


def test_odds_are_even_without_a_lead_and_grow_with_it() -> None:
    assert odds(0.0) == 0.5
    assert 0.0 < odds(-1e9) < odds(-1.0) < odds(1.0) < odds(1e9) <= 1.0


def test_a_total_is_added_in_order_whatever_python_makes_of_a_sum() -> None:
    assert total([0.1] * 10) == 0.9999999999999999
    assert total([]) == 0.0


@pytest.mark.parametrize(("x", "bits"), LOGARITHMS.items())
def test_a_logarithm_has_the_same_bits_everywhere(x: float, bits: str) -> None:
    assert log(x).hex() == bits


def test_a_logarithm_undoes_a_power_of_e() -> None:
    dice = Dice(12)
    for _ in range(2_000):
        x = (dice.below(20_001) - 10_000) / 1000
        assert log(exp(x)) == pytest.approx(x, abs=1e-13)
