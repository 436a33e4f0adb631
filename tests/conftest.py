"""Marks, and property tests that try the same cases on every machine."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

import postgres
import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "same", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("same")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "example(*ids): the worked examples of the rules page that the test plays")


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL server for the tests of this process."""
    if postgres.programs() is None:
        pytest.skip(postgres.NONE)
    with postgres.running(tmp_path_factory.mktemp("postgres")) as address:
        yield address


@pytest.fixture
def database(cluster: str) -> str:
    """An empty database."""
    import psycopg
    from psycopg import sql

    name = f"club_{secrets.token_hex(6)}"
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    return cluster.rpartition("/")[0] + f"/{name}"
