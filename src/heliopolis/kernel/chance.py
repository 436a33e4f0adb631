"""Chance: the rules ask, someone outside answers. ``Dice`` answers from a seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from mypy_extensions import i64

from heliopolis.kernel.choice import Choice

CHANCE: Final = -1
"""The seat of a decision that no player makes."""

_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
_HALF: Final = 0xFFFF_FFFF


class Asking(Protocol):
    """What dice can answer: anything with an open question, such as a state."""

    def seat(self) -> int:
        """Return who is asked."""

    def choices(self) -> list[Choice]:
        """Return what can be answered."""

    def weights(self) -> list[int]:
        """Return how likely each answer is."""

    def play(self, choice: Choice, /) -> object:
        """Take an answer and play to the next question."""


class Dice:
    """SplitMix64: the same numbers from the same seed on every machine and build.

    Small draws take 16 bits each, so that one output of the generator serves four of them; values that would
    favour the low outcomes are thrown away, so that every draw is exactly uniform. Everything is computed in halves of
    32 bits, because 64-bit numbers are slow in compiled code.
    """

    def __init__(self, seed: int) -> None:
        self._state_high: i64 = (seed >> 32) & _HALF
        self._state_low: i64 = seed & _HALF
        self._high: i64 = 0
        self._low: i64 = 0
        self._left = 0

    def copy(self) -> Dice:
        """Return dice that continue with the same numbers."""
        return dice_at(self.where())

    def where(self) -> tuple[int, int, int, int, int]:
        """Return how far the dice are."""
        return int(self._state_high), int(self._state_low), int(self._high), int(self._low), self._left

    def go_to(self, where: tuple[int, int, int, int, int]) -> None:
        """Continue from where other dice are."""
        self._state_high, self._state_low, self._high, self._low, self._left = where

    def __copy__(self) -> Dice:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Dice:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return dice_at, (self.where(),)

    def next64(self) -> int:
        """Return the next output of the generator."""
        high, low = self._output()
        return (int(high) << 32) | int(low)

    def _output(self) -> tuple[i64, i64]:
        low = self._state_low + 0x7F4A7C15
        high = (self._state_high + 0x9E3779B9 + (low >> 32)) & _HALF
        low &= _HALF
        self._state_high, self._state_low = high, low
        high, low = _times(high ^ (high >> 30), low ^ (low >> 30 | high << 2) & _HALF, 0xBF58476D, 0x1CE4E5B9)
        high, low = _times(high ^ (high >> 27), low ^ (low >> 27 | high << 5) & _HALF, 0x94D049BB, 0x133111EB)
        return high ^ (high >> 31), low ^ (low >> 31 | high << 1) & _HALF

    def _next16(self) -> int:
        if self._left == 0:
            self._high, self._low = self._output()
            self._left = 4
        elif self._left == 2:
            self._low = self._high
        self._left -= 1
        value = self._low & 0xFFFF
        self._low >>= 16
        return int(value)

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to ``bound - 1``, each equally likely."""
        if bound <= 0x10000:
            fair = 0x10000 - 0x10000 % bound
            value = self._next16()
            while value >= fair:
                value = self._next16()
            return value % bound
        fair = (_MASK + 1) - (_MASK + 1) % bound
        large = self.next64()
        while large >= fair:
            large = self.next64()
        return large % bound

    def weighted(self, weights: Sequence[int]) -> int:
        """Return the index of one of ``weights``, drawn as likely as its weight says."""
        point = self.below(sum(weights))
        place = 0
        for weight in weights:
            point -= weight
            if point < 0:
                break
            place += 1
        return place

    def settle(self, state: Asking) -> None:
        """Answer every chance decision until a player is asked or the game is over.

        Examples:
            >>> state = heliopolis.game("helios").new(players=2)
            >>> heliopolis.Dice(7).settle(state)
            >>> state.seat() == heliopolis.CHANCE
            False
        """
        while state.seat() == CHANCE:
            state.play(state.choices()[self.weighted(state.weights())])


def dice_at(where: tuple[int, int, int, int, int]) -> Dice:
    """Return dice as far as others are."""
    dice = Dice(0)
    dice.go_to(where)
    return dice


def _times(high: i64, low: i64, by_high: i64, by_low: i64) -> tuple[i64, i64]:
    """Return the two halves of a 64-bit product, overflow dropped; no intermediate result needs more than 50 bits."""
    below, above = low * (by_low & 0xFFFF), low * (by_low >> 16)
    lower = below + ((above & 0xFFFF) << 16)
    upper = (lower >> 32) + (above >> 16) + _times_low(high, by_low) + _times_low(low, by_high)
    return upper & _HALF, lower & _HALF


def _times_low(one: i64, other: i64) -> i64:
    """Return the low 32 bits of the product of two 32-bit halves."""
    return (one * (other & 0xFFFF) + ((one & 0xFFFF) * (other >> 16) << 16)) & _HALF


def derived(seed: int, number: int) -> int:
    """Return one of many seeds derived from one; neighbouring numbers give unrelated seeds."""
    return Dice(Dice(seed).next64() + number).next64()
