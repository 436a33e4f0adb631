"""Chance: the published outputs of SplitMix64, exactly uniform draws, exact weights."""

from __future__ import annotations

from collections import Counter

import pytest

from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis_caravan.game import CaravanGame


def test_the_generator_gives_the_published_outputs() -> None:
    dice = Dice(0)
    assert [dice.next64() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_seeds_are_taken_as_64_bits() -> None:
    assert Dice(1 << 64).next64() == Dice(0).next64()
    assert Dice(-1).next64() == Dice((1 << 64) - 1).next64()


def test_small_draws_take_16_bits_each_the_low_ones_first() -> None:
    dice = Dice(0)
    assert [dice.below(0x10000) for _ in range(5)] == [0xCDAF, 0x7B1D, 0xA839, 0xE220, 0x65F4]


def test_values_that_would_favour_low_outcomes_are_thrown_away() -> None:
    # 0x10000 % 40000 leaves 25536 values that cannot be shared out: 0xCDAF = 52655 is the first of them.
    assert Dice(0).below(40000) == 0x7B1D


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 48])
def test_draws_are_uniform(bound: int) -> None:
    dice, draws = Dice(11), 12000
    seen = Counter(dice.below(bound) for _ in range(draws))
    assert set(seen) == set(range(bound))
    expected = draws / bound
    chi_squared = sum((number - expected) ** 2 / expected for number in seen.values())
    # Three standard deviations above the mean of the distribution.
    assert chi_squared < bound - 1 + 3 * (2 * (bound - 1)) ** 0.5 + 1


def test_large_draws_take_a_whole_output() -> None:
    assert Dice(0).below(1 << 32) == 0xE220A8397B1DCDAF % (1 << 32)
    # What lies at or above the largest multiple of the bound is thrown away.
    assert Dice(0).below(0xE220A8397B1DCDAF) == 0x6E789E6AA1B965F4


def test_weights_are_exact() -> None:
    # Each value of 16 bits once: the outcomes share them exactly as the weights say.
    class Counting(Dice):
        def __init__(self) -> None:
            super().__init__(0)
            self.value = -1

        def below(self, bound: int) -> int:
            self.value = (self.value + 1) % bound
            return self.value

    dice = Counting()
    assert Counter(dice.weighted([1, 0, 4, 3]) for _ in range(80)) == {0: 10, 2: 40, 3: 30}


def test_dice_settle_chance_and_leave_players_alone() -> None:
    state = CaravanGame().new()
    Dice(1).settle(state)
    assert state.seat() == 0
    state.play(state.choice("travel"))
    assert state.seat() == CHANCE
    Dice(1).settle(state)
    assert state.seat() != CHANCE
