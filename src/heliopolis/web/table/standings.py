"""The top line of a table: what is played, when, and how everybody stands."""

from __future__ import annotations

from functools import lru_cache
from sys import getsizeof
from typing import Final

from markupsafe import Markup

from heliopolis.render.drawing_cache import KEYS, MEGABYTE, DrawingCache
from heliopolis.render.lines import score_track
from heliopolis.render.markup import NO_MARKUP, html, joined, trusted
from heliopolis.web.common.players import seat_mark
from heliopolis.web.common.score_sheet import score_sheet
from heliopolis.web.table.sections import CLOSE, Section
from heliopolis.web.table.view import TableView, VisitorView

SHEETS: Final[DrawingCache[Markup]] = DrawingCache(2 * MEGABYTE, lambda sheet: getsizeof(sheet) + KEYS)


def strip(view: VisitorView, menu: Markup) -> list[Section]:
    """What is played, when, and how everybody stands."""
    return [*view.shared.once(_standings), Section("menu", menu, "details"), CLOSE]


def _standings(shared: TableView) -> list[Section]:
    state, scores = shared.state, shared.scores
    name, when = shared.stage.title, shared.stage.when
    items = [_standing(shared, seat, scores[seat].total) for seat in range(len(shared.names))]
    head = html(
        '<section class="topline" id="strip"><h1>{}<small>{}</small></h1><ol class="scores">{}</ol>',
        name,
        when,
        joined(items),
    )
    lines = tuple([tuple(score.lines) for score in scores])
    result = state.result()
    shown = (state.game, shared.language, shared.names, lines, () if result is None else tuple(result.ranks))
    return [
        Section("", head),
        Section("score-track", _track(tuple([sum(points) for points in state.points])), "svg"),
        Section("projection", SHEETS.find(shown, lambda: _projection(shared)), "details"),
    ]


def _standing(shared: TableView, seat: int, total: int) -> Markup:
    """The points of a player, and what they would be if the game ended now."""
    need = shared.need
    turn = need.seat if need.seat >= 0 else shared.state.turn_seat
    now = f" now s{seat + 1}" if seat == turn and need.kind != "over" else ""
    thinking = " thinking" if seat == turn and need.kind == "bot" else ""
    told = shared.say("if-ended", points=total)
    outlook = (
        html(
            '<small title="{}"><span aria-hidden="true">→ {}</span><span class="hidden">{}</span></small>',
            told,
            total,
            told,
        )
        if need.kind != "over"
        else NO_MARKUP
    )
    return html(
        '<li class="score{}{}">{} <span class="pts">{}</span>{}</li>',
        now,
        thinking,
        seat_mark(seat, shared.names[seat]),
        sum(shared.state.points[seat]),
        outlook,
    )


def _projection(shared: TableView) -> Markup:
    """The score sheet as if the game ended now."""
    say, state = shared.say, shared.state
    return html(
        '<details class="drop-down" id="projection"><summary>{}</summary>'
        '<div class="pop panel"><h2>{}</h2>'
        "{}</div></details>",
        say("projection"),
        say("projection-head" if state.todo else "sheet"),
        score_sheet(state, shared.names, shared.teller, say),
    )


@lru_cache(4096)
def _track(points: tuple[int, ...]) -> Markup:
    """The points of everybody on a line."""
    track = trusted(score_track(points, 16, 468, 14).svg)
    return html('<svg class="score-track" id="score-track" viewBox="0 0 500 44" aria-hidden="true">{}</svg>', track)
