"""What we use of ``librt.vecs``, in plain Python: for where mypyc's runtime cannot be had."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterable
from functools import partial
from importlib.util import find_spec
from types import ModuleType
from typing import Final

CODES: Final = {"u8": "B", "i16": "h", "i32": "i", "i64": "q"}
"""The letter by which ``array`` knows each kind of number."""


class vec:  # noqa: N801 - the name it has there
    """Numbers of one kind, side by side in memory."""

    def __class_getitem__(cls, kind: type) -> Callable[[Iterable[int]], array[int]]:
        return partial(array, CODES[kind.__name__])


def extend(row: array[int], more: Iterable[int]) -> array[int]:
    """Return the numbers of a row and more behind them."""
    return row + array(row.typecode, more)


def stand_in() -> None:
    """Let this be imported by the name of what is missing."""
    if find_spec("librt") is None:
        sys.modules["librt"], sys.modules["librt.vecs"] = ModuleType("librt"), sys.modules[__name__]
