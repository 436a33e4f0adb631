"""What strangers send is replayed elsewhere, within limits of time and memory, one journal of each visitor."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread

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
    JournalValidator(pool, PATIENT).prove(JOURNAL, "ann")


def test_the_fault_of_a_journal_is_told(pool: Pool) -> None:
    with pytest.raises(HeliopolisError, match="line 2: unknown game “chess”"):
        JournalValidator(pool, PATIENT).prove(JOURNAL.replace("game: origins", "game: chess"), "ann")


def test_a_journal_that_takes_too_long_is_ended(pool: Pool) -> None:
    with pytest.raises(TooHeavy):
        JournalValidator(pool, 1.0, read=readers.endless).prove(JOURNAL, "ann")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not hold a process to its memory")
def test_a_journal_that_takes_too_much_memory_is_ended(pool: Pool) -> None:
    with pytest.raises(TooHeavy):
        JournalValidator(pool, PATIENT, read=readers.greedy).prove(JOURNAL, "ann")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_process_that_dies_ends_nothing_else(pool: Pool) -> None:
    with pytest.raises(TooHeavy):
        JournalValidator(pool, PATIENT, read=readers.fatal).prove(JOURNAL, "ann")


def test_each_visitor_has_one_journal_tried_at_a_time(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, end = Event(), Event()

    def wait(_self: JournalValidator, _text: str) -> None:
        begun.set()
        end.wait()

    journal_validator = JournalValidator(pool)
    monkeypatch.setattr(JournalValidator, "_try_out", wait)
    first = Thread(target=journal_validator.prove, args=(JOURNAL, "ann"))
    first.start()
    begun.wait()
    with pytest.raises(TooMany):
        journal_validator.prove(JOURNAL, "ann")
    end.set()
    journal_validator.prove(JOURNAL, "bob")
    first.join()
    journal_validator.prove(JOURNAL, "ann")
