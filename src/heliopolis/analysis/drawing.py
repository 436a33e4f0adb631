"""The chances of winning over time as a drawing: for a page, which has the colours, or as a file of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from markupsafe import Markup

from heliopolis.analysis.reviews import CostlyTurn, LedgerRow, Review, TurnOutlook
from heliopolis.analysis.words import about, better, chances, change, head, percent, played, rounded
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.results import Result
from heliopolis.render.chart_parts import Axis, chart_element, tag, words_at
from heliopolis.render.charts import LINES, NAME_SIZE, STYLE, Point, Series, chart_file, lines
from heliopolis.render.markup import escaped as escape
from heliopolis.render.markup import html, joined
from heliopolis.render.svg import document, shortened
from heliopolis.words.voice import Voice

TICKS: Final = 9
"""About how many turns are named below the chart."""
STEP: Final = 26
"""How high each change of a ledger is drawn,"""
STEPS_FROM: Final = 170
"""and where bars may begin, right of what it is."""


def chart(
    moments: Sequence[TurnOutlook],
    turns: Sequence[CostlyTurn],
    names: Sequence[str],
    voice: Voice,
    address: Callable[[int], str] | None = None,
) -> Markup:
    """Return the drawing as an element of a page, with costly turns marked.

    ``address`` returns where a ply is shown.
    """
    return html(
        '<svg class="chart chances" viewBox="0 0 {width} {height}" role="{role}" aria-label="{chances}">{body}</svg>',
        width=LINES.width,
        height=LINES.height,
        # An image cannot contain links.
        role="img" if address is None or not turns else "group",
        chances=chances(names, voice),
        body=_body(moments, turns, names, voice, address),
    )


def ledger_chart(row: LedgerRow, most: int, voice: Voice, label: str) -> Markup:
    """Return what changed a seat's chance as bars, left of a line for losses; ``most`` is the longest of all charts."""
    names = [name for name in LedgerRow._fields if name not in {"first", "last"}]
    axis, height = Axis(-max(1, most), max(1, most), STEPS_FROM, LINES.width - 2), STEP * len(names)
    shapes = [tag("path", class_="chart-grid", d=f"M{axis.at(0):.0f} 0V{height}")]
    for place, (name, step) in enumerate(zip(names, rounded(row)[1:-1], strict=True)):
        y, (low, high) = STEP * place, sorted((axis.at(0), axis.at(step)))
        shapes.append(words_at(0, y + 17, voice.say(f"review-ledger-{name}"), "chart-name"))
        shapes.append(words_at(STEPS_FROM - 6, y + 17, change(step, voice), "chart-name", "end"))
        look = "chart-step fall" if step < 0 else "chart-step"
        shapes.append(tag("rect", class_=look, x=low, y=y + 5, width=high - low, height=STEP - 10, rx=2))
    return chart_element(shapes, LINES.width, height, label, "chart ledger")


def picture(review: Review, names: Sequence[str], voice: Voice) -> str:
    """Return the drawing as a file."""
    drawn = _body(review.moments, review.costly, names, voice, None)
    return chart_file(drawn, LINES.width, LINES.height, chances(names, voice))


def result_picture(review: Review, result: Result, names: Sequence[str], voice: Voice) -> str:
    """Return who won and the chances beside it, in the form that sites show beside a link."""
    (wide, high), placed = LINK_SIZE, sorted(range(len(names)), key=lambda seat: (result.ranks[seat], seat))
    shapes = [words_at(50, 110, voice.name("game"), "big")]
    for place, seat in enumerate(placed):
        y = 220 + 84 * place
        rank = f"{result.ranks[seat]}." if len(names) > 1 else ""
        name, total = shortened(names[seat], 250, 38, "strong"), str(result.totals[seat])
        line = [words_at(50, y, rank), words_at(100, y, name, "name"), words_at(460, y, total, anchor="end")]
        shapes.append(tag("g", *line, class_=f"s{seat + 1}"))
    shapes.append(words_at(525, 172, chances(names, voice), "told"))
    # Names are cut short enough for two in a row.
    drawn = _body(review.moments, [], [shortened(name, 90, NAME_SIZE) for name in names], voice, None)
    chart_ = tag("svg", drawn, x=500, y=150, width=660, height=430, viewBox=f"0 0 {LINES.width} {LINES.height}")
    sheet = tag("rect", class_="sheet", width=wide, height=high)
    style, body = STYLE.sheet("light") + _LINK, joined([sheet, *shapes, chart_])
    return document(LINK_SIZE, voice.name("game"), style, "", body, "")


def page(review: Review, journal: Journal, names: Sequence[str], voice: Voice) -> str:
    """Return drawing and list as one page that needs nothing else."""
    title = escape(f"{voice.name('game')} · {chances(names, voice)}")
    items = "".join(
        f"<li><b>{escape(head(turn, voice, names))}</b><br>{escape(played(turn, state, voice))}<br>"
        f"{escape(better(turn, state, voice, names))}</li>"
        for turn, state in ((turn, journal.at(turn.decision.ply)) for turn in review.costly)
    )
    told = f"<ol>{items}</ol>" if items else f"<p>{escape(voice.say('analysis-none'))}</p>"
    return (
        f'<!doctype html>\n<html lang="{voice.language}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE.page_sheet()}{_PAGE}</style></head><body><h1>{title}</h1>"
        f"{chart(review.moments, review.costly, names, voice)}"
        f"<h2>{escape(voice.say('analysis-costliest'))}</h2>{told}"
        f"<p>{escape(about(review, names, voice))}</p></body></html>\n"
    )


LINK_SIZE: Final = (1200, 630)
"""What most sites give the picture of a link."""
_LINK: Final = """
text{font-size:38px}.big{font-size:56px;font-weight:700}.told{font-size:28px}.name{fill:currentColor;font-weight:700}
.chart-name{font-size:12px}.chart-tick{font-size:10px}.chart-line{stroke-width:2.5}
"""
_PAGE: Final = """
body{max-width:760px;margin:2em auto;padding:0 16px;background:var(--table);color:var(--ink);
font:16px/1.5 system-ui,sans-serif}h1{font-size:22px}h2{font-size:18px}
svg.chart{width:100%;height:auto;max-width:520px;background:var(--board)}li{margin:0 0 12px}
"""


def _body(
    moments: Sequence[TurnOutlook],
    turns: Sequence[CostlyTurn],
    names: Sequence[str],
    voice: Voice,
    address: Callable[[int], str] | None,
) -> Markup:
    step = max(1, -(-len(moments) // TICKS))
    return lines(
        [Series(name, [moment.outlook.chances[seat] for moment in moments]) for seat, name in enumerate(names)],
        [(quarter / 4, percent(quarter / 4, voice)) for quarter in range(5)],
        {place: str(moments[place].turn) for place in range(0, len(moments), step)},
        [_point(moments, turn, head(turn, voice, names), address) for turn in turns],
    )


def _point(moments: Sequence[TurnOutlook], turn: CostlyTurn, title: str, address: Callable[[int], str] | None) -> Point:
    """Return a costly turn, where its player's chance was before it."""
    place = max((each for each, moment in enumerate(moments) if moment.ply <= turn.ply), default=0)
    return Point(turn.seat, place, title, "" if address is None else address(turn.decision.ply))
