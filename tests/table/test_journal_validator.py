"""What strangers send is replayed elsewhere, within limits of time and memory, one journal of each visitor."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from heliopolis.kernel.errors import HeliopolisError
from heliopolis.table.errors import TooMany
from heliopolis.table.journal_validator import JournalValidator, TooHeavy
from heliopolis.table.thinking import open_pool
from heliopolis.workers import Pool
from table import readers

JOURNAL = (Path(__file__).parents[1] / "journals" / "origins-solo.txt").read_text(encoding="utf-8")
PATIENT = 120.0
"""Seconds, where time is not what matters."""


@pytest.fixture
def pool() -> Iterator[Pool]:
    with open_pool() as opened:
        yield opened


def test_a_journal_that_can_be_replayed_passes(pool: Pool) -> None:
    asyncio.run(JournalValidator(pool, PATIENT).prove(JOURNAL, "ann"))


def test_the_fault_of_a_journal_is_told(pool: Pool) -> None:
    with pytest.raises(HeliopolisError, match="line 2: unknown game “chess”"):
        asyncio.run(JournalValidator(pool, PATIENT).prove(JOURNAL.replace("game: origins", "game: chess"), "ann"))


def test_a_journal_that_takes_too_long_is_ended(pool: Pool) -> None:
    with pytest.raises(TooHeavy):
        asyncio.run(JournalValidator(pool, 1.0, read=readers.endless).prove(JOURNAL, "ann"))


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not hold a process to its memory")
def test_a_journal_that_takes_too_much_memory_is_ended(pool: Pool) -> None:
    with pytest.raises(TooHeavy):
        asyncio.run(JournalValidator(pool, PATIENT, read=readers.greedy).prove(JOURNAL, "ann"))


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_process_that_dies_ends_nothing_else(pool: Pool) -> None:
    with pytest.raises(TooHeavy):
        asyncio.run(JournalValidator(pool, PATIENT, read=readers.fatal).prove(JOURNAL, "ann"))


def test_each_visitor_has_one_journal_tried_at_a_time(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit() -> None:
        begun, end = asyncio.Event(), asyncio.Event()

        async def wait(_self: JournalValidator, _text: str) -> None:
            begun.set()
            await end.wait()

        journal_validator = JournalValidator(pool)
        monkeypatch.setattr(JournalValidator, "_try_out", wait)
        first = asyncio.create_task(journal_validator.prove(JOURNAL, "ann"))
        await begun.wait()
        with pytest.raises(TooMany):
            await journal_validator.prove(JOURNAL, "ann")
        end.set()
        await journal_validator.prove(JOURNAL, "bob")
        await first
        await journal_validator.prove(JOURNAL, "ann")

    asyncio.run(visit())
