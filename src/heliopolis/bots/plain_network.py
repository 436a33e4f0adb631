"""The members of a network where nothing is compiled: the same sums by few operations on long numbers.

In plain Python every single product costs as much as a product of thousands of bits. So all weights of an input stand
side by side in one long number, each in a lane of 64 bits, and one product and one sum do for all of them. A lane that
is negative borrows from the next one; a half of what a lane holds, added to each, keeps them apart.
"""

from __future__ import annotations

from operator import mul
from struct import Struct
from typing import Final

from heliopolis.bots.network_shape import (
    INPUT_BITS,
    MIDDLE_BITS,
    MOST_MIDDLE,
    OUTPUTS,
    WEIGHT_BITS,
    NetworkShape,
)

LANE: Final = 64
HALF: Final = 1 << (LANE - 2)
"""No sum of a network comes near it (see ``tests/bots/test_network.py``)."""


class Lanes:
    """A table of weights, a row for each number it is given, which makes a sum of each column."""

    def __init__(self, rows: list[list[int]], more: list[int]) -> None:
        """Add to each sum what ``more`` has in its place."""
        self._rows: Final = [packed(row) for row in rows]
        self._more: Final = packed([each + HALF for each in more])
        self._lanes: Final = Struct(f"<{len(more)}Q")

    def sums(self, numbers: list[int]) -> list[int]:
        """Return the sum of each column, every row times its number."""
        whole = self._more
        for row, number in zip(self._rows, numbers, strict=True):
            # Most are nothing.
            if number:
                whole += number * row
        return [lane - HALF for lane in self._lanes.unpack(whole.to_bytes(self._lanes.size, "little"))]


def packed(lanes: list[int]) -> int:
    """Return numbers side by side in a long one."""
    return sum(number << (LANE * place) for place, number in enumerate(lanes))


class PlainMembers:
    """All members of a network."""

    def __init__(self, shape: NetworkShape, weights: list[int]) -> None:
        self._first: Final = shape.first
        self._second: Final[list[Lanes]] = []
        """Of each member the sums of its second layer, and the weights of these in what it says."""
        self._out: Final[list[list[list[int]]]] = []
        rows: list[list[int]] = [[] for _ in range(shape.inputs)]
        more: list[int] = []
        skips = [[0] * OUTPUTS for _ in range(shape.inputs)]
        said = [0] * OUTPUTS
        end = 0
        for _ in range(shape.members):
            parts: list[list[int]] = []
            for size in shape.layers():
                parts.append(weights[end : end + size])
                end += size
            own, own_more, pool, pool_more, out, skip, out_more = parts
            for place, row in enumerate(rows):
                row.extend(own[place * shape.first : (place + 1) * shape.first])
                skips[place] = add_vectors(skips[place], skip[place * OUTPUTS : (place + 1) * OUTPUTS])
            more += own_more
            said = add_vectors(said, out_more)
            wide = 3 * shape.first
            self._second.append(Lanes([pool[place::wide] for place in range(wide)], pool_more))
            self._out.append([out[output::OUTPUTS] for output in range(OUTPUTS)])
        # What goes from the inputs straight to what is said is the same sum for all members together.
        for row, skip in zip(rows, skips, strict=True):
            row.extend(weight << (MIDDLE_BITS - INPUT_BITS) for weight in skip)
        self._own: Final = Lanes(rows, more + said)
        """The sums of the first layers of all members, and what is said without any layer."""

    def sums(self, seats: list[list[int]]) -> list[int]:
        """Return what all members say of the seats with these inputs, two sums for each."""
        looks = [self._own.sums(given) for given in seats]
        said = [look[-OUTPUTS:] for look in looks]
        for member, (second, out) in enumerate(zip(self._second, self._out, strict=True)):
            start = member * self._first
            own = [
                shift_and_clamp(look[start : start + self._first], INPUT_BITS + WEIGHT_BITS - MIDDLE_BITS)
                for look in looks
            ]
            for seat, mine in enumerate(own):
                others = own[:seat] + own[seat + 1 :]
                made = shift_and_clamp(second.sums(mine + pooled(others, self._first)), WEIGHT_BITS)
                said[seat] = add_vectors(said[seat], [sum(map(mul, made, column)) for column in out])
        return [number for each in said for number in each]


def add_vectors(one: list[int], other: list[int]) -> list[int]:
    """Return two lists added place by place."""
    return [mine + more for mine, more in zip(one, other, strict=True)]


def shift_and_clamp(sums: list[int], bits: int) -> list[int]:
    """Return sums without their last bits, within the bounds of what is between layers."""
    most = (MOST_MIDDLE << bits) - 1
    # Comparing is quicker than calling.
    return [0 if number < 0 else MOST_MIDDLE if number > most else number >> bits for number in sums]


def pooled(others: list[list[int]], size: int) -> list[int]:
    """Return the mean and the highest of the other seats' numbers; alone there are no others."""
    if len(others) < 2:
        return 2 * others[0] if others else [0] * (2 * size)
    means = [sum(each) // len(others) for each in zip(*others, strict=True)]
    return means + [max(each) for each in zip(*others, strict=True)]
