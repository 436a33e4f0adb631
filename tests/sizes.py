"""How much a test plays, by the suite it runs in."""

from __future__ import annotations

import pytest

quick, slow, soak, sources = pytest.mark.quick, pytest.mark.slow, pytest.mark.soak, pytest.mark.sources

sizes = pytest.mark.parametrize(
    "times",
    [
        pytest.param(0.05, marks=sources),
        pytest.param(0.5, marks=quick),
        pytest.param(2, marks=slow),
        pytest.param(25, marks=soak),
    ],
)
"""A few games on the sources; ten times as many on the compiled build; more in `make test-all` and `make soak`."""


def scaled(number: int, times: float) -> int:
    """Return that many times a number, and at least one."""
    return max(1, round(times * number))
