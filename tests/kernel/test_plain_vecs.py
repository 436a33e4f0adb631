"""The replacement for mypyc's runtime does what that does."""

from __future__ import annotations

import subprocess
import sys

import librt.vecs
import pytest
from mypy_extensions import i32, i64, u8

from heliopolis.kernel import plain_vecs

KINDS = {u8: [0, 1, 255], i32: [-(2**31), 0, 2**31 - 1], i64: [-(2**63), 0, 2**63 - 1]}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_rows_hold_the_same_numbers_in_the_same_memory(kind: type) -> None:
    told = []
    for vecs in (librt.vecs, plain_vecs):
        row = vecs.extend(vecs.vec[kind](KINDS[kind]), [3, 4])
        row[0] = 7
        with memoryview(row) as memory:
            told.append((list(row), len(row), row[1], list(row[1:3]), bytes(memory), memory.itemsize))
    assert told[0] == told[1]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_number_that_is_too_large_is_refused(kind: type) -> None:
    for vecs in (librt.vecs, plain_vecs):
        row = vecs.vec[kind](KINDS[kind])
        with pytest.raises(OverflowError):
            row[0] = 2**63


WITHOUT = """
import importlib.util
find = importlib.util.find_spec
importlib.util.find_spec = lambda name: None if name == "librt" else find(name)
import heliopolis
from heliopolis.kernel import encoding
state = heliopolis.game("helios").new(players=2)
heliopolis.Dice(7).settle(state)
sheet = encoding.RowsSheet(1, state.game.feature_spec().length)
sheet.begin_row(0)
state.game.observe(state, 0, sheet)
assert encoding.vec.__module__ == "heliopolis.kernel.plain_vecs"
print(sum(number != 0 for number in sheet.numbers))
"""


def test_a_game_is_played_and_observed_without_the_runtime() -> None:
    told = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True).stdout
    assert int(told) > 100
