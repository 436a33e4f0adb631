"""Marks, property tests that try the same cases on every machine, and what every test may ask for."""

from __future__ import annotations

import gc
import os
from collections import defaultdict
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path
from zlib import crc32

import postgres
import pytest
import typer.testing
from hypothesis import HealthCheck, settings

from heliopolis.table.keeping.store import Store

settings.register_profile(
    "same", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("same")

# Typer reads the signatures of all our commands each time; most tests of commands would spend half their time on that.
typer.testing._get_command = cache(typer.testing._get_command)  # type: ignore[attr-defined]


LONG = 5.0
"""CPU seconds that a test may take without saying so by a mark."""
SAMPLE = 4
ON_SOURCES = ("tests/kernel/", "tests/rules/")
SAYING_SO = ("long", "slow", "soak")
TOO_LONG = "CPU seconds, unmarked"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "example(*ids): the worked examples of the rules page that the test plays")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Start two processes more than there are cores: tests wait for browsers, disks and other processes."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what runs on the sources; of a test with the mark `sample`, leave `make test` one case in four."""
    cases: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.nodeid.startswith(ON_SOURCES):
            item.add_marker(pytest.mark.sources)
        elif item.get_closest_marker("sources") and not item.nodeid.startswith("tests/conformance/"):
            raise pytest.UsageError(f"make does not look there for tests with the mark `sources`: {item.nodeid}")
        if item.get_closest_marker("sample") and not item.get_closest_marker("soak"):
            cases[item.nodeid.partition("[")[0]].append(item)
    for name, found in cases.items():
        taken = crc32(name.encode()) % min(len(found), SAMPLE)
        for place, item in enumerate(found):
            if place % SAMPLE != taken:
                item.add_marker(pytest.mark.slow)


def pytest_collection_finish() -> None:
    """Spare the garbage collector all that stays until the end: it would look at it again and again."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Note what a test without a mark spends, in this process and in those it waits for, if that is much."""
    before = sum(os.times()[:4])
    try:
        yield
    finally:
        spent = sum(os.times()[:4]) - before
        if spent > LONG and not any(item.get_closest_marker(mark) for mark in SAYING_SO):
            item.user_properties.append((TOO_LONG, spent))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List those tests. It is no failure: a machine may be slow or busy."""
    reports = [*terminalreporter.getreports("passed"), *terminalreporter.getreports("failed")]
    found = [(spent, each.nodeid) for each in reports for name, spent in each.user_properties if name == TOO_LONG]
    if found:
        terminalreporter.section(f"MARK THESE: more than {LONG:g} CPU seconds (docs/contributing/testing.md)")
        for spent, name in sorted(found, reverse=True):
            terminalreporter.line(f"{spent:6.1f} s {name}")


@pytest.fixture(scope="session")
def empty_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Provide the file of a store without tables, to be copied: that takes a tenth of the time of making one."""
    file = tmp_path_factory.mktemp("store") / "tables.sqlite"
    Store(file).close()
    return file


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Provide a PostgreSQL server for the tests of this process."""
    if postgres.programs() is None:
        pytest.skip(postgres.NONE)
    with postgres.running(tmp_path_factory.mktemp("postgres")) as address:
        yield address


@pytest.fixture
def database(cluster: str) -> str:
    """Provide an empty database."""
    return postgres.new_database(cluster)
