"""Pictures that move: PNG pictures one after the other as a GIF, the one such format that every chat and mail plays.

A GIF has at most 256 colours for each picture. Our drawings are flat, so those they have most of are kept as they are;
all others, which smooth edges, take the nearest of these. A picture shows only what differs from the one before it.
"""

from __future__ import annotations

import sys
import zlib
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

BYTES: Final = 4
"""Of a pixel: red, green, blue, opacity."""
COLOURS: Final = 255
CLEAR: Final = 255
"""Stands for what stays as it was."""
FREQUENT: Final = 190
"""The colours there is most of; the others are chosen to be unlike these, so that small things keep their colour."""
ALIKE: Final = 3
UNLIKE: Final = 5
"""Colours that differ in so many of their last bits alone count as one, and as alike."""
BLOCK: Final = 255
RESET: Final = 256
END: Final = 257
LONGEST: Final = 12
"""Bits of a code."""
TRAILER: Final = b"\x3b"


class Pixels(NamedTuple):
    """A picture without holes, row by row: four bytes for each pixel."""

    width: int
    rows: Sequence[bytes]

    def colours(self, row: int) -> memoryview:
        """Return the pixels of a row as numbers."""
        return memoryview(self.rows[row]).cast("I")


def pixels(png: bytes) -> Pixels:
    """Return the pixels of a PNG picture with colours and opacity, as our drawer writes them."""
    width, height = (int.from_bytes(png[at : at + 4], "big") for at in (16, 20))
    assert png[12:16] == b"IHDR", "no PNG picture"
    assert tuple(png[24:29]) == (8, 6, 0, 0, 0), "eight bits a channel, with opacity"
    packed, at = bytearray(), 8
    while at < len(png):
        length = int.from_bytes(png[at : at + 4], "big")
        if png[at + 4 : at + 8] == b"IDAT":
            packed += png[at + 8 : at + 8 + length]
        at += length + 12
    data, length = zlib.decompress(packed), BYTES * width + 1
    rows, above = list[bytes](), bytes(length - 1)
    for start in range(0, height * length, length):
        above = _unfiltered(data[start], data[start + 1 : start + length], above)
        rows.append(above)
    return Pixels(width, rows)


def begin(width: int, height: int) -> bytes:
    """Return how a GIF begins that is played again and again."""
    return b"GIF89a" + _words(width, height) + b"\0\0\0\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"


def frame(now: Pixels, before: Pixels | None, seconds: float) -> bytes:
    """Return a picture of a GIF, which is shown for so long."""
    old = before or Pixels(now.width, [bytes(BYTES * now.width)] * len(now.rows))
    changed = [place for place, row in enumerate(now.rows) if row != old.rows[place]] or [0]
    top, below = changed[0], changed[-1] + 1
    # One by one only where something differs.
    pairs = {place: list(zip(old.colours(place), now.colours(place), strict=True)) for place in changed}
    counts = Counter([new for pair in pairs.values() for was, new in pair if was != new])
    table, palette = _palette(counts)
    drawn, same = bytearray(), bytes([CLEAR]) * now.width
    for place in range(top, below):
        row = pairs.get(place)
        drawn += same if row is None else bytes([CLEAR if was == new else table[new] for was, new in row])
    shown = b"\x21\xf9\x04\x05" + _words(round(100 * seconds)) + bytes([CLEAR, 0])
    box = b"\x2c" + _words(0, top, now.width, below - top) + b"\x87"
    return shown + box + palette + b"\x08" + _blocks(_codes(bytes(drawn)))


def gif(pictures: Iterable[tuple[bytes, float]]) -> bytes:
    """Return PNG pictures of one size, each with the seconds it is shown, as a GIF."""
    written, before = bytearray(), None
    for png, seconds in pictures:
        now = pixels(png)
        written += (b"" if before else begin(now.width, len(now.rows))) + frame(now, before, seconds)
        before = now
    return bytes(written + TRAILER)


def _words(*numbers: int) -> bytes:
    return b"".join([number.to_bytes(2, "little") for number in numbers])


# Rows of a PNG picture ---------------------------------------------------------------------------------------------


