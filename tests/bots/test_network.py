"""Networks in whole numbers: as plain arithmetic has it, at their bounds too, and for every seat alike.

Both kinds of members are tried: the plain ones, and those that are quick once they are compiled.
"""

from __future__ import annotations

import random

import pytest

from heliopolis.bots.network import Network
from heliopolis.bots.network_shape import (
    INPUT_BITS,
    MIDDLE_BITS,
    MOST_INPUT,
    MOST_MIDDLE,
    MOST_WEIGHT,
    OUTPUT_BITS,
    WEIGHT_BITS,
    NetworkShape,
)

SHAPE = NetworkShape(inputs=5, first=3, second=2, members=2)
MOST_SUM = 1 << 63


def plainly(shape: NetworkShape, weights: list[int], seats: list[list[int]]) -> list[tuple[float, float]]:
    """Return the same in Python's own numbers, which have no bounds; it notices a sum that 64 bits could not hold."""

    def held(number: int) -> int:
        assert abs(number) < MOST_SUM
        return number

    def cut(number: int) -> int:
        return max(0, min(MOST_MIDDLE, number))

    sums = [[0, 0] for _ in seats]
    rest = weights[:]
    for _ in range(shape.members):
        parts = []
        for size in shape.layers():
            parts.append(rest[:size])
            rest = rest[size:]
        own_weights, own_more, pool, pool_more, out, skip, out_more = parts
        own = [
            [
                cut(
                    held(own_more[j] + sum(x * own_weights[i * shape.first + j] for i, x in enumerate(inputs)))
                    >> (INPUT_BITS + WEIGHT_BITS - MIDDLE_BITS)
                )
                for j in range(shape.first)
            ]
            for inputs in seats
        ]
        for seat, inputs in enumerate(seats):
            others = [numbers for other, numbers in enumerate(own) if other != seat]
            mean = [sum(each) // len(others) for each in zip(*others, strict=True)] if others else [0] * shape.first
            most = [max(each) for each in zip(*others, strict=True)] if others else [0] * shape.first
            pooled = [*own[seat], *mean, *most]
            second = [
                cut(
                    held(pool_more[k] + sum(x * pool[k * len(pooled) + j] for j, x in enumerate(pooled))) >> WEIGHT_BITS
                )
                for k in range(shape.second)
            ]
            for output in range(2):
                said = out_more[output] + sum(x * out[2 * k + output] for k, x in enumerate(second))
                said += sum(x * skip[2 * i + output] << (MIDDLE_BITS - INPUT_BITS) for i, x in enumerate(inputs))
                sums[seat][output] = held(sums[seat][output] + said)
    each = 1.0 / (1 << OUTPUT_BITS) / shape.members
    return [(logit * each, points * each) for logit, points in sums]


def network(weights: list[int], shape: NetworkShape = SHAPE, *, plain: bool = True) -> Network:
    return Network(shape, [0] * shape.inputs, weights, plain=plain)


def weights(dice: random.Random, most: int, shape: NetworkShape = SHAPE) -> list[int]:
    return [dice.randint(-most, most) for _ in range(shape.members * shape.weights())]


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("most", [1 << WEIGHT_BITS, 1 << 20, MOST_WEIGHT])
def test_it_says_what_plain_arithmetic_says(seats: int, most: int, plain: bool) -> None:
    dice = random.Random(seats + most)
    for _ in range(5):
        given, inputs = weights(dice, most), [[dice.randint(-99, 99) for _ in range(5)] for _ in range(seats)]
        said = network(given, plain=plain).look([[float(x) for x in mine] for mine in inputs])
        assert list(zip(said.logits, said.points, strict=True)) == plainly(SHAPE, given, inputs)


@pytest.mark.sample
@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("sign", [-1, 1])
def test_no_sum_leaves_its_bounds_where_everything_is_largest(sign: int, plain: bool) -> None:
    shape = NetworkShape(inputs=256, first=64, second=32, members=8)
    given = [sign * MOST_WEIGHT] * (shape.members * shape.weights())
    for x in (-MOST_INPUT, MOST_INPUT):
        said = network(given, shape, plain=plain).look([[float(x)] * shape.inputs] * 2)
        assert (said.logits[0], said.points[0]) == plainly(shape, given, [[x] * shape.inputs] * 2)[0]


def test_a_seat_is_told_the_same_wherever_it_sits() -> None:
    dice = random.Random(7)
    there = network(weights(dice, 1 << WEIGHT_BITS))
    seats = [[dice.uniform(-99, 99) for _ in range(5)] for _ in range(4)]
    said = there.look(seats)
    order = [2, 0, 3, 1]
    moved = there.look([seats[seat] for seat in order])
    assert moved.logits == [said.logits[seat] for seat in order]
    assert moved.points == [said.points[seat] for seat in order]


def test_inputs_are_scaled_rounded_down_and_held_within_bounds() -> None:
    there = Network(SHAPE, [2, -1, 0, 0, 0], [0] * (SHAPE.members * SHAPE.weights()))
    assert there.whole([1.3, 5.0, -0.5, 1e300, -1e300]) == [5, 2, -1, MOST_INPUT, -MOST_INPUT]
