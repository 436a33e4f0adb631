"""Analyses of games that are over: started by a button, worked at by the pool, kept beside the tables."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool

from heliopolis.analysis import Plan, Review, glance, read_review, reviewing
from heliopolis.analysis.drawing import chart
from heliopolis.analysis.judging import RunReview
from heliopolis.analysis.turns import Work, advance, done
from heliopolis.analysis.words import about, better, chances, cost, line, played, source
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.kernel.game import State
from heliopolis.kernel.journals.journal import Journal
from heliopolis.render.markup import NO_MARKUP
from heliopolis.table.errors import TooMany
from heliopolis.table.fair_queue import FairQueue
from heliopolis.table.thinking import Analyst, SavedPosition
from heliopolis.web.common.page import render
from heliopolis.web.replay.timeline import Timeline
from heliopolis.web.server.preferences import Preferences, translator
from heliopolis.words.voice import voice_of

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
    part: float | None = None
    failed: bool = False

    @property
    def headers(self) -> dict[str, str]:
        """What goes with a page that shows it."""
        return {} if self.part is None else REFRESH


class BetterLine(NamedTuple):
    """What an analysis found better than what was played after a ply: its choices, and what they are called there."""

    seat: int
    choices: Sequence[str]
    words: Sequence[str]
    cost: str

    def after(self, state: State, step: int) -> State:
        """Return the position after so many of its choices."""
        after = state.copy()
        for name in self.choices[:step]:
            after.play(after.choice(name))
        return after


class Findings(NamedTuple):
    """What an analysis adds to a replay: its graph, and by the ply after which they begin, the better lines."""

    chart: Markup = NO_MARKUP
    lines: Mapping[int, BetterLine] = MappingProxyType({})


def findings(status: AnalysisStatus, timeline: Timeline, language: str) -> Findings:
    """Return what an analysis has found, for the replay."""
    found, voice = status.found, voice_of(timeline.game, language)
    if found is None:
        return Findings()
    lines: dict[int, BetterLine] = {}
    for turn in found.costly:
        ply = turn.decision.ply + timeline.base
        choices = turn.decision.better
        words = line([(turn.seat, name) for name in choices], timeline.at(ply), voice, timeline.names)
        lines[ply] = BetterLine(turn.seat, choices, words, cost(turn, voice, timeline.names))

    def address(ply: int) -> str:
        return timeline.replay(ply + timeline.base)

    drawn = chart(found.moments, found.costly, timeline.names, voice, address)
    return Findings(drawn, lines)


class Analyses:
    """The analyses of all games, by the name of the table or journal."""

    def __init__(self, analyst: Analyst, folder: Path) -> None:
        self._analyst: Final = analyst
        self._folder: Final = folder
        self._parts: Final[dict[str, float]] = {}
        """Those at work or waiting, and how much of each is done."""
        self._failed: Final[set[str]] = set()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._line: Final = FairQueue(1)
        """One run at a time is looked at; the games of several visitors take turns."""
        self._visitors: Final[Counter[str]] = Counter()

    def status(self, name: str, journal: Journal) -> AnalysisStatus:
        """Return where the analysis of that game stands."""
        if name in self._parts:
            return AnalysisStatus(part=self._parts[name])
        found = self._kept(name, journal)
        return AnalysisStatus(found, failed=found is None and name in self._failed)

    def start(self, name: str, journal: Journal, components: str, visitor: str = "") -> None:
        """Begin to look at a game, unless that is done or under way; ``components`` is their folder or nothing."""
        if name in self._parts or self._kept(name, journal) is not None:
            return
        if len(self._parts) >= MOST_WAITING or self._visitors[visitor] >= MOST_ASKED:
            raise TooMany("analysis-busy")
        self._parts[name] = 0.0
        self._visitors[visitor] += 1
        self._failed.discard(name)
        task = asyncio.create_task(self._look(name, journal, components, visitor))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, name: str, journal: Journal, components: str, visitor: str) -> None:
        try:
            found = await self._work(name, reviewing(journal, PLAN), journal.game.name, components, visitor)
            await run_in_threadpool(self._keep, name, journal, found)
        except (HeliopolisError, RuntimeError, OSError):
            _log.exception("the analysis of %s broke off", name)
            self._failed.add(name)
        finally:
            del self._parts[name]
            self._visitors[visitor] -= 1
            if not self._visitors[visitor]:
                del self._visitors[visitor]

    async def _work(self, name: str, work: Work, game: str, components: str, visitor: str) -> Review:
        # Taking a game apart takes a while, so it is done aside.
        found = await self._line.ask(visitor, partial(run_in_threadpool, advance, work, None))
        stage = 0
        while isinstance(found, list):
            reviews: list[RunReview] = []
            for run in found:
                look = partial(self._analyst.review, SavedPosition(game, run.state, components), run)
                reviews.append(await self._line.ask(visitor, look))
                self._parts[name] = done(stage, len(reviews), len(found))
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


def panel(status: AnalysisStatus, timeline: Timeline, preferences: Preferences) -> Markup:
    """Return the analysis, how far it is, or the button that starts it."""
    found, told = status.found, voice_of(timeline.game, preferences.language)
    # A table that went on under other rules counts plies from its beginning, its journal from theirs.
    before = timeline.last - len(timeline.journal.plies)
    # What is known right away: nothing if no bot was trained on the game as it was played.
    moments = found.moments if found else glance(timeline.journal) if status.part is None else []

    def address(ply: int) -> str:
        return f"{timeline.address('replay')}?ply={ply + before}"

    return render(
        "replay/analysis.html",
        say=translator(preferences.language),
        told=told,
        status=status,
        names=timeline.names,
        start=timeline.address("analysis"),
        chances=chances(timeline.names, told),
        chart=chart(moments, found.costly, timeline.names, told, address)
        if found
        else chart(moments, [], timeline.names, told)
        if moments
        else "",
        source=about(found, timeline.names, told) if found else source(timeline.names, told, learned=True),
        turns=[
            (
                turn,
                cost(turn, told, timeline.names),
                played(turn, state, told),
                better(turn, state, told, timeline.names),
                address(turn.decision.ply),
            )
            for turn in (found.costly if found else [])
            for state in [timeline.at(turn.decision.ply + before)]
        ],
    )
