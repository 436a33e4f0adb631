"""Hashes of data that are the same on every machine, build and version of Python."""

from __future__ import annotations

import hashlib
import marshal
from typing import Final

FORM: Final = 2
"""The last form of ``marshal`` that writes the same bytes for equal data; later ones tell what is shared."""


def digest64(data: list[object]) -> int:
    """A hash below 2**64 of whole numbers and texts in lists and tuples."""
    return int.from_bytes(hashlib.blake2b(marshal.dumps(data, FORM), digest_size=8).digest(), "little")