def _unfiltered(kind: int, row: bytes, above: bytes) -> bytes:
    """Return a row as it is: what is written are differences from the pixels left of and above each."""
    if kind == 0:
        return row
    if kind == 1:
        return _sums(row)
    if kind == 2:
        return _added(row, above)
    found = bytearray(row)
    found[BYTES - 1 :: BYTES] = b"\xff" * (len(row) // BYTES)
    for channel in range(BYTES - 1):
        found[channel::BYTES] = (_averaged if kind == 3 else _nearest)(row[channel::BYTES], above[channel::BYTES])
    return bytes(found)


def _averaged(row: bytes, above: bytes) -> bytes:
    """Return one colour of a row that is written as the difference from the average of left and above."""
    left, found = 0, bytearray()
    for less, up in zip(row, above, strict=True):
        left = less + (left + up) // 2 & 255
        found.append(left)
    return bytes(found)


def _nearest(row: bytes, above: bytes) -> bytes:
    """Return the same for the one of left, above and corner that is next to left + above - corner (Paeth’s)."""
    left, corner, found = 0, 0, bytearray()
    for less, up in zip(row, above, strict=True):
        if up == corner:
            left = less + left & 255
        elif left == corner:
            left = less + up & 255
        else:
            across, down, both = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
            guess = (left if across <= both else corner) if across <= down else up if down <= both else corner
            left = less + guess & 255
        corner = up
        found.append(left)
    return bytes(found)


def _added(one: bytes, other: bytes) -> bytes:
    """Add bytes to bytes, all at once: as two large numbers, the highest bit of each byte by itself."""
    first, second = int.from_bytes(one, "little"), int.from_bytes(other, "little")
    low, high = (int.from_bytes(bit * len(one), "little") for bit in (b"\x7f", b"\x80"))
    return (((first & low) + (second & low)) ^ ((first ^ second) & high)).to_bytes(len(one), "little")


def _sums(row: bytes) -> bytes:
    """Return for each pixel the sum of all up to it: first of two, then of four, of eight."""
    shift = BYTES
    while shift < len(row):
        row = _added(row, bytes(shift) + row[:-shift])
        shift *= 2
    return row


# Colours -----------------------------------------------------------------------------------------------------------


def _parts(colour: int) -> bytes:
    return colour.to_bytes(BYTES, sys.byteorder)[:3]


def _palette(counts: Counter[int]) -> tuple[dict[int, int], bytes]:
    """Return the place of each colour in a palette, and the palette."""
    alike: dict[tuple[int, ...], list[int]] = {}
    for colour, _ in counts.most_common():
        alike.setdefault(tuple(part >> ALIKE for part in _parts(colour)), []).append(colour)
    groups = sorted(alike.values(), key=lambda group: -sum(counts[colour] for colour in group))
    seen: set[tuple[int, ...]] = set()
    rare = list[bool]()
    for place, group in enumerate(groups):
        cell = tuple(part >> UNLIKE for part in _parts(group[0]))
        rare.append(place >= FREQUENT and cell in seen)
        seen.add(cell)
    groups = [group for _, group in sorted(zip(rare, groups, strict=True), key=lambda each: each[0])]
    kept = [_parts(group[0]) for group in groups[:COLOURS]]
    table = {colour: place for place, group in enumerate(groups[:COLOURS]) for colour in group}
    for group in groups[COLOURS:]:
        red, green, blue = _parts(group[0])
        far = [(r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 for r, g, b in kept]
        table.update(dict.fromkeys(group, far.index(min(far))))
    return table, b"".join(kept).ljust(3 * 256, b"\0")


# Codes -------------------------------------------------------------------------------------------------------------


def _codes(drawn: bytes) -> bytes:
    """Return places of colours as codes, as Lempel, Ziv and Welch found them: each stands for all that came before."""
    known: dict[int, int] = {}
    written, size, free = bytearray(), 9, END + 1
    held, bits, last = RESET, size, drawn[0]
    for place in drawn[1:]:
        both = last << 8 | place
        if both in known:
            last = known[both]
            continue
        held |= last << bits
        bits += size
        if free < 1 << LONGEST:
            known[both] = free
            size += free == 1 << size
            free += 1
        else:
            held |= RESET << bits
            bits += size
            known.clear()
            size, free = 9, END + 1
        last = place
        if bits > 4096:
            whole = bits // 8
            written += (held & (1 << 8 * whole) - 1).to_bytes(whole, "little")
            held, bits = held >> 8 * whole, bits - 8 * whole
    held |= (last | END << size) << bits
    bits += 2 * size + (free == 1 << size < 1 << LONGEST)
    return bytes(written) + held.to_bytes((bits + 7) // 8, "little")


def _blocks(data: bytes) -> bytes:
    cut = [data[at : at + BLOCK] for at in range(0, len(data), BLOCK)]
    return b"".join([bytes([len(each)]) + each for each in cut]) + b"\0"
