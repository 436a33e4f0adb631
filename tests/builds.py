"""Which build the tests run on, and how much they play there."""

from __future__ import annotations

from heliopolis.kernel import position

COMPILED = not position.__file__.endswith(".py")
SHARE = 10


def many(number: int) -> int:
    """How much of a number a test with the mark `many` plays: all on the compiled build, a tenth on the sources."""
    return number if COMPILED else max(1, number // SHARE)
