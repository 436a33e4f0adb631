"""Analyses of games that are over: started by a button, worked at by the pool, kept beside the tables."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
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

Task = asyncio.Task[None]
Start = Callable[[str], Awaitable[Task | None]]


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
        self._tasks: Final[set[Task]] = set()
        self._line: Final = FairQueue(1)
        """One run at a time is looked at; the games of several visitors take turns."""
        self._visitors: Final[Counter[str]] = Counter()
        self._lists: Final[dict[str, list[str]]] = {}
        """Of a player the games that are looked at one after the other."""

    def status(self, name: str, journal: Journal) -> AnalysisStatus:
        """Return where the analysis of that game stands."""
        if running := self._running.get(name):
            return AnalysisStatus(running.known, running.part)
        found = self._kept(name, journal)
        return AnalysisStatus(found, failed=found is None and name in self._failed)

    def listed(self, player: str) -> tuple[int, float]:
        """Return how many games of a list are not done yet, and how much of the first is."""
        left = self._lists.get(player, [])
        return len(left), self._running[left[0]].part if left and left[0] in self._running else 0.0

    async def start_each(self, player: str, names: list[str], start: Start) -> None:
        """Look at a player's games one after the other, unless that is under way; ``start`` begins with one of them."""
        if player in self._lists or not names:
            return
        self._lists[player] = names
        try:
            self._care_for(self._go_through(player, start, await start(names[0])))
        except HeliopolisError:
            del self._lists[player]
            raise

    async def _go_through(self, player: str, start: Start, task: Task | None) -> None:
        left = self._lists[player]
        try:
            while left:
                if task is not None:
                    await asyncio.wait([task])
                del left[0]
                task = await start(left[0]) if left else None
        except HeliopolisError:  # too much is under way: the page offers the rest again
            pass
        finally:
            del self._lists[player]

    def _care_for(self, work: Coroutine[None, None, None]) -> Task:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def start(self, name: str, journal: Journal, components: str, visitor: str = "") -> Task | None:
        """Begin to look at a game, unless that is done or under way; ``components`` is their folder or nothing."""
        if name in self._running or self._kept(name, journal) is not None:
            return None
        if len(self._running) >= MOST_WAITING or self._visitors[visitor] >= MOST_ASKED:
            raise TooMany("analysis-busy")
        self._running[name] = _Running()
        self._visitors[visitor] += 1
        self._failed.discard(name)
        return self._care_for(self._look(name, journal, components, visitor))

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
        # What was found of another end or by other rules is not about this game.
        return read_review(kept["analysis"]) if kept["of"].endswith(f" {journal.state.key()}") else None

    def _keep(self, name: str, journal: Journal, found: Review) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        path = self._folder / f"{name}.json"
        part = path.with_suffix(".part")
        part.write_text(json.dumps({"of": journal.closing(), "analysis": found.to_dict()}), encoding="utf-8")
        part.replace(path)
        old = sorted(self._folder.glob("*.json"), key=lambda each: each.stat().st_mtime)
        for each in old[:-MOST_KEPT]:
            each.unlink(missing_ok=True)
