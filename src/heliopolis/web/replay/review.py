"""A review on pages: grades and better lines beside the replay, and the page with all that was found."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis.analysis import Review, Turn, glance
from heliopolis.analysis.drawing import chart, ledger_chart
from heliopolis.analysis.grades import BLUNDER, GOOD, GRADES, INACCURACY, MISTAKE
from heliopolis.analysis.reviews import CostlyTurn, LedgerRow
from heliopolis.analysis.words import (
    MARKS,
    about,
    better,
    chances,
    change,
    cost,
    graded,
    line,
    percent,
    played,
    reason,
    rounded,
    source,
)
from heliopolis.kernel.game import State
from heliopolis.render.markup import NO_MARKUP, html
from heliopolis.teaching.puzzles.mistakes import Mistake, can_try_again
from heliopolis.web.replay.analysis import AnalysisStatus
from heliopolis.web.replay.timeline import Timeline
from heliopolis.web.server.addresses import url_for
from heliopolis.words.voice import Voice, voice_of


class BetterLine(NamedTuple):
    """What an analysis found better than what was played after a ply: its choices, and what they are called there."""

    seat: int
    choices: Sequence[str]
    words: Sequence[str]
    cost: str
    reason: str

    def after(self, state: State, step: int) -> State:
        """Return the position after so many of its choices."""
        after = state.copy()
        for name in self.choices[:step]:
            after.play(after.choice(name))
        return after


class Findings(NamedTuple):
    """What an analysis adds to a replay: its graph, the turns with grades, and by the ply before them better lines."""

    chart: Markup = NO_MARKUP
    lines: Mapping[int, BetterLine] = MappingProxyType({})
    turns: Sequence[tuple[int, Turn]] = ()
    """By the ply before them."""


def findings(status: AnalysisStatus, timeline: Timeline, language: str) -> Findings:
    """Return what an analysis has found, for the replay."""
    found, voice = status.found, voice_of(timeline.game, language)
    if found is None:
        return Findings()
    lines: dict[int, BetterLine] = {}
    named = _named(found)
    for turn in named:
        ply = turn.decision.ply + timeline.base
        choices = turn.decision.better
        words = line([(turn.seat, name) for name in choices], timeline.at(ply), voice, timeline.names)
        why = reason(turn, timeline.journal, voice)
        lines[ply] = BetterLine(turn.seat, choices, words, cost(turn, voice, timeline.names), why)

    def address(ply: int) -> str:
        return timeline.replay(ply + timeline.base)

    drawn = chart(found.moments, named, timeline.names, voice, address) if found.moments else NO_MARKUP
    return Findings(drawn, lines, [(turn.ply + timeline.base, turn) for turn in found.turns])


def _named(found: Review) -> list[CostlyTurn]:
    """Return the costly turns that pages name: the others are good enough."""
    return [turn for turn in found.costly if turn.cost >= GRADES[INACCURACY]]


def grade_mark(name: str, voice: Voice) -> Markup:
    """Return a grade by its mark and its name."""
    return html(
        '<span class="grade {}"><i aria-hidden="true">{}</i>{}</span>', f"is-{name}", MARKS[name], graded(name, voice)
    )


class NamedTurn(NamedTuple):
    """A costly turn in words: its number on the graph, what was played and was better, and where to see and try it."""

    number: int
    turn: CostlyTurn
    grade: Markup
    cost: str
    played: str
    better: str
    reason: str
    see: str
    again: str


class ReviewPage:
    """What a page shows of a review, and the parts of it in words."""

    counted: Final = (INACCURACY, MISTAKE, BLUNDER)
    """The grades that are counted for each player."""

    def __init__(self, status: AnalysisStatus, timeline: Timeline, language: str, mine: Collection[int] = ()) -> None:
        self.status: Final = status
        self.names: Final = timeline.names
        self.mine: Final = mine
        self.voice: Final = voice_of(timeline.game, language)
        self.start: Final = timeline.address("analysis")
        self.found: Final = status.found
        self._timeline: Final = timeline

    @property
    def complete(self) -> bool:
        """Whether all is found."""
        return self.status.part is None and self.found is not None

    @property
    def chances(self) -> str:
        """What the graph is of."""
        return chances(self.names, self.voice)

    @property
    def chart(self) -> Markup:
        """The graph, at a glance before anything was searched; nothing if nothing was learned about the game."""
        moments, named = (self.found.moments, _named(self.found)) if self.found else ([], [])
        if self.found is None and self.status.part is None:
            moments = glance(self._timeline.journal)
        return chart(moments, named, self.names, self.voice, self.address) if moments else NO_MARKUP

    @property
    def source(self) -> str:
        """Where the figures come from."""
        if self.complete and self.found:
            return about(self.found, self.names, self.voice)
        return source(self.names, self.voice, learned=self.found is None or self.found.learned)

    def address(self, ply: int) -> str:
        """Return where a ply of the journal is shown."""
        return self._timeline.replay(ply + self._timeline.base)

    def percent(self, chance: float | None) -> str:
        """Return a chance or a share in words."""
        return "–" if chance is None else percent(chance, self.voice)

    def grade(self, name: str) -> Markup:
        """Return a grade."""
        return grade_mark(name, self.voice)

    @property
    def grades(self) -> list[tuple[Markup, str]]:
        """All grades, and how much a turn loses that has them."""
        bounds = [round(100 * least) for least in GRADES.values()]
        told = list[tuple[Markup, str]]()
        for name, least, below in zip(GRADES, bounds, [*bounds[1:], 0], strict=True):
            key = "review-loses-from" if not below else "review-loses" if least else "review-loses-below"
            told.append((self.grade(name), self.voice.say(key, least=least, below=below)))
        return told

    @property
    def accuracies(self) -> list[tuple[list[str], list[int]]]:
        """For each player: how accurate they were, in the game and in its thirds, and how often they went wrong."""
        if self.found is None or not self.found.turns:
            return []
        return [
            (
                [self.percent(part) for part in (self.found.accuracy(seat), *self.found.accuracies(seat))],
                [sum(turn.grade == name for turn in self.found.of(seat)) for name in self.counted],
            )
            for seat in range(len(self.names))
        ]

    @property
    def highlights(self) -> list[tuple[str, str]]:
        """The turning point and everyone's best turn, with their addresses."""
        found, told = self.found, list[tuple[str, str]]()
        point = found.turning_point() if found else None
        if point is not None:
            said = self.voice.say("review-turning-point", turn=point.turn, player=self.names[point.seat])
            told.append((said, self.address(point.ply)))
        for seat, player in enumerate(self.names):
            best = found.best_turn(seat) if found else None
            if best is not None and best.gain >= GRADES[GOOD]:
                gain = change(round(100 * best.gain), self.voice)
                said = self.voice.say("review-best-turn", player=player, turn=best.turn, gain=gain)
                told.append((said, self.address(best.ply)))
        return told

    @property
    def ledger(self) -> list[tuple[list[str], Markup]]:
        """For each player what changed their chance: the figures, and the drawing."""
        rows, label = self.found.ledger if self.found else [], self.voice.say("review-ledger")
        most = max((abs(step) for row in rows for step in rounded(row)[1:-1]), default=0)
        return [
            (self._figures(row), ledger_chart(row, most, self.voice, f"{label}: {name}"))
            for row, name in zip(rows, self.names, strict=False)
        ]

    def _figures(self, row: LedgerRow) -> list[str]:
        return [
            self.percent(row.first),
            *(change(each, self.voice) for each in rounded(row)[1:-1]),
            self.percent(row.last),
        ]

    def mistakes(self) -> tuple[list[NamedTurn], list[NamedTurn]]:
        """Return the costly turns: the visitor's, or all where none is theirs, and those of others."""
        turns = [self._told(number, turn) for number, turn in enumerate(_named(self.found) if self.found else [], 1)]
        whose = self.mine or range(len(self.names))
        own = [each for each in turns if each.turn.seat in whose]
        return own, [each for each in turns if each not in own]

    def _told(self, number: int, turn: CostlyTurn) -> NamedTurn:
        timeline, voice, names = self._timeline, self.voice, self.names
        state = timeline.at(turn.decision.ply + timeline.base)
        again = ""
        if can_try_again(timeline.journal):
            mistake = Mistake(timeline.kind, timeline.name, turn.ply)
            again = url_for("again", mistake=mistake.address())
        return NamedTurn(
            number,
            turn,
            self.grade(turn.grade),
            cost(turn, voice, names),
            played(turn, state, voice),
            better(turn, state, voice, names),
            reason(turn, timeline.journal, voice),
            f"{self.address(turn.decision.ply)}&better=1",
            again,
        )
