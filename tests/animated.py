"""A decoder of GIF pictures that move, to see what the package writes."""

from __future__ import annotations

import struct
from typing import NamedTuple

from heliopolis.render.gif import CLEAR

Row = list[tuple[int, int, int]]


class Shown(NamedTuple):
    """A picture of a GIF as someone sees it, and for how many hundredths of a second."""

    rows: list[Row]
    hundredths: int


def uncoded(data: bytes) -> list[int]:
    """Return what codes of at first nine bits stand for."""
    bits, have, size, found = int.from_bytes(data, "little"), 8 * len(data), 9, list[int]()
    table: list[list[int]] = []
    last: list[int] = []
    while have >= size:
        code, bits, have = bits & (1 << size) - 1, bits >> size, have - size
        if code == 257:
            return found
        if code == 256:
            table, last, size = [[each] for each in range(256)] + [[], []], [], 9
            continue
        now = table[code] if code < len(table) else [*last, last[0]]
        if last and len(table) < 4096:
            table.append([*last, now[0]])
        if len(table) == 1 << size and size < 12:
            size += 1
        found += now
        last = now
    raise AssertionError("no end")


def shown(data: bytes) -> list[Shown]:
    """Return the pictures of a GIF that is played again and again."""
    width, height = struct.unpack("<HH", data[6:10])
    assert data[:6] == b"GIF89a"
    assert data[13:32] == b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
    rows: list[Row] = [[(0, 0, 0)] * width for _ in range(height)]
    pictures, at = list[Shown](), 32
    while data[at] != 0x3B:
        assert data[at : at + 4] == b"\x21\xf9\x04\x05"
        hundredths = struct.unpack("<H", data[at + 4 : at + 6])[0]
        left, top, across, down, flags = struct.unpack("<HHHHB", data[at + 9 : at + 18])
        assert (data[at + 8], flags) == (0x2C, 0x87)
        palette, at = data[at + 18 : at + 786], at + 787
        codes = b""
        while data[at]:
            codes += data[at + 1 : at + 1 + data[at]]
            at += 1 + data[at]
        at += 1
        places = uncoded(codes)
        assert len(places) == across * down
        rows = [list(row) for row in rows]
        for number, place in enumerate(places):
            if place != CLEAR:
                red, green, blue = palette[3 * place : 3 * place + 3]
                rows[top + number // across][left + number % across] = red, green, blue
        pictures.append(Shown(rows, hundredths))
    assert at == len(data) - 1
    return pictures
