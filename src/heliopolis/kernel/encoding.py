"""A position in numbers for learning agents: named slices, and sheets on which what is not 0 is written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple


class FeatureSlice(NamedTuple):
    """Some of the numbers under a name: ``numbers[start:stop]``, which take the ``shape``."""

    name: str
    start: int
    shape: tuple[int, ...]
    about: str
    labels: tuple[str, ...] = ()
    """What the numbers of the last axis tell, where each has a name."""

    @property
    def stop(self) -> int:
        """The first place behind it."""
        return self.start + size(self.shape)


def size(shape: Sequence[int]) -> int:
    """How many numbers have that shape."""
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
        """The same slices, to which others can be appended."""
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


class FixedFeatures:
    """Numbers that stay the same, such as those of a board's layout, prepared to be written at once."""

    def __init__(self, numbers: Sequence[float]) -> None:
        self.places: Final = [place for place, number in enumerate(numbers) if number]
        self.values: Final = [number for number in numbers if number]
        self.length: Final = len(numbers)


class Sheet:
    """What is written of positions, in rows: the places of what is not 0, and the values of what is not 1 either.

    Each place is written at most once. Blocks are kept apart by row: what a row has already is not written again, as
    whoever copies the sheet into arrays leaves it there.
    """

    def __init__(self, rows: int = 1) -> None:
        self.ones: list[int] = []
        """The places of a 1."""
        self.places: list[int] = []
        """The places of all else but blocks, and what stands there."""
        self.values: list[float] = []
        self.stamps: list[tuple[int, FixedFeatures | None, int]] = []
        """Where blocks change: the place, the block there now, and its length; None where it is empty again."""
        self._stamped: Final[list[list[tuple[int, FixedFeatures]]]] = [[] for _ in range(rows)]
        self._stamping: list[tuple[int, FixedFeatures]] = []
        self._start = 0

    def begin(self) -> None:
        """Write all rows anew."""
        self.ones = []
        self.places = []
        self.values = []
        self.stamps = []

    def begin_row(self, start: int) -> None:
        """Go to a row, which starts at that place."""
        self._start = start
        self._stamping = []

    def end_row(self, row: int) -> None:
        """Note which blocks of the row have changed."""
        before, now = self._stamped[row], self._stamping
        if len(before) == len(now):
            for number in range(len(now)):
                if before[number][1] is not now[number][1] or before[number][0] != now[number][0]:
                    break
            else:
                return
        for place, block in before:
            self.stamps.append((place, None, block.length))
        for place, block in now:
            self.stamps.append((place, block, block.length))
        self._stamped[row] = now

    def mark(self, place: int) -> None:
        """Write a 1."""
        self.ones.append(self._start + place)

    def put(self, place: int, value: float) -> None:
        """Write a number."""
        if value != 0.0:
            self.places.append(self._start + place)
            self.values.append(value)

    def stamp(self, start: int, block: FixedFeatures) -> None:
        """Write a block."""
        self._stamping.append((self._start + start, block))


def mark_one(sheet: Sheet, start: int, place: int) -> None:
    """A 1 at the place; a place below 0 is nowhere."""
    if place >= 0:
        sheet.mark(start + place)


def mark_set(sheet: Sheet, start: int, mask: int) -> None:
    """A 1 for each member of a set."""
    while mask:
        lowest = mask & -mask
        sheet.mark(start + lowest.bit_length() - 1)
        mask ^= lowest


def put_all(sheet: Sheet, start: int, numbers: list[int], unit: float) -> None:
    """Whole numbers side by side, each divided by what counts as about one."""
    for place in range(len(numbers)):
        if numbers[place]:
            sheet.put(start + place, numbers[place] / unit)
