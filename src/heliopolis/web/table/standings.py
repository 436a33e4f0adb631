"""The top line of a table: what is played, when, how everyone stands, and the way to log and score sheet."""

from __future__ import annotations

from sys import getsizeof
from typing import Final

from markupsafe import Markup

from heliopolis.render.drawing_cache import KEYS, MEGABYTE, DrawingCache
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.web.common.clock_words import clock_of
from heliopolis.web.common.page import button_icon
from heliopolis.web.common.players import seat_mark
from heliopolis.web.common.score_sheet import score_sheet
from heliopolis.web.table.sections import CLOSE, Section
from heliopolis.web.table.view import TableView, VisitorView

SHEETS: Final[DrawingCache[Markup]] = DrawingCache(2 * MEGABYTE, lambda sheet: getsizeof(sheet) + KEYS)


def strip(view: VisitorView, menu: Markup) -> list[Section]:
    """Return what is played, when, and how everyone stands."""
    named = view.own_names == view.names
    standings = view.shared.once(_standings) if named else _called_standings(view.shared, view.own_names)
    return [*standings, Section("menu", menu, "details"), CLOSE]


def _standings(shared: TableView) -> list[Section]:
    return _called_standings(shared, shared.names)


def _called_standings(shared: TableView, names: tuple[str, ...]) -> list[Section]:
    """Title, scores by those names, and the score sheet."""
    state, scores = shared.state, shared.scores
    name, when = shared.stage.title, shared.when
    items = [_standing(shared, seat, names[seat], scores[seat].total) for seat in range(len(names))]
    head = html(
        '<section class="topline" id="strip"><h1><span>{}</span> <small>{}</small></h1><ol class="scores">{}</ol>'
        '<button type="button" class="open-log" data-opens="log">{}<span>{}</span></button>',
        name.partition(":")[0].strip(),  # what comes after a colon is a subtitle
        html("<i> · </i>").join(html("<b>{}</b>", each) for each in when.split(" · ")),
        joined(items),
        button_icon("log"),
        shared.say("log-short"),
    )
    lines = tuple([tuple(score.lines) for score in scores])
    result, lost = state.result(), tuple(shared.table.history.lost())
    shown = (state.game, shared.language, names, lines, () if result is None else tuple(result.ranks), lost)
    return [
        Section("", head),
        Section("projection", SHEETS.find(shown, lambda: _projection(shared, names)), "details"),
    ]


def _standing(shared: TableView, seat: int, name: str, total: int) -> Markup:
    """Return the points of a player, and what they would be if the game ended now."""
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
    terms = shared.table.header.clock
    if terms is not None and shared.clocks:
        # One above the other: a bar that is full has room for both.
        clock = clock_of(shared.clocks[seat], terms, shared.now, name, shared.say)
        outlook = html('<span class="beside">{}{}</span>', outlook, clock)
    return html(
        '<li class="score{}{}"><button type="button" data-seat="{}">{} <span class="pts">{}</span>{}</button></li>',
        now,
        thinking,
        seat + 1,
        seat_mark(seat, name),
        sum(shared.state.points[seat]),
        outlook,
    )


def _projection(shared: TableView, names: tuple[str, ...]) -> Markup:
    """Return the score sheet as if the game ended now."""
    say, state = shared.say, shared.state
    noted = shared.voice.texts.says("sheet-note")
    return html(
        '<details class="drop-down" id="projection"><summary>{}<span>{}</span></summary>'
        '<div class="pop panel"><h2>{}</h2>'
        "{}{}</div></details>",
        button_icon("scores"),
        say("projection-short"),
        say("projection-head" if state.todo else "sheet"),
        score_sheet(state, names, shared.voice, say, shared.table.history.lost()),
        html('<p class="quiet">{}</p>', shared.voice.say("sheet-note")) if state.todo and noted else NO_MARKUP,
    )
