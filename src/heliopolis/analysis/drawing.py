"""The chances of winning over time as a drawing: for a page, which has the colours, or as a file of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from markupsafe import Markup

from heliopolis.analysis.turns import Analysis, Turn, TurnOutlook
from heliopolis.analysis.words import about, better, head, percent, played
from heliopolis.kernel.journal import Journal
from heliopolis.narration import Teller
from heliopolis.render.markup import escaped as escape
from heliopolis.render.style import COMMON_STYLE
from heliopolis.render.svg import number

WIDTH: Final = 480
HEIGHT: Final = 250
LEFT: Final = 44
RIGHT: Final = 16
TOP: Final = 34
BOTTOM: Final = 28
MARK: Final = 9
"""The radius of the number of a turn."""
TICKS: Final = 9
"""About so many turns are named below."""
DASHES: Final = ("", "8 5", "2 5", "12 4 2 4")
"""Lines are known by more than their colour."""

STYLE: Final = COMMON_STYLE.extended(
    """
.s1{color:$seat1}.s2{color:$seat2}.s3{color:$seat3}.s4{color:$seat4}
.chart-grid{stroke:$edge;stroke-width:1;fill:none}.chart-tick{fill:$muted;font-size:12px}.chart-name{font-size:13px}
.chance{fill:none;stroke:currentColor;stroke-width:2.5;stroke-linejoin:round;stroke-linecap:round}
.chance-mark{fill:$board;stroke:currentColor;stroke-width:2}.chance-number{font-size:11px;font-weight:700}
.sheet{fill:$board}
""",
    {},
    {},
)


def chart(
    analysis: Analysis, names: Sequence[str], voice: Teller, address: Callable[[int], str] | None = None
) -> Markup:
    """The drawing as an element of a page; ``address`` tells where a ply is shown."""
    return Markup(
        f'<svg class="chart chances" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(voice.say("analysis-chances"))}">{_body(analysis, names, voice, address)}</svg>'
    )


def picture(analysis: Analysis, names: Sequence[str], voice: Teller) -> str:
    """The drawing as a file."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img"><title>{escape(voice.say("analysis-chances"))}</title><style>{STYLE.sheet("light")}</style>'
        f'<rect class="sheet" width="{WIDTH}" height="{HEIGHT}"/>{_body(analysis, names, voice, None)}</svg>\n'
    )


def page(analysis: Analysis, journal: Journal, names: Sequence[str], voice: Teller) -> str:
    """Drawing and list as one page that needs nothing else."""
    title = escape(f"{voice.name('game')} · {voice.say('analysis-chances')}")
    items = "".join(
        f"<li><b>{escape(head(turn, voice, names))}</b><br>{escape(played(turn, state, voice))}<br>"
        f"{escape(better(turn, state, voice, names))}</li>"
        for turn, state in ((turn, journal.at(turn.decision.ply)) for turn in analysis.turns)
    )
    told = f"<ol>{items}</ol>" if items else f"<p>{escape(voice.say('analysis-none'))}</p>"
    return (
        f'<!doctype html>\n<html lang="{voice.language}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE.page_sheet()}{_PAGE}</style></head><body><h1>{title}</h1>"
        f"{chart(analysis, names, voice)}<h2>{escape(voice.say('analysis-costliest'))}</h2>{told}"
        f"<p>{escape(about(analysis, voice))}</p></body></html>\n"
    )


_PAGE: Final = """
body{max-width:760px;margin:2em auto;padding:0 16px;background:var(--table);color:var(--ink);
font:16px/1.5 system-ui,sans-serif}h1{font-size:22px}h2{font-size:18px}
svg.chart{width:100%;height:auto;max-width:720px;background:var(--board)}li{margin:0 0 12px}
"""


def _body(analysis: Analysis, names: Sequence[str], voice: Teller, address: Callable[[int], str] | None) -> str:
    moments = analysis.moments
    return "".join(
        (
            _grid(moments, voice),
            *(_line(moments, seat) for seat in range(len(names))),
            *(_name(seat, name, names) for seat, name in enumerate(names)),
            *(_mark(moments, turn, place, voice, names, address) for place, turn in enumerate(analysis.turns, 1)),
        )
    )


def _x(place: int, moments: Sequence[TurnOutlook]) -> float:
    return LEFT + place * (WIDTH - LEFT - RIGHT) / max(1, len(moments) - 1)


def _y(chance: float) -> float:
    return TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM)


def _grid(moments: Sequence[TurnOutlook], voice: Teller) -> str:
    shapes: list[str] = []
    for quarter in range(5):
        y = number(_y(quarter / 4))
        shapes.append(
            f'<path class="chart-grid" d="M{LEFT} {y}H{WIDTH - RIGHT}"/>'
            f'<text class="chart-tick" x="{LEFT - 6}" y="{number(_y(quarter / 4) + 4)}" text-anchor="end">'
            f"{escape(percent(quarter / 4, voice))}</text>"
        )
    step = max(1, -(-len(moments) // TICKS))
    shapes += [
        f'<text class="chart-tick" x="{number(_x(place, moments))}" y="{HEIGHT - 8}" text-anchor="middle">'
        f"{moments[place].turn}</text>"
        for place in range(0, len(moments), step)
    ]
    return "".join(shapes)


def _line(moments: Sequence[TurnOutlook], seat: int) -> str:
    points = " ".join(
        f"{number(_x(place, moments))},{number(_y(moment.outlook.chances[seat]))}"
        for place, moment in enumerate(moments)
    )
    return f'<polyline class="chance s{seat + 1}" stroke-dasharray="{DASHES[seat % len(DASHES)]}" points="{points}"/>'


def _name(seat: int, name: str, names: Sequence[str]) -> str:
    each = (WIDTH - LEFT - RIGHT) / len(names)
    x = LEFT + seat * each
    return (
        f'<path class="chance s{seat + 1}" stroke-dasharray="{DASHES[seat % len(DASHES)]}" '
        f'd="M{number(x)} 16h34"/><text class="chart-name" x="{number(x + 42)}" y="21">{escape(name)}</text>'
    )


def _mark(
    moments: Sequence[TurnOutlook],
    turn: Turn,
    place: int,
    voice: Teller,
    names: Sequence[str],
    address: Callable[[int], str] | None,
) -> str:
    """The number of a costly turn, where its player's chance stood before it."""
    at = max((each for each, moment in enumerate(moments) if moment.ply <= turn.ply), default=0)
    x, y = number(_x(at, moments)), _y(moments[at].outlook.chances[turn.seat])
    drawn = (
        f'<g class="s{turn.seat + 1}"><title>{escape(head(turn, voice, names))}</title>'
        f'<circle class="chance-mark" cx="{x}" cy="{number(y)}" r="{MARK}"/>'
        f'<text class="chance-number" x="{x}" y="{number(y + 4)}" text-anchor="middle">{place}</text></g>'
    )
    return drawn if address is None else f'<a href="{escape(address(turn.decision.ply))}">{drawn}</a>'
