"""A small neural network in whole numbers: the same inputs give the same outputs on every machine and build.

A seat is described by numbers (``game.numbers.inputs``). Several members, which were trained apart, look at it; what
they say is averaged. Each turns the numbers of a seat into a few of its own, looks at these beside the mean and the
highest of the other seats', and says two things about the seat: its weight when the victory is shared out, and how
many points more than the forecast it will end with. So it is the same whichever seat is called the first, for any
number of seats.

Everything is counted in fixed fractions: inputs in 64ths of their usual size, weights in 16384ths, what is
between the layers in 1024ths. Weights have 32 bits; what they are multiplied with is held within bounds so narrow
that no sum comes near 64 bits.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i32, i64

from heliopolis.bots.network_shape import (
    INPUT_BITS,
    MIDDLE_BITS,
    MOST_INPUT,
    MOST_MIDDLE,
    OUTPUT_BITS,
    OUTPUTS,
    WEIGHT_BITS,
    NetworkShape,
)
from heliopolis.bots.plain_network import PlainMembers

PLAIN: Final = __file__.endswith((".py", ".pyc"))
"""Whether this runs as it is written: then loops over single numbers are slow."""
BOUND: Final = float(MOST_INPUT)
UNIT: Final = 1.0 / float(1 << OUTPUT_BITS)


class NetworkValue(NamedTuple):
    """What the network says of each seat."""

    logits: list[float]
    """Chances of winning are these, as powers of e, shared out; alone it is the odds of reaching the goal."""
    points: list[float]
    """What is to be added to the forecast of the final score."""


class Network:
    """Members with their weights, ready to look at positions."""

    def __init__(self, shape: NetworkShape, shifts: list[int], weights: list[int], *, plain: bool = PLAIN) -> None:
        """Read for each input the power of two it is multiplied by, and the weights of one member after the other.

        What the members say is the same whether they are the ``plain`` ones or those to be compiled.
        """
        self.shape: Final = shape
        assert len(shifts) == shape.inputs
        assert len(weights) == shape.members * shape.weights()
        self._scales: Final = [float(1 << shift) if shift >= 0 else 1.0 / float(1 << -shift) for shift in shifts]
        """Exact, so that nothing is rounded before a number is made a whole one."""
        self._members: Final = PlainMembers(shape, weights) if plain else CompiledMembers(shape, weights)

    def look(self, seats: list[list[float]]) -> NetworkValue:
        """Return what the seats with these numbers can expect."""
        sums = self._members.sums([self.whole(numbers) for numbers in seats])
        each = UNIT / self.shape.members
        logits: list[float] = []
        points: list[float] = []
        for seat in range(len(seats)):
            logits.append(float(sums[OUTPUTS * seat]) * each)
            points.append(float(sums[OUTPUTS * seat + 1]) * each)
        return NetworkValue(logits, points)

    def whole(self, numbers: list[float]) -> list[int]:
        """Return the numbers of a seat as whole ones, rounded down."""
        assert len(numbers) == self.shape.inputs
        found: list[int] = []
        scales = self._scales
        for place, number in enumerate(numbers):
            scaled = number * scales[place]
            if -BOUND < scaled < BOUND:
                whole = int(scaled)
                found.append(whole - 1 if whole > scaled else whole)
            else:
                found.append(MOST_INPUT if scaled > 0.0 else -MOST_INPUT)
        return found


class CompiledMembers:
    """All members of a network, to be compiled."""

    def __init__(self, shape: NetworkShape, weights: list[int]) -> None:
        each = shape.weights()
        self._members: Final = [
            Member(shape, weights[member * each : (member + 1) * each]) for member in range(shape.members)
        ]

    def sums(self, seats: list[list[int]]) -> list[int]:
        """Return what all members say of the seats with these inputs, two sums for each."""
        sums = vec[i64]([0] * (OUTPUTS * len(seats)))
        for member in self._members:
            member.add(seats, sums)
        return [int(each) for each in sums]


class Member:
    """One of the networks. What is said of each seat is added to sums, two for each seat.

    Plain loops over single numbers: that is what the compiler makes quick code of.
    """

    def __init__(self, shape: NetworkShape, weights: list[int]) -> None:
        self.inputs: Final[i64] = shape.inputs
        self.first: Final[i64] = shape.first
        self.second: Final[i64] = shape.second
        ends = [0]
        for size in shape.layers():
            ends.append(ends[-1] + size)
        self.own: Final = vec[i32](weights[ends[0] : ends[1]])
        """Of each input its weight in each number of the first layer."""
        self.own_more: Final = vec[i32](weights[ends[1] : ends[2]])
        self.pool: Final = vec[i32](weights[ends[2] : ends[3]])
        """Of each number of the second layer its weights: for the seat's own numbers, the others' mean and highest."""
        self.pool_more: Final = vec[i32](weights[ends[3] : ends[4]])
        self.out: Final = vec[i32](weights[ends[4] : ends[5]])
        self.skip: Final = vec[i32](weights[ends[5] : ends[6]])
        """Of each input its weights in what is said: what is plain needs no layer."""
        self.out_more: Final = vec[i32](weights[ends[6] : ends[7]])

    def add(self, seats: list[list[int]], sums: vec[i64]) -> None:
        """Add what this member says of the seats with these inputs."""
        number: i64 = len(seats)
        own = vec[i64]([0] * (number * self.first))
        pooled = vec[i64]([0] * (3 * self.first))
        seat: i64 = 0
        while seat < number:
            self._first_layer(seats[seat], seat, own, sums)
            seat += 1
        seat = 0
        while seat < number:
            self._pool(own, number, seat, pooled)
            self._second_layer(pooled, seat, sums)
            seat += 1

    def _first_layer(self, given: list[int], seat: i64, own: vec[i64], sums: vec[i64]) -> None:
        first, inputs = self.first, self.inputs
        weights, skip, more = self.own, self.skip, self.own_more
        start = seat * first
        to = OUTPUTS * seat
        j: i64 = 0
        while j < first:
            own[start + j] = i64(more[j])
            j += 1
        i: i64 = 0
        while i < inputs:
            x: i64 = given[i]
            # Most flags are not set.
            if x:
                row = i * first
                j = 0
                while j < first:
                    own[start + j] += x * i64(weights[row + j])
                    j += 1
                sums[to] += (x * i64(skip[OUTPUTS * i])) << (MIDDLE_BITS - INPUT_BITS)
                sums[to + 1] += (x * i64(skip[OUTPUTS * i + 1])) << (MIDDLE_BITS - INPUT_BITS)
            i += 1
        j = 0
        while j < first:
            value = own[start + j] >> (INPUT_BITS + WEIGHT_BITS - MIDDLE_BITS)
            own[start + j] = max(0, min(MOST_MIDDLE, value))
            j += 1

    def _pool(self, own: vec[i64], number: i64, seat: i64, pooled: vec[i64]) -> None:
        """Write the numbers of a seat, then the mean and the highest of the others'; solo there are no others."""
        first = self.first
        j: i64 = 0
        while j < first:
            total: i64 = 0
            most: i64 = 0
            other: i64 = 0
            while other < number:
                if other != seat:
                    value = own[other * first + j]
                    total += value
                    most = max(most, value)
                other += 1
            pooled[j] = own[seat * first + j]
            pooled[first + j] = total // (number - 1) if number > 1 else 0
            pooled[2 * first + j] = most
            j += 1

    def _second_layer(self, pooled: vec[i64], seat: i64, sums: vec[i64]) -> None:
        second, wide = self.second, 3 * self.first
        weights, out, more = self.pool, self.out, self.pool_more
        to = OUTPUTS * seat
        k: i64 = 0
        while k < second:
            row = k * wide
            total = i64(more[k])
            j: i64 = 0
            while j < wide:
                total += pooled[j] * i64(weights[row + j])
                j += 1
            if total > 0:
                total >>= WEIGHT_BITS
                total = min(MOST_MIDDLE, total)
                sums[to] += total * i64(out[OUTPUTS * k])
                sums[to + 1] += total * i64(out[OUTPUTS * k + 1])
            k += 1
        sums[to] += i64(self.out_more[0])
        sums[to + 1] += i64(self.out_more[1])
