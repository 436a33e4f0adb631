"""The report of a contest: one page of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import escape

from heliopolis.arena import figures
from heliopolis.arena.confidence import Interval
from heliopolis.arena.running import ContestResult
from heliopolis.arena.standing import standings
from heliopolis.render.chart_parts import Axis
from heliopolis.render.charts import (
    CSS,
    Range,
    bars,
    histogram,
    ranges,
    small_bar,
    small_range,
    stacked_bars,
)
from heliopolis.render.style import DARK, LIGHT, Style
from heliopolis.words.voice import Voice, voice_of

SHARES: Final = Axis(0, 100)

# The last colour is that of all that has none of its own.
_AREAS: Final = (
    "#E3B93C", "#14807A", "#C94C3F", "#3B78C2", "#8A3F7D", "#5F9F47", "#DF7F2A", "#B8A1D9", "#91583A", "#7FC7BE",
    "#E9A3A0", "#8B919A",
)  # fmt: skip

_CSS: Final = """
svg{display:block;width:100%;height:auto;overflow:visible;font-variant-numeric:tabular-nums}
*{box-sizing:border-box}body{margin:0;background:$table;color:$ink;font:16px/1.45 ui-sans-serif,system-ui,sans-serif}
main{max-width:1080px;margin:auto;padding:24px 16px 48px}h1{margin:0 0 4px;font-size:28px}
h2{margin:0 0 12px;font-size:18px;color:$gold_text}.lead{margin:0 0 20px;color:$muted}
.cards{display:grid;gap:16px;grid-template-columns:repeat(auto-fit,minmax(min(100%,460px),1fr))}
section{background:$board;border:1px solid $edge;border-radius:12px;padding:16px;min-width:0}
section.wide{grid-column:1/-1;overflow-x:auto}section.verdict{border:2px solid $live;font-weight:700}
dl{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,3fr);gap:4px 16px;margin:0}dt{color:$muted}
dt,dd{margin:0;overflow-wrap:anywhere}section>svg{max-width:720px}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:3px 10px 3px 0;text-align:right}
td+td{white-space:nowrap}th{font-weight:400;color:$muted}th:first-child,td:first-child{text-align:left}
tbody tr{border-top:1px solid $edge}td svg.small{display:inline-block;vertical-align:middle;height:16px;width:140px}
.legend{display:flex;flex-wrap:wrap;gap:4px 14px;padding:0;margin:8px 0 0;list-style:none;font-size:14px}
.legend li{display:flex;gap:6px;align-items:center}.legend svg{width:20px;height:16px;flex:none}
.note{margin:8px 0 0;color:$muted;font-size:14px}
@media print{body{background:#fff}section{break-inside:avoid}}
"""

STYLE: Final = Style(
    "text{fill:$ink;font-size:14px}"
    + CSS
    + "".join(f".a{place}{{fill:{colour}}}" for place, colour in enumerate(_AREAS))
    + _CSS,
    LIGHT,
    DARK,
)


def report(result: ContestResult, language: str) -> str:
    """Return the page, in that language."""
    return _Page(result, voice_of(result.contest.definition, language)).html()


class _Page:
    """The sections of a report."""

    def __init__(self, result: ContestResult, voice: Voice) -> None:
        self.result: Final = result
        self.outcomes: Final = result.outcomes
        self.voice: Final = voice
        self.say: Final = voice.say
        self.fair: Final = 1 / len(result.outcomes[0].seats)

    def html(self) -> str:
        """Return all of it."""
        title = escape(self.say("arena-report-title", game=self.say("name-game")))
        sheet = STYLE.page_sheet()
        lead = self.say("arena-report-lead", games=len(self.outcomes), players=len(self.outcomes[0].seats))
        sections = [self.verdict(), self.ratings(), self.wins(), self.seats(), self.meetings()]
        sections += [self.reasons(), *self.lengths(), *self.cases(), *self.things(), self.played()]
        return (
            f'<!DOCTYPE html>\n<html lang="{self.voice.language}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width,initial-scale=1">\n'
            f'<meta name="color-scheme" content="light dark">\n<title>{title}</title>\n'
            f"<style>{sheet}</style>\n</head>\n"
            f'<body>\n<main>\n<h1>{title}</h1>\n<p class="lead">{escape(lead)}</p>\n<div class="cards">\n'
            + "\n".join(section for section in sections if section)
            + "\n</div>\n</main>\n</body>\n</html>\n"
        )

    def verdict(self) -> str:
        """Return what a sequential test came to."""
        if self.result.verdict is None:
            return ""
        return f'<section class="wide verdict">{escape(format_verdict(self.result, self.voice))}</section>'

    def played(self) -> str:
        """Return what was played, so that it can be played again."""
        contest = self.result.contest
        game = contest.definition
        rows = [
            (self.say("arena-rules"), f"{self.say('name-game')} {game.version}"),
            (self.say("arena-seed"), str(contest.seed)),
            (self.say("arena-games"), str(len(self.outcomes))),
            *((f"{name}={value}".lower(), self.voice.option_value(name, value)) for name, value in contest.options),
            *((name, contest.spec(name)) for name in dict.fromkeys(contest.bots)),
        ]
        pairs = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in rows)
        return _section(self.say("arena-played"), f"<dl>{pairs}</dl>", "wide")

    def ratings(self) -> str:
        """Return the ratings, with twice their deviation."""
        rows = [
            Range(each.bot, mu, mu - 2 * sigma, mu + 2 * sigma, f"{mu:.1f} ±{2 * sigma:.1f}")
            for each in standings(self.outcomes)
            for mu, sigma in [each.rating]
        ]
        if len(rows) == 1:
            return ""
        scale = Axis(min(row.low for row in rows), max(row.high for row in rows))
        return self._figure("arena-ratings", ranges(rows, self.say("arena-ratings"), scale))

    def wins(self) -> str:
        """Return the shares of victory."""
        rows = [self._share(each.bot, each.wins) for each in standings(self.outcomes)]
        return self._shares("arena-shares", rows)

    def seats(self) -> str:
        """Return what a seat is worth."""
        rows = [
            self._share(
                self.say("arena-seat-score", number=seat + 1, score=f"{each.score.mean:.1f}"),
                each.wins,
            )
            for seat, each in enumerate(figures.seats(self.outcomes))
        ]
        return self._shares("arena-seats", rows)

    def meetings(self) -> str:
        """Return the bots of each line-up against each other."""
        found = figures.meetings(self.outcomes)
        if len(found) == 1:
            return ""
        head = [self.say(f"arena-{column}") for column in ("bot", "games", "wins", "interval", "score", "sd")]
        rows: list[list[str]] = []
        for standing in [each for group in found.values() for each in group]:
            wins = standing.wins
            score = standing.score
            rows.append(
                [
                    str(escape(standing.bot)),
                    str(standing.games),
                    f"{small_range(wins, self.fair)} {wins.share:.1%}",
                    format_interval(wins),
                    f"{score.mean:.1f}",
                    f"{score.sd:.1f}",
                ]
            )
        return _section(self.say("arena-meetings"), _table(head, rows), "wide")

    def reasons(self) -> str:
        """Return where the points come from."""
        rows = figures.reasons(self.result.contest.definition, self.outcomes)
        names = {reason: self.voice.reason(reason) for row in rows.values() for reason in row}
        plot = stacked_bars(rows, names, self.say("arena-rest"), self.say("arena-reasons"))
        return _section(self.say("arena-reasons"), plot, "wide")

    def lengths(self) -> list[str]:
        """Return how long the games were: in turns, and in what the game counts itself."""
        counted = {"arena-turns": [outcome.turns for outcome in self.outcomes]}
        counted |= {f"fact-{name}": values for name, values in figures.numbers(self.outcomes).items()}
        return [self._figure(key, histogram(values, self.say(key))) for key, values in counted.items()]

    def cases(self) -> list[str]:
        """Return what was the case in how many games."""
        return [
            self._figure(
                f"fact-{name}",
                bars([(self.say(key), part, f"{part:.1%}") for key, part in parts.items()], self.say(f"fact-{name}")),
            )
            for name, parts in figures.cases(self.outcomes).items()
            if parts
        ]

    def things(self) -> list[str]:
        """Return who had what, how often they won, and what it gave."""
        return [
            self._things(table, rows)
            for table, rows in figures.things(self.result.contest.definition, self.outcomes).items()
            if any(row.had for row in rows)
        ]

    def _things(self, table: str, things: Sequence[figures.Thing]) -> str:
        head = [self.say(f"table-{table}"), self.say("arena-had"), self.say("arena-wins"), self.say("arena-interval")]
        head += [self.say(f"column-{column}") for column in things[0].columns]
        rows = [
            [
                str(escape(self.voice.plain(thing.key))),
                f"{small_bar(thing.part)} {thing.part:.0%}",
                f"{small_range(thing.wins, self.fair)} {thing.wins.share:.0%}",
                format_interval(thing.wins),
                *(f"{number:.2f}" for number in thing.columns.values()),
            ]
            for thing in things
            if thing.wins is not None
        ]
        idle = [self.voice.plain(thing.key) for thing in things if thing.wins is None]
        never = f'<p class="note">{escape(self.say("arena-never", list=", ".join(idle)))}</p>' if idle else ""
        return _section(self.say(f"table-{table}"), _table(head, rows) + never, "wide")

    def _share(self, label: str, wins: Interval) -> Range:
        told = f"{wins.share:.1%} ({format_interval(wins)})"
        return Range(label, 100 * wins.share, 100 * wins.low, 100 * wins.high, told)

    def _shares(self, key: str, rows: Sequence[Range]) -> str:
        return self._figure(key, ranges(rows, self.say(key), SHARES, 100 * self.fair, " %"))

    def _figure(self, key: str, plot: str) -> str:
        return _section(self.say(key), plot)


def format_verdict(result: ContestResult, voice: Voice) -> str:
    """Return what a sequential test came to, in words."""
    verdict = result.verdict
    assert verdict is not None
    outcome = {True: "passed", False: "failed", None: "open"}[verdict.passed]
    return voice.say(
        f"arena-verdict-{outcome}",
        bot=result.contest.bots[0],
        bar=f"{verdict.bar:.0%}",
        games=verdict.games,
        share=f"{verdict.wins / verdict.games:.1%}",
    )


def format_interval(wins: Interval) -> str:
    """Return where a share lies, in words."""
    return f"{100 * wins.low:.0f}–{100 * wins.high:.0f} %"


def _section(title: str, content: str, kind: str = "") -> str:
    return f'<section class="{kind}"><h2>{escape(title)}</h2>{content}</section>'


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    headings = "".join(f'<th scope="col">{escape(each)}</th>' for each in head)
    lines = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{headings}</tr></thead><tbody>{lines}</tbody></table>"
