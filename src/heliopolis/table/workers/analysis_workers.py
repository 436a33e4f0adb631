"""Hints and analyses for the people at the tables, in worker processes of low priority."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, Protocol

from heliopolis.analysis.hints import Hint, hint
from heliopolis.analysis.judging import Run, RunReview, review_run
from heliopolis.games import game
from heliopolis.kernel.game import Game, State
from heliopolis.table.workers.lanes import ANALYSES, HINTS
from heliopolis.workers import Pool

TRIES: Final = 2
HINT_BOT: Final = "expert"
HINT_SIMULATIONS: Final = 200
HINT_MILLISECONDS: Final = 6000
"""When a hint comes at the latest, though less was looked at then."""


class SavedPosition(NamedTuple):
    """A position as it is sent to a worker: the game, the state, the folder of its component values or nothing."""

    game: str
    state: dict[str, object]
    folder: str

    def load(self, find_game: Callable[[str], Game]) -> State:
        """Return the position itself."""
        found = find_game(self.game)
        return found.load(self.state, found.components(self.folder or None))


class Analyst(Protocol):
    """Anyone who can look at a position."""

    async def hint(self, position: SavedPosition, seed: int) -> Hint:
        """Return advice for the seat to move."""

    async def review(self, position: SavedPosition, run: Run) -> RunReview:
        """Return what a run cost."""


def find_hint(position: SavedPosition, seed: int, find_game: Callable[[str], Game]) -> Hint:
    """Return advice for the seat to move; called in a worker."""
    return hint(position.load(find_game), HINT_BOT, HINT_SIMULATIONS, seed, milliseconds=HINT_MILLISECONDS)


def find_review(position: SavedPosition, run: Run, find_game: Callable[[str], Game]) -> RunReview:
    """Return what a run cost; called in a worker."""
    return review_run(run, position.load(find_game))


class AnalysisWorkers:
    """The lanes of a pool in which positions are looked at: one for hints, which people wait for, one for analyses."""

    def __init__(self, pool: Pool, find_game: Callable[[str], Game] = game) -> None:
        self._pool: Final = pool
        self._find_game: Final = find_game

    async def hint(self, position: SavedPosition, seed: int) -> Hint:
        """Return advice for the seat to move."""
        call = partial(find_hint, position, seed, self._find_game)
        return await asyncio.wrap_future(self._pool.submit(HINTS, call, tries=TRIES))

    async def review(self, position: SavedPosition, run: Run) -> RunReview:
        """Return what a run cost."""
        call = partial(find_review, position, run, self._find_game)
        return await asyncio.wrap_future(self._pool.submit(ANALYSES, call, tries=TRIES))
