"""Hashes of positions that are the same on every machine, build and version of Python."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

_START: Final = 0x1A2B_3C4D_5E6F_7081
_FACTOR: Final = 0x1E37_79B9_7F4A_7C15
_KEPT: Final = 0x3FFF_FFFF_FFFF_FFFF
"""What is kept of a product: the lowest 62 bits are the same where compiled code drops all but 64 of them."""
_SMALL: Final = 1 << 60
_PART: Final = _SMALL - 1

_WORDS: Final[dict[str, int]] = {}


class Digest64:
    """Takes the numbers of a position one after the other, and mixes each into 62 bits.

    A mixing step is a multiplication by an odd number and a shift, which lose nothing: sequences of as many numbers
    that differ in one never come to the same. How many there are is mixed in too, wherever that can differ.
    """

    def __init__(self) -> None:
        self._mixed: i64 = _START

    def value(self) -> int:
        """Return the hash of all that was taken so far, below 2**64; its last two bits follow from the others."""
        mixed: i64 = self._mixed * _FACTOR & _KEPT
        mixed ^= mixed >> 29
        return int(mixed) << 2 | int(mixed * _FACTOR >> 40 & 3)

    def number(self, number: int) -> None:
        """Take a number, of any size."""
        while not -_SMALL < number < _SMALL:
            self._mix(number & _PART)
            number >>= 60
        self._mix(number)

    def numbers(self, numbers: list[int]) -> None:
        """Take a list, and how long it is."""
        mixed: i64 = self._mixed
        mixed = (mixed ^ len(numbers)) * _FACTOR & _KEPT
        for number in numbers:
            small: i64 = number
            mixed = (mixed ^ (mixed >> 31) ^ small) * _FACTOR & _KEPT
        self._mixed = mixed ^ (mixed >> 29)

    def row(self, numbers: tuple[int, ...]) -> None:
        """Take a tuple, and how long it is."""
        self._mix(len(numbers))
        for number in numbers:
            self._mix(number)

    def total(self, numbers: list[int]) -> None:
        """Take the sum of some numbers."""
        total: i64 = 0
        for number in numbers:
            total += number
        self._mix(total)

    def places(self, numbers: dict[int, int]) -> None:
        """Take numbers by their places, whatever the order in which these were filled."""
        total: i64 = 0
        for place, number in numbers.items():
            mixed: i64 = place
            mixed = (mixed ^ (_START >> 7)) * _FACTOR & _KEPT
            mixed = (mixed ^ (mixed >> 31) ^ number) * _FACTOR & _KEPT
            total = (total + (mixed ^ (mixed >> 29))) & _KEPT
        self._mix(len(numbers))
        self._mix(total)

    def text(self, text: str) -> None:
        """Take a text."""
        self.number(int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "little"))

    def word(self, word: str) -> None:
        """Take a text of which there are few, such as the value of an option: its hash is worked out once."""
        known = _WORDS.get(word)
        if known is None:
            alone = Digest64()
            alone.text(word)
            known = alone.value() % _SMALL
            _WORDS[word] = known
        self._mix(known)

    def _mix(self, number: i64) -> None:
        mixed = (self._mixed ^ number) * _FACTOR & _KEPT
        self._mixed = mixed ^ (mixed >> 29)
