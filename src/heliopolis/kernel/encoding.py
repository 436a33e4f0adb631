"""A position in numbers for learning agents: named slices, and sheets on which what is not 0 is written."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from librt.vecs import extend, vec
from mypy_extensions import i16, i32, i64, mypyc_attr

ONE: Final = 0x3F80_0000
"""The bits of 1 as a float of 32 bits."""
SMALL: Final = 256
"""Whole numbers below this are divided beforehand."""
WRITTEN: Final = 512
"""More numbers of a row are hardly ever not 0."""
MOST_SPARSE: Final = 512
"""More numbers of a row are never not 0: random games have come to 279."""
MOST_KNOWN: Final = 10_000
_BITS: Final[dict[float, int]] = {}
"""The bits of numbers that were asked for: there are few different ones."""


class FeatureSlice(NamedTuple):
    """Some of the numbers under a name: ``numbers[start:stop]``, which take the ``shape``."""

    name: str
    start: int
    shape: tuple[int, ...]
    about: str
    labels: tuple[str, ...] = ()
    """What the numbers of the last axis mean, where each has a name."""

    @property
    def stop(self) -> int:
        """The first place behind it."""
        return self.start + size(self.shape)


def size(shape: Sequence[int]) -> int:
    """Return how many numbers have that shape."""
    numbers = 1
    for length in shape:
        numbers *= length
    return numbers


class FeatureSpec:
    """All slices of a game in their order: what stands where in its features."""

    def __init__(self) -> None:
        self.slices: Final[dict[str, FeatureSlice]] = {}
        self.length = 0

    def add(self, name: str, shape: tuple[int, ...], about: str, labels: Sequence[str] = ()) -> int:
        """Append a slice and return where it starts."""
        if name in self.slices:
            raise ValueError(f"two slices are named {name}")
        if labels and len(labels) != shape[-1]:
            raise ValueError(f"{name} has {len(labels)} labels for {shape[-1]} numbers")
        made = FeatureSlice(name, self.length, shape, about, tuple(labels))
        self.slices[name] = made
        self.length = made.stop
        return made.start

    def copy(self) -> FeatureSpec:
        """Return the same slices, to which others can be appended."""
        copied = FeatureSpec()
        copied.slices.update(self.slices)
        copied.length = self.length
        return copied

    def __getitem__(self, name: str) -> FeatureSlice:
        return self.slices[name]

    def __iter__(self) -> Iterator[FeatureSlice]:
        return iter(self.slices.values())

    def __len__(self) -> int:
        return self.length

    def __repr__(self) -> str:
        slices = [f"{each.name} {'×'.join([str(length) for length in each.shape])}" for each in self]
        return f"<{self.length} features: {', '.join(slices)}>"


class Unit:
    """What counts as about one; small whole numbers are divided by it beforehand."""

    def __init__(self, size: int) -> None:
        self.size: Final = float(size)
        self.bits: Final = vec[i32]([bits_of(number / self.size) for number in range(SMALL)])


class FixedFeatures:
    """Numbers that stay the same, such as those of a board's layout, prepared to be written at once."""

    def __init__(self, numbers: Sequence[float]) -> None:
        self.places: Final = [place for place, number in enumerate(numbers) if number]
        self.values: Final = [number for number in numbers if number]
        self.spots: Final = vec[i32](self.places)
        self.bits: Final = vec[i32]([bits_of(number) for number in self.values])


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheet:
    """What a position is written on; what is not written is 0. Each place is written at most once."""

    def mark(self, place: int) -> None:
        """Write a 1."""
        raise NotImplementedError

    def put(self, place: int, value: float) -> None:
        """Write a number."""
        raise NotImplementedError

    def part(self, place: int, number: int, unit: Unit) -> None:
        """Write a whole number, divided by what counts as about one."""
        self.put(place, number / unit.size)

    def parts(self, start: int, numbers: list[int], unit: Unit) -> None:
        """Write whole numbers side by side, each divided by what counts as about one."""
        for place in range(len(numbers)):
            self.part(start + place, numbers[place], unit)

    def stamp(self, start: int, block: FixedFeatures) -> None:
        """Write a block."""
        for number in range(len(block.places)):
            self.put(start + block.places[number], block.values[number])


class SparseSheet(Sheet):
    """The places of what is not 0, and the values there."""

    def __init__(self) -> None:
        self.places: Final[list[int]] = []
        self.values: Final[list[float]] = []

    def mark(self, place: int) -> None:
        self.places.append(place)
        self.values.append(1.0)

    def put(self, place: int, value: float) -> None:
        if value != 0.0:
            self.places.append(place)
            self.values.append(value)


