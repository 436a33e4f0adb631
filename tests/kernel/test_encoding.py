"""Sheets on which positions are written for learning agents."""

from __future__ import annotations

import struct

import pytest

from heliopolis.games import all_games, game
from heliopolis.kernel.encoding import (
    MOST_SPARSE,
    SMALL,
    WRITTEN,
    FixedFeatures,
    HalfRowsSheet,
    RowsSheet,
    SparseRowsSheet,
    SparseSheet,
    Unit,
    bits_of,
)
from heliopolis.testing.walk import Walk


def floats(sheet: RowsSheet) -> list[float]:
    """Return the contents of a sheet, as others read it."""
    return [value for (value,) in struct.iter_unpack("=f", memoryview(sheet.numbers).tobytes())]


def in_32_bits(value: float) -> float:
    """Return a number as a float of 32 bits holds it."""
    (held,) = struct.unpack("=f", struct.pack("=f", value))
    return float(held)


@pytest.mark.parametrize("number", [0, 1, 7, SMALL - 1, SMALL, 12_345, -1, -300])
def test_whole_numbers_are_divided(number: int) -> None:
    rows, sparse = RowsSheet(1, 4), SparseSheet()
    for sheet in (rows, sparse):
        sheet.part(1, number, Unit(7))
        sheet.parts(2, [0, number], Unit(3))
    assert floats(rows) == [0.0, in_32_bits(number / 7), 0.0, in_32_bits(number / 3)]
    assert sparse.places == ([1, 3] if number else [])
    assert sparse.values == ([number / 7, number / 3] if number else [])


def test_what_was_written_is_wiped() -> None:
    rows = RowsSheet(2, 4)
    block = FixedFeatures([0.0, 0.5, 1.0])
    rows.begin_row(0)
    rows.mark(3)
    rows.begin_row(1)
    rows.stamp(1, block)
    assert floats(rows) == [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.5, 1.0]
    rows.begin()
    assert not any(floats(rows))
    rows.begin_row(1)
    rows.put(0, -0.25)
    assert floats(rows) == [0.0, 0.0, 0.0, 0.0, -0.25, 0.0, 0.0, 0.0]


def test_any_number_of_places_can_be_written() -> None:
    many = 3 * WRITTEN
    rows = RowsSheet(1, many)
    for place in range(many):
        rows.mark(place)
    assert floats(rows) == [1.0] * many
    rows.begin()
    assert not any(floats(rows))


@pytest.mark.parametrize("number", [1.0, -1.0, 1 / 3, -0.1, 2.1667, 1e-5, -3e-8, 60000.0, 65519.0, 2049.0, 2051.0])
def test_halves_are_rounded_to_even(number: float) -> None:
    sheet = HalfRowsSheet(1, 3)
    sheet.put(1, number)
    (_, half, _) = struct.unpack("=eee", memoryview(sheet.halves).tobytes())
    assert half == struct.unpack("=e", struct.pack("=e", in_32_bits(number)))[0]
    sheet.begin()
    assert not any(memoryview(sheet.halves).tobytes())


def test_sparse_rows_have_bounds() -> None:
    sheet = SparseRowsSheet(2, 2 * MOST_SPARSE)
    sheet.begin_row(1)
    for place in range(MOST_SPARSE):
        sheet.mark(place + 7)
    assert list(memoryview(sheet.places))[MOST_SPARSE:] == list(range(7, MOST_SPARSE + 7))
    with pytest.raises(ValueError, match="not 0"):
        sheet.mark(0)
    sheet.begin()
    assert not any(memoryview(sheet.places))
    assert not any(memoryview(sheet.values))


def test_bits_are_those_of_a_float() -> None:
    assert bits_of(1.0) == 0x3F80_0000
    assert bits_of(-2.0) < 0


@pytest.mark.parametrize("name", all_games())
def test_rows_have_the_features_of_their_positions(name: str) -> None:
    walk, played = Walk(game(name), 8), game(name)
    rows = RowsSheet(1, len(played.feature_spec()))
    while walk.state.todo:
        if walk.ply % 9 == 0:
            for seat in range(walk.state.seats):
                rows.begin()
                played.observe(walk.state, seat, rows)
                assert floats(rows) == [in_32_bits(number) for number in played.features(walk.state, seat)]
        walk.go_on()
