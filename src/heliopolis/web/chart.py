"""Points over time by category, one chart for each player, drawn by us."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heliopolis.kernel.journal import Journal
from heliopolis.telling import Teller
from heliopolis.web.page import e
from heliopolis.web.sheet import seat_mark
from heliopolis.web.ways import Voice

WIDTH: Final = 420
HEIGHT: Final = 200
LEFT: Final = 34
BOTTOM: Final = 24
PATTERNS: Final = 12
"""So many looks a category may have; each is a colour and a pattern."""

History = list[list[list[int]]]
"""For each turn, seat and reason: the points so far."""


def history(journal: Journal) -> History:
    """The points at the beginning of every turn, and at the end."""
    state = journal.at(0)
    told: History = []
    turn = -1
    for ply in journal.plies:
        if state.turn != turn:
            turn = state.turn
            told.append([list(points) for points in state.points])
        state.play(state.choice(ply.choice))
    told.append([list(points) for points in state.points])
    return told


def charts(journal: Journal, names: Sequence[str], teller: Teller, say: Voice) -> str:
    """The charts of all players, on one scale, with one legend."""
    told = history(journal)
    reasons = journal.game.reasons
    used = [place for place in range(len(reasons)) if any(points[place] for points in told[-1])]
    if not used:
        return f'<p class="none">{e(say("no-points"))}</p>'
    top = max(10, *(sum(points) for points in told[-1]))
    legend = "".join(
        f'<li><svg viewBox="0 0 16 16" aria-hidden="true">'
        f'<rect class="area a{order % PATTERNS}" width="16" height="16"/>'
        f"</svg>{e(teller.reason(reasons[place].name))}</li>"
        for order, place in enumerate(used)
    )
    figures = "".join(
        f"<figure><figcaption>{seat_mark(seat, name)} <b>{sum(told[-1][seat])}</b></figcaption>"
        f"{_chart(told, seat, used, top, say)}</figure>"
        for seat, name in enumerate(names)
    )
    return f'<div class="charts">{figures}</div><ul class="legend">{legend}</ul>'


def _chart(told: History, seat: int, used: Sequence[int], top: int, say: Voice) -> str:
    across = (WIDTH - LEFT - 6) / max(1, len(told) - 1)
    up = (HEIGHT - BOTTOM - 8) / top
    ground = HEIGHT - BOTTOM
    below = [0] * len(told)
    shapes: list[str] = []
    for step in range(0, top + 1, 10 if top <= 60 else 20 if top <= 140 else 50):
        y = ground - step * up
        shapes.append(
            f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - 6}"/>'
            f'<text class="tick" x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{step}</text>'
        )
    for order, place in enumerate(used):
        above = [low + points[seat][place] for low, points in zip(below, told, strict=True)]
        there = " ".join(f"{LEFT + turn * across:.1f},{ground - value * up:.1f}" for turn, value in enumerate(above))
        back = " ".join(
            f"{LEFT + turn * across:.1f},{ground - value * up:.1f}" for turn, value in reversed(list(enumerate(below)))
        )
        if above != below:
            shapes.append(f'<polygon class="area a{order % PATTERNS}" points="{there} {back}"/>')
        below = above
    shapes.append(f'<text class="tick" x="{LEFT}" y="{HEIGHT - 6}">{e(say("chart-start"))}</text>')
    shapes.append(f'<text class="tick" x="{WIDTH - 6}" y="{HEIGHT - 6}" text-anchor="end">{e(say("chart-end"))}</text>')
    label = e(say("chart"))
    return f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(shapes)}</svg>'
