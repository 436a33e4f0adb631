"""How much a test plays, by the suite it runs in."""

from __future__ import annotations

import pytest

many, slow, soak = pytest.mark.many, pytest.mark.slow, pytest.mark.soak

sizes = pytest.mark.parametrize(
    "times",
    [0.05, pytest.param(1, marks=many), pytest.param(4, marks=[many, slow]), pytest.param(25, marks=[many, soak])],
)
"""A few games on the sources; twenty times as many on the compiled build; more in `make test-all` and `make soak`."""


def scaled(number: int, times: float) -> int:
    """So many times a number, and at least one."""
    return max(1, round(times * number))
