"""Floating-point functions whose results are the same to the last bit on every machine, build and version of Python.

Sums, products, quotients and square roots are: IEEE 754 says what they come to, as long as no compiler fuses a
product and a sum into one operation (``setup.py`` forbids it, ``times_plus`` notices it). Powers, exponentials and
logarithms are not: each library of mathematics rounds them in its own way. Nor is ``sum`` of such numbers, which
newer versions of Python make more exact. What decides a move goes by what is here instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

FARTHEST: Final = 40.0
"""Exponents are held within this: e to the power of -40 is nothing beside 1."""

_POWERS: Final[list[float]] = [
    float(1 << place) if place >= 0 else 1.0 / float(1 << -place) for place in range(-58, 59)
]
"""Powers of two, exact; the one of 0 is in the middle."""
_MIDDLE: Final = 58
_PER_LOG2: Final = 1.4426950408889634
_LOG2_HIGH: Final = 0.6931471803691238
"""The upper bits of log 2, so few that a multiple of it is exact, and the rest of it."""
_LOG2_LOW: Final = 1.9082149292705877e-10
_TERMS: Final = 14


def exp(x: float) -> float:
    """Return e to the power of ``x``, within two units in the last place."""
    x = max(-FARTHEST, min(FARTHEST, x))
    # To the nearest: what is below 0 would be rounded the other way.
    twos = int(x * _PER_LOG2 + 0.5 + _MIDDLE) - _MIDDLE
    rest = (x - twos * _LOG2_HIGH) - twos * _LOG2_LOW
    series = 1.0
    for term in range(_TERMS, 0, -1):
        series = 1.0 + series * rest / term
    return series * _POWERS[twos + _MIDDLE]


def log(x: float) -> float:
    """Return the natural logarithm of a number above 0, within a few units in the last place."""
    twos = 0
    while x > 1.5:
        x, twos = x / 2.0, twos + 1
    while x < 0.75:
        x, twos = x * 2.0, twos - 1
    step = (x - 1.0) / (x + 1.0)
    square = step * step
    series = 0.0
    for term in range(2 * _TERMS - 1, 0, -2):
        series = series * square + 1.0 / term
    return twos * _LOG2_HIGH + (twos * _LOG2_LOW + 2.0 * step * series)


def odds(lead: float) -> float:
    """Return a lead as a chance between 0 and 1: the logistic curve."""
    return 1.0 / (1.0 + exp(-lead))


def total(numbers: Sequence[float]) -> float:
    """Return the sum of numbers, added one after the other."""
    whole = 0.0
    for number in numbers:
        whole += number
    return whole


def times_plus(one: float, other: float, more: float) -> float:
    """Return ``one * other + more``, rounded after each operation; a compiler that fuses them rounds only once."""
    return one * other + more
