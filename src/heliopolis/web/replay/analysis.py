"""Analyses of games that are over: started by a button, worked at by the pool, kept beside the tables."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from starlette.concurrency import run_in_threadpool

from heliopolis.analysis import Plan, Review, read_review, reviewing
from heliopolis.analysis.judging import RunReview
from heliopolis.analysis.turns import RunSpan, advance, at_first, done, graded_so_far, spans_of
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.kernel.journals.journal import Journal
from heliopolis.table.errors import TooMany
from heliopolis.table.fair_queue import FairQueue
from heliopolis.table.thinking import Analyst, SavedPosition

PLAN: Final = Plan(simulations=16)
"""Less than the command does by itself: someone waits."""
MOST_WAITING: Final = 40
"""Games that may wait to be analysed."""
MOST_ASKED: Final = 2
"""Of one visitor."""
MOST_KEPT: Final = 500
"""Analyses that are kept; the oldest makes room."""
REFRESH: Final = {"refresh": "2"}
"""A page that shows how far it is asks again, with a script or without."""

_log: Final = logging.getLogger(__name__)


class AnalysisStatus(NamedTuple):
    """Where the analysis of a game stands: found, running (so much of it is done), broken off, or not begun."""

    found: Review | None = None
    """While it is running, what is known so far."""
    part: float | None = None
    failed: bool = False

    @property
    def headers(self) -> dict[str, str]:
        """What goes with a page that shows it."""
        return {} if self.part is None else REFRESH


class _Running:
    """An analysis at work or waiting: how much of it is done, and what is known so far."""

    def __init__(self) -> None:
        self.part = 0.0
        self._first: Review | None = None
        self._spans: list[RunSpan] = []
        self._reviews: list[RunReview] = []

    def begin(self, journal: Journal) -> None:
        """Find what needs no search."""
        self._spans, self._first = spans_of(journal), at_first(journal, PLAN)

    def tell(self, stage: int, reviews: list[RunReview], asked: int) -> None:
        """Note the answers to some of the questions of a stage; the first stage looks at every turn."""
        self.part = done(stage, len(reviews), asked)
        if stage == 0:
            self._reviews = reviews

    @property
    def known(self) -> Review | None:
        """What is known so far: grades may still change."""
        return self._first and self._first._replace(turns=graded_so_far(self._spans, self._reviews))


class Analyses:
    """The analyses of all games, by the name of the table or journal."""

    def __init__(self, analyst: Analyst, folder: Path) -> None:
        self._analyst: Final = analyst
        self._folder: Final = folder
        self._running: Final[dict[str, _Running]] = {}
        self._failed: Final[set[str]] = set()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._line: Final = FairQueue(1)
        """One run at a time is looked at; the games of several visitors take turns."""
        self._visitors: Final[Counter[str]] = Counter()

    def status(self, name: str, journal: Journal) -> AnalysisStatus:
        """Return where the analysis of that game stands."""
        if running := self._running.get(name):
            return AnalysisStatus(running.known, running.part)
        found = self._kept(name, journal)
        return AnalysisStatus(found, failed=found is None and name in self._failed)

    def start(self, name: str, journal: Journal, components: str, visitor: str = "") -> None:
        """Begin to look at a game, unless that is done or under way; ``components`` is their folder or nothing."""
        if name in self._running or self._kept(name, journal) is not None:
            return
        if len(self._running) >= MOST_WAITING or self._visitors[visitor] >= MOST_ASKED:
            raise TooMany("analysis-busy")
        self._running[name] = _Running()
        self._visitors[visitor] += 1
        self._failed.discard(name)
        task = asyncio.create_task(self._look(name, journal, components, visitor))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, name: str, journal: Journal, components: str, visitor: str) -> None:
        try:
            found = await self._work(self._running[name], journal, components, visitor)
            await run_in_threadpool(self._keep, name, journal, found)
        except (HeliopolisError, RuntimeError, OSError):
            _log.exception("the analysis of %s broke off", name)
            self._failed.add(name)
        finally:
            del self._running[name]
            self._visitors[visitor] -= 1
            if not self._visitors[visitor]:
                del self._visitors[visitor]

    async def _work(self, running: _Running, journal: Journal, components: str, visitor: str) -> Review:
        # What needs no search is there right away; taking a game apart takes a while, so it is done aside.
        work = reviewing(journal, PLAN)
        await run_in_threadpool(running.begin, journal)
        found = await self._line.ask(visitor, partial(run_in_threadpool, advance, work, None))
        stage = 0
        while isinstance(found, list):
            reviews: list[RunReview] = []
            for run in found:
                look = partial(self._analyst.review, SavedPosition(journal.game.name, run.state, components), run)
                reviews.append(await self._line.ask(visitor, look))
                running.tell(stage, reviews, len(found))
            found = await self._line.ask(visitor, partial(run_in_threadpool, advance, work, reviews))
            stage += 1
        return found

    def _kept(self, name: str, journal: Journal) -> Review | None:
        path = self._folder / f"{name}.json"
        if not path.is_file():
            return None
        kept = json.loads(path.read_text(encoding="utf-8"))
        # What was found of other plies or by other rules is not about this game.
        return read_review(kept["analysis"]) if kept["of"] == _of(journal) else None

    def _keep(self, name: str, journal: Journal, found: Review) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        path = self._folder / f"{name}.json"
        part = path.with_suffix(".part")
        part.write_text(json.dumps({"of": _of(journal), "analysis": found.to_dict()}), encoding="utf-8")
        part.replace(path)
        old = sorted(self._folder.glob("*.json"), key=lambda each: each.stat().st_mtime)
        for each in old[:-MOST_KEPT]:
            each.unlink(missing_ok=True)


def _of(journal: Journal) -> str:
    return f"rules {journal.game.version} {journal.closing()}"