class RowsSheet(Sheet):
    """Rows of numbers in memory that others read as floats of 32 bits; nearly all are 0 and stay so.

    What was written last is taken back, not the whole wiped.
    """

    def __init__(self, rows: int, length: int, *, held: bool = True) -> None:
        """Make rows; where they are not ``held``, a subclass has its own memory for what is written."""
        self.numbers: Final = vec[i32]([0] * (rows * length if held else 0))
        """The bits of the numbers."""
        self.written = vec[i32]([0] * (rows * WRITTEN))
        """The places of what is not 0, as many as ``count``."""
        self.count: i64 = 0
        self._start: i64 = 0
        self._length: Final = length

    def begin(self) -> None:
        """Wipe all rows."""
        numbers, written = self.numbers, self.written
        for place in range(self.count):
            numbers[i64(written[place])] = 0
        self.count = 0

    def begin_row(self, row: int) -> None:
        """Go to a row, the first of which is 0."""
        self._start = row * self._length

    def mark(self, place: int) -> None:
        self._write(self._start + place, ONE)

    def put(self, place: int, value: float) -> None:
        if value != 0.0:
            self._write(self._start + place, bits_of(value))

    def part(self, place: int, number: int, unit: Unit) -> None:
        if 0 < number < SMALL:
            self._write(self._start + place, unit.bits[number])
        elif number:
            self.put(place, number / unit.size)

    def parts(self, start: int, numbers: list[int], unit: Unit) -> None:
        for place in range(len(numbers)):
            number = numbers[place]
            if number:
                self.part(start + place, number, unit)

    def stamp(self, start: int, block: FixedFeatures) -> None:
        begin: i64 = self._start + start
        spots, bits = block.spots, block.bits
        for number in range(len(spots)):
            self._write(begin + i64(spots[number]), bits[number])

    def _write(self, place: i64, bits: i32) -> None:
        self.numbers[place] = bits
        self._note(place)

    def _note(self, place: i64) -> None:
        """Remember what is to be wiped."""
        count: i64 = self.count
        if count == len(self.written):
            self.written = extend(self.written, [0] * len(self.written))
        self.written[count] = i32(place)
        self.count = count + 1


class HalfRowsSheet(RowsSheet):
    """The same in memory that others read as floats of 16 bits."""

    def __init__(self, rows: int, length: int) -> None:
        super().__init__(rows, length, held=False)
        self.halves: Final = vec[i16]([0] * (rows * length))
        """The bits of the numbers."""

    def begin(self) -> None:
        halves, written = self.halves, self.written
        for place in range(self.count):
            halves[i64(written[place])] = 0
        self.count = 0

    def _write(self, place: i64, bits: i32) -> None:
        self.halves[place] = half_of(bits)
        self._note(place)


class SparseRowsSheet(RowsSheet):
    """Rows of places and the numbers there, as floats of 32 bits; what is left of a row is 0."""

    def __init__(self, rows: int, length: int) -> None:
        super().__init__(rows, length, held=False)
        self.places: Final = vec[i32]([0] * (rows * MOST_SPARSE))
        self.values: Final = vec[i32]([0] * (rows * MOST_SPARSE))
        """The bits of the numbers."""
        self._next: i64 = 0
        self._end: i64 = MOST_SPARSE

    def begin(self) -> None:
        places, values, written = self.places, self.values, self.written
        for place in range(self.count):
            places[i64(written[place])] = 0
            values[i64(written[place])] = 0
        self.count = 0
        self.begin_row(0)

    def begin_row(self, row: int) -> None:
        self._start = row * self._length
        self._next = row * MOST_SPARSE
        self._end = self._next + MOST_SPARSE

    def _write(self, place: i64, bits: i32) -> None:
        spot: i64 = self._next
        if spot == self._end:
            raise ValueError(f"more than {MOST_SPARSE} features are not 0")
        self.places[spot] = i32(place - self._start)
        self.values[spot] = bits
        self._note(spot)
        self._next = spot + 1


def bits_of(value: float) -> int:
    """Return the bits of a number as a float of 32 bits, read as a whole number."""
    known = _BITS.get(value)
    if known is None:
        (made,) = struct.unpack("=i", struct.pack("=f", value))
        known = int(made)
        if len(_BITS) < MOST_KNOWN:
            _BITS[value] = known
    return known


def half_of(bits: i32) -> i16:
    """Return the bits of a float of 32 bits, rounded to one of 16 bits."""
    size: i32 = bits & 0x7FFF_FFFF
    half: i32 = 0
    if 0x3880_0000 <= size < 0x477F_F000:
        # Both are normal numbers: the exponent is counted from elsewhere, and a half is rounded to even.
        half = (size - 0x3800_0000 + 0xFFF + ((size >> 13) & 1)) >> 13
    else:
        (number,) = struct.unpack("=f", struct.pack("=i", int(size)))
        (rounded,) = struct.unpack("=h", struct.pack("=e", min(number, 65504.0)))
        half = int(rounded)
    return i16(half - 0x8000 if bits < 0 else half)


def mark_one(sheet: Sheet, start: int, place: int) -> None:
    """Write a 1 at the place; a place below 0 is nowhere."""
    if place >= 0:
        sheet.mark(start + place)


def mark_set(sheet: Sheet, start: int, mask: int) -> None:
    """Write a 1 for each member of a set."""
    while mask:
        lowest = mask & -mask
        sheet.mark(start + lowest.bit_length() - 1)
        mask ^= lowest


def put_all(sheet: Sheet, start: int, numbers: list[int], unit: float) -> None:
    """Write whole numbers side by side, each divided by what counts as about one."""
    for place in range(len(numbers)):
        if numbers[place]:
            sheet.put(start + place, numbers[place] / unit)
