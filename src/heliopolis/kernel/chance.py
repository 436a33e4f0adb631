"""Chance: the rules ask, somebody outside answers. ``Dice`` answers from a seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from heliopolis.kernel.state import State

CHANCE: Final = -1
"""The seat of a decision that no player makes."""

_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF


class Dice:
    """SplitMix64: the same numbers from the same seed on every machine and build.

    Small draws take 16 bits each, so that one output of the generator serves four of them; values that would
    favour the low outcomes are thrown away, so that every draw is exactly uniform.
    """

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK
        self._low = 0
        self._high = 0
        self._left = 0

    def next64(self) -> int:
        """The next output of the generator."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def _next16(self) -> int:
        # Two halves of 32 bits, because numbers up to 62 bits are fast in compiled code and longer ones are not.
        if self._left == 0:
            z = self.next64()
            self._low = z & 0xFFFFFFFF
            self._high = z >> 32
            self._left = 4
        elif self._left == 2:
            self._low = self._high
        self._left -= 1
        value = self._low & 0xFFFF
        self._low >>= 16
        return value

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound - 1``, each equally likely."""
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
        """The place of one of ``weights``, each as likely as its weight says."""
        point = self.below(sum(weights))
        place = 0
        for weight in weights:
            point -= weight
            if point < 0:
                break
            place += 1
        return place

    def settle(self, state: State) -> None:
        """Answer every chance decision until a player is asked or the game is over."""
        while state.seat() == CHANCE:
            state.play(state.choices()[self.weighted(state.weights())])
