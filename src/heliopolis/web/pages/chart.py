"""Points over time by category, one chart for each player, drawn by us."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from heliopolis.kernel.game import State
from heliopolis.kernel.journal import Journal
from heliopolis.narration import Teller
from heliopolis.render.markup import escaped as e
from heliopolis.web.common.players import seat_mark
from heliopolis.web.server.preferences import Translator

WIDTH: Final = 420
HEIGHT: Final = 200
LEFT: Final = 34
BOTTOM: Final = 24
LOOKS: Final = 12
"""So many colours there are; a category is also known by its number."""
MARK: Final = 11
"""An area so high at its end has room for its number."""

History = list[list[dict[str, int]]]
"""For each turn and seat: the points by reason."""


def history(journal: Journal) -> History:
    """What every position was worth at the beginning of each turn, had the game ended there, and at the end."""
    state = journal.at(0)
    told: History = []
    turn = -1
    for ply in journal.plies:
        if state.turn != turn:
            turn = state.turn
            told.append(_sheets(state))
        state.play(state.choice(ply.choice))
    told.append(_sheets(state))
    return told


def _sheets(state: State) -> list[dict[str, int]]:
    sheets: list[dict[str, int]] = []
    for score in state.scores():
        sheet: dict[str, int] = {}
        for line in score.lines:
            sheet[line.reason] = sheet.get(line.reason, 0) + line.points
        sheets.append(sheet)
    return sheets


def charts(journal: Journal, names: Sequence[str], teller: Teller, say: Translator) -> Markup:
    """The charts of all players, on one scale, with one legend."""
    told = history(journal)
    known = [reason.name for reason in journal.game.reasons]
    seen = {reason for turn in told for sheet in turn for reason, points in sheet.items() if points > 0}
    used = [name for name in known if name in seen] + sorted(seen.difference(known))
    if not used:
        return Markup(f'<p class="none">{e(say("no-points"))}</p>')
    top = max(10, *(sum(max(points, 0) for points in sheet.values()) for turn in told for sheet in turn))
    legend = "".join(
        f'<li><svg viewBox="0 0 20 16" aria-hidden="true">'
        f'<rect class="chart-area a{order % LOOKS}" width="20" '
        f'height="16"/>'
        f'<text class="chart-mark" x="10" y="12" text-anchor="middle">{order + 1}</text>'
        f"</svg>{e(teller.reason(name))}</li>"
        for order, name in enumerate(used)
    )
    figures = "".join(
        f"<figure><figcaption>{seat_mark(seat, name)} <b>{sum(told[-1][seat].values())}</b></figcaption>"
        f"{_chart([turn[seat] for turn in told], used, top, say)}</figure>"
        for seat, name in enumerate(names)
    )
    return Markup(f'<div class="charts">{figures}</div><ul class="legend">{legend}</ul>')


def _chart(sheets: Sequence[dict[str, int]], used: Sequence[str], top: int, say: Translator) -> str:
    across = (WIDTH - LEFT - 6) / max(1, len(sheets) - 1)
    up = (HEIGHT - BOTTOM - 8) / top
    ground = HEIGHT - BOTTOM
    shapes: list[str] = []
    for step in range(0, top + 1, 10 if top <= 60 else 20 if top <= 140 else 50):
        y = ground - step * up
        shapes.append(
            f'<path class="chart-grid" d="M{LEFT} {y:.1f}H{WIDTH - 6}"/>'
            f'<text class="chart-tick" x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{step}</text>'
        )
    below = [0] * len(sheets)
    for order, name in enumerate(used):
        above = [low + max(sheet.get(name, 0), 0) for low, sheet in zip(below, sheets, strict=True)]
        if above != below:
            edge = [*enumerate(above), *reversed(list(enumerate(below)))]
            points = " ".join(f"{LEFT + turn * across:.1f},{ground - value * up:.1f}" for turn, value in edge)
            shapes.append(f'<polygon class="chart-area a{order % LOOKS}" points="{points}"/>')
        if (above[-1] - below[-1]) * up > MARK:
            y = ground - (above[-1] + below[-1]) / 2 * up + 4
            shapes.append(f'<text class="chart-mark" x="{WIDTH - 10}" y="{y:.1f}" text-anchor="end">{order + 1}</text>')
        below = above
    shapes.append(f'<text class="chart-tick" x="{LEFT}" y="{HEIGHT - 6}">{e(say("chart-start"))}</text>')
    shapes.append(
        f'<text class="chart-tick" x="{WIDTH - 6}" y="{HEIGHT - 6}" text-anchor="end">{e(say("chart-end"))}</text>'
    )
    label = e(say("chart"))
    return f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(shapes)}</svg>'
