"""Points over time by category, one chart for each player."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from heliopolis.render.charts import areas, legend
from heliopolis.render.markup import html, joined
from heliopolis.web.common.players import seat_mark
from heliopolis.web.replay.course import Waypoint
from heliopolis.web.server.preferences import Translator
from heliopolis.words.voice import Voice


def charts(course: Sequence[Waypoint], names: Sequence[str], voice: Voice, say: Translator) -> Markup:
    """Return the charts of all players, on one scale, with one legend."""
    told = [point.sheets for point in course]
    known = [reason.name for reason in voice.game.reasons]
    seen = {reason for turn in told for sheet in turn for reason, points in sheet.items() if points > 0}
    used = [name for name in known if name in seen] + sorted(seen.difference(known))
    if not used:
        return html('<p class="none">{}</p>', say("no-points"))
    top = max(10, *(sum(max(points, 0) for points in sheet.values()) for turn in told for sheet in turn))
    figures = [
        html(
            "<figure><figcaption>{} <b>{}</b></figcaption>{}</figure>",
            seat_mark(seat, name),
            sum(told[-1][seat].values()),
            areas(
                [[turn[seat].get(reason, 0) for turn in told] for reason in used],
                top,
                say("chart"),
                say("chart-start"),
                say("chart-end"),
            ),
        )
        for seat, name in enumerate(names)
    ]
    return html('<div class="charts">{}</div>{}', joined(figures), legend([voice.reason(name) for name in used]))
