"""Running a contest: the games that are still missing are played, until all are there or the test is decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from typing import Final, NamedTuple

from heliopolis.arena.confidence import SequentialTest
from heliopolis.arena.contests import Contest, play_here, play_numbered
from heliopolis.arena.executors import Executor, in_process
from heliopolis.arena.outcome import Outcome
from heliopolis.arena.results_file import ResultsFile
from heliopolis.arena.schedule import Fixture
from heliopolis.arena.together import AT_ONCE
from heliopolis.kernel.errors import BadOption

Progress = Callable[[int, int], None]
"""Called with how many games are over, and how many there will be at most."""


class ContestResult(NamedTuple):
    """A contest that was played."""

    contest: Contest
    outcomes: list[Outcome]
    """In the order of the schedule; if a test was decided, up to there."""
    verdict: SequentialTest | None


class KnownOutcomes:
    """The outcomes of games that were played before, and of those that are added."""

    def __init__(self, outcomes: dict[int, Outcome]) -> None:
        self.outcomes: Final = outcomes

    def add(self, outcome: Outcome) -> None:
        """Keep the outcome of one more game."""
        self.outcomes[outcome.number] = outcome


def run(
    contest: Contest,
    games: int,
    beats: float | None = None,
    executor: Executor = in_process,
    results: ResultsFile | KnownOutcomes | None = None,
    progress: Progress | None = None,
    at_once: int = AT_ONCE,
) -> ContestResult:
    """Play that many games of every line-up; with ``beats`` only until the first bot is above or below that bar.

    The result depends on nothing but the contest, the number of games and the bar. In this process, so many games are
    played ``at_once`` if a bot answers many questions in one call.

    Examples:
        >>> from heliopolis.arena import contest, run
        >>> played = run(contest("helios", ["greedy:states=60", "random"], {"players": 2}), games=2)
        >>> [outcome.ranks for outcome in played.outcomes]
        [[1, 2], [2, 1]]
    """
    if games < 1:
        raise BadOption("games", "least", least=1, value=games)
    tables = contest.line_ups
    if beats is not None and len(tables) > 1:
        raise BadOption("beats", "many-tables-beats", number=len(tables))
    reading = _Reading(list(contest.fixtures(games)), contest.bots[0], beats)
    outcomes = dict(results.outcomes) if results else {}
    total = len(reading.fixtures)
    reading.go_on(outcomes)
    missing = [fixture for fixture in reading.fixtures if fixture.number not in outcomes]
    done = total - len(missing)
    if progress:
        progress(done, total)
    if not reading.over:
        wanted = reading.wanted(missing)
        here = executor is in_process
        playing = play_here(contest, wanted, at_once) if here else executor(partial(play_numbered, contest), wanted)
        with closing(playing) as arriving:
            for outcome in arriving:
                outcomes[outcome.number] = outcome
                if results:
                    results.add(outcome)
                done += 1
                if progress:
                    progress(done, total)
                reading.go_on(outcomes)
                if reading.over:
                    break
    return ContestResult(contest, reading.outcomes, reading.verdict)


class _Reading:
    """The outcomes read in the order of the schedule, so that it does not matter who was quicker."""

    def __init__(self, fixtures: list[Fixture], subject: str, bar: float | None) -> None:
        self.fixtures: Final = fixtures
        self.outcomes: Final[list[Outcome]] = []
        self.verdict: Final = None if bar is None else SequentialTest(bar)
        self._subject: Final = subject

    @property
    def over(self) -> bool:
        """Whether nothing more is needed."""
        decided = self.verdict is not None and self.verdict.passed is not None
        return decided or len(self.outcomes) == len(self.fixtures)

    def wanted(self, missing: list[Fixture]) -> Iterator[Fixture]:
        """Yield what is still to be played, as long as it is needed."""
        for fixture in missing:
            if self.over:
                return
            yield fixture

    def go_on(self, outcomes: dict[int, Outcome]) -> None:
        """Read on as far as outcomes are there and no decision is."""
        while not self.over:
            fixture = self.fixtures[len(self.outcomes)]
            if fixture.number not in outcomes:
                return
            outcome = outcomes[fixture.number]
            self.outcomes.append(outcome)
            if self.verdict is not None:
                self.verdict.add(outcome.share(self._subject))
                if fixture.ends_set:
                    self.verdict.decide()
