"""Drawings that are kept by all they depend on, for every table, seat and visitor that sees the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import lru_cache, partial, update_wrapper
from typing import Final, Generic, ParamSpec, TypeVar, cast

from heliopolis.render.scenes import COMMON, WHOLE, LaterPart, Part
from heliopolis.render.shapes import Box, Marks, Shape

P = ParamSpec("P")
T = TypeVar("T")

THINGS: Final = 1 << 15
"""Things on boards that are kept, for all games together."""


@lru_cache(THINGS)
def _thing(draw: Callable[..., object], /, *values: Hashable, **named: Hashable) -> object:
    return draw(*values, **named)


def drawn_once(draw: Callable[P, T]) -> Callable[P, T]:
    """Decorate a function that draws a thing on a board by its arguments alone: equal things are drawn once.

    Things stay while others change, on one board and from one table to the next.
    """
    # Without a function of Python in between: finding a thing takes less than a call.
    return cast(Callable[P, T], update_wrapper(partial(_thing, draw), draw))


class DrawingCache(Generic[T]):
    """Drawings by the values they show. At least ``room`` of those used last are kept, at most twice as many.

    ``weigh`` returns how much room one takes, such as its bytes; without it they are counted.
    """

    def __init__(self, room: int, weigh: Callable[[T], int] | None = None) -> None:
        self._room: Final = room
        self._weigh: Final = weigh
        self._weight = 0
        """What the fresh ones weigh."""
        # Two generations instead of an order of use: finding something then takes one look and no bookkeeping.
        self._fresh: dict[Hashable, T] = {}
        self._older: dict[Hashable, T] = {}

    def find(self, values: Hashable, draw: Callable[[], T]) -> T:
        """Return what was drawn of these values; it is drawn now if it was not before."""
        found = self._fresh.get(values)
        if found is None:
            found = self._older.get(values)
            if found is None:
                found = draw()
            weight = 1 if self._weigh is None else self._weigh(found)
            if self._weight + weight > self._room:
                self._older, self._fresh, self._weight = self._fresh, {}, 0
            self._fresh[values] = found
            self._weight += weight
        return found

    def __len__(self) -> int:
        return len(self._fresh.keys() | self._older.keys())

    @contextmanager
    def closed(self) -> Iterator[None]:
        """Meanwhile nothing is found that was drawn before."""
        before = self._fresh, self._older, self._weight
        self._fresh, self._older, self._weight = {}, {}, 0
        try:
            yield
        finally:
            self._fresh, self._older, self._weight = before


MEGABYTE: Final = 1 << 20
KEYS: Final = 1024
"""About what the values take by which something is found, besides what is found."""

PARTS: Final[DrawingCache[Part]] = DrawingCache(24 * MEGABYTE, lambda part: part.bytes + KEYS)
"""The boards of some two hundred tables."""


class Boards:
    """The boards of one position; those that were drawn before, here or at another table, are found again.

    ``setting`` is what all boards depend on: component values, options, texts.
    """

    def __init__(self, setting: Hashable, marks: Marks) -> None:
        self._setting: Final = setting
        self._marks: Final = marks

    def part(
        self,
        name: str,
        title: str,
        box: Box,
        draw: Callable[[Box, Marks], Shape],
        values: Hashable,
        things: tuple[str, ...] = (),
        kind: str = COMMON,
        seat: int = -1,
        owner: str = "",
        tab: str = "",
    ) -> Part:
        """Return a part of the scene: ``values`` is all that its drawing shows of the position.

        ``things`` are the first letters of the names of things on it that can be marked; only their marks matter to it.
        """
        left, top, across, down = box
        marks = self._marks.for_all(*things) if kind == COMMON else self._marks.among(*things)

        def drawn() -> Part:
            shape = draw((0, 0, across, down), marks)
            return Part(name, title, across, down, (shape,), kind, seat, (left, top), marks.open, owner, tab)

        def found() -> Part:
            return PARTS.find((self._setting, name, title, owner, across, down, kind, seat, tab, marks, values), drawn)

        if kind == WHOLE:
            return LaterPart(name, across, down, seat, (left, top), owner, found)
        part = found()
        # Another viewer may have the same board in another place.
        return part if part.at == (left, top) else PARTS.find((part, left, top), lambda: part.moved((left, top)))
