"""Marks, and property tests that try the same cases on every machine."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "same", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("same")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "example(*ids): the worked examples of the rules page that the test plays")
