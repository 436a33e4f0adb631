"""Games and turns as pictures that move: made frame by frame in the background, kept while others ask for them."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Hashable, Sequence
from functools import partial
from typing import Final, NamedTuple

from heliopolis.games import game as find_game
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.render.film import WIDTH, film_frame, frame_svg
from heliopolis.render.gif import TRAILER, Pixels
from heliopolis.table.errors import TooMany
from heliopolis.table.fair_queue import FairQueue
from heliopolis.table.stills import Still
from heliopolis.table.thinking import PICTURES, SavedPosition
from heliopolis.workers import Pool

KEPT_BYTES: Final = 32 << 20
"""Films that are kept; those that were not asked for longest make room."""
MOST_BYTES: Final = 8 << 20
"""The largest film: most chats take no more."""
MOST_WAITING: Final = 20
MOST_ASKED: Final = 2
"""Of one visitor."""
FRAME_SECONDS: Final = 60.0

_log: Final = logging.getLogger(__name__)


class FilmFrame(NamedTuple):
    """What a frame is drawn from."""

    position: SavedPosition
    still: Still
    names: tuple[str, ...]
    language: str


class FilmStatus(NamedTuple):
    """Where a film stands: made, being made (so much of it is done), broken off, or not begun."""

    made: bytes = b""
    part: float | None = None
    failed: bool = False


class Films:
    """The films of all games; frames are drawn one at a time, and the films of several visitors take turns."""

    def __init__(self, pool: Pool) -> None:
        self._pool: Final = pool
        self._kept: Final[OrderedDict[Hashable, bytes]] = OrderedDict()
        self._parts: Final[dict[Hashable, float]] = {}
        self._failed: Final[set[Hashable]] = set()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._visitors: Final[Counter[str]] = Counter()
        self._line: Final = FairQueue(1)

    def status(self, key: Hashable) -> FilmStatus:
        """Return where the film of that key stands."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return FilmStatus(self._kept[key])
        return FilmStatus(b"", self._parts.get(key), key in self._failed)

    def start(self, key: Hashable, frames: Sequence[FilmFrame], visitor: str) -> None:
        """Begin to make a film, unless that is done or under way."""
        if key in self._kept or key in self._parts:
            return
        if len(self._parts) >= MOST_WAITING or self._visitors[visitor] >= MOST_ASKED:
            raise TooMany("many-pictures")
        self._parts[key] = 0.0
        self._visitors[visitor] += 1
        self._failed.discard(key)
        task = asyncio.create_task(self._make(key, frames, visitor))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _make(self, key: Hashable, frames: Sequence[FilmFrame], visitor: str) -> None:
        try:
            film, before = bytearray(), None
            for number, each in enumerate(frames):
                self._parts[key] = number / len(frames)
                before, written = await self._line.ask(visitor, partial(self._frame, each, before))
                film += written
                if len(film) > MOST_BYTES:
                    raise TooMany("many-pictures")
            self._kept[key] = bytes(film + TRAILER)
            while sum(map(len, self._kept.values())) > KEPT_BYTES:
                self._kept.popitem(last=False)
        except (HeliopolisError, RuntimeError, OSError, ValueError):
            _log.exception("a film of %s broke off", key)
            self._failed.add(key)
        finally:
            del self._parts[key]
            self._visitors[visitor] -= 1
            if not self._visitors[visitor]:
                del self._visitors[visitor]

    async def _frame(self, frame: FilmFrame, before: Pixels | None) -> tuple[Pixels, bytes]:
        call = partial(drawn_frame, frame, before, WIDTH)
        return await asyncio.wrap_future(self._pool.submit(PICTURES, call, FRAME_SECONDS))


def drawn_frame(frame: FilmFrame, before: Pixels | None, width: int) -> tuple[Pixels, bytes]:
    """Draw a frame that follows the picture ``before``; called in a worker."""
    state, still = frame.position.load(find_game), frame.still
    svg = frame_svg(state, still.viewer, still.seat, still.told, frame.names, frame.language, still.places)
    return film_frame(svg, still.seconds, before, width)
