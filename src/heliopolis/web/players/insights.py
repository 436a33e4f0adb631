"""What a player's games have in common, as figures in words and drawings."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis.analysis.drawing import ledger_chart
from heliopolis.analysis.insights import FEW, Insights, lately, mean, mean_ledger
from heliopolis.analysis.words import change, percent, rounded
from heliopolis.render.chart_parts import chart_element
from heliopolis.render.charts import LINES, Series, bars, lines, stacked_bars
from heliopolis.render.markup import NO_MARKUP, html
from heliopolis.web.server.preferences import Translator
from heliopolis.words.voice import Voice, capital

NUMBERED: Final = 6
"""About how many games are numbered below the chart of accuracy."""
PARTS: Final = ("first", "second", "third")


class InsightChart(NamedTuple):
    """A drawing with its title, the number of games it is about, and what it leaves out."""

    title: str
    games: int
    drawn: Markup = NO_MARKUP
    about: str = ""


class GameFigures:
    """The figures of all games of one sort."""

    def __init__(self, insights: Insights, voice: Voice, say: Translator) -> None:
        self.name: Final = voice.name("game")
        self._all: Final = insights
        self._voice: Final = voice
        self._say: Final = say

    @property
    def summary(self) -> list[str | Markup]:
        """How many games, how many of them won, the mean points and accuracy, and what draws changed."""
        found, games, voice = self._all, len(self._all.games), self._voice
        accuracies, ledgers = found.accuracies(), found.ledgers()
        points, accuracy, ledger = found.points(), mean(accuracies), mean_ledger(ledgers)
        return [
            str(games),
            self._few(games) if points is None else percent(found.won / games, voice),
            self._few(games) if points is None else str(round(points)),
            self._few(len(accuracies)) if accuracy is None else percent(accuracy, voice),
            self._few(len(ledgers)) if ledger is None else change(rounded(ledger)[3], voice),
        ]

    def _few(self, games: int) -> Markup:
        return html("<span>{}</span>", self._say("insights-few", count=games))

    @property
    def drawings(self) -> list[InsightChart]:
        """All drawings."""
        return [self._sources(), self._openings(0), self._openings(1), self._course(), self._phases(), self._luck()]

    @property
    def sources(self) -> list[tuple[str, float, float]]:
        """Where points come from: the mean of the player's, and of the winners'; nothing of too few games."""
        own, winners = self._all.sources()
        used = [name for name in own if own[name] or winners[name]] if len(self._all.compared) >= FEW else []
        return [(self._voice.say(name), own[name], winners[name]) for name in used]

    def _sources(self) -> InsightChart:
        say, voice, count = self._say, self._voice, len(self._all.compared)
        title, found = say("insights-sources"), self.sources
        rows = {
            say("you-head"): {name: own for name, own, _ in found},
            say("insights-winners"): {name: winners for name, _, winners in found},
        }
        names = {name: name for name, _, _ in found}
        rest = voice.say("arena-rest")
        return InsightChart(
            title, count, stacked_bars(rows, names, rest, title, LINES.width, 0) if found else NO_MARKUP
        )

    def _openings(self, place: int) -> InsightChart:
        say, found = self._say, self._all.openings(place)
        title, games = say("insights-opening", number=place + 1), sum(each.games for each in found)
        often = [each for each in found if each.games >= FEW]
        rare = [f"{self._opening(each.choice)} ({each.games})" for each in found if each.games < FEW]
        rows = [
            (
                self._opening(each.choice),
                each.won / each.games,
                say("insights-won-of", won=each.won, games=each.games),
            )
            for each in often
        ]
        about = say("insights-rare", what=", ".join(rare)) if rare and games >= FEW else ""
        return InsightChart(title, games, bars(rows, title, LINES.width, 1) if rows else NO_MARKUP, about)

    def _opening(self, choice: str) -> str:
        """Return what a first choice is called: by its first detail where it has several."""
        kind, _, detail = choice.partition(":")
        roles, known = self._voice.game.wording.details.get(kind, ()), self._voice.game.find_choice(choice)
        if known is not None:
            return self._voice.choice(known)
        return capital(str(self._voice.detail_plainly(roles[0], detail)))

    def _course(self) -> InsightChart:
        say, values = self._say, self._all.accuracies()
        title = say("insights-course")
        if len(values) < FEW:
            return InsightChart(title, len(values))
        step = -(-len(values) // NUMBERED)
        drawn = lines(
            [Series(say("insights-each"), values), Series(say("insights-lately", few=FEW), lately(values))],
            [(quarter / 4, percent(quarter / 4, self._voice)) for quarter in range(5)],
            {place: str(place + 1) for place in range(0, len(values), step)},
            [],
        )
        return InsightChart(title, len(values), chart_element([drawn], LINES.width, LINES.height, title, "chart"))

    def _phases(self) -> InsightChart:
        found = self._all.phases()
        means, count = [mean(each) for each in found], min(len(each) for each in found)
        rows = [
            (self._voice.say(f"review-{part}"), each, percent(each, self._voice))
            for part, each in zip(PARTS, means, strict=True)
            if each is not None
        ]
        title = self._say("insights-phases")
        return InsightChart(title, count, bars(rows, title, LINES.width, 1) if count >= FEW else NO_MARKUP)

    def _luck(self) -> InsightChart:
        ledgers = self._all.ledgers()
        row, title = mean_ledger(ledgers), self._say("insights-luck")
        if row is None:
            return InsightChart(title, len(ledgers))
        most = max(abs(step) for step in rounded(row)[1:-1])
        return InsightChart(title, len(ledgers), ledger_chart(row, most, self._voice, title))
