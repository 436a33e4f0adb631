"""Pictures that move: what a GIF says of its pictures, read by a decoder of our own."""

from __future__ import annotations

import random
import struct
import zlib
from collections.abc import Sequence

import pytest
from animated import Row, Shown, shown

from heliopolis.render.gif import gif, pixels


def png_of(rows: Sequence[Row], kinds: Sequence[int]) -> bytes:
    """Return a PNG picture whose rows are written with these filters."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    written, above = bytearray(), bytes(4 * len(rows[0]))
    for row, kind in zip(rows, kinds, strict=True):
        flat = b"".join(bytes([*each, 255]) for each in row)
        written.append(kind)
        for at, value in enumerate(flat):
            left, corner = (flat[at - 4], above[at - 4]) if at >= 4 else (0, 0)
            up = above[at]
            guess = left + up - corner
            nearest = min((left, up, corner), key=lambda each: abs(guess - each))
            written.append(value - (0, left, up, (left + up) // 2, nearest)[kind] & 255)
        above = flat
    head = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 6, 0, 0, 0)
    data = zlib.compress(bytes(written))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


RED, PAPER, INK = (200, 40, 30), (251, 247, 239), (43, 39, 51)


def test_a_picture_is_shown_as_it_is_and_as_long_as_asked() -> None:
    first: list[Row] = [[PAPER] * 9, [PAPER, INK, RED, INK, INK, RED, PAPER, RED, INK], *[[INK] * 9] * 6]
    second: list[Row] = [*first[:3], [INK, RED, INK, INK, PAPER, *[INK] * 4], *first[4:]]
    kinds = [0, 1, 2, 3, 4, 4, 3, 1]
    made = gif([(png_of(first, kinds), 1.5), (png_of(second, kinds), 0.25), (png_of(second, kinds), 4)])
    assert shown(made) == [Shown(first, 150), Shown(second, 25), Shown(second, 400)]


@pytest.mark.parametrize("kind", range(5))
def test_every_filter_of_a_png_is_read(kind: int) -> None:
    rows: list[Row] = [[(7 * x * y % 256, (x * x + y) % 256, 31 * (x ^ y) % 256) for x in range(13)] for y in range(9)]
    found = pixels(png_of(rows, [kind] * 9))
    assert [[tuple(row[4 * x : 4 * x + 3]) for x in range(13)] for row in found.rows] == rows


def test_many_colours_take_the_nearest_ones_and_codes_begin_again() -> None:
    drawn = random.Random(1).randrange
    rows: list[Row] = [[(drawn(256), drawn(256), drawn(256)) for _ in range(80)] for _ in range(80)]
    (picture,) = shown(gif([(png_of(rows, [0] * 80), 1)]))
    far = [abs(a - b) for own, seen in zip(rows, picture.rows, strict=True) for p, q in zip(own, seen, strict=True)
           for a, b in zip(p, q, strict=True)]  # fmt: skip
    assert sum(far) / len(far) < 30
    assert len({each for row in picture.rows for each in row}) > 200
